"""A map's ruler beside the ground: blocks, numbers at the marks, the ball's distance in colour."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from math import ceil

from polofield.layout.labels import ASCENT, DESCENT, Box, meets_any
from polofield.layout.metrics import text_width
from polofield.layout.panel import Picture, Setting
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Group, Line, Mark, Path, Point, Text
from polofield.rulings.phrase import number
from polofield.scene.surfaces import WALL, edge_across
from polofield.scene.things import Ruler, YardStick
from polofield.surface.surfaces import Arena, Field, Surface
from polofield.surface.units import from_metres, to_metres

BLOCKS = {"outdoor": 10.0, "arena": 5.0}
"""Yards, or metres where those are shown, in a block."""
_OVER_BOARDS = 4.6
"""Boards' widths from the ruler of a field to where its numbers may begin, inside the boards."""
_NUMBERS_OUTSIDE = 1.0
"""Ems that the numbers take at least beyond the ruler of an arena."""
NEAR = 1.2
"""Lines of text within which two numbers would touch."""


def place_ruler(ruler: Ruler, surface: Surface, setting: Setting, picture: Picture) -> None:
    """The ruler along the side that is farther from the ball, as far as the ground shows."""
    if ruler.plan:
        _place_on_plan(ruler, surface, setting, picture)
        return
    profile, yards = setting.profile, picture.yards
    block = _block(surface, picture)
    side = -1.0 if ruler.ball is None or ruler.ball[1] >= 0 else 1.0
    y = side * surface.half_width
    wide = profile.ruler
    outward = _outward(side, picture)
    off = _off_the_side(surface, profile.boundary, wide, yards.scale)
    beyond = _side_shows(y, picture) and _is_room_beyond(y, off + wide, outward, picture)
    need = off + wide + _NUMBERS_OUTSIDE * profile.label
    outside = isinstance(surface, Arena) and beyond and _is_room_beyond(y, need, outward, picture)
    if not beyond:
        y = picture.shown.y1 if side < 0 else picture.shown.y2
        off = -wide
    count = _blocks(ruler, block, surface, picture)
    if not count:
        return

    def at(out: float, across: float = 0.0) -> Point:
        """A place so many yards along the ruler, and so many units outward of its middle."""
        x, y_ = yards.point(ruler.x + ruler.way * out, y)
        return Point(x + outward[0] * (off + across), y_ + outward[1] * (off + across))

    first = _first_block(ruler, block, picture)
    marks: list[Mark] = []
    whole = _bar(at(first * block), at(count * block), wide + profile.dimension * 1.6)
    marks.append(Path((whole,), "ruler"))
    light = tuple(
        _bar(at(k * block), at((k + 1) * block), wide) for k in range(first, count) if k % 2
    )
    if light:
        marks.append(Path(light, "ruler-gap"))
    picture.room.taken.append(Box.round(whole))
    picture.ruled = True
    over = _over(surface, off, profile, beyond=beyond, outside=outside)
    marks.extend(_numbers(ruler, surface, setting, picture, at, over, outside=outside))
    picture.layers[ruler.layer].append(Group(ruler.name, tuple(marks), "ruler"))


def _block(surface: Surface, picture: Picture) -> float:
    block = BLOCKS[surface.kind]
    return from_metres(block) if picture.units == "m" else block


OFF_A_PLAN = 0.75
"""Ems of a label from the edge of the ground to the middle of a plan's ruler."""


