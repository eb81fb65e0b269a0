"""Marks as matplotlib paths with their paint, in page units: what `mpl.py` draws from.

Text is the outlines of its letters: real text does not look the same in every matplotlib, and
costs more. What a PDF needs to write real text instead goes with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

import numpy as np
from matplotlib import path as mpl_path
from numpy.typing import NDArray

from polofield.layout.sheet import Arc, Circle, Curve, Group, Line, Mark, Path, Point, Ring, Text
from polofield.layout.theme import Theme
from polofield.layout.typeface import Face
from polofield.render.shapes import arrow, curves, text_runs, turned

MplPath = mpl_path.Path
Colour = tuple[float, float, float, float]
_Codes = NDArray[np.uint8]
_Shape = tuple[NDArray[np.float64], _Codes]

_MOVE = int(MplPath.MOVETO)
_LINE = int(MplPath.LINETO)
_QUAD = int(MplPath.CURVE3)
_CUBIC = int(MplPath.CURVE4)
_CLOSE = int(MplPath.CLOSEPOLY)
_STEPS = {"M": (_MOVE,), "L": (_LINE,), "Q": (_QUAD, _QUAD), "Z": (_CLOSE,)}


class Letters(NamedTuple):
    """Text of one face from (`x`, `y`) on along its baseline, turned clockwise about that place."""

    x: float
    y: float
    text: str
    size: float
    face: Face
    turn: float


class Ink(NamedTuple):
    """One stroke of the pen or one fill, or both; widths in page units.

    `letters` are what the path outlines, for a renderer that takes fonts.
    """

    path: MplPath
    fill: Colour | None = None
    stroke: Colour | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    letters: Letters | None = None


def inks(marks: Iterable[Mark], theme: Theme) -> Iterator[Ink]:
    """Everything that `marks` put on the page, in order."""
    for mark in marks:
        match mark:
            case Group():
                yield from inks(mark.members, theme)
            case Path():
                yield from _path(mark, theme)
            case Circle():
                yield from _circle(mark, theme)
            case Line():
                yield from _line(mark, theme)
            case Text():
                yield from _text(mark, theme)


@lru_cache(maxsize=256)
def _colour(code: str | None, opacity: float = 1.0) -> Colour | None:
    """`#rrggbb` as parts of one."""
    if code is None:
        return None
    red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue, opacity


def _mpl_path(vertices: NDArray[np.float64], codes: _Codes) -> MplPath:
    path = MplPath(vertices, codes)
    path.should_simplify = False  # else a user's settings would move our points
    return path


def _path(mark: Path, theme: Theme) -> Iterator[Ink]:
    paint = theme[mark.role]
    shapes = [_ring(ring, mark.closed) for ring in mark.rings]
    if mark.closed and len(shapes) > 1:
        shapes = _wound(shapes)
    path = _joined(shapes)
    fill = _colour(paint.fill, paint.opacity) if mark.closed else None
    stroke = _colour(paint.stroke) if mark.width > 0 else None
    yield Ink(path, fill, stroke, mark.width, mark.dash)


def _circle(mark: Circle, theme: Theme) -> Iterator[Ink]:
    paint = theme[mark.role]
    turn = Arc(mark.x + mark.r, mark.y, mark.x, mark.y, clockwise=True)
    path = _joined([_ring((Point(mark.x + mark.r, mark.y), turn), closed=True)])
    stroke = _colour(paint.stroke) if mark.width > 0 else None
    yield Ink(path, _colour(paint.fill, paint.opacity), stroke, mark.width, mark.dash)


def _line(mark: Line, theme: Theme) -> Iterator[Ink]:
    paint = _colour(theme[mark.role].stroke)
    start, end, heads = arrow(mark)
    shaft = _joined([_ring((start, end), closed=False)])
    yield Ink(shaft, stroke=paint, width=mark.width, dash=mark.dash)
    if heads:
        yield Ink(_joined([_ring(head, closed=True) for head in heads]), fill=paint)


def _text(mark: Text, theme: Theme) -> Iterator[Ink]:
    paint = theme[mark.role]
    fill, rim = _colour(paint.fill), _colour(paint.stroke)
    drawn = [
        Ink(path, fill=fill, letters=letters if known else None)
        for letters, known in _letters(mark)
        if (path := _outline(letters))
    ]
    if mark.halo > 0 and rim:
        for ink in drawn:
            yield Ink(ink.path, stroke=rim, width=mark.halo)
    yield from drawn


def _letters(mark: Text) -> Iterator[tuple[Letters, bool]]:
    """What is drawn of a text, cut where the face changes or no longer has the letters."""
    for along, (face, text) in text_runs(mark):
        for known, run in groupby(text, face.has):
            part = "".join(run)
            dx, dy = turned(along, 0, mark.turn)
            yield Letters(mark.x + dx, mark.y + dy, part, mark.size, face, mark.turn), known
            along += face.width(part, mark.size)


def _outline(letters: Letters) -> MplPath | None:
    """The outline of all letters where they stand; None where nothing would be seen."""
    shapes: list[_Shape] = []
    pen = 0
    for character in letters.text:
        vertices, codes = _glyph(letters.face, character)
        if len(vertices):
            shapes.append((vertices + np.array([pen, 0]), codes))
        pen += letters.face.advance(character)
    if not shapes:
        return None
    scale = letters.size / letters.face.units_per_em
    along, down = turned(scale, 0, letters.turn), turned(0, scale, letters.turn)
    vertices, codes = _one(shapes)
    return _mpl_path(vertices @ np.array([along, down]) + (letters.x, letters.y), codes)


@lru_cache(maxsize=1024)
def _glyph(face: Face, character: str) -> _Shape:
    """The outline of one character in font units, y down."""
    vertices: list[tuple[float, float]] = []
    codes: list[int] = []
    for step, *numbers in face.outline(character):
        if step == "Z":
            numbers = [0, 0]
        vertices += ((x, -y) for x, y in zip(numbers[::2], numbers[1::2], strict=True))
        codes += _STEPS[step]
    return np.array(vertices, float).reshape(-1, 2), np.array(codes, np.uint8)


def _one(shapes: list[_Shape]) -> _Shape:
    if len(shapes) == 1:
        return shapes[0]
    vertices, codes = zip(*shapes, strict=True)
    return np.concatenate(vertices), np.concatenate(codes)


def _joined(shapes: list[_Shape]) -> MplPath:
    return _mpl_path(*_one(shapes))


def _ring(ring: Ring, closed: bool) -> _Shape:
    at: Point | Arc | Curve = ring[0]
    vertices: list[tuple[float, float]] = [(at.x, at.y)]
    codes: list[int] = [_MOVE]
    for to in ring[1:]:
        if isinstance(to, Arc):
            for curve in curves(at, to):
                vertices += curve
                codes += (_CUBIC, _CUBIC, _CUBIC)
        elif isinstance(to, Curve):
            vertices += ((to.ax, to.ay), (to.bx, to.by), (to.x, to.y))
            codes += (_CUBIC, _CUBIC, _CUBIC)
        else:
            vertices.append((to.x, to.y))
            codes.append(_LINE)
        at = to
    if closed:
        vertices.append(vertices[0])
        codes.append(_CLOSE)
    return np.array(vertices, float), np.array(codes, np.uint8)


def _wound(shapes: list[_Shape]) -> list[_Shape]:
    """The rings turned so that filling by winding number fills as even-odd does.

    Rings may touch but not cross, as those of a valid polygon.
    """
    flat = [_flattened(shape) for shape in shapes]
    low = np.array([ring.min(axis=0) for ring in flat])
    high = np.array([ring.max(axis=0) for ring in flat])
    turned = []
    for index, (shape, own) in enumerate(zip(shapes, flat, strict=True)):
        middles = (own[1:] + own[:-1]) / 2
        near = ((low <= high[index]) & (low[index] <= high)).all(axis=1)
        depth = sum(
            _mostly_inside(middles, flat[other])
            for other in np.flatnonzero(near).tolist()
            if other != index
        )
        x, y = own[:, 0], own[:, 1]
        area = float(np.sum(x[:-1] * y[1:] - x[1:] * y[:-1]))
        turned.append(shape if (area > 0) == (depth % 2 == 0) else _reversed(shape))
    return turned


def _flattened(shape: _Shape) -> NDArray[np.float64]:
    return np.asarray(_mpl_path(*shape).to_polygons(closed_only=True)[0], dtype=float)


def _mostly_inside(points: NDArray[np.float64], outline: NDArray[np.float64]) -> bool:
    inside = int(np.count_nonzero(MplPath(outline).contains_points(points)))
    return 2 * inside > len(points)


def _reversed(shape: _Shape) -> _Shape:
    vertices, codes = shape[0][:-1], shape[1][1:-1]  # without the closing point; without the move
    back = np.concatenate([vertices[::-1], vertices[-1:]])
    return back, np.array([_MOVE, *codes[::-1], _CLOSE], np.uint8)
