"""How much room the rows of a timeline take; closer where a page of fixed height needs it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spacing:
    """Sizes in least text sizes.

    Attributes:
        bar: the height of a player's bar.
        gap: what lies between two rows.
        least_over: the room over the bar of a player without a card.
        owed: the most of the page's width that the column of the next games takes.
    """

    bar: float = 1.3
    gap: float = 1.2
    least_over: float = 0.6
    owed: float = 0.25


SPACINGS = (
    Spacing(),
    Spacing(gap=0.45, owed=0.36),
    Spacing(bar=1.0, gap=0.1, least_over=0.1, owed=0.4),
)
"""The first is taken with which a figure fits on its page, else the last."""

WIDEST_GAP = 2.0
"""The widest gap where a page of fixed height has room."""
PIN = 0.4
"""How far a card stands over its bar."""
BAND = 2.3
"""The height of the band of a whole side."""
HEAD = 1.85
"""The height of the line over the bars: periods, minutes, the heads of columns."""
