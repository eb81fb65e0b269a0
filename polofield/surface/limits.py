"""Exact limits on positions, with a signed distance, the nearest legal place and a region.

A limit is a closed set of legal places: its boundary is legal, within `TOLERANCE`. Legality is
decided by distance; the Shapely region is only made for drawing and measuring.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Any

import numpy as np
import shapely
from numpy.typing import ArrayLike, NDArray
from shapely import Geometry

from polofield.surface.units import TOLERANCE

QUAD_SEGS = 64
"""Segments to a quarter circle in a region: an arc of 30 yd is then exact to 0.003 yd."""

Floats = NDArray[np.float64]

_FAR = 10_000.0


def _length(dx: Any, dy: Any) -> Any:
    # much faster for two floats, and a line-up needs hundreds of single places
    return math.hypot(dx, dy) if isinstance(dx, float) else np.hypot(dx, dy)


@dataclass(frozen=True, slots=True)
class StraightEdge:
    """The line n . p = offset, with the unit normal n."""

    nx: float
    ny: float
    offset: float


@dataclass(frozen=True, slots=True)
class RoundEdge:
    """The circle of radius r around (x, y)."""

    x: float
    y: float
    r: float


Edge = StraightEdge | RoundEdge


@dataclass(frozen=True, slots=True)
class HalfPlane:
    """Places p with n . p >= offset, where (nx, ny) is a unit vector and `offset` is in yards."""

    nx: float
    ny: float
    offset: float

    def margin(self, x: Any, y: Any) -> Any:
        """The signed distance in yards, positive if legal; `x` and `y` are numbers or arrays."""
        return self.nx * x + self.ny * y - self.offset

    def edges(self) -> Iterator[Edge]:
        """The lines and circles of its boundary."""
        yield StraightEdge(self.nx, self.ny, self.offset)

    def region(self, ground: Geometry) -> Geometry:
        """The legal part of a Shapely geometry."""
        return ground.intersection(self._half(1.0))

    def forbidden(self, ground: Geometry) -> Geometry:
        """The illegal part of a Shapely geometry."""
        return ground.intersection(self._half(-1.0))

    def _half(self, side: float) -> shapely.Polygon:
        """One side of the edge, as a polygon that extends beyond any ground."""
        ox, oy = self.nx * self.offset, self.ny * self.offset
        tx, ty = -self.ny * _FAR, self.nx * _FAR
        dx, dy = side * self.nx * _FAR, side * self.ny * _FAR
        return shapely.Polygon(
            [
                (ox - tx, oy - ty),
                (ox + tx, oy + ty),
                (ox + tx + dx, oy + ty + dy),
                (ox - tx + dx, oy - ty + dy),
            ]
        )


@dataclass(frozen=True, slots=True)
class Outside:
    """Places at least `r` yards from (x, y)."""

    x: float
    y: float
    r: float

    def margin(self, x: Any, y: Any) -> Any:
        """The signed distance in yards, positive if legal; `x` and `y` are numbers or arrays."""
        return _length(x - self.x, y - self.y) - self.r

    def edges(self) -> Iterator[Edge]:
        """The lines and circles of its boundary."""
        yield RoundEdge(self.x, self.y, self.r)

    def region(self, ground: Geometry) -> Geometry:
        """The legal part of a Shapely geometry."""
        return ground.difference(disc(self.x, self.y, self.r))

    def forbidden(self, ground: Geometry) -> Geometry:
        """The illegal part of a Shapely geometry."""
        return ground.intersection(disc(self.x, self.y, self.r))


@dataclass(frozen=True, slots=True)
class Within:
    """Places at most `r` yards from the segment (x1, y1) to (x2, y2), which may be a point."""

    x1: float
    y1: float
    x2: float
    y2: float
    r: float

    def margin(self, x: Any, y: Any) -> Any:
        """The signed distance in yards, positive if legal; `x` and `y` are numbers or arrays."""
        dx, dy = self.x2 - self.x1, self.y2 - self.y1
        square = dx * dx + dy * dy
        along = 0.0
        if square:
            along = np.clip(((x - self.x1) * dx + (y - self.y1) * dy) / square, 0.0, 1.0)
        return self.r - _length(x - self.x1 - along * dx, y - self.y1 - along * dy)

    def edges(self) -> Iterator[Edge]:
        """The lines and circles of its boundary."""
        yield RoundEdge(self.x1, self.y1, self.r)
        dx, dy = self.x2 - self.x1, self.y2 - self.y1
        long = math.hypot(dx, dy)
        if long:
            yield RoundEdge(self.x2, self.y2, self.r)
            nx, ny = -dy / long, dx / long
            middle = nx * self.x1 + ny * self.y1
            yield StraightEdge(nx, ny, middle + self.r)
            yield StraightEdge(nx, ny, middle - self.r)

    def region(self, ground: Geometry) -> Geometry:
        """The legal part of a Shapely geometry."""
        return ground.intersection(self._shape())

    def forbidden(self, ground: Geometry) -> Geometry:
        """The illegal part of a Shapely geometry."""
        return ground.difference(self._shape())

    def _shape(self) -> shapely.Polygon:
        if (self.x1, self.y1) == (self.x2, self.y2):
            return disc(self.x1, self.y1, self.r)
        core = shapely.LineString([(self.x1, self.y1), (self.x2, self.y2)])
        return core.buffer(self.r, quad_segs=QUAD_SEGS)


@dataclass(frozen=True, slots=True)
class AllOf:
    """Places that satisfy all of the limits; without any limits, every place is legal."""

    limits: tuple[Limit, ...]

    def margin(self, x: Any, y: Any) -> Any:
        """The signed distance in yards, positive if legal; `x` and `y` are numbers or arrays."""
        if not self.limits:
            return np.full(np.shape(x), np.inf)[()]
        margins = [limit.margin(x, y) for limit in self.limits]
        return min(margins) if isinstance(x, float) else reduce(np.minimum, margins)

    def edges(self) -> Iterator[Edge]:
        """The lines and circles of its boundary."""
        for limit in self.limits:
            yield from limit.edges()

    def region(self, ground: Geometry) -> Geometry:
        """The legal part of a Shapely geometry."""
        return reduce(lambda left, limit: limit.region(left), self.limits, ground)

    def forbidden(self, ground: Geometry) -> Geometry:
        """The illegal part of a Shapely geometry."""
        return shapely.union_all([limit.forbidden(ground) for limit in self.limits])


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Places that satisfy at least one of the limits."""

    limits: tuple[Limit, ...]

    def margin(self, x: Any, y: Any) -> Any:
        """The signed distance in yards, positive if legal; `x` and `y` are numbers or arrays."""
        return reduce(np.maximum, (limit.margin(x, y) for limit in self.limits))

    def edges(self) -> Iterator[Edge]:
        """The lines and circles of its boundary."""
        for limit in self.limits:
            yield from limit.edges()

    def region(self, ground: Geometry) -> Geometry:
        """The legal part of a Shapely geometry."""
        return shapely.union_all([limit.region(ground) for limit in self.limits])

    def forbidden(self, ground: Geometry) -> Geometry:
        """The illegal part of a Shapely geometry."""
        return reduce(lambda left, limit: limit.forbidden(left), self.limits, ground)


