"""The ball and its ways: the hit, the stub of a free one, the ball put elsewhere, a rider's way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal

from polofield.layout.profiles import Profile
from polofield.layout.sheet import Arc, Circle, Group, Line, Mark, Path, Point, Ring, ScaleMap
from polofield.layout.views import Window
from polofield.rulings.parts import Place
from polofield.rulings.phrase import Voice
from polofield.scene.things import Arrow, Cross, Glance, Stub, Swing

STUB = 40.0
"""Units to the tip of a hit that is free in direction, of a ball's ring of 10.7."""
OPEN = math.radians(38)
"""Half the angle of the open arc behind that tip."""
RING, RING_WIDTH = 10.7, 2.6
"""The radius of the ball's ring in units, and how wide its line is."""
CASED = 2.2
"""How wide the casing under that line is, in terms of it."""
CROSS_ARM = 7.0
"""Units from the middle of a cross to an end, each way, of a ball's ring of 10.7."""


def ball_mark(x: float, y: float, profile: Profile, name: str = "", title: str = "") -> Group:
    """The ball in its ring, cased so that it shows on any ground."""
    ring, ball = profile.ball_ring, profile.ball
    width = ring * RING_WIDTH / RING
    return Group(
        name,
        (
            Circle(x, y, ring, "rim", width=CASED * width),
            Circle(x, y, ring, "ball-ring", width=width),
            Circle(x, y, ball - width * 0.4, "ball", width=width * 0.8),
        ),
        "ball",
        title,
    )


def ball_reach(profile: Profile) -> float:
    """How far the ball's ring reaches from its middle, with the casing."""
    return profile.ball_ring * (1 + CASED * RING_WIDTH / 2 / RING)


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
    whole = window.holds(*arrow.end)
    if arrow.kind in ("flight", "struck"):
        places = _seen((arrow.start, *arrow.via, arrow.end), window)
        flown = [yards.point(*place) for place in places]
        struck = arrow.kind == "struck"
        found = flight_marks(flown, profile, arrow.role, whole=whole, struck=struck)
        return Group(arrow.name, found, arrow.role) if found else None
    seen = window.segment(arrow.start, arrow.end)
    if seen is None:
        return None
    start, end = yards.point(*seen[0]), yards.point(*seen[1])
    match arrow.kind:
        case "hit":
            marks = hit_marks(start, end, profile, arrow.role, whole=whole)
        case "move":
            off = _before(arrow, profile) if whole else 0.0
            marks = move_marks(start, end, profile, arrow.role, off)
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


STRUCK_LONG, STRUCK_APART, STRUCK_WIDTH = 16.0, 5.0, 2.2
"""Of the two bars across a way that does not count, in `Profile.u`."""
BARS_AT = 0.68
"""How far along a way they are."""
LEAN = math.radians(62)
"""How much they lean to the way."""


def flight_marks(
    points: Sequence[Point], profile: Profile, role: str, *, whole: bool, struck: bool = False
) -> tuple[Mark, ...]:
    """The ball's path from where it was, with its bends; `struck`, to where it came to rest."""
    if len(points) < 2:
        return ()
    off = 1.25 * profile.ball
    *before, last = points[:-1]
    end = points[-1]
    if before:
        before[0] = _toward(before[0], points[1], off)
    else:
        last = _toward(last, end, off)
    long = math.dist(last, end)
    if struck and whole:
        end = _toward(end, last, off)
    head = 0.0 if struck or not whole else min(profile.hit_head, 0.7 * long)
    base = _toward(end, last, 0.9 * head) if head else end
    way = (*before, last, base)
    marks: list[Mark] = [
        Path((way,), "rim", closed=False, width=1.7 * profile.hit),
        Path((way,), role, closed=False, width=profile.hit),
    ]
    if head:
        marks.append(Line(*base, *end, role, "", profile.hit, (), "end", head))
    if struck:
        marks.extend(_bars(last, end, profile))
    return tuple(marks)


def _bars(start: Point, end: Point, profile: Profile) -> tuple[Mark, ...]:
    """Two bars across a way, past its middle."""
    u = profile.u
    turn = math.atan2(end.y - start.y, end.x - start.x)
    x, y = (start.x + BARS_AT * (end.x - start.x), start.y + BARS_AT * (end.y - start.y))
    bars: list[tuple[Point, Point]] = []
    for side in (-1, 1):
        cx = x + side * STRUCK_APART / 2 * u * math.cos(turn)
        cy = y + side * STRUCK_APART / 2 * u * math.sin(turn)
        dx = STRUCK_LONG / 2 * u * math.cos(turn + LEAN)
        dy = STRUCK_LONG / 2 * u * math.sin(turn + LEAN)
        bars.append((Point(cx - dx, cy - dy), Point(cx + dx, cy + dy)))
    width = STRUCK_WIDTH * u
    return (
        Path(tuple(bars), "rim", closed=False, width=2.0 * width),
        Path(tuple(bars), "struck", closed=False, width=width),
    )


