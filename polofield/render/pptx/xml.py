"""Shapes of a slide as DrawingML (ECMA-376, Part 1, chapter 20), with their bounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import atan2, ceil, cos, degrees, floor, hypot, pi, sin, sqrt
from typing import NamedTuple

from polofield.files.hex_colour import is_rrggbb
from polofield.layout.regions import on_curve
from polofield.layout.sheet import Arc, Curve, Point, Ring, are_dots
from polofield.layout.typeface import BARLOW, Typeface, typeface_set
from polofield.render.shapes import LARGEST_ARC, arc_pieces, arc_sweep, escaped, with_length

A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
P = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
"""What stands before the name of an element of DrawingML, and of PresentationML."""

EMU_TO_AN_INCH = 914_400
EMU_TO_A_POINT = 12_700

_ANGLES_TO_A_DEGREE = 60_000


class Bounds(NamedTuple):
    """A rectangle on the slide, in EMU."""

    x1: int
    y1: int
    x2: int
    y2: int

    @classmethod
    def round(cls, bounds: Sequence[Bounds]) -> Bounds:
        """The smallest rectangle that contains all of them."""
        return cls(
            min(b.x1 for b in bounds),
            min(b.y1 for b in bounds),
            max(b.x2 for b in bounds),
            max(b.y2 for b in bounds),
        )


class Shape(NamedTuple):
    """A shape: its XML and its bounds."""

    xml: str
    bounds: Bounds


@dataclass(frozen=True, slots=True)
class Placement:
    """The placement of a sheet on a slide: EMU to a page unit, and the top left corner."""

    unit: float
    left: int = 0
    top: int = 0

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A point of the sheet in EMU on the slide."""
        return round(self.left + x * self.unit), round(self.top + y * self.unit)

    def length(self, value: float) -> int:
        """A length on the sheet in EMU."""
        return round(value * self.unit)

    def box(self, x1: float, y1: float, x2: float, y2: float) -> Bounds:
        """A rectangle of the sheet in EMU on the slide, at least one EMU wide and high."""
        left, top = self.at(x1, y1)
        right, bottom = self.at(x2, y2)
        return Bounds(left, top, max(right, left + 1), max(bottom, top + 1))


def identity(number: int, name: str, alt: str = "") -> str:
    """The id, name and alt text of a shape."""
    described = f' descr="{escaped(alt)}"' if alt else ""
    return f'<p:cNvPr id="{number}" name="{escaped(name)}"{described}/>'


def colour(named: str, opacity: float = 1.0) -> str:
    """A colour `#rrggbb`, or one of the master by its name."""
    alpha = f'<a:alpha val="{round(opacity * 100_000)}"/>' if opacity != 1 else ""
    if is_rrggbb(named):
        return f'<a:srgbClr val="{named[1:].upper()}">{alpha}</a:srgbClr>'
    return f'<a:schemeClr val="{escaped(named)}">{alpha}</a:schemeClr>'


def solid(paint: str, opacity: float = 1.0) -> str:
    """A solid fill in a colour."""
    return f"<a:solidFill>{colour(paint, opacity)}</a:solidFill>"


def fill(colour: str | None, opacity: float = 1.0) -> str:
    """A solid fill, or no fill."""
    return solid(colour, opacity) if colour else "<a:noFill/>"


def stroke(colour: str | None, width: int, dash: Sequence[float] = (), ends: str = "") -> str:
    """A line with a width in EMU; `dash` is in line widths."""
    if not colour or width <= 0:
        return "<a:ln><a:noFill/></a:ln>"
    dashed = ""
    if dash:
        lengths = with_length(dash, 1.0)
        pairs = zip(lengths[::2], lengths[1::2], strict=True)
        stops = "".join(
            f'<a:ds d="{round(on * 100_000)}" sp="{round(off * 100_000)}"/>' for on, off in pairs
        )
        dashed = f"<a:custDash>{stops}</a:custDash>"
    cap = "rnd" if are_dots(dash) else "flat"
    return f'<a:ln w="{width}" cap="{cap}">{solid(colour)}{dashed}<a:round/>{ends}</a:ln>'


def placed(bounds: Bounds, flips: str = "", turn: float = 0.0) -> str:
    """The position and size of a shape, which is turned clockwise about its middle."""
    x1, y1, x2, y2 = bounds
    turned = f' rot="{round(turn * 60_000) % 21_600_000}"' if turn else ""
    place = f'<a:off x="{x1}" y="{y1}"/><a:ext cx="{x2 - x1}" cy="{y2 - y1}"/>'
    return f"<a:xfrm{turned}{flips}>{place}</a:xfrm>"


def preset(kind: str) -> str:
    """The geometry of a preset shape."""
    return f'<a:prstGeom prst="{kind}"><a:avLst/></a:prstGeom>'


