"""Clauses of rule books, and the distances and times that they state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Self

from polofield.rulings.phrase import Distance, Duration

OUTDOOR: Final = "USPA 2026 outdoor"
ARENA: Final = "USPA 2026 arena"
"""The parts of the standard rule book, as clauses name them."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause of a rule book: the book, the rule and the part of the rule."""

    book: str
    rule: str = ""
    part: str = ""

    def __str__(self) -> str:
        rule = f" {self.rule}" if self.rule else ""
        return f"{self.book}{rule}" + (f", {self.part}" if self.part else "")


class Yards(Distance):
    """A distance that a rule states, with its clause. Arithmetic on it gives plain floats."""

    clause: Clause

    def __new__(cls, value: float, clause: Clause) -> Self:  # noqa: D102
        yards = super().__new__(cls, value)
        yards.clause = clause
        return yards

    def __getnewargs__(self) -> tuple[float, Clause]:  # type: ignore[override]
        return float(self), self.clause


class Seconds(Duration):
    """A time that a rule states, with its clause. Arithmetic on it gives plain floats."""

    clause: Clause

    def __new__(cls, value: float, clause: Clause) -> Self:  # noqa: D102
        seconds = super().__new__(cls, value)
        seconds.clause = clause
        return seconds

    def __getnewargs__(self) -> tuple[float, Clause]:  # type: ignore[override]
        return float(self), self.clause
