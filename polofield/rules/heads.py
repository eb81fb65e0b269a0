"""The heads of rulings: what a ruling says in three lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from polofield.rulings.phrase import BECAUSE, Phrase, say
from polofield.words import heads as w


@dataclass(frozen=True, slots=True)
class Duty:
    """What a side has to do, without its name: “fouled: behind its 30-yard line until …”.

    Attributes:
        does: where it stands and until when, or what it does.
        because: what it did, or what was done to it; None if that goes without saying.
    """

    does: Phrase
    because: Phrase | None = None

    @property
    def phrase(self) -> Phrase:
        """Both parts."""
        if self.because is None:
            return self.does
        return say(BECAUSE, because=self.because, does=self.does)


@dataclass(frozen=True, slots=True)
class Head:
    """A ruling in three lines, each without its subject: the ball or the umpire, and both sides.

    Attributes:
        hitting: what the hitting side does.
        opposing: what the opposing side does.
        ball: where the ball lies, why it was moved, and how it is played.
        umpire: where the umpire throws the ball in; it takes the place of `ball`.
    """

    hitting: Duty
    opposing: Duty
    ball: Phrase | None = None
    umpire: Phrase | None = None

    def because(
        self,
        *,
        ball: Phrase | None = None,
        hitting: Phrase | None = None,
        opposing: Phrase | None = None,
    ) -> Head:
        """The same duties for other reasons, with the ball where another rule has put it.

        Args:
            ball: the line of the ball; None keeps this one.
            hitting: what was done to the hitting side, or what it did; None if there is nothing.
            opposing: the same for the opposing side.
        """
        return Head(
            replace(self.hitting, because=hitting),
            replace(self.opposing, because=opposing),
            ball or self.ball,
            self.umpire,
        )


WAS_FOULED: Final = say(w.WAS_FOULED)
FOULED: Final = say(w.FOULED)
STANDS_ANYWHERE: Final = say(w.ANYWHERE)
STANDS_ON_OR_OFF: Final = say(w.ANYWHERE_ON_OR_OFF)


def after_foul(ball: Phrase, hitting: Phrase, opposing: Phrase) -> Head:
    """The head of a penalty: the opposing side fouled."""
    return Head(Duty(hitting, WAS_FOULED), Duty(opposing, FOULED), ball)


def without_foul(ball: Phrase, hitting: Phrase, opposing: Phrase) -> Head:
    """The head of a ruling without a foul, or in which none has to be said."""
    return Head(Duty(hitting), Duty(opposing), ball)


def ball_line(where: Phrase, play: Phrase | None = None, to: Phrase | None = None) -> Phrase:
    """The line of the ball.

    Args:
        where: where it lies, or where it would lie if it were not moved.
        play: how it is played; None if that is said elsewhere.
        to: where it was moved to; None if it was not.
    """
    placed = where if to is None else say(w.HERE_MOVED, where=where, to=to)
    return (
        say(w.PLACED, where=placed) if play is None else say(w.BALL_LINE, where=placed, play=play)
    )
