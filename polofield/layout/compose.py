"""A scene on a page of a given height, a slide or a frame of a handout.

On a wide page the picture stands at the left, as high as the page allows, and a column of words at
its right; on a page that is not, the words stand above and below it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from polofield.layout import page
from polofield.layout.labels import Box
from polofield.layout.metrics import wrap
from polofield.layout.page import LEADING, KeyLine
from polofield.layout.panel import Picture, Setting
from polofield.layout.parts import (
    aspect,
    footer,
    is_last,
    key_lines,
    scale_bar_yards,
    scale_line,
    sheet_of,
)
from polofield.layout.picture import picture_of
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Group, Mark, Sheet
from polofield.layout.views import Window, window
from polofield.scene.model import Scene
from polofield.scene.telling import LINEUP
from polofield.words import Phrase, Voice, say
from polofield.words import slides as w

SIDE_BY_SIDE = 1.15
"""Pages wider than this, in terms of their height, have picture and words side by side."""
SQUARE = 0.8
"""Pages wider than this and no wider than that have them so or so, as the ground gets larger. Where
no words may be left out, a page that does not grow comes before that."""

NARROW, WIDE = 0.54, 0.66
"""How much of the page's width the picture takes, as its height asks for it."""
NARROWEST, STEP = 0.4, 0.05
"""How far it gives way to words, and by how much at a time."""

LEAST_SHARE = 0.45
"""How much of an upright page's height the picture has at least, if that can be."""
MOST_BELOW = 0.6
"""How much of the room under the title the key may take at most."""


@dataclass(frozen=True, slots=True)
class _Form:
    """How large the words of a column are, and what is among them.

    `notes` are all there, or as many as there is room for.
    """

    sentence: float
    label: float
    notes: Literal["all", "some"] = "all"
    key: bool = True
    scale: bool = True


def _forms(scene: Scene, setting: Setting) -> Sequence[_Form]:
    """From the largest text to the smallest, first with all notes.

    What may follow is what the last step is about: rather than that, the key is left out.
    """
    profile = setting.profile
    large, label, least = profile.sentence, profile.label, profile.least
    sizes = ((large, label), (label, label), (label, least), (least, least))
    whole = [_Form(*size) for size in sizes]
    if is_last(scene, setting):
        bare = [replace(form, key=False) for form in whole]
        return (*whole[:3], *bare, replace(bare[-1], notes="some"))
    if not setting.frame.shortened:
        return whole
    # What is to scale can be seen; a condition cannot.
    bare = [replace(form, scale=False) for form in whole[2:]]
    return (*whole[:3], *bare, *(replace(form, notes="some") for form in whole[2:]))


def composed(scene: Scene, setting: Setting, height: float) -> Sheet:
    """The sheet of a scene, just so high."""
    frame, profile = setting.frame, setting.profile
    words = frame.clause or frame.sentence or frame.key or frame.scale_bar
    if words and profile.width >= SIDE_BY_SIDE * height:
        return _beside(scene, setting, height)
    if words and profile.width >= SQUARE * height:
        both = _beside(scene, setting, height), _upright(scene, setting, height)
        lowest = max(height, min(sheet.height for sheet in both))
        fitting = [one for one in both if frame.shortened or one.height <= lowest + 1e-6]
        return max(fitting, key=lambda sheet: sheet.yards.scale if sheet.yards else 0.0)
    return _upright(scene, setting, height)


def _upright(scene: Scene, setting: Setting, height: float) -> Sheet:
    """The picture with words above and below it; notes give way to it if they may."""
    sheet, share = _between(scene, setting, height)
    if share < LEAST_SHARE and setting.frame.shortened:
        sheet, _ = _between(_without_notes(scene), setting, height)
    return sheet


def _without_notes(scene: Scene) -> Scene:
    sibling = _without_notes(scene.sibling) if scene.sibling else None
    return replace(scene, notes=(), after=(), sibling=sibling)


