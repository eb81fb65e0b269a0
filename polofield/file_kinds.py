"""The kinds of TOML files, told apart by the tables that only one of them has."""

from __future__ import annotations

from dataclasses import dataclass

from polofield.errors import FileError
from polofield.toml_file import TomlFile


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file.

    Attributes:
        name: what it is called.
        keys: at its top, and at that of no other kind.
        command: what reads it.
    """

    name: str
    keys: frozenset[str]
    command: str


SCENARIO = FileKind("a scenario", frozenset({"rule", "players"}), "draw")
LOG = FileKind(
    "a log of cards", frozenset({"cards", "carried", "periods", "period_length"}), "cards"
)
DECK = FileKind("a deck", frozenset({"slide"}), "slides")
KINDS = (SCENARIO, LOG, DECK)


def refuse_other_kind(toml: TomlFile, wanted: FileKind) -> None:
    """See that a file is not, by its keys, of another kind than is wanted.

    Raises:
        FileError: it is; what reads that kind is told, instead of every key that is unknown here.
    """
    keys = toml.data.keys()
    if keys & wanted.keys:
        return
    for kind in KINDS:
        for key in toml.data:
            if key in kind.keys:
                told = f"{key} makes it {kind.name}, not {wanted.name}"
                raise FileError([toml.problem(f"{told}: `polofield {kind.command}` reads it", key)])
