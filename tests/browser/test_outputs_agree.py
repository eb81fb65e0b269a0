"""SVG in a browser and in LibreOffice, and PDF, look like the PNG.

Needs chromium, soffice and pdftoppm, so it is run on its own: `pytest -o addopts= tests/browser`.
"""

import html
import json
import math
import re
import subprocess
from dataclasses import replace
from io import BytesIO

import numpy as np
import pytest
from measured import Measured
from PIL import Image
from specimen import specimen

import polofield as pf
from polofield.layout.metrics import text_width
from polofield.layout.themes import THEMES
from polofield.render.mpl.figure import pdf, png
from polofield.render.svg import svg

# without letters that only a browser's own fonts have
SHEET = specimen(nasty=("A -- B", "Blue & <Red>", "$5.a$"))


def pixels(data):
    return np.asarray(Image.open(BytesIO(data)).convert("RGB")).astype(int)


def share_that_differs(one, other):
    assert one.shape == other.shape
    return (np.abs(one - other).max(axis=2) > 90).mean()


def chromium(folder, *arguments):
    command = [
        "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic",
        "--no-first-run", "--disable-background-networking", "--disable-component-update",
        "--disable-sync", "--hide-scrollbars", f"--user-data-dir={folder / 'profile'}", *arguments,
    ]  # fmt: skip
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=True).stdout


def photographed(folder, written, size=(680, 620)):
    (folder / "a.svg").write_text(written, encoding="utf-8")
    shot, window = folder / "a.png", "--window-size={},{}".format(*size)
    chromium(folder, window, f"--screenshot={shot}", f"file://{folder}/a.svg")
    return pixels(shot.read_bytes())


def printed(folder, data, dots_an_inch):
    """A PDF as pdftoppm shows it."""
    (folder / "a.pdf").write_bytes(data)
    command = ["pdftoppm", "-r", str(dots_an_inch), "-png", "-singlefile", "a.pdf", "a"]
    subprocess.run(command, cwd=folder, timeout=120, check=True)
    return pixels((folder / "a.png").read_bytes())


@pytest.fixture(scope="module")
def reference():
    return pixels(png(SHEET, pixels_wide=680))


@pytest.mark.parametrize("text", ["text", "outlines"])
def test_browser(tmp_path, reference, text):
    shot = photographed(tmp_path, svg(SHEET, text=text))
    assert share_that_differs(shot, reference) < 0.01


def test_comparison_sees_a_missing_ball(tmp_path, reference):
    """What the bounds above and below can tell: the smallest thing that matters."""
    written = svg(SHEET, text="outlines")
    whole = photographed(tmp_path, written)
    without = photographed(tmp_path, re.sub(r'<circle id="[\w-]+-ball-1".*?</circle>', "", written))
    place = np.s_[370:390, 170:190]
    assert share_that_differs(whole[place], reference[place]) < 0.05
    assert share_that_differs(without[place], reference[place]) > 0.15


def test_libreoffice(tmp_path, reference):
    (tmp_path / "a.svg").write_text(svg(SHEET), encoding="utf-8")
    subprocess.run(
        ["soffice", f"-env:UserInstallation=file://{tmp_path}/profile", "--headless",
         "--convert-to", "png", "--outdir", tmp_path, tmp_path / "a.svg"],
        capture_output=True, timeout=300, check=True,
    )  # fmt: skip
    image = Image.open(tmp_path / "a.png").convert("RGB").crop((0, 0, 680, 620))
    assert share_that_differs(np.asarray(image).astype(int), reference) < 0.04


def test_pdf(tmp_path):
    """Twice as large as the others, since pdftoppm puts letters on whole pixels."""
    shot, wanted = printed(tmp_path, pdf(SHEET), 192), pixels(png(SHEET, dpi=192))
    assert share_that_differs(shot, wanted) < 0.005


