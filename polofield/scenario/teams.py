"""Teams and officials."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, get_args

from polofield.errors import (
    LineupError,
    PlaceError,
    PolofieldError,
    not_a,
    not_among,
)
from polofield.files.hex_colour import is_rrggbb
from polofield.lineup.faults import Fault, Namer, is_same_place
from polofield.lineup.propose import Player
from polofield.rulings.parts import Place
from polofield.values import (
    LETTERS_SHOWN,
    finite,
    is_one_of,
    name_fault,
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


def short_names(first: str, second: str) -> tuple[str, str]:
    """Both teams' names for a figure: a long one loses its middle, and the two still differ."""
    one, other = _short(first), _short(second)
    if one == other:
        return f"{one[: LETTERS_SHOWN - 2]} 1", f"{other[: LETTERS_SHOWN - 2]} 2"
    return one, other


def _short(name: str) -> str:
    if len(name) <= LETTERS_SHOWN:
        return name
    end = ""
    for word in reversed(name.split()):
        longer = f"{word} {end}".rstrip()
        if len(longer) > LETTERS_SHOWN // 2:
            break
        end = longer
    end = end or name[-(LETTERS_SHOWN // 3) :]
    return f"{name[: LETTERS_SHOWN - len(end) - 1].rstrip()}…{end}"
