"""The decks of the package."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

from polofield.errors import FileError, did_you_mean
from polofield.values import file_name

FOLDER = Path(__file__).parent.parent / "decks"


@lru_cache(maxsize=1)
def decks() -> tuple[str, ...]:
    """The names of the decks, in order."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def deck_path(deck: str) -> Path:
    """The path of a deck, given by a path or by its name.

    Raises:
        FileError: neither a file nor a deck of that name.
    """
    name = file_name(deck)
    path = Path(deck)
    if path.suffix or os.path.isfile(path):  # Path.is_file fails if a name is too long
        return path
    if deck in decks():
        return FOLDER / f"{deck}.toml"
    raise FileError([f"{name}: no such file or deck{did_you_mean(deck, decks())}"])
