"""What follows where either side, or both, are at fault on an arena penalty: Rule 9, Penalty 6."""

from __future__ import annotations

from functools import cache

from polofield.rules.book import RuleBook
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import say


def opposing_at_fault(book: RuleBook, rule: str) -> Consequence:
    """The side that fouled gets the penalty of that rule wrong: a 6a."""
    w, k = book.words.arena, book.words.cases
    return Consequence(
        "opposing-wrong",
        say(w.opposing_wrong),
        say(w.penalty_6a_then),
        "again",
        "penalty-6a",
        "procedure",
        "hitting",
        further=comes_of_6a(book, rule),
        short=say(k.opposing_wrong),
    )


def both_at_fault(book: RuleBook, rule: str | None) -> Consequence:
    """Both sides get it wrong: a 6d, or what that leads to."""
    w, k = book.words.arena, book.words.cases
    return Consequence(
        "both-wrong",
        say(w.both_wrong),
        say(w.again_goal_off),
        "again",
        rule,
        "procedure",
        "hitting",
        short=say(k.both_wrong),
    )


@cache
def comes_of_6a(book: RuleBook, rule: str | None) -> tuple[Consequence, ...]:
    """What a Penalty 6a leads to on a hit of that rule, or of any. Rule 9, Penalty 6a."""
    w, k = book.words.arena, book.words.cases
    return (
        Consequence(
            "scored-all-the-same",
            say(w.goal_scored),
            say(w.goal_stands),
            "goal",
            moment="procedure",
            to="hitting",
            short=say(k.scored_all_the_same),
        ),
        Consequence(
            "would-have-scored",
            say(w.would_have_scored),
            say(w.penalty_1_then),
            "penalty",
            "penalty-1",
            "procedure",
            "hitting",
            short=say(k.would_have_scored),
        ),
        Consequence(
            "not-scored",
            say(w.no_goal_lost),
            say(w.hit_again),
            "again",
            rule,
            "procedure",
            "hitting",
            short=say(k.opposing_wrong),
        ),
    )


def hitting_at_fault_on_2_to_4(book: RuleBook, rule: str) -> Consequence:
    """The side that hits gets a 2, 3 or 4 wrong: a 6b, or what that leads to."""
    w = book.words.arena
    return _hitting_at_fault(book, w.from_same_spot, rule, "6b")


def hitting_at_fault_on_5(
    book: RuleBook, past_centre: bool, rule: str = "penalty-6c"
) -> Consequence:
    """The same of a 5: from that spot or from the centre. Rule 9, Penalty 6c; readings U and V."""
    w = book.words.arena
    return _hitting_at_fault(book, w.from_centre if past_centre else w.from_same_spot, rule, "6c")


def _hitting_at_fault(book: RuleBook, then: str, rule: str, penalty: str) -> Consequence:
    w, k = book.words.arena, book.words.cases
    return Consequence(
        "hitting-wrong",
        say(w.hitting_wrong),
        say(then),
        "free-hit",
        rule,
        "procedure",
        "opposing",
        short=say(k.hitting_wrong, penalty=penalty),
    )


def failure(book: RuleBook, rule: str, past_centre: bool) -> tuple[Consequence, ...] | None:
    """What one of the four failures leads to, said of the side whose hit it was.

    None where the rule is none of them. `past_centre`: the spot of the hit is nearer the goal that
    the other side attacks than the centre.
    """
    free_hit = "free-hit"
    return {
        "penalty-6a": comes_of_6a(book, None),
        "penalty-6b": (hitting_at_fault_on_2_to_4(book, free_hit),),
        "penalty-6c": (hitting_at_fault_on_5(book, past_centre, free_hit),),
        "penalty-6d": (both_at_fault(book, None),),
    }.get(rule)
