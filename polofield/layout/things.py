"""The things of a scene as marks on the page, clipped to the window that is shown."""

from __future__ import annotations

import math
from collections.abc import Mapping

import shapely

from polofield.layout.limits import contour_mark
from polofield.layout.paths import (
    arrow_mark,
    ball_mark,
    broken_mark,
    cross_mark,
    glance_mark,
    stub_mark,
    swing_mark,
    was_mark,
)
from polofield.layout.profiles import Profile
from polofield.layout.regions import open_lines, rings
from polofield.layout.riders import FAULT_RING, Pose, rider
from polofield.layout.sheet import (
    Arc,
    Circle,
    Curve,
    Group,
    Mark,
    Path,
    Point,
    Ring,
    ScaleMap,
)
from polofield.layout.views import Window
from polofield.rulings.phrase import Voice
from polofield.scene.things import (
    Area,
    Arrow,
    Contour,
    Cross,
    Disc,
    Figure,
    Glance,
    Remedy,
    Stroke,
    Stub,
    Swing,
    Thing,
)


def mark_of(
    thing: Thing,
    profile: Profile,
    yards: ScaleMap,
    window: Window,
    voice: Voice,
    poses: Mapping[str, Pose],
) -> Mark | None:
    """The mark of a thing that stands at a fixed place; None where it is out of the window.

    `poses` is how people are drawn, by their names. The mark of somebody is without the horse.
    """
    match thing:
        case Contour():
            return contour_mark(thing, profile, yards, window)
        case Stub():
            return stub_mark(thing, profile, yards, window)
        case Swing():
            return swing_mark(thing, profile, yards, window)
        case Glance():
            return glance_mark(thing, profile, yards, window)
        case Stroke():
            return _stroke(thing, profile, yards, window)
        case Disc():
            return _disc(thing, profile, yards, voice) if window.holds(*thing.at) else None
        case Figure():
            pose = poses.get(thing.name)
            return pose and rider(thing, pose, profile, voice)
        case Area():
            return _area(thing, yards, window, voice)
        case Cross():
            return cross_mark(thing, profile, yards, voice) if window.holds(*thing.at) else None
        case Remedy():
            pose = poses.get(thing.who.name)
            return pose and _remedy(thing, pose, profile, yards, window)
        case Arrow():
            return arrow_mark(thing, profile, yards, window)
    raise TypeError(thing)


LARGE = 1 / 3
"""Of the panel, the share beyond which the tint of a place is lightened."""


def _area(area: Area, yards: ScaleMap, window: Window, voice: Voice) -> Path | None:
    shown = window.clip(area.region)
    outlines = rings(shown, area.arcs, yards)
    if not outlines:
        return None
    title = area.title.say(voice) if area.title else ""
    role = area.role
    panel = (window.x2 - window.x1) * (window.y2 - window.y1)
    if role in LIGHTENED and shown.area > LARGE * panel:
        role = LIGHTENED[role]
    return Path(outlines, role, area.name, title=title)


LIGHTENED = {
    "place-hitting": "place-hitting-large",
    "place-opposing": "place-opposing-large",
}
"""The role of a place that takes much of the picture."""


def _stroke(stroke: Stroke, profile: Profile, yards: ScaleMap, window: Window) -> Path | None:
    found: tuple[Ring, ...]
    if stroke.segments is not None:
        clipped = (window.segment(*ends) for ends in stroke.segments)
        found = tuple((yards.point(*a), yards.point(*b)) for a, b in filter(None, clipped))
    else:
        lines = [window.clip(shapely.LineString(line)) for line in stroke.lines]
        found = open_lines(shapely.get_parts(lines), stroke.arcs, yards)
    if not found:
        return None
    if stroke.weight == "mouth":
        return Path(
            tuple(_band(line[0], line[1], profile) for line in found),
            stroke.role,
            stroke.name,
            width=profile.dimension,
        )
    width, dash = pen(stroke, profile)
    return Path(found, stroke.role, stroke.name, closed=False, width=width, dash=dash)


