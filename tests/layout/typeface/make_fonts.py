"""Write the fonts of `polofield/layout/typeface/fonts` from those that their designers publish.

Run `python tests/typeface/make_fonts.py` when the characters below change. Barlow Semi Condensed
comes from the package `fontpkg-barlow-semi-condensed`, DejaVu Sans from matplotlib. What is written
has no hints and no layout tables, so that a letter takes the same room in every program, and
whatever can be left out is.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from importlib.metadata import distribution
from pathlib import Path

import matplotlib
from fontTools.misc.roundTools import otRound
from fontTools.pens.filterPen import DecomposingFilterPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import cmap_format_4
from fontTools.ttLib.tables._g_l_y_f import Glyph

FONTS = Path(__file__).parents[3] / "polofield" / "layout" / "typeface" / "fonts"
BARLOW = distribution("fontpkg-barlow-semi-condensed")
DEJAVU = Path(matplotlib.get_data_path()) / "fonts" / "ttf"

CHARACTERS = (
    # Latin: the Americas, Europe, romanised Hindi, Chinese, Vietnamese
    "0020-007e 00a0-00ac 00ae-017f 018f 0192 01a0-01a1 01af-01b0 01cd-01dc 01e6-01e7 01f4-01f5 "
    "01fa-01ff 0218-021b 0232-0233 0254 0259 02b9-02bc 02c6-02c7 02d8-02dd 0300-0304 0306-030c "
    "0323 0327-0328 1e0c-1e0d 1e24-1e25 1e2a-1e2b 1e36-1e37 1e40-1e47 1e5a-1e5b 1e62-1e63 "
    "1e6c-1e6d 1e80-1e85 1e92-1e93 1e9e 1ea0-1ef9 fb01-fb02 "
    # Greek; Cyrillic with Ukrainian, Kazakh, Mongolian
    "0384-03ce 0400-045f 0490-0493 049a-049b 04a2-04a3 04ae-04b1 04ba-04bb 04d8-04d9 04e8-04e9 "
    # punctuation, raised and lowered figures, currencies, fractions
    "2002-200a 2010-2015 2018-201e 2020-2022 2026 202f-2030 2032-2033 2039-203a 203d 2044 205f "
    "2070-208e 20a6 20a8 20ac 20b1 20b9-20ba 20bd 2103 2109 2113 2116 2122 2126 2150-215e "
    # arrows, maths, shapes, ticks and crosses
    "2190-2199 21a9-21aa 21ba-21bb 21d0-21d4 2200 2202-2203 2205-2209 220f 2211-2213 2217-221a "
    "221e 2220 2225 2227-222b 2234 2248 2260-2261 2264-2265 2282-2287 22a5 22c5 2300 25a0-25a1 "
    "25b2-25b3 25b6-25b7 25bc-25bd 25c0-25c1 25c6-25c7 25cb 25cf 2605-2606 2640 2642 2713-2718"
)

LETTERS = ("Medium", "MediumItalic", "SemiBold", "Bold")
"""The styles of Barlow Semi Condensed that are taken."""
STAND_INS = {"Medium": "DejaVuSans", "MediumItalic": "DejaVuSans", "Bold": "DejaVuSans-Bold"}
"""The styles of the stand-in, each with the font that it is made from."""

SYMBOLS = 0x2190
"""From here on characters are arrows, signs and shapes, which are neither narrowed nor slanted."""
HEIGHT, NARROWED, SLANT = 0.945, 0.9, math.tan(math.radians(7))
"""What makes DejaVu Sans as tall, about as narrow and, in italics, as slanted as Barlow.

