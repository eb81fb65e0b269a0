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


EVERY = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
SIDES = (("a", "hitting"), ("b", "opposing"))


def schemes(theme):
    """The paints of each scheme that the theme has."""
    return (theme.paints, {**theme.paints, **theme.dark}) if theme.dark else (theme.paints,)


@EVERY
@given(first=colours, second=colours)
def test_any_colours_can_be_told_from_any_ground_and_their_numbers_read(theme, first, second):
    for paints in schemes(team_theme(theme, (first, second))):
        for letter, colour in (("a", first), ("b", second)):
            team = paints[f"team-{letter}"]
            assert team.fill == colour
            for ground in grounds(paints).values():
                assert max(contrast(colour, ground), contrast(team.stroke, ground)) >= MARK_CONTRAST
            assert contrast(paints[f"team-{letter}-number"].fill, colour) >= TEXT_CONTRAST
        assert paints["mouth-hitting"].fill == first
        assert paints["mouth-opposing"].fill == second


@EVERY
@given(first=colours, second=colours)
def test_limits_and_words_in_any_colour_stand_out_on_every_ground(theme, first, second):
    """On the new places as well, whose tints are no stronger than what the theme has anyway."""
    for paints in schemes(team_theme(theme, (first, second))):
        for under, ground in grounds(paints).items():
            for _, side in SIDES:
                for role in (f"limit-{side}", f"path-{side}"):
                    assert contrast(paints[role].stroke, ground) >= 0.98 * MARK_CONTRAST, under
                assert contrast(paints[f"label-{side}"].fill, ground) >= 0.98 * TEXT_CONTRAST, under


@EVERY
@given(colour=colours)
def test_all_is_seen_as_well_on_a_place_in_any_colour(theme, colour):
    for own, paints in zip(schemes(theme), schemes(team_theme(theme, (None, colour))), strict=True):
        for role in ("path", "limit-both", "line"):
            before = min(contrast(own[role].stroke, g) for g in grounds(own).values())
            after = min(contrast(paints[role].stroke, g) for g in grounds(paints).values())
            assert after >= 0.98 * before, role


def test_a_place_is_in_the_colour_of_its_team():
    painted = team_theme(THEMES["paper"], ("#8c1c2c", None))
    place, large = painted["place-hitting"], painted["place-hitting-large"]
    assert place.fill == large.fill == "#8c1c2c"
    assert 0 < large.opacity < place.opacity < 0.3
    assert painted["place-opposing"] == THEMES["paper"]["place-opposing"]
    assert painted["limit-hitting"].stroke == "#8c1c2c"
    assert painted.dark["limit-hitting"].stroke != "#8c1c2c"
    mono = THEMES["mono"]
    assert team_theme(mono, ("#8c1c2c", None))["place-hitting"] == mono["place-hitting"]


def test_teams_without_colours_leave_the_theme_as_it_is():
    theme = THEMES["turf"]
    assert team_theme(theme, (None, None)) is theme


def test_colours_like_each_other_are_warned_of():
    theme = THEMES["turf"]
    names = ("Navy", "Black")
    assert list(colour_warnings(theme, names, ("#101a4d", "#111111"))) == [
        "Navy's and Black's colours are hard to distinguish, apart from the shapes of the symbols:"
        " the contrast is 1.1 to 1; expected at least 3 to 1"
    ]
    assert list(colour_warnings(theme, ("Blue", "Yellow"), ("#101a4d", "#ffd95a"))) == []
    assert list(colour_warnings(theme, ("Blue", "Yellow"), (None, None))) == []


def test_a_light_colour_has_a_dark_rim_and_a_dark_one_a_light_rim():
    painted = team_theme(THEMES["turf"], ("#101a4d", "#ffd95a"))
    assert painted["team-a"].stroke == "#ffffff"
    assert painted["team-b"].stroke == "#1a1e22"


@EVERY
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
