"""A ruling in steps: each step adds something, nothing moves, and players keep their names."""

from itertools import pairwise

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from layout.drawings import looks
from situations import RULES, rulings

import polofield as pf
from polofield.drawing.draw import lay_out_scene
from polofield.drawing.look import Look
from polofield.drawing.scene import scene_of, step_count
from polofield.errors import PolofieldError
from polofield.render.html import alt_text
from polofield.scene.surfaces import ground
from polofield.scene.telling import AFTER, BALL, FOUL, LINEUP, ZONES, told, whole, zone_words
from polofield.scene.things import Cross, Dimension, Figure, Label, shows

FIELD = pf.Field()
OF_THE_GROUND = {"goal-words", "own-goal-words"}


def five_a(at=(80, 78)):
    return pf.ruling("outdoor/penalty-5a", FIELD, at=at)


def named(sheet, layers=None):
    """Every named mark of the picture, by its name."""
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


@settings(max_examples=2, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_each_step_only_adds_and_nothing_moves(data):
    ruling = data.draw(st.sampled_from(RULES).flatmap(rulings))
    assume(ruling.ball is not None)
    scene = scene_of(ruling)
    sheets = told_sheets(scene, data.draw(looks()))
    assert len({(sheet.yards, sheet.width, sheet.height) for sheet in sheets}) == 1
    pictures = [named(sheet) for sheet in sheets]
    for before, after in pairwise(pictures):
        gone = before.keys() - after.keys()
        # the mark of where it happened gives way to a ball that lies there
        assert not gone or (gone <= {"at", "words-at"} and ruling.ball == ruling.at)
        assert all(after[name] == mark for name, mark in before.items() if name not in gone)
    whole = {thing.name for thing in scene.things}
    whole |= {f"{name}-horse" for name in whole}
    assert pictures[-1].keys() - {"surround"} <= whole


def test_what_each_step_adds():
    scene = scene_of(five_a())
    pictures = [named(sheet).keys() for sheet in told_sheets(scene, Look())]
    added = [after - before for before, after in zip([set(), *pictures], pictures, strict=False)]
    assert {"at", "playing-area"} <= added[FOUL - 1]
    assert "ball" not in pictures[FOUL - 1]
    assert {"ball", "bound"} <= added[BALL - 1]
    zones = {"place-opposing", "limit-opposing", "measure-clear"}
    assert zones <= added[ZONES - 1]
    players = {f"{p.team}-{p.number}" for p in pf.propose(five_a())}
    players |= {f"{name}-horse" for name in players} | {"hit"}
    assert added[LINEUP - 1] == players
    assert added[AFTER - 1] == set()


def test_a_step_says_its_own_sentence_and_the_last_what_may_follow():
    scene = scene_of(five_a())
    said = [told(scene, step) for step in range(1, step_count(five_a()) + 1)]
    assert [scene.sentence for scene in said] == list(scene.telling)
    assert len({str(scene.sentence) for scene in said}) == len(said)
    assert [bool(scene.notes) for scene in said] == [False] * 4 + [True]
    assert "Where the ball was when the foul happened: 70 yd" in str(said[0].sentence)
    assert "The ball is 70 yd" in str(said[1].sentence)


@settings(max_examples=2, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_the_first_step_marks_the_place_that_it_tells(data):
    ruling = data.draw(st.sampled_from(RULES).flatmap(rulings))
    assume(ruling.ball is not None)
    scene = scene_of(ruling)
    seen = [thing for thing in scene.things if isinstance(thing, Cross) and shows(thing, FOUL)]
    assert [cross.at for cross in seen] == ([ruling.at] if ruling.at else [])
    assert str(scene.telling[0]).startswith("Where ") == bool(seen)
    worded = [thing for thing in scene.things if thing.name == "words-at" and shows(thing, FOUL)]
    assert len(worded) == len(seen)
    told_whole = [thing for thing in whole(scene).things if isinstance(thing, Cross)]
    assert bool(told_whole) == (ruling.at not in (None, ruling.ball) or bool(ruling.moved))
    assert any(str(said).startswith("Where ") for said in scene.description) == bool(told_whole)


@settings(max_examples=2, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_words_show_with_what_they_belong_to(data):
    ruling = data.draw(st.sampled_from(RULES).flatmap(rulings))
    assume(ruling.ball is not None)
    scene = scene_of(ruling)
    always = {thing.name for thing in ground(ruling.surface)} | OF_THE_GROUND
    begin = {thing.steps[0] for thing in scene.things if not isinstance(thing, (Label, Dimension))}
    for thing in scene.things:
        if isinstance(thing, (Label, Dimension)) and thing.name not in always:
            assert thing.steps[0] >= (FOUL if thing.name == "words-at" else BALL)
            assert thing.steps[0] in begin
    for thing in scene.things:
        if isinstance(thing, Label) and thing.name.startswith("off-field-"):
            (player,) = (t for t in scene.things if t.name == f"opposing-{thing.name[10:]}")
            assert thing.steps == player.steps


@settings(max_examples=2, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_a_step_is_described_as_what_shows_in_it(data):
    ruling = data.draw(st.sampled_from(RULES).flatmap(rulings))
    assume(ruling.ball is not None)
    scene = scene_of(ruling)
    for step in range(1, len(scene.telling) + 1):
        seen = told(scene, step)
        said = " ".join(map(str, seen.description))
        assert seen.description[:step] == scene.telling[:step]
        for thing in scene.things:
            if isinstance(thing, Figure):
                assert (str(thing.title) in said) == shows(thing, step)
        assert (str(zone_words(ruling.zones[0])) in said if ruling.zones else False) == (
            bool(ruling.zones) and step >= ZONES
        )
        assert all(str(phrase) in said for phrase in scene.after) or step < AFTER


@pytest.mark.parametrize("rule", ["outdoor/penalty-2", "arena/penalty-5b"])
def test_the_alt_of_a_step_says_more_than_the_title(rule):
    ruling = pf.ruling(rule, FIELD if rule.startswith("outdoor") else pf.Arena())
    first, *_, last = (pf.draw(ruling, step=step) for step in range(FOUL, AFTER + 1))
    assert alt_text(first.sheet).removeprefix(first.alt).strip(" .")
    assert all(one.then.say(Look().voice) in alt_text(last.sheet) for one in ruling.consequences)


def test_everybody_keeps_his_name_over_the_steps():
    scene = scene_of(five_a())
    figures = [thing for thing in scene.things if isinstance(thing, Figure)]
    assert len({figure.name for figure in figures}) == len(figures)
    for step in range(LINEUP, AFTER + 1):
        drawn = named(pf.draw(five_a(), step=step).sheet)
        assert {figure.name for figure in figures} <= drawn.keys()


@pytest.mark.parametrize("step", [0, -1, 6, 99])
def test_no_such_step(step):
    with pytest.raises(PolofieldError, match=f"expected a step from 1 to 5, got {step}$"):
        pf.draw(five_a(), step=step)


@pytest.mark.parametrize("id", ["outdoor/penalties", "outdoor/field"])
def test_a_diagram_is_not_told_in_steps(id):
    with pytest.raises(PolofieldError, match="expected a figure with steps, got one without"):
        pf.draw(id, step=1)


def test_what_puts_no_ball_down_is_not_told_in_steps():
    for id in ("outdoor/penalty-8", "outdoor/penalty-1"):
        with pytest.raises(PolofieldError, match="so it has no steps"):
            step_count(pf.ruling(id, FIELD))
