"""What a rule says, as data: the ball, the zones, the clocks, what follows when it goes wrong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal, get_args

import numpy as np
import shapely
from numpy.typing import ArrayLike, NDArray
from shapely import Geometry

from polofield.clause import Clause, Seconds, Yards
from polofield.errors import PlaceError, RuleError, in_short, not_a
from polofield.given import (
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
from polofield.kept import Kept
from polofield.limits import AllOf, Limit
from polofield.limits import legal as legal_places
from polofield.surfaces import Surface
from polofield.words import IN_THAT_CASE, PLAIN, Phrase, Voice, say

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
    """What binds the places of one side.

    Attributes:
        name: unique on a ruling, such as `clear-of-ball`.
        side: whom it binds; `designated` is the one opposing defender arena rules single out.
        limit: the legal places.
        label: a few words for the places it forbids (or, where `shows` is `place`, demands).
        until: when it lapses.
        exempt: the statuses of players it does not bind.
        clause: where it stands.
        shows: whether a figure shows the places forbidden or the places demanded.
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
    """A distance that the rule names, from one place to another, for a dimension line."""

    name: str
    start: Place
    end: Place

    @property
    def length(self) -> float:
        """The distance in yards, computed from the places."""
        return float(np.hypot(self.end[0] - self.start[0], self.end[1] - self.start[1]))


@dataclass(frozen=True, slots=True)
class Move:
    """That the ball is not played where it would be: from where, how far, and why."""

    origin: Place
    by: float
    why: Phrase


@dataclass(frozen=True, slots=True)
class ThrowIn:
    """A throw-in: the umpire at `at`, throwing in the direction `toward` (a unit vector)."""

    at: Place
    toward: Place


@dataclass(frozen=True, slots=True)
class Shot:
    """Where the hit goes, as far as the rule says.

    Attributes:
        aims: what it is hit at, each as good as the next: the `goal`, a `team-mate`, along the
            `right-of-way` that is kept clear towards the goal, or `anywhere`.
        to_team_mate: yards that a hit to a team-mate has to go at least; None where any will do.
        right_of_way: yards from the ball to which the Right of Way is kept clear, where it is.
    """

    aims: tuple[Aim, ...]
    to_team_mate: Yards | None = None
    right_of_way: Yards | None = None


AT_GOAL = Shot(("goal",))
ANYWHERE = Shot(("anywhere",))


@dataclass(frozen=True, slots=True)
class Onside:
    """When an opponent who was off the field at “Play” may make a play again.

    Past a team-mate who was properly positioned; or past the line `past` once the ball has gone
    `travel` yards.

    Attributes:
        travel: yards that the ball has to go.
        past: the x of the line in the frame: midfield.
    """

    travel: Yards
    past: float = 0.0


@dataclass(frozen=True, slots=True)
class Clock:
    """A time: what has to be done, in how many seconds, from when; `at_least`: not before that."""

    what: Phrase
    seconds: Seconds
    since: Phrase
    at_least: Seconds | None = None


@dataclass(frozen=True, slots=True)
class Consequence:
    """What follows: in which case, what, and by which rule where there is one.

    Attributes:
        when: the case.
        then: what follows.
        rule: by which rule play restarts, where one is named.
        moment: when it is decided, for a rule whose outcomes are drawn as a decision figure.
        to: the side that then has the ball, where one has.
        further: what it can lead to in turn; then `then` is the state in between.
    """

    when: Phrase
    then: Phrase
    rule: str | None = None
    moment: Moment | None = None
    to: Side | None = None
    further: tuple[Consequence, ...] = ()

    def each(self) -> Iterator[Consequence]:
        """It and all that it leads to, one by one, each with its whole case."""
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
"""Of what kind the fields of a zone and of a ruling are, and how that is said."""


