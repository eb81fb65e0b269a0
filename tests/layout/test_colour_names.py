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


HEAD_LINE = (
    r'(?s)class="head-line">\s*<\w+ class="team-[ab]" fill="(#\w+)"[^>]*/>'
    r'\s*<text[^>]*font-weight="700"[^>]*>(\w+)<'
)
"""A side's line in the head: its symbol, and its name in bold."""


def called(svg):
    """What the sides are called in the head, and the colours of their symbols."""
    return {name: colour for colour, name in re.findall(HEAD_LINE, svg)}


@pytest.mark.parametrize("theme", THEMES)
def test_a_theme_calls_its_teams_after_their_colours(theme):
    paints = THEMES[theme]
    names = [colour_name(paints[role].fill) for role in ("team-a", "team-b")]
    assert names == (["Black", "White"] if theme == "mono" else ["Blue", "Yellow"])
    diagram = pf.draw(RULING, theme=theme)
    for name in names:
        assert name in diagram.description
    fills = [paints[role].fill for role in ("team-a", "team-b")]
    assert called(diagram.svg()) == dict(zip(names, fills, strict=True))
    others = {"Black", "White", "Blue", "Yellow"} - set(names)
    assert not re.search("|".join(others), diagram.svg())


def test_a_theme_of_ones_own_does_too():
    theme = THEMES["turf"].with_paints({"team-a": Paint("#c02040", "#ffffff")})
    svg = pf.draw(RULING, theme=theme).svg()
    assert list(called(svg)) == ["Red", "Yellow"]
    assert "Blue" not in svg


def test_a_name_that_is_given_is_kept():
    svg = pf.draw(RULING, theme="mono", hitting="Rosso").svg()
    assert list(called(svg)) == ["Rosso", "White"]


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
        assert called(svg) == {"Rojos": "#8c1c2c", "Blancos": "#f4f4f4"}
        other = "opposing" if hitting == 0 else "hitting"
        assert re.search(rf'id="[\w-]+-place-\w+" class="place-{other}(-large)?"', svg)
        assert f'class="limit-{other}"' in svg
        assert not re.search(
            rf'class="(limit|place)-{"hitting" if hitting == 0 else "opposing"}', svg
        )
