"""Regions and lines in yards as paths on the page, their round edges as arcs."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry
from shapely.geometry.base import BaseMultipartGeometry

from polofield.layout.sheet import Arc, Curve, Point, Ring, ScaleMap
from polofield.surface.limits import QUAD_SEGS, Floats

Circle = tuple[float, float, float]

_ON_ARC = 1.3 * (1 - math.cos(math.pi / 4 / QUAD_SEGS))
"""Of its radius, how far off a circle a vertex of its arc may be: a chord's rise, hardly more."""
_STEP = 1.6 * (math.pi / 2) / QUAD_SEGS
"""The widest angle between two neighbours on an arc."""


def _polygons_of(region: Geometry) -> Iterator[shapely.Polygon]:
    """The polygons in any Shapely geometry, in its order."""
    if isinstance(region, BaseMultipartGeometry):
        for part in shapely.get_parts(region):
            yield from _polygons_of(part)
    elif isinstance(region, shapely.Polygon) and not region.is_empty:
        yield region


def rings(region: Geometry, arcs: Sequence[Circle], yards: ScaleMap) -> tuple[Ring, ...]:
    """Every ring of a region's polygons on the page."""
    return _on_page(shapely.get_rings(list(_polygons_of(region))), arcs, yards, closed=True)


def open_lines(
    lines: Sequence[Geometry], arcs: Sequence[Circle], yards: ScaleMap
) -> tuple[Ring, ...]:
    """Lines on the page, not closed."""
    return _on_page(lines, arcs, yards, closed=False)


def _on_page(
    lines: Sequence[Geometry], arcs: Sequence[Circle], yards: ScaleMap, *, closed: bool
) -> tuple[Ring, ...]:
    places = shapely.get_coordinates(lines)
    page = to_page(places, yards)
    found: list[Ring] = []
    start = 0
    for count in shapely.get_num_coordinates(lines).tolist():
        part = slice(start, start + count - closed)
        if count > 1:
            found.append(_line(places[part], page[part], arcs, yards, closed=closed))
        start += count
    return tuple(found)


def to_page(coordinates: Floats, yards: ScaleMap) -> Floats:
    """Places (n, 2) in yards, on the page."""
    a, b, c, d = yards.turn
    turned = coordinates if a else coordinates[:, ::-1]
    along = yards.scale * (a + b), -yards.scale * (c + d)
    page: Floats = turned * along + (yards.x0, yards.y0)
    return page


