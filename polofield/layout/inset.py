"""The inset: the whole ground, small, with the frame of the picture, the ball and the attack."""

from __future__ import annotations

from polofield.layout.labels import Box
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Circle, Group, Line, Mark, Path, Point, ScaleMap
from polofield.layout.views import TURNS, Up, Window
from polofield.scene.model import Scene
from polofield.scene.things import Disc
from polofield.surface.surfaces import Field, Surface

LONG, WIDE = 124.0, 84.0
"""The most that an inset takes along and across, in `Profile.u`."""
NEARLY_ALL = 0.72
"""Of the ground, the share in a picture beyond which it has no inset."""


def wants_inset(surface: Surface, shown: Window) -> bool:
    """Whether a picture shows so little of the ground that an inset helps."""
    x, y = surface.half_length, surface.half_width
    seen = max(min(shown.x2, x) - max(shown.x1, -x), 0.0) * max(
        min(shown.y2, y) - max(shown.y1, -y), 0.0
    )
    return seen < NEARLY_ALL * 4 * x * y


def inset_size(surface: Surface, up: Up, profile: Profile) -> tuple[float, float]:
    """How wide and how high the inset is on the page."""
    scale = _scale(surface, profile)
    long, wide = surface.length * scale, surface.width * scale
    return (wide, long) if up in ("goal", "goal-down") else (long, wide)


def _scale(surface: Surface, profile: Profile) -> float:
    u = profile.u
    return min(LONG * u / surface.length, WIDE * u / surface.width)


def inset(scene: Scene, shown: Window, up: Up, profile: Profile, right: float, top: float) -> Group:
    """The inset with its right upper corner at a place of the page."""
    surface = scene.surface
    wide, high = inset_size(surface, up, profile)
    scale = _scale(surface, profile)
    u = profile.u
    yards = ScaleMap(scale, right - wide / 2, top + high / 2, TURNS[up])
    x, y = surface.half_length, surface.half_width
    field = isinstance(surface, Field)
    ground = _box(yards, Window(-x, x, -y, y))
    middle = yards.point(0, -y), yards.point(0, y)
    marks: list[Mark] = [
        Path((_ring(ground),), "grass" if field else "dirt"),
        Line(*middle[0], *middle[1], "helper" if field else "helper-arena", width=0.9 * u),
        Path((_ring(ground),), "line" if field else "wall", width=1.6 * u, closed=False),
    ]
    for end, side in ((x, "opposing"), (-x, "hitting")):
        at = yards.point(end, 0)
        half = (4.6 * u, 2.2 * u) if up in ("goal", "goal-down") else (2.2 * u, 4.6 * u)
        mouth = Box(at.x - half[0], at.y - half[1], at.x + half[0], at.y + half[1])
        marks.append(Path((_ring(mouth),), f"mouth-{side}", width=0.8 * u))
    marks.append(_attack(yards, x, u))
    marks.append(
        Path(
            (_ring(_box(yards, _within(shown, surface))),),
            "inset-frame",
            closed=False,
            width=2.2 * u,
        )
    )
    balls = [t.at for t in scene.things if isinstance(t, Disc) and t.kind == "ball"]
    if len(balls) == 1:
        marks.append(Circle(*yards.point(*balls[0]), 3.6 * u, "path"))
    return Group("inset", tuple(marks), "inset")


def _attack(yards: ScaleMap, x: float, u: float) -> Line:
    """An arrow the way that the hitting side attacks, in its own half."""
    start, end = yards.point(-0.62 * x, 0), yards.point(-0.22 * x, 0)
    return Line(*start, *end, "path-hitting", "direction", 2.4 * u, (), "end", 8 * u)


def _within(shown: Window, surface: Surface) -> Window:
    """What a picture shows of a ground, with a little of what lies beyond."""
    beyond = 0.03 * surface.length
    x, y = surface.half_length + beyond, surface.half_width + beyond
    return Window(max(shown.x1, -x), min(shown.x2, x), max(shown.y1, -y), min(shown.y2, y))


def _box(yards: ScaleMap, window: Window) -> Box:
    a, b = yards.point(window.x1, window.y1), yards.point(window.x2, window.y2)
    return Box(min(a.x, b.x), min(a.y, b.y), max(a.x, b.x), max(a.y, b.y))


def _ring(box: Box) -> tuple[Point, ...]:
    return (
        Point(box.x1, box.y1),
        Point(box.x2, box.y1),
        Point(box.x2, box.y2),
        Point(box.x1, box.y2),
        Point(box.x1, box.y1),
    )
