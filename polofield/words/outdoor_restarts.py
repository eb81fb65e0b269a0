"""The words of outdoor Rule 22, the restarts."""

from typing import Final

# Sentences
KNOCK_IN_SAYS: Final = (
    "{Hit} hits from where the ball crossed, {post} or more from a post and {inset} from the {edge},"
    " within {within} of “Play”. {Opp} stays {clear} from that line until it is hit."
)
AFTER_GOAL_SAYS: Final = (
    "Ends change, both sides are back at the centre line within {within} of the goal, and the umpire"
    " throws the ball in at the centre of the field."
)
SIDE_OUT_SAYS: Final = (
    "After {count} the ball is dropped level with where it went out, {inset} inside the {edge}; {hit}"
    " taps or hits it away within {play}. {Opp} stays {clear} off, between ball and goal."
)
SIDE_OUT_60_SAYS: Final = (
    "After {count} the ball is dropped on the {out} line, {inset} inside the {edge}; {hit} hits to goal"
    " or a team-mate within {play}, no tap. {Opp} stays {clear} off, between ball and goal."
)
THROW_IN_SIDE_SAYS: Final = "{cause}: the umpire throws the ball in from the {edge}, {where}, between the two teams lined up."
OFF_UMPIRE_OR_UNKNOWN: Final = "Off an umpire, or when the cause cannot be determined"
OFF_UMPIRE: Final = "Off an umpire or an umpire's horse"
OFF_UNKNOWN: Final = "As the cause cannot be determined"
FROM_LEVEL: Final = "level with where it went out"
FROM_NEAREST_ROOM: Final = "as near where it went out as there is room to line up"
THROW_IN_SAYS: Final = (
    "The umpire throws the ball in from where it was dead, towards the nearer {edge}, between the two"
    " teams lined up."
)
THROW_IN_MOVED_SAYS: Final = (
    "There is no room to line up where the ball was dead, so the umpire throws it in from the nearest"
    " place that has it, towards the nearer {edge}."
)
FAIR_PLAY_SAYS: Final = (
    "After {count} the ball is dropped where it was; {hit} taps or hits it away within {play}. {Opp}"
    " stays behind the {behind} line until it is hit, {hit} anywhere."
)
FAIR_PLAY_60_SAYS: Final = (
    "After {count} the ball is dropped on the {out} line, at most {across} from its middle; {hit} hits"
    " to goal or a team-mate within {play}, no tap. {Opp} stays behind the {behind} line."
)
GOAL_AT_WHISTLE_SAYS: Final = (
    "After a foul by the defenders the umpires give a Penalty 1 instead of the goal, or count it and"
    " throw in at the centre. After a foul by the attackers it does not count."
)
GOAL_DEFENDERS_FOULED_SAYS: Final = (
    "The defenders fouled: the umpires either give a Penalty 1, whose goal then stands for the one"
    " scored, or count the goal scored and throw the ball in at the centre."
)
GOAL_ATTACKERS_FOULED_SAYS: Final = (
    "The attackers fouled: the goal does not count, and the foul brings the penalty that is due."
)
BALL_BROKEN_SAYS: Final = (
    "Broken by the first hit of a foul shot or a knock-in, the ball is replaced and hit again from the"
    " same place. Otherwise a new ball is thrown in, or given as fair-play possession."
)
BROKEN_FIRST_HIT_SAYS: Final = (
    "The first hit of a foul shot or a knock-in broke the ball: it is taken again with another ball,"
    " in the same way and from the same place."
)
BROKEN_LATER_SAYS: Final = (
    "Play stops for a new ball. It is thrown in, or dropped for the side in possession where that side"
    " would lose much by the stop."
)
PERIOD_END_SAYS: Final = (
    "The next period starts just as play would have gone on in the last. A suspended game goes on from"
    " its score, its period and the place of the ball."
)

# Zones
CLEAR_OF_BACK_LINE: Final = "{Opp} at least {clear} from the back line"

# Why a ball is moved, or a throw-in
DROPPED_INSIDE: Final = "{inset} inside the {edge}"
DROPPED_ON_60: Final = "on the {out} line, {inset} inside the {edge}"
FAIR_PLAY_ON_60: Final = "on the {out} line, at most {across} from its middle"
ROOM_FOR_FILES: Final = "room for both files"