def autoshape(properties: str, where: Bounds, geometry: str, paint: str, text: str = "") -> Shape:
    """A shape that may have text."""
    return Shape(
        f"<p:sp><p:nvSpPr>{properties}<p:cNvSpPr/><p:nvPr/></p:nvSpPr>"
        f"<p:spPr>{placed(where)}{geometry}{paint}</p:spPr>{text or NO_TEXT}</p:sp>",
        where,
    )


def connector(properties: str, start: tuple[int, int], end: tuple[int, int], line: str) -> Shape:
    """A straight line from `start` to `end`."""
    (x1, y1), (x2, y2) = start, end
    flips = (' flipH="1"' if x2 < x1 else "") + (' flipV="1"' if y2 < y1 else "")
    where = Bounds(min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2))
    return Shape(
        f"<p:cxnSp><p:nvCxnSpPr>{properties}<p:cNvCxnSpPr/><p:nvPr/></p:nvCxnSpPr>"
        f"<p:spPr>{placed(where, flips)}{preset('straightConnector1')}{line}</p:spPr></p:cxnSp>",
        where,
    )


def group(properties: str, members: Sequence[Shape]) -> Shape:
    """A group of shapes, which keep their coordinates on the slide."""
    where = Bounds.round([member.bounds for member in members])
    x1, y1, x2, y2 = where
    inner = f'<a:chOff x="{x1}" y="{y1}"/><a:chExt cx="{x2 - x1}" cy="{y2 - y1}"/>'
    box = placed(where).replace("</a:xfrm>", f"{inner}</a:xfrm>")
    return Shape(
        f"<p:grpSp><p:nvGrpSpPr>{properties}<p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr>"
        f"<p:grpSpPr>{box}</p:grpSpPr>{''.join(member.xml for member in members)}</p:grpSp>",
        where,
    )


NO_TEXT = "<p:txBody><a:bodyPr/><a:lstStyle/><a:p/></p:txBody>"


_NARROW = ' panose="020B0606020202030204" pitchFamily="34" charset="0"'


def latin(typeface: Typeface) -> str:
    """A typeface by its name.

    Ours is said to look like Arial Narrow, which is as wide: where a presentation is shown without
    it, that is the one to take (ECMA-376, Part 1, 21.1.2.3.7).
    """
    like = _NARROW if typeface.family == BARLOW.family else ""
    return f'<a:latin typeface="{escaped(typeface.family)}"{like}/>'


def letters(
    text: str, size: float, paint: str, *, bold: bool, italic: bool = False, lang: str
) -> str:
    """A run of text in the typeface of figures; `size` in points, `paint` its fill and effects."""
    style = f' b="{int(bold)}"' + (' i="1"' if italic else "")
    return (
        f'<a:r><a:rPr lang="{escaped(lang)}" sz="{round(size * 100)}"{style} dirty="0">{paint}'
        f"{latin(typeface_set())}</a:rPr><a:t>{escaped(text)}</a:t></a:r>"
    )


def body(runs: str, align: str, *, anchor: str, wrap: str, spacing: str = "") -> str:
    """The text body of a shape, without margins."""
    return (
        f'<p:txBody><a:bodyPr wrap="{wrap}" lIns="0" tIns="0" rIns="0" bIns="0" anchor="{anchor}">'
        f'<a:noAutofit/></a:bodyPr><a:lstStyle/><a:p><a:pPr algn="{align}">{spacing}'
        f'<a:spcBef><a:spcPts val="0"/></a:spcBef><a:buNone/></a:pPr>{runs}</a:p></p:txBody>'
    )


def text_box(properties: str, where: Bounds, paint: str, text: str, turn: float = 0.0) -> Shape:
    """A text box, turned clockwise about its middle."""
    return Shape(
        f'<p:sp><p:nvSpPr>{properties}<p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr>'
        f"<p:spPr>{placed(where, turn=turn)}{preset('rect')}{paint}</p:spPr>{text}</p:sp>",
        where,
    )


def freeform(
    ground: Placement, figures: Sequence[tuple[Sequence[Ring], bool]], words: Bounds | None = None
) -> tuple[Bounds, str]:
    """The bounds of some rings, and their geometry with real arcs.

    Each of `figures` is painted over the one before: its rings, and whether they are closed and
    filled by the even-odd rule. `words` is the rectangle for text in the shape.
    """
    every = [point for rings, _ in figures for ring in rings for point in _extent(ring)]
    xs, ys = [point.x for point in every], [point.y for point in every]
    where = _outward(ground, min(xs), min(ys), max(xs), max(ys))
    wide, high = where.x2 - where.x1, where.y2 - where.y1
    paths = []
    for rings, closed in figures:
        steps = "".join(_steps(ring, closed, ground, where) for ring in rings)
        kind = "" if closed else ' fill="none"'
        paths.append(f'<a:path w="{wide}" h="{high}"{kind}>{steps}</a:path>')
    guides = ""
    inside = 'l="l" t="t" r="r" b="b"'
    if words:
        inside = 'l="x1" t="y1" r="x2" b="y2"'
        edges = (words.x1 - where.x1, words.y1 - where.y1, words.x2 - where.x1, words.y2 - where.y1)
        sides = (("x1", "w", wide), ("y1", "h", high), ("x2", "w", wide), ("y2", "h", high))
        guides = "".join(
            f'<a:gd name="{name}" fmla="*/ {side} {edge} {whole}"/>'
            for (name, side, whole), edge in zip(sides, edges, strict=True)
        )
    return where, (
        f"<a:custGeom><a:avLst/><a:gdLst>{guides}</a:gdLst><a:ahLst/><a:cxnLst/>"
        f"<a:rect {inside}/><a:pathLst>{''.join(paths)}</a:pathLst></a:custGeom>"
    )


