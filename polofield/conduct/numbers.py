"""Every number in outdoor Rule 33, once, with its clause.

Times are seconds of play: they run only while the game clock runs, and continue in the next period
and in the next game.
"""

from __future__ import annotations

from typing import Literal

from polofield.rulings.clause import OUTDOOR, Clause, Seconds

Tier = Literal["low", "medium", "high", "gauntlet"]
TIERS: tuple[Tier, ...] = ("low", "medium", "high", "gauntlet")


def rule_33(part: str) -> Clause:
    """A part of outdoor Rule 33."""
    return Clause(OUTDOOR, "Rule 33", part)


GROUNDS = rule_33("What is unsportsmanlike")
YELLOW = rule_33("Yellow cards")
RED = rule_33("Red cards")
COMPLAINT = rule_33("Conduct complaints")
AFTER_GAME = rule_33("After the game")
CARRYING_OVER = rule_33("Carrying over")
ACCUMULATED = rule_33("Suspensions for accumulated yellow cards")
INJURED = rule_33("Injured or departing players")
NOT_ENTERED = rule_33("Next game when the team is not entered")
GAMES_THAT_COUNT = rule_33("Which games count")
SERVING = rule_33("Serving a full-game suspension")
RED_COMPLAINT = rule_33("Red card complaint")
UNSERVED = rule_33("Unserved suspensions")
TEAMS = Clause(OUTDOOR, "rules", "teams")
PERIODS_OF_PLAY = Clause(OUTDOOR, "rules", "periods")


class Count(int):
    """A number that a rule states, with its clause. Arithmetic on it gives plain ints."""

    clause: Clause

    def __new__(cls, value: int, clause: Clause) -> Count:
        """A count with its clause."""
        count = super().__new__(cls, value)
        count.clause = clause
        return count

    def __getnewargs__(self) -> tuple[int, Clause]:  # type: ignore[override]
        return int(self), self.clause


# The game
SIDE = Count(4, TEAMS)
PERIODS = Count(6, PERIODS_OF_PLAY)
LONGEST_PERIOD = Seconds(450, PERIODS_OF_PLAY)

# Cards in a game
FIRST_BOX_YELLOW = Count(2, YELLOW)
RED_OFFENCE = Count(4, RED)
YELLOWS_FOR_AN_OFFENCE = tuple(Count(n, RED) for n in (1, 2, 3))
BOX = Seconds(120, YELLOW)
ADDED_FOR_LEAVING = Seconds(120, YELLOW)
RED_SHORT_HANDED = Seconds(240, RED)

# Cards after a game
AFTER_GAME_YELLOWS = (Count(2, AFTER_GAME), Count(3, AFTER_GAME))
AFTER_TWO_YELLOWS = Seconds(120, AFTER_GAME)
AFTER_THREE_YELLOWS = Seconds(240, AFTER_GAME)
AFTER_RED_SHORT_HANDED = Seconds(240, AFTER_GAME)

# Carried into the next game
YELLOWS_THAT_CARRY_STATUS = Count(3, CARRYING_OVER)
CARRIED_STATUS = Count(1, CARRYING_OVER)

# Over a season
LOW_TO = Count(8, ACCUMULATED)
MEDIUM_FROM = Count(9, ACCUMULATED)
MEDIUM_TO = Count(15, ACCUMULATED)
HIGH_FROM = Count(16, ACCUMULATED)
MONTHS_IN_A_WINDOW = Count(2, ACCUMULATED)
TWO_MONTH_IN_A_TIER = tuple(Count(n, ACCUMULATED) for n in (5, 8, 10, 11, 12))
TWO_MONTH_IN_ALL = (Count(8, ACCUMULATED),)
YEAR_IN_A_TIER = (Count(12, ACCUMULATED),)
YEAR_IN_ALL = (Count(16, ACCUMULATED),)

# Serving
COMMITTEE = Count(3, SERVING)
UNSERVED_MONTHS = Count(12, UNSERVED)
LAST_MONTHS = Count(13, UNSERVED)


def tier_fits(tier: Tier, handicap: int) -> bool:
    """Whether an event of that handicap can be in that tier; the Gauntlet allows any handicap."""
    if tier == "low":
        return handicap <= LOW_TO
    if tier == "medium":
        return MEDIUM_FROM <= handicap <= MEDIUM_TO
    return tier == "gauntlet" or handicap >= HIGH_FROM


def highest_handicap(tier: Tier) -> int | None:
    """The highest handicap of an event in that tier; None if there is no limit."""
    return {"low": int(LOW_TO), "medium": int(MEDIUM_TO)}.get(tier)
