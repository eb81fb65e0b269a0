"""The card ladder: what a player's next offence brings, rung by rung."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from polofield.conduct import numbers as n
from polofield.conduct.facts import LADDER, Rung, fact
from polofield.conduct.telling import owed_words
from polofield.layout import page
from polofield.layout.conduct.base import (
    Heading,
    Style,
    fitted,
    foot_of,
    head_of,
    sheet_of,
)
from polofield.layout.conduct.minutes_bar import BAR, KEY, BarColumn, MinutesBar, bar_of
from polofield.layout.conduct.spacing import HEAD, Spacing
from polofield.layout.metrics import wrap
from polofield.layout.page import LEADING
from polofield.layout.sheet import Group, Line, Mark, Path, Point, Sheet
from polofield.rulings.phrase import Duration, Phrase, say
from polofield.scene.bare import clause_words
from polofield.words import conduct_figures as w

BIG = 1.25
"""The size of a rung's card, of a card beside text."""
CARDS = 3.0
"""The room for the cards, in widths of one."""
TITLES, THIS, NEXT = 0.28, 0.41, 0.31
"""How the columns share the width: titles, this game, the next."""


def ladder_sheet(style: Style, slug: str) -> Sheet:
    """The ladder."""
    left_early = say(w.LEFT_EARLY, added=n.ADDED_FOR_LEAVING)
    said = [fact("umpires-may").text.say(), left_early.say(), w.COMPLAINT]
    heading = Heading(
        slug,
        say(w.LADDER),
        clause_words(n.YELLOW),
        say(w.LADDER_SAYS),
        " ".join([*(_rung_words(rung).say(style.voice) for rung in LADDER), *said]),
    )
    return fitted(lambda spacing: _laid_out(heading, said, style, spacing), style, len(LADDER))


def _laid_out(
    heading: Heading, said: list[str], style: Style, spacing: Spacing
) -> tuple[Sheet, float]:
    text, top = head_of(heading, style)
    profile = style.profile
    wide = style.right - style.left
    gap = profile.margin
    titles = style.left + BIG * style.card_width * CARDS
    if style.narrow:
        this = after = BarColumn(titles, style.right, style)
        head = [*this.head("", top)]
    else:
        begins = style.left + TITLES * wide + gap / 2
        this = BarColumn(begins, style.left + (TITLES + THIS) * wide - gap / 2, style)
        after = BarColumn(style.right - NEXT * wide + gap / 2, style.right, style)
        head = [*this.head(w.THIS_GAME, top), *after.head(w.NEXT_GAME, top, minutes=False)]
    y = top + HEAD * profile.least
    rungs: list[Group] = []
    centres: list[Point] = []
    for rung in LADDER:
        group, centre, y = _rung(rung, this, after, style, y)
        rungs.append(group)
        centres.append(centre)
        y += spacing.gap * profile.least
    foot, bottom = foot_of(KEY, said, style, y)
    layers = [
        Group("layer-head", tuple(head)),
        Group("layer-spine", tuple(_spine(centres, style))),
        Group("layer-rungs", tuple(rungs)),
    ]
    return sheet_of(heading, style, (*text, *foot), layers, bottom)


def _rung_words(rung: Rung) -> Phrase:
    says = " ".join(text.say() for text in rung.texts)
    return say(w.PLAYER_SAYS, player=rung.title, says=says)


def _rung(
    rung: Rung, this: BarColumn, after: BarColumn, style: Style, top: float
) -> tuple[Group, Point, float]:
    """A rung from `top` down, the middle of its card, and the y below it."""
    profile = style.profile
    severe = rung.offence is not None and rung.cards == ("red",) and rung.offence < n.RED_OFFENCE
    card_wide = BIG * style.card_width
    x = style.left + card_wide * (2.1 if severe else 0.5)
    titles = style.left + card_wide * CARDS
    room = style.right - titles if style.narrow else this.left - titles
    lines = wrap(rung.title.say(style.voice), profile.label, room, weight=700)
    half_title = len(lines) * LEADING * profile.label / 2
    half = max(half_title, BIG * style.card_height / 2)
    middle = top + half
    card = page.card(profile, f"{rung.cards[0]}-card", _number(rung), x, middle, BIG)
    marks: list[Mark] = [Group("", card, f"{rung.cards[0]}-card")]
    marks += page.lines("", lines, titles, middle - half_title, profile.label, "ink", weight=700)[0]
    bottoms = [middle + half]
    y = middle
    owing = "ink" if rung.next_game.owes else "ink-soft"
    for column, which, game, bar, brings, role in (
        (this, "this", w.THIS_GAME, _in_this_game(rung), in_game_words(rung), "ink"),
        (after, "next", w.NEXT_GAME, bar_of(rung.next_game), _owed(rung), owing),
    ):
        words = brings.say(style.voice)
        if style.narrow:
            words = say(w.GAME_BRINGS, game=game, brings=brings).say(style.voice)
            y = bottoms[-1] + (0.25 + BAR / 2) * profile.least
        name = f"rung-{rung_name(rung)}-{which}"
        placed, below = column.captioned(bar, words, y, name, role)
        marks += placed
        bottoms.append(below)
    title = _rung_words(rung).say(style.voice)
    group = Group(f"rung-{rung_name(rung)}", tuple(marks), "rung", title)
    return group, Point(x, middle), max(bottoms)


def _in_this_game(rung: Rung) -> MinutesBar:
    out = bool(rung.short_handed_seconds)
    return MinutesBar(rung.short_handed_seconds if out else rung.box_seconds, out)


def _owed(rung: Rung) -> Phrase:
    return owed_words(rung.next_game) if rung.next_game.owes else say(w.OWES_NOTHING)


def rung_name(rung: Rung) -> str:
    """What its marks are named after."""
    return f"{rung.offence}-{rung.cards[0]}"


def _number(rung: Rung) -> str:
    return str(rung.offence) if rung.cards == ("yellow",) else ""


def in_game_words(rung: Rung) -> Phrase:
    """What it brings in the game, in a few words."""
    if rung.short_handed_seconds:
        return say(w.OUT_FOR_GOOD, short=Duration(rung.short_handed_seconds))
    if rung.box_seconds:
        return say(w.OUT_FOR, box=Duration(rung.box_seconds))
    return say(w.PENALTY_ONLY)


def _spine(centres: list[Point], style: Style) -> Iterator[Mark]:
    """From each card to those that may come next; a severe third offence branches off."""
    profile = style.profile
    half = BIG * style.card_height / 2 + 0.25 * profile.least
    main = [centre for centre in centres if centre.x == centres[0].x]
    for above, below in pairwise(main):
        yield Line(
            above.x, above.y + half, below.x, below.y - half, "rule",
            width=profile.dimension, heads="end", head=profile.head,
        )  # fmt: skip
    for branch in centres:
        if branch not in main:
            fork = [centre for centre in main if centre.y < branch.y][-2]
            side = fork.x + BIG * style.card_width / 2 + 0.25 * profile.least
            bend = (
                Point(side, fork.y),
                Point(branch.x, fork.y),
                Point(branch.x, branch.y - 2 * half),
            )
            yield Path((bend,), "rule", closed=False, width=profile.dimension)
            yield Line(
                branch.x, branch.y - 2 * half, branch.x, branch.y - half, "rule",
                width=profile.dimension, heads="end", head=profile.head,
            )  # fmt: skip
