"""The two surfaces, `Field` and `Arena`, to scale, in yards.

The frame has its origin at the centre, +x towards the goal that the hitting side attacks, and +y to
the left of a rider who faces that goal. *Out* is the distance from the attacked back line or end
wall.

Each size says where it is from: a governing body's text, secondary sources that agree, or inferred
by this project.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar

from shapely import Geometry

from polofield.errors import PlaceError, SurfaceError, in_short
from polofield.surface.geometry import END_RUN_OFF, SIDE_RUN_OFF, named
from polofield.surface.limits import AllOf, AnyOf, HalfPlane, Limit, Within, rectangle
from polofield.surface.units import TOLERANCE
from polofield.values import Cached, finite


def _size(value: object, what: str, low: float, high: float, why: str) -> float:
    number = finite(value, what, SurfaceError)
    if not low - TOLERANCE <= number <= high + TOLERANCE:
        text = f"{what} {{}} {{yd}} is outside {{}} to {{}} {{yd}} ({why})"
        raise SurfaceError(text, number, low, high)
    return number


@dataclass(frozen=True, init=False)
class _Surface(Cached):
    """The base of `Field` and `Arena`: a rectangle with a goal at the centre of each end."""

    length: float
    width: float
    goal_width: float

    @property
    def half_length(self) -> float:
        """Half the length: the x of the attacked back line or end wall."""
        return self.length / 2

    @property
    def half_width(self) -> float:
        """Half the width: the y of the left boards, side line or wall."""
        return self.width / 2

    @property
    def half_goal(self) -> float:
        """Half the goal's width: the y of its left post."""
        return self.goal_width / 2

    def out(self, distance: float) -> float:
        """The x of the line that many yards out from the attacked end."""
        return self.half_length - finite(distance, "yards out", PlaceError)

    def at_attacked_end(self, x: float) -> bool:
        """Whether x is on the attacked back line or end wall."""
        return abs(finite(x, "x", PlaceError) - self.half_length) <= TOLERANCE

    def at_defended_end(self, x: float) -> bool:
        """Whether x is on the hitting side's own back line or end wall."""
        return abs(finite(x, "x", PlaceError) + self.half_length) <= TOLERANCE

    def at_side(self, y: float) -> bool:
        """Whether y is on the boards, a side line or a side wall."""
        return abs(abs(finite(y, "y", PlaceError)) - self.half_width) <= TOLERANCE

    def in_goal(self, x: float, y: float) -> bool:
        """Whether a place is between the posts of a goal, on the line or wall of either end."""
        across = abs(finite(y, "y", PlaceError))
        at_an_end = self.at_attacked_end(x) or self.at_defended_end(x)
        return at_an_end and across < self.half_goal - TOLERANCE

    def _set(self, **values: float | bool) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)

    @property
    def corner(self) -> float:
        """Yards along both walls at which a corner is cut or rounded: 0 for square corners."""
        return 0.0

    def _corners(self) -> tuple[Limit, ...]:
        """The limits that cut or round the corners of the rectangle."""
        return ()

    @cached_property
    def playing_area(self) -> AllOf:
        """The places inside the boards, the side and back lines or the wall."""
        x, y = self.half_length, self.half_width
        return AllOf((*rectangle(-x, x, -y, y).limits, *self._corners()))

    @cached_property
    def geometry(self) -> Mapping[str, Geometry]:
        """Shapely geometry in yards by name: see `polofield.surface.geometry.named`."""
        return named(self)

    def spot(
        self,
        x: float | None = None,
        y: float | None = None,
        *,
        out: float | None = None,
        left: float | None = None,
        right: float | None = None,
    ) -> tuple[float, float]:
        """A place on the playing area, as (x, y) in yards.

        Give either `x` and `y` in the frame, or the distance `out` from the attacked back line or
        end wall and the distance `left` or `right` of the centre, for a rider who faces that end
        (without either, the place is on the long centre line).

        Raises:
            PlaceError: off the surface, not finite, or a mixture of the two forms.
        """
        place = _spot(self, x, y, out, left, right)
        for name, value, half in zip("xy", place, (self.half_length, self.half_width), strict=True):
            if abs(value) > half + TOLERANCE:
                text = f"{name} = {{}} {{yd}} is outside {{}} to {{}} {{yd}}, off the {self.noun}"
                raise PlaceError(text, value, -half, half)
        if self.playing_area.margin(*place) < -TOLERANCE:
            raise PlaceError(f"({{}}, {{}}) {{yd}} is beyond the corner of the {self.noun}", *place)
        return place

    noun: ClassVar[str] = "surface"


