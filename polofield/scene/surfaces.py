"""A surface as a scene's ground: turf or dirt, lines, marks, goals, yard numbers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
import shapely
from shapely import Geometry

from polofield.rulings.parts import Place
from polofield.rulings.phrase import YardLine, say
from polofield.scene.things import Area, Disc, KeyEntry, Label, Stroke, Thing
from polofield.surface.geometry import (
    ARENA_MARKS,
    END_RUN_OFF,
    FIELD_MARKS,
    POST_DIAMETER,
    RECESS,
    SIDE_RUN_OFF,
    TICK,
)
from polofield.surface.limits import Floats
from polofield.surface.surfaces import Arena, Field, Surface
from polofield.words import figures as w

WALL = 0.8
"""Thickness at which an arena's wall is drawn, in yards. Inferred."""
ENDS = ("attacked", "defended")


@lru_cache(maxsize=32)
def ground(surface: Surface, *, plan: bool = False) -> tuple[Thing, ...]:
    """All that a surface itself shows, from the ground up.

    On a `plan` only what is marked out, and goals that nobody defends.
    """
    parts = _field(surface, plan=plan) if isinstance(surface, Field) else _arena(surface, plan=plan)
    return (*parts, *_goals(surface, plan=plan))


def lines_of(geometry: Geometry) -> tuple[Floats, ...]:
    """The lines of any Shapely geometry, each (n, 2) in yards."""
    return tuple(shapely.get_coordinates(part) for part in shapely.get_parts(geometry))


def segments(*ends: tuple[Place, Place]) -> tuple[Floats, ...]:
    """Straight lines from place to place."""
    return tuple(np.array(pair, dtype=float) for pair in ends)


def _stroke(surface: Surface, name: str, role: str, weight: str, *, dashed: bool = False) -> Stroke:
    return Stroke(name, role, lines_of(surface.geometry[name]), weight, dashed)  # type: ignore[arg-type]


def _field(field: Field, *, plan: bool) -> list[Thing]:
    shapes = field.geometry
    things: list[Thing] = [
        Area("run-off", "run-off", shapes["ground"]),
        Area("playing-area", "grass", shapes["playing-area"]),
    ]
    things.extend(_lines_across(field, FIELD_MARKS, plan=plan))
    for out in FIELD_MARKS:
        things.extend(_stroke(field, f"mark-{out:g}-{end}", "mark", "mark") for end in ENDS)
    things.extend(_stroke(field, f"safety-limits-{end}", "mark", "mark") for end in ENDS)
    things.append(_stroke(field, "centre-t", "mark", "mark"))
    back_line = "side-line" if plan else "boundary"
    things.extend(_stroke(field, f"end-{end}", "line", back_line) for end in ENDS)
    boards = "boards" if plan else "boundary"
    side = boards if field.boarded else "side-line"
    things.extend(_stroke(field, name, "line", side) for name in ("left-side", "right-side"))
    return things


def _lines_across(surface: Surface, marks: tuple[float, ...], *, plan: bool) -> Iterator[Stroke]:
    """The yard lines and the centre line, which are not painted: a plan has the latter, dashed."""
    role = "helper" if isinstance(surface, Field) else "helper-arena"
    for out in () if plan else marks:
        for end in ENDS:
            yield _stroke(surface, f"line-{out:g}-{end}", role, "helper")
    yield _stroke(surface, "centre-line", role, "helper", dashed=plan)


def _arena(arena: Arena, *, plan: bool) -> list[Thing]:
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
        *(
            Area(f"recess-{end}", mouth, shapes[f"recess-{end}"], clear=True)
            for end, mouth in zip(ENDS, _mouths(plan=plan), strict=True)
        ),
        Area("playing-area", "dirt", floor, arcs=arcs),
    ]
    things.extend(_lines_across(arena, ARENA_MARKS, plan=plan))
    for out in ARENA_MARKS:
        things.extend(_stroke(arena, f"mark-{out:g}-{end}", "mark-arena", "mark") for end in ENDS)
    things.append(_stroke(arena, "mark-half", "mark-arena", "mark"))
    return things


POST_SHARE = 0.34
"""Of a goal's width, how much each of its posts takes at most."""


def _mouths(*, plan: bool) -> tuple[str, str]:
    """The role of the mouth at each end: of the side that defends it, on a plan of nobody."""
    return ("mouth", "mouth") if plan else ("mouth-opposing", "mouth-hitting")


def _goals(surface: Surface, *, plan: bool) -> list[Thing]:
    """The mouth of each goal and its posts."""
    x, g = surface.half_length, surface.half_goal
    things: list[Thing] = []
    for end, sign, role in zip(ENDS, (1, -1), _mouths(plan=plan), strict=True):
        mouth = segments(((sign * x, -g), (sign * x, g)))
        if isinstance(surface, Field):
            things.append(Stroke(f"mouth-{end}", role, mouth, "mouth", layer="goals"))
        for flank, y in (("left", g), ("right", -g)):
            name = f"post-{end}-{flank}"
            at = sign * x, sign * y
            most = POST_SHARE * surface.goal_width
            things.append(Disc(name, "post", at, "post", POST_DIAMETER, "goals", most=most))
    return things


def yard_numbers(surface: Surface) -> list[Thing]:
    """The number beside each mark, beyond the right side, beyond the left, or on its line."""
    marks = marks_of(surface)
    edge = surface.half_width + (WALL if isinstance(surface, Arena) else 0.0)
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
                    weight=600,
                    along=((x, -edge), (x, edge)),
                    of_ground=True,
                    key=KeyEntry("none", "yard-number", say(w.YARD_MARK_KEY, line=YardLine(mark))),
                )
            )
    return numbers


def edge_along(surface: Surface) -> float:
    """How far the ground reaches at either end, run-off or goal and wall included."""
    return surface.half_length + (END_RUN_OFF if isinstance(surface, Field) else RECESS + WALL)


def edge_across(surface: Surface) -> float:
    """How far the ground reaches to either side, run-off or wall included."""
    return surface.half_width + (SIDE_RUN_OFF if isinstance(surface, Field) else WALL)


def marks_of(surface: Surface) -> tuple[float, ...]:
    """The yards out from either end at which the surface is marked."""
    return FIELD_MARKS if isinstance(surface, Field) else ARENA_MARKS
