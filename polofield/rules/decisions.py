"""From the hit to the restart: every branch that a rule names, for a decision figure."""

from __future__ import annotations

from dataclasses import dataclass

from polofield.errors import RuleError
from polofield.rules.arena.at_fault import failure
from polofield.rules.book import RuleBook, rule_book
from polofield.rules.making import consequences_of
from polofield.rulings.consequence import Consequence, Moment
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Ruling
from polofield.surface.units import TOLERANCE


@dataclass(frozen=True, slots=True)
class Stage:
    """The branches that are decided at one moment, in the order of the text."""

    moment: Moment
    name: Phrase
    branches: tuple[Consequence, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """What can come of a hit: the branches by the moment at which they are decided.

    The names in it are those of the hit that it judges, also where a ruling that follows is in
    the frame of the other side. `of_failure`: it is the decision that the ruling followed from, on
    a hit that was taken before.
    """

    book: RuleBook
    rule: str
    title: Phrase
    stages: tuple[Stage, ...]
    of_failure: bool = False


def decision(ruling: Ruling) -> Decision:
    """The decision that a ruling leaves open, or that it followed from (arena 6a to 6d).

    Raises:
        RuleError: the rule names no branches from a hit.
    """
    # Where the side at fault had the hit, the ruling is in the frame of the other side.
    past_centre = ruling.turned and ruling.at is not None and ruling.at[0] > TOLERANCE
    book = rule_book(ruling.book)
    kind, _, name = ruling.asked.partition("/")
    of_failure = failure(book, name, past_centre) if kind == "arena" else None
    asked = ruling.rule if of_failure is None else ruling.asked
    consequences = consequences_of(kind, of_failure) if of_failure else ruling.consequences
    t = book.words.titles
    moments: tuple[tuple[Moment, str], ...] = (
        ("before-hit", t.before_hit),
        ("hit", t.hit),
        ("procedure", t.procedure),
    )
    stages = tuple(
        Stage(moment, say(called), branches)
        for moment, called in moments
        if (branches := tuple(one for one in consequences if one.moment == moment))
    )
    if not stages:
        raise RuleError(f"{asked} names no branches from a hit: it has no what-if figure")
    return Decision(book, asked, book.entry(asked).heading, stages, bool(of_failure))
