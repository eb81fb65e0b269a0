"""Verdicts: by true distance, every fault at once, with the shortest way to a legal place."""

import math
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from situations import RULES, rulings, shares

import polofield as pf
from polofield.lineup.check import AT_BALL
from polofield.lineup.faults import STATUSES
from polofield.lineup.verdict_words import exemptions
from polofield.rules.catalogue import ENTRIES
from polofield.rulings.phrase import Voice
from polofield.surface.people import SIDE

FIELD, ARENA = pf.Field(), pf.Arena()
PENALTY_5A = pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 50))
PENALTY_3 = pf.ruling("outdoor/penalty-3", FIELD)
ARENA_3 = pf.ruling("arena/penalty-3", ARENA)


def one(ruling, side, at, **more):
    (verdict,) = pf.check(ruling, [pf.Player(side, 2, at, **more)])
    return verdict


def test_on_the_line_is_legal_and_a_hair_inside_is_not():
    assert one(PENALTY_5A, "opposing", (110, 50)).standing == "legal"
    assert one(PENALTY_5A, "opposing", (80 + 24, 50 - 18)).legal
    short = one(PENALTY_5A, "opposing", (109.999, 50))
    assert short.standing == "illegal"
    assert short.off == pytest.approx(0.001, abs=1e-9)


def test_each_fault_of_a_place_is_told_with_its_own_distance():
    verdict = one(PENALTY_5A, "opposing", (70, 45))
    broken = {breach.zone.name: breach.by for breach in verdict.breaches}
    assert broken == {
        "clear-of-ball": pytest.approx(30 - math.hypot(10, 5)),
        "goal-side": pytest.approx(10),
    }
    # Straight to x = 80 is not out of the circle: the nearest place is where the two edges meet.
    assert verdict.nearest == (pytest.approx(80), pytest.approx(20))
    assert verdict.move == (pytest.approx(10), pytest.approx(-25))
    assert verdict.off == pytest.approx(math.hypot(10, 25))


def test_every_player_is_judged_in_the_order_given():
    players = [pf.Player("opposing", n, (82 + n, 50.0 + n)) for n in (3, 1, 2)]
    verdicts = pf.check(PENALTY_5A, players)
    assert [verdict.player for verdict in verdicts] == players
    assert not any(verdict.legal for verdict in verdicts)


def test_only_status_exempts_and_only_where_the_clause_does():
    at = (70, 10)
    assert one(PENALTY_5A, "opposing", at).standing == "illegal"
    for status in STATUSES:
        verdict = one(PENALTY_5A, "opposing", at, status=status)
        assert verdict.standing == "exempt"
        assert [zone.name for zone in verdict.exempt_from] == ["goal-side"]
        assert verdict.off == 0
        near = one(PENALTY_5A, "opposing", (75, 50), status=status)
        assert near.standing == "illegal"
        assert [breach.zone.name for breach in near.breaches] == ["clear-of-ball"]
        assert [zone.name for zone in near.exempt_from] == ["goal-side"]
    behind = pf.ruling("outdoor/penalty-2", FIELD)
    assert one(behind, "opposing", (100, 0), status="returning").standing == "illegal"
    off_on_knock_in = pf.ruling("outdoor/knock-in", FIELD, at=(-150, 30))
    assert one(off_on_knock_in, "opposing", (-140, 0), status="off-field").standing == "exempt"
    assert one(off_on_knock_in, "opposing", (-140, 0), status="returning").standing == "illegal"


KNOCK_IN = pf.ruling("outdoor/knock-in", FIELD, at=(-150, 30))
GONE = pf.Player("opposing", 1, (-165, 0), status="off-field")


def onside(*others, gone=GONE, ruling=KNOCK_IN):
    """From where a player who was off the field may play, given these team-mates."""
    return pf.check(ruling, [gone, *others])[0].onside


def mate(number, at, **rest):
    return pf.Player("opposing", number, at, **rest)


def test_onside_is_past_the_first_team_mate_who_is_properly_positioned():
    near, far = mate(2, (-110, 60)), mate(3, (-60, 0))
    assert onside(near, far).past == near
    # Out of place by 10 yd, though nearer in every way: not properly positioned.
    assert onside(mate(2, (-130, 0)), far).past == far
    # Nor is one who is off the field too, or a player of the other side.
    assert onside(mate(2, (-110, 0), status="off-field"), far).past == far
    assert onside(pf.Player("hitting", 2, (-110, 0)), far).past == far
    # Thirty yards from the line exactly is properly positioned.
    assert onside(mate(2, (-120, 70)), far).past.number == 2


