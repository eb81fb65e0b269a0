"""The examples: each is what it says it is, and those of the rule texts get the texts' answers."""

import pytest

import polofield as pf
from polofield.rules.book import USPA_2026
from polofield.scenario.examples import example, examples
from polofield.scenario.scenario import parse_scenario

arena = USPA_2026.words.arena
restarts = USPA_2026.words.restarts

SCENARIOS = [name for name in examples() if "[rule]" in example(name)]


def scenario(name):
    return parse_scenario(example(name), f"{name}.toml")


def wrong(name):
    """The players who are not legal, and by how many yards."""
    told = scenario(name)
    return {told.name(v.player): v.off for v in told.verdicts if v.legal is False}


def standing(name, player):
    told = scenario(name)
    (verdict,) = (v for v in told.verdicts if told.name(v.player) == player)
    return verdict.standing


def restart(name):
    """What is played, by whom, and where the ball is in the file's own frame."""
    told = scenario(name)
    ball = told.ruling.ball
    return told.ruling.rule, told.teams[told.hitting].name, ball and told.own(ball)


def follows(name, when):
    """What the rule says follows in a case, and by which rule."""
    every = [one for first in scenario(name).ruling.consequences for one in first.each()]
    exact = [one for one in every if one.when.template == when]
    (one,) = exact or [one for one in every if when in str(one.when)]
    return one.then.template, one.rule


def test_every_kind_of_ruling_has_an_example():
    kinds = {scenario(name).ruling.kind for name in SCENARIOS}
    assert kinds == {"hit", "throw-in", "goal", "decision", "removal"}
    surfaces = {scenario(name).ruling.surface.kind for name in SCENARIOS}
    assert surfaces == {"outdoor", "arena"}


@pytest.mark.parametrize("name", SCENARIOS)
def test_an_example_says_what_it_is_and_can_be_drawn(name):
    assert examples()[name]
    diagram = pf.draw(scenario(name))
    assert scenario(name).title in diagram.alt


def test_an_unknown_example():
    with pytest.raises(
        pf.PolofieldError, match="unknown example 'penalti-5a'; did you mean 'penalty-5a'"
    ):
        example("penalti-5a")
    assert example("penalty-5a.toml") == example("penalty-5a")


# Examples that show the form


def test_free_hit_by_the_boards():
    assert restart("penalty-5a") == ("outdoor/penalty-5a", "Blue", (80, 75))
    assert wrong("penalty-5a") == {"Yellow 2": pytest.approx(5), "Yellow 4": pytest.approx(6)}
    assert standing("penalty-5a", "Yellow 3") == "exempt"


def test_a_penalty_in_metres_on_a_small_field():
    told = scenario("penalty-3-metres")
    assert told.ruling.surface.length == pf.from_metres(250)
    assert told.legal


def test_a_ball_off_the_hitters_own_horse_goes_to_the_others():
    assert restart("side-out") == ("outdoor/side-out", "Yellow", (40, 75))


def test_a_fallen_player():
    assert restart("fair-play") == ("outdoor/fair-play", "Blue", (90, -10))
    assert wrong("fair-play") == {"Yellow 4": pytest.approx(2)}


def test_one_defender_in_the_arc():
    assert wrong("arena-penalty-4") == {"Yellow 2": pytest.approx(2)}


def test_players_at_a_throw_in_are_not_judged():
    assert scenario("throw-in").legal is None
    assert len(scenario("throw-in").players) == 8


def test_who_may_be_designated():
    assert scenario("penalty-7").ruling.candidates == (3,)


# Worked examples of Rule 22


def test_a_player_still_coming_back_gets_time():
    assert wrong("knock-in-needs-time") == {"Yellow 1": pytest.approx(30)}
    answer = follows("knock-in-needs-time", restarts.needs_time)
    assert answer == (restarts.play_anew, "outdoor/penalty-5b")


def test_a_player_who_dawdles_and_takes_part_gives_a_5b():
    assert wrong("knock-in-slow-return") == {"Yellow 1": pytest.approx(15)}
    assert follows("knock-in-slow-return", "involved in the play")[1] == "outdoor/penalty-5b"
    assert follows("knock-in-slow-return", restarts.out_of_place_clear) == (restarts.no_call, None)
    assert restart("knock-in-encroached") == ("outdoor/penalty-5b", "Blue", (0, 0))


def test_those_off_the_field_do_not_hold_up_a_knock_in():
    assert wrong("knock-in-changing-horses") == {}
    for player in ("Yellow 1", "Yellow 4"):
        assert standing("knock-in-changing-horses", player) == "exempt"
    assert follows("knock-in-changing-horses", "gains an advantage")[1] == "outdoor/penalty-5b"


