"""Scenarios: real situations with teams, the ends they attack, players and officials."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final, Literal, get_args

from polofield.errors import (
    LineupError,
    PlaceError,
    PolofieldError,
    in_short,
    not_a,
    not_among,
)
from polofield.files.hex_colour import is_rrggbb
from polofield.lineup.check import Verdict, check
from polofield.lineup.faults import Fault, Namer, is_same_place, players_given
from polofield.lineup.propose import Player, propose
from polofield.rules.making import turned
from polofield.rulings.phrase import Voice
from polofield.rulings.ruling import Place, Ruling, require_ruling
from polofield.surface.units import Units
from polofield.values import (
    Cached,
    Fields,
    check_fields,
    finite,
    is_one_of,
    name_fault,
    of,
    one_of,
    text_fault,
    tuple_of,
    two_numbers,
)
from polofield.words import figures as w

End = Literal["right", "left"]
OfficialRole = Literal["umpire", "referee", "goal judge"]
MAX_OFFICIALS: Final = 8


@dataclass(frozen=True, slots=True)
class Team:
    """A team.

    Attributes:
        name: the name in figures.
        attacks: the end that the team attacks in the scenario's own frame: `right` is +x.
        colour: as `#rrggbb`; None for the theme's own.

    Raises:
        PolofieldError: an invalid name, end or colour.
    """

    name: str
    attacks: End
    colour: str | None = None

    def __post_init__(self) -> None:
        if (wrong := name_fault(self.name)) is not None:
            raise PolofieldError(f"the name of a team {wrong}")
        if not is_one_of(self.attacks, get_args(End)):
            raise PolofieldError(not_among(f"attacks of {self.name}", self.attacks, get_args(End)))
        if self.colour is not None and not is_rrggbb(self.colour):
            wanted = "'#rrggbb', such as '#1f4e9e'"
            raise PolofieldError(not_a(f"colour of {self.name}", self.colour, wanted))


BLUE = Team(w.BLUE, "right")
YELLOW = Team(w.YELLOW, "left")


@dataclass(frozen=True, slots=True)
class Official:
    """An umpire, the referee or a goal judge, in yards in the ruling's frame.

    Attributes:
        role: `umpire`, `referee` or `goal judge`.
        at: the position.
        facing: the heading of a mounted official in radians in the frame; None if unknown.

    Raises:
        LineupError: an invalid role, place or heading.
    """

    role: OfficialRole
    at: Place
    facing: float | None = None

    def __post_init__(self) -> None:
        if not is_one_of(self.role, get_args(OfficialRole)):
            raise LineupError(not_among("role", self.role, get_args(OfficialRole)))
        set_field = partial(object.__setattr__, self)
        try:
            set_field("at", two_numbers(self.at))
            if self.facing is not None:
                set_field("facing", finite(self.facing, "facing", PlaceError))
        except PlaceError as error:
            raise LineupError(f"{self.role}: {error}") from None


def official_faults(
    officials: Sequence[Official], players: Sequence[Player], name: Namer
) -> Iterator[Fault]:
    """Errors about officials who are at the same place as somebody else."""
    for index, official in enumerate(officials):
        people: tuple[Player | Official, ...] = (*players, *officials[:index])
        for there in people:
            if is_same_place(there.at, official.at):
                if isinstance(there, Player):
                    other = name(there)
                else:
                    other = f"{'another' if there.role == official.role else 'the'} {there.role}"
                yield index, "at", f"{official.role} is at the same place as {other}"
                break


_OF_A_SCENARIO: Fields = (
    (("officials",), tuple_of(Official), "a tuple of Official"),
    (("teams",), tuple_of(Team), "a tuple of Team"),
    (("notes",), tuple_of(str), "a tuple of texts"),
    (("hitting",), lambda value: type(value) is int and value in (0, 1), "0 or 1"),
    (("title",), of(str), "a text"),
    (("units",), one_of(*get_args(Units)), " or ".join(get_args(Units))),
)
"""The tests for the fields of `Scenario`."""


@dataclass(frozen=True, kw_only=True)
class Scenario(Cached):
    """A ruling with players and officials, in a frame of its own.

    Players and officials are in the ruling's frame, in which the side that hits attacks +x. The
    scenario's own frame is that of its file, in which one of the teams attacks `right`, +x. `own`
    converts a place to it.

    Attributes:
        ruling: the ruling.
        players: the players, in the ruling's frame.
        officials: the officials, in the ruling's frame.
        teams: the two teams; the first is drawn as discs, the second as squares.
        hitting: the index, 0 or 1, of the team that is the ruling's hitting side.
        title: the title of the figure; if empty, the rule's own title is used.
        notes: notes below the figure.
        units: the units of its file, used by default in labels and reports.

    Raises:
        PolofieldError: an invalid field, or teams that do not fit together.
    """

    ruling: Ruling
    players: tuple[Player, ...] = ()
    officials: tuple[Official, ...] = ()
    teams: tuple[Team, Team] = (BLUE, YELLOW)
    hitting: Literal[0, 1] = 0
    title: str = ""
    notes: tuple[str, ...] = ()
    units: Units = "yd"

    def __post_init__(self) -> None:
        require_ruling(self.ruling)
        set_field = partial(object.__setattr__, self)
        set_field("players", players_given(self.players))
        for name in ("officials", "teams", "notes"):
            if isinstance(given := getattr(self, name), list):
                set_field(name, tuple(given))
        check_fields(self, _OF_A_SCENARIO, PolofieldError)
        if len(self.teams) != 2:
            raise PolofieldError(f"expected two teams, got {len(self.teams)}")
        if len(self.officials) > MAX_OFFICIALS:
            raise PolofieldError(
                f"expected at most {MAX_OFFICIALS} officials, got {len(self.officials)}"
            )
        for what, text in (("title", self.title), *(("a note", note) for note in self.notes)):
            if (wrong := text_fault(text)) is not None:
                raise PolofieldError(f"{what} {wrong}")
        first, second = self.teams
        if first.attacks == second.attacks:
            raise PolofieldError(f"{first.name} and {second.name} both attack {first.attacks}")
        if first.name == second.name:
            raise PolofieldError(f"both teams have the name {in_short(first.name)}")

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Scenario:
        """Load a scenario from a TOML file.

        Raises:
            FileError: not readable, not TOML, or with mistakes, each reported with its line number.
        """
        from polofield.scenario.read import read_scenario

        return read_scenario(path)

    @classmethod
    def of(cls, ruling: Ruling, players: Sequence[Player] | None = None) -> Scenario:
        """A scenario from a ruling, with the given players or the default line-up.

        Blue is the side that the question was about, and attacks `right`. If the ruling that
        follows is the other side's hit, Yellow hits.
        """
        require_ruling(ruling)
        return cls(
            ruling=ruling,
            players=propose(ruling) if players is None else players_given(players),
            hitting=1 if ruling.turned else 0,
        )

    @property
    def half_turned(self) -> bool:
        """Whether the scenario's own frame is the ruling's frame turned by half a turn."""
        return self.teams[self.hitting].attacks == "left"

    @property
    def people(self) -> bool:
        """Whether there are any players or officials."""
        return bool(self.players or self.officials)

    def own(self, place: Place) -> Place:
        """A place or a direction in the scenario's own frame, converted from the ruling's frame."""
        here = two_numbers(place)
        return turned(here) if self.half_turned else here

    def team(self, player: Player) -> Team:
        """The team of a player."""
        if not isinstance(player, Player):
            raise LineupError(not_a("player", player, "a Player"))
        return self.teams[self.hitting if player.team == "hitting" else 1 - self.hitting]

    def name(self, player: Player) -> str:
        """A player's team and number, for messages."""
        return f"{self.team(player).name} {in_short(player.number)}"

    @cached_property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The verdicts of `check` on its players.

        Raises:
            LineupError: an invalid line-up.
        """
        verdicts = check(self.ruling, self.players)
        faults = [text for _, _, text in official_faults(self.officials, self.players, self.name)]
        if faults:
            raise LineupError("; ".join(faults))
        return verdicts

    @property
    def legal(self) -> bool | None:
        """Whether every player's position is legal; None if positions are not judged."""
        if self.ruling.ball is None:
            return None
        return all(verdict.legal for verdict in self.verdicts)

    @property
    def voice(self) -> Voice:
        """The voice for its phrases, with the names of the teams."""
        return Voice(self.teams[self.hitting].name, self.teams[1 - self.hitting].name)
