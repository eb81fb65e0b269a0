"""The penalties of outdoor Rule 37 as data: see `catalogue`."""

from __future__ import annotations

from typing import Final

from polofield.rules.entries import Entry, Example, Option, Where
from polofield.rules.outdoor import clauses as c
from polofield.rulings.phrase import EMPTY, Phrase, say
from polofield.surface.people import SIDE
from polofield.words import titles as t
from polofield.words import where

PENALTIES: Final = "Outdoor penalties"

BLANK = Option("blank", "flag", "no dimensions: a sheet to draw on", default=False)


def designation_options(kind: str) -> tuple[Option, Option]:
    """The handicaps from which it follows who may be designated for removal."""
    low_high, team = (-2, 10), "handicaps of the fouling side, such as 0,1,3,5"
    return (
        Option("disabled", "integer", "handicap of the disabled player", low_high, beside="team"),
        Option("team", "integers", team, low_high, most=SIDE[kind], beside="disabled"),
    )


def penalty(number: str) -> Phrase:
    """The name of a penalty."""
    return say(t.PENALTY, number=number)


DESIGNATION_EXAMPLE = Example(options=(("disabled", 2), ("team", "0,1,3,5")))

PENALTY_ENTRIES = (
    Entry(
        "outdoor/field",
        say(t.FIELD),
        EMPTY,
        c.FIELD_SIZES,
        "outdoor",
        PENALTIES,
        options=(BLANK,),
        kind="diagram",
    ),
    Entry(
        "outdoor/penalties",
        say(t.SPOTS),
        say(t.WHERE_PUT),
        c.rule_37("Penalties 2 to 6"),
        "outdoor",
        PENALTIES,
        kind="diagram",
    ),
    Entry(
        "outdoor/penalty-1",
        penalty("1"),
        say(t.GOAL_AWARDED),
        c.PENALTY_1,
        "outdoor",
        PENALTIES,
        "outdoor.penalties:penalty_1",
    ),
    Entry(
        "outdoor/penalty-2",
        penalty("2"),
        say(t.YARDS, out=float(c.PENALTY_2_OUT)),
        c.PENALTY_2,
        "outdoor",
        PENALTIES,
        "outdoor.penalties:penalty_2",
    ),
    Entry(
        "outdoor/penalty-2-from-spot",
        penalty("2"),
        say(t.FROM_SPOT),
        c.PENALTY_2,
        "outdoor",
        PENALTIES,
        "outdoor.penalties:penalty_2_from_spot",
        Where("place", where.FOUL, in_goal=where.NO_SPOT_THERE),
        example=Example((132, 18)),
    ),
    Entry(
        "outdoor/penalty-3",
        penalty("3"),
        say(t.YARDS, out=float(c.PENALTY_3_OUT)),
        c.PENALTY_3,
        "outdoor",
        PENALTIES,
        "outdoor.penalties:penalty_3",
    ),
    Entry(
        "outdoor/penalty-3-defended",
        penalty("3"),
        say(t.YARDS_DEFENDED, out=float(c.PENALTY_3_OUT)),
        c.PENALTY_3,
        "outdoor",
        PENALTIES,
        "outdoor.penalties:penalty_3_defended",
    ),
    Entry(
        "outdoor/penalty-4",
        penalty("4"),
        say(t.YARDS, out=float(c.PENALTY_4_OUT)),
        c.PENALTY_4,
        "outdoor",
        PENALTIES,
        "outdoor.penalties:penalty_4",
    ),
    Entry(
        "outdoor/penalty-5a",
        penalty("5a"),
        say(t.FROM_SPOT),
        c.PENALTY_5A,
        "outdoor",
        PENALTIES,
        "outdoor.penalties:penalty_5a",
        Where("place", where.BALL_AT_FOUL, where.BALL, in_goal=where.GOAL_NO_5A),
        place="outdoor.penalties:place_5a",
        stays="outdoor.penalties:spots_5a",
        example=Example((62, 78)),
    ),
    Entry(
        "outdoor/penalty-5b",
        penalty("5b"),
        say(t.FROM_CENTRE),
        c.PENALTY_5B,
        "outdoor",
        PENALTIES,
        "outdoor.penalties:penalty_5b",
    ),
    Entry(
        "outdoor/penalty-6",
        penalty("6"),
        say(t.SAFETY),
        c.PENALTY_6,
        "outdoor",
        PENALTIES,
        "outdoor.penalties:penalty_6",
        Where(
            "attacked-line",
            where.CROSSED_OPPOSING,
            where.CROSSED,
            in_goal=where.GOAL_NO_SAFETY,
        ),
        place="outdoor.penalties:place_6",
        example=Example((150, -58)),
    ),
    Entry(
        "outdoor/penalty-7",
        penalty("7"),
        say(t.PLAYER_REMOVED),
        c.PENALTY_7,
        "outdoor",
        PENALTIES,
        "outdoor.removals:penalty_7",
        options=designation_options("outdoor"),
        example=DESIGNATION_EXAMPLE,
    ),
    Entry(
        "outdoor/penalty-8",
        penalty("8"),
        say(t.HORSE_SENT_OFF),
        c.PENALTY_8,
        "outdoor",
        PENALTIES,
        "outdoor.removals:penalty_8",
    ),
    Entry(
        "outdoor/penalty-9",
        penalty("9"),
        say(t.FORFEIT),
        c.PENALTY_9,
        "outdoor",
        PENALTIES,
        "outdoor.removals:penalty_9",
    ),
    Entry(
        "outdoor/penalty-10",
        penalty("10"),
        say(t.PLAYER_EXCLUDED),
        c.PENALTY_10,
        "outdoor",
        PENALTIES,
        "outdoor.removals:penalty_10",
    ),
)
