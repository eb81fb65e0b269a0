"""A game's log of cards from a TOML file, every mistake in it told at once with its line.

teams = ["Oaks", "Elms"]        # Blue and Yellow where none are named; or [[teams]], see below
periods = 6
period_length = "7:30"          # or a list, one for each period

[[cards]]
player = "Oaks 2"               # team, then number
period = 5
left = "1:00"                   # as the scoreboard shows it; or elapsed = "6:30"
card = "yellow"                 # or "red"; or event = "left-box" or "injured"
offence = 3                     # where one offence brings several cards: the same on each of them

[[cards]]
player = "Oaks 2"
after_game = true               # instead of period and time
card = "red"

[[carried]]                     # what a player owes from an earlier game
player = "Elms 1"
box_seconds = 60
yellows = 1                     # or suspended, short_handed_seconds

[[teams]]                       # twice instead of teams = [...], for colours of their own
name = "Oaks"
colour = "#1f4e9e"
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from polofield.conduct.after import NextGame
from polofield.conduct.clock import LONGEST, MAX_PERIODS, PlayingClock, seconds
from polofield.conduct.game import judge
from polofield.conduct.log import (
    NO_COLOURS,
    TEAMS,
    Card,
    Carried,
    Entry,
    Event,
    GameLog,
    Teams,
    What,
    offence_problem,
    player_problem,
    teams_problem,
)
from polofield.conduct.numbers import LONGEST_PERIOD, PERIODS
from polofield.errors import CardError, in_short
from polofield.file_kinds import LOG, require_kind
from polofield.given import file_name
from polofield.hex_colour import Colours, hex_colour
from polofield.toml_file import TomlFile, parse_toml, read_text, refusal, take
from polofield.toml_limits import MAX_BYTES
from polofield.toml_lines import Path

TOP = {
    "teams": list[str | dict[str, Any]],
    "periods": int,
    "period_length": str | list[str],
    "cards": list[Any],
    "carried": list[Any],
}
TEAM_KEYS = {"name": str, "colour": str}
CARD_KEYS = {
    "player": str,
    "period": int,
    "left": str,
    "elapsed": str,
    "card": Card,
    "event": Event,
    "offence": int,
    "after_game": bool,
}
CARRIED_KEYS = {
    "player": str,
    "suspended": bool,
    "box_seconds": int,
    "short_handed_seconds": int,
    "yellows": int,
}


def read_log(path: str | os.PathLike[str]) -> GameLog:
    """A game's log from a TOML file; `game` takes it without error.

    Raises:
        FileError: not readable, not TOML, or mistakes in it; each is told with its line.
    """
    return parse_log(read_text(path, MAX_BYTES), file_name(path))


def parse_log(text: str, name: str) -> GameLog:
    """A game's log from TOML text, under the name by which mistakes are told.

    Raises:
        FileError: as for `read_log`.
    """
    toml = parse_toml(text, name)
    require_kind(toml, LOG)
    problems: list[str] = []
    top = take(toml, (), TOP, problems)
    clock = _clock(toml, top, problems)
    teams, colours = _teams(toml, top, problems)
    entries = []
    carried = []
    in_doubt: set[str] = set()
    for index in range(len(top.get("cards", ()))):
        entry = _entry(toml, ("cards", index), clock, teams, problems)
        entries += [entry] if entry else []
        in_doubt |= set() if entry else {_named(toml, ("cards", index))}
    for index in range(len(top.get("carried", ()))):
        owed = _carried(toml, ("carried", index), problems)
        carried += [owed] if owed else []
        in_doubt |= set() if owed else {_named(toml, ("carried", index))}
    log = GameLog(clock or PlayingClock(), tuple(entries), tuple(carried), teams or TEAMS, colours)
    # What follows from an entry that cannot be read is in doubt: no mistake is made of that.
    if clock is not None and teams is not None and NOBODY not in in_doubt:
        _, wrong = judge(_without(log, in_doubt))
        problems += [f"{name}:{problem.line}: {problem.text}" for problem in wrong]
    if problems:
        raise refusal(name, problems)
    return log


NOBODY = ""


def _named(toml: TomlFile, path: Path) -> str:
    """The player whom an entry names; `NOBODY` where that cannot be told."""
    player = _table(toml, path).get("player")
    return str(player) if player_problem(player, None) is None else NOBODY


def _without(log: GameLog, players: set[str]) -> GameLog:
    return GameLog(
        log.clock,
        tuple(entry for entry in log.entries if entry.player not in players),
        tuple(one for one in log.carried if one.player not in players),
        log.teams,
    )


def _teams(
    toml: TomlFile, top: dict[str, Any], problems: list[str]
) -> tuple[Teams | None, Colours]:
    """What the teams are called, None where that cannot be told, and their colours."""
    if "teams" not in toml.data:
        return TEAMS, NO_COLOURS
    read = [_team(toml, index, team, problems) for index, team in enumerate(top.get("teams", ()))]
    names = [name for name, _ in read if name is not None]
    if "teams" not in top or len(names) < len(read):
        return None, NO_COLOURS
    if (wrong := teams_problem(names)) is not None:
        problems.append(toml.problem(wrong, "teams"))
        return None, NO_COLOURS
    (_, one), (_, other) = read
    return (names[0], names[1]), (one, other)


def _team(
    toml: TomlFile, index: int, team: str | dict[str, Any], problems: list[str]
) -> tuple[str | None, str | None]:
    """A team's name, None where it cannot be told, and its colour, None where it has none."""
    if isinstance(team, str):
        return team, None
    path = ("teams", index)
    keys = take(toml, path, TEAM_KEYS, problems)
    if "name" not in team:
        problems.append(toml.problem("no name is given", *path))
    if "colour" not in keys:
        return keys.get("name"), None
    colour, wrong = hex_colour(keys["colour"])
    if wrong is not None:
        problems.append(toml.problem(wrong, *path, "colour"))
    return keys.get("name"), colour


