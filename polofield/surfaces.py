"""The two surfaces, to scale: `Field` and `Arena`, frozen values in yards.

The frame: origin at the centre, +x at the goal that the hitting side attacks, +y to the left
of a rider who faces it. *Out* is the distance from the attacked back line or end wall.

How sure a figure is stands beside it: a governing body's own text, a secondary source that
agrees with others, or inferred by this project.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, cast

from shapely import Geometry

from polofield.errors import PlaceError, SurfaceError, in_short
from polofield.given import finite
from polofield.kept import Kept
from polofield.limits import AllOf, AnyOf, HalfPlane, Limit, Within, rectangle
from polofield.units import TOLERANCE, Units, from_metres

SIDE_RUN_OFF = 10.0
"""The safety zone at the sides of a field. Governing body's text."""
END_RUN_OFF = 30.0
"""The end zone behind each back line. Governing body's text."""
POST_DIAMETER = 10 / 36
"""A goal post is 10 in across. Inferred."""
RECESS = 2.0
"""Depth of an arena goal behind the end wall. Inferred: drawn, not to rule."""
FIELD_MARKS = (30.0, 40.0, 60.0)
"""Yards out at which a field is marked. Governing body's and secondary sources."""
ARENA_MARKS = (15.0, 25.0)
"""Yards out at which an arena's side walls are marked, besides half way. Governing body's text."""


def _size(value: object, what: str, low: float, high: float, why: str) -> float:
    number = finite(value, what, SurfaceError)
    if not low - TOLERANCE <= number <= high + TOLERANCE:
        text = f"{what} {{}} {{yd}} is outside {{}} to {{}} {{yd}} ({why})"
        raise SurfaceError(text, number, low, high)
    return number


@dataclass(frozen=True, init=False)
class _Surface(Kept):
    """What a field and an arena share: a rectangle with a goal in the middle of each end."""

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
        """The x of a line so many yards out from the attacked end."""
        return self.half_length - finite(distance, "yards out", PlaceError)

    def at_attacked_end(self, x: float) -> bool:
        """Whether x lies on the attacked back line or end wall."""
        return abs(finite(x, "x", PlaceError) - self.half_length) <= TOLERANCE

    def at_defended_end(self, x: float) -> bool:
        """Whether x lies on the hitting side's own back line or end wall."""
        return abs(finite(x, "x", PlaceError) + self.half_length) <= TOLERANCE

    def at_side(self, y: float) -> bool:
        """Whether y lies on the boards, the side line or the side wall."""
        return abs(abs(finite(y, "y", PlaceError)) - self.half_width) <= TOLERANCE

    def in_goal(self, x: Any, y: Any) -> Any:
        """Whether a place is between the posts of a goal; `x` and `y` are numbers or arrays."""
        at_an_end = abs(abs(x) - self.half_length) <= TOLERANCE
        return at_an_end & (abs(y) < self.half_goal - TOLERANCE)

    def _set(self, **values: float | bool) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)

    @property
    def corner(self) -> float:
        """Yards off both walls at which a corner begins: 0 where corners are square."""
        return 0.0

    def _corners(self) -> tuple[Limit, ...]:
        """What binds a place in the corners, beyond the rectangle."""
        return ()

    @cached_property
    def playing_area(self) -> Limit:
        """The places inside boards, side lines or wall and back lines."""
        x, y = self.half_length, self.half_width
        return AllOf((*rectangle(-x, x, -y, y).limits, *self._corners()))

    @cached_property
    def geometry(self) -> Mapping[str, Geometry]:
        """Shapely geometry in yards by name: see `polofield.geometry.named`."""
        from polofield.geometry import named

        return named(cast("Surface", self))

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

        Either the frame's own `x` and `y`, or yards `out` from the attacked back line or end
        wall and yards `left` or `right` of the middle for a rider who faces it (neither: on
        the middle).

        Raises:
            PlaceError: off the surface, not finite, or not one of these two ways.
        """
        place = _spot(self, x, y, out, left, right)
        for name, value, half in zip("xy", place, (self.half_length, self.half_width), strict=True):
            if abs(value) > half + TOLERANCE:
                text = f"{name} = {{}} {{yd}} is outside {{}} to {{}} {{yd}}, off the {self.noun}"
                raise PlaceError(text, value, -half, half)
        if self.playing_area.margin(*place) < -TOLERANCE:
            raise PlaceError(
                f"({{}}, {{}}) {{yd}} lies beyond the corner of the {self.noun}", *place
            )
        return place

    noun: ClassVar[str] = "surface"


@dataclass(frozen=True, init=False)
class Field(_Surface):
    """An outdoor field, in yards.

    Args:
        length: back line to back line, 250 to 300 (default 300).
        width: 100 to 160 with boards (default 160), 100 to 200 without (default 200).
        goal_width: between the posts, 8 (default) to 16, the widened goal.
        boarded: with side boards, else side lines.

    Raises:
        SurfaceError: a size that is not finite or not in range.

    Source: length and width as governing bodies give them, agreed by secondary sources; the
    smallest width, 100, is inferred.
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
        """What bounds the sides: boards or side line."""
        return "boards" if self.boarded else "side line"

    @cached_property
    def ground(self) -> Limit:
        """The places where a person can be: the playing area and the run-off round it."""
        x, y = self.half_length + END_RUN_OFF, self.half_width + SIDE_RUN_OFF
        return rectangle(-x, x, -y, y)


