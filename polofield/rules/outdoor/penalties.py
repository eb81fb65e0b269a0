"""Outdoor Rule 37: the penalties that put a ball on the field, 1 to 6."""

from __future__ import annotations

from typing import Any

import numpy as np

from polofield.rules.making import (
    clear_of,
    clear_of_goal,
    moved,
    one,
    refuse_off_line,
    ruling_of,
)
from polofield.rules.outdoor import clauses as c
from polofield.rules.outdoor import foul_shots
from polofield.rulings.clause import Clause, Yards
from polofield.rulings.phrase import say
from polofield.rulings.ruling import (
    ANYWHERE,
    AT_GOAL,
    OFF_FIELD_OR_RETURNING,
    Consequence,
    Measure,
    Place,
    Ruling,
    Zone,
)
from polofield.surface.limits import AllOf, Floats, at_least_x, at_most_x
from polofield.surface.surfaces import Field
from polofield.words import outdoor_penalties as w


def penalty_1(field: Field) -> Ruling:
    """A goal to the fouled side, then a Penalty 5b with ends changed. Rule 37, Penalty 1."""
    return ruling_of(
        "outdoor/penalty-1",
        field,
        say(w.PENALTY_1_SAYS),
        kind="goal",
        consequences=(
            Consequence(
                say(w.GOAL_AWARDED_WHEN), say(w.PENALTY_5B_ENDS_CHANGED), "outdoor/penalty-5b"
            ),
        ),
        readings=("E",),
    )


def penalty_2(field: Field) -> Ruling:
    """A hit from the middle of the 30-yard line. Rule 37, Penalty 2."""
    ball = field.out(c.PENALTY_2_OUT), 0.0
    return ruling_of(
        "outdoor/penalty-2",
        field,
        say(w.PENALTY_2_SAYS, out=c.PENALTY_2_OUT),
        ball=ball,
        shot=AT_GOAL,
        zones=(_behind_back_line(field, c.PENALTY_2),),
        measures=(from_back_line(field, ball),),
        choices=("outdoor/penalty-2-from-spot",),
        notes=(say(w.CHOICE_OF_SPOT),),
        readings=foul_shots.readings(field, ball),
        **_penalty_2_carried_out(field, "outdoor/penalty-2", ball),
    )


def penalty_2_from_spot(field: Field, at: Place) -> Ruling:
    """A hit from where the foul was, as the fouled side may choose. Rule 37, Penalty 2."""
    return ruling_of(
        "outdoor/penalty-2-from-spot",
        field,
        say(w.PENALTY_2_FROM_SPOT_SAYS, clear=c.PENALTY_2_CLEAR),
        at=at,
        ball=at,
        shot=AT_GOAL,
        zones=(_clear_of_ball(at, c.PENALTY_2_CLEAR), _behind_back_line(field, c.PENALTY_2)),
        measures=(_clear_measure(at, c.PENALTY_2_CLEAR),),
        choices=("outdoor/penalty-2",),
        notes=(say(w.CHOICE_OF_LINE, out=c.PENALTY_2_OUT),),
        readings=("A", *foul_shots.readings(field, at)),
        **_penalty_2_carried_out(field, "outdoor/penalty-2-from-spot", at),
    )


def penalty_3(field: Field) -> Ruling:
    """An undefended hit from the middle of the 40-yard line. Rule 37, Penalty 3."""
    return _penalty_3(field, defended=False)


def penalty_3_defended(field: Field) -> Ruling:
    """The same, defended once it is hit, where the event elected that. Rule 37, Penalty 3."""
    return _penalty_3(field, defended=True)


def penalty_4(field: Field) -> Ruling:
    """A free hit from the middle of the 60-yard line. Rule 37, Penalty 4."""
    ball = field.out(c.PENALTY_4_OUT), 0.0
    return ruling_of(
        "outdoor/penalty-4",
        field,
        say(w.PENALTY_4_SAYS, out=c.PENALTY_4_OUT, behind=c.PENALTY_4_BEHIND),
        ball=ball,
        shot=AT_GOAL,
        zones=(behind_30(field, c.PENALTY_4_BEHIND),),
        measures=(from_back_line(field, ball), line_measure(field, c.PENALTY_4_BEHIND)),
        readings=("D", *foul_shots.readings(field, ball)),
        **foul_shots.carried_out(
            field,
            ball,
            foul_shots.LIVE,
            procedure_broken=(
                Consequence(
                    say(w.PROCEDURE_STOPPED_GOAL),
                    say(w.GOAL_TO_HITTERS),
                    "outdoor/after-goal",
                    "procedure",
                ),
            ),
        ),
    )


