"""Where each side stands, as a figure shows it: tinted places, closed ground, toothed limits.

A side that is kept to a part of the ground has that part tinted, with one contour whose teeth point
into what is closed to it. Where both sides are kept to the same part, and where only a little is
closed, what is closed is dimmed instead, and each edge of it has the teeth of the side that it
binds.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import repeat

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry

from polofield.rulings.parts import Place, Side, TeamSide, Zone
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Ruling
from polofield.scene.surfaces import lines_of
from polofield.scene.telling import ZONES, demands
from polofield.scene.things import (
    ALWAYS,
    Area,
    Bounded,
    Contour,
    KeyEntry,
    Label,
    Lie,
    Spots,
    Steps,
    Stroke,
    Thing,
)
from polofield.surface.geometry import END_RUN_OFF, areas
from polofield.surface.limits import AllOf, AnyOf, Floats, Limit, Outside, RoundEdge
from polofield.surface.surfaces import Field, Surface
from polofield.words import figures as w

"""Whom a limit binds, as a figure shows it."""
TEAMS: tuple[TeamSide, ...] = ("hitting", "opposing")
FROM_ZONES: Steps = (ZONES, ALWAYS[1])
EDGE = 0.02
"""Yards within which a line lies on another."""
SPECK = 0.5
"""Yards below which a line is no edge that anybody would see."""


def zone_things(ruling: Ruling) -> Iterator[Thing]:
    """The tints, the closed ground, the contours and the few words in them."""
    surface, stage = ruling.surface, _stage(ruling.surface)
    closed = _closed(ruling)
    if not closed.is_empty:
        words = demands([zone for side in TEAMS for zone in _zones_of(ruling, side)])
        yield Area(
            "closed", "closed", closed, "zones", _arcs(_limits(ruling)), title=words,
            steps=FROM_ZONES,
        )  # fmt: skip
        yield from _edges_of_closed(ruling)
    else:
        for side in TEAMS:
            if zones := _zones_of(ruling, side):
                region = areas(ruling.legal(side).intersection(stage))
                yield from place_things(ruling, side, side, region, zones)
    for zone in _places_of_defender(ruling):
        region = areas(zone.limit.region(surface.geometry["ground"]))
        yield from place_things(ruling, "defender", "opposing", region, (zone,))


def defender_area(surface: Surface, zone: Zone, name: str) -> Area:
    """Where the one defender stands."""
    region = areas(zone.limit.region(surface.geometry["ground"]))
    return Area(name, "place-opposing", region, "zones", _arcs((zone.limit,)), title=zone.label)


def _zones_of(ruling: Ruling, side: Side) -> tuple[Zone, ...]:
    return tuple(zone for zone in ruling.zones if zone.side == side)


def _limits_of(ruling: Ruling, side: Side) -> tuple[Limit, ...]:
    return tuple(zone.limit for zone in _zones_of(ruling, side))


def _limits(ruling: Ruling) -> tuple[Limit, ...]:
    return tuple(zone.limit for zone in ruling.zones)


def _shared(ruling: Ruling) -> tuple[Limit, ...]:
    """The limits that bind both sides alike."""
    other = set(_limits_of(ruling, "opposing"))
    return tuple(limit for limit in _limits_of(ruling, "hitting") if limit in other)


def _places_of_defender(ruling: Ruling) -> Iterator[Zone]:
    return (z for z in ruling.zones if z.side == "designated" and z.shows == "place")


def _is_hole(limit: Limit) -> bool:
    """Whether a limit closes a disc or a strip in ground that is free, not all beyond a line."""
    return isinstance(limit, (Outside, AnyOf))


def _closed(ruling: Ruling) -> Geometry:
    """What is dimmed, where something is closed to everybody or only little is; else nothing."""
    limits = [limit for side in TEAMS for limit in _limits_of(ruling, side)]
    if not limits or not (_shared(ruling) or all(map(_is_hole, limits))):
        return shapely.Polygon()
    return areas(AllOf(tuple(limits)).forbidden(_stage(ruling.surface)))


def _edges_of_closed(ruling: Ruling) -> Iterator[Contour]:
    """The edge of what is closed, each part with the teeth of those whom it binds."""
    shared = _shared(ruling)
    sides: dict[Bounded, tuple[Limit, ...]] = {"both": shared}
    for side in TEAMS:
        own_limits = (limit for limit in _limits_of(ruling, side) if limit not in shared)
        sides[side] = tuple(own_limits)
    everybody = areas(AllOf(shared).forbidden(_stage(ruling.surface))) if shared else None
    for bound, limits in sides.items():
        if not limits:
            continue
        own = areas(AllOf(limits).forbidden(_stage(ruling.surface)))
        lines = edges_of(own, ruling.surface)
        if bound != "both" and everybody is not None:
            lines = [part for line in lines for part in _pieces(line, everybody, outside=True)]
        if lines:
            yield Contour(
                f"limit-{bound}", bound, tuple(lines), "left", _arcs(limits), steps=FROM_ZONES
            )


def place_things(
    ruling: Ruling,
    name: str,
    side: TeamSide,
    region: Geometry,
    zones: Sequence[Zone],
) -> Iterator[Thing]:
    """A tinted place with its contour, and the rest of each disc that bounds it."""
    if region.is_empty:
        return
    limits = [zone.limit for zone in zones]
    arcs, words = _arcs(limits), demands(zones)
    yield Area(
        f"place-{name}", f"place-{side}", region, "zones", arcs, title=words, steps=FROM_ZONES
    )
    lines = edges_of(region, ruling.surface)
    if lines:
        bound: Bounded = "hitting" if side == "hitting" else "opposing"
        yield Contour(f"limit-{name}", bound, tuple(lines), "right", arcs, steps=FROM_ZONES)
    drawn = shapely.MultiLineString(list(lines)).buffer(EDGE) if lines else None
    for limit in limits:
        if isinstance(limit, Outside):
            circle = shapely.Point(limit.x, limit.y).buffer(limit.r, quad_segs=64).boundary
            rest = circle.intersection(ruling.surface.geometry["ground"])
            rest = rest.difference(drawn) if drawn is not None else rest
            if rest.length > SPECK:
                yield Stroke(
                    f"rest-{name}",
                    f"limit-{side}",
                    lines_of(shapely.line_merge(rest) if rest.geom_type != "LineString" else rest),
                    "rest",
                    dashed=True,
                    arcs=arcs,
                    layer="zones",
                    steps=FROM_ZONES,
                )


@lru_cache(maxsize=32)
def _stage(surface: Surface) -> Geometry:
    """The ground on which places are shown: inside the sides, with what lies behind the ends."""
    if not isinstance(surface, Field):
        return surface.geometry["ground"]
    x, y = surface.half_length, surface.half_width
    ground = surface.geometry["ground"]
    ends = [shapely.box(s * x, -y - 99, s * (x + END_RUN_OFF), y + 99) for s in (1, -1)]
    behind = [end.intersection(ground) for end in ends]
    return shapely.union_all([surface.geometry["playing-area"], *behind])


def edges_of(region: Geometry, surface: Surface) -> list[Floats]:
    """The edges of a region that are not those of the ground, its inside on their left."""
    off_field = not areas(region.intersection(surface.geometry["playing-area"])).area > 1.0
    lines: list[Floats] = []
    for polygon in shapely.get_parts(region).tolist():
        polygon = shapely.geometry.polygon.orient(polygon)
        for ring in (polygon.exterior, *polygon.interiors):
            places = shapely.get_coordinates(ring)
            middles = (places[1:] + places[:-1]) / 2
            keep = ~_on_edge(middles, surface, off_field=off_field)
            lines.extend(_runs(places, keep))
    return [line for line in lines if _length(line) > SPECK]


def _on_edge(places: Floats, surface: Surface, *, off_field: bool) -> NDArray[np.bool_]:
    """Whether places lie on the edge of what is shown: the ground's, the sides, beside the ends."""
    x, y = places[:, 0], places[:, 1]
    on = np.abs(surface.ground.margin(x, y)) < EDGE
    if isinstance(surface, Field):
        level = np.abs(np.abs(y) - surface.half_width) < EDGE
        on |= level & (np.abs(x) <= surface.half_length + EDGE)
        if not off_field:
            beside = np.abs(np.abs(x) - surface.half_length) < EDGE
            on |= beside & (np.abs(y) >= surface.half_width - EDGE)
    inner: NDArray[np.bool_] = on
    return inner


