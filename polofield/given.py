"""What a caller gives, checked once and alike: numbers, words, texts, names of files."""

from __future__ import annotations

import math
import os
import unicodedata
from collections.abc import Callable, Sequence
from contextlib import suppress
from decimal import Decimal
from numbers import Integral, Real
from typing import Any, Final

from polofield.errors import (
    FileError,
    PlaceError,
    PolofieldError,
    in_short,
    not_a,
    shown_path,
)

LARGEST_WHOLE: Final = 2**63 - 1
LONGEST_NAME: Final = 80
"""Characters of the name of a team or a player."""
LONGEST_TEXT: Final = 500
"""Characters of a title or a note."""

_TURNS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What turns the direction of the writing after it, beyond the text in which it stands."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters by their category that nothing is seen of."""


# Values of some kind

Test = Callable[[Any], bool]
Fields = tuple[tuple[tuple[str, ...], Test, str], ...]
"""Names of fields, whether a value can be one of theirs, and how that is said."""


def of(*kinds: type) -> Test:
    """Whether a value is of one of those kinds."""
    return lambda value: isinstance(value, kinds)


def tuple_of(*kinds: type) -> Test:
    """Whether a value is a tuple of nothing else."""
    return lambda value: isinstance(value, tuple) and all(isinstance(one, kinds) for one in value)


def one_of(*words: str) -> Test:
    """Whether a value is one of a few words, which nothing is that is no text."""
    return lambda value: is_among(value, words)


def or_none(test: Test) -> Test:
    """Whether a value passes a test, or is None."""
    return lambda value: value is None or test(value)


def refuse_other_kinds(holder: object, fields: Fields, error: type[PolofieldError]) -> None:
    """See that what a value is made of is of the right kinds.

    Raises:
        PolofieldError: as `error`, of the first that is not.
    """
    for names, test, wanted in fields:
        for name in names:
            value = getattr(holder, name)
            if not test(value):
                raise error(not_a(name, value, wanted))


# Numbers and words

UNORDERED: Final = (bytes, bytearray, memoryview, set, frozenset, dict)
"""Kinds of things that can be gone through, and are no two numbers all the same."""


def is_number(value: object) -> bool:
    """Whether it is a real number of any kind, numpy's and decimal ones among them."""
    return isinstance(value, (Real, Decimal)) and not isinstance(value, bool)


def as_float(value: Any) -> float:
    """A real number of any kind as a float: infinity where it is too large for one."""
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf
    except ValueError:  # a decimal NaN that is to be noticed
        return math.nan


def is_whole(value: object) -> bool:
    """Whether it is a whole number of any kind, and none of hundreds of digits."""
    whole = isinstance(value, Integral) and not isinstance(value, bool)
    return whole and -LARGEST_WHOLE <= value <= LARGEST_WHOLE  # type: ignore[operator]


def finite(value: Any, what: str, error: type[PolofieldError]) -> float:
    """A number as a float; anything else, NaN and infinity are refused, named as `what`."""
    with suppress(Exception):  # whatever an object does that is asked
        if value.ndim == 0:
            value = value.item()
    if not is_number(value):
        raise error(f"{what} is {in_short(value)}, which is not a number")
    if math.isinf(number := as_float(value)) and not isinstance(value, float):
        raise error(f"{what} is too large a number")
    if not math.isfinite(number):
        raise error(f"{what} is {in_short(value)}, which is not a finite number")
    return number + 0.0


def two_numbers(at: Any) -> tuple[float, float]:
    """A place in yards as floats, wherever it lies.

    Raises:
        PlaceError: it is none.
    """
    try:
        if isinstance(at, (str, *UNORDERED)):
            raise TypeError
        x, y = at
    except Exception:  # whatever it does that is gone through
        raise PlaceError(f"{in_short(at)} is no place") from None
    return finite(x, "x", PlaceError), finite(y, "y", PlaceError)


def is_place(value: object) -> bool:
    """Whether it is two finite numbers, as a tuple."""
    return (
        isinstance(value, tuple)
        and len(value) == 2
        and all(is_number(part) and math.isfinite(part) for part in value)
    )


def is_among(value: object, words: Sequence[str]) -> bool:
    """Whether it is one of a few words, which nothing is that is no text."""
    return isinstance(value, str) and value in words


# Texts


def on_one_line(text: str) -> str:
    """A text without line breaks and with one space between its words."""
    return " ".join(text.split())


def text_fault(text: object, longest: int | None = LONGEST_TEXT) -> str | None:
    """What is wrong with a text that is to be shown; None where it is one, an empty one too."""
    if not isinstance(text, str):
        return f"is {in_short(text)}, not a text"
    line = on_one_line(text)
    if longest is not None and len(line) > longest:
        return f"has {len(line)} characters: {longest} at most"
    return _sign_fault(line)


def _sign_fault(line: str) -> str | None:
    for sign in line if not line.isascii() or not line.isprintable() else "":
        if sign in _TURNS:
            return f"has a character, U+{ord(sign):04X}, that turns the rest of the line round"
        if not is_character(sign):
            return "has a control character, which nothing can show"
    return None


def name_fault(name: object) -> str | None:
    """What is wrong with a name; None where there is something to be seen of it."""
    if (wrong := text_fault(name, LONGEST_NAME)) is not None:
        return wrong
    assert isinstance(name, str)
    if not is_visible(name):
        return f"is {in_short(name)}: letters that can be seen would be right"
    return _sign_fault(name)


def is_name(value: object) -> bool:
    """Whether it can be the name of somebody or something."""
    return name_fault(value) is None


def is_character(sign: str) -> bool:
    """Whether it stands for a character, and neither for a control nor for half of one."""
    number = ord(sign)
    nothing = number & 0xFFFE == 0xFFFE or 0xFDD0 <= number <= 0xFDEF
    return not nothing and unicodedata.category(sign) not in ("Cc", "Cs", "Zl", "Zp")


def is_visible(text: str) -> bool:
    """Whether anything of a text is seen: a letter, a figure, a sign."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in text)


# Files


def file_name(path: Any) -> str:
    """The name of a file as mistakes in it are told: on one line, whatever is in it.

    Raises:
        FileError: it is no path.
    """
    try:
        name = os.fspath(path)
    except Exception:  # whatever it does that says that it is a path
        name = None
    if not isinstance(name, str):
        raise FileError([f"a file is named by a text or a path, not by {in_short(path)}"])
    return shown_path(name)
