"""A question does not give away its answer, and has everything that is needed to find it."""

import pytest

import polofield as pf
from polofield.lineup.propose import Player
from polofield.scenario.scenario import Scenario
from polofield.scene.things import Arrow, Contour, Cross, Dimension, Disc, Figure, Remedy, Ruler
from polofield.slides.questions import asks_about_people, question_scene, without_answers
from polofield.slides.scenes import scene_shown

FIELD, ARENA = pf.Field(), pf.Arena()


def asked(what):
    ruling = what.ruling if isinstance(what, Scenario) else what
    return question_scene(scene_shown(what), ruling, people=asks_about_people(what))


def of_type(scene, *types):
    return [thing for thing in scene.things if isinstance(thing, types)]


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
    assert not of_type(scene, Contour, Ruler)
    assert not [thing for thing in scene.things if thing.layer == "zones"]
    assert [cross.at for cross in of_type(scene, Cross)] == ([ruling.at] if ruling.at else [])
    assert (scene.head, scene.notes, scene.telling, scene.after) == ((), (), (), ())
    assert scene.strip is None
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
    assert of_type(told, Remedy)
    scene = asked(scenario)
    assert [figure.ring for figure in of_type(scene, Figure)] == ["", ""]
    assert not of_type(scene, Remedy)
    assert of_type(told, Contour)
    assert not of_type(scene, Contour)
    assert not [thing for thing in scene.things if thing.layer == "zones"]
    assert [disc.kind for disc in of_type(scene, Disc) if disc.kind == "ball"] == ["ball"]
    assert "Who is incorrectly positioned" in str(scene.sentence)
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


@pytest.mark.parametrize(
    ("ruling", "words"),
    [
        (pf.ruling("arena/penalty-6a", ARENA, at=(35, 0), after="penalty-2"), "the Penalty 2"),
        (pf.ruling("arena/penalty-6b", ARENA, at=(20, 5)), "its own Penalty 2, 3 or 4"),
        (pf.ruling("arena/penalty-6c", ARENA, at=(20, 5)), "its own Penalty 5"),
        (
            pf.ruling("arena/penalty-6d", ARENA, at=(25, 0), after="penalty-3"),
            "Neither side followed",
        ),
        (
            pf.ruling("arena/hit-missed", ARENA, at=(40, 12)),
            "missed, came to a stop or was redirected",
        ),
        (pf.ruling("arena/hit-out", ARENA, at=(50, 12), after="penalty-3"), "2, 3, 4 or 5b"),
        (pf.ruling("arena/hit-out", ARENA, at=(50, 12), after="penalty-5a"), "Penalty 5a or an"),
        (pf.ruling("outdoor/foul-shot-refused", FIELD, at=(80, 50)), "passed the ball"),
        (pf.ruling("outdoor/side-out", FIELD, at=(40, 80)), "hit the ball out"),
        (pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 50)), "is at fault"),
    ],
    ids=lambda value: value if isinstance(value, str) else (value.because or value.rule),
)
def test_a_question_says_what_happened(ruling, words):
    scene = asked(ruling)
    assert words in str(scene.sentence)
    assert words in " ".join(map(str, scene.description))


def test_a_question_of_cases_says_what_happened_too():
    ruling = pf.ruling(
        "arena/penalty-6a", ARENA, at=(35, 0), after="penalty-2", would_have_scored=True
    )
    assert "would have been a goal but for" in str(without_answers(ruling).sentence)


def over_the_side():
    ruling = pf.ruling("outdoor/ball-over-side", FIELD, at=(40, 80), off="own")
    ball = ruling.ball
    players = (Player("hitting", 2, (ball[0] - 3, ball[1]), hitter=True),)
    return Scenario(ruling=ruling, players=players, hitting=1)


@pytest.mark.parametrize("what", [over_the_side(), over_the_side().ruling], ids=["people", "bare"])
def test_whose_ball_it_is_is_left_to_the_class(what):
    scene = asked(what)
    said = (*scene.description, *(entry.text for entry in scene.key))
    told = " ".join(phrase.say() for phrase in said)
    assert "who hits" not in told
    assert "hitting side, hitting" not in told


def test_sentences_of_the_text_alternative_end_once():
    for what in (over_the_side(), pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 50))):
        for phrase in asked(what).description:
            assert phrase.say().endswith((".", "?"))
            assert not phrase.say().endswith("..")


def test_the_ball_is_in_front_of_who_stands_at_it():
    shown = [thing for thing in asked(over_the_side()).things if thing.layer == "players"]
    assert isinstance(shown[-1], Disc)
