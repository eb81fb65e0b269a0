"""The words of what `at` is: where what happened, rule by rule."""

from typing import Final

# In full
FOUL: Final = "where the foul was"
BALL_AT_FOUL: Final = "where the ball was when the foul happened"
CROSSED_OPPOSING: Final = "where the ball crossed the back line that {opp} defends"
CROSSED_HITTING: Final = "where the ball crossed the back line that {hit} defends"
OVER_SIDE: Final = "where the ball went out over the side"
BALL_AT_STOP: Final = "where the ball was when play was stopped"
BALL_DEAD: Final = "where the ball was considered dead"
SHOT: Final = "where the shot was taken"
SHOT_DUE: Final = "where the shot was to be taken"
FREE_HIT: Final = "where the free hit is taken"
PLAY_STOPPED: Final = "where play was stopped"
OUT_OF_ARENA: Final = "where the ball left the arena"

# At the place itself
BALL: Final = "ball was here"
CROSSED: Final = "crossed here"
DEAD: Final = "dead here"
WENT_OUT: Final = "went out"

# Whose attack x counts towards, where it is not that of the side that now hits
OF_THAT_SHOT: Final = "seen from the side whose shot it was"
OF_THAT_HIT: Final = "seen from the side that hit it out"
OF_THE_LAST_HIT: Final = "seen from the side that hit it last"

# Why a place between the posts is none
GOAL_NO_5A: Final = "the ball was in the goal, which leaves no Penalty 5a from the spot"
GOAL_NO_SAFETY: Final = "that is a goal, not a Penalty 6"
GOAL_NO_KNOCK_IN: Final = "that is a goal, not a knock-in"
GOAL_NO_FAIR_PLAY: Final = "that is a goal, not a fair-play possession"
GOAL_NO_THROW_IN: Final = "that is a goal, after which ask outdoor/after-goal"
GOAL_NOT_MISSED: Final = "that is a goal, not a hit that was missed, stopped or redirected"
GOAL_NOT_OUT: Final = "that is a goal, not a hit out of play"
NO_BALL_PUT_THERE: Final = "no ball can be put there"
NO_SPOT_THERE: Final = "no ball can be put there, so ask for the Penalty 2 from the line"
NO_SHOT_THERE: Final = "no shot can be taken from there"
