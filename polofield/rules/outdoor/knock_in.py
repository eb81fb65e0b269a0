"""Outdoor Rule 22: the knock-in, and how an opponent comes back onside on one."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from polofield.errors import PlaceError
from polofield.rules.heads import ball_line, without_foul
from polofield.rules.making import moved, one, refuse_off_line, ruling_of
from polofield.rules.outdoor import clauses_restarts as c
from polofield.rules.outdoor import foul_shots
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import YardLine, say
from polofield.rulings.ruling import (
    ANYWHERE,
    Bound,
    Clock,
    Measure,
    MeasureKind,
    Move,
    Onside,
    Place,
    Ruling,
    Zone,
)
from polofield.surface.limits import Floats, at_least_x
from polofield.surface.surfaces import Field
from polofield.units import TOLERANCE
from polofield.values import finite
from polofield.words import cases as k
from polofield.words import heads as h
from polofield.words import outdoor_restarts as w

_PLAY_CALLED = Clock(
    say(w.PLAY_CALLED), c.PLAY_CALLED_BY, say(w.PLAY_CALLED_SINCE), c.PLAY_CALLED_FROM, "call"
)
_HIT_WITHIN = Clock(
    say(w.KNOCKED_IN_WITHIN), c.KNOCK_IN_WITHIN, say(w.KNOCKED_IN_SINCE), limits="hit"
)
_HIT = say(h.HIT_WITHIN, within=c.KNOCK_IN_WITHIN)
_PROHIBITIONS = (
    *foul_shots.PROHIBITIONS,
    say(w.SLOW_CANTER),
    say(w.COMES_ONSIDE, travel=c.KNOCK_IN_TRAVEL),
)
_FAILED = "outdoor/knock-in-failed"
_PENALTY_4 = say(w.PENALTY_4_TO_OPPOSING)
_PENALTY_5B = "outdoor/penalty-5b"
_CONSEQUENCES = (
    Consequence(
        "safety",
        say(w.WAS_A_SAFETY),
        say(w.SAFETY_INSTEAD),
        "penalty",
        "outdoor/penalty-6",
        "before-hit",
        "opposing",
        short=say(k.SAFETY),
    ),
    Consequence(
        "late",
        say(w.NOT_KNOCKED_IN, within=c.KNOCK_IN_WITHIN),
        _PENALTY_4,
        "penalty",
        _FAILED,
        "before-hit",
        "opposing",
        short=say(k.KNOCKED_IN_LATE, within=c.KNOCK_IN_WITHIN),
    ),
    Consequence(
        "early",
        say(w.KNOCKED_IN_EARLY),
        _PENALTY_4,
        "penalty",
        _FAILED,
        "before-hit",
        "opposing",
        short=say(k.EARLY),
    ),
    Consequence(
        "needs-time",
        say(w.NEEDS_TIME),
        say(w.PLAY_ANEW),
        rule=_PENALTY_5B,
        moment="before-hit",
        short=say(k.NEEDS_TIME),
    ),
    Consequence(
        "delay",
        say(w.CLOCK_MANAGED),
        say(w.DELAY_PENALISED),
        moment="before-hit",
        short=say(k.DELAY),
    ),
    foul_shots.MISSED_IS_LIVE,
    Consequence(
        "behind-line",
        say(w.BALL_BEHIND_LINE),
        say(w.HIT_AGAIN),
        "again",
        "outdoor/knock-in",
        "hit",
        "hitting",
        short=say(k.BEHIND_LINE),
    ),
    foul_shots.BALL_BREAKS,
    Consequence(
        "too-near",
        say(w.TOO_NEAR_AT_HIT, clear=c.KNOCK_IN_CLEAR),
        say(w.PENALTY_5B_TO_HITTING),
        "penalty",
        _FAILED,
        "procedure",
        "hitting",
        short=say(k.INSIDE, clear=YardLine(c.KNOCK_IN_CLEAR)),
    ),
    Consequence(
        "out-of-place",
        say(w.OUT_OF_PLACE_IN_PLAY),
        say(w.WHISTLE_5B),
        "penalty",
        _PENALTY_5B,
        "procedure",
        "hitting",
        short=say(k.OUT_OF_PLACE),
    ),
    Consequence(
        "out-of-play",
        say(w.OUT_OF_PLACE_CLEAR),
        say(w.NO_CALL),
        "play-on",
        moment="procedure",
        short=say(k.OUT_OF_PLAY),
    ),
    Consequence(
        "offside",
        say(w.PLAYED_OFFSIDE),
        say(w.PENALTY_TO_HITTING),
        "penalty",
        moment="procedure",
        to="hitting",
        short=say(k.OFFSIDE),
    ),
)
_PROCEDURE = (say(w.TIME_TO_LINE_UP), say(w.UMPIRES_PARTS), foul_shots.PLAY_PROMPTLY)


def place_knock_in(field: Field, xy: Floats) -> Floats:
    """Where the ball is put for each of (n, 2) crossings, on the back line. Rule 22, knock-in.

    At least 5 yd from a post on the side where it crossed, and 5 yd in from the side (reading G).
    A crossing between the posts is a goal and no knock-in; the ruling refuses it.
    """
    across = xy[:, 1]
    away = np.clip(np.abs(across), *_beside_goal(field))
    return np.column_stack(
        (np.full(len(xy), -field.half_length), np.where(across < 0, -away, away))
    )


def knock_in(field: Field, at: Place) -> Ruling:
    """A hit from the hitting side's own back line, where the ball crossed. Rule 22, knock-in."""
    refuse_off_line(field, at, "own-line", "a knock-in")
    ball = one(place_knock_in(field, np.array([at])))
    line = -field.half_length + c.KNOCK_IN_CLEAR
    edge = field.half_width
    move, inset, bound = _move(field, at, ball)
    return ruling_of(
        "outdoor/knock-in",
        field,
        say(
            w.KNOCK_IN_SAYS,
            post=c.KNOCK_IN_FROM_POST,
            inset=c.KNOCK_IN_FROM_SIDE,
            edge=field.side_name,
            within=c.KNOCK_IN_WITHIN,
            clear=c.KNOCK_IN_CLEAR,
        ),
        head=without_foul(
            ball_line(say(h.WHERE_CROSSED), _HIT, move.why if move else None),
            say(h.KNOCKS_IN),
            say(h.CLEAR_OF_LINE, clear=c.KNOCK_IN_CLEAR),
        ),
        at=at,
        ball=ball,
        moved=move,
        bound=bound,
        shot=ANYWHERE,
        onside=Onside(c.KNOCK_IN_TRAVEL),
        zones=(
            Zone(
                "clear-of-back-line",
                "opposing",
                at_least_x(line),
                say(w.CLEAR_OF_BACK_LINE, clear=c.KNOCK_IN_CLEAR),
                "play-and-hit",
                c.KNOCK_IN,
                ("off-field",),
                stands=say(h.OPPOSING_STANDS),
                shut=say(h.NO_OPPOSING),
            ),
        ),
        measures=(
            Measure("line", (-field.half_length, edge), (line, edge), headline=True),
            *inset,
        ),
        readings=("G", "R"),
        clock=(_PLAY_CALLED, _HIT_WITHIN),
        prohibitions=_PROHIBITIONS,
        consequences=_CONSEQUENCES,
        procedure=_PROCEDURE,
        notes=(say(w.BALL_DEPTH if move else w.BALL_NEAR, depth=c.KNOCK_IN_DEPTH),),
    )


