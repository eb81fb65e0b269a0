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

# In a key
BALL: Final = "where the ball was"
CROSSED: Final = "where the ball crossed"
WENT_OUT: Final = "where the ball went out"

# Whose attack x counts towards, where it is not that of the side that now hits
OF_THAT_SHOT: Final = "seen from the side whose shot it was"
OF_THAT_HIT: Final = "seen from the side that hit it out"
OF_THE_LAST_HIT: Final = "seen from the side that hit it last"
