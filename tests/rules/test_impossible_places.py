"""Places that the rules make impossible: a ball in a goal, a shot that is not taken from there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rules.arena.arenas import arenas, arenas_and_place
from situations import fields

import polofield as pf
from polofield.rules.catalogue import ENTRIES

BALL_IS_THERE = {
    "outdoor/penalty-2-from-spot": {},
    "outdoor/penalty-5a": {},
    "outdoor/penalty-6": {},
    "outdoor/knock-in": {},
    "outdoor/foul-shot-refused": {},
    "outdoor/throw-in": {},
    "outdoor/fair-play": {},
    "arena/penalty-2-from-spot": {},
    "arena/penalty-6a": {"after": "penalty-2-from-spot"},
    "arena/penalty-6b": {},
    "arena/penalty-6c": {},
    "arena/penalty-6d": {"after": "penalty-5a"},
    "arena/free-hit": {},
    "arena/hit-missed": {},
    "arena/hit-out": {"after": "penalty-3"},
}
"""Rules whose `at` is where a ball is, or is put, with what they need besides."""
FOUL_IS_THERE = ("arena/penalty-5a", "arena/penalty-2-alternative", "arena/penalty-3-alternative")
"""Rules whose `at` is where a foul was, and which put the ball elsewhere."""
ON_THE_SIDE = ("outdoor/ball-over-side", "outdoor/side-out", "outdoor/throw-in-side")


def ask(rule, at, surface=None, **options):
    surface = surface or (pf.Field() if ENTRIES[rule].surface == "outdoor" else pf.Arena())
    return pf.ruling(rule, surface, at=at, **options)


def test_every_rule_with_a_place_is_here():
    needing = {id for id, entry in ENTRIES.items() if entry.needs != "none"}
    assert needing == {*BALL_IS_THERE, *FOUL_IS_THERE, *ON_THE_SIDE}


@pytest.mark.parametrize("rule", BALL_IS_THERE)
@given(data=st.data())
def test_a_ball_between_the_posts_is_in_the_goal(rule, data):
    outdoor = ENTRIES[rule].surface == "outdoor"
    surface = data.draw(fields() if outdoor else arenas())
    end = data.draw(st.sampled_from((-1, 1)))
    across = data.draw(st.floats(-0.999, 0.999))
    at = end * surface.half_length, across * surface.half_goal
    with pytest.raises(pf.PlaceError) as refused:
        ask(rule, at, surface, **BALL_IS_THERE[rule])
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("rule", "at", "says"),
    [
        ("outdoor/fair-play", (-150, 0.5), "between the posts.*a goal, not a fair-play possession"),
        ("outdoor/penalty-5a", (150, 0), "between the posts.*the ball was in the goal"),
        ("outdoor/throw-in", (150, 0), "between the posts.*a goal.*outdoor/after-goal"),
        (
            "outdoor/penalty-2-from-spot",
            (150, 0),
            "no ball can be put there.*the Penalty 2 from the line",
        ),
        ("outdoor/foul-shot-refused", (150, 0), "no shot can be taken from there"),
        ("outdoor/knock-in", (-150, 3.9), "that is a goal, not a knock-in"),
        ("arena/hit-missed", (50, 0), "that is a goal, not a hit that was missed"),
        ("arena/penalty-6b", (30, 3), r"\(30, 3\) yd is not where a Penalty 2, 3, 4 or 5 is taken"),
        ("arena/penalty-6b", (10, 24), "25 yd from the goal and 5 yd from the wall"),
        ("arena/penalty-6b", (35, 0.1), "not where a Penalty 2, 3, 4 or 5"),
        ("arena/penalty-6c", (48, 0), r"not where a Penalty 5 is taken.*nearest is \(25, 0\) yd"),
        ("arena/penalty-6c", (10, 24), r"nearest is \(10, 20\) yd"),
        ("arena/free-hit", (10, 24), r"nearer than 5 yd to the wall.*nearest place is \(10, 20\)"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(rule, at, says):
    with pytest.raises(pf.PlaceError, match=says):
        ask(rule, at)


@pytest.mark.parametrize("rule", ["outdoor/fair-play", "outdoor/throw-in", "outdoor/penalty-5a"])
def test_beside_a_post_and_in_front_of_it_a_ball_is_in_play(rule):
    for at in ((150, 4), (150, -4), (-150, 4.5), (149.9, 0), (-149.9, 0)):
        assert ask(rule, at).at == at


def test_such_a_place_is_told_in_its_own_units():
    with pytest.raises(pf.PlaceError, match=r"\(137.16, 1\) m is between the posts.* 3.6576 m"):
        pf.ruling("outdoor/throw-in", pf.Field(), at=(137.16, 1), units="m")


@pytest.mark.parametrize(
    "at", [(35, 0), (25, 0), (40, 3), (49, 24), (24.9, 20), (-45, 3), (27, 14), (0, 0)]
)
def test_a_2_3_4_or_5_is_taken_from_there(at):
    assert ask("arena/penalty-6b", at).ball == (-at[0], 0.0 - at[1])


FIVES = ("penalty-5a", "penalty-5b")
OTHERS = ("penalty-2", "penalty-3", "penalty-4", "penalty-2-from-spot", "penalty-3-alternative")


@given(arenas_and_place())
def test_a_6b_is_the_shot_of_any_penalty_and_a_6c_that_of_a_5(case):
    """Each as the penalties themselves say where they are taken."""
    arena, at = case

    def taken(penalties):
        return any(answers("arena/penalty-6d", at, arena, after=after) for after in penalties)

    assert answers("arena/penalty-6b", at, arena) == taken((*OTHERS, *FIVES))
    assert answers("arena/penalty-6c", at, arena) == taken(FIVES)


def answers(rule, at, arena, **options):
    try:
        ask(rule, at, arena, **options)
    except pf.PlaceError:
        return False
    return True


@pytest.mark.parametrize("rule", FOUL_IS_THERE)
def test_a_foul_in_a_goal_mouth_has_the_ball_put_elsewhere(rule):
    assert ask(rule, (-50, 0)).ball == (-45, 0)
