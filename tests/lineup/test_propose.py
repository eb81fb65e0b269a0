"""Proposed line-ups: legal, and acceptable to an umpire, wherever the ball is."""

import math
from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from situations import RULES, rulings

import polofield as pf
from polofield.lineup.propose import Player, can_receive, distances_to_lanes, receiver
from polofield.surface.limits import is_legal, nearest, shrunk
from polofield.surface.people import HORSE_LENGTH, HORSE_WIDTH

APART = 1.0
"""Yards that any two players of a proposed line-up are apart, however crowded the place."""
MARGIN = 2.0
"""Yards that everybody is inside every limit, where there is room."""
WITH_A_BALL = [
    *(f"outdoor/penalty-{name}" for name in ("2", "2-from-spot", "3", "3-defended", "4")),
    *(f"outdoor/penalty-{name}" for name in ("5a", "5b", "6")),
    *(f"outdoor/{name}" for name in ("knock-in", "knock-in-failed", "foul-shot-refused")),
    *(f"outdoor/{name}" for name in ("side-out", "fair-play")),
    *(f"arena/penalty-{name}" for name in ("2", "2-from-spot", "3", "4", "5a", "5b")),
    *(f"arena/penalty-{name}" for name in ("2-alternative", "3-alternative", "6b", "6c", "6d")),
    *(f"arena/{name}" for name in ("free-hit", "hit-missed", "hit-out")),
]
SPOTS = math.ceil(2000 / len(WITH_A_BALL))
"""Spots of each rule, on a surface each: two thousand of all."""
LEAST_RUN = {"outdoor": 3.0, "arena": 2.4}
CLEAR = {"outdoor": 3.0, "arena": 1.5}
"""Yards by which the way of a pass or a shot misses everybody whom it should."""


@pytest.mark.parametrize("rule", WITH_A_BALL)
@settings(max_examples=SPOTS)
@given(data=st.data())
def test_an_umpire_would_accept_a_line_up_wherever_the_ball_is(rule, data):
    ruling = data.draw(rulings(rule))
    players = pf.propose(ruling)
    assert list(faults(ruling, players)) == []


def faults(ruling, players):
    """What an umpire would not accept."""
    yield from (f"{p.side} {p.number}: {text}" for p in players for text in misplaced(ruling, p))
    for one, other in combinations(players, 2):
        if math.dist(one.at, other.at) < APART:
            yield f"{one} and {other} are too near one another"
    (hitter,) = (player for player in players if player.hitter)
    if math.dist(hitter.at, ruling.ball) < LEAST_RUN[ruling.surface.kind] - 1e-9:
        yield "the hitter is on the ball"
    if off_the_shot(ruling, hitter.at) > 45 + 1e-6 and has_ground_behind(ruling):
        yield f"the hitter comes from {off_the_shot(ruling, hitter.at):.0f} degrees off"
    # on the line of the shot, the ball ahead of a shoulder
    off = abs(math.remainder(hitter.facing - bearing(hitter.at, ruling.ball), math.tau))
    if off > math.radians(45) + 1e-9:
        yield "the hitter does not face the ball"
    yield from team_faults(ruling, players)


def misplaced(ruling, player):
    surface, (x, y) = ruling.surface, player.at
    if not math.isfinite(player.facing):
        yield "no heading"
    if player.hitter:
        if not is_legal(surface.ground, x, y):
            yield "off the ground"
        if is_over_boards(surface, player):
            yield "the hitter's horse is astride the boards"
        return
    limit = ruling.limit(player.side, player.status)
    if not is_legal(limit, x, y):
        yield "not legal"
    roomy = nearest(shrunk(limit, MARGIN), x, y) is not None
    if roomy and limit.margin(x, y) < MARGIN - 1e-6:
        yield f"a margin of {limit.margin(x, y):.2f} yd"
    if surface.kind == "outdoor" and abs(x) <= surface.half_length and abs(y) > surface.half_width:
        yield "outside the boards"
    if surface.kind == "outdoor" and player.team == "hitting" and abs(x) > surface.half_length:
        yield "off the field"


def is_over_boards(surface, player):
    """Whether a wall, or boards if there are any, runs through a horse."""
    if surface.kind == "outdoor" and not surface.boarded:
        return False
    (x, y), cos, sin = player.at, math.cos(player.facing), math.sin(player.facing)
    half = HORSE_LENGTH / 2
    ends = [(x + sign * half * cos, y + sign * half * sin) for sign in (1, -1)]
    if surface.kind == "arena":
        return any(surface.playing_area.margin(*end) < 0 for end in ends)
    beside = [abs(ey) > surface.half_width and abs(ex) < surface.half_length for ex, ey in ends]
    return any(beside)


def bearing(start, end):
    return math.atan2(end[1] - start[1], end[0] - start[0])


