"""A game's log of cards from a TOML file; every mistake is reported at once, with its line.

teams = ["Oaks", "Elms"]        # Blue and Yellow by default; or [[teams]], see below
periods = 6
period_length = "7:30"          # or a list, one for each period

[[cards]]
player = "Oaks 2"               # team, then number
period = 5
left = "1:00"                   # as the scoreboard shows it; or elapsed = "6:30"
card = "yellow"                 # or "red"; or event = "left-box" or "injured"
offence = 3                     # if one offence gets several cards: the same number on each

[[cards]]
player = "Oaks 2"
after_game = true               # instead of period and time
card = "red"

[[carried]]                     # what is carried over from an earlier game
player = "Elms 1"
box_seconds = 60
yellows = 1                     # or suspended, short_handed_seconds

[[teams]]                       # twice, instead of teams = [...], to set colours
name = "Oaks"
colour = "#1f4e9e"
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from polofield.conduct.after import NextGame
from polofield.conduct.clock import LONGEST, MAX_PERIODS, PlayingClock, seconds
from polofield.conduct.game import evaluate
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
from polofield.files.file_kinds import LOG, require_kind
from polofield.files.hex_colour import Colours, hex_colour
from polofield.files.toml_file import TomlFile, parse_toml, read_text, refusal, take
from polofield.files.toml_limits import MAX_BYTES
from polofield.files.toml_lines import Path
from polofield.values import file_name

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
    """A game's log from a TOML file; it is valid for `game`.

    Raises:
        FileError: not readable, not TOML, or with mistakes, each reported with its line number.
    """
    return parse_log(read_text(path, MAX_BYTES), file_name(path))


def parse_log(text: str, name: str) -> GameLog:
    """A game's log from a TOML text; `name` stands for it in messages.

    Raises:
        FileError: see `read_log`.
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
    # Players with an unreadable entry are left out: what follows for them is unknown.
    if clock is not None and teams is not None and NOBODY not in in_doubt:
        _, wrong = evaluate(_without(log, in_doubt))
        problems += [f"{name}:{problem.line}: {problem.text}" for problem in wrong]
    if problems:
        raise refusal(name, problems)
    return log


NOBODY = ""


def _named(toml: TomlFile, path: Path) -> str:
    """The player named by an entry; `NOBODY` if the name is invalid."""
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
    """The names of the teams, or None if they are invalid, and their colours."""
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
    """A team's name, or None if it is invalid, and its colour, or None if it has none."""
    if isinstance(team, str):
        return team, None
    path = ("teams", index)
    keys = take(toml, path, TEAM_KEYS, problems)
    if "name" not in team:
        problems.append(toml.problem("name is missing", *path))
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
        wrong = f"{key}: expected 1 to {MAX_PERIODS} periods, got {periods}"
        problems.append(toml.problem(wrong, key))
        return None
    if each is not None and len(each) != periods:
        wrong = f"period_length: expected {periods} entries, one for each period, got {len(each)}"
        problems.append(toml.problem(wrong, "period_length"))
        return None
    lengths: list[int] = []
    for index, text in enumerate([given] if isinstance(given, str) else given):
        length = seconds(text)
        if length is None or not 0 < length <= LONGEST_PERIOD:
            right = f"minutes and seconds from '0:01' to {LONGEST!r}"
            wrong = f"period_length: expected {right}, got {in_short(text)}"
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
    given = set(_table(toml, path))
    if not given:
        wrong = "expected a player and a card or an event, got an empty entry"
        problems += [] if len(problems) > before else [toml.problem(wrong, *path)]
        return None
    _require_one(toml, path, given, [("player",), ("card", "event")], problems)
    if keys.get("after_game", False):
        for key in ("period", "left", "elapsed", "offence"):
            if key in given:
                wrong = f"{key} is for a card in the game, not with after_game = true"
                problems.append(toml.problem(wrong, *path, key))
    elif "after_game" not in given or "after_game" in keys:
        _require_one(toml, path, given, [("period",), ("left", "elapsed")], problems)
    if "offence" in given and "event" in given:
        problems.append(toml.problem("offence is for a card, not an event", *path, "offence"))
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
    """Seconds of play since the start of the game; None if the entry has no valid time."""
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
    """The time in an entry, in seconds, by its key."""
    for key in ("left", "elapsed"):
        if key in keys:
            given = seconds(keys[key])
            if given is None:
                right = "minutes and seconds, such as '1:00'"
                wrong = f"{key}: expected {right}, got {in_short(keys[key])}"
                problems.append(toml.problem(wrong, *path, key))
                return None
            return {key: given}
    return None


def _require_one(
    toml: TomlFile,
    path: Path,
    given: set[str],
    needed: Sequence[tuple[str, ...]],
    problems: list[str],
) -> None:
    """Check that exactly one key of each group is given."""
    for group in needed:
        found = [key for key in group if key in given]
        if not found:
            problems.append(toml.problem(f"{' or '.join(group)} is missing", *path))
        elif len(found) > 1:
            wrong = f"expected {' or '.join(found)}, got both"
            problems.append(toml.problem(wrong, *path, found[1]))


def _table(toml: TomlFile, path: Path) -> dict[str, Any]:
    table: Any = toml.data
    for step in path:
        table = table[step]
    return table if isinstance(table, dict) else {}


def _carried(toml: TomlFile, path: Path, problems: list[str]) -> Carried | None:
    before = len(problems)
    keys = take(toml, path, CARRIED_KEYS, problems)
    if len(problems) == before and "player" not in keys:
        problems.append(toml.problem("player is missing", *path))
    if len(problems) > before:
        return None
    player = keys.pop("player")
    return Carried(player, NextGame(**keys), line=toml.line(*path))
