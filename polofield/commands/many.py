"""Many tasks on all cores, with a progress bar on a terminal and a clean stop on Ctrl-C."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import connection, resource_tracker
from typing import TypeVar

import click

from polofield.stops import STOPS

Task = TypeVar("Task")
Result = TypeVar("Result")

WORTH_A_WORKER = 8
"""Tasks that a further process has to have to make up for its start, where nothing else is said."""


def done_in_order(
    do: Callable[[Task], Result], tasks: Sequence[Task], label: str, worth: int = WORTH_A_WORKER
) -> list[Result]:
    """`do` of every task, in the order of the tasks; both must be picklable.

    `worth` is how many of them make up for the start of a process. A task reports its own failure
    in its result: an exception ends them all.
    """
    workers = min(_cores(), len(tasks) // worth)
    with progress(len(tasks), label) as advance:
        if workers < 2:
            return list(_one_by_one(do, tasks, advance))
        return _shared(do, tasks, workers, advance)


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def progress(length: int, label: str) -> Iterator[Callable[[], None]]:
    """What is called after each task; it shows nothing where stderr is no terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda: None
        return
    with click.progressbar(length=length, label=label, file=sys.stderr) as bar:
        yield lambda: bar.update(1)


def _one_by_one(
    do: Callable[[Task], Result], tasks: Sequence[Task], advance: Callable[[], None]
) -> Iterator[Result]:
    for task in tasks:
        yield do(task)
        advance()


def _shared(
    do: Callable[[Task], Result], tasks: Sequence[Task], workers: int, advance: Callable[[], None]
) -> list[Result]:
    # Started afresh, not forked: a fork of a process with threads may hang, and so it is the same
    # on every system.
    context = multiprocessing.get_context("spawn")
    pool: ProcessPoolExecutor | None = None
    try:
        with _stops_held_back():
            pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_begin)
            futures: list[Future[Result]] = [pool.submit(_whole, do, task) for task in tasks]
        for _ in as_completed(futures):
            advance()
        return [_result(future, do, task) for future, task in zip(futures, tasks, strict=True)]
    finally:
        # A task under way ends, so that what it writes is whole.
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)


def _result(future: Future[Result], do: Callable[[Task], Result], task: Task) -> Result:
    """The result of a task, done here where the process that had it was killed."""
    try:
        return future.result()
    except BrokenProcessPool:
        return do(task)


@contextmanager
def _stops_held_back() -> Iterator[None]:
    """What is started meanwhile is started whole, and never hears of a Ctrl-C or a hang-up.

    A stop that comes meanwhile counts after it: a process whose starter is gone would complain.
    """
    held: list[int] = []
    handlers = {}
    if threading.current_thread() is threading.main_thread():
        for stop in STOPS:
            if signal.getsignal(stop) is not None:  # None: not Python's, so not to be put back
                handlers[stop] = signal.signal(stop, lambda number, _: held.append(number))
    can_mask = hasattr(signal, "pthread_sigmask")
    # what is started inherits the mask; a thread of a library has its own, hence the handlers
    to_all = {stop for stop in STOPS if stop != signal.SIGTERM}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, to_all) if can_mask else set()
    # It knows of Ctrl-C itself, and when it starts it lets interrupts through again.
    resource_tracker.ensure_running()
    if can_mask:
        signal.pthread_sigmask(signal.SIG_BLOCK, to_all)
    try:
        yield
    finally:
        if can_mask:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        for stop, handler in handlers.items():
            signal.signal(stop, handler)
        for number in held[:1]:
            signal.raise_signal(number)


# In the processes that are started

_at_work = threading.Lock()
"""Held during a task, lest its process ends in the middle of one."""


def _begin() -> None:
    """Leave it to the first process to stop this one, and end where that has ended without.

    Ctrl-C and the end of a terminal reach every process of it.
    """
    for stop in STOPS:
        if stop != signal.SIGTERM:  # the pool's own way to end a process
            signal.signal(stop, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    _is_gone(timeout=None)
    with _at_work:
        os._exit(1)


def _is_gone(timeout: float | None) -> bool:
    """Whether the process that started this one ends within a time."""
    first = multiprocessing.parent_process()
    return first is not None and bool(connection.wait([first.sentinel], timeout))


def _whole(do: Callable[[Task], Result], task: Task) -> Result:
    with _at_work:
        if _is_gone(timeout=0):
            os._exit(1)
        return do(task)
