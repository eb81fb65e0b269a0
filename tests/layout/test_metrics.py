"""Text is measured by its face, and shortened and wrapped by its measures."""

import subprocess
import sys
from itertools import pairwise

import pytest
from fontTools.ttLib import TTFont

from polofield.layout import metrics
from polofield.layout.typeface import face_of


@pytest.mark.parametrize(
    ("weight", "italic", "file"),
    [
        (500, False, "BarlowSemiCondensed-Medium"),
        (500, True, "BarlowSemiCondensed-MediumItalic"),
        (600, False, "BarlowSemiCondensed-SemiBold"),
        (700, False, "BarlowSemiCondensed-Bold"),
    ],
)
def test_widths_are_those_of_the_face(weight, italic, file):
    font = TTFont(face_of(weight, italic).file)
    assert font["name"].getDebugName(6) == file
    names, text = font.getBestCmap(), "Yellow stays 30 yd off ½ ±"
    units = sum(font["hmtx"][names[ord(character)]][0] for character in text)
    assert metrics.text_width(text, 1000, weight, italic) == pytest.approx(units)


def test_characters_without_an_entry():
    assert metrics.text_width("馬球", 10) == 20
    assert metrics.text_width("e\u0301", 10) == metrics.text_width("é", 10)
    assert metrics.text_width("a\u200d\ufe0f\x07", 10) == metrics.text_width("a", 10)
    assert metrics.text_width("", 10) == 0


def test_width_grows_with_size_and_weight():
    assert metrics.text_width("Blue 3", 20) == pytest.approx(2 * metrics.text_width("Blue 3", 10))
    assert metrics.text_width("Blue 3", 10, 700) > metrics.text_width("Blue 3", 10)


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
    assert metrics.wrap("30\u00a0yd off", 12, 35) == ["30\u00a0yd", "off"]


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
        "print([m for m in ('matplotlib', 'fontTools', 'PIL') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
