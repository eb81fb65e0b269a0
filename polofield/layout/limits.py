"""Contours with teeth: a line that says by its teeth who may not cross it, and to which side."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType

import shapely

from polofield.layout.labels import Box, meets_any
from polofield.layout.profiles import Profile
from polofield.layout.regions import flattened, open_lines
from polofield.layout.sheet import Arc, Group, Line, Mark, Path, Point, Ring, ScaleMap
from polofield.layout.views import Window
from polofield.scene.things import Bounded, Contour

FINE = 0.06
"""Radians between the points of an arc on which teeth are set."""
CORNER = math.radians(20)
"""A turn by more than this is a corner: teeth are counted anew."""
SHORTEST = 0.6
"""Of a step, the shortest edge that has a tooth."""
STEPS: Mapping[Bounded, float] = MappingProxyType({"opposing": 15.0, "hitting": 15.0, "both": 10.0})
"""From tooth to tooth, in `Profile.u`."""


def contour_mark(
    contour: Contour, profile: Profile, yards: ScaleMap, window: Window
) -> Group | None:
    """The line and its teeth; None where neither shows."""
    lines = [window.clip(shapely.LineString(line)) for line in contour.lines]
    parts = [part for part in shapely.get_parts(lines).tolist() if part.length > 0]
    outlines = open_lines(parts, contour.arcs, yards)
    if not outlines:
        return None
    u = profile.u
    sign = -1.0 if contour.closed == "left" else 1.0
    teeth = tuple(
        _apart(tooth for outline in outlines for tooth in _teeth(outline, contour.bound, u, sign))
    )
    line = Path(outlines, contour.role, closed=False, width=profile.limit)
    return Group(contour.name, (line, Path(teeth, contour.role)) if teeth else (line,), "limit")


def _apart(teeth: Iterable[Ring]) -> Iterator[Ring]:
    """The teeth that lie on no earlier one, as they would in a corner."""
    taken: list[Box] = []
    for tooth in teeth:
        box = _bounds(tooth)
        if not meets_any(box, taken):
            taken.append(box)
            yield tooth


def _bounds(ring: Ring) -> Box:
    xs, ys = [point.x for point in ring], [point.y for point in ring]
    return Box(min(xs), min(ys), max(xs), max(ys))


def sample_teeth(role: str, x1: float, x2: float, y: float, u: float) -> Iterator[Mark]:
    """A short piece of a limit, its teeth below it, for a legend."""
    yield Line(x1, y, x2, y, role, width=2.4 * u)
    yield Path(tuple(_teeth((Point(x1, y), Point(x2, y)), BOUNDS[role], u, 1.0)), role)


def _teeth(outline: Ring, bound: Bounded, u: float, sign: float) -> Iterator[Ring]:
    """The teeth of one line, a whole number on each edge of it."""
    form = FORMS[bound]
    for edge in _edges(flattened(outline, FINE)):
        lengths = [math.dist(a, b) for a, b in pairwise(edge)]
        whole = sum(lengths)
        step = STEPS[bound] * u
        if whole < SHORTEST * step:
            continue
        count = max(1, round(whole / step))
        for x, y, dx, dy in _stations(
            edge, lengths, [(k + 0.5) * whole / count for k in range(count)]
        ):
            # right of the way of the line on a page whose y runs down, or left of it
            yield form(x, y, dx, dy, -dy * sign, dx * sign, u)


def _edges(points: Sequence[tuple[float, float]]) -> Iterator[Sequence[tuple[float, float]]]:
    """The line cut at its corners."""
    points = [p for k, p in enumerate(points) if not k or math.dist(p, points[k - 1]) > 1e-9]
    start = 0
    for k in range(1, len(points) - 1):
        (ax, ay), (bx, by), (cx, cy) = points[k - 1 : k + 2]
        turn = math.atan2(by - ay, bx - ax) - math.atan2(cy - by, cx - bx)
        if abs(math.remainder(turn, 2 * math.pi)) > CORNER:
            yield points[start : k + 1]
            start = k
    if len(points) > 1:
        yield points[start:]


def _stations(
    edge: Sequence[tuple[float, float]], lengths: Sequence[float], wanted: Sequence[float]
) -> Iterator[tuple[float, float, float, float]]:
    """Places so far along an edge, each with the unit vector of its way."""
    gone, piece = 0.0, 0
    for along in wanted:
        while piece < len(lengths) - 1 and gone + lengths[piece] < along:
            gone += lengths[piece]
            piece += 1
        (ax, ay), (bx, by) = edge[piece], edge[piece + 1]
        dx, dy = (bx - ax) / lengths[piece], (by - ay) / lengths[piece]
        yield ax + dx * (along - gone), ay + dy * (along - gone), dx, dy


Form = Callable[[float, float, float, float, float, float, float], Ring]


def _box(
    x: float, y: float, dx: float, dy: float, nx: float, ny: float, w: float, d: float
) -> Ring:
    h = w / 2
    return (
        Point(x - dx * h, y - dy * h),
        Point(x - dx * h + nx * d, y - dy * h + ny * d),
        Point(x + dx * h + nx * d, y + dy * h + ny * d),
        Point(x + dx * h, y + dy * h),
    )


def _square(x: float, y: float, dx: float, dy: float, nx: float, ny: float, u: float) -> Ring:
    return _box(x, y, dx, dy, nx, ny, 5.4 * u, 6.4 * u)


def _tick(x: float, y: float, dx: float, dy: float, nx: float, ny: float, u: float) -> Ring:
    return _box(x, y, dx, dy, nx, ny, 2.0 * u, 7.0 * u)


def _half_round(x: float, y: float, dx: float, dy: float, nx: float, ny: float, u: float) -> Ring:
    r = 4.2 * u
    cx, cy = x + nx * 1.1 * u, y + ny * 1.1 * u
    start = Point(cx - dx * r, cy - dy * r)
    clockwise = dx * ny - dy * nx < 0
    return start, Arc(cx + dx * r, cy + dy * r, cx, cy, clockwise)


FORMS: Mapping[Bounded, Form] = MappingProxyType(
    {"opposing": _square, "hitting": _half_round, "both": _tick}
)
"""The tooth of each: as the badge of the side that is bound, plain for everybody."""
BOUNDS: Mapping[str, Bounded] = MappingProxyType({f"limit-{bound}": bound for bound in FORMS})
"""Whom a limit of a role binds."""
