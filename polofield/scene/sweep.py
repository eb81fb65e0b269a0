"""A sweep: for every place where it happens, where the ball is put."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from polofield.errors import RuleError
from polofield.rules.book import RuleBook
from polofield.rules.catalogue import find, load
from polofield.rules.question import asked_surface, ruling
from polofield.rulings.entries import Entry
from polofield.rulings.parts import Place
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Ruling
from polofield.scene.bare import clause_words
from polofield.scene.build import goal_label, own_goal_label
from polofield.scene.heads import ball_line, called_as
from polofield.scene.measures import measured
from polofield.scene.model import Scene
from polofield.scene.moved import Part, Placing, edges_reached, parts_of_ground, parts_of_line
from polofield.scene.surfaces import ground, lines_of, marks_of
from polofield.scene.things import (
    Area,
    Arrow,
    Dimension,
    Disc,
    KeyEntry,
    Label,
    Lie,
    Ruler,
    Spots,
    Stroke,
    Thing,
)
from polofield.scene.zones import edges_of
from polofield.surface.geometry import areas
from polofield.surface.limits import Floats, Limit, RoundEdge
from polofield.surface.surfaces import Field, Surface
from polofield.words import figures as w

PlaceFunction = Callable[[RuleBook, Surface, Floats], Floats]


def place_function(
    rule: str, book: RuleBook | None = None
) -> tuple[RuleBook, Entry, PlaceFunction]:
    """The book and the entry of a rule that can be swept, and its vectorised placing.

    Raises:
        RuleError: no such rule, or one that puts no ball where a place decides it.
    """
    of, found = find(rule, book)
    if found.place is None:
        swept = ", ".join(one.id for one in of.entries.values() if one.place)
        raise RuleError(f"{found.id} has no sweep; expected one of {swept}")
    return of, found, load(found.place)


def sweep(rule: str, surface: Surface | None = None, book: RuleBook | None = None) -> Scene:
    """The scene of a sweep, on the standard surface where none is given."""
    of, found, place = place_function(rule, book)
    shown = asked_surface(found, surface)
    assert shown is not None
    parts, edges, arcs = _moves(of, found, shown, partial(place, of, shown))
    things: list[Thing] = [*ground(shown), _ruler(found, shown), *_goal_labels(found, shown)]
    for index, part in enumerate(parts):
        things.extend(_part_things(part, index))
    if edges:
        things.append(Stroke("bound", "bound", tuple(edges), "bound", arcs=arcs, layer="moves"))
    things.extend(_measures(of, found, shown, parts))
    things.extend(_words(of, found, shown, parts))
    title = say(w.SWEEP, title=found.heading)
    head = say(w.SWEEP_HEAD if found.stays else w.SWEEP_HEAD_LINE)
    return Scene(
        slug=f"{found.slug}-sweep",
        **(
            called_as(found, qualifier=say(of.words.titles.every_place), head=(ball_line(head),))
            | {"title": title}
        ),
        clause=clause_words(found.clause),
        sentence=say(w.SWEEP_SAYS),
        description=(say(w.SWEEP_SAYS), *_told(of, found, shown, parts)),
        surface=shown,
        things=tuple(things),
        key=tuple(_key(parts, edges=bool(edges))),
        focus=_focus(found, shown),
    )


Arcs = tuple[tuple[float, float, float], ...]


def _moves(
    book: RuleBook, found: Entry, surface: Surface, place: Placing
) -> tuple[list[Part], list[Floats], Arcs]:
    """The parts of a sweep, and the edges to which the ball is put, with their circles."""
    if found.stays is None:
        lines = _lines(found, surface)
        parts = [part for line in lines for part in parts_of_line(surface, place, *line)]
        return parts, [part.edge for part in parts if part.edge is not None], ()
    stays: Limit = load(found.stays)(book, surface)
    region = areas(stays.region(surface.geometry["playing-area"]))
    arcs = tuple((e.x, e.y, e.r) for e in stays.edges() if isinstance(e, RoundEdge))
    edges = edges_reached(edges_of(region, surface), place, stays)
    return parts_of_ground(surface, place, stays), edges, arcs


def _lines(found: Entry, surface: Surface) -> tuple[tuple[Place, Place], ...]:
    """The lines of the ground on which the places of a rule lie, the goal's mouth left out."""
    x, y, g = surface.half_length, surface.half_width, surface.half_goal
    if found.needs == "side":
        return tuple(((-x, side * y), (x, side * y)) for side in (1, -1))
    end = x if found.needs == "attacked-line" else -x
    return tuple(((end, side * g), (end, side * y)) for side in (1, -1))


