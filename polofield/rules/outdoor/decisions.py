"""Outdoor Rule 22: the restarts that the umpires, the referee or a committee decide."""

from __future__ import annotations

from polofield.rules.making import ruling_of
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Field
from polofield.words import outdoor_restarts as w
from polofield.words.outdoor_penalties import AGAIN_SAME_PLACE

_PENALTY_1, _AFTER_GOAL = "outdoor/penalty-1", "outdoor/after-goal"
_DEFENDERS_FOULED = (
    Consequence(
        "penalty-1-given", say(w.PENALTY_1_GIVEN), say(w.GOAL_REPLACED), "goal", _PENALTY_1
    ),
    Consequence(
        "penalty-1-not-given",
        say(w.PENALTY_1_NOT_GIVEN),
        say(w.GOAL_STANDS),
        "goal",
        _AFTER_GOAL,
    ),
)
_ATTACKERS_FOULED = Consequence(
    "attackers-fouled", say(w.ATTACKERS_FOULED), say(w.GOAL_OFF), "no-goal"
)
_BROKEN_FIRST_HIT = Consequence("breaks", say(w.FIRST_HIT), say(AGAIN_SAME_PLACE), "again")
_BROKEN_LATER = (
    Consequence(
        "disadvantage",
        say(w.LOSES_MUCH_BROKEN),
        say(w.POSSESSION),
        "free-hit",
        "outdoor/fair-play",
    ),
    Consequence(
        "no-disadvantage", say(w.OTHERWISE), say(w.THROWN_IN), "throw-in", "outdoor/throw-in"
    ),
)
_GOAL_AT_WHISTLE = {
    "defenders": (w.GOAL_DEFENDERS_FOULED_SAYS, _DEFENDERS_FOULED),
    "attackers": (w.GOAL_ATTACKERS_FOULED_SAYS, (_ATTACKERS_FOULED,)),
    None: (
        w.GOAL_AT_WHISTLE_SAYS,
        (
            Consequence(
                "defenders-fouled",
                say(w.DEFENDERS_FOULED),
                say(w.UMPIRES_CHOOSE),
                further=_DEFENDERS_FOULED,
            ),
            _ATTACKERS_FOULED,
        ),
    ),
}
_BALL_BROKEN = {
    "first-hit": (w.BROKEN_FIRST_HIT_SAYS, (_BROKEN_FIRST_HIT,)),
    "later": (w.BROKEN_LATER_SAYS, _BROKEN_LATER),
    None: (
        w.BALL_BROKEN_SAYS,
        (
            _BROKEN_FIRST_HIT,
            Consequence("breaks-later", say(w.LATER_HIT), say(w.PLAY_STOPS), further=_BROKEN_LATER),
        ),
    ),
}


def goal_at_whistle(field: Field, foul_by: str | None = None) -> Ruling:
    """A goal scored at about the time of the whistle. Rule 22, goal at the whistle.

    Args:
        field: the field.
        foul_by: `attackers` or `defenders`; None for the whole decision.
    """
    sentence, consequences = _GOAL_AT_WHISTLE[foul_by]
    return ruling_of(
        "outdoor/goal-at-whistle",
        field,
        say(sentence),
        kind="decision",
        consequences=consequences,
        choices=() if foul_by == "attackers" else (_PENALTY_1, _AFTER_GOAL),
    )


def ball_broken(field: Field, on: str | None = None) -> Ruling:
    """A broken ball. Rule 22, ball broken on the first hit.

    Args:
        field: the field.
        on: `first-hit` of a foul shot or a knock-in, or `later`; None for the whole decision.
    """
    sentence, consequences = _BALL_BROKEN[on]
    return ruling_of(
        "outdoor/ball-broken",
        field,
        say(sentence),
        kind="decision",
        consequences=consequences,
        choices=() if on == "first-hit" else ("outdoor/throw-in", "outdoor/fair-play"),
    )


def period_end(field: Field) -> Ruling:
    """The end of a period, and a game that was suspended. Rule 22, end of a period."""
    return ruling_of(
        "outdoor/period-end",
        field,
        say(w.PERIOD_END_SAYS),
        kind="decision",
        consequences=(
            Consequence("next-period", say(w.NEXT_PERIOD), say(w.AS_IN_LAST)),
            Consequence("horn-not-heard", say(w.HORN_NOT_HEARD), say(w.TOLD_AT_ONCE)),
            Consequence("suspended", say(w.SUSPENDED), say(w.GOES_ON)),
            Consequence("cannot-matter", say(w.CANNOT_MATTER), say(w.MAY_BE_DROPPED)),
        ),
    )
