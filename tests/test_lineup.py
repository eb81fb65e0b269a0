"""Proposed line-ups: legal by the zones wherever the ball is and whatever the size."""

import math
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from situations import RULES, rulings

import polofield as pf
from polofield.limits import is_legal, nearest

APART = 1.0
"""Yards that any two players of a proposed line-up are apart, however crowded the place."""


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=60)
@given(data=st.data())
def test_a_line_up_is_legal_wherever_the_ball_is(rule, data):
    ruling = data.draw(rulings(rule))
    players = pf.propose(ruling)
    assert players == pf.propose(ruling)
    if ruling.ball is None:
        assert bool(players) == (ruling.throw_in is not None)
    for player in players:
        if player.hitter:
            assert is_legal(ruling.surface.ground, *player.at)
        else:
            assert is_legal(ruling.limit(player.side, player.status), *player.at), player
    for one, other in combinations(players, 2):
        assert math.dist(one.at, other.at) >= APART, (one, other)
    if ruling.ball is None:
        return
    each = 4 if ruling.surface.kind == "outdoor" else 3
    placeless = designated_without_a_place(ruling)
    for team in ("hitting", "opposing"):
        numbers = [player.number for player in players if player.team == team]
        assert numbers == list(range(1, each + 1 - (placeless and team == "opposing")))
    assert [player.hitter for player in players].count(True) == 1
    assert any(p.side == "designated" for p in players) == (
        ruling.has_designated() and not placeless
    )


def designated_without_a_place(ruling):
    return ruling.has_designated() and nearest(ruling.limit("designated"), *ruling.ball) is None


@pytest.mark.parametrize("rule", ["outdoor/penalty-2", "outdoor/penalty-4", "outdoor/penalty-5b"])
def test_the_hitter_waits_behind_the_ball_on_the_line_to_the_goal(rule):
    ruling = pf.ruling(rule, pf.Field())
    hitter = next(player for player in pf.propose(ruling) if player.hitter)
    assert hitter.at[1] == pytest.approx(0)
    assert ruling.ball[0] - hitter.at[0] > 3


def test_opponents_are_on_the_field_where_it_has_room():
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(20, 30))
    assert all(abs(p.at[0]) <= 150 and abs(p.at[1]) <= 80 for p in pf.propose(ruling))


def test_opponents_have_room_off_the_field_where_a_sliver_of_it_is_legal():
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(149.4, 0))
    opposing = [p.at for p in pf.propose(ruling) if p.team == "opposing"]
    assert min(math.dist(a, b) for a, b in combinations(opposing, 2)) >= 9 - 1e-9
    assert any(x > 150 for x, _ in opposing)


@pytest.mark.parametrize("at", [(-50, 0), (-50, 25), (50, 25), (49.4, -24.4), (50, 0), (10, -25)])
@pytest.mark.parametrize("rule", ["arena/free-hit", "arena/penalty-6b", "arena/penalty-6c"])
def test_a_hitter_waits_off_the_ball_though_it_lies_at_a_wall(rule, at):
    ruling = pf.ruling(rule, pf.Arena(), at=at)
    hitter = next(player for player in pf.propose(ruling) if player.hitter)
    assert math.dist(hitter.at, ruling.ball) > 3
    assert ruling.surface.playing_area.margin(*hitter.at) > 0.5


def test_opponents_are_off_the_field_where_only_that_is_legal():
    ruling = pf.ruling("outdoor/penalty-2", pf.Field())
    behind = [p for p in pf.propose(ruling) if p.team == "opposing"]
    assert all(player.at[0] > 150 for player in behind)
    assert all(abs(player.at[1]) >= 4 for player in behind)


def test_a_defender_to_whom_no_place_is_left_is_left_out():
    arena = pf.Arena(length=50, width=25, goal_width=3, corner_cut=9.625)
    ruling = pf.ruling("arena/penalty-2-from-spot", arena, at=(25, 0))
    assert designated_without_a_place(ruling)
    assert [player.number for player in pf.propose(ruling) if player.team == "opposing"] == [1, 2]
    assert pf.draw(ruling).svg().startswith("<svg")


def test_a_ruling_without_a_ball_has_no_line_up():
    assert pf.propose(pf.ruling("outdoor/penalty-8", pf.Field())) == ()
