"""Teams, players and officials of a scenario file."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, cast

from polofield.errors import cut, did_you_mean, in_short
from polofield.files.hex_colour import hex_colour
from polofield.files.toml_file import as_toml
from polofield.lineup.faults import lineup_faults, role_faults
from polofield.lineup.propose import Player
from polofield.rules.making import turned
from polofield.rulings.parts import SIDES, Place, Side, Status
from polofield.rulings.ruling import Ruling
from polofield.scenario.findings import Findings, PlaceReader, place_or_none
from polofield.scenario.tables import FACING_WORDS, OfficialTable, PlayerTable, TeamTable
from polofield.scenario.teams import (
    BLUE,
    MAX_OFFICIALS,
    YELLOW,
    End,
    Official,
    Team,
    official_faults,
)
from polofield.values import name_fault, on_one_line

UNREAD_SIDE: Final = cast(Side, "")
UNREAD_PLACE: Final = (math.nan, math.nan)
STATUS: dict[str, Status] = {"off field": "off-field", "returning": "returning"}


@dataclass(frozen=True)
class PeopleReader:
    """Reads players and officials into the frame of the ruling.

    Attributes:
        places: reads places into the frame of the side that the rule is about.
        turned: whether the ruling's frame is half a turn from that.
        teams: the teams.
        hitting: the index of the team that hits.
        ruling: the ruling; None if it is not known because of mistakes.
    """

    places: PlaceReader
    turned: bool
    teams: tuple[Team, Team]
    hitting: Literal[0, 1]
    ruling: Ruling | None

    def person(self, at: Any) -> Place:
        """A place where a person can be, in the ruling's frame."""
        place = self.places.person(at)
        return turned(place) if self.turned else place

    @property
    def ball(self) -> Place | None:
        """The place of the ball, on the ground or in the umpire's hand."""
        if self.ruling is None:
            return None
        throw_in = self.ruling.throw_in
        return self.ruling.ball or (throw_in.at if throw_in else None)

    def name(self, player: Player) -> str:
        """A player's name for messages, as far as it could be read."""
        if player.side not in SIDES:
            return "a player"
        hits = player.team == "hitting"
        team = self.teams[self.hitting if hits else 1 - self.hitting].name
        return f"{team} {player.name or player.number}"

    @property
    def half_turned(self) -> bool:
        """Whether the ruling's frame is half a turn from the file's own frame."""
        return self.teams[self.hitting].attacks == "left"


def teams_of(found: Findings) -> tuple[Team, Team]:
    """The two teams; by default Blue and Yellow."""
    given = found.toml.data.get("teams")
    entries = given if isinstance(given, list) else []
    if len(entries) > 2:
        found.add(f"expected two teams, got {len(entries)}", "teams", 2)
    tables = [found.take(("teams", index), TeamTable) for index in range(len(entries[:2]))]
    names = [_team_name(found, table, index) for index, table in enumerate(tables)]
    if len(names) == 2 and names[0] == names[1]:
        found.add(f"both teams have the name {names[0]!r}", "teams", 1, "name")
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


def players_of(found: Findings, reader: PeopleReader) -> tuple[Player, ...]:
    """The players, in the ruling's frame; mistakes are added to `found`."""
    read = [_player(found, reader, index) for index in range(_length(found, "players"))]
    players = tuple(player for player, _ in read)
    faults = list(lineup_faults(reader.places.surface, players, reader.name))
    if reader.ruling is not None:
        faults.extend(role_faults(reader.ruling, players, reader.name))
    for index, key, text in faults:
        if key not in read[index][1]:
            found.add(text, "players", index, *([key] if key else []))
    return players


def _player(found: Findings, reader: PeopleReader, index: int) -> tuple[Player, set[str]]:
    """A player, and which of side, number and place could not be read."""
    path = ("players", index)
    keys = found.take(path, PlayerTable)
    side = _side(found, reader, keys, index)
    at = place_or_none(found, reader.person, keys["at"], *path, "at") if "at" in keys else None
    up = 0.0 if side == "hitting" else math.pi
    facing = _facing(found, reader, keys, at, up, *path)
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


