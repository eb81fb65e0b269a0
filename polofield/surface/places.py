"""Reading a place in any of its forms: `80,50`, `[80, 50]`, `"70 out, 30 left"`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import islice
from typing import Any, Final, get_args

from polofield.errors import MeasuredError, PlaceError, cut, in_short, not_among
from polofield.surface.surfaces import Surface
from polofield.surface.units import TOLERANCE, Units, from_metres, in_units
from polofield.values import UNORDERED, finite, is_one_of

FORMS: Final = "X,Y or words such as '70 out, 30 left' or '70 out, 12 from left boards'"

LONGEST: Final = 200
"""Most characters that a place in words may have."""

# Possessive quantifiers throughout: no backtracking, even on a very long text.
_NUMBER = r"([+-]?(?:\d++(?:\.\d*+)?|\.\d++)(?:[eE][+-]?\d++)?+)"
_PAIR = re.compile(rf"\s*+[(\[]?\s*+{_NUMBER}(?:\s*+[,;]\s*+|\s++){_NUMBER}\s*+[)\]]?\s*+")
_PART = re.compile(
    rf"\s*+{_NUMBER}\s*+(?:(yds?|yards|metres|m)\s*+)?"
    r"(out|left|right|from (?:the )?(left|right) (?:boards?|side(?: line)?|wall))\s*+"
)


def place(surface: Surface, at: Any, units: Units = "yd") -> tuple[float, float]:
    """A place on the surface, as (x, y) in yards in the frame.

    Args:
        surface: the field or the arena.
        at: (x, y), any sequence or array of two numbers, a Shapely point, a string, or a mapping
            with `out` and one of `left`, `right`, `from_left_boards`, `from_right_boards`.
        units: the units of its numbers.

    Raises:
        PlaceError: not a place, not finite, or off the surface.
    """
    try:
        return surface.spot(*point(surface, at, units))
    except PlaceError as error:
        raise _in_given_form(error, at, units) from None


def person_place(surface: Surface, at: Any, units: Units = "yd") -> tuple[float, float]:
    """A place where a person can be: on the playing area or in the run-off around it.

    The arguments are those of `place`.

    Raises:
        PlaceError: not a place, not finite, or beyond the run-off or the wall.
    """
    x, y = point(surface, at, units)
    if surface.ground.margin(x, y) < -TOLERANCE:
        beyond = "the run-off" if surface.kind == "outdoor" else "the wall"
        error = PlaceError(f"({{}}, {{}}) {{yd}} is beyond {beyond}", x, y)
        raise _in_given_form(error, at, units)
    return x, y


def _in_given_form(error: MeasuredError, at: Any, units: Units) -> MeasuredError:
    """The error in the units of the input; after a place in words, if that was given."""
    converted = in_units(error, units)
    return PlaceError(f"{_written(at)}: {converted}") if error.yards and in_words(at) else converted


def _written(at: str | Mapping[str, object]) -> str:
    """A place in words, as it is written in a file."""
    if isinstance(at, str):
        return in_short(at)
    return cut(f"{{ {', '.join(f'{word} = {value}' for word, value in at.items())} }}")


def in_words(at: Any) -> bool:
    """Whether a place is given in words, which are relative to the hitting side, not as x and y."""
    return isinstance(at, dict) or (isinstance(at, str) and not _PAIR.fullmatch(at))


def point(surface: Surface, at: Any, units: Units = "yd") -> tuple[float, float]:
    """The same as `place`, but the place may be off the surface."""
    if not is_one_of(units, get_args(Units)):
        raise PlaceError(not_among("units", units, get_args(Units)))
    if isinstance(at, str):
        return _from_text(surface, at, units)
    if isinstance(at, dict):
        return _from_words(surface, at, units)
    if getattr(at, "geom_type", None) == "Point":
        at = () if at.is_empty else (at.x, at.y)
    numbers = _members(at)
    if len(numbers) != 2:
        raise PlaceError(f"expected two numbers, x and y, got {in_short(at)}")
    x, y = (_yards(value, name, units) for name, value in zip("xy", numbers, strict=True))
    return x, y


def _members(at: Any) -> list[Any]:
    """The members of a place, three at most."""
    try:
        if isinstance(at, Iterable) and not isinstance(at, UNORDERED):
            return list(islice(at, 3))
    except Exception as error:  # iterating over an arbitrary object may raise anything
        raise _not_a_place(at) from error
    raise _not_a_place(at)


def _not_a_place(at: Any) -> PlaceError:
    return PlaceError(f"{in_short(at)} is not a place: expected {FORMS}")


def _yards(value: object, what: str, units: Units) -> float:
    number = finite(value, what, PlaceError)
    return from_metres(number) if units == "m" else number


def _from_text(surface: Surface, text: str, units: Units) -> tuple[float, float]:
    if len(text) > LONGEST:
        wrong = f"a place with {len(text)} characters; the maximum is {LONGEST}"
        raise PlaceError(f"{wrong}: expected {FORMS}")
    if pair := _PAIR.fullmatch(text):
        x, y = (
            _yards(float(value), name, units)
            for name, value in zip("xy", pair.groups(), strict=True)
        )
        return x, y
    words: dict[str, float] = {}
    for part in text.split(","):
        found = _PART.fullmatch(part)
        if not found:
            raise _not_a_place(text)
        word = f"from_{found[4]}_boards" if found[4] else found[3]
        if word in words:
            raise PlaceError(f"{in_short(text)} has {in_short(found[3])} twice")
        unit: Units = units
        if found[2]:
            unit = "m" if found[2].startswith("m") else "yd"
        words[word] = _yards(float(found[1]), word.replace("_", " "), unit)
    if "out" not in words or len(words) > 2:
        raise _not_a_place(text)
    return _from_words(surface, words, "yd")


def _from_words(surface: Surface, words: dict[str, Any], units: Units) -> tuple[float, float]:
    across = [key for key in words if key != "out"]
    known = {"left", "right", "from_left_boards", "from_right_boards"}
    if "out" not in words or len(across) > 1 or not known.issuperset(across):
        raise PlaceError(
            f"{_written(words)} is not a place: expected out and one of {', '.join(sorted(known))}"
        )
    out = surface.half_length - _yards(words["out"], "yards out", units)
    if not across:
        return out, 0.0
    (key,) = across
    value = _yards(words[key], key.replace("_", " "), units)
    left = surface.half_width - value if key.startswith("from") else value
    return out, left if "left" in key else 0.0 - left
