"""Fitting figures to a page: one that is too high is laid out on a larger page and scaled down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from polofield.drawing.look import Look
from polofield.layout.sheet import Sheet
from polofield.surface.units import TOLERANCE

LARGER = (1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0)
"""The factors by which a page is enlarged, and text becomes smaller."""


def fit_to_page(lay_out: Callable[[Look], Sheet], look: Look) -> Sheet:
    """The sheet for the page of a look, or for the smallest larger page that it fits."""
    (sheet,) = fit_all_to_page(lambda larger: [lay_out(larger)], look)
    return sheet


def fit_all_to_page(lay_out: Callable[[Look], Sequence[Sheet]], look: Look) -> Sequence[Sheet]:
    """The sheets for the page of a look, or for the smallest larger page that all of them fit."""
    page = look.page
    assert page.height is not None
    for larger in LARGER:
        wide, high = page.width * larger, page.height * larger
        enlarged = replace(look, profile=replace(page, width=wide, height=high))
        sheets = lay_out(enlarged)
        if all_fit(sheets, enlarged):
            break
    return sheets


def all_fit(sheets: Sequence[Sheet], look: Look) -> bool:
    """Whether no sheet is higher than the page of a look."""
    height = look.page.height
    return height is None or all(sheet.height <= height + TOLERANCE for sheet in sheets)
