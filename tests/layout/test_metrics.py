"""The tables are the font's, and text is measured, shortened and wrapped by them."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import matplotlib
import pytest
from fontTools.ttLib import TTFont

from polofield.layout import metrics
from polofield.layout.fonts import generate
from polofield.layout.fonts.outlines import UNITS_PER_EM, outlines


@pytest.fixture(params=["regular", "bold"])
def face(request):
    return request.param


def font(face):
    return TTFont(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / generate.FACES[face])


def test_advances_are_those_of_the_font(face):
    ttf = font(face)
    names, hmtx = ttf.getBestCmap(), ttf["hmtx"]
    assert ttf["head"].unitsPerEm == UNITS_PER_EM
    wanted = {c: hmtx[names[ord(c)]][0] for c in generate.characters() if ord(c) in names}
    assert len(wanted) > 850
    got = {c: metrics.advance(c, bold=face == "bold") * UNITS_PER_EM for c in wanted}
    assert got == wanted


def test_generated_files_are_up_to_date(face):
    table = generate.glyphs(generate.FACES[face])
    assert outlines(face == "bold") == {c: path for c, (_, path) in table.items()}


def test_width_is_that_of_matplotlib(face):
    from matplotlib.font_manager import FontProperties
    from matplotlib.textpath import TextPath

    # no pair here is kerned, so that matplotlib's layout is the sum of the advances
    text = "mnohu 30 yd ½ ±"
    weight = "bold" if face == "bold" else "normal"
    font = FontProperties(family="DejaVu Sans", weight=weight)
    ink = TextPath((0, 0), "|" + text + "|", size=100, prop=font).get_extents()
    bar = TextPath((0, 0), "|", size=100, prop=font).get_extents()
    bold = face == "bold"
    between = ink.width - bar.width
    wanted = metrics.text_width(text, 100, bold) + metrics.text_width("|", 100, bold)
    assert between == pytest.approx(wanted, abs=0.1)


def test_characters_without_an_entry():
    assert metrics.text_width("馬球", 10) == 20
    assert metrics.text_width("e\u0301", 10) == metrics.text_width("e", 10)
    assert metrics.text_width("a\u200d\ufe0f\x07", 10) == metrics.text_width("a", 10)
    assert metrics.text_width("", 10) == 0


def test_width_grows_with_size_and_weight():
    assert metrics.text_width("Blue 3", 20) == pytest.approx(2 * metrics.text_width("Blue 3", 10))
    assert metrics.text_width("Blue 3", 10, bold=True) > metrics.text_width("Blue 3", 10)


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("plain", "plain"),
        ("a\x07b\x00", "ab"),
        ("bell \x07 rings", "bell rings"),
        ("two  spaces\tand\nmore", "two spaces and more"),
        ("no\u00a0break", "no\u00a0break"),
        ("\ud800lone\uffff", "lone"),
        ("\u202eturned\u2066", "turned"),
        ("\u200fmarked", "\u200fmarked"),
        ("A -- B & <C> $5.a$", "A -- B & <C> $5.a$"),
        ("馬球 🏇", "馬球 🏇"),
    ],
)
def test_printable(text, drawn):
    assert metrics.printable(text) == drawn


def test_shorten():
    text = "San Jacinto Polo Club"
    whole = metrics.text_width(text, 12)
    assert metrics.shorten(text, 12, whole) == text
    for width in range(12, int(whole), 5):
        short = metrics.shorten(text, 12, width)
        assert short.endswith("…")
        assert text.startswith(short[:-1])
        assert metrics.text_width(short, 12) <= width
    assert metrics.shorten(text, 12, 1) == "…"
    assert metrics.shorten(text, 12, 80).rstrip("…")[-1] != " "


def test_wrap():
    text = "Yellow stays 30 yd from the ball and between it and the goal"
    for width in (60, 90, 150, 10_000):
        lines = metrics.wrap(text, 12, width)
        assert " ".join(lines) == text
        assert all(metrics.text_width(line, 12) <= width for line in lines)
        for line, following in pairwise(lines):
            word = metrics.unbroken(following)[0]
            assert metrics.text_width(f"{line} {word}", 12) > width
    assert metrics.wrap("", 12, 50) == []
    assert metrics.wrap("30\u00a0yd off", 12, 45) == ["30\u00a0yd", "off"]


def test_a_number_keeps_its_unit():
    text = "Within 16 yd (14.6 m), 30  yd or 8 s of 10 minutes; 2 more"
    assert metrics.unbroken(text) == [
        *("Within", "16 yd", "(14.6 m),", "30 yd", "or", "8 s", "of", "10", "minutes;", "2", "more")
    ]
    assert metrics.unbroken(" \n 5 yd ") == ["5 yd"]


def test_wrap_breaks_a_word_that_fits_nowhere():
    lines = metrics.wrap("to Llanfairpwllgwyngyll", 12, 50)
    assert "".join(lines) == "toLlanfairpwllgwyngyll"
    assert all(metrics.text_width(line, 12) <= 50 for line in lines)
    assert metrics.wrap("mm", 12, 1) == ["m", "m"]


def test_measuring_imports_no_font_library():
    code = (
        "import sys; from polofield.layout.metrics import text_width; text_width('a', 1);"
        "from polofield.layout.fonts.outlines import outlines; outlines();"
        "print([m for m in ('matplotlib', 'fontTools', 'PIL') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
