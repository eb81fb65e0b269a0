"""Dimension lines: where each is drawn so that it and its label stand clear."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from polofield.layout.labels import Box, line_boxes, outside, segment_meets, text_box
from polofield.layout.metrics import text_width
from polofield.layout.page import KeyLine
from polofield.layout.panel import Picture, Setting
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Group, Line, Mark, Point, ScaleMap, Text
from polofield.scene.model import Dimension

TURNS = (
    135,
    225,
    120,
    240,
    150,
    210,
    105,
    255,
    90,
    270,
    165,
    195,
    75,
    285,
    60,
    300,
    45,
    315,
    180,
    30,
    330,
    0,
)
"""Degrees from the attack at which a radius may be drawn, best first."""
SLIDES = (0.0, 3.2, -3.2, 5.0, -5.0, 7.0, -7.0, 9.5, -9.5, 12.0, -12.0, 15.0, -15.0)
"""Label heights by which a span may be drawn beside its place, best first."""
FARTHEST = 5.0
"""As many at most for a span that is no longer than that."""


EDGE = 1.0
"""Page units by which a dimension may lie over the edge of the ground that it begins at."""
HUG = 2.0
"""Page units within which a dimension line runs along another line."""


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to draw a dimension: its line and the box and baseline of its label."""

    a: Point
    b: Point
    label: Box
    x: float
    baseline: float
    beside: bool
    far: int = 0
    """How much farther from its line the label stands than it has to."""


def place_dimension(dimension: Dimension, setting: Setting, picture: Picture) -> None:
    """The dimension line, drawn where it stands clear, with its distance on it or in the key.

    One that measures to what does not show is left out.
    """
    shown, room = picture.shown, picture.room
    ends = (dimension.start,) if dimension.freedom == "turns" else (dimension.start, dimension.end)
    if not all(shown.holds(*end) for end in ends):
        return
    text = setting.voice.distance(dimension.length)
    ways = _ways(dimension, text, setting.profile, picture.yards)
    found = _best((way for way in ways if _has_room(way, picture)), picture)
    if found is None:
        picture.homeless.append(KeyLine("dimension", "dimension", text))
    else:
        room.take_words(found.label)
    drawn = found or _best(_ways(dimension, text, setting.profile, picture.yards), picture, False)
    if drawn is None:
        return
    room.lines.extend(
        line_boxes(drawn.a, drawn.b, setting.profile.mark, 1.6 * setting.profile.label)
    )
    marks = _marks(dimension, drawn, text if found else "", setting.profile, picture.yards)
    picture.layers[dimension.layer].append(Group(dimension.name, tuple(marks), "dimension-line"))


def _has_room(way: _Way, picture: Picture) -> bool:
    """Whether the label of a dimension drawn so stands clear."""
    return picture.ground.holds(way.label) and picture.room.is_free(way.label)


def _best(ways: Iterable[_Way], picture: Picture, labelled: bool = True) -> _Way | None:
    """The first of the ways on the ground that have the fewest faults; cheap ones count first."""
    room, ground = picture.room, picture.ground.grown(EDGE)
    best: _Way | None = None
    least = math.inf
    for way in ways:
        line = _line_box(way)
        if way.far >= least or not (room.panel.holds(line) and ground.holds(line)):
            continue
        faults = way.far + (labelled and not room.crosses_no_line(way.label))
        if faults < least:
            faults += 2 * _hugs(line, room.lines)
        if faults < least:
            faults += 2 * (_crosses(way, line, room.people) + _crosses(way, line, room.words))
        if faults < least:
            best, least = way, faults
        if not least:
            break
    return best


def _line_box(way: _Way) -> Box:
    return Box(
        min(way.a.x, way.b.x), min(way.a.y, way.b.y), max(way.a.x, way.b.x), max(way.a.y, way.b.y)
    )


def _hugs(line_box: Box, lines: Sequence[Box]) -> bool:
    """Whether a dimension line runs along lines of the picture, where it would not be seen."""
    box = line_box.grown(HUG)
    level = box.x2 - box.x1 > box.y2 - box.y1
    start, end = (box.x1, box.x2) if level else (box.y1, box.y2)
    along = 0.0
    for line in lines:
        if box.meets(line) and level == (line.x2 - line.x1 > line.y2 - line.y1):
            low, high = (line.x1, line.x2) if level else (line.y1, line.y2)
            along += max(min(high, end) - max(low, start), 0.0)
    return along > 0.5 * (end - start)


def _crosses(way: _Way, line: Box, obstacles: Sequence[Box]) -> bool:
    near = [box for box in obstacles if line.touches(box)]
    return any(segment_meets(box, *way.a, *way.b) for box in near)


