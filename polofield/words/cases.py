"""The words of small pictures: what follows in bold, and in which case, in a few words."""

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
WHISTLE: Final = "The whistle"

# A hit
INTO_GOAL: Final = "it goes in; ends change for the throw-in"
INTO_FOOT: Final = "it goes in off the horse’s foot"
INTO_FOOT_ONE_HIT: Final = "it goes in off the horse’s foot: not a second hit"
ENTERED_GOAL: Final = (
    "it would have been a goal, but a {opp} player entered the field improperly and stopped it"
)
ENTERED_WIDE: Final = "wide, or off {opp}, and a {opp} player entered the field improperly"
PROCEDURE_GOAL: Final = "it would have been a goal but for {opp}’s failure to follow the procedure"
COMES_OUT: Final = "from behind the back line, but not between the posts"
LATE: Final = "the ball is passed, or not hit within {seconds}: from that spot"
LATE_IN_60: Final = "the ball is passed, or not hit within {seconds}, inside {hit}’s {line}"
KICKED_ON_APPROACH: Final = "the horse kicks it on the approach: from that spot"
KICKED_ON_APPROACH_IN_60: Final = "the horse kicks it on the approach, inside {hit}’s {line}"
EARLY: Final = "hit before “Play”"
MISSED_DEAD: Final = "{hit} swings and misses"
MISSED_LIVE: Final = "swing and miss: the ball is live"
KICKED_AFTER: Final = "the hitter’s horse kicks it after the hit: a second hit"
KICKED_UNTOUCHED: Final = (
    "the hitter’s horse kicks it after the hit, before it has met a post or an opponent"
)
KICKED_LIVE: Final = "the hitter’s horse kicks it after the hit: it is live"
BREAKS: Final = "the ball breaks: another ball, the same place"

# A knock-in
KNOCKED_IN_LATE: Final = "the ball is passed, or not hit within {within}"
INSIDE: Final = "play is stopped: a {opp} player was inside the {clear}"
OUT_OF_PLACE: Final = "an opponent out of place takes part, gains by it, distracts {hit} or is slow"
OUT_OF_PLAY: Final = "an opponent out of place is clearly out of the play: no call"
OFFSIDE: Final = "a {opp} player from off the field plays it before being onside"
NEEDS_TIME: Final = "an opponent needs time to line up: “Play” again, or for delay a Penalty 5b"
DELAY: Final = "a player tries to manage the clock: a penalty for delay"
BEHIND_LINE: Final = "the officials had left it behind the line"
SAFETY: Final = "it crossed as a safety: no knock-in"

# A ball that is dropped
DROPPED_LATE: Final = "not played within {play}: from that spot"
DROPPED_LATE_IN_60: Final = "not played within {play}, inside {hit}’s {line}"
SHORT: Final = "hit less than {travel}: no {hit} player goes for the ball or for that player"
FAR_ENOUGH: Final = "at goal, or {travel} or more to a team-mate"
TAPPED: Final = "as soon as it is tapped or hit away"
PROCEDURE: Final = "a side does not follow this procedure"
LITTLE_LOST: Final = "{hit} is not significantly disadvantaged: from where the ball was"

# A hit in the arena
GOAL_DIRECT: Final = "straight off the mallet: {points} point"
GOAL_ANY: Final = (
    "direct, off the wall or off the defender: {points} point, or {long} by Rule 6.a(3)"
)
GOAL_5: Final = "{points} point, or {long} where Rule 6.a(2) is met"
GOAL_LONG: Final = "into the goal, with the chance of {long} points"
STRAIGHT_OUT: Final = "straight out: from where it left, {inset} off the wall"
STRAIGHT_OUT_CENTRE: Final = (
    "straight out: from where it left, {inset} off the wall, or from the centre line if that is"
    " farther back"
)
REBOUND: Final = "off the end wall, within {seconds}; else {hit} hits again"
AFFECTED: Final = "a {hit} player affects the play of the rebound, as within {clear}, or worse"
PLAYED_IN_TIME: Final = "{opp} plays the rebound within {seconds}"
NOT_PLAYED_IN_TIME: Final = "{opp} does not play the rebound within {seconds}"
PLAYED_BEFORE_WALL: Final = "the defender plays the ball before it touches the wall"
STRIKES_DEFENDER: Final = "it strikes the defender"
STRUCK: Final = "it strikes a correctly positioned defender: as off the end wall"
STRUCK_PLAYED: Final = "it strikes the defender, who plays at it or directs it"
STRUCK_MISPLACED: Final = "it strikes an incorrectly positioned defender"
BLOCKED: Final = "the defender blocks it or plays a rolling ball: live for both"
STOPPED: Final = "missed, stopped or redirected by {hit} before the wall: from there"
MISSED_CLEAN: Final = "a clean miss: the ball is live"
NO_GOAL_SCORED: Final = "no goal is scored"
NO_HIT: Final = "no hit in {approaches} approaches: a 6b may be given"
KICKED_FIRST: Final = "the horse kicks it on the first approach: the second is left"
KICKED_SECOND: Final = "the horse kicks it on the second approach: a 6b may be given"
KICKED_AND_HIT: Final = "the horse kicks it, and the mallet hits it or at it: that is the hit"
OPPOSING_WRONG: Final = "{opp} does not follow the procedure, and no goal is scored (6a)"
SCORED_ALL_THE_SAME: Final = "{opp} does not follow the procedure, and a goal is scored"
WOULD_HAVE_SCORED: Final = "it would have been a goal but for {opp}’s failure (6a)"
HITTING_WRONG: Final = "{hit} does not follow the procedure: no goal counts ({penalty})"
BOTH_WRONG: Final = "neither side follows the procedure: no goal counts (6d)"

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
