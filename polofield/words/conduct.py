"""The words of outdoor Rule 33: cards, the penalty box, suspensions."""

from typing import Final

# What a card or an event brings, in a game
CARD_PENALTY: Final = (
    "A penalty against his team; it may make one already given heavier or lighter."
)
YELLOW_COMPLAINT: Final = "A conduct complaint may be filed."
YELLOW_BOX: Final = "Out for the next {box} of play, no substitute, where umpire or committee says."
RED_OUT: Final = (
    "Out for the rest of the game; no substitute for {short} of play, then one may come on."
)
RED_NEXT_GAME: Final = (
    "Suspended, a substitute allowed, for the same team's next game at that handicap or above."
)
RED_MORE: Final = "Host committee or association may add to it."
RED_COMPLAINT: Final = (
    "A conduct complaint is filed without fail; a suspension until it is settled may follow."
)
LEFT_BOX: Final = (
    "A penalty against his team; back in for what was left and {added} of play more, no substitute."
)
LEFT_BOX_YELLOW: Final = "A yellow card too, where the umpires find that it was on purpose."
INJURED_SHORT: Final = (
    "His side plays his box time out without him and without a substitute for him, with no more"
    " handicap between them than those left on the field had when he was sent there."
)
INJURED_AFTER: Final = "When his box time is over a substitute may come on for him alone, unless another rule allows more."

# After a game, and in the next
AFTER_YELLOWS: Final = (
    "Out for the first {box} of the same team's next game at that handicap or above, no substitute."
)
AFTER_RED: Final = (
    "Out of the whole same team's next game at that handicap or above; no substitute in its"
    " first {short} of play."
)
BOX_CARRIED: Final = "In the box at the end: starts the next such game there, for {left} more."
BOX_LEFT: Final = (
    "In the box at the end of the game: what is left of a yellow's own minutes is served at the start"
    " of the next such game."
)
STATUS_CARRIED: Final = "Three yellows and no red: starts the next such game as if with one yellow."
IN_SEQUENCE: Final = (
    "Suspensions from cards in the game and after it are served one after the other, the more severe"
    " first."
)

# The ladder
FIRST_OFFENCE: Final = "1st yellow"
SECOND_OFFENCE: Final = "2nd yellow"
THIRD_OFFENCE: Final = "3rd yellow"
THIRD_OFFENCE_SEVERE: Final = "3rd offence, severe: red"
FOURTH_OFFENCE: Final = "4th offence: red"
AFTER_GAME_TWO: Final = "2 yellows after the game"
AFTER_GAME_THREE: Final = "3 yellows after the game"
AFTER_GAME_RED: Final = "Red after the game"
UMPIRES_MAY: Final = (
    "For any of the first three offences the umpires may give two or three yellows, or a red."
)

# What the rule says beyond the log
GROUNDS: Final = (
    "Appeals to umpires or officials",
    "Talk to an umpire that is not asked for",
    "Foul or abusive language",
    "No respect for an official, a player, a coach or a spectator",
    "Arguments with umpires or other officials",
    "Misconduct of anybody who belongs to a team",
    "A player or a horse that keeps the game waiting",
    "Time out for tack without need",
    "The mallet whirled overhead, as if to claim a foul",
    "Dangerous riding (Rules 26 and 26A)",
    "Wrong use of the mallet (Rule 28)",
    "Rough or abusive play (Rules 27 and 28)",
    "A blow meant for another player or a horse",
    "The whip used far beyond its rule",
    "The ball hit after whistle or horn",
    "The ball hit, on purpose or without care, beyond the safety zone",
    "The ball struck knowingly when it is off the field",
    "A reckless hit in play that may hurt somebody, a horse or property",
)
NOT_ALL_GROUNDS: Final = "These are examples: other unsporting conduct is a ground too."
EVERY_CARD: Final = (
    "Every card brings a penalty too, and may make one already given heavier or lighter."
)
NO_STATUS_FOR_SUBSTITUTE: Final = "A substitute starts with no cards of the player he replaces."
NO_WAY_ROUND: Final = "A substitute for the player does not lift or shorten his suspension."
NOT_ADDED: Final = "Cards from the game and cards after it are not added together."
GAMES_THAT_COUNT: Final = (
    "What a card in a club event owes is served in a club or a USPA event, what one in a USPA event owes"
    " only in a USPA event."
)
GAMES_THAT_DO_NOT: Final = (
    "Nothing is served in a consolation, the first round of a subsidiary event or a shootout."
)
NOT_ENTERED_IN_GAME: Final = (
    "His team in no unfinished event of equal or higher handicap: what cards in or after a game owe is"
    " served in his next such game for any team."
)
NOT_ENTERED_COUNT: Final = (
    "His team in no unfinished event of the tier: an accumulated suspension is served in his next game"
    " there for any team, of equal or higher handicap, and in a USPA event if the card was given in one."
)
COUNTED: Final = (
    "Yellow cards are counted by tier and over all tiers, in the calendar year and in its six periods"
    " of {months} months from January on."
)
TIERS_BY_HANDICAP: Final = (
    "An event of up to {low} goals is low, one of {medium_from} to {medium_to} medium, one from {high}"
    " on high; the Gauntlet is a tier of its own."
)
COUNT_SERVED: Final = (
    "A count that is reached in a tier costs the next game in that tier for the same team, one over all"
    " tiers the next game for the same team."
)
ON_A_SCHEDULE: Final = (
    "A whole game is missed in an event that stood on a public schedule when the card was given."
)
APPROVED: Final = (
    "A committee of {committee} approves the game beforehand: one of the umpires, one of the"
    " association, one of the host. It minds whether he will go on to play for that team."
)
ATTENDS: Final = (
    "The player comes to the game that he misses, and reports to the umpires before and after."
)
UNSERVED: Final = (
    "Not served within {year} months, whole or part: within {latest} months of the card, in a game so"
    " approved."
)
RED_SERVES_ANYWAY: Final = (
    "Whatever becomes of the complaint, the red's game is missed; more may be added."
)
DEPARTURE: Final = (
    "Nobody leaves the field in a period without the umpires' leave, save to change a horse or a mallet"
    " or for a good reason."
)
DEPARTURE_PENALTY: Final = "Who does costs a penalty, and cards if the umpires see fit."

