"""PDF: to the millimetre, text that can be read back, nothing that differs from run to run."""

import cmath
import math
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO

import matplotlib as mpl
import pytest
from matplotlib.figure import Figure
from pypdf import PdfReader
from specimen import NASTY, box, specimen

from polofield.errors import OutputError
from polofield.layout.metrics import text_width
from polofield.layout.sheet import Circle, Group, Path, Text
from polofield.layout.themes import TURF
from polofield.layout.typeface import faces
from polofield.render.mpl.figure import document, figure, onto, pdf

FONTS = {"BarlowSemiCondensed-Medium", "BarlowSemiCondensed-Bold", "PolofieldStandIn-Medium"}


def pages(data):
    return PdfReader(BytesIO(data), strict=True).pages


def page(sheet, **options):
    (only,) = pages(pdf(sheet, **options))
    return only


def drawn(*marks, **changes):
    return page(replace(specimen(), layers=(Group("layer", marks),), **changes))


def operators(only):
    return only.get_contents().get_data().decode("latin-1")


def fonts(only):
    return [font.get_object() for font in only["/Resources"]["/Font"].values()]


def placed(only):
    """Where each piece of text begins and what it says."""
    found = []

    def visit(text, page, line, *_):
        if text.strip():
            found.append((page[4] + line[4], page[5] + line[5], text.strip()))

    only.extract_text(visitor_text=visit)
    return found


def test_page_is_as_large_as_the_sheet():
    assert [float(v) for v in page(specimen()).mediabox] == [0, 0, 510, 465]


@pytest.mark.parametrize(
    "size", [(240, "mm"), (16, "cm"), (13.333, "in"), (300, "pt"), (340, "px")]
)
def test_page_is_as_wide_as_asked(size):
    inches = {"mm": 1 / 25.4, "cm": 1 / 2.54, "in": 1, "pt": 1 / 72, "px": 1 / 96}
    wide = size[0] * inches[size[1]] * 72
    only = page(specimen(), size=size)
    assert float(only.mediabox.width) == pytest.approx(wide, abs=1e-9)
    assert float(only.mediabox.height) == pytest.approx(wide * 620 / 680, abs=1e-9)


@pytest.mark.parametrize("size", [(0, "mm"), (-1, "in"), (float("nan"), "pt"), (5, "ell")])
def test_impossible_sizes_are_refused(size):
    with pytest.raises(OutputError):
        pdf(specimen(), size=size)


def test_a_page_for_every_figure():
    small = replace(specimen(), width=340, height=340)
    data = document(map(figure, (specimen(), small)), title="two", subject="sizes")
    first, second = pages(data)
    assert [float(v) for v in first.mediabox] == [0, 0, 510, 465]
    assert [float(v) for v in second.mediabox] == [0, 0, 255, 255]
    assert "Penalty 5a" in first.extract_text()
    assert "Penalty 5a" in second.extract_text()
    assert dict(PdfReader(BytesIO(data)).metadata) == {"/Title": "two", "/Subject": "sizes"}


def test_text_can_be_read_back_once():
    text = page(specimen()).extract_text()
    for words in ("Penalty 5a · from the spot", "≥ ½ →", "43 yd", "Blue attacks"):
        assert text.count(words) == 1
    for words in NASTY:
        if words.isascii():
            assert words.replace("\x07", "") in text


def test_fonts_are_ours_and_embedded():
    used = fonts(page(specimen()))
    assert {font["/BaseFont"].partition("+")[2] for font in used} == FONTS
    for font in used:
        assert font["/Subtype"] == "/Type3"
        assert font["/CharProcs"]
        assert font["/ToUnicode"]


def test_letters_stand_as_measured():
    """The arrow, which is of another part of the font, is where the letters before it end."""
    words = "AVATAR Way To fi ffi"
    only = drawn(Text(0, 20, words + "→", 40, "ink"))
    (arrow,) = (x for x, _, text in placed(only) if text == "→")
    # matplotlib rounds every letter to a 64th of a point
    assert arrow == pytest.approx(text_width(words, 40) * 0.75, abs=len(words) / 128)


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_text_is_placed_by_anchor(anchor):
    width = text_width("Rule", 12)
    x = {"start": 100, "middle": 100 - width / 2, "end": 100 - width}[anchor]
    ((left, bottom, text),) = placed(drawn(Text(100, 50, "Rule", 12, "ink", anchor=anchor)))
    assert text == "Rule"
    assert (left, bottom) == pytest.approx((x * 0.75, (620 - 50) * 0.75), abs=1e-6)


