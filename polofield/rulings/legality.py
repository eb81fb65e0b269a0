"""Whether places are legal for a side, by true distance."""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike, NDArray

from polofield.errors import PlaceError, in_short
from polofield.rulings.parts import Side
from polofield.rulings.ruling import Ruling, check_side, require_ruling
from polofield.surface.limits import legal as legal_places
from polofield.values import is_number


def legal(ruling: Ruling, side: Side, xy: ArrayLike) -> NDArray[np.bool_]:
    """Whether places are legal for a side.

    A boundary is legal. Legality is decided by distance, not by polygons.

    Args:
        ruling: the ruling.
        side: the side.
        xy: (n, 2) places in yards in the ruling's frame.

    Returns:
        (n,) of bool.

    Raises:
        RuleError: an unknown side, or no designated defender in this rule.
        PlaceError: not (n, 2) finite numbers.

    Example:
        >>> import polofield as pf
        >>> foul = pf.ruling("outdoor/penalty-5a", at=(62, 78))
        >>> pf.legal(foul, "opposing", [(100, 40), (40, 0)])
        array([ True, False])
    """
    require_ruling(ruling)
    check_side(ruling, side)
    places = _numbers(xy)
    if places.ndim != 2 or places.shape[1] != 2:
        raise PlaceError(f"expected (n, 2) numbers of yards, got an array of shape {places.shape}")
    if not np.isfinite(places).all():
        raise PlaceError("expected finite numbers of yards, got one that is not finite")
    return legal_places(ruling.limit(side), places)


def _numbers(xy: ArrayLike) -> NDArray[np.float64]:
    """An array of floats from numbers of any type; strings are not converted."""
    if _is_vast(xy):
        raise PlaceError(f"expected (n, 2) numbers of yards, got {in_short(xy)}")
    try:
        given = np.asarray(xy)
        if given.dtype.kind in "iuf" or (given.dtype == object and all(map(is_number, given.flat))):
            return given.astype(float)
    except Exception as error:  # converting an arbitrary object may raise anything
        raise PlaceError(f"expected (n, 2) numbers of yards, got {in_short(xy)}") from error
    raise PlaceError(f"expected (n, 2) numbers of yards, got {in_short(xy)}")


def _is_vast(xy: object) -> bool:
    """Whether NumPy would make far more numbers of it than there can be in places.

    It writes down every number of a range, and of lists in the rows, which may branch: two to the
    power of their depth.
    """
    several = (list, tuple)
    if not isinstance(xy, several):
        return isinstance(xy, range)
    return any(
        isinstance(row, range)
        or (isinstance(row, several) and any(isinstance(part, (*several, range)) for part in row))
        for row in xy
    )
