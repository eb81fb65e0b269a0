"""The words of outdoor Rule 37, the penalties."""

from typing import Final

# Titles
PENALTY_1: Final = "Penalty 1 · goal awarded"
PENALTY_2: Final = "Penalty 2 · 30 yards"
PENALTY_2_FROM_SPOT: Final = "Penalty 2 · from the spot"
PENALTY_3: Final = "Penalty 3 · 40 yards"
PENALTY_3_DEFENDED: Final = "Penalty 3 · 40 yards, defended"
PENALTY_4: Final = "Penalty 4 · 60 yards"
PENALTY_5A: Final = "Penalty 5a · from the spot"
PENALTY_5B: Final = "Penalty 5b · from the centre"
PENALTY_6: Final = "Penalty 6 · safety"
PENALTY_7: Final = "Penalty 7 · player removed"
PENALTY_8: Final = "Penalty 8 · horse sent off"
PENALTY_9: Final = "Penalty 9 · forfeit"
PENALTY_10: Final = "Penalty 10 · player excluded"

# Sentences
PENALTY_1_SAYS: Final = (
    "A goal to {hit} for a dangerous or deliberate foul near the goal to save one;"
    " ends change and {hit} restarts with a Penalty 5b."
)
PENALTY_2_SAYS: Final = (
    "Ball {out} from the back line, level with mid-goal. All of {opp} wait behind the back line and"
    " clear of the goal until it is hit, then stay off the field."
)
PENALTY_2_FROM_SPOT_SAYS: Final = (
    "Ball where the foul was. All of {opp} wait behind the back line, {clear} or more from the ball and"
    " clear of the goal, until it is hit, then stay off the field."
)
PENALTY_3_SAYS: Final = (
    "Ball {out} from the back line, level with mid-goal. {Hit} stays behind it, {opp} behind the back"
    " line clear of the goal until it is hit; nobody defends, and {hit} has the one hit."
)
PENALTY_3_DEFENDED_SAYS: Final = (
    "Ball {out} from the back line, level with mid-goal. {Hit} stays behind it, {opp} behind the back"
    " line clear of the goal until it is hit; then {opp} may come out, but not between the posts."
)
PENALTY_4_SAYS: Final = (
    "Ball {out} from the back line, level with mid-goal. {Opp} stays behind the {behind} line until"
    " “Play” is called and the ball is hit. {Hit} stands anywhere."
)
PENALTY_5A_SAYS: Final = (
    "Ball where it was, {inset} or more from the {edge}. {Opp} stays {clear} from it and between it"
    " and the goal until it is hit. {Hit} stands anywhere."
)
PENALTY_5B_SAYS: Final = (
    "Ball on the centre of the field. {Opp} stays {clear} from it and between it and the goal until"
    " it is hit. {Hit} stands anywhere."
)
PENALTY_6_SAYS: Final = (
    "Ball {out} from the back line, opposite where it went out but no more than {across} from the"
    " middle. {Opp} stays behind the {behind} line until “Play” is called and the ball is hit."
)
PENALTY_7_SAYS: Final = (
    "A foul has put a player of {hit} out: {hit} brings a substitute, or its captain names one of"
    " {opp} to leave, the nearest above him in handicap (anyone, if nobody is above), and both play"
    " on with {side}."
)
PENALTY_8_SAYS: Final = "The umpire sends the horse off; it may not be played again in this game."
PENALTY_9_SAYS: Final = "The side at fault loses the game by forfeit; where both are, both do."
PENALTY_10_SAYS: Final = (
    "The umpire sends a player out of the game, by the conduct rule, for a deliberate, dangerous foul"
    " or for conduct that harms the game."
)

# Zones
BEHIND_BACK_LINE: Final = "{Opp} behind the back line, clear of the goal"
CLEAR_OF_BALL: Final = "{Opp} at least {clear} from the ball"
BEHIND_BALL_LINE: Final = "{Hit} behind the {out} line"
BEHIND_30: Final = "{Opp} behind the {behind} line"
GOAL_SIDE: Final = "{Opp} between the ball and the goal"

# Why a ball is moved
FROM_THE_EDGE: Final = "at least {inset} from the {edge}"
FROM_THE_MIDDLE: Final = "at most {across} from the middle of the {out} line"

# Clocks
HIT_WITHIN: Final = "hit or hit at within"
HIT_WITHIN_SINCE: Final = "Play"
FIND_REPLACEMENT: Final = "find a substitute or name who leaves within"
FIND_REPLACEMENT_SINCE: Final = "the stop"

