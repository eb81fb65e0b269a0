"""All that Rule 33 says, figure by figure: each statement with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from polofield.clause import Clause
from polofield.conduct import numbers as n
from polofield.conduct.facts import AFTER_THE_GAME, FACTS, GROUNDS, LADDER, Fact
from polofield.conduct.season_telling import counts_words
from polofield.words import Phrase, as_part, literal, say
from polofield.words import conduct as c
from polofield.words import conduct_figures as w


@dataclass(frozen=True, slots=True)
class Part:
    """What of the rule a figure is about: its sentence, and the clauses that go with it."""

    sentence: str
    clauses: tuple[Clause, ...]


_SERVED = (n.GAMES_THAT_COUNT, n.SERVING, n.UNSERVED)

PARTS: dict[str, Part] = {
    "conduct/ladder": Part(
        w.LADDER_SAYS, (n.GROUNDS, n.YELLOW, n.RED, n.COMPLAINT, n.RED_COMPLAINT)
    ),
    "conduct/timeline": Part(w.TIMELINE_SAYS, (n.YELLOW, n.RED, n.INJURED, n.CARRYING_OVER)),
    "conduct/after-game": Part(
        w.AFTER_GAME_SAYS, (n.AFTER_GAME, n.CARRYING_OVER, n.NOT_ENTERED, *_SERVED)
    ),
    "conduct/board": Part(w.BOARD_SAYS, (n.ACCUMULATED, *_SERVED)),
}
"""By the id of the figure in the catalogue."""


WHEN: dict[str, str] = {
    c.LEFT_BOX: w.LEAVES_BOX,
    c.LEFT_BOX_YELLOW: w.LEAVES_BOX,
    c.YELLOW_COMPLAINT: w.FOR_A_YELLOW,
    c.RED_COMPLAINT: w.FOR_A_RED,
    c.RED_MORE: w.FOR_A_RED,
    c.INJURED_SHORT: w.INJURED_IN_THE_BOX,
    c.INJURED_AFTER: w.INJURED_IN_THE_BOX,
}
"""In which case a fact holds, where its words leave that to what they follow."""


def in_its_case(fact: Fact) -> Phrase:
    """A fact in words that stand alone."""
    when = WHEN.get(fact.text.template)
    return say(w.FOLLOWS, when=when, then=as_part(fact.text)) if when else fact.text


def _said() -> Iterator[Fact]:
    """Everything, in no order."""
    yield from GROUNDS
    for rung in (*LADDER, *AFTER_THE_GAME):
        says = " ".join(text.say() for text in rung.texts)
        yield Fact("consequence", say(w.RUNG_SAYS, title=rung.title, says=says), rung.clause)
    yield Fact("consequence", literal(" ".join(counts_words())), n.ACCUMULATED)
    yield from (replace(fact, text=in_its_case(fact)) for fact in FACTS)


def statements(figure: str) -> tuple[Fact, ...]:
    """What the rule says of a conduct figure's subject, clause by clause."""
    said = list(_said())
    return tuple(one for clause in PARTS[figure].clauses for one in said if one.clause == clause)


def by_clause(figure: str) -> dict[str, tuple[str, ...]]:
    """The statements in words, under the parts of the rule that they stand in."""
    return {
        clause.part: tuple(one.text.say() for one in members)
        for clause, members in groupby(statements(figure), lambda one: one.clause)
    }


def to_dict(figure: str) -> dict[str, Any]:
    """The sentence and the statements as plain data for JSON."""
    return {
        "sentence": PARTS[figure].sentence,
        "statements": [
            {"kind": one.kind, "text": one.text.say(), "clause": str(one.clause)}
            for one in statements(figure)
        ],
    }
