"""The words of outdoor Rule 33: cards, the penalty box, suspensions."""

from typing import Final

# What a card or an event brings, in a game
CARD_PENALTY: Final = (
    "A penalty against the player’s team; one already given may become more or less severe."
)
YELLOW_COMPLAINT: Final = (
    "The chief operating officer or the chairman of the USPA, or a member of its executive committee,"
    " may file a conduct complaint, separate from any suspension."
)
YELLOW_BOX: Final = (
    "Out for the next {box} of play, no substitute, at a place that the umpire or the host tournament"
    " committee names."
)
RED_OUT: Final = "Out for the rest of the game; no substitute for the next {short} of play, then one may come on."
RED_NEXT_GAME: Final = "Suspended from the next game of equal or higher handicap for the same team; a substitute may play."
RED_SUBSTITUTES: Final = "All substitution rules apply to whoever comes on."
RED_MORE: Final = "The host tournament committee or the USPA may increase the penalty."
RED_COMPLAINT: Final = (
    "A conduct complaint is filed automatically, by the chief operating officer of the USPA."
)
RED_CHARGES: Final = (
    "The executive committee of the USPA decides whether to bring charges, and whether to suspend the"
    " player until they are settled."
)
RED_SERVES_ANYWAY: Final = "The full-game suspension is served whatever becomes of the complaint; more penalties may be added."
LEFT_BOX: Final = (
    "A penalty against the player’s team; back in the box for what was left and {added} of play more,"
    " no substitute."
)
LEFT_BOX_YELLOW: Final = (
    "A yellow card may be given too, if the umpires find that it was deliberate."
)
INJURED_SHORT: Final = (
    "The team plays out the box time without a substitute for the player. The handicaps of the rest,"
    " substitutes included, may not add up to more than those of the players who remained when the"
    " player was sent to the box."
)
INJURED_AFTER: Final = (
    "When the box time is over a substitute may come on, for this player only unless another rule"
    " allows more."
)

# After a game, and in the next
AFTER_GIVEN: Final = (
    "For unsportsmanlike conduct after the game the umpires may give two yellows, three yellows or a"
    " red, depending on how severe it was."
)
AFTER_YELLOWS: Final = (
    "Out for the first {box} of play of the next game of equal or higher handicap for the same team;"
    " no substitute in that time."
)
AFTER_RED: Final = (
    "Suspended from the whole of the next game of equal or higher handicap for the same team; no"
    " substitute in its first {short} of play."
)
BOX_CARRIED: Final = (
    "In the box when the game ends: begins the next game of equal or higher handicap for the same team in"
    " the box, for {left} of play."
)
BOX_LEFT: Final = (
    "A player who is in the box when the game ends begins the next game of equal or higher handicap for"
    " the same team in the box, for what is left of the original two minutes."
)
STATUS_CARRIED: Final = (
    "A player with three yellows and no red begins the next game of equal or higher handicap for the"
    " same team with one yellow already."
)
IN_SEQUENCE: Final = (
    "Suspensions from cards in the game and after it are served one after the other, the more severe"
    " first, over two games if need be."
)

# The ladder
FIRST_OFFENCE: Final = "1st offence: yellow"
SECOND_OFFENCE: Final = "2nd offence: yellow"
THIRD_OFFENCE: Final = "3rd offence: yellow"
THIRD_OFFENCE_SEVERE: Final = "3rd offence, if severe: red"
FOURTH_OFFENCE: Final = "4th offence: always red"
AFTER_GAME_TWO: Final = "2 yellows after the game"
AFTER_GAME_THREE: Final = "3 yellows after the game"
AFTER_GAME_RED: Final = "Red after the game"
UMPIRES_MAY: Final = (
    "For any of the first three offences the umpires may give two or three yellows, or a red."
)

