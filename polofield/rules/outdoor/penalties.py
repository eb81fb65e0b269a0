"""Outdoor Rule 37: the penalties that put a ball on the field, 1 to 6."""

from __future__ import annotations

from typing import Any

import numpy as np

from polofield.rules.heads import (
    STANDS_ANYWHERE,
    STANDS_ON_OR_OFF,
    Duty,
    Head,
    after_foul,
    ball_line,
)
from polofield.rules.making import moved, one, refuse_off_line, ruling_of
from polofield.rules.outdoor import clauses as c
from polofield.rules.outdoor import foul_shots
from polofield.rules.outdoor.positions import (
    HIT,
    ONE_HIT,
    behind_30,
    behind_back_line,
    clear_measure,
    clear_of_ball,
    edge_bound,
    free_hit_positions,
    from_back_line,
    goal_side_duty,
    line_measure,
    opposite_centre,
    where_5a,
)
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import YardLine, say
from polofield.rulings.ruling import (
    ANYWHERE,
    AT_GOAL,
    OFF_FIELD_OR_RETURNING,
    Bound,
    Measure,
    Place,
    Ruling,
    Zone,
)
from polofield.surface.limits import AllOf, Floats, Limit, at_least_y, at_most_x, at_most_y
from polofield.surface.surfaces import Field
from polofield.words import cases as k
from polofield.words import heads as h
from polofield.words import outdoor_penalties as w


