"""What stands round a picture: title, clause and sentence above it, key, scale and notes below."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from polofield.errors import PolofieldError
from polofield.layout.metrics import shorten, text_width, wrap
from polofield.layout.profiles import Profile
from polofield.layout.sheet import Arc, Circle, Group, Line, Mark, Path, Point, Segment, Text
from polofield.validate import Fields, check_fields, of

_OF_A_FRAME: Fields = (
    (
        ("title", "clause", "sentence", "key", "notes", "scale_bar", "scale_note", "shortened"),
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
    key: bool = True
    notes: bool = True
    scale_bar: bool = True
    scale_note: bool = True
    shortened: bool = True

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_FRAME, PolofieldError)


WHOLE_FRAME = Frame()
BARE = Frame(title=False, clause=False, sentence=False, key=False, notes=False, scale_bar=False)

LEADING = 1.32
"""Line height in ems."""
TITLE_LINES = 3
"""How many lines of a title are shown; a longer one ends in an ellipsis."""


@dataclass(frozen=True, slots=True)
class KeyLine:
    """A key entry in words, with the sample's kind and role, and the way of the attack."""

    sample: str
    role: str
    text: str
    number: str = ""
    ground: str = "grass"
    attack: tuple[int, int] = (1, 0)


def lines(
    name: str,
    text: Sequence[str],
    x: float,
    top: float,
    size: float,
    role: str,
    *,
    bold: bool = False,
) -> tuple[list[Text], float]:
    """Lines of text from `top` down, and the y below them."""
    placed = []
    for index, line in enumerate(text):
        baseline = top + (index * LEADING + 0.98) * size
        placed.append(Text(x, baseline, line, size, role, name if index == 0 else "", bold=bold))
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
        titles = wrap(title, profile.title, right - left, bold=True)
        if len(titles) > TITLE_LINES:
            rest = " ".join(titles[TITLE_LINES - 1 :])
            rest = shorten(rest, profile.title, right - left, bold=True)
            titles = [*titles[: TITLE_LINES - 1], rest]
        one_line = text_width(title, profile.title, bold=True) <= beside
        if under and one_line:
            baseline = y + 0.98 * profile.title
            marks.append(
                Text(right, baseline, clause, profile.least, "ink-soft", "clause", anchor="end")
            )
            under = []
        placed, y = lines("title", titles, left, y, profile.title, "ink", bold=True)
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


def ring_dash(profile: Profile) -> tuple[float, ...]:
    """The dashes of the ring round somebody exempt."""
    return profile.zone * 2.4, profile.zone * 1.8


def arrow_dash(profile: Profile) -> tuple[float, ...]:
    """The dashes of an arrow that is dashed, on the ground and in the key."""
    return profile.dimension * 3, profile.dimension * 2


def sample_width(profile: Profile, kind: str) -> float:
    """How wide a key entry's sample of a kind is."""
    wide = {
        "zone": 3.2,
        "place": 3.2,
        "arrow": 3.0,
        "dashed-arrow": 3.0,
        "dimension": 3.0,
        "none": 0.0,
    }
    return wide.get(kind, 1.9) * profile.player


def sample(profile: Profile, entry: KeyLine, x: float, y: float) -> Iterator[Mark]:
    """A key entry's sample with its middle at a place."""
    r = profile.player
    if entry.sample in ("disc", "square", "triangle"):
        yield from symbol(profile, entry.sample, entry.role, entry.number, x, y, 0.88)
    elif entry.sample == "card":
        yield from card(profile, entry.role, entry.number, x, y)
    elif entry.sample == "ball":
        yield Circle(x, y, profile.ball, "ball", width=profile.ball * 0.3)
    elif entry.sample == "spot":
        r = profile.spot if entry.role == "spot" else profile.spot * 0.5
        yield Circle(x, y, r, entry.role, width=r * 0.3)
    elif entry.sample == "ring":
        left, right = x - 0.85 * r, x + 0.85 * r
        turn = (Point(left, y), Arc(right, y, x, y, True), Arc(left, y, x, y, True))
        yield Path((turn,), "rule", closed=False, width=profile.zone, dash=ring_dash(profile))
    elif entry.sample == "cross":
        yield from cross(profile, x, y, cross_size(profile), on_page=True)
    elif entry.sample in ("zone", "place"):
        half, high = 1.5 * r, 0.75 * r
        box = (
            Point(x - half, y - high),
            Point(x + half, y - high),
            Point(x + half, y + high),
            Point(x - half, y + high),
        )
        if entry.sample == "zone":
            yield Path((box,), entry.ground)
            pitch = profile.hatch_pitch * 0.75
            hatch = tuple(
                line for rises in hatch_ways(entry.role) for line in _box_hatch(box, pitch, rises)
            )
            yield Path(
                (box,),
                entry.role,
                width=profile.zone,
                hatch=hatch,
                hatch_role=entry.role.replace("keep-out", "hatch"),
                hatch_width=profile.hatch,
            )
        else:
            yield Path((box,), entry.role, width=profile.zone * 0.6)
    elif entry.sample in ("arrow", "dashed-arrow", "attack"):
        dx, dy = (r * part for part in entry.attack) if entry.sample == "attack" else (1.4 * r, 0.0)
        yield Line(
            x - dx,
            y - dy,
            x + dx,
            y + dy,
            "rule",
            width=profile.dimension,
            dash=arrow_dash(profile) if entry.sample == "dashed-arrow" else (),
            heads="end",
            head=profile.head,
        )
    elif entry.sample == "dimension":
        yield Line(
            x - 1.4 * r,
            y,
            x + 1.4 * r,
            y,
            "rule",
            width=profile.dimension,
            heads="both",
            head=profile.head,
        )