def _between(scene: Scene, setting: Setting, height: float) -> tuple[Sheet, float]:
    """The picture between its title and its key, and how much of the height it has."""
    profile = setting.profile
    need = window(scene.surface, setting.view, scene.focus)
    alike = [(_with_verdicts(one, its), its) for one, its in _in_one_view(scene, setting)]
    top = max(_header(one, its)[1] for one, its in alike)
    below = 0.0
    while True:
        box = Box(0, top, profile.width, height - below)
        lowest = max(
            footer(one, its, picture_of(one, its, need, box), box.y2)[1] for one, its in alike
        )
        if lowest <= height or below > MOST_BELOW * (height - top):
            break
        below += lowest - height
    shown = _with_verdicts(scene, setting)
    picture = picture_of(shown, setting, need, box)
    foot, _ = footer(shown, setting, picture, box.y2)
    words = (*_header(scene, setting)[0], *foot)
    share = (height - below - top) / height
    return sheet_of(shown, setting, picture, max(height, lowest), words), share


def _in_one_view(scene: Scene, setting: Setting) -> list[tuple[Scene, Setting]]:
    """A scene, all steps of it if it is told in steps, and its sibling likewise."""
    one = list(_told(scene, setting.step is not None, setting))
    if scene.sibling:
        one += _told(scene.sibling, setting.step is None and bool(scene.sibling.telling), setting)
    return one


def _told(scene: Scene, steps: bool, setting: Setting) -> Iterator[tuple[Scene, Setting]]:
    if not steps:
        yield scene, replace(setting, step=None)
        return
    last = len(scene.telling)
    for step, sentence in enumerate(scene.telling, start=1):
        told = replace(scene, sentence=sentence, notes=scene.after if step == last else ())
        yield told, replace(setting, step=step)


def _verdicts(scene: Scene, setting: Setting) -> Sequence[Phrase]:
    """The verdicts on the people of a scene, where they show."""
    shown = setting.frame.notes and setting.step in (None, LINEUP)
    return scene.verdicts if shown else ()


def _with_verdicts(scene: Scene, setting: Setting) -> Scene:
    """The scene with its verdicts first among its notes."""
    return replace(scene, notes=(*_verdicts(scene, setting), *scene.notes))


def _header(scene: Scene, setting: Setting) -> tuple[list[Mark], float]:
    """Title, clause and sentence across the page, and the y below them."""
    voice, profile = setting.voice, setting.profile
    said = (scene.title.say(voice), scene.clause.say(voice), scene.sentence.say(voice))
    return page.header(profile, setting.frame, *said, profile.width)


@dataclass(frozen=True, slots=True)
class _Head:
    """What stands across the page, how high it is, and what is left for the column to say."""

    marks: Sequence[Mark]
    bottom: float
    setting: Setting


def _title(scene: Scene, setting: Setting) -> _Head:
    """The title alone."""
    if not setting.frame.title:
        return _Head((), 0.0, setting)
    frame = replace(setting.frame, clause=False, sentence=False)
    marks, bottom = _header(scene, replace(setting, frame=frame))
    return _Head(marks, bottom, setting)


def _banner(scene: Scene, setting: Setting) -> _Head:
    """The title, the clause and the sentence."""
    profile = setting.profile
    small = replace(setting, profile=replace(profile, sentence=profile.label))
    marks, bottom = _header(scene, small)
    frame = replace(setting.frame, clause=False, sentence=False)
    return _Head(marks, bottom, replace(setting, frame=frame))


@dataclass(frozen=True, slots=True)
class _Way:
    """One way to share the page: what stands across it, and how wide the picture is below that."""

    head: _Head
    share: float
    forms: Sequence[_Form]


