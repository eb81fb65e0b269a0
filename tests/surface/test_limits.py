"""Limits: exact at their edges, equal to their regions, and with the nearest place nearest."""

import math

import numpy as np
import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from shapely.geometry import Point, box

from polofield.surface.limits import (
    QUAD_SEGS,
    AllOf,
    AnyOf,
    HalfPlane,
    Outside,
    StraightEdge,
    Within,
    at_least_x,
    at_least_y,
    at_most_x,
    at_most_y,
    disc,
    is_legal,
    legal,
    nearest,
    rectangle,
    shrunk,
)

GROUND = box(-180, -90, 180, 90)
places = st.tuples(st.floats(-180, 180), st.floats(-90, 90))
lengths = st.floats(0.5, 60)
turns = st.floats(0, 2 * math.pi)


@st.composite
def half_planes(draw):
    turn = draw(turns)
    x, y = draw(places)
    nx, ny = math.cos(turn), math.sin(turn)
    return HalfPlane(nx, ny, nx * x + ny * y)


@st.composite
def withins(draw):
    (x1, y1), (x2, y2) = draw(places), draw(places)
    if draw(st.booleans()):
        x2, y2 = x1, y1
    return Within(x1, y1, x2, y2, draw(lengths))


outsides = st.builds(lambda at, r: Outside(*at, r), places, lengths)
simple = st.one_of(half_planes(), outsides, withins())
several = st.lists(simple, min_size=1, max_size=3).map(tuple)
limits = st.one_of(
    simple,
    several.map(AllOf),
    several.map(AnyOf),
    st.lists(st.one_of(simple, several.map(AnyOf)), min_size=1, max_size=3).map(
        lambda parts: AllOf(tuple(parts))
    ),
)


def grid(x, y, radius, n):
    """Places in the square round (x, y)."""
    along = np.linspace(-radius, radius, n)
    return np.stack(np.meshgrid(x + along, y + along), axis=-1).reshape(-1, 2)


@given(limits, places)
def test_one_place_and_many_are_judged_alike(limit, place):
    assert bool(legal(limit, [place])[0]) == is_legal(limit, *place)


@settings(max_examples=200)
@given(limits, places)
def test_a_region_is_where_the_limit_is_kept(limit, place):
    """A region's chords stray under 0.003 yd of a 30-yd arc, 0.005 yd of one of 60."""
    stray = 60 * (1 - math.cos(math.pi / 4 / QUAD_SEGS)) + 1e-6
    inside = limit.region(GROUND).covers(Point(place))
    if abs(limit.margin(*place)) > stray:
        assert inside == is_legal(limit, *place)


@settings(max_examples=200)
@given(limits)
def test_what_is_legal_and_what_is_forbidden_share_the_ground(limit):
    kept, barred = limit.region(GROUND), limit.forbidden(GROUND)
    assert kept.area + barred.area == pytest.approx(GROUND.area, abs=1e-3)
    assert kept.intersection(barred).area < 1e-3


@settings(max_examples=150, deadline=None)
@given(limits, places)
def test_the_nearest_legal_place_is_legal_and_none_is_nearer(limit, place):
    bound = AllOf((rectangle(-180, 180, -90, 90), limit))
    found = nearest(bound, *place)
    sampled = grid(0, 0, 180, 241)
    good = sampled[legal(bound, sampled)]
    if found is None:
        assert not len(good)
        return
    assert is_legal(bound, *found)
    away = math.dist(found, place)
    if len(good):
        assert away <= np.hypot(*(good - place).T).min() + 1e-6
    # Close by, where a sample of the whole ground is too coarse.
    near = grid(*place, away, 161)
    near = near[legal(bound, near)]
    if len(near):
        assert away <= np.hypot(*(near - place).T).min() + 1e-5


@given(limits, places)
def test_a_legal_place_is_its_own_nearest(limit, place):
    assume(is_legal(limit, *place))
    assert nearest(limit, *place) == place


@given(limits, places, st.floats(0.1, 3))
def test_a_shrunk_limit_keeps_its_distance(limit, place, inset):
    assume(is_legal(shrunk(limit, inset), *place))
    assert limit.margin(*place) >= inset - 1e-5


def test_no_place_at_all():
    nowhere = AllOf((at_least_x(10), at_most_x(-10)))
    assert nearest(nowhere, 0, 0) is None
    assert nowhere.region(GROUND).is_empty
    assert nearest(AllOf((Outside(0, 0, 30), Within(0, 0, 0, 0, 20))), 1, 1) is None


def test_no_limit_binds_nobody():
    free = AllOf(())
    assert is_legal(free, 1e6, -1e6)
    assert legal(free, [(0, 0), (1, 1)]).tolist() == [True, True]
    assert nearest(free, 3, 4) == (3, 4)


@pytest.mark.parametrize(
    "limit",
    [at_least_x(60), at_most_x(60), at_least_y(60), at_most_y(60), Outside(30, 60, 30)],
)
def test_a_boundary_is_legal(limit):
    assert is_legal(limit, 60, 60)


def test_distance_is_true_and_not_that_of_a_polygon():
    """Between the chord and the arc of a 16-segment circle, and of an 8-segment one."""
    clear = Outside(0, 0, 30)
    for radius, bearing in ((29.98, math.pi / 64), (29.9, math.pi / 32), (29.9999, 0.1)):
        x, y = radius * math.cos(bearing), radius * math.sin(bearing)
        assert not is_legal(clear, x, y)
    bearings = np.linspace(0, 2 * math.pi, 1000)
    on_circle = 30 * np.stack([np.cos(bearings), np.sin(bearings)], axis=1)
    assert legal(clear, on_circle).all()


def test_a_region_strays_little_from_its_circle():
    polygon = disc(0, 0, 30)
    assert 0 <= math.pi * 900 - polygon.area < 0.3
    edge = shapely.get_coordinates(polygon.exterior)
    middles = (edge[1:] + edge[:-1]) / 2
    assert 30 - np.hypot(*middles.T).min() < 0.003


def test_a_region_with_a_hole_keeps_it():
    area = Outside(60, 10, 30).region(box(-150, -80, 150, 80))
    assert len(area.interiors) == 1
    assert area.area == pytest.approx(45172.567, abs=0.3)
    assert not area.covers(Point(60, 30))
    assert area.covers(Point(60, 45))


def test_the_corner_of_two_limits_is_the_nearest_place_where_it_is():
    found = nearest(AllOf((at_least_x(10), at_least_y(20))), 0, 0)
    assert found == (10, 20)
    x, y = nearest(AllOf((Outside(0, 0, 5), at_least_y(4), at_most_y(4.5))), 0.1, 4.2)
    assert math.hypot(x, y) == pytest.approx(5)
    assert 4 <= y <= 4.5


def test_of_two_nearest_places_it_is_always_the_same():
    assert nearest(AnyOf((at_least_x(5), at_most_x(-5))), 0, 0) == (5, 0)
    assert nearest(Outside(0, 0, 5), 0, 0) == (5, 0)


def test_edges_name_every_line_and_circle():
    edges = list(AllOf((at_least_x(1), AnyOf((Outside(0, 0, 2), Within(0, 0, 4, 0, 1))))).edges())
    assert len(edges) == 6
    assert next(edge for edge in edges if isinstance(edge, StraightEdge)).offset == 1
