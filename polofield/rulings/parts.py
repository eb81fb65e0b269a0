"""What a ruling consists of: zones, distances, moves, times, where the hit may go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np

from polofield.errors import RuleError
from polofield.rulings.clause import Clause, Seconds, Yards
from polofield.rulings.phrase import Phrase
from polofield.surface.limits import Limit
from polofield.values import (
    Fields,
    check_fields,
    of,
    one_of,
    or_none,
    tuple_of,
)

TeamSide = Literal["hitting", "opposing"]
"""The sides that have players: the one that is given the ball, and the other."""

Side = Literal["hitting", "opposing", "designated"]
SIDES: tuple[Side, ...] = ("hitting", "opposing", "designated")
Until = Literal["hit", "play-and-hit", "dropped"]
Status = Literal["off-field", "returning"]
Kind = Literal["hit", "throw-in", "goal", "decision", "removal"]
Aim = Literal["goal", "team-mate", "right-of-way", "anywhere"]
Place = tuple[float, float]
ZoneKind = Literal[
    "clear-of-ball", "goal-side", "behind-line", "behind-ball", "behind-back-line",
    "clear-of-back-line", "right-of-way", "defender",
]  # fmt: skip
"""What a zone requires: a distance from the ball or the back line, a side of a line or of the
ball, to keep off the Right of Way, or the place of the designated defender."""
MeasureKind = Literal[
    "out", "line", "clear", "inset", "inset-end", "post", "across", "from-goal", "edge", "arc",
    "right-of-way",
]  # fmt: skip
"""What a distance is of, such as `out`: from the end attacked to the ball."""

OFF_FIELD_OR_RETURNING: tuple[Status, ...] = ("off-field", "returning")


@dataclass(frozen=True, slots=True)
class Zone:
    """A limit on the positions of one side.

    Attributes:
        kind: what it requires.
        side: the side it binds; `designated` is the designated defender of an arena rule.
        limit: the legal places.
        label: a few words for the forbidden places or, if `shows` is `place`, the required ones.
        until: when it ends.
        exempt: the statuses of players that it does not bind.
        clause: the clause that says it.
        shows: whether a figure shows the forbidden places or the required ones.
        part: what tells it apart from another of its kind in the ruling.
        stands: a few words for the places where the side stands; None if a figure needs none.
        shut: a few words for the places where it may not be; None if a figure needs none.
    """

    kind: ZoneKind
    side: Side
    limit: Limit
    label: Phrase
    until: Until
    clause: Clause
    exempt: tuple[Status, ...] = ()
    shows: Literal["keep-out", "place"] = "keep-out"
    part: str = ""
    stands: Phrase | None = None
    shut: Phrase | None = None

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_ZONE, RuleError)

    @property
    def name(self) -> str:
        """A name that is unique in its ruling, such as `clear-of-ball`."""
        return f"{self.kind}-{self.part}" if self.part else self.kind


@dataclass(frozen=True, slots=True)
class Measure:
    """A distance in the rule, from one place to another, for a dimension line.

    Attributes:
        kind: what it is of.
        start: where it begins.
        end: where it ends.
        headline: whether it is the one distance that a player has to judge.
        part: what tells it apart from another of its kind in the ruling.
    """

    kind: MeasureKind
    start: Place
    end: Place
    headline: bool = False
    part: str = ""

    @property
    def name(self) -> str:
        """A name that is unique in its ruling, such as `inset`."""
        return f"{self.kind}-{self.part}" if self.part else self.kind

    @property
    def places_ball(self) -> bool:
        """Whether it is the distance that the ball was moved to."""
        return self.kind in ("inset", "inset-end", "post", "across", "from-goal")

    @property
    def length(self) -> float:
        """The distance between the two places in yards."""
        return float(np.hypot(self.end[0] - self.start[0], self.end[1] - self.start[1]))


@dataclass(frozen=True, slots=True)
class Move:
    """A ball that is moved before the hit: from where, how far in yards, and why."""

    origin: Place
    by: float
    why: Phrase


@dataclass(frozen=True, slots=True)
class Bound:
    """What decided the place of a ball that was moved.

    Attributes:
        where: the straight line on which the ball then lies, from one place to another; or the
            limit of the places where it may lie.
        text: a few words for it, such as “the ball goes 5 yd off the boards”.
    """

    where: tuple[Place, Place] | Limit
    text: Phrase


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """A throw-in.

    Attributes:
        at: the umpire's place.
        toward: the direction of the throw as a unit vector.
        to_nearer_side: whether the ball is thrown towards the nearer side of the field.
        ends_changed: whether the sides have just changed ends.
    """

    at: Place
    toward: Place
    to_nearer_side: bool = False
    ends_changed: bool = False


@dataclass(frozen=True, slots=True)
class Shot:
    """Where the hit may go, as far as the rule says.

    Attributes:
        aims: the possible targets, none preferred: the `goal`, a `team-mate`, along the
            `right-of-way` that is kept clear towards the goal, or `anywhere`.
        to_team_mate: the least length of a pass in yards; None if there is none.
        right_of_way: yards from the ball over which the Right of Way is kept clear; None if it is
            not.
    """

    aims: tuple[Aim, ...]
    to_team_mate: Yards | None = None
    right_of_way: Yards | None = None


AT_GOAL = Shot(("goal",))
ANYWHERE = Shot(("anywhere",))


@dataclass(frozen=True, slots=True)
class Onside:
    """When an opponent who was off the field at “Play” may make a play again.

    The player must pass a properly positioned team-mate, or the line at `past` after the ball has
    travelled `travel` yards.

    Attributes:
        travel: the distance in yards that the ball must travel.
        past: the x of the line in the frame: midfield.
    """

    travel: Yards
    past: float = 0.0


@dataclass(frozen=True, slots=True)
class Clock:
    """A time limit: what must be done, within how many seconds, from when, and not before when.

    `limits` is what it is for: the `call` of “Play”, the `hit`, the `count` before the ball is
    dropped, the `play` of a ball that was dropped or came off the wall, or something else.
    """

    what: Phrase
    seconds: Seconds
    since: Phrase
    at_least: Seconds | None = None
    limits: Literal["call", "hit", "count", "play", "other"] = "other"


_OF_A_ZONE: Fields = (
    (("kind",), one_of(*get_args(ZoneKind)), " or ".join(get_args(ZoneKind))),
    (("side",), one_of(*SIDES), " or ".join(SIDES)),
    (("limit",), of(*get_args(Limit)), "a limit"),
    (("label",), of(Phrase), "a Phrase"),
    (("until",), one_of(*get_args(Until)), " or ".join(get_args(Until))),
    (("clause",), of(Clause), "a Clause"),
    (("exempt",), tuple_of(str), "a tuple of statuses"),
    (("shows",), one_of("keep-out", "place"), "keep-out or place"),
    (("part",), of(str), "a text"),
    (("stands", "shut"), or_none(of(Phrase)), "a Phrase"),
)
"""The tests for the fields of `Zone`."""
