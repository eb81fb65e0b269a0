"""PDF: to the millimetre, text that can be read back, nothing that differs from run to run."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from pathlib import Path as FilePath

import matplotlib as mpl
import pytest
from pypdf import PdfReader
from specimen import NASTY, box, specimen

from polofield.errors import OutputError
from polofield.layout.metrics import text_width
from polofield.layout.sheet import Circle, Group, Path, Text
from polofield.layout.themes import TURF
from polofield.render.pdf import pdf

ROOT = FilePath(__file__).parents[2]


def page(sheet, **options):
    (only,) = PdfReader(BytesIO(pdf(sheet, **options)), strict=True).pages
    return only


def drawn(*marks, **changes):
    return page(replace(specimen(), layers=(Group("layer", marks),), **changes))


def operators(only):
    return only.get_contents().get_data().decode("ascii")


def fonts(only):
    return {name: font.get_object() for name, font in only["/Resources"]["/Font"].items()}


def test_page_is_as_large_as_the_sheet():
    assert [float(v) for v in page(specimen()).mediabox] == [0, 0, 510, 465]


@pytest.mark.parametrize(
    "size", [(240, "mm"), (16, "cm"), (13.333, "in"), (300, "pt"), (340, "px")]
)
def test_page_is_as_wide_as_asked(size):
    inches = {"mm": 1 / 25.4, "cm": 1 / 2.54, "in": 1, "pt": 1 / 72, "px": 1 / 96}
    wide = size[0] * inches[size[1]] * 72
    only = page(specimen(), size=size)
    assert float(only.mediabox.width) == pytest.approx(wide, abs=1e-3)
    assert float(only.mediabox.height) == pytest.approx(wide * 620 / 680, abs=1e-3)


@pytest.mark.parametrize("size", [(0, "mm"), (-1, "in"), (float("nan"), "pt"), (5, "ell")])
def test_impossible_sizes_are_refused(size):
    with pytest.raises(OutputError):
        pdf(specimen(), size=size)


def test_text_can_be_read_back_once():
    text = page(specimen()).extract_text()
    for words in ("Penalty 5a · from the spot", "≥ ½ →", "43 yd", "Blue attacks"):
        assert text.count(words) == 1
    for words in NASTY:
        if words.isascii():
            assert words.replace("\x07", "") in text


def test_fonts_are_embedded_truetype():
    used = fonts(page(specimen()))
    assert set(used) == {"/Regular", "/Bold"}
    for font in used.values():
        (descendant,) = (d.get_object() for d in font["/DescendantFonts"])
        assert font["/Subtype"] == "/Type0"
        assert descendant["/Subtype"] == "/CIDFontType2"
        assert "DejaVuSans" in font["/BaseFont"]
        program = descendant["/FontDescriptor"]["/FontFile2"].get_data()
        assert program[:4] == b"\0\1\0\0"
        assert len(program) < 8_000


def test_widths_are_those_that_were_measured():
    only = drawn(Text(10, 20, "Way To", 10, "ink"))
    (font,) = fonts(only).values()
    widths = font["/DescendantFonts"][0].get_object()["/W"][1]
    codes = operators(only).split("<")[1].split(">")[0]
    glyphs = [int(codes[i : i + 4], 16) for i in range(0, len(codes), 4)]
    total = sum(float(widths[glyph]) for glyph in glyphs) / 100
    assert total == pytest.approx(text_width("Way To", 10), abs=1e-3)


def test_text_is_placed_by_anchor():
    width = text_width("Rule", 12)
    for anchor, x in (("start", 100), ("middle", 100 - width / 2), ("end", 100 - width)):
        written = operators(drawn(Text(100, 50, "Rule", 12, "ink", anchor=anchor)))
        place = written.split("1 0 0 -1 ")[1].split(" Tm")[0]
        assert [float(v) for v in place.split()] == pytest.approx([x, 50], abs=0.005)


def test_unknown_letters_are_boxes_and_the_rest_stays_text():
    only = drawn(Text(10, 50, "polo 馬球 polo", 12, "ink"))
    assert only.extract_text().split() == ["polo", "polo"]
    assert operators(only).count("Tj") == 2


def test_halo_is_no_second_text():
    only = drawn(Text(10, 50, "30 yd", 12, "label", halo=3))
    assert only.extract_text() == "30 yd"
    assert " S Q" in operators(only)


def test_opacity_is_of_the_fill_alone():
    only = drawn(Path((box(0, 0, 9, 9),), "keep-out-both", width=1), Circle(5, 5, 2, "ball"))
    states = only["/Resources"]["/ExtGState"]
    (state,) = (s.get_object() for s in states.values())
    assert float(state["/ca"]) == TURF["keep-out-both"].opacity
    assert "/CA" not in state
    assert operators(only).count(" gs") == 1


def test_metadata_has_words_and_no_dates():
    reader = PdfReader(BytesIO(pdf(specimen())))
    assert dict(reader.metadata) == {
        "/Title": "Penalty 5a & <others>",
        "/Subject": "Ball 70 yd out, 43 yd from the side. Blue & Yellow line up.",
        "/Producer": "polofield",
    }
    assert reader.root_object["/Lang"] == "en"


def test_sheet_without_text():
    only = drawn(Circle(5, 5, 2, "ball"))
    assert only.extract_text() == ""
    assert fonts(only) == {}


SCRIPT = """
import hashlib, sys
import matplotlib as mpl
for name in sys.argv[1:]:
    key, _, value = name.partition("=")
    mpl.rcParams[key] = value
from specimen import specimen
from polofield.render.pdf import pdf
print(hashlib.sha256(pdf(specimen())).hexdigest(), "matplotlib.pyplot" in sys.modules)
"""


def run(*settings, **environment):
    path = os.pathsep.join([str(ROOT), str(FilePath(__file__).parent)])
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *settings],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_same_bytes_whatever_the_process_and_the_settings():
    settings = ("pdf.fonttype=3", "pdf.compression=0", "font.family=serif")
    runs = {
        run(PYTHONHASHSEED="1", TZ="UTC", SOURCE_DATE_EPOCH="0"),
        run(*settings, PYTHONHASHSEED="2", TZ="Asia/Kathmandu"),
    }
    assert len(runs) == 1
    assert runs.pop().endswith("False")


def test_threads():
    before = mpl.rcParams["pdf.fonttype"]
    wanted = pdf(specimen())
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(lambda _: pdf(specimen()), range(12))) == {wanted}
    assert mpl.rcParams["pdf.fonttype"] == before