def test_with_nobody_properly_positioned_ahead_midfield_is_the_way():
    for others in ((), (mate(2, (-130, 0)),)):
        assert onside(*others).past is None
        assert (onside(*others).rule.past, onside(*others).rule.travel) == (0, 30)
    ahead = mate(1, (-100, 0), status="off-field")
    assert onside(mate(2, (-110, 10)), gone=ahead).past is None


def test_only_who_is_off_the_field_on_a_knock_in_has_to_come_onside():
    assert onside(gone=mate(1, (-100, 0))) is None
    assert onside(gone=mate(1, (-165, 0), status="returning")) is None
    assert onside(gone=pf.Player("hitting", 1, (-165, 0), status="off-field")) is None
    assert onside(ruling=PENALTY_5A) is None


def test_a_verdict_says_from_where_onside_again():
    placed = [GONE, mate(2, (-130, 0)), mate(3, (-60, 0))]
    voice = Voice(hitting="Blue", opposing="Yellow")
    told = [phrase.say(voice) for phrase in exemptions(pf.check(KNOCK_IN, placed)[0])]
    assert told[-1] == (
        "Yellow 1 may make a play once past Yellow 3, who is correctly positioned, or past"
        " midfield once the ball has gone 30 yd."
    )
    assert "past the opposing side 3, who" in str([*exemptions(pf.check(KNOCK_IN, placed)[0])][-1])
    told = [str(phrase) for phrase in exemptions(pf.check(KNOCK_IN, placed[:2])[0])]
    assert "past midfield and the ball has gone 30 yd" in told[-1]


def test_a_place_off_the_field_exempts_nobody():
    assert one(PENALTY_5A, "opposing", (70, 85)).standing == "illegal"


def test_the_hitter_may_be_at_his_ball_and_only_there():
    ahead = one(PENALTY_3, "hitting", (118, 0), hitter=True)
    assert ahead.standing == "exempt"
    assert one(PENALTY_3, "hitting", (118, 0)).standing == "illegal"
    assert one(PENALTY_3, "hitting", (110 + AT_BALL, 0), hitter=True).legal
    far = one(PENALTY_3, "hitting", (110 + AT_BALL + 3, 0), hitter=True)
    assert far.standing == "illegal"
    assert far.off == pytest.approx(3)


def test_the_hitter_is_the_nearest_behind_the_ball_where_nobody_is_marked():
    places = [(98, 1), (103, -2), (104, 30)]
    players = [pf.Player("hitting", n, at) for n, at in enumerate(places, 1)]
    hitters = [v.player.number for v in pf.check(PENALTY_3, players) if v.player.hitter]
    assert hitters == [2]
    for at in ((110 - AT_BALL - 0.01, 0), (110.01, 0)):
        assert not one(PENALTY_3, "hitting", at).player.hitter
    assert not one(PENALTY_3, "hitting", (105, 0), status="returning").player.hitter
    marked = [*players[:2], replace(players[2], hitter=True)]
    assert [v.player.hitter for v in pf.check(PENALTY_3, marked)] == [False, False, True]


def test_the_defender_is_the_wrong_opponent_nearest_to_a_defenders_place():
    at_wall, in_the_way, behind = (49.5, 14), (40, 5), (20, 10)
    players = [
        pf.Player("opposing", 1, in_the_way),
        pf.Player("opposing", 2, at_wall),
        pf.Player("opposing", 3, behind),
    ]
    sides = [v.player.side for v in pf.check(ARENA_3, players)]
    assert sides == ["opposing", "designated", "opposing"]
    assert [v.legal for v in pf.check(ARENA_3, players)] == [False, True, True]
    # Of two who are legal as such, the one nearer the end wall.
    two = [pf.Player("opposing", 1, (49.1, 14)), pf.Player("opposing", 2, (49.5, -14))]
    assert [v.player.side for v in pf.check(ARENA_3, two)] == ["opposing", "designated"]
    # Nobody is taken for one where everybody is legal without.
    assert one(ARENA_3, "opposing", behind).player.side == "opposing"
    # One who is marked is judged as such, whoever else would do.
    marked = [replace(players[0], side="designated"), players[1]]
    assert [v.legal for v in pf.check(ARENA_3, marked)] == [False, False]


def test_a_defender_too_near_the_goal_is_told_how_far_to_go():
    verdict = one(ARENA_3, "designated", (49.2, -8))
    assert verdict.off == pytest.approx(10 + 5 / 3 - 8)
    assert [breach.zone.name for breach in verdict.breaches] == ["defender"]


def test_beyond_the_ground_is_a_fault_without_a_clause():
    verdict = one(PENALTY_5A, "hitting", (0, 95))
    (breach,) = verdict.breaches
    assert breach.zone is None
    assert breach.by == verdict.off == pytest.approx(5)
    assert verdict.nearest == (pytest.approx(0), pytest.approx(90))


