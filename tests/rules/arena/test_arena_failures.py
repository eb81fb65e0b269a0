"""Penalties 6a to 6d, a missed hit and a hit out of play: what is played then, and by whom."""

import re

import numpy as np
import pytest
import shapely
from arenas import arenas, arenas_and_place, inset
from hypothesis import assume, given
from hypothesis import strategies as st
from situations import situations

import polofield as pf
from polofield.rules.making import turned
from polofield.surface.surfaces import Arena

LIMITED = ("penalty-5a", "penalty-2-alternative", "penalty-3-alternative")
FREE = ("penalty-2", "penalty-2-from-spot", "penalty-3", "penalty-4", "penalty-5b")


def ask(rule, arena=None, at=None, **options):
    return pf.ruling(rule, arena or Arena(), at=at, **options)


@st.composite
def arenas_and_way_out(draw):
    """An arena and a place on its wall: side walls, end walls and corners."""
    arena = draw(arenas())
    outline = arena.geometry["playing-area"].exterior
    at = outline.interpolate(draw(st.floats(0, 1)), normalized=True)
    x, y = at.x, at.y
    if arena.corner_radius:
        # The drawn corner is made of chords: go out to the true wall.
        cx, cy = arena.half_length - arena.corner, arena.half_width - arena.corner
        if abs(x) > cx and abs(y) > cy:
            dx, dy = abs(x) - cx, abs(y) - cy
            scale = arena.corner_radius / np.hypot(dx, dy)
            x, y = np.copysign(cx + dx * scale, x), np.copysign(cy + dy * scale, y)
    at = float(x), float(y)
    assume(abs(y) >= arena.half_goal or abs(x) < arena.half_length - 1e-6)
    return arena, at


@given(arenas_and_place())
def test_a_half_turn_twice_is_where_it_was(case):
    _, at = case
    assert turned(turned(at)) == at


# 6a and 6d

AGAIN = {
    "penalty-2": ((35, 0), "arena/penalty-2"),
    "penalty-2-from-spot": ((44, 7), "arena/penalty-2-from-spot"),
    "penalty-3": ((25, 0), "arena/penalty-3"),
    "penalty-4": ((25, 0), "arena/penalty-4"),
    "penalty-5a": ((-10, 7), "arena/penalty-5a"),
    "penalty-5b": ((0, 0), "arena/penalty-5b"),
    "penalty-2-alternative": ((10, 7), "arena/penalty-2-alternative"),
    "penalty-3-alternative": ((10, 7), "arena/penalty-3-alternative"),
}


SPOTTED = ("penalty-2-from-spot", "penalty-5a", "penalty-2-alternative", "penalty-3-alternative")


@pytest.mark.parametrize("rule", ["arena/penalty-6a", "arena/penalty-6d"])
@pytest.mark.parametrize("after", AGAIN)
def test_the_hit_is_taken_again_from_the_same_place_in_the_same_frame(rule, after):
    at, played = AGAIN[after]
    ruling = ask(rule, at=at, after=after)
    assert (ruling.rule, ruling.because, ruling.turned) == (played, rule, False)
    assert (ruling.at, ruling.ball) == (at, at)
    assert ruling.zones == ask(played, at=at if after in SPOTTED else None).zones


@pytest.mark.parametrize("after", ["penalty-2", "penalty-3", "penalty-4", "penalty-5b"])
def test_a_penalty_with_one_spot_was_not_taken_from_another(after):
    with pytest.raises(pf.PlaceError, match=f"not where a {after} is taken"):
        ask("arena/penalty-6a", at=(12, 3), after=after)


@pytest.mark.parametrize("rule", ["arena/penalty-6a", "arena/penalty-6d"])
@pytest.mark.parametrize(
    ("after", "at", "nearest"),
    [
        ("penalty-5a", (30, 1), (25, 1)),
        ("penalty-5a", (0, 23), (0, 20)),
        ("penalty-2-alternative", (10, -24), (10, -20)),
        ("penalty-3-alternative", (-48, 3), (-45, 3)),
    ],
)
def test_a_penalty_was_not_taken_from_where_it_moves_the_ball(rule, after, at, nearest):
    asked = re.escape(f"({at[0]}, {at[1]}) yd is not where a {after} is taken")
    right = re.escape(f"the nearest is ({nearest[0]}, {nearest[1]}) yd")
    with pytest.raises(pf.PlaceError, match=f"^{asked}: {rule} .*{right}$"):
        ask(rule, at=at, after=after)
    ruling = ask(rule, at=nearest, after=after)
    assert ruling.moved is None
    assert ruling.at == ruling.ball == pytest.approx(nearest, abs=0.01)


