"""The words of arena Rule 9, the penalties."""

from typing import Final

# Sentences
PENALTY_1_SAYS: Final = (
    "{goals} to {hit} for a deliberate foul near the goal to stop one; {hit} restarts with a"
    " Penalty 5b."
)
WOULD_HAVE_SCORED_SAYS: Final = (
    "A Penalty 1 to {hit}, one goal or two: only that {opp} carried the penalty out wrongly kept its"
    " hit from scoring; {hit} restarts with a Penalty 5b."
)
ONE_GOAL: Final = "One goal"
TWO_GOALS: Final = "Two goals"
MIDDLE_SAYS: Final = (
    "Ball {out} out, level with mid-goal. Until it is hit all stay behind it, {opp} {clear} clear of"
    " it, but one defender of {opp}: by the end wall, {edge} or more from the goal."
)
MIDDLE_CORNER_SAYS: Final = (
    "Ball {out} out, level with mid-goal. Until it is hit all stay behind it, {opp} {clear} clear of"
    " it, but one defender of {opp}: at a corner, left or right of the goal."
)
PENALTY_2_FROM_SPOT_SAYS: Final = (
    "Ball where the foul was. Until it is hit all but the hitter and one defender of {opp} stay behind"
    " the {inside} line; he is by the end wall, on {goal_side} side of the goal."
)
OTHER_SIDE: Final = "the other"
EITHER_SIDE: Final = "either"
PENALTY_4_SAYS: Final = (
    "Ball {out} out, level with mid-goal. Until it is hit all stay behind it, {opp} {clear} clear of"
    " it, but one defender of {opp}, who may be within {arc} of the goal."
)
PENALTY_5A_SAYS: Final = (
    "Ball where the foul was, but {from_goal} or more from the goal and {inset} from the wall. {Opp}"
    " stays {clear} from it; nobody lines up in the Right of Way within {way}."
)
PENALTY_5B_SAYS: Final = (
    "Ball in the middle of the centre line. {Opp} stays {clear} from it, and nobody lines up in the"
    " Right of Way within {way}, until “Play” is called and it is hit."
)
ALTERNATIVE_SAYS: Final = (
    "For a chance of two points {hit} hits from where the foul was, {inset} or more from the wall."
    " {Opp} stays {clear} from it; nobody lines up in the Right of Way within {way}."
)
FREE_HIT_SAYS: Final = (
    "The hit before it failed, so {hit} hits from here. {Opp} stays {clear} from the ball, and nobody"
    " lines up in the Right of Way within {way}."
)
HIT_OUT_SAYS: Final = (
    "The penalty went straight out, so {hit} hits from where it left, {inset} or more from the wall."
    " {Opp} stays {clear} from it; nobody lines up in the Right of Way within {way}."
)
HIT_OUT_CENTRE_SAYS: Final = (
    "The penalty went straight out in the half of {opp}, so {hit} hits from the centre line. {Opp} stays"
    " {clear} from it; nobody lines up in the Right of Way within {way}."
)
HIT_MISSED_SAYS: Final = (
    "The penalty came to nothing before wall or opponent, so {hit} hits from where play stopped."
    " {Opp} stays {clear} from the ball; nobody lines up in the Right of Way within {way}."
)
FAILED_SAYS: Final = (
    "{Opp} took its penalty wrongly, so {hit} hits from the same spot. {Opp} stays {clear} from the"
    " ball; nobody lines up in the Right of Way within {way}."
)
FAILED_CENTRE_SAYS: Final = (
    "{Opp} took its penalty wrongly in its own half, so {hit} hits from the centre. {Opp} stays"
    " {clear} from the ball; nobody lines up in the Right of Way within {way}."
)
PENALTY_7_SAYS: Final = (
    "A foul has disabled a player of {hit}: {hit} brings a substitute, or its captain names {who} to"
    " leave."
)
PENALTY_8_SAYS: Final = "The player or the horse at fault is disqualified."
PENALTY_9_SAYS: Final = "The side at fault loses the game by forfeit; where both are, both do."

# Zones
BEHIND_BALL: Final = "Nobody but the defender nearer the end wall than the {out} line"
BEHIND_LINE: Final = (
    "Nobody but the hitter and the defender nearer the end wall than the {out} line"
)
CLEAR_OF_BALL: Final = "Nobody of {opp} within {clear} of the ball"
DEFENDER_BY_WALL: Final = (
    "One defender of {opp} by the end wall, {edge} or more from the goal's edge"
)
DEFENDER_AT_CORNER: Final = "One defender of {opp} at a corner"
DEFENDER_IN_ARC: Final = "One defender of {opp}, within {arc} of the goal"
RIGHT_OF_WAY: Final = "Nobody lines up in the Right of Way within {way} of the ball"

# Why a ball is moved
FROM_GOAL: Final = "at least {from_goal} from the goal"
FROM_WALL: Final = "at least {inset} from the wall"
FROM_GOAL_AND_WALL: Final = "at least {from_goal} from the goal and {inset} from the wall"
TO_CENTRE_LINE: Final = "where it left is nearer the goal that {hit} attacks than the centre line"
TO_CENTRE: Final = "the spot is nearer the goal that {hit} attacks than the centre"

