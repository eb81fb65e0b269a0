"""What a step adds, where it happened, and what remains in the last step."""

import polofield as pf
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
