"""The playing clock of a game: periods and scoreboard times to seconds of play, and back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import accumulate

from polofield.conduct.numbers import LONGEST_PERIOD, PERIODS
from polofield.errors import CardError, in_short, not_a

MAX_PERIODS = 24
"""More periods than any game with overtime has; guards against a slip of the keyboard."""

_TIME = re.compile(r"([0-9]{1,2}):([0-5][0-9])")


@dataclass(frozen=True, slots=True)
class PlayingClock:
    """The periods of a game on one line of time, in seconds of play since its start.

    Attributes:
        lengths: each period's length in seconds, whole.

    Raises:
        CardError: no period, too many, or one that is not longer than 0:00 and at most 7:30.
    """

    lengths: tuple[int, ...] = (int(LONGEST_PERIOD),) * PERIODS

    def __post_init__(self) -> None:
        if isinstance(self.lengths, list):
            object.__setattr__(self, "lengths", tuple(self.lengths))
        if not isinstance(self.lengths, tuple):
            raise CardError(not_a("lengths", self.lengths, "a tuple of whole seconds"))
        if not 1 <= len(self.lengths) <= MAX_PERIODS:
            raise CardError(f"{len(self.lengths)} periods; a game has 1 to {MAX_PERIODS}")
        for number, length in enumerate(self.lengths, 1):
            if type(length) is not int or not 0 < length <= LONGEST_PERIOD:
                raise CardError(
                    f"period {number} lasts {in_short(length)} seconds;"
                    f" more than 0 and at most {LONGEST_PERIOD:.0f} ({LONGEST}) would be right"
                )

    @property
    def total(self) -> int:
        """The seconds of play in the whole game."""
        return sum(self.lengths)

    @property
    def starts(self) -> tuple[int, ...]:
        """The second at which each period starts."""
        return (0, *accumulate(self.lengths))[:-1]

    def at(self, period: int, *, left: int | None = None, elapsed: int | None = None) -> int:
        """Seconds of play since the start of the game.

        `left` is what the scoreboard shows, counting down from the period's length; `elapsed`
        counts up from 0. Give one of the two, in seconds.

        Raises:
            CardError: no such period, not just one of the two, or a time outside the period.
        """
        if type(period) is not int or not 1 <= period <= len(self.lengths):
            raise CardError(
                f"period {in_short(period)}: the game has {len(self.lengths)} (1 is the first)"
            )
        length = self.lengths[period - 1]
        if (left is None) == (elapsed is None):
            raise CardError("give either the time left or the time elapsed in the period")
        given = left if left is not None else elapsed
        if type(given) is not int or not 0 <= given <= length:
            is_time = type(given) is int and 0 <= given < 100 * LONGEST_PERIOD
            shown = minutes(given) if is_time else in_short(given)  # type: ignore[arg-type]
            word = "left" if left is not None else "elapsed"
            raise CardError(f"{word} {shown}: period {period} lasts {minutes(length)}")
        return self.starts[period - 1] + (length - given if left is not None else given)

    def place(self, second: int) -> tuple[int, int]:
        """The period (1 is the first) and the seconds left in it; a boundary ends a period.

        Raises:
            CardError: no second of this game.
        """
        if type(second) is not int or second < 0:
            raise CardError(not_a("second", second, "a whole second of play"))
        for number, (start, length) in enumerate(zip(self.starts, self.lengths, strict=True), 1):
            if second <= start + length:
                return number, start + length - second
        raise CardError(f"second {in_short(second)} is after the end of the game ({self.total})")


def minutes(seconds: int) -> str:
    """A time as a scoreboard shows it: `7:30`."""
    return f"{seconds // 60}:{seconds % 60:02d}"


LONGEST = minutes(int(LONGEST_PERIOD))


def seconds(time: str) -> int | None:
    """The seconds of a time such as `7:30`; None where it is not one."""
    match = _TIME.fullmatch(time)
    return 60 * int(match[1]) + int(match[2]) if match else None
