"""Arena penalties 1 to 5 and their options: who may stand where, and what a goal counts."""

import math

import numpy as np
import pytest
import shapely
from arenas import arenas, arenas_and_place, shares
from hypothesis import assume, given
from hypothesis import strategies as st
from situations import situations

import polofield as pf
from polofield.rules.book import USPA_2026

w = USPA_2026.words.arena

FIXED = {
    "arena/penalty-2": 15,
    "arena/penalty-3": 25,
    "arena/penalty-4": 25,
}
PAST_DEFENDER = ("arena/penalty-2", "arena/penalty-3")


def ask(rule, arena=None, at=None, **options):
    return pf.ruling(rule, arena or pf.Arena(), at=at, **options)


def may(ruling, side, *places):
    return [bool(legal) for legal in pf.legal(ruling, side, places)]


def every_few_feet(arena):
    xs = np.arange(-arena.half_length, arena.half_length + 0.1, 0.8)
    ys = np.arange(-arena.half_width, arena.half_width + 0.1, 0.8)
    places = np.array([(x, y) for x in xs for y in ys])
    return places[np.asarray(arena.playing_area.margin(places[:, 0], places[:, 1])) >= 0]


# Penalties 2, 3 and 4


@given(st.sampled_from(list(FIXED)), arenas())
def test_the_ball_is_in_front_of_the_middle_of_the_goal(rule, arena):
    assert ask(rule, arena).ball == (arena.half_length - FIXED[rule], 0.0)


@given(st.sampled_from(list(FIXED)), arenas())
def test_both_sides_wait_behind_the_ball_and_opponents_five_yards_from_the_hitter(rule, arena):
    ruling = ask(rule, arena)
    x, _ = ruling.ball
    places = every_few_feet(arena)
    behind = places[:, 0] <= x + 1e-6
    far = np.hypot(places[:, 0] - x, places[:, 1]) >= 5 - 1e-6
    assert np.array_equal(pf.legal(ruling, "hitting", places), behind)
    assert np.array_equal(pf.legal(ruling, "opposing", places), behind & far)


@given(st.sampled_from(list(FIXED)), arenas())
def test_the_defender_has_a_place_in_any_arena_that_is_no_nearer_the_hitter(rule, arena):
    ruling = ask(rule, arena)
    region = ruling.legal("designated")
    assert ruling.has_room("designated")
    assert region.distance(shapely.Point(ruling.ball)) >= 5 - 1e-6


@given(st.sampled_from(PAST_DEFENDER), arenas())
def test_the_defender_is_by_the_end_wall_or_at_a_nearer_corner_on_either_side(rule, arena):
    region = ask(rule, arena).legal("designated")
    low_x, low_y, high_x, high_y = region.bounds
    assert low_x >= arena.half_length - 2 - 1e-6
    assert high_x <= arena.half_length + 1e-6
    assert high_y == pytest.approx(-low_y)
    for side in (1, -1):
        half = shapely.box(-100, 0, 100, 100) if side > 0 else shapely.box(-100, -100, 100, 0)
        there = region.intersection(half)
        assert there.area > 0
        nearest = min(abs(there.bounds[1]), abs(there.bounds[3]))
        if arena.straight_end - arena.half_goal > 10:
            assert nearest == pytest.approx(arena.half_goal + 10)
        else:
            corner = shapely.Point(arena.half_length, side * arena.straight_end)
            assert there.hausdorff_distance(corner) <= 2 + 1e-6
            assert nearest >= arena.half_goal - 1e-6


def test_the_defender_s_place_at_its_edges():
    ruling = ask("arena/penalty-3")
    edge = 10 + 5 / 3
    inside = [(50, edge), (48, edge), (48, 25), (50, -25), (48, -edge)]
    outside = [(50, edge - 1e-3), (47.999, 20), (50, 0), (50, -edge + 1e-3)]
    assert all(may(ruling, "designated", *inside))
    assert not any(may(ruling, "designated", *outside))


def test_the_place_at_a_corner_at_its_edges():
    arena = pf.Arena(length=60, width=30, corner_cut=6)
    ruling = ask("arena/penalty-2", arena)
    assert all(may(ruling, "designated", (30, 9), (28, 9), (30, 7), (30, -7)))
    assert not any(may(ruling, "designated", (27.99, 9), (30, 6.99), (30, -6.99)))


