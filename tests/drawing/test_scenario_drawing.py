"""Scenarios as diagrams: a user's words are shown as they were written, and nothing overlaps."""

import re
import xml.etree.ElementTree as ET

import pytest

import polofield as pf
from polofield.drawing.scenario import scenario_warnings
from polofield.scenario.examples import example
from polofield.scenario.scenario import parse_scenario

RULE = "at = [80, 50]\n[rule]\nid = 'outdoor/penalty-5a'\n"
PEOPLE = "[[players]]\nteam = '{0}'\nnumber = 2\nat = [100, 50]\n"


def texts(diagram):
    root = ET.fromstring(diagram.svg())
    return " ".join("".join(node.itertext()) for node in root.iter() if node.tag.endswith("text"))


@pytest.mark.parametrize(
    "text", ["<b> & </svg>", "$x^2$ \\frac", "{hit} {0} %s", "Łódź Ñandú “é”", "]]>", "&amp;"]
)
def test_a_users_text_is_shown_literally(text):
    quoted = f"'''{text}'''"
    story = parse_scenario(
        f"title = {quoted}\nnotes = [{quoted}]\n{RULE}hit_by = 'B'\n"
        f"[[teams]]\nname = {quoted}\n[[teams]]\nname = 'B'\n" + PEOPLE.format("B"),
        "s.toml",
    )
    diagram = pf.draw(story)
    assert diagram.alt == text
    shown = texts(diagram)
    assert shown.count(text) >= 3
    for target in ("png", "pdf"):
        assert diagram.rendered(target)


def test_colours_are_the_teams_own():
    """Those of its players and its symbol, its goal and the way it attacks."""

    def coloured(story):
        return set(re.findall(r'class="([^"]*)" fill="#c02040"', pf.draw(story).svg()))

    text = RULE + "[[teams]]\nname = 'Reds'\ncolour = '#c02040'\n" + PEOPLE.format("Yellow")
    story = parse_scenario(text, "s.toml")
    assert coloured(story) == {"mouth-hitting", "path-hitting", "team-a"}
    with_reds = parse_scenario(text + PEOPLE.format("Reds").replace("100", "60"), "s.toml")
    assert coloured(with_reds) == {"mouth-hitting", "path-hitting", "team-a"}


def test_the_same_scenario_gives_the_same_bytes():
    text = example("penalty-5a")
    one, other = (pf.draw(parse_scenario(text, "s.toml")).svg() for _ in range(2))
    assert one == other


def test_labels_are_in_the_files_units_unless_told_otherwise():
    story = parse_scenario(example("penalty-3-metres"), "s.toml")
    assert "36.6 m" in texts(pf.draw(story))
    assert "40 yd" in texts(pf.draw(story, label_units="yd"))


def test_a_scenario_is_told_in_steps_and_as_what_if():
    story = parse_scenario(example("penalty-5a"), "s.toml")
    assert pf.draw(story, step=4).svg() != pf.draw(story).svg()
    reds = "hit_by = 'Yellow'\n[[teams]]\nname = 'Reds'\n[[teams]]\nname = 'Yellow'\n"
    what_if = pf.draw(parse_scenario(RULE + reds, "s.toml"), what_if=True)
    assert "Reds gets a Penalty 5a from that spot" in what_if.description


def test_players_given_with_a_ruling_are_marked_where_they_may_not_be():
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(80, 50))
    wrong = pf.draw(ruling, [pf.Player("opposing", 2, (100, 50))])
    assert "10 yd too near the ball" in wrong.description
    right = pf.draw(ruling, [pf.Player("opposing", 2, (110, 50))])
    assert "too near" not in right.description
    with pytest.raises(pf.LineupError, match="opposing 2 is listed twice"):
        pf.draw(ruling, [pf.Player("opposing", 2, (100, 50)), pf.Player("opposing", 2, (90, 0))])


def test_warnings_are_of_colours_that_are_alike_in_the_theme():
    dark = parse_scenario(RULE + "[[teams]]\nname = 'Navy'\ncolour = '#101a4d'\n", "s.toml")
    light = parse_scenario(RULE + "[[teams]]\nname = 'Sand'\ncolour = '#f0e0b0'\n", "s.toml")
    assert scenario_warnings(dark) == []
    assert "Sand's and Yellow's colours" in scenario_warnings(light)[0]
    assert scenario_warnings(parse_scenario(RULE, "s.toml"), "mono") == []


def test_a_title_that_is_too_long_ends_in_an_ellipsis():
    story = parse_scenario(f"title = '{'words and ' * 45}'\n" + RULE, "s.toml")
    root = ET.fromstring(pf.draw(story).svg())
    shown = ["".join(node.itertext()) for node in root.iter() if node.tag.endswith("text")]
    titled = [line for line in shown if "words and" in line]
    assert len(titled) == 3
    assert titled[-1].endswith("…")
