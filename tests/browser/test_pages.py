"""The site, the gallery's page and pages with several drawings, in a real browser.

Needs chromium and the extras `docs` and `browser`: `pytest -o addopts= tests/browser`.
"""

import io
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image

import polofield as pf
from polofield.rules.book import USPA_2026

ROOT = Path(__file__).parents[2]
WIDE, PHONE = {"width": 1280, "height": 900}, {"width": 340, "height": 700}
SEEN = [("light", WIDE), ("dark", WIDE), ("light", PHONE), ("dark", PHONE)]
NAMES = ["light-wide", "dark-wide", "light-phone", "dark-phone"]


@pytest.fixture(scope="session")
def site(tmp_path_factory):
    """The folder of the site: its pages are made beside a copy of its source."""
    folder = tmp_path_factory.mktemp("site")
    source = folder / "source"
    shutil.copytree(ROOT / "gallery", source, ignore=shutil.ignore_patterns("_build", "rules"))
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-j2", "-b", "html"]
    subprocess.run([*command, source, folder / "html"], cwd=ROOT, check=True, timeout=600)
    return folder / "html"


@pytest.fixture(scope="session")
def index(tmp_path_factory):
    """The page of `polofield gallery`."""
    folder = tmp_path_factory.mktemp("gallery") / "out"
    subprocess.run(
        [sys.executable, "-m", "polofield", "gallery", folder], cwd=ROOT, check=True, timeout=600
    )
    return folder / "index.html"


@pytest.fixture(scope="session")
def pages(site, index):
    found = sorted(site.rglob("*.html"))
    assert len(found) > 60
    return [*found, index]


@pytest.fixture(params=SEEN, ids=NAMES)
def page(browser, request):
    """A page in one colour scheme and width, with a list of what went wrong on it."""
    scheme, size = request.param
    context = browser.new_context(color_scheme=scheme, viewport=size)
    found = context.new_page()
    found.wrong = []
    found.on("console", lambda said: said.type == "error" and found.wrong.append(said.text))
    found.on("pageerror", lambda error: found.wrong.append(str(error)))
    found.on("requestfailed", lambda request: _failed(request) and found.wrong.append(request.url))
    found.on(
        "request",
        lambda request: (
            request.url.startswith(("file:", "data:")) or found.wrong.append(request.url)
        ),
    )
    yield found
    context.close()


def _failed(request):
    """Whether a request failed, and was not merely cut off by leaving the page."""
    return request.failure != "net::ERR_ABORTED"


IMAGES = """async () => {
  const images = [...document.images];
  images.forEach(image => image.loading = 'eager');
  await Promise.all(images.map(image => image.decode().catch(() => null)));
  return images.map(image => [image.currentSrc, image.alt, image.naturalWidth]);
}"""

BEYOND = """() => [...document.querySelectorAll('body *')]
  .filter(element => element.getBoundingClientRect().right > innerWidth + 1
    && !element.closest('.sidebar-drawer, .toc-drawer, pre, .table-wrapper, .skip-to-content'))
  .map(element => element.outerHTML.slice(0, 120))"""


def test_every_page_loads_and_fits_and_its_images_have_alternatives(page, pages):
    for file in pages:
        page.goto(file.as_uri())
        for source, alt, width in page.evaluate(IMAGES):
            assert alt.strip(), f"{file.name}: {source} has no alternative"
            assert width > 0, f"{file.name}: {source} does not load"
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= page.viewport_size["width"], f"{file.name}: {page.evaluate(BEYOND)[:3]}"
    assert not page.wrong


def test_the_page_of_a_rule_says_each_reading_once(site):
    """With the other reading below the table, not in the table as well."""
    page = (site / "rules/outdoor/penalty-5a.html").read_text("utf-8")
    for letter in pf.ruling("outdoor/penalty-5a", pf.Field(), at=(62, 78)).readings:
        assert page.count(USPA_2026.reading(letter).taken.split("“")[0]) == 1


NARROW = """() => [...document.querySelectorAll('figure img.polofield')]
  .map(image => [image.clientWidth, image.naturalWidth, image.closest('a')?.href ?? ''])"""


@pytest.mark.parametrize("page", [("light", PHONE)], ids=["phone"], indirect=True)
def test_on_a_phone_a_figure_is_drawn_for_it_or_leads_to_its_full_size(page, site):
    """Text is 13 px high when a figure is shown as wide as it was drawn."""
    for name in ("index", "guides/docs", "guides/training", "rules/outdoor/penalty-5a"):
        page.goto((site / f"{name}.html").as_uri())
        found = page.evaluate(NARROW)
        assert found
        for shown, drawn, link in found:
            assert shown <= drawn
            assert shown > 0.9 * drawn or link.endswith(".svg")
    page.goto(link)
    assert page.evaluate("document.documentElement.getBoundingClientRect().width") == drawn


def violations(page, file):
    page.goto(file.as_uri())
    for found in Axe().run(page).response["violations"]:
        node = found["nodes"][0]
        yield f"{file.name}: {found['id']}: {node['html'][:200]}"


RULES = ("penalty-5a", "knock-in", "hit-out", "ladder")
"""Pages of rules are of one make: one of each group stands for the others."""


