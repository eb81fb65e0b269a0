"""Which part of the ground a figure shows, and how it lies on the page."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Geometry

from polofield.errors import PolofieldError, did_you_mean, in_short
from polofield.layout.labels import part_inside
from polofield.layout.sheet import ScaleMap
from polofield.rulings.parts import Place
from polofield.surface.geometry import END_RUN_OFF, RECESS, SIDE_RUN_OFF
from polofield.surface.limits import Floats
from polofield.surface.surfaces import Field, Surface

View = Literal["fit", "end", "half", "whole"]
Up = Literal["goal", "along", "goal-down", "along-left"]
"""Where on the page the attacked goal lies: at the top, right, bottom, left."""

VIEWS: tuple[View, ...] = get_args(View)
UPS: tuple[Up, ...] = get_args(Up)

TURNS: dict[Up, tuple[int, int, int, int]] = {
    "goal": (0, -1, 1, 0),
    "along": (1, 0, 0, 1),
    "goal-down": (0, 1, -1, 0),
    "along-left": (-1, 0, 0, -1),
}

FIT_MARGIN = {"outdoor": 5.0, "arena": 3.6}
"""Yards that a fitted view leaves round what it holds, at most."""
FIT_PART = 0.16
"""What it leaves as a part of what it holds, where that is less."""


@dataclass(frozen=True, slots=True)
class Window:
    """A rectangle of the frame, in yards."""

    x1: float
    x2: float
    y1: float
    y2: float

    def holds(self, x: float, y: float) -> bool:
        """Whether the place lies in it."""
        return self.x1 <= x <= self.x2 and self.y1 <= y <= self.y2

    def holds_all(self, places: Floats) -> NDArray[np.bool_]:
        """Whether each of the (n, 2) places lies in it: (n,)."""
        x, y = places[:, 0], places[:, 1]
        inside: NDArray[np.bool_] = (
            (self.x1 <= x) & (x <= self.x2) & (self.y1 <= y) & (y <= self.y2)
        )
        return inside

    def shrunk(self, by: float) -> Window:
        """The same with less on every side."""
        return Window(self.x1 + by, self.x2 - by, self.y1 + by, self.y2 - by)

    def segment(self, a: Place, b: Place) -> tuple[Place, Place] | None:
        """The part of the segment from a to b that lies in it."""
        x1, x2, y1, y2 = self.x1, self.x2, self.y1, self.y2
        (ax, ay), (bx, by) = a, b
        if x1 <= ax <= x2 and x1 <= bx <= x2 and y1 <= ay <= y2 and y1 <= by <= y2:
            return a, b
        inside = part_inside((x1, y1, x2, y2), ax, ay, bx, by)
        if inside is None:
            return None
        low, high = inside
        dx, dy = bx - ax, by - ay
        return (ax + low * dx, ay + low * dy), (ax + high * dx, ay + high * dy)

    def clip(self, region: Geometry) -> Geometry:
        """The part of a geometry that lies in it."""
        return shapely.clip_by_rect(region, self.x1, self.y1, self.x2, self.y2)


EVERYWHERE = Window(-math.inf, math.inf, -math.inf, math.inf)


def checked_view(view: str) -> View:
    """A view's name; an unknown one is a `PolofieldError`."""
    if view not in VIEWS:
        raise PolofieldError(f"unknown view {in_short(view)}{did_you_mean(view, VIEWS)}")
    return view


def checked_up(up: str) -> Up:
    """An orientation's name; an unknown one is a `PolofieldError`."""
    if up not in UPS:
        raise PolofieldError(f"unknown orientation {in_short(up)}{did_you_mean(up, UPS)}")
    return up


def _margins(surface: Surface) -> tuple[float, float]:
    """Yards shown beyond the ends and beyond the sides."""
    if isinstance(surface, Field):
        return END_RUN_OFF, SIDE_RUN_OFF
    return RECESS + 2.6, 5.4


def window(surface: Surface, view: View, focus: Sequence[tuple[float, float]]) -> Window:
    """What a view has to hold, before it is made to fill its panel."""
    beyond, beside = _margins(surface)
    x, y = surface.half_length + beyond, surface.half_width + beside
    if view == "whole" or (view == "fit" and not focus):
        return Window(-x, x, -y, y)
    attacked = not focus or focus[0][0] >= 0
    if view in ("half", "end"):
        reach = surface.half_length if view == "half" else (70.0 if x > 100 else 30.0)
        edge = surface.half_length - min(reach, surface.half_length)
        near = edge - FIT_MARGIN[surface.kind] / 2
        return Window(near, x, -y, y) if attacked else Window(-x, -near, -y, y)
    xs, ys = [p[0] for p in focus], [p[1] for p in focus]
    extent = max(max(xs) - min(xs), max(ys) - min(ys))
    margin = min(FIT_MARGIN[surface.kind], FIT_PART * extent)
    return Window(
        max(min(xs) - margin, -x),
        min(max(xs) + margin, x),
        max(min(ys) - margin, -y),
        min(max(ys) + margin, y),
    )


def fill(
    need: Window, limit: Window, up: Up, width: float, height: float
) -> tuple[Window, ScaleMap]:
    """The window widened to fill a panel of that size, and the way from yards to the panel.

    It widens over the ground first, and beyond it only where the ground ends.
    """
    upright = up in ("goal", "goal-down")
    wide, high = (
        (need.y2 - need.y1, need.x2 - need.x1)
        if upright
        else (need.x2 - need.x1, need.y2 - need.y1)
    )
    scale = min(width / wide, height / high)
    across, along = (height, width) if upright else (width, height)
    x1, x2 = _widened(need.x1, need.x2, across / scale, limit.x1, limit.x2)
    y1, y2 = _widened(need.y1, need.y2, along / scale, limit.y1, limit.y2)
    shown = Window(x1, x2, y1, y2)
    a, b, c, d = TURNS[up]
    left = min(scale * (a * x + b * y) for x in (x1, x2) for y in (y1, y2))
    top = max(scale * (c * x + d * y) for x in (x1, x2) for y in (y1, y2))
    return shown, ScaleMap(scale, -left, top, TURNS[up])


def _widened(
    low: float, high: float, span: float, least: float, most: float
) -> tuple[float, float]:
    """An interval widened to a span: evenly, but within the limits as long as they have room."""
    extra = max(span - (high - low), 0.0)
    room_low, room_high = max(low - least, 0.0), max(most - high, 0.0)
    below = min(extra / 2, room_low)
    above = min(extra - below, room_high)
    below = min(extra - above, room_low)
    rest = extra - below - above
    return low - below - rest / 2, high + above + rest / 2
