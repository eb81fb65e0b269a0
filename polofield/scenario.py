"""A scenario: a real situation, with teams, the ends they attack, players and officials."""

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
from polofield.given import (
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
from polofield.hex_colour import is_rrggbb
from polofield.judging import Verdict, check
from polofield.kept import Kept
from polofield.lineup import Player, propose
from polofield.lineup_faults import (
    Fault,
    Namer,
    is_same_place,
    players_given,
)
from polofield.rules.making import turned
from polofield.rulings import Place, Ruling, require_ruling
from polofield.units import Units
from polofield.words import Voice
from polofield.words import figures as w

End = Literal["right", "left"]
OfficialRole = Literal["umpire", "referee", "goal judge"]
MAX_OFFICIALS: Final = 8


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
        if (wrong := name_fault(self.name)) is not None:
            raise PolofieldError(f"a team's name {wrong}")
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
        if not is_one_of(self.role, get_args(OfficialRole)):
            raise LineupError(not_among("role", self.role, get_args(OfficialRole)))
        settle = partial(object.__setattr__, self)
        try:
            settle("at", two_numbers(self.at))
            if self.facing is not None:
                settle("facing", finite(self.facing, "facing", PlaceError))
        except PlaceError as error:
            raise LineupError(f"{self.role}: {error}") from None


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


_OF_A_SCENARIO: Fields = (
    (("officials",), tuple_of(Official), "a tuple of Official"),
    (("teams",), tuple_of(Team), "a tuple of Team"),
    (("notes",), tuple_of(str), "a tuple of texts"),
    (("hitting",), lambda value: type(value) is int and value in (0, 1), "0 or 1"),
    (("title",), of(str), "a text"),
    (("units",), one_of(*get_args(Units)), " or ".join(get_args(Units))),
)
"""Of what kind the fields of a scenario are, and how that is said."""


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
        require_ruling(self.ruling)
        settle = partial(object.__setattr__, self)
        settle("players", players_given(self.players))
        for name in ("officials", "teams", "notes"):
            if isinstance(given := getattr(self, name), list):
                settle(name, tuple(given))
        check_fields(self, _OF_A_SCENARIO, PolofieldError)
        if len(self.teams) != 2:
            raise PolofieldError(f"{len(self.teams)} teams: two would be right")
        if len(self.officials) > MAX_OFFICIALS:
            raise PolofieldError(f"{len(self.officials)} officials: at most {MAX_OFFICIALS}")
        for what, text in (("title", self.title), *(("a note", note) for note in self.notes)):
            if (wrong := text_fault(text)) is not None:
                raise PolofieldError(f"{what} {wrong}")
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
        require_ruling(ruling)
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
        here = two_numbers(place)
        return turned(here) if self.half_turned else here

    def team(self, player: Player) -> Team:
        """The team that a player is of."""
        if not isinstance(player, Player):
            raise LineupError(not_a("player", player, "a Player"))
        return self.teams[self.hitting if player.team == "hitting" else 1 - self.hitting]

    def name(self, player: Player) -> str:
        """What a player is called: his team and his number."""
        return f"{self.team(player).name} {in_short(player.number)}"

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
