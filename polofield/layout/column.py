"""The column of words beside a picture: what is in it, how large, and how high that gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from polofield.layout import page
from polofield.layout.metrics import wrap
from polofield.layout.page import LEADING, KeyLine
from polofield.layout.panel import Picture, Setting
from polofield.layout.parts import is_last, key_lines, scale_bar_yards, scale_line, verdicts
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Group, Mark
from polofield.scene.model import Scene
from polofield.words import say
from polofield.words import slides as w


@dataclass(frozen=True, slots=True)
class Form:
    """How large the words of a column are, and what is among them.

    `notes` are all there, or as many as there is room for.
    """

    sentence: float
    label: float
    notes: Literal["all", "some"] = "all"
    key: bool = True
    scale: bool = True


def forms_of(scene: Scene, setting: Setting) -> Sequence[Form]:
    """From the largest text to the smallest, first with all notes.

    What may follow is what the last step is about: rather than that, the key is left out.
    """
    profile = setting.profile
    large, label, least = profile.sentence, profile.label, profile.least
    sizes = ((large, label), (label, label), (label, least), (least, least))
    whole = [Form(*size) for size in sizes]
    if is_last(scene, setting):
        bare = [replace(form, key=False) for form in whole]
        return (*whole[:3], *bare, replace(bare[-1], notes="some"))
    if not setting.frame.shortened:
        return whole
    # What is to scale can be seen; a condition cannot.
    bare = [replace(form, scale=False) for form in whole[2:]]
    return (*whole[:3], *bare, *(replace(form, notes="some") for form in whole[2:]))


@dataclass(slots=True)
class _Flow:
    """Words from `y` down between `left` and `right`."""

    left: float
    right: float
    y: float
    marks: list[Mark] = field(default_factory=list)

    def say(self, name: str, text: Sequence[str], size: float, role: str) -> None:
        placed, self.y = page.lines(name, text, self.left, self.y, size, role)
        self.marks.extend(placed)

    def wrapped(self, text: str, size: float) -> list[str]:
        return wrap(text, size, self.right - self.left)


def words_beside(
    scene: Scene, setting: Setting, picture: Picture, form: Form, height: float
) -> tuple[list[Mark], float]:
    """The words beside a picture, and by how much they are too high for the page."""
    profile, voice, frame = setting.profile, setting.voice, setting.frame
    left, right = picture.box.x2 + profile.margin * 0.9, profile.width - profile.margin
    gap, floor = profile.margin * 0.5, height - profile.margin * 0.5
    if frame.scale_bar:
        floor -= _scale(scene, setting, picture, form, _Flow(left, right, 0.0))
    flow = _Flow(left, right, picture.box.y1 + profile.margin * 0.1)
    if frame.clause:
        clause = flow.wrapped(scene.clause.say(voice), profile.least)
        flow.say("clause", clause, profile.least, "ink-soft")
        flow.y += gap * 0.5
    if frame.sentence:
        lines = flow.wrapped(scene.sentence.say(voice), form.sentence)
        flow.say("sentence", lines, form.sentence, "ink")
        flow.y += gap
    _say([one.say(voice) for one in verdicts(scene, setting)], flow, form.label, "ink", gap * 0.6)
    last = is_last(scene, setting)
    notes = [note.say(voice) for note in scene.notes] if frame.notes else []
    if last and form.key:
        _say(notes, flow, form.label, "ink", gap * 0.6)
    if frame.key:
        entries = key_lines(scene, setting, picture, only_homeless=not form.key)
        _key(profile, entries, flow, form.label)
        flow.y += gap if entries else 0.0
    room = floor if form.notes == "some" else None
    if last and not form.key:
        _say(notes, flow, form.label, "ink", gap * 0.6, room)
    elif not last:
        _say(notes, flow, profile.least, "ink-soft", gap * 0.4, room)
    if frame.scale_bar:
        flow.y = max(floor, flow.y)
        flow.y += _scale(scene, setting, picture, form, flow)
    return flow.marks, flow.y + profile.margin * 0.5 - height - 1e-6


def _say(
    notes: Sequence[str],
    flow: _Flow,
    size: float,
    role: str,
    gap: float,
    floor: float | None = None,
) -> None:
    """Notes one below the other; above a `floor` as many as have room, and how many are left."""
    row = LEADING * size
    for index, note in enumerate(notes):
        lines, more = flow.wrapped(note, size), len(notes) - index
        needed = len(lines) * row + (row + gap if more > 1 else 0.0)
        if floor is not None and flow.y + needed > floor:
            if flow.y + row <= floor:
                flow.say("note", [say(w.MORE, count=more).say()], size, role)
            return
        flow.say("note", lines, size, role)
        flow.y += gap


def _key(profile: Profile, entries: Sequence[KeyLine], flow: _Flow, size: float) -> None:
    """Samples one under the other, with their words beside them on as many lines as they need."""
    if not entries:
        return
    gap = size * 0.5
    indent = max(page.sample_width(profile, entry.sample) for entry in entries)
    rows: list[Mark] = []
    for entry in entries:
        taken = indent if entry.sample != "none" else 0.0
        x = flow.left + taken + (gap if taken else 0.0)
        lines = wrap(entry.text, size, flow.right - x)
        row = max(2.0 * profile.player if taken else 0.0, len(lines) * LEADING * size)
        row += profile.margin * (0.15 if size > profile.least else 0.05)
        middle = flow.y + row / 2
        words, _ = page.lines("", lines, x, middle - len(lines) * LEADING * size / 2, size, "ink")
        sample = page.sample(profile, entry, flow.left + taken / 2, middle)
        rows.append(Group("", (*sample, *words), role="key-entry"))
        flow.y += row
    flow.marks.append(Group("key", tuple(rows), "key"))


def _scale(scene: Scene, setting: Setting, picture: Picture, form: Form, flow: _Flow) -> float:
    """The scale bar and what is to scale, without moving on; and how high they are."""
    profile, wide, row = setting.profile, flow.right - flow.left, page.key_row(setting.profile)
    yards = scale_bar_yards(picture, 0.7 * wide)
    units = yards * picture.yards.scale
    words = setting.voice.distance(yards)
    end = flow.left + page.scale_bar_width(profile, units, words)
    bar = page.scale_bar(profile, end, flow.y + row / 2, units, words)
    flow.marks.append(Group("scale-bar", bar, "scale-bar"))
    if not (form.scale and setting.frame.key and setting.frame.scale_note):
        return row
    size = profile.least
    lines = wrap(scale_line(scene, setting, picture), size, wide)
    placed, bottom = page.lines("scale-note", lines, flow.left, flow.y + row, size, "ink-soft")
    flow.marks.extend(placed)
    return bottom - flow.y
