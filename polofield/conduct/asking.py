"""The conduct rule applied to a log or a season, from a file or as data."""

from __future__ import annotations

import os
from collections.abc import Iterable

from polofield.conduct.game import GameConduct, game
from polofield.conduct.log import GameLog
from polofield.conduct.log_file import read_log
from polofield.conduct.next_game import ScheduledGame, SeasonCard, listed
from polofield.conduct.season import Suspension
from polofield.conduct.season import season as suspensions_of
from polofield.conduct.season_file import read_cards, read_schedule
from polofield.errors import CardError, did_you_mean, in_short, not_a

File = str | os.PathLike[str]


def cards(log: File | GameLog) -> GameConduct:
    """What follows from the cards of a game, by outdoor Rule 33.

    It covers penalty box times, the number of players on the field and what is carried over.

    Args:
        log: a TOML file of cards, or a `GameLog`.

    Raises:
        FileError: the file cannot be read, or it has mistakes, each reported with its line number.
        CardError: invalid entries in a `GameLog`, all of them listed.

    Example:
        >>> import polofield as pf
        >>> from polofield.conduct.log import Entry, GameLog
        >>> game = pf.cards(GameLog(entries=(Entry("Blue 2", "yellow", at=150),)))
        >>> [(one.player, len(one.marks)) for one in game.players]
        [('Blue 2', 1)]
    """
    return game(log if isinstance(log, GameLog) else read_log(log))


def season(
    cards: File | Iterable[SeasonCard], schedule: File | Iterable[ScheduledGame] | None = None
) -> list[Suspension]:
    """The suspensions for a season's yellow cards, in order, by outdoor Rule 33.

    Args:
        cards: a CSV file of dated cards, or the cards.
        schedule: a CSV file of games, or the games; without it no suspension names its game.

    Raises:
        FileError: a file cannot be read, or it has mistakes, each reported with its line number.
        CardError: an invalid card.
    """
    return suspensions_of(season_cards(cards), season_games(schedule))


def refuse_unknown_player(cards: Iterable[SeasonCard], player: str) -> None:
    """Check that the season has a card of that player."""
    known = {card.player: None for card in cards}
    if not isinstance(player, str):
        raise CardError(not_a("player", player, "the name of a player"))
    if player not in known:
        raise CardError(f"no card for player {in_short(player)}{did_you_mean(player, known)}")


def season_cards(cards: File | Iterable[SeasonCard]) -> list[SeasonCard]:
    """The cards of a season, from a CSV file or as given."""
    if isinstance(cards, str | os.PathLike):
        return read_cards(cards)
    return listed(cards, "cards", SeasonCard)


def season_games(schedule: File | Iterable[ScheduledGame] | None) -> list[ScheduledGame] | None:
    """The games of a schedule, from a CSV file or as given; None if there is no schedule."""
    if schedule is None:
        return None
    if isinstance(schedule, str | os.PathLike):
        return read_schedule(schedule)
    return listed(schedule, "schedule", ScheduledGame)