def test_a_ball_behind_the_line_is_hit_again():
    assert restart("knock-in-behind-line") == ("outdoor/knock-in", "Blue", (-150, 12))
    answer = follows("knock-in-behind-line", restarts.ball_behind_line)
    assert answer == (restarts.hit_again, "outdoor/knock-in")


def test_a_player_who_waits_for_a_team_mate_is_penalised():
    assert wrong("knock-in-slow-team-mate") == {"Blue 1": pytest.approx(18)}
    assert standing("knock-in-slow-team-mate", "Blue 2") == "exempt"
    answer = follows("knock-in-slow-team-mate", restarts.clock_managed)
    assert answer == (restarts.delay_penalised, None)


def test_a_kick_after_the_hit_is_a_second_hit():
    assert restart("penalty-2-second-hit") == ("outdoor/penalty-2", "Blue", (120, 0))
    then, _ = follows("penalty-2-second-hit", "after the hit, the hitter’s horse kicks")
    assert "second hit" in then
    assert "{opp}" in then


@pytest.mark.parametrize(
    ("name", "team", "ball"),
    [
        ("penalty-2-run-over", "Blue", (-120, 0)),
        ("penalty-6-kicked", "Blue", (-90, 20)),
        ("penalty-4-passed", "Yellow", (90, 0)),
    ],
)
def test_a_lost_approach_gives_the_others_a_5a_from_that_spot(name, team, ball):
    assert restart(name) == ("outdoor/penalty-5a", team, ball)
    assert scenario(name).ruling.because == "outdoor/foul-shot-refused"


def test_a_hitter_who_may_not_circle_again_still_has_his_safety():
    assert restart("penalty-6-circled") == ("outdoor/penalty-6", "Yellow", (-90, -15))
    assert scenario("penalty-6-circled").ruling.because is None
    prohibitions = [str(one) for one in scenario("penalty-6-circled").ruling.prohibitions]
    assert any("circle again" in one for one in prohibitions)


# Worked examples of arena Rule 9


def test_a_5a_five_feet_from_the_goal_is_five_yards_off_the_wall():
    assert restart("arena-back-shot-blocked") == ("arena/penalty-5a", "Yellow", (45, 0))


def test_an_elected_penalty_3_is_taken_from_the_spot():
    expected = ("arena/penalty-3-alternative", "Blue", (15, -6))
    assert restart("arena-penalty-3-elected") == expected


STRUCK = "arena-defender-struck"
WELL_PLACED = [
    STRUCK,
    "arena-defender-hits-early",
    "arena-defender-misses-early",
    "arena-defender-heads-it",
    "arena-defender-own-goal",
]


@pytest.mark.parametrize("name", WELL_PLACED)
def test_a_defender_ten_yards_from_the_goal_at_the_wall_is_well_placed(name):
    assert scenario(name).legal
    assert standing(name, "Yellow 3") == "legal"


def test_a_defender_nearer_than_ten_yards_is_not():
    assert wrong("arena-defender-too-near") == {"Yellow 3": pytest.approx(10 + 5 / 3 - 8)}
    answer = follows("arena-defender-too-near", arena.struck_badly_placed)
    assert answer == (arena.hit_again, "arena/penalty-3")


@pytest.mark.parametrize("name", [STRUCK, "arena-defender-own-goal"])
def test_a_defender_merely_struck_counts_as_the_wall(name):
    assert follows(name, arena.struck_well_placed) == (arena.counts_as_wall, None)


def test_off_the_wall_only_the_fouling_side_may_play():
    assert follows(STRUCK, arena.rebounds) == (arena.only_opposing, None)


def test_a_defender_who_plays_it_before_the_wall_gives_the_hit_again():
    for name in ("arena-defender-hits-early", "arena-defender-misses-early"):
        answer = follows(name, arena.played_before_wall)
        assert answer == (arena.hit_again, "arena/penalty-3")
    for name in ("arena-defender-misses-early", "arena-defender-heads-it"):
        assert follows(name, arena.struck_played) == (arena.hit_again, "arena/penalty-3")


def test_a_kick_on_the_first_approach_leaves_the_second():
    assert restart("arena-penalty-2-kicked-once") == ("arena/penalty-2", "Yellow", (-35, 0))
    answer = follows("arena-penalty-2-kicked-once", arena.kicked_first)
    assert answer == (arena.ball_goes_back, "arena/penalty-2")


def test_a_kick_on_the_second_approach_gives_the_others_a_free_hit():
    assert restart("arena-penalty-2-kicked-twice") == ("arena/free-hit", "Blue", (-35, 0))