# Clocks
PLAY_CALLED: Final = "as a rule the umpire behind the hitter calls “Play” after"
PLAY_CALLED_SINCE: Final = "the goal judge’s move aside"
KNOCKED_IN_WITHIN: Final = "hit or hit at, on the first approach, within"
KNOCKED_IN_SINCE: Final = "Play"
COUNT_AND_DROP: Final = "the umpire drops the ball on level ground after"
COUNT_AND_DROP_FAIR_PLAY: Final = "the umpire drops the ball after"
COUNT_SINCE: Final = "the start of his count"
PLAYED_WITHIN: Final = "tapped or hit away within"
PLAYED_WITHIN_NO_TAP: Final = "hit to goal or to a team-mate within"
PLAYED_SINCE: Final = "the drop"
BACK_AT_CENTRE: Final = "both sides back at the centre line within"
BACK_AT_CENTRE_SINCE: Final = "the goal"

# Prohibitions
SLOW_CANTER: Final = "All take their places at a slow canter; nobody plays for time."
COMES_ONSIDE: Final = (
    "An opponent off the field at “Play” may enter it behind the hitter, but may make a play only after"
    " passing a team-mate who was properly positioned as the ball was hit or hit at, or once the ball"
    " has gone {travel} and the opponent has passed midfield."
)
NO_DELAY: Final = "Nobody holds up the hit: delays are judged as on a Penalty 5a."
NO_TAP: Final = (
    "No tap: {hit} hits to goal or to a team-mate, and to a team-mate means {travel} or more."
)
HITTER_WAITS: Final = (
    "The hitter leaves the ball alone until another player of either side has played it."
)
NOT_GIVEN_GOALS: Final = "Not after goals given by handicap or by a Penalty 1."

# Consequences: when
NOT_KNOCKED_IN: Final = "the hitter passes the ball, or does not hit within {within}"
KNOCKED_IN_EARLY: Final = "the ball is hit before “Play”"
TOO_NEAR_AT_HIT: Final = (
    "play is stopped because an opponent is less than {clear} from the back line as the ball is hit"
)
OUT_OF_PLACE_CLEAR: Final = "an opponent is out of place but clearly out of the play"
OUT_OF_PLACE_IN_PLAY: Final = (
    "an opponent out of place is involved in the play, gains by it, distracts {hit} or takes unnecessary"
    " time to line up"
)
NEEDS_TIME: Final = (
    "the second umpire finds that an opponent needs more time to line up, as after a fast run past the"
    " goal"
)
CLOCK_MANAGED: Final = (
    "a player of either side tries to manage the clock, as by riding slowly to line up"
)
PLAYED_OFFSIDE: Final = "an opponent who was off the field plays before he may"
BALL_BEHIND_LINE: Final = "the officials had left the ball behind the line, off the field"
WAS_A_SAFETY: Final = "the ball crossed as a safety"
NOT_PLAYED: Final = "{hit} does not play the ball within {play}"
SHORT_HIT: Final = "the ball goes less than {travel}"
FAR_ENOUGH: Final = "the hit goes to goal, or {travel} or more to a team-mate"
TAPPED: Final = "the ball is tapped or hit away in time"
PROCEDURE_BROKEN: Final = "either side does not follow this procedure"
LATE_AT_CENTRE: Final = "a side is late without good reason, as the umpire judges"
BY_PENALTY_1: Final = "the goal was given by a Penalty 1"
LOSES_MUCH: Final = (
    "an event of fair play stopped the game and the side in possession loses much by it"
)
LOSES_LITTLE: Final = "{hit} loses little by the stop, as the umpires judge"
LOSES_MUCH_BROKEN: Final = "the side in possession loses much by the stop"
OTHERWISE: Final = "otherwise"
DEFENDERS_FOULED: Final = "foul by the defenders"
PENALTY_1_GIVEN: Final = "the umpires give a Penalty 1"
PENALTY_1_NOT_GIVEN: Final = "the umpires give none"
ATTACKERS_FOULED: Final = "foul by the attackers"
FIRST_HIT: Final = "the first hit of a foul shot or a knock-in breaks the ball"
LATER_HIT: Final = "it breaks later"
NEXT_PERIOD: Final = "the next period starts"
HORN_NOT_HEARD: Final = "wind or weather keeps the umpires from hearing the horn"
SUSPENDED: Final = "the game was suspended"
CANNOT_MATTER: Final = "a suspended game cannot change how the event comes out"

