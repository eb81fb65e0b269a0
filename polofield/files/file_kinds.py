"""The kinds of TOML files, recognised by the keys that only one kind has."""

from __future__ import annotations

from dataclasses import dataclass

from polofield.errors import FileError
from polofield.files.toml_file import TomlFile


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of file.

    Attributes:
        name: for messages, with its article.
        keys: top-level keys that no other kind has.
        command: the command that reads it, with the option that takes it.
    """

    name: str
    keys: frozenset[str]
    command: str


SCENARIO = FileKind("a scenario", frozenset({"rule", "players"}), "draw")
LOG = FileKind(
    "a log of cards", frozenset({"cards", "carried", "periods", "period_length"}), "cards"
)
DECK = FileKind("a deck", frozenset({"slide"}), "slides")
THEME = FileKind("a theme", frozenset({"base", "paints", "dark"}), "draw --theme")
KINDS = (SCENARIO, LOG, DECK, THEME)


def require_kind(toml: TomlFile, wanted: FileKind) -> None:
    """Reject a file of another kind.

    Raises:
        FileError: its keys are those of another kind; the message names the command for that kind.
    """
    keys = toml.data.keys()
    if keys & wanted.keys:
        return
    for kind in KINDS:
        for key in toml.data:
            if key in kind.keys:
                wrong = f"expected {wanted.name}, but {key} belongs to {kind.name}"
                hint = f"`polofield {kind.command}` reads that"
                raise FileError([toml.problem(f"{wrong}: {hint}", key)])
