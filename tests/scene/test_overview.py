"""The overviews: a label is next to its own place and to no other."""

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from layout.drawings import laid_out, looks
from layout.reading import bounds
from situations import surfaces

from polofield.drawing.scene import scene_of
from polofield.layout.regions import flattened
from polofield.layout.sheet import Text
from polofield.rules.question import question

WIDTHS = st.none() | st.integers(272, 680).map(lambda width: (width, "px"))


def lines_of(sheet, name):
    """The lines of a label: the first has the name, the others follow it."""
    for layer in sheet.layers:
        marks = list(layer.members)
        for index, mark in enumerate(marks):
            if isinstance(mark, Text) and mark.name == name:
                yield mark
                for later in marks[index + 1 :]:
                    if not isinstance(later, Text) or later.name:
                        return
                    yield later


@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_where_a_defender_stands_is_said_nearest_to_that_place(data):
    scene = scene_of(question("arena/penalties", data.draw(surfaces("arena"))))
    look = data.draw(looks(view=st.sampled_from(["fit", "end", "half", "whole"])))
    if look.profile == "web":
        look = data.draw(looks(profile="web", figure_width=WIDTHS))
    sheet = laid_out(scene, look).sheet
    places = {
        number: [
            shapely.Polygon(flattened(ring))
            for mark in sheet.walk()
            if getattr(mark, "name", "") == f"place-defender-{number}"
            for ring in mark.rings
        ]
        for number in ("3", "4")
    }
    for number, other in (("3", "4"), ("4", "3")):
        lines = list(lines_of(sheet, f"words-defender-{number}"))
        if not lines:
            continue
        words = shapely.union_all([shapely.box(*bounds(line)) for line in lines])
        own, others = (min(p.distance(words) for p in places[n]) for n in (number, other))
        assert own < others


@pytest.mark.parametrize("id", ["arena/penalties", "outdoor/penalties", "outdoor/side-outs"])
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_no_word_of_a_label_is_broken(id, data):
    scene = scene_of(question(id, data.draw(surfaces(id.partition("/")[0]))))
    look = data.draw(looks(profile="web", figure_width=WIDTHS, label_units="yd"))
    sheet = laid_out(scene, look).sheet
    for thing in scene.things:
        lines = [line.text for line in lines_of(sheet, thing.name)]
        if lines:
            said = thing.text.say(look.voice), thing.light.say(look.voice)
            assert " ".join(lines).split() == " ".join(said).split()