# Clocks
PLAY_REBOUND: Final = "{opp} plays the ball off the end wall within"
PLAY_REBOUND_SINCE: Final = "the rebound"

# Prohibitions
SET_UP: Final = "Only one player sets up the ball, with the umpire's leave."
NO_CONTACT: Final = "No player touches an opponent until the ball is hit or hit at."
ONE_HIT: Final = (
    "{Hit} hits or hits at the ball once, and then leaves it and its course alone until it may play"
    " again."
)
DEFENDER_KEEPS_SIDE: Final = "Once “Play” is called the defender keeps to his side of the goal."
DEFENDER_WAITS: Final = "Nobody of {opp} hits the ball before it has come off the end wall."
REBOUND_IS_THEIRS: Final = "Wide and off the end wall, inside or beyond the {line} line, the ball is {opp}'s alone to play."

# Consequences before the hit: when
NO_HIT_IN_TIME: Final = "no hit in {approaches} approaches"
KICKED_FIRST: Final = "the hitter's horse kicks it on the first approach"
KICKED_SECOND: Final = "the hitter's horse kicks it on the second approach"
KICKED_AND_HIT: Final = "his horse kicks it and he hits or hits at it too"

# Consequences of the hit: when
GOAL_DIRECT: Final = "into the goal straight off the mallet"
GOAL_ANY: Final = "into the goal: direct, off the wall or off the defender"
GOAL: Final = "into the goal"
REBOUNDS: Final = "wide and back off the end wall"
PLAYED_IN_TIME: Final = "{opp} plays it within {seconds}"
NOT_PLAYED_IN_TIME: Final = "{opp} does not"
AFFECTED: Final = "a player of {hit} affects that play: within {clear} of it is enough"
STRIKES_DEFENDER: Final = "straight off the mallet into the defender or his horse"
STRUCK_WELL_PLACED: Final = "well placed and merely struck"
STRUCK_PLAYED: Final = "well placed, but he hits, hits at or directs it"
STRUCK_BADLY_PLACED: Final = "wrongly placed"
PLAYED_BEFORE_WALL: Final = "{opp} hits it before it has come off the end wall"
BLOCKED: Final = (
    "the defender in goal blocks it with mallet, body or horse, or plays a rolling ball"
)
STRAIGHT_OUT: Final = "straight out of play"
CAME_TO_NOTHING: Final = (
    "missed, come to rest or redirected by {hit}, with end wall and opponents yet untouched"
)
CLEAN_MISS: Final = "missed cleanly"
NO_GOAL: Final = "no goal"

# Consequences of a wrong procedure: when
OPPOSING_WRONG: Final = "{opp} carries it out wrongly"
HITTING_WRONG: Final = "{hit} carries it out wrongly"
BOTH_WRONG: Final = "both carry it out wrongly"
GOAL_SCORED: Final = "a goal was scored all the same"
WOULD_HAVE_SCORED: Final = "the umpire finds that only this kept it from being a goal"
NO_GOAL_LOST: Final = "otherwise"

# Other consequences: when
AWARDED_WHEN: Final = "the award is made"
ATTEMPT_LONG: Final = "the hit would have met Rule 6.a(2)"
DISABLED_SUBSTITUTE: Final = "{hit} brings a qualified substitute"
REMOVED_WHEN: Final = "a player is designated"
HANDICAP_GAME: Final = "it is a handicap game"
ILLEGAL_EQUIPMENT: Final = "it was for illegal equipment, horseshoes apart, and that is taken off"
RULE_2E: Final = "the violation was of Rule 2.e"
BOTH_FORFEIT_WHEN: Final = "both sides earn a forfeit in one game, whichever came first"