def _seen(places: Sequence[Place], window: Window) -> list[Place]:
    """The part of a way with bends that shows, up to where it first leaves what is shown."""
    seen: list[Place] = []
    for a, b in pairwise(places):
        part = window.segment(a, b)
        if part is None or (seen and part[0] != seen[-1]):
            break
        seen = seen or [part[0]]
        seen.append(part[1])
    return seen


def was_mark(x: float, y: float, profile: Profile, name: str = "", title: str = "") -> Group:
    """Where a ball was, or came to rest: the ball without its ring."""
    width = 2.0 * profile.u
    marks = (
        Circle(x, y, profile.ball, "rim", width=2.4 * width),
        Circle(x, y, profile.ball - width / 2, "ball", width=width),
    )
    return Group(name, marks, "ball", title)


BROKEN, APART = 1.9, 0.28
"""How large a broken ball is, of a whole one; how far its halves lie apart, of its radius."""
CRACK = ((0.0, -1.0), (0.28, -0.4), (-0.22, 0.1), (0.2, 0.5), (0.0, 1.0))
"""The crack from top to bottom, of its radius."""


def broken_mark(x: float, y: float, profile: Profile, name: str = "", title: str = "") -> Group:
    """A ball in two halves, larger than a whole one."""
    r = BROKEN * profile.ball
    width = 2.0 * profile.u
    halves: list[Ring] = []
    for side in (-1, 1):
        cx = x + side * APART * r
        crack = [Point(cx + dx * r, y + dy * r) for dx, dy in CRACK]
        top, *_ = crack
        halves.append((*crack, Arc(top.x, top.y, cx, y, clockwise=side < 0)))
    rim = Path(tuple(halves), "rim", width=2.4 * width)
    return Group(name, (rim, Path(tuple(halves), "ball", width=width)), "ball", title)


SWING, SWING_FROM, SWING_TO = 32.0, math.radians(-8), math.radians(74)
"""The radius of a swing that misses, in `Profile.u`; from where to where it goes."""


def swing_mark(swing: Swing, profile: Profile, yards: ScaleMap, window: Window) -> Path | None:
    """The dashed arc of a mallet that misses, to the right where that shows, else to the left."""
    if not window.holds(*swing.at):
        return None
    u = profile.u
    at, toward = yards.point(*swing.at), yards.point(*swing.toward)
    turn = math.atan2(toward.y - at.y, toward.x - at.x)
    a, b = yards.point(window.x1, window.y1), yards.point(window.x2, window.y2)

    def end(by: float) -> Point:
        return Point(at.x + SWING * u * math.cos(turn + by), at.y + SWING * u * math.sin(turn + by))

    def shows(point: Point) -> bool:
        across = min(a.x, b.x) < point.x < max(a.x, b.x)
        return across and min(a.y, b.y) < point.y < max(a.y, b.y)

    right = all(shows(end(by)) for by in (SWING_FROM, SWING_TO))
    sign = 1 if right else -1
    arc = (end(sign * SWING_FROM), Arc(*end(sign * SWING_TO), *at, clockwise=right))
    return Path((arc,), "mallet", swing.name, closed=False, width=2.4 * u, dash=(6 * u, 4 * u))


RAY_FROM, RAY_TO, RAYS = 6.0, 13.0, 6


def glance_mark(glance: Glance, profile: Profile, yards: ScaleMap, window: Window) -> Path | None:
    """Six short rays where the ball glances off."""
    if not window.holds(*glance.at):
        return None
    u = profile.u
    x, y = yards.point(*glance.at)
    rays = []
    for k in range(RAYS):
        turn = 2 * math.pi * (k + 0.5) / RAYS
        cos, sin = math.cos(turn), math.sin(turn)
        rays.append(
            (
                Point(x + RAY_FROM * u * cos, y + RAY_FROM * u * sin),
                Point(x + RAY_TO * u * cos, y + RAY_TO * u * sin),
            )
        )
    return Path(tuple(rays), "struck", glance.name, closed=False, width=2.0 * u)


def _before(arrow: Arrow, profile: Profile) -> float:
    """How far before what is at its end the way of a ball that is put there ends."""
    return {"ball": BEFORE_BALL * profile.ball_ring, "ring": 1.1 * profile.spot, "line": 0.0}[
        arrow.onto
    ]


BEFORE_BALL = 1.2
"""How far before a ball such a way ends, in terms of its ring."""


def move_marks(
    start: Point, end: Point, profile: Profile, role: str, off: float
) -> tuple[Mark, ...]:
    """The way on which the ball is put elsewhere: thin, an open head so far before its end."""
    long = math.dist(start, end)
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
    u = profile.u
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


def stub_places(stub: Stub, profile: Profile, scale: float) -> Sequence[Place]:
    """How far a stub with its arc reaches, as places about it, at so many units to a yard."""
    r = (STUB * profile.ball_ring / RING + profile.move) / scale
    (x, y), (tx, ty) = stub.at, stub.toward
    turn = math.atan2(ty - y, tx - x)
    turns = (turn + share * OPEN for share in (-1.0, -0.5, 0.0, 0.5, 1.0))
    return [(x + r * math.cos(way), y + r * math.sin(way)) for way in turns]


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
