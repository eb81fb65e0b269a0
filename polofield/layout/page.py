"""What stands round a picture: title, clause and sentence above it, key, scale and notes below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from polofield.errors import PolofieldError
from polofield.layout.limits import sample_teeth
from polofield.layout.metrics import shorten, text_width, wrap
from polofield.layout.paths import (
    ball_mark,
    cross_lines,
    hit_marks,
    move_marks,
    stub_marks,
    way_marks,
)
from polofield.layout.profiles import Profile
from polofield.layout.riders import badge, fault_sample, ring_dash
from polofield.layout.sheet import Circle, Group, Line, Mark, Path, Point, Text
from polofield.layout.typeface import Weight
from polofield.values import Fields, check_fields, of

_OF_A_FRAME: Fields = (
    (
        (
            "title",
            "clause",
            "sentence",
            "strip",
            "key",
            "notes",
            "scale_bar",
            "scale_note",
            "shortened",
        ),
        of(bool),
        "true or false",
    ),
)
"""Of what kind the fields of a frame are, and how that is said."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Which parts stand round the picture.

    `shortened`: a page of a given height counts the notes that it has no room for; where it may
    not, it grows. `scale_note`: what is to scale, in words.
    """

    title: bool = True
    clause: bool = True
    sentence: bool = True
    strip: bool = True
    key: bool = True
    notes: bool = True
    scale_bar: bool = True
    scale_note: bool = True
    shortened: bool = True

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_FRAME, PolofieldError)


WHOLE_FRAME = Frame()
BARE = Frame(
    title=False,
    clause=False,
    sentence=False,
    strip=False,
    key=False,
    notes=False,
    scale_bar=False,
)

LEADING = 1.32
"""Line height in ems."""
TITLE_LINES = 3
"""How many lines of a title are shown; a longer one ends in an ellipsis."""


@dataclass(frozen=True, slots=True)
class KeyLine:
    """A key entry in words, with the sample's kind and role."""

    sample: str
    role: str
    text: str
    number: str = ""


def lines(
    name: str,
    text: Sequence[str],
    x: float,
    top: float,
    size: float,
    role: str,
    *,
    weight: Weight = 500,
) -> tuple[list[Text], float]:
    """Lines of text from `top` down, and the y below them."""
    placed = []
    for index, line in enumerate(text):
        baseline = top + (index * LEADING + 0.98) * size
        placed.append(
            Text(x, baseline, line, size, role, name if index == 0 else "", weight=weight)
        )
    return placed, top + len(text) * LEADING * size


def header(
    profile: Profile, frame: Frame, title: str, clause: str, sentence: str, width: float
) -> tuple[list[Mark], float]:
    """Title and clause on one line, where both fit, and the sentence; and the y below them."""
    marks: list[Mark] = []
    left, right = profile.margin, width - profile.margin
    titled = frame.title or profile.height is None
    y = profile.margin * (0.8 if titled else 0.1)
    under = wrap(clause, profile.least, right - left) if frame.clause else []
    if frame.title:
        clause_width = text_width(clause, profile.least)
        beside = right - left - clause_width - profile.margin
        titles = wrap(title, profile.title, right - left, weight=700)
        if len(titles) > TITLE_LINES:
            rest = " ".join(titles[TITLE_LINES - 1 :])
            rest = shorten(rest, profile.title, right - left, weight=700)
            titles = [*titles[: TITLE_LINES - 1], rest]
        one_line = text_width(title, profile.title, weight=700) <= beside
        if under and one_line:
            baseline = y + 0.98 * profile.title
            marks.append(
                Text(right, baseline, clause, profile.least, "ink-soft", "clause", anchor="end")
            )
            under = []
        placed, y = lines("title", titles, left, y, profile.title, "ink", weight=700)
        marks.extend(placed)
    placed, y = lines("clause", under, left, y, profile.least, "ink-soft")
    marks.extend(placed)
    if frame.title or under:
        y += profile.margin * 0.15
    if frame.sentence and sentence:
        wrapped = wrap(sentence, profile.sentence, right - left)
        placed, y = lines("sentence", wrapped, left, y, profile.sentence, "ink")
        marks.extend(placed)
    if marks:
        return marks, y + profile.margin * 0.55
    return marks, 0.0


def key(
    profile: Profile,
    entries: Sequence[KeyLine],
    left: float,
    right: float,
    top: float,
    *,
    reserved: float = 0.0,
) -> tuple[list[Mark], float]:
    """Samples and their words, flowing over as many rows as they need; and the y below them.

    `reserved` is the room kept free at the right end of the first row.
    """
    marks: list[Mark] = []
    if not entries:
        return marks, top
    size, gap = profile.label, profile.label * 0.5
    x, y, high = left, top, key_row(profile)
    limit = right - reserved
    for entry in entries:
        taken = sample_width(profile, entry.sample)
        words = wrap(entry.text, size, right - left - taken - gap)
        wide = taken + gap + max(text_width(line, size) for line in words)
        if x + wide > limit and (x > left or limit < right):
            x, y, high, limit = left, y + high, key_row(profile), right
        block = len(words) * LEADING * size
        high = max(high, block)
        middle = y + high / 2
        placed, _ = lines("", words, x + taken + gap, middle - block / 2, size, "ink")
        drawn = sample(profile, entry, x + taken / 2, middle)
        marks.append(Group("", (*drawn, *placed), role="key-entry"))
        x += wide + size * 1.5
    return marks, y + high


