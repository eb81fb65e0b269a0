"""Which cards of a log belong to one offence, and the number of that offence."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count

from polofield.conduct import numbers as n
from polofield.conduct.log import CARDS, Entry
from polofield.rulings.phrase import ordinal

ALLOWED = {(0, 1), *((yellows, 0) for yellows in n.YELLOWS_FOR_AN_OFFENCE)}
"""The numbers of yellow and red cards that the umpires may give for one offence."""


@dataclass(frozen=True, slots=True)
class Given:
    """The cards of a log that were given for one offence.

    Attributes:
        number: the number of the player's offence, counted from 1.
        entries: the cards.
        wrong: what is wrong with its number in the log; None if nothing is.
    """

    number: int
    entries: tuple[Entry, ...]
    wrong: str | None = None

    @property
    def yellows(self) -> int:
        """The number of yellow cards."""
        return sum(entry.what == "yellow" for entry in self.entries)

    @property
    def reds(self) -> int:
        """The number of red cards."""
        return len(self.entries) - self.yellows

    @property
    def refused(self) -> str | None:
        """Why the rule does not allow these cards; None if it does."""
        if (self.yellows, self.reds) not in ALLOWED:
            given = cards_shown(self.yellows, self.reds)
            return f"expected one, two or three yellows, or one red, for an offence, got {given}"
        if self.yellows and self.number >= n.RED_OFFENCE:
            return (
                f"expected a red card for the {ordinal(self.number)} offence, got a yellow;"
                " cards for one offence need the same offence number"
            )
        return None


def cards_shown(yellows: int, reds: int) -> str:
    """The numbers of cards in a message, such as `2 yellows and 1 red`."""
    given = ((yellows, "yellow"), (reds, "red"))
    return " and ".join(f"{many} {card}{'s' * (many > 1)}" for many, card in given if many)


def offences_at(
    cards: Iterable[Entry], had: int, carried: int
) -> tuple[list[Given], list[tuple[Entry, str]]]:
    """A player's offences at one moment, in order, and the cards with an invalid number.

    `had` is the number of earlier offences, `carried` how many of them are from an earlier game.
    Offences with a number in the log keep it; the others take the free numbers, a red after the
    yellows, independent of the order of the entries.
    """
    by_number: dict[int, list[Entry]] = {}
    alone: list[Entry] = []
    for card in sorted(cards, key=lambda card: (CARDS.index(card.what), card.line or 0)):
        if card.offence is None:
            alone.append(card)
        else:
            by_number.setdefault(card.offence, []).append(card)
    late = [(by_number.pop(number)[0], number) for number in sorted(by_number) if number <= had]
    free = (number for number in count(had + 1) if number not in by_number)
    by_number |= {next(free): [card] for card in alone}
    offences = [
        Given(right, tuple(by_number[number]), None if number == right else _skips(number, right))
        for right, number in enumerate(sorted(by_number), had + 1)
    ]
    return offences, [(card, _is_late(number, had + 1, carried)) for card, number in late]


def _skips(number: int, right: int) -> str:
    return f"expected offence = {right}, got {number}: offences are numbered without gaps"


def _is_late(number: int, right: int, carried: int) -> str:
    why = "cards for one offence must have the same time"
    if number <= carried:
        why = "the yellow carried over counts as the first offence"
    return f"expected offence = {right}, got {number}: {why}"
