"""A place from what people write: `80,50`, `[80, 50]`, `"70 out, 30 left"`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sized
from itertools import islice
from typing import Any, Final, get_args

from polofield.errors import MeasuredError, PlaceError, cut, in_short, not_among
from polofield.given import UNORDERED, finite, is_one_of
from polofield.surfaces import Surface
from polofield.units import TOLERANCE, Units, from_metres

FORMS: Final = "X,Y or words such as '70 out, 30 left' or '70 out, 12 from left boards'"

LONGEST: Final = 200
"""Characters of a place in words."""

# Possessive throughout: what has matched is not tried again, however long it is.
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
        at: (x, y), any sequence or array of two numbers, a Shapely point, text, or a mapping
            with `out` and one of `left`, `right`, `from_left_boards`, `from_right_boards`.
        units: in which its numbers are read.

    Raises:
        PlaceError: not a place, not finite, or off the surface.
    """
    try:
        return surface.spot(*point(surface, at, units))
    except PlaceError as error:
        raise _told(error, at, units) from None


def person_place(surface: Surface, at: Any, units: Units = "yd") -> tuple[float, float]:
    """A place where a person can be: on the playing area or in the run-off round it.

    The arguments are those of `place`.

    Raises:
        PlaceError: not a place, not finite, or beyond run-off or wall.
    """
    x, y = point(surface, at, units)
    if surface.ground.margin(x, y) < -TOLERANCE:
        beyond = "the run-off" if surface.kind == "outdoor" else "the wall"
        raise _told(PlaceError(f"({{}}, {{}}) {{yd}} lies beyond {beyond}", x, y), at, units)
    return x, y


def _told(error: MeasuredError, at: Any, units: Units) -> MeasuredError:
    """The error in the units of the place, after the words that x and y are read from."""
    told = error.in_units(units)
    return PlaceError(f"{_written(at)}: {told}") if error.yards and in_words(at) else told


def _written(at: str | Mapping[str, object]) -> str:
    """A place in words, as a file has it."""
    if isinstance(at, str):
        return in_short(at)
    return cut(f"{{ {', '.join(f'{word} = {value}' for word, value in at.items())} }}")


def in_words(at: Any) -> bool:
    """Whether a place is given in words, which only the side that hits can read, not as x and y."""
    return isinstance(at, dict) or (isinstance(at, str) and not _PAIR.fullmatch(at))


def point(surface: Surface, at: Any, units: Units = "yd") -> tuple[float, float]:
    """The same as `place`, wherever it lies."""
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
        count = len(at) if isinstance(at, Sized) else len(numbers) if len(numbers) < 3 else "more"
        raise PlaceError(f"a place has two numbers, x and y, not {count}: {in_short(at)}")
    x, y = (_yards(value, name, units) for name, value in zip("xy", numbers, strict=True))
    return x, y


def _members(at: Any) -> list[Any]:
    """What a place consists of; of more than two, three."""
    try:
        if isinstance(at, Iterable) and not isinstance(at, UNORDERED):
            return list(islice(at, 3))
    except Exception as error:  # whatever it does that is gone through
        raise PlaceError(f"{in_short(at)} is not a place: give {FORMS}") from error
    raise PlaceError(f"{in_short(at)} is not a place: give {FORMS}")


def _yards(value: object, what: str, units: Units) -> float:
    number = finite(value, what, PlaceError)
    return from_metres(number) if units == "m" else number


def _from_text(surface: Surface, text: str, units: Units) -> tuple[float, float]:
    if len(text) > LONGEST:
        wrong = f"a place of {len(text)} characters: at most {LONGEST} would be right"
        raise PlaceError(f"{wrong}, {FORMS}")
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
            raise PlaceError(f"{in_short(text)} is not a place: give {FORMS}")
        word = f"from_{found[4]}_boards" if found[4] else found[3]
        if word in words:
            raise PlaceError(f"{in_short(text)} says {in_short(found[3])} twice")
        said: Units = units
        if found[2]:
            said = "m" if found[2].startswith("m") else "yd"
        words[word] = _yards(float(found[1]), word.replace("_", " "), said)
    if "out" not in words or len(words) > 2:
        raise PlaceError(f"{in_short(text)} is not a place: give {FORMS}")
    return _from_words(surface, words, "yd")


def _from_words(surface: Surface, words: dict[str, Any], units: Units) -> tuple[float, float]:
    across = [key for key in words if key != "out"]
    known = {"left", "right", "from_left_boards", "from_right_boards"}
    if "out" not in words or len(across) > 1 or not known.issuperset(across):
        raise PlaceError(
            f"{_written(words)} is not a place: give out and one of {', '.join(sorted(known))}"
        )
    out = surface.half_length - _yards(words["out"], "yards out", units)
    if not across:
        return out, 0.0
    (key,) = across
    value = _yards(words[key], key.replace("_", " "), units)
    left = surface.half_width - value if key.startswith("from") else value
    return out, left if "left" in key else 0.0 - left