@dataclass(frozen=True, init=False)
class Field(_Surface):
    """An outdoor field, in yards.

    Args:
        length: from back line to back line, 250 to 300 (default 300).
        width: 100 to 160 with boards (default 160), 100 to 200 without (default 200).
        goal_width: between the posts, 8 (default) to 16, the widened goal.
        boarded: whether there are side boards instead of side lines.

    Raises:
        SurfaceError: a size that is not finite or not in range.

    Source: length and width are governing bodies', confirmed by secondary sources; the smallest
    width, 100, is inferred.
    """

    boarded: bool

    kind: ClassVar[str] = "outdoor"
    noun: ClassVar[str] = "field"

    def __init__(
        self,
        *,
        length: float = 300.0,
        width: float | None = None,
        goal_width: float = 8.0,
        boarded: bool = True,
    ) -> None:
        if not isinstance(boarded, bool):
            raise SurfaceError(f"boarded is {in_short(boarded)}, not true or false")
        widest = 160.0 if boarded else 200.0
        self._set(
            length=_size(length, "field length", 250.0, 300.0, "back line to back line"),
            width=_size(
                widest if width is None else width,
                "field width",
                100.0,
                widest,
                "a boarded field" if boarded else "an unboarded field",
            ),
            goal_width=_size(goal_width, "goal width", 8.0, 16.0, "between the posts"),
            boarded=boarded,
        )

    @property
    def side_name(self) -> str:
        """The boundary of the sides: boards or side line."""
        return "boards" if self.boarded else "side line"

    @cached_property
    def ground(self) -> Limit:
        """The places where a person can be: the playing area and the run-off around it."""
        x, y = self.half_length + END_RUN_OFF, self.half_width + SIDE_RUN_OFF
        return rectangle(-x, x, -y, y)


@dataclass(frozen=True, init=False)
class Arena(_Surface):
    """An arena, in yards.

    Args:
        length: from end wall to end wall, 50 to 150 (default 100).
        width: from side wall to side wall, 25 to 75 (default 50).
        goal_width: 8/3 (8 ft) to 10/3 (10 ft, default).
        corner_cut: the distance along both walls at which corners are cut; 0 for square ones.
        corner_radius: the radius of rounded corners; 0 for square ones. Not with `corner_cut`.

    Raises:
        SurfaceError: a size that is not finite or not in range, or corners that leave no straight
            end wall beside the goal.

    Source: the default sizes, the smallest sizes and the goals are a governing body's; the largest
    sizes and the corners are inferred.
    """

    corner_cut: float
    corner_radius: float

    kind: ClassVar[str] = "arena"
    noun: ClassVar[str] = "arena"
    side_name: ClassVar[str] = "wall"

    def __init__(
        self,
        *,
        length: float = 100.0,
        width: float = 50.0,
        goal_width: float = 10 / 3,
        corner_cut: float = 0.0,
        corner_radius: float = 0.0,
    ) -> None:
        self._set(
            length=_size(length, "arena length", 50.0, 150.0, "end wall to end wall"),
            width=_size(width, "arena width", 25.0, 75.0, "side wall to side wall"),
            goal_width=_size(goal_width, "arena goal width", 8 / 3, 10 / 3, "8 to 10 ft"),
        )
        room = min(self.half_width - self.half_goal, self.half_length)
        cut = finite(corner_cut, "corner cut", SurfaceError)
        radius = finite(corner_radius, "corner radius", SurfaceError)
        if cut and radius:
            raise SurfaceError("expected corner_cut or corner_radius, got both")
        for what, value in (("corner cut", cut), ("corner radius", radius)):
            if not 0 <= value < room:
                raise SurfaceError(
                    f"{what}: expected 0 to less than {{}} {{yd}}, got {{}} {{yd}}"
                    " (the end wall must be straight beside the goal; corners may not overlap)",
                    room,
                    value,
                )
        self._set(corner_cut=cut, corner_radius=radius)

    @property
    def corner(self) -> float:
        """Yards along both walls at which a corner is cut or rounded: 0 for square corners."""
        return self.corner_cut or self.corner_radius

    @property
    def straight_end(self) -> float:
        """The y at which the straight part of the end wall ends: the corner, in the rules."""
        return self.half_width - self.corner

    def _corners(self) -> tuple[Limit, ...]:
        x, y, c = self.half_length, self.half_width, self.corner
        if not c:
            return ()
        diagonal = math.sqrt(0.5)
        corners: list[Limit] = []
        for sx in (1, -1):
            for sy in (1, -1):
                if self.corner_cut:
                    slope = (-sx * diagonal, -sy * diagonal, -(x + y - c) * diagonal)
                    corners.append(HalfPlane(*slope))
                    continue
                cx, cy = sx * (x - c), sy * (y - c)
                beside_x = HalfPlane(-sx, 0.0, -sx * cx)
                beside_y = HalfPlane(0.0, -sy, -sy * cy)
                corners.append(AnyOf((beside_x, beside_y, Within(cx, cy, cx, cy, c))))
        return tuple(corners)

    @property
    def ground(self) -> Limit:
        """The places where a person can be: those inside the wall."""
        return self.playing_area


Surface = Field | Arena


def _spot(
    surface: _Surface,
    x: float | None,
    y: float | None,
    out: float | None,
    left: float | None,
    right: float | None,
) -> tuple[float, float]:
    if out is None:
        if x is None or y is None or left is not None or right is not None:
            raise PlaceError("expected x and y, or yards out and left or right")
        return finite(x, "x", PlaceError), finite(y, "y", PlaceError)
    if x is not None or y is not None or (left is not None and right is not None):
        raise PlaceError("expected x and y, or yards out and left or right, got a mixture")
    across = 0.0
    if left is not None:
        across = finite(left, "yards left", PlaceError)
    elif right is not None:
        across = -finite(right, "yards right", PlaceError)
    return surface.half_length - finite(out, "yards out", PlaceError), across + 0.0
