"""A sheet: a figure laid out on a page, all text placed, ready for any renderer.

Coordinates are page units, x to the right and y down, origin at the top left. A unit is
`Sheet.unit` inches: a CSS pixel on the web, a point in print and on slides. What a thing
looks like follows from its role (`theme.Theme`), how heavy and how large it is stands here.

Marks are structs rather than dataclasses: a sheet has a hundred, and a struct is made in a tenth of
the time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from msgspec import Struct

from polofield.layout.theme import Theme
from polofield.layout.typeface import Face, Weight, face_of


class Point(NamedTuple):
    """A place on the page, in page units."""

    x: float
    y: float


class Arc(NamedTuple):
    """A circular arc that ends at (`x`, `y`), about (`cx`, `cy`).

    It starts where the ring stood before, and is a whole turn where it ends there too;
    `clockwise` is as seen on the page.
    """

    x: float
    y: float
    cx: float
    cy: float
    clockwise: bool


class Curve(NamedTuple):
    """A cubic Bézier curve that ends at (`x`, `y`).

    It leaves the place where the ring stood before towards (`ax`, `ay`), and comes to its end from
    (`bx`, `by`).
    """

    x: float
    y: float
    ax: float
    ay: float
    bx: float
    by: float


Ring = tuple[Point | Arc | Curve, ...]
"""A line through points, along arcs and along curves; its first member is a `Point`."""


def are_dots(dash: Sequence[float]) -> bool:
    """Whether dashes of no length are meant, which are dots as wide as their line."""
    return bool(dash) and dash[0] == 0


class Path(Struct, frozen=True, gc=False):
    """One or more rings: filled by the even-odd rule where closed, else only stroked.

    Of `dash`, a dash of no length is a dot as wide as the line.
    """

    rings: tuple[Ring, ...]
    role: str
    name: str = ""
    closed: bool = True
    width: float = 0.0
    dash: tuple[float, ...] = ()
    title: str = ""


class Circle(Struct, frozen=True, gc=False):
    """A circle of radius `r`."""

    x: float
    y: float
    r: float
    role: str
    name: str = ""
    width: float = 0.0
    dash: tuple[float, ...] = ()
    title: str = ""


class Line(Struct, frozen=True, gc=False):
    """A straight stroke; `heads` adds solid arrow heads, `head` units long, at its end or both."""

    x1: float
    y1: float
    x2: float
    y2: float
    role: str
    name: str = ""
    width: float = 1.0
    dash: tuple[float, ...] = ()
    heads: Literal["none", "end", "both"] = "none"
    head: float = 0.0


class Text(Struct, frozen=True, gc=False):
    """One line of text on its alphabetic baseline.

    `halo` is the width of the rim round it, `turn` how many degrees it is turned clockwise about
    (`x`, `y`). Only the weight 500 has an italic.
    """

    x: float
    y: float
    text: str
    size: float
    role: str
    name: str = ""
    weight: Weight = 500
    italic: bool = False
    anchor: Literal["start", "middle", "end"] = "start"
    halo: float = 0.0
    turn: float = 0.0

    @property
    def face(self) -> Face:
        """What it is set in."""
        return face_of(self.weight, self.italic)


class Group(Struct, frozen=True, gc=False):
    """Things that belong together: a layer of the figure, or a player with a number.

    `title` is what a pointer resting on the group is told.
    """

    name: str
    members: tuple[Path | Circle | Line | Text | Group, ...]
    role: str = ""
    title: str = ""


Mark = Path | Circle | Line | Text | Group


@dataclass(frozen=True, slots=True)
class ScaleMap:
    """The way from yards in the frame to the page: turn by quarter turns, scale, shift.

    page x = x0 + scale * (a * x + b * y), page y = y0 - scale * (c * x + d * y), where
    (a, b, c, d) is the quarter turn. Never a mirror.
    """

    scale: float
    x0: float
    y0: float
    turn: tuple[int, int, int, int]

    def point(self, x: float, y: float) -> Point:
        """A place in yards, on the page."""
        a, b, c, d = self.turn
        return Point(self.x0 + self.scale * (a * x + b * y), self.y0 - self.scale * (c * x + d * y))


@dataclass(frozen=True, slots=True)
class Sheet:
    """A figure on its page.

    A renderer paints the page itself (role `page`) under the layers.

    Attributes:
        slug: what ids begin with and files are named after, such as `outdoor-penalty-5a`.
        title: the short text alternative.
        description: the long one, with every figure that the ruling has.
        width: of the page, in units.
        height: of the page, in units.
        unit: inches to a unit (1/96 on the web, 1/72 in print and on slides).
        layers: groups from the ground up, each a layer.
        theme: what each role looks like.
        yards: how yards come on the page; None where nothing is to scale.
        language: that its words are in.
        sentence: what it says in one sentence, whether the page shows it or not.
    """

    slug: str
    title: str
    description: str
    width: float
    height: float
    unit: float
    layers: tuple[Group, ...]
    theme: Theme
    yards: ScaleMap | None = None
    language: str = "en"
    sentence: str = ""

    def walk(self) -> Iterator[Mark]:
        """Every mark of the sheet, groups before their members, from the ground up."""
        stack: list[Mark] = list(reversed(self.layers))
        while stack:
            mark = stack.pop()
            yield mark
            if isinstance(mark, Group):
                stack.extend(reversed(mark.members))
