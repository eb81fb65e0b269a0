"""Dimension lines: where each is drawn so that it and its label stand clear."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from polofield.layout.labels import ASCENT, DESCENT, Box, Room, line_boxes, outside, segment_meets
from polofield.layout.metrics import text_width
from polofield.layout.panel import Picture, Setting
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Group, Line, Mark, Path, Point, ScaleMap, Text
from polofield.rulings.phrase import number
from polofield.scene.things import Dimension, KeyEntry
from polofield.surface.units import to_metres

TURNS = (
    135, 225, 120, 240, 150, 210, 105, 255, 90, 270, 165, 195, 75, 285, 60, 300, 45, 315, 180, 30,
    330, 0,
)  # fmt: skip
"""Degrees from the attack at which a radius may be drawn, best first."""
WAYS = tuple((math.cos(math.radians(turn)), math.sin(math.radians(turn))) for turn in TURNS)
"""The same as unit vectors in the frame."""
SLIDES = (0.0, 3.2, -3.2, 5.0, -5.0, 7.0, -7.0, 9.5, -9.5, 12.0, -12.0, 15.0, -15.0)
"""Label heights by which a span may be drawn beside its place, best first."""
FARTHEST = 5.0
"""As many at most for a span that is no longer than that."""


OFF_THE_GROUND = 0.85
"""Ems of a label between the edge of the ground and a dimension line beyond it."""
EDGE = 1.0
"""Page units by which a dimension may lie over the edge of the ground that it begins at."""
RIM = 1.0
"""How much wider than a dimension line its rim is, which tells it from any ground."""
HUG = 2.0
"""Page units within which a dimension line runs along another line."""


class _Lettering(NamedTuple):
    """Where the label of a dimension stands: its box and baseline, on its line or beside it."""

    box: Box
    x: float
    baseline: float
    beside: bool
    far: int = 0
    """How much farther from its line it stands than it has to."""


class _DimensionLine(NamedTuple):
    """One place for a dimension's line, the head of a radius at `b`.

    `out` is the way on which a label beside it stands, where it may stand on one side alone.
    """

    a: Point
    b: Point
    is_radius: bool
    out: tuple[float, float] | None = None


class _Words(NamedTuple):
    """A dimension's label, measured."""

    text: str
    wide: float
    size: float
    descent: float = DESCENT

    def at(self, x: float, baseline: float, *, beside: bool, far: int = 0) -> _Lettering:
        """The label with the middle of its baseline there."""
        half, size = self.wide / 2, self.size
        box = Box(x - half, baseline - ASCENT * size, x + half, baseline + self.descent * size)
        return _Lettering(box, x, baseline, beside, far)


def _words(dimension: Dimension, setting: Setting) -> _Words:
    profile, units = setting.profile, setting.voice.units
    if dimension.small and units != "both":
        length = dimension.length if units == "yd" else round(to_metres(dimension.length), 1)
        text = number(length)
        return _Words(text, text_width(text, profile.label, weight=700), profile.label, 0.0)
    text, size = setting.voice.distance(dimension.length), profile.headline
    return _Words(text, text_width(text, size, weight=700), size)


def place_dimension(dimension: Dimension, setting: Setting, picture: Picture) -> None:
    """The dimension line, drawn where it stands clear, with its distance on it or in the key.

    One that measures to what does not show is left out.
    """
    shown, room, profile = picture.shown, picture.room, setting.profile
    ends = (dimension.start,) if dimension.freedom == "turns" else (dimension.start, dimension.end)
    if not all(shown.holds(*end) for end in ends):
        return
    words = _words(dimension, setting)
    found = _best(dimension, words, setting, picture, labelled=True)
    if found is None:
        entry = KeyEntry("dimension", "dimension", dimension.key, steps=dimension.steps)
        picture.homeless.append(entry)
    else:
        room.take_words(found[1].box)
    drawn = found or _best(dimension, words, setting, picture, labelled=False)
    if drawn is None:
        return
    line, label = drawn
    room.lines.extend(line_boxes(line.a, line.b, profile.mark, 1.6 * profile.label))
    marks = _marks(dimension, line, label, words if found else None, profile, picture.yards)
    picture.layers[dimension.layer].append(Group(dimension.name, tuple(marks), "dimension-line"))


