"""Many tasks: in order, on one core or more, with a bar on a terminal only."""

import io
import multiprocessing
import os
import signal
import sys
import threading
import time

import pytest

from polofield.commands import STOP_SIGNALS, parallel
from polofield.commands.parallel import _stops_deferred, run_all


def square(number):
    return number * number, os.getpid()


@pytest.mark.parametrize("cores", [1, 2])
def test_results_are_in_the_order_of_the_tasks(monkeypatch, cores):
    monkeypatch.setattr(parallel, "_cores", lambda: cores)
    results = run_all(square, range(32), "Squaring")
    assert [result for result, _ in results] == [number * number for number in range(32)]
    elsewhere = {process for _, process in results} - {os.getpid()}
    assert bool(elsewhere) == (cores > 1)


def test_few_tasks_are_done_here(monkeypatch):
    monkeypatch.setattr(parallel, "_cores", lambda: 8)
    assert {process for _, process in run_all(square, range(9), "")} == {os.getpid()}
    assert run_all(square, (), "") == []


@pytest.mark.parametrize("stop", STOP_SIGNALS)
def test_a_stop_while_others_are_started_counts_when_they_are(stop):
    """It may reach a thread of a library, which has its own signal mask."""
    entered, stopped = threading.Event(), threading.Event()

    def library():
        entered.wait()
        signal.pthread_kill(threading.get_ident(), stop)
        stopped.set()

    def ended(*_):
        raise KeyboardInterrupt

    def start():
        with _stops_deferred():
            entered.set()
            stopped.wait()
            time.sleep(0.05)
            started.append("whole")

    threading.Thread(target=library).start()
    before = signal.signal(stop, ended)
    started = []
    try:
        with pytest.raises(KeyboardInterrupt):
            start()
        assert started == ["whole"]
        assert signal.getsignal(stop) is ended
    finally:
        signal.signal(stop, before)


def is_killed(number):
    if number == 5 and multiprocessing.parent_process() is not None:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_what_was_under_way_in_a_process_that_is_killed_is_done_all_the_same(monkeypatch):
    monkeypatch.setattr(parallel, "_cores", lambda: 2)
    assert run_all(is_killed, range(32), "") == [number * number for number in range(32)]


def fails(number):
    raise LookupError(number)


@pytest.mark.parametrize("cores", [1, 2])
def test_an_exception_ends_it(monkeypatch, cores):
    monkeypatch.setattr(parallel, "_cores", lambda: cores)
    with pytest.raises(LookupError):
        run_all(fails, range(32), "")


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_bar_on_a_terminal_only(monkeypatch):
    monkeypatch.setattr(parallel, "_cores", lambda: 1)
    for stream, shows in ((Terminal(), True), (io.StringIO(), False)):
        monkeypatch.setattr(sys, "stderr", stream)
        run_all(square, range(3), "Squaring")
        assert ("Squaring" in stream.getvalue()) == shows
