"""A ruling told in steps: each step adds, nothing moves, everybody keeps his name."""

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from layout.drawings import looks
from situations import RULES, rulings

import polofield as pf
from polofield.drawing import lay_out_scene, ruling_scene, step_count
from polofield.errors import PolofieldError
from polofield.look import Look
from polofield.scene.model import Figure
from polofield.scene.telling import AFTER, BALL, FOUL, LINEUP, ZONES, told

FIELD = pf.Field()


def five_a(at=(80, 78)):
    return pf.ruling("outdoor/penalty-5a", FIELD, at=at)


def named(sheet, layers=None):
    """Name to mark, of all that is named in the picture."""
    found = {}
    for layer in sheet.layers:
        stack = [] if layer.name == "layer-text" else list(layer.members)
        while stack:
            mark = stack.pop()
            name = getattr(mark, "name", "")
            if name:
                found[name] = mark
            else:
                stack.extend(getattr(mark, "members", ()))
    return found


def told_sheets(scene, look):
    count = len(scene.telling)
    return [
        lay_out_scene(scene, Look(**{**vars_of(look), "step": step})).sheet
        for step in range(1, count + 1)
    ]


def vars_of(look):
    return {name: getattr(look, name) for name in Look.__dataclass_fields__}


@settings(max_examples=60, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_each_step_only_adds_and_nothing_moves(data):
    ruling = data.draw(st.sampled_from(RULES).flatmap(rulings))
    assume(ruling.ball is not None)
    scene = ruling_scene(ruling)
    sheets = told_sheets(scene, data.draw(looks()))
    assert len({sheet.yards for sheet in sheets}) == 1
    pictures = [named(sheet) for sheet in sheets]
    for before, after in pairwise(pictures):
        assert before.keys() <= after.keys()
        assert all(after[name] == mark for name, mark in before.items())
    whole = {thing.name for thing in scene.things}
    assert pictures[-1].keys() - {"surround"} <= whole


def test_what_each_step_adds():
    scene = ruling_scene(five_a())
    pictures = [named(sheet).keys() for sheet in told_sheets(scene, Look())]
    added = [after - before for before, after in zip([set(), *pictures], pictures, strict=False)]
    assert {"at", "playing-area", "direction"} <= added[FOUL - 1]
    assert "ball" not in pictures[FOUL - 1]
    assert {"ball", "move"} <= added[BALL - 1]
    zones = {"zone-clear-of-ball-opposing", "zone-goal-side-opposing", "measure-clear"}
    assert zones <= added[ZONES - 1]
    players = {f"{p.team}-{p.number}" for p in pf.propose(five_a())}
    assert added[LINEUP - 1] == players
    assert added[AFTER - 1] == set()


def test_a_step_says_its_own_sentence_and_the_last_what_may_follow():
    scene = ruling_scene(five_a())
    said = [told(scene, step) for step in range(1, step_count(five_a()) + 1)]
    assert [scene.sentence for scene in said] == list(scene.telling)
    assert len({str(scene.sentence) for scene in said}) == len(said)
    assert [bool(scene.notes) for scene in said] == [False] * 4 + [True]
    assert "It happened 70 yd" in str(said[0].sentence)
    assert "The ball is 70 yd" in str(said[1].sentence)


def test_everybody_keeps_his_name_over_the_steps():
    scene = ruling_scene(five_a())
    figures = [thing for thing in scene.things if isinstance(thing, Figure)]
    assert len({figure.name for figure in figures}) == len(figures)
    for step in range(LINEUP, AFTER + 1):
        drawn = named(pf.draw(five_a(), step=step).sheet)
        assert {figure.name for figure in figures} <= drawn.keys()


@pytest.mark.parametrize("step", [0, -1, 6, 99])
def test_no_such_step(step):
    with pytest.raises(PolofieldError, match=f"has no step {step}: 1 to 5 would be right"):
        pf.draw(five_a(), step=step)


@pytest.mark.parametrize("id", ["outdoor/penalties", "outdoor/field"])
def test_a_diagram_is_not_told_in_steps(id):
    with pytest.raises(PolofieldError, match="has no step 1: it is not told in steps"):
        pf.draw(id, step=1)


def test_what_puts_no_ball_down_is_not_told_in_steps():
    for id in ("outdoor/penalty-8", "outdoor/penalty-1"):
        with pytest.raises(PolofieldError, match="not told in steps"):
            step_count(pf.ruling(id, FIELD))
