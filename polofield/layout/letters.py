"""Which characters of a figure are in no face."""

from __future__ import annotations

from collections.abc import Iterable

from polofield.layout.metrics import printable
from polofield.layout.sheet import Sheet, Text


def without_outline(sheets: Iterable[Sheet]) -> str:
    """The characters that PNG and PDF show as empty boxes, in order, each once."""
    found: dict[str, None] = {}
    for sheet in sheets:
        for mark in sheet.walk():
            if isinstance(mark, Text) and not mark.text.isascii():
                for run in mark.face.runs(printable(mark.text)):
                    found.update(dict.fromkeys(c for c in run.text if not run.face.has(c)))
    return "".join(found)
