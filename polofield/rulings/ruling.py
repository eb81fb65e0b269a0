"""Rulings as data: the ball, the zones, times, and what follows in each case."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, get_args

import numpy as np
import shapely
from numpy.typing import ArrayLike, NDArray
from shapely import Geometry

from polofield.errors import PlaceError, RuleError, in_short, not_a
from polofield.rulings.clause import Clause, Seconds, Yards
from polofield.rulings.phrase import IN_THAT_CASE, PLAIN, Phrase, Voice, say
from polofield.surface.limits import AllOf, Limit
from polofield.surface.limits import legal as legal_places
from polofield.surface.surfaces import Surface
from polofield.values import (
    Cached,
    Fields,
    check_fields,
    is_name,
    is_number,
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
Moment = Literal["before-hit", "hit", "procedure"]
Aim = Literal["goal", "team-mate", "right-of-way", "anywhere"]
Place = tuple[float, float]

OFF_FIELD_OR_RETURNING: tuple[Status, ...] = ("off-field", "returning")


@dataclass(frozen=True, slots=True)
class Zone:
    """A limit on the positions of one side.

    Attributes:
        name: unique in its ruling, such as `clear-of-ball`.
        side: the side it binds; `designated` is the designated defender of an arena rule.
        limit: the legal places.
        label: a few words for the forbidden places or, if `shows` is `place`, the required ones.
        until: when it ends.
        exempt: the statuses of players that it does not bind.
        clause: the clause that says it.
        shows: whether a figure shows the forbidden places or the required ones.
    """

    name: str
    side: Side
    limit: Limit
    label: Phrase
    until: Until
    clause: Clause
    exempt: tuple[Status, ...] = ()
    shows: Literal["keep-out", "place"] = "keep-out"

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_ZONE, RuleError)


@dataclass(frozen=True, slots=True)
class Measure:
    """A distance in the rule, from one place to another, for a dimension line."""

    name: str
    start: Place
    end: Place

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
class ThrowIn:
    """A throw-in: the umpire's place, and the direction of the throw as a unit vector."""

    at: Place
    toward: Place


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
    """A time limit: what must be done, within how many seconds, from when, and not before when."""

    what: Phrase
    seconds: Seconds
    since: Phrase
    at_least: Seconds | None = None


@dataclass(frozen=True, slots=True)
class Consequence:
    """What follows in one case.

    Attributes:
        when: the case.
        then: what follows.
        rule: the id of the rule by which play restarts; None if none is named.
        moment: when it is decided, for a rule that has a decision figure.
        to: the side that then has the ball; None if neither has.
        further: what can follow from it in turn; `then` is in this case the state in between.
    """

    when: Phrase
    then: Phrase
    rule: str | None = None
    moment: Moment | None = None
    to: Side | None = None
    further: tuple[Consequence, ...] = ()

    def each(self) -> Iterator[Consequence]:
        """This consequence and all that can follow from it, each with its full case."""
        yield replace(self, further=())
        for later in self.further:
            for one in later.each():
                yield replace(one, when=say(IN_THAT_CASE, case=self.when, further=one.when))


_PLACE = "two finite numbers of yards, (x, y)"
_OF_A_ZONE: Fields = (
    (("name",), is_name, "a name"),
    (("side",), one_of(*SIDES), " or ".join(SIDES)),
    (("limit",), of(*get_args(Limit)), "a limit"),
    (("label",), of(Phrase), "a Phrase"),
    (("until",), one_of(*get_args(Until)), " or ".join(get_args(Until))),
    (("clause",), of(Clause), "a Clause"),
    (("exempt",), tuple_of(str), "a tuple of statuses"),
    (("shows",), one_of("keep-out", "place"), "keep-out or place"),
)
_OF_A_RULING: Fields = (
    (("rule",), is_name, "a rule's id"),
    (("title", "sentence"), of(Phrase), "a Phrase"),
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
    (("because",), or_none(is_name), "a rule's id"),
    (("turned",), of(bool), "true or false"),
)
"""The tests for the fields of `Zone` and `Ruling`."""


