"""Every case of every rule is drawn in some figure."""

import pytest
from situations import RULES

import polofield as pf
from polofield.drawing.scene import scene_of
from polofield.layout.sheet import Text
from polofield.rules.catalogue import ENTRIES
from polofield.rulings.phrase import Voice
from polofield.scene.strips import told
from polofield.scene.things import Arrow, Cross, Disc, Figure
from polofield.scene.what_if import can_be_drawn, stations, what_if_scene

PLAYED = [id for id in RULES if ENTRIES[id].kind == "rule"]


def example(id):
    return pf.ruling(id, **ENTRIES[id].example.arguments())


def ends(cases):
    for one in cases:
        yield from ends(one.further) if one.further else (one,)


DRAWN = [id for id in PLAYED if can_be_drawn(example(id))]


def where(id, one):
    """What draws a case: the page of all cases, that of the same shot, or the rule's figure."""
    if not one.moment:
        return "figure"
    return "what-if" if id in DRAWN else "of its shot"


TABLE = [(id, one.case, where(id, one)) for id in PLAYED for one in ends(example(id).consequences)]


@pytest.mark.parametrize(("rule", "case", "figure"), TABLE)
def test_every_case_is_drawn(rule, case, figure):
    """Each as a small picture of its own, with the ball or somebody in it, or as a box of words."""
    ruling = example(rule)
    (one, *_) = (found for found in ends(ruling.consequences) if found.case == case)
    if figure == "what-if":
        cells = [cell for station in stations(ruling) for cell in station.cells]
        (cell, *_) = (cell for cell in cells if cell.text.say() == one.short.say())
        assert any(isinstance(thing, Arrow | Cross | Disc | Figure) for thing in cell.things)
        return
    if figure == "of its shot":  # the same shot again
        shot = ruling.rule
        assert shot in DRAWN
        assert case in {found.case for found in ends(example(shot).consequences)}
        return
    sheet = pf.draw(ruling).sheet
    said = " ".join(mark.text for mark in sheet.walk() if isinstance(mark, Text))
    words = one.when.say(Voice("Blue", "Yellow")), one.short.say(Voice("Blue", "Yellow"))
    shown = "".join(said.split()).lower()
    assert any(word and "".join(word.split()).lower() in shown for word in words)


@pytest.mark.parametrize("rule", DRAWN)
def test_a_page_has_every_case_once_in_the_order_of_time(rule):
    ruling = example(rule)
    found = stations(ruling)
    cells = [cell for station in found for cell in station.cells]
    assert len(cells) == len([one for one in ends(ruling.consequences) if one.moment])
    moments = [one.moment for one in ends(ruling.consequences) if one.moment]
    order = ["before-hit", "hit", "procedure"]
    assert len(found) == len(set(moments))
    assert [station.name.say() for station in found] == [
        {"before-hit": "before the hit", "hit": "the hit", "procedure": "the procedure"}[moment]
        for moment in order
        if moment in moments
    ]


@pytest.mark.parametrize("rule", DRAWN)
def test_no_case_of_a_page_alone_is_in_a_strip(rule):
    ruling = example(rule)
    strip = {one.case for cell in told(ruling).cells for one in cell}
    assert strip <= {one.case for one in ruling.consequences}
    scene = what_if_scene(ruling, scene_of(ruling, ()))
    assert scene.slug.endswith("-what-if")
    said = " ".join(phrase.say() for phrase in scene.description)
    for one in ruling.consequences:
        if one.moment:
            assert one.then.say() in said