def _place_on_plan(ruler: Ruler, surface: Surface, setting: Setting, picture: Picture) -> None:
    """The ruler of a plan: beside all of the ground, numbers from the nearer end beyond it."""
    profile, size = setting.profile, setting.profile.label
    x, y = surface.half_length, -edge_across(surface)
    if not picture.shown.holds(-x, y) or not picture.shown.holds(x, y):
        return
    outward = _outward(-1.0, picture)
    metric, block = picture.units == "m", _block(surface, picture)

    def at(along: float, across: float = 0.0) -> Point:
        """A place on it at an x of the ground, so many units outward of its middle."""
        here = picture.yards.point(along, y)
        off = OFF_A_PLAN * size + across
        return Point(here.x + outward[0] * off, here.y + outward[1] * off)

    wide, line = profile.ruler, profile.dimension
    whole = _bar(at(-x), at(x), wide + 1.6 * line)
    light = tuple(
        _bar(at(sign * (x - k * block)), at(sign * max(x - (k + 1) * block, 0.0)), wide)
        for k in range(ceil(x / block))
        for sign in (1, -1)
        if k % 2 == (sign > 0)
    )
    marks: list[Mark] = [Path((whole,), "ruler"), Path(light, "ruler-gap")]
    picture.room.taken.append(Box.round(whole))
    picture.ruled = True
    near = NEAR * size / picture.yards.scale
    outs = [from_metres(20.0 * k) for k in range(16)] if metric else [0.0, *ruler.marks, x]
    taken: list[float] = []
    for out in sorted(outs, key=lambda one: (one not in (0.0, x), one)):
        for along in (x - out, out - x) if out < x else (0.0,) if out == x else ():
            if any(abs(along - other) <= near for other in taken):
                continue
            taken.append(along)
            text = number(round(to_metres(out) if metric else out, 1))
            if not out:
                text = f"{text} {'m' if metric else 'yd'}"
            tick, end = at(along, wide / 2), at(along, wide / 2 + 0.3 * size)
            marks.append(Line(*tick, *end, "ruler", width=line))
            box, middle, baseline = _beside(end, at(along), text_width(text, size, 600), size)
            picture.room.take_words(box)
            marks.append(
                Text(middle, baseline, text, size, "label-page", weight=600, anchor="middle")
            )
    picture.layers[ruler.layer].append(Group(ruler.name, tuple(marks), "ruler"))


BLOCKS_OF_A_STICK = (10, 5)
LEAST_BLOCK = 8.0
"""Units below which a block of a yard is too small to be told from the next."""
WIDEST_STICK = 0.45
"""Of the picture, how much a stick may take."""


def place_stick(stick: YardStick, setting: Setting, picture: Picture) -> None:
    """A short ruler, level on the page, in the corner that is nearest to empty; else none."""
    profile, size = setting.profile, setting.profile.label
    metric = picture.units == "m"
    block = (from_metres(1.0) if metric else 1.0) * picture.yards.scale
    box = picture.box
    counts = [n for n in BLOCKS_OF_A_STICK if n * block <= WIDEST_STICK * (box.x2 - box.x1)]
    if block < LEAST_BLOCK * profile.u or not counts:
        return
    count, wide = counts[0], profile.ruler * 1.3
    long, high = count * block, wide + 1.5 * size
    last = f"{count} {'m' if metric else 'yd'}"
    half = text_width(last, size, 600) / 2
    inset = half + 1.5 * size
    for x in (box.x1 + inset, box.x2 - inset - long):
        for y in (box.y2 - 1.5 * size, box.y1 + size + high, (box.y1 + box.y2) / 2):
            taken = Box(x - size, y - high, x + long + half, y)
            if picture.room.is_free(taken) and picture.room.crosses_no_line(taken):
                break
        else:
            continue
        break
    else:
        return
    top = y - wide
    bar = _bar(Point(x, top + wide / 2), Point(x + long, top + wide / 2), wide)
    light = tuple(
        _bar(Point(x + k * block, top + wide / 2), Point(x + (k + 1) * block, top + wide / 2), wide)
        for k in range(1, count, 2)
    )
    marks: list[Mark] = [Path((bar,), "ruler", width=profile.dimension), Path(light, "ruler-gap")]
    for at, text in ((x, "0"), (x + long, last)):
        marks.append(
            Text(
                at,
                top - 0.45 * size,
                text,
                size,
                "yard-number",
                weight=600,
                anchor="middle",
                halo=profile.halo,
            )
        )
    picture.room.take_words(taken)
    picture.ruled = True
    picture.layers[stick.layer].append(Group(stick.name, tuple(marks), "ruler"))


