"""What follows after a game: what its cards and those after it owe, and in which order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from polofield.conduct import numbers as n
from polofield.conduct.after import NextGame, in_sequence, owed_for_game
from polofield.conduct.facts import AFTER_THE_GAME
from polofield.conduct.log import Card
from polofield.conduct.telling import cards_words, owed_words
from polofield.layout import page
from polofield.layout.conduct.base import (
    Heading,
    Style,
    fan,
    fan_width,
    fitted,
    foot_of,
    head_of,
    sheet_of,
)
from polofield.layout.conduct.minutes_bar import BAR, KEY, BarColumn, bar_of
from polofield.layout.conduct.spacing import HEAD, Spacing
from polofield.layout.metrics import wrap
from polofield.layout.page import LEADING
from polofield.layout.sheet import Group, Mark, Sheet, Text
from polofield.rulings.phrase import Duration, Phrase, ordinal, say
from polofield.scene.bare import clause_words
from polofield.words import conduct_figures as w

WHAT = 0.36
"""The share of a part's width in which it says what was given; bars take the rest."""
SAID = (w.NOT_ADDED, w.NOT_SERVED_IN, w.COMPLAINT)
"""What the rule says besides."""
YELLOWS: tuple[Card, ...] = tuple("yellow" for _ in range(n.YELLOWS_THAT_CARRY_STATUS))
RED: tuple[Card, ...] = ("red",)
LEFT_IN_THE_EXAMPLE = 60
"""Box time left at the end of the game that the figure shows, in seconds."""


@dataclass(frozen=True, slots=True)
class _Case:
    """What was given, and the next games that it makes owe."""

    name: str
    title: Phrase
    cards: tuple[Card, ...]
    games: tuple[NextGame, ...]


def _cases() -> dict[str, tuple[_Case, ...]]:
    """The cases by the part of the figure that they stand in; what they owe is computed."""
    left = say(w.STILL_IN_BOX, left=Duration(LEFT_IN_THE_EXAMPLE))
    box = owed_for_game(yellows=2, red=False, box_left=LEFT_IN_THE_EXAMPLE)
    status = owed_for_game(yellows=3, red=False, box_left=0)
    red = owed_for_game(yellows=0, red=True, box_left=0)
    nothing = NextGame()
    two, _, after_red = AFTER_THE_GAME
    after = tuple(
        _Case(
            f"after-{index}", _cards(rung.cards), rung.cards, in_sequence(nothing, rung.next_game)
        )
        for index, rung in enumerate(AFTER_THE_GAME, 1)
    )
    own = (
        _Case("box", left, (), in_sequence(box, nothing)),
        _Case(
            "status", say(w.NO_RED, cards=_cards(YELLOWS)), YELLOWS, in_sequence(status, nothing)
        ),
    )
    both = tuple(
        _Case(
            name,
            say(w.AND, first=first, second=_cards(rung.cards)),
            (),
            in_sequence(owed, rung.next_game),
        )
        for name, first, owed, rung in (
            ("box-and-two", left, box, two),
            ("red-and-two", _cards(RED), red, two),
            ("red-and-red", _cards(RED), red, after_red),
        )
    )
    return {w.AFTER_THE_WHISTLE: after, w.FROM_THE_GAME: own, w.FROM_BOTH: both}


def _cards(cards: tuple[Card, ...]) -> Phrase:
    return say(cards_words(cards))


def after_game_sheet(style: Style, slug: str) -> Sheet:
    """What follows after the game."""
    cases = _cases()
    heading = Heading(
        slug,
        say(w.AFTER_GAME),
        clause_words(n.AFTER_GAME),
        say(w.AFTER_GAME_SAYS),
        " ".join([*_words(cases), *SAID]),
    )
    rows = sum(len(members) + 1.5 for members in cases.values())
    return fitted(lambda spacing: _laid_out(heading, cases, style, spacing), style, rows)


def _words(cases: dict[str, tuple[_Case, ...]]) -> Iterator[str]:
    for part, members in cases.items():
        yield f"{part}."
        for case in members:
            yield _case_words(case).say()