def place_5a(field: Field, xy: Floats) -> Floats:
    """Where the ball is put for each of (n, 2) places: 5 yd in from the sides. Rule 37, 5a."""
    inside = field.half_width - c.PENALTY_5A_INSET
    return np.column_stack((xy[:, 0], np.clip(xy[:, 1], -inside, inside)))


def penalty_5a(field: Field, at: Place) -> Ruling:
    """A hit from where the ball was, 5 yd in from the sides. Rule 37, Penalty 5a."""
    ball = one(place_5a(field, np.array([at])))
    why = say(w.FROM_THE_EDGE, inset=c.PENALTY_5A_INSET, edge=field.side_name)
    move = moved(at, ball, why)
    positions = free_hit_positions(field, ball, c.PENALTY_5A_CLEAR)
    edge = ball[0], float(np.copysign(field.half_width, ball[1]))
    inset = (Measure("inset", edge, ball),) if move else ()
    return ruling_of(
        "outdoor/penalty-5a",
        field,
        say(
            w.PENALTY_5A_SAYS,
            inset=c.PENALTY_5A_INSET,
            clear=c.PENALTY_5A_CLEAR,
            edge=field.side_name,
        ),
        at=at,
        ball=ball,
        moved=move,
        shot=ANYWHERE,
        measures=(*inset, *positions.pop("measures")),
        readings=("B", "C", "O", *foul_shots.readings(field, ball)),
        **positions,
        **foul_shots.carried_out(field, ball, foul_shots.LIVE),
    )


def penalty_5b(field: Field) -> Ruling:
    """A hit from the centre of the field. Rule 37, Penalty 5b."""
    ball = 0.0, 0.0
    return ruling_of(
        "outdoor/penalty-5b",
        field,
        say(w.PENALTY_5B_SAYS, clear=c.PENALTY_5B_CLEAR),
        ball=ball,
        shot=ANYWHERE,
        readings=("B", "O"),
        **free_hit_positions(field, ball, c.PENALTY_5B_CLEAR),
        **foul_shots.carried_out(field, ball, foul_shots.LIVE),
    )


def place_6(field: Field, xy: Floats) -> Floats:
    """Where the ball is put for each of (n, 2) crossings: on the 60. Rule 37, Penalty 6."""
    across = np.clip(xy[:, 1], -c.PENALTY_6_ACROSS, c.PENALTY_6_ACROSS)
    return np.column_stack((np.full(len(xy), field.out(c.PENALTY_6_OUT)), across))


def penalty_6(field: Field, at: Place) -> Ruling:
    """The safety: a hit from the 60, opposite where the ball crossed. Rule 37, Penalty 6."""
    refuse_off_line(field, at, "attacked-line", "a Penalty 6")
    ball = one(place_6(field, np.array([at])))
    return ruling_of(
        "outdoor/penalty-6",
        field,
        say(
            w.PENALTY_6_SAYS,
            out=c.PENALTY_6_OUT,
            across=c.PENALTY_6_ACROSS,
            behind=c.PENALTY_6_BEHIND,
        ),
        at=at,
        ball=ball,
        moved=moved(
            (ball[0], at[1]),
            ball,
            say(w.FROM_THE_MIDDLE, across=c.PENALTY_6_ACROSS, out=c.PENALTY_6_OUT),
        ),
        shot=ANYWHERE,
        zones=(behind_30(field, c.PENALTY_6_BEHIND),),
        measures=(from_back_line(field, ball), line_measure(field, c.PENALTY_6_BEHIND)),
        readings=("D", "G", *foul_shots.readings(field, ball)),
        **foul_shots.carried_out(field, ball, foul_shots.LIVE),
    )


