"""The letters of an SVG: fonts that it holds, or outlines.

Every reader sees the typeface, for the letters that a figure has are in it as a font. Programs that
leave such fonts alone take the narrowest that they have, and most of them set it as wide as was
measured.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from polofield.layout.metrics import printable, text_width
from polofield.layout.sheet import Text
from polofield.layout.typeface import BARLOW, Face, Typeface
from polofield.render.shapes import text_runs, turned
from polofield.rulings.phrase import number

_NARROW = "'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', sans-serif"


def families(typeface: Typeface) -> str:
    """The typeface itself, where it is installed, and others that are nearly as narrow as ours."""
    others = _NARROW if typeface.family == BARLOW.family else "sans-serif"
    return f"'{typeface.family}', {others}"


def letters_of(text: Text) -> Iterable[tuple[Face, str]]:
    """Which letters a text has of which face."""
    return text.face.runs(printable(text.text))


def font_rules(
    letters: Mapping[Face, Iterable[str]], scope: str, typeface: Typeface, *, haloed: bool
) -> str:
    """A style sheet that brings fonts of these letters to what has the class `scope`.

    The fonts have names of their own, so that a page with several pictures keeps them apart. The
    rule that names them is for all media: programs that know neither media nor such fonts pass
    over it, and find the name of the typeface. Halos are not selected along with their texts.
    """
    rules: list[str] = []
    own: dict[str, str] = {}
    for face, characters in letters.items():
        # a stand-in has a name of its own, for it may have the weight of its face
        family = own.setdefault(face.family, f"{scope}-{len(own) + 1}")
        style = "font-style:italic;" if face.italic else ""
        rules.append(
            f"@font-face{{font-family:{family};font-weight:{face.weight};{style}font-display:swap;"
            f"src:url(data:font/ttf;base64,{_font(face, frozenset(characters))})}}"
        )
    names = ",".join([*own.values(), families(typeface)])
    halos = f".{scope} .halo{{-webkit-user-select:none;user-select:none}}" if haloed else ""
    media = f"@media all{{.{scope}{{font-family:{names}}}{halos}}}"
    return f"{''.join(rules)}{media}" if rules else ""


@lru_cache(maxsize=128)
def _font(face: Face, characters: frozenset[str]) -> str:
    # not deflated, for that differs from one version of zlib to another
    return b64encode(face.subset(characters)).decode("ascii")


def length(text: Text) -> str:
    """Attributes that keep a text as wide as it was measured, in whatever font it is shown.

    One letter has none, nor has a text with letters that no face has: how wide these are is up to
    the font that has them.
    """
    said = printable(text.text).strip(" ")
    if len(said) < 2 or not all(all(map(face.has, run)) for face, run in text.face.runs(said)):
        return ""
    width = number(round(text_width(said, text.size, text.weight, text.italic), 1))
    return f' textLength="{width}" lengthAdjust="spacingAndGlyphs"'


class Outline(NamedTuple):
    """The letters of a text as one path, in font units from where the text is anchored.

    `rest` are letters that no face has, with where they stand on the page.
    """

    d: str
    rest: tuple[tuple[float, float, str], ...]


def outlined(text: Text) -> Outline:
    """The outline of a text."""
    d, rest = [], []
    for along, (face, run) in text_runs(text):
        pen = along / text.size * face.units_per_em
        for character in run:
            if not face.has(character):
                dx, dy = turned(pen * text.size / face.units_per_em, 0, text.turn)
                rest.append((text.x + dx, text.y + dy, character))
            elif path := _glyph(face, character):
                d.append(f"M{number(pen)} 0{path}")
            pen += face.advance(character)
    return Outline("".join(d), tuple(rest))


@lru_cache(maxsize=1024)
def _glyph(face: Face, character: str) -> str:
    """The outline of a character from its origin in font units, y down, by relative steps."""
    d, x, y, first = [], 0.0, 0.0, (0.0, 0.0)
    for step, *to in face.outline(character):
        if step == "Z":
            d.append("z")
            x, y = first
            continue
        offsets = [value - (y if i % 2 else x) for i, value in enumerate(to)]
        dx, dy = offsets[-2:]
        x, y = to[-2:]
        if step == "M":
            first = x, y
        if step == "L" and not (dx and dy):
            d.append(f"h{number(dx)}" if dx else f"v{number(-dy)}")
        else:
            steps = (number(-value if i % 2 else value) for i, value in enumerate(offsets))
            d.append(step.lower() + " ".join(steps).replace(" -", "-"))
    return "".join(d)
