"""Drawings by other libraries, and how polofield is timed beside them."""

import io
import re
import resource
import subprocess
import sys

import chess
import chess.svg
import matplotlib.pyplot as plt
from mplsoccer import Pitch

TURNS = 3
WARM_UP = 3
PIXELS = (1800, 1000)


def soccer(format):
    """mplsoccer's plain pitch, as its documentation draws it, saved in that format."""
    buffer = io.BytesIO()
    width, height = PIXELS
    figure, _ = Pitch(pitch_type="uefa", goal_type="box").draw(figsize=(width / 200, height / 200))
    figure.savefig(buffer, format=format, dpi=200)
    plt.close(figure)
    return buffer.getvalue()


def chess_board():
    """A board after five moves, with an arrow and marked squares."""
    board = chess.Board()
    for move in ("e4", "e5", "Nf3", "Nc6", "Bb5"):
        board.push_san(move)
    return chess.svg.board(
        board,
        lastmove=board.peek(),
        arrows=[chess.svg.Arrow(chess.B5, chess.C6)],
        squares=board.attacks(chess.B5),
        size=400,
    )


def processor_time():
    """Milliseconds of processor time so far, including child processes that have ended.

    Unlike clock time, it does not grow while other programs use the machine.
    """
    usages = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return 1e3 * sum(usage.ru_utime + usage.ru_stime for usage in usages)


def beside(ours, theirs, runs):
    """The fastest run of each, in milliseconds, both warmed up.

    They take turns, several runs each, so that a change of the machine's speed affects both. The
    first runs of a turn do not count: the caches still hold the other's data.
    """
    times = ([], [])
    for _ in range(TURNS):
        for taken, what in zip(times, (ours, theirs), strict=True):
            for run in range(WARM_UP + runs):
                start = processor_time()
                what()
                if run >= WARM_UP:
                    taken.append(processor_time() - start)
    return min(times[0]), min(times[1])


def process(*args):
    """A process of this Python, to be timed or looked at."""
    return lambda: subprocess.run([sys.executable, *args], check=True, capture_output=True).stdout


def peak_memory(program):
    """The most memory that a process running this program held, in MiB, as Linux counts it."""
    told = f"{program}\nprint(open('/proc/self/status').read())"
    status = process("-c", told)().decode()
    return int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) / 1024
