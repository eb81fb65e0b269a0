"""A ruling as data for JSON, in yards: without NaN, -0.0 or NumPy scalars."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
from shapely import Geometry, set_precision
from shapely.geometry import mapping

from polofield.rulings.head import Head
from polofield.rulings.phrase import Phrase
from polofield.rulings.ruling import SIDES, Ruling
from polofield.surface.geometry import areas
from polofield.surface.surfaces import Surface

DECIMALS = 6


def ruling_dict(ruling: Ruling) -> dict[str, Any]:
    """The ruling as `polofield ruling --json` prints it."""
    placed = ruling.ball is not None
    legal = {
        side: geojson(ruling.legal(side))
        if side != "designated" or ruling.has_designated()
        else None
        for side in SIDES
    }
    moved, throw_in = ruling.moved, ruling.throw_in
    shot, onside = ruling.shot, ruling.onside
    return {
        "book": ruling.book.id,
        "rule": ruling.rule,
        "name": str(ruling.name),
        "qualifier": str(ruling.qualifier),
        "title": str(ruling.title),
        "sentence": ruling.say(),
        "head": _head(ruling.head),
        "clause": str(ruling.clause),
        "because": ruling.because,
        "cause": _said(ruling.cause),
        "foul": ruling.foul,
        "turned": ruling.turned,
        "surface": surface_dict(ruling.surface),
        "kind": ruling.kind,
        "at": pair(ruling.at),
        "ball": pair(ruling.ball),
        "moved": moved
        and {"from": pair(moved.origin), "by": plain(moved.by), "why": str(moved.why)},
        "bound": _bound(ruling),
        "throw_in": throw_in and {"at": pair(throw_in.at), "toward": pair(throw_in.toward)},
        "shot": shot
        and {
            "aims": list(shot.aims),
            "to_team_mate": _yards(shot.to_team_mate),
            "right_of_way": _yards(shot.right_of_way),
        },
        "onside": onside and {"travel": plain(onside.travel), "past": plain(onside.past)},
        "legal": legal if placed else None,
        "zones": [
            {
                "name": zone.name,
                "kind": zone.kind,
                "side": zone.side,
                "legal": geojson(zone.limit.region(ruling.surface.geometry["ground"])),
                "label": str(zone.label),
                "stands": _said(zone.stands),
                "shut": _said(zone.shut),
                "until": zone.until,
                "exempt": list(zone.exempt),
                "clause": str(zone.clause),
            }
            for zone in ruling.zones
        ],
        "measures": [
            {
                "kind": measure.kind,
                "from": pair(measure.start),
                "to": pair(measure.end),
                "length": plain(measure.length),
                "headline": measure.headline,
            }
            for measure in ruling.measures
        ],
        "clock": [
            {
                "what": str(c.what),
                "seconds": plain(c.seconds),
                "at_least": None if c.at_least is None else plain(c.at_least),
                "from": str(c.since),
                "limits": c.limits,
            }
            for c in ruling.clock
        ],
        "prohibitions": [str(phrase) for phrase in ruling.prohibitions],
        "consequences": [
            {
                "case": c.case,
                "when": str(c.when),
                "then": str(c.then),
                "brings": c.brings,
                "rule": c.rule,
                "moment": c.moment,
                "to": c.to,
                "short": _said(c.short) or None,
            }
            for consequence in ruling.consequences
            for c in consequence.each()
        ],
        "choices": list(ruling.choices),
        "readings": list(ruling.readings),
        "notes": [str(phrase) for phrase in ruling.notes],
        "procedure": [str(phrase) for phrase in ruling.procedure],
        "candidates": None if ruling.candidates is None else list(ruling.candidates),
    }


def _head(head: Head | None) -> dict[str, Any] | None:
    if head is None:
        return None
    return {
        "ball": _said(head.ball),
        "umpire": _said(head.umpire),
        "hitting": str(head.hitting.phrase),
        "opposing": str(head.opposing.phrase),
    }


def _bound(ruling: Ruling) -> dict[str, Any] | None:
    """What decided the place of the ball: a line as two places, or else the places as GeoJSON."""
    if ruling.bound is None:
        return None
    where = ruling.bound.where
    line, limit = (where, None) if isinstance(where, tuple) else (None, where)
    return {
        "text": str(ruling.bound.text),
        "line": None if line is None else [pair(place) for place in line],
        "legal": limit and geojson(limit.region(ruling.surface.geometry["playing-area"])),
    }


def _said(phrase: Phrase | None) -> str | None:
    return None if phrase is None else str(phrase)


def surface_dict(surface: Surface) -> dict[str, Any]:
    """A surface's kind and sizes in yards."""
    sizes = {field.name: getattr(surface, field.name) for field in fields(surface)}
    return {"kind": surface.kind} | {
        name: value if isinstance(value, bool) else plain(value) for name, value in sizes.items()
    }


def plain(value: float) -> int | float:
    """A number for JSON: an int if it is whole, and never -0.0."""
    rounded = round(float(value), DECIMALS) + 0.0
    return int(rounded) if rounded.is_integer() else rounded


def _yards(distance: float | None) -> int | float | None:
    return None if distance is None else plain(distance)


def pair(place: tuple[float, float] | None) -> list[int | float] | None:
    """A place for JSON."""
    return None if place is None else [plain(place[0]), plain(place[1])]


def geojson(region: Geometry) -> dict[str, Any]:
    """A region as a GeoJSON Polygon or MultiPolygon with coordinates in yards."""
    # Rounding coordinates one by one could make a narrow ring cross itself.
    # GEOS may divide by zero for a tiny coordinate, without harm.
    with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
        rounded = set_precision(region, 10**-DECIMALS)
    shape = mapping(areas(rounded))
    return {"type": shape["type"], "coordinates": _rounded(shape["coordinates"])}


def _rounded(coordinates: Any) -> Any:
    if isinstance(coordinates, (int, float)):
        return plain(coordinates)
    return [_rounded(part) for part in coordinates]
