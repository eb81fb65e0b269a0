"""The strip below a picture: what follows, as small pictures drawn just as the large one is.

Each has below it whose ball it then is, what follows in bold, and in which case. On a narrow page
they stand one below the other, with the words beside them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from polofield.layout.labels import Box
from polofield.layout.metrics import evenly, text_width, wrap
from polofield.layout.page import KeyLine, lines, sample
from polofield.layout.panel import Picture, Setting
from polofield.layout.paths import ball_mark
from polofield.layout.picture import fitted, picture_of
from polofield.layout.profiles import Profile
from polofield.layout.riders import DISC, badge
from polofield.layout.sheet import Circle, Group, Line, Mark, Path, Point, Text
from polofield.layout.views import Window, window
from polofield.rulings.parts import Place
from polofield.rulings.phrase import Phrase, duration, listed, say
from polofield.scene.model import Cell, Chip, Count, Scene, Strip
from polofield.scene.things import Sample
from polofield.surface.surfaces import Field
from polofield.words import cases as w

SMALL = 0.7
"""How large and heavy things are drawn in a small picture, of what they are in the large one."""
SMALL_RIDER = 0.62
"""The same of riders."""
TITLE = 1.15
"""The size of the title, of a profile's sentence."""
NAME, TEXT = 15.0, 13.5
"""The size of a cell's name and text, in `Profile.u`."""
GAP = 16.0
"""Between two cells side by side, in `Profile.u`."""
HEIGHTS = {1: 124.0, 2: 124.0, 3: 106.0, 4: 100.0}
"""How high the small pictures are, by how many stand side by side."""
NARROWEST = 128.0
"""The narrowest cell in units; on a narrower page they stand in rows."""
ROW_WIDE, ROW_HIGH, ROW_GAP = 104.0, 68.0, 10.0
"""The small picture of a row, and the gap to its words and to the next row."""


def strip_marks(scene: Scene, setting: Setting, top: float) -> tuple[list[Mark], float]:
    """The strip of a scene from `top` down, where it has one, and the y below it."""
    strip = scene.strip
    if strip is None or not setting.frame.strip or setting.step is not None:
        return [], top
    profile = setting.profile
    marks, y = _title(strip, setting, top + profile.margin * 0.7)
    u = profile.u
    count = len(strip.cells)
    wide = (profile.width - 2 * profile.margin - (count - 1) * GAP * u) / count
    in_rows = wide < NARROWEST * u
    size = (ROW_WIDE * u, ROW_HIGH * u) if in_rows else (wide, HEIGHTS[count] * u)
    windows = cell_windows(strip.cells, scene, setting, size)
    low = y
    for index, cell in enumerate(strip.cells, start=1):
        left = profile.margin if in_rows else profile.margin + (index - 1) * (wide + GAP * u)
        box = Box(left, y, left + size[0], y + size[1])
        words = (
            CellWords(box.x2 + ROW_GAP * u, profile.width - profile.margin, y)
            if in_rows
            else CellWords(box.x1, box.x2, box.y2 + 0.45 * profile.label)
        )
        found, bottom = _words(cell, setting, words)
        picture = cell_picture(cell, scene, setting, box, windows.get(cell.focus))
        marks.append(Group(f"cell-{index}", (*picture, *found), "cell"))
        low = max(low, bottom, box.y2)
        if in_rows:
            y = low + ROW_GAP * u
    low += profile.margin * 0.5
    edge = Line(profile.margin, low, profile.width - profile.margin, low, "hairline")
    return [*marks, edge], low


def explained(scene: Scene, setting: Setting) -> Scene:
    """The scene with what its strip adds to the key and the notes, where that is shown."""
    strip = scene.strip
    if strip is None or not setting.frame.strip or setting.step is not None:
        return scene
    rest = _rest(strip, setting)
    return replace(scene, key=(*scene.key, *strip.key), notes=(*scene.notes, *rest))


MOST_REST = 4
"""How many lines are said of the cases that have no cell, at most."""


def _rest(strip: Strip, setting: Setting) -> Iterator[Phrase]:
    """As many of the sentences on the other cases as there are lines for, as one paragraph."""
    profile = setting.profile
    width = profile.width - 2 * profile.margin
    for count in range(len(strip.rest), 0, -1):
        more = len(strip.rest) - count
        said = [*strip.rest[:count], *([say(w.MORE_CASES)] if more else [])]
        paragraph = listed(said, " ")
        if len(wrap(paragraph.say(setting.voice), profile.least, width)) <= MOST_REST:
            yield paragraph
            return
    if strip.rest:
        yield say(w.MORE_CASES)


@lru_cache(maxsize=32)
def small(profile: Profile) -> Profile:
    """A profile that draws everything smaller and lighter, with the smallest words."""
    rider = SMALL_RIDER * profile.rider
    return profile.scaled(SMALL, label=profile.least, headline=profile.least, rider=rider)


