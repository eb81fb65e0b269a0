"""The words of figures at large: keys, notes, directions, places."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Diagrams that are no rulings
OUTDOOR_FIELD_SAYS: Final = (
    "{length} from back line to back line, {width} across, goals of {goal}; the 30, 40 and 60 are"
    " marked out from each back line."
)
LONG_BY_WIDE: Final = "{length} by {width}"
BOARDS: Final = "Boards"
BOARDS_SAY: Final = "stand along the sides only; without them there are side lines."
SIDE_LINES: Final = "Side lines"
SIDE_LINES_SAY: Final = "take the place of boards."
MARKS: Final = "Marks"
FIELD_MARKS_SAY: Final = "{mark_1}, {mark_2} and {mark_3} yd from each back line: a tick at each side and one in the middle."
RUN_OFF: Final = "Run-off"
RUN_OFF_SAYS: Final = "is {sides} beyond the sides and {ends} behind the back lines."
WALL: Final = "Wall"
WALL_SAYS: Final = "all round, with a goal in the middle of each end."
ARENA_MARKS_SAY: Final = "on the wall at half way, and {mark_1} and {mark_2} yd from each end."
GOALS: Final = "Goals"
ARENA_GOALS_SAY: Final = "are {goal} wide, in a recess behind the wall."
SAFETY_ZONE: Final = "safety zone"
END_ZONE: Final = "end zone"
CENTRE_LINE: Final = "centre line, not painted"
CENTRE_T: Final = "centre T"
PENALTY_6_MARK: Final = "Penalty 6 mark"
GOAL: Final = "goal"
WALL_NAME: Final = "wall"
POSTS_ARE_OURS: Final = "How wide the posts are is this project’s choice."
OUTDOOR_PENALTIES_SAYS: Final = (
    "Where the ball is put for each penalty, at the end of the side that fouled."
)
ARENA_FIELD_SAYS: Final = (
    "{length} from end wall to end wall, {width} across, goals of {goal}; the wall is marked at half"
    " way and at 15 and 25 yards."
)
ARENA_PENALTIES_SAYS: Final = (
    "Where the ball is put for each penalty, and where the one defender stands, at the end of the side"
    " that fouled."
)

# Teams, called after their colours
BLUE: Final = "Blue"
YELLOW: Final = "Yellow"
RED: Final = "Red"
ORANGE: Final = "Orange"
GREEN: Final = "Green"
PURPLE: Final = "Purple"
BLACK: Final = "Black"
GREY: Final = "Grey"
WHITE: Final = "White"
FOULED: Final = "{Hit}, fouled"
FOULING: Final = "{Opp}, fouling"
HITTING: Final = "{Hit}, hitting"
OPPOSING: Final = "{Opp}, opposing"

# On the ground
GOAL_DEFENDED: Final = "{opp}’s goal"
GOAL_ON: Final = "{arrow} {goal}, {on} on"
OWN_GOAL: Final = "{hit}’s goal"
OR_HERE: Final = "or here"
OR_AT_GOAL: Final = "or at goal"
YARD_MARK: Final = "{mark}"
YARD_MARK_KEY: Final = "{line}"

# The overviews
TWO: Final = "{one} and {other}"
EITHER: Final = "{one} or {other}"
PENALTIES_SHORT: Final = "Penalties {number}"
SPOT_2_LIGHT: Final = "from the spot"
SPOT_5A_LIGHT: Final = "where the ball was, but {inset} or more off the {edge}"
SPOT_5A_ARENA_LIGHT: Final = "where the foul was, but no nearer the goal or a wall than the dots"
SPOT_5B_LIGHT: Final = "the centre of the field"
SPOT_5B_ARENA_LIGHT: Final = "the centre"
SPOT_6_LIGHT: Final = "anywhere on this line, opposite where the ball crossed, no farther from its centre than the bars"
SPOTS_CHOICE: Final = (
    "The fouled side chooses between the 30-yard line and the spot of the foul for a Penalty 2."
)
SPOTS_WITHOUT: Final = "Penalty 1 awards a goal; Penalties 7 to 10 have no spot."
SPOTS_CHOICE_ARENA: Final = (
    "For a foul inside the 15-yard line the fouled side may elect to hit a Penalty 2 from the spot."
)
SPOTS_WITHOUT_ARENA: Final = (
    "Penalty 1 awards one or two goals; Penalty 6 follows from another penalty; Penalties 7 to 9 have no"
    " spot."
)
BOUND_OF_BALL: Final = "a bound of the ball"
WAS_HERE: Final = "the ball was here"
SPOT_AT: Final = "Penalty {number}: {place}."
SPOT_AT_OR_FOUL: Final = (
    "Penalty {number}: {place}, or from the spot of the foul, as {hit} chooses."
)
SPOT_6: Final = (
    "Penalty 6: {out} out, opposite where it crossed, at most {across} from the centre of the line."
)
SPOT_5A: Final = "Penalty 5a: where the ball was, at least {inset} from the {edge}."

# Throw-ins and knock-ins
UMPIRE: Final = "umpire"
THROWS_LEFT: Final = "The umpire throws the ball in towards the left {edge}: {place}."
THROWS_RIGHT: Final = "The umpire throws the ball in towards the right {edge}: {place}."
UMPIRE_THROWS: Final = "Umpire, who throws the ball in"
TO_NEARER_BOARDS: Final = "to the nearer boards"
TO_NEARER_SIDE_LINE: Final = "to the nearer side line"
FROM_UMPIRE: Final = "{far} from the umpire"
INTO_FIELD: Final = "into the field"
CENTRE_LINE_NAME: Final = "centre line"
TOWARDS_GOALS: Final[Mapping[str, str]] = MappingProxyType(
    {"opposing": "towards {opp}’s goal", "hitting": "towards {hit}’s goal"}
)
TOWARDS_GOALS_CHANGED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "opposing": "towards the goal that {opp} now defends",
        "hitting": "towards the goal that {hit} now defends",
    }
)
THE_THROW: Final = "the throw"
BALL_THROWN: Final = "The ball is thrown in: {place}."
ONSIDE_PAST_TEAM_MATE: Final = (
    "from here {opp} {number} may play: past a team-mate who is correctly positioned, or past midfield"
    " once the ball has gone {travel}"
)
OFF_FIELD: Final = "{Opp}, off the field at “Play”"

SIDE_OUTS_SAYS: Final = (
    "Where the free hit is taken: level with where the ball went out, or on the {out} when it"
    " went out inside it and the attacking side hits."
)
SIDE_OUT_ATTACKING: Final = "{Hit} attacks this end"
SIDE_OUT_ATTACKING_LIGHT: Final = "on the {line}, {inset} inside; no tap"
SIDE_OUT_BETWEEN: Final = "Between the 60s"
SIDE_OUT_BETWEEN_LIGHT: Final = "level with where it went out, {inset} inside"
SIDE_OUT_DEFENDING: Final = "{Hit} defends this end"
SIDE_OUT_DEFENDING_LIGHT: Final = "level with where it went out, {inset} inside"
SIDE_OUT_TRAVEL: Final = "to a team-mate: {travel} or more"
TO_TEAM_MATE: Final = "to a team-mate"

# Key
BALL: Final = "ball"
WENT_OUT: Final = "where it went out"
CLOSED_TO_ALL: Final = "closed to everybody on the toothed side"
CLOSED_TO_OPPOSING: Final = "closed to {opp} on the toothed side"
CLOSED_TO_HITTING: Final = "closed to {hit} on the toothed side"

# In the key instead of on the ground, where there is no room for them
GOAL_DEFENDED_KEY: Final = "{Opp} defends the {front} goal"
OWN_GOAL_KEY: Final = "{Hit} defends the {back} goal"
ONSIDE_PAST_TEAM_MATE_KEY: Final = "the way in of {opp} {number}: onside past {opp} {mate}"
OFF_FIELD_KEY: Final = "{Opp} {number}: off the field at “Play”"
OUTSIDE: Final = "outside the view: {who}"
OUTSIDE_BALL: Final = "the ball"
OUTSIDE_CROSS: Final = "where it happened"
OUTSIDE_HITTING: Final = "{count} of {hit}"
OUTSIDE_OPPOSING: Final = "{count} of {opp}"
OUTSIDE_OFFICIALS: Final = "{count} of the officials"
SIDES_OF_THE_PAGE: Final[Mapping[tuple[int, int], str]] = MappingProxyType(
    {(0, -1): "top", (1, 0): "right", (0, 1): "bottom", (-1, 0): "left"}
)
"""By the way to them on the page."""

MEASURED: Final = "{what}: {length}"
BACK_LINE: Final = "back line"
END_WALL: Final = "end wall"
MEASURES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "across": "ball to the middle",
        "arc": "defender to the goal",
        "clear": "{opp} to the ball",
        "edge": "defender to the goal’s edge",
        "from-goal": "ball to the goal",
        "inset": "ball to the {edge}",
        "inset-end": "ball to the {end}",
        "line": "{end} to the limit",
        "out": "ball to the {end}",
        "post": "ball to the post",
        "right-of-way": "Right of Way clear",
    }
)
"""What each distance that a rule names is of."""
MEASURE_FIRST_NOSE: Final = "from the throw to the first horse’s nose"
MEASURE_SPOT_6: Final = "Penalty {number}, from the middle, at most"
MEASURE_SPOT_5A: Final = "Penalty {number}, from the {edge}, at least"
MEASURE_SPOT_5A_GOAL: Final = "Penalty 5a, from the goal, at least"
SIZES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "length": "{end} to {end}",
        "width": "side to side",
        "goal": "goal, post to post",
        "end-zone": "run-off behind the {end}",
        "safety-zone": "run-off beyond the {edge}",
        "safety-limit": "Penalty 6 mark, from the middle of its line",
        "corner": "cut or rounded corner, from the {edge}",
    }
)
"""What each size of a surface is of."""

SPOT_5A_ARENA: Final = (
    "Penalty 5a: where the foul was, {goal} or more from the goal and {inset} from the wall."
)
DEFENDER_OF: Final = "Penalty {numbers}: {label}."
DEFENDER_SHORT: Final = "defender of a {numbers}"

# Cases and decisions
WHAT_IF: Final = "{title}: what follows"
WHAT_IF_SAYS: Final = (
    "Each case that the rule names, with whose ball it then is and how play goes on."
)
WHAT_IF_QUALIFIER: Final = "what if"
CASE_SAID: Final = "{when}: {then}."
BY_RULE: Final = "see {title}"
CANDIDATES: Final = "May be named to leave, by handicap: {handicaps}."

# Sweeps
SWEEP: Final = "{title}: every place"
SWEEP_SAYS: Final = (
    "For every place where it happens: arrows show where the ball is put, and it stays where there is"
    " no tint."
)
BALL_AT: Final = "The ball is at {x},{y} yd: {placed}."
SWEEP_HEAD: Final = "stays where it was, or goes from a tinted part as its arrow shows."
SWEEP_HEAD_LINE: Final = "goes from a tinted part of the line as its arrow shows."
SWEEP_MOVED: Final = "the ball is moved"
SWEEP_EDGE: Final = "the nearest that it may lie"
SWEEP_TO_ONE: Final = "one place for all of an edged part"
SWEEP_STAYS: Final = "stays where it was"

# Notes
TO_SCALE: Final = "{Ground}, spot and zones to scale; ball and players enlarged."
TO_SCALE_PLAYERS: Final = "{Ground} to scale; players enlarged."
TO_SCALE_BALL: Final = "{Ground}, spot and zones to scale; ball enlarged."
TO_SCALE_SPOTS: Final = "{Ground} and spots to scale; marks enlarged."
TO_SCALE_BARE: Final = "{Ground} to scale; lines enlarged."
TO_SCALE_TRUE: Final = "{Ground} and horses to scale."
TO_SCALE_TRUE_BALL: Final = "{Ground}, spot and horses to scale; ball enlarged."
RECESS: Final = "Goal recess not to rule."
SIDE_BY_SIDE: Final = "Players who stand close are drawn side by side."
FIELD: Final = "Field"
ARENA: Final = "Arena"
MOVED: Final = "Moved {by}: {why}."
YEAR: Final = "{book} · {rule}"

# Text alternatives
NOBODY: Final = "nobody"
BALL_PLACED: Final = "The ball is {place}."
HAPPENED: Final = "{what}: {place}."
PLACE_OUT: Final = "{out} from the {end} that {opp} defends, {across}"
PLACE_OUT_OWN: Final = "{out} from the {end} that {hit} defends, {across}"
PLACE_ON: Final = "on the {end} that {opp} defends, {across}"
PLACE_ON_OWN: Final = "on the {end} that {hit} defends, {across}"
PLACE_BEHIND: Final = "{out} behind the {end} that {opp} defends, {across}"
PLACE_BEHIND_OWN: Final = "{out} behind the {end} that {hit} defends, {across}"
PLACE_AT_WALL: Final = "at the {end} that {opp} defends, {across}"
PLACE_AT_WALL_OWN: Final = "at the {end} that {hit} defends, {across}"
PLACE_ON_CENTRE_LINE: Final = "on the centre line, {across}"
PLACE_CENTRE: Final = "at the centre of the field"
PLACE_CENTRE_ARENA: Final = "at the centre of the arena"
ANYWHERE: Final = "Wherever it happened, the ball goes to a spot that the rule names."
NOBODY_BOUND: Final = "Nobody is bound to a place."
LINED_UP: Final = "A line-up in which everybody is correctly positioned."
MAY_FOLLOW: Final = "What may follow."
CASE: Final = "If {when}: {then}."
STANDS: Final = "{player}."
ON_MIDDLE: Final = "opposite the centre of the goal"
LEFT_OF_MIDDLE: Final = "{by} left of the centre"
RIGHT_OF_MIDDLE: Final = "{by} right of the centre"
PLAYER_AT: Final = "{team} {number}: {place}"
HITTER_AT: Final = "{team} {number}, who hits: {place}"
CLOCK: Final = "{what} {seconds} of {since}"
CLOCK_BETWEEN: Final = "{what} {least} to {seconds} from {since}"
UNTIL_HIT: Final = "until the ball is hit or hit at"
UNTIL_PLAY_AND_HIT: Final = "until “Play” is called and the ball is hit or hit at"
UNTIL_DROPPED: Final = "until the ball is dropped"
ZONE: Final = "{label}, {until}."
EXEMPT: Final = "Players off the field or returning to position are exempt."
EXEMPT_OFF_FIELD: Final = "Players off the field are exempt."

# Beside the figure
DRAWN_AS_BOXES: Final = (
    "no letters for {characters}: drawn as empty boxes; SVG and slides of shapes leave them to the"
    " fonts of whoever looks"
)
