"""Rule books as values: distances, clauses, words, readings and, from them, the catalogue.

The standard one is `USPA_2026`. A club's own is a changed copy of it:

    from dataclasses import replace

    penalties = USPA_2026.penalties._replace(penalty_5a_clear=Yards(20, CLUB_FREE_HIT))
    CLUB = replace(USPA_2026, name="los-lobos", year=2027, penalties=penalties)
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import inf
from string import Formatter
from types import MappingProxyType
from typing import Any, Final

from polofield.errors import RuleError, in_short, not_a
from polofield.rules.arena.data import ArenaFigures, arena_entries
from polofield.rules.outdoor.penalties_data import PenaltyFigures, penalty_entries
from polofield.rules.outdoor.restarts_data import RestartFigures, restart_entries
from polofield.rules.readings import READINGS
from polofield.rules.words import Words
from polofield.rulings.book import Book, Reading
from polofield.rulings.clause import Seconds, Yards
from polofield.rulings.entries import Entry
from polofield.values import Fields, check_fields, is_whole, of, tuple_of

_NAME: Final = re.compile("[a-z0-9]+(?:-[a-z0-9]+)*+")


def _is_book_name(value: object) -> bool:
    return isinstance(value, str) and _NAME.fullmatch(value) is not None


_OF_A_BOOK: Fields = (
    (("name",), _is_book_name, "a name such as 'los-lobos'"),
    (("year",), is_whole, "a year"),
    (("penalties",), of(PenaltyFigures), "PenaltyFigures"),
    (("restarts",), of(RestartFigures), "RestartFigures"),
    (("arena",), of(ArenaFigures), "ArenaFigures"),
    (("words",), of(Words), "Words"),
    (("readings",), tuple_of(Reading), "a tuple of Reading"),
)
"""The tests for the fields of a book."""


_RANGES: Final[Mapping[type, tuple[float, float, str]]] = MappingProxyType(
    {Yards: (0, 100, "yd"), Seconds: (0, 3600, "s"), int: (-1, 100, "")}
)
"""What a distance, a time and a number of a book are more than, and no more than."""


def _check_like(given: Any, standard: Any, name: str) -> None:
    """Check that figures or words are of the types of the standard ones.

    Words name nothing but what the standard ones are told.

    Raises:
        RuleError: about the first one that is not.
    """
    if given is standard:
        return
    if not isinstance(given, type(standard)) or isinstance(given, bool):
        raise RuleError(not_a(name, given, type(standard).__name__))
    least, most, unit = _RANGES.get(type(standard), (-inf, inf, ""))
    if isinstance(standard, int | float) and not least < given <= most:
        raise RuleError(
            f"{name}: expected more than {least} and up to {most} {unit}, got {given:g}"
        )
    if isinstance(standard, str):
        unknown = _named(given, name) - _named(standard, name) - {"hit", "opp"}
        if unknown:
            raise RuleError(f"{name}: unknown name in braces, {in_short(min(unknown))}")
    elif isinstance(standard, tuple):
        for field in getattr(standard, "_fields", ()):
            _check_like(getattr(given, field), getattr(standard, field), f"{name}.{field}")


def _named(words: str, name: str) -> set[str]:
    """What is named in braces."""
    try:
        parts = [part for part in Formatter().parse(words) if part[1] is not None]
    except ValueError as error:
        raise RuleError(f"{name}: {error}") from None
    for _, field, form, conversion in parts:
        if form or conversion:
            raise RuleError(f"{name}: expected a name alone in braces, {in_short(field)} has more")
    return {field for _, field, _, _ in parts if field is not None}


@dataclass(frozen=True, kw_only=True, repr=False)
class RuleBook(Book):
    """A rule book; what is not given is as in USPA 2026.

    Attributes:
        name: in lower case, with hyphens.
        year: of the edition.
        penalties: the clauses, distances and times of the outdoor penalties.
        restarts: those of the outdoor restarts.
        arena: those of the arena.
        words: everything that the rules say.
        readings: what is taken where the text is open.

    Raises:
        RuleError: an invalid field.
    """

    penalties: PenaltyFigures = PenaltyFigures()
    restarts: RestartFigures = RestartFigures()
    arena: ArenaFigures = ArenaFigures()
    words: Words = Words()
    readings: tuple[Reading, ...] = READINGS

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_BOOK, RuleError)
        for part in ("penalties", "restarts", "arena", "words"):
            _check_like(getattr(self, part), getattr(RuleBook, part), part)

    def __repr__(self) -> str:
        return f"RuleBook({self.id!r})"

    def __hash__(self) -> int:
        return hash((self.name, self.year))

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """Every rule and diagram of the book by id, in the order of the text."""
        entries = (
            *penalty_entries(self.penalties, self.words),
            *restart_entries(self.restarts, self.words),
            *arena_entries(self.arena, self.words),
        )
        return MappingProxyType({entry.id: entry for entry in entries})

    def reading(self, letter: str) -> Reading:
        """The reading of that letter.

        Raises:
            RuleError: there is none.
        """
        for reading in self.readings if isinstance(letter, str) else ():
            if reading.letter == letter:
                return reading
        raise RuleError(f"{self.id} has no reading {in_short(letter)}")


USPA_2026: Final = RuleBook(name="uspa", year=2026)
"""The standard rule book."""


def rule_book(book: object) -> RuleBook:
    """The rule book, if it is one.

    Raises:
        RuleError: not a `RuleBook`.
    """
    if not isinstance(book, RuleBook):
        raise RuleError(not_a("book", book, "a RuleBook"))
    return book
