"""The words of the conduct figures, and of a game's and a season's conduct told in sentences."""

from typing import Final

# Titles and sentences
TIMELINE: Final = "Cards and the penalty box"
TIMELINE_SAYS: Final = "Box time is time of play: it runs on over periods, and into the next game."
LADDER: Final = "The card ladder"
LADDER_SAYS: Final = "What each offence in a game brings the player and the team."
AFTER_GAME: Final = "What follows after the game"
AFTER_GAME_SAYS: Final = (
    "What is owed in the next game of equal or higher handicap for the same team."
)
BOARD: Final = "Yellow cards over the season"
BOARD_SAYS: Final = (
    "A count that is reached, in a tier or over all tiers, suspends the player from the next game."
)

# The timeline
PERIOD: Final = "Period"
PERIOD_NUMBER: Final = "Period {number}"
ON_THE_FIELD: Final = "on the field"
NEXT_GAME: Final = "Next game"
AFTER: Final = "After"
NOT_SHOWN: Final = "Not shown, for want of room: {players}."
CLOCK_NOTE: Final = "Clock of play, as the scoreboard counts down; intervals are gaps."
LENGTHS: Final = "Periods of {lengths}."
FROM_TO: Final = "{start}–{end}"
LEFT_BOX: Final = "left box"
INJURED: Final = "injured"
BRINGS_YELLOW: Final = "1 yellow"
BRINGS_BOX: Final = "owes {box}"
BRINGS_SUSPENSION: Final = "suspended"

# What is owed
OWES_NOTHING: Final = "nothing"
OWES_GAME: Final = "suspended, substitute plays"
OWES_GAME_SHORT: Final = "suspended, no substitute for {short}"
OWES_BOX: Final = "{box} in the box"
OWES_YELLOW: Final = "one yellow already"
OWES_BOTH: Final = "{box} in the box, one yellow already"
NTH_OWED: Final = "{nth}: {owed}"

# Keys
YELLOW_CARD: Final = "the player’s second yellow card"
RED_CARD: Final = "red card"
NO_SUBSTITUTE: Final = "out, no substitute"
SUBSTITUTE_PLAYS: Final = "out, substitute plays"

# A game in sentences
OFFENCE_AT: Final = "{nth} offence: {cards}, in period {period} with {left} left."
OFFENCE: Final = "{nth} offence: {cards}"
ONE_YELLOW: Final = "{cards}, the player’s {nth}"
SEVERAL_YELLOWS: Final = "{cards}, the player’s {first} to {last}"
TWO_YELLOWS: Final = "{cards}, the player’s {first} and {last}"
EVENT_AT: Final = "{event} in period {period} with {left} left."
LEFT_BOX_CAP: Final = "Leaves the box early"
INJURED_CAP: Final = "Injured"
FROM_UNTIL: Final = "{state} from {start} to {end}: {lasts}."
MOMENT: Final = "period {period}, {left} left"
END: Final = "the end of the game"
BROUGHT: Final = "Brought into the game: {owed}."
AFTER_CARDS: Final = "After the game: {cards}."
NEXT_GAME_OWES: Final = "Next game: {owed}."
NTH_GAME_OWES: Final = "{nth} next game: {owed}."
PLAYER_SAYS: Final = "{player}: {says}"
STRENGTH_ALL: Final = "{team} plays with {players} throughout."
STRENGTH_FROM: Final = "{team} plays with {steps}."
STRENGTH_STEP: Final = "{players} from {start}"
NOBODY: Final = "No card and nothing owed."
YELLOWS: Final = {1: "a yellow", 2: "2 yellows", 3: "3 yellows"}
A_RED: Final = "a red"
STATES: Final = {
    "box": "In the box, no substitute,",
    "injured": "Injured, no substitute during the box time,",
    "out-short": "Out, no substitute,",
    "out": "Out, a substitute may play,",
}