def _line(
    places: Floats, page: Floats, arcs: Sequence[Circle], yards: ScaleMap, *, closed: bool
) -> Ring:
    """A line through places, which are there on the page as well, with arcs for its round edges."""
    on_arc = _arc_of_edges(places, arcs, closed=closed)
    if on_arc is None:
        return tuple(map(Point._make, page.tolist()))
    if closed:
        # Begin where an arc ends or begins, so that no arc is cut in two by the ring's seam.
        seams = _changes(np.concatenate((on_arc[-1:], on_arc)))
        seam = seams[0] if seams else 0
        on_arc = np.concatenate((on_arc[seam:], on_arc[:seam]))
        page = np.concatenate((page[seam:], page[: seam + 1]))
    ring: list[Point | Arc] = [Point(*page[0].tolist())]
    for begin, end in pairwise((0, *(k + 1 for k in _changes(on_arc)), len(page) - 1)):
        which = on_arc[begin]
        if which < 0:
            ring.extend(map(Point._make, page[begin + 1 : end + 1].tolist()))
            continue
        cx, cy = yards.point(arcs[which][0], arcs[which][1])
        for first in range(begin, end, 2 * QUAD_SEGS):
            last = min(first + 2 * QUAD_SEGS, end)
            start, middle, (x, y) = page[[first, (first + last + 2) // 2, last]].tolist()
            ring.append(Arc(x, y, cx, cy, _turns_clockwise(start, middle, cx, cy)))
    if closed and isinstance(ring[-1], Point) and ring[-1] == ring[0]:
        ring.pop()
    return tuple(ring)


def _changes(values: NDArray[np.int64]) -> list[int]:
    """The indices of the values that another one follows."""
    found: list[int] = np.flatnonzero(values[1:] != values[:-1]).tolist()
    return found


def _turns_clockwise(start: Sequence[float], middle: Sequence[float], cx: float, cy: float) -> bool:
    """Which way a run of places, half a turn at most, goes round a centre, by its middle.

    The place after the first would not tell: clips leave specks.
    """
    (ax, ay), (bx, by) = start, middle
    return (ax - cx) * (by - cy) - (ay - cy) * (bx - cx) > 0


def _arc_of_edges(
    places: Floats, arcs: Sequence[Circle], *, closed: bool
) -> NDArray[np.int64] | None:
    """For each edge from a place to the next the arc it lies on, or -1; None where no edge does."""
    if not arcs or len(places) < 3:
        return None
    following = np.concatenate((places[1:], places[:1]))
    found: NDArray[np.int64] = np.full(len(places), -1)
    for which, (cx, cy, r) in enumerate(arcs):
        dx, dy = places[:, 0] - cx, places[:, 1] - cy
        near = np.abs(np.hypot(dx, dy) - r) < _ON_ARC * r
        if not near.any():
            continue
        ex, ey = following[:, 0] - cx, following[:, 1] - cy
        turn = np.abs(np.arctan2(dx * ey - dy * ex, dx * ex + dy * ey))
        near_next = np.concatenate((near[1:], near[:1]))
        found[near & near_next & (turn < _STEP)] = which
    if not closed:
        found = found[:-1]
    return found if (found >= 0).any() else None


def flattened(ring: Ring, angle: float = 0.2) -> list[tuple[float, float]]:
    """The ring's points, with points on its arcs no more than an angle (radians) apart.

    And a few on each of its curves.
    """
    points: list[tuple[float, float]] = []
    for part in ring:
        if isinstance(part, Arc) and points:
            points.extend(_along(points[-1], part, angle))
        elif isinstance(part, Curve) and points:
            start = Point(*points[-1])
            points.extend(on_curve(start, part, k / ON_A_CURVE) for k in range(1, ON_A_CURVE))
        points.append((part.x, part.y))
    return points


def hull(ring: Ring) -> list[tuple[float, float]]:
    """Points round all of a ring: of a curve its handles, which it never passes."""
    points: list[tuple[float, float]] = []
    for part in ring:
        if isinstance(part, Curve):
            points.extend(((part.ax, part.ay), (part.bx, part.by)))
        elif isinstance(part, Arc) and points:
            points.extend(_along(points[-1], part, 0.2))
        points.append((part.x, part.y))
    return points


ON_A_CURVE = 8
"""Pieces of a curve where it is taken as straight ones."""


def on_curve(start: Point, curve: Curve, t: float) -> tuple[float, float]:
    """The place on a curve from `start`, from 0 where it begins to 1 where it ends."""
    u = 1 - t
    p, q, r, s = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
    return (
        p * start.x + q * curve.ax + r * curve.bx + s * curve.x,
        p * start.y + q * curve.ay + r * curve.by + s * curve.y,
    )


def _along(start: tuple[float, float], arc: Arc, angle: float) -> list[tuple[float, float]]:
    begin = math.atan2(start[1] - arc.cy, start[0] - arc.cx)
    turn = math.atan2(arc.y - arc.cy, arc.x - arc.cx) - begin
    full = 2 * math.pi
    turn = turn % full if arc.clockwise else -(-turn % full)
    r = math.hypot(start[0] - arc.cx, start[1] - arc.cy)
    count = max(2, math.ceil(abs(turn) / angle))
    turns = [begin + turn * k / count for k in range(1, count)]
    return [(arc.cx + r * math.cos(at), arc.cy + r * math.sin(at)) for at in turns]
