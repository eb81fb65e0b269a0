"""A blank surface: all the players are there, and none of them on the field."""

import pytest

import polofield as pf
from polofield.scene.board import board
from polofield.scene.things import Dimension, Disc, Figure


@pytest.mark.parametrize(("surface", "a_side"), [(pf.Field(), 4), (pf.Arena(), 3)])
def test_both_sides_two_umpires_and_the_ball_wait_beyond_the_ends(surface, a_side):
    scene = board(surface)
    figures = [thing for thing in scene.things if isinstance(thing, Figure)]
    sides = [figure.role for figure in figures]
    assert sides.count("team-a") == sides.count("team-b") == a_side
    assert sides.count("official") == 2
    (ball,) = [t for t in scene.things if isinstance(t, Disc) and t.kind == "ball"]
    for thing in (*figures, ball):
        assert abs(thing.at[0]) > surface.half_length
        assert abs(thing.at[1]) < surface.half_width
    assert len({thing.at for thing in (*figures, ball)}) == len(figures) + 1
    assert not [thing for thing in scene.things if isinstance(thing, Dimension)]
