"""Teams in their own colours: rims that set them off, numbers that can be read, fair warning."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import polofield as pf
from polofield.conduct.log import GameLog
from polofield.layout.contrast import contrast
from polofield.layout.legibility import MARK_CONTRAST, TEXT_CONTRAST, grounds
from polofield.layout.team_colours import colour_warnings, page_theme, team_theme
from polofield.layout.themes import THEMES

colours = st.integers(0, 0xFFFFFF).map("#{:06x}".format)


@pytest.mark.parametrize("theme", list(THEMES.values()), ids=list(THEMES))
@given(first=colours, second=colours)
def test_any_colours_can_be_told_from_the_bare_ground_and_their_numbers_read(theme, first, second):
    painted = team_theme(theme, (first, second), "b")
    for letter, colour in (("a", first), ("b", second)):
        team = painted[f"team-{letter}"]
        assert team.fill == colour
        for ground in ("grass", "dirt", "run-off"):
            under = theme[ground].fill or "#ffffff"
            assert max(contrast(colour, under), contrast(team.stroke, under)) >= MARK_CONTRAST
        assert contrast(painted[f"team-{letter}-number"].fill, colour) >= TEXT_CONTRAST
    assert painted["place"].fill == second


@pytest.mark.parametrize("theme", list(THEMES.values()), ids=list(THEMES))
@given(colour=colours)
def test_the_edge_of_a_zone_in_any_colour_is_seen_as_well_as_the_themes_own(theme, colour):
    painted = team_theme(theme, (None, colour), "b")
    under = grounds(theme.paints).values()

    def worst(edge):
        return min(contrast(edge, ground) for ground in under)

    own = worst(theme["keep-out-opposing"].stroke)
    assert worst(painted["keep-out-opposing"].stroke) >= min(MARK_CONTRAST, own)


def test_teams_without_colours_leave_the_theme_as_it_is():
    theme = THEMES["turf"]
    assert team_theme(theme, (None, None), "b") is theme
    swapped = team_theme(theme, (None, None), "a")
    assert swapped["place"].fill == theme["team-a"].fill
    assert swapped["team-a"] == theme["team-a"]


def test_a_colour_like_the_ground_is_warned_of():
    theme = THEMES["turf"]
    warn = list(colour_warnings(theme, "grass", ("Greens", "Yellow"), ("#b5d3a1", None)))
    assert warn[0] == (
        "Greens's colour #b5d3a1 is hard to see on grass, apart from its rim (expected a contrast"
        " of at least 3, got 1)"
    )
    assert list(colour_warnings(theme, "grass", ("Blue", "Yellow"), ("#101a4d", "#ffd95a"))) == []


def test_colours_like_each_other_are_warned_of():
    theme = THEMES["turf"]
    names = ("Navy", "Black")
    (warning,) = colour_warnings(theme, "grass", names, ("#101a4d", "#111111"))
    assert warning.startswith("Navy's and Black's colours are hard to distinguish, apart from")
    assert "the shapes of the symbols" in warning


def test_a_light_colour_has_a_dark_rim_and_a_dark_one_a_light_rim():
    painted = team_theme(THEMES["turf"], ("#101a4d", "#ffd95a"), "b")
    assert painted["team-a"].stroke == "#ffffff"
    assert painted["team-b"].stroke == "#1a1a1a"


@pytest.mark.parametrize("theme", list(THEMES.values()), ids=list(THEMES))
@given(first=colours, second=colours)
def test_on_the_page_any_colours_are_seen_in_light_and_dark(theme, first, second):
    painted = page_theme(theme, (first, second))
    for letter, colour in (("a", first), ("b", second)):
        team = painted[f"team-{letter}"]
        assert team.fill == colour
        for paints in (theme.paints, {**theme.paints, **theme.dark}):
            page = paints["page"].fill or "#ffffff"
            assert max(contrast(colour, page), contrast(team.stroke, page)) >= MARK_CONTRAST
        assert contrast(painted[f"team-{letter}-number"].fill, colour) >= TEXT_CONTRAST
    assert page_theme(theme, (None, None)) is theme


def test_a_timeline_has_the_colours_of_its_teams():
    log = GameLog(teams=("Oaks", "Elms"), colours=("#7a1fa0", None))
    svg = pf.draw_cards(log).svg()
    assert "#7a1fa0" in svg
    assert THEMES["paper"]["team-b"].fill in svg
    assert "#7a1fa0" not in pf.draw_cards(GameLog(teams=("Oaks", "Elms"))).svg()
