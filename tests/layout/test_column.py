"""The column of words beside a picture, however much there is to say."""

import pytest
from composed import ARENA, FIELD, RULINGS, column, panel

import polofield as pf
from polofield.drawing.look import Look
from polofield.drawing.scene import scene_of
from polofield.layout.profiles import SLIDE


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.rule)
def test_the_whole_head_stands_on_a_slide(ruling):
    sheet = pf.draw(ruling, profile="slide").sheet
    said = " ".join(text.text for text in column(sheet))
    voice = Look(profile="slide").voice
    head = scene_of(ruling).head
    assert len(head) >= 3
    for line in head:
        assert f"{line.subject.say(voice)} {line.text.say(voice)}" in said


def test_the_last_step_leaves_out_cases_and_says_how_many():
    ruling = pf.ruling("outdoor/penalty-3-defended", FIELD)
    sheet = pf.draw(ruling, profile="slide", step=5).sheet
    said = " ".join(text.text for text in column(sheet))
    shown = said.count("If ")
    assert 2 <= shown < len(ruling.consequences)
    assert f"… and {len(ruling.consequences) - shown} more." in said
    assert panel(sheet) == panel(pf.draw(ruling, profile="slide", step=4).sheet)


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
    """It gives up the note on scale, or a larger picture, first."""
    sheet = pf.draw(ruling, profile="slide").sheet
    assert sheet.height == SLIDE.height
    told = " ".join(text.text for text in column(sheet))
    assert "more." not in told
    for note in ruling.notes:
        assert note.say(Look().voice) in told
