"""The first minutes of a stretch of play as a bar, from a card or from the start of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from polofield.conduct.after import NextGame
from polofield.layout import page
from polofield.layout.conduct.base import Style, text_block
from polofield.layout.metrics import text_width
from polofield.layout.page import KeyLine
from polofield.layout.sheet import Group, Line, Mark, Path, Point, Text
from polofield.rulings.phrase import number, say
from polofield.words import conduct_figures as w

SHOWN = 330
"""The seconds that a bar shows to scale; after them it ends in a tip."""
BAR = 1.3
"""Its height, in least text sizes."""
MARKED = (120, 240)
"""The seconds that are numbered over a column of bars."""

KEY = (
    KeyLine("place", "bar", w.NO_SUBSTITUTE),
    KeyLine("place", "bar-soft", w.SUBSTITUTE_PLAYS),
)


@dataclass(frozen=True, slots=True)
class MinutesBar:
    """What a bar shows.

    Attributes:
        short: so many seconds out without a substitute, at the start.
        out: whether the player stays out after that, with a substitute.
        yellows: the yellow cards with which the player begins.
    """

    short: int = 0
    out: bool = False
    yellows: int = 0


def bar_of(owed: NextGame) -> MinutesBar:
    """The start of a game in which that is owed."""
    short = owed.short_handed_seconds if owed.suspended else owed.box_seconds
    return MinutesBar(short, owed.suspended, owed.yellows)


@dataclass(frozen=True, slots=True)
class BarColumn:
    """A column of bars, all to one scale."""

    left: float
    right: float
    style: Style

    @property
    def tip(self) -> float:
        """How long the tip is that a bar ends in."""
        return 0.5 * BAR * self.style.profile.least

    def x(self, second: int) -> float:
        """Where a second is."""
        return self.left + second * (self.right - self.tip - self.left) / SHOWN

    def drawn(self, bar: MinutesBar, middle: float, name: str) -> Group:
        """The bar about a height."""
        profile = self.style.profile
        half = BAR * profile.least / 2
        marks: list[Mark] = []
        rest = "bar-soft" if bar.out else "bar-empty"
        rim = profile.helper if bar.out else 0.0
        tipped = (
            Point(self.left, middle - half),
            Point(self.right - self.tip, middle - half),
            Point(self.right, middle),
            Point(self.right - self.tip, middle + half),
            Point(self.left, middle + half),
        )
        marks.append(Path((tipped,), rest, width=rim))
        if bar.short:
            end = self.x(bar.short)
            ring = (
                Point(self.left, middle - half),
                Point(end, middle - half),
                Point(end, middle + half),
                Point(self.left, middle + half),
            )
            marks.append(Path((ring,), "bar"))
        for had in range(1, bar.yellows + 1):
            x = self.left + self.style.card_width * (had - 0.5)
            card = page.card(profile, "yellow-card", str(had), x, middle)
            marks.append(Group("", card, "yellow-card"))
        return Group(name, tuple(marks), "minutes")

    def captioned(
        self, bar: MinutesBar, words: str, middle: float, name: str, role: str = "ink"
    ) -> tuple[list[Mark], float]:
        """The bar about a height with words under it, and the y below them."""
        profile = self.style.profile
        top = middle + (BAR / 2 + 0.15) * profile.least
        caption, below = text_block(words, self.left, top, self.right - self.left, profile, role)
        return [self.drawn(bar, middle, name), *caption], below

    def head(self, title: str, top: float, *, minutes: bool = True) -> Iterator[Mark]:
        """The title of the column and, on the same line, minutes of play."""
        size = self.style.profile.least
        if title:
            yield Text(self.left, top + size, title, size, "ink-soft")
        for second in MARKED if minutes else ():
            x, words = self.x(second), number(second / 60)
            begins = x - text_width(words, size) / 2
            if second == MARKED[-1]:
                words = say(w.MINUTES, minutes=words).say()
            yield Text(begins, top + size, words, size, "ink-soft")
            y = top + 1.25 * size
            yield Line(x, y, x, y + 0.4 * size, "rule", width=self.style.profile.helper)
