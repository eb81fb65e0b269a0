"""How wide text is in the typeface of the figures, and how it is broken into lines."""

from __future__ import annotations

import re
from bisect import bisect_right

from polofield.layout.typeface import Weight, face_of

ELLIPSIS = "…"

_SPACES = re.compile(r"[ \t\n\r\f\v]+")
_UNIT = re.compile(r"(?:yd|ft|m|s|min)\b")
_UNPRINTABLE = re.compile(
    r"[^\t\n\f\v\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]"
    r"|[\u202a-\u202e\u2066-\u2069]"
)
"""What XML cannot hold, and what turns the line round beyond the text in which it stands."""


def text_width(text: str, size: float, weight: Weight = 500, italic: bool = False) -> float:
    """The width of `text` set at `size`, in the unit of `size`."""
    return face_of(weight, italic).width(text, size)


def printable(text: str) -> str:
    """`text` as every renderer draws it: no control characters of any kind, single spaces."""
    if text.isascii() and text.isprintable() and "  " not in text:
        return text
    return _SPACES.sub(" ", _UNPRINTABLE.sub("", text))


def shorten(text: str, size: float, width: float, weight: Weight = 500) -> str:
    """`text` if it fits into `width`, else as much of it as fits before an ellipsis.

    Where not even a letter fits the ellipsis stands alone.
    """
    if text_width(text, size, weight) <= width:
        return text
    room = width - text_width(ELLIPSIS, size, weight)
    ends = range(1, len(text) + 1)
    end = bisect_right(ends, room, key=lambda end: text_width(text[:end], size, weight))
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


def wrap(text: str, size: float, width: float, weight: Weight = 500) -> list[str]:
    """`text` as lines no wider than `width`, broken between words.

    Only white space that may break does so, not a no-break space nor the one before a unit; a word
    wider than `width` is broken between letters. An empty text is no line.
    """
    lines: list[str] = []
    line = ""
    for word in unbroken(text):
        longer = f"{line} {word}" if line else word
        if text_width(longer, size, weight) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = _pieces(word, size, width, weight)
        lines += full
    return [*lines, line] if line else lines


def evenly(text: str, size: float, width: float, weight: Weight = 500) -> list[str]:
    """`text` wrapped so that its last line is not a single word, where that can be."""
    wrapped = wrap(text, size, width, weight)
    narrower = width
    while len(wrapped) > 1 and " " not in wrapped[-1] and narrower > 0.7 * width:
        narrower -= 0.5 * size
        again = wrap(text, size, narrower, weight)
        if len(again) > len(wrapped):
            break
        if " " in again[-1]:
            return again
    return wrapped


def _pieces(word: str, size: float, width: float, weight: Weight) -> list[str]:
    pieces, piece = [], ""
    for character in word:
        if piece and text_width(piece + character, size, weight) > width:
            pieces.append(piece)
            piece = ""
        piece += character
    return [*pieces, piece]
