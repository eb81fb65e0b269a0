"""Outdoor Rule 22 as data: its clauses and what they name, and the entries of the catalogue.

A side-out is set up as a Penalty 5a: its 30 yards are that penalty's.
"""

from __future__ import annotations

from typing import NamedTuple

from polofield.rules.words import Words
from polofield.rulings.clause import OUTDOOR, Clause, Seconds, Yards
from polofield.rulings.entries import Entry, Example, Option, Where
from polofield.rulings.phrase import EMPTY, say


def rule_22(part: str) -> Clause:
    """A restart of outdoor Rule 22."""
    return Clause(OUTDOOR, "Rule 22", part)


class RestartFigures(NamedTuple):
    """The clauses of outdoor Rule 22, and the distances and times that they name, each once."""

    foul_shots: Clause = rule_22("foul shots")
    knock_in: Clause = rule_22("knock-in")
    calling_play: Clause = rule_22("calling “Play”")
    late_or_early: Clause = rule_22("late or early knock-in")
    goal_at_whistle: Clause = rule_22("goal at the whistle")
    ball_broken: Clause = rule_22("ball broken on the first hit")
    after_goal: Clause = rule_22("after a goal")
    over_side: Clause = rule_22("ball over the side")
    free_hit_from_60: Clause = rule_22("free hit from the 60")
    in_the_field: Clause = rule_22("ball in the field")
    period_end: Clause = rule_22("end of a period, suspended games")
    fair_play: Clause = rule_22("fair-play possession")

    knock_in_depth: Yards = Yards(1 / 3, knock_in)
    knock_in_from_post: Yards = Yards(5, knock_in)
    knock_in_from_side: Yards = Yards(5, knock_in)
    knock_in_clear: Yards = Yards(30, knock_in)
    knock_in_travel: Yards = Yards(30, knock_in)
    knock_in_within: Seconds = Seconds(10, knock_in)
    play_called_from: Seconds = Seconds(3, calling_play)
    play_called_by: Seconds = Seconds(5, calling_play)

    foul_shot_within: Seconds = Seconds(20, foul_shots)
    refused_within_60: Yards = Yards(60, foul_shots)

    after_goal_within: Seconds = Seconds(25, after_goal)

    side_out_60: Yards = Yards(60, over_side)
    side_out_inset: Yards = Yards(5, over_side)
    side_out_60_inset: Yards = Yards(10, over_side)
    side_out_count: Seconds = Seconds(8, over_side)
    side_out_play: Seconds = Seconds(5, over_side)
    to_team_mate: Yards = Yards(30, free_hit_from_60)

    fair_play_60: Yards = Yards(60, fair_play)
    fair_play_across: Yards = Yards(40, fair_play)
    fair_play_behind: Yards = Yards(30, fair_play)
    fair_play_count: Seconds = Seconds(8, fair_play)
    fair_play_play: Seconds = Seconds(5, fair_play)


