"""The parts of outdoor Rule 22 and the figures that they name, each once.

A side-out is set up as a Penalty 5a: its 30 yards are that penalty's, in `clauses`.
"""

from __future__ import annotations

from polofield.rules.outdoor.clauses import FOUL_SHOTS, rule_22
from polofield.rulings.clause import Seconds, Yards

KNOCK_IN = rule_22("knock-in")
CALLING_PLAY = rule_22("calling “Play”")
LATE_OR_EARLY = rule_22("late or early knock-in")
GOAL_AT_WHISTLE = rule_22("goal at the whistle")
BALL_BROKEN = rule_22("ball broken on the first hit")
AFTER_GOAL = rule_22("after a goal")
OVER_SIDE = rule_22("ball over the side")
FREE_HIT_FROM_60 = rule_22("free hit from the 60")
IN_THE_FIELD = rule_22("ball in the field")
PERIOD_END = rule_22("end of a period, suspended games")
FAIR_PLAY = rule_22("fair-play possession")

KNOCK_IN_DEPTH = Yards(1 / 3, KNOCK_IN)
KNOCK_IN_FROM_POST = Yards(5, KNOCK_IN)
KNOCK_IN_FROM_SIDE = Yards(5, KNOCK_IN)
KNOCK_IN_CLEAR = Yards(30, KNOCK_IN)
KNOCK_IN_TRAVEL = Yards(30, KNOCK_IN)
KNOCK_IN_WITHIN = Seconds(10, KNOCK_IN)
PLAY_CALLED_FROM = Seconds(3, CALLING_PLAY)
PLAY_CALLED_BY = Seconds(5, CALLING_PLAY)

REFUSED_WITHIN_60 = Yards(60, FOUL_SHOTS)

AFTER_GOAL_WITHIN = Seconds(25, AFTER_GOAL)

SIDE_OUT_60 = Yards(60, OVER_SIDE)
SIDE_OUT_INSET = Yards(5, OVER_SIDE)
SIDE_OUT_60_INSET = Yards(10, OVER_SIDE)
SIDE_OUT_COUNT = Seconds(8, OVER_SIDE)
SIDE_OUT_PLAY = Seconds(5, OVER_SIDE)
TO_TEAM_MATE = Yards(30, FREE_HIT_FROM_60)

FAIR_PLAY_60 = Yards(60, FAIR_PLAY)
FAIR_PLAY_ACROSS = Yards(40, FAIR_PLAY)
FAIR_PLAY_BEHIND = Yards(30, FAIR_PLAY)
FAIR_PLAY_COUNT = Seconds(8, FAIR_PLAY)
FAIR_PLAY_PLAY = Seconds(5, FAIR_PLAY)
