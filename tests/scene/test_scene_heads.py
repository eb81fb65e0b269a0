"""What stands over and below a figure: kicker, name, head lines, source."""

from dataclasses import replace

import pytest

import polofield as pf
from polofield.drawing.scene import scene_of
from polofield.rules.catalogue import ENTRIES
from polofield.rules.question import question
from polofield.rulings.phrase import EMPTY, Voice, say
from polofield.scene.heads import head_lines, kicker, source
from polofield.scene.situation import situation
from polofield.scene.sweep import sweep

FIELD, ARENA = pf.Field(), pf.Arena()
VOICE = Voice("Blue", "Yellow")
ON_THE_GROUND = [
    ruling
    for found in ENTRIES.values()
    if found.kind == "rule"
    for ruling in (
        pf.ruling(
            found.id,
            FIELD if found.surface == "outdoor" else ARENA,
            **found.example.arguments(),
        ),
    )
    if ruling.ball or ruling.throw_in
]


@pytest.mark.parametrize("ruling", ON_THE_GROUND, ids=lambda one: one.asked)
def test_a_scene_is_called_after_the_rule_that_was_asked_for(ruling):
    scene = scene_of(ruling)
    found = ENTRIES[ruling.asked]
    assert scene.name == found.name
    assert scene.qualifier == ruling.qualifier
    surface = "Outdoor" if found.surface == "outdoor" else "Arena"
    assert str(scene.kicker) == f"{surface} · {found.clause.rule}"
    first, hitting, opposing = scene.head
    assert first.sample == ("ball" if ruling.ball else "triangle")
    assert str(first.subject) == ("Ball" if ruling.ball else "The umpire")
    assert (hitting.sample, hitting.role, hitting.subject.say(VOICE)) == ("disc", "team-a", "Blue")
    assert (opposing.sample, opposing.role) == ("square", "team-b")
    assert opposing.text == ruling.head.opposing.phrase


def test_no_two_rules_are_called_the_same_on_a_surface():
    called = [(found.surface, found.title) for found in ENTRIES.values()]
    assert len(set(called)) == len(called)


def test_a_ruling_without_a_head_has_no_lines():
    assert head_lines(None) == ()
    assert pf.ruling("outdoor/penalty-8", FIELD).head is None


def test_a_diagram_has_a_name_too():
    spots = scene_of(question("arena/penalties"))
    assert (str(spots.name), str(spots.qualifier)) == ("Penalty spots", "where the ball is put")
    assert str(spots.title) == "Arena penalty spots · where the ball is put"
    (ball,) = spots.head
    assert ball.text.say(VOICE).endswith("here Yellow did, and Blue hits.")
    ball, attacking = scene_of(question("outdoor/side-outs")).head
    assert "5 yd inside the boards, level with where it went out" in str(ball.text)
    assert "on the 60-yard line instead, 10 yd inside" in str(attacking.text)
    every = sweep("arena/penalty-5a")
    assert (str(every.name), str(every.qualifier)) == (
        "Penalty 5a",
        "where the ball goes, for every place",
    )
    assert every.head


def test_the_kicker_names_an_alternative_rule():
    assert str(kicker(ENTRIES["arena/penalty-2-alternative"])) == "Arena · Alternative Rule 9"


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        (
            "outdoor/penalty-5a",
            "USPA 2026 outdoor, Rule 37, Penalty 5a; Rule 22, foul shots. Readings B, C, O",
        ),
        ("arena/penalty-5b", "USPA 2026 arena, Rule 9, Penalty 5b. Readings J, M, U, EE"),
        ("outdoor/throw-in", "USPA 2026 outdoor, Rule 22, ball in the field"),
        (
            "outdoor/foul-shot-refused",
            "USPA 2026 outdoor, Rule 22, foul shots; Rule 37, Penalty 5a. Readings B, C, O, Q",
        ),
        (
            "arena/penalty-2-alternative",
            "USPA 2026 arena, Alternative Rule 9; Rule 9, Penalty 5a. Readings J, K, M, U, V, W",
        ),
    ],
)
def test_the_source_names_every_rule_and_the_readings(rule, said):
    (ruling,) = (one for one in ON_THE_GROUND if one.asked == rule)
    assert str(source(ruling)) == said
    assert str(scene_of(ruling).clause) == said


def test_a_scenario_is_called_what_it_calls_itself():
    ruling = pf.ruling("outdoor/penalty-4", FIELD)
    players = (pf.Player("opposing", 1, (130, 0)),)
    own = pf.Scenario(ruling=ruling, players=players, title="A quiet {afternoon}")
    scene = situation(scene_of(ruling, players), own)
    assert str(scene.name) == "A quiet {afternoon}"
    assert scene.qualifier == EMPTY
    assert [line.subject for line in scene.head] == [say("Ball"), say("{Hit}"), say("{Opp}")]
    plain = situation(scene_of(ruling, players), replace(own, title=""))
    assert (str(plain.name), str(plain.qualifier)) == ("Penalty 4", "60 yards")


def test_where_the_second_team_hits_the_lines_have_its_symbol():
    ruling = pf.ruling("outdoor/penalty-4", FIELD)
    teams = (pf.Team("Oaks", "left"), pf.Team("Elms", "right"))
    scenario = pf.Scenario(ruling=ruling, teams=teams, hitting=1)
    _, hitting, opposing = situation(scene_of(ruling, ()), scenario).head
    assert (hitting.sample, hitting.role) == ("square", "team-b")
    assert (opposing.sample, opposing.role) == ("disc", "team-a")


def test_own_words_take_the_place_of_the_head():
    drawn = pf.draw(
        pf.ruling("outdoor/penalty-4", FIELD), clause="Club rules", sentence="From the 60."
    )
    assert "CLUB RULES" in drawn.svg()
    assert "From the 60." in drawn.svg()
    assert "was fouled" not in drawn.svg()