# Prohibitions
ONE_APPROACH: Final = "The hitter rides at the ball once; he may not pass it or circle again."
NOT_BEFORE_PLAY: Final = "Nobody hits the ball before “Play”."
STAY_OFF: Final = "Nobody of {opp} comes on to the field once the ball is in play."
STAY_OFF_UNDEFENDED: Final = "Nobody of {opp} comes on to the field from behind the back line."
NOT_THROUGH_GOAL: Final = "Nobody of {opp} comes out between the posts."
ONE_HIT: Final = (
    "{Hit} hits or hits at the ball once, and then neither plays it nor changes its course."
)
ONE_HIT_UNTIL: Final = (
    "After its one hit {hit} leaves the ball alone until an opponent has hit or hit at it, or it has"
    " touched a post, an opponent or his horse."
)
NOT_INJURED_BACK: Final = "Once both sides are {side}, the injured player may not come back."
ONLY_FROM_FOUL: Final = "Only for an injury that a foul caused, as the umpires judge."
NOT_AFTER_PLAY: Final = (
    "Only before play goes on: later it is an ordinary injury, with {wait} to find a substitute."
)
HORSE_OUT: Final = "The horse may not be played again in this game."

# Consequences: when
IMPROPER_STOPPED_GOAL: Final = (
    "an opponent who came on wrongly stops a hit that would have been a goal"
)
IMPROPER_NO_GOAL: Final = "the hit is touched by {opp} or goes wide, and a defender came on wrongly"
PROCEDURE_STOPPED_GOAL: Final = "only the wrong procedure of {opp} keeps the hit from being a goal"
GOAL_AWARDED_WHEN: Final = "the goal is awarded"
HIT_FAILS: Final = "the hitter passes the ball, or does not hit within {seconds}"
MISSED_DEAD: Final = "the hitter swings and misses"
HIT_EARLY: Final = "the ball is hit before “Play”"
KICKED_AFTER: Final = "after the hit, the hitter's horse kicks the ball"
INTO_FOOT: Final = "the ball is struck into the horse's foot and goes in"
KICKED_BEFORE: Final = "the hitter's horse kicks the ball on the way in"
REMOVED_WHEN: Final = "a player is removed"
DISABLED_SUBSTITUTE: Final = "{hit} brings a qualified substitute"
RULE_CURED: Final = "the violation was of Rule 5, 6a or 6b and is put right without delay"
RULE_6A: Final = "the violation was of Rule 6a"
BOTH_FORFEIT_WHEN: Final = "both sides earn a forfeit in one game, whichever came first"
EXCLUDED_WHEN: Final = "a player is excluded"
IN_THIS_GAME: Final = "in this game"
IN_THE_NEXT_GAME: Final = "in the next game"
BESIDES: Final = "besides"
HANDICAP_GAME: Final = "it is a handicap game"
BALL_BREAKS: Final = "the ball breaks on that hit"
INTO_GOAL: Final = "the ball goes into the goal"

# Consequences: then
GOAL_SCORED: Final = "a goal; ends change for the throw-in"
GOAL_TO_HITTERS: Final = "goal to {hit}"
TAKEN_AGAIN: Final = "the penalty is taken again"
PENALTY_5B_ENDS_CHANGED: Final = "ends change and {hit} hits a Penalty 5b"
FOUL_SHOT_LOST: Final = "{opp} gets a Penalty 5a from that spot"
FOUL_SHOT_LOST_ANYWHERE: Final = (
    "{opp} gets a Penalty 5a from that spot, or a Penalty 4 where it lies in the 60 of the goal that"
    " {hit} defends"
)
AGAIN_SAME_PLACE: Final = "again with another ball, in the same way and from the same place"
DEAD_BALL: Final = "the ball is dead"
LIVE_BALL: Final = "the ball is live"
FOUL_BY_HITTER: Final = "a foul by the hitter"
SECOND_HIT: Final = "it counts as a second hit: free hit to {opp}"
NOT_SECOND_HIT: Final = "that is no second hit: the goal counts"
WAS_THE_APPROACH: Final = "that was the one approach: {opp} gets the ball"
PLAY_ON_WITH: Final = (
    "both play on with {side} to the end; {opp} may substitute up to the handicap that its other"
    " {side} had then, and the removed player stays eligible"
)
PLAY_ON_FULL: Final = "nobody is removed"
HANDICAP_STAYS: Final = "the difference stays as it was at the infraction"
HORSE_BACK: Final = "it may be played again"
FORFEITED: Final = "the game is forfeited"
BOTH_FORFEIT: Final = "both forfeit"
RED_CARD: Final = "he is shown a red card, by Rule 33"

# Conditions of the defended Penalty 3
DEFENDED_WHERE: Final = (
    "Only where the host committee chose it and told the teams before an event with an upper limit of"
    " {goals} goals or more, every game under {umpires} certified professional umpires (USPA Umpires"
    " LLC may approve otherwise)."
)
CHOICE_OF_SPOT: Final = "{Hit} may choose the spot of the foul instead."
CHOICE_OF_LINE: Final = "{Hit} may choose the middle of the {out} line instead."

# Notes
HANDICAPS_ASKED: Final = "Disabled: a handicap of {disabled}. The side that fouled: {team}."
NO_ROOM: Final = (
    "No place on the field is legal for {opp} here; its players wait behind the back line."
)