@dataclass(frozen=True, kw_only=True)
class Ruling(Kept):
    """What a rule says of one situation.

    All places are yards in the frame of the side that now hits. See the module's other classes
    for the parts: `shot` is there with every `ball`, `onside` where a rule has an opponent come
    back onside. `sentence` says the rule in one sentence, `notes` what is particular here,
    `procedure` how it is carried out in general.
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
        """The rule that was asked about, of which `at` is the place."""
        return self.because or self.rule

    @property
    def slug(self) -> str:
        """What its figures are named after: the rule that was asked about."""
        return self.asked.replace("/", "-")

    def because_of(self, rule: str, *, turned: bool, **parts: Any) -> Ruling:
        """The same ruling as what follows from what `rule` judges; `parts` replace its own."""
        return replace(self, because=rule, turned=turned, **parts)

    def has_designated(self) -> bool:
        """Whether the rule singles out one opposing defender."""
        return any(zone.side == "designated" for zone in self.zones)

    def zones_of(self, side: Side, status: str | None = None) -> tuple[Zone, ...]:
        """The zones that bind a player of that side with that status.

        Raises:
            RuleError: no such side, or no such status.
        """
        _require_side(side)
        if status is not None and not is_one_of(status, get_args(Status)):
            known = ", ".join(get_args(Status))
            raise RuleError(f"no status {in_short(status)}; known: {known}")
        return tuple(z for z in self.zones if z.side == side and status not in z.exempt)

    def limit(self, side: Side, status: str | None = None) -> Limit:
        """All that binds a player of that side, the edge of the ground included."""
        own = tuple(zone.limit for zone in self.zones_of(side, status))
        return AllOf((self.surface.ground, *own))

    def legal(self, side: Side) -> Geometry:
        """Where that side may be, as a Shapely geometry; an empty polygon where nowhere.

        Raises:
            RuleError: no such side, or a ruling that binds no positions.
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
        """Whether that side has a legal place inside boards, side lines or wall and back lines."""
        return not areas(
            self.legal(side).intersection(self.surface.geometry["playing-area"])
        ).is_empty

    def to_dict(self) -> dict[str, Any]:
        """The ruling as plain data for JSON, in yards; `legal` regions are GeoJSON."""
        from polofield.rulings_json import ruling_dict

        return ruling_dict(self)

    def say(self, voice: Voice = PLAIN) -> str:
        """The sentence that says the rule."""
        if not isinstance(voice, Voice):
            raise RuleError(not_a("voice", voice, "a Voice"))
        return self.sentence.say(voice)


def require_ruling(ruling: Ruling) -> None:
    """Refuse what is no ruling, where a caller had to give one.

    Raises:
        RuleError: it is none.
    """
    if not isinstance(ruling, Ruling):
        raise RuleError(not_a("ruling", ruling, "a Ruling"))


LEAST_AREA = 1e-9
"""Square yards under which a piece of a region is the rounding of a line."""


def areas(region: Geometry) -> Geometry:
    """The polygons of a region: touching points and lines dropped, an empty polygon for none."""
    if isinstance(region, shapely.Polygon):
        return region if region.area > LEAST_AREA else shapely.Polygon()
    parts = shapely.get_parts(shapely.get_parts(shapely.normalize(region)))
    polygons = [p for p in parts if isinstance(p, shapely.Polygon) and p.area > LEAST_AREA]
    if not polygons:
        return shapely.Polygon()
    return polygons[0] if len(polygons) == 1 else shapely.MultiPolygon(polygons)


def legal(ruling: Ruling, side: Side, xy: ArrayLike) -> NDArray[np.bool_]:
    """Whether places are legal for a side: (n, 2) yards in, (n,) of bool out.

    A boundary is legal. Judged by distance, not by polygon.

    Raises:
        RuleError: no such side, or a defender whom the rule does not single out.
        PlaceError: not (n, 2) finite numbers.
    """
    require_ruling(ruling)
    _check_side(ruling, side)
    places = _numbers(xy)
    if places.ndim != 2 or places.shape[1] != 2:
        raise PlaceError(f"places are (n, 2) numbers of yards, not an array of {places.shape}")
    if not np.isfinite(places).all():
        raise PlaceError("places are (n, 2) finite numbers of yards: one is not finite")
    return legal_places(ruling.limit(side), places)


def _numbers(xy: ArrayLike) -> NDArray[np.float64]:
    """An array of floats from whatever numbers there are; texts that read so are none."""
    if _is_deep(xy):
        raise PlaceError(f"places are (n, 2) numbers of yards, not {in_short(xy)}")
    try:
        given = np.asarray(xy)
        if given.dtype.kind in "iuf" or (given.dtype == object and all(map(is_number, given.flat))):
            return given.astype(float)
    except Exception as error:  # whatever it does that is made an array
        told = PlaceError(f"places are (n, 2) numbers of yards, not {in_short(xy)}")
        raise told from error
    raise PlaceError(f"places are (n, 2) numbers of yards, not {in_short(xy)}")


def _is_deep(xy: object) -> bool:
    """Whether there are lists in its lists, of which NumPy would try to make an array all the same.

    Where they branch, two to the power of their depth.
    """
    several = (list, tuple)
    return isinstance(xy, several) and any(
        isinstance(part, several) for row in xy if isinstance(row, several) for part in row
    )


def _require_side(side: object) -> None:
    if not is_one_of(side, SIDES):
        raise RuleError(f"no side {in_short(side)}; known: {', '.join(SIDES)}")


def _check_side(ruling: Ruling, side: Side) -> None:
    _require_side(side)
    if side == "designated" and not ruling.has_designated():
        raise RuleError(f"{ruling.rule} singles out no designated defender")