def key_row(profile: Profile) -> float:
    """How high a row of the key is."""
    return max(2.1 * profile.player, 1.7 * profile.label) + profile.margin * 0.15


SAMPLE_WIDTHS = {
    "teeth": 40.0,
    "hit": 38.0,
    "moved": 34.0,
    "dashed-arrow": 38.0,
    "bound": 38.0,
    "stub": 24.0,
    "place": 34.0,
    "dimension": 34.0,
    "none": 0.0,
}
"""How wide the samples of a legend are, in `Profile.u`."""


def sample_width(profile: Profile, kind: str) -> float:
    """How wide a key entry's sample of a kind is."""
    return SAMPLE_WIDTHS.get(kind, 26.0) * profile.u


def sample(profile: Profile, entry: KeyLine, x: float, y: float) -> Iterator[Mark]:
    """A key entry's sample with its middle at a place, drawn as the thing itself is."""
    half = sample_width(profile, entry.sample) / 2
    left, right = Point(x - half, y), Point(x + half, y)
    match entry.sample:
        case "disc" | "square" | "triangle":
            yield from badge(profile, entry.sample, entry.role, entry.number, x, y, profile.rider)
        case "card":
            yield from card(profile, entry.role, entry.number, x, y)
        case "ball":
            yield ball_mark(x, y, profile)
        case "spot":
            r = profile.spot if entry.role == "spot" else profile.spot * 0.5
            yield Circle(x, y, r, entry.role, width=r * 0.3)
        case "ring":
            yield Circle(
                x, y, 0.85 * profile.player, "exempt", "", profile.zone, ring_dash(profile)
            )
        case "fault":
            yield from fault_sample(profile, x, y)
        case "cross":
            yield from cross_lines(x, y, profile)
        case "place":
            high = 0.5 * half
            box = (
                Point(x - half, y - high),
                Point(x + half, y - high),
                Point(x + half, y + high),
                Point(x - half, y + high),
            )
            yield Path((box,), entry.role)
        case "teeth":
            u = profile.u
            yield from sample_teeth(entry.role, left.x, right.x, y - 2 * u, u)
        case "hit" | "arrow":
            yield from hit_marks(
                Point(left.x - profile.ball_ring * 1.25, y), right, profile, entry.role
            )
        case "moved":
            yield from move_marks(left, right, profile, entry.role, 0.0)
        case "stub":
            yield from stub_marks(Point(x - half - profile.ball_ring, y), 1.0, 0.0, profile)
        case "dashed-arrow":
            yield from way_marks(left, right, profile, entry.role)
        case "bound":
            u = profile.u
            dots = (0.0, 5.5 * u)
            yield Line(*left, *right, "bound", width=2.2 * u, dash=dots)
        case "dimension":
            yield Line(*left, *right, "rule", "", profile.dimension)


CARD = 1.55
"""The height of a card, in the size of the number on it."""
CARD_ASPECT = 0.72
"""Its width, in its height."""


def card(
    profile: Profile, role: str, number: str, x: float, y: float, size: float = 1.0
) -> tuple[Mark, ...]:
    """A yellow or a red card about (`x`, `y`), with the number of the offence if one is given."""
    figure = profile.least * size
    high = CARD * figure / 2
    wide = CARD_ASPECT * high
    ring = (
        Point(x - wide, y - high),
        Point(x + wide, y - high),
        Point(x + wide, y + high),
        Point(x - wide, y + high),
    )
    body = Path((ring,), role, width=0.08 * figure)
    if not number:
        return (body,)
    low = 0.36 * figure
    return body, Text(x, y + low, number, figure, f"{role}-number", weight=700, anchor="middle")


def scale_bar_width(profile: Profile, units: float, words: str) -> float:
    """How wide a scale bar so many page units long is with its words."""
    return max(units, text_width(words, profile.least))


def scale_bar(
    profile: Profile, right: float, middle: float, units: float, words: str
) -> tuple[Mark, ...]:
    """A bar so many page units long, its length in words above it; the whole ends at `right`."""
    centre = right - scale_bar_width(profile, units, words) / 2
    left, end, tick = centre - units / 2, centre + units / 2, profile.label * 0.32
    y = middle + profile.label * 0.45
    width = profile.dimension
    bars = (
        (Point(left, y - tick), Point(left, y + tick)),
        (Point(left, y), Point(end, y)),
        (Point(end, y - tick), Point(end, y + tick)),
    )
    text = Text(centre, y - profile.label * 0.5, words, profile.least, "ink", anchor="middle")
    return (Path(bars, "rule", closed=False, width=width), text)
