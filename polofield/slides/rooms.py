"""Figures for a page of a given size: one that outgrows it is laid out larger and shown smaller."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from polofield.layout.sheet import Sheet
from polofield.look import Look

LARGER = (1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0)
"""How many times larger a page is tried; text is then so many times smaller."""


def in_room(lay_out: Callable[[Look], Sheet], look: Look) -> Sheet:
    """The sheet for the page of a look, or for the least larger one that it does not outgrow."""
    page = look.page
    assert page.height is not None
    for larger in LARGER:
        wide, high = page.width * larger, page.height * larger
        sheet = lay_out(replace(look, profile=replace(page, width=wide, height=high)))
        if sheet.height <= high + 1e-6:
            break
    return sheet
