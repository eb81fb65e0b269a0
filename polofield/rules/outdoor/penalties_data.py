"""Outdoor Rule 37 as data: its clauses and what they name, and the entries of the catalogue."""

from __future__ import annotations

from typing import NamedTuple

from polofield.rules.words import OptionWords, TitleWords, Words
from polofield.rulings.clause import OUTDOOR, Clause, Seconds, Yards
from polofield.rulings.entries import Entry, Example, Option, Where
from polofield.rulings.phrase import EMPTY, Phrase, say
from polofield.surface.people import SIDE


def rule_37(part: str) -> Clause:
    """A penalty of outdoor Rule 37."""
    return Clause(OUTDOOR, "Rule 37", part)


class PenaltyFigures(NamedTuple):
    """The clauses of outdoor Rule 37, and the distances and times that they name, each once."""

    penalty_1: Clause = rule_37("Penalty 1")
    penalty_2: Clause = rule_37("Penalty 2")
    penalty_3: Clause = rule_37("Penalty 3")
    penalty_4: Clause = rule_37("Penalty 4")
    penalty_5a: Clause = rule_37("Penalty 5a")
    penalty_5b: Clause = rule_37("Penalty 5b")
    penalty_6: Clause = rule_37("Penalty 6")
    penalty_7: Clause = rule_37("Penalty 7")
    penalty_8: Clause = rule_37("Penalty 8")
    penalty_9: Clause = rule_37("Penalty 9")
    penalty_10: Clause = rule_37("Penalty 10")

    penalty_2_out: Yards = Yards(30, penalty_2)
    penalty_2_clear: Yards = Yards(30, penalty_2)
    penalty_3_out: Yards = Yards(40, penalty_3)
    penalty_3_event_goals: int = 8
    """The least upper handicap limit of an event with a defended Penalty 3. Rule 37, Penalty 3."""
    penalty_3_umpires: int = 2
    """Certified professional umpires that such an event needs in every game. Rule 37, Penalty 3."""
    penalty_4_out: Yards = Yards(60, penalty_4)
    penalty_4_behind: Yards = Yards(30, penalty_4)
    penalty_5a_inset: Yards = Yards(5, penalty_5a)
    penalty_5a_clear: Yards = Yards(30, penalty_5a)
    penalty_5b_clear: Yards = Yards(30, penalty_5b)
    penalty_6_out: Yards = Yards(60, penalty_6)
    penalty_6_across: Yards = Yards(40, penalty_6)
    penalty_6_behind: Yards = Yards(30, penalty_6)
    penalty_7_wait: Seconds = Seconds(15 * 60, penalty_7)
    penalty_7_later_wait: Seconds = Seconds(10 * 60, penalty_7)
    penalty_7_side: int = 3
    """Players a side once a player is removed. Rule 37, Penalty 7."""
    field_sizes: Clause = Clause(OUTDOOR, "field", "sizes and marks")
    penalties_2_to_6: Clause = rule_37("Penalties 2 to 6")


def blank_option(w: OptionWords) -> Option:
    """The option of a bare surface to draw on."""
    return Option("blank", "flag", w.blank, default=False)


def designation_options(kind: str, w: OptionWords) -> tuple[Option, Option]:
    """The handicaps from which it follows who may be designated for removal."""
    low_high = (-2, 10)
    return (
        Option("disabled", "integer", w.disabled, low_high, beside="team"),
        Option("team", "integers", w.team, low_high, most=SIDE[kind], beside="disabled"),
    )


def penalty(t: TitleWords, number: str) -> Phrase:
    """The name of a penalty."""
    return say(t.penalty, number=number)


def penalty_entries(c: PenaltyFigures, words: Words) -> tuple[Entry, ...]:
    """The penalties, and their overview."""
    t, at = words.titles, words.where
    return (
        Entry(
            "outdoor/field",
            say(t.field),
            EMPTY,
            c.field_sizes,
            "outdoor",
            t.outdoor_penalties,
            options=(blank_option(words.options),),
            kind="diagram",
        ),
        Entry(
            "outdoor/penalties",
            say(t.spots),
            say(t.where_put),
            c.penalties_2_to_6,
            "outdoor",
            t.outdoor_penalties,
            kind="diagram",
        ),
        Entry(
            "outdoor/penalty-1",
            penalty(t, "1"),
            say(t.goal_awarded),
            c.penalty_1,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.penalties:penalty_1",
        ),
        Entry(
            "outdoor/penalty-2",
            penalty(t, "2"),
            say(t.yards, out=float(c.penalty_2_out)),
            c.penalty_2,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.penalties:penalty_2",
        ),
        Entry(
            "outdoor/penalty-2-from-spot",
            penalty(t, "2"),
            say(t.from_spot),
            c.penalty_2,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.penalties:penalty_2_from_spot",
            Where("place", at.foul, in_goal=at.no_spot_there),
            example=Example((132, 18)),
        ),
        Entry(
            "outdoor/penalty-3",
            penalty(t, "3"),
            say(t.yards, out=float(c.penalty_3_out)),
            c.penalty_3,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.penalties:penalty_3",
        ),
        Entry(
            "outdoor/penalty-3-defended",
            penalty(t, "3"),
            say(t.yards_defended, out=float(c.penalty_3_out)),
            c.penalty_3,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.penalties:penalty_3_defended",
        ),
        Entry(
            "outdoor/penalty-4",
            penalty(t, "4"),
            say(t.yards, out=float(c.penalty_4_out)),
            c.penalty_4,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.penalties:penalty_4",
        ),
        Entry(
            "outdoor/penalty-5a",
            penalty(t, "5a"),
            say(t.from_spot),
            c.penalty_5a,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.free_hits:penalty_5a",
            Where("place", at.ball_at_foul, at.ball, in_goal=at.goal_no_5a),
            place="outdoor.free_hits:place_5a",
            stays="outdoor.free_hits:spots_5a",
            example=Example((62, 78)),
        ),
        Entry(
            "outdoor/penalty-5b",
            penalty(t, "5b"),
            say(t.from_centre),
            c.penalty_5b,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.free_hits:penalty_5b",
        ),
        Entry(
            "outdoor/penalty-6",
            penalty(t, "6"),
            say(t.safety),
            c.penalty_6,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.penalties:penalty_6",
            Where(
                "attacked-line",
                at.crossed_opposing,
                at.crossed,
                in_goal=at.goal_no_safety,
            ),
            place="outdoor.penalties:place_6",
            example=Example((150, -58)),
        ),
        Entry(
            "outdoor/penalty-7",
            penalty(t, "7"),
            say(t.player_removed),
            c.penalty_7,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.removals:penalty_7",
            options=designation_options("outdoor", words.options),
            example=Example(options=(("disabled", 2), ("team", "0,1,3,5"))),
        ),
        Entry(
            "outdoor/penalty-8",
            penalty(t, "8"),
            say(t.horse_sent_off),
            c.penalty_8,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.removals:penalty_8",
        ),
        Entry(
            "outdoor/penalty-9",
            penalty(t, "9"),
            say(t.forfeit),
            c.penalty_9,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.removals:penalty_9",
        ),
        Entry(
            "outdoor/penalty-10",
            penalty(t, "10"),
            say(t.player_excluded),
            c.penalty_10,
            "outdoor",
            t.outdoor_penalties,
            "outdoor.removals:penalty_10",
        ),
    )
