"""Figures for a page of a given size: one that outgrows it is laid out larger and shown smaller."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from polofield.layout.sheet import Sheet
from polofield.look import Look
from polofield.units import TOLERANCE

LARGER = (1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0)
"""How many times larger a page is tried; text is then so many times smaller."""


def in_room(lay_out: Callable[[Look], Sheet], look: Look) -> Sheet:
    """The sheet for the page of a look, or for the least larger one that it does not outgrow."""
    (sheet,) = all_in_room(lambda larger: [lay_out(larger)], look)
    return sheet


def all_in_room(lay_out: Callable[[Look], Sequence[Sheet]], look: Look) -> Sequence[Sheet]:
    """The sheets for pages of a look, or for the least larger ones that none outgrows."""
    page = look.page
    assert page.height is not None
    for larger in LARGER:
        wide, high = page.width * larger, page.height * larger
        enlarged = replace(look, profile=replace(page, width=wide, height=high))
        sheets = lay_out(enlarged)
        if fit(sheets, enlarged):
            break
    return sheets


def fit(sheets: Sequence[Sheet], look: Look) -> bool:
    """Whether no sheet outgrows the page of a look."""
    height = look.page.height
    return height is None or all(sheet.height <= height + TOLERANCE for sheet in sheets)
