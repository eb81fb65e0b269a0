"""The fonts that are shipped are those that their source makes, with their licences beside them."""

from importlib.metadata import metadata
from io import BytesIO, StringIO
from pathlib import Path
from unicodedata import category

import make_fonts
import pytest
from fontTools.ttLib import TTFont

FILES = dict(make_fonts.fonts())
LAYOUT = {"GDEF", "GPOS", "GSUB", "MATH", "kern"}
HINTS = {"cvt ", "fpgm", "gasp", "prep"}


def shipped(file):
    return TTFont(make_fonts.FONTS / file)


def content(font):
    """What a font says, however it is packed."""
    font["head"].checkSumAdjustment = 0
    written = StringIO()
    font.saveXML(written, writeVersion=False)
    return written.getvalue()


@pytest.mark.parametrize("file", FILES)
def test_shipped_fonts_are_what_is_made(file):
    made = BytesIO()
    FILES[file]().save(made)
    assert content(TTFont(made)) == content(shipped(file))


def test_nothing_else_is_shipped():
    found = {path.name for path in make_fonts.FONTS.iterdir()}
    assert found == {*FILES, "OFL.txt", "LICENSE_DEJAVU"}
    assert sum(path.stat().st_size for path in make_fonts.FONTS.iterdir()) < 300_000


@pytest.mark.parametrize("file", FILES)
def test_a_font_has_letters_and_nothing_that_programs_disagree_about(file):
    font = shipped(file)
    assert not (LAYOUT | HINTS) & set(font.keys())
    assert font["maxp"].maxSizeOfInstructions == 0
    assert font["head"].unitsPerEm == 1000
    assert font["OS/2"].fsType == 0, "a font may be embedded"


def published(style):
    """Barlow as its designers have it, and as it is here."""
    return TTFont(make_fonts.source(style)), shipped(f"BarlowSemiCondensed-{style}.ttf")


def points(font, name):
    return font["glyf"][name].getCoordinates(font["glyf"])[0]


@pytest.mark.parametrize("style", make_fonts.LETTERS)
def test_figures_are_the_tabular_ones(style):
    theirs, ours = published(style)
    names = ours.getBestCmap()
    spelt = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
    for figure, name in zip("0123456789", spelt, strict=True):
        assert points(ours, names[ord(figure)]) == points(theirs, f"{name}.tf")
    widths = {ours["hmtx"][names[ord(space)]][0] for space in "0123456789\N{FIGURE SPACE}"}
    assert widths == {theirs["hmtx"]["zero.tf"][0]}


@pytest.mark.parametrize("style", make_fonts.LETTERS)
def test_letters_are_those_of_barlow(style):
    theirs, ours = published(style)
    ours_by, theirs_by = ours.getBestCmap(), theirs.getBestCmap()
    same = [code for code in ours_by if code in theirs_by and chr(code) not in "0123456789"]
    assert len(same) == 490
    for code in same:
        assert ours["hmtx"][ours_by[code]] == theirs["hmtx"][theirs_by[code]]
        assert points(ours, ours_by[code]) == points(theirs, theirs_by[code])


@pytest.mark.parametrize(("style", "source"), make_fonts.STAND_INS.items())
@pytest.mark.parametrize(("character", "narrowed"), [("Ж", 0.9), ("ё", 0.9), ("→", 1), ("●", 1)])
def test_a_stand_in_is_dejavu_made_to_fit(style, source, character, narrowed):
    ours = shipped(f"PolofieldStandIn-{style}.ttf")
    theirs = TTFont(make_fonts.DEJAVU / f"{source}.ttf")
    name, their_name = (font.getBestCmap()[ord(character)] for font in (ours, theirs))
    up = make_fonts.HEIGHT * 1000 / theirs["head"].unitsPerEm
    across = narrowed * up
    width, their_width = ours["hmtx"][name][0], theirs["hmtx"][their_name][0]
    assert width == pytest.approx(their_width * across, abs=0.5)
    # a part that is shifted is rounded twice
    fitted = [(x * across, y * up) for x, y in points(theirs, their_name)]
    slanted = "Italic" in style and narrowed < 1
    for (x, y), (wanted_x, wanted_y) in zip(points(ours, name), fitted, strict=True):
        assert y == pytest.approx(wanted_y, abs=1)
        assert x == pytest.approx(wanted_x + (y * 0.12278 if slanted else 0), abs=1.2)


@pytest.mark.parametrize(
    ("style", "stand_in"),
    [("Medium", "Medium"), ("MediumItalic", "MediumItalic"), ("SemiBold", "Bold")],
)
def test_the_two_fonts_share_no_character_and_have_all_together(style, stand_in):
    own = set(shipped(f"BarlowSemiCondensed-{style}.ttf").getBestCmap())
    other = set(shipped(f"PolofieldStandIn-{stand_in}.ttf").getBestCmap())
    assert not own & other
    lacking = set(make_fonts.characters()) - own - other
    assert {category(chr(code)) for code in lacking} == {"Cn"}, "not in Unicode"


def test_licences_are_beside_the_fonts():
    ofl = make_fonts.BARLOW.locate_file("fontpkg_barlow_semi_condensed/LICENSE")
    assert (make_fonts.FONTS / "OFL.txt").read_text("utf-8") == Path(ofl).read_text("utf-8")
    dejavu = make_fonts.DEJAVU / "LICENSE_DEJAVU"
    assert (make_fonts.FONTS / "LICENSE_DEJAVU").read_text("utf-8") == dejavu.read_text("utf-8")


def test_the_package_names_its_licences():
    told = metadata("polofield")
    assert told["License-Expression"] == "MIT AND OFL-1.1 AND Bitstream-Vera"
    assert {"LICENSE", "polofield/layout/typeface/fonts/OFL.txt"} < set(
        told.get_all("License-File")
    )
