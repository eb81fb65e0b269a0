"""The column of words beside a picture: what is in it, how large, and how high that gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from polofield.layout import page
from polofield.layout.head import Band, head
from polofield.layout.metrics import wrap
from polofield.layout.page import LEADING, KeyLine
from polofield.layout.panel import Picture, Setting
from polofield.layout.parts import is_last, key_lines, verdicts
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Group, Mark
from polofield.rulings.phrase import say
from polofield.scene.model import Scene
from polofield.words import slides as w


@dataclass(frozen=True, slots=True)
class Form:
    """How large the words of a column are, and what is among them.

    `notes` are all there, or as many as there is room for.
    """

    sentence: float
    label: float
    notes: Literal["all", "some"] = "all"


def forms_of(setting: Setting, *, some: bool) -> Sequence[Form]:
    """From the largest text to the smallest; with `some`, as many notes as there is room for."""
    profile = setting.profile
    large, label, least = profile.sentence, profile.label, profile.least
    notes: Literal["all", "some"] = "some" if some and setting.frame.shortened else "all"
    sizes = ((large, label), (label, label), (label, least), (least, least))
    return [Form(*size, notes) for size in sizes]


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
    left, right = profile.margin, picture.box.x1 - profile.margin
    gap, floor = profile.margin * 0.5, height - profile.margin
    small = replace(setting, profile=replace(profile, sentence=form.sentence))
    above, bottom = head(scene, small, Band(left, right, profile.margin))
    flow = _Flow(left, right, bottom + gap, list(above))
    _say([one.say(voice) for one in verdicts(scene, setting)], flow, form.label, "ink", gap * 0.6)
    notes = [note.say(voice) for note in scene.notes] if frame.notes else []
    if frame.key:
        entries = key_lines(scene, setting, picture, only_homeless=True)
        _key(profile, entries, flow, form.label)
    room = floor if form.notes == "some" else None
    role = "ink" if is_last(scene, setting) else "ink-soft"
    _say(notes, flow, form.label, role, gap * 0.6, room)
    return flow.marks, flow.y - floor - 1e-6


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
