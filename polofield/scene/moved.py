"""For every place of a ball, where it is put, in parts that are moved alike.

A part is a piece of the ground, or a band along a line where a rule is about places on a line. From
all of it the ball goes to one place, or along the edge of the places where it may lie.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry

from polofield.rulings.parts import Place
from polofield.surface.geometry import areas
from polofield.surface.limits import Floats, Limit
from polofield.surface.surfaces import Surface

Placing = Callable[[Floats], Floats]
"""Where the ball is put for each of (n, 2) places."""
SAME = 1e-6
"""Yards within which two places are one."""
STEP = {"outdoor": 1.0, "arena": 0.5}
"""Yards between the places by which the ways of a part are found."""
LEAST_AREA = 1.0
"""Square yards below which the places from which the ball goes to one are on a line."""
NEAR = 1e-4
"""Yards within which two regions touch."""
BESIDE, HIT = 0.02, 0.08
"""How far beside an edge in yards it is found out whether the ball is put on that, and how near."""
FINE = 0.25
"""Yards between the places by which the pieces of an edge are told apart."""
RADIUS, TURNS, FAR = 0.05, 720, 1000.0
"""How far about a place, in how many directions and how far out a wedge is looked for."""
PART = 0.75
"""Of the longest way of a part, how long the one is that an arrow shows."""
DEPTH = {"outdoor": 6.0, "arena": 2.0}
"""Yards from a line to the far edge of the band that is shaded along it."""


@dataclass(frozen=True, slots=True, eq=False)
class Part:
    """A piece of ground from which the ball is moved alike.

    Attributes:
        region: the piece, or the band along a line.
        ways: from where to where, one for each direction that has to be seen.
        target: the one place to which the ball goes; None where there are many.
        edge: the straight line of those, of a part of a line.
    """

    region: Geometry
    ways: tuple[tuple[Place, Place], ...]
    sample: Place
    target: Place | None = None
    edge: Floats | None = None


def parts_of_ground(surface: Surface, place: Placing, stays: Limit) -> list[Part]:
    """The parts of the ground from which the ball is moved: those to one place first."""
    ground = surface.geometry["playing-area"]
    moved = areas(ground.difference(stays.region(ground)))
    starts = _grid(moved, STEP[surface.kind])
    ends = place(starts)
    moving = np.hypot(*(ends - starts).T) > SAME
    starts, ends = starts[moving], ends[moving]
    parts: list[Part] = []
    rest = moved
    for target in _targets_of_many(starts, ends):
        near = areas(_wedge(target, place).intersection(moved)).buffer(0)
        touching = [p for p in shapely.get_parts(near) if p.distance(shapely.Point(target)) < NEAR]
        if not touching:
            continue
        region = shapely.union_all(touching)
        rest = areas(rest.difference(region))
        at = region.centroid.x, region.centroid.y
        parts.append(Part(region, ((at, target),), at, target))
    for region in shapely.get_parts(rest).tolist():
        inside = shapely.contains_xy(region, starts[:, 0], starts[:, 1])
        if inside.any():
            *ways, (sample, _) = _ways(starts[inside], ends[inside])
            parts.append(Part(region, tuple(ways), sample))
    return parts


def edges_reached(lines: Sequence[Floats], place: Placing, stays: Limit) -> list[Floats]:
    """The pieces of the edges of where a ball stays to which it is put from just beyond them."""
    found: list[Floats] = []
    for line in lines:
        fine = shapely.get_coordinates(shapely.segmentize(shapely.LineString(line), FINE))
        middles, along = (fine[1:] + fine[:-1]) / 2, np.diff(fine, axis=0)
        off = np.column_stack((-along[:, 1], along[:, 0])) / np.hypot(*along.T)[:, None] * BESIDE
        left = stays.margin(*(middles + off).T) < 0
        beyond = np.where(left[:, None], middles + off, middles - off)
        kept = np.hypot(*(place(beyond) - middles).T) < HIT
        bounds = np.flatnonzero(np.diff(np.concatenate(([0], kept.astype(int), [0]))))
        for first, last in bounds.reshape(-1, 2).tolist():
            found.append(fine[first : last + 1])
    return found


def parts_of_line(surface: Surface, place: Placing, a: Place, b: Place) -> Iterator[Part]:
    """The parts of a straight line of the ground from which the ball is moved, as bands beyond."""
    for low, high in pairwise(_breaks(place, a, b)):
        inside = [low + share * (high - low) for share in (SAME, 0.5, 1 - SAME)]
        first, put, last = place(np.array([_at(a, b, share) for share in inside]))
        if math.dist(_at(a, b, inside[1]), put) <= SAME:
            continue
        band = _band(surface, _at(a, b, low), _at(a, b, high))
        target = (float(put[0]), float(put[1]))
        (x, y), (dx, dy) = _at(a, b, inside[1]), _outward(surface, a, b)
        way = ((x + 0.8 * dx, y + 0.8 * dy), target)
        if math.dist(first, last) <= SAME:
            yield Part(band, (way,), (x, y), target)
        else:
            yield Part(band, (way,), (x, y), None, np.array([first, last]))


def _grid(region: Geometry, step: float) -> Floats:
    """Places in a region, so many yards apart."""
    x1, y1, x2, y2 = region.bounds
    axes = np.arange(x1 + step / 2, x2, step), np.arange(y1 + step / 2, y2, step)
    places = np.column_stack([part.ravel() for part in np.meshgrid(*axes, indexing="ij")])
    inside: Floats = places[shapely.contains_xy(region, places[:, 0], places[:, 1])]
    return inside


def _targets_of_many(starts: Floats, ends: Floats) -> Iterator[Place]:
    """The places to each of which the ball is put from a whole piece of the ground."""
    rounded, which = np.unique(ends.round(6), axis=0, return_inverse=True)
    for index, (x, y) in enumerate(rounded.tolist()):
        from_here = starts[which.ravel() == index]
        if len(from_here) > 3 and shapely.MultiPoint(from_here).convex_hull.area > LEAST_AREA:
            yield x, y


def _wedge(target: Place, place: Placing) -> Geometry:
    """All that lies in the directions from a place in which the ball is put there."""

    def is_put(turns: Floats) -> NDArray[np.bool_]:
        near = np.column_stack((np.cos(turns), np.sin(turns))) * RADIUS + target
        put: NDArray[np.bool_] = np.hypot(*(place(near) - target).T) < SAME
        return put

    turns = np.linspace(0.0, 2 * math.pi, TURNS, endpoint=False)
    hits = is_put(turns)
    if not hits.any() or hits.all():
        return shapely.Polygon()
    first = int(np.flatnonzero(hits & ~np.roll(hits, 1))[0])
    count = int(np.argmin(np.roll(hits, -first)))
    step = 2 * math.pi / TURNS
    start = _limit(is_put, turns[first], -step)
    end = _limit(is_put, turns[first] + (count - 1) * step, step)
    rays = np.linspace(start, end, 2 + int((end - start) / 0.5))
    far = np.column_stack((np.cos(rays), np.sin(rays))) * FAR + target
    return shapely.Polygon([target, *far.tolist()])


def _limit(is_put: Callable[[Floats], NDArray[np.bool_]], turn: float, step: float) -> float:
    """How far from a direction that holds, by less than a step, the last such direction is."""
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if is_put(np.array([turn + middle * step]))[0]:
            low = middle
        else:
            high = middle
    return float(turn + low * step)


def _ways(starts: Floats, ends: Floats) -> Iterator[tuple[Place, Place]]:
    """An arrow for a part in which all go the same way, else three, fanned out; and one more."""
    moves = ends - starts
    long = np.hypot(*moves.T)
    headings = moves / long[:, None]
    alike = bool(np.ptp(headings, axis=0).max() < SAME)
    spread = np.ptp(ends, axis=0)
    order = np.argsort(ends[:, int(np.argmax(spread))], kind="stable")
    for share in (0.5, 0.36) if alike else (0.5, 0.12, 0.88, 0.4):
        wanted = ends[order[int(share * (len(order) - 1))]]
        off = np.hypot(*(ends - wanted).T) + np.abs(long - PART * long.max())
        best = int(np.argmin(off))
        (ax, ay), (bx, by) = starts[best].tolist(), ends[best].tolist()
        yield (ax, ay), (bx, by)


def _breaks(place: Placing, a: Place, b: Place) -> list[float]:
    """The shares of a line at which the ball begins to be moved otherwise, and its ends."""
    shares = np.linspace(0.0, 1.0, 1 + math.ceil(math.dist(a, b)))

    def ends(wanted: Sequence[float] | Floats) -> Floats:
        return place(np.array([_at(a, b, float(share)) for share in wanted]))

    def is_straight(low: float, high: float) -> bool:
        first, middle, last = ends((low, (low + high) / 2, high))
        return bool(np.abs((first + last) / 2 - middle).max() < SAME / 10)

    found = [0.0]
    slopes = np.diff(ends(shares), axis=0)
    for k in range(len(shares) - 1):
        low, high = float(shares[k]), float(shares[k + 1])
        if is_straight(low, high):
            if k and np.abs(slopes[k] - slopes[k - 1]).max() > SAME:
                found.append(low)
            continue
        while high - low > SAME * SAME:
            middle = (low + high) / 2
            if is_straight(low, middle):
                low = middle
            else:
                high = middle
        found.append((low + high) / 2)
    apart = NEAR / math.dist(a, b)
    return [*(s for k, s in enumerate(found) if not k or s - found[k - 1] > apart), 1.0]


def _at(a: Place, b: Place, share: float) -> Place:
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def _band(surface: Surface, a: Place, b: Place) -> Geometry:
    """The ground from a piece of a line outward."""
    dx, dy = _outward(surface, a, b)
    return shapely.Polygon([a, b, (b[0] + dx, b[1] + dy), (a[0] + dx, a[1] + dy)])


def _outward(surface: Surface, a: Place, b: Place) -> tuple[float, float]:
    """From a line of the ground to the far edge of its band."""
    depth = DEPTH[surface.kind]
    if abs(a[0] - b[0]) < SAME:
        return math.copysign(depth, a[0]), 0.0
    return 0.0, math.copysign(depth, a[1])
