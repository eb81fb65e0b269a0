"""The part of DejaVu Sans that a PDF embeds: the letters on its page and no others."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path

FILES = {False: "DejaVuSans.ttf", True: "DejaVuSans-Bold.ttf"}

# what a PDF has no use for: layout, hints, names, and tables of other systems
_DROPPED = [
    "FFTM", "GDEF", "GPOS", "GSUB", "MATH", "OS/2", "cvt ", "fpgm", "gasp", "kern", "name", "post",
    "prep",
]  # fmt: skip


@dataclass(frozen=True)
class Face:
    """A font program and what a PDF has to say about it; lengths in thousandths of an em.

    Attributes:
        name: with the tag that tells one set of letters from another.
        program: the TrueType file.
        codes: the glyph of every letter.
        widths: of the glyphs, from 0 on.
        box: that all glyphs lie in.
        ascent: of the tallest line.
        descent: of the deepest, negative.
    """

    name: str
    program: bytes
    codes: dict[str, int]
    widths: tuple[float, ...]
    box: tuple[int, ...]
    ascent: int
    descent: int

    def to_unicode(self) -> str:
        """The CMap from glyphs to characters, for searching and copying."""
        pairs: dict[int, str] = {}
        for letter, code in self.codes.items():
            pairs.setdefault(code, letter)
        lines = [f"<{code:04X}> <{ord(letter):04X}>" for code, letter in sorted(pairs.items())]
        blocks = [lines[i : i + 100] for i in range(0, len(lines), 100)]
        body = "\n".join(
            f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar" for block in blocks
        )
        return (
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n"
            "/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def\n"
            "/CMapName /Adobe-Identity-UCS def /CMapType 2 def\n"
            "1 begincodespacerange <0000> <FFFF> endcodespacerange\n"
            f"{body}\nendcmap CMapName currentdict /CMap defineresource pop end end"
        )


@lru_cache(maxsize=64)
def face(bold: bool, letters: str) -> Face:
    """The regular or the bold face with just `letters`, which it must have."""
    import matplotlib
    from fontTools.subset import Options, Subsetter
    from fontTools.ttLib import TTFont

    options = Options(
        drop_tables=_DROPPED, hinting=False, layout_features=[], notdef_outline=True,
        recalc_timestamp=False,
    )  # fmt: skip
    with TTFont(
        Path(matplotlib.get_data_path()) / "fonts" / "ttf" / FILES[bold], recalcTimestamp=False
    ) as font:
        per_mille = 1000 / font["head"].unitsPerEm
        subsetter = Subsetter(options)
        subsetter.populate(text=letters)
        subsetter.subset(font)
        names = font.getBestCmap()
        program = BytesIO()
        font.save(program)
        head, line = font["head"], font["hhea"]
        digest = hashlib.sha256(letters.encode()).digest()
        tag = "".join(chr(ord("A") + byte % 26) for byte in digest[:6])
        return Face(
            name=f"{tag}+{FILES[bold].removesuffix('.ttf')}",
            program=program.getvalue(),
            codes={letter: font.getGlyphID(names[ord(letter)]) for letter in letters},
            widths=tuple(font["hmtx"][name][0] * per_mille for name in font.getGlyphOrder()),
            box=tuple(
                round(edge * per_mille) for edge in (head.xMin, head.yMin, head.xMax, head.yMax)
            ),
            ascent=round(line.ascent * per_mille),
            descent=round(line.descent * per_mille),
        )