def _beside(scene: Scene, setting: Setting, height: float) -> Sheet:
    """The picture and a column; the sentence across both where the column has no room for it.

    Over the steps of a telling the picture keeps its place; the last says as much of what may
    follow as there is room for. Where nothing fits the page grows.
    """
    others = _fullest(scene, setting)
    ways = iter((_way_of(*others, scene, setting, height),)) if others else None
    for way in ways or _ways(scene, setting, height):
        picture, words, over = _tried(scene, setting, way, height)
        if over <= 0:
            break
    grown = height + max(over, 0.0)
    return sheet_of(scene, setting, picture, grown, (*way.head.marks, *words))


def _ways(scene: Scene, setting: Setting, height: float) -> Iterator[_Way]:
    """Every way, best first."""
    need = window(scene.surface, setting.view, scene.focus)
    forms, title, across = _forms(scene, setting), _title(scene, setting), _banner(scene, setting)
    whole = [form for form in forms if form.notes == "all"]
    tight = (replace(forms[-1], scale=False),)
    for head, some in (
        (title, whole),
        (across, whole),
        (title, forms),
        (across, forms),
        (across, tight),
    ):
        for share in _shares(need, setting, height - head.bottom):
            yield _Way(head, share, some)


def _tried(
    scene: Scene, setting: Setting, way: _Way, height: float
) -> tuple[Picture, list[Mark], float]:
    """The picture and the words of one way, in its best form, and by how much they are too high."""
    need = window(scene.surface, setting.view, scene.focus)
    box = Box(0, way.head.bottom, way.share * setting.profile.width, height)
    picture = picture_of(scene, setting, need, box)
    for form in way.forms:
        words, over = _column(scene, way.head.setting, picture, form, height)
        if over <= 0:
            break
    return picture, words, over


def _fullest(scene: Scene, setting: Setting) -> tuple[Scene, Setting] | None:
    """Of what is shown in one view, that which asks for the most room: a way for it is one for all.

    Of steps the longest sentence with the fullest key; of a question and its answer that which says
    more, None where it is the scene itself.
    """
    voice, sibling = setting.voice, scene.sibling
    if setting.step is not None or (sibling and sibling.telling):
        told = scene if setting.step is not None or not sibling else sibling
        longest = max(told.telling, key=lambda sentence: len(sentence.say(voice)))
        before_last = replace(setting, step=len(told.telling) - 1)
        return replace(told, sentence=longest, notes=()), before_last
    if sibling is None or _length(scene, voice) >= _length(sibling, voice):
        return None
    return sibling, setting


def _length(scene: Scene, voice: Voice) -> int:
    """How much a scene says."""
    said = (scene.sentence, *scene.verdicts, *scene.notes, *(entry.text for entry in scene.key))
    return sum(len(phrase.say(voice)) for phrase in said)


def _way_of(other: Scene, others: Setting, scene: Scene, setting: Setting, height: float) -> _Way:
    """The way of another scene, for one that is shown in the same view."""
    for way in _ways(other, others, height):
        if _tried(other, others, way, height)[2] <= 0:
            break
    across = setting.frame.sentence and not way.head.setting.frame.sentence
    own = _banner(scene, setting) if across else _title(scene, setting)
    forms = _forms(scene, setting)
    return _Way(
        replace(own, bottom=way.head.bottom), way.share, (*forms, replace(forms[-1], scale=False))
    )


def _shares(need: Window, setting: Setting, height: float) -> Iterator[float]:
    """How much of the page's width the picture may take, best first."""
    width = setting.profile.width
    share = min(max(height / aspect(need, setting.up) / width, NARROW), WIDE)
    while share >= NARROWEST:
        yield share
        share -= STEP


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


def _column(
    scene: Scene, setting: Setting, picture: Picture, form: _Form, height: float
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
    _say([one.say(voice) for one in _verdicts(scene, setting)], flow, form.label, "ink", gap * 0.6)
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


def _scale(scene: Scene, setting: Setting, picture: Picture, form: _Form, flow: _Flow) -> float:
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
