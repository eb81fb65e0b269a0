"""The data of an SVG's path, in as few letters as say the same.

Places are rounded to hundredths of a unit, those of a ring with curves, by which nothing is
measured, to tenths. Each step is the difference of two such places: however long the path, none of
them is farther off.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot

from polofield.layout.sheet import Arc, Curve, Point, Ring
from polofield.render.shapes import LARGEST_ARC, arc_pieces
from polofield.rulings.phrase import number


def path_data(rings: Sequence[Ring], closed: bool) -> str:
    """Lines, arcs and curves one after the other: the first from its place, all else by steps."""
    parts: list[str] = []
    x = y = 0
    for ring in rings:
        if Curve in map(type, ring):
            ring = tuple(map(_rounded, ring))
        start: Point | Arc | Curve = ring[0]
        first_x, first_y = round(100 * start.x), round(100 * start.y)
        step = "m" if parts else "M"
        parts.append(f"{step}{_pair(first_x - x, first_y - y)}")
        x, y = first_x, first_y
        for to in ring[1:]:
            to_x, to_y = round(100 * to.x), round(100 * to.y)
            if isinstance(to, Point):
                if to_y == y:
                    parts.append(f"h{_length(to_x - x)}")
                elif to_x == x:
                    parts.append(f"v{_length(to_y - y)}")
                else:
                    parts.append(f"l{_pair(to_x - x, to_y - y)}")
            elif isinstance(to, Curve):
                a = _pair(round(100 * to.ax) - x, round(100 * to.ay) - y)
                b = _pair(round(100 * to.bx) - x, round(100 * to.by) - y)
                c = _pair(to_x - x, to_y - y)
                parts.append(f"c{a} {b} {c}".replace(" -", "-"))
            else:
                r = number(hypot(to.x - to.cx, to.y - to.cy))
                for piece in arc_pieces(start, to, LARGEST_ARC):
                    to_x, to_y = round(100 * piece.x), round(100 * piece.y)
                    end = _pair(to_x - x, to_y - y)
                    parts.append(f"a{r} {r} 0 0 {to.clockwise:d} {end}")
                    x, y = to_x, to_y
            x, y = to_x, to_y
            start = to
        if closed:
            if (x, y) == (first_x, first_y) and isinstance(start, Point) and len(ring) > 1:
                parts.pop()  # the closing does it
            parts.append("z")
            x, y = first_x, first_y
    return "".join(parts)


def _rounded(to: Point | Arc | Curve) -> Point | Arc | Curve:
    """A place in tenths of a unit; an arc has to keep to its circle."""
    if isinstance(to, Arc):
        return to
    tenths = [round(value, 1) for value in to]
    return Curve(*tenths) if isinstance(to, Curve) else Point(*tenths)


def _pair(x: int, y: int) -> str:
    """Two lengths in hundredths; a minus parts them as well as a space."""
    second = _length(y)
    return f"{_length(x)}{second}" if y < 0 else f"{_length(x)} {second}"


@lru_cache(maxsize=32768)
def _length(hundredths: int) -> str:
    """A length with no more digits than it needs."""
    whole, rest = divmod(abs(hundredths), 100)
    digits = f"{whole}.{rest:02d}".rstrip("0").rstrip(".") if rest else f"{whole}"
    digits = digits.removeprefix("0") if whole == 0 and rest else digits
    return f"-{digits}" if hundredths < 0 else digits