@pytest.mark.parametrize("turn", [90, -30, 200.5])
@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_a_turned_text_turns_about_its_place(turn, anchor):
    width = text_width("Rule", 12)
    along = {"start": 0, "middle": -width / 2, "end": -width}[anchor]
    only = drawn(Text(100, 50, "Rule", 12, "ink", anchor=anchor, turn=turn, halo=2))
    ((left, bottom, text),) = placed(only)
    start = complex(100, 50) + along * cmath.rect(1, math.radians(turn))
    assert text == "Rule"
    assert (left, bottom) == pytest.approx((start.real * 0.75, (620 - start.imag) * 0.75), abs=1e-4)
    matrix = re.search(r"(\S+)\s(\S+)(?:\s\S+){4}\scm\s+BT", operators(only))
    across, up = map(float, matrix.groups())
    # a PDF has y up
    assert math.degrees(math.atan2(-up, across)) % 360 == pytest.approx(turn % 360, abs=0.01)


@pytest.mark.parametrize("face", faces().values(), ids=faces())
def test_each_face_is_embedded(face):
    only = drawn(Text(10, 50, "Blue 30 yd", 12, "ink", weight=face.weight, italic=face.italic))
    (font,) = fonts(only)
    assert font["/BaseFont"].partition("+")[2] == face.name
    assert only.extract_text() == "Blue 30 yd"


def test_unknown_letters_are_boxes_and_the_rest_stays_text():
    only = drawn(Text(10, 50, "polo 馬球 polo", 12, "ink"))
    assert only.extract_text().split() == ["polo", "polo"]


def test_halo_is_no_second_text():
    bare = drawn(Text(10, 50, "30 yd", 12, "label"))
    rimmed = drawn(Text(10, 50, "30 yd", 12, "label", halo=3))
    assert rimmed.extract_text().strip() == "30 yd"
    assert "\nS\n" not in operators(bare)
    assert operators(rimmed).count("\nS\n") == 1
    assert operators(rimmed).index("\nS\n") < operators(rimmed).index("\nBT\n")


def test_opacity_is_of_the_fill_alone():
    only = drawn(Path((box(0, 0, 9, 9),), "closed", width=1), Circle(5, 5, 2, "ball"))
    states = only["/Resources"]["/ExtGState"].values()
    opacities = {(float(s["/CA"]), float(s["/ca"])) for s in (s.get_object() for s in states)}
    assert {(1, TURF["closed"].opacity), (1, 1)} <= opacities
    assert {fill for _, fill in opacities} == {TURF["closed"].opacity, 1}


def test_metadata_has_words_and_no_dates():
    assert dict(PdfReader(BytesIO(pdf(specimen()))).metadata) == {
        "/Title": "Penalty 5a & <others>",
        "/Subject": "Ball 70 yd out, 43 yd from the side. Blue & Yellow line up.",
    }


def test_sheet_without_text():
    only = drawn(Circle(5, 5, 2, "ball"))
    assert only.extract_text() == ""
    assert fonts(only) == []


def test_figures_and_axes_keep_real_text():
    made = Figure(figsize=(6, 6))
    onto(specimen(), made.add_subplot())
    for one in (figure(specimen()), made):
        target = BytesIO()
        one.savefig(target, format="pdf")
        (only,) = pages(target.getvalue())
        assert "Penalty 5a · from the spot" in only.extract_text()


def test_kind_of_font_is_the_users():
    with mpl.rc_context({"pdf.fonttype": 42}):
        only = page(specimen())
    assert {font["/Subtype"] for font in fonts(only)} == {"/Type0"}
    assert "≥ ½ →" in only.extract_text()


@pytest.mark.parametrize("setting", [{"pdf.use14corefonts": True}, {"ps.fonttype": 42}])
def test_outlines_where_our_font_cannot_be_embedded(setting):
    with mpl.rc_context(setting):
        only = page(specimen())
    assert only.extract_text() == ""
    assert operators(only).count("\nf\n") > operators(page(specimen())).count("\nf\n")


def test_threads():
    before = dict(mpl.rcParams)
    wanted = pdf(specimen())
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(lambda _: pdf(specimen()), range(12))) == {wanted}
    assert dict(mpl.rcParams) == before
