"""Which cards of a log are for one offence, and which of the player's offences that is."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count

from polofield.conduct import numbers as n
from polofield.conduct.log import CARDS, Entry
from polofield.words import ordinal

ALLOWED = {(0, 1), *((yellows, 0) for yellows in n.YELLOWS_FOR_AN_OFFENCE)}
"""How many yellows and reds the umpires may give for one offence."""


@dataclass(frozen=True, slots=True)
class Given:
    """The cards of a log that were given for one offence.

    Attributes:
        number: which of the player's offences it is.
        entries: the cards.
        wrong: what is wrong with the number that the log gives it; None where nothing is.
    """

    number: int
    entries: tuple[Entry, ...]
    wrong: str | None = None

    @property
    def yellows(self) -> int:
        """How many yellows."""
        return sum(entry.what == "yellow" for entry in self.entries)

    @property
    def reds(self) -> int:
        """How many reds."""
        return len(self.entries) - self.yellows

    @property
    def refused(self) -> str | None:
        """Why the rule does not allow these cards; None where it does."""
        if (self.yellows, self.reds) not in ALLOWED:
            given = cards_shown(self.yellows, self.reds)
            return f"expected one, two or three yellows or one red for an offence, got {given}"
        if self.yellows and self.number >= n.RED_OFFENCE:
            return (
                f"a yellow for the {ordinal(self.number)} offence, which is always a red card;"
                " cards for one offence need the same offence number"
            )
        return None


def cards_shown(yellows: int, reds: int) -> str:
    """So many cards, in a message."""
    given = ((yellows, "yellow"), (reds, "red"))
    return " and ".join(f"{many} {card}{'s' * (many > 1)}" for many, card in given if many)


def offences_at(
    cards: Iterable[Entry], had: int, carried: int
) -> tuple[list[Given], list[tuple[Entry, str]]]:
    """A player's offences at one instant, in order, and the cards that can be for none of them.

    `had` offences came before, `carried` of them from an earlier game. Offences that the log
    numbers keep their numbers, the others take those that are left, a red after the yellows: the
    order of entry does not matter.
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
    return f"expected offence = {right}, got {number}: offences are counted one by one"


def _is_late(number: int, right: int, carried: int) -> str:
    why = "cards for one offence are given at one time"
    if number <= carried:
        why = "the yellow carried over counts as the first offence"
    return f"expected offence = {right}, got {number}: {why}"