def penalty_1(field: Field) -> Ruling:
    """A goal to the fouled side, then a Penalty 5b with ends changed. Rule 37, Penalty 1."""
    return ruling_of(
        "outdoor/penalty-1",
        field,
        say(w.PENALTY_1_SAYS),
        kind="goal",
        foul=True,
        consequences=(
            Consequence(
                "awarded",
                say(w.GOAL_AWARDED_WHEN),
                say(w.PENALTY_5B_ENDS_CHANGED),
                "penalty",
                "outdoor/penalty-5b",
                to="hitting",
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
        head=after_foul(
            ball_line(opposite_centre(c.PENALTY_2_OUT), ONE_HIT),
            STANDS_ANYWHERE,
            say(h.BEHIND_BACK_LINE),
        ),
        foul=True,
        ball=ball,
        shot=AT_GOAL,
        zones=(behind_back_line(field, c.PENALTY_2),),
        measures=(from_back_line(field, ball, headline=True),),
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
        head=after_foul(
            ball_line(say(h.WHERE_FOUL), ONE_HIT),
            STANDS_ANYWHERE,
            say(h.BEHIND_BACK_LINE_CLEAR, clear=c.PENALTY_2_CLEAR),
        ),
        foul=True,
        at=at,
        ball=at,
        shot=AT_GOAL,
        zones=(clear_of_ball(at, c.PENALTY_2_CLEAR), behind_back_line(field, c.PENALTY_2)),
        measures=(clear_measure(at, c.PENALTY_2_CLEAR),),
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
        head=after_foul(
            ball_line(opposite_centre(c.PENALTY_4_OUT), HIT),
            STANDS_ON_OR_OFF,
            say(h.BEHIND_30, line=YardLine(c.PENALTY_4_BEHIND)),
        ),
        foul=True,
        ball=ball,
        shot=AT_GOAL,
        zones=(behind_30(field, c.PENALTY_4_BEHIND),),
        measures=(
            from_back_line(field, ball),
            line_measure(field, c.PENALTY_4_BEHIND, headline=True),
        ),
        readings=("D", *foul_shots.readings(field, ball)),
        **foul_shots.carried_out(
            field,
            ball,
            foul_shots.LIVE,
            procedure_broken=(
                Consequence(
                    "procedure-goal",
                    say(w.PROCEDURE_STOPPED_GOAL),
                    say(w.GOAL_TO_HITTERS),
                    "goal",
                    "outdoor/after-goal",
                    "procedure",
                    "hitting",
                    short=say(k.PROCEDURE_GOAL),
                ),
            ),
        ),
    )


def spots_5a(field: Field) -> Limit:
    """The places from which a Penalty 5a is hit. Rule 37, 5a."""
    inside = field.half_width - c.PENALTY_5A_INSET
    return AllOf((at_most_y(inside), at_least_y(-inside)))


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
        head=after_foul(
            where_5a(field, say(h.WHERE_BALL), moved=move is not None),
            STANDS_ANYWHERE,
            goal_side_duty(field, ball, c.PENALTY_5A_CLEAR),
        ),
        foul=True,
        at=at,
        ball=ball,
        moved=move,
        bound=edge_bound(field, ball, c.PENALTY_5A_INSET) if move else None,
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
        head=after_foul(
            ball_line(say(h.ON_CENTRE), HIT),
            STANDS_ANYWHERE,
            goal_side_duty(field, ball, c.PENALTY_5B_CLEAR),
        ),
        foul=True,
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
    line = YardLine(c.PENALTY_6_OUT)
    move = moved(
        (ball[0], at[1]),
        ball,
        say(w.FROM_THE_MIDDLE, across=c.PENALTY_6_ACROSS, out=c.PENALTY_6_OUT),
    )
    return ruling_of(
        "outdoor/penalty-6",
        field,
        say(
            w.PENALTY_6_SAYS,
            out=c.PENALTY_6_OUT,
            across=c.PENALTY_6_ACROSS,
            behind=c.PENALTY_6_BEHIND,
        ),
        head=Head(
            hitting=Duty(STANDS_ON_OR_OFF),
            opposing=Duty(say(h.BEHIND_30, line=YardLine(c.PENALTY_6_BEHIND)), say(h.SENT_IT_OVER)),
            ball=ball_line(
                say(
                    h.MOST_ACROSS if move else h.OPPOSITE_CROSSING,
                    across=c.PENALTY_6_ACROSS,
                    line=line,
                ),
                HIT,
            ),
        ),
        at=at,
        ball=ball,
        moved=move,
        bound=Bound(
            ((ball[0], -c.PENALTY_6_ACROSS), (ball[0], float(c.PENALTY_6_ACROSS))),
            say(h.BOUND_ACROSS, across=c.PENALTY_6_ACROSS),
        )
        if move
        else None,
        shot=ANYWHERE,
        zones=(behind_30(field, c.PENALTY_6_BEHIND),),
        measures=(
            from_back_line(field, ball),
            line_measure(field, c.PENALTY_6_BEHIND, headline=True),
        ),
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
        head=after_foul(
            ball_line(opposite_centre(c.PENALTY_3_OUT), ONE_HIT),
            say(h.ALL_BEHIND_LINE, line=YardLine(c.PENALTY_3_OUT)),
            say(h.DEFENDED if defended else h.UNDEFENDED),
        ),
        foul=True,
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
                stands=say(h.HITTING_WAITS),
                shut=say(h.EMPTY_UNTIL_HIT),
            ),
            behind_back_line(field, c.PENALTY_3, exempt=True),
        ),
        measures=(from_back_line(field, ball, headline=True),),
        notes=(where,) if defended else (),
        readings=foul_shots.readings(field, ball),
        **foul_shots.carried_out(
            field,
            ball,
            foul_shots.ONE_HIT_UNTIL_TOUCHED if defended else foul_shots.ONE_HIT,
            not_allowed=(say(w.NOT_THROUGH_GOAL), say(w.ONE_HIT_UNTIL))
            if defended
            else (say(w.STAY_OFF_UNDEFENDED), say(w.ONE_HIT)),
            procedure_broken=(*(_MAY_DEFEND if defended else ()), *_entered_improperly(rule)),
        ),
    )


_MAY_DEFEND = (
    Consequence(
        "comes-out",
        say(w.COMES_OUT),
        say(w.DEFENDS),
        "play-on",
        moment="hit",
        short=say(k.COMES_OUT),
    ),
)


def _entered_improperly(rule: str) -> tuple[Consequence, Consequence]:
    return (
        Consequence(
            "entered-goal",
            say(w.IMPROPER_STOPPED_GOAL),
            say(w.GOAL_TO_HITTERS),
            "goal",
            "outdoor/after-goal",
            "procedure",
            "hitting",
            short=say(k.ENTERED_GOAL),
        ),
        Consequence(
            "entered-wide",
            say(w.IMPROPER_NO_GOAL),
            say(w.TAKEN_AGAIN),
            "again",
            rule,
            "procedure",
            "hitting",
            short=say(k.ENTERED_WIDE),
        ),
    )


def _penalty_2_carried_out(field: Field, rule: str, ball: Place) -> dict[str, Any]:
    return foul_shots.carried_out(
        field,
        ball,
        foul_shots.ONE_HIT,
        not_allowed=(say(w.STAY_OFF),),
        procedure_broken=_entered_improperly(rule),
    )
