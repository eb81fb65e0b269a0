"""A game's log: its periods, the cards, what happened in the box, what was carried in."""

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
from polofield.errors import CardError, did_you_mean, in_short
from polofield.given import (
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
from polofield.hex_colour import Colours, hex_colour
from polofield.team_names import LETTERS_SHOWN

Teams = tuple[str, str]
TEAMS: Teams = ("Blue", "Yellow")
"""What a log's teams are called where it names none."""
NO_COLOURS: Colours = (None, None)
Card = Literal["yellow", "red"]
CARDS: tuple[Card, ...] = get_args(Card)
Event = Literal["left-box", "injured"]
What = Literal["yellow", "red", "left-box", "injured"]

_PLAYER = re.compile(r"(\S.*) ([1-9][0-9]?)")


SHORT_HANDED = int(AFTER_RED_SHORT_HANDED)
MAX_BOX_SECONDS = MAX_PERIODS * int(LONGEST_PERIOD)
"""Seconds in the box that can be carried over: longer than any game."""
_WITH_A_LINE: Fields = ((("line",), or_none(is_whole), "the number of a line"),)
_OF_CARRIED: Fields = ((("owed",), of(NextGame), "a NextGame"), *_WITH_A_LINE)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a log.

    Attributes:
        player: team and number, such as `Blue 2`; substitutes have numbers of their own.
        what: a card, `left-box` (left the penalty box early) or `injured` (while box time runs).
        at: seconds of play since the start of the game (`PlayingClock.at`); None: after the game.
        offence: which of the player's offences a card in the game is for, counted from 1, a yellow
            carried over included; cards for one offence have the same number and the same `at`.
            None: an offence of its own.
        line: where it stands in a file.
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
    """What a player owes from an earlier game: one of its `next_games`."""

    player: str
    owed: NextGame
    line: int | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        check_fields(self, _OF_CARRIED, CardError)


@dataclass(frozen=True, slots=True)
class GameLog:
    """A game: its clock, what happened in any order, what players owed when it began, its teams.

    `colours` are those of its teams, as `#rrggbb`; None leaves one to the theme.

    Raises:
        CardError: a value of another kind; what cannot be about the entries `game` tells.
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
"""Of what kind the fields of a log are, and how that is said."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A mistake in a log: what is wrong, and the line it stands in, where there are lines."""

    text: str
    line: int | None = None


def team_of(player: str) -> str:
    """The team of a player."""
    return player.rpartition(" ")[0]


def player_key(player: str, teams: Teams) -> tuple[int, int]:
    """Sorts players by team and number."""
    team, _, number = player.rpartition(" ")
    return teams.index(team), int(number)


def teams_problem(teams: Sequence[str]) -> str | None:
    """What is wrong with the names of a log's teams; None where they are right."""
    shown = f"teams {in_short(list(teams))}"
    if len(teams) != len(TEAMS) or len(set(teams)) != len(TEAMS):
        return f"{shown}: two names that differ would be right"
    for name in teams:
        if name != on_one_line(name) or name_fault(name[:LONGEST_NAME]) is not None:
            return f"{shown}: {in_short(name)}: words with one space between them would be right"
        if len(name) > LETTERS_SHOWN:
            return f"{shown}: {in_short(name)} has {len(name)} letters; {LETTERS_SHOWN} at most"
    return None


def colours_problem(colours: Colours) -> str | None:
    """What is wrong with the colours of a log's teams; None where they are right."""
    for colour in colours:
        right = isinstance(colour, str) and hex_colour(colour) == (colour.lower(), None)
        if colour is not None and not right:
            return f"colour {in_short(colour)}: '#rrggbb' would be right, such as '#1f4e9e'"
    return None


def player_problem(player: object, teams: Teams | None) -> str | None:
    """What is wrong with a player's name; None where it is right.

    Where the teams are not known, only its form can be wrong.
    """
    match = _PLAYER.fullmatch(player) if isinstance(player, str) else None
    if match is None:
        return (
            f"player {in_short(player)}: a team and a number from 1 to 99 would be right, 'Blue 2'"
        )
    if teams is not None and match[1] not in teams:
        near = did_you_mean(match[1], teams)
        if teams == TEAMS and not near.endswith("?"):
            near += "; teams = [...] at the top names others"
        return f"player {in_short(player)}: no team {in_short(match[1])}{near}"
    return None


def offence_problem(offence: object) -> str | None:
    """What is wrong with the number of an offence; None where it is right."""
    if type(offence) is int and 1 <= offence <= RED_OFFENCE:
        return None
    return f"offence {in_short(offence)}: expected a number from 1 to {RED_OFFENCE}"


def carried_problems(owed: NextGame) -> list[str]:
    """What cannot be carried into a game."""
    wrong = []
    if owed.yellows not in (0, CARRIED_STATUS):
        wrong.append(f"yellows {in_short(owed.yellows)}: only one yellow is ever carried over")
    for key, most in (("box_seconds", MAX_BOX_SECONDS), ("short_handed_seconds", SHORT_HANDED)):
        given = getattr(owed, key)
        if not 0 <= given <= most:
            wrong.append(f"{key} {in_short(given)}: 0 to {most} would be right")
    if owed.short_handed_seconds and not owed.suspended:
        wrong.append("short_handed_seconds goes with suspended = true; else box_seconds is meant")
    beside = [key for key in ("box_seconds", "yellows") if getattr(owed, key)]
    if owed.suspended and beside:
        told = " and ".join(beside)
        wrong.append(
            f"suspended = true and {told}: a player who is suspended from the whole game begins it"
            f" neither in the box nor with a yellow; leave out {told}, or suspended"
        )
    return wrong