@given(arenas_and_place())
def test_a_place_read_off_a_figure_is_where_a_penalty_was_taken(case):
    arena, at = case
    x, y = ask("arena/penalty-5a", arena, at).ball
    read = round(x, 2), round(y, 2)
    assert ask("arena/penalty-6a", arena, read, after="penalty-5a").moved is None


def test_a_hit_that_would_have_scored_is_a_penalty_1():
    ruling = ask("arena/penalty-6a", at=(25, 0), after="penalty-3", would_have_scored=True)
    assert (ruling.rule, ruling.kind, ruling.ball) == ("arena/penalty-1", "goal", None)
    assert (ruling.because, ruling.turned) == ("arena/penalty-6a", False)
    with pytest.raises(pf.RuleError, match="true or false"):
        ask("arena/penalty-6a", at=(25, 0), after="penalty-3", would_have_scored="perhaps")


# 6b and 6c


@given(st.data())
def test_a_6b_is_hit_from_the_spot_of_the_shot_by_the_other_side(data):
    arena, given = data.draw(situations("arena/penalty-6b"))
    at = given["at"]
    ruling = ask("arena/penalty-6b", arena, at)
    assert (ruling.rule, ruling.because, ruling.turned) == (
        "arena/free-hit",
        "arena/penalty-6b",
        True,
    )
    assert ruling.ball == ruling.at == turned(at)


@given(st.data())
def test_a_6c_is_never_nearer_the_goal_than_the_centre(data):
    arena, given = data.draw(situations("arena/penalty-6c"))
    at = given["at"]
    ruling = ask("arena/penalty-6c", arena, at)
    x, y = turned(at)
    if x > 1e-6:
        assert ruling.ball == (0, 0)
        assert ruling.moved.by == pytest.approx(np.hypot(x, y))
    else:
        assert ruling.ball == (x, y)
        assert ruling.moved is None
    assert "V" in ruling.readings


# A missed hit


@given(arenas_and_place())
def test_a_missed_hit_is_hit_by_the_others_where_play_stopped_off_the_wall(case):
    arena, at = case
    ruling = ask("arena/hit-missed", arena, at)
    ball = shapely.Point(ruling.ball)
    allowed = inset(arena, 5)
    assert allowed.distance(ball) <= 1e-4
    moved = np.hypot(*np.subtract(ruling.ball, turned(at)))
    assert moved == pytest.approx(allowed.distance(shapely.Point(turned(at))), abs=1e-4)
    assert ruling.turned


def test_a_missed_hit_keeps_the_clock_and_is_no_penalty():
    notes = [str(note) for note in ask("arena/hit-missed", at=(30, 2)).notes]
    assert any("not a penalty" in note for note in notes)
    assert any("less than 5 s" in note and "not reset" in note for note in notes)


# A hit out of play


@given(arenas_and_way_out(), st.sampled_from(FREE))
def test_a_hit_out_is_hit_from_where_it_left_off_every_wall(case, after):
    arena, at = case
    ruling = ask("arena/hit-out", arena, at, after=after)
    allowed = inset(arena, 5)
    assert allowed.distance(shapely.Point(ruling.ball)) <= 1e-4
    moved = np.hypot(*np.subtract(ruling.ball, turned(at)))
    assert moved == pytest.approx(allowed.distance(shapely.Point(turned(at))), abs=1e-4)
    assert ruling.moved.by == pytest.approx(moved)


@given(arenas_and_way_out(), st.sampled_from(LIMITED))
def test_after_a_5a_it_is_never_past_the_centre_line(case, after):
    arena, at = case
    ruling = ask("arena/hit-out", arena, at, after=after)
    assert ruling.ball[0] <= 1e-9
    if -at[0] <= 1e-6:
        assert ruling.ball == ask("arena/hit-out", arena, at, after="penalty-5b").ball
    else:
        assert ruling.ball[0] == 0
        level = max(-arena.half_width + 5, min(arena.half_width - 5, -at[1]))
        assert abs(ruling.ball[1]) <= abs(level) + 1e-9
        assert inset(arena, 5).distance(shapely.Point(ruling.ball)) <= 1e-4


def test_a_hit_out_at_a_corner_is_five_yards_off_both_walls():
    assert ask("arena/hit-out", at=(50, 25), after="penalty-3").ball == (-45, -20)


def test_which_hits_are_bound_by_the_centre_line():
    at = (-30, 25)
    assert {
        after: ask("arena/hit-out", at=at, after=after).ball for after in (*FREE, *LIMITED)
    } == dict.fromkeys(FREE, (30, -20)) | dict.fromkeys(LIMITED, (0, -20))


@given(arenas_and_place())
def test_a_ball_inside_the_arena_has_not_left_it(case):
    arena, (x, y) = case
    with pytest.raises(pf.PlaceError, match="not on the wall"):
        ask("arena/hit-out", arena, (x * 0.99, y * 0.99), after="penalty-3")
