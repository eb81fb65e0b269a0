"""Sizes and places of the two surfaces."""

import math
from dataclasses import FrozenInstanceError
from decimal import Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from situations import fields, surface_and_place

import polofield as pf
from polofield.surface.sizes import size_mistakes, surface_of
from polofield.surface.units import TOLERANCE, from_metres, to_metres

BAD_NUMBERS = (math.nan, math.inf, -math.inf, 1e308, 0, -160, "160", None, True, [160], 1j)


def test_standard_sizes():
    field, arena = pf.Field(), pf.Arena()
    assert (field.length, field.width, field.goal_width, field.boarded) == (300, 160, 8, True)
    assert pf.Field(boarded=False).width == 200
    assert (arena.length, arena.width, arena.goal_width) == (100, 50, 10 / 3)


@pytest.mark.parametrize(
    ("surface", "name", "low", "high"),
    [
        (pf.Field, "length", 250, 300),
        (pf.Field, "width", 100, 160),
        (pf.Field, "goal_width", 8, 16),
        (pf.Arena, "length", 50, 150),
        (pf.Arena, "width", 25, 75),
        (pf.Arena, "goal_width", 8 / 3, 10 / 3),
    ],
)
def test_sizes_have_their_range(surface, name, low, high):
    for size in (low, high):
        assert getattr(surface(**{name: size}), name) == size
    for size in (low - 0.01, high + 0.01):
        with pytest.raises(pf.SurfaceError, match=r"is outside .* to .* yd"):
            surface(**{name: size})


def test_sizes_in_metres_are_refused_in_metres():
    field = surface_of("outdoor", {"length": 228.6, "boarded": False}, "m")
    assert field == pf.Field(length=250, boarded=False)
    with pytest.raises(pf.SurfaceError, match=r"^field length 300 m is outside 228.6 to 274.32 m"):
        surface_of("outdoor", {"length": 300}, "m")
    with pytest.raises(pf.SurfaceError, match=r"^field length 301 yd is outside 250 to 300 yd"):
        surface_of("outdoor", {"length": 301})


def test_every_mistake_in_sizes_has_its_name():
    sizes = {"length": 9, "corner_cut": 3, "width": 900, "boarded": False}
    assert [name for name, _ in size_mistakes("outdoor", sizes)] == [
        "corner_cut",
        "length",
        "width",
    ]
    assert [name for name, _ in size_mistakes("arena", {"corner_cut": 40})] == ["corner_cut"]
    assert [name for name, _ in size_mistakes("outdoor", {"boarded": 1})] == ["boarded"]
    assert size_mistakes("outdoor", {"width": 200, "boarded": False}) == []


def test_an_unboarded_field_may_be_wider():
    assert pf.Field(width=200, boarded=False).half_width == 100
    with pytest.raises(pf.SurfaceError, match="a boarded field"):
        pf.Field(width=200)


@pytest.mark.parametrize("bad", BAD_NUMBERS, ids=repr)
@pytest.mark.parametrize("name", ["length", "width", "goal_width"])
@pytest.mark.parametrize("surface", [pf.Field, pf.Arena])
def test_what_is_no_size_is_refused_by_name(surface, name, bad):
    if bad is None and name == "width" and surface is pf.Field:
        return  # left out: the standard width
    with pytest.raises(pf.SurfaceError, match=name.replace("_", " ")) as refused:
        surface(**{name: bad})
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("bad", [math.nan, -1, 23.4, "3"], ids=repr)
@pytest.mark.parametrize("name", ["corner_cut", "corner_radius"])
def test_a_corner_leaves_the_goal_its_wall(name, bad):
    with pytest.raises(pf.SurfaceError, match=name.replace("_", " ")):
        pf.Arena(**{name: bad})


@pytest.mark.parametrize("bad", ["no", 0, None, math.nan], ids=repr)
def test_a_field_is_boarded_or_not(bad):
    with pytest.raises(pf.SurfaceError, match="boarded"):
        pf.Field(boarded=bad)


def test_corners_are_cut_or_rounded():
    with pytest.raises(pf.SurfaceError, match="expected corner_cut or corner_radius, got both"):
        pf.Arena(corner_cut=3, corner_radius=3)
    assert pf.Arena(corner_cut=8).straight_end == 17
    assert pf.Arena(corner_radius=8).straight_end == 17
    assert pf.Arena().straight_end == 25


