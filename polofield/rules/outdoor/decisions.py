"""Outdoor Rule 22: the restarts that the umpires, the referee or a committee decide."""

from __future__ import annotations

from functools import cache

from polofield.rules.book import RuleBook
from polofield.rules.making import ruling_of
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Field

_PENALTY_1, _AFTER_GOAL = "penalty-1", "after-goal"


@cache
def _defenders_fouled(book: RuleBook) -> tuple[Consequence, ...]:
    w = book.words.restarts
    return (
        Consequence(
            "penalty-1-given", say(w.penalty_1_given), say(w.goal_replaced), "goal", _PENALTY_1
        ),
        Consequence(
            "penalty-1-not-given",
            say(w.penalty_1_not_given),
            say(w.goal_stands),
            "goal",
            _AFTER_GOAL,
        ),
    )


@cache
def _attackers_fouled(book: RuleBook) -> Consequence:
    w = book.words.restarts
    return Consequence("attackers-fouled", say(w.attackers_fouled), say(w.goal_off), "no-goal")


@cache
def _broken_first_hit(book: RuleBook) -> Consequence:
    w = book.words.restarts
    return Consequence(
        "breaks", say(w.first_hit), say(book.words.penalties.again_same_place), "again"
    )


@cache
def _broken_later(book: RuleBook) -> tuple[Consequence, ...]:
    w = book.words.restarts
    return (
        Consequence(
            "disadvantage",
            say(w.loses_much_broken),
            say(w.possession),
            "free-hit",
            "fair-play",
        ),
        Consequence("no-disadvantage", say(w.otherwise), say(w.thrown_in), "throw-in", "throw-in"),
    )


@cache
def _goal_at_whistle(book: RuleBook) -> dict[str | None, tuple[str, tuple[Consequence, ...]]]:
    w = book.words.restarts
    return {
        "defenders": (w.goal_defenders_fouled_says, _defenders_fouled(book)),
        "attackers": (w.goal_attackers_fouled_says, (_attackers_fouled(book),)),
        None: (
            w.goal_at_whistle_says,
            (
                Consequence(
                    "defenders-fouled",
                    say(w.defenders_fouled),
                    say(w.umpires_choose),
                    further=_defenders_fouled(book),
                ),
                _attackers_fouled(book),
            ),
        ),
    }


@cache
def _ball_broken(book: RuleBook) -> dict[str | None, tuple[str, tuple[Consequence, ...]]]:
    w = book.words.restarts
    return {
        "first-hit": (w.broken_first_hit_says, (_broken_first_hit(book),)),
        "later": (w.broken_later_says, _broken_later(book)),
        None: (
            w.ball_broken_says,
            (
                _broken_first_hit(book),
                Consequence(
                    "breaks-later", say(w.later_hit), say(w.play_stops), further=_broken_later(book)
                ),
            ),
        ),
    }


def goal_at_whistle(book: RuleBook, field: Field, foul_by: str | None = None) -> Ruling:
    """A goal scored at about the time of the whistle. Rule 22, goal at the whistle.

    Args:
        book: the rule book.
        field: the field.
        foul_by: `attackers` or `defenders`; None for the whole decision.
    """
    sentence, consequences = _goal_at_whistle(book)[foul_by]
    return ruling_of(
        book,
        "goal-at-whistle",
        field,
        say(sentence),
        kind="decision",
        consequences=consequences,
        choices=() if foul_by == "attackers" else (_PENALTY_1, _AFTER_GOAL),
    )


def ball_broken(book: RuleBook, field: Field, on: str | None = None) -> Ruling:
    """A broken ball. Rule 22, ball broken on the first hit.

    Args:
        book: the rule book.
        field: the field.
        on: `first-hit` of a foul shot or a knock-in, or `later`; None for the whole decision.
    """
    sentence, consequences = _ball_broken(book)[on]
    return ruling_of(
        book,
        "ball-broken",
        field,
        say(sentence),
        kind="decision",
        consequences=consequences,
        choices=() if on == "first-hit" else ("throw-in", "fair-play"),
    )


def period_end(book: RuleBook, field: Field) -> Ruling:
    """The end of a period, and a game that was suspended. Rule 22, end of a period."""
    w = book.words.restarts
    return ruling_of(
        book,
        "period-end",
        field,
        say(w.period_end_says),
        kind="decision",
        consequences=(
            Consequence("next-period", say(w.next_period), say(w.as_in_last)),
            Consequence("horn-not-heard", say(w.horn_not_heard), say(w.told_at_once)),
            Consequence("suspended", say(w.suspended), say(w.goes_on)),
            Consequence("cannot-matter", say(w.cannot_matter), say(w.may_be_abandoned)),
        ),
    )
