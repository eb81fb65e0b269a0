"""Finding room on the page: labels stand clear of one another, of players, ball and edge."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple, Self
from unicodedata import decomposition


class Box(NamedTuple):
    """A rectangle on the page."""

    x1: float
    y1: float
    x2: float
    y2: float

    @classmethod
    def round(cls, places: Iterable[tuple[float, float]]) -> Self:
        """The least that holds all the places."""
        xs, ys = zip(*places, strict=True)
        return cls(min(xs), min(ys), max(xs), max(ys))

    def shifted(self, dx: float, dy: float) -> Box:
        """The same elsewhere."""
        return Box(self.x1 + dx, self.y1 + dy, self.x2 + dx, self.y2 + dy)

    def grown(self, by: float) -> Box:
        """The same with more on every side."""
        return Box(self.x1 - by, self.y1 - by, self.x2 + by, self.y2 + by)

    def meets(self, other: Box) -> bool:
        """Whether the two overlap."""
        return (
            self.x1 < other.x2 and other.x1 < self.x2 and self.y1 < other.y2 and other.y1 < self.y2
        )

    def holds(self, other: Box) -> bool:
        """Whether the other lies wholly in it."""
        return (
            self.x1 <= other.x1
            and other.x2 <= self.x2
            and self.y1 <= other.y1
            and other.y2 <= self.y2
        )

    def is_covered(self, others: Iterable[Box]) -> bool:
        """Whether one of the others lies on so much of it that nobody would know what it is."""
        wide, high = self.x2 - self.x1, self.y2 - self.y1
        return any(
            max(min(self.x2, other.x2) - max(self.x1, other.x1), 0.0)
            * max(min(self.y2, other.y2) - max(self.y1, other.y1), 0.0)
            > MOST_COVERED * wide * high
            for other in others
        )


MOST_COVERED = 0.7
"""How much of a mark something may lie on, if it is to be seen for what it is."""

ASCENT, DESCENT = 0.74, 0.21
"""Ems that letters rise above and fall below the baseline, for boxes."""
ACCENTED_ASCENT = 0.98
"""The same of a capital with an accent."""


def ascent(text: str) -> float:
    """Ems that a text rises above the baseline."""
    accented = not text.isascii() and any(one.isupper() and decomposition(one) for one in text)
    return ACCENTED_ASCENT if accented else ASCENT


@dataclass(slots=True)
class Room:
    """What of a panel is taken, and which lines words should rather not cross.

    `people` and `words` are those of the boxes taken which no dimension line should cross.
    """

    panel: Box
    gap: float
    taken: list[Box] = field(default_factory=list)
    lines: list[Box] = field(default_factory=list)
    people: list[Box] = field(default_factory=list)
    words: list[Box] = field(default_factory=list)

    def take_words(self, box: Box) -> None:
        """Mark a box as taken by words."""
        self.taken.append(box)
        self.words.append(box)

    def is_free(self, box: Box) -> bool:
        """Whether a box lies in the panel, clear of all that is taken."""
        gap, (left, top, right, bottom) = self.gap, self.panel
        x1, y1, x2, y2 = wide = box[0] - gap, box[1] - gap, box[2] + gap, box[3] + gap
        inside = left <= x1 and x2 <= right and top <= y1 and y2 <= bottom
        return inside and not meets_any(wide, self.taken)

    def crosses_no_line(self, box: Box) -> bool:
        """Whether a box is clear of the lines that words should rather not cross."""
        return not meets_any(box.grown(self.gap / 2), self.lines)

    def first_free(self, boxes: Iterable[Box]) -> int | None:
        """The index of the first free box that crosses no line; words then take it."""
        for index, box in enumerate(boxes):
            if self.is_free(box) and self.crosses_no_line(box):
                self.take_words(box)
                return index
        return None


def meets_any(box: tuple[float, float, float, float], others: list[Box]) -> bool:
    """Whether a box overlaps one of the others, which then comes first among them.

    Boxes are asked about in the order of their places: mostly the next one meets the same.
    """
    x1, y1, x2, y2 = box
    for index, (ox1, oy1, ox2, oy2) in enumerate(others):
        if x1 < ox2 and ox1 < x2 and y1 < oy2 and oy1 < y2:
            if index:
                others.insert(0, others.pop(index))
            return True
    return False


def line_boxes(
    a: tuple[float, float], b: tuple[float, float], width: float, piece: float
) -> Iterator[Box]:
    """Boxes along a line that words should rather not cross, in pieces where it slants."""
    (ax, ay), (bx, by) = a, b
    half, wide, high = width / 2, abs(ax - bx), abs(ay - by)
    pieces = 1 + int(max(wide, high) / piece) if wide > 1 and high > 1 else 1
    if pieces == 1:
        yield Box(min(ax, bx) - half, min(ay, by) - half, max(ax, bx) + half, max(ay, by) + half)
        return
    for k in range(pieces):
        x1, x2 = ax + (bx - ax) * k / pieces, ax + (bx - ax) * (k + 1) / pieces
        y1, y2 = ay + (by - ay) * k / pieces, ay + (by - ay) * (k + 1) / pieces
        yield Box(min(x1, x2) - half, min(y1, y2) - half, max(x1, x2) + half, max(y1, y2) + half)


def segment_meets(box: Box, ax: float, ay: float, bx: float, by: float) -> bool:
    """Whether the segment from a to b passes through the box."""
    return part_inside(box, ax, ay, bx, by) is not None


def part_inside(
    box: tuple[float, float, float, float], ax: float, ay: float, bx: float, by: float
) -> tuple[float, float] | None:
    """The part of the segment from a to b that lies in a box, as fractions of its length."""
    x1, y1, x2, y2 = box
    low, high = 0.0, 1.0
    for start, delta, least, most in ((ax, bx - ax, x1, x2), (ay, by - ay, y1, y2)):
        if abs(delta) < 1e-9:
            if not least <= start <= most:
                return None
            continue
        one, two = (least - start) / delta, (most - start) / delta
        low, high = max(low, min(one, two)), min(high, max(one, two))
    return (low, high) if low < high else None


def outside(
    box: Box, ax: float, ay: float, bx: float, by: float
) -> Iterator[tuple[float, float, float, float]]:
    """The parts of a segment that lie outside a box: a line broken for its label."""
    low, high = part_inside(box, ax, ay, bx, by) or (1.0, 1.0)
    for t1, t2 in ((0.0, low), (high, 1.0)):
        if t2 - t1 > 1e-6:
            yield (
                ax + t1 * (bx - ax),
                ay + t1 * (by - ay),
                ax + t2 * (bx - ax),
                ay + t2 * (by - ay),
            )
