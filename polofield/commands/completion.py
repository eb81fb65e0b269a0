"""Shell completion of ids, names and files."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from glob import escape, glob

import click
from click.shell_completion import CompletionItem

from polofield.rulings.entries import Entry

Complete = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def words(known: Callable[[], Iterable[tuple[str, str]]], *, files: bool = False) -> Complete:
    """Complete the known words, each with its description.

    With `files`, complete TOML files too, and any file if nothing else matches: bash can show words
    or files, not both.
    """

    def offered(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
        found = [
            CompletionItem(word, help=what) for word, what in known() if word.startswith(incomplete)
        ]
        if files:
            own = sorted(glob(f"{escape(incomplete)}*.toml"))
            found = [*found, *map(CompletionItem, own)] or [CompletionItem("", type="file")]
        return found

    return offered


def _entries() -> Iterable[Entry]:
    from polofield.rules.catalogue import ENTRIES

    return ENTRIES.values()


def _diagrams() -> Iterable[tuple[str, str]]:
    return ((entry.id, entry.title) for entry in _entries())


def _rules() -> Iterable[tuple[str, str]]:
    return ((entry.id, entry.title) for entry in _entries() if entry.kind == "rule")


def _swept() -> Iterable[tuple[str, str]]:
    return ((entry.id, entry.title) for entry in _entries() if entry.place)


def _themes() -> Iterable[tuple[str, str]]:
    from polofield.layout.themes import THEMES

    return ((name, "") for name in THEMES)


def _examples() -> Iterable[tuple[str, str]]:
    from polofield.scenario.examples import examples

    return examples().items()


def _decks() -> Iterable[tuple[str, str]]:
    from polofield.slides.deck import decks

    return ((name, "") for name in decks())


rules = words(_rules)
swept = words(_swept)
drawn = words(_diagrams, files=True)
themes = words(_themes, files=True)
examples = words(_examples)
decks = words(_decks, files=True)
files = words(lambda: (), files=True)


def folders(_: click.Context, __: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """Complete folders."""
    return [CompletionItem(incomplete, type="dir")]
