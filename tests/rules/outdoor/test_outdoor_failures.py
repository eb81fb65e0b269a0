"""Foul shots and knock-ins that went wrong: what follows, seen from the side that now hits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import polofield as pf
from polofield.rules.making import turned


def refused(x, y):
    return pf.ruling("outdoor/foul-shot-refused", pf.Field(), at=(x, y))


@given(st.floats(-149.9, 149.9), st.floats(-80, 80))
def test_a_refused_shot_is_the_others_5a_from_there_or_their_penalty_4(x, y):
    answer = refused(x, y)
    assert answer.because == "outdoor/foul-shot-refused"
    assert answer.turned
    assert answer.at == turned((x, y))
    if x <= -90 + 1e-6:
        assert (answer.rule, answer.ball) == ("outdoor/penalty-4", (90, 0))
    else:
        again = pf.ruling("outdoor/penalty-5a", pf.Field(), at=turned((x, y)))
        assert (answer.rule, answer.ball) == ("outdoor/penalty-5a", again.ball)
        assert answer.zones == again.zones
    assert "Q" in answer.readings


def test_a_5a_from_that_spot_keeps_its_own_5_yards_from_the_boards():
    assert refused(60, 79).ball == (-60, -75)


def test_a_penalty_2_passed_by_is_a_5a_to_the_others_far_from_their_goal():
    answer = refused(120, 0)
    assert (answer.rule, answer.ball) == ("outdoor/penalty-5a", (-120, 0))


@pytest.mark.parametrize("x", [-90, -89.99999999999999, -90.5])
def test_on_the_60_counts_as_within(x):
    assert refused(x, 0).rule == "outdoor/penalty-4"


def test_short_of_the_60_is_not_within():
    assert refused(-89.99, 0).rule == "outdoor/penalty-5a"


@pytest.mark.parametrize("how", ["late", "early", "passed"])
def test_a_knock_in_spoiled_by_its_side_is_a_penalty_4_to_the_other(how):
    answer = pf.ruling("outdoor/knock-in-failed", pf.Field(), how=how)
    assert (answer.rule, answer.ball) == ("outdoor/penalty-4", (90, 0))
    assert (answer.because, answer.turned) == ("outdoor/knock-in-failed", True)


def test_a_knock_in_encroached_on_is_a_5b_to_its_side():
    answer = pf.ruling("outdoor/knock-in-failed", pf.Field(), how="encroached")
    assert (answer.rule, answer.ball) == ("outdoor/penalty-5b", (0, 0))
    assert (answer.because, answer.turned) == ("outdoor/knock-in-failed", False)


def test_each_says_first_what_it_followed_from():
    for how, word in {
        "late": "within 10 s",
        "early": "before “Play”",
        "passed": "first approach",
        "encroached": "less than 30 yd",
    }.items():
        assert word in str(pf.ruling("outdoor/knock-in-failed", pf.Field(), how=how).cause)
    assert "within 20 s" in str(refused(0, 0).cause)
