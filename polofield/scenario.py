"""A scenario: a real situation, with teams, the ends they attack, players and officials."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, get_args

from polofield.errors import LineupError, PolofieldError, in_short, not_a, not_among
from polofield.judging import Verdict, check
from polofield.kept import Kept
from polofield.lineup import Player, propose
from polofield.lineup_faults import (
    Fault,
    Namer,
    facing_fault,
    is_same_place,
    place_fault,
    players_given,
)
from polofield.rules.making import turned
from polofield.rulings import Place, Ruling, refuse_no_ruling
from polofield.units import Units
from polofield.words import Voice
from polofield.words import figures as w

End = Literal["right", "left"]
OfficialRole = Literal["umpire", "referee", "goal judge"]
_COLOUR: Final = "#[0-9A-Fa-f]{6}"


@dataclass(frozen=True, slots=True)
class Team:
    """A team.

    Attributes:
        name: as it is shown.
        attacks: the end that it attacks in the scenario's own frame: `right` is +x.
        colour: `#rrggbb`; None leaves it to the theme.

    Raises:
        PolofieldError: no name, no such end, or another colour.
    """

    name: str
    attacks: End
    colour: str | None = None

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not self.name.strip():
            raise PolofieldError(not_a("a team's name", self.name, "a text"))
        if self.attacks not in get_args(End):
            raise PolofieldError(not_among(f"attacks of {self.name}", self.attacks, get_args(End)))
        colour = self.colour
        if colour is not None and not (isinstance(colour, str) and re.fullmatch(_COLOUR, colour)):
            wanted = "'#rrggbb', such as '#1f4e9e'"
            raise PolofieldError(not_a(f"colour of {self.name}", colour, wanted))


BLUE = Team(w.BLUE, "right")
YELLOW = Team(w.YELLOW, "left")


@dataclass(frozen=True, slots=True)
class Official:
    """An umpire, the referee or a goal judge, in yards in the ruling's frame.

    Attributes:
        role: which of them.
        at: where.
        facing: the heading of somebody mounted, in radians in the frame; None if unknown.

    Raises:
        LineupError: no such role, no place, or no heading.
    """

    role: OfficialRole
    at: Place
    facing: float | None = None

    def __post_init__(self) -> None:
        if self.role not in get_args(OfficialRole):
            raise LineupError(not_among("role", self.role, get_args(OfficialRole)))
        for wrong in (place_fault(self.at), facing_fault(self.facing)):
            if wrong is not None:
                raise LineupError(f"{self.role}: {wrong}")


def official_faults(
    officials: Sequence[Official], players: Sequence[Player], name: Namer
) -> Iterator[Fault]:
    """Which officials stand where somebody else does."""
    for index, official in enumerate(officials):
        people: tuple[Player | Official, ...] = (*players, *officials[:index])
        for there in people:
            if is_same_place(there.at, official.at):
                if isinstance(there, Player):
                    whose = name(there)
                else:
                    whose = f"{'another' if there.role == official.role else 'the'} {there.role}"
                yield index, "at", f"{official.role} is in the very place of {whose}"
                break


@dataclass(frozen=True, kw_only=True)
class Scenario(Kept):
    """A ruling with the people round it, told in a frame of its own.

    Players and officials stand in the ruling's frame, in which the side that hits attacks +x.
    The scenario's own frame is that in which somebody wrote it down: the one or the other team
    attacks `right`, +x. `own` takes a place there, by a half turn or none.

    Attributes:
        ruling: what is played.
        players: who stands where.
        officials: likewise.
        teams: two; the first is drawn as discs, the second as squares, whoever hits.
        hitting: which of the two is the ruling's hitting side, 0 or 1.
        title: what heads the figure; empty for the rule's own title.
        notes: what stands below the figure.
        units: what its labels and reports show where nothing else is said: as its file is read.

    Raises:
        PolofieldError: a value of another kind, or teams that cannot be.
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
        refuse_no_ruling(self.ruling)
        players_given(self.players)
        for what, values, kind in (
            ("officials", self.officials, Official),
            ("teams", self.teams, Team),
            ("notes", self.notes, str),
        ):
            whole = isinstance(values, (tuple, list)) and all(isinstance(v, kind) for v in values)
            if not whole:
                raise PolofieldError(not_a(what, values, f"a tuple of {kind.__name__}"))
        if self.hitting not in (0, 1) or not isinstance(self.hitting, int):
            raise PolofieldError(not_among("hitting", self.hitting, (0, 1)))
        if not isinstance(self.title, str):
            raise PolofieldError(not_a("title", self.title, "a text"))
        if self.units not in get_args(Units):
            raise PolofieldError(not_among("units", self.units, get_args(Units)))
        if len(self.teams) != 2:
            raise PolofieldError(f"{len(self.teams)} teams: two would be right")
        first, second = self.teams
        if first.attacks == second.attacks:
            raise PolofieldError(f"{first.name} and {second.name} both attack {first.attacks}")
        if first.name == second.name:
            raise PolofieldError(f"both teams are called {in_short(first.name)}")

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Scenario:
        """A scenario from a TOML file.

        Raises:
            FileError: not readable, not TOML, or mistakes in it; each is told with its line.
        """
        from polofield.scenario_file.read import read_scenario

        return read_scenario(path)

    @classmethod
    def of(cls, ruling: Ruling, players: Sequence[Player] | None = None) -> Scenario:
        """A ruling with players, or with its default line-up, as a scenario to go on from.

        Blue is the side that was asked about and attacks `right`: where what follows is the
        other side's hit, Yellow hits.
        """
        refuse_no_ruling(ruling)
        return cls(
            ruling=ruling,
            players=propose(ruling) if players is None else players_given(players),
            hitting=1 if ruling.turned else 0,
        )

    @property
    def half_turned(self) -> bool:
        """Whether half a turn lies between the scenario's own frame and the ruling's."""
        return self.teams[self.hitting].attacks == "left"

    @property
    def people(self) -> bool:
        """Whether anybody is on the ground."""
        return bool(self.players or self.officials)

    def own(self, place: Place) -> Place:
        """A place, or a way, of the ruling's frame in the scenario's own frame."""
        return turned(place) if self.half_turned else place

    def team(self, player: Player) -> Team:
        """The team that a player is of."""
        return self.teams[self.hitting if player.team == "hitting" else 1 - self.hitting]

    def name(self, player: Player) -> str:
        """What a player is called: his team and his number."""
        return f"{self.team(player).name} {player.number}"

    @cached_property
    def verdicts(self) -> tuple[Verdict, ...]:
        """What `check` says of its players.

        Raises:
            LineupError: people who cannot be.
        """
        verdicts = check(self.ruling, self.players)
        faults = [text for _, _, text in official_faults(self.officials, self.players, self.name)]
        if faults:
            raise LineupError("; ".join(faults))
        return verdicts

    @property
    def legal(self) -> bool | None:
        """Whether everybody may be where he is; None where nobody is judged."""
        if self.ruling.ball is None:
            return None
        return all(verdict.legal for verdict in self.verdicts)

    @property
    def voice(self) -> Voice:
        """How phrases about it are said: with the teams' names."""
        return Voice(self.teams[self.hitting].name, self.teams[1 - self.hitting].name)
