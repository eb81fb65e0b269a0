"""Outdoor Rule 37, penalty by penalty: the table of the rule, and properties."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import MultiPolygon, Polygon
from situations import fields, surface_and_place
from worked_cases import cases_of

import polofield as pf
from polofield.errors import PlaceError
from polofield.rules.book import USPA_2026
from polofield.rules.catalogue import ENTRIES
from polofield.rules.outdoor.free_hits import place_5a
from polofield.rules.outdoor.penalties import place_6
from polofield.rules.outdoor.penalties_data import penalty_entries
from polofield.rulings.clause import Seconds, Yards
from polofield.rulings.legality import legal
from polofield.surface.units import TOLERANCE, from_metres

clauses = USPA_2026.penalties
PENALTY_ENTRIES = penalty_entries(USPA_2026.penalties, USPA_2026.words)

EXEMPT = ("off-field", "returning")


def test_every_penalty_is_held_to_a_case_or_to_the_table():
    held = {case["rule"] for case in cases_of(PENALTY_ENTRIES)} | set(TABLE) | set(WITHOUT_A_PLACE)
    assert held >= {entry.id for entry in PENALTY_ENTRIES if entry.kind == "rule"}


# rule: at, ball, then each zone as side, until, exempt
BEHIND_THE_BACK_LINE = [("behind-back-line", "opposing", "hit", ())]
AS_A_5A = [("clear-of-ball", "opposing", "hit", ()), ("goal-side", "opposing", "hit", EXEMPT)]
BEHIND_THE_30 = [("behind-line", "opposing", "play-and-hit", EXEMPT)]
ON_A_3 = [
    ("behind-ball", "hitting", "hit", EXEMPT),
    ("behind-back-line", "opposing", "hit", EXEMPT),
]
TABLE = {
    "outdoor/penalty-2": (None, (120, 0), BEHIND_THE_BACK_LINE),
    "outdoor/penalty-2-from-spot": (
        (148, 79),
        (148, 79),
        [("clear-of-ball", "opposing", "hit", ()), *BEHIND_THE_BACK_LINE],
    ),
    "outdoor/penalty-3": (None, (110, 0), ON_A_3),
    "outdoor/penalty-3-defended": (None, (110, 0), ON_A_3),
    "outdoor/penalty-4": (None, (90, 0), BEHIND_THE_30),
    "outdoor/penalty-5a": ((-20, -80), (-20, -75), AS_A_5A),
    "outdoor/penalty-5b": (None, (0, 0), AS_A_5A),
    "outdoor/penalty-6": ((150, 30), (90, 30), BEHIND_THE_30),
}


@pytest.mark.parametrize("rule", TABLE)
def test_ball_and_zones_are_those_of_the_table(rule):
    at, ball, zones = TABLE[rule]
    ruling = pf.ruling(rule, pf.Field(), at=at)
    assert ruling.kind == "hit"
    assert ruling.ball == pytest.approx(ball)
    found = [(zone.name, zone.side, zone.until, zone.exempt) for zone in ruling.zones]
    assert found == zones
    assert ruling.clock[0].seconds == 20


@pytest.mark.parametrize(
    ("rule", "readings"),
    [
        ("outdoor/penalty-1", "E"),
        ("outdoor/penalty-2", "Q"),
        ("outdoor/penalty-2-from-spot", "A Q"),
        ("outdoor/penalty-3", "Q"),
        ("outdoor/penalty-4", "D Q"),
        ("outdoor/penalty-5a", "B C O"),
        ("outdoor/penalty-5b", "B O"),
        ("outdoor/penalty-6", "D G Q"),
        ("outdoor/penalty-7", "P FF"),
        ("outdoor/penalty-10", "CC"),
    ],
)
def test_readings_are_named(rule, readings):
    ruling = pf.ruling(rule, pf.Field(), **ENTRIES[rule].example.arguments())
    assert " ".join(ruling.readings) == readings


WITHOUT_A_PLACE = {
    "outdoor/penalty-1": ("goal", ["outdoor/penalty-5b"]),
    "outdoor/penalty-7": ("decision", []),
    "outdoor/penalty-8": ("removal", ["outdoor/penalty-9"]),
    "outdoor/penalty-9": ("removal", []),
    "outdoor/penalty-10": ("removal", []),
}


@pytest.mark.parametrize("rule", WITHOUT_A_PLACE)
def test_a_penalty_without_a_place_says_what_follows_and_draws_no_zone(rule):
    kind, leads_to = WITHOUT_A_PLACE[rule]
    ruling = pf.ruling(rule, pf.Field())
    assert ruling.kind == kind
    assert ruling.ball is None
    assert ruling.zones == ()
    assert [c.rule for c in ruling.consequences if c.rule] == leads_to
    assert ruling.consequences
    assert ruling.to_dict()["legal"] is None


def test_the_two_choices_of_a_penalty_2_name_each_other():
    line = pf.ruling("outdoor/penalty-2", pf.Field())
    spot = pf.ruling("outdoor/penalty-2-from-spot", pf.Field(), at=(130, 6))
    assert line.choices == (spot.rule,)
    assert spot.choices == (line.rule,)


def test_a_swing_and_a_miss_is_dead_on_2_and_3_and_live_on_4_to_6():
    answers = {}
    for rule, (at, _, _) in TABLE.items():
        ruling = pf.ruling(rule, pf.Field(), at=at)
        (missed,) = [c for c in ruling.consequences if "misses" in str(c.when)]
        answers[rule] = str(missed.then)
    assert {answers[rule] for rule in TABLE if "-2" in rule or "-3" in rule} == {"the ball is dead"}
    assert {answers[rule] for rule in TABLE if rule[-2:] in ("-4", "5a", "5b", "-6")} == {
        "the ball is live"
    }


@pytest.mark.parametrize(
    ("at", "is_legal"),
    [((100, 60), False), ((119, 79), False), ((121, 0), True), ((150, 0), True)],
)
def test_on_a_penalty_4_a_line_counts_and_no_distance_from_the_ball(at, is_legal):
    ruling = pf.ruling("outdoor/penalty-4", pf.Field())
    assert bool(legal(ruling, "opposing", [at])[0]) == is_legal
    for rule, place in (("outdoor/penalty-4", None), ("outdoor/penalty-6", (150, 20))):
        names = {zone.name for zone in pf.ruling(rule, pf.Field(), at=place).zones}
        assert names == {"behind-line"}


@pytest.mark.parametrize("y", [33, -33])
def test_on_the_30_is_behind_it(y):
    ruling = pf.ruling("outdoor/penalty-4", pf.Field())
    assert legal(ruling, "opposing", [(120, y), (120 - 1e-7, y), (119.99, y)]).tolist() == [
        True,
        True,
        False,
    ]


def test_a_safety_is_opposite_where_it_crossed_and_never_radial():
    assert pf.ruling("outdoor/penalty-6", pf.Field(), at=(150, 30)).ball == (90, 30)
    moved = pf.ruling("outdoor/penalty-6", pf.Field(), at=(150, 55))
    assert moved.ball == (90, 40)
    assert moved.moved.origin == (90, 55)
    assert moved.moved.by == 15


def test_a_safety_in_metres():
    in_metres = pf.ruling("outdoor/penalty-6", pf.Field(), at=(137.16, 27.432), units="m")
    assert in_metres.ball == (90, 30)


def test_the_circle_is_true_between_its_chords():
    ruling = pf.ruling("outdoor/penalty-5b", pf.Field())
    near = [(r * math.cos(t), r * math.sin(t)) for r, t in ((29.98, math.pi / 64), (29.9, 0.1))]
    assert not legal(ruling, "opposing", near).any()


def test_two_slivers_are_left_beside_a_ball_near_the_back_line():
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(149, 0))
    on_field = ruling.legal("opposing").intersection(pf.Field().geometry["playing-area"])
    assert isinstance(on_field, MultiPolygon)
    assert len(on_field.geoms) == 2
    assert on_field.area == pytest.approx(100.011, abs=0.01)
    probes = [(149.5, 50), (149.5, -50), (149.5, 0)]
    assert legal(ruling, "opposing", probes).tolist() == [True, True, False]


def test_no_room_on_the_field_is_said():
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(150, 40))
    assert not ruling.has_room("opposing")
    assert ruling.notes
    assert not pf.ruling("outdoor/penalty-5a", pf.Field(), at=(20, 0)).notes


@given(fields(), st.data())
def test_a_5a_is_level_with_where_it_was_and_5_yards_inside(field, data):
    x, y = data.draw(st.floats(-1, 1)), data.draw(st.floats(-1, 1))
    at = x * (field.half_length - 1e-3), y * field.half_width
    ruling = pf.ruling("outdoor/penalty-5a", field, at=at)
    assert ruling.ball[0] == at[0]
    assert abs(ruling.ball[1]) <= field.half_width - 5
    if abs(at[1]) <= field.half_width - 5:
        assert ruling.ball == at
        assert ruling.moved is None
    elif ruling.moved is not None:
        assert ruling.moved.by == pytest.approx(abs(at[1] - ruling.ball[1]))
        assert ruling.moved.by <= 5


@given(st.data())
def test_a_safety_is_on_the_60_and_no_farther_across_than_40(data):
    field, at = data.draw(surface_and_place("outdoor", "attacked-line"))
    ruling = pf.ruling("outdoor/penalty-6", field, at=at)
    x, y = ruling.ball
    assert x == pytest.approx(field.half_length - 60)
    assert y == pytest.approx(min(max(at[1], -40), 40))
    assert field.playing_area.margin(x, y) >= 0


@given(fields(), st.lists(st.tuples(st.floats(-1, 1), st.floats(-1, 1)), min_size=1))
def test_many_places_are_put_as_one_is(field, shares):
    at = np.array(shares) * (field.half_length * 0.999, field.half_width)
    balls = [pf.ruling("outdoor/penalty-5a", field, at=place).ball for place in at]
    assert place_5a(USPA_2026, field, at).tolist() == [list(ball) for ball in balls]
    crossings = np.column_stack((np.full(len(at), field.half_length), at[:, 1]))
    outside = crossings[np.abs(crossings[:, 1]) >= field.half_goal]
    balls = [pf.ruling("outdoor/penalty-6", field, at=place).ball for place in outside]
    assert place_6(USPA_2026, field, outside).tolist() == [list(ball) for ball in balls]


@given(fields(), st.data())
def test_what_happens_on_the_right_is_the_mirror_of_the_left(field, data):
    """The rule knows no left or right, whatever a figure does."""
    x = data.draw(st.floats(-1, 1)) * (field.half_length - 1e-3)
    y = data.draw(st.floats(0, 1)) * field.half_width
    left = pf.ruling("outdoor/penalty-5a", field, at=(x, y))
    right = pf.ruling("outdoor/penalty-5a", field, at=(x, -y))
    assert right.ball == (left.ball[0], 0.0 - left.ball[1])
    probes = np.array(data.draw(st.lists(st.tuples(st.floats(-180, 180), st.floats(-90, 90)))))
    probes = probes.reshape(-1, 2)
    assert (legal(left, "opposing", probes) == legal(right, "opposing", probes * (1, -1))).all()


@given(fields(), st.floats(-150, 150), st.floats(-100, 100), st.floats(-180, 180))
def test_a_wider_goal_or_a_longer_field_moves_nothing_else(field, x, y, probe):
    """Legality of a 5a depends on ball and edge of the ground, not on the goal."""
    at = (max(min(x, field.half_length - 1), 1 - field.half_length), 0.0)
    one = pf.ruling("outdoor/penalty-5a", field, at=at)
    other = pf.Field(length=field.length, width=field.width, goal_width=8, boarded=field.boarded)
    same = pf.ruling("outdoor/penalty-5a", other, at=at)
    assert (legal(one, "opposing", [(probe, y)]) == legal(same, "opposing", [(probe, y)])).all()


def test_metres_in_give_exactly_the_same_ruling():
    field = pf.Field(length=from_metres(274.32), width=from_metres(146.304))
    metric = pf.ruling("outdoor/penalty-5a", field, at=(18.288, 73.152), units="m")
    yards = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(20, 80))
    assert metric == yards
    assert metric.to_dict() == yards.to_dict()


def test_a_safety_between_the_posts_is_a_goal():
    with pytest.raises(PlaceError, match="that is a goal"):
        pf.ruling("outdoor/penalty-6", pf.Field(), at=(150, 3.999))
    assert pf.ruling("outdoor/penalty-6", pf.Field(), at=(150, 4)).ball == (90, 4)
    assert pf.ruling("outdoor/penalty-6", pf.Field(), at=(150, 4 - TOLERANCE / 2)).ball


DISTANCES = {
    "penalty_2_out": 30,
    "penalty_2_clear": 30,
    "penalty_3_out": 40,
    "penalty_4_out": 60,
    "penalty_4_behind": 30,
    "penalty_5a_inset": 5,
    "penalty_5a_clear": 30,
    "penalty_5b_clear": 30,
    "penalty_6_out": 60,
    "penalty_6_across": 40,
    "penalty_6_behind": 30,
    "penalty_7_wait": 900,
    "penalty_7_later_wait": 600,
}


def test_every_figure_is_the_rules_own_and_has_its_clause():
    figures = {
        name: value
        for name, value in clauses._asdict().items()
        if isinstance(value, (Yards, Seconds))
    }
    assert figures == DISTANCES
    for name, value in figures.items():
        number = name.split("_")[1]
        assert value.clause.part.lower() == f"penalty {number}", name


@pytest.mark.parametrize(
    ("disabled", "team", "candidates"),
    [
        (2, (0, 1, 3, 5), (3,)),
        (2, "0,3,3,5", (3, 3)),
        (-2, (-2, -1, 0, 10), (-1,)),
        (10, (0, 1), (0, 1)),
        (5, [5, 5, 5, 5], (5, 5, 5, 5)),
    ],
)
def test_who_may_be_designated(disabled, team, candidates):
    ruling = pf.ruling("outdoor/penalty-7", pf.Field(), disabled=disabled, team=team)
    assert ruling.candidates == candidates


@given(st.integers(-2, 10), st.lists(st.integers(-2, 10), min_size=1, max_size=4))
def test_a_designated_player_is_nearest_above_or_nobody_is_above(disabled, team):
    ruling = pf.ruling("outdoor/penalty-7", pf.Field(), disabled=disabled, team=team)
    above = [handicap for handicap in team if handicap > disabled]
    expected = [handicap for handicap in team if handicap == min(above)] if above else team
    assert sorted(ruling.candidates) == sorted(expected)


@pytest.mark.parametrize(
    "options", [{"disabled": 2}, {"team": (1, 2)}, {"disabled": 2, "team": ()}], ids=repr
)
def test_a_designation_needs_the_disabled_and_the_team(options):
    with pytest.raises(pf.RuleError):
        pf.ruling("outdoor/penalty-7", pf.Field(), **options)


def test_a_zone_is_a_polygon_without_holes_filled_in():
    ruling = pf.ruling("outdoor/penalty-5b", pf.Field())
    (clear,) = [zone for zone in ruling.zones if zone.name == "clear-of-ball"]
    region = clear.limit.region(pf.Field().geometry["ground"])
    assert isinstance(region, Polygon)
    assert len(region.interiors) == 1
