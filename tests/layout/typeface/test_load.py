"""Typefaces of a user's own: font files, an installed package, and what is refused."""

import pickle
from io import BytesIO
from pathlib import Path

import matplotlib
import pytest
from fontTools.ttLib import TTFont
from matplotlib.ft2font import FT2Font, LoadFlags
from matplotlib.path import Path as Outline

from polofield.errors import PolofieldError
from polofield.layout.metrics import text_width
from polofield.layout.typeface import BARLOW, face_of, set_in, typeface_set
from polofield.layout.typeface.load import installed, typeface

FONTS = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
SERIF = {
    "regular": FONTS / "DejaVuSerif.ttf",
    "italic": FONTS / "DejaVuSerif-Italic.ttf",
    "bold": FONTS / "DejaVuSerif-Bold.ttf",
}
TEXT = "Knock-in: 60 yd, “é” Å ½ \N{BLACK CHESS KNIGHT}"


@pytest.fixture(scope="module")
def serif():
    return typeface("DejaVu Serif", SERIF)


def test_a_style_that_is_missing_has_a_stand_in(serif):
    assert serif.semibold.file == serif.bold.file == SERIF["bold"]
    assert (serif.semibold.weight, serif.bold.weight) == (600, 700)
    upright = typeface("Serif", {"regular": SERIF["regular"], "bold": SERIF["bold"]})
    assert upright.italic.file == SERIF["regular"]


def test_texts_are_measured_in_the_typeface_that_is_set(serif):
    ours = text_width("Penalty", 12)
    with set_in(serif):
        assert typeface_set() is serif
        theirs = text_width("Penalty", 12)
    font = TTFont(SERIF["regular"])
    names, widths = font.getBestCmap(), font["hmtx"].metrics
    units = sum(widths[names[ord(character)]][0] for character in "Penalty")
    assert theirs == pytest.approx(12 * units / font["head"].unitsPerEm)
    assert theirs != ours == text_width("Penalty", 12)
    assert typeface_set() is BARLOW


def test_letters_that_a_font_lacks_come_from_ours(serif):
    """And those that ours lacks too from its stand-in."""
    with set_in(serif):
        runs = face_of(500).runs("aẽ馬")
    assert runs[0].face == serif.regular
    assert {run.face.family for run in serif.regular.runs("a\N{CHECK MARK}b")} <= {
        "DejaVu Serif",
        "Polofield Stand-in",
        BARLOW.family,
    }
    assert runs[-1].face == BARLOW.regular.stand_in


@pytest.mark.parametrize("style", ["regular", "italic", "bold"])
def test_freetype_draws_a_subset_of_a_hinted_font_as_we_do(serif, style, tmp_path):
    face = getattr(serif, style)
    data = face.subset(TEXT)
    subset = TTFont(BytesIO(data), checkChecksums=2)
    assert {"fpgm", "prep", "cvt ", "GSUB", "kern"}.isdisjoint(subset.keys())
    path = tmp_path / "some.ttf"
    path.write_bytes(data)
    font = FT2Font(str(path))
    font.set_size(face.units_per_em, 72)
    for character in filter(face.has, set(TEXT)):
        font.load_char(ord(character), flags=LoadFlags.NO_HINTING)
        vertices, codes = font.get_path()
        theirs = {tuple(vertex) for vertex in vertices[codes != Outline.CLOSEPOLY].tolist()}
        ours = {step[at : at + 2] for step in face.outline(character) for at in (1, 3)}
        assert theirs == ours - {()}
    for name in subset.getGlyphOrder():
        assert not getattr(subset["glyf"][name], "program", b"")


def test_a_package_of_fonts_is_found_by_its_family():
    found = installed("Barlow Semi Condensed")
    assert found.regular.file.name == "BarlowSemiCondensed-Medium.ttf"
    assert found.italic.file.name == "BarlowSemiCondensed-MediumItalic.ttf"
    assert found.regular.advance("x") == BARLOW.regular.advance("x")


def test_a_typeface_goes_to_other_processes(serif):
    assert pickle.loads(pickle.dumps(serif)) == serif


def changed(tmp_path, name, change):
    font = TTFont(SERIF["regular"])
    change(font)
    font.save(tmp_path / name)
    return {**SERIF, "regular": tmp_path / name}


def test_what_is_no_font_is_refused(tmp_path):
    (tmp_path / "no.ttf").write_bytes(b"OTTO" + bytes(200))
    (tmp_path / "cut.ttf").write_bytes(SERIF["regular"].read_bytes()[:3000])
    for name in ("no.ttf", "cut.ttf"):
        with pytest.raises(PolofieldError, match=rf"^{name}: expected a TrueType font \(\.ttf\)$"):
            typeface("X", {**SERIF, "regular": tmp_path / name})
    with pytest.raises(PolofieldError, match=r"^gone\.ttf: no such file$"):
        typeface("X", {**SERIF, "bold": tmp_path / "gone.ttf"})
    with pytest.raises(PolofieldError, match=r"^bold: missing"):
        typeface("X", {"regular": SERIF["regular"]})
    with pytest.raises(PolofieldError, match=r"^family: expected"):
        typeface("x'}<", SERIF)
    with pytest.raises(PolofieldError, match=r"install fontpkg-no-such-family"):
        installed("No such family")


def test_a_font_that_must_not_be_embedded_is_refused(tmp_path):
    def restrict(font):
        font["OS/2"].fsType = 2

    with pytest.raises(PolofieldError, match="must not be embedded"):
        typeface("X", changed(tmp_path, "mine.ttf", restrict))


def test_a_font_without_the_letters_is_refused(tmp_path):
    def lose(font):
        for table in font["cmap"].tables:
            table.cmap.pop(ord("q"), None)

    with pytest.raises(PolofieldError, match=r"^few\.ttf: the font lacks 'q'$"):
        typeface("X", changed(tmp_path, "few.ttf", lose))
