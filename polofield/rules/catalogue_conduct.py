"""The figures of the conduct rule as data: see `catalogue`. They are of no surface."""

from __future__ import annotations

from typing import Final

from polofield.conduct import numbers as n
from polofield.rulings.entries import Entry
from polofield.rulings.phrase import EMPTY, say
from polofield.words import conduct_figures as w

GROUP: Final = "Conduct"

CONDUCT_ENTRIES: tuple[Entry, ...] = tuple(
    Entry(f"conduct/{name}", say(title), EMPTY, clause, None, GROUP, kind="diagram")
    for name, title, clause in (
        ("ladder", w.LADDER, n.YELLOW),
        ("timeline", w.TIMELINE, n.YELLOW),
        ("after-game", w.AFTER_GAME, n.AFTER_GAME),
        ("board", w.BOARD, n.ACCUMULATED),
    )
)
