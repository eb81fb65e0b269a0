"""Which characters a picture would show as empty boxes."""

import polofield as pf
from polofield.layout.letters import without_outline


def found(sentence):
    return without_outline([pf.draw("outdoor/field", sentence=sentence).sheet])


def test_letters_of_ours_and_marks_that_take_no_room_are_no_boxes():
    assert found("Ñandú “ß” → Ω Київ e\u0301 a\u200db") == ""


def test_what_has_no_outline_is_named_once_in_order():
    assert found("字 漢 🐎 字") == "字漢🐎"