def _clock(toml: TomlFile, top: dict[str, Any], problems: list[str]) -> PlayingClock | None:
    for key in ("periods", "period_length"):
        if key in toml.data and key not in top:
            return None
    given: str | list[str] = top.get("period_length", LONGEST)
    each = given if isinstance(given, list) else None
    periods: int = top.get("periods", PERIODS if each is None else len(each))
    if not 1 <= periods <= MAX_PERIODS:
        key = "periods" if "periods" in top else "period_length"
        wrong = f"{periods} periods: 1 to {MAX_PERIODS} would be right"
        problems.append(toml.problem(wrong, key))
        return None
    if each is not None and len(each) != periods:
        wrong = f"period_length has {len(each)} entries for {periods} periods"
        problems.append(toml.problem(wrong, "period_length"))
        return None
    lengths: list[int] = []
    for index, text in enumerate([given] if isinstance(given, str) else given):
        length = seconds(text)
        if length is None or not 0 < length <= LONGEST_PERIOD:
            right = f"minutes and seconds, at most {LONGEST!r}, would be right"
            wrong = f"period_length {in_short(text)}: {right}"
            problems.append(toml.problem(wrong, "period_length", index))
        else:
            lengths.append(length)
    if each is None:
        lengths *= periods
    return PlayingClock(tuple(lengths)) if len(lengths) == periods else None


def _entry(
    toml: TomlFile,
    path: Path,
    clock: PlayingClock | None,
    teams: Teams | None,
    problems: list[str],
) -> Entry | None:
    before = len(problems)
    keys = take(toml, path, CARD_KEYS, problems)
    told = set(_table(toml, path))
    if not told:
        wrong = "an empty entry: a player and a card or an event would be right"
        problems += [] if len(problems) > before else [toml.problem(wrong, *path)]
        return None
    _must_have(toml, path, told, [("player",), ("card", "event")], problems)
    if keys.get("after_game", False):
        for key in ("period", "left", "elapsed", "offence"):
            if key in told:
                wrong = f"{key} goes with a card in the game, not with after_game = true"
                problems.append(toml.problem(wrong, *path, key))
    elif "after_game" not in told or "after_game" in keys:
        _must_have(toml, path, told, [("period",), ("left", "elapsed")], problems)
    if "offence" in told and "event" in told:
        problems.append(toml.problem("offence goes with a card, not an event", *path, "offence"))
    if "player" in keys and (wrong_player := player_problem(keys["player"], teams)) is not None:
        problems.append(toml.problem(wrong_player, *path, "player"))
    if "offence" in keys and (wrong_offence := offence_problem(keys["offence"])) is not None:
        problems.append(toml.problem(wrong_offence, *path, "offence"))
    at = _at(toml, path, keys, clock, problems)
    if len(problems) > before or clock is None:
        return None
    what: What = keys["card"] if "card" in keys else keys["event"]
    return Entry(keys["player"], what, at, keys.get("offence"), toml.line(*path))


def _at(
    toml: TomlFile,
    path: Path,
    keys: dict[str, Any],
    clock: PlayingClock | None,
    problems: list[str],
) -> int | None:
    """Seconds of play since the start of the game; None where the entry gives no such time."""
    time = _time(toml, path, keys, problems)
    if time is None or clock is None or "period" not in keys:
        return None
    try:
        return clock.at(keys["period"], **time)
    except CardError as error:
        about = next(iter(time)) if 1 <= keys["period"] <= len(clock.lengths) else "period"
        problems.append(toml.problem(str(error), *path, about))
        return None


def _time(
    toml: TomlFile, path: Path, keys: dict[str, Any], problems: list[str]
) -> dict[str, int] | None:
    """The time that an entry gives, in seconds, under its key."""
    for key in ("left", "elapsed"):
        if key in keys:
            given = seconds(keys[key])
            if given is None:
                wrong = f"{key} {in_short(keys[key])}: minutes and seconds, '1:00', would be right"
                problems.append(toml.problem(wrong, *path, key))
                return None
            return {key: given}
    return None


def _must_have(
    toml: TomlFile,
    path: Path,
    told: set[str],
    needed: Sequence[tuple[str, ...]],
    problems: list[str],
) -> None:
    """Of each group of keys just one must be there."""
    for group in needed:
        there = [key for key in group if key in told]
        if not there:
            problems.append(toml.problem(f"no {' or '.join(group)} is given", *path))
        elif len(there) > 1:
            wrong = f"{' and '.join(there)} are given; one of them would be right"
            problems.append(toml.problem(wrong, *path, there[1]))


def _table(toml: TomlFile, path: Path) -> dict[str, Any]:
    table: Any = toml.data
    for step in path:
        table = table[step]
    return table if isinstance(table, dict) else {}


def _carried(toml: TomlFile, path: Path, problems: list[str]) -> Carried | None:
    before = len(problems)
    keys = take(toml, path, CARRIED_KEYS, problems)
    if len(problems) == before and "player" not in keys:
        problems.append(toml.problem("no player is given", *path))
    if len(problems) > before:
        return None
    player = keys.pop("player")
    return Carried(player, NextGame(**keys), line=toml.line(*path))
