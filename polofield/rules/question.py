"""A question to a rule: the id, the surface, the place and the options, each checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, get_args

from polofield.errors import PlaceError, RuleError, in_short, not_among
from polofield.rules.book import RuleBook
from polofield.rules.catalogue import find, full_id, load
from polofield.rules.options import checked_options
from polofield.rulings.entries import Entry
from polofield.rulings.parts import Place
from polofield.rulings.ruling import Ruling
from polofield.surface.places import place
from polofield.surface.sizes import KINDS, Spelling, surface_of
from polofield.surface.surfaces import Surface
from polofield.surface.units import Units, in_units
from polofield.values import is_one_of

NO_OPTIONS: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True)
class Question:
    """What is asked, checked part by part: commands, pages, scenarios and decks all ask with one.

    Attributes:
        book: the rule book.
        entry: the rule, or the diagram that is no ruling.
        surface: the field or the arena; None for a diagram that has none.
        at: the place in yards; None for a rule that needs none.
        units: the units of the numbers in the question, and so in its errors.
        options: the options by parameter, defaults included.
    """

    book: RuleBook
    entry: Entry
    surface: Surface | None
    at: Place | None
    units: Units
    options: Mapping[str, Any]

    @property
    def id(self) -> str:
        """The id, with its book unless that is the standard one."""
        return full_id(self.book, self.entry)

    def ruling(self) -> Ruling:
        """The answer of the rule.

        Raises:
            RuleError: a diagram, which has no ruling.
            PlaceError: the rule does not apply at that place.
        """
        refuse_diagram(self.entry)
        place = {} if self.at is None else {"at": self.at}
        try:
            answer = load(self.entry.function)(self.book, self.surface, **place, **self.options)
        except PlaceError as error:
            raise in_units(error, self.units) from None
        assert isinstance(answer, Ruling)
        return answer


def question(
    rule: str,
    surface: Surface | Mapping[str, Any] | None = None,
    *,
    at: Any = None,
    units: Units = "yd",
    options: Mapping[str, Any] = NO_OPTIONS,
    book: RuleBook | None = None,
    spelled: Spelling = str,
) -> Question:
    """The question about a rule or a diagram.

    Args:
        rule: the id, in any spelling; it may name its book.
        surface: a `Field` or an `Arena`, or the sizes that are not the standard ones, by name.
        at: the place in any of its forms: see `surface.places.place`.
        units: the units of the sizes and the place.
        options: the options by name.
        book: the book of an id that names none; by default the standard one.
        spelled: how a size or an option is spelled where the question was written, for messages.

    Raises:
        PolofieldError: the first part of it that is wrong.
    """
    of, found = find(rule, book)
    if not is_one_of(units, get_args(Units)):
        raise PlaceError(not_among("units", units, get_args(Units)))
    ground = asked_surface(found, surface, units, spelled)
    own = checked_options(found, options, spelled)
    if (wrong := place_mistake(found, at is not None, spelled)) is not None:
        raise PlaceError(wrong)
    return Question(of, found, ground, _spot(found, ground, at, units), units, own)


def refuse_diagram(found: Entry) -> None:
    """See that an entry is a rule.

    Raises:
        RuleError: it is a diagram, which has no ruling.
    """
    if found.kind == "diagram":
        raise RuleError(f"{found.id} is a diagram, not a ruling: draw it")


def asked_surface(
    found: Entry,
    surface: Surface | Mapping[str, Any] | None = None,
    units: Units = "yd",
    spelled: Spelling = str,
) -> Surface | None:
    """The surface of a rule or a diagram; None if it has none.

    Raises:
        RuleError: a surface of the other kind, none at all, or one that a diagram does not have.
        SurfaceError: a size that the surface does not have, or an invalid one.
    """
    if found.surface is None:
        named = next(map(spelled, surface or ()), "") if isinstance(surface, Mapping) else "surface"
        if surface is not None and named:
            raise RuleError(f"{found.id} has no surface: leave out {named}")
        return None
    if surface is None or isinstance(surface, Mapping):
        return surface_of(found.surface, surface or {}, units, spelled)
    kind = KINDS[found.surface]
    if not isinstance(surface, kind):
        right = "a Field" if found.surface == "outdoor" else "an Arena"
        raise RuleError(f"{found.id} needs {right}, not {in_short(surface)}")
    return surface


def place_mistake(found: Entry, given: bool, spelled: Spelling = str) -> str | None:
    """What is wrong with a place being given or not; None if nothing is."""
    if found.needs == "none":
        return f"{found.id} does not need a place: leave out {spelled('at')}" if given else None
    return None if given else f"{found.id} needs a place: {spelled('at')}, {found.where.in_full}"


def _spot(found: Entry, surface: Surface | None, at: Any, units: Units) -> Place | None:
    """The place in yards; not between the posts where the rule cannot apply there."""
    if at is None or surface is None:
        return None
    spot = place(surface, at, units)
    if found.where.in_goal and surface.in_goal(*spot):
        wrong = PlaceError(
            "({}, {}) {yd} is between the posts, less than {} {yd} from the middle: "
            + found.where.in_goal,
            *spot,
            surface.half_goal,
        )
        raise in_units(wrong, units)
    return spot


def ruling(
    rule: str,
    surface: Surface | None = None,
    *,
    at: Any = None,
    units: Units = "yd",
    book: RuleBook | None = None,
    **options: Any,
) -> Ruling:
    """What a rule says of a situation.

    Args:
        rule: its id, such as `outdoor/penalty-5a`, or with its book, such as
            `uspa-2026:outdoor/penalty-5a`.
        surface: a `Field` for an outdoor rule, an `Arena` for an arena rule; by default the
            standard one.
        at: where it happened, for a rule that needs it: (x, y) in the frame, or words such as
            `"70 out, 30 left"`. The catalogue says of each rule what it is: the place of the
            foul or of the ball, or where the ball crossed a line.
        units: how the numbers of `at` are read, `yd` or `m`.
        book: the rule book of an id that names none; by default USPA 2026.
        **options: the rule's own, named with underscores.

    Raises:
        RuleError: no such rule, a diagram that is no ruling, the wrong surface, an option it
            does not have or a value that option does not take.
        PlaceError: `at` is missing, not wanted, off the surface, or not on the line needed.

    Example:
        >>> import polofield as pf
        >>> foul = pf.ruling("outdoor/penalty-5a", pf.Field(length=275), at=(62, 78))
        >>> foul.ball, foul.moved.by
        ((62.0, 75.0), 3.0)
        >>> pf.ruling("arena/penalty-4").ball
        (25.0, 0.0)
    """
    refuse_diagram(find(rule, book)[1])
    return question(rule, surface, at=at, units=units, options=options, book=book).ruling()
