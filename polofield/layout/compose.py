"""A scene on a page of a given height, a slide or a frame of a handout.

On a wide page the picture stands at the left, as high as the page allows, and a column of words at
its right; on a page that is not, the words stand above and below it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from polofield.layout import page
from polofield.layout.column import Form, forms_of, words_beside
from polofield.layout.labels import Box
from polofield.layout.panel import Picture, Setting
from polofield.layout.parts import aspect, footer, sheet_of, verdicts
from polofield.layout.picture import picture_of
from polofield.layout.sheet import Mark, Sheet
from polofield.layout.views import Window, window
from polofield.scene.model import Scene
from polofield.words import Voice

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
    alike = [(_with_verdicts(one, its), its) for one, its in in_one_view(scene, setting)]
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


def in_one_view(scene: Scene, setting: Setting) -> list[tuple[Scene, Setting]]:
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


def _with_verdicts(scene: Scene, setting: Setting) -> Scene:
    """The scene with its verdicts first among its notes."""
    return replace(scene, notes=(*verdicts(scene, setting), *scene.notes))


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
    forms: Sequence[Form]


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
    forms, title, across = forms_of(scene, setting), _title(scene, setting), _banner(scene, setting)
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
        words, over = words_beside(scene, way.head.setting, picture, form, height)
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
    forms = forms_of(scene, setting)
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
