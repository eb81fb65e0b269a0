"""How wide text is in DejaVu Sans, without asking a font.

Advances only: nothing here or in a renderer kerns, so what was measured is what is drawn.
"""

from __future__ import annotations

import re
from functools import lru_cache
from unicodedata import category

from polofield.layout.fonts.advances import BOLD, REGULAR, UNITS_PER_EM

ELLIPSIS = "…"

_SPACES = re.compile(r"[ \t\n\r\f\v]+")
_UNIT = re.compile(r"(?:yd|ft|m|s|min)\b")
_UNPRINTABLE = re.compile(
    r"[^\t\n\f\v\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
    r"|[\u202a-\u202e\u2066-\u2069]"
)
"""What XML cannot hold, and what turns the line round beyond the text in which it stands."""


class _Advances(dict[str, float]):
    """Ems by character; one without an entry is an em wide, a mark over a letter nothing."""

    def __init__(self, table: dict[int, str]) -> None:
        super().__init__(
            (character, advance / UNITS_PER_EM)
            for advance, members in table.items()
            for character in members
        )

    def __missing__(self, character: str) -> float:
        return 0.0 if category(character) in {"Mn", "Me", "Cf", "Cc", "Cs"} else 1.0


_REGULAR, _BOLD = _Advances(REGULAR), _Advances(BOLD)


def advance(character: str, bold: bool = False) -> float:
    """How far one character moves the pen, in ems."""
    return (_BOLD if bold else _REGULAR)[character]


LONGEST_KEPT = 200
"""Characters of a text whose width is kept: a long one is no label, and does not come again."""


def text_width(text: str, size: float, bold: bool = False) -> float:
    """The width of `text` set at `size`, in the unit of `size`."""
    width = _kept_width if len(text) <= LONGEST_KEPT else _width
    return width(text, size, bold)


def _width(text: str, size: float, bold: bool) -> float:
    return size * sum(map((_BOLD if bold else _REGULAR).__getitem__, text))


_kept_width = lru_cache(maxsize=2048)(_width)


def printable(text: str) -> str:
    """`text` as every renderer draws it: no control characters of any kind, single spaces."""
    if text.isascii() and text.isprintable() and "  " not in text:
        return text
    return _SPACES.sub(" ", _UNPRINTABLE.sub("", text))


def shorten(text: str, size: float, width: float, bold: bool = False) -> str:
    """`text` if it fits into `width`, else as much of it as fits before an ellipsis.

    Where not even a letter fits the ellipsis stands alone.
    """
    if text_width(text, size, bold) <= width:
        return text
    room = width - text_width(ELLIPSIS, size, bold)
    end, used = 0, 0.0
    for character in text:
        used += size * advance(character, bold)
        if used > room:
            break
        end += 1
    return text[:end].rstrip() + ELLIPSIS


def unbroken(text: str) -> list[str]:
    """The parts of `text` that stand on one line: its words, a number with its unit as one."""
    parts: list[str] = []
    for word in filter(None, _SPACES.split(text)):
        if parts and parts[-1][-1].isdigit() and _UNIT.match(word):
            parts[-1] += f" {word}"
        else:
            parts.append(word)
    return parts


def wrap(text: str, size: float, width: float, bold: bool = False) -> list[str]:
    """`text` as lines no wider than `width`, broken between words.

    Only white space that may break does so, not a no-break space nor the one before a unit; a word
    wider than `width` is broken between letters. An empty text is no line.
    """
    lines: list[str] = []
    line = ""
    for word in unbroken(text):
        longer = f"{line} {word}" if line else word
        if text_width(longer, size, bold) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _pieces(word, size, width, bold)
        lines += full
    return [*lines, line] if line else lines


def _pieces(word: str, size: float, width: float, bold: bool) -> list[str]:
    pieces, piece = [], ""
    for character in word:
        if piece and text_width(piece + character, size, bold) > width:
            pieces.append(piece)
            piece = ""
        piece += character
    return [*pieces, piece]