Limit = HalfPlane | Outside | Within | AllOf | AnyOf


def at_least_x(x: float) -> HalfPlane:
    """Places with at least this x."""
    return HalfPlane(1.0, 0.0, x)


def at_most_x(x: float) -> HalfPlane:
    """Places with at most this x."""
    return HalfPlane(-1.0, 0.0, -x)


def at_least_y(y: float) -> HalfPlane:
    """Places with at least this y."""
    return HalfPlane(0.0, 1.0, y)


def at_most_y(y: float) -> HalfPlane:
    """Places with at most this y."""
    return HalfPlane(0.0, -1.0, -y)


def shrunk(limit: Limit, inset: float) -> Limit:
    """The limit with every edge moved `inset` yards to its legal side."""
    match limit:
        case HalfPlane(nx, ny, offset):
            return HalfPlane(nx, ny, offset + inset)
        case Outside(x, y, r):
            return Outside(x, y, r + inset)
        case Within(x1, y1, x2, y2, r):
            return Within(x1, y1, x2, y2, r - inset)
        case AllOf(limits):
            return AllOf(tuple(shrunk(part, inset) for part in limits))
        case AnyOf(limits):
            return AnyOf(tuple(shrunk(part, inset) for part in limits))


def rectangle(x1: float, x2: float, y1: float, y2: float) -> AllOf:
    """Places in the rectangle, including its edge."""
    return AllOf((at_least_x(x1), at_most_x(x2), at_least_y(y1), at_most_y(y2)))


def disc(x: float, y: float, r: float) -> shapely.Polygon:
    """The polygon of a disc, with its vertices on the circle."""
    return shapely.Point(x, y).buffer(r, quad_segs=QUAD_SEGS)


