"""Rulings as data: the ball, the zones, times, and what follows in each case."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, get_args

import numpy as np
from shapely import Geometry

from polofield.errors import RuleError, in_short, not_a
from polofield.rulings.book import Book
from polofield.rulings.clause import Clause, Seconds, Yards
from polofield.rulings.consequence import Consequence
from polofield.rulings.head import Head
from polofield.rulings.phrase import PLAIN, Phrase, Voice
from polofield.surface.geometry import areas
from polofield.surface.limits import AllOf, Limit
from polofield.surface.surfaces import Surface
from polofield.values import (
    Cached,
    Fields,
    check_fields,
    is_name,
    is_one_of,
    is_place,
    of,
    one_of,
    or_none,
    tuple_of,
)

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


_PLACE = "two finite numbers of yards, (x, y)"
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
_OF_A_RULING: Fields = (
    (("book",), of(Book), "a rule book"),
    (("rule",), is_name, "a rule's id"),
    (("name", "qualifier", "title", "sentence"), of(Phrase), "a Phrase"),
    (("clause",), of(Clause), "a Clause"),
    (("surface",), of(*get_args(Surface)), "a Field or an Arena"),
    (("kind",), one_of(*get_args(Kind)), " or ".join(get_args(Kind))),
    (("at", "ball"), or_none(is_place), _PLACE),
    (("moved",), or_none(of(Move)), "a Move"),
    (("throw_in",), or_none(of(ThrowIn)), "a ThrowIn"),
    (("shot",), or_none(of(Shot)), "a Shot"),
    (("onside",), or_none(of(Onside)), "an Onside"),
    (("zones",), tuple_of(Zone), "a tuple of Zone"),
    (("measures",), tuple_of(Measure), "a tuple of Measure"),
    (("clock",), tuple_of(Clock), "a tuple of Clock"),
    (("consequences",), tuple_of(Consequence), "a tuple of Consequence"),
    (("prohibitions", "notes", "procedure"), tuple_of(Phrase), "a tuple of Phrase"),
    (("choices", "readings"), tuple_of(str), "a tuple of texts"),
    (("candidates",), or_none(tuple_of(int)), "a tuple of whole numbers"),
    (("head",), or_none(of(Head)), "a Head"),
    (("bound",), or_none(of(Bound)), "a Bound"),
    (("because",), or_none(is_name), "a rule's id"),
    (("cause",), or_none(of(Phrase)), "a Phrase"),
    (("foul", "turned"), of(bool), "true or false"),
)
"""The tests for the fields of `Zone` and `Ruling`."""


@dataclass(frozen=True, kw_only=True)
class Ruling(Cached):
    """What a rule says in one situation.

    All places are yards in the frame of the side that hits. The parts are described at the other
    classes of this module. A ruling with a `ball` has a `shot`; `onside` is set if the rule is
    about an opponent who comes back onside. `sentence` is the rule in one sentence, `notes` are
    about this situation, and `procedure` is how the rule is carried out in general.

    `name` and `qualifier` are those of the rule that was asked for, `title` both in one line.
    `head` says the ruling in three lines; it is None if no ball is put into play. `foul` is
    whether the opposing side fouled; `cause` is what happened if the ruling follows from another
    rule; `bound` is what decided the place of a ball that was moved.
    """

    book: Book
    rule: str
    name: Phrase
    qualifier: Phrase
    title: Phrase
    clause: Clause
    surface: Surface
    kind: Kind
    sentence: Phrase
    head: Head | None = None
    foul: bool = False
    at: Place | None = None
    ball: Place | None = None
    moved: Move | None = None
    bound: Bound | None = None
    throw_in: ThrowIn | None = None
    shot: Shot | None = None
    onside: Onside | None = None
    zones: tuple[Zone, ...] = ()
    measures: tuple[Measure, ...] = ()
    clock: tuple[Clock, ...] = ()
    prohibitions: tuple[Phrase, ...] = ()
    consequences: tuple[Consequence, ...] = ()
    choices: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    notes: tuple[Phrase, ...] = ()
    procedure: tuple[Phrase, ...] = ()
    candidates: tuple[int, ...] | None = None
    because: str | None = None
    cause: Phrase | None = None
    turned: bool = False

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_RULING, RuleError)

    @property
    def asked(self) -> str:
        """The id of the rule that was asked for; `at` is its place."""
        return self.because or self.rule

    @property
    def slug(self) -> str:
        """The base name of its figures, from the rule that was asked for."""
        return self.asked.replace("/", "-")

    def has_designated(self) -> bool:
        """Whether the rule has a designated defender."""
        return any(zone.side == "designated" for zone in self.zones)

    def zones_of(self, side: Side, status: str | None = None) -> tuple[Zone, ...]:
        """The zones that bind a player of that side with that status.

        Raises:
            RuleError: an unknown side or status.
        """
        require_side(side)
        if status is not None and not is_one_of(status, get_args(Status)):
            known = ", ".join(get_args(Status))
            raise RuleError(f"unknown status {in_short(status)}; known: {known}")
        return tuple(z for z in self.zones if z.side == side and status not in z.exempt)

    def limit(self, side: Side, status: str | None = None) -> Limit:
        """All that binds a player of that side, including the edge of the ground."""
        own = tuple(zone.limit for zone in self.zones_of(side, status))
        return AllOf((self.surface.ground, *own))

    def legal(self, side: Side) -> Geometry:
        """Where that side may be, as a Shapely geometry; an empty polygon if nowhere.

        Raises:
            RuleError: an unknown side, or no designated defender in this rule.
        """
        check_side(self, side)
        return self._regions[side]

    @cached_property
    def _regions(self) -> dict[Side, Geometry]:
        ground = self.surface.geometry["ground"]
        regions: dict[Side, Geometry] = {}
        for side in SIDES:
            region = ground
            for zone in self.zones_of(side):
                region = zone.limit.region(region)
            regions[side] = areas(region)
        return regions

    def has_room(self, side: Side) -> bool:
        """Whether that side has a legal place on the playing area."""
        return not areas(
            self.legal(side).intersection(self.surface.geometry["playing-area"])
        ).is_empty

    def to_dict(self) -> dict[str, Any]:
        """The ruling as data for JSON, in yards; `legal` regions are GeoJSON."""
        from polofield.rulings.rulings_json import ruling_dict

        return ruling_dict(self)

    def say(self, voice: Voice = PLAIN) -> str:
        """The rule in one sentence."""
        if not isinstance(voice, Voice):
            raise RuleError(not_a("voice", voice, "a Voice"))
        return self.sentence.say(voice)


def require_ruling(ruling: Ruling) -> None:
    """Check the type of a ruling.

    Raises:
        RuleError: not a `Ruling`.
    """
    if not isinstance(ruling, Ruling):
        raise RuleError(not_a("ruling", ruling, "a Ruling"))


def require_side(side: object) -> None:
    """Check the name of a side.

    Raises:
        RuleError: not one of `SIDES`.
    """
    if not is_one_of(side, SIDES):
        raise RuleError(f"unknown side {in_short(side)}; known: {', '.join(SIDES)}")


def check_side(ruling: Ruling, side: Side) -> None:
    """Check that a ruling has that side.

    Raises:
        RuleError: not one of `SIDES`, or no designated defender in this rule.
    """
    require_side(side)
    if side == "designated" and not ruling.has_designated():
        raise RuleError(f"{ruling.rule} has no designated defender")
