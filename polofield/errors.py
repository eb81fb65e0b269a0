"""The errors that polofield raises for bad input: all of them are `ValueError`s.

A message has one line for each mistake: what is wrong, where, and what was expected.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from math import log10
from typing import Any


class PolofieldError(ValueError):
    """The base class of every error that polofield raises for bad input."""


class MeasuredError(PolofieldError):
    """An error about a size or a place, with its numbers in the units of the input.

    Args:
        text: the message; with `yards` a template, `{}` for each number and `{yd}` for the unit.
        yards: the numbers in the message, in yards.
    """

    def __init__(self, text: str, *yards: float) -> None:
        self.text, self.yards = text, yards
        super().__init__(self._message("yd"))

    def told(self, unit: str, converted: Callable[[float], float] = float) -> MeasuredError:
        """The same error, with its numbers in another unit."""
        same = type(self)(self.text, *self.yards)
        same.args = (self._message(unit, converted),)
        return same

    def _message(self, unit: str, converted: Callable[[float], float] = float) -> str:
        if not self.yards:
            return self.text
        numbers = map(converted, self.yards)
        return self.text.format(*(f"{round(value, 6) + 0.0:.10g}" for value in numbers), yd=unit)


class SurfaceError(MeasuredError):
    """An invalid size or shape of a field or an arena."""


class PlaceError(MeasuredError):
    """A place that is off the surface, not where the rule needs it, or not a place at all."""


class RuleError(PolofieldError):
    """An unknown rule, or an option or a surface that the rule does not take.

    Attributes:
        option: the name of the wrong option; empty if the error is about something else.
    """

    def __init__(self, text: str, option: str = "") -> None:
        self.option = option
        super().__init__(text)


class LineupError(PolofieldError):
    """An invalid line-up: too many players, two at the same place, a number used twice."""


class CardError(PolofieldError):
    """Invalid cards: a card after a red, a time outside the game, a fourth yellow.

    Attributes:
        problems: every mistake, or the first fifty and how many more there are.
    """

    def __init__(self, *problems: str) -> None:
        self.problems = problems
        if (more := len(problems) - MAX_REPORTED) > 1:
            self.problems = (*problems[:MAX_REPORTED], f"and {more} more mistakes")
        super().__init__("\n".join(self.problems))

    def __reduce__(self) -> tuple[object, ...]:
        # the default would pass the message, not the arguments, to the new error
        return type(self), self.problems


MAX_REPORTED = 50
"""How many mistakes in one file or one log are reported one by one."""


class FileError(PolofieldError):
    """Mistakes in a scenario, a deck, a log of cards, a season, a schedule or a theme file.

    Attributes:
        problems: every mistake, each as `name:line: what is wrong`.
    """

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))

    def __reduce__(self) -> tuple[object, ...]:
        # the default would pass the message, not the arguments, to the new error
        return type(self), (self.problems,)


class OutputError(PolofieldError):
    """A figure cannot be written to this file or in this format."""


def not_among(what: str, value: object, known: Iterable[object]) -> str:
    """The message for a value that is not one of the few allowed ones."""
    return not_a(what, value, " or ".join(map(repr, known)))


def not_a(what: str, value: object, wanted: str) -> str:
    """The message for a value of the wrong kind."""
    return f"{what} is {in_short(value)}, not {wanted}"


LONGEST_SHOWN = 60
"""How many characters of the input a message repeats."""
LONGEST_INT = 10_000
"""Bits of a whole number that is written out: Python refuses at more than 4,300 digits."""
BRACKETS: dict[type, str] = {list: "[]", tuple: "()", set: "{}", frozenset: "{}", dict: "{}"}


def in_short(value: object) -> str:
    """A value as a message repeats it: on one line, 60 characters at most.

    No more of a large value is read than is shown.
    """
    shown = ""
    for piece in _pieces(value):
        shown += piece
        if len(shown) > LONGEST_SHOWN:
            break
    return cut(shown)


def _pieces(value: Any, depth: int = 0) -> Iterator[str]:
    """The repr of a value in pieces, so that the caller can stop early."""
    kind = type(value)
    if isinstance(value, str):
        yield repr(str.__getitem__(value, slice(LONGEST_SHOWN + 1)))
    elif kind in (bytes, bytearray):
        yield repr(value[: LONGEST_SHOWN + 1])
    elif kind is int and value.bit_length() > LONGEST_INT:
        digits = int(value.bit_length() * log10(2)) + 1
        yield f"a whole number of about {digits} digits"
    elif kind not in BRACKETS or depth > LONGEST_SHOWN or not value:
        yield _plain_repr(value)
    else:
        yield BRACKETS[kind][0]
        for index, member in enumerate(value):
            yield ", " if index else ""
            yield from _pieces(member, depth + 1)
            if kind is dict:
                yield ": "
                yield from _pieces(value[member], depth + 1)
        yield ",)" if kind is tuple and len(value) == 1 else BRACKETS[kind][1]


def _plain_repr(value: object) -> str:
    """The value's own repr on one line, with unprintable characters escaped."""
    try:
        written = repr(value)
    except Exception:
        written = f"<{type(value).__name__}>"
    return escape_unprintable(" ".join(written.split()))


