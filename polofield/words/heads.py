"""The words of a head: what a ruling says in three lines, each without its subject.

The subjects are the ball or the umpire, the hitting side and the opposing side.
"""

from typing import Final

# Over a name
KICKER: Final = "{surface} · {rule}"
OUTDOOR: Final = "Outdoor"
ARENA: Final = "Arena"

# Below a figure
RULE: Final = "{rule}"
RULE_PART: Final = "{rule}, {part}"
SOURCE: Final = "{book}, {clauses}"
WITH_READING: Final = "{source}. Reading {readings}"
WITH_READINGS: Final = "{source}. Readings {readings}"

# Subjects
BALL: Final = "Ball"
UMPIRE: Final = "Umpire"
HITTING: Final = "{Hit}"
OPPOSING: Final = "{Opp}"

# The ball of an overview
AT_THE_END: Final = "at the end of the side that fouled: here {opp} did, and {hit} hits."
WHERE_IT_ATTACKS: Final = "inside the {out} that it attacks: dropped on the {line} instead, {inset} inside the {edge}; no tap."

# The ball: where it lies, where it is moved to, and how it is played
BALL_LINE: Final = "{where}; {play}."
PLACED: Final = "{where}."
HERE_MOVED: Final = "{where}, here moved to {to}"
OPPOSITE_CENTRE: Final = "on the {line}, opposite the centre of the goal"
WHERE_FOUL: Final = "where the foul was"
WHERE_FOUL_INSIDE: Final = "where the foul was, inside the {line}"
WHERE_BALL: Final = "where it was"
WHERE_CROSSED: Final = "where it crossed"
WHERE_SHOT_DUE: Final = "where the shot was due"
WHERE_SHOT: Final = "where {opp}’s shot was taken"
WHERE_STOPPED: Final = "where play was stopped"
WHERE_LEFT: Final = "where {opp}’s shot left the arena"
WHERE_SHOT_PUT_IT: Final = "where the failed shot has put it"
ON_CENTRE_LINE: Final = "on the centre line, level with where {opp}’s shot left the arena"
ON_CENTRE: Final = "on the centre of the field"
ON_MIDDLE: Final = "on the middle of the centre line"
AT_CENTRE: Final = "on the centre of the arena, as {opp}’s shot was taken in {opp}’s own half"
IN_FRONT: Final = "{out} in front of the centre of the goal"
OPPOSITE_CROSSING: Final = "on the {line}, opposite where it crossed"
MOST_ACROSS: Final = "on the {line}, no farther than {across} from its centre"
SAME_SPOT: Final = "on the same spot"
DROPPED_LEVEL: Final = (
    "dropped {inset} inside the {edge}, level with where it went out, after a count of {count}"
)
DROPPED_ON_60: Final = "out inside the {out} {hit} attacks: dropped after {count} on the {line}, {inset} inside the {edge}"
DROPPED_WHERE_STOPPED: Final = (
    "dropped where it was when play was stopped, after a count of {count}"
)
DROPPED_OPPOSITE: Final = "dropped on the {line}, opposite where it was, after a count of {count}"
DROPPED_MOST_ACROSS: Final = (
    "dropped on the {line}, {across} from its centre, after a count of {count}"
)
OFF_EDGE: Final = "{inset} off the {edge}"
OFF_WALL: Final = "{inset} off the wall"
FROM_GOAL: Final = "{from_goal} from the goal"
FROM_GOAL_AND_WALL: Final = "{from_goal} from the goal and {inset} off the wall"
FROM_POST: Final = "{inset} from the post"
ONE_HIT_WITHIN: Final = "one hit, within {within} of “Play”"
HIT_WITHIN: Final = "hit within {within} of “Play”"
ONE_HIT_APPROACHES: Final = "one hit, in {approaches} approaches"
HIT_APPROACHES: Final = "hit in {approaches} approaches"
HIT_AGAIN: Final = "hit again, in {approaches} approaches"
FOR_POINTS: Final = "a chance of {points} points"

# Throw-ins
THROWS_TO_NEARER: Final = "throws from where the ball was dead, towards the nearer {edge}."
THROWS_FROM_ROOM: Final = (
    "throws from the nearest place with room to line up, towards the nearer {edge}."
)
THROWS_LEVEL: Final = "throws from the {edge}, level with where the ball went out."
THROWS_FROM_SIDE_ROOM: Final = "throws from the {edge}, where there is the nearest room to line up."
THROWS_AT_CENTRE: Final = "throws in at the centre of the field, with the ends changed."
LINES_UP: Final = "lines up 1 to {players}, on the side of its own goal."
LINES_UP_TOO: Final = "the same, on the side of its own."
BACK_WITHIN: Final = "is back at the centre line within {within} of the goal."
BACK_TOO: Final = "the same; a team that is late without good reason is not waited for."

