"""A game's log: its periods, the cards, events in the penalty box, what was carried over."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

from polofield.conduct.after import NextGame
from polofield.conduct.clock import MAX_PERIODS, PlayingClock
from polofield.conduct.numbers import (
    AFTER_RED_SHORT_HANDED,
    CARRIED_STATUS,
    LONGEST_PERIOD,
    RED_OFFENCE,
)
from polofield.errors import CardError, did_you_mean, in_short, similar
from polofield.files.hex_colour import Colours, hex_colour
from polofield.values import (
    LETTERS_SHOWN,
    LONGEST_NAME,
    Fields,
    check_fields,
    is_whole,
    name_fault,
    of,
    on_one_line,
    or_none,
    tuple_of,
)

Teams = tuple[str, str]
TEAMS: Teams = ("Blue", "Yellow")
"""The teams of a log that does not name its teams."""
NO_COLOURS: Colours = (None, None)
Card = Literal["yellow", "red"]
CARDS: tuple[Card, ...] = get_args(Card)
Event = Literal["left-box", "injured"]
What = Literal["yellow", "red", "left-box", "injured"]

_PLAYER = re.compile(r"(\S.*) ([1-9][0-9]?)")


SHORT_HANDED = int(AFTER_RED_SHORT_HANDED)
MAX_BOX_SECONDS = MAX_PERIODS * int(LONGEST_PERIOD)
"""Longest box time that can be carried over, in seconds: longer than any game."""
_WITH_A_LINE: Fields = ((("line",), or_none(is_whole), "the number of a line"),)
_OF_CARRIED: Fields = ((("owed",), of(NextGame), "a NextGame"), *_WITH_A_LINE)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of a log.

    Attributes:
        player: team and number, such as `Blue 2`; substitutes have their own numbers.
        what: a card, `left-box` (left the penalty box early) or `injured` (while box time runs).
        at: seconds of play since the start of the game (`PlayingClock.at`); None: after the game.
        offence: for a card in the game, the number of the player's offence, counted from 1 with a
            yellow carried over; cards for one offence have the same number and the same `at`.
            None: the next offence.
        line: the line number in a file.
    """

    player: str
    what: What
    at: int | None
    offence: int | None = None
    line: int | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        check_fields(self, _WITH_A_LINE, CardError)


@dataclass(frozen=True, slots=True)
class Carried:
    """What is carried over from an earlier game: one of the player's `next_games`."""

    player: str
    owed: NextGame
    line: int | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        check_fields(self, _OF_CARRIED, CardError)


@dataclass(frozen=True, slots=True)
class GameLog:
    """A game: its clock, its entries in any order, what was carried over, and its teams.

    `colours` are those of the teams as `#rrggbb`; None for the theme's own.

    Raises:
        CardError: a field of the wrong type. Whether the entries are valid is for `game` to check.
    """

    clock: PlayingClock = field(default_factory=PlayingClock)
    entries: tuple[Entry, ...] = ()
    carried: tuple[Carried, ...] = ()
    teams: Teams = TEAMS
    colours: Colours = NO_COLOURS

    def __post_init__(self) -> None:
        for name in ("entries", "carried", "teams", "colours"):
            if isinstance(given := getattr(self, name), list):
                object.__setattr__(self, name, tuple(given))
        check_fields(self, _OF_A_LOG, CardError)


_OF_A_LOG: Fields = (
    (("clock",), of(PlayingClock), "a PlayingClock"),
    (("entries",), tuple_of(Entry), "a tuple of Entry"),
    (("carried",), tuple_of(Carried), "a tuple of Carried"),
    (("teams",), tuple_of(str), "two names"),
    (("colours",), lambda value: isinstance(value, tuple) and len(value) == 2, "two colours"),
)
"""The tests for the fields of `GameLog`."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A mistake in a log: what is wrong, and its line number if the log is from a file."""

    text: str
    line: int | None = None


def team_of(player: str) -> str:
    """The team of a player."""
    return player.rpartition(" ")[0]


def player_key(player: str, teams: Teams) -> tuple[int, int]:
    """A sort key for players: team, then number."""
    team, _, number = player.rpartition(" ")
    return teams.index(team), int(number)


def teams_problem(teams: Sequence[str]) -> str | None:
    """What is wrong with the names of a log's teams; None if nothing is."""
    if len(teams) != len(TEAMS) or len(set(teams)) != len(TEAMS):
        return f"teams: expected two different names, got {in_short(list(teams))}"
    for name in teams:
        if name != on_one_line(name) or name_fault(name[:LONGEST_NAME]) is not None:
            return f"teams: expected words with single spaces between them, got {in_short(name)}"
        if len(name) > LETTERS_SHOWN:
            return f"teams: expected at most {LETTERS_SHOWN} letters, got {in_short(name)}"
    return None


def colours_problem(colours: Colours) -> str | None:
    """What is wrong with the colours of a log's teams; None if nothing is."""
    for colour in colours:
        right = isinstance(colour, str) and hex_colour(colour) == (colour.lower(), None)
        if colour is not None and not right:
            return f"colour: expected '#rrggbb', such as '#1f4e9e', got {in_short(colour)}"
    return None


def player_problem(player: object, teams: Teams | None) -> str | None:
    """What is wrong with the name of a player; None if nothing is.

    If `teams` is None, only the form is checked.
    """
    match = _PLAYER.fullmatch(player) if isinstance(player, str) else None
    if match is None:
        return (
            f"player: expected a team and a number from 1 to 99, such as 'Blue 2',"
            f" got {in_short(player)}"
        )
    if teams is not None and match[1] not in teams:
        near = did_you_mean(match[1], teams)
        if teams == TEAMS and not similar(match[1], teams):
            near += "; for other teams write teams = [...] at the top"
        return f"player {in_short(player)}: unknown team {in_short(match[1])}{near}"
    return None


def offence_problem(offence: object) -> str | None:
    """What is wrong with the number of an offence; None if nothing is."""
    if type(offence) is int and 1 <= offence <= RED_OFFENCE:
        return None
    return f"offence: expected a number from 1 to {RED_OFFENCE}, got {in_short(offence)}"


def carried_problems(owed: NextGame) -> list[str]:
    """What is wrong with what is carried over into a game."""
    wrong = []
    if owed.yellows not in (0, CARRIED_STATUS):
        wrong.append(f"yellows: expected 0 or {CARRIED_STATUS}, got {in_short(owed.yellows)}")
    for key, most in (("box_seconds", MAX_BOX_SECONDS), ("short_handed_seconds", SHORT_HANDED)):
        given = getattr(owed, key)
        if not 0 <= given <= most:
            wrong.append(f"{key}: expected 0 to {most}, got {in_short(given)}")
    if owed.short_handed_seconds and not owed.suspended:
        wrong.append("short_handed_seconds needs suspended = true; otherwise use box_seconds")
    beside = [key for key in ("box_seconds", "yellows") if getattr(owed, key)]
    if owed.suspended and beside:
        others = " and ".join(beside)
        wrong.append(
            f"suspended = true and {others}: a player who is suspended for the whole game cannot"
            f" begin it in the box or with a yellow; leave out {others}, or suspended"
        )
    return wrong