def escape_unprintable(text: str) -> str:
    """The text with unprintable characters escaped, and those that reverse the text after them."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


LONGEST_PATH = 1000
"""Characters of a file name that a message repeats: hardly any system allows a longer one."""


def shown_path(path: str) -> str:
    """The name of a file on one line; only its beginning if it is too long to be one."""
    path = str.__getitem__(path, slice(LONGEST_PATH + 1))  # whatever subclass of str it is
    return escape_unprintable(path if len(path) <= LONGEST_PATH else cut(path)) or "''"


def cut(shown: str) -> str:
    """The text, or only its beginning if it is too long to repeat."""
    return shown if len(shown) <= LONGEST_SHOWN else f"{shown[: LONGEST_SHOWN - 3]}..."


MAX_IN_A_LINE = 20
"""How many mistakes in a line-up are reported one by one, in one line."""


def in_one_line(faults: Iterable[str]) -> str:
    """The first twenty mistakes in one line, and how many more there are."""
    listed = list(faults)
    if (more := len(listed) - MAX_IN_A_LINE) > 0:
        listed[MAX_IN_A_LINE:] = [f"and {more} more"]
    return "; ".join(listed)


def and_more(name: str, count: int) -> str:
    """The last line of a report: how many more mistakes the file has."""
    return f"{name}: and {count} more mistake{'s' if count > 1 else ''}"


def unreadable_file(name: str, error: OSError | ValueError) -> FileError:
    """The error for a file that cannot be read; `name` is as `validate.file_name` returns it."""
    why = getattr(error, "strerror", None) or str(error)
    return FileError([f"{name}: {why[0].lower()}{why[1:]}"])


def system_message(error: OSError) -> str:
    """The operating system's message, after the name of the file or "standard output"."""
    name = shown_path(os.fsdecode(error.filename)) if error.filename else "standard output"
    return f"{name}: {error.strerror or error}"


LONGEST_SUGGESTED = 80
"""Characters of the longest word for which similar ones are suggested."""


def similar(word: str, known: Iterable[str]) -> list[str]:
    """The known words that an unknown one may stand for, the most similar first."""
    names = sorted(name for name in known if len(name) <= LONGEST_SUGGESTED)
    short = len(word) <= LONGEST_SUGGESTED
    return get_close_matches(word, names, n=3, cutoff=0.6) if short else []


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """The end of a message about an unknown `word`: similar known words, or all if they are few."""
    names = sorted(name for name in known if len(name) <= LONGEST_SUGGESTED)
    if near := similar(word, names):
        return f"; did you mean {' or '.join(in_short(name) for name in near)}?"
    shown = ", ".join(escape_unprintable(cut(name)) for name in names)
    return f"; known: {shown}" if 0 < len(names) <= 12 else ""
