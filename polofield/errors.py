"""The errors a caller may meet: all are `ValueError`s with a one-line message.

Every message names what was wrong, where, and what would be right.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches


class PolofieldError(ValueError):
    """The root of all errors that polofield raises for bad input."""


class SurfaceError(PolofieldError):
    """A field or an arena cannot have this size or this shape."""


class PlaceError(PolofieldError):
    """A place is not on the surface, not where the rule needs it, or not a place at all."""


class RuleError(PolofieldError):
    """No such rule, or an option or a surface that the rule does not take."""


class LineupError(PolofieldError):
    """Players who cannot be: too many, two in one place, a number twice."""


class CardError(PolofieldError):
    """Cards that cannot be: a card after a red, a time outside the game, a fourth yellow.

    Attributes:
        problems: every mistake.
    """

    def __init__(self, *problems: str) -> None:
        self.problems = problems
        super().__init__("\n".join(problems))


class FileError(PolofieldError):
    """A scenario, a deck, a log of cards, a season or a theme file has mistakes.

    Attributes:
        problems: every mistake, each as `name:line: what is wrong`.
    """

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


class OutputError(PolofieldError):
    """A figure cannot be written under this name or in this format."""


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """End a message about an unknown `word`: the near ones, or all where they are few."""
    names = sorted(known)
    near = get_close_matches(word, names, n=3, cutoff=0.6)
    if near:
        return f"; did you mean {' or '.join(repr(name) for name in near)}?"
    return f"; known: {', '.join(names)}" if 0 < len(names) <= 12 else ""