At = Callable[[float, float], Point]


def _numbers(
    ruler: Ruler,
    surface: Surface,
    setting: Setting,
    picture: Picture,
    at: At,
    over: float,
    *,
    outside: bool,
) -> Iterator[Mark]:
    """The numbers at the marks, a tick to each, and the ball's own with a pointer.

    They begin so many units over the edge of the ruler, on the ground or outside it.
    """
    profile, size = setting.profile, setting.profile.label
    wide = profile.ruler
    inward = 1.0 if outside else -1.0
    near = NEAR * size / picture.yards.scale
    places: list[tuple[float, bool]] = []
    if ruler.ball is not None:
        places.append((ruler.way * (ruler.ball[0] - ruler.x), True))
    metric = picture.units == "m"
    marks = [from_metres(20.0 * k) for k in range(16)] if metric else [0.0, *ruler.marks]
    for mark in marks:
        if all(abs(mark - other) > near for other, _ in places):
            places.append((mark, False))
    set_already: list[Box] = []
    middle = (picture.shown.y1 + picture.shown.y2) / 2
    for out, is_ball in places:
        there = at(out, 0.0)
        inside = -0.6 * size if out > 0 else 1.0
        along = picture.yards.point(ruler.x + ruler.way * out, middle)
        if not picture.box.grown(inside).holds(Box(*along, *along)):
            continue
        text = number(round(to_metres(out) if metric else out, 1))
        if not out and isinstance(surface, Field):
            text = f"{text} {'m' if metric else 'yd'}"
        role = "label-ball" if is_ball else "yard-number"
        tick, end = at(out, inward * wide / 2), at(out, inward * (wide / 2 + over))
        if is_ball:
            base = at(out, inward * (wide / 2 + 0.62 * size))
            yield _pointer(tick, base, 0.34 * size)
        elif out and outside:
            yield Line(*tick, *end, "ruler", width=profile.dimension)
        long = text_width(text, size, 600)
        box, x, baseline = _beside(end, there, long, size)
        box, x, baseline = _held(box, x, baseline, picture.box)
        ways = _ways(box, at(1.0, 0.0), at(0.0, 0.0), first=not out)
        moved = _clear_of_lines(box, ways, set_already, picture)
        if moved is None:
            continue
        dx, dy = moved
        set_already.append(box.shifted(dx, dy))
        picture.room.take_words(set_already[-1])
        yield Text(
            x + dx,
            baseline + dy,
            text,
            size,
            role,
            weight=600,
            anchor="middle",
            halo=profile.halo,
        )


EDGE = 1.0
"""Page units between a number and the edge of the picture."""


def _held(box: Box, x: float, baseline: float, panel: Box) -> tuple[Box, float, float]:
    """A number that would pass the edge of the picture, so far back that it does not."""
    dx = max(panel.x1 + EDGE - box.x1, 0.0) + min(panel.x2 - EDGE - box.x2, 0.0)
    dy = max(panel.y1 + EDGE - box.y1, 0.0) + min(panel.y2 - EDGE - baseline, 0.0)
    return box.shifted(dx, dy), x + dx, baseline + dy


def _ways(box: Box, ahead: Point, here: Point, *, first: bool) -> Sequence[tuple[float, float]]:
    """How far a number may move along the ruler, the best first."""
    long = math.dist(ahead, here) or 1.0
    ux, uy = (ahead.x - here.x) / long, (ahead.y - here.y) / long
    high = abs(ux) * (box.x2 - box.x1) + abs(uy) * (box.y2 - box.y1)
    ways = (0.75, 1.0) if first else (0.0, -1.0, 0.85)
    return [(ux * way * high, uy * way * high) for way in ways]


