"""Geometry that several renderers need: arcs in pieces, arrow heads, where a text begins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, ceil, cos, hypot, pi, radians, sin, tan, tau

from polofield.layout.metrics import printable, text_width
from polofield.layout.sheet import Arc, Curve, Line, Point, Text, are_dots
from polofield.layout.typeface import Run

LARGEST_ARC = 0.75 * pi
"""Longer arcs are written in pieces: not every program can draw a full circle as one arc, and a
rounded half circle may have its centre a whole unit off; up to this angle it cannot be seen."""


_HEAD_BREADTH = 0.8
"""How broad an arrow head is, in terms of its length."""


def arc_pieces(start: Point | Arc | Curve, arc: Arc, largest: float) -> Iterator[Arc]:
    """`arc` from `start` in equal pieces of at most `largest` radians.

    An arc that ends where it starts is a whole turn.
    """
    sweep = arc_sweep(start, arc)
    count = max(1, ceil(abs(sweep) / largest - 1e-9))
    if count > 1:
        radius = hypot(arc.x - arc.cx, arc.y - arc.cy)
        first = atan2(start.y - arc.cy, start.x - arc.cx)
        for i in range(1, count):
            angle = first + sweep * i / count
            x, y = arc.cx + radius * cos(angle), arc.cy + radius * sin(angle)
            yield Arc(x, y, arc.cx, arc.cy, arc.clockwise)
    yield arc


def arc_sweep(start: Point | Arc | Curve, arc: Arc) -> float:
    """The angle that `arc` turns through, in radians, positive clockwise on the page."""
    first = atan2(start.y - arc.cy, start.x - arc.cx)
    last = atan2(arc.y - arc.cy, arc.x - arc.cx)
    if hypot(arc.x - start.x, arc.y - start.y) < 1e-6:
        return tau if arc.clockwise else -tau
    turn = (last - first) % tau
    return turn if arc.clockwise else turn - tau


def curves(start: Point | Arc | Curve, arc: Arc) -> Iterator[tuple[Point, Point, Point]]:
    """`arc` as cubic Béziers (two control points, an end), true to 5e-6 of its radius."""
    at: Point | Arc | Curve = start
    for piece in arc_pieces(start, arc, pi / 4):
        sweep = arc_sweep(at, piece)
        # the control length, in radii, that puts the curve's middle on the circle
        k = 4 / 3 * tan(sweep / 4)
        x0, y0 = at.x - arc.cx, at.y - arc.cy
        x1, y1 = piece.x - arc.cx, piece.y - arc.cy
        yield (
            Point(at.x - k * y0, at.y + k * x0),
            Point(piece.x + k * y1, piece.y - k * x1),
            Point(piece.x, piece.y),
        )
        at = piece


DOT = 0.01
"""Of a line's width, how long a dot is where a dash of no length would not be drawn."""


def with_length(dash: Sequence[float], width: float) -> tuple[float, ...]:
    """The dash with a little length for its dots, which lie as far apart as before."""
    if not are_dots(dash):
        return tuple(dash)
    length = DOT * width
    return length, dash[1] - length, *dash[2:]


Triangle = tuple[Point, Point, Point]


def arrow(line: Line) -> tuple[Point, Point, list[Triangle]]:
    """The shaft of a line, shortened so that it does not blunt the tips, and its heads."""
    start, end = Point(line.x1, line.y1), Point(line.x2, line.y2)
    length = hypot(end.x - start.x, end.y - start.y)
    if line.heads == "none" or length == 0:
        return start, end, []
    both = line.heads == "both"
    head = min(line.head, length / 2 if both else length)
    ux, uy = (end.x - start.x) / length * head, (end.y - start.y) / length * head
    heads = [_head(end, ux, uy)]
    # a little into the head, lest a hairline shows between
    shaft_end = Point(end.x - 0.9 * ux, end.y - 0.9 * uy)
    shaft_start = start
    if both:
        heads.append(_head(start, -ux, -uy))
        shaft_start = Point(start.x + 0.9 * ux, start.y + 0.9 * uy)
    return shaft_start, shaft_end, heads


def _head(tip: Point, ux: float, uy: float) -> Triangle:
    x, y, half = tip.x - ux, tip.y - uy, _HEAD_BREADTH / 2
    return tip, Point(x - half * uy, y + half * ux), Point(x + half * uy, y - half * ux)


def text_start(mark: Text, text: str) -> float:
    """Where the first letter of `text` (what is drawn of `mark`) has its origin, before a turn."""
    if mark.anchor == "start":
        return mark.x
    width = text_width(text, mark.size, mark.weight, mark.italic)
    return mark.x - (width / 2 if mark.anchor == "middle" else width)


def text_runs(mark: Text) -> Iterator[tuple[float, Run]]:
    """The parts of a text that are each of one face, with how far along the line they begin.

    The line runs through (`mark.x`, `mark.y`); what begins before that is less than 0.
    """
    text = printable(mark.text)
    along = text_start(mark, text) - mark.x
    for run in mark.face.runs(text):
        yield along, run
        along += run.face.width(run.text, mark.size)


def turned(x: float, y: float, degrees: float) -> tuple[float, float]:
    """A vector turned clockwise on the page."""
    if not degrees:
        return x, y
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return c * x - s * y, s * x + c * y


def escaped(text: str) -> str:
    """`text` for an element or an attribute; what XML cannot hold is left out."""
    text = printable(text)
    if "&" in text or "<" in text or ">" in text or '"' in text:
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return text.replace('"', "&quot;")
    return text
