"""A scene with the people of a real situation."""

import math

import pytest

import polofield as pf
from polofield.drawing.scenario import scenario_look
from polofield.drawing.scene import scene_of
from polofield.scenario.scenario import parse_scenario
from polofield.scenario.teams import short_names
from polofield.scene.build import ball_scene
from polofield.scene.situation import with_verdicts
from polofield.scene.things import Area, Contour, Figure, Remedy
from polofield.values import LETTERS_SHOWN

RULE = "at = [80, 50]\n[rule]\nid = 'outdoor/penalty-5a'\n"


def player(team, number, at, more=""):
    return f'[[players]]\nteam = "{team}"\nnumber = {number}\nat = {at}\n{more}\n'


def scenario(text, rule=RULE):
    return parse_scenario(rule + text, "s.toml")


def figures(scene):
    return {thing.name: thing for thing in scene.things if isinstance(thing, Figure)}


def said(phrases):
    return [str(phrase) for phrase in phrases]


WRONG = player("Yellow", 2, "[100, 50]") + player("Yellow", 3, "[120, 50]")


def test_who_is_wrong_is_ringed_and_shown_the_way_out():
    scene = scene_of(scenario(WRONG))
    assert {name: f.ring for name, f in figures(scene).items()} == {
        "opposing-2": "fault",
        "opposing-3": "",
    }
    (way,) = (t for t in scene.things if isinstance(t, Remedy))
    assert (way.name, way.who.at, way.end) == ("remedy-opposing-2", (100, 50), (110, 50))
    assert "ringed" in said(entry.text for entry in scene.key)[-1]
    fault = "The opposing side 2 is 10 yd too near the ball: "
    assert any(note.startswith(fault) for note in said(scene.notes))
    assert any(words.startswith(fault) for words in said(scene.description))
    assert (110, 50) in scene.focus
    assert any("Incorrectly positioned" in words for words in said(scene.telling))


KNOCK_IN = "at = [-150, 30]\n[rule]\nid = 'outdoor/knock-in'\n"
GONE = player("Yellow", 1, "[-165, 0]\nstatus = 'off field'")


def way_in(people):
    """The way in of Yellow 1, and the mark across it, by their places."""
    scene = scene_of(scenario(GONE + people, KNOCK_IN))
    things = {thing.name: thing for thing in scene.things}
    way, gate = things["way-in-1"], things["gate-1"]
    assert way.start[1] == way.end[1] == 0
    (across,) = gate.lines
    assert across[0][0] == across[1][0]
    assert across[0][1] == -across[1][1]
    return way.end[0], across[0][0], said(t.text for t in scene.things if t.name == "onside-past-1")


def test_the_way_in_leads_past_the_first_team_mate_who_is_properly_positioned():
    beside = player("Yellow", 2, "[-130, 5]")
    far = player("Yellow", 3, "[-90, -60]") + player("Yellow", 4, "[-50, 0]")
    end, gate, words = way_in(beside + far)
    assert gate == -90
    assert [one.partition(":")[0] for one in words] == ["from here the opposing side 1 may play"]
    assert end > gate
    end, gate, words = way_in(beside)
    assert (gate, words) == (0, [])
    assert end > gate


def test_past_everybody_already_no_way_in_leads_back():
    gone = player("Yellow", 1, "[20, 85]\nstatus = 'off field'")
    scene = scene_of(scenario(gone + player("Yellow", 2, "[-90, 0]"), KNOCK_IN))
    assert not any(thing.name in ("way-in-1", "gate-1") for thing in scene.things)


ON_60 = "at = [120, 80]\n[rule]\nid = 'outdoor/side-out'\n"


@pytest.mark.parametrize("opponent", ["", player("Yellow", 1, "[112, 38]")])
def test_a_pass_is_drawn_to_a_team_mate_who_may_receive_it_and_to_nobody_else(opponent):
    ball = (90, 70)
    people = player("Blue", 1, "[120, 30]") + player("Blue", 2, "[100, 60]") + opponent
    (arrow,) = (t for t in scene_of(scenario(people, ON_60)).things if t.name == "pass")
    assert arrow.start == ball
    # On the way from the ball to Blue 1, and ended by the symbol.
    assert math.dist(arrow.end, (120, 30)) == pytest.approx(4)
    assert math.dist(ball, arrow.end) == pytest.approx(50 - 4)
    for nobody in (player("Blue", 2, "[100, 60]"), player("Yellow", 1, "[130, 20]")):
        scene = scene_of(scenario(nobody, ON_60))
        assert not any(thing.name in ("pass", "words-pass") for thing in scene.things)


def test_who_is_exempt_by_his_status_has_a_dashed_ring_and_the_hitter_none():
    people = player("Yellow", 4, "[74, 10]\nstatus = 'returning'")
    people += player("Blue", 3, "[78, 50]\nhitter = true")
    scene = scene_of(scenario(people))
    assert {name: f.ring for name, f in figures(scene).items()} == {
        "opposing-4": "exempt",
        "hitting-3": "",
    }
    assert [entry.sample for entry in scene.key if entry.role == "exempt"] == ["ring"]


def test_where_everybody_is_right_nothing_is_marked():
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(80, 50))
    players = pf.propose(ruling)
    scene = ball_scene(ruling, players)
    assert with_verdicts(scene, pf.check(ruling, players)) is scene


