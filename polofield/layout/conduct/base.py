"""What the conduct figures share: the page they stand on, bars, cards, things spread on a line."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from polofield.conduct.log import Card
from polofield.layout import page
from polofield.layout.conduct.spacing import SPACINGS, WIDEST_GAP, Spacing
from polofield.layout.metrics import wrap
from polofield.layout.page import CARD, CARD_ASPECT, WHOLE_FRAME, Frame, KeyLine
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Group, Mark, Path, Point, Sheet, Text
from polofield.layout.theme import Theme
from polofield.layout.typeface import Weight
from polofield.rulings.phrase import PLAIN, Phrase, Voice
from polofield.surface.units import TOLERANCE

NARROW = 46
"""A page less wide than so many of its least text sizes is laid out in one column."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a figure is drawn: sizes, paints, words, what stands round it.

    `clause` and `sentence` stand instead of the figure's own, for a club that has its own rules.
    """

    profile: Profile
    theme: Theme
    voice: Voice = PLAIN
    frame: Frame = WHOLE_FRAME
    clause: str | None = None
    sentence: str | None = None

    @property
    def left(self) -> float:
        """Where the content of the page begins."""
        return self.profile.margin

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.profile.width - self.profile.margin

    @property
    def narrow(self) -> bool:
        """Whether the page has no room for names beside what they name: they then stand over it."""
        return self.profile.width < NARROW * self.profile.least

    @property
    def card_height(self) -> float:
        """The height of a card."""
        return CARD * self.profile.least

    @property
    def card_width(self) -> float:
        """The width of a card."""
        return CARD_ASPECT * self.card_height


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands over a figure, and its text alternative."""

    slug: str
    title: Phrase
    clause: Phrase
    sentence: Phrase
    description: str

    def says(self, style: Style) -> str:
        """The figure's sentence, or the caller's own."""
        return self.sentence.say(style.voice) if style.sentence is None else style.sentence


def head_of(heading: Heading, style: Style) -> tuple[list[Mark], float]:
    """Title, clause and sentence, and the y at which the figure begins."""
    marks, top = page.header(
        style.profile,
        style.frame,
        heading.title.say(style.voice),
        heading.clause.say(style.voice) if style.clause is None else style.clause,
        heading.says(style),
        style.profile.width,
    )
    return marks, top or style.profile.margin * 0.6


def foot_of(
    entries: Sequence[KeyLine],
    notes: Iterable[str],
    style: Style,
    top: float,
) -> tuple[list[Mark], float]:
    """Key and notes from `top` down, where the frame asks for them, and the y below them."""
    if not style.frame.key:
        return [], top
    profile = style.profile
    left, right = style.left, style.right
    marks: list[Mark] = []
    y = top
    if entries:
        found, y = page.key(profile, entries, left, right, y)
        marks.append(Group("key", tuple(found), "key"))
        y += profile.margin * 0.2
    for note in notes if style.frame.notes else ():
        placed, y = text_block(note, left, y, right - left, profile, "ink-soft")
        marks.extend(placed)
    return marks, y


def sheet_of(
    heading: Heading, style: Style, text: Sequence[Mark], layers: Sequence[Group], bottom: float
) -> tuple[Sheet, float]:
    """The sheet, and the room left on a page of fixed height, less than 0 where it grew."""
    profile = style.profile
    needed = bottom + profile.margin * 0.6
    height = needed
    if profile.height is not None and needed <= profile.height + TOLERANCE:
        height = profile.height
    sheet = Sheet(
        slug=heading.slug,
        title=heading.title.say(style.voice),
        description=heading.description,
        width=profile.width,
        height=height,
        unit=profile.unit,
        layers=(
            *(layer for layer in layers if layer.members),
            Group("layer-text", tuple(text)),
        ),
        theme=style.theme,
        sentence=heading.says(style),
    )
    return sheet, 0.0 if profile.height is None else profile.height - needed


def fitted(lay_out: Callable[[Spacing], tuple[Sheet, float]], style: Style, gaps: float) -> Sheet:
    """The roomiest sheet that keeps to a page of fixed height; what room is left widens the gaps.

    Where even the closest does not fit the page grows: nothing is left out and no text shrinks.
    """
    for spacing in SPACINGS:
        sheet, room = lay_out(spacing)
        if room >= -TOLERANCE:
            break
    wider = min(room / gaps / style.profile.least, WIDEST_GAP - spacing.gap)
    return lay_out(replace(spacing, gap=spacing.gap + wider))[0] if wider > 0 else sheet


def named_after(what: str, *words: str) -> str:
    """What a mark of somebody is called: what it is, then the user's words as an id can spell them.

    Letters without their accents, figures, single hyphens.
    """
    plain = unicodedata.normalize("NFKD", " ".join(words)).encode("ascii", "ignore").decode()
    return "-".join([what, *re.findall("[a-z0-9]+", plain.lower())])


def rectangle(
    x1: float, y1: float, x2: float, y2: float, role: str, name: str = "", width: float = 0.0
) -> Path:
    """An upright rectangle."""
    ring = (Point(x1, y1), Point(x2, y1), Point(x2, y2), Point(x1, y2))
    return Path((ring,), role, name, width=width)


def text_block(
    text: str,
    x: float,
    top: float,
    width: float,
    profile: Profile,
    role: str,
    *,
    size: float | None = None,
    weight: Weight = 500,
) -> tuple[list[Text], float]:
    """A wrapped text from `top` down, and the y below it; in the least size if none is given."""
    size = size or profile.least
    return page.lines("", wrap(text, size, width, weight), x, top, size, role, weight=weight)


def centred(text: str, x: float, middle: float, size: float, role: str, **more: object) -> Text:
    """A line of text whose figures and capitals are centred on `middle`."""
    return Text(x, middle + 0.36 * size, text, size, role, **more)  # type: ignore[arg-type]


def fan_width(style: Style, cards: Sequence[Card]) -> float:
    """The width of cards held like a hand."""
    return style.card_width * (1 + 0.55 * (len(cards) - 1)) if cards else 0.0


def fan(style: Style, cards: Sequence[Card], left: float, middle: float) -> list[Mark]:
    """Cards that lie half over one another from `left` on."""
    step = 0.55 * style.card_width
    return [
        Group(
            "",
            page.card(
                style.profile, f"{card}-card", "", left + style.card_width / 2 + i * step, middle
            ),
            "card",
        )
        for i, card in enumerate(cards)
    ]


def spread(
    wanted: Sequence[tuple[float, float]], gap: float, low: float, high: float
) -> list[float]:
    """Centres as near as can be to those wanted, in order, without overlap.

    Args:
        wanted: (centre, width) of each, by centre.
        gap: what must lie between two.
        low: where the first may begin.
        high: where the last may end; all must fit.
    """
    runs: list[tuple[float, float, list[float]]] = []  # sum of wanted starts, width, offsets
    for centre, width in wanted:
        begins, wide, offsets = centre - width / 2, width, [width / 2]
        while runs and _start(runs[-1], low, high) + runs[-1][1] + gap > _start(
            (begins, wide, offsets), low, high
        ):
            before, room, earlier = runs.pop()
            shift = room + gap
            begins = before + begins - shift * len(offsets)
            offsets = [*earlier, *(shift + offset for offset in offsets)]
            wide = shift + wide
        runs.append((begins, wide, offsets))
    return [_start(run, low, high) + offset for run in runs for offset in run[2]]


def _start(run: tuple[float, float, list[float]], low: float, high: float) -> float:
    return max(low, min(run[0] / len(run[2]), high - run[1]))
