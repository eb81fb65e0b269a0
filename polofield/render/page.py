"""How large a page is."""

from __future__ import annotations

from math import isfinite

from polofield.errors import OutputError, in_short, not_a
from polofield.given import as_float, is_number
from polofield.layout.sheet import Sheet

INCHES = {"mm": 1 / 25.4, "cm": 1 / 2.54, "in": 1.0, "pt": 1 / 72, "px": 1 / 96}
"""Units that the width of a page may be given in."""


LEAST, MOST = 1 / 72, 20_000.0
"""Inches of a page's width, of whatever format."""


def checked_width(size: tuple[float, str]) -> tuple[float, str]:
    """`size`, or an `OutputError` where it is no width in one of the units of `INCHES`."""
    if not (
        isinstance(size, tuple | list)
        and len(size) == 2
        and is_number(size[0])
        and isinstance(size[1], str)
    ):
        raise OutputError(not_a("size", size, 'a number and its unit, such as (160, "mm")'))
    given, unit = size
    if unit not in INCHES:
        raise OutputError(f"no length unit {in_short(unit)}; known: {', '.join(INCHES)}")
    width = as_float(given)
    if not (isfinite(width) and width > 0):
        raise OutputError(f"a width must be a positive number of {unit}, not {in_short(given)}")
    if not LEAST <= width * INCHES[unit] <= MOST:
        raise OutputError(
            f"a width of {width:g}{unit} is outside {LEAST / INCHES[unit]:.3g}{unit} to"
            f" {MOST / INCHES[unit]:.7g}{unit}"
        )
    return width, unit


def inches_to_a_unit(sheet: Sheet, size: tuple[float, str] | None) -> float:
    """How large a page unit comes out where the page is as wide as `size`, or as it is."""
    if size is None:
        return sheet.unit
    width, unit = checked_width(size)
    return width * INCHES[unit] / sheet.width