def cell_windows(
    cells: Sequence[Cell], scene: Scene, setting: Setting, size: tuple[float, float]
) -> dict[tuple[Place, ...], Window]:
    """What a small picture shows, by the places that it is to hold.

    It is the same in all pictures that hold the same, and cuts nobody off in any of them.
    """
    its, box = _small_setting(setting), Box(0.0, 0.0, *size)
    found: dict[tuple[Place, ...], Window] = {}
    for focus in dict.fromkeys(cell.focus for cell in cells if cell.things):
        things = tuple(thing for cell in cells if cell.focus == focus for thing in cell.things)
        together = replace(scene, things=things, sibling=None)
        need = window(scene.surface, "fit", focus)
        found[focus], _ = fitted(together, its, need, box)
    return found


def _small_setting(setting: Setting) -> Setting:
    return replace(setting, profile=small(setting.profile), view="fit", units_per_yard=None)


def _title(strip: Strip, setting: Setting, top: float) -> tuple[list[Mark], float]:
    """The title, with a hairline from its end to the edge."""
    profile = setting.profile
    size = TITLE * profile.sentence
    text = strip.title.say(setting.voice)
    left, right = profile.margin, profile.width - profile.margin
    placed, y = lines(
        "strip", wrap(text, size, right - left, 700), left, top, size, "ink", weight=700
    )
    marks: list[Mark] = [*placed]
    start = left + text_width(placed[-1].text, size, 700) + 0.7 * size
    if start < right:
        middle = placed[-1].y - 0.34 * size
        marks.append(Line(start, middle, right, middle, "hairline"))
    return marks, y + 0.35 * size


@dataclass(frozen=True, slots=True)
class CellWords:
    """Where the words of a cell stand: between `left` and `right`, from `top` down."""

    left: float
    right: float
    top: float


CHIPS: dict[Chip, tuple[Sample, str]] = {
    "hitting": ("disc", "team-a"),
    "opposing": ("square", "team-b"),
    "umpire": ("triangle", "official"),
}
"""The symbol of each, and its role."""


def _words(cell: Cell, setting: Setting, where: CellWords) -> tuple[list[Mark], float]:
    """The chip and the name beside it, and the case below them."""
    marks, y = chip_and_name(cell, setting, where)
    size = TEXT * setting.profile.u
    text = evenly(cell.text.say(setting.voice), size, where.right - where.left)
    placed, y = lines("", text, where.left, y + 0.1 * size, size, "ink")
    return [*marks, *placed], y


def chip_and_name(cell: Cell, setting: Setting, where: CellWords) -> tuple[list[Mark], float]:
    """Whose ball it then is, and what follows in bold."""
    profile = setting.profile
    size = NAME * profile.u
    marks: list[Mark] = []
    x = where.left
    if cell.chip in CHIPS:
        shape, role = CHIPS[cell.chip]
        radius = SMALL * profile.rider * DISC
        marks.extend(
            sample(small(profile), KeyLine(shape, role, ""), x + radius, where.top + 0.66 * size)
        )
        x += 2 * radius + 0.4 * size
    name = wrap(cell.name.say(setting.voice), size, where.right - x, 700)
    placed, y = lines("", name, x, where.top, size, "ink", weight=700)
    return [*marks, *placed], y


