"""What Rule 33 says that no log or season file holds: grounds, duties, what follows besides.

And the ladder: what each offence brings, as data for a figure. The figures in it are those that
`game` computes with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from polofield.clause import Clause
from polofield.conduct import numbers as n
from polofield.conduct.after import NextGame, owed_for_after_game
from polofield.conduct.log import Card
from polofield.words import Duration, Phrase, say
from polofield.words import conduct as w


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that the rule says.

    Attributes:
        kind: `ground` (what a card is for), `consequence` (what follows), `prohibition` (what may
            not be), `duty` (what somebody must do), `option` (what somebody may do).
        text: it in our own words.
        clause: where it stands.
    """

    kind: Literal["ground", "consequence", "prohibition", "duty", "option"]
    text: Phrase
    clause: Clause


GROUNDS = tuple(Fact("ground", say(ground), n.GROUNDS) for ground in w.GROUNDS)

FACTS = (
    Fact("ground", say(w.NOT_ALL_GROUNDS), n.GROUNDS),
    Fact("consequence", say(w.EVERY_CARD), n.YELLOW),
    Fact("option", say(w.UMPIRES_MAY), n.RED),
    Fact("consequence", say(w.LEFT_BOX, added=n.ADDED_FOR_LEAVING), n.YELLOW),
    Fact("option", say(w.LEFT_BOX_YELLOW), n.YELLOW),
    Fact("option", say(w.YELLOW_COMPLAINT), n.COMPLAINT),
    Fact("option", say(w.RED_MORE), n.RED),
    Fact("consequence", say(w.RED_COMPLAINT), n.RED_COMPLAINT),
    Fact("duty", say(w.RED_SERVES_ANYWAY), n.RED_COMPLAINT),
    Fact("duty", say(w.BOX_LEFT), n.CARRYING_OVER),
    Fact("consequence", say(w.STATUS_CARRIED), n.CARRYING_OVER),
    Fact("prohibition", say(w.NOT_ADDED), n.CARRYING_OVER),
    Fact("duty", say(w.IN_SEQUENCE), n.CARRYING_OVER),
    Fact("prohibition", say(w.NO_STATUS_FOR_SUBSTITUTE), n.CARRYING_OVER),
    Fact("prohibition", say(w.NO_WAY_ROUND), n.CARRYING_OVER),
    Fact("prohibition", say(w.INJURED_SHORT), n.INJURED),
    Fact("option", say(w.INJURED_AFTER), n.INJURED),
    Fact("prohibition", say(w.DEPARTURE), n.INJURED),
    Fact("consequence", say(w.DEPARTURE_PENALTY), n.INJURED),
    Fact("consequence", say(w.NOT_ENTERED_IN_GAME), n.NOT_ENTERED),
    Fact("duty", say(w.COUNTED, months=n.MONTHS_IN_A_WINDOW), n.ACCUMULATED),
    Fact(
        "duty",
        say(
            w.TIERS_BY_HANDICAP,
            low=n.LOW_TO,
            medium_from=n.MEDIUM_FROM,
            medium_to=n.MEDIUM_TO,
            high=n.HIGH_FROM,
        ),
        n.ACCUMULATED,
    ),
    Fact("consequence", say(w.COUNT_SERVED), n.ACCUMULATED),
    Fact("consequence", say(w.NOT_ENTERED_COUNT), n.ACCUMULATED),
    Fact("duty", say(w.GAMES_THAT_COUNT), n.GAMES_THAT_COUNT),
    Fact("prohibition", say(w.GAMES_THAT_DO_NOT), n.GAMES_THAT_COUNT),
    Fact("duty", say(w.ON_A_SCHEDULE), n.SERVING),
    Fact("duty", say(w.APPROVED, committee=n.COMMITTEE), n.SERVING),
    Fact("duty", say(w.ATTENDS), n.SERVING),
    Fact("duty", say(w.UNSERVED, year=n.UNSERVED_MONTHS, latest=n.LAST_MONTHS), n.UNSERVED),
)


@dataclass(frozen=True, slots=True)
class Rung:
    """What an offence brings in the game and in the next one.

    Attributes:
        offence: which of the player's it is; None for cards after a game.
        title: a few words for it.
        cards: the cards that are shown for it.
        box_seconds: out so long, no substitute.
        short_handed_seconds: out for good, no substitute so long.
        next_game: what it alone makes the next game owe, at its least.
        texts: what it brings, each in a sentence.
        clause: where it stands.
    """

    offence: int | None
    title: Phrase
    cards: tuple[Card, ...]
    box_seconds: int
    short_handed_seconds: int
    next_game: NextGame
    texts: tuple[Phrase, ...]
    clause: Clause


def _yellow(offence: int, title: str) -> Rung:
    boxed = offence >= n.FIRST_BOX_OFFENCE
    texts: tuple[Phrase, ...] = (say(w.YELLOW_BOX, box=n.BOX) if boxed else say(w.CARD_PENALTY),)
    status = int(n.CARRIED_STATUS) if offence == n.YELLOWS_THAT_CARRY_STATUS else 0
    if status:
        texts += (say(w.STATUS_CARRIED),)
    box = int(n.BOX) if boxed else 0
    return Rung(offence, say(title), ("yellow",), box, 0, NextGame(yellows=status), texts, n.YELLOW)


def _red(offence: int, title: str) -> Rung:
    texts = say(w.RED_OUT, short=n.RED_SHORT_HANDED), say(w.RED_NEXT_GAME)
    owed = NextGame(suspended=True)
    return Rung(offence, say(title), ("red",), 0, int(n.RED_SHORT_HANDED), owed, texts, n.RED)


def _after(title: str, cards: tuple[Card, ...]) -> Rung:
    owed = owed_for_after_game(yellows=cards.count("yellow"), red="red" in cards)
    text = (
        say(w.AFTER_RED, short=n.AFTER_RED_SHORT_HANDED)
        if owed.suspended
        else say(w.AFTER_YELLOWS, box=Duration(owed.box_seconds))
    )
    return Rung(None, say(title), cards, 0, 0, owed, (text,), n.AFTER_GAME)


LADDER = (
    _yellow(1, w.FIRST_OFFENCE),
    _yellow(2, w.SECOND_OFFENCE),
    _yellow(3, w.THIRD_OFFENCE),
    _red(3, w.THIRD_OFFENCE_SEVERE),
    _red(int(n.RED_OFFENCE), w.FOURTH_OFFENCE),
)
"""What the next offence brings; what umpires may give instead is among `FACTS`."""

AFTER_THE_GAME = (
    _after(w.AFTER_GAME_TWO, ("yellow", "yellow")),
    _after(w.AFTER_GAME_THREE, ("yellow", "yellow", "yellow")),
    _after(w.AFTER_GAME_RED, ("red",)),
)
"""What cards after a game bring."""


RED_RUNG = next(rung for rung in LADDER if rung.cards == ("red",))
"""What a red card given in a game brings, whichever offence it is for."""


def fact(template: str) -> Fact:
    """The one of `FACTS` with those words."""
    return next(one for one in FACTS if one.text.template == template)


def next_offence(had: int) -> tuple[Rung, ...]:
    """What the next offence can bring a player who has had so many cards (0 to 3)."""
    return tuple(rung for rung in LADDER if rung.offence == had + 1)