@dataclass(frozen=True, kw_only=True)
class Ruling(Cached):
    """What a rule says in one situation.

    All places are yards in the frame of the side that hits. The parts are described at the other
    classes of this module. A ruling with a `ball` has a `shot`; `onside` is set if the rule is
    about an opponent who comes back onside. `sentence` is the rule in one sentence, `notes` are
    about this situation, and `procedure` is how the rule is carried out in general.
    """

    rule: str
    title: Phrase
    clause: Clause
    surface: Surface
    kind: Kind
    sentence: Phrase
    at: Place | None = None
    ball: Place | None = None
    moved: Move | None = None
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

    def because_of(self, rule: str, *, turned: bool, **parts: Any) -> Ruling:
        """This ruling as what follows from another rule; `parts` replace its own fields."""
        return replace(self, because=rule, turned=turned, **parts)

    def has_designated(self) -> bool:
        """Whether the rule has a designated defender."""
        return any(zone.side == "designated" for zone in self.zones)

    def zones_of(self, side: Side, status: str | None = None) -> tuple[Zone, ...]:
        """The zones that bind a player of that side with that status.

        Raises:
            RuleError: an unknown side or status.
        """
        _require_side(side)
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
        _check_side(self, side)
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


LEAST_AREA = 1e-9
"""Square yards below which a piece of a region is only a rounding error."""


def areas(region: Geometry) -> Geometry:
    """The polygons of a region, without points and lines; an empty polygon if there are none."""
    if isinstance(region, shapely.Polygon):
        return region if region.area > LEAST_AREA else shapely.Polygon()
    parts = shapely.get_parts(shapely.get_parts(shapely.normalize(region)))
    polygons = [p for p in parts if isinstance(p, shapely.Polygon) and p.area > LEAST_AREA]
    if not polygons:
        return shapely.Polygon()
    return polygons[0] if len(polygons) == 1 else shapely.MultiPolygon(polygons)


def legal(ruling: Ruling, side: Side, xy: ArrayLike) -> NDArray[np.bool_]:
    """Whether places are legal for a side.

    A boundary is legal. Legality is decided by distance, not by polygons.

    Args:
        ruling: the ruling.
        side: the side.
        xy: (n, 2) places in yards in the ruling's frame.

    Returns:
        (n,) of bool.

    Raises:
        RuleError: an unknown side, or no designated defender in this rule.
        PlaceError: not (n, 2) finite numbers.
    """
    require_ruling(ruling)
    _check_side(ruling, side)
    places = _numbers(xy)
    if places.ndim != 2 or places.shape[1] != 2:
        raise PlaceError(f"expected (n, 2) numbers of yards, got an array of shape {places.shape}")
    if not np.isfinite(places).all():
        raise PlaceError("expected finite numbers of yards, got one that is not finite")
    return legal_places(ruling.limit(side), places)


def _numbers(xy: ArrayLike) -> NDArray[np.float64]:
    """An array of floats from numbers of any type; strings are not converted."""
    if _is_vast(xy):
        raise PlaceError(f"expected (n, 2) numbers of yards, got {in_short(xy)}")
    try:
        given = np.asarray(xy)
        if given.dtype.kind in "iuf" or (given.dtype == object and all(map(is_number, given.flat))):
            return given.astype(float)
    except Exception as error:  # converting an arbitrary object may raise anything
        raise PlaceError(f"expected (n, 2) numbers of yards, got {in_short(xy)}") from error
    raise PlaceError(f"expected (n, 2) numbers of yards, got {in_short(xy)}")


def _is_vast(xy: object) -> bool:
    """Whether NumPy would make far more numbers of it than there can be in places.

    It writes down every number of a range, and of lists in the rows, which may branch: two to the
    power of their depth.
    """
    several = (list, tuple)
    if not isinstance(xy, several):
        return isinstance(xy, range)
    return any(
        isinstance(row, range)
        or (isinstance(row, several) and any(isinstance(part, (*several, range)) for part in row))
        for row in xy
    )


def _require_side(side: object) -> None:
    if not is_one_of(side, SIDES):
        raise RuleError(f"unknown side {in_short(side)}; known: {', '.join(SIDES)}")


def _check_side(ruling: Ruling, side: Side) -> None:
    _require_side(side)
    if side == "designated" and not ruling.has_designated():
        raise RuleError(f"{ruling.rule} has no designated defender")
