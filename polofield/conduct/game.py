"""What follows from a game's log of cards, for each player and team, on the playing clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, get_args

from polofield.conduct.after import NextGame
from polofield.conduct.clock import PlayingClock
from polofield.conduct.log import (
    CARDS,
    NO_COLOURS,
    Entry,
    GameLog,
    Problem,
    Teams,
    What,
    carried_problems,
    colours_problem,
    offence_problem,
    player_key,
    player_problem,
    team_of,
    teams_problem,
)
from polofield.conduct.numbers import SIDE
from polofield.conduct.player import PlayerConduct
from polofield.conduct.readings import in_order
from polofield.conduct.replay import replay_player
from polofield.errors import CardError, did_you_mean, in_short, not_a
from polofield.files.hex_colour import Colours
from polofield.values import Fields, as_float, check_fields, is_number, is_one_of, of, tuple_of

ENTRY_KINDS: tuple[What, ...] = get_args(What)


@dataclass(frozen=True, slots=True)
class TeamStrength:
    """How many of a team play, as steps: (second of play, players) from there on."""

    team: str
    steps: tuple[tuple[int, int], ...]

    def at(self, second: int) -> int:
        """How many are on the field at that second of play."""
        if not is_number(second) or not as_float(second) >= 0:
            raise CardError(not_a("second", second, "a second of play"))
        return [players for start, players in self.steps if start <= second][-1]


@dataclass(frozen=True, slots=True)
class GameConduct:
    """What follows from the cards of a game.

    Attributes:
        clock: the periods of the game.
        players: every player in the log, by team and number.
        strength: how many players of each team are on the field, in the order of the log's teams.
        readings: the ids of the readings that this relies on (`readings.READINGS`).
        colours: the colours of the teams as `#rrggbb`; None for the theme's own.
    """

    clock: PlayingClock
    players: tuple[PlayerConduct, ...]
    strength: tuple[TeamStrength, ...]
    readings: tuple[str, ...]
    colours: Colours = NO_COLOURS

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_CONDUCT, CardError)

    def to_dict(self) -> dict[str, Any]:
        """The result as data for JSON; times are seconds of play since the start of the game."""
        return {
            "players": {one.player: one.to_dict() for one in self.players},
            "strength": {one.team: [list(step) for step in one.steps] for one in self.strength},
            "readings": list(self.readings),
        }


_OF_A_CONDUCT: Fields = (
    (("clock",), of(PlayingClock), "a PlayingClock"),
    (("players",), tuple_of(PlayerConduct), "a tuple of PlayerConduct"),
    (("strength",), tuple_of(TeamStrength), "a tuple of TeamStrength"),
    (("readings",), tuple_of(str), "a tuple of ids"),
    (("colours",), lambda value: isinstance(value, tuple) and len(value) == 2, "two colours"),
)
"""The tests for the fields of `GameConduct`."""


def game(log: GameLog) -> GameConduct:
    """What follows from a log, independent of the order of its entries.

    Raises:
        CardError: invalid entries, all of them listed.
    """
    if not isinstance(log, GameLog):
        raise CardError(not_a("log", log, "a GameLog"))
    conduct, problems = evaluate(log)
    if problems:
        raise CardError(*(problem.text for problem in problems))
    return conduct


def evaluate(log: GameLog) -> tuple[GameConduct, list[Problem]]:
    """What follows from the valid entries of a log, and what is wrong with the others."""
    problems: list[Problem] = []
    if (wrong_teams := teams_problem(log.teams)) is not None:
        problems.append(Problem(wrong_teams))
        log = GameLog(log.clock)
    if (wrong_colours := colours_problem(log.colours)) is not None:
        problems.append(Problem(wrong_colours))
    carried = _valid_carried(log, problems)
    entries = _valid_entries(log, problems)
    players = []
    for name in sorted({*entries, *carried}, key=lambda name: player_key(name, log.teams)):
        conduct, wrong = replay_player(
            name, entries.get(name, ()), carried.get(name, NextGame()), log.clock
        )
        players.append(conduct)
        problems += wrong
    relied_on = {reading for one in players for reading in one.readings}
    return GameConduct(
        clock=log.clock,
        players=tuple(players),
        strength=tuple(_strength(team, players, log.clock.total) for team in log.teams),
        readings=in_order(relied_on),
        colours=log.colours,
    ), problems


def _valid_carried(log: GameLog, problems: list[Problem]) -> dict[str, NextGame]:
    valid: dict[str, NextGame] = {}
    for one in log.carried:
        wrong = player_problem(one.player, log.teams)
        if wrong is None and one.player in valid:
            wrong = f"{one.player}: expected one entry in carried, got a second"
        texts = (
            [wrong] if wrong else [f"{one.player}: {text}" for text in carried_problems(one.owed)]
        )
        problems += [Problem(text, one.line) for text in texts]
        if not texts:
            valid[one.player] = one.owed
    return valid


def _valid_entries(log: GameLog, problems: list[Problem]) -> dict[str, list[Entry]]:
    valid: dict[str, list[Entry]] = {}
    for entry in log.entries:
        wrong = _entry_problem(entry, log.clock, log.teams)
        if wrong is not None:
            problems.append(Problem(wrong, entry.line))
        else:
            valid.setdefault(entry.player, []).append(entry)
    return valid


def _entry_problem(entry: Entry, clock: PlayingClock, teams: Teams) -> str | None:
    if (wrong := player_problem(entry.player, teams)) is not None:
        return wrong
    if not is_one_of(entry.what, ENTRY_KINDS):
        near = did_you_mean(entry.what, ENTRY_KINDS) if isinstance(entry.what, str) else ""
        return f"{entry.player}: unknown card or event {in_short(entry.what)}{near}"
    if entry.offence is not None and (wrong := _offence_problem(entry)) is not None:
        return f"{entry.player}: {wrong}"
    if entry.at is None:
        return None
    if type(entry.at) is not int or not 0 <= entry.at <= clock.total:
        seconds = f"expected a second of play from 0 to {clock.total}"
        return f"{entry.player}: {seconds}, got {in_short(entry.at)}"
    return None


def _offence_problem(entry: Entry) -> str | None:
    if entry.what not in CARDS or entry.at is None:
        return "offence is for a card in the game only"
    return offence_problem(entry.offence)


def _strength(team: str, players: list[PlayerConduct], total: int) -> TeamStrength:
    """The team's players on the field: a full side minus those out without a substitute."""
    missing = [
        interval for one in players if team_of(one.player) == team for interval in one.short_handed
    ]
    cuts = {0, *(second for i in missing for second in (i.start, i.end) if second < total)}
    steps: list[tuple[int, int]] = []
    for second in sorted(cuts):
        away = sum(interval.start <= second < interval.end for interval in missing)
        players_left = max(0, SIDE - away)
        if not steps or steps[-1][1] != players_left:
            steps.append((second, players_left))
    return TeamStrength(team, tuple(steps))