def test_where_no_place_is_legal_there_is_a_ring_and_no_way():
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(80, 50))
    (verdict,) = pf.check(ruling, [pf.Player("opposing", 2, (100, 50))])
    stuck = pf.Verdict(verdict.player, "illegal", verdict.breaches)
    scene = with_verdicts(ball_scene(ruling, [stuck.player]), [stuck])
    assert figures(scene)["opposing-2"].ring == "fault"
    assert not [t for t in scene.things if isinstance(t, Remedy)]
    assert "The opposing side 2 has no legal place." in said(scene.notes)


def test_a_team_keeps_its_symbol_and_colour_whoever_hits():
    people = player("Blue", 1, "[70, 50]") + player("Yellow", 1, "[20, 0]")
    for hit_by in ("Blue", "Yellow"):
        told = scenario(f"hit_by = '{hit_by}'\n" + people)
        scene = scene_of(told)
        drawn = {
            told.team(v.player).name: figures(scene)[f"{v.player.team}-1"] for v in told.verdicts
        }
        assert (drawn["Blue"].role, drawn["Blue"].shape) == ("team-a", "disc")
        assert (drawn["Yellow"].role, drawn["Yellow"].shape) == ("team-b", "square")
        binding = "opposing" if hit_by == "Blue" else "hitting"
        for zone in scene.things:
            if isinstance(zone, (Area, Contour)) and zone.role.startswith(("place", "limit")):
                # What binds Yellow is in Yellow's colour, what binds Blue in Blue's.
                assert zone.role.endswith(binding)
        samples = {entry.role: entry.sample for entry in scene.key}
        assert (samples["team-a"], samples["team-b"]) == ("disc", "square")


def test_officials():
    text = "".join(
        f"[[officials]]\nrole = '{role}'\nat = [{x}, 0]\n"
        for x, role in enumerate(("umpire", "umpire", "referee", "goal judge"))
    )
    scene = scene_of(scenario(text))
    drawn = figures(scene)
    assert [(name, f.text) for name, f in drawn.items()] == [
        ("umpire-1", "U"),
        ("umpire-2", "U"),
        ("referee-1", "R"),
        ("goal-judge-1", "G"),
    ]
    assert {f.shape for f in drawn.values()} == {"triangle"}
    letters = [entry.number for entry in scene.key if entry.sample == "triangle"]
    assert letters == ["U", "R", "G"]
    assert any(words.startswith("Goal judge: ") for words in said(scene.description))


THROW_IN = "at = [0, 0]\n[rule]\nid = 'outdoor/throw-in'\n"


def test_the_umpire_of_a_throw_in_is_drawn_once():
    alone = figures(scene_of(scenario("", THROW_IN)))
    assert list(alone) == ["umpire-1"]
    given = scenario("[[officials]]\nrole = 'umpire'\nat = [1, -2]\n", THROW_IN)
    assert figures(scene_of(given))["umpire-1"].at == (1, -2)


def test_players_at_a_throw_in_are_drawn_and_not_judged():
    scene = scene_of(scenario(player("Blue", 1, "[0, 10]"), THROW_IN))
    assert "hitting-1" in figures(scene)
    assert "No ball is put on the ground: no positions are checked." in said(scene.notes)


def test_a_ruling_without_a_ground_gets_one_for_its_players():
    rule = "title = 'x'\n[rule]\nid = 'outdoor/penalty-8'\n"
    scene = scene_of(scenario(player("Yellow", 1, "[10, 10]"), rule))
    assert "opposing-1" in figures(scene)
    assert pf.draw(scenario(player("Yellow", 1, "[10, 10]"), rule)).svg()
    assert pf.draw(scenario("", rule)).alt == "x"


def test_who_was_taken_for_the_hitter_is_said():
    scene = scene_of(scenario(player("Blue", 3, "[75, 50]")))
    assert any("is taken for the hitter" in note for note in said(scene.notes))
    marked = scene_of(scenario(player("Blue", 3, "[75, 50]", "hitter = true")))
    assert not any("is taken for" in note for note in said(marked.notes))


def test_exemptions_are_said():
    text = player("Yellow", 3, "[75, 10]", "status = 'returning'")
    notes = said(scene_of(scenario(text)).notes)
    assert any("is exempt, returning to position" in note for note in notes)


def test_a_title_of_ones_own_leaves_the_rule_named():
    rule = "title = '{hit} <b>'\nnotes = ['$x$ & {opp}']\n" + RULE
    scene = scene_of(scenario("", rule))
    assert str(scene.title) == "{hit} <b>"
    assert said(scene.notes)[:2] == [
        "Penalty 5a · from the spot (USPA 2026 outdoor Rule 37, Penalty 5a).",
        "$x$ & {opp}",
    ]


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Blue", "Yellow"), ("Blue", "Yellow")),
        (("x" * 24, "y"), ("x" * 24, "y")),
        (
            ("Greenwich Polo Club First Team", "Greenwich Polo Club Second Team"),
            ("Greenwich Pol…First Team", "Greenwich Po…Second Team"),
        ),
        (("x" * 40, "x" * 39), ("x" * 15 + "…" + "x" * 6 + " 1", "x" * 15 + "…" + "x" * 6 + " 2")),
    ],
)
def test_long_names_are_shortened_and_stay_apart(names, shown):
    assert short_names(*names) == shown
    assert all(len(name) <= LETTERS_SHOWN for name in short_names(*names))


def test_along_is_the_files_own_frame():
    from polofield.drawing.look import make_look

    for hit_by, up in (("Blue", "along"), ("Yellow", "along-left")):
        told = scenario(f"hit_by = '{hit_by}'\n")
        assert scenario_look(told, make_look(up="along")).up == up
        assert scenario_look(told, make_look(up="goal")).up == "goal"