def hatch_ways(role: str) -> tuple[bool, ...]:
    """Whether the hatch of a zone's role rises, of each of its ways: both sides' for both."""
    return {"hitting": (False,), "opposing": (True,)}.get(role.rpartition("-")[2], (False, True))


def _box_hatch(box: Sequence[Point], pitch: float, rising: bool) -> Iterator[Segment]:
    (x1, y1), (x2, y2) = box[0], box[2]
    high = y2 - y1
    start = x1 - high + pitch / 2
    while start < x2:
        ax, bx = max(start, x1), min(start + high, x2)
        ay, by = y2 - (ax - start), y2 - (bx - start)
        if not rising:
            ay, by = y1 + (ax - start), y1 + (bx - start)
        yield (ax, ay), (bx, by)
        start += pitch


LEAST_ON_SYMBOL = 0.7
"""The smallest letters on a symbol, of a profile's least text: a single figure on a player never
needs it, two or three letters do, and the letter of an official drawn at true size."""


def symbol(
    profile: Profile, shape: str, role: str, text: str, x: float, y: float, size: float = 1.0
) -> tuple[Mark, ...]:
    """A player's or an official's symbol with its number or letter."""
    r = profile.player * size
    rim = min(0.13 * profile.player, 0.25 * r)
    body: Mark
    if shape == "disc":
        body = Circle(x, y, r, role, width=rim)
    elif shape == "square":
        h = r * 0.9
        square = (
            Point(x - h, y - h),
            Point(x + h, y - h),
            Point(x + h, y + h),
            Point(x - h, y + h),
        )
        body = Path((square,), role, width=rim)
    else:
        h = r * 1.18
        triangle = (Point(x, y - h), Point(x + h, y + h * 0.8), Point(x - h, y + h * 0.8))
        body = Path((triangle,), role, width=rim)
    if not text_width(text, 1, bold=True):
        return (body,)
    letters = f"{role}-number" if role.startswith("team") else "official-letter"
    widest = r * (0.95 if shape == "triangle" else 1.7)
    least = LEAST_ON_SYMBOL * profile.least
    fitted = max(least, min(profile.least, widest / text_width(text, 1, bold=True)))
    if len(text) > 1:
        text = shorten(text, fitted, widest, bold=True)
    low = 0.36 * fitted + (r * 0.18 if shape == "triangle" else 0.0)
    return (body, Text(x, y + low, text, fitted, letters, bold=True, anchor="middle"))


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
    return body, Text(x, y + low, number, figure, f"{role}-number", bold=True, anchor="middle")


def cross_size(profile: Profile) -> float:
    """How far a cross reaches up and aside where nobody stands on it."""
    return 0.8 * profile.ball


def cross(
    profile: Profile, x: float, y: float, h: float, *, on_page: bool = False
) -> tuple[Mark, ...]:
    """An X that reaches so far up and aside: where it happened."""
    width = profile.mark * 1.1
    bars = ((Point(x - h, y - h), Point(x + h, y + h)), (Point(x - h, y + h), Point(x + h, y - h)))
    if on_page:
        return (Path(bars, "rule", closed=False, width=width),)
    return (
        Path(bars, "rim", closed=False, width=width * 2.1),
        Path(bars, "at", closed=False, width=width),
    )


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