def test_surfaces_are_values():
    assert pf.Field() == pf.Field(length=300.0)
    assert hash(pf.Arena()) == hash(pf.Arena(length=100))
    with pytest.raises(FrozenInstanceError):
        pf.Field().length = 250


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"x": 20, "y": 75}, (20, 75)),
        ({"out": 70, "left": 30}, (80, 30)),
        ({"out": 70, "right": 30}, (80, -30)),
        ({"out": 60}, (90, 0)),
        ({"out": 0, "left": 80}, (150, 80)),
        ({"x": np.float64(1.5), "y": Decimal("2.5")}, (1.5, 2.5)),
        ({"x": Fraction(1, 2), "y": 3}, (0.5, 3)),
    ],
)
def test_a_spot_in_the_frame_or_in_yards_out_and_across(given, place):
    found = pf.Field().spot(**given)
    assert found == place
    assert all(type(value) is float for value in found)


def test_a_spot_has_no_negative_zero():
    assert str(pf.Field().spot(-0.0, -0.0)) == "(0.0, 0.0)"
    assert str(pf.Field().spot(out=150, right=0)) == "(0.0, 0.0)"


@pytest.mark.parametrize(
    "given",
    [
        {},
        {"x": 1},
        {"x": 1, "left": 2},
        {"x": 1, "y": 2, "out": 3},
        {"out": 1, "left": 2, "right": 3},
        {"x": math.nan, "y": 0},
        {"x": 0, "y": math.inf},
        {"x": "1", "y": 2},
        {"out": None, "left": 3},
    ],
    ids=repr,
)
def test_a_spot_is_given_one_way_and_finite(given):
    with pytest.raises(pf.PlaceError):
        pf.Field().spot(**given)


@pytest.mark.parametrize(
    ("x", "y", "says"),
    [
        (40, 80.5, "y = 80.5 yd is outside -80 to 80 yd"),
        (40, -80.5, "y = -80.5 yd is outside -80 to 80 yd"),
        (150.5, 20, "x = 150.5 yd is outside -150 to 150 yd"),
        (-150.5, 20, "x = -150.5 yd is outside -150 to 150 yd"),
        (151, 81, "x = 151 yd is outside -150 to 150 yd"),
    ],
)
def test_beyond_any_edge_is_off_the_field(x, y, says):
    with pytest.raises(pf.PlaceError, match=says):
        pf.Field().spot(x, y)


def test_the_edge_is_on_the_field():
    for place in ((40, 80), (150, 20), (-150, -80)):
        assert pf.Field().spot(*place) == place


def test_beyond_the_corner_of_an_arena():
    with pytest.raises(pf.PlaceError, match="beyond the corner of the arena"):
        pf.Arena(corner_cut=8).spot(49, 24)
    assert pf.Arena().spot(49, 24) == (49, 24)
    assert pf.Arena(corner_cut=8).spot(46, 21) == (46, 21)


@given(st.data(), st.sampled_from(["outdoor", "arena"]))
def test_a_spot_means_the_same_in_yards_out_and_across(data, kind):
    surface, (x, y) = data.draw(surface_and_place(kind, "place"))
    if surface.playing_area.margin(x, y) < 0:
        return
    again = surface.spot(out=surface.half_length - x, left=y)
    assert again == pytest.approx((x, y), abs=TOLERANCE)


def test_metres_and_yards():
    assert from_metres(82.296) == 90
    assert from_metres(274.32) == 300
    assert from_metres(146.304) == 160
    assert from_metres(3.048) == 10 / 3
    assert to_metres(60) == pytest.approx(54.864, abs=1e-12)


@given(fields())
def test_a_field_in_metres_is_the_same_field(field):
    again = pf.Field(
        length=from_metres(to_metres(field.length)),
        width=from_metres(to_metres(field.width)),
        goal_width=from_metres(to_metres(field.goal_width)),
        boarded=field.boarded,
    )
    for name in ("length", "width", "goal_width"):
        assert getattr(again, name) == pytest.approx(getattr(field, name), abs=1e-12)


def test_a_standard_field_in_metres_is_exactly_the_same():
    metric = pf.Field(
        length=from_metres(274.32), width=from_metres(146.304), goal_width=from_metres(7.3152)
    )
    assert metric == pf.Field()
    for name, part in pf.Field().geometry.items():
        assert metric.geometry[name].equals_exact(part), name


def test_a_ten_foot_goal_in_metres_is_ten_feet():
    assert pf.Arena(goal_width=from_metres(3.048)) == pf.Arena()