def the_shot(ruling):
    goal = ruling.surface.half_length, 0.0
    return 0.0 if math.dist(goal, ruling.ball) < 1e-6 else bearing(ruling.ball, goal)


def off_the_shot(ruling, at):
    """Degrees between the way to the ball and the way from there to the goal."""
    return abs(math.degrees(math.remainder(bearing(at, ruling.ball) - the_shot(ruling), math.tau)))


def has_ground_behind(ruling):
    """Whether a horse has a place behind the ball: inside, or in the end zone behind a line."""
    surface, (x, y) = ruling.surface, ruling.ball
    posts = [
        (side * surface.half_length, post * surface.half_goal)
        for side in (1, -1)
        for post in (1, -1)
    ]
    for away in (4.0, 6.0, 9.0) if surface.kind == "outdoor" else (2.5, 3.5):
        for turn in range(-44, 45, 4):
            way = the_shot(ruling) + math.radians(turn)
            at = x - away * math.cos(way), y - away * math.sin(way)
            inside = surface.playing_area.margin(*at) >= 1.5
            if surface.kind == "outdoor":
                inside |= (
                    surface.half_width - abs(at[1]) >= 1.5
                    and surface.half_length + 28 >= abs(at[0]) >= surface.half_length
                )
            off = distances_to_lanes(np.array(posts), [(at, ruling.ball)])
            if inside and off.min() >= HORSE_WIDTH:
                return True
    return False


def team_faults(ruling, players):
    surface, ball, shot = ruling.surface, ruling.ball, ruling.shot
    goal = surface.half_length, 0.0
    clear = CLEAR[surface.kind]
    opposing = [player for player in players if player.team == "opposing"]
    mates = [p for p in players if p.team == "hitting" and not p.hitter]
    each = 4 if surface.kind == "outdoor" else 3
    numbers = Counter((player.team, player.number) for player in players)
    short = designated_without_a_place(ruling)
    everybody = {(team, n) for team in ("hitting", "opposing") for n in range(1, each + 1)}
    if numbers != Counter(everybody - ({("opposing", 3)} if short else set())):
        yield f"not everybody is there: {sorted(numbers)}"
    if distances_to_lanes(np.array([mate.at for mate in mates]), [(ball, goal)]).min() < clear:
        yield "a team-mate stands in the way of the shot"
    if shot.aims != ("goal",) and not any(is_open(ruling, mate, opposing) for mate in mates):
        yield "nobody can receive"
    if "team-mate" in shot.aims:
        mate = receiver(ruling, players)
        if mate is None or math.dist(mate.at, ball) < 30 or not is_open(ruling, mate, opposing):
            yield "the pass goes to nobody who may receive it"
    if not ruling.has_designated():
        yield from guard_faults(ruling, opposing, goal)
    off_field = [player.at for player in opposing if player.at[0] > surface.half_length]
    if len(off_field) == 4 and len({math.copysign(1, y) for _, y in off_field}) == 1:
        yield "all are on one side of the goal"


def guard_faults(ruling, opposing, goal):
    """What is wrong with the players who guard a goal, if all of them may stand there."""
    ball, surface = ruling.ball, ruling.surface
    away = math.dist(ball, goal)
    before = [p for p in opposing if math.dist(p.at, goal) < away or p.at[0] > ball[0]]
    if len(before) < 2 and away > 8:
        yield "nobody guards the goal but one"
    in_goal = [p for p in opposing if math.dist(p.at, goal) < 9]
    if surface.kind == "outdoor" and in_goal and away > 140:
        yield f"a player sits in the goal, {away:.0f} yd from the ball"


def is_open(ruling, mate, opposing):
    """Whether a pass to a team-mate clears every opponent but the one who marks that team-mate."""
    if not can_receive(ruling, mate):
        return False
    near = 10.0 if ruling.surface.kind == "outdoor" else 4.0
    away = math.dist(ruling.ball, mate.at)
    share = max(0.0, 1 - near / away)
    end = tuple(b + share * (m - b) for m, b in zip(mate.at, ruling.ball, strict=True))
    off = distances_to_lanes(np.array([player.at for player in opposing]), [(ruling.ball, end)])
    return off.min() >= CLEAR[ruling.surface.kind]


def designated_without_a_place(ruling):
    return ruling.has_designated() and nearest(ruling.limit("designated"), *ruling.ball) is None


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=5)
@given(data=st.data())
def test_a_line_up_is_there_where_a_ball_is_and_always_the_same(rule, data):
    ruling = data.draw(rulings(rule))
    players = pf.propose(ruling)
    assert players == pf.propose(ruling)
    assert bool(players) == (ruling.throw_in is not None or ruling.ball is not None)
    assert (ruling.shot is None) == (ruling.ball is None)