def _penalty_3(field: Field, *, defended: bool) -> Ruling:
    rule = "outdoor/penalty-3-defended" if defended else "outdoor/penalty-3"
    line = field.out(c.PENALTY_3_OUT)
    ball = line, 0.0
    where = say(w.DEFENDED_WHERE, goals=c.PENALTY_3_EVENT_GOALS, umpires=c.PENALTY_3_UMPIRES)
    return ruling_of(
        rule,
        field,
        say(w.PENALTY_3_DEFENDED_SAYS if defended else w.PENALTY_3_SAYS, out=c.PENALTY_3_OUT),
        ball=ball,
        shot=AT_GOAL,
        zones=(
            Zone(
                "behind-ball",
                "hitting",
                at_most_x(line),
                say(w.BEHIND_BALL_LINE, out=c.PENALTY_3_OUT),
                "hit",
                c.PENALTY_3,
                OFF_FIELD_OR_RETURNING,
            ),
            _behind_back_line(field, c.PENALTY_3, exempt=True),
        ),
        measures=(from_back_line(field, ball),),
        notes=(where,) if defended else (),
        readings=foul_shots.readings(field, ball),
        **foul_shots.carried_out(
            field,
            ball,
            foul_shots.ONE_HIT_UNTIL_TOUCHED if defended else foul_shots.ONE_HIT,
            not_allowed=(say(w.NOT_THROUGH_GOAL), say(w.ONE_HIT_UNTIL))
            if defended
            else (say(w.STAY_OFF_UNDEFENDED), say(w.ONE_HIT)),
            procedure_broken=_entered_improperly(rule),
        ),
    )


def _entered_improperly(rule: str) -> tuple[Consequence, Consequence]:
    return (
        Consequence(
            say(w.IMPROPER_STOPPED_GOAL), say(w.GOAL_TO_HITTERS), "outdoor/after-goal", "procedure"
        ),
        Consequence(say(w.IMPROPER_NO_GOAL), say(w.TAKEN_AGAIN), rule, "procedure", "hitting"),
    )


def _penalty_2_carried_out(field: Field, rule: str, ball: Place) -> dict[str, Any]:
    return foul_shots.carried_out(
        field,
        ball,
        foul_shots.ONE_HIT,
        not_allowed=(say(w.STAY_OFF),),
        procedure_broken=_entered_improperly(rule),
    )


def free_hit_positions(field: Field, ball: Place, clear: Yards) -> dict[str, Any]:
    """Zones, measure and notes of a 5a or 5b: clear of the ball, and goal side of it."""
    goal_side = Zone(
        "goal-side",
        "opposing",
        at_least_x(ball[0]),
        say(w.GOAL_SIDE),
        "hit",
        clear.clause,
        OFF_FIELD_OR_RETURNING,
    )
    zones = (_clear_of_ball(ball, clear), goal_side)
    return {
        "zones": zones,
        "measures": (_clear_measure(ball, clear),),
        "notes": () if _room_on_field(field, ball, clear) else (say(w.NO_ROOM),),
    }


def _room_on_field(field: Field, ball: Place, clear: float) -> bool:
    """Whether any playing area lies goal side of the ball and clear of it.

    Its far corner is the place of all goal side that is farthest from the ball.
    """
    ahead = field.half_length - ball[0]
    across = field.half_width + abs(ball[1])
    return ahead > 0 and bool(np.hypot(ahead, across) > clear)


def behind_30(field: Field, behind: Yards) -> Zone:
    """The opposing side behind a line in front of the goal that it defends, off the field too."""
    return Zone(
        "behind-line",
        "opposing",
        at_least_x(field.out(behind)),
        say(w.BEHIND_30, behind=behind),
        "play-and-hit",
        behind.clause,
        OFF_FIELD_OR_RETURNING,
    )


def _behind_back_line(field: Field, clause: Clause, *, exempt: bool = False) -> Zone:
    return Zone(
        "behind-back-line",
        "opposing",
        AllOf((at_least_x(field.half_length), clear_of_goal(field))),
        say(w.BEHIND_BACK_LINE),
        "hit",
        clause,
        OFF_FIELD_OR_RETURNING if exempt else (),
    )


def _clear_of_ball(ball: Place, clear: Yards) -> Zone:
    return Zone(
        "clear-of-ball",
        "opposing",
        clear_of(ball, clear),
        say(w.CLEAR_OF_BALL, clear=clear),
        "hit",
        clear.clause,
    )


def from_back_line(field: Field, ball: Place) -> Measure:
    """How far out from the attacked back line the ball is."""
    return Measure("out", (field.half_length, ball[1]), ball)


def line_measure(field: Field, behind: float) -> Measure:
    """How far out from the attacked back line a line is, along the left edge."""
    edge = field.half_width
    return Measure("line", (field.half_length, edge), (field.out(behind), edge))


def _clear_measure(ball: Place, clear: float) -> Measure:
    return Measure("clear", ball, (ball[0] + clear, ball[1]))
