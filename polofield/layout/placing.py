"""Placing words in a picture: each where it belongs and has room, else in the key."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from polofield.layout.labels import ASCENT, DESCENT, Box
from polofield.layout.metrics import text_width, unbroken, wrap
from polofield.layout.panel import Picture, Setting
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Text
from polofield.scene.model import Label
from polofield.typeface import Weight

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
    tried: list[tuple[_LabelWay, str]] = []

    def forms() -> Iterator[Sequence[str]]:
        yield (text,)
        wide = text_width(text, size, weight)
        if wide > 5 * size:
            longest = max(text_width(word, size, weight) for word in unbroken(text))
            yield from (wrap(text, size, max(wide / n + 2 * size, longest), weight) for n in (2, 3))

    def boxes() -> Iterator[Box]:
        for lines in forms():
            for way in _label_ways(label, lines, weight, profile, picture):
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
            weight=weight,
            anchor="middle",
            halo=profile.halo,
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
    label: Label, lines: Sequence[str], weight: Weight, profile: Profile, picture: Picture
) -> Iterator[_LabelWay]:
    size = profile.label
    wide = max(text_width(line, size, weight) for line in lines)
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