def lined_up(rule, at=None, surface=None):
    """The ruling, and its players by side and number."""
    place = {} if at is None else {"at": at}
    kind = pf.Field if rule.startswith("outdoor") else pf.Arena
    ruling = pf.ruling(rule, surface or kind(), **place)
    return ruling, {(p.team, p.number): p for p in pf.propose(ruling)}


def hitter_of(players):
    return next(player for player in players.values() if player.hitter)


@pytest.mark.parametrize("rule", ["outdoor/penalty-2", "outdoor/penalty-4", "outdoor/penalty-5b"])
def test_the_hitter_waits_behind_the_ball_on_the_line_to_the_goal(rule):
    ruling, players = lined_up(rule)
    x, y = hitter_of(players).at
    assert y == pytest.approx(0)
    assert ruling.ball[0] - x > 3


@pytest.mark.parametrize(
    ("rule", "at", "most"),
    [
        ("outdoor/penalty-5a", (-140, -70), 1),
        ("outdoor/fair-play", (-149, -20), 1),
        ("outdoor/fair-play", (-149, 4), 45),  # a yard before a post: past it on either side
        ("outdoor/knock-in", (-150, 79), 15),
        ("outdoor/penalty-2-from-spot", (150, 80), 45),
        ("outdoor/penalty-5a", (62, 78), 45),
        ("arena/penalty-5a", (-45, -24), 20),
        ("arena/penalty-5a", (-50, 25), 30),
        ("arena/penalty-5a", (30, 25), 30),
    ],
)
def test_the_hitter_comes_from_behind_in_corners_and_off_back_lines(rule, at, most):
    ruling, players = lined_up(rule, at)
    assert off_the_shot(ruling, hitter_of(players).at) <= most


@pytest.mark.parametrize(
    ("rule", "at"),
    [
        ("arena/free-hit", (-50, 25)),
        ("arena/free-hit", (-49.4, -24.4)),
        ("arena/free-hit", (10, -20)),
        ("arena/penalty-6b", (50, 25)),
        ("arena/penalty-6b", (50, -2)),
        ("arena/penalty-6c", (-45, 0)),
        ("arena/penalty-2-from-spot", (50, 25)),
        ("arena/penalty-2-from-spot", (49.4, -24.4)),
    ],
)
def test_a_hitter_waits_off_the_ball_though_it_lies_at_a_wall(rule, at):
    ruling, players = lined_up(rule, at)
    hitter = hitter_of(players)
    assert math.dist(hitter.at, ruling.ball) >= 2.4
    assert ruling.surface.playing_area.margin(*hitter.at) > 0.5


def test_nobody_is_outside_the_boards_when_the_ball_lies_in_the_corner():
    _, players = lined_up("outdoor/penalty-2-from-spot", (150, 80))
    outside = [p for p in players.values() if abs(p.at[1]) > 80]
    # But for the hitter, who comes from behind it: from beyond where the boards end.
    assert [(p.hitter, p.at[0] > 150) for p in outside] == [(True, True)]


def test_opponents_are_on_the_field_where_it_has_room():
    _, players = lined_up("outdoor/penalty-5a", (20, 30))
    assert all(abs(p.at[0]) <= 150 and abs(p.at[1]) <= 80 for p in players.values())


def test_opponents_have_room_off_the_field_where_a_sliver_of_it_is_legal():
    _, players = lined_up("outdoor/penalty-5a", (149.4, 0))
    opposing = [p.at for p in players.values() if p.team == "opposing"]
    assert min(math.dist(a, b) for a, b in combinations(opposing, 2)) >= 9
    assert any(x > 150 for x, _ in opposing)


@pytest.mark.parametrize("rule", ["outdoor/penalty-2", "outdoor/penalty-3"])
def test_two_defenders_are_on_either_side_of_the_goal_where_all_are_behind_the_line(rule):
    _, players = lined_up(rule)
    across = [p.at[1] for p in players.values() if p.team == "opposing"]
    assert all(p.at[0] > 150 for p in players.values() if p.team == "opposing")
    assert sum(y > 4 for y in across) == sum(y < -4 for y in across) == 2


@pytest.mark.parametrize("at", [(140, 30), (148, 6), (130, -60), (-100, 40)])
def test_defenders_are_on_both_sides_though_the_spot_keeps_them_off_one(at):
    _, players = lined_up("outdoor/penalty-2-from-spot", at)
    across = [p.at[1] for p in players.values() if p.team == "opposing"]
    assert min(across) < -4 < 4 < max(across)


def test_the_back_is_in_the_goal_only_when_a_hit_can_reach_it():
    for x in (-100, 0):
        _, players = lined_up("outdoor/penalty-5a", (x, 30))
        assert math.dist(players["opposing", 4].at, (150, 0)) > 40
        _, players = lined_up("outdoor/fair-play", (x, 30))
        assert math.dist(players["opposing", 4].at, (150, 0)) > 15
    _, players = lined_up("outdoor/penalty-5a", (70, 30))
    assert math.dist(players["opposing", 4].at, (150, 0)) < 15