def test_a_corner_beside_the_goal_leaves_the_goal_mouth_free():
    arena = pf.Arena(length=60, width=30, corner_cut=12)
    ruling = ask("arena/penalty-2", arena)
    assert arena.straight_end == 3
    assert may(ruling, "designated", (30, 5 / 3), (30, 1.6), (30, 3)) == [True, False, True]


@given(arenas())
def test_the_defender_of_a_4_is_within_five_yards_of_the_goal_mouth(arena):
    ruling = ask("arena/penalty-4", arena)
    x, g = arena.half_length, arena.half_goal
    mouth = shapely.LineString([(x, -g), (x, g)])
    places = every_few_feet(arena)
    near = shapely.distance(mouth, shapely.points(places)) <= 5 + 1e-6
    assert np.array_equal(pf.legal(ruling, "designated", places), near)


def test_the_defender_of_a_4_by_the_usa_s_rule_not_by_another_code_s():
    ruling = ask("arena/penalty-4")
    assert may(ruling, "designated", (46, 0), (46, 20), (50, 6)) == [True, False, True]
    assert may(ruling, "opposing", (18, 0)) == [True]


@given(st.sampled_from(list(FIXED)), arenas(), shares, shares)
def test_left_and_right_bind_alike(rule, arena, a, b):
    ruling = ask(rule, arena)
    x, y = a * arena.half_length, b * arena.half_width
    for side in ("hitting", "opposing", "designated"):
        left, right = may(ruling, side, (x, y), (x, -y))
        assert left == right


@pytest.mark.parametrize("rule", list(FIXED))
def test_measures_say_the_distances_of_the_rule(rule):
    lengths = {measure.name: measure.length for measure in ask(rule).measures}
    expected = {"out": FIXED[rule], "clear": 5.0}
    expected |= (
        {"arc": 5.0} if rule == "arena/penalty-4" else {"edge-left": 10.0, "edge-right": 10.0}
    )
    assert lengths == pytest.approx(expected)


def test_where_the_corner_is_nearer_no_ten_yards_are_measured_or_said():
    ruling = ask("arena/penalty-2", pf.Arena(length=60, width=30, corner_cut=6))
    assert {measure.name for measure in ruling.measures} == {"out", "clear"}
    assert "10 yd" not in ruling.say()
    assert "corner" in ruling.say()


def test_a_goal_is_worth_what_the_text_says_and_no_more():
    def goal(rule, **at):
        (said,) = [
            str(c.then)
            for c in ask(rule, **at).consequences
            if str(c.when).startswith("into the goal")
        ]
        return said

    assert goal("arena/penalty-2").endswith("1 point")
    assert goal("arena/penalty-3").endswith("1 point")
    assert goal("arena/penalty-4").endswith("1 point, or 2 if it meets the criteria of Rule 6.a(3)")
    assert goal("arena/penalty-5a", at=(0, 0)).endswith(
        "2 points if it meets the criteria of Rule 6.a(2)"
    )
    assert goal("arena/penalty-5b").endswith("2 points if it meets the criteria of Rule 6.a(2)")
    assert goal("arena/penalty-3-alternative", at=(0, 0)).endswith("it may count 2 points")


# Penalty 2 from the spot


@given(arenas(), st.floats(0.01, 14.9), shares)
def test_from_the_spot_the_defender_is_on_the_other_side_of_the_goal(arena, out, across):
    at = arena.half_length - out, across * arena.half_width
    assume(arena.playing_area.margin(*at) >= 0)
    ruling = ask("arena/penalty-2-from-spot", arena, at)
    region = ruling.legal("designated")
    assert ruling.ball == pytest.approx(at)
    noted = any("No place there" in str(note) for note in ruling.notes)
    if region.is_empty:
        # What is left may be less than a polygon's chords show: then 1 ft nearer shows it.
        (place,) = (zone for zone in ruling.zones if zone.shows == "place")
        beside = place.limit.region(arena.geometry["ground"])
        assert noted or not beside.difference(shapely.Point(at).buffer(5 - 1 / 3)).is_empty
        return
    assert not noted
    assert region.distance(shapely.Point(at)) >= 5 - 1e-3
    if at[1] > 1e-6:
        assert region.bounds[3] < 0
    elif at[1] < -1e-6:
        assert region.bounds[1] > 0