def cell_picture(
    cell: Cell, scene: Scene, setting: Setting, box: Box, shown: Window | None
) -> Iterator[Mark]:
    """The small picture; of a cell without ground its sign on a panel."""
    its, size = _small_setting(setting), TEXT * setting.profile.u
    if shown is None:
        yield Path((_corners(box),), "panel")
        if cell.count is not None:
            yield from count_marks(cell.count, its, box, size)
        elif cell.clock is not None:
            middle = Point((box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2)
            yield clock(cell.clock, its, middle, size)
        return
    yield Path(
        (_corners(box),), "run-off" if isinstance(scene.surface, Field) else "surround-arena"
    )
    one = replace(scene, things=cell.things, sibling=None, strip=None)
    picture = picture_of(one, its, shown, box)
    if cell.clock is not None:
        _place_clock(cell.clock, its, picture, size)
    for name in (*(layer for layer in picture.layers if layer not in ON_TOP), *ON_TOP):
        yield from picture.layers[name]


ON_TOP = ("ball", "labels")
"""The layers that lie on all others in a small picture: there a mallet would hide the ball."""


def _corners(box: Box) -> tuple[Point, ...]:
    x1, y1, x2, y2 = box
    return Point(x1, y1), Point(x2, y1), Point(x2, y2), Point(x1, y2)


CLOCK = 10.8 / SMALL
"""The radius of a stopwatch in units of a small picture."""
GRID_X, GRID_Y = 14, 9
"""How many places across and down a small picture are tried for a stopwatch."""


CLOCK_SIZES = (1.0, 0.85, 0.72)
"""How large a stopwatch is, the first for which there is room."""


def _place_clock(words: Phrase, setting: Setting, picture: Picture, size: float) -> None:
    """A stopwatch where no path runs, as far as can be from all else."""
    for scale in CLOCK_SIZES:
        place = _room_for_clock(clock_size(words, setting, size, scale), picture)
        if place is not None:
            picture.layers["labels"].append(clock(words, setting, place, size, scale))
            return


def _room_for_clock(needed: tuple[float, float], picture: Picture) -> Point | None:
    wide, high = needed
    box, room = picture.ground, picture.room
    if box.x2 - box.x1 < wide or box.y2 - box.y1 < high:
        box = picture.box
    others = (*room.taken, *room.lines)
    best, least = None, -math.inf
    for i in range(GRID_X + 1):
        for j in range(GRID_Y + 1):
            x = box.x1 + wide / 2 + (box.x2 - box.x1 - wide) * i / GRID_X
            y = box.y1 + high / 2 + (box.y2 - box.y1 - high) * j / GRID_Y
            here = Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
            if not room.is_free(here):
                continue
            clear = _inset(here, box)
            for other in others:
                if clear <= least:
                    break
                clear = min(clear, _apart(here, other))
            if clear > least:
                best, least = Point(x, y), clear
    return best


def _apart(a: Box, b: Box) -> float:
    """How far apart two boxes are."""
    return math.hypot(max(a.x1 - b.x2, b.x1 - a.x2, 0.0), max(a.y1 - b.y2, b.y1 - a.y2, 0.0))


def _inset(inner: Box, outer: Box) -> float:
    """How far inside another a box lies."""
    return min(inner.x1 - outer.x1, inner.y1 - outer.y1, outer.x2 - inner.x2, outer.y2 - inner.y2)


def clock_size(
    words: Phrase, setting: Setting, size: float, scale: float = 1.0
) -> tuple[float, float]:
    """How wide and how high a stopwatch is with its words."""
    r = CLOCK * scale * setting.profile.u
    return 2 * r + 0.3 * size + text_width(words.say(setting.voice), size, 700), 2.7 * r


def clock(words: Phrase, setting: Setting, middle: Point, size: float, scale: float = 1.0) -> Group:
    """A stopwatch, and beside it how much time it has run; both about a place."""
    profile = setting.profile
    u = profile.u
    r = CLOCK * scale * u
    wide, high = clock_size(words, setting, size, scale)
    x, y = middle.x - wide / 2 + r, middle.y + high / 2 - r * 1.1
    width = 2.6 * scale * u
    hands = (Point(x, y - 0.62 * r), Point(x, y), Point(x - 0.5 * r, y))
    stem = (Point(x, y - r), Point(x, y - 1.32 * r))
    crown = (Point(x - 0.3 * r, y - 1.36 * r), Point(x + 0.3 * r, y - 1.36 * r))
    text = words.say(setting.voice)
    return Group(
        "",
        (
            Path((stem, crown), "struck", closed=False, width=1.3 * width),
            Circle(x, y, r, "ball", width=width),
            Path((hands,), "ball", closed=False, width=width),
            Text(
                x + r + 0.3 * size,
                y + 0.36 * size,
                text,
                size,
                "label",
                weight=700,
                halo=profile.halo / SMALL,
            ),
        ),
        "clock",
    )


BAR, TICK = 13.0, 5.0
"""How high the bar of a count is, and how far its ticks reach, in units of the page."""


def count_marks(count: Count, setting: Setting, box: Box, size: float) -> Iterator[Mark]:
    """A bar of seconds: those that are counted, the ball at the drop, those in which it is played.

    What each is stands above it, where there is room for that.
    """
    profile, voice = setting.profile, setting.voice
    u = profile.u / SMALL
    counted, whole = round(count.counted), round(count.counted + count.played)
    left, right = box.x1 + 10 * u, box.x2 - 10 * u
    wide = (right - left) / whole
    drop = left + counted * wide
    before, after = count.before.say(voice), count.after.say(voice)
    fits = max(
        text_width(before, size) - (drop - left) + 0.8 * size + profile.ball_ring,
        text_width(after, size, 600) - (right - drop) + profile.ball_ring,
    )
    top = (box.y1 + box.y2) / 2 - (BAR * u / 2 if fits > 0 else 0.0)
    low = top + BAR * u
    for second in range(whole):
        x = left + second * wide
        ring = (Point(x, top), Point(x + wide, top), Point(x + wide, low), Point(x, low))
        role = "ruler-gap" if second < counted else "path-hitting"
        yield Path((ring,), role, width=profile.dimension)
        if second > counted:
            yield Line(x, top, x, low, "rim", width=profile.dimension)
    stem = Point(drop, top - 5 * u - profile.ball_ring)
    yield Line(*stem, drop, low + TICK * u, "path", width=1.3 * profile.move)
    yield ball_mark(drop, stem.y, profile)
    baseline = low + TICK * u + 0.98 * size
    yield Text(left, baseline, "0", size, "panel-ink", weight=600)
    yield Text(drop, baseline, f"{counted}", size, "panel-ink", weight=600, anchor="middle")
    yield Text(right, baseline, duration(whole), size, "panel-ink", weight=600, anchor="end")
    if fits <= 0:
        above = top - 0.55 * size
        scale = 0.66 * u
        yield from badge(profile, "triangle", "official", "", left + 8 * u, above - 4 * u, scale)
        yield Text(left + 17 * u, above, before, size, "panel-ink")
        yield Text(right, above, after, size, "panel-ink", weight=600, anchor="end")