# A player's state on the clock
PLAYING: Final = "plays"
IN_BOX: Final = "in the box, no substitute"
INJURED: Final = "injured, no substitute yet"
OUT_SHORT: Final = "out, no substitute yet"
OUT: Final = "out, a substitute may play"

# Tiers and windows
LOW: Final = "Low"
MEDIUM: Final = "Medium"
HIGH: Final = "High"
GAUNTLET: Final = "Gauntlet"
ALL_TIERS: Final = "All tiers"
TO: Final = "–"
"""Between the two months of a window."""
WINDOWS: Final = ("Jan–Feb", "Mar–Apr", "May–Jun", "Jul–Aug", "Sep–Oct", "Nov–Dec")

# Why no game is named in which a suspension is served
NO_SCHEDULE: Final = "No schedule is given."
NO_GAME: Final = "The schedule has no game that counts up to {latest}."
HANDICAP_UNKNOWN: Final = (
    "The schedule does not have the event {event}, so its handicap, and what is equal or higher, is"
    " not known."
)

# Readings: title, what is taken, what the other side would be
READING_X: Final = (
    "Several cards at once",
    "They count one by one, and their minutes follow each other: two bring the 2 minutes of the second,"
    " three the 4 minutes of the second and the third. A yellow for a player in the box lengthens his"
    " stay in the same way, whatever he is there for. At one instant, one who is in the box already"
    " leaves it before he is given a card.",
    "Cards given together are one offence, or their minutes run side by side.",
)
READING_Y: Final = (
    "What is carried over",
    "What is left at the end of the game of the 2 minutes of each yellow. The minutes added for leaving"
    " the box early, and what is left of a red's 4 minutes without a substitute, end with the game.",
    "Every minute that is left is owed in the next game.",
)
READING_Z: Final = (
    "29 February, and several counts at once",
    "29 February counts with January and February. A card that meets several counts is reported for"
    " each; where they fall on the same next game, that game serves all.",
    "A yellow of 29 February counts for the calendar year only; each count takes a game of its own.",
)
READING_RED_IN_BOX: Final = (
    "A red for a player in the box",
    "The 4 minutes without a substitute are the next 4 of play after the red; his box time runs on in"
    " the same minutes, and no substitute comes on before both are over. What is left of it at the end"
    " falls on the game that he misses whole, and is held in it.",
    "The red's 4 minutes begin when the box time is over; or what is left of the box is served in the"
    " first game that he plays.",
)
READING_TWO_PARTS: Final = (
    "Two part suspensions, from the game and from after it",
    "They follow each other at the start of one game: the text asks for two games only where that is"
    " needed.",
    "Each takes the start of a game of its own.",
)
READING_STATUS_WAITS: Final = (
    "The yellow that three yellows carry over, where the next game is missed whole",
    "It waits for the first game that the player starts.",
    "It lapses with the game that he misses.",
)
READING_ENTERED: Final = (
    "Entered in an unfinished event",
    "A team is, when the schedule has a game of it after the day of the card, and not after the last"
    " day on which what it brings can be served, in the same tier (for cards in or after a game: of equal or"
    " higher handicap), of any round.",
    "A team is until the last game of its event, also when its own games there are over.",
)
READING_ANY_TEAM: Final = (
    "The next game for any team",
    "A schedule does not say who plays. A team for which the player has a card in the season comes"
    " first; where none of them has such a game, the first game of any team is named: he serves there"
    " if he plays for it.",
    "Only teams for which he has a card, or every team alike.",
)
READING_SAME_TIER: Final = (
    "The handicap of the game that serves an accumulated suspension",
    "For the same team in an unfinished event the text asks for the tier only; equal or higher handicap"
    " is asked for where the suspension passes to any team.",
    "Equal or higher handicap is asked for in both cases.",
)
READING_SEVERAL_COUNTS: Final = (
    "Several counts by different cards before one next game",
    "Each suspension is from the game that follows its own card; where that is the same game, it serves"
    " them all.",
    "Each takes a game of its own.",
)
READING_HANDICAP_UNKNOWN: Final = (
    "An event of the card that is not on the schedule",
    "Its handicap is not known. A game at the top of its tier or above is certainly of equal or higher"
    " handicap, and only such a game is named.",
    "Any game of the tier is taken to be.",
)
