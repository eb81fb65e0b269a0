"""What goes wrong on an arena penalty, and what follows: the execution of Rule 9."""

from __future__ import annotations

from functools import cache
from typing import Any

from polofield.rules.arena import clauses as c
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Clock, Consequence
from polofield.words import arena_penalties as w

PLAY_REBOUND = Clock(say(w.PLAY_REBOUND), c.REBOUND_WITHIN, say(w.PLAY_REBOUND_SINCE))
UMPIRES_CHOICE = say(w.UMPIRES_CHOICE)
PROCEDURE = (
    UMPIRES_CHOICE,
    say(w.CLOCK_STARTS),
    say(w.TWO_APPROACHES, approaches=c.APPROACHES),
)
NO_GOAL = Consequence(say(w.NO_GOAL), say(w.PLAY_GOES_ON), None, "hit")
BEFORE_AND_AFTER_HIT = (say(w.SET_UP), say(w.NO_CONTACT))


@cache
def set_hit(rule: str) -> dict[str, Any]:
    """The execution of a Penalty 2, 3 or 4, of which the team has one hit."""
    return {
        "clock": (PLAY_REBOUND,),
        "prohibitions": (
            *BEFORE_AND_AFTER_HIT,
            say(w.ONE_HIT),
            *_defender_prohibitions(rule),
            say(w.REBOUND_IS_THEIRS, line=c.REBOUND_LINE),
        ),
        "consequences": (
            *_approaches(rule),
            *(_defended_goal() if rule == "arena/penalty-4" else _goal_past_defender(rule)),
            _rebound(rule),
            _straight_out(say(w.OUT_FREE_HIT, inset=c.HIT_OUT_INSET)),
            Consequence(
                say(w.CAME_TO_NOTHING),
                say(w.STOPPED_FREE_HIT, inset=c.HIT_MISSED_INSET),
                "arena/hit-missed",
                "hit",
                "opposing",
            ),
            NO_GOAL,
            _opposing_wrong(rule),
            _hitting_wrong_on_2_to_4("arena/penalty-6b"),
            _both_wrong("arena/penalty-6d"),
        ),
        "procedure": PROCEDURE,
    }


@cache
def free_hit_at_goal(rule: str, past_centre: bool) -> dict[str, Any]:
    """Prohibitions, consequences and procedure of a Penalty 5.

    `past_centre`: its spot is nearer the goal that the other side attacks than the centre.
    """
    out = w.OUT_FREE_HIT if rule == "arena/penalty-5b" else w.OUT_FREE_HIT_CENTRE
    goal, wrong = say(w.GOAL_OR_LONG, long=c.LONG_GOAL_POINTS), _hitting_wrong_on_5(past_centre)
    return _like_a_5(rule, goal, out, wrong)


@cache
def alternative_hit(rule: str) -> dict[str, Any]:
    """The same of a Penalty 2 or 3 from the spot: by name a 2 or 3, hit as a 5. Reading K."""
    goal = say(w.ALTERNATIVE_GOAL, long=c.LONG_GOAL_POINTS)
    return _like_a_5(
        rule, goal, w.OUT_FREE_HIT_CENTRE, _hitting_wrong_on_2_to_4("arena/penalty-6b")
    )


def _like_a_5(rule: str, goal: Phrase, out: str, hitting_wrong: Consequence) -> dict[str, Any]:
    return {
        "prohibitions": BEFORE_AND_AFTER_HIT,
        "consequences": (
            *_approaches(rule),
            Consequence(say(w.GOAL), goal, None, "hit"),
            _straight_out(say(out, inset=c.HIT_OUT_INSET)),
            Consequence(say(w.CLEAN_MISS), say(w.STAYS_LIVE), None, "hit"),
            NO_GOAL,
            _opposing_wrong(rule),
            hitting_wrong,
            _both_wrong("arena/penalty-6d"),
        ),
        "procedure": PROCEDURE,
    }


def _defender_prohibitions(rule: str) -> tuple[Any, ...]:
    if rule == "arena/penalty-4":
        return ()
    return say(w.DEFENDER_KEEPS_SIDE), say(w.DEFENDER_WAITS)


def _approaches(rule: str) -> tuple[Consequence, ...]:
    lost, kicked = say(w.MAY_GIVE_6B), say(w.MAY_GIVE_6B)
    if rule in ("arena/penalty-2", "arena/penalty-2-from-spot"):
        kicked = say(w.MAY_GIVE_6B_OR_5A)
    no_hit = say(w.NO_HIT_IN_TIME, approaches=c.APPROACHES)
    return (
        Consequence(no_hit, lost, "arena/penalty-6b", "before-hit", "opposing"),
        Consequence(say(w.KICKED_FIRST), say(w.BALL_GOES_BACK), rule, "before-hit", "hitting"),
        Consequence(say(w.KICKED_SECOND), kicked, "arena/penalty-6b", "before-hit", "opposing"),
        Consequence(say(w.KICKED_AND_HIT), say(w.NOW_A_HIT), None, "before-hit"),
    )


