"""The rules by id: those of the standard book, and those of any book that is installed.

Everything that offers rules by name reads this table: the command's options, scenario files, the
docs directive and the reference pages. It imports neither Shapely nor a rule.

A package offers a rule book through an entry point of the group `polofield.rule_books`:

    [project.entry-points."polofield.rule_books"]
    los-lobos = "los_lobos.rules:BOOK"

Its rules are then named with the book: `los-lobos-2027:outdoor/penalty-5a`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from polofield.conduct import numbers as n
from polofield.errors import RuleError, did_you_mean, in_short
from polofield.rules.book import USPA_2026, RuleBook, rule_book
from polofield.rulings.entries import Entry
from polofield.rulings.phrase import EMPTY, say
from polofield.words import conduct_figures as w

GROUP: Final = "Conduct"

CONDUCT_ENTRIES: tuple[Entry, ...] = tuple(
    Entry(f"conduct/{name}", say(title), EMPTY, clause, None, GROUP, kind="diagram")
    for name, title, clause in (
        ("ladder", w.LADDER, n.YELLOW),
        ("timeline", w.TIMELINE, n.YELLOW),
        ("after-game", w.AFTER_GAME, n.AFTER_GAME),
        ("board", w.BOARD, n.ACCUMULATED),
    )
)


BOOKS: Final = "polofield.rule_books"
"""The group of the entry points that offer rule books."""

ENTRIES: Mapping[str, Entry] = MappingProxyType(
    {**USPA_2026.entries, **{entry.id: entry for entry in CONDUCT_ENTRIES}}
)
"""Every rule and diagram of the standard book by id, in its order."""


def load(target: str, package: str = "polofield.rules") -> Any:
    """The function that `module:function` names, imported on use."""
    module, _, function = target.partition(":")
    return getattr(import_module(f"{package}.{module}"), function)


@cache
def books() -> Mapping[str, RuleBook]:
    """Every rule book by its id: the standard one, then those of installed packages.

    Raises:
        RuleError: an entry point that is no rule book, or two books of one id.
    """
    from importlib.metadata import entry_points

    found = {USPA_2026.id: USPA_2026}
    for point in sorted(entry_points(group=BOOKS), key=lambda point: point.value):
        try:
            book = rule_book(point.load())
        except Exception as error:  # importing another package may raise anything
            why = " ".join(str(error).split())
            raise RuleError(f"the rule book {in_short(point.value)}: {why}") from error
        if book.id in found:
            raise RuleError(f"two rule books are called {book.id}")
        found[book.id] = book
    return MappingProxyType(found)


def spelled(rule: str) -> str:
    """A rule's id from how people write it: `outdoor/Penalty 5.(a)` is `outdoor/penalty-5a`."""
    surface, slash, name = rule.strip().lower().partition("/")
    name = re.sub(r"[.()]", "", name).strip().replace(" ", "-").replace("_", "-")
    name = re.sub(r"^(?:p(?:enalty)?-?)?(?=\d)", "penalty-", name)
    return f"{surface}{slash}{name}"


def find(rule: str, book: RuleBook | None = None) -> tuple[RuleBook, Entry]:
    """The book and the entry of an id, which may name its book.

    Args:
        rule: such as `outdoor/penalty-5a` or `uspa-2026:outdoor/penalty-5a`.
        book: the book of an id that names none; by default the standard one.

    Raises:
        RuleError: an unknown id, with similar ones suggested, or an unknown book.
    """
    if not isinstance(rule, str):
        raise RuleError(
            f"a rule is named by its id, such as 'outdoor/penalty-5a', not {in_short(rule)}"
        )
    if book is not None:
        rule_book(book)
    named, colon, own = rule.rpartition(":")
    if colon:
        book = _book_named(named.strip().lower(), book)
    entries = ENTRIES if book is None or book is USPA_2026 else book.entries
    found = entries.get(own) or entries.get(spelled(own))
    if found is None:
        raise RuleError(f"no rule {in_short(rule)}{_near(own, entries)}")
    return book or USPA_2026, found


def full_id(book: RuleBook, found: Entry) -> str:
    """The id of an entry, with its book unless that is the standard one."""
    return found.id if book.id == USPA_2026.id else f"{book.id}:{found.id}"


def entry(rule: str) -> Entry:
    """The entry of an id.

    Raises:
        RuleError: there is none; the message names the near ones.
    """
    return find(rule)[1]


def _book_named(id: str, given: RuleBook | None) -> RuleBook:
    if given is not None and given.id == id:
        return given
    if id == USPA_2026.id:
        return USPA_2026
    book = books().get(id)
    if book is None:
        raise RuleError(f"no rule book {in_short(id)}{did_you_mean(id, books())}")
    return book


def _near(rule: str, entries: Mapping[str, Entry]) -> str:
    """The ids that somebody may have meant who left out the surface or part of the name."""
    name = spelled(rule if "/" in rule else f"any/{rule}").split("/", 1)[1]
    same = [id for id in entries if id.split("/", 1)[1] == name]
    same = same or [id for id in entries if id.split("/", 1)[1].startswith(name)][:4]
    if same:
        return f"; did you mean {' or '.join(map(repr, same))}?"
    return did_you_mean(spelled(rule), entries) or "; `polofield list` names them all"
