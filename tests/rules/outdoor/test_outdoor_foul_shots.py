"""What may follow a foul shot, by penalty and by place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from situations import fields

import polofield as pf
from polofield.rules.book import USPA_2026
from polofield.rules.catalogue import ENTRIES

w = USPA_2026.words.penalties

FOUL_SHOTS = [
    "outdoor/penalty-2",
    "outdoor/penalty-2-from-spot",
    "outdoor/penalty-3",
    "outdoor/penalty-3-defended",
    "outdoor/penalty-4",
    "outdoor/penalty-5a",
    "outdoor/penalty-5b",
    "outdoor/penalty-6",
]
ONE_HIT = FOUL_SHOTS[:3]


def shot(rule, **given):
    return pf.ruling(rule, pf.Field(), **(ENTRIES[rule].example.arguments() | given))


def outcomes(ruling):
    return {one.when.template: one.then.template for one in ruling.consequences}


def lost(ruling):
    """What is said to follow from each of the three ways to lose a shot."""
    for one in ruling.consequences:
        if one.rule == "outdoor/foul-shot-refused":
            yield one.then.say()


@pytest.mark.parametrize("rule", FOUL_SHOTS)
def test_a_kick_after_the_hit_is_a_second_hit_only_where_there_is_one(rule):
    found = outcomes(shot(rule))
    if rule in ONE_HIT:
        assert found[w.kicked_after] == w.second_hit
    elif rule == "outdoor/penalty-3-defended":
        assert w.kicked_after not in found
        assert found[w.kicked_untouched] == w.second_hit
    else:
        assert found[w.kicked_after] == w.kick_is_play
        assert w.second_hit not in found.values()


@pytest.mark.parametrize("rule", FOUL_SHOTS)
def test_a_ball_into_the_horses_foot_is_never_a_second_hit(rule):
    assert outcomes(shot(rule))[w.into_foot] in (w.not_second_hit, w.goal_counts)


@pytest.mark.parametrize("rule", FOUL_SHOTS)
def test_a_miss_is_dead_on_a_2_or_3_and_live_on_the_others(rule):
    dead = rule.startswith(("outdoor/penalty-2", "outdoor/penalty-3"))
    assert outcomes(shot(rule))[w.missed] == (w.dead_ball if dead else w.live_ball)


@pytest.mark.parametrize("rule", FOUL_SHOTS)
def test_a_shot_taken_again_for_a_defender_is_a_2_or_3(rule):
    by_its_clause = rule.startswith(("outdoor/penalty-2", "outdoor/penalty-3"))
    assert (w.improper_no_goal in outcomes(shot(rule))) == by_its_clause
    assert (w.procedure_stopped_goal in outcomes(shot(rule))) == (rule == "outdoor/penalty-4")


@pytest.mark.parametrize("rule", FOUL_SHOTS)
def test_the_loss_of_a_shot_is_what_the_ruling_on_it_answers(rule):
    ruling = shot(rule)
    answer = pf.ruling("outdoor/foul-shot-refused", ruling.surface, at=ruling.ball)
    told = [
        "outdoor/penalty-4" if "a Penalty 4" in said else "outdoor/penalty-5a"
        for said in lost(ruling)
    ]
    assert told == [answer.rule, answer.rule]


@pytest.mark.parametrize("rule", ["outdoor/penalty-5a", "outdoor/penalty-2-from-spot"])
@given(field=fields(), x=st.floats(-1, 1), y=st.floats(-1, 1))
def test_where_the_spot_is_known_the_ruling_says_which_penalty_follows(rule, field, x, y):
    at = x * field.half_length * 0.999, y * field.half_width
    ruling = pf.ruling(rule, field, at=at)
    penalty_4 = at[0] <= 60 - field.half_length + 1e-6
    said = list(lost(ruling))
    assert len(said) == 2
    assert all(("Penalty 4" in one) is penalty_4 for one in said)
    assert all(("Penalty 5a" in one) is not penalty_4 for one in said)
    assert not any(" or a " in one for one in said)
    assert ("Q" in ruling.readings) == (abs(at[0]) >= field.half_length - 60 - 1e-6)


@given(field=fields(), x=st.floats(-1, 1))
def test_a_side_out_not_played_in_time_brings_one_penalty_too(field, x):
    ruling = pf.ruling(
        "outdoor/side-out", field, at=(x * 0.999 * field.half_length, field.half_width)
    )
    (said,) = lost(ruling)
    assert ("Penalty 4" in said) == (ruling.ball[0] <= 60 - field.half_length + 1e-6)


def test_on_the_60_counts_as_inside_it():
    assert all("Penalty 4" in said for said in lost(shot("outdoor/penalty-5a", at=(-90, 0))))
    assert all("Penalty 5a" in said for said in lost(shot("outdoor/penalty-5a", at=(-89.9, 0))))
