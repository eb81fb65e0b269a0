"""Clauses of rule books, and the distances and times that they state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from polofield.errors import RuleError, not_a
from polofield.rulings.phrase import Distance, Duration
from polofield.values import Fields, check_fields, finite, is_name, text_fault

OUTDOOR: Final = "USPA 2026 outdoor"
ARENA: Final = "USPA 2026 arena"
"""The parts of the standard rule book, as clauses name them."""


def _is_text(value: object) -> bool:
    return text_fault(value) is None


_OF_A_CLAUSE: Fields = (
    (("book",), is_name, "a name such as 'USPA 2026 outdoor'"),
    (("rule", "part"), _is_text, "a text"),
)
"""The tests for the fields of a clause."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause of a rule book: the book, the rule and the part of the rule.

    Raises:
        RuleError: an invalid field.
    """

    book: str
    rule: str = ""
    part: str = ""

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_CLAUSE, RuleError)

    def __str__(self) -> str:
        rule = f" {self.rule}" if self.rule else ""
        return f"{self.book}{rule}" + (f", {self.part}" if self.part else "")


def _clause(value: object) -> Clause:
    if not isinstance(value, Clause):
        raise RuleError(not_a("clause", value, "a Clause"))
    return value


class Yards(Distance):
    """A distance that a rule states, with its clause. Arithmetic on it gives plain floats.

    Raises:
        RuleError: no finite number, or no clause.
    """

    clause: Clause

    def __new__(cls, value: float, clause: Clause) -> Self:  # noqa: D102
        yards = super().__new__(cls, finite(value, "the distance", RuleError))
        yards.clause = _clause(clause)
        return yards

    def __getnewargs__(self) -> tuple[float, Clause]:  # type: ignore[override]
        return float(self), self.clause


class Seconds(Duration):
    """A time that a rule states, with its clause. Arithmetic on it gives plain floats.

    Raises:
        RuleError: no finite number, or no clause.
    """

    clause: Clause

    def __new__(cls, value: float, clause: Clause) -> Self:  # noqa: D102
        seconds = super().__new__(cls, finite(value, "the time", RuleError))
        seconds.clause = _clause(clause)
        return seconds

    def __getnewargs__(self) -> tuple[float, Clause]:  # type: ignore[override]
        return float(self), self.clause