# What the rule says beyond the log
GROUNDS: Final = (
    "Appealing to umpires or officials",
    "Unwelcome talking to an umpire",
    "Vulgar or abusive language",
    "Disrespect for an official, a player, a coach or a spectator",
    "Arguing with umpires or other officials",
    "Misbehaviour by anybody in a team’s organisation",
    "Delaying the game for a player or a horse",
    "An unnecessary tack time-out",
    "Swinging the mallet round and round, as when appealing for a foul",
    "Dangerous riding (Rules 26 and 26A)",
    "Improper use of the mallet (Rule 28)",
    "Rough or abusive play (Rules 27 and 28)",
    "Striking another player or a horse on purpose",
    "Breaking the whipping rule to excess",
    "Hitting the ball after the whistle or the horn",
    "Hitting the ball beyond the safety zone, on purpose or recklessly",
    "Knowingly hitting the ball when it is off the field",
    "A reckless hit in play that may injure a spectator, an official, a player or a horse, or damage"
    " property",
)
NOT_ALL_GROUNDS: Final = "These are examples: other unsportsmanlike conduct is a ground too."
CARD_AT_ONCE: Final = "For unsportsmanlike conduct the umpire gives a yellow card at once."
EVERY_CARD: Final = (
    "Every card given in the game, first or later, brings a penalty too, and one already given may become more or less"
    " severe."
)
NO_STATUS_FOR_SUBSTITUTE: Final = (
    "A substitute does not take over the cards of the player replaced."
)
NO_WAY_ROUND: Final = (
    "A suspension, from all or part of a game, is not avoided by substituting for the player."
)
NOT_ADDED: Final = (
    "For a suspension from the next game, cards given in the game and cards given after it are not"
    " added together."
)
GAMES_THAT_COUNT: Final = (
    "What a player carries into the next game of equal or higher handicap (a suspension, box time or a"
    " yellow) is served in a club event or a USPA event if the cards were given in or after a game of a"
    " club event, and only in a USPA event if they were given in or after a game of a USPA event."
)
GAMES_THAT_DO_NOT: Final = (
    "None of it is ever served in a consolation game, in the first-round game of a subsidiary event or in"
    " a shootout."
)
NOT_ENTERED_IN_GAME: Final = (
    "If, when a suspension for cards in or after a game is imposed, the player’s team is in no unfinished"
    " event of equal or higher handicap, it is served in the player’s next game, or two games, of equal"
    " or higher handicap for any team."
)
NOT_ENTERED_STATUS: Final = (
    "The same goes for a carried yellow: it counts in that next game for any team."
)
NOT_ENTERED_COUNT: Final = (
    "If, when the suspension is imposed, the player’s team is in no unfinished event of the tier, it is"
    " served in the player’s next game in that tier for any team (in any tier, for a count over all tiers), in"
    " an event of equal or higher handicap, and in a USPA event if the card was given in one."
)
COUNTED: Final = (
    "Yellow cards are counted in each tier and over all tiers, over the calendar year and over its six"
    " periods of {months} months: January and February, March and April, and so on."
)
TIERS_BY_HANDICAP: Final = (
    "Events of up to {low} goals are low, of {medium_from} to {medium_to} medium, of {high} and more"
    " high; the whole of the Gauntlet is a tier of its own."
)
COUNT_SERVED: Final = (
    "A player who reaches one of these counts in a tier is suspended from the next game in that tier for"
    " the same team; one who reaches it over all tiers, from the next game for the same team."
)
ON_A_SCHEDULE: Final = (
    "A full-game suspension is served in an event that was on a public schedule when the red card, or"
    " the yellow that reached the count, was given."
)
APPROVED: Final = (
    "A committee of {committee} approves that game beforehand: a representative of USPA Umpires, one of"
    " the executive committee of the USPA or its designee, and a member of the host tournament committee"
    " of that event."
)
CONSIDERS: Final = (
    "In deciding whether the game is adequate, the committee considers this rule, and whether the player"
    " will be playing for that team in later games."
)
ATTENDS: Final = "The player attends the game, and reports to the umpires before and after it."
UNSERVED: Final = (
    "A suspension, from all or part of a game, that is not served within {year} months, for whatever"
    " reason, is served within {latest} months of the card, in a game approved by such a committee."
)
UNSERVED_CONSIDERS: Final = (
    "In deciding on that game, the committee considers the same: this rule, and whether the player will"
    " be playing for that team in later games."
)
DEPARTURE: Final = (
    "A player may leave the field during a period only with the umpires’ permission, or to change a"
    " horse or a mallet, or for another good reason."
)
DEPARTURE_PENALTY: Final = (
    "Leaving the field otherwise brings a penalty that the umpires choose, and one or more yellows"
    " or a red if they see fit."
)

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
NO_SCHEDULE: Final = "no schedule is given"
NO_GAME: Final = "the schedule has none that serves it up to {latest}"
HANDICAP_UNKNOWN: Final = "the schedule does not have the event {event}, so it is not known which handicap is equal or higher"

