"""What all rules share in making a ruling."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import numpy as np

from polofield.errors import PlaceError
from polofield.rules.book import RuleBook
from polofield.rulings.consequence import Consequence
from polofield.rulings.entries import Entry
from polofield.rulings.parts import Kind, Move, Place
from polofield.rulings.phrase import Phrase, heading
from polofield.rulings.ruling import Ruling
from polofield.surface.limits import AnyOf, Floats, Limit, Outside, at_least_y, at_most_y
from polofield.surface.surfaces import Field, Surface
from polofield.surface.units import TOLERANCE


def ruling_of(
    book: RuleBook,
    rule: str,
    surface: Surface,
    sentence: Phrase,
    *,
    kind: Kind = "hit",
    qualifier: Phrase | None = None,
    **parts: Any,
) -> Ruling:
    """A ruling with the name and the clause that the catalogue of its book has for it.

    The ids in it are relative to the surface: `penalty-4` of a field is `outdoor/penalty-4`.
    `qualifier` says which case of the rule it is; None takes that of the catalogue.
    """
    found = book.entry(f"{surface.kind}/{rule}")
    return Ruling(
        book=book,
        rule=found.id,
        **_called(found, qualifier),
        clause=found.clause,
        surface=surface,
        kind=kind,
        sentence=sentence,
        **with_ids(surface.kind, parts),
    )


def because_of(
    answer: Ruling, rule: str, *, turned: bool, qualifier: Phrase | None = None, **parts: Any
) -> Ruling:
    """A ruling as what follows from another rule, under the name of that rule.

    `parts` replace its own fields; for ids and `qualifier` see `ruling_of`.
    """
    found = answer.book.entry(f"{answer.surface.kind}/{rule}")
    own = {**_called(found, qualifier), **with_ids(answer.surface.kind, parts)}
    return replace(answer, because=found.id, turned=turned, foul=False, **own)


def with_ids(kind: str, parts: dict[str, Any]) -> dict[str, Any]:
    """The parts of a ruling with the ids of a surface."""
    own = dict(parts)
    if "choices" in own:
        own["choices"] = tuple(f"{kind}/{rule}" for rule in own["choices"])
    if "consequences" in own:
        own["consequences"] = consequences_of(kind, own["consequences"])
    return own


def consequences_of(kind: str, consequences: tuple[Consequence, ...]) -> tuple[Consequence, ...]:
    """Consequences with the ids of a surface."""
    return tuple(_with_id(kind, one) for one in consequences)


_FIELDS = tuple(field.name for field in fields(Consequence))


def _with_id(kind: str, one: Consequence) -> Consequence:
    if one.rule is None and not one.further:
        return one
    named = object.__new__(Consequence)  # not `replace`, which would check every field again
    for name in _FIELDS:
        object.__setattr__(named, name, getattr(one, name))
    object.__setattr__(named, "rule", one.rule and f"{kind}/{one.rule}")
    object.__setattr__(named, "further", consequences_of(kind, one.further))
    return named


def _called(found: Entry, qualifier: Phrase | None) -> dict[str, Any]:
    """The name, the qualifier and the title of a ruling."""
    of = found.qualifier if qualifier is None else qualifier
    return {"name": found.name, "qualifier": of, "title": heading(found.name, of, found.of)}


def one(places: Floats) -> Place:
    """The single place in a (1, 2) array."""
    return float(places[0, 0]) + 0.0, float(places[0, 1]) + 0.0


def moved(origin: Place, ball: Place, why: Phrase) -> Move | None:
    """The move from where the ball would be to where it is; None where that is the same place."""
    by = float(np.hypot(ball[0] - origin[0], ball[1] - origin[1]))
    return Move(origin, by, why) if by > TOLERANCE else None


def turned(place: Place) -> Place:
    """The same place in the frame of the other side, half a turn away."""
    return 0.0 - place[0], 0.0 - place[1]


def clear_of(ball: Place, distance: float) -> Outside:
    """At least so many yards from the ball."""
    return Outside(*ball, float(distance))


def clear_of_goal(surface: Surface) -> Limit:
    """Not between the goal posts, on the line or behind it."""
    return AnyOf((at_least_y(surface.half_goal), at_most_y(-surface.half_goal)))


def refuse_off_line(surface: Surface, place: Place, end: str, rule: str) -> None:
    """Refuse a place that is not on the back line that a rule needs."""
    attacked = end == "attacked-line"
    on_line = surface.at_attacked_end(place[0]) if attacked else surface.at_defended_end(place[0])
    if not on_line:
        x = surface.half_length if attacked else -surface.half_length
        whose = "the opposing side defends" if attacked else "the hitting side defends"
        raise PlaceError(
            f"x = {{}} {{yd}} is not on the back line that {whose}:"
            f" {rule} needs a place at x = {{}} {{yd}}",
            place[0],
            x,
        )


def refuse_off_side(field: Field, place: Place, rule: str) -> None:
    """Refuse a place that is not on a side, and a corner, where the side is not yet answered."""
    x, y = place
    if not field.at_side(y):
        half = field.half_width
        raise PlaceError(
            f"y = {{}} {{yd}} is not on the {field.side_name}:"
            f" {rule} needs a place at y = {{}} or {{}} {{yd}}",
            y,
            half,
            -half,
        )
    if field.at_attacked_end(x) or field.at_defended_end(x):
        raise PlaceError(
            "({}, {}) {yd} is a corner: did the ball go out over the side or over"
            " the end? Over the end ask outdoor/knock-in or outdoor/penalty-6; for the side give a"
            " place off the corner",
            x,
            y,
        )
