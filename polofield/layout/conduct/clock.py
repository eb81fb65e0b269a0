"""The clock of a game across the page: periods to scale, with gaps for the intervals."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from polofield.conduct.clock import PlayingClock

GAP_SHARE = 0.12
"""A gap is no wider than this share of what a period has on average."""


@dataclass(frozen=True, slots=True)
class ClockScale:
    """Seconds of play to the page; one scale for all periods, long or short."""

    clock: PlayingClock
    left: float
    right: float
    widest_gap: float

    @property
    def gap(self) -> float:
        """The room that an interval takes."""
        share = GAP_SHARE * (self.right - self.left) / len(self.clock.lengths)
        return min(self.widest_gap, share)

    @property
    def per_second(self) -> float:
        """Page units to a second."""
        gaps = self.gap * (len(self.clock.lengths) - 1)
        return (self.right - self.left - gaps) / self.clock.total

    def period(self, number: int) -> tuple[float, float]:
        """Where a period begins and ends; 1 is the first."""
        start = self.clock.starts[number - 1]
        begins = self.left + start * self.per_second + (number - 1) * self.gap
        return begins, begins + self.clock.lengths[number - 1] * self.per_second

    def x(self, second: int) -> float:
        """Where a second is; what ends a period is at its end."""
        number, left = self.clock.place(second)
        return self.period(number)[1] - left * self.per_second

    def pieces(self, start: int, end: int) -> Iterator[tuple[int, float, float]]:
        """A stretch of play by the periods that it lies in: the number of each, from, to."""
        begins = 0
        for number, length in enumerate(self.clock.lengths, 1):
            first, last = max(start, begins), min(end, begins + length)
            if first < last:
                left = self.period(number)[0]
                yield (
                    number,
                    left + (first - begins) * self.per_second,
                    left + (last - begins) * self.per_second,
                )
            begins += length