# Readings: title, what is taken, what the other side would be
READING_X: Final = (
    "Several yellows at once",
    "They count one by one, and their minutes follow each other: every yellow after the player’s first"
    " brings 2 minutes, so two at once bring the 2 minutes of the second, three the 4 minutes of the second"
    " and the third. A yellow for a player who is in the box, for whatever reason, lengthens the stay in"
    " the same way. A player who is in the box and at one time leaves it and gets a yellow has left first.",
    "Yellows given together bring 2 minutes between them, or their minutes run side by side.",
)
READING_BB: Final = (
    "Offences and cards are two counts",
    "One offence may bring one, two or three yellows, or a red. The fourth offence is always a red card;"
    " a fourth yellow for the first three offences is lawful. Three yellows or more, and no red, carry one"
    " yellow over, which in the next game counts as a first offence and a first yellow. A log gives cards"
    " for one offence the same number; any other card is an offence of its own.",
    "Every card is an offence, so the fourth card is always a red.",
)
READING_Y: Final = (
    "What is carried over",
    "As much of the 2 minutes of each yellow as is left when the game ends. The minutes added for leaving"
    " the box early, and what is left of a red’s 4 minutes without a substitute, end with the game.",
    "Every minute that is left is served in the next game.",
)
READING_Z: Final = (
    "29 February, and several counts at once",
    "29 February counts with January and February. A card that meets several counts is reported for"
    " each; where they fall on the same next game, that game serves all.",
    "A yellow of 29 February counts for the calendar year only; each count takes a game of its own.",
)
READING_AA: Final = (
    "Which games serve an accumulated suspension",
    "Any game for the same team in the tier, or for a count over all tiers any game for it: a club game,"
    " a consolation, the first round of a subsidiary event, a shootout or an event of lower handicap too."
    " The text asks for the tier and the team only; equal or higher handicap, and a USPA event for a card"
    " given in one, are asked for only where the suspension passes to any team. The committee that"
    " approves the game may refuse it.",
    "The definition of the next game of equal or higher handicap governs every suspension.",
)
READING_RED_IN_BOX: Final = (
    "A red for a player in the box",
    "The 4 minutes without a substitute are the next 4 of play after the red; the box time runs on in"
    " the same minutes, and no substitute comes on before both are over. What is left of it at the end"
    " is served in the game from which the player is suspended.",
    "The red’s 4 minutes begin when the box time is over; or what is left of the box time is served in"
    " the first game that the player plays.",
)
READING_TWO_PARTS: Final = (
    "Two part suspensions, from the game and from after it",
    "They follow each other at the start of one game: the text asks for two games only where that is"
    " needed.",
    "Each takes the start of a game of its own.",
)
READING_STATUS_WAITS: Final = (
    "The yellow that three yellows carry over, where the player is suspended from the next game",
    "It waits for the first game that the player starts.",
    "It lapses with the game from which the player is suspended.",
)
READING_ENTERED: Final = (
    "Entered in an unfinished event",
    "A team counts as entered if the schedule has a game for it, of any round, in the same tier (for cards"
    " in or after a game: of equal or higher handicap), after the day of the card and not after the last"
    " day on which the suspension can be served.",
    "A team counts as entered until the last game of its event, even when its own games are over.",
)
READING_ANY_TEAM: Final = (
    "The next game for any team",
    "A schedule does not say who plays. A team for which the player has a card in the season comes"
    " first; where none of them has such a game, the first game of any team is named: it serves if the"
    " player plays for that team.",
    "Only teams for which the player has a card, or every team alike.",
)
READING_SEVERAL_COUNTS: Final = (
    "Several counts by different cards before one next game",
    "Each suspension is from the game that follows its own card; where that is the same game, it serves"
    " them all.",
    "Each takes a game of its own.",
)
READING_HANDICAP_UNKNOWN: Final = (
    "A card in an event that is not on the schedule",
    "The handicap of that event is not known. A game at the top of its tier or above is certainly of"
    " equal or higher handicap, and only such a game is named.",
    "Any game of the tier is taken to be of equal or higher handicap.",
)