def _ways(dimension: Dimension, text: str, profile: Profile, yards: ScaleMap) -> Iterator[_Way]:
    start, end = yards.point(*dimension.start), yards.point(*dimension.end)
    if dimension.freedom == "turns":
        r = dimension.length
        for turn in TURNS:
            angle = math.radians(turn)
            x, y = dimension.start
            rim = yards.point(x + r * math.cos(angle), y + r * math.sin(angle))
            yield from _labelled(start, rim, text, profile)
            yield _beyond(start, rim, text, profile)
        return
    dx, dy = end.x - start.x, end.y - start.y
    long = math.hypot(dx, dy) or 1.0
    farthest = max(FARTHEST, long / profile.label) if dimension.freedom == "slides" else 0.0
    for slide in SLIDES:
        if abs(slide) > farthest:
            break
        by = slide * profile.label
        sx, sy = -dy / long * by, dx / long * by
        yield from _labelled(
            Point(start.x + sx, start.y + sy), Point(end.x + sx, end.y + sy), text, profile
        )


def _labelled(a: Point, b: Point, text: str, profile: Profile) -> Iterator[_Way]:
    """The line with its label on it, where it is long enough, or else beside it."""
    size = profile.label
    wide = text_width(text, size, bold=True)
    dx, dy = b.x - a.x, b.y - a.y
    long = math.hypot(dx, dy)
    flat = abs(dx) / long if long else 0.0
    needed = wide * flat + size * (1 - flat) + 3.2 * profile.head
    if long >= needed:
        for part in (0.5, 0.38, 0.62):
            x, y = a.x + part * dx, a.y + part * dy
            baseline = y + 0.36 * size
            yield _Way(
                a, b, text_box(text, x, baseline, size, "middle", True), x, baseline, beside=False
            )
        return
    x, y = (a.x + b.x) / 2, (a.y + b.y) / 2
    away_x, away_y = wide / 2 + size * 0.4, size * 0.95
    for far, times in enumerate((1.0, 1.7, 2.6)):
        for sx, sy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            if (flat > 0.7 and sx) or (flat < 0.3 and sy):
                continue
            lx, ly = x + times * sx * away_x, y + times * sy * away_y + 0.36 * size
            label = text_box(text, lx, ly, size, "middle", True)
            yield _Way(a, b, label, lx, ly, beside=True, far=far)


def _beyond(start: Point, rim: Point, text: str, profile: Profile) -> _Way:
    """A radius with its label beyond its head: for one that is too short to hold it."""
    size = profile.label
    long = math.hypot(rim.x - start.x, rim.y - start.y) or 1.0
    ux, uy = (rim.x - start.x) / long, (rim.y - start.y) / long
    x = rim.x + ux * (text_width(text, size, bold=True) / 2 + 0.5 * size)
    baseline = rim.y + uy * size + 0.36 * size
    label = text_box(text, x, baseline, size, "middle", bold=True)
    return _Way(start, rim, label, x, baseline, beside=True)


def _marks(
    dimension: Dimension, way: _Way, text: str, profile: Profile, yards: ScaleMap
) -> Iterator[Mark]:
    width, head = profile.dimension, profile.head
    a, b = way.a, way.b
    if dimension.freedom == "slides":
        for place, end in ((dimension.start, a), (dimension.end, b)):
            origin = yards.point(*place)
            if math.hypot(origin.x - end.x, origin.y - end.y) > 1:
                yield Line(*origin, *end, "dimension", width=width * 0.6, dash=(2.5, 2.5))
    heads = _headed(dimension, a, b, min(head, math.hypot(b.x - a.x, b.y - a.y) / 2.5))
    label = way.label.grown(profile.halo * 0.6)
    if not text or way.beside:
        yield from heads
    else:
        for line in heads:
            pieces = list(outside(label, line.x1, line.y1, line.x2, line.y2))
            for x1, y1, x2, y2 in pieces:
                yield _piece(line, x1, y1, x2, y2)
    if text:
        yield Text(
            way.x,
            way.baseline,
            text,
            profile.label,
            "dimension-label",
            bold=True,
            anchor="middle",
            halo=profile.halo,
        )


def _headed(dimension: Dimension, a: Point, b: Point, head: float) -> list[Line]:
    """A radius has a head at its rim, a span one at either end."""
    middle = Point((a.x + b.x) / 2, (a.y + b.y) / 2)
    start_heads = "none" if dimension.freedom == "turns" else "end"
    return [
        _line(middle, a, head if start_heads == "end" else 0.0),
        _line(middle, b, head),
    ]


def _line(a: Point, b: Point, head: float) -> Line:
    return Line(*a, *b, "dimension", heads="end" if head else "none", head=head)


def _piece(line: Line, x1: float, y1: float, x2: float, y2: float) -> Line:
    ends_there = abs(x2 - line.x2) < 1e-6 and abs(y2 - line.y2) < 1e-6
    heads = line.heads if ends_there else "none"
    return Line(x1, y1, x2, y2, "dimension", heads=heads, head=line.head)
