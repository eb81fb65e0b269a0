"""The arena rules as data: see `catalogue`."""

from __future__ import annotations

from typing import Final

from polofield.rules.arena import clauses as c
from polofield.rules.entries import NOWHERE, PLAIN_EXAMPLE, Entry, Example, Option, Where
from polofield.rules.outdoor.catalogue_penalties import BLANK, designation_options, penalty
from polofield.rulings.clause import Clause
from polofield.rulings.phrase import EMPTY, Phrase, say
from polofield.words import titles as t
from polofield.words import where as words

GROUP: Final = "Arena penalties"
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
AFTER = Option("after", "choice", "the penalty whose hit failed", HITS, required=True)
WOULD_HAVE_SCORED = Option(
    "would-have-scored", "flag", "only the fault kept the hit from being a goal", default=False
)
AT_FOUL = Where("place", words.FOUL)
AT_SHOT = Where("place", words.SHOT, frame=words.OF_THAT_SHOT, in_goal=words.NO_SHOT_THERE)
GOALS = Option("goals", "integer", "goals awarded", (1, 2), default=1)


def _diagram(
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
        GROUP,
        options=options,
        kind="diagram",
        of=of,
    )


def _rule(
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
        GROUP,
        function,
        where,
        options,
        place,
        stays,
        example=example,
        of=t.OF_ARENA,
    )


ARENA_ENTRIES: tuple[Entry, ...] = (
    _diagram("arena/field", say(t.ARENA), EMPTY, c.ARENA_SIZES, BLANK),
    _diagram(
        "arena/penalties",
        say(t.SPOTS),
        say(t.WHERE_PUT),
        c.PENALTIES_2_TO_5,
        of=t.OF_ARENA,
    ),
    _rule(
        "arena/penalty-1",
        penalty("1"),
        say(t.GOAL_AWARDED),
        c.PENALTY_1,
        "arena.penalties:penalty_1",
        GOALS,
    ),
    _rule(
        "arena/penalty-2",
        penalty("2"),
        say(t.YARDS, out=float(c.PENALTY_2_OUT)),
        c.PENALTY_2,
        "arena.penalties:penalty_2",
    ),
    _rule(
        "arena/penalty-2-from-spot",
        penalty("2"),
        say(t.FROM_SPOT),
        c.PENALTY_2,
        "arena.penalties:penalty_2_from_spot",
        where=Where("place", words.FOUL, in_goal=words.NO_SPOT_THERE),
        example=Example((42, 9)),
    ),
    _rule(
        "arena/penalty-3",
        penalty("3"),
        say(t.YARDS, out=float(c.PENALTY_3_OUT)),
        c.PENALTY_3,
        "arena.penalties:penalty_3",
    ),
    _rule(
        "arena/penalty-4",
        penalty("4"),
        say(t.YARDS_GOAL_DEFENDED, out=float(c.PENALTY_4_OUT)),
        c.PENALTY_4,
        "arena.penalties:penalty_4",
    ),
    _rule(
        "arena/penalty-5a",
        penalty("5a"),
        say(t.FROM_SPOT),
        c.PENALTY_5A,
        "arena.free_hits:penalty_5a",
        where=AT_FOUL,
        place="arena.spots:place_5a",
        stays="arena.spots:spots_5a",
        example=Example((36, 24)),
    ),
    _rule(
        "arena/penalty-5b",
        penalty("5b"),
        say(t.FROM_CENTRE),
        c.PENALTY_5B,
        "arena.free_hits:penalty_5b",
    ),
    _rule(
        "arena/penalty-2-alternative",
        penalty("2"),
        say(t.FROM_SPOT_LONG, points=c.LONG_GOAL_POINTS),
        c.ALTERNATIVE,
        "arena.free_hits:penalty_2_alternative",
        where=AT_FOUL,
        example=Example((18, 12)),
    ),
    _rule(
        "arena/penalty-3-alternative",
        penalty("3"),
        say(t.FROM_SPOT_LONG, points=c.LONG_GOAL_POINTS),
        c.ALTERNATIVE,
        "arena.free_hits:penalty_3_alternative",
        where=AT_FOUL,
        example=Example((-6, -10)),
    ),
    _rule(
        "arena/penalty-6a",
        penalty("6a"),
        say(t.FOULING_AT_FAULT),
        c.PENALTY_6A,
        "arena.failures:penalty_6a",
        AFTER,
        WOULD_HAVE_SCORED,
        where=AT_SHOT,
        example=Example((35, 0), (("after", "penalty-2"),)),
    ),
    _rule(
        "arena/penalty-6b",
        penalty("6b"),
        say(t.FOULED_AT_FAULT),
        c.PENALTY_6B,
        "arena.failures:penalty_6b",
        where=AT_SHOT,
        example=Example((25, 0)),
    ),
    _rule(
        "arena/penalty-6c",
        penalty("6c"),
        say(t.FOULED_AT_FAULT_ON_5),
        c.PENALTY_6C,
        "arena.failures:penalty_6c",
        where=AT_SHOT,
        example=Example((12, 14)),
    ),
    _rule(
        "arena/penalty-6d",
        penalty("6d"),
        say(t.BOTH_AT_FAULT),
        c.PENALTY_6D,
        "arena.failures:penalty_6d",
        AFTER,
        where=AT_SHOT,
        example=Example((25, 0), (("after", "penalty-3"),)),
    ),
    _rule(
        "arena/penalty-7",
        penalty("7"),
        say(t.PLAYER_DISABLED),
        c.PENALTY_7,
        "arena.removals:penalty_7",
        *designation_options("arena"),
        example=Example(options=(("disabled", 2), ("team", "0,1,3"))),
    ),
    _rule(
        "arena/penalty-8",
        penalty("8"),
        say(t.DISQUALIFIED),
        c.PENALTY_8,
        "arena.removals:penalty_8",
    ),
    _rule("arena/penalty-9", penalty("9"), say(t.FORFEIT), c.PENALTY_9, "arena.removals:penalty_9"),
    _rule(
        "arena/free-hit",
        say(t.FREE_HIT),
        say(t.AFTER_FAILED_SHOT),
        c.FREE_HIT,
        "arena.free_hits:free_hit",
        where=Where("place", words.FREE_HIT, in_goal=words.NO_BALL_PUT_THERE),
        example=Example((8, 12)),
    ),
    _rule(
        "arena/hit-missed",
        say(t.PENALTY_SHOT),
        say(t.MISSED),
        c.EXECUTION,
        "arena.failures:hit_missed",
        where=Where(
            "place",
            words.PLAY_STOPPED,
            frame=words.OF_THAT_SHOT,
            in_goal=words.GOAL_NOT_MISSED,
        ),
        example=Example((30, 8)),
    ),
    _rule(
        "arena/hit-out",
        say(t.PENALTY_SHOT),
        say(t.STRAIGHT_OUT),
        c.HIT_OUT,
        "arena.failures:hit_out",
        AFTER,
        where=Where(
            "wall",
            words.OUT_OF_ARENA,
            words.WENT_OUT,
            words.OF_THAT_HIT,
            words.GOAL_NOT_OUT,
        ),
        example=Example((30, 25), (("after", "penalty-3"),)),
    ),
)
