"""Areas filled with small squares or dots, for print in one ink.

Rows of dashes on one grid over the whole page, so that areas beside each other fit together.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence

import numpy as np
import shapely
from msgspec.structs import replace

from polofield.layout.regions import flattened
from polofield.layout.sheet import Circle, Group, Line, Path, Point, Ring, Text
from polofield.layout.theme import Stipple, Theme

SQUARE, DOT = 2.25, 2.6
"""The side of a square and the diameter of a dot,, in `Profile.u`."""
PITCH = 9.0
"""From one to the next in a row; rows are half of that apart, every other one half of it along."""


def strewn(layers: Sequence[Group], theme: Theme, unit: float) -> tuple[Group, ...]:
    """The layers with squares or dots on every area whose role has them in the theme.

    `unit` is `Profile.u`.
    """
    stipples = {role: paint.stipple for role, paint in theme.paints.items() if paint.stipple}
    return tuple(_strewn(layer, stipples, unit) for layer in layers) if stipples else tuple(layers)


def _strewn(group: Group, stipples: Mapping[str, Stipple], unit: float) -> Group:
    members: list[Path | Circle | Line | Text | Group] = []
    for mark in group.members:
        members.append(_strewn(mark, stipples, unit) if isinstance(mark, Group) else mark)
        if isinstance(mark, Path) and mark.closed and mark.role in stipples:
            members.extend(_stipple(mark, stipples[mark.role], unit))
    return replace(group, members=tuple(members))


def _stipple(path: Path, stipple: Stipple, unit: float) -> Iterator[Path]:
    """All squares or dots of a closed path as one; nothing where none has room in it."""
    size = (SQUARE if stipple == "squares" else DOT) * unit
    pitch = PITCH * unit
    rows = tuple(_rows(path.rings, size, pitch, dotted=stipple == "dots"))
    dash = (size, pitch - size) if stipple == "squares" else (0.0, pitch)
    if rows:
        yield Path(rows, path.role, closed=False, width=size, dash=dash)


def _rows(outlines: Sequence[Ring], size: float, pitch: float, *, dotted: bool) -> Iterator[Ring]:
    """The rows of whole squares or dots in the outlines, from one's beginning to another's end."""
    region = shapely.Polygon()
    for ring in outlines:
        region = region.symmetric_difference(shapely.Polygon(flattened(ring)).buffer(0))
    room = region.buffer(-size / 2, join_style="mitre")
    if room.is_empty:
        return
    left, top, right, bottom = room.bounds
    low, high = math.ceil(2 * top / pitch), math.floor(2 * bottom / pitch)
    ys = np.arange(low, high + 1) * pitch / 2
    ends = np.column_stack((np.full_like(ys, left), ys, np.full_like(ys, right), ys))
    lines = shapely.linestrings(ends.reshape(-1, 2, 2))
    before = 0.0 if dotted else size / 2
    for number, row in zip(range(low, high + 1), shapely.intersection(lines, room), strict=True):
        shift = pitch / 2 if number % 2 else 0.0
        for piece in shapely.get_parts(row):
            if piece.is_empty or not isinstance(piece, shapely.LineString):
                continue
            x1, y, x2, _ = piece.bounds
            first, last = math.ceil((x1 - shift) / pitch), math.floor((x2 - shift) / pitch)
            if first <= last:
                start, end = first * pitch + shift - before, last * pitch + shift + before
                # so that a row ends after its last dot, and not before
                yield Point(start, y), Point(end + (0.01 * size if dotted else 0.0), y)
