"""The arena rules as data: see `catalogue`."""

from __future__ import annotations

from polofield.rules.entries import Entry

ARENA_ENTRIES: tuple[Entry, ...] = ()
