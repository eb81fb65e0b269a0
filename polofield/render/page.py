"""Page sizes."""

from __future__ import annotations

from math import isfinite

from polofield.errors import OutputError, in_short, not_a
from polofield.layout.sheet import Sheet
from polofield.values import as_float, is_number

INCHES = {"mm": 1 / 25.4, "cm": 1 / 2.54, "in": 1.0, "pt": 1 / 72, "px": 1 / 96}
"""The units for the width of a page, in inches."""


LEAST, MOST = 1 / 72, 20_000.0
"""The smallest and the largest width of a page in inches, for every format."""


def checked_width(size: tuple[float, str]) -> tuple[float, str]:
    """`size`, if it is a valid width in one of the units of `INCHES`.

    Raises:
        OutputError: not a valid width.
    """
    if not (
        isinstance(size, tuple | list)
        and len(size) == 2
        and is_number(size[0])
        and isinstance(size[1], str)
    ):
        raise OutputError(not_a("size", size, 'a number and its unit, such as (160, "mm")'))
    given, unit = size
    if unit not in INCHES:
        raise OutputError(f"unknown unit {in_short(unit)}; known: {', '.join(INCHES)}")
    width = as_float(given)
    if not (isfinite(width) and width > 0):
        raise OutputError(f"width: expected a positive number of {unit}, got {in_short(given)}")
    if not LEAST <= width * INCHES[unit] <= MOST:
        raise OutputError(
            f"width: expected {LEAST / INCHES[unit]:.3g}{unit} to"
            f" {MOST / INCHES[unit]:.7g}{unit}, got {width:g}{unit}"
        )
    return width, unit


def inches_to_a_unit(sheet: Sheet, size: tuple[float, str] | None) -> float:
    """The size of a page unit in inches, if the page has the width `size` or its own width."""
    if size is None:
        return sheet.unit
    width, unit = checked_width(size)
    return width * INCHES[unit] / sheet.width
