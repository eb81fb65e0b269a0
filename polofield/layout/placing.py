"""Placing words in a picture: each where it belongs and has room, else in the key."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from polofield.layout.labels import ASCENT, DESCENT, Box
from polofield.layout.metrics import text_width, unbroken, wrap
from polofield.layout.panel import Picture, Setting
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Group, Line, Point, Text
from polofield.scene.model import Attack, KeyEntry, Label

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
    bold = label.weight > 500
    tried: list[tuple[_LabelWay, str]] = []

    def forms() -> Iterator[Sequence[str]]:
        yield (text,)
        wide = text_width(text, size, bold)
        if wide > 5 * size:
            longest = max(text_width(word, size, bold) for word in unbroken(text))
            yield from (wrap(text, size, max(wide / n + 2 * size, longest), bold) for n in (2, 3))

    def boxes() -> Iterator[Box]:
        for lines in forms():
            for way in _label_ways(label, lines, bold, profile, picture):
                if picture.ground.holds(way.box):
                    tried.append((way, label.role))
                    yield way.box
                elif not picture.ground.meets(way.box):
                    tried.append((way, OFF_THE_GROUND))
                    yield way.box

    index = picture.room.first_free(boxes())
    if index is None:
        if label.key is not None and _shows_any(label, setting, picture):
            picture.homeless.append(replace(label.key, steps=label.steps))
        return
    way, role = tried[index]
    texts = tuple(
        Text(
            way.x,
            way.baseline + row * LABEL_LEADING * size,
            line,
            size,
            role,
            "" if row else label.name,
            bold,
            "middle",
            profile.halo,
        )
        for row, line in enumerate(way.lines)
    )
    picture.layers[label.layer].extend(texts)


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

    lines: Sequence[str]
    x: float
    baseline: float
    box: Box


def _label_ways(
    label: Label, lines: Sequence[str], bold: bool, profile: Profile, picture: Picture
) -> Iterator[_LabelWay]:
    size = profile.label
    wide = max(text_width(line, size, bold) for line in lines)
    rows = (len(lines) - 1) * LABEL_LEADING * size
    above, below = (ASCENT - MIDDLE) * size + rows / 2, (DESCENT + MIDDLE) * size + rows / 2

    def way(x: float, middle: float) -> _LabelWay:
        baseline = middle + MIDDLE * size - rows / 2
        return _LabelWay(
            lines, x, baseline, Box(x - wide / 2, middle - above, x + wide / 2, middle + below)
        )

    clear = max(0.5 * size, profile.spot * 1.2) + picture.room.gap
    for place, kind in label.spots:
        if not picture.shown.holds(*place):
            continue
        at = picture.yards.point(*place)
        dx, dy = _way_on_page(kind, place, picture)
        yield way(
            at.x + dx * (wide / 2 + clear),
            at.y + dy * (clear + (below if dy < 0 else above)),
        )
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


def place_attack(attack: Attack, setting: Setting, picture: Picture) -> None:
    """The arrow of the attack with its words below it, where there is room."""
    profile, size = setting.profile, setting.profile.label
    text = attack.text.say(setting.voice)
    ux, uy = on_page(1, 0, picture)
    wide, long = text_width(text, size), size * 4.6
    box_wide = max(wide, long) if ux else wide
    box_high = size * 2.0 if ux else long + size * 1.5
    boxes = (
        Box(x, y, x + box_wide, y + box_high) for x, y in _cells(picture.ground, box_wide, box_high)
    )
    if picture.room.first_free(boxes) is None:
        entry = KeyEntry("attack", "direction", attack.text, steps=attack.steps)
        picture.homeless.append(entry)
        return
    box = picture.room.taken[-1]
    x, y = (box.x1 + box.x2) / 2, box.y1 + (size * 0.4 if ux else long / 2)
    start, end = (Point(x + s * ux * long / 2, y + s * uy * long / 2) for s in (-1, 1))
    head = profile.head * 1.7
    baseline = box.y2 - size * 0.25
    picture.layers[attack.layer].append(
        Group(
            attack.name,
            (
                Line(*start, *end, "direction", "", profile.direction, (), "end", head),
                Text(x, baseline, text, size, "label", "", False, "middle", profile.halo),
            ),
            "direction",
        )
    )


def _cells(panel: Box, wide: float, high: float) -> Iterator[tuple[float, float]]:
    """Corners of boxes over the panel: along the right edge, then the left, then inwards."""
    room_x, room_y = panel.x2 - panel.x1 - wide, panel.y2 - panel.y1 - high
    if room_x <= 0 or room_y <= 0:
        return
    for i in (0.86, 0.08, 0.94, 0.03, 0.78, 0.16, 0.7, 0.24, 0.6, 0.34, 0.46, 0.99, 0.01):
        for j in (0.55, 0.45, 0.65, 0.35, 0.75, 0.25, 0.85, 0.15, 0.05, 0.95):
            yield panel.x1 + i * room_x, panel.y1 + j * room_y
