"""A scene laid out on a page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from polofield.layout import page
from polofield.layout.labels import Box
from polofield.layout.metrics import wrap
from polofield.layout.page import KeyLine
from polofield.layout.picture import Picture, Setting, picture_of, shows
from polofield.layout.sheet import Group, Mark, Path, Point, Sheet
from polofield.layout.views import Window, window
from polofield.scene.model import Disc, Figure, Scene
from polofield.surfaces import Field
from polofield.words import figures as w
from polofield.words import say

SCALE_BARS = (100.0, 50.0, 25.0, 20.0, 10.0, 5.0, 2.0)


def lay_out(scene: Scene, setting: Setting) -> Sheet:
    """The sheet of a scene."""
    profile, voice = setting.profile, setting.voice
    head, top = page.header(
        profile,
        setting.frame,
        scene.title.say(voice),
        scene.clause.say(voice),
        scene.sentence.say(voice),
        profile.width,
    )
    need = window(scene.surface, setting.view, scene.focus)
    whole = setting.view == "whole" or not scene.focus
    width, height = _panel_size(need, setting, top, whole=whole)
    picture = picture_of(scene, setting, need, Box(0, top, width, top + height))
    foot, bottom = _footer(scene, setting, picture, top + height)
    layers = [Group("page", (_backdrop(profile.width, bottom, "page"),), "layer")]
    surround = _backdrop_box(
        picture.box, "surround" if isinstance(scene.surface, Field) else "surround-arena"
    )
    picture.layers["ground"].insert(0, surround)
    layers.extend(
        Group(f"layer-{name}", tuple(marks), "layer")
        for name, marks in picture.layers.items()
        if marks
    )
    layers.append(Group("layer-text", (*head, *foot), "layer"))
    return Sheet(
        slug=scene.slug,
        title=scene.title.say(voice),
        description=" ".join(phrase.say(voice) for phrase in scene.description),
        width=profile.width,
        height=bottom,
        unit=profile.unit,
        layers=tuple(layers),
        theme=setting.theme,
        yards=picture.yards,
    )


def _panel_size(need: Window, setting: Setting, top: float, *, whole: bool) -> tuple[float, float]:
    upright = setting.up in ("goal", "goal-down")
    x, y = need.x2 - need.x1, need.y2 - need.y1
    aspect = x / y if upright else y / x
    width = setting.profile.width
    if setting.profile.height is not None:
        height = setting.profile.height - top
        return width, height * 0.8
    tallest = 1.5 if whole else 0.96
    return width, width * min(max(aspect, 0.45), tallest)


def _footer(
    scene: Scene, setting: Setting, picture: Picture, top: float
) -> tuple[list[Mark], float]:
    profile, voice, frame = setting.profile, setting.voice, setting.frame
    if not (frame.key or frame.scale_bar):
        return [], top
    left, right = profile.margin, profile.width - profile.margin
    y = top + profile.margin * 0.35
    marks: list[Mark] = []
    reserved = 0.0
    if frame.scale_bar:
        length = next((s for s in SCALE_BARS if s * picture.yards.scale < 0.3 * profile.width), 1.0)
        units = length * picture.yards.scale
        reserved = units + profile.margin
        row = max(2.1 * profile.player, 1.7 * profile.label) + profile.margin * 0.15
        bar = page.scale_bar(profile, right, y + row / 2, units, voice.distance(length))
        marks.append(Group("scale-bar", bar, "scale-bar"))
        y_bar = y + row
    else:
        y_bar = y
    if frame.key:
        ground = "grass" if isinstance(scene.surface, Field) else "dirt"
        entries = [
            KeyLine(entry.sample, entry.role, entry.text.say(voice), entry.number, ground)
            for entry in scene.key
            if shows(entry, setting.step)
        ]
        found, y = page.key(profile, entries + picture.homeless, left, right, y, reserved=reserved)
        marks.append(Group("key", tuple(found), "key"))
        y = max(y, y_bar)
        for note in _note_lines(scene, setting, picture):
            wrapped = wrap(note, profile.least, right - left)
            placed, y = page.lines("", wrapped, left, y, profile.least, "ink-soft")
            marks.extend(placed)
    return marks, max(y, y_bar) + profile.margin * 0.6


def _note_lines(scene: Scene, setting: Setting, picture: Picture) -> Iterable[str]:
    yield from (note.say(setting.voice) for note in scene.notes)
    ground = say(w.FIELD if isinstance(scene.surface, Field) else w.ARENA)
    has_players = any(isinstance(thing, (Figure, Disc)) for thing in scene.things)
    scale = say(w.TO_SCALE if has_players else w.TO_SCALE_BARE, Ground=ground).say(setting.voice)
    if not isinstance(scene.surface, Field):
        scale += " " + say(w.RECESS).say(setting.voice)
    yield scale


def _backdrop(width: float, height: float, role: str) -> Path:
    return _backdrop_box(Box(0, 0, width, height), role)


def _backdrop_box(box: Box, role: str) -> Path:
    corners = (
        Point(box.x1, box.y1),
        Point(box.x2, box.y1),
        Point(box.x2, box.y2),
        Point(box.x1, box.y2),
    )
    return Path((corners,), role, "backdrop" if role == "page" else "surround")


def sequence(scene: Scene, setting: Setting) -> Sequence[Sheet]:
    """A sheet for each step of the telling."""
    return [lay_out(scene, replace(setting, step=step)) for step in range(1, scene.steps + 1)]