def test_from_the_middle_the_defender_has_either_side():
    ruling = ask("arena/penalty-2-from-spot", at=(45, 0))
    assert may(ruling, "designated", (49, 15), (49, -15)) == [True, True]
    assert "on either side of the goal" in ruling.say()
    assert "on the other side of the goal from the ball" not in ruling.say()


@pytest.mark.parametrize(
    ("arena", "where"),
    [(pf.Arena(), "by the end wall"), (pf.Arena(width=25, length=60, corner_cut=4), "at")],
)
def test_from_the_spot_every_word_on_the_defender_names_the_other_side(arena, where):
    ruling = ask("arena/penalty-2-from-spot", arena, (arena.half_length - 5, 1))
    (zone,) = (zone for zone in ruling.zones if zone.name == "defender")
    for said in (ruling.say(), zone.label.say(), ruling.head.opposing.phrase.say()):
        assert "on the other side of the goal" in said
        assert "either" not in said
    assert where in zone.label.say()


def test_from_the_spot_all_but_hitter_and_defender_wait_behind_the_15():
    ruling = ask("arena/penalty-2-from-spot", at=(45, 6))
    for side in ("hitting", "opposing"):
        assert may(ruling, side, (35, 3), (35.01, 3)) == [True, False]
    near = ask("arena/penalty-2-from-spot", at=(36, 0))
    assert may(near, "opposing", (35, 0), (31.01, 0), (31, 0)) == [False, False, True]


def test_a_defender_without_a_place_is_said():
    arena = pf.Arena(length=50, width=25, corner_cut=10)
    ruling = ask("arena/penalty-2-from-spot", arena, (24, 0.5))
    assert ruling.legal("designated").is_empty
    assert not ruling.has_room("designated")
    assert "No place there" in str(ruling.notes[-1])


@pytest.mark.parametrize("at", [(35, 0), (35, 10), (20, 0), (-40, 0)])
def test_a_foul_that_is_not_inside_the_15_has_no_penalty_2_from_the_spot(at):
    with pytest.raises(pf.PlaceError, match=r"not inside the 15-yard line.*more than 35 yd"):
        ask("arena/penalty-2-from-spot", at=at)


# Penalties 5a and 5b and the alternatives


def test_a_5a_says_from_where_how_far_and_why_it_moved():
    def why(at, arena=None):
        move = ask("arena/penalty-5a", arena, at).moved
        return move and (move.origin, round(move.by, 6), str(move.why))

    assert why((0, 10)) is None
    assert why((0, 24)) == ((0, 24), 4, "at least 5 yd from the wall")
    assert why((34, 0)) == ((34, 0), 9, "at least 25 yd from the goal")
    _, by, both = why((34, 24))
    assert both == "at least 25 yd from the goal and 5 yd from the wall"
    assert by == pytest.approx(math.hypot(34 - 33.003268, 4), abs=1e-5)
    # Near the end wall only the goal keeps it farther off.
    assert why((49, 0))[2] == "at least 25 yd from the goal"
    assert why((-49, 24))[2] == "at least 5 yd from the wall"


def test_a_5a_measures_the_25_yards_only_where_they_moved_it():
    def measured(at):
        return {m.name: m.length for m in ask("arena/penalty-5a", at=at).measures}

    assert measured((34, 8))["from-goal"] == pytest.approx(25)
    assert "from-goal" not in measured((0, 24))
    assert "from-goal" not in measured((25, 0))
    assert measured((0, 24))["right-of-way"] == pytest.approx(16)


@pytest.mark.parametrize(("at", "near"), [((24, 0), False), ((25, 0), False), ((30, 3), True)])
def test_a_5a_says_whether_its_foul_was_nearer_than_it_is_meant_for(at, near):
    templates = [note.template for note in ask("arena/penalty-5a", at=at).notes]
    assert (w.foul_too_near in templates) is near
    assert (w.for_minor_fouls in templates) is not near


