"""Figures on the page of any template: light, dark, in between, or no one colour."""

import io
from dataclasses import replace
from itertools import product

import pptx
import pytest
from pptx.dml.color import RGBColor
from test_pptx import A, P, flat, photograph, template_file, white_on_navy

import polofield as pf
from polofield.layout.contrast import contrast
from polofield.layout.legibility import (
    MARK_CONTRAST,
    ON_THE_GROUND,
    ON_THE_PAGE,
    TEXT_CONTRAST,
    shortfalls,
)
from polofield.layout.sheet import Group
from polofield.layout.theme import Paint
from polofield.layout.themes import THEMES
from polofield.render.pptx.ink import Page
from polofield.render.pptx.own_template import own_template
from polofield.render.pptx.scheme import scheme_on
from polofield.slides import presentation, read_deck
from polofield.slides.deck import deck_path

FIGURES = {
    "ladder": lambda theme: pf.draw("conduct/ladder", theme=theme),
    "box": lambda theme: pf.draw("conduct/timeline", theme=theme),
    "season": lambda theme: pf.draw("conduct/board", theme=theme),
    "penalty": lambda theme: pf.draw(
        pf.ruling("outdoor/penalty-2", pf.Field()), theme=theme, profile="slide"
    ),
    "legend": lambda theme: pf.draw(pf.ruling("outdoor/penalty-2", pf.Field()), theme=theme),
    "what follows": lambda theme: pf.draw(
        pf.ruling("outdoor/penalty-4", pf.Field()), what_if=True, theme=theme
    ),
}
SHADES = ["#" + "".join(parts) for parts in product(("00", "80", "ff"), repeat=3)]


def on(colour):
    """A page of that colour, with the better of black and white on it."""
    ink = max("#000000", "#ffffff", key=lambda one: contrast(one, colour))
    return Page(ink, ink, colour)


def samples(sheet):
    """The roles of what lies beside a picture: in its head and its legend, but for the inset."""
    (text,) = (layer for layer in sheet.layers if layer.name == "layer-text")
    beside = replace(
        sheet, layers=tuple(m for m in text.members if isinstance(m, Group) and m.name != "inset")
    )
    return {mark.role for mark in beside.walk()}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", FIGURES)
def test_all_of_a_figure_is_seen_on_a_page_of_any_colour(name, theme):
    sheet = FIGURES[name](theme).sheet
    used = {mark.role for mark in sheet.walk()}
    of_the_ground = set(ON_THE_GROUND) - set(ON_THE_PAGE) - samples(sheet)
    for page in map(on, SHADES):
        scheme = scheme_on(sheet, page)
        under = Paint(scheme.plate or page.fill)
        paints = {"page": under}
        if scheme.ink is not None:
            ink = Paint(page.ink_shown, page.ink_shown)
            paints |= {"ink": ink, "ink-soft": ink, "rule": ink}
        seen = replace(scheme.theme.with_paints(paints), dark={})
        missed = [
            short
            for short in shortfalls(seen)
            if short.role in used
            and {"page", *used}.issuperset(short.under)
            and short.sight == "normal"
            and not (short.under == ("page",) and short.role in of_the_ground)
        ]
        assert missed == [], page


def test_what_is_seen_needs_no_plate():
    sheet = FIGURES["box"]("turf").sheet
    for colour in ("#ffffff", "#f4f1e8", "#000000", "#101830"):
        assert scheme_on(sheet, on(colour)).plate is None, colour
    assert scheme_on(sheet, on("#ffffff")).theme == THEMES["turf"]


def test_on_a_page_that_is_no_one_colour_only_what_stands_out_from_any_has_no_plate():
    white_words = Page("bg1", "#ffffff", None)
    assert scheme_on(FIGURES["box"]("turf").sheet, white_words).plate is not None
    ruling = scheme_on(FIGURES["penalty"]("turf").sheet, white_words)
    assert (ruling.plate, ruling.ink) == (None, "bg1")


def slides_on(tmp_path, change):
    data = presentation(read_deck(deck_path("cards")), template=template_file(tmp_path, change))
    return list(pptx.Presentation(io.BytesIO(data)).slides)


def fills(slide, name):
    """The colours of the shapes of a slide that have that role."""
    return {
        fill.get("val")
        for shape in flat(slide.shapes)
        if shape.name == name
        for fill in shape._element.iterfind(f"{P}spPr/{A}solidFill/{A}srgbClr")
    }


def test_box_times_are_seen_on_navy(tmp_path):
    bars = set().union(*(fills(slide, "bar") for slide in slides_on(tmp_path, white_on_navy)))
    assert bars
    assert all(contrast(f"#{bar}", "#101830") >= MARK_CONTRAST for bar in bars)


def test_a_plate_lies_under_all_of_a_figure_on_a_photograph(tmp_path):
    slides = [slide for slide in slides_on(tmp_path, photograph) if fills(slide, "bar")]
    assert len(slides) > 2
    for slide in slides:
        plate, *others = [s for s in slide.shapes if not s.is_placeholder]
        assert plate.name == "plate"
        assert all(shape.name != "plate" for shape in flat(others))
        for shape in others:
            assert plate.left <= shape.left
            assert plate.top <= shape.top
            assert shape.left + shape.width <= plate.left + plate.width + 12_700
            assert shape.top + shape.height <= plate.top + plate.height + 12_700
        (colour,) = fills(slide, "plate")
        inks = {
            code.get("val")
            for shape in others
            for code in shape._element.iterfind(f".//{A}rPr/{A}solidFill/{A}srgbClr")
        }
        ink = THEMES["turf"].dark["ink"].fill[1:].upper()
        assert ink in inks
        assert contrast(f"#{ink}", f"#{colour}") >= TEXT_CONTRAST


@pytest.mark.parametrize(
    ("change", "page"),
    [
        ("", "#ff0000"),
        ('<a:lumMod val="50000"/>', "#800000"),
        ('<a:lumMod val="50000"/><a:lumOff val="50000"/>', "#ff8080"),
        ('<a:alpha val="50000"/>', None),
    ],
)
def test_a_colour_made_lighter_or_darker_is_the_one_that_is_seen(tmp_path, change, page):
    def altered(presentation):
        fill = presentation.slide_master.background.fill
        fill.solid()
        fill.fore_color.rgb = RGBColor(255, 0, 0)
        (colour,) = presentation.slide_master._element.iter(f"{A}srgbClr")
        for part in pptx.oxml.parse_xml(f'<a:x xmlns:a="{A[1:-1]}">{change}</a:x>'):
            colour.append(part)

    assert own_template(template_file(tmp_path, altered)).ground.fill == page


@pytest.mark.parametrize("code", ['FF0000" onload="x', "red", "", "GG0000"])
def test_no_word_of_a_template_goes_raw_into_a_slide(tmp_path, code):
    """A colour is taken where it is one."""

    def hostile(presentation):
        white_on_navy(presentation)
        for style in presentation.slide_master._element.iter(f"{A}schemeClr"):
            style.set("val", code)

    ground = own_template(template_file(tmp_path, hostile)).ground
    assert ground.ink in ("tx1", "bg1", "#000000", "#FFFFFF")
