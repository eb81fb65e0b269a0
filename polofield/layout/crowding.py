"""Whether a picture is too small for what is in it: symbols on one another, words without room."""

from __future__ import annotations

from itertools import combinations
from math import hypot

from polofield.layout.picture import bounds
from polofield.layout.sheet import Group, Line, Mark, Sheet, Text

CLOSEST = 0.95
"""How near two symbols may come, of where they would just touch."""


def is_crowded(sheet: Sheet) -> bool:
    """Whether symbols lie on one another, or the key has to say what no place was found for."""
    return _overlaps(sheet) or any(
        isinstance(mark, Group) and mark.role == "key-entry" and _is_homeless(mark)
        for mark in sheet.walk()
    )


def _is_homeless(entry: Group) -> bool:
    """Whether a line of the key is a label of the picture, or a length without its ends."""
    return all(
        isinstance(mark, Text) or (isinstance(mark, Line) and mark.heads == "both")
        for mark in entry.members
    )


def _symbol(mark: Mark) -> Mark:
    """Of somebody the badge alone."""
    if not isinstance(mark, Group) or mark.role == "ball":
        return mark
    return Group("", tuple(m for m in mark.members if m.role == mark.role))


def _overlaps(sheet: Sheet) -> bool:
    """Whether any two symbols of a sheet lie on one another by more than their rims."""
    boxes = [
        bounds(_symbol(mark))
        for layer in sheet.layers
        if layer.name in ("layer-players", "layer-ball")
        for mark in layer.members
    ]
    discs = [
        ((b.x1 + b.x2) / 2, (b.y1 + b.y2) / 2, min(b.x2 - b.x1, b.y2 - b.y1) / 2) for b in boxes
    ]
    return any(
        hypot(ax - bx, ay - by) < CLOSEST * (a + b)
        for (ax, ay, a), (bx, by, b) in combinations(discs, 2)
    )