def _outward(ground: Placement, x1: float, y1: float, x2: float, y2: float) -> Bounds:
    left, top = ground.left + x1 * ground.unit, ground.top + y1 * ground.unit
    right, bottom = ground.left + x2 * ground.unit, ground.top + y2 * ground.unit
    x, y = floor(left + 1e-6), floor(top + 1e-6)
    return Bounds(x, y, max(ceil(right - 1e-6), x + 1), max(ceil(bottom - 1e-6), y + 1))


def _extent(ring: Ring) -> Iterator[Point]:
    """Points whose bounding box is that of the ring."""
    at: Point | Arc | Curve = ring[0]
    yield Point(at.x, at.y)
    for to in ring[1:]:
        yield Point(to.x, to.y)
        if isinstance(to, Arc):
            yield from _turning_points(at, to)
        elif isinstance(to, Curve):
            yield from _farthest(Point(at.x, at.y), to)
        at = to


def _farthest(start: Point, curve: Curve) -> Iterator[Point]:
    """The places between its ends at which a curve goes neither up nor down, or neither aside."""
    for p, q, r, s in (
        (start.x, curve.ax, curve.bx, curve.x),
        (start.y, curve.ay, curve.by, curve.y),
    ):
        # of the derivative, in terms of t: a t^2 - 2 b t + c
        a, b, c = s - 3 * r + 3 * q - p, 2 * q - r - p, q - p
        root = sqrt(max(b * b - a * c, 0.0))
        parts = ((b + root) / a, (b - root) / a) if abs(a) > 1e-9 else (c / (2 * b),) if b else ()
        yield from (Point(*on_curve(start, curve, t)) for t in parts if 0 < t < 1)


def _turning_points(start: Point | Arc | Curve, arc: Arc) -> Iterator[Point]:
    """The leftmost, rightmost, top and bottom points of an arc, as far as it has them."""
    sweep = arc_sweep(start, arc)
    first = atan2(start.y - arc.cy, start.x - arc.cx)
    low, high = sorted((first, first + sweep))
    radius = hypot(arc.x - arc.cx, arc.y - arc.cy)
    for quarter in range(ceil(low / (pi / 2)), floor(high / (pi / 2)) + 1):
        angle = quarter * pi / 2
        yield Point(arc.cx + radius * cos(angle), arc.cy + radius * sin(angle))


def _steps(ring: Ring, closed: bool, ground: Placement, where: Bounds) -> str:
    def point(at: Point | Arc | Curve) -> str:
        x, y = ground.at(at.x, at.y)
        return f'<a:pt x="{x - where.x1}" y="{y - where.y1}"/>'

    at: Point | Arc | Curve = ring[0]
    steps = [f"<a:moveTo>{point(at)}</a:moveTo>"]
    for to in ring[1:]:
        if isinstance(to, Arc):
            for piece in arc_pieces(at, to, LARGEST_ARC):
                steps.append(_arc_to(at, piece, ground))
                at = piece
        elif isinstance(to, Curve):
            handles = Point(to.ax, to.ay), Point(to.bx, to.by), Point(to.x, to.y)
            steps.append(f"<a:cubicBezTo>{''.join(map(point, handles))}</a:cubicBezTo>")
        else:
            steps.append(f"<a:lnTo>{point(to)}</a:lnTo>")
        at = to
    return "".join(steps) + ("<a:close/>" if closed else "")


def _arc_to(start: Point | Arc | Curve, arc: Arc, ground: Placement) -> str:
    """An arc from the current point: angles are clockwise on the page, from the right."""
    radius = ground.length(hypot(arc.x - arc.cx, arc.y - arc.cy))
    first = degrees(atan2(start.y - arc.cy, start.x - arc.cx)) % 360
    sweep = degrees(arc_sweep(start, arc))
    return (
        f'<a:arcTo wR="{radius}" hR="{radius}" stAng="{round(first * _ANGLES_TO_A_DEGREE)}"'
        f' swAng="{round(sweep * _ANGLES_TO_A_DEGREE)}"/>'
    )
