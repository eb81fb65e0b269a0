"""The ball and its ways: the hit, the stub of a free one, the ball put elsewhere, a rider's way."""

from __future__ import annotations

import math
from typing import Literal

from polofield.layout.profiles import Profile
from polofield.layout.sheet import Arc, Circle, Group, Line, Mark, Path, Point, ScaleMap
from polofield.layout.views import Window
from polofield.rulings.phrase import Voice
from polofield.scene.model import Arrow, Cross, Stub

STUB = 40.0
"""Units to the tip of a hit that is free in direction, of a ball's ring of 10.7."""
OPEN = math.radians(38)
"""Half the angle of the open arc behind that tip."""
RING = 10.7
CROSS_ARM = 7.0
"""Units from the middle of a cross to an end, each way, of a ball's ring of 10.7."""


def ball_mark(x: float, y: float, profile: Profile, name: str = "", title: str = "") -> Group:
    """The ball in its ring, cased so that it shows on any ground."""
    ring, ball = profile.ball_ring, profile.ball
    width = ring * 2.6 / RING
    return Group(
        name,
        (
            Circle(x, y, ring, "rim", width=2.2 * width),
            Circle(x, y, ring, "ball-ring", width=width),
            Circle(x, y, ball - width * 0.4, "ball", width=width * 0.8),
        ),
        "ball",
        title,
    )


def cross_mark(cross: Cross, profile: Profile, yards: ScaleMap, voice: Voice) -> Group:
    """Where it happened."""
    title = cross.title.say(voice) if cross.title else ""
    x, y = yards.point(*cross.at)
    return Group(cross.name, cross_lines(x, y, profile), "at", title)


def cross_lines(x: float, y: float, profile: Profile) -> tuple[Mark, ...]:
    """A bare cross, cased."""
    arm = CROSS_ARM * profile.ball_ring / RING
    ways = (
        (Point(x - arm, y - arm), Point(x + arm, y + arm)),
        (Point(x - arm, y + arm), Point(x + arm, y - arm)),
    )
    return (
        Path(ways, "rim", closed=False, width=profile.cross * 1.9),
        Path(ways, "at", closed=False, width=profile.cross),
    )


def arrow_mark(arrow: Arrow, profile: Profile, yards: ScaleMap, window: Window) -> Group | None:
    """The part of a way that shows, with its head if that does."""
    seen = window.segment(arrow.start, arrow.end)
    if seen is None:
        return None
    start, end = yards.point(*seen[0]), yards.point(*seen[1])
    whole = window.holds(*arrow.end)
    match arrow.kind:
        case "hit":
            marks = hit_marks(start, end, profile, arrow.role, whole=whole)
        case "move":
            marks = move_marks(start, end, profile, arrow.role, whole=whole)
        case "way":
            marks = way_marks(start, end, profile, arrow.role, whole=whole)
    return Group(arrow.name, marks, arrow.role) if marks else None


def hit_marks(
    start: Point, end: Point, profile: Profile, role: str, *, whole: bool = True
) -> tuple[Mark, ...]:
    """The ball's path as it is hit, from the edge of its ring, a solid head at the end."""
    long = math.dist(start, end)
    off = profile.ball_ring * 1.25
    if long <= off + 4:
        return ()
    a = _toward(start, end, off)
    head = min(profile.hit_head, (long - off) * 0.7)
    heads: Literal["none", "end"] = "end" if whole else "none"
    case = profile.hit * 1.7
    return (
        Line(*a, *_toward(end, a, head * 0.9), "rim", "", case),
        Line(*a, *end, role, "", profile.hit, (), heads, head),
    )


def move_marks(
    start: Point, end: Point, profile: Profile, role: str, *, whole: bool = True
) -> tuple[Mark, ...]:
    """The way on which the ball is put elsewhere: thin, with an open head before its ring."""
    long = math.dist(start, end)
    off = profile.ball_ring * 1.2 if whole else 0.0
    if long <= off + 2:
        return ()
    tip = _toward(end, start, off)
    ux, uy = (end.x - start.x) / long, (end.y - start.y) / long
    head = min(profile.move_head, (long - off) * 0.8)
    width = profile.move
    shaft = ((start, tip),)
    wings = (
        (
            Point(tip.x - ux * head - uy * head * 0.55, tip.y - uy * head + ux * head * 0.55),
            tip,
            Point(tip.x - ux * head + uy * head * 0.55, tip.y - uy * head - ux * head * 0.55),
        ),
    )
    return (
        Path((*shaft, *wings), "rim", closed=False, width=width * 2.2),
        Path((*shaft, *wings), role, closed=False, width=width),
    )


def way_marks(
    start: Point, end: Point, profile: Profile, role: str, *, whole: bool = True
) -> tuple[Mark, ...]:
    """A rider's way: dashed, in the colour of the team."""
    u = profile.limit / 2.4
    if math.dist(start, end) <= 12 * u:
        return ()
    heads: Literal["none", "end"] = "end" if whole else "none"
    dash = (6 * u, 4 * u)
    return (Line(*start, *end, role, "", 2.4 * u, dash, heads, 10 * u),)


def stub_mark(stub: Stub, profile: Profile, yards: ScaleMap, window: Window) -> Group | None:
    """A short arrow on an open arc: the hit may go in any direction."""
    if not window.holds(*stub.at):
        return None
    at, toward = yards.point(*stub.at), yards.point(*stub.toward)
    long = math.dist(at, toward) or 1.0
    ux, uy = (toward.x - at.x) / long, (toward.y - at.y) / long
    return Group(stub.name, stub_marks(at, ux, uy, profile), "path")


def stub_marks(at: Point, ux: float, uy: float, profile: Profile) -> tuple[Mark, ...]:
    """The arrow and the arc about a ball, towards a unit vector."""
    r = STUB * profile.ball_ring / RING
    tip = Point(at.x + ux * r, at.y + uy * r)
    turn = math.atan2(uy, ux)
    start = Point(at.x + r * math.cos(turn - OPEN), at.y + r * math.sin(turn - OPEN))
    end = Point(at.x + r * math.cos(turn + OPEN), at.y + r * math.sin(turn + OPEN))
    arc = (start, Arc(end.x, end.y, at.x, at.y, True))
    width = profile.move
    small = profile.hit * 0.91, profile.hit_head * 0.8
    off = profile.ball_ring * 1.25
    a = _toward(at, tip, off)
    return (
        Path((arc,), "path", closed=False, width=width),
        Line(*a, *_toward(tip, a, small[1] * 0.9), "rim", "", small[0] * 1.7),
        Line(*a, *tip, "path", "", small[0], (), "end", small[1]),
    )


def _toward(start: Point, end: Point, by: float) -> Point:
    """The point so many units from the start on the way to the end."""
    long = math.dist(start, end) or 1.0
    return Point(start.x + (end.x - start.x) / long * by, start.y + (end.y - start.y) / long * by)