def legal(limit: Limit, xy: ArrayLike) -> NDArray[np.bool_]:
    """Whether each of the (n, 2) places in yards satisfies the limit: (n,) of bool."""
    places = np.asarray(xy, dtype=float).reshape(-1, 2)
    margins: Floats = np.asarray(limit.margin(places[:, 0], places[:, 1]))
    return margins >= -TOLERANCE


def is_legal(limit: Limit, x: float, y: float) -> bool:
    """Whether one place satisfies the limit."""
    return bool(limit.margin(x, y) >= -TOLERANCE)


def nearest(limit: Limit, x: float, y: float) -> tuple[float, float] | None:
    """The legal place nearest to (x, y): the place itself if it is legal, None if there is none.

    The edge of a limit consists of lines and arcs, so the nearest place is either the foot of the
    perpendicular on one of them or a corner where two of them meet.
    """
    if is_legal(limit, x, y):
        return x, y
    edges = list(dict.fromkeys(limit.edges()))
    places = [foot for edge in edges for foot in _feet(edge, x, y)]
    by_distance = sorted((math.hypot(px - x, py - y), px, py) for px, py in places)
    if len(by_distance) > 1 and by_distance[0][0] + TOLERANCE < by_distance[1][0]:
        # A corner is on two edges, so it cannot be nearer than the second nearest foot.
        _, px, py = by_distance[0]
        if limit.margin(px, py) >= -TOLERANCE / 10:
            return px, py
    for i, one in enumerate(edges):
        for other in edges[:i]:
            places.extend(_intersections(one, other))
    if not places:
        return None
    candidates = np.array(places)
    # A corner is on its edges except for rounding, which is far below the tolerance.
    margins = limit.margin(candidates[:, 0], candidates[:, 1])
    candidates = candidates[np.asarray(margins) >= -TOLERANCE / 10]
    if not len(candidates):
        return None
    away = np.hypot(candidates[:, 0] - x, candidates[:, 1] - y)
    # Among equally near places, take the greatest x, then y: the same result on every machine.
    best = candidates[away <= away.min() + TOLERANCE]
    chosen = best[np.lexsort((best[:, 1].round(6), best[:, 0].round(6)))[-1]]
    return float(chosen[0]), float(chosen[1])


def _feet(edge: Edge, x: float, y: float) -> list[tuple[float, float]]:
    """The place or places nearest to (x, y) on an edge's line or circle."""
    if isinstance(edge, StraightEdge):
        gap = edge.nx * x + edge.ny * y - edge.offset
        return [(x - gap * edge.nx, y - gap * edge.ny)]
    dx, dy = x - edge.x, y - edge.y
    away = math.hypot(dx, dy)
    if away > TOLERANCE:
        return [(edge.x + dx * edge.r / away, edge.y + dy * edge.r / away)]
    return [
        (edge.x + edge.r * cx, edge.y + edge.r * cy)
        for cx, cy in ((1, 0), (0, 1), (-1, 0), (0, -1))
    ]


def _intersections(one: Edge, other: Edge) -> list[tuple[float, float]]:
    """The points where the lines or circles of two edges meet."""
    if isinstance(one, StraightEdge) and isinstance(other, StraightEdge):
        cross = one.nx * other.ny - one.ny * other.nx
        if abs(cross) < 1e-12:
            return []
        return [
            (
                (one.offset * other.ny - one.ny * other.offset) / cross,
                (one.nx * other.offset - one.offset * other.nx) / cross,
            )
        ]
    if isinstance(one, RoundEdge) and isinstance(other, RoundEdge):
        dx, dy = other.x - one.x, other.y - one.y
        apart = math.hypot(dx, dy)
        if apart < 1e-12:
            return []
        radical = (apart * apart + one.r * one.r - other.r * other.r) / (2 * apart)
        nx, ny = dx / apart, dy / apart
        return _intersections(one, StraightEdge(nx, ny, nx * one.x + ny * one.y + radical))
    line, circle = (one, other) if isinstance(one, StraightEdge) else (other, one)
    assert isinstance(line, StraightEdge)
    assert isinstance(circle, RoundEdge)
    gap = line.offset - line.nx * circle.x - line.ny * circle.y
    square = circle.r * circle.r - gap * gap
    if square < 0:
        return []
    half = math.sqrt(square)
    fx, fy = circle.x + gap * line.nx, circle.y + gap * line.ny
    return [(fx - half * line.ny, fy + half * line.nx), (fx + half * line.ny, fy - half * line.nx)]
