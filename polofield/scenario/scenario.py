"""Scenarios: real situations with teams, the ends they attack, players and officials."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Literal, get_args

from polofield.errors import (
    LineupError,
    PolofieldError,
    in_short,
    not_a,
)
from polofield.files.toml_file import read_text
from polofield.files.toml_limits import MAX_BYTES
from polofield.lineup.check import Verdict, check
from polofield.lineup.faults import players_given
from polofield.lineup.propose import Player, propose
from polofield.rules.making import turned
from polofield.rulings.parts import Place
from polofield.rulings.phrase import Voice
from polofield.rulings.ruling import Ruling, require_ruling
from polofield.scenario.teams import (
    BLUE,
    MAX_OFFICIALS,
    YELLOW,
    Official,
    Team,
    official_faults,
)
from polofield.surface.units import Units
from polofield.values import (
    Cached,
    Fields,
    check_fields,
    file_name,
    of,
    one_of,
    text_fault,
    tuple_of,
    two_numbers,
)

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
        return read_scenario(path)

    @classmethod
    def of(cls, ruling: Ruling, players: Sequence[Player] | None = None) -> Scenario:
        """A scenario from a ruling, with the given players or the default line-up.

        Blue is the side that the question was about, and attacks `right`. If the ruling that
        follows is the other side's hit, Yellow hits.

        Example:
            >>> import polofield as pf
            >>> situation = pf.Scenario.of(pf.ruling("outdoor/penalty-2"))
            >>> situation.legal, len(situation.players)
            (True, 8)
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


def read_scenario(path: str | os.PathLike[str]) -> Scenario:
    """A scenario from a TOML file.

    Raises:
        FileError: not readable, not TOML, or with mistakes, each reported with its line number.
    """
    return parse_scenario(read_text(path, MAX_BYTES), file_name(path))


def parse_scenario(text: str, name: str) -> Scenario:
    """A scenario from a TOML text; `name` stands for it in messages.

    Raises:
        FileError: see `read_scenario`.
    """
    from polofield.scenario.read import parts_of

    return Scenario(**parts_of(text, name))
