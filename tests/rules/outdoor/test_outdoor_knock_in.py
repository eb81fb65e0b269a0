"""The knock-in: where the ball is put, who stands where, who may play when."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import polofield as pf
from polofield.rules.book import USPA_2026
from polofield.rules.outdoor.knock_in import back_onside, place_knock_in
from polofield.rulings.parts import Onside

fields = st.builds(
    pf.Field,
    length=st.floats(250, 300),
    width=st.floats(100, 160),
    goal_width=st.floats(8, 16),
)


def knock_in(y, field=None):
    field = field or pf.Field()
    return pf.ruling("outdoor/knock-in", field, at=(-field.half_length, y))


@given(fields, st.floats(-1, 1))
def test_the_ball_is_on_the_line_clear_of_posts_and_sides(field, across):
    y = across * field.half_width
    if abs(y) < field.half_goal:
        with pytest.raises(pf.PlaceError, match="that is a goal, not a knock-in"):
            knock_in(y, field)
        return
    x, ball_y = knock_in(y, field).ball
    assert x == -field.half_length
    assert field.half_goal + 5 - 1e-9 <= abs(ball_y) <= field.half_width - 5 + 1e-9
    assert ball_y * y > 0
    if field.half_goal + 5 <= abs(y) <= field.half_width - 5:
        assert ball_y == y


@given(fields, st.lists(st.floats(-1, 1), min_size=1, max_size=20))
def test_many_places_are_the_ruling_s_one_by_one(field, across):
    outside = [y for a in across if abs(y := a * field.half_width) >= field.half_goal]
    crossings = np.array([(-field.half_length, y) for y in outside]).reshape(-1, 2)
    assert place_knock_in(USPA_2026, field, crossings).tolist() == [
        list(knock_in(y, field).ball) for y in outside
    ]


def test_a_post_itself_is_beside_the_goal_and_a_corner_is_the_end():
    assert knock_in(4).ball == (-150, 9)
    assert knock_in(-4 + 1e-9).ball == (-150, -9)
    assert knock_in(80).ball == (-150, 75)
    assert knock_in(-80).ball == (-150, -75)


def test_on_an_unboarded_field_the_side_lines_bind_like_boards():
    ruling = knock_in(99, pf.Field(boarded=False))
    assert ruling.ball == (-150, 95)
    assert "side line" in ruling.say()


def test_the_distance_that_moves_the_ball_is_measured():
    def measured(y):
        return {m.name: (m.start, m.length) for m in knock_in(y).measures}

    assert measured(6)["post"] == ((-150, 4), 5)
    assert measured(-79)["inset"] == ((-150, -80), 5)
    assert measured(30).keys() == {"line"}
    assert measured(30)["line"][1] == 30
    assert knock_in(30).onside == Onside(travel=30, past=0)
    assert knock_in(6).moved.by == 3
    assert knock_in(30).moved is None


def test_opponents_are_30_yards_from_the_line_until_play_and_hit_save_off_the_field():
    ruling = knock_in(30)
    (zone,) = ruling.zones
    assert (zone.side, zone.until, zone.exempt) == ("opposing", "play-and-hit", ("off-field",))
    xy = [(-120, 0), (-120.00001, 0), (-155, 0), (150, 0)]
    assert pf.legal(ruling, "opposing", xy).tolist() == [True, False, False, True]
    assert pf.legal(ruling, "hitting", xy).all()


def test_play_comes_after_3_to_5_seconds_and_the_hit_within_10():
    play, hit = knock_in(30).clock
    assert (play.at_least, play.seconds) == (3, 5)
    assert hit.seconds == 10
    assert knock_in(30).to_dict()["clock"][0]["at_least"] == 3
    assert "10 s" in knock_in(30).say()


def test_a_foot_is_said_as_a_foot_and_converts():
    from polofield.rulings.phrase import Voice

    (depth,) = knock_in(30).notes
    assert "within 1 ft of where it crossed" in depth.say()
    assert "within 0.3 m of where" in depth.say(Voice(units="m"))


T = -118.0


@pytest.mark.parametrize(
    ("x", "travelled", "mates", "may"),
    [
        (-130, 10, [T], False),
        (-117, 10, [T], True),
        (1, 30.0, [], True),
        (-5, 35, [], False),
        (5, 29, [], False),
        (T, 10, [T], False),
        (0, 30, [], False),
        (0.1, 30 - 1e-9, [], True),
        (-60, 5, [-40, -100], True),
        (5, 0, [20], False),
    ],
)
def test_who_was_off_the_field_may_play_past_a_team_mate_or_past_midfield(x, travelled, mates, may):
    assert back_onside(USPA_2026, x, travelled, mates) is may


@pytest.mark.parametrize("wrong", [(math.nan, 10, []), (0, -1, []), (0, 10, [math.inf])])
def test_positions_that_cannot_be_are_refused(wrong):
    with pytest.raises(pf.PlaceError):
        back_onside(USPA_2026, *wrong)


def test_before_a_knock_in_the_clock_is_not_said_to_be_stopped():
    ruling = pf.ruling("outdoor/knock-in", pf.Field(), at=(-150, 30))
    assert not [said for said in map(str, ruling.prohibitions) if "clock" in said]
    (early,) = (one for one in ruling.consequences if one.case == "early")
    assert "stops the clock" in early.then.say()
