"""The bare surface, with every size that it has: a diagram, not a ruling."""

from __future__ import annotations

import math
from collections.abc import Iterator

from polofield.rules.catalogue import entry
from polofield.rules.outdoor import clauses as c
from polofield.rulings.clause import Clause
from polofield.rulings.phrase import Distance, Phrase, literal, say
from polofield.rulings.ruling import Place
from polofield.scene.measures import measure_words
from polofield.scene.model import Dimension, Freedom, Scene
from polofield.scene.surfaces import ground, yard_numbers
from polofield.surface.surfaces import (
    ARENA_MARKS,
    END_RUN_OFF,
    FIELD_MARKS,
    SIDE_RUN_OFF,
    Field,
    Surface,
)
from polofield.words import figures as w


def bare(surface: Surface, *, blank: bool = False) -> Scene:
    """The surface itself with every size that it has; `blank`, a sheet to draw on."""
    outdoor = isinstance(surface, Field)
    found = entry("outdoor/field" if outdoor else "arena/field")
    sentence = say(
        w.OUTDOOR_FIELD_SAYS if outdoor else w.ARENA_FIELD_SAYS,
        length=Distance(surface.length),
        width=Distance(surface.width),
        goal=Distance(surface.goal_width),
    )
    return Scene(
        slug=found.slug,
        title=say(found.title),
        clause=clause_words(found.clause),
        sentence=sentence,
        description=(sentence,),
        surface=surface,
        things=(*ground(surface), *yard_numbers(surface), *(() if blank else _sizes(surface))),
    )


def clause_words(clause: Clause) -> Phrase:
    """What stands opposite a title: the book with its year, and the rule."""
    if not clause.rule:
        return literal(clause.book)
    return say(w.YEAR, book=clause.book, rule=clause.rule)


def _sizes(surface: Surface) -> Iterator[Dimension]:
    x, y, g = surface.half_length, surface.half_width, surface.half_goal

    def span(
        name: str, start: Place, end: Place, of: str = "", freedom: Freedom = "slides"
    ) -> Dimension:
        long = math.dist(start, end)
        key = measure_words(surface, w.SIZES[of or name], long)
        return Dimension(f"size-{name}", start, end, long, freedom, key=key)

    yield span("length", (-x, 0.22 * y), (x, 0.22 * y))
    yield span("width", (-0.12 * x, -y), (-0.12 * x, y))
    yield span("goal", (x, -g), (x, g), freedom="fixed")
    marks = FIELD_MARKS if isinstance(surface, Field) else ARENA_MARKS
    for index, mark in enumerate(marks):
        across = y * (-0.45 - 0.17 * index)
        yield span(f"mark-{mark:g}", (x, across), (x - mark, across), "mark")
    if isinstance(surface, Field):
        yield span("end-zone", (-x, 0.5 * y), (-x - END_RUN_OFF, 0.5 * y))
        yield span("safety-zone", (-0.6 * x, y), (-0.6 * x, y + SIDE_RUN_OFF))
        sixty = surface.out(c.PENALTY_6_OUT)
        yield span("safety-limit", (sixty, 0), (sixty, float(c.PENALTY_6_ACROSS)))
    elif surface.corner:
        yield span("corner", (-x, surface.straight_end), (-x, y), freedom="fixed")
