"""Regions and lines in yards as paths on the page: round edges as arcs, hatch as clipped lines."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from polofield.layout.sheet import Arc, Point, Ring, ScaleMap
from polofield.limits import QUAD_SEGS, Floats

Circle = tuple[float, float, float]

_ON_ARC = 0.004
"""Yards off a circle within which a vertex is one of its arc: a chord's rise, and no more."""
_STEP = 1.6 * (math.pi / 2) / QUAD_SEGS
"""The widest angle between two neighbours on an arc."""
_DIAGONAL = math.sqrt(0.5)


def polygons_of(region: BaseGeometry) -> list[shapely.Polygon]:
    """The polygons in any Shapely geometry, in its order."""
    parts = shapely.get_parts(region)
    return [
        piece
        for part in parts
        for piece in shapely.get_parts(part)
        if isinstance(piece, shapely.Polygon) and not piece.is_empty
    ]


def rings(region: BaseGeometry, arcs: Sequence[Circle], yards: ScaleMap) -> tuple[Ring, ...]:
    """Every ring of a region's polygons on the page."""
    found: list[Ring] = []
    for polygon in polygons_of(region):
        for ring in (polygon.exterior, *polygon.interiors):
            found.append(_line(shapely.get_coordinates(ring)[:-1], arcs, yards, closed=True))
    return tuple(found)


def open_lines(
    lines: Iterable[BaseGeometry], arcs: Sequence[Circle], yards: ScaleMap
) -> tuple[Ring, ...]:
    """Lines on the page, not closed."""
    found: list[Ring] = []
    for line in lines:
        coordinates = shapely.get_coordinates(line)
        if len(coordinates) > 1:
            found.append(_line(coordinates, arcs, yards, closed=False))
    return tuple(found)


def to_page(coordinates: Floats, yards: ScaleMap) -> Floats:
    """Places (n, 2) in yards, on the page."""
    a, b, c, d = yards.turn
    x, y = coordinates[:, 0], coordinates[:, 1]
    return np.column_stack(
        (yards.x0 + yards.scale * (a * x + b * y), yards.y0 - yards.scale * (c * x + d * y))
    )


def _line(places: Floats, arcs: Sequence[Circle], yards: ScaleMap, *, closed: bool) -> Ring:
    page = to_page(places, yards).tolist()
    on_arc = _arc_of_edges(places, arcs, closed=closed)
    if on_arc is None:
        return tuple(Point(*point) for point in page)
    count = len(page)
    edges = count if closed else count - 1
    start = 0
    if closed:
        # Begin where an arc ends or begins, so that no arc is cut in two by the ring's seam.
        start = next((k for k in range(count) if on_arc[k] != on_arc[k - 1]), 0)
    ring: list[Point | Arc] = [Point(*page[start])]
    k = 0
    while k < edges:
        which = on_arc[(start + k) % count]
        end = k + 1
        if which >= 0:
            while (
                end < edges and on_arc[(start + end) % count] == which and end - k < QUAD_SEGS * 2
            ):
                end += 1
        point = page[(start + end) % count]
        if which < 0:
            ring.append(Point(*point))
        else:
            here, after = page[(start + k) % count], page[(start + k + 1) % count]
            cx, cy = yards.point(arcs[which][0], arcs[which][1])
            cross = (here[0] - cx) * (after[1] - cy) - (here[1] - cy) * (after[0] - cx)
            ring.append(Arc(point[0], point[1], cx, cy, cross > 0))
        k = end
    if closed and isinstance(ring[-1], Point) and ring[-1] == ring[0]:
        ring.pop()
    return tuple(ring)


def _arc_of_edges(places: Floats, arcs: Sequence[Circle], *, closed: bool) -> list[int] | None:
    """For each edge from a place to the next the arc it lies on, or -1; None where no edge does."""
    if not arcs or len(places) < 3:
        return None
    following = np.roll(places, -1, axis=0)
    found: NDArray[np.int64] = np.full(len(places), -1)
    for which, (cx, cy, r) in enumerate(arcs):
        dx, dy = places[:, 0] - cx, places[:, 1] - cy
        near = np.abs(np.hypot(dx, dy) - r) < _ON_ARC
        ex, ey = following[:, 0] - cx, following[:, 1] - cy
        turn = np.abs(np.arctan2(dx * ey - dy * ex, dx * ex + dy * ey))
        found[near & np.roll(near, -1) & (turn < _STEP)] = which
    if not closed:
        found[-1] = -1
    return found.tolist() if (found >= 0).any() else None


def hatch_lines(
    region: BaseGeometry, yards: ScaleMap, pitch: float, *, rising: bool
) -> tuple[tuple[Point, Point], ...]:
    """Parallel lines at 45 degrees over a region, clipped to it, on the page.

    Lines of one direction fall on one grid wherever they are drawn, so two zones of one side
    that overlap do not moiré.
    """
    page = shapely.transform(region, lambda coordinates: to_page(coordinates, yards))
    if page.is_empty:
        return ()
    x1, y1, x2, y2 = page.bounds
    sign = 1.0 if rising else -1.0
    step = pitch / _DIAGONAL
    # Lines x + sign * y = k * step.
    ends = sorted((x1 + sign * y1, x1 + sign * y2, x2 + sign * y1, x2 + sign * y2))
    ks = np.arange(math.ceil(ends[0] / step), math.floor(ends[-1] / step) + 1) * step
    starts = np.column_stack((ks - sign * y1, np.full(len(ks), y1)))
    stops = np.column_stack((ks - sign * y2, np.full(len(ks), y2)))
    lines = shapely.MultiLineString(np.stack((starts, stops), axis=1).tolist())
    clipped = shapely.intersection(lines, page)
    segments = []
    for part in shapely.get_parts(clipped):
        if part.geom_type == "LineString":
            (ax, ay), *_, (bx, by) = shapely.get_coordinates(part).tolist()
            segments.append((Point(ax, ay), Point(bx, by)))
    return tuple(sorted(segments))