def _side(found: Findings, reader: PeopleReader, keys: dict[str, Any], index: int) -> Side | None:
    if "team" not in keys:
        return None
    names = [team.name for team in reader.teams]
    team = " ".join(keys["team"].split())
    if team not in names:
        wrong = f"unknown team {in_short(keys['team'])}{did_you_mean(team, names)}"
        found.add(wrong, "players", index, "team")
        return None
    hits = names.index(team) == reader.hitting
    if not keys.get("designated", False):
        return "hitting" if hits else "opposing"
    if hits and reader.ruling is not None:
        wrong = (
            f"only a player of {names[1 - reader.hitting]}, the opposing side, can be designated"
        )
        found.add(wrong, "players", index, "designated")
        return "hitting"
    return "designated"


def _facing(
    found: Findings,
    reader: PeopleReader,
    keys: dict[str, Any],
    at: Place | None,
    up: float,
    *path: str | int,
) -> float | None:
    """A heading in radians in the ruling's frame; `up` is the heading for up the field."""
    given = keys.get("facing")
    if given is None:
        return None
    path = (*path, "facing")
    if isinstance(given, (int, float)) and not isinstance(given, bool):
        if not abs(given) <= 360:
            found.add(f"facing: expected -360 to 360 degrees, got {given}", *path)
            return None
        return math.radians(given + (180.0 if reader.half_turned else 0.0))
    if given not in FACING_WORDS:
        near = did_you_mean(given, FACING_WORDS) if isinstance(given, str) else ""
        if near:
            found.add(f"facing: unknown value {cut(as_toml(given))}{near}", *path)
        else:
            right = f"degrees, or words such as {FACING_WORDS[0]!r}"
            found.add(f"facing: expected {right}, got {cut(as_toml(given))}", *path)
        return None
    if given == "up the field":
        return up
    if given == "down the field":
        return math.pi - up
    return _relative_to_ball(found, reader, given, at, *path)


def _relative_to_ball(
    found: Findings, reader: PeopleReader, given: str, at: Place | None, *path: str | int
) -> float | None:
    if reader.ball is None:
        if reader.ruling is not None:
            wrong = f"facing {in_short(given)} is not possible: {reader.ruling.rule} has no ball"
            found.add(wrong, *path)
        return None
    if at is None or math.dist(at, reader.ball) == 0:
        return None
    heading = math.atan2(reader.ball[1] - at[1], reader.ball[0] - at[0])
    return heading if given == "towards the ball" else heading + math.pi


def officials_of(
    found: Findings, reader: PeopleReader, players: Sequence[Player]
) -> tuple[Official, ...]:
    """The officials, in the ruling's frame."""
    count = _length(found, "officials")
    if count > MAX_OFFICIALS:
        wrong = f"expected at most {MAX_OFFICIALS} officials, got {count}"
        found.add(wrong, "officials", MAX_OFFICIALS)
    officials: dict[int, Official] = {}
    up = math.pi if reader.turned else 0.0
    for index in range(min(count, MAX_OFFICIALS)):
        path = ("officials", index)
        keys = found.take(path, OfficialTable)
        at = place_or_none(found, reader.person, keys["at"], *path, "at") if "at" in keys else None
        facing = _facing(found, reader, keys, at, up, *path)
        if at is not None and "role" in keys:
            officials[index] = Official(keys["role"], at, facing)
    read, indices = tuple(officials.values()), tuple(officials)
    for which, key, text in official_faults(read, players, reader.name):
        found.add(text, "officials", indices[which], key)
    return read


def _length(found: Findings, key: str) -> int:
    given = found.toml.data.get(key)
    return len(given) if isinstance(given, list) else 0
