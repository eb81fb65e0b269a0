"""What Rule 33 says apart from logs and seasons: grounds for cards, duties, other consequences.

Also the ladder: what follows from each offence, as data for a figure, with the same numbers that
`game` computes with.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from polofield.conduct import numbers as n
from polofield.conduct.after import NextGame, owed_for_after_game
from polofield.conduct.log import Card
from polofield.rulings.clause import Clause
from polofield.rulings.phrase import Duration, Phrase, as_part, say
from polofield.words import conduct as w
from polofield.words import conduct_figures as f

Kind = Literal["ground", "consequence", "prohibition", "duty", "option"]


@dataclass(frozen=True, slots=True)
class Fact:
    """One statement of the rule.

    Attributes:
        name: a unique name.
        kind: `ground` (what a card is given for), `consequence`, `prohibition`, `duty` (what
            somebody must do) or `option` (what somebody may do).
        text: the statement in polofield's own words.
        clause: the clause that says it.
        case: when it applies, if `text` does not say so.
    """

    name: str
    kind: Kind
    text: Phrase
    clause: Clause
    case: str | None = None

    @property
    def alone(self) -> Phrase:
        """The statement together with its case."""
        if self.case is None:
            return self.text
        return say(f.FOLLOWS, when=self.case, then=as_part(self.text))


GROUNDS = tuple(
    Fact(f"ground-{number}", "ground", say(ground), n.GROUNDS)
    for number, ground in enumerate(w.GROUNDS, 1)
)

FACTS = (
    Fact("not-all-grounds", "ground", say(w.NOT_ALL_GROUNDS), n.GROUNDS),
    Fact("card-at-once", "duty", say(w.CARD_AT_ONCE), n.YELLOW),
    Fact("every-card", "consequence", say(w.EVERY_CARD), n.YELLOW),
    Fact(
        "left-box",
        "consequence",
        say(w.LEFT_BOX, added=n.ADDED_FOR_LEAVING),
        n.YELLOW,
        f.LEAVES_BOX,
    ),
    Fact("left-box-yellow", "option", say(w.LEFT_BOX_YELLOW), n.YELLOW, f.LEAVES_BOX_EARLY),
    Fact("umpires-may", "option", say(w.UMPIRES_MAY), n.RED),
    Fact("red-substitutes", "duty", say(w.RED_SUBSTITUTES), n.RED, f.FOR_A_RED),
    Fact("red-more", "option", say(w.RED_MORE), n.RED, f.FOR_A_RED),
    Fact("complaint", "option", say(w.YELLOW_COMPLAINT), n.COMPLAINT, f.FOR_ANY_CARD),
    Fact("red-complaint", "consequence", say(w.RED_COMPLAINT), n.RED_COMPLAINT, f.FOR_A_RED),
    Fact("red-charges", "option", say(w.RED_CHARGES), n.RED_COMPLAINT, f.FOR_A_RED),
    Fact("red-served", "duty", say(w.RED_SERVES_ANYWAY), n.RED_COMPLAINT, f.FOR_A_RED),
    Fact("after-given", "option", say(w.AFTER_GIVEN), n.AFTER_GAME),
    Fact("box-carried", "duty", say(w.BOX_LEFT), n.CARRYING_OVER),
    Fact("status-carried", "consequence", say(w.STATUS_CARRIED), n.CARRYING_OVER),
    Fact("not-added", "prohibition", say(w.NOT_ADDED), n.CARRYING_OVER),
    Fact("in-sequence", "duty", say(w.IN_SEQUENCE), n.CARRYING_OVER),
    Fact("substitute-status", "prohibition", say(w.NO_STATUS_FOR_SUBSTITUTE), n.CARRYING_OVER),
    Fact("no-way-round", "prohibition", say(w.NO_WAY_ROUND), n.CARRYING_OVER),
    Fact("injured-short", "prohibition", say(w.INJURED_SHORT), n.INJURED, f.INJURED_IN_THE_BOX),
    Fact("injured-after", "option", say(w.INJURED_AFTER), n.INJURED, f.INJURED_IN_THE_BOX),
    Fact("departure", "prohibition", say(w.DEPARTURE), n.INJURED),
    Fact("departure-penalty", "consequence", say(w.DEPARTURE_PENALTY), n.INJURED),
    Fact("not-entered", "consequence", say(w.NOT_ENTERED_IN_GAME), n.NOT_ENTERED),
    Fact("not-entered-status", "consequence", say(w.NOT_ENTERED_STATUS), n.NOT_ENTERED),
    Fact("counted", "duty", say(w.COUNTED, months=n.MONTHS_IN_A_WINDOW), n.ACCUMULATED),
    Fact(
        "tiers",
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
    Fact("count-served", "consequence", say(w.COUNT_SERVED), n.ACCUMULATED),
    Fact("count-not-entered", "consequence", say(w.NOT_ENTERED_COUNT), n.ACCUMULATED),
    Fact("games-that-count", "duty", say(w.GAMES_THAT_COUNT), n.GAMES_THAT_COUNT),
    Fact("games-that-do-not", "prohibition", say(w.GAMES_THAT_DO_NOT), n.GAMES_THAT_COUNT),
    Fact("on-a-schedule", "duty", say(w.ON_A_SCHEDULE), n.SERVING),
    Fact("approved", "duty", say(w.APPROVED, committee=n.COMMITTEE), n.SERVING),
    Fact("considers", "duty", say(w.CONSIDERS), n.SERVING),
    Fact("attends", "duty", say(w.ATTENDS), n.SERVING),
    Fact(
        "unserved",
        "duty",
        say(w.UNSERVED, year=n.UNSERVED_MONTHS, latest=n.LAST_MONTHS),
        n.UNSERVED,
    ),
    Fact("unserved-considers", "duty", say(w.UNSERVED_CONSIDERS), n.UNSERVED),
)


def fact(name: str) -> Fact:
    """The fact of that name."""
    return next(one for one in FACTS if one.name == name)


@dataclass(frozen=True, slots=True)
class Rung:
    """What follows from an offence, in the game and in the next one.

    Attributes:
        offence: the number of the player's offence, with one yellow card for each earlier one;
            None for cards after a game.
        title: a short title.
        cards: the cards given for it.
        box_seconds: seconds in the penalty box, without a substitute.
        short_handed_seconds: seconds without a substitute for a player who is out for good.
        next_game: what it alone carries over to the next game, at least.
        texts: what follows, a sentence each.
        clause: the clause that says it.
    """

    offence: int | None
    title: Phrase
    cards: tuple[Card, ...]
    box_seconds: int
    short_handed_seconds: int
    next_game: NextGame
    texts: tuple[Phrase, ...]
    clause: Clause

    @property
    def name(self) -> str:
        """A unique name, such as `offence-3-red` or `after-2-yellow`."""
        what = f"after-{len(self.cards)}" if self.offence is None else f"offence-{self.offence}"
        return f"{what}-{self.cards[0]}"


def _yellow(offence: int, title: str) -> Rung:
    boxed = offence >= n.FIRST_BOX_YELLOW
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
"""What follows from each offence, with one yellow card for each earlier one."""

AFTER_THE_GAME = (
    _after(w.AFTER_GAME_TWO, ("yellow", "yellow")),
    _after(w.AFTER_GAME_THREE, ("yellow", "yellow", "yellow")),
    _after(w.AFTER_GAME_RED, ("red",)),
)
"""What follows from cards after a game."""


RED_RUNG = next(rung for rung in LADDER if rung.cards == ("red",))
"""What follows from a red card in a game, for any offence."""
