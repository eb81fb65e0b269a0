"""Drawings of the conduct rule: a game's timeline, a season's board, the catalogue's figures."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Unpack

from polofield.conduct.asking import File, cards, refuse_unknown_player, season_cards, season_games
from polofield.conduct.game import GameConduct
from polofield.conduct.log import GameLog
from polofield.conduct.next_game import ScheduledGame, SeasonCard
from polofield.conduct.season import season, tallies
from polofield.drawing.catalogue import SHEETS
from polofield.drawing.diagram import Diagram
from polofield.drawing.look import Look, LookOptions, make_look
from polofield.errors import PolofieldError, not_a
from polofield.layout.conduct.base import Style
from polofield.layout.conduct.board import board_sheet
from polofield.layout.conduct.timeline import timeline_sheet
from polofield.layout.page import BARE
from polofield.layout.sheet import Sheet
from polofield.layout.team_colours import page_theme
from polofield.rules.catalogue import load
from polofield.rulings.entries import Entry


def draw_cards(
    game: File | GameLog | GameConduct, *, bare: bool = False, **look: Unpack[LookOptions]
) -> Diagram:
    """Draw the timeline of a game: who is out, how many play, what is carried over.

    Args:
        game: a TOML file of cards, a `GameLog`, or the result of `cards`.
        bare: leave out the title, the sentence and the key, for a rule book that sets its own.
        **look: the fields of `Look`, such as `profile` and `theme`.

    Raises:
        FileError, CardError: see `cards`.
        PolofieldError: an unknown profile or theme.
    """
    conduct = game if isinstance(game, GameConduct) else cards(game)
    seen = _look(look, bare)
    with seen.typeset():
        sheet = timeline_sheet(conduct, cards_style(conduct, seen), "cards")
    return Diagram(sheet, seen.size_of(sheet))


def draw_season(
    cards: File | Iterable[SeasonCard],
    schedule: File | Iterable[ScheduledGame] | None = None,
    *,
    player: str | None = None,
    bare: bool = False,
    **look: Unpack[LookOptions],
) -> Diagram:
    """Draw the board of a season: yellow cards by tier and window, and the suspensions.

    It lists the players whose counts matter, as far as there is room, and the number of the others.

    Args:
        cards: a CSV file of dated cards, or the cards.
        schedule: a CSV file of games, or the games; without it no suspension names its game.
        player: draw the board of this player only.
        bare: leave out the title, the sentence and the notes, for a rule book that sets its own.
        **look: the fields of `Look`, such as `profile` and `theme`.

    Raises:
        FileError: a file that cannot be read or has mistakes.
        CardError: an invalid card, or a player without a card.
        PolofieldError: an unknown profile or theme.
    """
    given = season_cards(cards)
    suspensions = season(given, season_games(schedule))
    counted = tallies(given)
    if player is not None:
        refuse_unknown_player(given, player)
        counted = [tally for tally in counted if tally.player == player]
    seen = _look(look, bare)
    with seen.typeset():
        sheet = board_sheet(counted, suspensions, style_of(seen), "season")
    return Diagram(sheet, seen.size_of(sheet))


def conduct_sheet(entry: Entry, look: Look) -> Sheet:
    """The sheet of a conduct figure of the catalogue."""
    sheet: Sheet = load(SHEETS[entry.id], "polofield")(style_of(look), entry.slug)
    return sheet


def style_of(look: Look) -> Style:
    """The rendering options for a figure without a surface.

    Raises:
        PolofieldError: a scale is given, which such a figure cannot have.
    """
    look.refuse_scale()
    return Style(look.page, look.painted, look.voice, look.frame, look.clause, look.sentence)


def cards_style(game: GameConduct, look: Look) -> Style:
    """The rendering options for the timeline of a game, with the colours of its teams."""
    style = style_of(look)
    return replace(style, theme=page_theme(style.theme, game.colours))


def _look(given: LookOptions, bare: bool) -> Look:
    if not isinstance(bare, bool):
        raise PolofieldError(not_a("bare", bare, "true or false"))
    if bare:
        given["frame"] = BARE
    return make_look(**given)
