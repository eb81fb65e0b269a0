"""Pages of a given height: nothing runs over, the picture keeps its size, text stays readable."""

from dataclasses import replace

import pytest

import polofield as pf
from polofield.layout.page import BARE, Frame
from polofield.layout.profiles import PRINT, SLIDE
from polofield.layout.sheet import Path, Text
from polofield.look import Look

FIELD, ARENA = pf.Field(), pf.Arena()
RULINGS = [
    pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 78)),
    pf.ruling("outdoor/penalty-3-defended", FIELD),
    pf.ruling("outdoor/knock-in", FIELD, at=(-150, -20)),
    pf.ruling("outdoor/fair-play", FIELD, at=(130, -10)),
    pf.ruling("outdoor/throw-in", FIELD, at=(30, 20)),
    pf.ruling("arena/penalty-2", ARENA),
    pf.ruling("arena/hit-out", ARENA, at=(50, 12), after="penalty-3"),
]


def texts(sheet):
    return [mark for mark in sheet.walk() if isinstance(mark, Text)]


def column(sheet):
    (layer,) = [layer for layer in sheet.layers if layer.name == "layer-text"]
    return [mark for mark in replace(sheet, layers=(layer,)).walk() if isinstance(mark, Text)]


def panel(sheet):
    (found,) = [m for m in sheet.walk() if isinstance(m, Path) and m.name == "surround"]
    xs, ys = [p.x for p in found.rings[0]], [p.y for p in found.rings[0]]
    return min(xs), min(ys), max(xs), max(ys)


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


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.rule)
def test_the_whole_sentence_stands_on_a_slide(ruling):
    sheet = pf.draw(ruling, profile="slide").sheet
    said = " ".join(text.text for text in column(sheet))
    assert sheet.sentence in said


def test_notes_give_way_before_the_picture_does():
    ruling = pf.ruling("outdoor/penalty-3-defended", FIELD)
    long = replace(ruling, notes=ruling.notes * 3)
    plain = pf.draw(replace(ruling, notes=()), profile="slide").sheet
    assert panel(pf.draw(long, profile="slide").sheet) == panel(plain)


def test_the_last_step_leaves_out_cases_and_says_how_many():
    ruling = pf.ruling("outdoor/penalty-4", FIELD)
    sheet = pf.draw(ruling, profile="slide", step=5).sheet
    said = " ".join(text.text for text in column(sheet))
    shown = said.count("If ")
    assert 2 <= shown < len(ruling.consequences)
    assert f"… and {len(ruling.consequences) - shown} more." in said
    assert panel(sheet) == panel(pf.draw(ruling, profile="slide", step=4).sheet)


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


@pytest.mark.parametrize(
    "ruling",
    [
        pf.ruling("outdoor/penalty-3-defended", FIELD),
        pf.ruling("outdoor/fair-play", FIELD, at=(130, -10)),
        pf.ruling("arena/penalty-2-from-spot", ARENA, at=(40, 6)),
        pf.ruling("arena/penalty-5a", ARENA, at=(34, 24)),
    ],
    ids=lambda ruling: ruling.rule,
)
def test_a_slide_by_itself_says_every_condition(ruling):
    """Rather than what is to scale, or a larger picture."""
    sheet = pf.draw(ruling, profile="slide").sheet
    assert sheet.height == SLIDE.height
    told = " ".join(text.text for text in column(sheet))
    assert "more." not in told
    for note in ruling.notes:
        assert note.say(Look().voice) in told
