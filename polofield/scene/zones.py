"""The zones of a ruling as a figure shows them: the region, its edge, a few words in it."""

from __future__ import annotations

from functools import lru_cache
from itertools import repeat
from typing import Literal

import numpy as np
import shapely
from shapely import Geometry

from polofield.limits import Floats, Limit, Outside, RoundEdge, Within
from polofield.rulings import Place, Ruling, Zone, areas
from polofield.scene.model import ALWAYS, Area, KeyEntry, Label, Lie, Steps, Stroke, Thing
from polofield.scene.surfaces import lines_of
from polofield.scene.telling import ZONES
from polofield.surfaces import Field, Surface
from polofield.words import figures as w
from polofield.words import say

Bound = Literal["hitting", "opposing", "both"]
"""Whom a zone binds, as a figure shows it."""
BOUND: tuple[Bound, ...] = ("both", "hitting", "opposing")


@lru_cache(maxsize=32)
def _edge_band(surface: Surface) -> Geometry:
    """A hair's breadth round the edge of the ground."""
    return surface.geometry["ground"].boundary.buffer(0.02, join_style="mitre")


def shown_zones(ruling: Ruling) -> list[tuple[Zone, Bound]]:
    """The zones that a figure shows, and whom each binds.

    What binds both sides alike is shown once; where the one defender is singled out, his place
    is shown and not what he has to keep clear of besides.
    """
    shown: list[tuple[Zone, Bound]] = []
    by_limit = {(zone.limit, zone.side) for zone in ruling.zones}
    for zone in ruling.zones:
        other = {"hitting": "opposing", "opposing": "hitting"}.get(zone.side)
        both = (zone.limit, other) in by_limit
        if zone.side == "designated":
            if zone.shows == "place":
                shown.append((zone, "opposing"))
        elif not both:
            shown.append((zone, "hitting" if zone.side == "hitting" else "opposing"))
        elif zone.side == "hitting":
            shown.append((zone, "both"))
    return shown


def zone_things(surface: Surface, zone: Zone, side: Bound) -> tuple[Area | None, Stroke | None]:
    """The region that a zone forbids (or demands), and its edge within the ground."""
    whole = surface.geometry["ground"]
    arcs = tuple((e.x, e.y, e.r) for e in zone.limit.edges() if isinstance(e, RoundEdge))
    steps: Steps = (ZONES, ALWAYS[1])
    if zone.shows == "place":
        return place_area(surface, zone, f"zone-{zone.name}"), None
    forbidden = areas(zone.limit.forbidden(whole))
    if forbidden.is_empty:
        return None, None
    name = f"zone-{_plain_name(zone)}-{side}"
    area = Area(name, f"keep-out-{side}", forbidden, "zones", arcs, "", zone.label, steps)
    edge = forbidden.boundary.difference(_edge_band(surface))
    outline = Stroke(
        f"{name}-edge",
        f"keep-out-{side}",
        lines_of(shapely.line_merge(edge) if edge.geom_type == "MultiLineString" else edge),
        "zone",
        arcs=arcs,
        layer="zones",
        steps=steps,
    )
    return area, outline


def _plain_name(zone: Zone) -> str:
    """A zone's name without its side: a figure says whom it binds."""
    return zone.name.removesuffix(f"-{zone.side}")


def place_area(surface: Surface, zone: Zone, name: str) -> Area:
    """Where somebody has to be."""
    arcs = tuple((e.x, e.y, e.r) for e in zone.limit.edges() if isinstance(e, RoundEdge))
    legal = areas(zone.limit.region(surface.geometry["ground"]))
    return Area(name, "place", legal, "zones", arcs, "", zone.label, (ZONES, ALWAYS[1]))


def zone_labels(ruling: Ruling) -> list[Thing]:
    """A few words in each zone that no dimension line explains."""
    words: list[Thing] = []
    said: set[str] = set()
    for zone, bound in shown_zones(ruling):
        round_zone = isinstance(zone.limit, (Outside, Within))
        if zone.shows == "place" or round_zone or bound in said:
            continue
        said.add(bound)
        text = say(_keep_out_words(ruling)[bound])
        spots: tuple[tuple[Place, Lie], ...] = tuple(
            zip(_places_in(zone.limit, ruling), repeat("centre"), strict=False)
        )
        if spots:
            name = f"words-{_plain_name(zone)}-{bound}"
            words.append(
                Label(
                    name,
                    "zone-label",
                    text,
                    spots,
                    rank=7,
                    steps=(ZONES, ALWAYS[1]),
                    key=keep_out_key(ruling, bound),
                )
            )
    return words


def keep_out_key(ruling: Ruling, bound: Bound) -> KeyEntry:
    """What the hatch of a zone means."""
    words = {
        "both": w.NOBODY_BUT if ruling.has_designated() else w.NOBODY,
        "hitting": w.HITTING_KEEPS_OUT,
        "opposing": w.OPPOSING_KEEPS_OUT,
    }
    return KeyEntry("zone", f"keep-out-{bound}", say(words[bound]), steps=(ZONES, ALWAYS[1]))


def _keep_out_words(ruling: Ruling) -> dict[Bound, str]:
    nobody = w.NOBODY_BUT if ruling.has_designated() else w.NOBODY
    return {"hitting": w.NO_HITTING, "opposing": w.NO_OPPOSING, "both": nobody}


@lru_cache(maxsize=32)
def _grid(surface: Surface) -> Floats:
    """Places all over the playing area, a word's height or two from its edge, by x and then y."""
    x, y = surface.half_length, surface.half_width
    grid = np.meshgrid(np.linspace(-x, x, 27)[1:-1], np.linspace(-y, y, 15)[1:-1], indexing="ij")
    places = np.column_stack([part.ravel() for part in grid])
    inside: Floats = surface.playing_area.margin(places[:, 0], places[:, 1])
    return places[inside > _room_for_words(surface)]


def _room_for_words(surface: Surface) -> float:
    return 6.0 if isinstance(surface, Field) else 2.5


def _places_in(limit: Limit, ruling: Ruling) -> list[Place]:
    """Places well inside what a limit forbids, those near the ball's depth first."""
    assert ruling.ball is not None
    bx, by = ruling.ball
    grid = _grid(ruling.surface)
    x, y = grid[:, 0], grid[:, 1]
    deep = grid[np.asarray(limit.margin(x, y)) < -_room_for_words(ruling.surface)]
    x, y = deep[:, 0], deep[:, 1]
    beside = 0.28 * ruling.surface.width
    far = np.abs(x - bx) + np.abs(np.abs(y - by) - beside) * 0.5
    order = np.argsort(far, kind="stable")
    return list(zip(x[order].tolist(), y[order].tolist(), strict=True))
