"""What follows from a player's cards in one game: box time, states over time, next games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from polofield.conduct.after import NextGame
from polofield.conduct.log import Card, What
from polofield.rulings.clause import Clause
from polofield.rulings.phrase import Phrase
from polofield.words import conduct as w

Cause = Literal["yellow", "carried", "added"]
State = Literal["playing", "box", "injured", "out-short", "out"]
STATES: dict[State, str] = {
    "playing": w.PLAYING,
    "box": w.IN_BOX,
    "injured": w.INJURED,
    "out-short": w.OUT_SHORT,
    "out": w.OUT,
}
SHORT_HANDED: tuple[State, ...] = ("box", "injured", "out-short")


@dataclass(frozen=True, slots=True)
class Interval:
    """An interval in seconds of play."""

    start: int
    end: int

    @property
    def seconds(self) -> int:
        """The length in seconds."""
        return self.end - self.start


@dataclass(frozen=True, slots=True)
class Span:
    """An interval in which a player's state does not change.

    The states: `playing`; `box`; `injured` (box time runs without the player, and the team plays
    short); `out-short` (out for good, no substitute yet); `out` (a substitute may play).
    """

    start: int
    end: int
    state: State


@dataclass(frozen=True, slots=True)
class Stretch:
    """Box time for one cause; it may run past the end of the game.

    The causes: `yellow` (a yellow card), `carried` (from an earlier game), `added` (for leaving the
    box early).
    """

    start: int
    end: int
    cause: Cause


@dataclass(frozen=True, slots=True)
class Mark:
    """A card or an event.

    Attributes:
        at: the second of play.
        what: the card or event.
        offence: for a card, the number of the player's offence; a yellow carried over counts as
            the first.
        yellow: for a yellow card, its number; one carried over counts as the first.
    """

    at: int
    what: What
    offence: int | None = None
    yellow: int | None = None


@dataclass(frozen=True, slots=True)
class Offence:
    """One of a player's offences in a game, and the cards given for it.

    Attributes:
        number: its number; a yellow carried over counts as the first offence.
        at: the second of play.
        cards: one, two or three yellows, or a red.
        first_yellow: the number of the first of its yellow cards; None for a red.
    """

    number: int
    at: int
    cards: tuple[Card, ...]
    first_yellow: int | None

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {"number": self.number, "at": self.at, "cards": list(self.cards)}


@dataclass(frozen=True, slots=True)
class Note:
    """What the rule requires or allows after a card or an event; `at` None: after the game."""

    at: int | None
    text: Phrase
    clause: Clause

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {"at": self.at, "text": self.text.say(), "clause": str(self.clause)}


@dataclass(frozen=True, slots=True)
class InjuredSpan:
    """Box time that an injured player cannot serve.

    The team plays short, and the total handicap of its remaining players may not exceed what it
    was at `sent_at`, when the player was sent to the box.
    """

    start: int
    end: int
    sent_at: int


@dataclass(frozen=True, slots=True)
class PlayerConduct:
    """What follows from a player's cards in one game. All times are seconds of play.

    Attributes:
        player: team and number.
        yellows: the number of yellow cards in this game, without those after it.
        red_at: when a red card was given in the game, or None.
        carried: what was carried over into the game.
        marks: cards and events, in order.
        stretches: box time by cause, including what runs past the end of the game.
        box: box time within the game; adjoining times are one interval.
        spans: the player's state from the first to the last second.
        injured: box time that the player was too injured to serve.
        after_game: cards given after the game.
        next_games: the games to which something is carried over, in the order they are served.
        notes: penalties and other consequences, each with its clause.
        readings: the ids of the readings that this relies on (`readings.READINGS`).
    """

    player: str
    yellows: int
    red_at: int | None
    carried: NextGame
    marks: tuple[Mark, ...]
    stretches: tuple[Stretch, ...]
    box: tuple[Interval, ...]
    spans: tuple[Span, ...]
    injured: tuple[InjuredSpan, ...]
    after_game: tuple[Card, ...]
    next_games: tuple[NextGame, ...]
    notes: tuple[Note, ...]
    readings: tuple[str, ...]

    @property
    def red(self) -> bool:
        """Whether a red card was given in the game."""
        return self.red_at is not None

    @property
    def offences(self) -> tuple[Offence, ...]:
        """The player's offences in the game, in order, each with its cards."""
        return offences_of(self.marks)

    @property
    def short_handed(self) -> tuple[Interval, ...]:
        """When the team plays without the player and without a substitute."""
        return joined((s.start, s.end) for s in self.spans if s.state in SHORT_HANDED)

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "yellows": self.yellows,
            "red": self.red,
            "offences": [offence.to_dict() for offence in self.offences],
            "box": [{"from": i.start, "to": i.end} for i in self.box],
            "next_games": [owed.to_dict() for owed in self.next_games],
            "notes": [note.to_dict() for note in self.notes],
        }


def offences_of(marks: Iterable[Mark]) -> tuple[Offence, ...]:
    """The offences for which cards were given, in order."""
    given: dict[int, list[Mark]] = {}
    for mark in marks:
        if mark.offence is not None:
            given.setdefault(mark.offence, []).append(mark)
    return tuple(
        Offence(number, cards[0].at, tuple(_card(mark) for mark in cards), cards[0].yellow)
        for number, cards in given.items()
    )


def _card(mark: Mark) -> Card:
    return "yellow" if mark.what == "yellow" else "red"


def joined(pairs: Iterable[tuple[int, int]]) -> tuple[Interval, ...]:
    """Intervals in order of time; those that touch are merged."""
    done: list[Interval] = []
    for start, end in pairs:
        if done and start <= done[-1].end:
            done[-1] = Interval(done[-1].start, max(end, done[-1].end))
        elif end > start:
            done.append(Interval(start, end))
    return tuple(done)