The height lies between what would make the lower-case letters and the capitals equal.
"""
EM = 1000


def characters() -> Iterator[int]:
    """Every character that a font may have, in order."""
    for part in CHARACTERS.split():
        first, _, last = part.partition("-")
        yield from range(int(first, 16), int(last or first, 16) + 1)


def source(style: str) -> Path:
    """The file of a style of Barlow Semi Condensed as its designers have it."""
    file = f"fontpkg_barlow_semi_condensed/files/BarlowSemiCondensed-{style}.ttf"
    return Path(BARLOW.locate_file(file))


def letters(style: str) -> TTFont:
    """A style of Barlow Semi Condensed, its figures all of one width, and spaces as they should be.

    Programs disagree about the feature that makes figures tabular, so they stand where the
    proportional ones did. The spaces that Barlow lacks are as wide as Unicode says, and the
    hyphen that does not break is the one that does.
    """
    font = TTFont(source(style), recalcTimestamp=False)
    (tabular,) = {
        index
        for record in font["GSUB"].table.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
        for index in record.Feature.LookupListIndex
    }
    (swaps,) = font["GSUB"].table.LookupList.Lookup[tabular].SubTable
    names = {code: swaps.mapping.get(name, name) for code, name in font.getBestCmap().items()}
    names[0x2011] = names[0x2010]
    spaces = {
        0x2002: EM / 2, 0x2003: EM, 0x2004: EM / 3, 0x2005: EM / 4, 0x2006: EM / 6,
        0x2007: font["hmtx"][names[ord("0")]][0], 0x2008: font["hmtx"][names[ord(".")]][0],
        0x2009: EM / 5, 0x200A: EM / 10, 0x202F: EM / 5, 0x205F: EM * 4 / 18,
    }  # fmt: skip
    for code, width in spaces.items():
        names[code] = name = f"uni{code:04X}"
        font.setGlyphOrder([*font.getGlyphOrder(), name])
        font["glyf"][name] = Glyph()
        font["hmtx"][name] = otRound(width), 0
    kept = {code: names[code] for code in characters() if code in names}
    copyright = font["name"].getDebugName(0)
    _keep(font, kept)
    weight = style.removesuffix("Italic")
    _name(font, copyright, f"Barlow Semi Condensed {weight}", f"BarlowSemiCondensed-{style}")
    return font


def stand_in(style: str) -> TTFont:
    """A style of DejaVu Sans that goes with Barlow, for the characters that Barlow lacks.

    What neither has is a box an em wide, as wide as the letters of China, Korea and Japan are.
    """
    font = TTFont(DEJAVU / f"{STAND_INS[style]}.ttf", recalcTimestamp=False)
    barlow = letters(style)
    names, missing = font.getBestCmap(), set(characters()) - set(barlow.getBestCmap())
    copyright = " ".join(font["name"].getDebugName(0).split())
    _stand_alone(font, {names[code] for code in missing if code in names and code >= SYMBOLS})
    _keep(font, {code: names[code] for code in sorted(missing) if code in names})
    narrowed = HEIGHT * NARROWED, SLANT * HEIGHT if "Italic" in style else 0.0, HEIGHT
    _fit(font, narrowed, (HEIGHT, 0.0, HEIGHT))
    pen = TTGlyphPen(None)
    for x, y in ((90, 0), (150, 60)):
        pen.moveTo((x, y))
        corners = [(EM - x, y), (EM - x, 700 - y), (x, 700 - y)]
        for corner in corners if y else corners[::-1]:
            pen.lineTo(corner)
        pen.closePath()
    font["glyf"][".notdef"], font["hmtx"][".notdef"] = pen.glyph(), (EM, 90)
    for table, fields in {
        "hhea": ("ascent", "descent", "lineGap", "caretSlopeRise", "caretSlopeRun"),
        "OS/2": (
            *("sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent", "usWinDescent"),
            *("usWeightClass", "fsSelection", "sxHeight", "sCapHeight"),
            *("usDefaultChar", "usBreakChar", "usMaxContext", "version"),
        ),
        "head": ("macStyle",),
        "post": ("italicAngle", "underlinePosition", "underlineThickness"),
    }.items():
        for field in fields:
            setattr(font[table], field, getattr(barlow[table], field))
    _name(font, copyright, "Polofield Stand-in", f"PolofieldStandIn-{style}")
    return font


def _keep(font: TTFont, names: dict[int, str]) -> None:
    """Leave only the glyphs of these characters, and of the tables what drawing them needs."""
    table = cmap_format_4(4)
    table.platformID, table.platEncID, table.language, table.cmap = 3, 1, 0, names
    font["cmap"].tables = [table]
    options = Options()
    options.hinting = options.glyph_names = options.legacy_cmap = False
    options.layout_features, options.notdef_outline = [], True
    options.drop_tables += ["DSIG", "FFTM", "GDEF", "GPOS", "GSUB", "MATH", "gasp", "kern"]
    cutter = Subsetter(options)
    cutter.populate(unicodes=names)
    cutter.subset(font)
    # A format that has no room for the names of glyphs.
    font["post"].formatType = 3.0
    _order(font)


def _stand_alone(font: TTFont, symbols: set[str]) -> None:
    """Make those glyphs have no parts, for a part of theirs may be one of a letter too."""
    glyphs = font["glyf"]
    for name in symbols:
        if glyphs[name].isComposite():
            pen = TTGlyphPen(None)
            font.getGlyphSet()[name].draw(DecomposingFilterPen(pen, font.getGlyphSet()))
            glyphs[name] = pen.glyph()


def _order(font: TTFont) -> None:
    """Glyphs in the order of their characters, then those that are only parts of others."""
    names = font.getBestCmap()
    order = dict.fromkeys([".notdef", *(names[code] for code in sorted(names))])
    parts = sorted(set(font.getGlyphOrder()) - set(order), key=font.getGlyphID)
    glyphs = {name: font["glyf"][name] for name in font.getGlyphOrder()}
    font.setGlyphOrder([*order, *parts])
    font["glyf"].glyphOrder, font["glyf"].glyphs = font.getGlyphOrder(), glyphs


def _fit(
    font: TTFont, letter: tuple[float, float, float], symbol: tuple[float, float, float]
) -> None:
    """Scale all glyphs to our em and by (x, slant, y), the factors for letters or for symbols."""
    glyphs, scale = font["glyf"], EM / font["head"].unitsPerEm
    symbols = {name for code, name in font.getBestCmap().items() if code >= SYMBOLS}
    for name in font.getGlyphOrder():
        glyph, (x, slant, y) = glyphs[name], symbol if name in symbols else letter
        if glyph.isComposite():
            for part in glyph.components:
                part.x, part.y = part.x * x + part.y * slant, part.y * y
                part.x, part.y = otRound(part.x * scale), otRound(part.y * scale)
        elif glyph.numberOfContours:
            glyph.coordinates.transform(((x * scale, 0), (slant * scale, y * scale)))
            glyph.coordinates.toInt()
        font["hmtx"][name] = otRound(font["hmtx"][name][0] * x * scale), 0
    font["head"].unitsPerEm = EM
    for name in font.getGlyphOrder():
        glyphs[name].recalcBounds(glyphs)
        font["hmtx"][name] = font["hmtx"][name][0], getattr(glyphs[name], "xMin", 0)
    font["OS/2"].recalcAvgCharWidth(font)


def _name(font: TTFont, copyright: str, family: str, name: str) -> None:
    style = "Italic" if name.endswith("Italic") else "Regular"
    font["name"].names = []
    for number, text in {0: copyright, 1: family, 2: style, 6: name}.items():
        font["name"].setName(text, number, 1, 0, 0)


def fonts() -> Iterator[tuple[str, Callable[[], TTFont]]]:
    """The name of every file, and what makes its font."""
    for style in LETTERS:
        yield f"BarlowSemiCondensed-{style}.ttf", lambda style=style: letters(style)
    for style in STAND_INS:
        yield f"PolofieldStandIn-{style}.ttf", lambda style=style: stand_in(style)


if __name__ == "__main__":
    for file, made in fonts():
        made().save(FONTS / file)
        print(file, (FONTS / file).stat().st_size)