def _band(a: Point | Arc | Curve, b: Point | Arc | Curve, profile: Profile) -> Ring:
    """A rectangle along a straight line: the mouth of a goal."""
    h = 3.2 * profile.u
    if abs(a.x - b.x) > abs(a.y - b.y):
        ring = (a.x, a.y - h), (b.x, b.y - h), (b.x, b.y + h), (a.x, a.y + h)
    else:
        ring = (a.x - h, a.y), (a.x + h, a.y), (b.x + h, b.y), (b.x - h, b.y)
    return tuple(Point(*place) for place in ring)


def pen(stroke: Stroke, profile: Profile) -> tuple[float, tuple[float, ...]]:
    """How wide a line is drawn, and its dashes."""
    u = profile.u
    match stroke.weight:
        case "rest":
            return 1.5 * u, (5 * u, 3 * u)
        case "bound":
            return 2.2 * u, (0.0, 5.5 * u)
        case "mouth":
            return 6.4 * u, ()
        case "gate":
            return 2.4 * u, ()
        case "boards":
            return 3.4 * u, ()
        case "side-line":
            return 1.8 * u, ()
    width: float = getattr(profile, stroke.weight)
    return width, (width * 4.5, width * 4.5) if stroke.dashed else ()


def disc_radius(disc: Disc, profile: Profile, yards: ScaleMap) -> float:
    """The radius of a disc on the page: true, but no smaller than the profile's least."""
    least = profile.spot if disc.kind == "spot" else profile.ball
    return max(disc.diameter / 2 * yards.scale, least)


def _disc(disc: Disc, profile: Profile, yards: ScaleMap, voice: Voice) -> Mark:
    x, y = yards.point(*disc.at)
    title = disc.title.say(voice) if disc.title else ""
    match disc.kind:
        case "ball":
            return ball_mark(x, y, profile, disc.name, title)
        case "was":
            return was_mark(x, y, profile, disc.name, title)
        case "broken":
            return broken_mark(x, y, profile, disc.name, title)
        case "post":
            side = min(POST * profile.u, max(disc.most * yards.scale, LEAST_POST * profile.u))
            return post_mark(x, y, side, profile, disc.name)
    radius = disc_radius(disc, profile, yards)
    return Circle(x, y, radius, disc.role, disc.name, width=radius * 0.35, title=title)


POST, LEAST_POST = 9.2, 3.4
"""The side of a goal post, and of one where the goal is small, in `Profile.u`."""


def post_mark(x: float, y: float, side: float, profile: Profile, name: str = "") -> Path:
    """A goal post: a square, larger than life."""
    h = side / 2
    ring = Point(x - h, y - h), Point(x + h, y - h), Point(x + h, y + h), Point(x - h, y + h)
    return Path((ring,), "post", name, width=profile.dimension)


def _remedy(
    remedy: Remedy, pose: Pose, profile: Profile, yards: ScaleMap, window: Window
) -> Group | None:
    """The way out of a fault, from the ring round the player to the place that is legal.

    Where that does not show, or lies within the ring or just beyond it, a point on the ring that
    shows the way.
    """
    start, end = Point(pose.x, pose.y), yards.point(*remedy.end)
    long = math.hypot(end.x - start.x, end.y - start.y)
    if not long:
        return None
    ux, uy = (end.x - start.x) / long, (end.y - start.y) / long

    def at(along: float, across: float = 0.0) -> Point:
        return Point(start.x + along * ux - across * uy, start.y + along * uy + across * ux)

    ring, head = FAULT_RING * pose.scale, remedy_head(profile)
    width = 1.8 * profile.dimension
    rim = 1.3 * profile.dimension
    tip = max(long if window.holds(*remedy.end) else 0.0, ring + head)
    point = (at(tip), at(tip - head, 0.56 * head), at(tip - head, -0.56 * head))
    shafts = ((at(ring), at(tip - head)),) if tip > ring + 1.5 * head else ()
    marks = [Path((*shafts,), "rim", closed=False, width=width + rim)] if shafts else []
    marks.append(Path(((*point, point[0]),), "rim", closed=False, width=rim))
    if shafts:
        marks.append(Path(shafts, remedy.role, closed=False, width=width))
    marks.append(Path((point,), remedy.role))
    return Group(remedy.name, tuple(marks), remedy.role)


def remedy_head(profile: Profile) -> float:
    """How far the head of a way out of a fault reaches."""
    return 1.1 * profile.head
