"""Teams, players and officials of a scenario file."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, cast

from polofield.errors import cut, did_you_mean, in_short
from polofield.given import name_fault, on_one_line
from polofield.hex_colour import hex_colour
from polofield.lineup import Player
from polofield.lineup_faults import lineup_faults, role_faults
from polofield.rules.making import turned
from polofield.rulings import SIDES, Place, Ruling, Side, Status
from polofield.scenario import BLUE, MAX_OFFICIALS, YELLOW, End, Official, Team, official_faults
from polofield.scenario_file.findings import Findings, Ground, place_or_none
from polofield.scenario_file.tables import (
    FACING_WORDS,
    OfficialTable,
    PlayerTable,
    TeamTable,
)
from polofield.toml_file import as_toml

UNREAD_SIDE: Final = cast(Side, "")
UNREAD_PLACE: Final = (math.nan, math.nan)
STATUS: dict[str, Status] = {"off field": "off-field", "returning": "returning"}


@dataclass(frozen=True)
class Frame:
    """How people are read: into the frame of the ruling, each on his side.

    Attributes:
        ground: how places are read, into the frame of the side that is asked about.
        turned: whether the ruling's frame is half a turn from that.
        teams: the teams.
        hitting: which of them hits.
        ruling: what is played; None where that is in doubt.
    """

    ground: Ground
    turned: bool
    teams: tuple[Team, Team]
    hitting: Literal[0, 1]
    ruling: Ruling | None

    def person(self, at: Any) -> Place:
        """A place where a person can be, in the ruling's frame."""
        place = self.ground.person(at)
        return turned(place) if self.turned else place

    @property
    def ball(self) -> Place | None:
        """The ball, on the ground or in the umpire's hand."""
        if self.ruling is None:
            return None
        throw_in = self.ruling.throw_in
        return self.ruling.ball or (throw_in.at if throw_in else None)

    def name(self, player: Player) -> str:
        """What a player is called, as far as it could be read."""
        if player.side not in SIDES:
            return "a player"
        hits = player.team == "hitting"
        team = self.teams[self.hitting if hits else 1 - self.hitting].name
        return f"{team} {player.name or player.number}"

    @property
    def half_turned(self) -> bool:
        """Whether the ruling's frame is half a turn from the file's."""
        return self.teams[self.hitting].attacks == "left"


def teams_of(found: Findings) -> tuple[Team, Team]:
    """The two teams, Blue and Yellow where the file names none."""
    given = found.toml.data.get("teams")
    entries = given if isinstance(given, list) else []
    if len(entries) > 2:
        found.add(f"{len(entries)} teams: two would be right", "teams", 2)
    tables = [found.take(("teams", index), TeamTable) for index in range(len(entries[:2]))]
    names = [_team_name(found, table, index) for index, table in enumerate(tables)]
    if len(names) == 2 and names[0] == names[1]:
        found.add(f"both teams are called {names[0]!r}", "teams", 1, "name")
        names[1] = ""
    for spare in (BLUE.name, YELLOW.name)[len(names) :]:
        names.append(spare if spare not in names else BLUE.name)
    ends = [table.get("attacks") for table in tables] + [None] * (2 - len(tables))
    if ends[0] is not None and ends[0] == ends[1]:
        found.add(f"both teams attack {ends[0]}", "teams", 1, "attacks")
    colours = [_colour(found, table, index) for index, table in enumerate(tables)] + [None, None]
    first: End = ends[0] or ("right" if ends[1] in (None, "left") else "left")
    second: End = "left" if first == "right" else "right"
    return (
        Team(names[0] or BLUE.name, first, colours[0]),
        Team(names[1] or YELLOW.name, second, colours[1]),
    )


def _team_name(found: Findings, table: dict[str, Any], index: int) -> str:
    if "name" not in table:
        return ""
    name = on_one_line(table["name"])
    if (wrong := name_fault(name)) is not None:
        found.add(f"name {wrong}", "teams", index, "name")
        return ""
    return name


def _colour(found: Findings, table: dict[str, Any], index: int) -> str | None:
    given: str | None = table.get("colour")
    if given is None:
        return None
    colour, wrong = hex_colour(given)
    if wrong is not None:
        found.add(wrong, "teams", index, "colour")
    return colour


def players_of(found: Findings, frame: Frame) -> tuple[Player, ...]:
    """The players, in the ruling's frame; those that could not be read whole are told of."""
    read = [_player(found, frame, index) for index in range(_length(found, "players"))]
    players = tuple(player for player, _ in read)
    faults = list(lineup_faults(frame.ground.surface, players, frame.name))
    if frame.ruling is not None:
        faults.extend(role_faults(frame.ruling, players, frame.name))
    for index, key, text in faults:
        if key not in read[index][1]:
            found.add(text, "players", index, *([key] if key else []))
    return players


