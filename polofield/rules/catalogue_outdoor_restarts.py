"""The restarts of outdoor Rule 22 as data: see `catalogue`."""

from __future__ import annotations

from polofield.rules.entries import Entry

RESTART_ENTRIES: tuple[Entry, ...] = ()
