"""Pages of a given height: nothing runs over, the picture keeps its size, text stays readable."""

from dataclasses import replace

import pytest
from composed import ARENA, FIELD, RULINGS, column, panel, texts
from reading import ink

import polofield as pf
from polofield.drawing.draw import lay_out_scene
from polofield.drawing.look import make_look
from polofield.drawing.scene import scene_of
from polofield.layout import compose
from polofield.layout.page import BARE, Frame
from polofield.layout.picture import picture_of
from polofield.layout.profiles import PRINT, SLIDE


@pytest.mark.parametrize(
    ("ruling", "step"),
    [
        (ruling, step)
        for ruling in RULINGS
        for step in ((None, *range(1, 6)) if ruling is RULINGS[0] else (None,))
    ],
    ids=lambda value: value.rule if isinstance(value, pf.Ruling) else str(value),
)
def test_a_slide_is_a_slide_whatever_it_says(ruling, step):
    sheet = pf.draw(ruling, profile="slide", step=step).sheet
    assert (sheet.width, sheet.height) == (SLIDE.width, SLIDE.height)
    left, top, right, bottom = panel(sheet)
    assert (top, right, bottom) == (0, pytest.approx(SLIDE.width), pytest.approx(SLIDE.height))
    assert right - left >= 0.4 * SLIDE.width
    for text in column(sheet):
        assert text.size >= SLIDE.least - 1e-9 or text.role.endswith(("number", "letter"))
        assert text.y <= SLIDE.height
        assert ink(text)[2] <= left


def test_notes_give_way_before_the_picture_does():
    ruling = pf.ruling("outdoor/penalty-3-defended", FIELD)
    long = replace(ruling, notes=ruling.notes * 3)
    plain = pf.draw(replace(ruling, notes=()), profile="slide").sheet
    assert panel(pf.draw(long, profile="slide").sheet) == panel(plain)


def test_without_words_the_picture_takes_the_page():
    sheet = pf.draw(RULINGS[0], profile="slide", frame=BARE).sheet
    assert panel(sheet) == pytest.approx((0, 0, SLIDE.width, SLIDE.height))


def test_without_its_title_a_slide_begins_with_its_head():
    whole, untitled = (
        pf.draw(RULINGS[0], profile="slide", frame=Frame(title=title)).sheet
        for title in (True, False)
    )
    names = {text.name for text in texts(untitled)}
    assert not names & {"title", "qualifier"}
    assert {"clause", "head-1"} <= names
    first, higher = (
        next(text.y for text in texts(sheet) if text.name == "head-1")
        for sheet in (whole, untitled)
    )
    assert higher < first - SLIDE.title


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.rule)
@pytest.mark.parametrize(("width", "height"), [(250, 360), (250, 240), (520, 370)])
def test_a_frame_of_a_handout_holds_all_of_it(ruling, width, height):
    profile = replace(
        PRINT, width=width, height=height, title=11, sentence=8.2, label=8, player=6.6
    )
    sheet = pf.draw(ruling, profile=profile).sheet
    assert sheet.width == width
    assert max(text.y for text in texts(sheet)) <= sheet.height
    _, top, _, bottom = panel(sheet)
    assert bottom - top > 0.2 * height
    assert sheet.height <= height * 1.2


def test_on_an_upright_page_the_head_stands_across():
    ruling = pf.ruling("arena/penalty-4", ARENA)
    room = replace(SLIDE, width=400, height=520)
    sheet = pf.draw(ruling, profile=room, frame=Frame(title=False)).sheet
    left, top, right, _ = panel(sheet)
    (first,) = [text for text in texts(sheet) if text.name == "head-1"]
    assert first.y < top
    assert (left, right) == pytest.approx((0, 400))


def test_each_step_is_laid_out_once_for_all_of_them(monkeypatch):
    """Every step has to know how high the words beside the others are."""
    laid_out = []

    def counted(scene, setting, need, box):
        laid_out.append((setting.step, box))
        return picture_of(scene, setting, need, box)

    monkeypatch.setattr(compose, "picture_of", counted)
    scene = scene_of(pf.ruling("outdoor/penalty-5a", FIELD, at=(83.25, 61.5)))
    for step in range(1, 6):
        lay_out_scene(scene, make_look(profile="slide", step=step))
    assert len(laid_out) == len(set(laid_out)) >= 5