# Consequences: then
PENALTY_4_TO_OPPOSING: Final = "the whistle stops the clock: Penalty 4 to {opp}"
PENALTY_5B_TO_HITTING: Final = "Penalty 5b to {hit}"
WHISTLE_5B: Final = "play and the clock are stopped: Penalty 5b to {hit}"
PLAY_ANEW: Final = (
    "the whistle stops play and the clock; the umpires, after asking the referee if need be, let the"
    " opponent line up and call “Play” again, or for delay of game give {hit} a Penalty 5b"
)
NO_CALL: Final = "no call; play on"
DELAY_PENALISED: Final = "the whistle, and a penalty for delay of game"
PENALTY_TO_HITTING: Final = "a penalty to {hit}"
HIT_AGAIN: Final = "the knock-in is hit again"
SAFETY_INSTEAD: Final = "no knock-in: {opp} gets a Penalty 6"
AS_LATE_5A: Final = "as on a late Penalty 5a: {lost}"
SHORT_HIT_RULES: Final = (
    "nobody of {hit} makes a play on the ball or on a defender who does; a defender may play it from any"
    " direction that endangers no player or horse"
)
IN_PLAY: Final = "the ball is in play"
PENALTY_TO_OTHER: Final = "a penalty to the other"
THROWN_IN_ANYWAY: Final = "the umpire throws the ball in all the same"
PENALTY_5B_INSTEAD: Final = "ends change and the side it was given to hits a Penalty 5b"
PLAY_STOPS: Final = "play stops for a new ball"
POSSESSION: Final = "fair-play possession for that side"
THROWN_IN: Final = "a throw-in"
UMPIRES_CHOOSE: Final = "the umpires decide whether it calls for a Penalty 1"
GOAL_REPLACED: Final = (
    "the goal scored is off; the goal given counts, ends change and a Penalty 5b follows"
)
GOAL_STANDS: Final = "the goal scored counts; throw-in at the centre"
GOAL_OFF: Final = "no goal; the penalty that is due"
AS_IN_LAST: Final = "as play would have gone on in the period that ended"
TOLD_AT_ONCE: Final = (
    "the referee or the timekeeper tells them at once where and when play should have stopped"
)
GOES_ON: Final = (
    "it goes on from the same score, period and place of the ball, as soon as the host committee can"
    " have it"
)
MAY_BE_DROPPED: Final = "the host committee may drop it"

# Notes
BALL_NEAR: Final = "The ball may lie anywhere on the field within {depth} of where it crossed."
BALL_DEPTH: Final = "The ball may lie up to {depth} into the field."
NO_FOUL: Final = "Only where no foul is given."
LINE_UP_FIRST: Final = (
    "The umpire throws the ball in as Rule 20 has it, after giving both sides time to line up."
)
TIME_TO_LINE_UP: Final = "All players get a reasonable time to take their places, and no side gains from managing the clock."
UMPIRES_PARTS: Final = (
    "The umpire behind the hitter calls “Play” once that time has been given; the second umpire watches"
    " the positions of all players but the hitter."
)
HITTERS_ANYWHERE: Final = "{Hit} may stand anywhere."
HITTERS_ON_OR_OFF: Final = "{Hit} may stand anywhere, on or off the field."
NO_OTHER_RESTART: Final = "Only where there is neither a penalty nor a fair-play possession."
FAIR_PLAY_WHEN: Final = (
    "Only where play stopped for a supposed breach that was no foul, a whistle in error, a ball broken"
    " or trodden in, an umpire, player or horse down or hurt, or the like, and {hit}, in possession,"
    " loses much by it, as the umpires judge."
)

# What a ruling followed from
WAS_REFUSED: Final = "{Opp} passed the ball, or did not hit it within {within}."
WAS_LATE: Final = "{Opp} did not hit its knock-in within {within} of “Play”."
WAS_EARLY: Final = "{Opp} hit its knock-in before “Play”."
WAS_PASSED: Final = "{Opp} passed the ball on the first approach of its knock-in."
WAS_ENCROACHED: Final = (
    "A player of {opp} was less than {clear} from the back line as the knock-in was hit."
)
OUT_DIRECT: Final = "{Opp} hit the ball straight out."
OUT_OWN: Final = "{Opp} hit the ball out off the hitter's horse, or a team-mate or his horse."
OUT_BOARDS: Final = "{Opp} hit the ball out off the boards."
OUT_OPPONENT: Final = "{Hit} hit it last, and it went out off a player of {opp} or his horse."
OUT_UMPIRE: Final = "It went out off an umpire or his horse."
OUT_UNKNOWN: Final = "The umpire cannot tell what sent it out."
