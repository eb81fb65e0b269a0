"""A throw-in in every view: both files to scale, nobody on or behind anybody else."""

from itertools import combinations

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from layout.drawings import laid_out, looks
from situations import rulings

import polofield as pf
from polofield.drawing.scene import scene_of
from polofield.layout.sheet import Circle, Path, Text

THROW_INS = ["outdoor/throw-in", "outdoor/throw-in-side", "outdoor/after-goal"]
NARROW = {"web": (272, "px"), "print": (80, "mm")}
FILES = {f"{side}-{number}" for side in ("hitting", "opposing") for number in (1, 2, 3, 4)}


def people(sheet):
    """The people who are drawn, and the area that each symbol covers on the page."""
    layers = [layer for layer in sheet.layers if layer.name == "layer-players"]
    return {group.name: symbol(group) for layer in layers for group in layer.members}


def symbol(group):
    discs = [shapely.Point(m.x, m.y).buffer(m.r) for m in group.members if isinstance(m, Circle)]
    rings = [m.rings[0] for m in group.members if isinstance(m, Path)]
    shapes = [shapely.Polygon([(p.x, p.y) for p in ring]) for ring in rings]
    return shapely.union_all([*discs, *shapes])


@pytest.mark.parametrize("rule", THROW_INS)
@settings(max_examples=15)
@given(data=st.data())
def test_nobody_stands_on_anybody_else(rule, data):
    scene = scene_of(data.draw(rulings(rule)))
    look = data.draw(looks())
    if look.profile in NARROW and data.draw(st.booleans()):
        look = data.draw(
            looks(profile=st.just(look.profile), figure_width=st.just(NARROW[look.profile]))
        )
    found = people(laid_out(scene, look).sheet)
    assert not any(one.intersects(other) for one, other in combinations(found.values(), 2))
    if look.view in ("whole", "fit"):
        assert found.keys() == {*FILES, "umpire-1"}


def test_a_scenario_has_its_own_umpire_and_files_as_small():
    text = """
    at = [0, 0]
    [rule]
    id = "outdoor/throw-in"
    [[officials]]
    role = "umpire"
    at = [0, 0]
    [[officials]]
    role = "umpire"
    at = [0, 30]
    """
    from polofield.scenario.scenario import parse_scenario

    lined_up = pf.propose(pf.ruling("outdoor/throw-in", pf.Field(), at=(0, 0)))
    for player in lined_up:
        side = "Blue" if player.team == "hitting" else "Yellow"
        text += f'[[players]]\nteam = "{side}"\nnumber = {player.number}\nat = {list(player.at)}\n'
    found = people(pf.draw(parse_scenario(text, "s.toml"), view="whole").sheet)
    assert found.keys() == {*FILES, "umpire-1", "umpire-2"}
    assert not any(one.intersects(other) for one, other in combinations(found.values(), 2))
    assert found["umpire-1"].area < 0.7 * found["umpire-2"].area


@pytest.mark.parametrize("view", ["fit", "whole"])
def test_a_number_is_as_large_as_ever_or_left_out(view):
    ruling = pf.ruling("outdoor/after-goal", pf.Field())
    sheet = pf.draw(ruling, view=view).sheet
    (layer,) = (layer for layer in sheet.layers if layer.name == "layer-players")
    numbers = [m for group in layer.members for m in group.members if isinstance(m, Text)]
    assert len(numbers) == (9 if view == "fit" else 0)


def words_of(sheet):
    return {m.name: m for m in sheet.walk() if isinstance(m, Text) and m.name}


@pytest.mark.parametrize("rule", THROW_INS)
def test_a_throw_is_a_path_of_the_ball_between_the_goals_that_are_named(rule):
    at = {"at": (20, 80 if "side" in rule else 20)} if rule != "outdoor/after-goal" else {}
    scene = scene_of(pf.ruling(rule, pf.Field(), **at))
    things = {thing.name: thing for thing in scene.things}
    ball, throw = things["ball"], things["throw"]
    assert (throw.kind, throw.role, throw.start) == ("hit", "path", ball.at)
    noses = [abs(t.at[1] - ball.at[1]) for t in scene.things if t.name[:-1] == "hitting-"]
    assert min(noses) > 0
    words = words_of(pf.draw(pf.ruling(rule, pf.Field(), **at)).sheet)
    yellow, blue = words["words-opposing"], words["words-hitting"]
    assert yellow.role == blue.role == "label"  # on no place of theirs
    # the attack goes up the page, so Yellow's goal lies above
    assert yellow.y < blue.y


@pytest.mark.parametrize(("units", "last"), [("yd", "10 yd"), ("m", "10 m")])
def test_a_yard_stick_is_as_long_as_it_says(units, last):
    sheet = pf.draw(pf.ruling("outdoor/after-goal", pf.Field()), label_units=units).sheet
    (stick,) = (m for m in sheet.walk() if getattr(m, "name", "") == "ruler")
    first, end = (m for m in stick.members if isinstance(m, Text))
    assert (first.text, end.text) == ("0", last)
    yards = 10 if units == "yd" else 10 / 0.9144
    assert end.x - first.x == pytest.approx(yards * sheet.yards.scale)


def test_where_a_yard_is_too_small_there_is_a_scale_bar():
    sheet = pf.draw(pf.ruling("outdoor/after-goal", pf.Field()), view="whole").sheet
    names = {getattr(m, "name", "") for m in sheet.walk()}
    assert "scale-bar" in names
    assert "ruler" not in names
