"""Arena Rule 9 as data: its clauses and what they name, and the entries of the catalogue."""

from __future__ import annotations

from typing import NamedTuple

from polofield.rules.outdoor.penalties_data import blank_option, designation_options, penalty
from polofield.rules.words import TitleWords, Words
from polofield.rulings.clause import ARENA, Clause, Seconds, Yards
from polofield.rulings.entries import NOWHERE, PLAIN_EXAMPLE, Entry, Example, Option, Where
from polofield.rulings.phrase import EMPTY, Phrase, say

HITS = (
    "penalty-2",
    "penalty-2-from-spot",
    "penalty-3",
    "penalty-4",
    "penalty-5a",
    "penalty-5b",
    "penalty-2-alternative",
    "penalty-3-alternative",
)


def rule_9(part: str) -> Clause:
    """A penalty of arena Rule 9."""
    return Clause(ARENA, "Rule 9", part)


class ArenaFigures(NamedTuple):
    """The clauses of arena Rule 9, and the distances and times that they name, each once."""

    arena_sizes: Clause = Clause(ARENA, "arena", "sizes and marks")
    penalty_1: Clause = rule_9("Penalty 1")
    penalty_2: Clause = rule_9("Penalty 2")
    penalty_3: Clause = rule_9("Penalty 3")
    penalty_4: Clause = rule_9("Penalty 4")
    penalty_5a: Clause = rule_9("Penalty 5a")
    penalty_5b: Clause = rule_9("Penalty 5b")
    penalty_6a: Clause = rule_9("Penalty 6a")
    penalty_6b: Clause = rule_9("Penalty 6b")
    penalty_6c: Clause = rule_9("Penalty 6c")
    penalty_6d: Clause = rule_9("Penalty 6d")
    penalty_7: Clause = rule_9("Penalty 7")
    penalty_8: Clause = rule_9("Penalty 8")
    penalty_9: Clause = rule_9("Penalty 9")
    alternative: Clause = Clause(ARENA, "Alternative Rule 9")
    penalties_2_to_5: Clause = rule_9("Penalties 2 to 5")
    rebound: Clause = rule_9("Penalties 2 to 4, the rebound")
    hit_out: Clause = rule_9("Penalties 2 to 5, hit out of play")
    execution: Clause = rule_9("execution of penalties")
    free_hit: Clause = rule_9("Penalties 2 to 6, the free hit that follows")

    penalty_2_out: Yards = Yards(15, penalty_2)
    penalty_2_inside: Yards = Yards(15, penalty_2)
    """A Penalty 2 for a foul nearer the end wall than this may be hit from the spot."""
    penalty_2_edge: Yards = Yards(10, penalty_2)
    penalty_2_clear: Yards = Yards(5, penalty_2)
    penalty_3_out: Yards = Yards(25, penalty_3)
    penalty_3_edge: Yards = Yards(10, penalty_3)
    penalty_3_clear: Yards = Yards(5, penalty_3)
    penalty_4_out: Yards = Yards(25, penalty_4)
    penalty_4_arc: Yards = Yards(5, penalty_4)
    penalty_4_clear: Yards = Yards(5, penalty_4)
    penalty_5a_from_goal: Yards = Yards(25, penalty_5a)
    penalty_5a_inset: Yards = Yards(5, penalty_5a)
    penalty_5a_clear: Yards = Yards(5, penalty_5a)
    penalty_5a_right_of_way: Yards = Yards(16, penalty_5a)
    penalty_5b_clear: Yards = Yards(5, penalty_5b)
    penalty_5b_right_of_way: Yards = Yards(16, penalty_5b)
    alternative_outside: Yards = Yards(25, alternative)
    rebound_within: Seconds = Seconds(5, rebound)
    rebound_clear: Yards = Yards(5, rebound)
    rebound_line: Yards = Yards(25, execution)
    hit_out_inset: Yards = Yards(5, hit_out)
    hit_missed_inset: Yards = Yards(5, execution)
    hit_missed_left: Seconds = Seconds(5, execution)
    """With less than this on the clock a free hit after a missed hit does not reset it."""

    right_of_way_half: Yards = Yards(5 / 3, penalty_5a)
    """5 ft either side of the line from the ball to the goal's centre. Reading J: the text names
    the Right of Way and how far off it may be lined up in, not its width."""
    defender_depth: Yards = Yards(2, rule_9("Penalties 2 and 3"))
    """How near the end wall, or its corner, the defender is. Reading L: the text says along it."""

    direct_goal_points: int = 1
    """A goal straight off the mallet on a 2 or 3, and any on a 4. Rule 9, Penalties 2 to 4."""
    long_goal_points: int = 2
    """Of a goal that meets Rule 6.a(2), or on a 4 Rule 6.a(3). Rule 9, Penalties 4 and 5."""
    approaches: int = 2
    """How often the hitter may ride at the ball. Rule 9, execution of penalties."""