def test_where_no_place_is_legal_there_is_no_way():
    zone = PENALTY_5A.zones[0]
    everywhere = replace(zone, limit=replace(zone.limit, r=1000.0))
    verdict = one(replace(PENALTY_5A, zones=(everywhere,)), "opposing", (120, 0))
    assert verdict.standing == "illegal"
    assert (verdict.nearest, verdict.move, verdict.off) == (None, None, None)


def test_a_ruling_without_a_ball_judges_nobody():
    ruling = pf.ruling("outdoor/throw-in", FIELD, at=(0, 0))
    verdict = one(ruling, "opposing", (0, 0))
    assert verdict.standing == "not-judged"
    assert (verdict.legal, verdict.off, verdict.breaches) == (None, None, ())


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ([("opposing", 1, (0, 0)), ("opposing", 1, (9, 0))], "opposing 1 is listed twice"),
        ([("opposing", 1, (5, 5)), ("hitting", 2, (5, 5))], "at the same place as opposing 1"),
        ([("opposing", 5, (0, 0))], "number: expected 1 to 4, got 5"),
        ([("opposing", True, (0, 0))], "number: expected 1 to 4, got True"),
        ([("opposing", n % 4 + 1, (n, 0)) for n in range(5)], "one player too many: a side has 4"),
        ([("oposing", 1, (0, 0))], "unknown side 'oposing'; known: hitting"),
        ([("opposing", 1, (math.nan, 0))], "x is nan"),
        ([("opposing", 1, (0, math.inf))], "y is inf"),
        ([("opposing", 1, (0, 0, 0))], r"\(0, 0, 0\) is not a place"),
        ([("opposing", 1, None)], "None is not a place"),
        ([("designated", 1, (0, 0))], "outdoor/penalty-5a has no designated defender"),
        ([("opposing", 1.0, (0, 0))], "number: expected 1 to 4, got 1.0"),
        ([("opposing", "1", (0, 0))], "number: expected 1 to 4, got '1'"),
        ([("opposing", 1, (0, 0), None, False, math.inf)], "facing is inf"),
        ([("opposing", 1, (0, 0), None, False, "north")], "facing is 'north'"),
        ([("opposing", 1, (0, 0), None, "yes")], "hitter is 'yes', not True or False"),
        ([("opposing", 1, (0, 0), None, False, None, 3)], "name is 3, not a text"),
    ],
)
def test_players_who_cannot_be_are_refused(players, words):
    with pytest.raises(pf.LineupError, match=words):
        pf.check(PENALTY_5A, [pf.Player(*player) for player in players])


@pytest.mark.parametrize("players", [3, None, [3], [None], ["hitting 1"], {"hitting": 1}])
def test_what_is_no_player_is_refused(players):
    with pytest.raises(pf.LineupError, match="players"):
        pf.check(PENALTY_5A, players)
    if players is not None:
        for ruling in (PENALTY_5A, pf.ruling("outdoor/throw-in", FIELD, at=(0, 0))):
            with pytest.raises(pf.LineupError, match="players"):
                pf.draw(ruling, players)


@pytest.mark.parametrize("ruling", ["outdoor/penalty-5a", None, 3])
def test_what_is_no_ruling_is_refused(ruling):
    for ask in (
        lambda: pf.check(ruling, []),
        lambda: pf.propose(ruling),
        lambda: pf.legal(ruling, "hitting", [[0, 0]]),
    ):
        with pytest.raises(pf.PolofieldError, match="not a Ruling"):
            ask()


def test_a_second_hitter_or_defender_is_refused():
    hitters = [pf.Player("hitting", n, (70 + n, 50), hitter=True) for n in (1, 2)]
    with pytest.raises(pf.LineupError, match="expected one hitter, got hitting 1 and hitting 2"):
        pf.check(PENALTY_5A, hitters)
    with pytest.raises(pf.LineupError, match="it is the other side's hit"):
        pf.check(PENALTY_5A, [pf.Player("opposing", 1, (120, 0), hitter=True)])
    defenders = [pf.Player("designated", n, (49.5, 10 + n)) for n in (1, 2)]
    with pytest.raises(
        pf.LineupError, match="expected one designated defender, got designated 1 and"
    ):
        pf.check(ARENA_3, defenders)
    nobody_hits = pf.ruling("outdoor/throw-in", FIELD, at=(0, 0))
    with pytest.raises(pf.LineupError, match="puts no ball on the ground"):
        pf.check(nobody_hits, hitters[:1])


