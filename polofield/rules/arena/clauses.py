"""The clauses of arena Rule 9 and the figures that it names, each with its clause."""

from __future__ import annotations

from polofield.rules.outdoor.clauses import ARENA, ARENA_SIZES, rule_9
from polofield.rulings.clause import Clause, Seconds, Yards

__all__ = ["ARENA_SIZES"]

PENALTY_1 = rule_9("Penalty 1")
PENALTY_2 = rule_9("Penalty 2")
PENALTY_3 = rule_9("Penalty 3")
PENALTY_4 = rule_9("Penalty 4")
PENALTY_5A = rule_9("Penalty 5a")
PENALTY_5B = rule_9("Penalty 5b")
PENALTY_6A = rule_9("Penalty 6a")
PENALTY_6B = rule_9("Penalty 6b")
PENALTY_6C = rule_9("Penalty 6c")
PENALTY_6D = rule_9("Penalty 6d")
PENALTY_7 = rule_9("Penalty 7")
PENALTY_8 = rule_9("Penalty 8")
PENALTY_9 = rule_9("Penalty 9")
ALTERNATIVE = Clause(ARENA, "Alternative Rule 9")
PENALTIES_2_TO_5 = rule_9("Penalties 2 to 5")
REBOUND = rule_9("Penalties 2 to 4, the rebound")
HIT_OUT = rule_9("Penalties 2 to 5, hit out of play")
EXECUTION = rule_9("execution of penalties")
FREE_HIT = rule_9("Penalties 2 to 6, the free hit that follows")

PENALTY_2_OUT = Yards(15, PENALTY_2)
PENALTY_2_INSIDE = Yards(15, PENALTY_2)
"""A Penalty 2 for a foul nearer the end wall than this may be hit from the spot."""
PENALTY_2_EDGE = Yards(10, PENALTY_2)
PENALTY_2_CLEAR = Yards(5, PENALTY_2)
PENALTY_3_OUT = Yards(25, PENALTY_3)
PENALTY_3_EDGE = Yards(10, PENALTY_3)
PENALTY_3_CLEAR = Yards(5, PENALTY_3)
PENALTY_4_OUT = Yards(25, PENALTY_4)
PENALTY_4_ARC = Yards(5, PENALTY_4)
PENALTY_4_CLEAR = Yards(5, PENALTY_4)
PENALTY_5A_FROM_GOAL = Yards(25, PENALTY_5A)
PENALTY_5A_INSET = Yards(5, PENALTY_5A)
PENALTY_5A_CLEAR = Yards(5, PENALTY_5A)
PENALTY_5A_RIGHT_OF_WAY = Yards(16, PENALTY_5A)
PENALTY_5B_CLEAR = Yards(5, PENALTY_5B)
PENALTY_5B_RIGHT_OF_WAY = Yards(16, PENALTY_5B)
ALTERNATIVE_OUTSIDE = Yards(25, ALTERNATIVE)
REBOUND_WITHIN = Seconds(5, REBOUND)
REBOUND_CLEAR = Yards(5, REBOUND)
REBOUND_LINE = Yards(25, EXECUTION)
HIT_OUT_INSET = Yards(5, HIT_OUT)
HIT_MISSED_INSET = Yards(5, EXECUTION)
HIT_MISSED_LEFT = Seconds(5, EXECUTION)
"""With less than this on the clock a free hit after a missed hit does not reset it."""

RIGHT_OF_WAY_HALF = Yards(5 / 3, PENALTY_5A)
"""5 ft either side of the line from the ball to the goal's centre. Reading J: the text names the
Right of Way and how far off it may be lined up in, not its width."""
DEFENDER_DEPTH = Yards(2, rule_9("Penalties 2 and 3"))
"""How near the end wall, or its corner, the defender is. Reading L: the text says along it."""

DIRECT_GOAL_POINTS = 1
"""Of a goal straight off the mallet on a 2 or 3, and of any on a 4. Rule 9, Penalties 2 to 4."""
LONG_GOAL_POINTS = 2
"""Of a goal that meets Rule 6.a(2), or on a 4 Rule 6.a(3). Rule 9, Penalties 4 and 5."""
APPROACHES = 2
"""How often the hitter may ride at the ball. Rule 9, execution of penalties."""