def _clear_of_lines(
    box: Box, ways: Sequence[tuple[float, float]], others: Sequence[Box], picture: Picture
) -> tuple[float, float] | None:
    """How far a number moves, so that it lies on no line but a yard line.

    It lies on none of the others and passes no edge: where it would, it is left out.
    """
    panel = picture.box
    wide = Box(panel.x1, panel.y1, panel.x2, panel.y2 + (box.y2 - box.y1))
    taken = [*others, *picture.room.people, *(ball for _, ball in picture.balls)]
    able = None
    for way in ways:
        there = box.shifted(*way)
        if wide.holds(there) and not meets_any(there, taken):
            if picture.room.crosses_no_line(there):
                return way
            able = able or way
    return able


def _beside(end: Point, there: Point, long: float, size: float) -> tuple[Box, float, float]:
    """The box, the middle and the baseline of a number beyond the end of its tick."""
    dx, dy = end.x - there.x, end.y - there.y
    gap = 0.3 * size
    if abs(dx) > abs(dy):
        x = end.x + (1 if dx > 0 else -1) * (gap + long / 2)
        middle = end.y
    else:
        x, middle = end.x, end.y + (1 if dy > 0 else -1) * (gap + 0.45 * size)
    baseline = middle + 0.36 * size
    box = Box(x - long / 2, baseline - ASCENT * size, x + long / 2, baseline + DESCENT * size)
    return box, x, baseline


def _pointer(tip: Point, base: Point, half: float) -> Path:
    """A triangle that points at the ruler."""
    dx, dy = base.x - tip.x, base.y - tip.y
    long = abs(dx) + abs(dy) or 1.0
    nx, ny = -dy / long * half, dx / long * half
    ring = (tip, Point(base.x + nx, base.y + ny), Point(base.x - nx, base.y - ny))
    return Path((ring,), "path")


def _outward(side: float, picture: Picture) -> tuple[float, float]:
    """The way out of the ground at that side, on the page."""
    _, b, _, d = picture.yards.turn
    return side * b, -side * d


def _off_the_side(surface: Surface, boards: float, wide: float, scale: float) -> float:
    """Units from the edge of the ground to the middle of the ruler, outside boards or wall."""
    if isinstance(surface, Field):
        return wide / 2 + 2.0 * boards
    return wide / 2 + WALL * scale + boards


def _side_shows(y: float, picture: Picture) -> bool:
    return picture.shown.y1 <= y <= picture.shown.y2


def _is_room_beyond(y: float, off: float, outward: tuple[float, float], picture: Picture) -> bool:
    """Whether so many units outward of a side are still in the picture."""
    x, y = picture.yards.point((picture.shown.x1 + picture.shown.x2) / 2, y)
    return picture.box.holds(Box(x, y, x, y).shifted(outward[0] * off, outward[1] * off))


def _over(surface: Surface, off: float, profile: Profile, *, beyond: bool, outside: bool) -> float:
    """Units from the edge of the ruler to where its numbers may begin, past boards or wall."""
    if outside:
        return 0.4 * profile.label
    if not beyond:
        return 0.3 * profile.label
    return off if isinstance(surface, Arena) else _OVER_BOARDS * profile.boundary


def _first_block(ruler: Ruler, block: float, picture: Picture) -> int:
    """The first block that shows whole, from the ruler's end."""
    gone = picture.shown.x1 - ruler.x if ruler.way > 0 else ruler.x - picture.shown.x2
    return max(0, -int(-gone // block)) if gone > 0 else 0


def _blocks(ruler: Ruler, block: float, surface: Surface, picture: Picture) -> int:
    """How many whole blocks there are from the ruler's end as far as the ground shows."""
    far = picture.shown.x2 - ruler.x if ruler.way > 0 else ruler.x - picture.shown.x1
    return max(0, int(min(far, surface.length) / block + 1e-6))


def _bar(a: Point, b: Point, wide: float) -> tuple[Point, Point, Point, Point]:
    h = wide / 2
    if abs(a.x - b.x) < abs(a.y - b.y):
        return Point(a.x - h, a.y), Point(a.x + h, a.y), Point(b.x + h, b.y), Point(b.x - h, b.y)
    return Point(a.x, a.y - h), Point(b.x, b.y - h), Point(b.x, b.y + h), Point(a.x, a.y + h)
