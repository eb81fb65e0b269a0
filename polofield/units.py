"""Yards and metres: the one place where they meet, and the one tolerance."""

from __future__ import annotations

from typing import Literal

Units = Literal["yd", "m"]

METRES_PER_YARD = "0.9144"
TOLERANCE = 1e-6
"""Yards within which a place counts as on a line, whatever arithmetic led to it."""


def from_metres(metres: float) -> float:
    """Metres in yards, correctly rounded: 82.296 m is 90 yd and 3.048 m is 10/3 yd, exactly.

    Raises:
        PlaceError: no finite number.
    """
    from fractions import Fraction

    from polofield.errors import PlaceError
    from polofield.given import finite

    number = finite(metres, "metres", PlaceError)
    try:
        return float(Fraction(repr(number)) / Fraction(METRES_PER_YARD))
    except OverflowError:
        raise PlaceError("metres is too large a number") from None


def to_metres(yards: float) -> float:
    """Yards in metres."""
    return yards * float(METRES_PER_YARD)
