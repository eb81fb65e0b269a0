"""Values: a base class for them, and checks of numbers, words, texts and file names."""

from __future__ import annotations

import math
import os
import unicodedata
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import fields
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
"""Characters in the name of a team or a player."""
LETTERS_SHOWN: Final = 24
"""How many letters of a team's name a figure shows."""
LONGEST_TEXT: Final = 500
"""Characters in a title or a note."""

_TURNS: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of the text after them, even outside their own string."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Characters that Unicode counts as letters or symbols but that show nothing."""


class Cached:
    """A frozen dataclass that may have cached properties.

    Only its fields are pickled and copied, so the bytes do not depend on earlier use.
    """

    def __getstate__(self) -> dict[str, Any]:
        return {field.name: self.__dict__[field.name] for field in fields(self)}  # type: ignore[arg-type]


# Types of fields

Test = Callable[[Any], bool]
Fields = tuple[tuple[tuple[str, ...], Test, str], ...]
"""Names of fields, the test for their values, and what a message says was expected."""


def of(*kinds: type) -> Test:
    """A test: the value is an instance of one of those types."""
    return lambda value: isinstance(value, kinds)


def tuple_of(*kinds: type) -> Test:
    """A test: the value is a tuple of instances of those types."""
    return lambda value: isinstance(value, tuple) and all(isinstance(one, kinds) for one in value)


def one_of(*words: str) -> Test:
    """A test: the value is one of those words."""
    return lambda value: is_one_of(value, words)


def or_none(test: Test) -> Test:
    """A test: the value passes another test, or is None."""
    return lambda value: value is None or test(value)


def check_fields(holder: object, wanted_of: Fields, error: type[PolofieldError]) -> None:
    """Check the fields of `holder`.

    Raises:
        PolofieldError: an `error` about the first field with a wrong value.
    """
    for names, test, wanted in wanted_of:
        for name in names:
            value = getattr(holder, name)
            if not test(value):
                raise error(not_a(name, value, wanted))


# Numbers and words

UNORDERED: Final = (bytes, bytearray, memoryview, set, frozenset, dict)
"""Types that can be iterated over but are not accepted as a pair of numbers."""


def is_number(value: object) -> bool:
    """Whether it is a real number of any type, including NumPy's and `Decimal`."""
    return isinstance(value, (Real, Decimal)) and not isinstance(value, bool)


def as_float(value: Any) -> float:
    """A real number of any type as a float; infinity if it is too large for one."""
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf
    except Exception:  # a signalling NaN, or a number of a class that may raise anything
        return math.nan


def is_whole(value: object) -> bool:
    """Whether it is an integer of any type, and of less than hundreds of digits."""
    whole = isinstance(value, Integral) and not isinstance(value, bool)
    return whole and -LARGEST_WHOLE <= value <= LARGEST_WHOLE  # type: ignore[operator]


def finite(value: Any, what: str, error: type[PolofieldError]) -> float:
    """A number as a float; NaN, infinity and anything else raise an error about `what`."""
    with suppress(Exception):  # an arbitrary object may raise anything
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
    """A place in yards as two floats, on or off the surface.

    Raises:
        PlaceError: not two finite numbers.
    """
    try:
        if isinstance(at, (str, *UNORDERED)):
            raise TypeError
        x, y = at
    except Exception:  # iterating over an arbitrary object may raise anything
        raise PlaceError(f"{in_short(at)} is not a place: expected two numbers, x and y") from None
    return finite(x, "x", PlaceError), finite(y, "y", PlaceError)


def is_place(value: object) -> bool:
    """Whether it is a tuple of two finite numbers."""
    return (
        isinstance(value, tuple)
        and len(value) == 2
        and all(is_number(part) and math.isfinite(part) for part in value)
    )


def is_one_of(value: object, words: Sequence[str]) -> bool:
    """Whether it is one of those words; anything that is not a string is not."""
    return isinstance(value, str) and value in words


# Texts


def on_one_line(text: str) -> str:
    """The text without line breaks and with one space between words."""
    return " ".join(text.split())


def text_fault(text: object, longest: int | None = LONGEST_TEXT) -> str | None:
    """What is wrong with a text for a figure; None if nothing is. It may be empty."""
    if not isinstance(text, str):
        return f"is {in_short(text)}, not a text"
    line = on_one_line(text)
    if longest is not None and len(line) > longest:
        return f"has {len(line)} characters; the maximum is {longest}"
    return _character_fault(line)


def _character_fault(line: str) -> str | None:
    for character in line if not line.isascii() or not line.isprintable() else "":
        if character in _TURNS:
            return f"has a character, U+{ord(character):04X}, that reverses the text after it"
        if not is_character(character):
            return "has a control character, which cannot be shown"
    return None


def name_fault(name: object) -> str | None:
    """What is wrong with a name; None if nothing is."""
    if (wrong := text_fault(name, LONGEST_NAME)) is not None:
        return wrong
    assert isinstance(name, str)
    if not is_visible(name):
        return f"is {in_short(name)}; expected at least one visible character"
    return _character_fault(name)


def is_name(value: object) -> bool:
    """Whether it is a valid name."""
    return name_fault(value) is None


def is_character(character: str) -> bool:
    """Whether it is a character that can be shown, not a control character or half a pair."""
    number = ord(character)
    nothing = number & 0xFFFE == 0xFFFE or 0xFDD0 <= number <= 0xFDEF
    return not nothing and unicodedata.category(character) not in ("Cc", "Cs", "Zl", "Zp")


def is_visible(text: str) -> bool:
    """Whether a text has anything visible in it: a letter, a digit, a symbol."""
    return any(unicodedata.category(c)[0] in "LNPS" and c not in _BLANK for c in text)


# Files


def file_name(path: Any) -> str:
    """The name of a file for messages, on one line.

    Raises:
        FileError: not a path.
    """
    try:
        name = os.fspath(path)
    except Exception:  # __fspath__ of an arbitrary object may raise anything
        name = None
    if not isinstance(name, str):
        raise FileError([f"expected the path of a file, got {in_short(path)}"])
    return shown_path(name)
