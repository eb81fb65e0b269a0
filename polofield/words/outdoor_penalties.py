"""The words of outdoor Rule 37, the penalties."""

from typing import Final

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
    " “Play” is called and the ball is hit. {Hit} stands anywhere, on or off the field."
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
    " {Hit} stands anywhere, on or off the field."
)
PENALTY_7_SAYS: Final = (
    "A foul has disabled a player of {hit}: {hit} brings a substitute, or its captain names {who} to"
    " leave, and both play on with {side}."
)
NEAREST_ABOVE: Final = "one of {opp}, the nearest above in handicap (anyone, if nobody is above),"
NEAREST_ABOVE_IS: Final = "one of {opp} with a handicap of {handicap}, the nearest above,"
NOBODY_ABOVE: Final = "anyone of {opp}, as nobody there has a higher handicap,"
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
ONE_APPROACH: Final = (
    "The hitter may approach the ball only once, and may neither pass it nor circle again."
)
NOT_BEFORE_PLAY: Final = (
    "Nobody hits the ball before “Play”: the clock is stopped and the ball is out of play."
)
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
ONLY_FROM_FOUL: Final = (
    "Only for an injury that a foul caused, at the umpires' discretion alone, beside the penalty for"
    " that foul."
)
NOT_AFTER_PLAY: Final = (
    "Only at the time of the foul. Once play has resumed it is an ordinary injury (Rule 21.d): the game"
    " is stopped, and the injured player's side has {wait} to find a substitute."
)
HORSE_OUT: Final = "The horse may not be played again in this game."

# Consequences: when
IMPROPER_STOPPED_GOAL: Final = (
    "the umpire finds that the hit would have been a goal but for an opponent who entered the field"
    " improperly"
)
IMPROPER_NO_GOAL: Final = (
    "the umpire finds that {opp} deflected the hit, or that it went wide, and a defender entered the"
    " field improperly"
)
PROCEDURE_STOPPED_GOAL: Final = (
    "the umpire finds that the hit would have been a goal but for {opp}'s failure to follow the"
    " procedure"
)
GOAL_AWARDED_WHEN: Final = "the goal is awarded"
HIT_FAILS: Final = "the hitter passes the ball, or does not hit within {seconds}"
MISSED: Final = "the hitter swings and misses"
HIT_EARLY: Final = "the ball is hit before “Play”"
KICKED_AFTER: Final = "after the hit, the hitter's horse kicks the ball"
KICKED_UNTOUCHED: Final = (
    "after the hit, the hitter's horse kicks the ball before an opponent has hit or hit at it or it has"
    " touched a post, an opponent or an opponent's horse"
)
INTO_FOOT: Final = "the ball is struck into the horse's foot and goes in"
COMES_OUT: Final = "once it is hit, {opp} comes out from behind the back line beside the posts"
KICKED_BEFORE: Final = "the hitter's horse kicks the ball on the approach"
REMOVED_WHEN: Final = "a player is removed"
DISABLED_SUBSTITUTE: Final = "{hit} brings a qualified substitute"
RULE_CURED: Final = (
    "the violation was of Rule 5, 6a or 6b, and it is put right without delaying the game"
)
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
FOUL_SHOT_LOST_IN_60: Final = (
    "{opp} gets a Penalty 4, as that spot is inside the {out} line of the goal that {hit} defends"
)
LOST_AT_THE_WHISTLE: Final = "the whistle sounds, and {lost}"
AGAIN_SAME_PLACE: Final = "again with another ball, in the same way and from the same place"
DEAD_BALL: Final = "the ball is dead"
LIVE_BALL: Final = "the ball is live"
FOUL_BY_HITTER: Final = "a foul by the hitter"
SECOND_HIT: Final = "it counts as a second hit: free hit to {opp}"
NOT_SECOND_HIT: Final = "that is not a second hit: the goal counts"
KICK_IS_PLAY: Final = "the ball is live: play goes on"
DEFENDS: Final = "{opp} may defend: play goes on"
GOAL_COUNTS: Final = "the goal counts"
WAS_THE_APPROACH: Final = "that was the one approach, so {lost}"
PLAY_ON_WITH: Final = (
    "both play on with {side} to the end; {opp} may then substitute at an appropriate time, up to the"
    " total handicap that its other {side} had when the penalty was given, and the removed player"
    " stays eligible as a substitute"
)
PLAY_ON_FULL: Final = "nobody is removed"
HANDICAP_STAYS: Final = "the difference stays as it was at the infraction"
HORSE_BACK: Final = "it may be played again"
FORFEITED: Final = "the game is forfeited"
BOTH_FORFEIT: Final = "both forfeit"
RED_CARD: Final = "he is shown a red card, by Rule 33"

# Procedure
PLAY_PROMPTLY: Final = (
    "The umpire calls “Play” as soon as all players have had the chance to take a safe position."
)
APPROACH: Final = (
    "Moving forward towards the ball is approaching it. The hitter may not ask for leave to circle"
    " again."
)

# Conditions of the defended Penalty 3
DEFENDED_WHERE: Final = (
    "Only where the host committee chose it and told the teams before an event with an upper limit of"
    " {goals} goals or more, every game under {umpires} certified professional umpires (USPA Umpires"
    " LLC may approve otherwise)."
)
CHOICE_OF_SPOT: Final = "{Hit} may choose the spot of the foul instead."
CHOICE_OF_LINE: Final = "{Hit} may choose the middle of the {out} line instead."

# Notes
RETIRES: Final = (
    "Only where the player is disabled so far that the umpire permits or orders the retirement."
)
HANDICAPS_ASKED: Final = "Disabled: a handicap of {disabled}. The side that fouled: {team}."
NO_ROOM: Final = (
    "No place on the field is legal for {opp} here; its players wait behind the back line."
)
