"""How large a page is."""

from __future__ import annotations

from math import isfinite

from polofield.errors import OutputError, in_short
from polofield.layout.sheet import Sheet

INCHES = {"mm": 1 / 25.4, "cm": 1 / 2.54, "in": 1.0, "pt": 1 / 72, "px": 1 / 96}
"""Units that the width of a page may be given in."""


def checked_width(size: tuple[float, str]) -> tuple[float, str]:
    """`size`, or an `OutputError` where it is no width in one of the units of `INCHES`."""
    width, unit = size
    if unit not in INCHES:
        raise OutputError(f"no length unit {in_short(unit)}; known: {', '.join(INCHES)}")
    if not (isfinite(width) and width > 0):
        raise OutputError(f"a width must be a positive number of {unit}, not {in_short(width)}")
    return width, unit


def inches_to_a_unit(sheet: Sheet, size: tuple[float, str] | None) -> float:
    """How large a page unit comes out where the page is as wide as `size`, or as it is."""
    if size is None:
        return sheet.unit
    width, unit = checked_width(size)
    return width * INCHES[unit] / sheet.width
