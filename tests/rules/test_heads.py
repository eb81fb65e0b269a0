"""Heads: a ruling in three lines, and what the figures of it are told in fields."""

import math
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from situations import RULES, rulings

import polofield as pf
from polofield.rules.book import USPA_2026
from polofield.rules.catalogue import ENTRIES
from polofield.rules.heads import Duty, Head, after_foul, ball_line
from polofield.rulings.phrase import Voice, YardLine, say
from polofield.surface.limits import is_legal

FIELD, ARENA = pf.Field(), pf.Arena()
VOICE = Voice("Blue", "Yellow")
LONGEST = 106
"""Characters of a line with its subject, in yards."""


def ask(rule, at=None, surface=None, **options):
    surface = surface or (FIELD if rule.startswith("outdoor") else ARENA)
    return pf.ruling(rule, surface, at=at, **options)


def lines(ruling, voice=VOICE):
    """The lines of a head with their subjects."""
    head = ruling.head
    if head is None:
        return []
    subjects = {
        "Ball": head.ball,
        "The umpire": head.umpire,
        voice.hitting: head.hitting.phrase,
        voice.opposing: head.opposing.phrase,
    }
    return [f"{who} {said.say(voice)}" for who, said in subjects.items() if said is not None]


def head_of(rule, at=None, surface=None, **options):
    return "\n".join(lines(ask(rule, at, surface, **options)))


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=10)
@given(data=st.data())
def test_what_puts_a_ball_into_play_has_a_head_of_three_lines(rule, data):
    ruling = data.draw(rulings(rule))
    said = lines(ruling)
    if ruling.ball is None and ruling.throw_in is None:
        assert said == []
        return
    assert len(said) == 3
    assert (ruling.head.umpire is not None) == (ruling.throw_in is not None)
    for line in said:
        assert line.endswith(".")
        assert ".." not in line
        assert len(line) <= LONGEST, line
        assert not re.search(r"\b(he|his|him)\b", line)


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=10)
@given(data=st.data())
def test_only_who_fouled_is_said_to_have_fouled(rule, data):
    ruling = data.draw(rulings(rule))
    if ruling.head is None:
        return
    _, _, opposing = lines(ruling)
    assert opposing.startswith("Yellow fouled: ") == ruling.foul
    is_penalty = "penalty" in rule and rule != "outdoor/penalty-6"
    assert ruling.foul == (ruling.because is None and is_penalty)


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=5)
@given(data=st.data())
def test_metric_heads_have_metres_and_lines_keep_their_names(rule, data):
    ruling = data.draw(rulings(rule))
    metric = "\n".join(lines(ruling, Voice("Blue", "Yellow", "m")))
    yards = "\n".join(lines(ruling))
    assert " yd" not in metric
    assert re.findall(r"[\d.]+-yard line", metric) == re.findall(r"[\d.]+-yard line", yards)


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=10)
@given(data=st.data())
def test_one_distance_is_the_headline(rule, data):
    ruling = data.draw(rulings(rule))
    headlines = [measure for measure in ruling.measures if measure.headline]
    assert len(headlines) == (1 if ruling.ball is not None else 0)
    for of in (ruling.zones, ruling.measures):
        assert len({one.name for one in of}) == len(of)


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=15)
@given(data=st.data())
def test_a_moved_ball_lies_on_what_decided_its_place(rule, data):
    ruling = data.draw(rulings(rule))
    if ruling.bound is None:
        assert ruling.moved is None or rule in OPPOSITE_ONLY
        return
    assert ruling.moved is not None
    x, y = ruling.ball or ruling.throw_in.at
    where = ruling.bound.where
    if isinstance(where, tuple):
        (x1, y1), (x2, y2) = where
        assert (x2 - x1) * (y - y1) == pytest.approx((y2 - y1) * (x - x1), abs=1e-6)
        assert min(x1, x2) - 1e-6 <= x <= max(x1, x2) + 1e-6
        assert min(y1, y2) - 1e-6 <= y <= max(y1, y2) + 1e-6
    else:
        assert is_legal(where, x, y)
        assert not is_legal(where, *ruling.moved.origin)


