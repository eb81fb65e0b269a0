"""What a ruling knows of the rule book that it is of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass

from polofield.errors import RuleError, did_you_mean, in_short, not_a
from polofield.rulings.entries import Entry
from polofield.values import Cached


@dataclass(frozen=True, slots=True)
class Reading:
    """An open place in a text.

    Attributes:
        letter: by which rulings name it.
        title: what is open.
        taken: what polofield takes, and why.
        other: what the other side would be.
    """

    letter: str
    title: str
    taken: str
    other: str


@dataclass(frozen=True, kw_only=True)
class Book(Cached, ABC):
    """A rule book: its name and year, its rules by id, and the readings of its text."""

    name: str
    year: int

    @property
    def id(self) -> str:
        """What the book is called before the id of a rule, such as `uspa-2026`."""
        return f"{self.name}-{self.year}"

    @property
    @abstractmethod
    def entries(self) -> Mapping[str, Entry]:
        """Every rule and diagram by id, in the order of the book."""

    @abstractmethod
    def reading(self, letter: str) -> Reading:
        """The reading of that letter."""

    def entry(self, rule: str) -> Entry:
        """The entry of a rule or a diagram of this book.

        Raises:
            RuleError: there is none of that id.
        """
        if not isinstance(rule, str):
            raise RuleError(not_a("rule", rule, "the id of a rule"))
        found = self.entries.get(rule)
        if found is None:
            near = did_you_mean(rule, self.entries)
            raise RuleError(f"no rule {in_short(rule)} in {self.id}{near}")
        return found
