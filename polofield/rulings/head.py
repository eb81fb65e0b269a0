"""The head of a ruling: what it says in three lines."""

from __future__ import annotations

from dataclasses import dataclass, replace

from polofield.rulings.phrase import BECAUSE, Phrase, say


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
