"""Outdoor Rule 37: the penalties that are a free hit, 5a and 5b."""

from __future__ import annotations

import numpy as np

from polofield.rules.book import RuleBook
from polofield.rules.heads import after_foul, ball_line, stands_anywhere
from polofield.rules.making import moved, one, ruling_of
from polofield.rules.outdoor import foul_shots
from polofield.rules.outdoor.positions import (
    edge_bound,
    free_hit_positions,
    goal_side_duty,
    hit_in_time,
    where_5a,
)
from polofield.rulings.parts import (
    ANYWHERE,
    Measure,
    Place,
)
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Ruling
from polofield.surface.limits import AllOf, Floats, Limit, at_least_y, at_most_y
from polofield.surface.surfaces import Field


def spots_5a(book: RuleBook, field: Field) -> Limit:
    """The places from which a Penalty 5a is hit. Rule 37, 5a."""
    c = book.penalties
    inside = field.half_width - c.penalty_5a_inset
    return AllOf((at_most_y(inside), at_least_y(-inside)))


def place_5a(book: RuleBook, field: Field, xy: Floats) -> Floats:
    """Where the ball is put for each of (n, 2) places: 5 yd in from the sides. Rule 37, 5a."""
    c = book.penalties
    inside = field.half_width - c.penalty_5a_inset
    return np.column_stack((xy[:, 0], np.clip(xy[:, 1], -inside, inside)))


def penalty_5a(book: RuleBook, field: Field, at: Place) -> Ruling:
    """A hit from where the ball was, 5 yd in from the sides. Rule 37, Penalty 5a."""
    c, w, h = book.penalties, book.words.penalties, book.words.heads
    ball = one(place_5a(book, field, np.array([at])))
    why = say(w.from_the_edge, inset=c.penalty_5a_inset, edge=field.side_name)
    move = moved(at, ball, why)
    positions = free_hit_positions(book, field, ball, c.penalty_5a_clear)
    edge = ball[0], float(np.copysign(field.half_width, ball[1]))
    inset = (Measure("inset", edge, ball),) if move else ()
    return ruling_of(
        book,
        "penalty-5a",
        field,
        say(
            w.penalty_5a_says,
            inset=c.penalty_5a_inset,
            clear=c.penalty_5a_clear,
            edge=field.side_name,
        ),
        head=after_foul(
            book,
            where_5a(book, field, say(h.where_ball), moved=move is not None),
            stands_anywhere(book),
            goal_side_duty(book, field, ball, c.penalty_5a_clear),
        ),
        foul=True,
        at=at,
        ball=ball,
        moved=move,
        bound=edge_bound(book, field, ball, c.penalty_5a_inset) if move else None,
        shot=ANYWHERE,
        measures=(*inset, *positions.pop("measures")),
        readings=("B", "C", "O", *foul_shots.readings(book, field, ball)),
        **positions,
        **foul_shots.carried_out(book, field, ball, foul_shots.after_live_hit(book)),
    )


def penalty_5b(book: RuleBook, field: Field) -> Ruling:
    """A hit from the centre of the field. Rule 37, Penalty 5b."""
    c, w, h = book.penalties, book.words.penalties, book.words.heads
    ball = 0.0, 0.0
    return ruling_of(
        book,
        "penalty-5b",
        field,
        say(w.penalty_5b_says, clear=c.penalty_5b_clear),
        head=after_foul(
            book,
            ball_line(book, say(h.on_centre), hit_in_time(book)),
            stands_anywhere(book),
            goal_side_duty(book, field, ball, c.penalty_5b_clear),
        ),
        foul=True,
        ball=ball,
        shot=ANYWHERE,
        readings=("B", "O"),
        **free_hit_positions(book, field, ball, c.penalty_5b_clear),
        **foul_shots.carried_out(book, field, ball, foul_shots.after_live_hit(book)),
    )
