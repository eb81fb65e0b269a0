"""Drawing options, before anything is drawn: names, sizes, what is refused."""

import re

import pytest

from polofield.drawing.look import NARROWEST, WIDEST, Look, make_look
from polofield.errors import PolofieldError
from polofield.layout.profiles import PROFILES
from polofield.layout.theme import Paint
from polofield.layout.themes import THEMES, TURF


def test_a_look_without_wishes_is_the_web_page_in_turf():
    plain = make_look()
    assert (plain.page, plain.painted) == (PROFILES["web"], THEMES["paper"])
    assert plain.units_per_yard is None


def test_a_wish_that_is_none_is_refused_with_a_near_one():
    with pytest.raises(PolofieldError, match="unknown option 'teme'; did you mean 'theme'"):
        make_look(teme="mono")


@pytest.mark.parametrize(
    ("wish", "says"),
    [({"profile": "wab"}, "did you mean 'web'"), ({"theme": "turv"}, "did you mean 'turf'")],
    ids=str,
)
def test_an_unknown_profile_or_theme_is_refused(wish, says):
    seen = make_look(**wish)
    with pytest.raises(PolofieldError, match=says):
        _ = seen.page, seen.painted


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({"figure_width": "340px"}, "figure_width is '340px', not a number and its unit"),
        ({"figure_width": ("a", "px")}, "figure_width is ('a', 'px'), not a number"),
        ({"label_units": "ft"}, "label_units is 'ft', not 'yd' or 'm' or 'both'"),
        ({"step": 1.5}, "step is 1.5, not a whole number"),
        ({"step": True}, "step is True, not a whole number"),
        ({"view": None}, "view is None, not a name"),
        ({"up": 3}, "up is 3, not a name"),
        ({"profile": None}, "profile is None, not a name or a Profile"),
        ({"theme": 4}, "theme is 4, not a name or a Theme"),
        ({"hitting": 3}, "hitting is 3, not a text"),
        ({"sentence": [1]}, "sentence is [1], not a text"),
        ({"scale": "1500"}, "scale is '1500', not a number"),
        ({"frame": True}, "frame is True, not a Frame"),
    ],
    ids=str,
)
def test_a_wish_of_another_kind_is_refused(wish, says):
    with pytest.raises(PolofieldError, match=re.escape(says)):
        make_look(**wish)


@pytest.mark.parametrize("theme", THEMES)
def test_a_team_without_a_name_is_called_after_its_colour(theme):
    voice = make_look(theme=theme).voice
    assert voice.hitting != voice.opposing
    recoloured = TURF.with_paints({"team-a": Paint("#c62828")})
    assert make_look(theme=recoloured).voice.hitting == "Red"


def test_a_name_of_a_team_is_kept():
    voice = make_look(hitting="Los Ñandúes", theme="mono").voice
    assert voice.hitting == "Los Ñandúes"


@pytest.mark.parametrize("unit", ["mm", "cm", "in", "pt", "px"])
@pytest.mark.parametrize("profile", ["web", "print"])
def test_a_width_is_taken_between_the_least_and_the_most(profile, unit):
    page = PROFILES[profile]
    per_unit = {"mm": 25.4, "cm": 2.54, "in": 1.0, "pt": 72.0, "px": 96.0}[unit]
    for share in (NARROWEST, 1.0, WIDEST):
        width = share * page.width * page.unit * per_unit
        just = width * (1 + (1e-9 if share == NARROWEST else -1e-9))
        assert Look(profile=profile, figure_width=(just, unit)).page.width == pytest.approx(
            share * page.width
        )
    for share in (NARROWEST * 0.99, WIDEST * 1.01):
        width = share * page.width * page.unit * per_unit
        with pytest.raises(PolofieldError, match="figure width: expected ") as told:
            _ = Look(profile=profile, figure_width=(width, unit)).page
        least, most = re.findall(rf"([\d.]+){unit} ", str(told.value))
        for limit in (least, most):
            _ = Look(profile=profile, figure_width=(float(limit), unit)).page


@pytest.mark.parametrize("profile", ["web", "print"])
@pytest.mark.parametrize("scale", [500, 1500])
def test_a_scale_is_yards_on_paper(profile, scale):
    seen = Look(profile=profile, scale=scale)
    inches = seen.units_per_yard * PROFILES[profile].unit
    assert inches * scale == pytest.approx(36)
