"""The restarts of outdoor Rule 22 as data: see `catalogue`."""

from __future__ import annotations

from typing import Final

from polofield.rules.entries import Entry, Example, Option, Where
from polofield.rules.outdoor import clauses_restarts as c
from polofield.rules.outdoor.clauses import FOUL_SHOTS
from polofield.rulings.phrase import EMPTY, say
from polofield.words import titles as t
from polofield.words import where

RESTARTS: Final = "Outdoor restarts"
OVER_SIDE = Where("side", where.OVER_SIDE, where.WENT_OUT)

RESTART_ENTRIES: tuple[Entry, ...] = (
    Entry(
        "outdoor/side-outs",
        say(t.OVER_SIDE),
        say(t.THREE_CASES),
        c.OVER_SIDE,
        "outdoor",
        RESTARTS,
        kind="diagram",
    ),
    Entry(
        "outdoor/knock-in",
        say(t.KNOCK_IN),
        EMPTY,
        c.KNOCK_IN,
        "outdoor",
        RESTARTS,
        "outdoor.knock_in:knock_in",
        Where("own-line", where.CROSSED_HITTING, where.CROSSED, in_goal=where.GOAL_NO_KNOCK_IN),
        place="outdoor.knock_in:place_knock_in",
        example=Example((-150, 6)),
    ),
    Entry(
        "outdoor/foul-shot-refused",
        say(t.FOUL_SHOT),
        say(t.PASSED_OR_LATE),
        FOUL_SHOTS,
        "outdoor",
        RESTARTS,
        "outdoor.failures:foul_shot_refused",
        Where("place", where.SHOT_DUE, frame=where.OF_THAT_SHOT, in_goal=where.NO_SHOT_THERE),
        example=Example((120, 0)),
    ),
    Entry(
        "outdoor/goal-at-whistle",
        say(t.GOAL_AT_WHISTLE),
        EMPTY,
        c.GOAL_AT_WHISTLE,
        "outdoor",
        RESTARTS,
        "outdoor.decisions:goal_at_whistle",
        options=(Option("foul-by", "choice", "which side fouled", ("attackers", "defenders")),),
    ),
    Entry(
        "outdoor/ball-broken",
        say(t.BALL_BROKEN),
        EMPTY,
        c.BALL_BROKEN,
        "outdoor",
        RESTARTS,
        "outdoor.decisions:ball_broken",
        options=(
            Option(
                "on",
                "choice",
                "the first hit of a foul shot or a knock-in, or any later one",
                ("first-hit", "later"),
            ),
        ),
    ),
    Entry(
        "outdoor/after-goal",
        say(t.AFTER_GOAL),
        say(t.THROW_IN_AT_CENTRE),
        c.AFTER_GOAL,
        "outdoor",
        RESTARTS,
        "outdoor.throw_in:after_goal",
    ),
    Entry(
        "outdoor/ball-over-side",
        say(t.OVER_SIDE),
        say(t.WHO_GETS_IT),
        c.OVER_SIDE,
        "outdoor",
        RESTARTS,
        "outdoor.possession:ball_over_side",
        Where("side", where.OVER_SIDE, where.WENT_OUT, where.OF_THE_LAST_HIT),
        options=(
            Option(
                "off",
                "choice",
                "what the ball came off as it went out",
                ("direct", "own", "boards", "opponent", "umpire", "unknown"),
                required=True,
            ),
        ),
        example=Example((48, 80), (("off", "own"),)),
    ),
    Entry(
        "outdoor/side-out",
        say(t.OVER_SIDE),
        say(t.WHERE_HIT),
        c.OVER_SIDE,
        "outdoor",
        RESTARTS,
        "outdoor.possession:side_out",
        OVER_SIDE,
        place="outdoor.possession:place_side_out",
        example=Example((112, 80)),
    ),
    Entry(
        "outdoor/throw-in-side",
        say(t.THROW_IN),
        say(t.FROM_SIDE),
        c.OVER_SIDE,
        "outdoor",
        RESTARTS,
        "outdoor.throw_in:throw_in_side",
        OVER_SIDE,
        example=Example((48, 80)),
    ),
    Entry(
        "outdoor/knock-in-failed",
        say(t.KNOCK_IN_FAILED),
        EMPTY,
        c.LATE_OR_EARLY,
        "outdoor",
        RESTARTS,
        "outdoor.failures:knock_in_failed",
        options=(
            Option(
                "how",
                "choice",
                "what went wrong",
                ("late", "early", "passed", "encroached"),
                required=True,
            ),
        ),
        example=Example(options=(("how", "late"),)),
    ),
    Entry(
        "outdoor/throw-in",
        say(t.THROW_IN),
        say(t.BALL_DEAD),
        c.IN_THE_FIELD,
        "outdoor",
        RESTARTS,
        "outdoor.throw_in:throw_in",
        Where("place", where.BALL_DEAD, where.DEAD, in_goal=where.GOAL_NO_THROW_IN),
        example=Example((40, 71)),
    ),
    Entry(
        "outdoor/period-end",
        say(t.PERIOD_END),
        EMPTY,
        c.PERIOD_END,
        "outdoor",
        RESTARTS,
        "outdoor.decisions:period_end",
    ),
    Entry(
        "outdoor/fair-play",
        say(t.FAIR_PLAY),
        EMPTY,
        c.FAIR_PLAY,
        "outdoor",
        RESTARTS,
        "outdoor.possession:fair_play",
        Where("place", where.BALL_AT_STOP, where.BALL, in_goal=where.GOAL_NO_FAIR_PLAY),
        place="outdoor.possession:place_fair_play",
        stays="outdoor.possession:short_of_60",
        example=Example((130, -10)),
    ),
)
