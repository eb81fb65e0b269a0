"""Where a 5a is taken: far enough from goal and wall, and as near to the foul as that allows."""

import math

import numpy as np
import pytest
import shapely
from arenas import allowed_5a, arenas, arenas_and_place, goal_mouth, shares, walls
from hypothesis import given
from hypothesis import strategies as st

import polofield as pf
from polofield.rules.arena.spots import from_goal, off_the_wall, off_wall_bound, place_5a
from polofield.rules.book import USPA_2026
from polofield.surface.limits import AllOf, legal

FINE = 1e-4
"""Yards by which the polygons of these tests stray from the true arcs."""


def placed(arena, *places):
    return place_5a(USPA_2026, arena, np.array(places, dtype=float))


@given(arenas_and_place())
def test_the_ball_is_off_the_wall_and_25_yards_from_the_goal(case):
    arena, at = case
    ball = shapely.Point(placed(arena, at)[0])
    wall = walls(arena)
    assert wall.covers(ball)
    assert wall.exterior.distance(ball) >= 5 - FINE
    assert goal_mouth(arena).distance(ball) >= 25 - 1e-6


@given(arenas_and_place())
def test_no_legal_place_is_nearer_to_the_foul(case):
    arena, at = case
    ball = placed(arena, at)[0]
    moved = math.dist(at, ball)
    assert moved == pytest.approx(allowed_5a(arena).distance(shapely.Point(at)), abs=FINE)


@given(arenas_and_place())
def test_a_foul_that_satisfies_both_is_left_where_it_is(case):
    arena, at = case
    point = shapely.Point(at)
    if walls(arena).exterior.distance(point) > 5 + FINE and goal_mouth(arena).distance(point) > 25:
        assert tuple(placed(arena, at)[0]) == at


@given(arenas_and_place())
def test_placing_the_ball_again_leaves_it(case):
    arena, at = case
    once = placed(arena, at)
    assert place_5a(USPA_2026, arena, once) == pytest.approx(once, abs=1e-9)


@given(arenas_and_place())
def test_left_and_right_are_mirror_images(case):
    arena, (x, y) = case
    (left,), (right,) = placed(arena, (x, y)), placed(arena, (x, -y))
    assert tuple(left) == (right[0], -right[1])


@given(arenas_and_place())
def test_far_from_the_goal_both_ends_are_the_same(case):
    arena, (x, y) = case
    inside = off_the_wall(arena, np.array([(x, y), (-x, -y)]), 5.0)
    assert inside[0] == pytest.approx(-inside[1])


@given(arenas(), st.lists(st.tuples(shares, shares), min_size=1, max_size=30))
def test_many_places_at_once_are_the_same_as_one_by_one(arena, some):
    places = np.array(some) * (arena.half_length, arena.half_width)
    together = place_5a(USPA_2026, arena, places)
    assert np.array_equal(
        together, np.vstack([place_5a(USPA_2026, arena, one[None]) for one in places])
    )


@given(arenas())
def test_every_arena_has_a_place_for_a_5a(arena):
    assert allowed_5a(arena).area > 1


@given(arenas_and_place())
def test_the_distance_to_the_goal_is_to_its_nearest_point(case):
    arena, at = case
    expected = goal_mouth(arena).distance(shapely.Point(at))
    assert from_goal(arena, np.array([at]))[0] == pytest.approx(expected)


@pytest.mark.parametrize(
    ("size", "at", "ball"),
    [
        # Both clamps at once: where the arc about the post meets the line 5 yd off the side wall.
        ({}, (34, 24), (50 - math.sqrt(625 - (20 - 5 / 3) ** 2), 20)),
        ({}, (50, 0), (25, 0)),
        ({}, (50, 5 / 3), (25, 5 / 3)),
        ({}, (50, 25), (50 - math.sqrt(625 - (20 - 5 / 3) ** 2), 20)),
        ({}, (-50, -25), (-45, -20)),
        ({"length": 50, "width": 25}, (20, 0), (0, 0)),
        ({"length": 50, "width": 25}, (-25, 12.5), (-20, 7.5)),
        # Where the lines 5 yd off the end wall and off the cut wall, x + y = 70, meet.
        ({"width": 60, "corner_cut": 10}, (-50, 20), (-45, 25 - 5 * math.sqrt(2))),
        # On the line 5 yd off the cut wall x + y = 65.
        ({"corner_cut": 10}, (-45, 20), (-45 + 5 / math.sqrt(2), 20 - 5 / math.sqrt(2))),
        ({"corner_radius": 10}, (-40, 15), (-40, 15)),
        ({"corner_radius": 10}, (-46, 23), (-43, 19)),
        ({"corner_radius": 4}, (-46, 21), (-45, 20)),
    ],
)
def test_places_worked_out_by_hand(size, at, ball):
    arena = pf.Arena(**size)
    assert placed(arena, at)[0] == pytest.approx(ball, abs=1e-9)


def test_a_million_places_at_once():
    arena = pf.Arena(corner_radius=8)
    places = np.random.default_rng(1).uniform((-50, -25), (50, 25), (1_000_000, 2))
    assert np.isfinite(place_5a(USPA_2026, arena, places)).all()


@pytest.mark.parametrize(
    "corner", [{}, {"corner_cut": 6}, {"corner_radius": 4}, {"corner_radius": 9}]
)
def test_what_is_off_the_wall_is_what_decides(corner):
    """The limit that a figure draws and the nearest places on it are of one ground."""
    arena = pf.Arena(**corner)
    bound = off_wall_bound(USPA_2026, arena, USPA_2026.arena.penalty_5a_inset)
    assert isinstance(bound.where, AllOf)
    x, y = np.meshgrid(np.linspace(-50, 50, 101), np.linspace(-25, 25, 51))
    places = np.column_stack((x.ravel(), y.ravel()))
    stays = np.hypot(*(off_the_wall(arena, places, 5) - places).T) < 1e-9
    assert (legal(bound.where, places) == stays).all()
