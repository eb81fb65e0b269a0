"""Words do not overlap even where the fonts in a figure may not be used.

Needs chromium and the fonts named below: `pytest -o addopts= tests/browser`.
"""

import re
import subprocess

import pytest

import polofield as pf
from polofield.layout.labels import ASCENT, DESCENT
from polofield.layout.typeface import BARLOW
from polofield.render.svg_text import families
from polofield.rules.catalogue import ENTRIES

FAMILIES = families(BARLOW)
FONTS = ["Liberation Sans Narrow", "Liberation Sans", "DejaVu Sans"]
"""One that is nearly as narrow as the typeface, one of Arial's widths, and a wide one."""
FONT_RULES = r"@font-face\{[^}]*\}|@media all\{(\.[^{]*\{[^}]*\})+\}"
LENGTHS = r' textLength="[^"]*" lengthAdjust="[^"]*"'
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
          measured: parseFloat(text.getAttribute('textLength') ?? 0),
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
def page(browser):
    found = browser.new_page(viewport={"width": 1000, "height": 1400})
    yield found
    found.close()


def ink(text):
    """The box of a line's letters: left, top, right, bottom."""
    y, size = text["y"], text["size"]
    return text["x"], y - ASCENT * size, text["x"] + text["width"], y + DESCENT * size


def meet(one, other, least=0.5):
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > least and down > least


def shown(page, written):
    page.set_content(f"<!doctype html>{written}")
    svg = page.locator("svg.polofield")
    return svg.evaluate(TEXTS), svg.evaluate(BALLS)


@pytest.mark.parametrize("id", DRAWN)
@pytest.mark.parametrize("font", FONTS)
def test_words_keep_clear_of_each_other_and_of_the_ball_in_another_font(page, font, id):
    known = subprocess.run(["fc-match", font], capture_output=True, text=True, check=True).stdout
    assert font in known
    diagram = drawing(id)
    written = diagram.svg(size=(680, "px"))
    bare, taken = re.subn(FONT_RULES, "", written)
    assert taken > 2
    assert bare.count(FAMILIES) == 1
    bare = bare.replace(FAMILIES, f"'{font}'")
    free = shown(page, re.sub(LENGTHS, "", bare))[0]
    texts, balls = shown(page, bare)
    kept = [(text, own) for text, own in zip(texts, free, strict=True) if text["measured"]]
    for text, _ in kept:
        # what the browser tells holds the overhang of the letters too
        assert text["width"] == pytest.approx(text["measured"], abs=2), text
    wide = sum(own["width"] for _, own in kept) / sum(text["measured"] for text, _ in kept)
    assert (wide > 1.1) == (font != FONTS[0]), wide
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
