"""Writing a scenario as the text of a scenario file."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from polofield.lineup.check import check
from polofield.lineup.propose import Player
from polofield.rulings.parts import Place
from polofield.rulings.ruling import Ruling
from polofield.rulings.rulings_json import plain
from polofield.scenario.people import STATUS
from polofield.scenario.scenario import Scenario
from polofield.scenario.teams import Team
from polofield.surface.surfaces import Arena, Field, Surface

STATUS_WORDS = {status: words for words, status in STATUS.items()}
DECIMALS = 2
"""Decimals of a player's place, unless rounding would change its legality."""


def scenario_text(
    scenario: Scenario, rule: str, at: Place | None = None, options: Mapping[str, Any] | None = None
) -> str:
    """The text of a scenario file, in yards, in the scenario's own frame.

    Args:
        scenario: the scenario.
        rule: the id of the rule that was asked for, from which `scenario.ruling` may only follow.
        at: the place, in the scenario's own frame.
        options: the rule's options, by their names in the catalogue.
    """
    asked = 1 - scenario.hitting if scenario.ruling.turned else scenario.hitting
    lines = [
        f"# {scenario.ruling.title}",
        "# Places are in yards from the centre, x to the right and y up.",
        *([f"title = {quoted(scenario.title)}"] if scenario.title else []),
        *([f"notes = {_value(scenario.notes)}"] if scenario.notes else []),
        *([f"at = {_value(at)}"] if at is not None else []),
        *_table("[surface]", _sizes(scenario.ruling.surface)),
        *_table("[rule]", {"id": rule, "hit_by": scenario.teams[asked].name, **(options or {})}),
    ]
    for team in scenario.teams:
        lines += _table("[[teams]]", _team(team))
    for player in _rounded(scenario.ruling, scenario.players):
        lines += _table("[[players]]", _player(scenario, player))
    for official in scenario.officials:
        facing = _degrees(scenario, official.facing)
        entry = {"role": official.role, "at": scenario.own(official.at), "facing": facing}
        lines += _table("[[officials]]", entry)
    return "\n".join(lines) + "\n"


def quoted(text: str) -> str:
    """A text as a TOML string."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def _table(header: str, entries: Mapping[str, Any]) -> Iterator[str]:
    given = {key: value for key, value in entries.items() if value is not None}
    if given:
        yield from ("", header)
        yield from (f"{key} = {_value(value)}" for key, value in given.items())


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, (tuple, list)):
        return f"[{', '.join(map(_value, value))}]"
    return repr(plain(value))


def _sizes(surface: Surface) -> dict[str, Any]:
    """The sizes that differ from the standard surface of its kind."""
    sizes = {field.name: getattr(surface, field.name) for field in fields(surface)}
    if isinstance(surface, Arena):
        return {name: size for name, size in sizes.items() if size != getattr(Arena(), name)}
    standard = Field(boarded=surface.boarded)
    different = {name: size for name, size in sizes.items() if size != getattr(standard, name)}
    return different if surface.boarded else different | {"boarded": False}


def _team(team: Team) -> dict[str, Any]:
    return {"name": team.name, "colour": team.colour, "attacks": team.attacks}


def _player(scenario: Scenario, player: Player) -> dict[str, Any]:
    return {
        "team": scenario.team(player).name,
        "number": player.number,
        "at": scenario.own(player.at),
        "status": STATUS_WORDS[player.status] if player.status else None,
        "facing": _degrees(scenario, player.facing),
        "hitter": player.hitter or None,
        "designated": True if player.side == "designated" else None,
    }


def _degrees(scenario: Scenario, facing: float | None) -> float | None:
    if facing is None:
        return None
    turned = math.degrees(facing) + (180.0 if scenario.half_turned else 0.0)
    return round(turned % 360.0, 1) % 360.0


def _rounded(ruling: Ruling, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players with rounded places, unless that changes a verdict."""
    rounded = tuple(
        replace(player, at=(round(player.at[0], DECIMALS), round(player.at[1], DECIMALS)))
        for player in players
    )
    verdicts = zip(check(ruling, players), check(ruling, rounded), players, rounded, strict=True)
    return tuple(
        near if before.legal == after.legal else exact for before, after, exact, near in verdicts
    )
