"""A game's cards over its clock: who is out, how many play, and what is owed at the end."""

from __future__ import annotations

from collections.abc import Iterator

from polofield.conduct import numbers as n
from polofield.conduct.clock import minutes
from polofield.conduct.game import GameConduct
from polofield.conduct.player import SHORT_HANDED
from polofield.conduct.telling import game_sentences
from polofield.layout.conduct.base import Heading, Style, fitted, foot_of, head_of, sheet_of
from polofield.layout.conduct.columns import Columns, columns_for
from polofield.layout.conduct.player_row import player_row
from polofield.layout.conduct.spacing import HEAD, Spacing
from polofield.layout.conduct.strength import strength_band
from polofield.layout.metrics import text_width
from polofield.layout.page import KeyLine
from polofield.layout.sheet import Group, Line, Mark, Sheet, Text
from polofield.scene.bare import clause_words
from polofield.words import conduct_figures as w
from polofield.words import say


def timeline_sheet(conduct: GameConduct, style: Style, slug: str = "cards") -> Sheet:
    """The timeline of a game."""
    heading = Heading(
        slug,
        say(w.TIMELINE),
        clause_words(n.YELLOW),
        say(w.TIMELINE_SAYS),
        " ".join(game_sentences(conduct)),
    )
    gaps = len(conduct.players) + BETWEEN_TEAMS * len(conduct.strength)
    return fitted(lambda spacing: _laid_out(conduct, heading, style, spacing), style, gaps)


BETWEEN_TEAMS = 1.7
"""What lies after a team, in gaps."""


def _laid_out(
    conduct: GameConduct, heading: Heading, style: Style, spacing: Spacing
) -> tuple[Sheet, float]:
    text, begins = head_of(heading, style)
    columns = columns_for(conduct, style, spacing)
    head, y = _clock_head(columns, style, begins)
    players: list[Group] = []
    strengths: list[Group] = []
    gap = spacing.gap * style.profile.least
    for strength in conduct.strength:
        band, y = strength_band(strength, columns, style, y)
        strengths.append(band)
        for one in conduct.players:
            if one.player.startswith(f"{strength.team} "):
                row, y = player_row(one, columns, style, spacing, y + gap)
                players.append(row)
        y += BETWEEN_TEAMS * gap
    foot, bottom = foot_of(list(_key(conduct)), _notes(conduct), style, y)
    layers = [
        Group("layer-clock", (*head, *_next_game(columns, style, begins, y))),
        Group("layer-strength", tuple(strengths)),
        Group("layer-players", tuple(players)),
    ]
    return sheet_of(heading, style, (*text, *foot), layers, bottom)


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
    lengths = list(dict.fromkeys(map(minutes, conduct.clock.lengths)))
    if len(lengths) > 1:
        lengths = [minutes(length) for length in conduct.clock.lengths]
    return [f"{w.CLOCK_NOTE} {say(w.LENGTHS, lengths=', '.join(lengths)).say()}"]