OPPOSITE_ONLY = ("outdoor/fair-play",)
"""A ball that is put on a line opposite where it was: no other bound decides its place."""

HEADLINES = {
    "outdoor/penalty-2": ("out", 30),
    "outdoor/penalty-2-from-spot": ("clear", 30),
    "outdoor/penalty-3": ("out", 40),
    "outdoor/penalty-3-defended": ("out", 40),
    "outdoor/penalty-4": ("line", 30),
    "outdoor/penalty-5a": ("clear", 30),
    "outdoor/penalty-5b": ("clear", 30),
    "outdoor/penalty-6": ("line", 30),
    "outdoor/side-out": ("clear", 30),
    "outdoor/knock-in": ("line", 30),
    "outdoor/fair-play": ("line", 30),
    "arena/penalty-2": ("edge", 10),
    "arena/penalty-3": ("edge", 10),
    "arena/penalty-2-from-spot": ("edge", 10),
    "arena/penalty-4": ("arc", 5),
    "arena/penalty-5a": ("right-of-way", 16),
    "arena/penalty-5b": ("right-of-way", 16),
    "arena/penalty-2-alternative": ("right-of-way", 16),
    "arena/free-hit": ("clear", 5),
    "arena/hit-out": ("clear", 5),
}


@pytest.mark.parametrize("rule", HEADLINES)
def test_the_headline_is_what_a_player_has_to_judge(rule):
    found = ENTRIES[rule]
    ruling = ask(rule, **found.example.arguments())
    (headline,) = (measure for measure in ruling.measures if measure.headline)
    assert (headline.kind, pytest.approx(headline.length)) == HEADLINES[rule]


def test_a_distance_that_an_arena_has_no_room_for_is_not_the_headline():
    small = pf.Arena(length=50, width=25, corner_cut=6)
    kinds = [m.kind for m in ask("arena/penalty-2", surface=small).measures if m.headline]
    assert kinds == ["clear"]
    near = ask("arena/penalty-5a", (-20, 10), small)
    assert math.dist(near.ball, (25, 0)) > 16


# What each head says


def test_penalty_2():
    assert head_of("outdoor/penalty-2").splitlines() == [
        "Ball on the 30-yard line, opposite the centre of the goal;"
        " one hit, within 20 s of “Play”.",
        "Blue was fouled: stands anywhere.",
        "Yellow fouled: behind the back line, outside the goal, until it is hit;"
        " then off the field.",
    ]


def test_penalty_3_defended_or_not():
    undefended, defended = head_of("outdoor/penalty-3"), head_of("outdoor/penalty-3-defended")
    assert "Blue was fouled: all behind the 40-yard line until it is hit." in undefended
    assert "undefended: off the field after the hit too" in undefended
    assert "then may enter beside the posts" in defended


def test_penalty_5a_says_why_the_ball_was_moved():
    assert "Ball where it was; hit within 20 s" in head_of("outdoor/penalty-5a", (62, 70))
    assert "here moved to 5 yd off the boards" in head_of("outdoor/penalty-5a", (62, 78))
    lined = pf.Field(boarded=False)
    assert "off the side line" in head_of("outdoor/penalty-5a", (62, lined.half_width), lined)


def test_a_5a_with_no_room_on_the_field_sends_them_behind_the_back_line():
    assert "goal side of it: behind the back line" in head_of("outdoor/penalty-5a", (150, 70))
    assert "goal side of it: behind the back line" not in head_of("outdoor/penalty-5a", (100, 70))


def test_a_safety_is_no_foul():
    near, far = head_of("outdoor/penalty-6", (150, 30)), head_of("outdoor/penalty-6", (150, 60))
    assert "opposite where it crossed" in near
    assert "no farther than 40 yd from its centre" in far
    for said in (near, far):
        assert "Blue stands anywhere, on or off the field." in said
        assert "Yellow sent it over its own back line: behind its 30-yard line" in said


