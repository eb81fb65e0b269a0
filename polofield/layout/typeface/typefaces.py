"""Typefaces, and which of them is set in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final, get_args

from polofield.errors import PolofieldError
from polofield.layout.typeface.faces import Face, Style, Weight, faces
from polofield.values import Fields, check_fields, of

_STYLES: Mapping[tuple[int, bool], Style] = {
    (500, False): "regular",
    (500, True): "italic",
    (600, False): "semibold",
    (700, False): "bold",
}


FAMILY: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,59}")
"""What a family may be called, so that its name can stand in a style sheet as it is."""


def _is_family(value: object) -> bool:
    return isinstance(value, str) and FAMILY.fullmatch(value) is not None


_OF_A_TYPEFACE: Fields = (
    (("family",), _is_family, "up to 60 letters, digits, spaces and . _ -"),
    (get_args(Style), of(Face), "a Face"),
)
"""The tests for the fields of a typeface."""


@dataclass(frozen=True)
class Typeface:
    """The faces of a family, a face for each style of text on a figure.

    Attributes:
        family: its name, by which programs find it that leave the fonts in a file alone.
        regular: of weight 500.
        italic: the same, slanted.
        semibold: of weight 600.
        bold: of weight 700.

    Raises:
        PolofieldError: an invalid field.
    """

    family: str
    regular: Face
    italic: Face
    semibold: Face
    bold: Face
    _by_weight: dict[tuple[int, bool], Face] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_TYPEFACE, PolofieldError)
        found = {key: getattr(self, style) for key, style in _STYLES.items()}
        object.__setattr__(self, "_by_weight", found)

    def face(self, weight: Weight, italic: bool = False) -> Face:
        """The face of a weight.

        Raises:
            ValueError: there is none, as of a bold italic.
        """
        if (face := self._by_weight.get((weight, italic))) is None:
            known = ", ".join(f"{w} italic" if i else f"{w}" for w, i in _STYLES)
            asked = f"{weight} italic" if italic else f"{weight}"
            raise ValueError(f"weight of a face: expected {known}, got {asked}")
        return face


BARLOW = Typeface("Barlow Semi Condensed", *(faces()[style] for style in get_args(Style)))
"""The typeface of every theme that names no other."""

_SET: ContextVar[Typeface] = ContextVar("typeface", default=BARLOW)


@contextmanager
def set_in(typeface: Typeface) -> Iterator[None]:
    """While it lasts, texts are measured and drawn in that typeface."""
    before = _SET.set(typeface)
    try:
        yield
    finally:
        _SET.reset(before)


def typeface_set() -> Typeface:
    """The typeface that texts are set in."""
    return _SET.get()


def face_of(weight: Weight, italic: bool = False) -> Face:
    """The face of a weight in the typeface that texts are set in.

    Raises:
        ValueError: there is none, as of a bold italic.
    """
    return _SET.get().face(weight, italic)