@dataclass(frozen=True, init=False)
class Arena(_Surface):
    """An arena, in yards.

    Args:
        length: end wall to end wall, 50 to 150 (default 100).
        width: side wall to side wall, 25 to 75 (default 50).
        goal_width: 8/3 (8 ft) to 10/3 (10 ft, default).
        corner_cut: yards off both walls where a corner is cut; 0 is square.
        corner_radius: yards where a corner is rounded; 0 is square. Not with `corner_cut`.

    Raises:
        SurfaceError: a size that is not finite or not in range, a corner that leaves the end
            wall no straight piece beside the goal.

    Source: default sizes, least sizes and goals are a governing body's; the largest sizes and
    the corners are inferred.
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
            raise SurfaceError("an arena's corners are cut or rounded, not both")
        for what, value in (("corner cut", cut), ("corner radius", radius)):
            if not 0 <= value < room:
                raise SurfaceError(
                    f"{what} {{}} {{yd}} is outside 0 to less than {{}} {{yd}}"
                    " (the end wall must run straight past the goal, and corners may not overlap)",
                    value,
                    room,
                )
        self._set(corner_cut=cut, corner_radius=radius)

    @property
    def corner(self) -> float:
        """Yards off both walls at which a corner begins: 0 where corners are square."""
        return self.corner_cut or self.corner_radius

    @property
    def straight_end(self) -> float:
        """The y where the straight end wall stops: what the rules call the corner."""
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
        """The places where a person can be: inside the wall."""
        return self.playing_area


Surface = Field | Arena


def surface_in(units: Units, build: type[Surface], sizes: Mapping[str, float | bool]) -> Surface:
    """A field or an arena whose sizes are in those units, and so is the error of a wrong one.

    Raises:
        SurfaceError: as for `Field` and `Arena`.
    """
    yards = {
        name: from_metres(finite(size, name.replace("_", " "), SurfaceError))
        if units == "m" and name != "boarded"
        else size
        for name, size in sizes.items()
    }
    try:
        return build(**yards)  # type: ignore[arg-type]
    except SurfaceError as error:
        raise error.in_units(units) from None


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
            raise PlaceError("a place is given as x and y, or as yards out and left or right")
        return finite(x, "x", PlaceError), finite(y, "y", PlaceError)
    if x is not None or y is not None or (left is not None and right is not None):
        raise PlaceError("a place is given as x and y, or as yards out and left or right, not both")
    across = 0.0
    if left is not None:
        across = finite(left, "yards left", PlaceError)
    elif right is not None:
        across = -finite(right, "yards right", PlaceError)
    return surface.half_length - finite(out, "yards out", PlaceError), across + 0.0
