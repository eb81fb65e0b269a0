"""Pages of a given height: nothing runs over, the picture keeps its size, text stays readable."""

from dataclasses import replace

import pytest
from composed import ARENA, FIELD, RULINGS, column, panel, texts

import polofield as pf
from polofield.layout.page import BARE, Frame
from polofield.layout.profiles import PRINT, SLIDE


@pytest.mark.parametrize(
    ("ruling", "step"),
    [
        (ruling, step)
        for ruling in RULINGS
        for step in (None, *range(1, 6))
        if ruling.ball or not step
    ],
    ids=lambda value: value.rule if isinstance(value, pf.Ruling) else str(value),
)
def test_a_slide_is_a_slide_whatever_it_says(ruling, step):
    sheet = pf.draw(ruling, profile="slide", step=step).sheet
    assert (sheet.width, sheet.height) == (SLIDE.width, SLIDE.height)
    left, top, right, bottom = panel(sheet)
    assert (left, bottom) == (0, pytest.approx(SLIDE.height))
    assert right - left >= 0.4 * SLIDE.width
    for text in column(sheet):
        assert text.size >= SLIDE.least - 1e-9 or text.role.endswith(("number", "letter"))
        assert text.y <= SLIDE.height
        if text.name != "title" and text.y > top:
            assert text.x >= right


def test_notes_give_way_before_the_picture_does():
    ruling = pf.ruling("outdoor/penalty-3-defended", FIELD)
    long = replace(ruling, notes=ruling.notes * 3)
    plain = pf.draw(replace(ruling, notes=()), profile="slide").sheet
    assert panel(pf.draw(long, profile="slide").sheet) == panel(plain)


def test_without_words_the_picture_takes_the_page():
    sheet = pf.draw(RULINGS[0], profile="slide", frame=BARE).sheet
    assert panel(sheet) == pytest.approx((0, 0, SLIDE.width, SLIDE.height))


def test_without_its_title_a_page_begins_with_the_picture():
    sheet = pf.draw(RULINGS[0], profile="slide", frame=Frame(title=False)).sheet
    assert panel(sheet)[1] == 0
    assert "title" not in {text.name for text in texts(sheet)}
    assert "clause" in {text.name for text in texts(sheet)}


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


def test_in_a_small_room_the_sentence_stands_across():
    ruling = pf.ruling("arena/penalty-4", ARENA)
    room = replace(SLIDE, width=650, height=400)
    sheet = pf.draw(ruling, profile=room, frame=Frame(title=False)).sheet
    (first,) = [text for text in texts(sheet) if text.name == "sentence"]
    assert first.y < panel(sheet)[1]