@pytest.mark.parametrize("theme", THEMES)
def test_a_zone_is_as_dark_and_as_clear_in_every_output(tmp_path, theme):
    """Its tint, well inside it, and the boards that run under it."""
    ruling = pf.ruling("outdoor/penalty-5b", pf.Field())
    diagram = pf.draw(ruling, (), theme=theme, view="whole", up="along")
    sheet, figure = diagram.sheet, Measured(diagram.svg())
    size = round(sheet.width), math.ceil(sheet.height)
    shots = (
        pixels(png(sheet, pixels_wide=size[0])),
        photographed(tmp_path, diagram.svg(size=(size[0], "px")), size),
        printed(tmp_path, pdf(sheet), 96),
    )
    tints, grounds = ([], [])
    for found, sign in ((tints, 1), (grounds, -1)):
        # before the ball towards the goal, and as far behind it
        xs, ys = zip(figure.page(sign * 40, 60), figure.page(sign * 80, 20), strict=True)
        inside = np.s_[round(min(ys)) : round(max(ys)), round(min(xs)) : round(max(xs))]
        found += (shot[inside].mean(axis=(0, 1)) for shot in shots)
    for shot, tint, ground in zip(shots, tints, grounds, strict=True):
        assert np.abs(tint - tints[0]).max() < 12
        assert np.abs(ground - grounds[0]).max() < 12
        assert np.abs(tint - ground).max() > 5
        x, y = map(round, figure.page(-100, 80))
        across = shot[y - 4 : y + 5, x]
        beside = shot[y + 8, x]
        assert np.abs(across - beside).max() > 60


def in_page(folder, body, script):
    """What `script` makes of a page with `body`."""
    page = f"<!doctype html><body>{body}<p id=answer></p><script>{script}</script>"
    (folder / "page.html").write_text(page, encoding="utf-8")
    page = f"file://{folder}/page.html"
    # with a time of its own, that fonts are there when the script asks
    dom = chromium(folder, "--dump-dom", "--virtual-time-budget=2000", page)
    return json.loads(html.unescape(re.search(r'<p id="answer">(.*?)</p>', dom, re.DOTALL)[1]))


def test_text_is_selected_once(tmp_path):
    script = (
        "document.execCommand('selectAll');"
        "answer.textContent = JSON.stringify(getSelection().toString())"
    )
    selected = in_page(tmp_path, svg(SHEET), script)
    for words in ("43 yd", "Blue attacks", "Penalty 5a · from the spot", "Blue & <Red>"):
        assert selected.count(words) == 1


def test_text_is_as_wide_as_measured(tmp_path):
    script = (
        "const told = text => [text.textContent, ...(style => [parseFloat(style.fontSize),"
        " +style.fontWeight, style.fontStyle])(getComputedStyle(text)),"
        " text.getComputedTextLength()];"
        "document.fonts.ready.then(() => answer.textContent ="
        " JSON.stringify([...document.querySelectorAll('text')].map(told)))"
    )
    free = re.sub(r' textLength="[^"]*" lengthAdjust="[^"]*"', "", svg(SHEET))
    for text, size, weight, style, width in in_page(tmp_path, free, script):
        wanted = text_width(text, size, weight, style == "italic")
        assert width == pytest.approx(wanted, rel=1e-3, abs=0.02), text


def test_dark_scheme_stays_within_its_picture(tmp_path):
    """Two pictures on a page and a shape of the page's own, all under a dark scheme."""
    other = replace(SHEET, title="Another")
    both = svg(SHEET, prefix="one") + svg(other, prefix="two")
    dark = both.replace("@media (prefers-color-scheme:dark)", "@media all")
    own = '<svg class="polofield"><path id="own" class="ink" fill="#14181b" d="M0 0H9V9Z"/></svg>'
    script = (
        "answer.textContent = JSON.stringify(['one-heading', 'two-heading', 'own']"
        ".map(i => getComputedStyle(document.getElementById(i)).fill))"
    )
    light = "rgb(20, 24, 27)"
    assert in_page(tmp_path, both + own, script) == [light] * 3
    first, second, kept = in_page(tmp_path, dark + own, script)
    assert first == second != light
    assert kept == light
