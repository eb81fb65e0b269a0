"""What is carried over to a player's next games, and the order in which it is served."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from polofield.conduct.numbers import (
    AFTER_RED_SHORT_HANDED,
    AFTER_THREE_YELLOWS,
    AFTER_TWO_YELLOWS,
    CARRIED_STATUS,
    YELLOWS_THAT_CARRY_STATUS,
)
from polofield.errors import CardError
from polofield.values import Fields, check_fields, is_whole, of

_OF_A_GAME: Fields = (
    (("suspended",), of(bool), "true or false"),
    (("box_seconds", "short_handed_seconds", "yellows"), is_whole, "a whole number"),
)
"""The tests for the fields of `NextGame`."""


@dataclass(frozen=True, slots=True)
class NextGame:
    """What is carried over to one of a player's next games.

    Attributes:
        suspended: whether the player is suspended for the whole game.
        box_seconds: seconds of play in the penalty box at the start, without a substitute.
        short_handed_seconds: seconds of play at the start without a substitute for a suspended
            player; 0 if a substitute may play from the start.
        yellows: yellow cards that the player already has when the game begins.
    """

    suspended: bool = False
    box_seconds: int = 0
    short_handed_seconds: int = 0
    yellows: int = 0

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_GAME, CardError)

    @property
    def owes(self) -> bool:
        """Whether anything is carried over to this game."""
        return self != NextGame()

    @property
    def severity(self) -> tuple[bool, int, int]:
        """A sort key: a whole game counts most, then the time without a substitute."""
        return self.suspended, self.short_handed_seconds, self.box_seconds

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "suspended": self.suspended,
            "box_seconds": self.box_seconds,
            "short_handed_seconds": self.short_handed_seconds,
            "yellows": self.yellows,
        }


def owed_for_game(*, yellows: int, red: bool, box_left: int) -> NextGame:
    """What is carried over for the cards of a game.

    `yellows` are those of this game; `box_left` is how many seconds of their penalty box time are
    not yet served. After a red card the player misses the whole next game, with a substitute;
    remaining box time is part of that game (reading `red-in-box`).
    """
    if red:
        return NextGame(suspended=True)
    status = int(CARRIED_STATUS) if yellows >= YELLOWS_THAT_CARRY_STATUS else 0
    return NextGame(box_seconds=box_left, yellows=status)


def owed_for_after_game(*, yellows: int, red: bool) -> NextGame:
    """What is carried over for cards after a game: no card, two or three yellows, or a red."""
    if red:
        return NextGame(suspended=True, short_handed_seconds=int(AFTER_RED_SHORT_HANDED))
    box = {0: 0, 2: int(AFTER_TWO_YELLOWS), 3: int(AFTER_THREE_YELLOWS)}[yellows]
    return NextGame(box_seconds=box)


def in_sequence(in_game: NextGame, after_game: NextGame) -> tuple[NextGame, ...]:
    """The next games to which something is carried over, in the order in which they are served.

    The more severe suspension is served first. Two whole games take two games, and so do a whole
    game and a part; two parts follow each other in one game (reading `two-parts`). A yellow card
    status waits for the first game that the player starts (reading `status-waits`).
    """
    whole = sorted(
        (replace(owed, yellows=0) for owed in (in_game, after_game) if owed.suspended),
        key=lambda owed: owed.severity,
        reverse=True,
    )
    parts = NextGame(
        box_seconds=in_game.box_seconds + after_game.box_seconds,
        yellows=in_game.yellows + after_game.yellows,
    )
    return (*whole, parts) if parts.owes else tuple(whole)