def _goal_past_defender(rule: str) -> tuple[Consequence, ...]:
    again = say(w.HIT_AGAIN)
    return (
        Consequence(
            say(w.GOAL_DIRECT), say(w.GOAL_POINTS, points=c.DIRECT_GOAL_POINTS), None, "hit"
        ),
        Consequence(
            say(w.STRIKES_DEFENDER),
            say(w.HIS_PLACE_DECIDES),
            None,
            "hit",
            further=(
                Consequence(say(w.STRUCK_WELL_PLACED), say(w.COUNTS_AS_WALL)),
                Consequence(say(w.STRUCK_PLAYED), again, rule, to="hitting"),
                Consequence(say(w.STRUCK_BADLY_PLACED), again, rule, to="hitting"),
            ),
        ),
        Consequence(say(w.PLAYED_BEFORE_WALL), again, rule, "hit", "hitting"),
    )


def _defended_goal() -> tuple[Consequence, ...]:
    return (
        Consequence(
            say(w.GOAL_ANY),
            say(w.GOAL_POINTS_OR_LONG, points=c.DIRECT_GOAL_POINTS, long=c.LONG_GOAL_POINTS),
            None,
            "hit",
        ),
        Consequence(say(w.BLOCKED), say(w.LIVE_FOR_BOTH), None, "hit"),
    )


def _rebound(rule: str) -> Consequence:
    return Consequence(
        say(w.REBOUNDS),
        say(w.ONLY_OPPOSING),
        None,
        "hit",
        "opposing",
        further=(
            Consequence(
                say(w.PLAYED_IN_TIME, seconds=c.REBOUND_WITHIN), say(w.PLAY_GOES_ON), to="opposing"
            ),
            Consequence(say(w.NOT_PLAYED_IN_TIME), say(w.HIT_AGAIN), rule, to="hitting"),
            Consequence(
                say(w.AFFECTED, clear=c.REBOUND_CLEAR),
                say(w.CENTRE_HIT),
                "arena/penalty-5b",
                to="opposing",
            ),
        ),
    )


def _straight_out(then: Any) -> Consequence:
    return Consequence(say(w.STRAIGHT_OUT), then, "arena/hit-out", "hit", "opposing")


def _opposing_wrong(rule: str) -> Consequence:
    return Consequence(
        say(w.OPPOSING_WRONG),
        say(w.PENALTY_6A_THEN),
        "arena/penalty-6a",
        "procedure",
        "hitting",
        further=opposing_wrong(rule),
    )


def _both_wrong(rule: str | None) -> Consequence:
    return Consequence(say(w.BOTH_WRONG), say(w.AGAIN_GOAL_OFF), rule, "procedure", "hitting")


@cache
def opposing_wrong(rule: str | None) -> tuple[Consequence, ...]:
    """What a Penalty 6a leads to on a hit of that rule, or of any. Rule 9, Penalty 6a."""
    return (
        Consequence(say(w.GOAL_SCORED), say(w.GOAL_STANDS), moment="procedure"),
        Consequence(
            say(w.WOULD_HAVE_SCORED),
            say(w.PENALTY_1_THEN),
            "arena/penalty-1",
            "procedure",
            "hitting",
        ),
        Consequence(say(w.NO_GOAL_LOST), say(w.HIT_AGAIN), rule, "procedure", "hitting"),
    )


def _hitting_wrong_on_2_to_4(rule: str) -> Consequence:
    return Consequence(say(w.HITTING_WRONG), say(w.FROM_SAME_SPOT), rule, "procedure", "opposing")


def _hitting_wrong_on_5(past_centre: bool, rule: str = "arena/penalty-6c") -> Consequence:
    """From that spot or from the centre. Rule 9, Penalty 6c; readings U and V."""
    words = w.FROM_CENTRE if past_centre else w.FROM_SAME_SPOT
    return Consequence(say(w.HITTING_WRONG), say(words), rule, "procedure", "opposing")


def failure(rule: str, past_centre: bool) -> tuple[Consequence, ...] | None:
    """What one of the four failures leads to, said of the side whose hit it was.

    None where the rule is none of them. `past_centre`: the spot of the hit is nearer the goal that
    the other side attacks than the centre.
    """
    free_hit = "arena/free-hit"
    return {
        "arena/penalty-6a": opposing_wrong(None),
        "arena/penalty-6b": (_hitting_wrong_on_2_to_4(free_hit),),
        "arena/penalty-6c": (_hitting_wrong_on_5(past_centre, free_hit),),
        "arena/penalty-6d": (_both_wrong(None),),
    }.get(rule)
