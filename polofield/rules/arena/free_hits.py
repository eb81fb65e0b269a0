"""Arena Rule 9: Penalty 5, the alternative to a 2 or 3, and the free hit after a failed one."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any

import numpy as np

from polofield.errors import PlaceError
from polofield.rules.arena import positions
from polofield.rules.arena.execution import alternative_hit, free_hit_at_goal
from polofield.rules.arena.penalties import ROUNDED, with_notes
from polofield.rules.arena.spots import (
    Stop,
    from_goal,
    off_the_wall,
    off_wall_bound,
    place_5a,
    spots_5a,
)
from polofield.rules.book import RuleBook
from polofield.rules.heads import after_foul, ball_line, without_foul
from polofield.rules.making import moved, one, ruling_of
from polofield.rulings.clause import Yards
from polofield.rulings.parts import Bound, Measure, Place, Shot
from polofield.rulings.phrase import Phrase, YardLine, number, say
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Arena
from polofield.surface.units import TOLERANCE


@cache
def hit_in_approaches(book: RuleBook) -> Phrase:
    """How the ball is played, in a head."""
    c, h = book.arena, book.words.heads
    return say(h.hit_approaches, approaches=c.approaches)


def penalty_5a(book: RuleBook, arena: Arena, at: Place) -> Ruling:
    """A hit from where the foul was, off goal and wall. Rule 9, Penalty 5a; readings H, J, EE."""
    c, w, h = book.arena, book.words.arena, book.words.heads
    ball = one(place_5a(book, arena, np.array([at])))
    clear, way = c.penalty_5a_clear, c.penalty_5a_right_of_way
    stop = _stop_5a(book, arena, ball)
    least = {"from_goal": c.penalty_5a_from_goal, "inset": c.penalty_5a_inset}
    why, to, decided = (say(words, **least) for words in _stops(book)[stop])
    move = moved(at, ball, why)
    from_mouth = _from_goal_measure(arena, ball)
    near = from_goal(arena, np.array([at]))[0] < c.penalty_5a_from_goal - TOLERANCE
    minor = w.foul_too_near if near else w.for_minor_fouls
    return ruling_of(
        book,
        "penalty-5a",
        arena,
        say(
            w.penalty_5a_says,
            from_goal=c.penalty_5a_from_goal,
            inset=c.penalty_5a_inset,
            clear=clear,
            way=way,
        ),
        head=after_foul(
            book,
            ball_line(book, say(h.where_foul), hit_in_approaches(book), to if move else None),
            say(h.anywhere_but_way, way=way),
            say(h.clear_of_ball, clear=clear),
        ),
        foul=True,
        at=at,
        ball=ball,
        moved=move,
        bound=Bound(spots_5a(book, arena, stop), decided) if move else None,
        shot=Shot(("right-of-way",), right_of_way=way),
        zones=positions.free_hit_zones(book, arena, ball, clear, way, c.penalty_5a),
        measures=(
            *((from_mouth,) if move and from_mouth.length <= _at_goal_limit(book) else ()),
            *(positions.inset_measures(arena, ball, c.penalty_5a_inset) if move else ()),
            *_free_hit_measures(arena, ball, clear, way),
        ),
        readings=("H", "J", "M", "U", "V", "EE"),
        **with_notes(
            free_hit_at_goal(book, "penalty-5a", past_centre(ball), to_centre=True),
            say(minor, from_goal=c.penalty_5a_from_goal),
            say(w.as_the_umpire_judges),
        ),
    )


@cache
def _at_goal_limit(book: RuleBook) -> float:
    c = book.arena
    return c.penalty_5a_from_goal + TOLERANCE


def _from_goal_measure(arena: Arena, ball: Place) -> Measure:
    beside = max(-arena.half_goal, min(arena.half_goal, ball[1]))
    return Measure("from-goal", (arena.half_length, beside), ball)


@cache
def _stops(book: RuleBook) -> Mapping[Stop, tuple[str, str, str]]:
    """Of each distance that stops a ball: why it is moved, where to, and what the bound says."""
    w, h = book.words.arena, book.words.heads
    return MappingProxyType(
        {
            "wall": (w.from_wall, h.off_wall, h.bound_wall),
            "goal": (w.from_goal, h.from_goal, h.bound_goal),
            "both": (w.from_goal_and_wall, h.from_goal_and_wall, h.bound_goal_and_wall),
        }
    )


def _stop_5a(book: RuleBook, arena: Arena, ball: Place) -> Stop:
    """Which of its two distances, or both, decided the place of a 5a."""
    c = book.arena
    if from_goal(arena, np.array([ball]))[0] > _at_goal_limit(book):
        return "wall"
    # At its least distance from a wall the ball is moved by any greater one.
    farther = off_the_wall(arena, np.array([ball]), c.penalty_5a_inset + 2 * TOLERANCE)
    return "goal" if one(farther) == ball else "both"


def _free_hit_measures(arena: Arena, ball: Place, clear: Yards, way: Yards) -> tuple[Measure, ...]:
    """The distances of a Penalty 5: from the ball, and along the Right of Way."""
    along = positions.way_measures(arena, ball, way, headline=True)
    return positions.clear_measure(ball, clear, headline=not along), *along


def penalty_5b(book: RuleBook, arena: Arena) -> Ruling:
    """A hit from the middle of the centre line. Rule 9, Penalty 5b; readings J and EE."""
    c, w, h = book.arena, book.words.arena, book.words.heads
    ball = 0.0, 0.0
    clear, way = c.penalty_5b_clear, c.penalty_5b_right_of_way
    return ruling_of(
        book,
        "penalty-5b",
        arena,
        say(w.penalty_5b_says, clear=clear, way=way),
        head=after_foul(
            book,
            ball_line(book, say(h.on_middle), hit_in_approaches(book)),
            say(h.anywhere_but_way, way=way),
            say(h.clear_of_ball, clear=clear),
        ),
        foul=True,
        ball=ball,
        shot=Shot(("right-of-way",), right_of_way=way),
        zones=positions.free_hit_zones(book, arena, ball, clear, way, c.penalty_5b),
        measures=_free_hit_measures(arena, ball, clear, way),
        readings=("J", "M", "U", "EE"),
        **with_notes(
            free_hit_at_goal(book, "penalty-5b", past_centre(ball), to_centre=False),
            say(w.as_the_umpire_judges),
        ),
    )


def penalty_2_alternative(book: RuleBook, arena: Arena, at: Place) -> Ruling:
    """A Penalty 2 for a foul outside the 25, from the spot. Alternative Rule 9; reading K."""
    return _alternative(book, "penalty-2-alternative", arena, at, "penalty-2")


def penalty_3_alternative(book: RuleBook, arena: Arena, at: Place) -> Ruling:
    """A Penalty 3 for a foul outside the 25, from the spot. Alternative Rule 9; reading K."""
    return _alternative(book, "penalty-3-alternative", arena, at, "penalty-3")


def _alternative(book: RuleBook, rule: str, arena: Arena, at: Place, other: str) -> Ruling:
    c, w, h = book.arena, book.words.arena, book.words.heads
    outside = c.alternative_outside
    if not at[0] < arena.out(outside) - TOLERANCE:
        raise PlaceError(
            f"({{}}, {{}}) {{yd}} is not outside the {number(outside)}-yard line:"
            f" arena/{rule} needs x less than {{}} {{yd}}",
            *at,
            arena.out(outside),
        )
    ball = one(off_the_wall(arena, np.array([at]), c.penalty_5a_inset))
    move = moved(at, ball, say(w.from_wall, inset=c.penalty_5a_inset))
    clear, way = c.penalty_5a_clear, c.penalty_5a_right_of_way
    return ruling_of(
        book,
        rule,
        arena,
        say(w.alternative_says, inset=c.penalty_5a_inset, clear=clear, way=way),
        head=after_foul(
            book,
            ball_line(
                book,
                say(h.where_foul),
                say(h.for_points, points=c.long_goal_points),
                say(h.off_wall, inset=c.penalty_5a_inset) if move else None,
            ),
            say(h.anywhere_but_way, way=way),
            say(h.clear_of_ball, clear=clear),
        ),
        foul=True,
        at=at,
        ball=ball,
        moved=move,
        bound=off_wall_bound(book, arena, c.penalty_5a_inset) if move else None,
        shot=Shot(("goal",), right_of_way=way),
        zones=positions.free_hit_zones(book, arena, ball, clear, way, c.alternative),
        measures=_free_hit_measures(arena, ball, clear, way),
        choices=(other,),
        readings=("J", "K", "M", "U", "V", "W"),
        **with_notes(alternative_hit(book, rule), say(w.where_elected, line=YardLine(outside))),
    )


def past_centre(ball: Place) -> bool:
    """Whether a spot is nearer the goal that the other side attacks than the centre. Reading V."""
    return ball[0] < -TOLERANCE


def free_hit(book: RuleBook, arena: Arena, at: Place) -> Ruling:
    """A free hit after one that failed, the ball where that puts it. Rule 9; reading U.

    That is at least 5 yd from every wall; nearer only by a Penalty 6b, from where a Penalty 2 was
    hit from the spot, inside the 15 at the end that the side which now hits defends.
    """
    c = book.arena
    from_the_spot = at[0] < -arena.out(c.penalty_2_inside) - TOLERANCE
    right = one(off_the_wall(arena, np.array([at]), c.hit_missed_inset))
    if not from_the_spot and math.dist(at, right) > ROUNDED:
        raise PlaceError(
            "({}, {}) {yd} is nearer than {} {yd} to the wall, where no free hit is taken:"
            " the nearest place is ({}, {}) {yd}",
            *at,
            c.hit_missed_inset,
            *right,
        )
    return free_hit_from(book, arena, at)


def free_hit_from(book: RuleBook, arena: Arena, at: Place) -> Ruling:
    """The free hit from a place that a hit which failed has put the ball to."""
    c, w, h = book.arena, book.words.arena, book.words.heads
    clear, way = c.penalty_5a_clear, c.penalty_5a_right_of_way
    return ruling_of(
        book,
        "free-hit",
        arena,
        free_hit_sentence(book, w.free_hit_says),
        head=without_foul(
            book,
            ball_line(book, say(h.where_shot_put_it)),
            say(h.anywhere_but_way, way=way),
            say(h.clear_of_ball, clear=clear),
        ),
        at=at,
        ball=at,
        shot=Shot(("anywhere",), right_of_way=way),
        zones=positions.free_hit_zones(book, arena, at, clear, way, c.free_hit),
        measures=(
            positions.clear_measure(at, clear, headline=True),
            *positions.way_measures(arena, at, way),
        ),
        readings=("J", "U"),
    )


def free_hit_sentence(book: RuleBook, template: str, **figures: Any) -> Phrase:
    """A sentence on a free hit that follows a failed one, with the distances of a 5a."""
    c = book.arena
    return say(template, clear=c.penalty_5a_clear, way=c.penalty_5a_right_of_way, **figures)
