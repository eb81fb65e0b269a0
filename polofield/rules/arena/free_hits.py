"""Arena Rule 9: Penalty 5, the alternative to a 2 or 3, and the free hit after a failed one."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import numpy as np

from polofield.errors import PlaceError
from polofield.rules.arena import clauses as c
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
from polofield.rules.heads import after_foul, ball_line, without_foul
from polofield.rules.making import moved, one, ruling_of
from polofield.rulings.clause import Yards
from polofield.rulings.phrase import Phrase, number, say
from polofield.rulings.ruling import Bound, Measure, Place, Ruling, Shot
from polofield.surface.surfaces import Arena
from polofield.units import TOLERANCE
from polofield.words import arena_penalties as w
from polofield.words import heads as h

HIT = say(h.HIT_APPROACHES, approaches=c.APPROACHES)
"""How the ball is played, in a head."""


def penalty_5a(arena: Arena, at: Place) -> Ruling:
    """A hit from where the foul was, off goal and wall. Rule 9, Penalty 5a; readings H and J."""
    ball = one(place_5a(arena, np.array([at])))
    clear, way = c.PENALTY_5A_CLEAR, c.PENALTY_5A_RIGHT_OF_WAY
    stop = _stop_5a(arena, ball)
    least = {"from_goal": c.PENALTY_5A_FROM_GOAL, "inset": c.PENALTY_5A_INSET}
    why, to, decided = (say(words, **least) for words in _STOPS[stop])
    move = moved(at, ball, why)
    from_mouth = _from_goal_measure(arena, ball)
    near = from_goal(arena, np.array([at]))[0] < c.PENALTY_5A_FROM_GOAL - TOLERANCE
    minor = w.FOUL_TOO_NEAR if near else w.FOR_MINOR_FOULS
    return ruling_of(
        "arena/penalty-5a",
        arena,
        say(
            w.PENALTY_5A_SAYS,
            from_goal=c.PENALTY_5A_FROM_GOAL,
            inset=c.PENALTY_5A_INSET,
            clear=clear,
            way=way,
        ),
        head=after_foul(
            ball_line(say(h.WHERE_FOUL), HIT, to if move else None),
            say(h.ANYWHERE_BUT_WAY, way=way),
            say(h.CLEAR_OF_BALL, clear=clear),
        ),
        foul=True,
        at=at,
        ball=ball,
        moved=move,
        bound=Bound(spots_5a(arena, stop), decided) if move else None,
        shot=Shot(("right-of-way",), right_of_way=way),
        zones=positions.free_hit_zones(arena, ball, clear, way, c.PENALTY_5A),
        measures=(
            *((from_mouth,) if move and from_mouth.length <= _AT_GOAL_LIMIT else ()),
            *(positions.inset_measures(arena, ball, c.PENALTY_5A_INSET) if move else ()),
            *_free_hit_measures(arena, ball, clear, way),
        ),
        readings=("H", "J", "V"),
        **with_notes(
            free_hit_at_goal("arena/penalty-5a", past_centre(ball)),
            say(minor, from_goal=c.PENALTY_5A_FROM_GOAL),
            say(w.AS_THE_UMPIRE_JUDGES),
        ),
    )


_AT_GOAL_LIMIT = c.PENALTY_5A_FROM_GOAL + TOLERANCE


def _from_goal_measure(arena: Arena, ball: Place) -> Measure:
    beside = max(-arena.half_goal, min(arena.half_goal, ball[1]))
    return Measure("from-goal", (arena.half_length, beside), ball)


_STOPS: Mapping[Stop, tuple[str, str, str]] = MappingProxyType(
    {
        "wall": (w.FROM_WALL, h.OFF_WALL, h.BOUND_WALL),
        "goal": (w.FROM_GOAL, h.FROM_GOAL, h.BOUND_GOAL),
        "both": (w.FROM_GOAL_AND_WALL, h.FROM_GOAL_AND_WALL, h.BOUND_GOAL_AND_WALL),
    }
)
"""Of each distance that stops a ball: why it is moved, where to, and what the bound says."""


def _stop_5a(arena: Arena, ball: Place) -> Stop:
    """Which of its two distances, or both, decided the place of a 5a."""
    if from_goal(arena, np.array([ball]))[0] > _AT_GOAL_LIMIT:
        return "wall"
    # At its least distance from a wall the ball is moved by any greater one.
    farther = off_the_wall(arena, np.array([ball]), c.PENALTY_5A_INSET + 2 * TOLERANCE)
    return "goal" if one(farther) == ball else "both"


def _free_hit_measures(arena: Arena, ball: Place, clear: Yards, way: Yards) -> tuple[Measure, ...]:
    """The distances of a Penalty 5: from the ball, and along the Right of Way."""
    along = positions.way_measures(arena, ball, way, headline=True)
    return positions.clear_measure(ball, clear, headline=not along), *along


def penalty_5b(arena: Arena) -> Ruling:
    """A hit from the middle of the centre line. Rule 9, Penalty 5b; reading J."""
    ball = 0.0, 0.0
    clear, way = c.PENALTY_5B_CLEAR, c.PENALTY_5B_RIGHT_OF_WAY
    return ruling_of(
        "arena/penalty-5b",
        arena,
        say(w.PENALTY_5B_SAYS, clear=clear, way=way),
        head=after_foul(
            ball_line(say(h.ON_MIDDLE), HIT),
            say(h.ANYWHERE_BUT_WAY, way=way),
            say(h.CLEAR_OF_BALL, clear=clear),
        ),
        foul=True,
        ball=ball,
        shot=Shot(("right-of-way",), right_of_way=way),
        zones=positions.free_hit_zones(arena, ball, clear, way, c.PENALTY_5B),
        measures=_free_hit_measures(arena, ball, clear, way),
        readings=("J",),
        **with_notes(
            free_hit_at_goal("arena/penalty-5b", past_centre(ball)), say(w.AS_THE_UMPIRE_JUDGES)
        ),
    )


def penalty_2_alternative(arena: Arena, at: Place) -> Ruling:
    """A Penalty 2 for a foul outside the 25, from the spot. Alternative Rule 9; reading K."""
    return _alternative("arena/penalty-2-alternative", arena, at, "arena/penalty-2")


def penalty_3_alternative(arena: Arena, at: Place) -> Ruling:
    """A Penalty 3 for a foul outside the 25, from the spot. Alternative Rule 9; reading K."""
    return _alternative("arena/penalty-3-alternative", arena, at, "arena/penalty-3")


def _alternative(rule: str, arena: Arena, at: Place, other: str) -> Ruling:
    outside = c.ALTERNATIVE_OUTSIDE
    if not at[0] < arena.out(outside) - TOLERANCE:
        raise PlaceError(
            f"({{}}, {{}}) {{yd}} is not outside the {number(outside)}-yard line:"
            f" {rule} needs x less than {{}} {{yd}}",
            *at,
            arena.out(outside),
        )
    ball = one(off_the_wall(arena, np.array([at]), c.PENALTY_5A_INSET))
    move = moved(at, ball, say(w.FROM_WALL, inset=c.PENALTY_5A_INSET))
    clear, way = c.PENALTY_5A_CLEAR, c.PENALTY_5A_RIGHT_OF_WAY
    return ruling_of(
        rule,
        arena,
        say(w.ALTERNATIVE_SAYS, inset=c.PENALTY_5A_INSET, clear=clear, way=way),
        head=after_foul(
            ball_line(
                say(h.WHERE_FOUL),
                say(h.FOR_POINTS, points=c.LONG_GOAL_POINTS),
                say(h.OFF_WALL, inset=c.PENALTY_5A_INSET) if move else None,
            ),
            say(h.ANYWHERE_BUT_WAY, way=way),
            say(h.CLEAR_OF_BALL, clear=clear),
        ),
        foul=True,
        at=at,
        ball=ball,
        moved=move,
        bound=off_wall_bound(arena, c.PENALTY_5A_INSET) if move else None,
        shot=Shot(("goal",), right_of_way=way),
        zones=positions.free_hit_zones(arena, ball, clear, way, c.ALTERNATIVE),
        measures=_free_hit_measures(arena, ball, clear, way),
        choices=(other,),
        readings=("J", "K", "W"),
        **with_notes(alternative_hit(rule), say(w.WHERE_ELECTED, line=outside)),
    )


def past_centre(ball: Place) -> bool:
    """Whether a spot is nearer the goal that the other side attacks than the centre. Reading V."""
    return ball[0] < -TOLERANCE


def free_hit(arena: Arena, at: Place) -> Ruling:
    """A free hit after one that failed, the ball where that puts it. Rule 9; reading U.

    That is at least 5 yd from every wall; nearer only by a Penalty 6b, from where a Penalty 2 was
    hit from the spot, inside the 15 at the end that the side which now hits defends.
    """
    from_the_spot = at[0] < -arena.out(c.PENALTY_2_INSIDE) - TOLERANCE
    right = one(off_the_wall(arena, np.array([at]), c.HIT_MISSED_INSET))
    if not from_the_spot and math.dist(at, right) > ROUNDED:
        raise PlaceError(
            "({}, {}) {yd} is nearer than {} {yd} to the wall, where no free hit is taken:"
            " the nearest place is ({}, {}) {yd}",
            *at,
            c.HIT_MISSED_INSET,
            *right,
        )
    return free_hit_from(arena, at)


def free_hit_from(arena: Arena, at: Place) -> Ruling:
    """The free hit from a place that a hit which failed has put the ball to."""
    clear, way = c.PENALTY_5A_CLEAR, c.PENALTY_5A_RIGHT_OF_WAY
    return ruling_of(
        "arena/free-hit",
        arena,
        free_hit_sentence(w.FREE_HIT_SAYS),
        head=without_foul(
            ball_line(say(h.WHERE_SHOT_PUT_IT)),
            say(h.ANYWHERE_BUT_WAY, way=way),
            say(h.CLEAR_OF_BALL, clear=clear),
        ),
        at=at,
        ball=at,
        shot=Shot(("anywhere",), right_of_way=way),
        zones=positions.free_hit_zones(arena, at, clear, way, c.FREE_HIT),
        measures=(
            positions.clear_measure(at, clear, headline=True),
            *positions.way_measures(arena, at, way),
        ),
        readings=("J", "U"),
    )


def free_hit_sentence(template: str, **figures: Any) -> Phrase:
    """A sentence on a free hit that follows a failed one, with the distances of a 5a."""
    return say(template, clear=c.PENALTY_5A_CLEAR, way=c.PENALTY_5A_RIGHT_OF_WAY, **figures)