def _case_words(case: _Case) -> Phrase:
    owed = " ".join(
        say(w.NTH_GAME_OWES, nth=ordinal(index + 1), owed=owed_words(game)).say()
        for index, game in enumerate(case.games)
    )
    if len(case.games) == 1:
        owed = say(w.NEXT_GAME_OWES, owed=owed_words(case.games[0])).say()
    return say(w.PLAYER_SAYS, player=case.title, says=owed)


def _laid_out(
    heading: Heading,
    cases: dict[str, tuple[_Case, ...]],
    style: Style,
    spacing: Spacing,
) -> tuple[Sheet, float]:
    text, top = head_of(heading, style)
    profile = style.profile
    columns = _columns(style)
    parts: list[Group] = []
    y, lowest = top, top
    for index, (title, members) in enumerate(cases.items()):
        if index == len(cases) - 1 and len(columns) > 1:
            y, lowest = top, y
        left, right = columns[-1 if index == len(cases) - 1 else 0]
        group, y = _part(title, members, left, right, style, spacing, y)
        parts.append(Group(f"part-{index + 1}", group, "part"))
        y += 1.5 * spacing.gap * profile.least
    foot, bottom = foot_of(KEY, SAID, style, max(lowest, y))
    layers = [Group("layer-cases", tuple(parts))]
    return sheet_of(heading, style, (*text, *foot), layers, bottom)


def _columns(style: Style) -> list[tuple[float, float]]:
    """From where to where the columns go: one, or two on a page of fixed height."""
    if style.profile.height is None:
        return [(style.left, style.right)]
    middle, gap = style.profile.width / 2, style.profile.margin / 2
    return [(style.left, middle - gap), (middle + gap, style.right)]


def _part(
    title: str,
    cases: Sequence[_Case],
    left: float,
    right: float,
    style: Style,
    spacing: Spacing,
    top: float,
) -> tuple[tuple[Mark, ...], float]:
    """A part of the figure from `top` down, and the y below it."""
    profile = style.profile
    bars = BarColumn(left if style.narrow else left + WHAT * (right - left), right, style)
    baseline = top + profile.least
    marks: list[Mark] = [Text(left, baseline, title, profile.least, "ink", weight=700)]
    if style.narrow:
        top += LEADING * profile.least
    marks += bars.head("", top)
    y = top + (HEAD + 0.3 * spacing.gap) * profile.least
    for case in cases:
        row, y = _row(case, left, bars, style, spacing, y)
        marks.append(row)
        y += spacing.gap * profile.least
    return tuple(marks), y - spacing.gap * profile.least


def _row(
    case: _Case, left: float, bars: BarColumn, style: Style, spacing: Spacing, top: float
) -> tuple[Group, float]:
    """A case from `top` down, and the y below it: a bar for each game that owes something."""
    profile = style.profile
    inset = fan_width(style, case.cards) + 0.6 * profile.least if case.cards else 0.0
    room = (bars.right if style.narrow else bars.left - profile.margin * 0.6) - left - inset
    lines = wrap(case.title.say(style.voice), profile.label, room)
    half_bar = BAR * profile.least / 2
    half_line = LEADING * profile.label / 2
    middle = top + max(half_line, style.card_height / 2 if case.cards else half_bar)
    marks: list[Mark] = fan(style, case.cards, left, middle)
    top_of_lines = middle - half_line
    title, below = page.lines("", lines, left + inset, top_of_lines, profile.label, "ink")
    marks += title
    lowest = below
    y = middle
    if style.narrow:
        y = max(below, middle + style.card_height / 2) + half_bar + 0.35 * profile.least
    for index, owed in enumerate(case.games):
        words = owed_words(owed)
        if len(case.games) > 1:
            words = say(w.NTH_OWED, nth=ordinal(index + 1), owed=words)
        name = f"case-{case.name}-game-{index + 1}"
        placed, below = bars.captioned(bar_of(owed), words.say(style.voice), y, name)
        marks += placed
        lowest = max(lowest, below)
        y = below + 0.5 * spacing.gap * profile.least + half_bar
    told = _case_words(case).say(style.voice)
    return Group(f"case-{case.name}", tuple(marks), "case", told), lowest