def test_a_knock_in_says_why_the_ball_was_moved():
    assert "Ball where it crossed; hit within 10 s" in head_of("outdoor/knock-in", (-150, 50))
    assert "here moved to 5 yd from the post" in head_of("outdoor/knock-in", (-150, 6))
    assert "here moved to 5 yd off the boards" in head_of("outdoor/knock-in", (-150, 79))


def test_side_outs_say_which_case_it_is():
    inside, between, own = (
        ask("outdoor/side-out", (x, 80)).qualifier.say(VOICE) for x in (120, 0, -120)
    )
    assert (inside, between) == ("inside the 60", "between the 60s")
    assert own == "inside the 60 in front of its own goal"
    assert "inside the 60 that Blue attacks: dropped after" in head_of(
        "outdoor/side-out", (120, 80)
    )
    assert "taps or hits it away within 5 s" in head_of("outdoor/side-out", (-120, 80))


def test_a_ball_over_the_side_says_who_sent_it_out():
    assert "Yellow hit it out: stays 30 yd" in head_of("outdoor/ball-over-side", (0, 80), off="own")
    assert "Yellow touched it last: " in head_of("outdoor/ball-over-side", (0, 80), off="opponent")
    thrown = ask("outdoor/ball-over-side", (0, 80), off="umpire")
    assert (str(thrown.name), str(thrown.qualifier)) == ("Ball over the side", "off an umpire")
    assert "The umpire throws the ball in from the boards" in "\n".join(lines(thrown))


def test_fair_play_says_where_the_ball_is_dropped():
    where = [ask("outdoor/fair-play", at) for at in ((0, 9), (90, 9), (120, 9), (120, 70))]
    qualifiers = ["where play was stopped", "from the 60", "moved to the 60", "moved to the 60"]
    assert [str(one.qualifier) for one in where] == qualifiers
    said = [lines(one)[0] for one in where]
    assert "where it was when play was stopped" in said[0]
    assert "opposite where it was" in said[2]
    assert "40 yd from its centre" in said[3]
    assert (where[2].bound, where[3].bound is None) == (None, False)


@pytest.mark.parametrize(
    ("how", "qualifier", "did"),
    [
        ("late", "not hit in time", "was late with its knock-in"),
        ("early", "hit before “Play”", "hit its knock-in before “Play”"),
        ("passed", "ball passed on the approach", "passed the ball on its knock-in"),
        ("encroached", "opponent inside the 30", "was too near at the knock-in"),
    ],
)
def test_a_knock_in_gone_wrong_has_its_own_name(how, qualifier, did):
    ruling = ask("outdoor/knock-in-failed", how=how)
    assert (str(ruling.name), str(ruling.qualifier)) == ("Knock-in gone wrong", qualifier)
    assert str(ruling.title) == f"Knock-in gone wrong · {qualifier}"
    penalty = "5b" if how == "encroached" else "4"
    _, hitting, opposing = lines(ruling)
    assert hitting.startswith(f"Blue gets a Penalty {penalty}: stands anywhere")
    assert opposing.startswith(f"Yellow {did}: ")


def test_a_foul_shot_refused_goes_to_the_other_side():
    assert "Ball where the shot was due; hit within 20 s" in head_of(
        "outdoor/foul-shot-refused", (0, 0)
    )
    assert "Blue gets a Penalty 4: " in head_of("outdoor/foul-shot-refused", (-100, 12))
    assert "Yellow passed it or was late: " in head_of("outdoor/foul-shot-refused", (0, 0))


def test_throw_ins():
    assert "towards the nearer boards" in head_of("outdoor/throw-in", (40, 12))
    assert "nearest place with room to line up" in head_of("outdoor/throw-in", (40, 71))
    assert "Blue lines up 1 to 4" in head_of("outdoor/throw-in", (40, 12))
    assert "within 25 s of the goal" in head_of("outdoor/after-goal")
    towards = [ask("outdoor/throw-in", (40, 12)), ask("outdoor/throw-in-side", (40, 80))]
    assert [one.throw_in.to_nearer_side for one in towards] == [True, False]


