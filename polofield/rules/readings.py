"""Where the texts are open: what polofield takes, and what the other side would be.

A ruling names those it relies on by their letters. A reading is a choice made in code; the
function that makes it says so too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from polofield.words import readings as w


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


READINGS: Mapping[str, Reading] = MappingProxyType(
    {letter: Reading(letter, *text) for letter, text in sorted(w.READINGS.items())}
)
"""Every reading by its letter."""
