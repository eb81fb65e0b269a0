"""The parts of a ruling as data for JSON, in yards: without NaN, -0.0 or NumPy scalars."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
from shapely import Geometry, set_precision
from shapely.geometry import mapping

from polofield.rulings.consequence import Consequence
from polofield.rulings.head import Head
from polofield.rulings.parts import Bound, Clock, Measure, Shot, Zone
from polofield.rulings.phrase import Phrase
from polofield.surface.geometry import areas
from polofield.surface.surfaces import Surface

DECIMALS = 6


def head_dict(head: Head | None) -> dict[str, Any] | None:
    """The three lines of a head."""
    if head is None:
        return None
    return {
        "ball": said(head.ball),
        "umpire": said(head.umpire),
        "hitting": str(head.hitting.phrase),
        "opposing": str(head.opposing.phrase),
    }


def bound_dict(bound: Bound | None, surface: Surface) -> dict[str, Any] | None:
    """What decided the place of the ball: a line as two places, or else the places as GeoJSON."""
    if bound is None:
        return None
    line, limit = (bound.where, None) if isinstance(bound.where, tuple) else (None, bound.where)
    return {
        "text": str(bound.text),
        "line": None if line is None else [pair(place) for place in line],
        "legal": limit and geojson(limit.region(surface.geometry["playing-area"])),
    }


def shot_dict(shot: Shot | None) -> dict[str, Any] | None:
    """Where the hit may go."""
    if shot is None:
        return None
    return {
        "aims": list(shot.aims),
        "to_team_mate": number(shot.to_team_mate),
        "right_of_way": number(shot.right_of_way),
    }


def zone_dict(zone: Zone, surface: Surface) -> dict[str, Any]:
    """A zone, with its legal places."""
    return {
        "name": zone.name,
        "kind": zone.kind,
        "side": zone.side,
        "legal": geojson(zone.limit.region(surface.geometry["ground"])),
        "label": str(zone.label),
        "stands": said(zone.stands),
        "shut": said(zone.shut),
        "until": zone.until,
        "exempt": list(zone.exempt),
        "clause": str(zone.clause),
    }


def measure_dict(measure: Measure) -> dict[str, Any]:
    """A distance."""
    return {
        "kind": measure.kind,
        "from": pair(measure.start),
        "to": pair(measure.end),
        "length": plain(measure.length),
        "headline": measure.headline,
    }


def clock_dict(clock: Clock) -> dict[str, Any]:
    """A time limit."""
    return {
        "what": str(clock.what),
        "seconds": plain(clock.seconds),
        "at_least": number(clock.at_least),
        "from": str(clock.since),
        "limits": clock.limits,
    }


def consequence_dict(one: Consequence) -> dict[str, Any]:
    """What follows in one case."""
    return {
        "case": one.case,
        "when": str(one.when),
        "then": str(one.then),
        "brings": one.brings,
        "rule": one.rule,
        "moment": one.moment,
        "to": one.to,
        "short": said(one.short) or None,
    }


def said(phrase: Phrase | None) -> str | None:
    """A phrase as text."""
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


def number(distance: float | None) -> int | float | None:
    """A number that may be left out."""
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
