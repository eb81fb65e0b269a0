"""Outdoor Rule 37: the penalties that put a ball on the field, 1 to 6."""

from __future__ import annotations

from typing import Any

import numpy as np

from polofield.clause import Clause, Yards
from polofield.limits import AllOf, Floats, at_least_x, at_most_x
from polofield.rules import clauses as c
from polofield.rules.making import (
    clear_of,
    clear_of_goal,
    moved,
    one,
    refuse_goal,
    refuse_off_line,
    ruling_of,
)
from polofield.rulings import (
    ANYWHERE,
    AT_GOAL,
    OFF_FIELD_OR_RETURNING,
    Clock,
    Consequence,
    Measure,
    Place,
    Ruling,
    Zone,
)
from polofield.surfaces import Field
from polofield.words import Phrase, say
from polofield.words import outdoor_penalties as w

HIT_WITHIN = Clock(say(w.HIT_WITHIN), c.FOUL_SHOT_WITHIN, say(w.HIT_WITHIN_SINCE))
FOUL_SHOT_PROHIBITIONS = (say(w.ONE_APPROACH), say(w.NOT_BEFORE_PLAY))
BALL_BREAKS = Consequence(
    say(w.BALL_BREAKS), say(w.AGAIN_SAME_PLACE), "outdoor/ball-broken", "hit", "hitting"
)
_REFUSED = say(w.HIT_FAILS, seconds=c.FOUL_SHOT_WITHIN), "outdoor/foul-shot-refused"


def _foul_shot(lost: str) -> tuple[Consequence, ...]:
    """What can come of a foul shot, and what its loss brings."""
    when, rule = _REFUSED
    return (
        Consequence(say(w.INTO_GOAL), say(w.GOAL_SCORED), "outdoor/after-goal", "hit"),
        Consequence(when, say(lost), rule, "before-hit", "opposing"),
        *_EITHER_WAY,
    )


_EITHER_WAY = (
    Consequence(
        say(w.KICKED_BEFORE),
        say(w.WAS_THE_APPROACH),
        "outdoor/foul-shot-refused",
        "before-hit",
        "opposing",
    ),
    Consequence(say(w.HIT_EARLY), say(w.FOUL_BY_HITTER), None, "before-hit", "opposing"),
    Consequence(say(w.KICKED_AFTER), say(w.SECOND_HIT), None, "hit", "opposing"),
    Consequence(say(w.INTO_FOOT), say(w.NOT_SECOND_HIT), None, "hit"),
    BALL_BREAKS,
)
FOUL_SHOT_AT_GOAL = _foul_shot(w.FOUL_SHOT_LOST)
"""Of a foul shot from no farther than the 60: its loss can bring no Penalty 4."""
FOUL_SHOT_ANYWHERE = _foul_shot(w.FOUL_SHOT_LOST_ANYWHERE)
"""Of a foul shot that may be hit from anywhere on the field."""
MISSED_IS_DEAD = Consequence(say(w.MISSED_DEAD), say(w.DEAD_BALL), None, "hit")
MISSED_IS_LIVE = Consequence(say(w.MISSED_DEAD), say(w.LIVE_BALL), None, "hit")


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
        **_penalty_2_execution("outdoor/penalty-2", say(w.CHOICE_OF_SPOT)),
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
        readings=("A",),
        **_penalty_2_execution(
            "outdoor/penalty-2-from-spot", say(w.CHOICE_OF_LINE, out=c.PENALTY_2_OUT)
        ),
    )


def penalty_3(field: Field) -> Ruling:
    """An undefended hit from the middle of the 40-yard line. Rule 37, Penalty 3."""
    return _penalty_3(field, "outdoor/penalty-3")


def penalty_3_defended(field: Field) -> Ruling:
    """The same, defended once it is hit, where the event elected that. Rule 37, Penalty 3."""
    return _penalty_3(field, "outdoor/penalty-3-defended")


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
        readings=("D",),
        clock=(HIT_WITHIN,),
        prohibitions=FOUL_SHOT_PROHIBITIONS,
        consequences=(
            Consequence(
                say(w.PROCEDURE_STOPPED_GOAL),
                say(w.GOAL_TO_HITTERS),
                "outdoor/after-goal",
                "procedure",
            ),
            MISSED_IS_LIVE,
            *FOUL_SHOT_AT_GOAL,
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
        readings=("B", "C", "O"),
        **positions,
        **_free_hit_execution(),
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
        **_free_hit_execution(),
    )


def place_6(field: Field, xy: Floats) -> Floats:
    """Where the ball is put for each of (n, 2) crossings: on the 60. Rule 37, Penalty 6."""
    across = np.clip(xy[:, 1], -c.PENALTY_6_ACROSS, c.PENALTY_6_ACROSS)
    return np.column_stack((np.full(len(xy), field.out(c.PENALTY_6_OUT)), across))


def penalty_6(field: Field, at: Place) -> Ruling:
    """The safety: a hit from the 60, opposite where the ball crossed. Rule 37, Penalty 6."""
    refuse_off_line(field, at, "attacked-line", "a Penalty 6")
    refuse_goal(field, at[1], "a Penalty 6")
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
        readings=("D", "G"),
        clock=(HIT_WITHIN,),
        prohibitions=FOUL_SHOT_PROHIBITIONS,
        consequences=(MISSED_IS_LIVE, *FOUL_SHOT_AT_GOAL),
    )


def _penalty_3(field: Field, rule: str) -> Ruling:
    defended = rule.endswith("defended")
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
        clock=(HIT_WITHIN,),
        prohibitions=(
            *FOUL_SHOT_PROHIBITIONS,
            *(
                (say(w.NOT_THROUGH_GOAL), say(w.ONE_HIT_UNTIL))
                if defended
                else (say(w.STAY_OFF_UNDEFENDED), say(w.ONE_HIT))
            ),
        ),
        consequences=(*_came_on_wrongly(rule), MISSED_IS_DEAD, *FOUL_SHOT_AT_GOAL),
        notes=(where,) if defended else (),
    )


def _came_on_wrongly(rule: str) -> tuple[Consequence, Consequence]:
    return (
        Consequence(
            say(w.IMPROPER_STOPPED_GOAL), say(w.GOAL_TO_HITTERS), "outdoor/after-goal", "procedure"
        ),
        Consequence(say(w.IMPROPER_NO_GOAL), say(w.TAKEN_AGAIN), rule, "procedure", "hitting"),
    )


def _penalty_2_execution(rule: str, choice: Phrase) -> dict[str, Any]:
    from_spot = rule == "outdoor/penalty-2-from-spot"
    return {
        "clock": (HIT_WITHIN,),
        "prohibitions": (*FOUL_SHOT_PROHIBITIONS, say(w.STAY_OFF)),
        "consequences": (
            *_came_on_wrongly(rule),
            MISSED_IS_DEAD,
            *(FOUL_SHOT_ANYWHERE if from_spot else FOUL_SHOT_AT_GOAL),
        ),
        "notes": (choice,),
    }


def _free_hit_execution() -> dict[str, Any]:
    return {
        "clock": (HIT_WITHIN,),
        "prohibitions": FOUL_SHOT_PROHIBITIONS,
        "consequences": (MISSED_IS_LIVE, *FOUL_SHOT_ANYWHERE),
    }


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