# The ladder, and what follows the game
THIS_GAME: Final = "This game"
GAME_BRINGS: Final = "{game}: {brings}"
FOLLOWS: Final = "{when}: {then}."
RUNG_SAYS: Final = "{title}. {says}"
PENALTY_ONLY: Final = "a penalty; plays on"
OUT_FOR: Final = "out {box}, no substitute"
OUT_FOR_GOOD: Final = "out for good, no substitute for {short}"
MINUTES: Final = "{minutes} min"
LEFT_EARLY: Final = (
    "Box left early: a penalty; back in for what was left and {added} of play more, no substitute."
)
COMPLAINT: Final = (
    "Conduct complaint: automatic for a red (the USPA executive committee decides on charges), possible"
    " for any card."
)
NOT_ADDED: Final = "Cards in and after the game are not added up; suspensions from both are served, the more severe first."
NOT_SERVED_IN: Final = (
    "None of it is served in a consolation, the first round of a subsidiary event or a shootout."
)
LEAVES_BOX: Final = "Box left early, for whatever reason"
LEAVES_BOX_EARLY: Final = "Box left early"
FOR_ANY_CARD: Final = "For any card, in the game or after it"
FOR_A_RED: Final = "For a red"
INJURED_IN_THE_BOX: Final = "Injured with box time to serve"
AFTER_THE_WHISTLE: Final = "Cards after the game"
FROM_THE_GAME: Final = "From the game itself"
FROM_BOTH: Final = "From both"
STILL_IN_BOX: Final = "{left} left in the box"
NO_RED: Final = "{cards}, no red"
AND: Final = "{first}, then {second}"

# The board
YEAR_COLUMN: Final = "Year"
TALLY: Final = "{player} · {year}"
TALLY_SAYS: Final = "{player}, {year}: {counts}."
IN_TIER: Final = "{tier} {counts}"
IN_WINDOW: Final = "{count} in {window}"
IN_YEAR: Final = "{count} in the year"
REACHES: Final = "{day}: {nth} yellow {where}, {window}"
REACHES_SAYS: Final = "{player}, {day}: {nth} yellow {where}, {window}."
SERVED_SAYS: Final = "{reached} {served}."
IN_ONE_TIER: Final = "in {tier}"
OVER_ALL_TIERS: Final = "over all tiers"
SERVED: Final = "served {day}, {event}, for {team}"
SERVED_ANY_TEAM: Final = "served {day}, {event}, for {team} or any team"
NOT_SERVED: Final = "no game named: {why}"
DOUBTFUL: Final = "{served} ({doubts}, which the committee may refuse)"
DOUBTS: Final = {
    "club-event": "a club event",
    "consolation": "a consolation",
    "subsidiary-first": "the first round of a subsidiary event",
    "shootout": "a shootout",
    "lower-handicap": "an event of lower handicap",
}
BOTH: Final = "{first} and {second}"
READINGS: Final = "Where the text is open: {readings}."
READING: Final = "reading {id}, {title}"
THE_YEAR: Final = "all year"
COUNTS_IN_A_TIER: Final = (
    "Counts that suspend, in one tier: {two_months} in two months, {year} in the year;"
)
COUNTS_IN_ALL: Final = "over all tiers: {two_months} in two months, {year} in the year."
TICKS: Final = "Each is a tick; a count that was reached is framed. Red cards are not counted."
NO_SCHEDULE: Final = (
    "No schedule is given, so the games in which suspensions are served are not named."
)
SCHEDULE_NAMES_THEM: Final = "--schedule FILE.csv names the games in which they are served."
OTHERS: Final = "Not shown: {others} more with yellow cards, {suspended} of them suspended."
OTHER_YEARS: Final = "Not shown of those above: {years} more with yellow cards, {suspended} of them with a suspension."
YEARS: Final = "{years} years"
A_YEAR: Final = "1 year"
NONE: Final = "none"
NO_YELLOWS: Final = "No yellow card was given."
MONTHS: Final = (
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
)  # fmt: skip
DAY: Final = "{day} {month}"
DATE: Final = "{day} {month} {year}"
NOTHING_REACHED: Final = "No count that suspends was reached."
AT_THE_END: Final = "after the game"
