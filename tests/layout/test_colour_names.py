"""Teams are called after the colours that they are drawn in."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import polofield as pf
from polofield.layout.colour_names import colour_name
from polofield.layout.theme import Paint
from polofield.layout.themes import THEMES

RULING = pf.ruling("outdoor/penalty-5b", pf.Field())


@pytest.mark.parametrize(
    ("colour", "name"),
    [
        ("#101a4d", "Blue"), ("#0072b2", "Blue"), ("#87ceeb", "Blue"), ("#ffd95a", "Yellow"),
        ("#c02040", "Red"), ("#ff0000", "Red"), ("#d55e00", "Orange"), ("#2f6b3a", "Green"),
        ("#6a0dad", "Purple"), ("#111111", "Black"), ("#ffffff", "White"), ("#808080", "Grey"),
        ("#1a1a1a", "Black"), ("#e69f00", "Yellow"), ("#ff69b4", "Red"),
    ],
)  # fmt: skip
def test_names(colour, name):
    assert colour_name(colour) == name


@given(st.integers(0, 0xFFFFFF))
def test_every_colour_has_a_name(colour):
    assert colour_name(f"#{colour:06x}").isalpha()


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_calls_its_teams_after_their_colours(theme):
    paints = THEMES[theme]
    names = [colour_name(paints[role].fill) for role in ("team-a", "team-b")]
    assert names == (["Black", "White"] if theme == "mono" else ["Blue", "Yellow"])
    diagram = pf.draw(RULING, theme=theme)
    for name in names:
        assert name in diagram.description
        assert f">{name}, " in diagram.svg()
    others = {"Black", "White", "Blue", "Yellow"} - set(names)
    assert not re.search("|".join(others), diagram.svg())


def test_a_theme_of_ones_own_does_too():
    theme = THEMES["turf"].with_paints({"team-a": Paint("#c02040", "#ffffff")})
    svg = pf.draw(RULING, theme=theme).svg()
    assert ">Red, fouled<" in svg
    assert ">Yellow, fouling<" in svg
    assert "Blue" not in svg


def test_a_name_that_is_given_is_kept():
    svg = pf.draw(RULING, theme="mono", hitting="Rosso").svg()
    assert ">Rosso, fouled<" in svg
    assert ">White, fouling<" in svg


def test_teams_of_a_scenario_keep_name_and_colour_whoever_hits():
    """What is said about a team is beside its own colour, and its zones have that colour."""
    teams = (pf.Team("Rojos", "right", "#8c1c2c"), pf.Team("Blancos", "left", "#f4f4f4"))
    players = (
        pf.Player("hitting", 1, (-20, 5), hitter=True),
        pf.Player("opposing", 2, (60, 5)),
    )
    for hitting in (0, 1):
        scenario = pf.Scenario(ruling=RULING, players=players, teams=teams, hitting=hitting)
        svg = pf.draw(scenario).svg()
        entries = dict(re.findall(r'(?s)<g class="key-entry">.*?fill="(#\w+)".*?>(\w+), foul', svg))
        assert {name: colour for colour, name in entries.items()} == {
            "Rojos": "#8c1c2c",
            "Blancos": "#f4f4f4",
        }
        other = "opposing" if hitting == 0 else "hitting"
        assert re.search(rf'id="[\w-]+-place-\w+" class="place-{other}(-large)?"', svg)
        assert f'class="limit-{other}"' in svg
        assert not re.search(
            rf'class="(limit|place)-{"hitting" if hitting == 0 else "opposing"}', svg
        )