def _runs(places: Floats, keep: NDArray[np.bool_]) -> Iterator[Floats]:
    """The runs of kept edges of a closed ring, one that passes its seam as one."""
    if keep.all():
        yield places
        return
    if not keep.any():
        return
    first = int(np.flatnonzero(~keep)[0])
    ring = np.concatenate((places[first:-1], places[: first + 1]))
    kept = np.concatenate((keep[first:], keep[:first]))
    starts = np.flatnonzero(kept & ~np.concatenate(([False], kept[:-1])))
    ends = np.flatnonzero(kept & ~np.concatenate((kept[1:], [False])))
    for start, end in zip(starts.tolist(), ends.tolist(), strict=True):
        yield ring[start : end + 2]


def _pieces(line: Floats, region: Geometry, *, outside: bool) -> Iterator[Floats]:
    """The parts of a line outside a region (or within it), each in the line's own direction."""
    whole = shapely.LineString(line)
    grown = region.buffer(EDGE)
    rest = whole.difference(grown) if outside else whole.intersection(grown)
    for part in shapely.get_parts(rest).tolist():
        places = shapely.get_coordinates(part)
        if _length(places) <= SPECK:
            continue
        ends = [whole.project(shapely.Point(*places[index])) for index in (0, -1)]
        yield places if ends[0] <= ends[1] else places[::-1]