def _best(
    dimension: Dimension,
    words: _Words,
    setting: Setting,
    picture: Picture,
    *,
    labelled: bool,
) -> tuple[_DimensionLine, _Lettering] | None:
    """The first line on the ground and place for its label that have the fewest faults.

    With `labelled` only where the label stands clear.
    """
    room, ground = picture.room, picture.ground.grown(EDGE)
    if dimension.freedom == "beyond":
        ground = room.panel
    best: tuple[_DimensionLine, _Lettering] | None = None
    least = math.inf
    for line in _lines(dimension, setting.profile, picture.yards):
        box = Box.round((line.a, line.b))
        if not (room.panel.holds(_with_ticks(line, setting.profile)) and ground.holds(box)):
            continue
        faults_of_line = 2 * _crosses(line, box, room.people)
        if faults_of_line < least:
            faults_of_line += 2 * _crosses(line, box, room.words)
        if faults_of_line < least:
            faults_of_line += 2 * _hugs(box, room.lines)
        if faults_of_line >= least:
            continue
        for label in _labels(line, words, setting.profile):
            faults = faults_of_line + label.far
            if faults >= least or (labelled and not _has_room(label.box, ground, room)):
                continue
            faults += labelled and not room.crosses_no_line(label.box)
            if faults < least:
                best, least = (line, label), faults
            if least == faults_of_line:
                break
        if not least:
            break
    return best


def _has_room(label: Box, ground: Box, room: Room) -> bool:
    """Whether the label of a dimension stands clear there."""
    return ground.holds(label) and room.is_free(label)


def _with_ticks(line: _DimensionLine, profile: Profile) -> Box:
    """The box round a line with a tick at each end that has one."""
    a, b = line.a, line.b
    ends = (b,) if line.is_radius else (a, b)
    return Box.round((a, *(place for end in ends for place in _tick(a, b, end, profile))))


def _hugs(line_box: Box, lines: Sequence[Box]) -> bool:
    """Whether a dimension line runs along lines of the picture, where it would not be seen."""
    bx1, by1, bx2, by2 = line_box.grown(HUG)
    level = bx2 - bx1 > by2 - by1
    start, end = (bx1, bx2) if level else (by1, by2)
    along = 0.0
    for x1, y1, x2, y2 in lines:
        meets = bx1 < x2 and x1 < bx2 and by1 < y2 and y1 < by2
        if meets and level == (x2 - x1 > y2 - y1):
            low, high = (x1, x2) if level else (y1, y2)
            along += max(min(high, end) - max(low, start), 0.0)
    return along > 0.5 * (end - start)


def _crosses(line: _DimensionLine, line_box: Box, obstacles: Sequence[Box]) -> bool:
    """Whether a dimension line passes through one of them; a level one has a box of no height."""
    x1, y1, x2, y2 = line_box
    for box in obstacles:
        ox1, oy1, ox2, oy2 = box
        meets = x1 <= ox2 and ox1 <= x2 and y1 <= oy2 and oy1 <= y2
        if meets and segment_meets(box, *line.a, *line.b):
            return True
    return False


def _lines(dimension: Dimension, profile: Profile, yards: ScaleMap) -> Iterator[_DimensionLine]:
    """Where a dimension's line may be drawn, the best first."""
    start, end = yards.point(*dimension.start), yards.point(*dimension.end)
    if dimension.freedom == "turns":
        r = dimension.length
        x, y = dimension.start
        for along, across in WAYS:
            yield _DimensionLine(start, yards.point(x + r * along, y + r * across), is_radius=True)
        return
    dx, dy = end.x - start.x, end.y - start.y
    long = math.hypot(dx, dy) or 1.0
    if dimension.freedom == "beyond":
        by = OFF_THE_GROUND * profile.label
        ux, uy = _outward(dimension, yards)
        yield _DimensionLine(
            Point(start.x + ux * by, start.y + uy * by),
            Point(end.x + ux * by, end.y + uy * by),
            is_radius=False,
            out=(ux, uy),
        )
        return
    farthest = max(FARTHEST, long / profile.label) if dimension.freedom == "slides" else 0.0
    for slide in SLIDES:
        if abs(slide) > farthest:
            break
        by = slide * profile.label
        if abs(by) < dimension.off * yards.scale:
            continue
        sx, sy = -dy / long * by, dx / long * by
        a, b = Point(start.x + sx, start.y + sy), Point(end.x + sx, end.y + sy)
        yield _DimensionLine(a, b, is_radius=False)


def _outward(dimension: Dimension, yards: ScaleMap) -> tuple[float, float]:
    """The way across a span along an edge of the ground, away from the middle of that."""
    (ax, ay), (bx, by) = dimension.start, dimension.end
    middle, centre = yards.point((ax + bx) / 2, (ay + by) / 2), yards.point(0, 0)
    start, end = yards.point(ax, ay), yards.point(bx, by)
    long = math.dist(start, end) or 1.0
    ux, uy = -(end.y - start.y) / long, (end.x - start.x) / long
    out = (middle.x - centre.x) * ux + (middle.y - centre.y) * uy
    return (ux, uy) if out > 0 else (-ux, -uy)


