"""Words do not overlap even if the reader does not have the font that they were measured in.

Needs chromium and the fonts named below: `pytest -o addopts= tests/browser`.
"""

import shutil
import subprocess

import pytest
from playwright.sync_api import sync_playwright

import polofield as pf
from polofield.layout.labels import ASCENT, DESCENT
from polofield.layout.metrics import text_width
from polofield.render.svg import FONT_FAMILY
from polofield.rules.catalogue import ENTRIES

FONTS = ["DejaVu Sans", "Liberation Sans", "Droid Sans Fallback"]
"""The one measured, one of Arial's widths, one for Chinese, Japanese and Korean."""
DRAWN = [
    "outdoor/penalties",
    "outdoor/penalty-2-from-spot",
    "outdoor/penalty-5a",
    "outdoor/side-outs",
    "outdoor/knock-in",
    "outdoor/throw-in",
    "arena/penalties",
    "arena/penalty-2",
    "arena/penalty-5a",
    "conduct/ladder",
    "conduct/timeline",
    "conduct/board",
]

TEXTS = """svg => [...svg.querySelectorAll('text:not(.halo > *)')].map(text => {
  const box = text.getBBox();
  const size = parseFloat(getComputedStyle(text).fontSize);
  return {text: text.textContent, x: box.x, width: box.width,
          y: parseFloat(text.getAttribute('y')), size,
          layer: text.closest('svg > g').id};
})"""
BALLS = """svg => [...svg.querySelectorAll('[id$="-layer-ball"] circle')].map(ball =>
  ['cx', 'cy', 'r'].map(name => parseFloat(ball.getAttribute(name))))"""


def drawing(id):
    entry = ENTRIES[id]
    names = {"hitting": "Sideline Free Hit XII", "opposing": "Attacking Team of 1911"}
    if entry.kind == "diagram":
        return pf.draw(id, **names)
    surface = pf.Field() if entry.surface == "outdoor" else pf.Arena()
    return pf.draw(pf.ruling(id, surface, **entry.example.arguments()), **names)


@pytest.fixture(scope="module")
def page():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        yield browser.new_page(viewport={"width": 1000, "height": 1400})
        browser.close()


def ink(text):
    """The box of a line's letters: left, top, right, bottom."""
    y, size = text["y"], text["size"]
    return text["x"], y - ASCENT * size, text["x"] + text["width"], y + DESCENT * size


def meet(one, other, least=0.5):
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > least and down > least


@pytest.mark.parametrize("id", DRAWN)
@pytest.mark.parametrize("font", FONTS)
def test_words_keep_clear_of_each_other_and_of_the_ball_in_another_font(page, font, id):
    known = subprocess.run(["fc-match", font], capture_output=True, text=True, check=True).stdout
    assert font in known
    diagram = drawing(id)
    written = diagram.svg(size=(680, "px"))
    assert FONT_FAMILY in written
    page.set_content(f"<!doctype html>{written.replace(FONT_FAMILY, font)}")
    svg = page.locator("svg.polofield")
    texts, balls = svg.evaluate(TEXTS), svg.evaluate(BALLS)
    measured = sum(text_width(text["text"], text["size"]) for text in texts)
    as_measured = sum(text["width"] for text in texts) / measured
    assert (as_measured > 0.98) == (font == FONTS[0]), as_measured
    for index, text in enumerate(texts):
        left, top, right, bottom = ink(text)
        assert left >= -0.5, text
        assert right <= diagram.sheet.width + 0.5, text
        assert top >= 0, text
        assert bottom <= diagram.sheet.height, text
        for other in texts[index + 1 :]:
            assert not meet(ink(text), ink(other)), (text, other)
        for cx, cy, r in balls:
            assert not meet(ink(text), (cx - r, cy - r, cx + r, cy + r)), text
