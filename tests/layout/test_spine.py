"""A page of all cases: pictures of one size in even rows, words below them, nothing on anything."""

from itertools import combinations

import pytest
from reading import bounds, ink
from scene.test_what_if import DRAWN, example

import polofield as pf
from polofield.layout.sheet import Circle, Group, Line, Text


def page(rule, **look):
    return pf.draw(example(rule), what_if=True, **look).sheet


def cells(sheet):
    (layer,) = (layer for layer in sheet.layers if layer.name == "layer-cases")
    return [mark for mark in layer.members if isinstance(mark, Group)]


def pictures(sheet):
    """The ground of each small picture: the first thing in its cell."""
    return [bounds(cell.members[0]) for cell in cells(sheet)]


def words(cell):
    return [ink(mark) for mark in cell.members if isinstance(mark, Text) and ink(mark) is not None]


@pytest.mark.parametrize("wide", [680, 340])
@pytest.mark.parametrize("rule", DRAWN)
def test_cases_stand_in_rows_and_nothing_lies_on_anything(rule, wide):
    sheet = page(rule, figure_width=(wide, "px"))
    boxes = pictures(sheet)
    assert len({(round(x2 - x1, 3), round(y2 - y1, 3)) for x1, y1, x2, y2 in boxes}) == 1
    texts = [box for cell in cells(sheet) for box in words(cell)]
    for (a, b, c, d), (e, f, g, h) in combinations(boxes, 2):
        assert c <= e or g <= a or d <= f or h <= b
    for a, b, c, d in texts:
        assert a >= 0
        assert c <= sheet.width
        assert d <= sheet.height
        for e, f, g, h in boxes:
            inside = e <= a and c <= g and f <= b and d <= h  # a clock or a label of the picture
            assert inside or c <= e or g <= a or d <= f or h <= b
    lefts = {round(box[0], 3) for box in boxes}
    assert len(lefts) == (1 if wide == 340 else min(4, max(1, len(lefts))))


@pytest.mark.parametrize("rule", DRAWN)
def test_the_line_of_time_leads_down_past_every_moment(rule):
    sheet = page(rule)
    (layer,) = (layer for layer in sheet.layers if layer.name == "layer-cases")
    (line,) = (mark for mark in layer.members if isinstance(mark, Line) and mark.name == "spine")
    dots = [mark for mark in layer.members if isinstance(mark, Circle)]
    assert line.heads == "end"
    assert line.x1 == line.x2
    assert [dot.x for dot in dots] == [line.x1] * len(dots)
    assert sorted(dot.y for dot in dots) == [dot.y for dot in dots]
    assert line.y1 == dots[0].y
    assert line.y2 > max(box[3] for box in pictures(sheet)[:1])


def test_a_clause_and_a_sentence_of_ones_own_are_shown():
    sheet = page("outdoor/penalty-2", clause="Club rule 7", sentence="What then?")
    said = [mark.text for mark in sheet.walk() if isinstance(mark, Text)]
    assert "CLUB RULE 7" in said
    assert "What then?" in said