def _labels(line: _DimensionLine, words: _Words, profile: Profile) -> Iterator[_Lettering]:
    """The places for a line's label: on it, where it is long enough, or else beside it."""
    a, b, wide, size = line.a, line.b, words.wide, words.size
    dx, dy = b.x - a.x, b.y - a.y
    long = math.hypot(dx, dy)
    flat = abs(dx) / long if long else 0.0
    needed = wide * flat + size * (1 - flat) + 3.2 * profile.head
    if long >= needed:
        for part in (0.5, 0.38, 0.62):
            yield words.at(a.x + part * dx, a.y + part * dy + 0.36 * size, beside=False)
        if line.is_radius:
            yield _label_beyond(a, b, words)
        else:
            yield from _labels_beside(line, words, flat, far=1, times=1.0)
        return
    for far, times in enumerate((1.0, 1.7, 2.6)):
        yield from _labels_beside(line, words, flat, far=far, times=times)
        if not far and line.out is None:
            yield _label_beyond(a, b, words)
            if not line.is_radius:
                yield _label_beyond(b, a, words)


def _labels_beside(
    line: _DimensionLine, words: _Words, flat: float, *, far: int, times: float
) -> Iterator[_Lettering]:
    """The label on either side of its line's middle, so many times as far off as it has to be."""
    a, b = line.a, line.b
    x, y, size = (a.x + b.x) / 2, (a.y + b.y) / 2, words.size
    away_x, away_y = words.wide / 2 + size * 0.4, size * 0.95
    for sx, sy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if (flat > 0.7 and sx) or (flat < 0.3 and sy):
            continue
        if line.out is not None and sx * line.out[0] + sy * line.out[1] <= 0:
            continue
        lx, ly = x + times * sx * away_x, y + times * sy * away_y + 0.36 * size
        yield words.at(lx, ly, beside=True, far=far)


def _label_beyond(start: Point, rim: Point, words: _Words) -> _Lettering:
    """The label beyond an end of its line."""
    size = words.size
    long = math.hypot(rim.x - start.x, rim.y - start.y) or 1.0
    ux, uy = (rim.x - start.x) / long, (rim.y - start.y) / long
    x = rim.x + ux * (words.wide / 2 + 0.5 * size)
    return words.at(x, rim.y + uy * size + 0.36 * size, beside=True)


def _marks(
    dimension: Dimension,
    line: _DimensionLine,
    label: _Lettering,
    words: _Words | None,
    profile: Profile,
    yards: ScaleMap,
) -> Iterator[Mark]:
    """The line with a tick at each end, its distance on it or beside it."""
    width = profile.dimension
    a, b = line.a, line.b
    if dimension.freedom == "slides":
        led = ((dimension.start, a), (dimension.end, b))
        for place, end in led[1:] if dimension.from_line else led:
            origin = yards.point(*place)
            if math.hypot(origin.x - end.x, origin.y - end.y) <= 1:
                continue
            if not dimension.of_ball:
                yield Line(*origin, *end, "dimension", width=width * 0.8, dash=(2.5, 2.5))
            elif end == b:
                u = profile.limit / 2.4
                yield Line(*origin, *end, "bound", width=2.2 * u, dash=(0.0, 5.5 * u))
    gap = label.box.grown(profile.halo * 1.6) if words and not label.beside else None
    pieces = outside(gap, *a, *b) if gap else ((*a, *b),)
    rings = [(Point(x1, y1), Point(x2, y2)) for x1, y1, x2, y2 in pieces]
    role, label_role = ("move", "label-ball") if dimension.of_ball else BLACK
    if dimension.freedom == "beyond":
        label_role = "label-page"
    yield Path(tuple(rings), "rim", closed=False, width=width + RIM)
    yield Path(tuple(rings), role, closed=False, width=width)
    ends = (b,) if line.is_radius else (a, b)
    yield Path(
        tuple(_tick(a, b, end, profile) for end in ends),
        role,
        closed=False,
        width=width * TICK_WEIGHT,
    )
    if words:
        yield Text(
            label.x,
            label.baseline,
            words.text,
            words.size,
            label_role,
            weight=700,
            anchor="middle",
            halo=profile.halo,
        )


BLACK = "dimension", "dimension-label"
"""The roles of a distance that a rider judges; one of the ball is in its colour."""
TICK_WEIGHT = 1.3
"""How heavy the tick at the end of a dimension is, of its line."""
TICK = 6.0
"""Half the length of a tick, in `Profile.u`."""


def _tick(a: Point, b: Point, end: Point, profile: Profile) -> tuple[Point, Point]:
    long = math.dist(a, b) or 1.0
    half = TICK * profile.u
    nx, ny = -(b.y - a.y) / long * half, (b.x - a.x) / long * half
    return Point(end.x - nx, end.y - ny), Point(end.x + nx, end.y + ny)
