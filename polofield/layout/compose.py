"""A scene on a page of a given height, a slide or a frame of a handout.

On a wide page a column of words stands at the left and the picture beside it, to the edges of the
page; on a page that is not, the words stand above and below it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from polofield.layout.column import forms_of, words_beside
from polofield.layout.head import inset_of, page_head
from polofield.layout.labels import Box
from polofield.layout.panel import Picture, Setting, need_of
from polofield.layout.parts import footer, sheet_of, verdicts
from polofield.layout.picture import picture_of
from polofield.layout.sheet import Mark, Sheet
from polofield.rulings.phrase import EMPTY
from polofield.scene.model import Scene

SIDE_BY_SIDE = 1.15
"""Pages wider than this, in terms of their height, have picture and words side by side."""
SQUARE = 0.8
"""Pages wider than this and no wider than that have them so or so, as the ground gets larger. Where
no words may be left out, a page that does not grow comes before that."""

SHARES = (0.34, 0.42, 0.52)
"""How much of the page's width the column of words may take, best first."""

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
    need = need_of(scene, setting)
    alike = [(_with_verdicts(one, its), its) for one, its in in_one_view(scene, setting)]
    top = max(page_head(one, its, need).bottom for one, its in alike)
    below = 0.0
    while True:
        box = Box(0, top, profile.width, height - below)
        lowest = max(footer(one, its, _picture(one, its, box), box.y2)[1] for one, its in alike)
        if lowest <= height or below > MOST_BELOW * (height - top):
            break
        below += lowest - height
    shown = _with_verdicts(scene, setting)
    picture = _picture(shown, setting, box)
    foot, _ = footer(shown, setting, picture, box.y2)
    above = page_head(scene, setting, need)
    words = (*above.marks, *inset_of(scene, setting, picture, above), *foot)
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
        told = replace(scene, sentence=sentence, head=(), notes=scene.after if step == last else ())
        yield told, replace(setting, step=step)


def _with_verdicts(scene: Scene, setting: Setting) -> Scene:
    """The scene with its verdicts first among its notes."""
    return replace(scene, notes=(*verdicts(scene, setting), *scene.notes))


def _beside(scene: Scene, setting: Setting, height: float) -> Sheet:
    """A column of words at the left, the picture beside it to the edges of the page.

    The column is as wide as whatever is shown in one view needs; where nothing fits the page grows.
    """
    together = in_one_view(scene, setting)
    for share, some in _ways():
        if all(_words(one, its, share, some, height)[2] <= 0 for one, its in together):
            over = 0.0
            break
    else:
        over = max(_words(one, its, share, some, height)[2] for one, its in together)
    picture, words, _ = _words(scene, setting, share, some, height)
    return sheet_of(scene, setting, picture, height + over, words)


def _ways() -> Iterator[tuple[float, bool]]:
    """How much of the page's width the column takes, and whether all its notes are wanted."""
    for some in (False, True):
        for share in SHARES:
            yield share, some


def _words(
    scene: Scene, setting: Setting, share: float, some: bool, height: float
) -> tuple[Picture, list[Mark], float]:
    """The picture, the words beside it in their best form, and by how much they are too high."""
    left = share * setting.profile.width
    picture = _picture(scene, setting, Box(left, 0.0, setting.profile.width, height))
    for form in forms_of(setting, some=some):
        words, over = words_beside(scene, setting, picture, form, height)
        if over <= 0:
            break
    return picture, words, over


LAID_OUT = 48
"""How many pictures are kept: those of the steps of a ruling, each beside columns of all widths."""


def _picture(scene: Scene, setting: Setting, box: Box) -> Picture:
    """The picture of a scene in a box of the page.

    Every step of a ruling has to know how high the words of all others are, so it comes back for
    the same pictures.
    """
    return _laid_out(_ground(scene), setting, box)


def _ground(scene: Scene) -> Scene:
    """A scene without what does not show in its picture."""
    return Scene(
        "", EMPTY, EMPTY, EMPTY, (), scene.surface, scene.things,
        focus=scene.focus,
        close=scene.close,
        sibling=_ground(scene.sibling) if scene.sibling else None,
        plan=scene.plan,
    )  # fmt: skip


@lru_cache(maxsize=LAID_OUT)
def _laid_out(ground: Scene, setting: Setting, box: Box) -> Picture:
    return picture_of(ground, setting, need_of(ground, setting), box)
