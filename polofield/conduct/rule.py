"""Everything that Rule 33 says, by figure: each statement with its clause."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from polofield.conduct import numbers as n
from polofield.conduct.facts import AFTER_THE_GAME, FACTS, GROUNDS, LADDER, Fact
from polofield.conduct.season_telling import counts_words
from polofield.rulings.clause import Clause
from polofield.rulings.phrase import listed, say
from polofield.words import conduct_figures as w


@dataclass(frozen=True, slots=True)
class Part:
    """The part of the rule that a figure is about.

    Attributes:
        sentence: a summary in one sentence.
        clauses: the clauses it covers.
        readings: the ids of the readings that it relies on (`readings.READINGS`).
    """

    sentence: str
    clauses: tuple[Clause, ...]
    readings: tuple[str, ...]


_COMPLAINTS = (n.COMPLAINT, n.RED_COMPLAINT)
_SERVED = (n.SERVING, n.UNSERVED)

PARTS: dict[str, Part] = {
    "conduct/ladder": Part(
        w.LADDER_SAYS,
        (n.GROUNDS, n.YELLOW, n.RED, *_COMPLAINTS),
        ("X", "BB", "red-in-box"),
    ),
    "conduct/timeline": Part(
        w.TIMELINE_SAYS,
        (n.YELLOW, n.RED, n.INJURED, n.CARRYING_OVER),
        ("X", "Y", "BB", "red-in-box", "two-parts", "status-waits"),
    ),
    "conduct/after-game": Part(
        w.AFTER_GAME_SAYS,
        (
            n.AFTER_GAME,
            n.CARRYING_OVER,
            n.NOT_ENTERED,
            n.GAMES_THAT_COUNT,
            *_SERVED,
            *_COMPLAINTS,
        ),
        ("Y", "two-parts", "status-waits", "entered", "any-team", "handicap-unknown"),
    ),
    "conduct/board": Part(
        w.BOARD_SAYS,
        (n.ACCUMULATED, *_SERVED),
        ("Z", "AA", "entered", "any-team", "several-counts", "handicap-unknown"),
    ),
}
"""The parts, by the id of the figure in the catalogue."""


def _said() -> Iterator[Fact]:
    """Every statement, in no particular order."""
    yield from GROUNDS
    for rung in (*LADDER, *AFTER_THE_GAME):
        text = say(w.RUNG_SAYS, title=rung.title, says=listed(rung.texts, between=" "))
        yield Fact(rung.name, "consequence", text, rung.clause)
    yield Fact("counts", "consequence", listed(counts_words(), between=" "), n.ACCUMULATED)
    yield from (replace(fact, text=fact.alone, case=None) for fact in FACTS)


def statements(figure: str) -> tuple[Fact, ...]:
    """What the rule says on the subject of a conduct figure, clause by clause."""
    said = list(_said())
    return tuple(one for clause in PARTS[figure].clauses for one in said if one.clause == clause)


def by_clause(figure: str) -> dict[str, tuple[str, ...]]:
    """The statements as text, by the part of the rule that they are in."""
    return {
        clause.part: tuple(one.text.say() for one in members)
        for clause, members in groupby(statements(figure), lambda one: one.clause)
    }


def to_dict(figure: str) -> dict[str, Any]:
    """The sentence, the statements and the readings as data for JSON."""
    return {
        "sentence": PARTS[figure].sentence,
        "statements": [
            {"kind": one.kind, "text": one.text.say(), "clause": str(one.clause)}
            for one in statements(figure)
        ],
        "readings": list(PARTS[figure].readings),
    }
