"""Run many tasks on all cores, with a progress bar on a terminal and a clean stop on Ctrl-C."""

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

from polofield.commands import STOP_SIGNALS

Task = TypeVar("Task")
Result = TypeVar("Result")

TASKS_PER_WORKER = 8
"""How many tasks make up for the start of one more process."""


def run_all(
    do: Callable[[Task], Result],
    tasks: Sequence[Task],
    label: str,
    per_worker: int = TASKS_PER_WORKER,
) -> list[Result]:
    """The results of `do` for every task, in the order of the tasks; both must be picklable.

    `per_worker` is how many tasks make up for the start of a process. A task should return its
    failure: an exception stops them all.
    """
    workers = min(_cores(), len(tasks) // per_worker)
    with progress(len(tasks), label) as advance:
        if workers < 2:
            return list(_run_here(do, tasks, advance))
        return _run_in_workers(do, tasks, workers, advance)


def _cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def progress(length: int, label: str) -> Iterator[Callable[[], None]]:
    """A progress bar, as a function to call after each task; hidden unless stderr is a terminal."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda: None
        return
    with click.progressbar(length=length, label=label, file=sys.stderr) as bar:
        yield lambda: bar.update(1)


def _run_here(
    do: Callable[[Task], Result], tasks: Sequence[Task], advance: Callable[[], None]
) -> Iterator[Result]:
    for task in tasks:
        yield do(task)
        advance()


def _run_in_workers(
    do: Callable[[Task], Result], tasks: Sequence[Task], workers: int, advance: Callable[[], None]
) -> list[Result]:
    # Spawned, not forked: a fork of a process with threads may hang, and not every system can fork.
    context = multiprocessing.get_context("spawn")
    pool: ProcessPoolExecutor | None = None
    try:
        with _stops_deferred():
            pool = ProcessPoolExecutor(workers, mp_context=context, initializer=_start_worker)
            futures: list[Future[Result]] = [pool.submit(_run_task, do, task) for task in tasks]
        for _ in as_completed(futures):
            advance()
        return [_result(future, do, task) for future, task in zip(futures, tasks, strict=True)]
    finally:
        # A running task is finished, so that no file is half-written.
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)


def _result(future: Future[Result], do: Callable[[Task], Result], task: Task) -> Result:
    """The result of a task; if its process was killed, it is run again here."""
    try:
        return future.result()
    except BrokenProcessPool:
        return do(task)


@contextmanager
def _stops_deferred() -> Iterator[None]:
    """Defer stop signals; processes started meanwhile ignore Ctrl-C and the terminal's hang-up.

    A process whose parent stops while it is starting would print a traceback.
    """
    held: list[int] = []
    handlers = {}
    if threading.current_thread() is threading.main_thread():
        for stop in STOP_SIGNALS:
            if signal.getsignal(stop) is not None:  # None: not set from Python, cannot be restored
                handlers[stop] = signal.signal(stop, lambda number, _: held.append(number))
    can_mask = hasattr(signal, "pthread_sigmask")
    # A child inherits the mask; threads of libraries have masks of their own, hence the handlers.
    to_all = {stop for stop in STOP_SIGNALS if stop != signal.SIGTERM}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, to_all) if can_mask else set()
    # The tracker handles Ctrl-C itself, and unblocks the signals when it starts.
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


# In the worker processes

_working = threading.Lock()
"""Held during a task, so that the process does not end in the middle of one."""


def _start_worker() -> None:
    """Let the parent stop this process, and end it if the parent has ended without doing so.

    Ctrl-C and a hang-up reach every process of the terminal.
    """
    for stop in STOP_SIGNALS:
        if stop != signal.SIGTERM:  # the pool uses it to end a process
            signal.signal(stop, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    _parent_ended(timeout=None)
    with _working:
        os._exit(1)


def _parent_ended(timeout: float | None) -> bool:
    """Whether the parent process ends within the timeout in seconds."""
    parent = multiprocessing.parent_process()
    return parent is not None and bool(connection.wait([parent.sentinel], timeout))


def _run_task(do: Callable[[Task], Result], task: Task) -> Result:
    with _working:
        if _parent_ended(timeout=0):
            os._exit(1)
        return do(task)
