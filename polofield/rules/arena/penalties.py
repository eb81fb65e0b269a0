"""Arena Rule 9: the penalties that put a ball in the arena, 1 to 5, and the free hit after them."""

from __future__ import annotations

from typing import Any

from polofield.errors import PlaceError
from polofield.rules.arena import clauses as c
from polofield.rules.arena import positions
from polofield.rules.arena.execution import UMPIRES_CHOICE, set_hit
from polofield.rules.heads import after_foul, ball_line
from polofield.rules.making import ruling_of
from polofield.rulings.clause import Yards
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import Phrase, YardLine, number, say
from polofield.rulings.ruling import AT_GOAL, Measure, Place, Ruling, Zone
from polofield.surface.limits import AllOf, nearest
from polofield.surface.surfaces import Arena
from polofield.units import TOLERANCE
from polofield.words import arena_penalties as w
from polofield.words import heads as h

ROUNDED = 0.01
"""Yards by which a place may be off the one that it is read from: figures show it in hundredths."""
ONE_HIT = say(h.ONE_HIT_APPROACHES, approaches=c.APPROACHES)
"""How the ball is played, in a head."""
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
        "awarded",
        say(w.AWARDED_WHEN),
        say(w.PENALTY_5B_THEN),
        "penalty",
        "arena/penalty-5b",
        to="hitting",
    )
    return ruling_of(
        "arena/penalty-1",
        arena,
        sentence,
        kind="goal",
        foul=True,
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
        head=after_foul(
            ball_line(say(h.IN_FRONT, out=out), ONE_HIT),
            say(h.ALL_BEHIND_BALL),
            say(h.DEFENDER_AT_CORNER if at_corner else h.DEFENDER_BY_WALL, clear=clear, edge=edge),
        ),
        foul=True,
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
            positions.clear_measure(ball, clear, headline=at_corner),
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
    edges = positions.edge_measures(arena, edge, goal_sides)
    return ruling_of(
        "arena/penalty-2-from-spot",
        arena,
        say(
            w.PENALTY_2_FROM_SPOT_SAYS,
            inside=inside,
            goal_side=w.OTHER_SIDE if len(goal_sides) == 1 else w.EITHER_SIDE,
        ),
        head=after_foul(
            ball_line(say(h.WHERE_FOUL_INSIDE, line=YardLine(inside)), ONE_HIT),
            say(h.ALL_BUT_HITTER, line=YardLine(inside)),
            say(
                h.DEFENDER_OTHER_SIDE if len(goal_sides) == 1 else h.DEFENDER_EITHER_SIDE,
                clear=clear,
            ),
        ),
        foul=True,
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
            *edges,
            positions.clear_measure(at, clear, headline=not edges),
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
        head=after_foul(
            ball_line(say(h.IN_FRONT, out=out), ONE_HIT),
            say(h.ALL_BEHIND_BALL),
            say(h.DEFENDER_IN_ARC, clear=clear, arc=arc),
        ),
        foul=True,
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
