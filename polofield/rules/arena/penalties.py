"""Arena Rule 9: the penalties that put a ball in the arena, 1 to 5, and the free hit after them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from polofield.errors import PlaceError
from polofield.rules.arena import clauses as c
from polofield.rules.arena import positions
from polofield.rules.arena.execution import (
    UMPIRES_CHOICE,
    alternative_hit,
    free_hit_at_goal,
    set_hit,
)
from polofield.rules.arena.spots import from_goal, off_the_wall, place_5a
from polofield.rules.making import moved, one, ruling_of
from polofield.rulings.clause import Yards
from polofield.rulings.phrase import Phrase, number, say
from polofield.rulings.ruling import AT_GOAL, Consequence, Measure, Move, Place, Ruling, Shot, Zone
from polofield.surface.limits import AllOf, nearest
from polofield.surface.surfaces import Arena
from polofield.units import TOLERANCE
from polofield.words import arena_penalties as w

ROUNDED = 0.01
"""Yards by which a place may be off the one that it is read from: figures show it in hundredths."""
OR_ALTERNATIVE = say(w.OR_ALTERNATIVE, line=c.ALTERNATIVE_OUTSIDE)


def with_notes(parts: dict[str, Any], *notes: Phrase) -> dict[str, Any]:
    """The parts of a ruling with notes of what is particular."""
    return {**parts, "notes": notes}


def penalty_1(arena: Arena, goals: int = 1) -> Ruling:
    """One goal or two to the fouled side, then a Penalty 5b. Rule 9, Penalty 1."""
    count, why = (w.ONE_GOAL, w.ONE_AS_SHORT) if goals == 1 else (w.TWO_GOALS, w.TWO_AS_LONG)
    return goal_awarded(arena, say(w.PENALTY_1_SAYS, goals=count), notes=(say(why),))


def goal_awarded(arena: Arena, sentence: Phrase, **parts: Any) -> Ruling:
    """A Penalty 1 in those words, whether it is one goal or two."""
    again = Consequence(
        say(w.AWARDED_WHEN), say(w.PENALTY_5B_THEN), "arena/penalty-5b", to="hitting"
    )
    return ruling_of(
        "arena/penalty-1",
        arena,
        sentence,
        kind="goal",
        consequences=(*parts.pop("consequences", ()), again),
        readings=("E",),
        procedure=(UMPIRES_CHOICE,),
        **parts,
    )


def penalty_2(arena: Arena) -> Ruling:
    """A hit from 15 yd out, past one defender by the end wall. Rule 9, Penalty 2."""
    return _past_defender(
        "arena/penalty-2",
        arena,
        (c.PENALTY_2_OUT, c.PENALTY_2_EDGE, c.PENALTY_2_CLEAR),
        ("arena/penalty-2-from-spot", "arena/penalty-2-alternative"),
        (say(w.OR_FROM_SPOT, inside=c.PENALTY_2_INSIDE), OR_ALTERNATIVE),
    )


def penalty_3(arena: Arena) -> Ruling:
    """A hit from 25 yd out, past one defender by the end wall. Rule 9, Penalty 3."""
    return _past_defender(
        "arena/penalty-3",
        arena,
        (c.PENALTY_3_OUT, c.PENALTY_3_EDGE, c.PENALTY_3_CLEAR),
        ("arena/penalty-3-alternative",),
        (OR_ALTERNATIVE,),
    )


def _past_defender(
    rule: str,
    arena: Arena,
    figures: tuple[Yards, Yards, Yards],
    choices: tuple[str, ...],
    notes: tuple[Phrase, ...],
) -> Ruling:
    out, edge, clear = figures
    ball = arena.out(out), 0.0
    at_corner = positions.corner_is_nearer(arena, edge)
    return ruling_of(
        rule,
        arena,
        say(w.MIDDLE_CORNER_SAYS if at_corner else w.MIDDLE_SAYS, out=out, clear=clear, edge=edge),
        ball=ball,
        shot=AT_GOAL,
        zones=(
            *positions.behind_line(arena, out, w.BEHIND_BALL),
            *positions.clear_of_hitter(ball, clear),
            positions.defender_by_wall(arena, edge),
        ),
        measures=(
            positions.out_measure(arena, ball),
            *positions.edge_measures(arena, edge),
            positions.clear_measure(ball, clear),
        ),
        choices=choices,
        readings=("L", "T"),
        **with_notes(set_hit(rule), *notes),
    )


def penalty_2_from_spot(arena: Arena, at: Place) -> Ruling:
    """A Penalty 2 from where the foul was, inside the 15. Rule 9, Penalty 2; reading W.

    The defender is on the other side of the goal from the ball, on either where the ball is level
    with its middle.
    """
    inside, edge, clear = c.PENALTY_2_INSIDE, c.PENALTY_2_EDGE, c.PENALTY_2_CLEAR
    if not at[0] > arena.out(inside) + TOLERANCE:
        raise PlaceError(
            f"({{}}, {{}}) {{yd}} is not inside the {number(inside)}-yard line:"
            " arena/penalty-2-from-spot needs x more than {} {yd}",
            *at,
            arena.out(inside),
        )
    goal_sides: tuple[int, ...] = positions.LEFT_AND_RIGHT
    if abs(at[1]) > TOLERANCE:
        goal_sides = (-1,) if at[1] > 0 else (1,)
    zones = (
        *positions.behind_line(arena, inside, w.BEHIND_LINE),
        *positions.clear_of_hitter(at, clear),
        positions.defender_by_wall(arena, edge, goal_sides),
    )
    notes = [say(w.ONLY_INSIDE, inside=inside), say(w.HITTER_FREE)]
    if not _defender_has_place(arena, zones, edge, goal_sides):
        notes.append(say(w.NO_DEFENDER_PLACE, clear=clear))
    return ruling_of(
        "arena/penalty-2-from-spot",
        arena,
        say(
            w.PENALTY_2_FROM_SPOT_SAYS,
            inside=inside,
            goal_side=w.OTHER_SIDE if len(goal_sides) == 1 else w.EITHER_SIDE,
        ),
        at=at,
        ball=at,
        shot=AT_GOAL,
        zones=zones,
        measures=(
            Measure(
                "line",
                (arena.half_length, arena.half_width),
                (arena.out(inside), arena.half_width),
            ),
            *positions.edge_measures(arena, edge, goal_sides),
            positions.clear_measure(at, clear),
        ),
        choices=("arena/penalty-2",),
        readings=("L", "T", "W"),
        **with_notes(set_hit("arena/penalty-2-from-spot"), *notes),
    )


def _defender_has_place(
    arena: Arena, zones: tuple[Zone, ...], edge: float, goal_sides: tuple[int, ...]
) -> bool:
    """Whether the defender has any place that is clear of the hitter too.

    In all but the narrowest of cut or rounded corners the place at the wall itself is one.
    """
    limit = AllOf((arena.ground, *(zone.limit for zone in zones if zone.side == "designated")))
    return any(
        nearest(limit, *positions.nearest_to_goal(arena, edge, sign)) is not None
        for sign in goal_sides
    )


def penalty_4(arena: Arena) -> Ruling:
    """A hit from 25 yd out, one defender within 5 yd of the goal. Rule 9, Penalty 4; reading I."""
    out, arc, clear = c.PENALTY_4_OUT, c.PENALTY_4_ARC, c.PENALTY_4_CLEAR
    ball = arena.out(out), 0.0
    return ruling_of(
        "arena/penalty-4",
        arena,
        say(w.PENALTY_4_SAYS, out=out, clear=clear, arc=arc),
        ball=ball,
        shot=AT_GOAL,
        zones=(
            *positions.behind_line(arena, out, w.BEHIND_BALL),
            *positions.clear_of_hitter(ball, clear),
            positions.defender_in_arc(arena, arc),
        ),
        measures=(
            positions.out_measure(arena, ball),
            positions.arc_measure(arena, arc),
            positions.clear_measure(ball, clear),
        ),
        readings=("I", "T"),
        **set_hit("arena/penalty-4"),
    )


def penalty_5a(arena: Arena, at: Place) -> Ruling:
    """A hit from where the foul was, off goal and wall. Rule 9, Penalty 5a; readings H and J."""
    ball = one(place_5a(arena, np.array([at])))
    clear, way = c.PENALTY_5A_CLEAR, c.PENALTY_5A_RIGHT_OF_WAY
    move = _moved_5a(arena, at, ball)
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
        at=at,
        ball=ball,
        moved=move,
        shot=Shot(("right-of-way",), right_of_way=way),
        zones=positions.free_hit_zones(arena, ball, clear, way, c.PENALTY_5A),
        measures=(
            *((from_mouth,) if move and from_mouth.length <= _AT_GOAL_LIMIT else ()),
            *(positions.inset_measures(arena, ball, c.PENALTY_5A_INSET) if move else ()),
            positions.clear_measure(ball, clear),
            *positions.way_measures(arena, ball, way),
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


def _moved_5a(arena: Arena, at: Place, ball: Place) -> Move | None:
    """The move to the place of a 5a, with the one of its two distances, or both, that stop it."""
    if ball == at:
        return None
    why = w.FROM_WALL
    if from_goal(arena, np.array([ball]))[0] <= _AT_GOAL_LIMIT:
        # At its least distance from a wall the ball is moved by any greater one.
        farther = off_the_wall(arena, np.array([ball]), c.PENALTY_5A_INSET + 2 * TOLERANCE)
        why = w.FROM_GOAL if one(farther) == ball else w.FROM_GOAL_AND_WALL
    least, inset = c.PENALTY_5A_FROM_GOAL, c.PENALTY_5A_INSET
    return moved(at, ball, say(why, from_goal=least, inset=inset))


def penalty_5b(arena: Arena) -> Ruling:
    """A hit from the middle of the centre line. Rule 9, Penalty 5b; reading J."""
    ball = 0.0, 0.0
    clear, way = c.PENALTY_5B_CLEAR, c.PENALTY_5B_RIGHT_OF_WAY
    return ruling_of(
        "arena/penalty-5b",
        arena,
        say(w.PENALTY_5B_SAYS, clear=clear, way=way),
        ball=ball,
        shot=Shot(("right-of-way",), right_of_way=way),
        zones=positions.free_hit_zones(arena, ball, clear, way, c.PENALTY_5B),
        measures=(
            positions.clear_measure(ball, clear),
            *positions.way_measures(arena, ball, way),
        ),
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
    clear, way = c.PENALTY_5A_CLEAR, c.PENALTY_5A_RIGHT_OF_WAY
    return ruling_of(
        rule,
        arena,
        say(w.ALTERNATIVE_SAYS, inset=c.PENALTY_5A_INSET, clear=clear, way=way),
        at=at,
        ball=ball,
        moved=moved(at, ball, say(w.FROM_WALL, inset=c.PENALTY_5A_INSET)),
        shot=Shot(("goal",), right_of_way=way),
        zones=positions.free_hit_zones(arena, ball, clear, way, c.ALTERNATIVE),
        measures=(
            positions.clear_measure(ball, clear),
            *positions.way_measures(arena, ball, way),
        ),
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
        at=at,
        ball=at,
        shot=Shot(("anywhere",), right_of_way=way),
        zones=positions.free_hit_zones(arena, at, clear, way, c.FREE_HIT),
        measures=(positions.clear_measure(at, clear), *positions.way_measures(arena, at, way)),
        readings=("J", "U"),
    )


def free_hit_sentence(template: str, **figures: Any) -> Phrase:
    """A sentence on a free hit that follows a failed one, with the distances of a 5a."""
    return say(template, clear=c.PENALTY_5A_CLEAR, way=c.PENALTY_5A_RIGHT_OF_WAY, **figures)
