"""A browser takes our fonts of some letters, and draws them as wide and as they are.

Needs chromium: `pytest -o addopts= tests/browser`.
"""

from base64 import b64encode
from html import escape
from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from polofield.layout.typeface import faces

FACES = faces()
SIZE = 33
TEXTS = [
    "Penalty 5a 1234567890",
    "OUTDOOR · RULE 17, “Yellow’s goal” – 36.6 m × ½",
    "AVATAR To fi ffl Ty. 11.1",
    "↑ Yellow’s goal, 54 yd on → ✓ ✕",
    "São José, Nguyễn Ĕǒ, 30\u2011yard\u202fline",
    "Жуковский и Ελλάς №5",
]
FORMS = {"woff": ("font/woff", "woff"), "subset": ("font/ttf", "truetype")}


def rules(form):
    """A style sheet with all faces, each with the letters that the texts need."""
    needed = {}
    for face in FACES.values():
        for text in TEXTS:
            for run in face.runs(text):
                needed.setdefault(run.face, set()).update(run.text)
    kind, format = FORMS[form]
    return "".join(
        f"@font-face {{ font-family: '{face.family}'; font-weight: {face.weight};"
        f" font-style: {'italic' if face.italic else 'normal'}; src: url(data:{kind};base64,"
        f"{b64encode(getattr(face, form)(letters)).decode()}) format('{format}'); }}"
        for face, letters in needed.items()
    )


def line(style, number, text, spacing=0):
    face = FACES[style]
    return (
        f'<text x="10" y="{50 * number + 40}" font-size="{SIZE}" xml:space="preserve"'
        f" font-family=\"'{face.family}', '{face.stand_in.family}'\" font-weight=\"{face.weight}\""
        f' font-style="{"italic" if face.italic else "normal"}" letter-spacing="{spacing}em">'
        f"{escape(text)}</text>"
    )


def outlined(style, number, text):
    x, paths = 10.0, []
    for run in FACES[style].runs(text):
        em = SIZE / run.face.units_per_em
        for character in run.text:
            steps = run.face.outline(character)
            path = "".join(f"{kind}{' '.join(map(str, at))}" for kind, *at in steps)
            moved = f"translate({x} {50 * number + 40}) scale({em} {-em})"
            paths.append(f'<path transform="{moved}" d="{path}"/>')
            x += run.face.advance(character) * em
    return "".join(paths)


def drawing(content, style_sheet=""):
    return (
        f"<!doctype html><style>{style_sheet} body {{ margin: 0 }}</style>"
        '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="310"'
        f' viewBox="0 0 900 310" style="display: block">{content}</svg>'
    )


@pytest.fixture
def page(browser):
    page = browser.new_page(viewport={"width": 900, "height": 310}, device_scale_factor=2)
    page.complaints = []
    page.on("console", lambda message: page.complaints.append(message.text))
    yield page
    page.close()
    assert page.complaints == []


def shown(page, written):
    page.set_content(written)
    page.evaluate("document.fonts.ready")
    states = page.evaluate("[...document.fonts].map(font => font.status)")
    return states, np.asarray(Image.open(BytesIO(page.screenshot())).convert("L")).astype(int)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("style", FACES)
@pytest.mark.parametrize("spacing", [0, 0.08])
def test_widths_are_ours(page, style, form, spacing):
    lines = "".join(line(style, *numbered, spacing) for numbered in enumerate(TEXTS))
    states, _ = shown(page, drawing(lines, rules(form)))
    assert states.count("loaded") == 2, "the face and its stand-in, the others are not needed"
    told = page.evaluate(
        "[...document.querySelectorAll('text')].map(text => text.getComputedTextLength())"
    )
    wanted = [FACES[style].width(text, SIZE, spacing) for text in TEXTS]
    assert told == pytest.approx(wanted, rel=1e-3)


BOUND = 20
"""Pixels: letters and outlines are smoothed differently, and less than one letter is found."""


def differing(one, other):
    return (np.abs(one - other) > 180).sum()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("style", FACES)
def test_letters_look_like_their_outlines(page, style, form):
    lines = "".join(line(style, *numbered) for numbered in enumerate(TEXTS))
    paths = "".join(outlined(style, *numbered) for numbered in enumerate(TEXTS))
    # without it, FreeType moves the tops of letters to whole pixels
    exact = f'<g text-rendering="geometricPrecision">{lines}</g>'
    without_first = "".join(outlined(style, *numbered) for numbered in [*enumerate(TEXTS)][1:])
    _, live = shown(page, drawing(exact, rules(form)))
    _, drawn = shown(page, drawing(paths))
    _, other = shown(page, drawing(outlined(style, 0, "Penalty 5b 1234567890") + without_first))
    assert differing(live, drawn) < BOUND
    assert differing(live, other) > 2 * BOUND, "one letter is another"
