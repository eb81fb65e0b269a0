"""The errors a caller may meet: all are `ValueError`s with a one-line message.

Every message names what was wrong, where, and what would be right.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from math import log10
from typing import Any

from polofield.units import Units, to_metres


class PolofieldError(ValueError):
    """The root of all errors that polofield raises for bad input."""


class MeasuredError(PolofieldError):
    """An error about sizes or places, which tells them in the units in which they were given.

    Args:
        text: the message; with figures a template, `{}` for each of them and `{yd}` for the unit.
        yards: the figures.
    """

    def __init__(self, text: str, *yards: float) -> None:
        self.text, self.yards = text, yards
        super().__init__(self._told("yd"))

    def in_units(self, units: Units) -> MeasuredError:
        """The same error, its figures in those units."""
        same = type(self)(self.text, *self.yards)
        same.args = (self._told(units),)
        return same

    def _told(self, units: Units) -> str:
        if not self.yards:
            return self.text
        figures = (to_metres(value) if units == "m" else value for value in self.yards)
        return self.text.format(*(f"{round(value, 6) + 0.0:.10g}" for value in figures), yd=units)


class SurfaceError(MeasuredError):
    """A field or an arena cannot have this size or this shape."""


class PlaceError(MeasuredError):
    """A place is not on the surface, not where the rule needs it, or not a place at all."""


class RuleError(PolofieldError):
    """No such rule, or an option or a surface that the rule does not take.

    Attributes:
        option: the option that is wrong, by its name; empty where it is something else.
    """

    def __init__(self, text: str, option: str = "") -> None:
        self.option = option
        super().__init__(text)


class LineupError(PolofieldError):
    """Players who cannot be: too many, two in one place, a number twice."""


class CardError(PolofieldError):
    """Cards that cannot be: a card after a red, a time outside the game, a fourth yellow.

    Attributes:
        problems: every mistake, or the first fifty and how many more there are.
    """

    def __init__(self, *problems: str) -> None:
        self.problems = problems
        if (more := len(problems) - MOST_TOLD) > 1:
            self.problems = (*problems[:MOST_TOLD], f"and {more} more mistakes")
        super().__init__("\n".join(self.problems))

    def __reduce__(self) -> tuple[object, ...]:
        # what it was made of, and not the words that came of that
        return type(self), self.problems


MOST_TOLD = 50
"""How many mistakes of one file, or of one log, are told one by one."""


class FileError(PolofieldError):
    """A scenario, a deck, a log of cards, a season or a theme file has mistakes.

    Attributes:
        problems: every mistake, each as `name:line: what is wrong`.
    """

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))

    def __reduce__(self) -> tuple[object, ...]:
        # what it was made of, and not the words that came of that
        return type(self), (self.problems,)


class OutputError(PolofieldError):
    """A figure cannot be written under this name or in this format."""


def not_among(what: str, value: object, known: Iterable[object]) -> str:
    """A message about a value that is none of the few that it may be."""
    return not_a(what, value, " or ".join(map(repr, known)))


def not_a(what: str, value: object, wanted: str) -> str:
    """A message about a value of another kind than is wanted."""
    return f"{what} is {in_short(value)}, not {wanted}"


LONGEST_SHOWN = 60
"""Characters of what somebody gave that a message repeats."""
LONGEST_INT = 10_000
"""Bits of a whole number that is written out: Python refuses to from 4,300 digits on."""
BRACKETS: dict[type, str] = {list: "[]", tuple: "()", set: "{}", frozenset: "{}", dict: "{}"}


def in_short(value: object) -> str:
    """What somebody gave, as a message repeats it: on one line, of 60 characters at most.

    However large it is, no more of it is looked at than is told.
    """
    shown = ""
    for piece in _pieces(value):
        shown += piece
        if len(shown) > LONGEST_SHOWN:
            break
    return cut(shown)


def _pieces(value: Any, depth: int = 0) -> Iterator[str]:
    """How Python would write a value, piece by piece, as far as somebody asks for it."""
    kind = type(value)
    if isinstance(value, str):
        yield repr(str.__getitem__(value, slice(LONGEST_SHOWN + 1)))
    elif kind in (bytes, bytearray):
        yield repr(value[: LONGEST_SHOWN + 1])
    elif kind is int and value.bit_length() > LONGEST_INT:
        digits = int(value.bit_length() * log10(2)) + 1
        yield f"a whole number of some {digits} digits"
    elif kind not in BRACKETS or depth > LONGEST_SHOWN or not value:
        yield _own_words(value)
    else:
        yield BRACKETS[kind][0]
        for index, member in enumerate(value):
            yield ", " if index else ""
            yield from _pieces(member, depth + 1)
            if kind is dict:
                yield ": "
                yield from _pieces(value[member], depth + 1)
        yield ",)" if kind is tuple and len(value) == 1 else BRACKETS[kind][1]


def _own_words(value: object) -> str:
    """How a value writes itself, on one line and with nothing in it that cannot be seen."""
    try:
        written = repr(value)
    except Exception:
        written = f"<{type(value).__name__}>"
    return shown_plainly(" ".join(written.split()))


def shown_plainly(text: str) -> str:
    """A text with what cannot be printed, or turns the writing round, as its number."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


LONGEST_PATH = 1000
"""Characters of a file's name that a message repeats: hardly any system knows a longer one."""


def shown_path(path: str) -> str:
    """The name of a file on one line, and only the beginning of what can be none."""
    path = str.__getitem__(path, slice(LONGEST_PATH + 1))  # of whatever class of texts
    return shown_plainly(path if len(path) <= LONGEST_PATH else cut(path)) or "''"


def cut(shown: str) -> str:
    """The beginning of what is too long to repeat."""
    return shown if len(shown) <= LONGEST_SHOWN else f"{shown[: LONGEST_SHOWN - 3]}..."


MOST_IN_A_LINE = 20
"""How many mistakes of a line-up are told one by one, in the one line that tells them."""


def all_told(faults: Iterable[str]) -> str:
    """Mistakes in one line, the first twenty of them, and how many more there are."""
    told = list(faults)
    if (more := len(told) - MOST_IN_A_LINE) > 0:
        told[MOST_IN_A_LINE:] = [f"and {more} more"]
    return "; ".join(told)


def untold(name: str, count: int) -> str:
    """What is said of the mistakes in a file of that name past those that are told."""
    return f"{name}: and {count} more mistake{'s' if count > 1 else ''}"


def not_read(name: str, error: OSError | ValueError) -> FileError:
    """The error of a file, by its name as `given.file_name` shows it, that cannot be read."""
    why = getattr(error, "strerror", None) or str(error)
    return FileError([f"{name}: {why[0].lower()}{why[1:]}"])


def system_words(error: OSError) -> str:
    """What the system says is wrong, and with what: a file, or what is printed to."""
    name = shown_path(os.fsdecode(error.filename)) if error.filename else "standard output"
    return f"{name}: {error.strerror or error}"


LONGEST_GUESSED = 80
"""Characters of a word for which a near one is looked for."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """End a message about an unknown `word`: the near ones, or all where they are few."""
    names = sorted(name for name in known if len(name) <= LONGEST_GUESSED)
    near = get_close_matches(word, names, n=3, cutoff=0.6) if len(word) <= LONGEST_GUESSED else []
    if near:
        return f"; did you mean {' or '.join(in_short(name) for name in near)}?"
    shown = ", ".join(shown_plainly(cut(name)) for name in names)
    return f"; known: {shown}" if 0 < len(names) <= 12 else ""