def _length(line: Floats) -> float:
    return float(np.hypot(*np.diff(line, axis=0).T).sum())


def _arcs(limits: Iterable[Limit]) -> tuple[tuple[float, float, float], ...]:
    round_edges = (e for limit in limits for e in limit.edges() if isinstance(e, RoundEdge))
    return tuple(dict.fromkeys((edge.x, edge.y, edge.r) for edge in round_edges))


def zone_labels(ruling: Ruling, players: Sequence[Place] = ()) -> Iterator[Label]:
    """A few words in each tinted place and, where a side has one, in what is closed to it."""
    stage, closed = _stage(ruling.surface), _closed(ruling)
    taken = [*players, *([ruling.ball] if ruling.ball else [])]

    def spots(region: Geometry) -> Spots:
        return tuple(zip(_wide_places(region, ruling, taken), repeat("centre"), strict=False))

    if not closed.is_empty:
        for zone in _shared_zones(ruling):
            if zone.shut and zone.kind == "right-of-way":
                yield _beside_right_of_way(ruling, zone.shut)
            elif zone.shut:
                yield _soft("words-closed", zone.shut, spots(closed))
            if zone.stands:
                others = spots(areas(stage.difference(closed)))
                yield _words("words-others", "label", zone.stands, others, 8)
    else:
        empty = False
        for side in TEAMS:
            if not _limits_of(ruling, side):
                continue
            legal = areas(ruling.legal(side).intersection(stage))
            stands, shut = _said_of(ruling, side)
            for index, part in enumerate(_large_parts(legal) if stands else ()):
                words = say(w.OR_HERE) if index or stands is None else stands
                yield _words(f"words-{side}{index or ''}", f"label-{side}", words, spots(part), 6)
            other = areas(ruling.surface.geometry["playing-area"].difference(legal))
            least = LARGE_ENOUGH * ruling.surface.length * ruling.surface.width
            if shut and other.area > least and not empty:
                yield _soft(f"words-closed-{side}", shut, spots(other))
                empty = side == "hitting"  # said once of both
    for zone in _places_of_defender(ruling):
        region = areas(zone.limit.region(ruling.surface.geometry["ground"]))
        parts = shapely.get_parts(region).tolist()
        for index, part in enumerate(sorted(parts, key=lambda one: -one.centroid.y)):
            if zone.stands:
                yield _beside(index, say(w.OR_HERE) if index else zone.stands, part)


def _shared_zones(ruling: Ruling) -> Iterator[Zone]:
    """The zones that bind both sides alike, each once."""
    shared = _shared(ruling)
    return (zone for zone in ruling.zones if zone.side == "hitting" and zone.limit in shared)


def _said_of(ruling: Ruling, side: Side) -> tuple[Phrase | None, Phrase | None]:
    """The words for the place of a side, and for what is closed to it; None if there are none."""
    zones = [zone for zone in ruling.zones if zone.side == side]
    zone = next((zone for zone in zones if zone.stands), zones[0])
    return zone.stands, zone.shut


def _beside_right_of_way(ruling: Ruling, words: Phrase) -> Label:
    """Words along the Right of Way, on the side that is farther from the wall."""
    assert ruling.ball is not None
    assert ruling.shot is not None
    way = ruling.shot.right_of_way or 0.0
    (x, y), goal = ruling.ball, (ruling.surface.half_length, 0.0)
    long = math.dist((x, y), goal)
    ux, uy = (goal[0] - x) / long, (goal[1] - y) / long
    off = ruling.surface.half_goal + OFF_THE_WAY
    side = -1.0 if y < 0 else 1.0
    start = x - side * uy * off, y + side * ux * off
    end = start[0] + way * ux, start[1] + way * uy
    lies: tuple[Lie, ...] = ("left", "right", "above", "below")
    spots: Spots = tuple(
        ((start[0] + part * way * ux, start[1] + part * way * uy), lie)
        for part in (1.0, 0.5, 0.75, 0.25, 1.1)
        for lie in lies
    )
    return Label(
        "words-closed",
        "label",
        words,
        spots,
        4,
        steps=FROM_ZONES,
        path=(start, end),
        key=KeyEntry("none", "label", words, steps=FROM_ZONES),
    )


