"""Typefaces, and which of them is set in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import get_args

from polofield.layout.typeface.faces import Face, Style, Weight, faces

_STYLES: Mapping[tuple[int, bool], Style] = {
    (500, False): "regular",
    (500, True): "italic",
    (600, False): "semibold",
    (700, False): "bold",
}


@dataclass(frozen=True)
class Typeface:
    """The faces of a family, a face for each style of text on a figure.

    Attributes:
        family: its name, by which programs find it that leave the fonts in a file alone.
        regular: of weight 500.
        italic: the same, slanted.
        semibold: of weight 600.
        bold: of weight 700.
    """

    family: str
    regular: Face
    italic: Face
    semibold: Face
    bold: Face
    _by_weight: dict[tuple[int, bool], Face] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
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
