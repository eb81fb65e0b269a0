"""The head of a figure: the surface and the rule, the name, and a line for the ball and each side.

It is the key as well: each line begins with the symbol of what it is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from polofield.layout.inset import inset, inset_size, wants_inset
from polofield.layout.metrics import evenly, shorten, text_width, wrap
from polofield.layout.page import LEADING, KeyLine, lines, sample
from polofield.layout.panel import Picture, Setting
from polofield.layout.sheet import Group, Mark, Text
from polofield.layout.views import Window
from polofield.scene.model import HeadLine, Scene

KICKER_SPACING = 1.0
NAME_LINES = 3
"""How many lines a name has at most; a longer one ends in an ellipsis."""
QUALIFIER = 0.3
"""Ems between a name and its qualifier on one line."""


@dataclass(frozen=True, slots=True)
class Band:
    """Where words stand: between `left` and `right`, from `top` down."""

    left: float
    right: float
    top: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.right - self.left


@dataclass(frozen=True, slots=True)
class Head:
    """What stands above a picture, the y below it, and the right upper corner of an inset."""

    marks: Sequence[Mark]
    bottom: float
    inset: tuple[float, float] | None = None


def page_head(scene: Scene, setting: Setting, need: Window) -> Head:
    """The head across the page, with room for an inset beside it where the picture shows a part."""
    profile, frame = setting.profile, setting.frame
    right, top = profile.width - profile.margin, profile.margin * 0.8
    corner = None
    limit, low = right, 0.0
    if frame.title and frame.sentence and wants_inset(scene.surface, need):
        wide, high = inset_size(scene.surface, setting.up, profile)
        corner = (right, top)
        limit, low = right - wide - profile.margin, top + high
    if not (frame.title or frame.clause or frame.sentence):
        return Head((), 0.0)
    marks, bottom = head(scene, setting, Band(profile.margin, limit, top))
    return Head(marks, max(bottom, low) + profile.margin * 0.6, corner)


def inset_of(scene: Scene, setting: Setting, picture: Picture, above: Head) -> Iterator[Group]:
    """The inset, where the head has room for one."""
    if above.inset is not None:
        yield inset(scene, picture.shown, setting.up, setting.profile, *above.inset)


def head(scene: Scene, setting: Setting, band: Band) -> tuple[list[Mark], float]:
    """Kicker, name and lines, and the y below them."""
    frame = setting.frame
    marks: list[Mark] = []
    y = band.top
    for part, wanted in ((_kicker, frame.clause), (_name, frame.title), (_lines, frame.sentence)):
        if wanted:
            placed, y = part(scene, setting, Band(band.left, band.right, y))
            marks.extend(placed)
    return marks, y


def _kicker(scene: Scene, setting: Setting, band: Band) -> tuple[list[Mark], float]:
    """What surface, which rule: small capitals above the name."""
    size = setting.profile.least
    said = scene.kicker if scene.kicker.template else scene.clause
    text = said.say(setting.voice).upper()
    if not text:
        return [], band.top
    wrapped = wrap(text, size, band.width, 600)
    placed, y = lines("clause", wrapped, band.left, band.top, size, "ink-soft", weight=600)
    return list(placed), y


def _name(scene: Scene, setting: Setting, band: Band) -> tuple[list[Mark], float]:
    """The name in bold, with the qualifier beside it where that fits, or below it."""
    size, voice = setting.profile.title, setting.voice
    named = bool(scene.name.template)
    name = (scene.name if named else scene.title).say(voice)
    qualifier = scene.qualifier.say(voice) if named else ""
    wrapped = wrap(name, size, band.width, 700)
    if len(wrapped) > NAME_LINES:
        rest = shorten(" ".join(wrapped[NAME_LINES - 1 :]), size, band.width, 700)
        wrapped = [*wrapped[: NAME_LINES - 1], rest]
    placed, y = lines("title", wrapped, band.left, band.top, size, "ink", weight=700)
    marks: list[Mark] = list(placed)
    if not qualifier:
        return marks, y
    x = band.left + text_width(wrapped[-1], size, 700) + QUALIFIER * size
    beside = setting.profile.qualifier
    if x + text_width(qualifier, beside) <= band.right:
        marks.append(Text(x, placed[-1].y, qualifier, beside, "ink", "qualifier"))
        return marks, y
    small = max(min(beside, size * 0.72), setting.profile.least)
    below, y = lines("qualifier", wrap(qualifier, small, band.width), band.left, y, small, "ink")
    return [*marks, *below], y


def _lines(scene: Scene, setting: Setting, band: Band) -> tuple[list[Mark], float]:
    """A line for the ball and each side; of a scene without them its sentence."""
    profile, voice = setting.profile, setting.voice
    size = profile.sentence
    y = band.top + size * 0.2
    if not scene.head:
        wrapped = evenly(scene.sentence.say(voice), size, band.width)
        placed, y = lines("sentence", wrapped, band.left, y, size, "ink")
        return list(placed), y
    marks: list[Mark] = []
    for index, line in enumerate(scene.head):
        placed_line, y = _line(line, index, setting, Band(band.left, band.right, y))
        marks.append(placed_line)
        y += size * 0.18
    return marks, y


def _line(line: HeadLine, index: int, setting: Setting, band: Band) -> tuple[Group, float]:
    profile, voice = setting.profile, setting.voice
    size = profile.sentence
    indent = INDENT * size if line.sample != "none" else 0.0
    subject, text = line.subject.say(voice), line.text.say(voice)
    rows = _rows(subject, text, size, band.width - indent)
    marks: list[Mark] = []
    if indent:
        entry = KeyLine(line.sample, line.role, "", "")
        small = replace(
            profile,
            player=HEAD_SYMBOL * profile.player,
            ball=HEAD_SYMBOL * profile.ball,
            ball_ring=HEAD_SYMBOL * profile.ball_ring,
        )
        marks.extend(sample(small, entry, band.left + 0.42 * indent, band.top + 0.64 * size))
    y = band.top
    for row, (bold, plain) in enumerate(rows):
        baseline = y + 0.98 * size
        x = band.left + indent
        if bold:
            marks.append(Text(x, baseline, bold, size, "ink", weight=700))
            x += text_width(f"{bold} ", size, 700)
        if plain:
            name = "" if row else f"head-{index + 1}"
            marks.append(Text(x, baseline, plain, size, "ink", name))
        y += LEADING * size
    return Group("", tuple(marks), "head-line"), y


HEAD_SYMBOL = 0.8
"""How large the symbols of the head are, of those in the picture."""
INDENT = 1.75
"""Ems from the left edge to the words of a line, where its symbol stands before them."""


def _rows(subject: str, text: str, size: float, width: float) -> list[tuple[str, str]]:
    """The words of a line, row by row: the bold subject begins the first.

    The last row is not a single word, where that can be.
    """
    rows = list(_wrapped(subject, text, size, width))
    narrower = width
    while len(rows) > 1 and " " not in rows[-1][1] and narrower > 0.7 * width:
        narrower -= 0.5 * size
        again = list(_wrapped(subject, text, size, narrower))
        if len(again) > len(rows):
            break
        if " " in again[-1][1]:
            return again
    return rows


def _wrapped(subject: str, text: str, size: float, width: float) -> Iterator[tuple[str, str]]:
    taken = text_width(f"{subject} ", size, 700)
    first = _first_row(text, size, width - taken)
    yield subject, first
    rest = text[len(first) :].strip()
    if rest:
        for row in wrap(rest, size, width):
            yield "", row


def _first_row(text: str, size: float, width: float) -> str:
    """As many words of a text as fit into a width."""
    wrapped: Sequence[str] = wrap(text, size, width)
    return wrapped[0] if wrapped else ""
