"""Yards and metres, and the tolerance for a place on a line."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from polofield.errors import MeasuredError, PlaceError
from polofield.values import finite

Units = Literal["yd", "m"]

METRES_PER_YARD = "0.9144"
TOLERANCE = 1e-6
"""Yards within which a place counts as on a line, to allow for rounding."""


def from_metres(metres: float) -> float:
    """Convert metres to yards, correctly rounded: 82.296 m is exactly 90 yd.

    Raises:
        PlaceError: not a finite number.

    Example:
        >>> import polofield as pf
        >>> pf.from_metres(82.296), pf.Field(length=pf.from_metres(251.46)).length
        (90.0, 275.0)
    """
    number = finite(metres, "metres", PlaceError)
    try:
        return float(Fraction(repr(number)) / Fraction(METRES_PER_YARD))
    except OverflowError:
        raise PlaceError("metres is too large a number") from None


def to_metres(yards: float) -> float:
    """Convert yards to metres."""
    return yards * float(METRES_PER_YARD)


def in_units(error: MeasuredError, units: Units) -> MeasuredError:
    """The same error, with its numbers in those units."""
    return error.told(units, to_metres) if units == "m" else error.told(units)