@pytest.mark.parametrize("page", SEEN[:1], ids=NAMES[:1], indirect=True)
def test_axe_finds_nothing(page, pages):
    some = [f for f in pages if f.parent.name not in ("outdoor", "arena", "conduct")]
    some += [f for f in pages if f.stem in RULES]
    assert len(some) > 20
    assert not [found for file in some for found in violations(page, file)]


@pytest.mark.parametrize("page", SEEN[1:], ids=NAMES[1:], indirect=True)
def test_axe_finds_nothing_in_other_schemes_and_sizes(page, pages):
    some = [f for f in pages if f.stem in (*RULES, "index", "training", "themes", "readings")]
    assert len(some) > 7
    assert not [found for file in some for found in violations(page, file)]


def pixels(data):
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB")).astype(int)


def brightness(element):
    """Of the strip above the picture, where the words are: its most frequent grey."""
    strip = pixels(element.screenshot())[:20].mean(axis=2)
    return np.bincount(strip.round().astype(int).ravel()).argmax()


FIGURE = "article img.polofield"


def test_figures_follow_the_scheme(browser, site, index):
    for file, figure in ((site / "rules/outdoor/penalty-2.html", FIGURE), (index, "figure img")):
        shown = []
        for scheme in ("light", "dark"):
            page = browser.new_page(color_scheme=scheme)
            page.goto(file.as_uri())
            shown.append(brightness(page.locator(figure).first))
            page.close()
        light, dark = shown
        assert light > 240, file
        assert dark < 60, file


def test_figures_follow_the_switch_of_the_page(browser, site):
    page = browser.new_page(color_scheme="light", viewport=WIDE)
    page.goto((site / "rules/outdoor/penalty-2.html").as_uri())
    shown = {}
    for _ in range(3):
        page.locator(".theme-toggle-content .theme-toggle").click()
        scheme = page.evaluate("document.body.dataset.theme")
        shown[scheme] = brightness(page.locator(FIGURE).first)
    assert shown["light"] > 240
    assert shown["dark"] < 60
    page.close()


def free_hit(x, **look):
    return pf.draw(pf.ruling("outdoor/penalty-5a", pf.Field(), at=(x, 20)), **look)


@pytest.fixture(scope="module")
def drawings():
    """Those of one rule with other spots and themes, one of the arena, and the first once more."""
    arena = pf.draw(pf.ruling("arena/penalty-3", pf.Arena()))
    every = [free_hit(90), free_hit(-20), free_hit(90, theme="mono"), free_hit(40)]
    return [diagram.svg(size=(680, "px")) for diagram in (*every, arena, every[0])]


def shown(page, drawings, hidden=""):
    """Every drawing on a page as pixels, each beginning on a whole pixel."""
    boxes = "".join(f"<div style='height:1200px'>{drawing}</div>" for drawing in drawings)
    page.set_content(f"<body style='margin:0'><div style='display:none'>{hidden}</div>{boxes}")
    return [pixels(box.screenshot()) for box in page.locator("div:visible").all()]


def strayed(one, other):
    """How many pixels show something else; differences in the smoothing of edges do not count."""
    return (np.abs(one - other).max(axis=2) > 90).sum()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_drawings_that_share_a_page_do_not_borrow_from_each_other(browser, drawings, scheme):
    """Neither side by side, nor when the others are hidden, as in a closed tab."""
    page = browser.new_page(viewport={"width": 700, "height": 1200}, color_scheme=scheme)
    alone = [shown(page, [drawing])[0] for drawing in drawings]
    for other in alone[1:5]:
        assert strayed(alone[0], other) > 1000
    for together in (drawings, drawings[::-1]):
        wanted = alone if together is drawings else alone[::-1]
        for one, other in zip(wanted, shown(page, together), strict=True):
            assert strayed(one, other) == 0
    for drawing, wanted in zip(drawings, alone, strict=True):
        (last,) = shown(page, [drawing], hidden="".join(drawings))
        assert strayed(last, wanted) == 0
    page.close()


def test_what_the_comparison_would_see(browser):
    """A label that is missing is seen, such as one whose halo or clip were another drawing's."""
    page = browser.new_page(viewport={"width": 700, "height": 1200})
    whole = free_hit(90).svg(size=(680, "px"))
    (alone,) = shown(page, [whole])
    without = re.sub(r"<text[^>]*>60</text>", "", whole)
    assert strayed(shown(page, [without])[0], alone) > 20
    page.close()


def test_drawings_that_share_a_page_have_ids_of_their_own(browser, drawings):
    page = browser.new_page()
    page.set_content("<!doctype html>" + "".join(drawings[:5]))
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(element => element.id)")
    assert len(ids) == len(set(ids)) > 100
    page.close()


def heard(page, content):
    """Every image on a page: its name and its description, as a screen reader is given them."""
    page.set_content(f"<!doctype html>{content}")
    nodes = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    return [
        (node["name"]["value"], node.get("description", {}).get("value", ""))
        for node in nodes
        if node.get("role", {}).get("value") in ("img", "image")
    ]


def test_a_drawing_is_an_image_with_a_name_for_those_who_cannot_see_it(browser, drawings):
    page = browser.new_page()
    page.set_content(f"<!doctype html>{drawings[0]}")
    image = page.get_by_role("img", name="Penalty 5a · from the spot", exact=True)
    assert image.count() == 1
    assert heard(page, drawings[0]) == [(free_hit(90).alt, free_hit(90).description)]
    page.close()