def test_every_such_mistake_is_in_the_one_message():
    players = [pf.Player("opposing", 1, (0, 0)), pf.Player("opposing", 1, (0, 0), "lost")]
    with pytest.raises(pf.LineupError) as caught:
        pf.check(PENALTY_5A, players)
    for words in ("listed twice", "at the same place", "unknown status 'lost'"):
        assert words in str(caught.value)
    fifth = [pf.Player("opposing", n % 4 + 1, (n % 4, 0), hitter=True) for n in range(5)]
    with pytest.raises(pf.LineupError) as caught:
        pf.check(PENALTY_5A, fifth)
    for words in (
        "one player too many",
        "listed twice",
        "same place",
        "it is the other side's hit",
    ):
        assert words in str(caught.value)


def test_three_a_side_in_an_arena():
    with pytest.raises(pf.LineupError, match="number: expected 1 to 3, got 4"):
        pf.check(ARENA_3, [pf.Player("hitting", 4, (0, 0))])


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=30)
@given(data=st.data())
def test_the_default_line_up_of_any_rule_is_legal(rule, data):
    ruling = data.draw(rulings(rule))
    for verdict in pf.check(ruling, pf.propose(ruling)):
        assert verdict.legal is (None if ruling.ball is None else True), verdict


@st.composite
def line_ups(draw, ruling):
    """Players anywhere on the ground and a little beyond it."""
    surface = ruling.surface
    beyond = 40 if surface.kind == "outdoor" else 2
    players = []
    for side in ("hitting", "opposing"):
        for number in range(1, draw(st.integers(0, SIDE[surface.kind])) + 1):
            at = (
                draw(shares) * (surface.half_length + beyond),
                draw(shares) * (surface.half_width + beyond / 3),
            )
            status = draw(st.sampled_from((None, None, *STATUSES)))
            players.append(pf.Player(side, number, at, status))
    places = [player.at for player in players]
    assume(all(math.dist(a, b) > 1e-3 for i, a in enumerate(places) for b in places[:i]))
    return players


def puts_a_ball(id):
    entry = ENTRIES[id]
    if entry.needs != "none":
        return entry.place is not None
    if any(option.required for option in entry.options):
        return True
    return pf.ruling(id, FIELD if entry.surface == "outdoor" else ARENA).ball is not None


BALL_RULES = [id for id in RULES if puts_a_ball(id)]


@pytest.mark.parametrize("rule", BALL_RULES)
@settings(max_examples=30)
@given(data=st.data())
def test_the_way_out_is_legal_and_none_is_shorter(rule, data):
    ruling = data.draw(rulings(rule))
    players = data.draw(line_ups(ruling))
    verdicts = pf.check(ruling, players)
    for index, verdict in enumerate(verdicts):
        if verdict.legal:
            assert verdict.off == 0
            continue
        player = verdict.player
        if verdict.move is None:
            continue
        x, y = player.at
        moved = replace(player, at=(x + verdict.move[0], y + verdict.move[1]))
        others = [other.player for other in verdicts]
        if all(math.dist(moved.at, other.at) > 1e-6 for other in others[:index]):
            again = [*others[:index], moved]
            assert pf.check(ruling, again)[-1].legal, verdict
        # By brute force: on a nearer ring no place is legal.
        assert not any_legal(ruling, player, verdict.off * 0.999 - 1e-5)


def any_legal(ruling, player, radius):
    """Whether the player would be legal at any of many places up to so many yards away."""
    if radius <= 0:
        return False
    turns = np.linspace(0, 2 * np.pi, 72, endpoint=False)
    rings = radius * np.array([[1.0], [0.97], [0.6]])
    xs = (player.at[0] + rings * np.cos(turns)).ravel()
    ys = (player.at[1] + rings * np.sin(turns)).ravel()
    binding = [zone.limit for zone in ruling.zones_of(player.side, player.status)]
    legal = np.asarray(ruling.surface.ground.margin(xs, ys)) >= -1e-6
    free = np.ones_like(legal)
    for limit in binding:
        free &= np.asarray(limit.margin(xs, ys)) >= -1e-6
    if player.hitter:
        free |= np.hypot(xs - ruling.ball[0], ys - ruling.ball[1]) <= AT_BALL
    return bool((legal & free).any())


def test_judging_many_places_is_the_same_as_one_by_one():
    rng = np.random.default_rng(7)
    xy = rng.uniform((-150, -80), (150, 80), (400, 2))
    many = pf.legal(PENALTY_5A, "opposing", xy)
    each = [one(PENALTY_5A, "opposing", tuple(place)).legal for place in xy.tolist()]
    assert many.tolist() == each


def test_a_hundred_thousand_places_at_once():
    rng = np.random.default_rng(11)
    xy = rng.uniform((-180, -90), (180, 90), (100_000, 2))
    legal = pf.legal(PENALTY_5A, "opposing", xy)
    assert legal.shape == (100_000,)
    x, y = xy.T
    expected = (np.hypot(x - 80, y - 50) >= 30 - 1e-6) & (x >= 80 - 1e-6)
    assert (legal == expected).all()
