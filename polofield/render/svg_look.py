"""Which marks of an SVG are painted alike, so that what they share need be stated only once."""

from __future__ import annotations

from typing import NamedTuple

from polofield.layout.sheet import Circle, Line, Mark, Path, Text


class Shape(NamedTuple):
    """How a path or a circle is painted."""

    role: str
    filled: bool
    width: float
    dash: tuple[float, ...]


def is_plain(mark: Mark) -> bool:
    """Whether a mark has neither a name nor words of its own."""
    return isinstance(mark, Path | Circle) and not (mark.name or mark.title)


def shape_of(mark: Mark) -> Shape | None:
    """How a path or a circle is painted; None of anything else."""
    if isinstance(mark, Path):
        return Shape(mark.role, mark.closed, mark.width, mark.dash)
    if isinstance(mark, Circle):
        return Shape(mark.role, True, mark.width, mark.dash)
    return None


def look_of(mark: Mark) -> object:
    """Equal for marks that may share one element; None for one that stands alone."""
    if isinstance(mark, Text):
        return (mark.role, mark.size, mark.weight, mark.italic, mark.anchor, mark.halo)
    if isinstance(mark, Line) and mark.heads == "none" and not mark.name:
        return (mark.role, mark.width, mark.dash)
    return shape_of(mark)
