"""What a step adds, and that a question does not tell its answer."""

import pytest

import polofield as pf
from polofield.lineup import Player
from polofield.scenario import Scenario
from polofield.scene.model import Area, Arrow, Cross, Dimension, Disc, Figure
from polofield.scene.telling import whole
from polofield.slides.scenes import (
    asks_about_people,
    question_scene,
    scene_shown,
    steps_shown,
    without_answers,
)

FIELD, ARENA = pf.Field(), pf.Arena()


def asked(what):
    ruling = what.ruling if isinstance(what, Scenario) else what
    return question_scene(scene_shown(what), ruling, people=asks_about_people(what))


def of_type(scene, *types):
    return [thing for thing in scene.things if isinstance(thing, types)]


def test_steps_that_add_nothing_are_left_out():
    # the spot of a Penalty 4 is fixed: nothing is to be seen of where the foul was
    assert list(steps_shown(scene_shown(pf.ruling("outdoor/penalty-4", FIELD)))) == [2, 3, 4, 5]
    spot = pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 50))
    assert list(steps_shown(scene_shown(spot))) == [1, 2, 3, 4, 5]


def test_where_it_happened_shows_first_and_gives_way_to_the_ball_on_the_same_spot():
    scene = scene_shown(pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 50)))
    (cross,) = of_type(scene, Cross)
    assert (cross.at, cross.steps) == ((80, 50), (1, 1))
    assert not of_type(whole(scene), Cross)
    moved = scene_shown(pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 78)))
    assert len(of_type(whole(moved), Cross)) == 1


@pytest.mark.parametrize(
    "ruling",
    [
        pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 78)),
        pf.ruling("outdoor/penalty-2", FIELD),
        pf.ruling("outdoor/penalty-6", FIELD, at=(150, 55)),
        pf.ruling("arena/penalty-5a", ARENA, at=(20, 24)),
        pf.ruling("outdoor/throw-in", FIELD, at=(30, 20)),
        pf.ruling("outdoor/knock-in-failed", FIELD, how="late"),
    ],
    ids=lambda ruling: ruling.rule,
)
def test_a_question_shows_the_place_and_nothing_that_the_rule_says(ruling):
    scene = asked(ruling)
    assert not of_type(scene, Arrow, Dimension, Figure)
    assert not [disc for disc in of_type(scene, Disc) if disc.kind in ("ball", "spot")]
    assert not [
        area for area in of_type(scene, Area) if area.role.startswith(("keep-out", "place"))
    ]
    assert [cross.at for cross in of_type(scene, Cross)] == ([ruling.at] if ruling.at else [])
    assert (scene.notes, scene.telling, scene.after) == ((), (), ())
    said = " ".join(phrase.say() for phrase in (scene.title, scene.sentence, *scene.description))
    assert ruling.sentence.say() not in said
    assert str(ruling.title) not in said or " · " not in str(ruling.title)
    assert {entry.role for entry in scene.key} <= {"at"}
    assert bool(scene.key) == (ruling.at is not None)


def test_a_question_about_a_mistake_says_the_mistake_and_not_the_penalty():
    scene = asked(pf.ruling("outdoor/knock-in-failed", FIELD, how="late"))
    assert "Knock-in gone wrong" in str(scene.title)
    assert "Penalty" not in str(scene.title)
    assert "within 10 s" in str(scene.sentence)


def test_of_people_the_question_is_who_stands_wrongly():
    ruling = pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 50))
    players = (Player("opposing", 1, (85, 50)), Player("opposing", 2, (140, 0)))
    scenario = Scenario(ruling=ruling, players=players)
    told = scene_shown(scenario)
    assert [figure.ring for figure in of_type(told, Figure)] == ["fault", ""]
    assert [arrow for arrow in of_type(told, Arrow) if arrow.role == "remedy"]
    scene = asked(scenario)
    assert [figure.ring for figure in of_type(scene, Figure)] == ["", ""]
    assert not [arrow for arrow in of_type(scene, Arrow) if arrow.role == "remedy"]
    assert not [area for area in of_type(scene, Area) if area.role.startswith("keep-out")]
    assert [disc.kind for disc in of_type(scene, Disc) if disc.kind == "ball"] == ["ball"]
    assert "Who stands wrongly" in str(scene.sentence)
    assert "30 yd" not in " ".join(map(str, scene.description))


def test_cases_are_left_open():
    ruling = pf.ruling("outdoor/goal-at-whistle", FIELD)
    hidden = without_answers(ruling)

    def each(cases):
        for case in cases:
            yield case
            yield from each(case.further)

    cases, told = list(each(hidden.consequences)), list(each(ruling.consequences))
    assert [str(case.when) for case in cases] == [str(case.when) for case in told]
    assert {str(case.then) for case in cases} == {"?"}
    assert not any(case.rule or case.to for case in cases)
    assert (hidden.notes, hidden.clock, hidden.prohibitions) == ((), (), ())


def test_a_removal_has_nothing_to_show_on_the_ground():
    assert scene_shown(pf.ruling("outdoor/penalty-8", FIELD)) is None
