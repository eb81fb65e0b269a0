"""The faces that figures are set in, and how wide their texts are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Literal, NamedTuple
from unicodedata import category, normalize

from polofield.layout.typeface import subset
from polofield.layout.typeface.truetype import NOTDEF, Command, TrueType, file_of, read

Style = Literal["regular", "italic", "semibold", "bold"]
Weight = Literal[500, 600, 700]

_UNDRAWN = {"Cc", "Cf", "Cs", "Zl", "Zp"}
"""Controls, joiners, halves of pairs and ends of lines: they draw nothing and take no room."""
_MARKS = {"Mn", "Mc", "Me"}
"""Accents and the like, which go with the letter before them."""

LONGEST_KEPT = 200
"""Characters of a text whose width is kept: a long one is no label, and does not come again."""


class Run(NamedTuple):
    """A part of a text whose characters come from one face."""

    face: Face
    text: str


@dataclass(frozen=True)
class Face:
    """A weight and style, read from its file when something about it is first asked.

    Lengths are in font units, of which an em has `units_per_em`, y upward. Nothing kerns and no
    two letters merge: a text is as wide as its letters together.
    """

    name: str
    """The PostScript name, by which a PDF calls the face; its file has it too."""
    family: str
    weight: int
    italic: bool
    stand_in: Face | None = None
    """The face for the characters that this one lacks."""
    path: Path | None = None
    """Its file, where that is not one of this package."""

    def __hash__(self) -> int:
        # quicker than that of all fields, for every text that is measured needs it
        return hash(self.name)

    def __reduce__(self) -> tuple[object, ...]:
        # without the font, which is read again where it is needed
        own = self.name, self.family, self.weight, self.italic, self.stand_in, self.path
        return Face, own

    @cached_property
    def _font(self) -> TrueType:
        return read(self.file)

    @property
    def file(self) -> Path:
        """Where the whole font is, for a library that wants to read it itself."""
        return file_of(self.name) if self.path is None else self.path

    @property
    def units_per_em(self) -> int:
        """Font units to the em."""
        return self._font.units_per_em

    @property
    def ascent(self) -> int:
        """How far above the baseline a line of text begins."""
        return self._font.ascent

    @property
    def descent(self) -> int:
        """Where a line of text ends, which is below the baseline and so less than 0."""
        return self._font.descent

    @property
    def cap_height(self) -> int:
        """How high capitals and figures are."""
        return self._font.cap_height

    @property
    def x_height(self) -> int:
        """How high lower-case letters without a stroke upward are."""
        return self._font.x_height

    @property
    def italic_angle(self) -> float:
        """How many degrees the letters lean, less than 0 where they lean to the right."""
        return self._font.italic_angle

    @property
    def bounds(self) -> tuple[int, int, int, int]:
        """The box round all letters laid on each other: left, bottom, right, top."""
        return self._font.bounds

    def has(self, character: str) -> bool:
        """Whether the face itself has the character."""
        return character in self._font.glyphs

    def advance(self, character: str) -> int:
        """How far the character moves the pen; for one that the face lacks, its empty box."""
        font = self._font
        known = font.advances.get(_one(character))
        return font.metrics[NOTDEF][0] if known is None else known

    def outline(self, character: str) -> tuple[Command, ...]:
        """The character's outline from its origin; for one that the face lacks, its empty box.

        Contours are filled by the non-zero rule. See `Command` for the steps.
        """
        font = self._font
        return font.outline(font.glyphs.get(_one(character), NOTDEF))

    def width(self, text: str, size: float, spacing: float = 0.0) -> float:
        """How wide a text is, in the unit of `size`, those parts of it that stand in included.

        Args:
            text: one line.
            size: the font size.
            spacing: room after every letter, the last one too, in ems, as CSS and PDF add it.
        """
        width = (_kept_ems if len(text) <= LONGEST_KEPT else _ems)(self, text)
        if spacing:
            width += spacing * _letters(text)
        return size * width

    def runs(self, text: str) -> tuple[Run, ...]:
        """The text in parts, each with the face that its characters come from.

        A letter and the marks over it come from one face: this one if it has them, else the
        stand-in. Characters that neither has go to the stand-in, which draws an empty box an em
        wide. The parts are what is drawn: letters and marks are joined where a face has a
        character for both, and what draws nothing is left out.
        """
        plain = normalize("NFC", text)
        if plain and self._font.glyphs.keys() >= set(plain) and category(plain[0]) not in _MARKS:
            return (Run(self, plain),)
        parts: list[tuple[Face, str]] = []
        for cluster in _clusters("".join(map(self._drawable, plain))):
            face = self._face_of(cluster)
            drawn = cluster[0] + "".join(mark for mark in cluster[1:] if face.has(mark))
            if parts and parts[-1][0] is face:
                parts[-1] = face, parts[-1][1] + drawn
            else:
                parts.append((face, drawn))
        return tuple(Run(face, part) for face, part in parts)

    def _drawable(self, character: str) -> str:
        """The character, or where only the letter in it is known, the letter and its marks."""
        if self._knows(character):
            return character
        apart = normalize("NFD", character)
        return apart if self._knows(apart[0]) else character

    def _knows(self, character: str) -> bool:
        other = self.stand_in
        return self.has(character) or (other is not None and other._knows(character))

    def _face_of(self, cluster: str) -> Face:
        """The first face that has all of a letter and its marks, else the one with the letter."""
        if self.stand_in is None or all(map(self.has, cluster)):
            return self
        other = self.stand_in._face_of(cluster)
        return other if all(map(other.has, cluster)) or not self.has(cluster[0]) else self

    def glyph_ids(self, characters: Iterable[str]) -> dict[str, int]:
        """The glyph of each character in the `subset` of the same characters.

        They count from 1 in the order of the characters. One that the face lacks is left out:
        its glyph is 0.
        """
        return subset.glyph_ids(self._font, characters)

    def subset(self, characters: Iterable[str]) -> bytes:
        """A TrueType font with those of the characters that the face has.

        It has what browsers and PDF need, and is the same bytes for the same characters everywhere.
        """
        return subset.sfnt(self._font, characters)

    def woff(self, characters: Iterable[str]) -> bytes:
        """The `subset` as WOFF 1.0, deflated: smaller, but how small is up to zlib's version."""
        return subset.woff(self.subset(characters))


