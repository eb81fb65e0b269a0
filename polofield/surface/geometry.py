"""The parts of a surface as named Shapely geometry, and the areas of a region, in yards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Protocol

from shapely import (
    Geometry,
    LineString,
    MultiLineString,
    MultiPoint,
    MultiPolygon,
    Point,
    Polygon,
    box,
    get_parts,
    normalize,
    union_all,
)
from shapely.affinity import rotate

from polofield.surface.limits import Limit

SIDE_RUN_OFF = 10.0
"""The safety zone at the sides of a field. Governing body's text."""
END_RUN_OFF = 30.0
"""The end zone behind each back line. Governing body's text."""
POST_DIAMETER = 10 / 36
"""A goal post is 10 in across. Inferred."""
RECESS = 2.0
"""Depth of an arena goal behind the end wall. Inferred: for drawing, not from a rule."""
FIELD_MARKS = (30.0, 40.0, 60.0)
"""Yards out at which a field is marked. Governing body's and secondary sources."""
ARENA_MARKS = (15.0, 25.0)
"""Yards out at which an arena's side walls are marked, apart from midway. Governing body's text."""
TICK = 4.0
"""Length of a tick at a mark. Inferred: the rules give marks a place, not a size."""
SAFETY_LIMIT = 40.0
"""Yards either side of the centre of the 60-yard line to its safety marks. Secondary source."""
LEAST_AREA = 1e-9
"""Square yards below which a piece of a region is only a rounding error."""


class Outline(Protocol):
    """What the geometry of a surface is made from."""

    @property
    def kind(self) -> str:
        """`outdoor` or `arena`."""

    @property
    def half_length(self) -> float:
        """The x of the attacked end."""

    @property
    def half_width(self) -> float:
        """The y of the left side."""

    @property
    def half_goal(self) -> float:
        """The y of the left post."""

    @property
    def corner(self) -> float:
        """Yards along both walls at which a corner is cut or rounded."""

    @property
    def playing_area(self) -> Limit:
        """The places inside the boards, the lines or the wall."""

    def __hash__(self) -> int: ...


def areas(region: Geometry) -> Geometry:
    """The polygons of a region, without points and lines; an empty polygon if there are none."""
    if isinstance(region, Polygon):
        return region if region.area > LEAST_AREA else Polygon()
    parts = get_parts(get_parts(normalize(region)))
    polygons = [p for p in parts if isinstance(p, Polygon) and p.area > LEAST_AREA]
    if not polygons:
        return Polygon()
    return polygons[0] if len(polygons) == 1 else MultiPolygon(polygons)


@lru_cache(maxsize=32)
def named(surface: Outline) -> Mapping[str, Geometry]:
    """Every named part of a surface.

    Both kinds have `playing-area`, `ground` (where a person can be), `centre-line`, `left-side`,
    `right-side`, and for each end, with the ending `-attacked` or `-defended`: `end` (the back
    line or the straight part of the end wall), `goal` (the line between the posts) and `posts`.

    A field also has `run-off`, `centre-t`, and for each end `mark-30`, `mark-40`, `mark-60` (a
    tick at each side and one in the middle), `line-30` to `line-60` (the whole line across) and
    `safety-limits` (ticks on the 60-yard line). An arena also has `mark-half`, and for each end
    `recess`, `mark-15`, `mark-25` (ticks at both walls), `line-15` and `line-25`.
    """
    parts = _field_parts(surface) if surface.kind == "outdoor" else _arena_parts(surface)
    return MappingProxyType(parts)


def playing_area(surface: Outline) -> Polygon:
    """The polygon of the playing area: inside the boards, the side and back lines or the wall."""
    whole = box(-surface.half_length, -surface.half_width, surface.half_length, surface.half_width)
    inside = surface.playing_area.region(whole)
    assert isinstance(inside, Polygon)
    return inside


def _both_ends(parts: dict[str, Geometry], name: str, attacked: Geometry) -> None:
    """Add a part of the attacked end, and the same part of the defended end, half a turn away."""
    parts[f"{name}-attacked"] = attacked
    parts[f"{name}-defended"] = rotate(attacked, 180, origin=(0, 0))


def _common_parts(surface: Outline, straight_end: float) -> dict[str, Geometry]:
    x, y, g = surface.half_length, surface.half_width, surface.half_goal
    straight_side = x - surface.corner
    parts: dict[str, Geometry] = {
        "playing-area": playing_area(surface),
        "left-side": LineString([(-straight_side, y), (straight_side, y)]),
        "right-side": LineString([(-straight_side, -y), (straight_side, -y)]),
        "centre-line": LineString([(0, -y), (0, y)]),
    }
    _both_ends(parts, "end", LineString([(x, -straight_end), (x, straight_end)]))
    _both_ends(parts, "goal", LineString([(x, -g), (x, g)]))
    _both_ends(parts, "posts", MultiPoint([(x, -g), (x, g)]))
    return parts


def _field_parts(field: Outline) -> dict[str, Geometry]:
    x, y, half = field.half_length, field.half_width, TICK / 2
    parts = _common_parts(field, y)
    area = parts["playing-area"]
    ground = box(-x - END_RUN_OFF, -y - SIDE_RUN_OFF, x + END_RUN_OFF, y + SIDE_RUN_OFF)
    parts["ground"] = ground
    parts["run-off"] = ground.difference(area)
    for out in FIELD_MARKS:
        mx = x - out
        ticks = [
            [(mx, y), (mx, y - TICK)],
            [(mx, -half), (mx, half)],
            [(mx, -y), (mx, -y + TICK)],
        ]
        _both_ends(parts, f"mark-{out:g}", MultiLineString(ticks))
        _both_ends(parts, f"line-{out:g}", LineString([(mx, -y), (mx, y)]))
    sixty = x - FIELD_MARKS[-1]
    limits = [[(sixty - half, s), (sixty + half, s)] for s in (-SAFETY_LIMIT, SAFETY_LIMIT)]
    _both_ends(parts, "safety-limits", MultiLineString(limits))
    parts["centre-t"] = MultiLineString([[(-half, 0), (half, 0)], [(0, 0), (0, -half)]])
    return parts


def _arena_parts(arena: Outline) -> dict[str, Geometry]:
    x, y, g = arena.half_length, arena.half_width, arena.half_goal
    parts = _common_parts(arena, y - arena.corner)
    parts["ground"] = parts["playing-area"]
    _both_ends(parts, "recess", box(x, -g, x + RECESS, g))
    for out in ARENA_MARKS:
        _both_ends(parts, f"mark-{out:g}", _wall_ticks(x - out, y))
        _both_ends(parts, f"line-{out:g}", LineString([(x - out, -y), (x - out, y)]))
    parts["mark-half"] = _wall_ticks(0.0, y)
    return parts


def _wall_ticks(x: float, half_width: float) -> MultiLineString:
    tick = TICK / 2
    return MultiLineString(
        [[(x, half_width), (x, half_width - tick)], [(x, -half_width), (x, -half_width + tick)]]
    )


def post_discs(surface: Outline) -> Geometry:
    """The four goal posts at their true size: 10 inches in diameter."""
    x, g = surface.half_length, surface.half_goal
    places = [Point(sx * x, sy * g) for sx in (1, -1) for sy in (1, -1)]
    return union_all([place.buffer(POST_DIAMETER / 2) for place in places])