def _beside_goal(field: Field) -> tuple[float, float]:
    """The least and the greatest distance from the middle at which a knock-in is hit."""
    return field.half_goal + c.KNOCK_IN_FROM_POST, field.half_width - c.KNOCK_IN_FROM_SIDE


def _move(
    field: Field, at: Place, ball: Place
) -> tuple[Move | None, tuple[Measure, ...], Bound | None]:
    """Why the ball is not where it crossed, the distance that it is put to, and the bound."""
    crossing = ball[0], at[1]
    kind: MeasureKind
    if abs(ball[1]) > abs(at[1]):
        inset = c.KNOCK_IN_FROM_POST
        why = say(h.FROM_POST, inset=inset)
        kind, edge, bound = "post", field.half_goal, say(h.BOUND_POST, inset=inset)
    else:
        inset = c.KNOCK_IN_FROM_SIDE
        why = say(h.OFF_EDGE, inset=inset, edge=field.side_name)
        bound = say(h.BOUND_EDGE, inset=inset, edge=field.side_name)
        kind, edge = "inset", field.half_width
    move = moved(crossing, ball, why)
    if move is None:
        return None, (), None
    start = ball[0], float(np.copysign(edge, ball[1]))
    ends = tuple((ball[0], float(np.copysign(away, ball[1]))) for away in _beside_goal(field))
    return move, (Measure(kind, start, ball),), Bound((ends[0], ends[1]), bound)


def back_onside(
    opponent_x: float, ball_travelled: float, placed_team_mates_x: Iterable[float] = ()
) -> bool:
    """Whether an opponent who was off the field at “Play” of a knock-in may play. Rule 22.

    He came in behind the hitter. He may play once he has passed a team-mate who was properly
    placed as the ball was hit, or once the ball has gone 30 yd and he has passed midfield
    (reading R). Level with a team-mate or with midfield is not past; exactly 30 yd is 30 yd.

    Args:
        opponent_x: where he is, in yards in the frame: the hitting side attacks +x.
        ball_travelled: yards that the ball has gone from where it was placed.
        placed_team_mates_x: where his properly placed team-mates are, in the same frame.

    Raises:
        PlaceError: a number that is not finite, or a ball that travelled less than nothing.
    """
    x = finite(opponent_x, "opponent x", PlaceError)
    travelled = finite(ball_travelled, "ball travelled", PlaceError)
    if travelled < 0:
        raise PlaceError(f"ball travelled is {travelled:g} yd: it cannot be less than 0")
    lines = [finite(mate, "team-mate x", PlaceError) for mate in placed_team_mates_x]
    if travelled >= c.KNOCK_IN_TRAVEL - TOLERANCE:
        lines.append(0.0)
    return any(x > line + TOLERANCE for line in lines)