# Consequences: then
MAY_GIVE_6B: Final = "a 6b may be given: free hit to {opp} from that spot"
MAY_GIVE_6B_OR_5A: Final = (
    "a 6b may be given: free hit to {opp} from that spot; the book's example gives a 5a"
)
BALL_GOES_BACK: Final = "the ball goes back for the second approach"
NOW_A_HIT: Final = "that counts as the hit"
GOAL_POINTS: Final = "goal to {hit}: {points} point"
GOAL_POINTS_OR_LONG: Final = "goal to {hit}: {points} point, or {long} where Rule 6.a(3) is met"
GOAL_OR_LONG: Final = "goal to {hit}: {long} points where Rule 6.a(2) is met"
ALTERNATIVE_GOAL: Final = "goal to {hit}, with the chance of {long} points"
ONLY_OPPOSING: Final = "only {opp} may play it"
HIT_AGAIN: Final = "{hit} hits again from the same spot"
CENTRE_HIT: Final = "{opp} may get a hit from the centre, or worse for {hit}"
HIS_PLACE_DECIDES: Final = "his place and what he does decide"
COUNTS_AS_WALL: Final = "he counts as the end wall; off him into the goal is a goal"
LIVE_FOR_BOTH: Final = "live for both, and Right of Way holds"
OUT_FREE_HIT: Final = "free hit to {opp} where it left, {inset} or more from the wall"
OUT_FREE_HIT_CENTRE: Final = (
    "free hit to {opp} where it left, {inset} or more from the wall, or from the centre line where"
    " that is farther back"
)
STOPPED_FREE_HIT: Final = "free hit to {opp} where play stops, {inset} or more from the wall"
STAYS_LIVE: Final = "it stays live; Rule 11.b gives the line of the ball"
PLAY_GOES_ON: Final = "play goes on"
PENALTY_6A_THEN: Final = "Penalty 6a"
GOAL_STANDS: Final = "the goal stands"
PENALTY_1_THEN: Final = "Penalty 1 to {hit}"
FROM_SAME_SPOT: Final = "free hit to {opp} from the same spot; no goal of that hit counts"
FROM_CENTRE: Final = (
    "free hit to {opp} from the centre of the arena, as that spot is nearer the goal that {opp} attacks;"
    " no goal of that hit counts"
)
AGAIN_GOAL_OFF: Final = "{hit} hits again from the same spot; no goal of that hit counts"
PENALTY_5B_THEN: Final = "{hit} hits a Penalty 5b"
TWO_AWARDED: Final = "two goals are awarded, else one"
NOBODY_LEAVES: Final = "nobody leaves"
REMOVED_THEN: Final = "he leaves the game"
HANDICAP_STAYS: Final = "the difference stays as it was at the start of the game"
MAY_RETURN: Final = "player or horse may come back"
FORFEITED: Final = "the game is forfeited"
BOTH_FORFEIT: Final = "both forfeit"

# What a ruling followed from
CAUSE_6A: Final = "As the {penalty} was taken, {opp}, who had fouled, was at fault again."
CAUSE_GOAL: Final = "{Hit} took the {penalty}: {opp}'s fault alone kept the ball out."
CAUSE_6B: Final = "{Opp} was at fault as it took its own Penalty 2, 3, 4 or 5."
CAUSE_6C: Final = "{Opp} was at fault as it took its own Penalty 5."
CAUSE_6D: Final = "As the {penalty} was taken, both sides were at fault."
CAUSE_MISSED: Final = (
    "{Opp} took a Penalty 2, 3 or 4, and the ball was missed, stopped or redirected."
)
CAUSE_OUT: Final = "{Opp} took a Penalty 2, 3, 4 or 5b, and the ball went straight out of play."
CAUSE_OUT_OF_5A: Final = (
    "{Opp} took a Penalty 5a or an alternative 2 or 3, and the ball went straight out of play."
)

# Notes
ONE_AS_SHORT: Final = "Two goals had the shot that was stopped met Rule 6.a(2)."
TWO_AS_LONG: Final = "Two goals, as the shot that was stopped met Rule 6.a(2)."
UMPIRES_CHOICE: Final = "The umpire chooses the penalty by the severity of the foul, its place and its effect on the game."
CLOCK_STARTS: Final = (
    "Play and the clock start when “Play” is called and the ball is hit or hit at; from the call any"
    " touch with the mallet is the hit, and a horse's kick alone is none."
)
TWO_APPROACHES: Final = (
    "The hitter has {approaches} approaches: he is approaching when he rides forward at the ball."
)
ONLY_INSIDE: Final = "Only for a foul inside the {inside} line, as {hit} chooses."
OR_FROM_SPOT: Final = "For a foul inside the {inside} line {hit} may hit from where it was instead."
OR_ALTERNATIVE: Final = (
    "If the event elected Alternative Rule 9, {hit} may hit from where a foul outside the {line}"
    " line was instead, for a chance of two points."
)
HITTER_FREE: Final = "The hitter himself is at his ball, in front of the line that binds the rest."
NO_DEFENDER_PLACE: Final = "No place there is both by the end wall and {clear} from the hitter."
FOR_MINOR_FOULS: Final = (
    "Only for minor fouls, none of them nearer than {from_goal} to the goal that {hit} attacks."
)
FOUL_TOO_NEAR: Final = (
    "Meant for minor fouls that are not nearer than {from_goal} to the goal that {hit} attacks, as this"
    " one was."
)
AS_THE_UMPIRE_JUDGES: Final = "Given at the umpire's discretion."
WHERE_ELECTED: Final = (
    "Only where the host committee elected Alternative Rule 9 and told the teams before the event,"
    " for a foul outside the {line} line, as {hit} chooses."
)
NOT_A_PENALTY: Final = "This free hit is no penalty."
CLOCK_STAYS: Final = "With less than {seconds} left when it is taken, the clock is not reset."
GOAL_OFF: Final = "A goal from the hit that failed does not count."
AGAIN_UNLESS_GOAL: Final = (
    "Taken again because {opp} was at fault; had it scored, the goal would stand."
)
AGAIN_BOTH: Final = (
    "Taken again because both were at fault; a goal from the first hit does not count."
)