OFF_THE_WAY = 0.6
"""Yards between the Right of Way and the words beside it."""
LARGE_ENOUGH = 0.05
"""Of the playing area, the least that is closed to a side for words to stand in it."""


def _large_parts(region: Geometry) -> Iterator[Geometry]:
    """The largest part of a region and another that is not much smaller, from left to right."""
    parts = sorted(shapely.get_parts(region).tolist(), key=lambda one: -one.area)
    large = [part for part in parts[:2] if part.area > parts[0].area / 4]
    yield from sorted(large, key=lambda one: -one.centroid.y)


def _words(name: str, role: str, words: Phrase, spots: Spots, rank: int) -> Label:
    return Label(name, role, words, spots, rank, steps=FROM_ZONES, weight=600, key=None)


def _soft(name: str, words: Phrase, spots: Spots) -> Label:
    """Words in a place that is closed or empty."""
    return Label(name, "label-soft", words, spots, 9, steps=FROM_ZONES, italic=True, key=None)


def _beside(index: int, words: Phrase, region: Geometry) -> Label:
    """Words before a place that is too small to hold them, towards the middle of the ground."""
    x1, y1, _, y2 = region.bounds
    spots: tuple[tuple[Place, Lie], ...] = tuple(
        ((x, (y1 + y2) / 2 + part * (y2 - y1)), "back")
        for part in (0.0, 0.25, -0.25)
        for x in (x1, x1 - 1.5)
    )
    name = f"words-defender{index or ''}"
    return Label(name, "label-opposing", words, spots, 4, steps=FROM_ZONES, weight=600, key=None)


def limit_keys(ruling: Ruling) -> Iterator[KeyEntry]:
    """What the teeth of each limit mean."""
    closed, shared = not _closed(ruling).is_empty, _shared(ruling)
    if closed and shared:
        yield KeyEntry("teeth", "limit-both", say(w.CLOSED_TO_ALL), steps=FROM_ZONES)
    for side in TEAMS:
        own = [limit for limit in _limits_of(ruling, side) if not closed or limit not in shared]
        if own:
            words = {"hitting": w.CLOSED_TO_HITTING, "opposing": w.CLOSED_TO_OPPOSING}[side]
            yield KeyEntry("teeth", f"limit-{side}", say(words), steps=FROM_ZONES)


ROWS, COLUMNS = 15, 25
ROUGHLY = 0.05
"""Yards by which the edge of a region may be off, where distances from it only put in order."""
ABREAST = 1.8
"""How much farther off words must be from somebody beside them, whom they reach with their ends."""


@lru_cache(maxsize=64)
def _grid(bounds: tuple[float, float, float, float]) -> Floats:
    """Places all over a rectangle of the ground."""
    x1, y1, x2, y2 = bounds
    grid = np.meshgrid(
        np.linspace(x1, x2, COLUMNS)[1:-1], np.linspace(y1, y2, ROWS)[1:-1], indexing="ij"
    )
    return np.column_stack([part.ravel() for part in grid])


def _wide_places(region: Geometry, ruling: Ruling, taken: Sequence[Place]) -> list[Place]:
    """Places in a region, those in its widest part and near the ball's depth first."""
    grid = _grid(region.bounds)
    inside = shapely.contains_xy(region, grid[:, 0], grid[:, 1])
    places = grid[inside]
    if not len(places):
        return []
    edge = region.boundary.simplify(ROUGHLY)
    room = shapely.distance(shapely.points(places), edge)
    for x, y in taken:
        room = np.minimum(room, np.hypot(places[:, 0] - x, (places[:, 1] - y) / ABREAST))
    enough = 14.0 if isinstance(ruling.surface, Field) else 5.0
    ball = ruling.ball or (0.0, 0.0)
    away = np.abs(places[:, 0] - ball[0]) + 0.3 * np.abs(places[:, 1])
    order = np.lexsort((away, -np.minimum(room, enough).round(1)))
    return list(zip(places[order, 0].tolist(), places[order, 1].tolist(), strict=True))
