"""What follows in each case, as a page: for rulings that put no ball on the ground, and what-if."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from msgspec import structs

from polofield.layout import page
from polofield.layout.metrics import wrap
from polofield.layout.page import LEADING, Frame
from polofield.layout.profiles import Profile
from polofield.layout.riders import BADGE, badge
from polofield.layout.sheet import Circle, Group, Line, Mark, Path, Point, Sheet, Text
from polofield.layout.stipple import strewn
from polofield.layout.theme import Theme
from polofield.rules.decisions import Decision
from polofield.rulings.book import Book
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import Phrase, Voice, say
from polofield.rulings.ruling import Ruling
from polofield.scene.bare import clause_words
from polofield.scene.parts import clock_words
from polofield.words import figures as w

INDENT = 1.5
"""How far a case lies in from the one that leads to it, in label sizes."""
NARROWEST = 22
"""How narrow a column may be, in label sizes, for there to be two."""
GAP = 0.45
"""The room between two cases, in margins."""
CHIP = 0.75
"""The size of a side's symbol beside what it gets, of a player's."""


@dataclass(frozen=True, slots=True)
class _Block:
    """Something that is placed whole: its height, and its marks for a column from (0, 0) down."""

    height: float
    marks: tuple[Mark, ...]
    keep_with_next: bool = False


def outcome_sheet(
    ruling: Ruling, profile: Profile, theme: Theme, voice: Voice, frame: Frame
) -> Sheet:
    """A ruling without a ball: each case with what follows, then clocks and prohibitions."""
    says = [f"{clock_words(clock).say(voice)}." for clock in ruling.clock]
    says += [phrase.say(voice) for phrase in (*ruling.prohibitions, *ruling.notes)]
    if ruling.candidates is not None:
        named = ", ".join(str(handicap) for handicap in ruling.candidates)
        says.insert(0, say(w.CANDIDATES, handicaps=named).say(voice))

    def blocks(column: float) -> Iterator[_Block]:
        yield from _cases(ruling.book, ruling.consequences, profile, voice, column)
        yield from (_bullet(text[:1].upper() + text[1:], profile, column) for text in says)

    description = " ".join([ruling.say(voice), *_case_words(ruling.consequences, voice), *says])
    return _sheet(
        ruling.slug,
        ruling.title,
        clause_words(ruling.clause),
        ruling.sentence,
        description,
        blocks,
        (profile, theme, voice, frame),
    )


WHAT_IF_SAYS = say(w.WHAT_IF_SAYS)
"""What the figure of a decision says, if nobody has a sentence of his own."""


def decision_sheet(
    decision: Decision,
    clause: Phrase,
    sentence: Phrase,
    profile: Profile,
    theme: Theme,
    voice: Voice,
    frame: Frame,
) -> Sheet:
    """From the hit, every branch that the text names, to what play restarts with."""

    def blocks(column: float) -> Iterator[_Block]:
        for stage in decision.stages:
            yield _heading(stage.name.say(voice), profile, column)
            yield from _cases(decision.book, stage.branches, profile, voice, column)

    words: list[str] = [sentence.say(voice)]
    for stage in decision.stages:
        words.extend(_case_words(stage.branches, voice))
    title = say(w.WHAT_IF, title=decision.title)
    return _sheet(
        f"{decision.rule.replace('/', '-')}-what-if",
        title,
        clause,
        sentence,
        " ".join(words),
        blocks,
        (profile, theme, voice, frame),
    )


def _sheet(
    slug: str,
    title: Phrase,
    clause: Phrase,
    sentence: Phrase,
    description: str,
    blocks: Callable[[float], Iterable[_Block]],
    setting: tuple[Profile, Theme, Voice, Frame],
) -> Sheet:
    """A sheet of blocks in one column; in two where a page of a given height needs them."""
    profile, theme, voice, frame = setting
    head, top = page.header(
        profile, frame, title.say(voice), clause.say(voice), sentence.say(voice), profile.width
    )
    top = top or profile.margin * 0.6
    two = profile.height is not None and _column_width(profile, 2) >= NARROWEST * profile.label
    for count in (1, 2) if two else (1,):
        made = list(blocks(_column_width(profile, count)))
        placed, bottom = _flow(made, profile, top, count)
        height = max(profile.height or 0.0, bottom + profile.margin * 0.6)
        if height == profile.height:
            break
    layers = Group("layer-text", tuple(head)), Group("layer-cases", tuple(placed))
    return Sheet(
        slug=slug,
        title=title.say(voice),
        description=description,
        width=profile.width,
        height=height,
        unit=profile.unit,
        layers=strewn(layers, theme, profile.u),
        theme=theme,
        sentence=sentence.say(voice),
    )


def _column_width(profile: Profile, count: int) -> float:
    return (profile.width - profile.margin * (count + 1)) / count


def _flow(
    blocks: Sequence[_Block], profile: Profile, top: float, count: int
) -> tuple[list[Mark], float]:
    """The blocks down one column after another, as even as their order allows."""
    wide = _column_width(profile, count)
    total = sum(block.height for block in blocks)
    marks: list[Mark] = []
    column, y, lowest = 0, top, top
    for index, block in enumerate(blocks):
        ahead = block.height + (blocks[index + 1].height if block.keep_with_next else 0.0)
        if column < count - 1 and y > top and y + ahead - top > total / count + ahead / 2:
            column, y = column + 1, top
        x = profile.margin + column * (wide + profile.margin)
        marks.extend(_shifted(mark, x, y) for mark in block.marks)
        y += block.height
        lowest = max(lowest, y)
    return marks, lowest


def _shifted(mark: Mark, dx: float, dy: float) -> Mark:
    match mark:
        case Text() | Circle():
            return structs.replace(mark, x=mark.x + dx, y=mark.y + dy)
        case Line():
            return structs.replace(
                mark, x1=mark.x1 + dx, y1=mark.y1 + dy, x2=mark.x2 + dx, y2=mark.y2 + dy
            )
        case Group():
            return structs.replace(
                mark, members=tuple(_shifted(member, dx, dy) for member in mark.members)
            )
        case Path():
            rings = tuple(tuple(Point(p.x + dx, p.y + dy) for p in ring) for ring in mark.rings)
            return structs.replace(mark, rings=rings)


def _heading(text: str, profile: Profile, column: float) -> _Block:
    size = profile.label
    line = Text(0, 1.25 * size, text[:1].upper() + text[1:], size, "ink", weight=700)
    y = 1.62 * size
    rule = Line(0, y, column, y, "rule", width=profile.helper)
    return _Block(2.1 * size, (line, rule), keep_with_next=True)


def _bullet(text: str, profile: Profile, column: float) -> _Block:
    size, left = profile.label, profile.label * 1.1
    lines, y = page.lines("", wrap(text, size, column - left), left, 0.0, size, "ink")
    dot = Text(size * 0.2, 0.98 * size, "•", size, "ink")
    return _Block(y + 0.3 * size, (dot, *lines))


def _case_words(cases: Iterable[Consequence], voice: Voice) -> Iterator[str]:
    for case in cases:
        for one in case.each():
            yield f"{one.when.say(voice)}: {one.then.say(voice)}."


def _cases(
    book: Book,
    cases: Sequence[Consequence],
    profile: Profile,
    voice: Voice,
    column: float,
    depth: int = 0,
) -> Iterator[_Block]:
    above = profile.margin * GAP
    for index, case in enumerate(cases):
        block = _case(book, case, profile, voice, column, depth, above)
        later = index < len(cases) - 1
        yield replace(block, keep_with_next=bool(case.further) or (depth > 0 and later))
        inner = list(_cases(book, case.further, profile, voice, column, depth + 1))
        yield from inner
        high = block.height - profile.margin * GAP
        above = block.height - high / 2 + sum(one.height for one in inner)


def _case(
    book: Book,
    case: Consequence,
    profile: Profile,
    voice: Voice,
    column: float,
    depth: int,
    above: float,
) -> _Block:
    """A box with the case, an arrow, and a box with what follows and whose ball it then is.

    A case that another leads to hangs on a stem that begins so far `above` it.
    """
    size, inner = profile.label, profile.label * 0.55
    left = depth * INDENT * size
    arrow = profile.margin * 1.7
    middle = left + (column - left - arrow) * 0.5
    chip = 2 * CHIP * BADGE * profile.rider + inner if case.to else 0.0
    when = wrap(case.when.say(voice), size, middle - left - 2 * inner)
    room = column - middle - arrow - 2 * inner - chip
    then = wrap(case.then.say(voice), size, room, weight=700)
    follows = wrap(_follows(book, case, voice), profile.least, room) if case.rule else []
    then_high = (len(then) * size + len(follows) * profile.least) * LEADING
    high = max(len(when) * LEADING * size, then_high) + 1.5 * inner
    y = high / 2
    gap = profile.margin * 0.25
    marks: list[Mark] = [
        _box(left, 0, middle, high, profile),
        _box(middle + arrow, 0, column, high, profile),
        Line(
            middle + gap,
            y,
            middle + arrow - gap,
            y,
            "rule",
            width=profile.dimension * 1.2,
            heads="end",
            head=profile.head,
        ),
    ]
    if depth:
        stem = left - INDENT * size * 0.5
        bend = ((Point(stem, -above), Point(stem, y), Point(left, y)),)
        marks.append(Path(bend, "rule", closed=False, width=profile.dimension))
    start = y - len(when) * LEADING * size / 2
    marks.extend(page.lines("", when, left + inner, start, size, "panel-ink")[0])
    x = middle + arrow + inner + chip
    placed, below = page.lines("", then, x, y - then_high / 2, size, "panel-ink", weight=700)
    marks.extend(placed)
    marks.extend(page.lines("", follows, x, below, profile.least, "panel-ink")[0])
    if case.to:
        marks.extend(_chip(case.to, profile, middle + arrow + inner + chip / 2 - inner / 2, y))
    return _Block(high + profile.margin * GAP, (Group("", tuple(marks), "case"),))


def _follows(book: Book, case: Consequence, voice: Voice) -> str:
    assert case.rule is not None
    return say(w.BY_RULE, title=book.entry(case.rule).heading).say(voice)


def _chip(side: str, profile: Profile, x: float, y: float) -> tuple[Mark, ...]:
    shape, role = ("disc", "team-a") if side == "hitting" else ("square", "team-b")
    return tuple(badge(profile, shape, role, "", x, y, CHIP * profile.rider))


def _box(x1: float, y1: float, x2: float, y2: float, profile: Profile) -> Path:
    ring = (Point(x1, y1), Point(x2, y1), Point(x2, y2), Point(x1, y2))
    return Path((ring,), "panel", width=profile.helper)