def _diagram(
    t: TitleWords,
    id: str,
    name: Phrase,
    qualifier: Phrase,
    clause: Clause,
    *options: Option,
    of: str = "",
) -> Entry:
    return Entry(
        id,
        name,
        qualifier,
        clause,
        "arena",
        t.arena_penalties,
        options=options,
        kind="diagram",
        of=of,
    )


def _rule(
    t: TitleWords,
    id: str,
    name: Phrase,
    qualifier: Phrase,
    clause: Clause,
    function: str,
    *options: Option,
    where: Where = NOWHERE,
    place: str | None = None,
    stays: str | None = None,
    example: Example = PLAIN_EXAMPLE,
) -> Entry:
    return Entry(
        id,
        name,
        qualifier,
        clause,
        "arena",
        t.arena_penalties,
        function,
        where,
        options,
        place,
        stays,
        example=example,
        of=t.of_arena,
    )


def arena_entries(c: ArenaFigures, words: Words) -> tuple[Entry, ...]:
    """The penalties, and their overview."""
    t, at, o = words.titles, words.where, words.options
    after = Option("after", "choice", o.after, HITS, required=True)
    would_have_scored = Option("would-have-scored", "flag", o.would_have_scored, default=False)
    at_foul = Where("place", at.foul)
    at_shot = Where("place", at.shot, frame=at.of_that_shot, in_goal=at.no_shot_there)
    goals = Option("goals", "integer", o.goals, (1, 2), default=1)
    return (
        _diagram(t, "arena/field", say(t.arena), EMPTY, c.arena_sizes, blank_option(o)),
        _diagram(
            t,
            "arena/penalties",
            say(t.spots),
            say(t.where_put),
            c.penalties_2_to_5,
            of=t.of_arena,
        ),
        _rule(
            t,
            "arena/penalty-1",
            penalty(t, "1"),
            say(t.goal_awarded),
            c.penalty_1,
            "arena.penalties:penalty_1",
            goals,
        ),
        _rule(
            t,
            "arena/penalty-2",
            penalty(t, "2"),
            say(t.yards, out=float(c.penalty_2_out)),
            c.penalty_2,
            "arena.penalties:penalty_2",
        ),
        _rule(
            t,
            "arena/penalty-2-from-spot",
            penalty(t, "2"),
            say(t.from_spot),
            c.penalty_2,
            "arena.penalties:penalty_2_from_spot",
            where=Where("place", at.foul, in_goal=at.no_spot_there),
            example=Example((42, 9)),
        ),
        _rule(
            t,
            "arena/penalty-3",
            penalty(t, "3"),
            say(t.yards, out=float(c.penalty_3_out)),
            c.penalty_3,
            "arena.penalties:penalty_3",
        ),
        _rule(
            t,
            "arena/penalty-4",
            penalty(t, "4"),
            say(t.yards_goal_defended, out=float(c.penalty_4_out)),
            c.penalty_4,
            "arena.penalties:penalty_4",
        ),
        _rule(
            t,
            "arena/penalty-5a",
            penalty(t, "5a"),
            say(t.from_spot),
            c.penalty_5a,
            "arena.free_hits:penalty_5a",
            where=at_foul,
            place="arena.spots:place_5a",
            stays="arena.spots:spots_5a",
            example=Example((36, 24)),
        ),
        _rule(
            t,
            "arena/penalty-5b",
            penalty(t, "5b"),
            say(t.from_centre),
            c.penalty_5b,
            "arena.free_hits:penalty_5b",
        ),
        _rule(
            t,
            "arena/penalty-2-alternative",
            penalty(t, "2"),
            say(t.from_spot_long, points=c.long_goal_points),
            c.alternative,
            "arena.free_hits:penalty_2_alternative",
            where=at_foul,
            example=Example((18, 12)),
        ),
        _rule(
            t,
            "arena/penalty-3-alternative",
            penalty(t, "3"),
            say(t.from_spot_long, points=c.long_goal_points),
            c.alternative,
            "arena.free_hits:penalty_3_alternative",
            where=at_foul,
            example=Example((-6, -10)),
        ),
        _rule(
            t,
            "arena/penalty-6a",
            penalty(t, "6a"),
            say(t.fouling_at_fault),
            c.penalty_6a,
            "arena.failures:penalty_6a",
            after,
            would_have_scored,
            where=at_shot,
            example=Example((35, 0), (("after", "penalty-2"),)),
        ),
        _rule(
            t,
            "arena/penalty-6b",
            penalty(t, "6b"),
            say(t.fouled_at_fault),
            c.penalty_6b,
            "arena.failures:penalty_6b",
            where=at_shot,
            example=Example((25, 0)),
        ),
        _rule(
            t,
            "arena/penalty-6c",
            penalty(t, "6c"),
            say(t.fouled_at_fault_on_5),
            c.penalty_6c,
            "arena.failures:penalty_6c",
            where=at_shot,
            example=Example((12, 14)),
        ),
        _rule(
            t,
            "arena/penalty-6d",
            penalty(t, "6d"),
            say(t.both_at_fault),
            c.penalty_6d,
            "arena.failures:penalty_6d",
            after,
            where=at_shot,
            example=Example((25, 0), (("after", "penalty-3"),)),
        ),
        _rule(
            t,
            "arena/penalty-7",
            penalty(t, "7"),
            say(t.player_disabled),
            c.penalty_7,
            "arena.removals:penalty_7",
            *designation_options("arena", o),
            example=Example(options=(("disabled", 2), ("team", "0,1,3"))),
        ),
        _rule(
            t,
            "arena/penalty-8",
            penalty(t, "8"),
            say(t.disqualified),
            c.penalty_8,
            "arena.removals:penalty_8",
        ),
        _rule(
            t,
            "arena/penalty-9",
            penalty(t, "9"),
            say(t.forfeit),
            c.penalty_9,
            "arena.removals:penalty_9",
        ),
        _rule(
            t,
            "arena/free-hit",
            say(t.free_hit),
            say(t.after_failed_shot),
            c.free_hit,
            "arena.free_hits:free_hit",
            where=Where("place", at.free_hit, in_goal=at.no_ball_put_there),
            example=Example((8, 12)),
        ),
        _rule(
            t,
            "arena/hit-missed",
            say(t.penalty_shot),
            say(t.missed),
            c.execution,
            "arena.failures:hit_missed",
            where=Where(
                "place",
                at.play_stopped,
                frame=at.of_that_shot,
                in_goal=at.goal_not_missed,
            ),
            example=Example((30, 8)),
        ),
        _rule(
            t,
            "arena/hit-out",
            say(t.penalty_shot),
            say(t.straight_out),
            c.hit_out,
            "arena.failures:hit_out",
            after,
            where=Where(
                "wall",
                at.out_of_arena,
                at.went_out,
                at.of_that_hit,
                at.goal_not_out,
            ),
            example=Example((30, 25), (("after", "penalty-3"),)),
        ),
    )