@pytest.mark.parametrize("at", [(120, -80), (148, 80), (95, 80)])
def test_on_the_60_the_nearest_team_mate_who_is_free_is_30_yards_off(at):
    ruling, players = lined_up("outdoor/side-out", at)
    mate = receiver(ruling, list(players.values()))
    assert mate.number == 1
    assert 30 <= math.dist(mate.at, ruling.ball) <= 45
    assert mate.at[0] > ruling.ball[0]


def test_whoever_is_too_near_hits_or_is_off_the_field_receives_nothing():
    ruling = pf.ruling("outdoor/side-out", pf.Field(), at=(120, 80))
    x, y = ruling.ball
    assert can_receive(ruling, Player("hitting", 1, (x, y - 30)))
    for player in (
        Player("hitting", 1, (x, y - 29.9)),
        Player("hitting", 1, (x, y - 40), hitter=True),
        Player("hitting", 1, (x, y - 40), status="off-field"),
        Player("hitting", 1, (155, 30)),
        Player("opposing", 1, (x, y - 40)),
    ):
        assert not can_receive(ruling, player)
    assert receiver(ruling, [Player("hitting", 1, (x, y - 20))]) is None


def test_an_opponent_in_the_way_makes_another_the_receiver():
    ruling = pf.ruling("outdoor/side-out", pf.Field(), at=(120, 80))
    one, two = Player("hitting", 1, (120, 40)), Player("hitting", 2, (90, 10))
    assert receiver(ruling, [one, two]) == one
    assert receiver(ruling, [one, two, Player("opposing", 1, (105, 55))]) == two


@pytest.mark.parametrize("at", [None, (-20, 5), (-45, -20)])
def test_from_midfield_in_an_arena_two_defend_and_somebody_can_receive(at):
    rule = "arena/penalty-5a" if at else "arena/penalty-5b"
    ruling, players = lined_up(rule, at)
    x, _ = ruling.ball
    opposing = [p for p in players.values() if p.team == "opposing"]
    assert sum(p.at[0] > x + 5 for p in opposing) >= 2
    ahead = [p for p in players.values() if p.team == "hitting" and p.at[0] > x + 5]
    assert any(is_open(ruling, mate, opposing) for mate in ahead)


def test_near_the_line_that_they_defend_the_back_hits_and_number_3_is_ahead():
    for rule, at in (("outdoor/knock-in", (-150, 30)), ("outdoor/penalty-5a", (-100, 20))):
        ruling, players = lined_up(rule, at)
        assert hitter_of(players).number == 4
        assert players["hitting", 3].at[0] > ruling.ball[0]
    assert hitter_of(lined_up("outdoor/penalty-5a", (-80, 20))[1]).number == 3


def test_whoever_is_off_the_field_on_a_knock_in_is_behind_the_hitter_beside_the_goal():
    for at in ((-150, 6), (-150, -24), (-150, 70)):
        _, players = lined_up("outdoor/knock-in", at)
        (gone,) = (p for p in players.values() if p.status)
        assert (gone.team, gone.status) == ("opposing", "off-field")
        assert gone.at[0] < -150
        assert 4 < abs(gone.at[1]) <= 80
        assert gone.facing == 0


def test_everybody_looks_at_the_ball_or_up_the_field():
    ruling, players = lined_up("outdoor/penalty-4")
    for player in players.values():
        goal = bearing(player.at, (150, 0))
        wanted = bearing(player.at, ruling.ball)
        if player.team == "hitting" and not player.hitter:
            wanted = goal
        assert player.facing == pytest.approx(wanted)


def test_a_horse_in_a_narrow_place_stands_along_it():
    _, players = lined_up("arena/penalty-3")
    defender = players["opposing", 3]
    assert defender.side == "designated"
    assert abs(math.cos(defender.facing)) < 0.55


def test_whoever_receives_a_pass_looks_at_the_ball():
    ruling, players = lined_up("outdoor/side-out", (120, 80))
    mate = players["hitting", 1]
    assert mate.facing == pytest.approx(bearing(mate.at, ruling.ball))


def test_a_defender_to_whom_no_place_is_left_is_left_out():
    arena = pf.Arena(length=50, width=25, goal_width=3, corner_cut=9.625)
    ruling = pf.ruling("arena/penalty-2-from-spot", arena, at=(24.9, 0))
    assert designated_without_a_place(ruling)
    assert [player.number for player in pf.propose(ruling) if player.team == "opposing"] == [1, 2]
    assert pf.draw(ruling).svg().startswith("<svg")


def test_a_ruling_without_a_ball_has_no_line_up():
    assert pf.propose(pf.ruling("outdoor/penalty-8", pf.Field())) == ()