# Why
WAS_FOULED: Final = "was fouled"
FOULED: Final = "fouled"
SENT_IT_OVER: Final = "sent it over its own back line"
HIT_IT_OUT: Final = "hit it out"
TOUCHED_IT_LAST: Final = "touched it last"
GETS_PENALTY: Final = "gets a {penalty}"
PASSED_OR_LATE: Final = "passed it or was late"
KNOCKED_IN_LATE: Final = "was late with its knock-in"
KNOCKED_IN_EARLY: Final = "hit its knock-in before “Play”"
PASSED_ON_KNOCK_IN: Final = "passed the ball on its knock-in"
WAS_TOO_NEAR: Final = "was too near at the knock-in"
AT_FAULT: Final = "was at fault"
AT_FAULT_TOO: Final = "was at fault too"

# Where the hitting side stands
ANYWHERE: Final = "stands anywhere."
ANYWHERE_ON_OR_OFF: Final = "stands anywhere, on or off the field."
ALL_BEHIND_LINE: Final = "all behind the {line} until it is hit."
ALL_BEHIND_BALL: Final = "all behind the ball until it is hit."
ALL_BUT_HITTER: Final = "all but the hitter behind the {line} until it is hit."
ANYWHERE_BUT_WAY: Final = "stands anywhere but in the Right of Way within {way} of the ball."
KNOCKS_IN: Final = "hits on the first approach; its other players stand anywhere."
TAPS_OR_HITS: Final = "stands anywhere; taps or hits it away within {play}."
TAPS_OR_HITS_ON_OR_OFF: Final = (
    "stands anywhere, on or off the field; taps or hits it away within {play}."
)
NO_TAP: Final = (
    "stands anywhere; hits within {play}, at goal or {travel} or more to a team-mate: no tap."
)

# Where the opposing side stands
BEHIND_BACK_LINE: Final = (
    "behind the back line, outside the goal, until it is hit; then off the field."
)
BEHIND_BACK_LINE_CLEAR: Final = (
    "behind the back line, outside the goal, {clear} from the ball; after the hit off the field."
)
UNDEFENDED: Final = (
    "behind the back line, outside the goal; undefended: off the field after the hit too."
)
DEFENDED: Final = (
    "behind the back line, outside the goal, until it is hit; then may enter beside the posts."
)
BEHIND_30: Final = "behind its {line} until “Play” and the hit."
BEHIND_30_UNTIL_HIT: Final = "behind its {line} until it is hit."
GOAL_SIDE: Final = "{clear} or more from the ball and goal side of it, until it is hit."
GOAL_SIDE_NO_ROOM: Final = (
    "{clear} or more from the ball and goal side of it: here behind the back line, until it is hit."
)
CLEAR_OF_LINE: Final = (
    "{clear} or more from the line that the ball crossed, until “Play” and the hit."
)
DEFENDER_BY_WALL: Final = (
    "behind the ball, {clear} off; one defender by the end wall, {edge} or more from the goal."
)
DEFENDER_AT_CORNER: Final = (
    "behind the ball, {clear} off; one defender at a corner, beside the goal."
)
DEFENDER_OTHER_SIDE: Final = (
    "behind that line, {clear} off the ball; one defender by the end wall, beyond the goal."
)
DEFENDER_EITHER_SIDE: Final = (
    "behind that line, {clear} off the ball; one defender by the end wall, beside the goal."
)
DEFENDER_IN_ARC: Final = (
    "behind the ball, {clear} off; one defender may stand within {arc} of the goal."
)
CLEAR_OF_BALL: Final = (
    "{clear} or more from the ball, not in the Right of Way, until “Play” and the hit."
)

# In the places of a figure
OPPOSING_STANDS: Final = "{Opp} stands here"
OPPOSING_WAITS: Final = "{Opp} waits here"
HITTING_WAITS: Final = "{Hit} waits here"
OTHERS_WAIT: Final = "all others wait here"
DEFENDER: Final = "defender"
NO_OPPOSING: Final = "no {opposing} player here"
NO_OPPOSING_BEHIND: Final = "no {opposing} player here: behind the ball"
NO_OPPOSING_UNTIL_HIT: Final = "no {opposing} player until the hit"
NO_OPPOSING_ON_FIELD: Final = "no {opposing} player on the field"
NO_OPPOSING_WITHIN: Final = "{clear}: no {opposing} player"
EMPTY_UNTIL_HIT: Final = "empty until the hit"
NOBODY_ELSE: Final = "nobody else until the hit"
NOBODY_LINES_UP: Final = "Right of Way: nobody lines up"

# What decided the place of the ball
BOUND_EDGE: Final = "the ball goes {inset} off the {edge}"
BOUND_WALL: Final = "the ball goes {inset} off the wall"
BOUND_POST: Final = "the ball goes {inset} from the post"
BOUND_ACROSS: Final = "no farther than {across} from the centre of the line"
BOUND_GOAL: Final = "the ball goes {from_goal} from the goal"
BOUND_GOAL_AND_WALL: Final = "the ball goes {from_goal} from the goal and {inset} off the wall"
BOUND_CENTRE_LINE: Final = "no farther than the centre line"
BOUND_CENTRE: Final = "no farther than the centre of the arena"
BOUND_ROOM: Final = "the nearest place with room to line up"
