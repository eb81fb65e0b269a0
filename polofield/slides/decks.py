"""The decks that come with the package."""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

from polofield.errors import FileError, did_you_mean
from polofield.given import file_name

FOLDER = Path(__file__).parent.parent / "decks"


@lru_cache(maxsize=1)
def decks() -> tuple[str, ...]:
    """Their names, in order."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def deck_path(deck: str) -> Path:
    """The file that is meant: the one of that path, or the deck of that name.

    Raises:
        FileError: no such file, and no such deck.
    """
    name = file_name(deck)
    path = Path(deck)
    if path.suffix or os.path.isfile(path):  # a Path fails on a name that is too long
        return path
    if deck in decks():
        return FOLDER / f"{deck}.toml"
    raise FileError(
        [f"{name}: no such file, and no deck of that name{did_you_mean(deck, decks())}"]
    )
