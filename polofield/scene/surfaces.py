"""A surface as a scene's ground: turf or dirt, lines, marks, goals, yard numbers."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import shapely
from shapely import Geometry

from polofield.geometry import TICK
from polofield.limits import Floats
from polofield.rulings import Place
from polofield.scene.model import Area, Disc, KeyEntry, Label, Stroke, Thing
from polofield.surfaces import (
    ARENA_MARKS,
    FIELD_MARKS,
    POST_DIAMETER,
    Arena,
    Field,
    Surface,
)
from polofield.words import Distance, say
from polofield.words import figures as w

STRIPE = 15.0
"""Width of a mown stripe in yards. Inferred: how a groundsman mows is no rule."""
WALL = 0.8
"""Thickness at which an arena's wall is drawn, in yards. Inferred."""
ENDS = ("attacked", "defended")


@lru_cache(maxsize=32)
def ground(surface: Surface) -> tuple[Thing, ...]:
    """All that a surface itself shows, from the ground up."""
    parts = _field(surface) if isinstance(surface, Field) else _arena(surface)
    return (*parts, *_goals(surface))


def lines_of(geometry: Geometry) -> tuple[Floats, ...]:
    """The lines of any Shapely geometry, each (n, 2) in yards."""
    return tuple(shapely.get_coordinates(part) for part in shapely.get_parts(geometry))


def segments(*ends: tuple[Place, Place]) -> tuple[Floats, ...]:
    """Straight lines from place to place."""
    return tuple(np.array(pair, dtype=float) for pair in ends)


def _stroke(surface: Surface, name: str, role: str, weight: str, *, dashed: bool = False) -> Stroke:
    return Stroke(name, role, lines_of(surface.geometry[name]), weight, dashed)  # type: ignore[arg-type]


def _field(field: Field) -> list[Thing]:
    shapes = field.geometry
    things: list[Thing] = [
        Area("run-off", "run-off", shapes["ground"]),
        Area("playing-area", "grass", shapes["playing-area"]),
        Area("stripes", "grass-stripe", _stripes(field)),
    ]
    for out in FIELD_MARKS:
        things.extend(
            _stroke(field, f"line-{out:g}-{end}", "helper", "helper", dashed=True) for end in ENDS
        )
    things.append(_stroke(field, "centre-line", "helper", "helper", dashed=True))
    for out in FIELD_MARKS:
        things.extend(_stroke(field, f"mark-{out:g}-{end}", "mark", "mark") for end in ENDS)
    things.extend(_stroke(field, f"safety-limits-{end}", "mark", "mark") for end in ENDS)
    things.append(_stroke(field, "centre-t", "mark", "mark"))
    things.extend(_stroke(field, f"end-{end}", "line", "boundary") for end in ENDS)
    things.extend(_stroke(field, side, "line", "boundary") for side in ("left-side", "right-side"))
    things.extend(_yard_numbers(field, FIELD_MARKS, field.half_width))
    return things


def _stripes(field: Field) -> Geometry:
    """Every other stripe across the field, the same from either end."""
    half, y = field.half_length, field.half_width
    bands: list[shapely.Polygon] = []
    x = STRIPE / 2
    while x < half:
        end = min(x + STRIPE, half)
        bands.extend((shapely.box(x, -y, end, y), shapely.box(-end, -y, -x, y)))
        x += 2 * STRIPE
    return shapely.MultiPolygon(bands)


def _arena(arena: Arena) -> list[Thing]:
    shapes = arena.geometry
    floor = shapes["playing-area"]
    recesses = shapely.union_all([shapes[f"recess-{end}"] for end in ENDS])
    wall = shapely.union_all([floor, recesses]).buffer(WALL, join_style="mitre")
    corner = arena.corner_radius
    arcs: tuple[tuple[float, float, float], ...] = ()
    if corner:
        cx, cy = arena.half_length - corner, arena.half_width - corner
        arcs = tuple((sx * cx, sy * cy, corner) for sx in (1, -1) for sy in (1, -1))
        arcs += tuple((x, y, r + WALL) for x, y, r in arcs)
    things: list[Thing] = [
        Area("wall", "wall", wall, arcs=arcs),
        *(Area(f"recess-{end}", "recess", shapes[f"recess-{end}"], clear=True) for end in ENDS),
        Area("playing-area", "dirt", floor, arcs=arcs),
    ]
    for out in ARENA_MARKS:
        things.extend(
            _stroke(arena, f"line-{out:g}-{end}", "helper", "helper", dashed=True) for end in ENDS
        )
    things.append(_stroke(arena, "centre-line", "helper", "helper", dashed=True))
    for out in ARENA_MARKS:
        things.extend(_stroke(arena, f"mark-{out:g}-{end}", "mark", "mark") for end in ENDS)
    things.append(_stroke(arena, "mark-half", "mark", "mark"))
    things.extend(_yard_numbers(arena, ARENA_MARKS, arena.half_width + WALL))
    return things


def _goals(surface: Surface) -> list[Thing]:
    x, g = surface.half_length, surface.half_goal
    posts: list[Thing] = []
    for end, sign in zip(ENDS, (1, -1), strict=True):
        if isinstance(surface, Arena):
            posts.append(
                Stroke(f"goal-{end}", "post", segments(((sign * x, -g), (sign * x, g))), "boundary")
            )
        for side, y in (("left", g), ("right", -g)):
            name = f"post-{end}-{side}"
            posts.append(Disc(name, "post", (sign * x, sign * y), "post", POST_DIAMETER))
    return posts


def _yard_numbers(surface: Surface, marks: tuple[float, ...], edge: float) -> list[Thing]:
    """The number beside each mark, beyond the right side, beyond the left, or on its line."""
    numbers: list[Thing] = []
    seen: list[float] = []
    for end, sign in zip(ENDS, (1, -1), strict=True):
        for mark in marks:
            x = sign * surface.out(mark)
            if any(abs(x - other) < TICK / 2 for other in seen):
                continue
            seen.append(x)
            text = say(w.YARD_MARK, mark=mark)
            numbers.append(
                Label(
                    f"number-{mark:g}-{end}",
                    "yard-number",
                    text,
                    (((x, -edge), "outward"), ((x, edge), "outward")),
                    rank=1,
                    along=((x, -edge), (x, edge)),
                    key=KeyEntry("none", "yard-number", say(w.YARD_MARK_KEY, mark=Distance(mark))),
                )
            )
    return numbers
