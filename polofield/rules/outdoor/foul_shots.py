"""Outdoor Rule 22: how a foul shot is carried out, and what can come of one."""

from __future__ import annotations

from typing import Any

from polofield.rules.outdoor import clauses as c
from polofield.rules.outdoor.clauses_restarts import REFUSED_WITHIN_60
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Clock, Consequence, Place
from polofield.surface.surfaces import Field
from polofield.units import TOLERANCE
from polofield.words import outdoor_penalties as w

REFUSED = "outdoor/foul-shot-refused"
HIT_WITHIN = Clock(say(w.HIT_WITHIN), c.FOUL_SHOT_WITHIN, say(w.HIT_WITHIN_SINCE))
PROHIBITIONS = (say(w.ONE_APPROACH), say(w.NOT_BEFORE_PLAY))
PLAY_PROMPTLY = say(w.PLAY_PROMPTLY)
PROCEDURE = (PLAY_PROMPTLY, say(w.APPROACH))
BALL_BREAKS = Consequence(
    say(w.BALL_BREAKS), say(w.AGAIN_SAME_PLACE), "outdoor/ball-broken", "hit", "hitting"
)
MISSED_IS_DEAD = Consequence(say(w.MISSED), say(w.DEAD_BALL), None, "hit")
MISSED_IS_LIVE = Consequence(say(w.MISSED), say(w.LIVE_BALL), None, "hit")

_KICK_IS_SECOND_HIT = Consequence(say(w.KICKED_AFTER), say(w.SECOND_HIT), None, "hit", "opposing")
_FOOT_IS_NO_HIT = Consequence(say(w.INTO_FOOT), say(w.NOT_SECOND_HIT), None, "hit")
ONE_HIT = (MISSED_IS_DEAD, _KICK_IS_SECOND_HIT, _FOOT_IS_NO_HIT)
"""Of a Penalty 2 or an undefended 3: the hitting side hits once."""
ONE_HIT_UNTIL_TOUCHED = (
    MISSED_IS_DEAD,
    Consequence(say(w.KICKED_UNTOUCHED), say(w.SECOND_HIT), None, "hit", "opposing"),
    _FOOT_IS_NO_HIT,
)
"""Of a defended Penalty 3: the hitting side hits once, until the ball has met somebody else."""
LIVE = (
    MISSED_IS_LIVE,
    Consequence(say(w.KICKED_AFTER), say(w.KICK_IS_PLAY), None, "hit"),
    Consequence(say(w.INTO_FOOT), say(w.GOAL_COUNTS), None, "hit"),
)
"""Of a Penalty 4, 5 or 6: no clause forbids a second hit."""


def in_defended_60(field: Field, ball: Place) -> bool:
    """Whether a ball is on or inside the 60 of the goal that the hitting side defends.

    There a foul shot that its side passes, or is late for, brings a Penalty 4. Reading Q.
    """
    return ball[0] <= TOLERANCE - field.out(REFUSED_WITHIN_60)


def lost(field: Field, ball: Place) -> Phrase:
    """What the loss of a foul shot from there brings. Rule 22, foul shots; reading Q."""
    if in_defended_60(field, ball):
        return say(w.FOUL_SHOT_LOST_IN_60, out=REFUSED_WITHIN_60)
    return say(w.FOUL_SHOT_LOST)


def readings(field: Field, ball: Place) -> tuple[str, ...]:
    """Q, where what the loss of a foul shot from there brings depends on it."""
    in_a_60 = abs(ball[0]) >= field.out(REFUSED_WITHIN_60) - TOLERANCE
    return ("Q",) if in_a_60 else ()


def carried_out(
    field: Field,
    ball: Place,
    after_hit: tuple[Consequence, ...],
    *,
    not_allowed: tuple[Phrase, ...] = (),
    procedure_broken: tuple[Consequence, ...] = (),
) -> dict[str, Any]:
    """The clock, the prohibitions, the procedure and the consequences of a foul shot.

    Args:
        field: the field.
        ball: where it is hit from.
        after_hit: `ONE_HIT`, `ONE_HIT_UNTIL_TOUCHED` or `LIVE`.
        not_allowed: what its penalty forbids besides.
        procedure_broken: what follows by its penalty from a wrong procedure.
    """
    missed, *kicked = after_hit
    gone = lost(field, ball)
    late = say(w.HIT_FAILS, seconds=c.FOUL_SHOT_WITHIN)
    whistle = say(w.LOST_AT_THE_WHISTLE, lost=gone)
    approach = say(w.WAS_THE_APPROACH, lost=gone)
    return {
        "clock": (HIT_WITHIN,),
        "prohibitions": (*PROHIBITIONS, *not_allowed),
        "procedure": PROCEDURE,
        "consequences": (
            *procedure_broken,
            missed,
            Consequence(say(w.INTO_GOAL), say(w.GOAL_SCORED), "outdoor/after-goal", "hit"),
            Consequence(late, whistle, REFUSED, "before-hit", "opposing"),
            Consequence(say(w.KICKED_BEFORE), approach, REFUSED, "before-hit", "opposing"),
            Consequence(say(w.HIT_EARLY), say(w.FOUL_BY_HITTER), None, "before-hit", "opposing"),
            *kicked,
            BALL_BREAKS,
        ),
    }
