"""The verdicts on a scenario as a text table and as JSON, in the scenario's own frame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from textwrap import wrap
from typing import Any

from polofield.lineup import verdict_words as said
from polofield.lineup.check import Verdict
from polofield.rulings.parts import Place
from polofield.rulings.phrase import LabelUnits, Voice, capital
from polofield.rulings.rulings_json import pair, plain, surface_dict
from polofield.scenario.scenario import Scenario
from polofield.surface.units import to_metres
from polofield.words import scenario as w

WIDTH = 100


def report_dict(scenario: Scenario) -> dict[str, Any]:
    """The report that `polofield check --json` prints. Keys may be added, but never change.

    Distances are in yards; places and directions are in yards in the file's own frame. `legal` is
    true, false, or null if the ruling puts no ball on the ground, so that positions are not judged.
    The `standing` of a player is `legal`, `exempt` (legal only because of the player's status, or
    as the hitter), `illegal` or `not-judged`. `off` is the distance to the `nearest` legal place,
    `move` the way there and `direction` the same in words; all are null if no place is legal.
    `breaks` has every zone that the position breaks, with the distance to the nearest place that
    this zone alone allows (`zone` and `clause` are null for the edge of the ground). `side` is
    `designated` for the designated defender. `onside` is set for an opponent who is off the field
    at a knock-in: `past` is the number of the first team-mate who must be passed (null if nobody
    ahead is properly positioned), and `travel` the distance that the ball must travel if the
    player passes midfield instead.

        {"rule": "outdoor/penalty-5a", "because": null, "title": "…", "clause": "…",
         "surface": {…}, "hitting": "Blue", "opposing": "Yellow", "ball": [80, 75],
         "legal": false,
         "players": [{"team": "Yellow", "number": 2, "side": "opposing", "at": [100, 70],
                      "status": null, "hitter": false, "standing": "illegal", "legal": false,
                      "off": 9.384472, "nearest": [109.104275, 67.723931],
                      "move": [9.104275, -2.276069], "direction": "…",
                      "breaks": [{"zone": "clear-of-ball", "label": "…", "clause": "…",
                                  "off": 9.384472}],
                      "exempt_from": [{"zone": "…", "label": "…", "clause": "…", "why": "…"}],
                      "onside": null}],
         "notes": ["…"]}
    """
    ruling, voice = scenario.ruling, scenario.voice
    return {
        "rule": ruling.rule,
        "because": ruling.because,
        "title": scenario.title or ruling.title.say(voice),
        "clause": str(ruling.clause),
        "surface": surface_dict(ruling.surface),
        "hitting": voice.hitting,
        "opposing": voice.opposing,
        "ball": _own(scenario, ruling.ball),
        "legal": scenario.legal,
        "players": [_player_dict(scenario, verdict) for verdict in scenario.verdicts],
        "notes": list(_notes(scenario, voice)),
    }


def _player_dict(scenario: Scenario, verdict: Verdict) -> dict[str, Any]:
    player, voice = verdict.player, scenario.voice
    return {
        "team": scenario.team(player).name,
        "number": player.number,
        "side": player.side,
        "at": _own(scenario, player.at),
        "status": player.status,
        "hitter": player.hitter,
        "standing": verdict.standing,
        "legal": verdict.legal,
        "off": None if verdict.off is None else plain(verdict.off),
        "nearest": _own(scenario, verdict.nearest),
        "move": _own(scenario, verdict.move),
        "direction": _direction(scenario, verdict, voice) or None,
        "breaks": [
            {
                "zone": breach.zone and breach.zone.name,
                "label": breach.zone.label.say(voice) if breach.zone else w.ON_THE_GROUND,
                "clause": breach.zone and str(breach.zone.clause),
                "off": plain(breach.by),
            }
            for breach in verdict.breaches
        ],
        "exempt_from": [
            {
                "zone": zone.name,
                "label": zone.label.say(voice),
                "clause": str(zone.clause),
                "why": said.why_exempt(verdict).say(voice),
            }
            for zone in verdict.exempt_from
        ],
        "onside": verdict.onside
        and {
            "past": verdict.onside.past and verdict.onside.past.number,
            "travel": plain(verdict.onside.rule.travel),
        },
    }


def _own(scenario: Scenario, place: Place | None) -> list[int | float] | None:
    return None if place is None else pair(scenario.own(place))


def _direction(scenario: Scenario, verdict: Verdict, voice: Voice) -> str:
    if verdict.legal or verdict.move is None:
        return ""
    way = said.direction(scenario.ruling, verdict.move)
    return way.say(voice) if way else ""


def _notes(scenario: Scenario, voice: Voice) -> Iterator[str]:
    if scenario.ruling.ball is None:
        yield w.NOT_JUDGED
    for phrase in said.taken_for(scenario.players, scenario.verdicts):
        yield phrase.say(voice)


def report_text(scenario: Scenario, units: LabelUnits = "yd") -> str:
    """The verdicts as a table, with the reasons and the nearest legal place below each player."""
    ruling = scenario.ruling
    voice = replace(scenario.voice, units=units)
    heading = ruling.title.say(voice)
    lines = [scenario.title, heading] if scenario.title else [heading]
    lines.append(f"{ruling.clause}. {_setting(scenario, units)}")
    lines += wrap(ruling.say(voice), WIDTH)
    rows = [_row(scenario, verdict, units) for verdict in scenario.verdicts]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for verdict, row in zip(scenario.verdicts, rows, strict=True):
        if verdict is scenario.verdicts[0]:
            lines.append("")
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        lines.append("  ".join(cells).rstrip())
        for reason in _reasons(scenario, verdict, voice):
            lines += wrap(reason, WIDTH, initial_indent="    ", subsequent_indent="      ")
    lines.append("")
    for note in _notes(scenario, voice):
        lines += wrap(note, WIDTH)
    lines.append(_total(scenario))
    return "\n".join(lines)


def _setting(scenario: Scenario, units: LabelUnits) -> str:
    hitting, opposing = scenario.voice.hitting, scenario.voice.opposing
    end = scenario.teams[scenario.hitting].attacks
    if scenario.ruling.ball is None:
        return f"{hitting} attacks to the {end}."
    ball = _place(scenario, scenario.ruling.ball, units)
    return f"{hitting} hits and attacks to the {end}; {opposing} opposes. Ball at {ball}."


def _row(scenario: Scenario, verdict: Verdict, units: LabelUnits) -> tuple[str, str, str]:
    player = verdict.player
    roles = ["hitter"] if player.hitter else []
    roles += ["defender"] if player.side == "designated" else []
    name = f"{scenario.name(player)}{' (' + ', '.join(roles) + ')' if roles else ''}"
    standing = {"illegal": "NOT LEGAL", "not-judged": "not judged"}
    return (
        name,
        _place(scenario, player.at, units),
        standing.get(verdict.standing, verdict.standing),
    )


def _reasons(scenario: Scenario, verdict: Verdict, voice: Voice) -> Iterator[str]:
    for phrase in said.reasons(verdict):
        yield capital(phrase.say(voice))
    if verdict.legal is False and verdict.off is not None:
        off = said.yards(verdict.off).say(voice)
        way = _direction(scenario, verdict, voice)
        yield f"Nearest legal place: {off} away{', ' if way else ''}{way}."


def _place(scenario: Scenario, place: Place, units: LabelUnits) -> str:
    x, y = scenario.own(place)
    if units == "m":
        return f"[{_number(to_metres(x))}, {_number(to_metres(y))}] m"
    return f"[{_number(x)}, {_number(y)}]"


def _number(value: float) -> str:
    return f"{round(value, 2) + 0.0:g}"


def _total(scenario: Scenario) -> str:
    wrong = sum(verdict.legal is False for verdict in scenario.verdicts)
    every = len(scenario.verdicts)
    if not every:
        return w.NO_PLAYERS
    players = f"{every} player{'' if every == 1 else 's'}"
    if scenario.legal is None:
        return f"{players}, positions not judged."
    return f"{players}, {wrong} not legal." if wrong else f"{players}, all legal."
