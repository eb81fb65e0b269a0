"""How large a page is."""

from __future__ import annotations

from math import isfinite
from numbers import Real

from polofield.errors import OutputError, in_short, not_a
from polofield.layout.sheet import Sheet

INCHES = {"mm": 1 / 25.4, "cm": 1 / 2.54, "in": 1.0, "pt": 1 / 72, "px": 1 / 96}
"""Units that the width of a page may be given in."""


def is_number(value: object) -> bool:
    """Whether it is a number of any kind, numpy's among them."""
    return isinstance(value, Real) and not isinstance(value, bool)


def checked_width(size: tuple[float, str]) -> tuple[float, str]:
    """`size`, or an `OutputError` where it is no width in one of the units of `INCHES`."""
    if not (
        isinstance(size, tuple | list)
        and len(size) == 2
        and is_number(size[0])
        and isinstance(size[1], str)
    ):
        raise OutputError(not_a("size", size, 'a number and its unit, such as (160, "mm")'))
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
