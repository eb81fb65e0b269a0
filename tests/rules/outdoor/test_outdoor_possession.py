"""The ball dropped for one side: over the side, and as fair-play possession."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import polofield as pf
from polofield.rules.book import USPA_2026
from polofield.rules.making import turned
from polofield.rules.outdoor.knock_in import place_knock_in
from polofield.rules.outdoor.possession import place_fair_play, place_side_out

fields = st.one_of(
    st.builds(pf.Field, length=st.floats(250, 300), width=st.floats(100, 160)),
    st.builds(
        pf.Field, length=st.floats(250, 300), width=st.floats(100, 200), boarded=st.just(False)
    ),
)
shares = st.floats(-1, 1)
YARD = 0.9144


def side_out(x, y=80.0, field=None, **units):
    return pf.ruling("outdoor/side-out", field or pf.Field(), at=(x, y), **units)


def fair_play(x, y):
    return pf.ruling("outdoor/fair-play", pf.Field(), at=(x, y))


# Side-out


@given(fields, shares, st.sampled_from((-1, 1)))
def test_a_side_out_is_on_the_field_and_no_nearer_the_side_than_the_rule_allows(field, a, side):
    x = a * field.half_length
    if field.half_length - abs(x) <= 1e-6:
        with pytest.raises(pf.PlaceError, match="over the side or over the end"):
            side_out(x, side * field.half_width, field)
        return
    ruling = side_out(x, side * field.half_width, field)
    bx, by = ruling.ball
    from_side = field.half_width - abs(by)
    assert by * side > 0
    if x >= field.half_length - 60 - 1e-6:
        assert bx == field.half_length - 60
        assert from_side == pytest.approx(10, abs=1e-9)
    else:
        assert bx == x
        assert from_side == pytest.approx(5, abs=1e-9)


@given(fields, st.lists(st.tuples(shares, st.sampled_from((-1, 1))), min_size=1, max_size=20))
def test_many_side_outs_are_the_ruling_s_one_by_one(field, places):
    at = [(0.99 * a * field.half_length, side * field.half_width) for a, side in places]
    assert place_side_out(USPA_2026, field, np.array(at)).tolist() == [
        list(side_out(*place, field).ball) for place in at
    ]


@pytest.mark.parametrize("y", [80, -80])
@pytest.mark.parametrize("x", [90, 89.99999999999999, 90 - 9e-7, (137.16 - 54.864) / YARD])
def test_on_the_60_counts_as_inside_at_the_end_attacked(x, y):
    assert side_out(x, y).ball == (90, np.copysign(70, y))
    assert fair_play(x, y).ball == (90, np.copysign(40, y))


def test_short_of_the_60_is_between_the_60s():
    assert side_out(90 - 2e-6).ball == (90 - 2e-6, 75)
    assert side_out(89.99, -80).ball == (89.99, -75)


@pytest.mark.parametrize("y", [73.152, -73.152])
def test_on_the_60_counts_as_inside_in_metres(y):
    field = pf.Field(length=pf.from_metres(274.32), width=pf.from_metres(146.304))
    inside = side_out(82.296, y, field, units="m").ball
    assert inside == (90, np.copysign(70, y))
    defended = side_out(-82.296, y, field, units="m").ball
    assert defended == (-90, np.copysign(75, y))


@pytest.mark.parametrize("x", [90, 89.99999999999999])
def test_on_the_60_counts_as_inside_at_the_end_defended(x):
    """If the attackers hit it out there, the defenders hit it where it went out."""
    answer = pf.ruling("outdoor/ball-over-side", pf.Field(), at=(x, 80), off="direct")
    assert answer.ball == (-x, -75)
    assert not any("tap" in str(phrase) for phrase in answer.prohibitions)
    refused = pf.ruling("outdoor/foul-shot-refused", pf.Field(), at=(-x, 12))
    assert refused.rule == "outdoor/penalty-4"


@pytest.mark.parametrize("rule", ["side-out", "throw-in-side", "ball-over-side"])
@pytest.mark.parametrize("at", [(150, 80), (-150, 80), (150, -80), (-150 + 1e-9, -80)])
def test_a_corner_is_answered_with_a_question(rule, at):
    options = {"off": "direct"} if rule == "ball-over-side" else {}
    with pytest.raises(pf.PlaceError, match="over the side or over the end"):
        pf.ruling(f"outdoor/{rule}", pf.Field(), at=at, **options)


@pytest.mark.parametrize("rule", ["side-out", "throw-in-side", "ball-over-side"])
def test_a_place_off_the_side_is_refused_by_the_name_of_the_side(rule):
    options = {"off": "direct"} if rule == "ball-over-side" else {}
    for field, name in ((pf.Field(), "boards"), (pf.Field(boarded=False), "side line")):
        with pytest.raises(pf.PlaceError, match=f"y = 40 yd is not on the {name}"):
            pf.ruling(f"outdoor/{rule}", field, at=(10, 40), **options)


def test_positions_are_a_penalty_5a_s_from_the_dropped_ball():
    for x in (10, 120, -120):
        ruling = side_out(x)
        penalty = pf.ruling("outdoor/penalty-5a", pf.Field(), at=ruling.ball)
        assert ruling.zones == penalty.zones


def test_only_from_the_60_is_a_tap_barred_and_30_yards_the_least_to_a_team_mate():
    for ruling in (side_out(120), fair_play(120, 10)):
        assert any("No tap" in str(phrase) for phrase in ruling.prohibitions)
        assert ruling.shot.aims == ("goal", "team-mate")
        assert ruling.shot.to_team_mate == 30
        short = next(c for c in ruling.consequences if "less than 30 yd" in str(c.when))
        assert "no hitting player" in str(short.then)
    for ruling in (side_out(10), side_out(-120), fair_play(10, 10), fair_play(-120, 10)):
        assert not any("No tap" in str(phrase) for phrase in ruling.prohibitions)
        assert ruling.shot.aims == ("anywhere",)
        assert ruling.shot.to_team_mate is None
        assert "taps or hits it away" in ruling.say()


@pytest.mark.parametrize("ruling", [side_out(10), side_out(120), fair_play(10, 0)])
def test_the_umpire_counts_8_seconds_and_5_are_left_to_play(ruling):
    assert [clock.seconds for clock in ruling.clock] == [8, 5]
    assert "8 s" in ruling.say()
    assert "5 s" in ruling.say()


# Who gets it


@pytest.mark.parametrize("off", ["direct", "own", "boards"])
def test_hit_out_it_goes_to_the_other_side_in_its_frame(off):
    answer = pf.ruling("outdoor/ball-over-side", pf.Field(), at=(-120, 80), off=off)
    assert (answer.rule, answer.because) == ("outdoor/side-out", "outdoor/ball-over-side")
    assert answer.turned
    assert (answer.at, answer.ball) == ((120, -80), (90, -70))


def test_off_an_opponent_it_stays_with_the_side_that_hit_it_last():
    answer = pf.ruling("outdoor/ball-over-side", pf.Field(), at=(-120, 80), off="opponent")
    assert (answer.rule, answer.turned) == ("outdoor/side-out", False)
    assert (answer.at, answer.ball) == ((-120, 80), (-120, 75))


@pytest.mark.parametrize("off", ["umpire", "unknown"])
def test_off_an_umpire_or_nobody_knows_it_is_thrown_in_from_there(off):
    answer = pf.ruling("outdoor/ball-over-side", pf.Field(), at=(120, 80), off=off)
    assert (answer.rule, answer.kind) == ("outdoor/throw-in-side", "throw-in")
    assert (answer.because, answer.turned) == ("outdoor/ball-over-side", False)
    assert answer.ball is None
    assert answer.zones == ()
    assert answer.throw_in.at == (120, 80)


def test_nothing_glances_off_boards_that_are_not_there():
    with pytest.raises(pf.RuleError, match="side lines"):
        pf.ruling("outdoor/ball-over-side", pf.Field(boarded=False), at=(0, 100), off="boards")


@given(st.floats(-150, 150), st.floats(-80, 80))
def test_turned_twice_a_place_is_itself(x, y):
    assert turned(turned((x, y))) == (x, y)


@given(st.floats(-149, 149), st.sampled_from((-80.0, 80.0)))
def test_a_hit_turned_is_the_hit_of_the_other_side(x, y):
    """Asked from either side, the same ball out is placed at the same spot on the field."""
    answer = pf.ruling("outdoor/ball-over-side", pf.Field(), at=(x, y), off="direct")
    assert turned(answer.at) == (x, y)
    assert answer.ball == side_out(-x, -y).ball


# Fair play


@given(fields, shares, shares)
def test_fair_play_is_where_it_was_or_on_the_60(field, a, b):
    at = a * (field.half_length - 1e-3), b * field.half_width
    ball = pf.ruling("outdoor/fair-play", field, at=at).ball
    assert field.playing_area.margin(*ball) >= 0
    if at[0] >= field.half_length - 60 - 1e-6:
        assert ball[0] == field.half_length - 60
        assert abs(ball[1]) <= 40
        assert ball[1] == (at[1] if abs(at[1]) <= 40 else np.copysign(40, at[1]))
    else:
        assert ball == at
    assert place_fair_play(USPA_2026, field, np.array([at])).tolist() == [list(ball)]


def test_a_fallen_player_in_the_attack_in_the_defence_and_to_nobody_s_loss():
    attackers = fair_play(130, -10)
    assert attackers.ball == (90, -10)
    assert any("No tap" in str(phrase) for phrase in attackers.prohibitions)
    defenders = fair_play(-130, 10)
    assert defenders.ball == (-130, 10)
    assert defenders.prohibitions == ()
    nobody = pf.ruling("outdoor/throw-in", pf.Field(), at=(130, -10))
    assert (nobody.throw_in.at, nobody.throw_in.toward) == ((130, -10), (0, -1))
    assert attackers.consequences[-1].rule == "outdoor/throw-in"


def test_fair_play_opponents_wait_behind_their_own_30_wherever_the_ball_is():
    for ruling in (fair_play(120, 0), fair_play(0, 0), fair_play(-120, 0)):
        (zone,) = ruling.zones
        assert (zone.until, zone.exempt) == ("hit", ("off-field", "returning"))
        places = [(120, 0), (119.9, 0), (150, 0), (-150, 0)]
        assert pf.legal(ruling, "opposing", places).tolist() == [True, False, True, False]


def test_the_40_yards_are_measured_where_they_bind():
    measured = {m.name: m.length for m in fair_play(120, -60).measures}
    assert measured["across"] == 40
    assert "across" not in {m.name for m in fair_play(120, -40).measures}


# A million places


@pytest.mark.parametrize("place", [place_side_out, place_fair_play, place_knock_in])
def test_a_million_places_at_once(place):
    field = pf.Field()
    places = np.random.default_rng(22).uniform(-1, 1, (1_000_000, 2)) * (150, 80)
    balls = place(USPA_2026, field, places)
    assert balls.shape == places.shape
    assert (np.abs(balls[:, 0]) <= 150).all()
    assert (np.abs(balls[:, 1]) <= 80).all()