def _player(found: Findings, frame: Frame, index: int) -> tuple[Player, set[str]]:
    """A player, and which of his side, number and place could not be read and mean nothing."""
    path = ("players", index)
    keys = found.take(path, PlayerTable)
    side = _side(found, frame, keys, index)
    at = place_or_none(found, frame.person, keys["at"], *path, "at") if "at" in keys else None
    up = 0.0 if side == "hitting" else math.pi
    facing = _facing(found, frame, keys, at, up, *path)
    status = STATUS[keys["status"]] if "status" in keys else None
    number = keys.get("number")
    player = Player(
        side or UNREAD_SIDE,
        number or 0,
        at or UNREAD_PLACE,
        status,
        keys.get("hitter", False),
        facing,
        name="?" if number is None else "",
    )
    read = {"side": side, "number": number, "at": at}
    return player, {key for key, value in read.items() if value is None}


def _side(found: Findings, frame: Frame, keys: dict[str, Any], index: int) -> Side | None:
    if "team" not in keys:
        return None
    names = [team.name for team in frame.teams]
    team = " ".join(keys["team"].split())
    if team not in names:
        wrong = f"team = {in_short(keys['team'])}: no such team{did_you_mean(team, names)}"
        found.add(wrong, "players", index, "team")
        return None
    hits = names.index(team) == frame.hitting
    if not keys.get("designated", False):
        return "hitting" if hits else "opposing"
    if hits and frame.ruling is not None:
        wrong = f"designated is for a player of {names[1 - frame.hitting]}, the opposing side"
        found.add(wrong, "players", index, "designated")
        return "hitting"
    return "designated"


def _facing(
    found: Findings,
    frame: Frame,
    keys: dict[str, Any],
    at: Place | None,
    up: float,
    *path: str | int,
) -> float | None:
    """A heading in radians in the ruling's frame, in which `up` is up the field."""
    given = keys.get("facing")
    if given is None:
        return None
    path = (*path, "facing")
    if isinstance(given, (int, float)) and not isinstance(given, bool):
        if not abs(given) <= 360:
            found.add(f"facing = {given}: -360 to 360 degrees would be right", *path)
            return None
        return math.radians(given + (180.0 if frame.half_turned else 0.0))
    if given not in FACING_WORDS:
        near = did_you_mean(given, FACING_WORDS) if isinstance(given, str) else ""
        near = near or f": degrees would be right, or {FACING_WORDS[0]!r}"
        found.add(f"facing = {cut(as_toml(given))}{near}", *path)
        return None
    if given == "up the field":
        return up
    if given == "down the field":
        return math.pi - up
    return _ball_ward(found, frame, given, at, *path)


def _ball_ward(
    found: Findings, frame: Frame, given: str, at: Place | None, *path: str | int
) -> float | None:
    if frame.ball is None:
        if frame.ruling is not None:
            found.add(f"facing = {in_short(given)}, but {frame.ruling.rule} places no ball", *path)
        return None
    if at is None or math.dist(at, frame.ball) == 0:
        return None
    heading = math.atan2(frame.ball[1] - at[1], frame.ball[0] - at[0])
    return heading if given == "towards the ball" else heading + math.pi


def officials_of(found: Findings, frame: Frame, players: Sequence[Player]) -> tuple[Official, ...]:
    """The officials, in the ruling's frame."""
    count = _length(found, "officials")
    if count > MAX_OFFICIALS:
        found.add(f"{count} officials: at most {MAX_OFFICIALS}", "officials", MAX_OFFICIALS)
    officials: dict[int, Official] = {}
    up = math.pi if frame.turned else 0.0
    for index in range(min(count, MAX_OFFICIALS)):
        path = ("officials", index)
        keys = found.take(path, OfficialTable)
        at = place_or_none(found, frame.person, keys["at"], *path, "at") if "at" in keys else None
        facing = _facing(found, frame, keys, at, up, *path)
        if at is not None and "role" in keys:
            officials[index] = Official(keys["role"], at, facing)
    read, indices = tuple(officials.values()), tuple(officials)
    for which, key, text in official_faults(read, players, frame.name):
        found.add(text, "officials", indices[which], key)
    return read


def _length(found: Findings, key: str) -> int:
    given = found.toml.data.get(key)
    return len(given) if isinstance(given, list) else 0
