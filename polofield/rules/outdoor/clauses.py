"""The books and rules that clauses point at, and the figures that they name, each once."""

from __future__ import annotations

from polofield.rulings.clause import Clause, Seconds, Yards

OUTDOOR = "USPA 2026 outdoor"
ARENA = "USPA 2026 arena"


def rule_37(part: str) -> Clause:
    """A penalty of outdoor Rule 37."""
    return Clause(OUTDOOR, "Rule 37", part)


def rule_22(part: str) -> Clause:
    """A restart of outdoor Rule 22."""
    return Clause(OUTDOOR, "Rule 22", part)


def rule_9(part: str) -> Clause:
    """A penalty of arena Rule 9."""
    return Clause(ARENA, "Rule 9", part)


PENALTY_1 = rule_37("Penalty 1")
PENALTY_2 = rule_37("Penalty 2")
PENALTY_3 = rule_37("Penalty 3")
PENALTY_4 = rule_37("Penalty 4")
PENALTY_5A = rule_37("Penalty 5a")
PENALTY_5B = rule_37("Penalty 5b")
PENALTY_6 = rule_37("Penalty 6")
PENALTY_7 = rule_37("Penalty 7")
PENALTY_8 = rule_37("Penalty 8")
PENALTY_9 = rule_37("Penalty 9")
PENALTY_10 = rule_37("Penalty 10")
FOUL_SHOTS = rule_22("foul shots")

PENALTY_2_OUT = Yards(30, PENALTY_2)
PENALTY_2_CLEAR = Yards(30, PENALTY_2)
PENALTY_3_OUT = Yards(40, PENALTY_3)
PENALTY_3_EVENT_GOALS = 8
"""The least upper handicap limit of an event with a defended Penalty 3. Rule 37, Penalty 3."""
PENALTY_3_UMPIRES = 2
"""Certified professional umpires that such an event needs in every game. Rule 37, Penalty 3."""
PENALTY_4_OUT = Yards(60, PENALTY_4)
PENALTY_4_BEHIND = Yards(30, PENALTY_4)
PENALTY_5A_INSET = Yards(5, PENALTY_5A)
PENALTY_5A_CLEAR = Yards(30, PENALTY_5A)
PENALTY_5B_CLEAR = Yards(30, PENALTY_5B)
PENALTY_6_OUT = Yards(60, PENALTY_6)
PENALTY_6_ACROSS = Yards(40, PENALTY_6)
PENALTY_6_BEHIND = Yards(30, PENALTY_6)
PENALTY_7_WAIT = Seconds(15 * 60, PENALTY_7)
PENALTY_7_LATER_WAIT = Seconds(10 * 60, PENALTY_7)
PENALTY_7_SIDE = 3
"""Players a side once a player is removed. Rule 37, Penalty 7."""
FOUL_SHOT_WITHIN = Seconds(20, FOUL_SHOTS)
FIELD_SIZES = Clause(OUTDOOR, "field", "sizes and marks")
ARENA_SIZES = Clause(ARENA, "arena", "sizes and marks")
