"""The words of small pictures: what follows, in bold."""

from typing import Final

# What follows
GOAL: Final = "Goal to {side}"
NO_GOAL: Final = "No goal"
PENALTY: Final = "{penalty} to {side}"
A_PENALTY: Final = "A penalty to {side}"
PENALTY_TO_OTHER: Final = "A penalty to the other side"
FREE_HIT: Final = "Free hit to {side}"
AGAIN: Final = "{Side} hits again"
THEIRS: Final = "Only {side} plays it"
PLAY_GOES_ON: Final = "Play goes on"
DEAD: Final = "The ball is dead"
THROW_IN: Final = "A throw-in instead"
MAY_DEFEND: Final = "Now {opp} defends"
MAY_CENTRE_HIT: Final = "A centre hit to {side}, or more"
WHISTLE: Final = "The whistle"

# In a small picture, and what its signs mean
BEFORE_PLAY: Final = "before “Play”"
ENTERED_IMPROPERLY: Final = "entered improperly"
AT_FAULT: Final = "at fault"
TOO_NEAR: Final = "too near"
MAY_NOT_PLAY: Final = "may not play"
TIME_UP: Final = "{seconds}"
PASS_RING: Final = "{travel} from the ball"

# The strip
WHAT_FOLLOWS: Final = "What follows"
ONCE_HIT: Final = "Once it is hit"
COUNT_FIRST: Final = "The count, and what follows"
COUNT_THEN: Final = "{count}, then {play}"
COUNT_TEXT: Final = "the umpire counts, drops the ball, and {hit} plays it"
COUNTS: Final = "counts {seconds}"
TO_PLAY: Final = "{seconds} to play"
REST: Final = "{name}: {cases}."
MORE_CASES: Final = "The rule names more cases."
