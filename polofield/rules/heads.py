"""Making the heads of rulings: what a ruling says in three lines."""

from __future__ import annotations

from functools import cache

from polofield.rules.book import RuleBook
from polofield.rulings.head import Duty, Head
from polofield.rulings.phrase import Phrase, say


@cache
def was_fouled(book: RuleBook) -> Phrase:
    """What was done to the hitting side."""
    w = book.words.heads
    return say(w.was_fouled)


@cache
def fouled(book: RuleBook) -> Phrase:
    """What the opposing side did."""
    w = book.words.heads
    return say(w.fouled)


@cache
def stands_anywhere(book: RuleBook) -> Phrase:
    """A duty: to stand anywhere."""
    w = book.words.heads
    return say(w.anywhere)


@cache
def stands_on_or_off(book: RuleBook) -> Phrase:
    """A duty: to stand anywhere, on or off the field."""
    w = book.words.heads
    return say(w.anywhere_on_or_off)


def after_foul(book: RuleBook, ball: Phrase, hitting: Phrase, opposing: Phrase) -> Head:
    """The head of a penalty: the opposing side fouled."""
    return Head(Duty(hitting, was_fouled(book)), Duty(opposing, fouled(book)), ball)


def without_foul(book: RuleBook, ball: Phrase, hitting: Phrase, opposing: Phrase) -> Head:
    """The head of a ruling without a foul, or in which none has to be said."""
    h = book.words.heads
    return Head(Duty(hitting), Duty(say(h.stays, does=opposing)), ball)


def ball_line(
    book: RuleBook, where: Phrase, play: Phrase | None = None, to: Phrase | None = None
) -> Phrase:
    """The line of the ball.

    Args:
        book: the rule book.
        where: where it lies, or where it would lie if it were not moved.
        play: how it is played; None if that is said elsewhere.
        to: where it was moved to; None if it was not.
    """
    w = book.words.heads
    placed = where if to is None else say(w.here_moved, where=where, to=to)
    return (
        say(w.placed, where=placed) if play is None else say(w.ball_line, where=placed, play=play)
    )
