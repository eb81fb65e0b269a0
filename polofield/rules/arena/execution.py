"""What goes wrong on an arena penalty, and what follows: the execution of Rule 9."""

from __future__ import annotations

from functools import cache
from typing import Any

from polofield.rules.arena import clauses as c
from polofield.rulings.consequence import Case, Consequence
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Clock
from polofield.words import arena_penalties as w
from polofield.words import cases as k

PLAY_REBOUND = Clock(
    say(w.PLAY_REBOUND), c.REBOUND_WITHIN, say(w.PLAY_REBOUND_SINCE), limits="play"
)
UMPIRES_CHOICE = say(w.UMPIRES_CHOICE)
PROCEDURE = (
    UMPIRES_CHOICE,
    say(w.CLOCK_STARTS),
    say(w.TWO_APPROACHES, approaches=c.APPROACHES),
)
NO_GOAL = Consequence(
    "no-goal",
    say(w.NO_GOAL),
    say(w.PLAY_GOES_ON),
    "play-on",
    moment="hit",
    short=say(k.NO_GOAL_SCORED),
)
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
            _straight_out(w.OUT_FREE_HIT, k.STRAIGHT_OUT),
            Consequence(
                "stopped",
                say(w.CAME_TO_NOTHING),
                say(w.STOPPED_FREE_HIT, inset=c.HIT_MISSED_INSET),
                "free-hit",
                "arena/hit-missed",
                "hit",
                "opposing",
                short=say(k.STOPPED),
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
    out = _OUT if rule == "arena/penalty-5b" else _OUT_CENTRE
    then = say(w.GOAL_OR_LONG, long=c.LONG_GOAL_POINTS)
    short = say(k.GOAL_5, points=c.DIRECT_GOAL_POINTS, long=c.LONG_GOAL_POINTS)
    return _like_a_5(rule, _goal(w.GOAL, then, short), out, _hitting_wrong_on_5(past_centre))


@cache
def alternative_hit(rule: str) -> dict[str, Any]:
    """The same of a Penalty 2 or 3 from the spot: by name a 2 or 3, hit as a 5. Reading K."""
    then = say(w.ALTERNATIVE_GOAL, long=c.LONG_GOAL_POINTS)
    goal = _goal(w.GOAL, then, say(k.GOAL_LONG, long=c.LONG_GOAL_POINTS))
    return _like_a_5(rule, goal, _OUT_CENTRE, _hitting_wrong_on_2_to_4("arena/penalty-6b"))


_OUT = w.OUT_FREE_HIT, k.STRAIGHT_OUT
_OUT_CENTRE = w.OUT_FREE_HIT_CENTRE, k.STRAIGHT_OUT_CENTRE
"""What follows a hit straight out, and the same in a few words."""


def _goal(when: str, then: Phrase, short: Phrase) -> Consequence:
    return Consequence("goal", say(when), then, "goal", moment="hit", to="hitting", short=short)


def _like_a_5(
    rule: str, goal: Consequence, out: tuple[str, str], hitting_wrong: Consequence
) -> dict[str, Any]:
    return {
        "prohibitions": BEFORE_AND_AFTER_HIT,
        "consequences": (
            *_approaches(rule),
            goal,
            _straight_out(*out),
            Consequence(
                "missed",
                say(w.CLEAN_MISS),
                say(w.STAYS_LIVE),
                "play-on",
                moment="hit",
                short=say(k.MISSED_CLEAN),
            ),
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
    six_b = "arena/penalty-6b"
    return (
        Consequence(
            "no-hit",
            say(w.NO_HIT_IN_TIME, approaches=c.APPROACHES),
            lost,
            "free-hit",
            six_b,
            "before-hit",
            "opposing",
            short=say(k.NO_HIT, approaches=c.APPROACHES),
        ),
        Consequence(
            "kicked-first",
            say(w.KICKED_FIRST),
            say(w.BALL_GOES_BACK),
            "again",
            rule,
            "before-hit",
            "hitting",
            short=say(k.KICKED_FIRST),
        ),
        Consequence(
            "kicked-second",
            say(w.KICKED_SECOND),
            kicked,
            "free-hit",
            six_b,
            "before-hit",
            "opposing",
            short=say(k.KICKED_SECOND),
        ),
        Consequence(
            "kicked-and-hit",
            say(w.KICKED_AND_HIT),
            say(w.NOW_A_HIT),
            "play-on",
            moment="before-hit",
            short=say(k.KICKED_AND_HIT),
        ),
    )


def _goal_past_defender(rule: str) -> tuple[Consequence, ...]:
    then = say(w.GOAL_POINTS, points=c.DIRECT_GOAL_POINTS)
    return (
        _goal(w.GOAL_DIRECT, then, say(k.GOAL_DIRECT, points=c.DIRECT_GOAL_POINTS)),
        Consequence(
            "strikes-defender",
            say(w.STRIKES_DEFENDER),
            say(w.HIS_PLACE_DECIDES),
            moment="hit",
            short=say(k.STRIKES_DEFENDER),
            further=(
                Consequence(
                    "struck",
                    say(w.STRUCK_WELL_PLACED),
                    say(w.COUNTS_AS_WALL),
                    "theirs",
                    moment="hit",
                    to="opposing",
                    short=say(k.STRUCK),
                ),
                _again("struck-played", w.STRUCK_PLAYED, rule, k.STRUCK_PLAYED),
                _again("struck-misplaced", w.STRUCK_BADLY_PLACED, rule, k.STRUCK_MISPLACED),
            ),
        ),
        _again("played-before-wall", w.PLAYED_BEFORE_WALL, rule, k.PLAYED_BEFORE_WALL),
    )


def _again(case: Case, when: str, rule: str, short: str) -> Consequence:
    """The hitting side hits again, for what comes of its hit."""
    then = say(w.HIT_AGAIN)
    return Consequence(case, say(when), then, "again", rule, "hit", "hitting", short=say(short))


def _defended_goal() -> tuple[Consequence, ...]:
    points = {"points": c.DIRECT_GOAL_POINTS, "long": c.LONG_GOAL_POINTS}
    return (
        _goal(w.GOAL_ANY, say(w.GOAL_POINTS_OR_LONG, **points), say(k.GOAL_ANY, **points)),
        Consequence(
            "blocked",
            say(w.BLOCKED),
            say(w.LIVE_FOR_BOTH),
            "play-on",
            moment="hit",
            short=say(k.BLOCKED),
        ),
    )


def _rebound(rule: str) -> Consequence:
    within = c.REBOUND_WITHIN
    return Consequence(
        "rebound",
        say(w.REBOUNDS),
        say(w.ONLY_OPPOSING),
        "theirs",
        moment="hit",
        to="opposing",
        short=say(k.REBOUND, seconds=within),
        further=(
            Consequence(
                "played-in-time",
                say(w.PLAYED_IN_TIME, seconds=within),
                say(w.PLAY_GOES_ON),
                "play-on",
                moment="hit",
                to="opposing",
                short=say(k.PLAYED_IN_TIME, seconds=within),
            ),
            Consequence(
                "not-played-in-time",
                say(w.NOT_PLAYED_IN_TIME),
                say(w.HIT_AGAIN),
                "again",
                rule,
                "hit",
                "hitting",
                short=say(k.NOT_PLAYED_IN_TIME, seconds=within),
            ),
            Consequence(
                "affected",
                say(w.AFFECTED, clear=c.REBOUND_CLEAR),
                say(w.CENTRE_HIT),
                "free-hit",
                "arena/penalty-5b",
                "hit",
                "opposing",
                short=say(k.AFFECTED, clear=c.REBOUND_CLEAR),
            ),
        ),
    )


def _straight_out(then: str, short: str) -> Consequence:
    return Consequence(
        "straight-out",
        say(w.STRAIGHT_OUT),
        say(then, inset=c.HIT_OUT_INSET),
        "free-hit",
        "arena/hit-out",
        "hit",
        "opposing",
        short=say(short, inset=c.HIT_OUT_INSET),
    )


def _opposing_wrong(rule: str) -> Consequence:
    return Consequence(
        "opposing-wrong",
        say(w.OPPOSING_WRONG),
        say(w.PENALTY_6A_THEN),
        "again",
        "arena/penalty-6a",
        "procedure",
        "hitting",
        further=opposing_wrong(rule),
        short=say(k.OPPOSING_WRONG),
    )


def _both_wrong(rule: str | None) -> Consequence:
    return Consequence(
        "both-wrong",
        say(w.BOTH_WRONG),
        say(w.AGAIN_GOAL_OFF),
        "again",
        rule,
        "procedure",
        "hitting",
        short=say(k.BOTH_WRONG),
    )


@cache
def opposing_wrong(rule: str | None) -> tuple[Consequence, ...]:
    """What a Penalty 6a leads to on a hit of that rule, or of any. Rule 9, Penalty 6a."""
    return (
        Consequence(
            "scored-all-the-same",
            say(w.GOAL_SCORED),
            say(w.GOAL_STANDS),
            "goal",
            moment="procedure",
            to="hitting",
            short=say(k.SCORED_ALL_THE_SAME),
        ),
        Consequence(
            "would-have-scored",
            say(w.WOULD_HAVE_SCORED),
            say(w.PENALTY_1_THEN),
            "penalty",
            "arena/penalty-1",
            "procedure",
            "hitting",
            short=say(k.WOULD_HAVE_SCORED),
        ),
        Consequence(
            "not-scored",
            say(w.NO_GOAL_LOST),
            say(w.HIT_AGAIN),
            "again",
            rule,
            "procedure",
            "hitting",
            short=say(k.OPPOSING_WRONG),
        ),
    )


def _hitting_wrong_on_2_to_4(rule: str) -> Consequence:
    return _hitting_wrong(w.FROM_SAME_SPOT, rule, "6b")


def _hitting_wrong_on_5(past_centre: bool, rule: str = "arena/penalty-6c") -> Consequence:
    """From that spot or from the centre. Rule 9, Penalty 6c; readings U and V."""
    return _hitting_wrong(w.FROM_CENTRE if past_centre else w.FROM_SAME_SPOT, rule, "6c")


def _hitting_wrong(then: str, rule: str, penalty: str) -> Consequence:
    return Consequence(
        "hitting-wrong",
        say(w.HITTING_WRONG),
        say(then),
        "free-hit",
        rule,
        "procedure",
        "opposing",
        short=say(k.HITTING_WRONG, penalty=penalty),
    )


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
