"""Throw-ins: from where, which way, and that both files fit on the field."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import polofield as pf
from polofield.rules.outdoor.throw_in import (
    FILES_AHEAD,
    FILES_BESIDE,
    place_throw_in,
    throw_in_files,
)
from polofield.rulings.parts import ThrowIn
from polofield.surface.people import HORSE_LENGTH, HORSE_WIDTH

fields = st.builds(
    pf.Field, length=st.floats(250, 300), width=st.floats(100, 200), boarded=st.just(False)
)
shares = st.floats(-1, 1)


def horses_margin(field, files):
    """How far inside the field the outermost corner of any horse is, in yards."""
    corners = [
        (x + sx * HORSE_WIDTH / 2, y + sy * HORSE_LENGTH / 2)
        for x, y in (*files.hitting, *files.opposing)
        for sx in (-1, 1)
        for sy in (-1, 1)
    ]
    x, y = np.array(corners).T
    return float(field.playing_area.margin(x, y).min())


@given(fields, shares, shares)
def test_both_files_of_a_throw_in_are_on_the_field(field, a, b):
    at = a * (field.half_length - 1e-3), b * field.half_width
    thrown = pf.ruling("outdoor/throw-in", field, at=at).throw_in
    assert horses_margin(field, throw_in_files(field, thrown)) >= 0.5 - 1e-9


@given(fields, st.floats(-0.999, 0.999), st.sampled_from((-1, 1)))
def test_both_files_of_a_throw_in_from_the_side_are_on_the_field(field, a, side):
    at = a * field.half_length, side * field.half_width
    thrown = pf.ruling("outdoor/throw-in-side", field, at=at).throw_in
    assert thrown.toward == (0, -side)
    assert horses_margin(field, throw_in_files(field, thrown)) >= 0.5 - 1e-9


def has_room(field, x, y):
    """By the horses themselves: whether a throw-in from there has room."""
    way = -1.0 if y < 0 else 1.0
    noses = [5 + 3 * place for place in range(4)]
    tails = y + way * (noses[-1] + HORSE_LENGTH)
    flank = 1 + HORSE_WIDTH / 2
    room_across, room_along = field.half_width - abs(tails), field.half_length - abs(x) - flank
    return min(room_across, room_along) >= 0.5 - 1e-9


@pytest.mark.parametrize("field", [pf.Field(), pf.Field(length=250, width=100)])
def test_the_place_is_the_nearest_with_room_by_brute_force(field):
    step = 0.25
    xs = np.arange(-field.half_length, field.half_length + step, step)
    ys = np.arange(-field.half_width, field.half_width + step, step)
    room = np.array([(x, y) for x in xs for y in ys if has_room(field, x, y)])
    rng = np.random.default_rng(20)
    asked = rng.uniform(-1, 1, (60, 2)) * (field.half_length, field.half_width)
    edge = [(field.half_length, field.half_width), (field.half_length, 0), (0, -field.half_width)]
    for x, y in [*asked, *edge]:
        px, py = place_throw_in(field, np.array([(x, y)]))[0]
        assert has_room(field, px, py)
        nearest = np.hypot(room[:, 0] - x, room[:, 1] - y).min()
        away = math.hypot(px - x, py - y)
        assert away <= nearest + 1e-9
        assert nearest <= away + step * math.sqrt(2)


def test_room_runs_out_17_1_yards_from_the_side():
    assert pytest.approx(16.6) == FILES_AHEAD
    assert pytest.approx(1.375) == FILES_BESIDE

    def thrown(y):
        return pf.ruling("outdoor/throw-in", pf.Field(), at=(40, y))

    # Half a yard is kept from the last tail to the side.
    assert thrown(62.9).moved is None
    assert thrown(63).moved.by == pytest.approx(0.1)
    assert thrown(80).throw_in.at == pytest.approx((40, 62.9))
    assert thrown(-80).throw_in.at == pytest.approx((40, -62.9))


@pytest.mark.parametrize(("y", "way"), [(12, 1), (-12, -1), (0, 1), (-1e-9, 1)])
def test_it_is_thrown_towards_the_nearer_side_and_from_the_middle_to_the_left(y, way):
    thrown = pf.ruling("outdoor/throw-in", pf.Field(), at=(40, y)).throw_in
    assert thrown.toward == (0, way)


def test_from_the_side_it_is_level_with_where_it_went_out_save_in_a_corner():
    def thrown(x):
        return pf.ruling("outdoor/throw-in-side", pf.Field(), at=(x, -80))

    for x in (33, 120, -148.125):
        assert thrown(x).throw_in == ThrowIn((x, -80), (0, 1))
        assert thrown(x).moved is None
    assert thrown(149.5).throw_in.at == (148.125, -80)
    assert str(thrown(149.5).moved.why) == "room for both teams to line up"


def test_files_stand_in_number_order_each_on_the_side_of_its_own_goal():
    files = throw_in_files(pf.Field(), ThrowIn((40.0, 12.0), (0.0, 1.0)))
    assert files.umpire == (40, 12)
    middles = np.array([18.3, 21.3, 24.3, 27.3])
    assert np.allclose(files.hitting, np.column_stack((np.full(4, 39), middles)))
    assert np.allclose(files.opposing, np.column_stack((np.full(4, 41), middles)))
    assert files.facing == pytest.approx(-math.pi / 2)
    other = throw_in_files(pf.Field(), ThrowIn((40.0, -12.0), (0.0, -1.0)))
    assert np.allclose(other.hitting, np.column_stack((np.full(4, 39), -middles)))
    assert other.facing == pytest.approx(math.pi / 2)


@pytest.mark.parametrize("field", [pf.Field(), pf.Field(boarded=False)])
@pytest.mark.parametrize("side", [1, -1])
def test_an_umpire_who_throws_from_the_side_is_clear_of_it(field, side):
    edge = side * field.half_width
    files = throw_in_files(field, ThrowIn((40.0, edge), (0.0, -side)))
    x, y = files.umpire
    assert x == 40
    assert (y - edge) * side - HORSE_LENGTH / 2 == pytest.approx(0.5)
    # The noses are 5 yd from where it is thrown in.
    assert abs(edge - files.hitting[0][1]) - HORSE_LENGTH / 2 == pytest.approx(5)


@pytest.mark.parametrize("at", [(40.0, 63.0), (148.5, 0.0)])
def test_files_without_room_are_refused(at):
    with pytest.raises(pf.PlaceError, match="no room for both teams to line up"):
        throw_in_files(pf.Field(), ThrowIn(at, (0.0, 1.0)))


def test_a_throw_in_binds_nobody_and_says_so_in_its_data():
    data = pf.ruling("outdoor/throw-in", pf.Field(), at=(40, 12)).to_dict()
    assert data["zones"] == []
    assert data["legal"] is None
    assert data["throw_in"] == {"at": [40, 12], "toward": [0, 1]}


def test_after_a_goal_it_is_thrown_in_at_the_centre_within_25_seconds():
    ruling = pf.ruling("outdoor/after-goal", pf.Field())
    assert ruling.throw_in.at == (0, 0)
    assert [clock.seconds for clock in ruling.clock] == [25]
    assert "Ends change" in ruling.say()
    assert "25 s" in ruling.say()
    assert horses_margin(pf.Field(), throw_in_files(pf.Field(), ruling.throw_in)) > 0
    by_penalty_1 = ruling.consequences[-1]
    assert by_penalty_1.rule == "outdoor/penalty-1"
