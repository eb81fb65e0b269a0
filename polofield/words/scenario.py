"""The words of scenarios: verdicts, ways to a legal place, what is drawn round them."""

from typing import Final

# Who
PLAYER: Final = "{team} {number}"
UMPIRE: Final = "Umpire"
REFEREE: Final = "Referee"
GOAL_JUDGE: Final = "Goal judge"
OFFICIAL_AT: Final = "{who}: {place}"

# Verdicts
OUT_OF_PLACE: Final = "{by} out of place"
TOO_NEAR_BALL: Final = "{by} too near the ball"
LESS_THAN: Final = "less than {by}"
OUT_OF_DEFENDERS_PLACE: Final = "{by} outside the defender’s place"
IS: Final = "{who} is {what}."
ALONE: Final = "{what}."
BREAKS: Final = "{fault}: {label} ({clause})"
BREAKS_GROUND: Final = "{by} off the ground"
ON_THE_GROUND: Final = "on the ground"
NOWHERE: Final = "{who} has no legal place."
EXEMPT_OFF_FIELD: Final = "off the field"
EXEMPT_RETURNING: Final = "returning to position"
EXEMPT_HITTER: Final = "the hitter, within {reach} of the ball"
EXEMPT: Final = "exempt, {why}: {label} ({clause})"
ONSIDE_PAST: Final = (
    "{who} may make a play once past {opp} {mate}, who is correctly positioned, or past midfield once the"
    " ball has gone {travel}."
)
ONSIDE_AT_MIDFIELD: Final = (
    "{who} may make a play once past midfield and the ball has gone {travel}: no team-mate ahead is"
    " correctly positioned."
)
TAKEN_AS_HITTER: Final = (
    "{who} is taken for the hitter: nearest to the ball, within {reach} of it and not beyond it."
)
TAKEN_AS_DEFENDER: Final = (
    "{who} is taken for the designated defender: the nearest to a place that is legal for one."
)
NO_PLAYERS: Final = "No players: no positions to check."
NOT_JUDGED: Final = "No ball is put on the ground: no positions are checked."

# The way to the nearest legal place
TOWARDS_FAR_END: Final = "{by} towards the {end} that {opp} defends"
TOWARDS_OWN_END: Final = "{by} towards the {end} that {hit} defends"
TO_THE_LEFT: Final = "{by} to {hit}’s left"
TO_THE_RIGHT: Final = "{by} to {hit}’s right"
BOTH_WAYS: Final = "{along} and {across}"
BACK_LINE: Final = "back line"
END_WALL: Final = "end wall"

# In the figure
RULE_OF: Final = "{title} ({clause})."
REMEDY: Final = "ringed: out of place; arrow: the shortest way to a legal place"
SOME_ARE_WRONG: Final = "Incorrectly positioned: {who}."
RINGED: Final = "ringed: out of place"
RINGED_EXEMPT: Final = "exempt"
