"""The picture in a panel: every thing of a scene in its place, every label where it has room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import NamedTuple

from polofield.layout.dimensions import place_dimension
from polofield.layout.labels import Box, Room, text_box
from polofield.layout.metrics import text_width, wrap
from polofield.layout.page import Frame, KeyLine
from polofield.layout.profiles import Profile
from polofield.layout.regions import flattened
from polofield.layout.sheet import Group, Line, Mark, Path, Point, ScaleMap, Text
from polofield.layout.theme import Theme
from polofield.layout.things import disc_radius, figure_box, marks_of
from polofield.layout.views import Up, View, Window, fill, window
from polofield.scene.model import (
    LAYERS,
    Area,
    Attack,
    Cross,
    Dimension,
    Disc,
    Figure,
    KeyEntry,
    Label,
    Scene,
    Stroke,
    Thing,
)
from polofield.surfaces import Field, Surface
from polofield.words import Voice


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting:
    """How a scene is to be laid out."""

    view: View
    up: Up
    profile: Profile
    theme: Theme
    voice: Voice
    frame: Frame
    step: int | None = None
    units_per_yard: float | None = None


@dataclass(slots=True)
class Picture:
    """A picture on the way: its marks by layer, what is taken, and what the key has to say."""

    box: Box
    yards: ScaleMap
    shown: Window
    room: Room
    ground: Box
    obstacles: list[Box]
    layers: dict[str, list[Mark]] = field(default_factory=lambda: {name: [] for name in LAYERS})
    homeless: list[KeyLine] = field(default_factory=list)


def picture_of(scene: Scene, setting: Setting, need: Window, box: Box) -> Picture:
    """The picture of what `need` asks for, filling `box` on the page.

    What shows in other steps alone keeps its room, so that over the steps no label moves.
    """
    profile = setting.profile
    limit = window(scene.surface, "whole", ())
    shown, panel_map = fill(need, limit, setting.up, box.x2 - box.x1, box.y2 - box.y1)
    yards = ScaleMap(panel_map.scale, panel_map.x0 + box.x1, panel_map.y0 + box.y1, panel_map.turn)
    room = Room(box, gap=profile.label * 0.22)
    picture = Picture(box, yards, shown, room, _ground_box(scene.surface, box, yards), [])
    for thing in scene.things:
        marks = list(marks_of(thing, profile, yards, shown, setting.voice))
        if shows(thing, setting.step):
            picture.layers[thing.layer].extend(marks)
        for taken in _taken(thing, profile, yards, shown):
            room.take(taken)
            if isinstance(thing, Figure):
                picture.obstacles.append(taken)
        if isinstance(thing, Stroke) and thing.weight != "helper":
            for mark in marks:
                if isinstance(mark, Path):
                    room.lines.extend(_line_boxes(mark, profile))
    labels = [thing for thing in scene.things if isinstance(thing, (Label, Dimension, Attack))]
    for thing in sorted(labels, key=_rank):
        placed = replace(picture, layers={name: [] for name in LAYERS}, homeless=[])
        _place(thing, setting, placed)
        if shows(thing, setting.step):
            for name, marks in placed.layers.items():
                picture.layers[name].extend(marks)
            picture.homeless.extend(placed.homeless)
    return picture


def _ground_box(surface: Surface, box: Box, yards: ScaleMap) -> Box:
    """The part of the panel that shows ground: all of it where the surround is as dark."""
    if isinstance(surface, Field):
        return box
    x, y = surface.half_length, surface.half_width
    a, b = yards.point(-x, -y), yards.point(x, y)
    return Box(
        max(min(a.x, b.x), box.x1),
        max(min(a.y, b.y), box.y1),
        min(max(a.x, b.x), box.x2),
        min(max(a.y, b.y), box.y2),
    )


def shows(thing: Thing | KeyEntry, step: int | None) -> bool:
    """Whether something shows in that step; in None, the whole telling, everything does."""
    return step is None or thing.steps[0] <= step <= thing.steps[1]


def _taken(thing: Thing, profile: Profile, yards: ScaleMap, shown: Window) -> Iterator[Box]:
    match thing:
        case Figure() if shown.holds(*thing.at):
            yield figure_box(thing, profile, yards)
        case Disc() if shown.holds(*thing.at):
            r = disc_radius(thing, profile, yards) * 1.2
            x, y = yards.point(*thing.at)
            yield Box(x - r, y - r, x + r, y + r)
        case Area() if thing.role == "recess":
            x1, y1, x2, y2 = thing.region.bounds
            (ax, ay), (bx, by) = yards.point(x1, y1), yards.point(x2, y2)
            yield Box(min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)).grown(yards.scale)
        case Cross() if shown.holds(*thing.at):
            x, y = yards.point(*thing.at)
            r = profile.ball
            yield Box(x - r, y - r, x + r, y + r)


def _line_boxes(path: Path, profile: Profile) -> Iterator[Box]:
    """Boxes along lines that words should not cross: short ones where a line bends or slants."""
    half = profile.mark / 2
    for ring in path.rings:
        for (ax, ay), (bx, by) in pairwise(flattened(ring)):
            pieces = 1
            if abs(ax - bx) > 1 and abs(ay - by) > 1:
                pieces = 1 + int(max(abs(ax - bx), abs(ay - by)) / (1.6 * profile.label))
            for k in range(pieces):
                x1, x2 = ax + (bx - ax) * k / pieces, ax + (bx - ax) * (k + 1) / pieces
                y1, y2 = ay + (by - ay) * k / pieces, ay + (by - ay) * (k + 1) / pieces
                yield Box(min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)).grown(half)


def _rank(thing: Label | Dimension | Attack) -> int:
    match thing:
        case Label():
            return thing.rank
        case Dimension():
            return 2
        case _:
            return 5


def _place(thing: Label | Dimension | Attack, setting: Setting, picture: Picture) -> None:
    match thing:
        case Dimension():
            text = setting.voice.distance(thing.length)
            group, found = place_dimension(
                thing, text, setting.profile, picture.yards, picture.room, picture.obstacles
            )
            picture.layers[thing.layer].append(group)
            if not found:
                picture.homeless.append(KeyLine("dimension", "dimension", text))
        case Label():
            _place_label(thing, setting, picture)
        case Attack():
            _place_attack(thing, setting, picture)


def _place_label(label: Label, setting: Setting, picture: Picture) -> None:
    """The label on one line where it finds room, else on two or three; else in the key."""
    profile, size = setting.profile, setting.profile.label
    text = label.text.say(setting.voice)
    bold = label.role.startswith("yard-number")
    wide = text_width(text, size, bold)
    forms = [
        [text],
        *(wrap(text, size, wide / n + 2 * size, bold) for n in (2, 3) if wide > 8 * size),
    ]
    tried: list[_LabelWay] = []

    def boxes() -> Iterator[Box]:
        for lines in forms:
            for way in _label_ways(label, lines, bold, size, picture):
                if label.role.endswith("-page") or picture.ground.holds(way.box):
                    tried.append(way)
                    yield way.box

    index = picture.room.first_free(boxes())
    if index is None:
        if _shows_any(label, picture.shown, size / picture.yards.scale):
            said = label.key.say(setting.voice) if label.key else text
            picture.homeless.append(KeyLine("none", label.role, said))
        return
    way = tried[index]
    texts = tuple(
        Text(
            way.x,
            way.baseline + row * LABEL_LEADING * size,
            line,
            size,
            way.role,
            "" if row else label.name,
            bold,
            "middle",
            profile.halo,
        )
        for row, line in enumerate(way.lines)
    )
    picture.layers[label.layer].extend(texts)


def _shows_any(label: Label, shown: Window, inside: float) -> bool:
    """Whether anything that the label belongs to shows."""
    spots = any(shown.holds(*place) for place, _ in label.spots)
    return spots or (
        label.along is not None and shown.x1 + inside <= label.along[0][0] <= shown.x2 - inside
    )


BESIDE = {"left": (-1.0, 0.0), "right": (1.0, 0.0), "above": (0.0, -1.0), "below": (0.0, 1.0)}
LINE_PARTS = (0.04, 0.96, 0.1, 0.9, 0.2, 0.8, 0.3, 0.7, 0.4, 0.6)
LABEL_LEADING = 1.2


class _LabelWay(NamedTuple):
    """One way to set a label: its lines, where the first stands, what it takes, in which role."""

    lines: Sequence[str]
    x: float
    baseline: float
    box: Box
    role: str


def _label_ways(
    label: Label, lines: Sequence[str], bold: bool, size: float, picture: Picture
) -> Iterator[_LabelWay]:
    yards, shown = picture.yards, picture.shown
    wide = max(text_width(line, size, bold) for line in lines)
    high = (len(lines) - 1) * LABEL_LEADING * size

    def way(x: float, middle: float, role: str) -> _LabelWay:
        baseline = middle + 0.36 * size - high / 2
        top = text_box("", x, baseline, size, "middle", bold).y1
        low = text_box("", x, baseline + high, size, "middle", bold).y2
        return _LabelWay(lines, x, baseline, Box(x - wide / 2, top, x + wide / 2, low), role)

    for place, kind in label.spots:
        if not shown.holds(*place):
            continue
        at = yards.point(*place)
        dx, dy = BESIDE.get(kind, (0.0, 0.0))
        if kind == "outward":
            middle = yards.point(place[0], 0.0)
            dx = (at.x > middle.x + 1) - (at.x < middle.x - 1)
            dy = (at.y > middle.y + 1) - (at.y < middle.y - 1)
        x = at.x + dx * (wide / 2 + size * 0.75)
        yield way(x, at.y + dy * (size * 1.1 + high / 2), label.role)
    if label.along:
        (ax, ay), (_, by) = label.along
        inside = size / yards.scale
        if not shown.x1 + inside <= ax <= shown.x2 - inside:
            return
        near, far = max(min(ay, by), shown.y1), min(max(ay, by), shown.y2)
        ahead, here = yards.point(ax + 1, 0), yards.point(ax, 0)
        ux, uy = (ahead.x - here.x) / yards.scale, (ahead.y - here.y) / yards.scale
        off_x, off_y = ux * (wide / 2 + 0.4 * size), uy * 0.75 * size
        for part in LINE_PARTS:
            at = yards.point(ax, near + part * (far - near))
            yield way(at.x + off_x, at.y + off_y, label.along_role or label.role)


def _place_attack(attack: Attack, setting: Setting, picture: Picture) -> None:
    """The arrow of the attack with its words under or beside it, where there is room."""
    profile, size = setting.profile, setting.profile.label
    text = attack.text.say(setting.voice)
    here, there = picture.yards.point(0, 0), picture.yards.point(1, 0)
    ux = round((there.x - here.x) / picture.yards.scale)
    uy = round((there.y - here.y) / picture.yards.scale)
    wide, long = text_width(text, size), profile.label * 4.6
    box_wide = max(wide, long) if ux else wide
    box_high = size * 2.0 if ux else long + size * 1.5
    boxes = []
    for x, y in _cells(picture.ground, box_wide, box_high):
        boxes.append(Box(x, y, x + box_wide, y + box_high))
    index = picture.room.first_free(boxes)
    if index is None:
        picture.homeless.append(KeyLine("attack", "direction", text))
        return
    box = boxes[index]
    middle = (box.x1 + box.x2) / 2
    if ux:
        y = box.y1 + size * 0.4
        a, b = Point(middle - ux * long / 2, y), Point(middle + ux * long / 2, y)
        baseline = box.y2 - size * 0.25
    else:
        top, low = box.y1, box.y1 + long
        a, b = (
            (Point(middle, low), Point(middle, top))
            if uy < 0
            else (Point(middle, top), Point(middle, low))
        )
        baseline = box.y2 - size * 0.25
    head = profile.head * 1.7
    picture.layers["labels"].append(
        Group(
            attack.name,
            (
                Line(*a, *b, "direction", "", profile.direction, (), "end", head),
                Text(middle, baseline, text, size, "label", "", False, "middle", profile.halo),
            ),
            "direction",
        )
    )


def _cells(panel: Box, wide: float, high: float) -> Iterator[tuple[float, float]]:
    """Corners of boxes over the panel: along the right edge, then the left, then inwards."""
    room_x, room_y = panel.x2 - panel.x1 - wide, panel.y2 - panel.y1 - high
    if room_x <= 0 or room_y <= 0:
        return
    for i in (0.86, 0.08, 0.94, 0.03, 0.78, 0.16, 0.7, 0.24, 0.6, 0.34, 0.46):
        for j in (0.55, 0.45, 0.65, 0.35, 0.75, 0.25, 0.85, 0.15, 0.05, 0.95):
            yield panel.x1 + i * room_x, panel.y1 + j * room_y