def restart_entries(c: RestartFigures, words: Words) -> tuple[Entry, ...]:
    """The restarts, and their overview."""
    t, at, o = words.titles, words.where, words.options
    over_side = Where("side", at.over_side, at.went_out)
    return (
        Entry(
            "outdoor/side-outs",
            say(t.over_side),
            say(t.three_cases),
            c.over_side,
            "outdoor",
            t.outdoor_restarts,
            kind="diagram",
        ),
        Entry(
            "outdoor/knock-in",
            say(t.knock_in),
            EMPTY,
            c.knock_in,
            "outdoor",
            t.outdoor_restarts,
            "outdoor.knock_in:knock_in",
            Where("own-line", at.crossed_hitting, at.crossed, in_goal=at.goal_no_knock_in),
            place="outdoor.knock_in:place_knock_in",
            example=Example((-150, 6)),
        ),
        Entry(
            "outdoor/foul-shot-refused",
            say(t.foul_shot),
            say(t.passed_or_late),
            c.foul_shots,
            "outdoor",
            t.outdoor_restarts,
            "outdoor.failures:foul_shot_refused",
            Where("place", at.shot_due, frame=at.of_that_shot, in_goal=at.no_shot_there),
            example=Example((120, 0)),
        ),
        Entry(
            "outdoor/goal-at-whistle",
            say(t.goal_at_whistle),
            EMPTY,
            c.goal_at_whistle,
            "outdoor",
            t.outdoor_restarts,
            "outdoor.decisions:goal_at_whistle",
            options=(Option("foul-by", "choice", o.foul_by, ("attackers", "defenders")),),
        ),
        Entry(
            "outdoor/ball-broken",
            say(t.ball_broken),
            EMPTY,
            c.ball_broken,
            "outdoor",
            t.outdoor_restarts,
            "outdoor.decisions:ball_broken",
            options=(
                Option(
                    "on",
                    "choice",
                    o.on,
                    ("first-hit", "later"),
                ),
            ),
        ),
        Entry(
            "outdoor/after-goal",
            say(t.after_goal),
            say(t.throw_in_at_centre),
            c.after_goal,
            "outdoor",
            t.outdoor_restarts,
            "outdoor.throw_in:after_goal",
        ),
        Entry(
            "outdoor/ball-over-side",
            say(t.over_side),
            say(t.who_gets_it),
            c.over_side,
            "outdoor",
            t.outdoor_restarts,
            "outdoor.possession:ball_over_side",
            Where("side", at.over_side, at.went_out, at.of_the_last_hit),
            options=(
                Option(
                    "off",
                    "choice",
                    o.off,
                    ("direct", "own", "boards", "opponent", "umpire", "unknown"),
                    required=True,
                ),
            ),
            example=Example((48, 80), (("off", "own"),)),
        ),
        Entry(
            "outdoor/side-out",
            say(t.over_side),
            say(t.where_hit),
            c.over_side,
            "outdoor",
            t.outdoor_restarts,
            "outdoor.possession:side_out",
            over_side,
            place="outdoor.possession:place_side_out",
            example=Example((112, 80)),
        ),
        Entry(
            "outdoor/throw-in-side",
            say(t.throw_in),
            say(t.from_side),
            c.over_side,
            "outdoor",
            t.outdoor_restarts,
            "outdoor.throw_in:throw_in_side",
            over_side,
            example=Example((48, 80)),
        ),
        Entry(
            "outdoor/knock-in-failed",
            say(t.knock_in_failed),
            EMPTY,
            c.late_or_early,
            "outdoor",
            t.outdoor_restarts,
            "outdoor.failures:knock_in_failed",
            options=(
                Option(
                    "how",
                    "choice",
                    o.how,
                    ("late", "early", "passed", "encroached"),
                    required=True,
                ),
            ),
            example=Example(options=(("how", "late"),)),
        ),
        Entry(
            "outdoor/throw-in",
            say(t.throw_in),
            say(t.ball_dead),
            c.in_the_field,
            "outdoor",
            t.outdoor_restarts,
            "outdoor.throw_in:throw_in",
            Where("place", at.ball_dead, at.dead, in_goal=at.goal_no_throw_in),
            example=Example((40, 71)),
        ),
        Entry(
            "outdoor/period-end",
            say(t.period_end),
            EMPTY,
            c.period_end,
            "outdoor",
            t.outdoor_restarts,
            "outdoor.decisions:period_end",
        ),
        Entry(
            "outdoor/fair-play",
            say(t.fair_play),
            EMPTY,
            c.fair_play,
            "outdoor",
            t.outdoor_restarts,
            "outdoor.possession:fair_play",
            Where("place", at.ball_at_stop, at.ball, in_goal=at.goal_no_fair_play),
            place="outdoor.possession:place_fair_play",
            stays="outdoor.possession:short_of_60",
            example=Example((130, -10)),
        ),
    )
