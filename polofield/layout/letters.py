"""Which characters of a figure have no outline in our tables."""

from __future__ import annotations

from collections.abc import Iterable

from polofield.layout.fonts.outlines import outlines
from polofield.layout.metrics import advance, printable
from polofield.layout.sheet import Sheet, Text


def without_outline(sheets: Iterable[Sheet]) -> str:
    """The characters that PNG and PDF show as empty boxes, in order, each once."""
    found: dict[str, None] = {}
    for sheet in sheets:
        for mark in sheet.walk():
            if isinstance(mark, Text) and not mark.text.isascii():
                table = outlines(mark.bold)
                for character in printable(mark.text):
                    if character not in table and advance(character, mark.bold):
                        found[character] = None
    return "".join(found)