def _one(character: str) -> str:
    if len(character) != 1:
        raise ValueError(f"expected one character, got {character!r}")
    return character


def _ems(face: Face, text: str) -> float:
    """How wide a text is, in ems."""
    font = face._font
    try:
        return sum(map(font.advances.__getitem__, normalize("NFC", text))) / font.units_per_em
    except KeyError:
        runs = face.runs(text)
        return sum(sum(map(run.face.advance, run.text)) / run.face.units_per_em for run in runs)


_kept_ems = lru_cache(maxsize=4096)(_ems)


def _letters(text: str) -> int:
    """How many letters of a text have room after them."""
    return sum(1 for _ in _clusters(normalize("NFC", text)))


def _clusters(text: str) -> Iterator[str]:
    """Every drawn character with the marks that belong to it.

    A mark that no character comes before is dropped.
    """
    cluster = ""
    for character in text:
        kind = category(character)
        if kind in _MARKS:
            cluster = cluster and cluster + character
        elif kind not in _UNDRAWN:
            if cluster:
                yield cluster
            cluster = character
    if cluster:
        yield cluster


def _barlow(style: str, weight: int, stand_in: Face) -> Face:
    """A face of Barlow Semi Condensed, and what stands in for letters that it lacks."""
    name, italic = f"BarlowSemiCondensed-{style}", stand_in.italic
    return Face(name, "Barlow Semi Condensed", weight, italic, stand_in)


_MEDIUM, _ITALIC, _BOLD = (
    Face(f"PolofieldStandIn-{style}", "Polofield Stand-in", weight, style == "MediumItalic")
    for style, weight in (("Medium", 500), ("MediumItalic", 500), ("Bold", 700))
)
_FACES: Mapping[Style, Face] = MappingProxyType(
    {
        "regular": _barlow("Medium", 500, _MEDIUM),
        "italic": _barlow("MediumItalic", 500, _ITALIC),
        "semibold": _barlow("SemiBold", 600, _BOLD),
        "bold": _barlow("Bold", 700, _BOLD),
    }
)


def faces() -> Mapping[Style, Face]:
    """The faces of Barlow Semi Condensed by their style; none is read until it is needed."""
    return _FACES