@given(arenas_and_place())
def test_nobody_lines_up_in_the_right_of_way_within_16_yards(case):
    arena, at = case
    ruling = ask("arena/penalty-5a", arena, at)
    bx, by = ruling.ball
    toward = math.atan2(-by, arena.half_length - bx)
    places = every_few_feet(arena)
    dx, dy = places[:, 0] - bx, places[:, 1] - by
    along = dx * math.cos(toward) + dy * math.sin(toward)
    across = dy * math.cos(toward) - dx * math.sin(toward)
    away = np.hypot(dx, dy)
    sure = np.minimum.reduce(
        [np.abs(along), np.abs(np.abs(across) - 5 / 3), np.abs(away - 16), np.abs(away - 5)]
    )
    places, along, across, away = (a[sure > 1e-5] for a in (places, along, across, away))
    barred = (along > 0) & (np.abs(across) < 5 / 3) & (away < 16)
    assert np.array_equal(pf.legal(ruling, "hitting", places), ~barred)
    assert np.array_equal(pf.legal(ruling, "opposing", places), ~barred & (away > 5))


def test_the_right_of_way_at_its_edges_and_its_rounded_end():
    ruling = ask("arena/penalty-5b")
    half = 5 / 3
    free = [(10, half), (10, -half), (0, 0), (-3, 0), (16, 0), (math.sqrt(256 - 1), 1)]
    barred = [(10, half - 1e-3), (1e-3, 0), (16 - 1e-3, 0), (15.96, 1)]
    assert all(may(ruling, "hitting", *free))
    assert not any(may(ruling, "hitting", *barred))
    drawn = ruling.legal("hitting")
    assert drawn.area == pytest.approx(pf.Arena().geometry["playing-area"].area - strip(half, 16))


def strip(half, radius):
    """The area of a strip from a disc's centre to its circle."""
    return half * math.sqrt(radius**2 - half**2) + radius**2 * math.asin(half / radius)


def test_a_5b_is_hit_from_the_middle_of_the_centre_line():
    for arena in (pf.Arena(), pf.Arena(length=50, width=25)):
        ruling = ask("arena/penalty-5b", arena)
        assert ruling.ball == (0, 0)
        assert {zone.until for zone in ruling.zones} == {"play-and-hit"}


@given(arenas_and_place())
def test_an_alternative_is_hit_from_a_foul_outside_the_25_and_off_the_wall(case):
    arena, at = case
    for rule in ("arena/penalty-2-alternative", "arena/penalty-3-alternative"):
        if at[0] >= arena.half_length - 25 - 1e-6:
            with pytest.raises(pf.PlaceError, match="not outside the 25-yard line"):
                ask(rule, arena, at)
            continue
        ruling = ask(rule, arena, at)
        assert ruling.ball == ask("arena/penalty-5a", arena, at).ball
        assert not ruling.has_designated()


def test_on_the_25_a_foul_is_not_outside_it():
    with pytest.raises(pf.PlaceError, match="less than 25 yd"):
        ask("arena/penalty-3-alternative", at=(25, 0))
    assert ask("arena/penalty-3-alternative", at=(24.999, 0)).ball == (24.999, 0)


@given(st.data())
def test_a_free_hit_is_played_from_where_the_ball_was_put(data):
    arena, given = data.draw(situations("arena/free-hit"))
    at = given["at"]
    ruling = ask("arena/free-hit", arena, at)
    assert ruling.ball == at
    assert ruling.moved is None
    assert {zone.side for zone in ruling.zones} == {"hitting", "opposing"}


# Penalty 1


def test_penalty_1_is_a_goal_or_two_and_then_a_5b():
    one, two = ask("arena/penalty-1"), ask("arena/penalty-1", goals=2)
    assert (one.kind, one.ball) == ("goal", None)
    assert one.say().startswith("One goal")
    assert two.say().startswith("Two goals")
    assert "arena/penalty-5b" in [c.rule for c in one.consequences]
    with pytest.raises(pf.RuleError, match="1 to 2"):
        ask("arena/penalty-1", goals=3)
