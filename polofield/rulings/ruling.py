"""A ruling: what a rule says in one situation, as data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, get_args

from shapely import Geometry

from polofield.errors import RuleError, in_short, not_a
from polofield.rulings.book import Book
from polofield.rulings.clause import Clause
from polofield.rulings.consequence import Consequence
from polofield.rulings.head import Head
from polofield.rulings.parts import (
    SIDES,
    Bound,
    Clock,
    Kind,
    Measure,
    Move,
    Onside,
    Place,
    Shot,
    Side,
    Status,
    ThrowIn,
    Zone,
)
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

_PLACE = "two finite numbers of yards, (x, y)"
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
"""The tests for the fields of a ruling."""


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
        from polofield.rulings import rulings_json as j

        sides = (side for side in SIDES if side != "designated" or self.has_designated())
        legal = dict.fromkeys(SIDES) | {side: j.geojson(self.legal(side)) for side in sides}
        moved, throw_in, onside = self.moved, self.throw_in, self.onside
        return {
            "book": self.book.id,
            "rule": self.rule,
            "name": str(self.name),
            "qualifier": str(self.qualifier),
            "title": str(self.title),
            "sentence": self.say(),
            "head": j.head_dict(self.head),
            "clause": str(self.clause),
            "because": self.because,
            "cause": j.said(self.cause),
            "foul": self.foul,
            "turned": self.turned,
            "surface": j.surface_dict(self.surface),
            "kind": self.kind,
            "at": j.pair(self.at),
            "ball": j.pair(self.ball),
            "moved": moved
            and {"from": j.pair(moved.origin), "by": j.plain(moved.by), "why": str(moved.why)},
            "bound": j.bound_dict(self.bound, self.surface),
            "throw_in": throw_in and {"at": j.pair(throw_in.at), "toward": j.pair(throw_in.toward)},
            "shot": j.shot_dict(self.shot),
            "onside": onside and {"travel": j.plain(onside.travel), "past": j.plain(onside.past)},
            "legal": None if self.ball is None else legal,
            "zones": [j.zone_dict(zone, self.surface) for zone in self.zones],
            "measures": [j.measure_dict(measure) for measure in self.measures],
            "clock": [j.clock_dict(clock) for clock in self.clock],
            "prohibitions": [str(phrase) for phrase in self.prohibitions],
            "consequences": [
                j.consequence_dict(one)
                for consequence in self.consequences
                for one in consequence.each()
            ],
            "choices": list(self.choices),
            "readings": list(self.readings),
            "notes": [str(phrase) for phrase in self.notes],
            "procedure": [str(phrase) for phrase in self.procedure],
            "candidates": None if self.candidates is None else list(self.candidates),
        }

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
