"""A game's cards over its clock: who is out, how many play, and what is owed at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from polofield.conduct import numbers as n
from polofield.conduct.clock import minutes
from polofield.conduct.game import GameConduct, TeamStrength
from polofield.conduct.log import team_of
from polofield.conduct.player import SHORT_HANDED, PlayerConduct
from polofield.conduct.telling import game_sentences, readings_words
from polofield.layout.conduct.base import (
    Heading,
    Style,
    fitted,
    foot_of,
    head_of,
    sheet_of,
    text_block,
)
from polofield.layout.conduct.columns import Columns, columns_for
from polofield.layout.conduct.player_row import player_row
from polofield.layout.conduct.spacing import HEAD, SPACINGS, Spacing
from polofield.layout.conduct.strength import TEAM_ROLES, strength_band
from polofield.layout.metrics import text_width
from polofield.layout.page import KeyLine
from polofield.layout.sheet import Group, Line, Mark, Sheet, Text
from polofield.rulings.phrase import Phrase, say
from polofield.scene.bare import clause_words
from polofield.surface.units import TOLERANCE
from polofield.words import conduct_figures as w
from polofield.words.slides import PART_TITLE

BETWEEN_TEAMS = 1.7
"""What lies after a team, in gaps."""


def timeline_sheet(conduct: GameConduct, style: Style, slug: str = "cards") -> Sheet:
    """The timeline of a game; on a page of fixed height it names those it has no room for."""
    whole = _whole(conduct)
    if _fits(whole, style):
        return _sheet(whole, style, slug)
    end = _last_that_fits(partial(whole.only, 0, named=True), 0, style)
    return _sheet(whole.only(0, end, named=True), style, slug)


def timeline_sheets(conduct: GameConduct, style: Style, slug: str = "cards") -> list[Sheet]:
    """The timeline of a game, on as many pages as it takes to show everybody."""
    whole = _whole(conduct)
    if _fits(whole, style):
        return [_sheet(whole, style, slug)]
    ends = [0]
    while ends[-1] < len(conduct.players):
        begin = ends[-1]
        ends.append(_last_that_fits(partial(whole.only, begin), begin, style))
    parts = len(ends) - 1
    return [
        _sheet(replace(whole.only(*span), title=_part(part, parts)), style, slug)
        for part, span in enumerate(pairwise(ends), 1)
    ]


def _last_that_fits(page: Callable[[int], _Page], begin: int, style: Style) -> int:
    """The end of the players from `begin` on whom a page has room for: at least one."""
    end = begin + 1
    last = len(page(end).game.players)
    while end < last and _fits(page(end + 1), style):
        end += 1
    return end


def _whole(conduct: GameConduct) -> _Page:
    return _Page(say(w.TIMELINE), conduct, conduct.players, conduct.strength)


def _part(part: int, parts: int) -> Phrase:
    return say(PART_TITLE, title=say(w.TIMELINE), part=part, parts=parts)


@dataclass(frozen=True, slots=True)
class _Page:
    """What of a game stands on one page.

    Attributes:
        title: its heading.
        game: the whole of it.
        players: those who are shown.
        strength: that of the teams that are shown.
        left_out: those who are named as not shown.
    """

    title: Phrase
    game: GameConduct
    players: tuple[PlayerConduct, ...]
    strength: tuple[TeamStrength, ...]
    left_out: tuple[PlayerConduct, ...] = ()

    def only(self, begin: int, end: int, *, named: bool = False) -> _Page:
        """The page with these players only; a team all of whose players are elsewhere is too."""
        shown = self.players[begin:end]
        others = (*self.players[:begin], *self.players[end:])
        strength = tuple(one for one in self.strength if _of(one, shown) or not _of(one, others))
        return replace(self, players=shown, strength=strength, left_out=others if named else ())

    def description(self) -> str:
        """In words what it shows, and of those whom it only names all there is to say."""
        players = (*self.players, *self.left_out)
        strength = self.game.strength if self.left_out else self.strength
        told = replace(self.game, players=players, strength=strength)
        return " ".join([*game_sentences(told), *_notes(self.game)])


def _of(strength: TeamStrength, players: Iterable[PlayerConduct]) -> list[PlayerConduct]:
    """Those players who are of that team."""
    return [one for one in players if team_of(one.player) == strength.team]


def _fits(page: _Page, style: Style) -> bool:
    heading = _heading(page, "", description="")
    return len(page.players) <= 1 or _laid_out(page, heading, style, SPACINGS[-1])[1] >= -TOLERANCE


def _heading(page: _Page, slug: str, description: str) -> Heading:
    return Heading(slug, page.title, clause_words(n.YELLOW), say(w.TIMELINE_SAYS), description)


def _sheet(page: _Page, style: Style, slug: str) -> Sheet:
    gaps = len(page.players) + BETWEEN_TEAMS * len(page.strength)
    heading = _heading(page, slug, page.description())
    return fitted(lambda spacing: _laid_out(page, heading, style, spacing), style, gaps)


def _laid_out(page: _Page, heading: Heading, style: Style, spacing: Spacing) -> tuple[Sheet, float]:
    text, begins = head_of(heading, style)
    columns = columns_for(page.game, style, spacing)
    head, y = _clock_head(columns, style, begins)
    players: list[Group] = []
    strengths: list[Group] = []
    gap = spacing.gap * style.profile.least
    for strength in page.strength:
        role = TEAM_ROLES[page.game.strength.index(strength)]
        band, y = strength_band(strength, role, columns, style, y)
        strengths.append(band)
        for one in _of(strength, page.players):
            row, y = player_row(one, columns, style, spacing, y + gap)
            players.append(row)
        y += BETWEEN_TEAMS * gap
    clock = (*head, *_next_game(columns, style, begins, y))
    named, y = _left_out(page, style, y)
    shown = replace(page.game, players=page.players)
    foot, bottom = foot_of(list(_key(shown)), _notes(page.game), style, y)
    layers = [
        Group("layer-clock", clock),
        Group("layer-strength", tuple(strengths)),
        Group("layer-players", tuple(players)),
    ]
    return sheet_of(heading, style, (*text, *named, *foot), layers, bottom)


def _left_out(page: _Page, style: Style, top: float) -> tuple[list[Text], float]:
    """The names of those who are not shown, and the y below them."""
    if not page.left_out:
        return [], top
    told = say(w.NOT_SHOWN, players=", ".join(one.player for one in page.left_out)).say()
    return text_block(told, style.left, top, style.right - style.left, style.profile, "ink")


def _clock_head(columns: Columns, style: Style, top: float) -> tuple[list[Mark], float]:
    """The number of each period over it, as far as there is room, and the heads of the columns."""
    size = style.profile.least
    baseline = top + size
    marks: list[Mark] = []

    def write(text: str, x: float, anchor: str = "start") -> None:
        marks.append(Text(x, baseline, text, size, "ink-soft", anchor=anchor))  # type: ignore[arg-type]

    places = [columns.clock.period(i + 1) for i in range(len(columns.clock.clock.lengths))]
    words = [say(w.PERIOD_NUMBER, number=i + 1).say(style.voice) for i in range(len(places))]
    if any(
        text_width(text, size) > right - left
        for text, (left, right) in zip(words, places, strict=True)
    ):
        words = [str(i + 1) for i in range(len(places))]
        if not style.narrow:
            write(w.PERIOD, style.left)
    taken = 0.0
    for text, (left, right) in zip(words, places, strict=True):
        middle, half = (left + right) / 2, text_width(text, size) / 2
        if middle - half >= taken:
            write(text, middle, "middle")
            taken = middle + half + 0.4 * size
    if columns.after is not None:
        write(w.AFTER, columns.after)
    if columns.owed is not None:
        write(w.NEXT_GAME, columns.owed)
    return marks, top + HEAD * size


def _next_game(columns: Columns, style: Style, top: float, bottom: float) -> Iterator[Mark]:
    """The line between this game and the next."""
    if columns.owed is not None:
        x = columns.owed - 0.5 * style.profile.margin
        dash = (2 * style.profile.helper, 3 * style.profile.helper)
        yield Line(x, top, x, bottom, "rule", "next-game",
                   width=style.profile.helper, dash=dash)  # fmt: skip


def _key(conduct: GameConduct) -> Iterator[KeyLine]:
    """What is drawn, and only that."""
    cards = {mark.what for one in conduct.players for mark in one.marks}
    cards |= {card for one in conduct.players for card in one.after_game}
    states = {span.state for one in conduct.players for span in one.spans}
    if "yellow" in cards:
        yield KeyLine("card", "yellow-card", w.YELLOW_CARD, "2")
    if "red" in cards:
        yield KeyLine("card", "red-card", w.RED_CARD)
    if states & set(SHORT_HANDED):
        yield KeyLine("place", "bar", w.NO_SUBSTITUTE)
    if "out" in states:
        yield KeyLine("place", "bar-soft", w.SUBSTITUTE_PLAYS)


def _notes(conduct: GameConduct) -> list[str]:
    """How the clock is to be read, and the readings that what is drawn relies on."""
    lengths = list(dict.fromkeys(map(minutes, conduct.clock.lengths)))
    if len(lengths) > 1:
        lengths = [minutes(length) for length in conduct.clock.lengths]
    clock = f"{w.CLOCK_NOTE} {say(w.LENGTHS, lengths=', '.join(lengths)).say()}"
    return [clock, *([readings_words(conduct.readings).say()] if conduct.readings else [])]