def _part_things(part: Part, index: int) -> Iterator[Thing]:
    """The tint of a part, with an edge where all of it goes to one place, ringed; and arrows."""
    one = part.target is not None
    role = "swept-to-one" if one else "swept"
    yield Area(f"swept-{index}", role, part.region, "zones")
    if part.target is not None:
        edge = lines_of(part.region.exterior)
        yield Stroke(f"swept-edge-{index}", "move", edge, "dimension", layer="zones")
        yield Disc(f"spot-{index}", "ball-ring", part.target, "spot", 0.0, "moves")
    for number, (start, end) in enumerate(part.ways):
        name = f"move-{index}-{number}"
        yield Arrow(name, "move", start, end, "move", onto="ring" if one else "line")


def _answer(book: RuleBook, found: Entry, surface: Surface, part: Part) -> Ruling:
    """What the rule says of a place in a part."""
    options: dict[str, Any] = {
        option.parameter: option.values[0] for option in found.options if option.required
    }
    return ruling(found.id, surface, at=part.sample, book=book, **options)


def _said(book: RuleBook, found: Entry, surface: Surface, part: Part) -> Phrase | None:
    """What decides where the ball is put from a part."""
    bound = _answer(book, found, surface, part).bound
    return bound.text if bound else None


def _told(
    book: RuleBook, found: Entry, surface: Surface, parts: Sequence[Part]
) -> Iterator[Phrase]:
    """What decides of each part, once."""
    said = (_said(book, found, surface, part) for part in parts)
    yield from dict.fromkeys(phrase for phrase in said if phrase is not None)


def _words(
    book: RuleBook, found: Entry, surface: Surface, parts: Sequence[Part]
) -> Iterator[Label]:
    """What decides of each part, beside its arrow and once; and where the ball stays."""
    told: set[Phrase] = set()
    for index, part in enumerate(parts):
        said = _said(book, found, surface, part)
        if said is None or said in told:
            continue
        told.add(said)
        spots = tuple(_beyond(surface, *part.ways[0]))
        key = KeyEntry("moved", "move", said)
        yield Label(f"words-{index}", "label-ball", said, spots, 4, weight=600, key=key)
    if found.stays is not None:
        centre: Spots = tuple(((part * surface.half_length, 0.0), "centre") for part in (0.0, -0.2))
        yield Label("words-stays", "label", say(w.SWEEP_STAYS), centre, 5, weight=700, key=None)


def _beyond(surface: Surface, start: Place, end: Place) -> Iterator[tuple[Place, Lie]]:
    """Where words about a way may stand: beyond its end, else beside it."""
    long = math.dist(start, end)
    ux, uy = (end[0] - start[0]) / long, (end[1] - start[1]) / long
    step = 4.0 if isinstance(surface, Field) else 1.3
    along: Lie = "right" if uy < -0.5 else "left" if uy > 0.5 else "below"
    for off in range(6):
        place = end[0] + off * step * ux, end[1] + off * step * uy
        yield place, along
    beside: tuple[Lie, ...] = ("right", "left", "below", "above")
    yield from ((at, lie) for at in (end, start) for lie in beside)


def _measures(
    book: RuleBook, found: Entry, surface: Surface, parts: Sequence[Part]
) -> Iterator[Dimension]:
    """Each distance that the rule puts the ball by, once, at a place where it does."""
    said: set[float] = set()
    for part in parts:
        for measure in _answer(book, found, surface, part).measures:
            length = round(measure.length, 6)
            if measure.places_ball and length not in said:
                said.add(length)
                name = f"measure-{measure.name}-{len(said)}"
                yield measured(surface, measure, name, "fixed")


def _key(parts: Sequence[Part], *, edges: bool) -> Iterator[KeyEntry]:
    if parts:
        yield KeyEntry("moved", "move", say(w.SWEEP_MOVED))
    if edges:
        yield KeyEntry("bound", "bound", say(w.SWEEP_EDGE))
    if any(part.target is not None for part in parts):
        yield KeyEntry("spot", "ball-ring", say(w.SWEEP_TO_ONE))


def _ruler(found: Entry, surface: Surface) -> Ruler:
    own = found.needs == "own-line"
    x = -surface.half_length if own else surface.half_length
    marks = *marks_of(surface), surface.half_length
    return Ruler("ruler", x, 1 if own else -1, marks, plan=found.needs == "side")


def _goal_labels(found: Entry, surface: Surface) -> Iterator[Label]:
    """Whose goals show."""
    if found.needs != "own-line":
        yield goal_label(surface)
    if found.needs != "attacked-line":
        yield own_goal_label(surface)


def _focus(found: Entry, surface: Surface) -> tuple[tuple[float, float], ...]:
    x, y = surface.half_length, surface.half_width
    beyond = 10.0 if isinstance(surface, Field) else 3.0
    if found.needs == "attacked-line":
        return (x + beyond, y), (x - 75.0, -y)
    if found.needs == "own-line":
        return (-x - beyond, y), (-x + 45.0, -y)
    return ()
