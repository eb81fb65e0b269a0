"""Outdoor Rule 22: how a foul shot is carried out, and what can come of one."""

from __future__ import annotations

from typing import Any

from polofield.rules.outdoor import clauses as c
from polofield.rules.outdoor.clauses_restarts import REFUSED_WITHIN_60
from polofield.rulings.consequence import Case, Consequence
from polofield.rulings.phrase import Phrase, YardLine, say
from polofield.rulings.ruling import Clock, Place
from polofield.surface.surfaces import Field
from polofield.units import TOLERANCE
from polofield.words import cases as k
from polofield.words import outdoor_penalties as w

REFUSED = "outdoor/foul-shot-refused"
HIT_WITHIN = Clock(say(w.HIT_WITHIN), c.FOUL_SHOT_WITHIN, say(w.HIT_WITHIN_SINCE), limits="hit")
PROHIBITIONS = (say(w.ONE_APPROACH), say(w.NOT_BEFORE_PLAY))
PLAY_PROMPTLY = say(w.PLAY_PROMPTLY)
PROCEDURE = (PLAY_PROMPTLY, say(w.APPROACH))
BALL_BREAKS = Consequence(
    "breaks",
    say(w.BALL_BREAKS),
    say(w.AGAIN_SAME_PLACE),
    "again",
    "outdoor/ball-broken",
    "hit",
    "hitting",
    short=say(k.BREAKS),
)
MISSED_IS_DEAD = Consequence(
    "missed", say(w.MISSED), say(w.DEAD_BALL), "dead", moment="hit", short=say(k.MISSED_DEAD)
)
MISSED_IS_LIVE = Consequence(
    "missed", say(w.MISSED), say(w.LIVE_BALL), "play-on", moment="hit", short=say(k.MISSED_LIVE)
)


def _second_hit(when: str, short: str) -> Consequence:
    return Consequence(
        "kicked-after",
        say(when),
        say(w.SECOND_HIT),
        "free-hit",
        moment="hit",
        to="opposing",
        short=say(short),
    )


def _off_foot(then: str, short: str) -> Consequence:
    return Consequence(
        "into-foot",
        say(w.INTO_FOOT),
        say(then),
        "goal",
        moment="hit",
        to="hitting",
        short=say(short),
    )


_KICK_IS_SECOND_HIT = _second_hit(w.KICKED_AFTER, k.KICKED_AFTER)
_FOOT_IS_NO_HIT = _off_foot(w.NOT_SECOND_HIT, k.INTO_FOOT_ONE_HIT)
ONE_HIT = (MISSED_IS_DEAD, _KICK_IS_SECOND_HIT, _FOOT_IS_NO_HIT)
"""Of a Penalty 2 or an undefended 3: the hitting side hits once."""
ONE_HIT_UNTIL_TOUCHED = (
    MISSED_IS_DEAD,
    _second_hit(w.KICKED_UNTOUCHED, k.KICKED_UNTOUCHED),
    _FOOT_IS_NO_HIT,
)
"""Of a defended Penalty 3: the hitting side hits once, until the ball has met somebody else."""
LIVE = (
    MISSED_IS_LIVE,
    Consequence(
        "kicked-after",
        say(w.KICKED_AFTER),
        say(w.KICK_IS_PLAY),
        "play-on",
        moment="hit",
        short=say(k.KICKED_LIVE),
    ),
    _off_foot(w.GOAL_COUNTS, k.INTO_FOOT),
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
    in_60 = in_defended_60(field, ball)
    line = YardLine(REFUSED_WITHIN_60)

    def loses(case: Case, when: Phrase, then: str, short: str) -> Consequence:
        few = say(short, seconds=c.FOUL_SHOT_WITHIN, line=line)
        gone_so = say(then, lost=gone)
        return Consequence(
            case, when, gone_so, "penalty", REFUSED, "before-hit", "opposing", short=few
        )

    late = say(w.HIT_FAILS, seconds=c.FOUL_SHOT_WITHIN)
    kick = k.KICKED_ON_APPROACH_IN_60 if in_60 else k.KICKED_ON_APPROACH
    return {
        "clock": (HIT_WITHIN,),
        "prohibitions": (*PROHIBITIONS, *not_allowed),
        "procedure": PROCEDURE,
        "consequences": (
            *procedure_broken,
            missed,
            Consequence(
                "goal",
                say(w.INTO_GOAL),
                say(w.GOAL_SCORED),
                "goal",
                "outdoor/after-goal",
                "hit",
                "hitting",
                short=say(k.INTO_GOAL),
            ),
            loses("late", late, w.LOST_AT_THE_WHISTLE, k.LATE_IN_60 if in_60 else k.LATE),
            loses("kicked-on-approach", say(w.KICKED_BEFORE), w.WAS_THE_APPROACH, kick),
            Consequence(
                "early",
                say(w.HIT_EARLY),
                say(w.FOUL_BY_HITTER),
                "penalty",
                moment="before-hit",
                to="opposing",
                short=say(k.EARLY),
            ),
            *kicked,
            BALL_BREAKS,
        ),
    }
