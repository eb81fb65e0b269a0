"""The playing clock of a game: periods and scoreboard times in seconds of play, and back."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import accumulate

from polofield.conduct.numbers import LONGEST_PERIOD, PERIODS
from polofield.errors import CardError, in_short, not_a

MAX_PERIODS = 24
"""More periods than any game with overtime has; catches typing errors."""

_TIME = re.compile(r"([0-9]{1,2}):([0-5][0-9])")


@dataclass(frozen=True, slots=True)
class PlayingClock:
    """The periods of a game on one time line, in seconds of play since its start.

    Attributes:
        lengths: the length of each period, in whole seconds.

    Raises:
        CardError: no periods, too many, or one that is 0:00 or longer than 7:30.
    """

    lengths: tuple[int, ...] = (int(LONGEST_PERIOD),) * PERIODS

    def __post_init__(self) -> None:
        if isinstance(self.lengths, list):
            object.__setattr__(self, "lengths", tuple(self.lengths))
        if not isinstance(self.lengths, tuple):
            raise CardError(not_a("lengths", self.lengths, "a tuple of whole seconds"))
        if not 1 <= len(self.lengths) <= MAX_PERIODS:
            raise CardError(f"expected 1 to {MAX_PERIODS} periods, got {len(self.lengths)}")
        for number, length in enumerate(self.lengths, 1):
            if type(length) is not int or not 0 < length <= LONGEST_PERIOD:
                raise CardError(
                    f"period {number}: expected a length of 1 to {LONGEST_PERIOD:.0f} seconds"
                    f" ({LONGEST}), got {in_short(length)}"
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
        """A time in a period as seconds of play since the start of the game.

        `left` is what the scoreboard shows, counting down from the length of the period; `elapsed`
        counts up from 0. Give exactly one of the two, in seconds.

        Raises:
            CardError: no such period, both times or neither, or a time outside the period.
        """
        if type(period) is not int or not 1 <= period <= len(self.lengths):
            raise CardError(
                f"period: expected a number from 1 to {len(self.lengths)}, got {in_short(period)}"
            )
        length = self.lengths[period - 1]
        if (left is None) == (elapsed is None):
            raise CardError("expected either the time left or the time elapsed in the period")
        given = left if left is not None else elapsed
        if type(given) is not int or not 0 <= given <= length:
            is_time = type(given) is int and 0 <= given < 100 * LONGEST_PERIOD
            shown = minutes(given) if is_time else in_short(given)  # type: ignore[arg-type]
            word = "left" if left is not None else "elapsed"
            raise CardError(
                f"{word}: expected a time within period {period}, which lasts {minutes(length)},"
                f" got {shown}"
            )
        return self.starts[period - 1] + (length - given if left is not None else given)

    def place(self, second: int) -> tuple[int, int]:
        """The period, counted from 1, and the seconds left in it; a boundary ends a period.

        Raises:
            CardError: not a second of this game.
        """
        if type(second) is not int or second < 0:
            raise CardError(not_a("second", second, "a whole second of play"))
        for number, (start, length) in enumerate(zip(self.starts, self.lengths, strict=True), 1):
            if second <= start + length:
                return number, start + length - second
        raise CardError(f"second {in_short(second)} is after the end of the game ({self.total})")


def minutes(seconds: int) -> str:
    """A time as the scoreboard shows it, such as `7:30`."""
    return f"{seconds // 60}:{seconds % 60:02d}"


LONGEST = minutes(int(LONGEST_PERIOD))


def seconds(time: str) -> int | None:
    """A time such as `7:30` in seconds; None if it is not a time."""
    match = _TIME.fullmatch(time)
    return 60 * int(match[1]) + int(match[2]) if match else None
