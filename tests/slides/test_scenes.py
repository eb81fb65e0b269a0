"""What a step adds, where it happened, what remains in the last step, and verdicts.

Verdicts on a slide come first, each zone once, every exemption kept, and say if everybody is legal.
"""

import pytest

import polofield as pf
from polofield.layout.sheet import Circle
from polofield.lineup.propose import Player
from polofield.scenario.scenario import Scenario
from polofield.scene.telling import whole
from polofield.scene.things import Cross
from polofield.slides.scenes import scene_shown, steps_shown

FIELD = pf.Field()


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


def test_a_removal_has_nothing_to_show_on_the_ground():
    assert scene_shown(pf.ruling("outdoor/penalty-8", FIELD)) is None


# Verdicts

RULING = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(80, 50))
NEAR = (Player("opposing", 1, (85, 50)), Player("opposing", 2, (95, 50)))
RIGHT = Player("opposing", 3, (140, 0))
RETURNING = Player("opposing", 4, (40, 0), status="returning")


def shown(*players, **options):
    return scene_shown(Scenario(ruling=RULING, players=players, **options))


def said(scene):
    return [phrase.say() for phrase in scene.verdicts]


def test_all_who_break_a_zone_are_told_in_one_sentence_with_its_clause():
    (only,) = said(shown(*NEAR, RIGHT))
    assert only.count("30 yd from the ball") == 1
    assert "side 1 is 25 yd too near the ball, " in only
    assert "side 2 is 15 yd too near the ball" in only
    assert "(Rule 37, Penalty 5a)" in only


def test_who_is_exempt_is_told_after_who_is_wrong():
    first, last = said(shown(RETURNING, NEAR[0]))
    assert "too near" in first
    assert last.endswith("4 is exempt, returning to position.")


def test_where_nobody_stands_wrongly_it_is_said():
    assert said(shown(RIGHT)) == ["Everybody is correctly positioned."]
    assert said(shown(RIGHT, RETURNING))[0] == "Everybody is correctly positioned."


def test_nobody_is_judged_where_nobody_is_or_no_ball_is():
    assert said(shown()) == []
    no_ball = Scenario(ruling=pf.ruling("outdoor/penalty-8", pf.Field()), players=(RIGHT,))
    assert said(scene_shown(no_ball)) == []


@pytest.mark.parametrize("notes", [(), ("A note.",)])
def test_what_is_told_as_a_verdict_is_no_note(notes):
    told = [phrase.say() for phrase in shown(*NEAR, RETURNING, notes=notes).notes]
    assert not [note for note in told if "exempt" in note or "too near" in note]
    assert all(note in told for note in notes)


def test_the_ring_of_who_is_exempt_is_open_in_the_key_too():
    sheet = pf.draw(Scenario(ruling=RULING, players=(RETURNING,)), profile="print").sheet
    (entry,) = [
        mark
        for mark in sheet.walk()
        if getattr(mark, "role", "") == "key-entry"
        and any(getattr(part, "text", "") == "exempt" for part in mark.members)
    ]
    (ring,) = [part for part in entry.members if isinstance(part, Circle)]
    assert ring.dash
