"""Placing words in a picture: each where it belongs and has room, else in the key."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from polofield.layout.labels import DESCENT, Box, ascent
from polofield.layout.metrics import text_width, unbroken, wrap
from polofield.layout.panel import Picture, Setting
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Text
from polofield.layout.typeface import Weight
from polofield.rulings.parts import Place
from polofield.rulings.phrase import Measured, Phrase
from polofield.scene.surfaces import WALL
from polofield.scene.things import Label

BESIDE = {"left": (-1.0, 0.0), "right": (1.0, 0.0), "above": (0.0, -1.0), "below": (0.0, 1.0)}
"""Ways from a place on the page; the others are ways in the frame."""
LINE_PARTS = (0.04, 0.96, 0.1, 0.9, 0.2, 0.8, 0.3, 0.7, 0.4, 0.6)
LABEL_LEADING = 1.2
MIDDLE = 0.36
"""Ems from the baseline up to the middle of the capitals."""
OFF_THE_GROUND = "label-page"
"""The role of words that stand where it is as light as the page."""


def place_label(label: Label, setting: Setting, picture: Picture) -> None:
    """The label on one line where it finds room, else on two or three; else in the key."""
    profile, size = setting.profile, setting.profile.label
    text = label.text.say(setting.voice)
    weight = label.weight
    if label.path is not None and _place_along(label, label.path, text, setting, picture):
        return
    if label.far is not None and not picture.shown.holds(*label.far):
        _place_at_edge(label, label.far, setting, picture)
        return
    tried: list[tuple[_LabelWay, str]] = []
    walls = picture.ground.grown(WALL * picture.yards.scale)
    light = label.light.say(setting.voice)

    def boxes() -> Iterator[Box]:
        for rows in _forms(text, light, size, weight):
            for way in _label_ways(label, rows, profile, picture):
                if picture.ground.holds(way.box):
                    tried.append((way, label.role))
                    yield way.box
                elif not walls.meets(way.box):
                    tried.append((way, OFF_THE_GROUND))
                    yield way.box

    index = picture.room.first_free(boxes())
    if index is None:
        if label.key is not None and _shows_any(label, setting, picture):
            picture.homeless.append(replace(label.key, steps=label.steps))
        return
    way, role = tried[index]
    picture.layers[label.layer].extend(_texts(label, way, role, setting))


class _Row(NamedTuple):
    """A line of a label: words of its weight, then lighter ones; and how wide both are."""

    words: str
    light: str
    wide: float
    start: float
    """How far the lighter words are from the left end."""


def _row(words: str, light: str, size: float, weight: Weight) -> _Row:
    wide = text_width(words, size, weight) if words else 0.0
    if not light:
        return _Row(words, light, wide, wide)
    start = wide + (0.45 * size if words else 0.0)
    return _Row(words, light, start + text_width(light, size), start)


def _forms(text: str, light: str, size: float, weight: Weight) -> Iterator[Sequence[_Row]]:
    """A label on one line, then on more."""
    yield (_row(text, light, size, weight),)
    if light:
        yield _row(text, "", size, weight), _row("", light, size, weight)
        for rows in (2, 3):
            lines = _balanced(light, rows, size, 500)
            yield (_row(text, "", size, weight), *(_row("", one, size, 500) for one in lines))
        return
    if text_width(text, size, weight) > 5 * size:
        for rows in (2, 3, 4):
            yield [_row(one, "", size, weight) for one in _balanced(text, rows, size, weight)]


def _balanced(text: str, rows: int, size: float, weight: Weight) -> Sequence[str]:
    """A text on so many lines of about one length."""
    wide = text_width(text, size, weight)
    longest = max(text_width(word, size, weight) for word in unbroken(text))
    return wrap(text, size, max(wide / rows + 2 * size, longest), weight)


def _texts(label: Label, way: _LabelWay, role: str, setting: Setting) -> Iterator[Text]:
    """A label as it is set; lines of two weights begin at one edge."""
    profile, size = setting.profile, setting.profile.label
    widest = max(row.wide for row in way.rows)
    flush = bool(label.light.template)
    for index, row in enumerate(way.rows):
        baseline = way.baseline + index * LABEL_LEADING * size
        left = way.x - widest / 2
        name = "" if index else label.name
        words = Text(
            way.x if not flush else left,
            baseline,
            row.words,
            size,
            role,
            name,
            weight=label.weight,
            italic=label.italic,
            anchor="start" if flush else "middle",
            halo=profile.halo,
        )
        if row.words:
            yield words
        if row.light:
            at = left + (row.start if row.words else 0.0)
            yield Text(at, baseline, row.light, size, role, halo=profile.halo)


def _place_along(
    label: Label, path: tuple[Place, Place], text: str, setting: Setting, picture: Picture
) -> bool:
    """Set words along a straight path, turned with it, and say whether there is room for them."""
    size = setting.profile.label
    seen = picture.shown.segment(*path)
    if seen is None:
        return False
    a, b = picture.yards.point(*seen[0]), picture.yards.point(*seen[1])
    if (round(b.x - a.x, 6), a.y) < (0.0, b.y):  # to the right; upright ones read upwards
        a, b = b, a
    wide, long = text_width(text, size, label.weight), math.dist(a, b)
    if long < wide + 2 * size:
        return False
    ux, uy = (b.x - a.x) / long, (b.y - a.y) / long
    off = 0.62 * size + 0.5 * setting.profile.hit
    for part in PARTS:
        for side in (-1.0, 1.0):
            x = a.x + part * (b.x - a.x) - side * uy * off
            y = a.y + part * (b.y - a.y) + side * ux * off
            boxes = _boxes_along(x, y, ux, uy, wide, size)
            if all(map(picture.room.is_free, boxes)):
                for box in boxes:
                    picture.room.take_words(box)
                low = MIDDLE * size
                words = Text(
                    x - uy * low,
                    y + ux * low,
                    text,
                    size,
                    label.role,
                    label.name,
                    weight=label.weight,
                    italic=label.italic,
                    anchor="middle",
                    halo=setting.profile.halo,
                    turn=math.degrees(math.atan2(uy, ux)),
                )
                picture.layers[label.layer].append(words)
                return True
    return False


ARROWS = {(0, -1): "↑", (1, 0): "→", (0, 1): "↓", (-1, 0): "←"}
"""By the way on the page."""
ALONG_EDGE = (0.0, 4.0, -4.0, 8.0, -8.0, 12.0, -12.0, 16.0, -16.0)
"""Ems by which words at an edge may stand aside of the shortest way."""


def _place_at_edge(label: Label, far: Place, setting: Setting, picture: Picture) -> None:
    """Words at the edge of the picture of a place that lies beyond it, where there is room."""
    size, shown = setting.profile.label, picture.shown
    x = min(max(far[0], shown.x1), shown.x2)
    y = min(max(far[1], shown.y1), shown.y2)
    if abs(far[0] - x) >= abs(far[1] - y):
        way = on_page((far[0] > x) - (far[0] < x), 0, picture)
    else:
        way = on_page(0, (far[1] > y) - (far[1] < y), picture)
    dx, dy = round(way[0]), round(way[1])
    on = Measured(round(math.dist(far, (x, y))))
    figures = (*label.beyond.figures, ("arrow", ARROWS[dx, dy]), ("on", on))
    text = Phrase(label.beyond.template, figures).say(setting.voice)
    wide = text_width(text, size, label.weight)
    edge = picture.yards.point(x, y)
    off = size if dy else wide / 2 + size
    for aside in ALONG_EDGE:
        at_x = edge.x - dx * off + abs(dy) * aside * size
        middle = edge.y - dy * off + abs(dx) * aside * size
        baseline = middle + MIDDLE * size
        box = Box(
            at_x - wide / 2,
            baseline - ascent(text) * size,
            at_x + wide / 2,
            baseline + DESCENT * size,
        )
        if picture.room.is_free(box):
            picture.room.take_words(box)
            picture.layers[label.layer].append(
                Text(
                    at_x,
                    baseline,
                    text,
                    size,
                    label.role,
                    label.name,
                    weight=label.weight,
                    anchor="middle",
                    halo=setting.profile.halo,
                )
            )
            return


PARTS = (0.5, 0.58, 0.42, 0.66, 0.34, 0.74, 0.26)
"""Of a path, where the middle of words along it may stand, best first."""


def _boxes_along(
    x: float, y: float, ux: float, uy: float, wide: float, size: float
) -> Sequence[Box]:
    """Boxes in a row that hold words which are turned, about their middle."""
    count = max(1, round(wide / size))
    half = 0.5 * size
    steps = [(k + 0.5) / count - 0.5 for k in range(count)]
    return [
        Box(x + ux * s * wide, y + uy * s * wide, x + ux * s * wide, y + uy * s * wide).grown(half)
        for s in steps
    ]


def _shows_any(label: Label, setting: Setting, picture: Picture) -> bool:
    """Whether anything that the label belongs to shows."""
    return any(picture.shown.holds(*place) for place, _ in label.spots) or (
        label.along is not None and _line_shows(label.along[0][0], setting.profile, picture)
    )


def _line_shows(x: float, profile: Profile, picture: Picture) -> bool:
    """Whether a line across the ground at `x` shows so well that words can stand beside it."""
    inside = profile.label / picture.yards.scale
    return picture.shown.x1 + inside <= x <= picture.shown.x2 - inside


class _LabelWay(NamedTuple):
    """One way to set a label: its lines, where the first stands, and what it takes."""

    rows: Sequence[_Row]
    x: float
    baseline: float
    box: Box


def _label_ways(
    label: Label, rows: Sequence[_Row], profile: Profile, picture: Picture
) -> Iterator[_LabelWay]:
    size = profile.label
    wide = max(row.wide for row in rows)
    more = (len(rows) - 1) * LABEL_LEADING * size
    rise = max(ascent(row.words + row.light) for row in rows)
    above, below = (rise - MIDDLE) * size + more / 2, (DESCENT + MIDDLE) * size + more / 2

    def way(x: float, middle: float) -> _LabelWay:
        baseline = middle + MIDDLE * size - more / 2
        return _LabelWay(
            rows, x, baseline, Box(x - wide / 2, middle - above, x + wide / 2, middle + below)
        )

    gap = picture.room.gap
    for place, kind in label.spots:
        if not picture.shown.holds(*place):
            continue
        at = picture.yards.point(*place)
        dx, dy = _way_on_page(kind, place, picture)
        for clear in (0.5 * size + gap, profile.ball_ring * 1.3 + gap):
            yield way(
                at.x + dx * (wide / 2 + clear),
                at.y + dy * (clear + (below if dy < 0 else above)),
            )
            if not (dx or dy):
                break
    if label.along:
        (ax, ay), (_, by) = label.along
        if not _line_shows(ax, profile, picture):
            return
        near, far = max(min(ay, by), picture.shown.y1), min(max(ay, by), picture.shown.y2)
        ux, uy = on_page(1, 0, picture)
        off_x, off_y = ux * (wide / 2 + 0.4 * size), uy * 0.75 * size
        for part in LINE_PARTS:
            at = picture.yards.point(ax, near + part * (far - near))
            yield way(at.x + off_x, at.y + off_y)


def _way_on_page(kind: str, place: tuple[float, float], picture: Picture) -> tuple[float, float]:
    match kind:
        case "outward":
            return on_page(0, (place[1] > 0) - (place[1] < 0), picture)
        case "ahead":
            return on_page(1, 0, picture)
        case "back":
            return on_page(-1, 0, picture)
    return BESIDE.get(kind, (0.0, 0.0))


def on_page(x: int, y: int, picture: Picture) -> tuple[float, float]:
    """A way along an axis of the frame, on the page."""
    a, b, c, d = picture.yards.turn
    return float(a * x + b * y), -float(c * x + d * y)