def test_arena_penalties():
    assert head_of("arena/penalty-3").splitlines() == [
        "Ball 25 yd in front of the centre of the goal; one hit, in 2 approaches.",
        "Blue was fouled: all behind the ball until it is hit.",
        "Yellow fouled: behind the ball, 5 yd off; one defender by the end wall,"
        " 10 yd or more from the goal.",
    ]
    cut = pf.Arena(length=50, width=25, corner_cut=6)
    assert "one defender at a corner" in head_of("arena/penalty-2", surface=cut)
    from_spot = head_of("arena/penalty-2-from-spot", (42, 9))
    assert "one defender on the other side of the goal" in from_spot
    assert "on either side of the goal" in head_of("arena/penalty-2-from-spot", (42, 0))
    assert "within 5 yd of the goal" in head_of("arena/penalty-4")


@pytest.mark.parametrize(
    ("at", "where"),
    [
        ((0, 0), "where the foul was; hit"),
        ((0, 24), "where the foul was, here moved to 5 yd off the wall; hit"),
        ((40, 0), "where the foul was, here moved to 25 yd from the goal; hit"),
        ((36, 24), "where the foul was, here moved to 25 yd from the goal and 5 yd off the wall;"),
    ],
)
def test_an_arena_5a_says_which_distance_moved_the_ball(at, where):
    ruling = ask("arena/penalty-5a", at)
    assert lines(ruling)[0].startswith(f"Ball {where}")
    assert (ruling.bound is None) == (ruling.moved is None)


def test_a_6a_is_called_6a():
    ruling = ask("arena/penalty-6a", (35, 0), after="penalty-2")
    assert (ruling.rule, str(ruling.name)) == ("arena/penalty-2", "Penalty 6a")
    ball, hitting, opposing = lines(ruling)
    assert ball.startswith("Ball on the same spot; hit again")
    assert hitting == "Blue was fouled: all behind the ball until it is hit."
    assert opposing.startswith("Yellow was at fault: behind the ball")
    assert "did not follow the procedure on the Penalty 2" in str(ruling.cause)
    goal = ask("arena/penalty-6a", (35, 0), after="penalty-2", would_have_scored=True)
    assert (goal.rule, goal.head, str(goal.name)) == ("arena/penalty-1", None, "Penalty 6a")
    assert "would have been a goal but for" in str(goal.cause)


def test_free_hits_say_where_the_shot_left_the_ball():
    past = ask("arena/penalty-6c", (-20, 0))
    assert "at the centre of the arena" in lines(past)[0]
    assert past.bound.where == ((0.0, -25.0), (0.0, 25.0))
    out = ask("arena/hit-out", (-30, 25), after="penalty-5a")
    assert lines(out)[0].startswith("Ball on the centre line, level with where")
    assert "here moved to 5 yd off the wall" in head_of("arena/hit-missed", (30, 24))
    assert "Ball where play was stopped." in head_of("arena/hit-missed", (30, 8))


def test_a_head_for_other_reasons_keeps_the_duties():
    head = after_foul(USPA_2026, ball_line(USPA_2026, say("here")), say("stands."), say("waits."))
    other = head.because(opposing=say("was late"))
    assert other == Head(Duty(say("stands.")), Duty(say("waits."), say("was late")), head.ball)
    assert str(other.opposing.phrase) == "was late: waits."
    assert str(head.because(ball=say("there.")).ball) == "there."


def test_a_line_keeps_its_name_in_metres():
    line = say("the {line}", line=YardLine(40))
    assert str(line) == "the 40-yard line"
    assert line.say(Voice(units="m")) == "the 40-yard line (36.6 m)"
    assert line.say(Voice(units="both")) == "the 40-yard line (36.6 m)"
