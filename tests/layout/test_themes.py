"""Every built-in theme can be read, in colour-blind sight and in grey, light and dark."""

import re
from dataclasses import replace

import pytest

from polofield.errors import PolofieldError
from polofield.layout.contrast import SIGHTS, contrast, luminance
from polofield.layout.legibility import (
    GROUNDS,
    ON_THE_GROUND,
    OTHER_SIGHT,
    TINTS,
    WITH_A_HALO,
    grounds,
    shortfall_words,
    shortfalls,
)
from polofield.layout.theme import ROLES, Paint, Theme
from polofield.layout.themes import MONO, PAPER, THEMES, TURF, theme_named

EVERY = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)

LIGHT = {
    "label": 7.0, "label-soft": 4.6, "label-ball": 4.5, "label-opposing": 5.3,
    "label-hitting": 4.8, "path": 3.0, "ball-ring": 3.0, "bound": 3.0, "at": 3.0, "move": 3.0,
    "limit-opposing": 4.35, "path-opposing": 4.35, "limit-hitting": 4.8, "path-hitting": 4.8,
    "limit-both": 7.0, "line": 3.8, "mark": 3.8, "mark-arena": 3.8, "dimension": 7.0, "fault": 7.0,
    "remedy": 7.0,
}  # fmt: skip
"""The contrast that a role has on the worst of all grounds, in the light schemes."""
DARK = {**LIGHT, "limit-hitting": 4.0, "path-hitting": 4.0, "line": 3.65, "mark": 3.65,
        "mark-arena": 3.65}  # fmt: skip
"""The same in the dark schemes."""
SCHEMES = [
    pytest.param(theme.paints, LIGHT, id=f"{name}-light") for name, theme in THEMES.items()
] + [
    pytest.param({**theme.paints, **theme.dark}, DARK, id=f"{name}-dark")
    for name, theme in THEMES.items()
    if theme.dark
]


@EVERY
def test_all_that_matters_stands_out(theme):
    assert shortfalls(theme) == ()


@pytest.mark.parametrize(("paints", "ratios"), SCHEMES)
def test_on_the_worst_ground_every_role_has_its_contrast(paints, ratios):
    """Worked out here and not by the audit: on bare, tinted and closed ground, halo or none."""
    found = grounds(paints)
    for role, wanted in ratios.items():
        colour = paints[role].fill if role in WITH_A_HALO else paints[role].stroke
        for under, ground in found.items():
            for sight in SIGHTS:
                least = wanted if sight == "normal" else OTHER_SIGHT * min(wanted, 4.5)
                assert contrast(colour, ground, sight) >= least, (role, under, sight)


@pytest.mark.parametrize(("paints", "ratios"), SCHEMES)
def test_tints_and_yard_lines_are_faint(paints, ratios):
    """They are seen, and never as strong as what says something."""
    found = grounds(paints)
    assert ratios
    for ground in GROUNDS:
        bare = found[ground,]
        assert 1.1 < contrast(paints["helper"].stroke, bare) < 2.6
        for tint in TINTS:
            assert 1.0 < contrast(found[tint, ground], bare) < 3
    assert paints["place-hitting"] != paints["place-opposing"]


@EVERY
def test_every_role_has_a_paint(theme):
    assert theme.paints.keys() == ROLES.keys()
    assert theme.dark.keys() <= ROLES.keys()


@pytest.mark.parametrize("theme", [PAPER, TURF], ids=["paper", "turf"])
def test_all_that_lies_on_the_ground_has_a_paint_for_the_dark(theme):
    """The ground itself is dark there: a paint that stayed would be one for light ground."""
    with_a_dark_one = {*ON_THE_GROUND, *WITH_A_HALO, *GROUNDS, *TINTS, "surround", "wall", "rim"}
    assert with_a_dark_one <= theme.dark.keys()


@EVERY
@pytest.mark.parametrize("sight", SIGHTS)
def test_the_teams_are_told_apart_by_their_lightness(theme, sight):
    assert contrast(theme["team-a"].fill, theme["team-b"].fill, sight) > 4


@pytest.mark.parametrize("role", sorted(ON_THE_GROUND))
def test_audit_sees_a_mark_that_fades(role):
    faded = PAPER.with_paints({role: Paint(PAPER["grass"].fill, PAPER["grass"].fill)})
    found = [s for s in shortfalls(faded) if s.role == role]
    assert found
    assert found[0].ratio < 3 == found[0].wanted


@pytest.mark.parametrize("theme", [TURF, MONO], ids=["turf", "mono"])
@pytest.mark.parametrize("role", ["ink", "panel-ink", "team-a-number", "label", "yard-number"])
def test_audit_sees_text_that_fades(theme, role):
    paint = theme[role]
    under = {"panel-ink": "panel", "team-a-number": "team-a"}.get(role, "page")
    colour = paint.stroke or theme[under].fill
    found = shortfalls(theme.with_paints({role: replace(paint, fill=colour)}))
    assert {s.role for s in found} == {role}
    assert found[0].ratio == 1
    assert found[0].wanted == 4.5


def test_audit_sees_words_without_a_halo_on_the_worst_of_the_ground():
    theme = PAPER.with_paints({"label": Paint("#5f6a72")})
    (found,) = (s for s in shortfalls(theme) if s.scheme == "light")
    assert (found.role, found.under) == ("label", ("closed", "grass"))
    assert "hard to read in a closed place on the field: the contrast is 3." in shortfall_words(
        [found]
    )


def test_audit_sees_what_only_some_eyes_miss():
    """A red that a protan eye sees too little of in Yellow's place, and a normal one enough."""
    tint = PAPER.dark["place-opposing-large"]
    theme = replace(TURF, dark={**TURF.dark, "place-opposing-large": tint})
    worst = next(s for s in shortfalls(theme) if s.role == "path")
    assert (worst.sight, worst.scheme) == ("protan", "dark")
    assert worst.wanted == 3 * OTHER_SIGHT


def test_audit_sees_the_dark_scheme():
    theme = replace(TURF, dark={**TURF.dark, "ink": Paint("#333333")})
    (found,) = shortfalls(theme)
    assert (found.role, found.scheme) == ("ink", "dark")
    assert shortfall_words([found]).startswith(
        "ink (titles and sentences) is hard to read on bar-empty (an empty track), in the dark"
        " scheme: the contrast is 1."
    )


def test_a_club_secretary_understands_what_is_hard_to_see():
    """Roles as they stand in the file with what they are, and no names of sights."""
    club = {"team-a": Paint("#0b1f4b", "#0b1f4b"), "limit-opposing": Paint("#ffc629", "#ffc629"),
            "line": Paint(None, "#dde9d2"), "mark": Paint(None, "#dde9d2"),
            "ink": Paint("#999999"), "team-b-number": Paint("#ffffff")}  # fmt: skip
    found = shortfalls(PAPER.with_paints(club))
    assert len(found) > 6
    for one in found:
        told = shortfall_words([one])
        assert told.startswith(f"{one.role} ({ROLES[one.role]}) is hard to ")
        assert not re.search(r":1|protan|deutan|tritan|normal|sight| over |None|\(\)", told), told
        assert len(told) < 250
    (limit,) = (s for s in found if (s.role, s.scheme) == ("limit-opposing", "light"))
    assert shortfall_words([limit]) == (
        "limit-opposing (a limit of the opposing side, and its teeth) is hard to see in a closed"
        " place on the field: the contrast is 1.02 to 1; expected at least 3 to 1"
    )
    assert "in a closed place on an arena's floor" in shortfall_words(
        [limit._replace(under=("closed", "dirt"))]
    )
    lines = [s for s in found if s.role in ("line", "mark") and s.scheme == "light"]
    assert shortfall_words(lines) == (
        "line, mark are hard to see on the field: the contrast is 1 to 1; expected at least 3 to 1"
    )
    for sight, words in (
        ("protan", "for people who confuse red and green"),
        ("tritan", "for people who confuse blue and yellow"),
        ("grey", "in black and white"),
    ):
        assert words in shortfall_words([limit._replace(sight=sight)])


def test_what_normal_sight_misses_is_told_for_that():
    theme = TURF.with_paints({"line": Paint(None, TURF["grass"].fill)})
    assert {s.sight for s in shortfalls(theme) if s.role == "line"} == {"normal"}


def test_a_miss_never_reads_as_a_hit():
    theme = TURF.with_paints({"ink": Paint("#777777")})
    ink, *_ = (s for s in shortfalls(theme) if s.role == "ink")
    assert shortfall_words([ink]).endswith("at least 4.5 to 1")
    assert "contrast is 4.49 to 1" in shortfall_words([ink._replace(ratio=4.4999)])


def test_grounds_are_bare_tinted_and_closed():
    found = grounds(PAPER.paints)
    assert len(found) == len(GROUNDS) * (1 + len(TINTS))
    assert luminance(found["grass",]) > luminance(found["closed", "grass"])


def test_mono_has_no_colour():
    for role, paint in MONO.paints.items():
        for colour in (paint.fill, paint.stroke):
            assert colour is None or colour[1:3] == colour[3:5] == colour[5:7], role
    assert MONO["place-hitting"].stipple != MONO["place-opposing"].stipple


def test_only_mono_has_stipple():
    assert not any(paint.stipple for theme in (PAPER, TURF) for paint in theme.paints.values())


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Paint('#fff" onload="alert(1)'), "fill is '#fff\\\\?\" onload.*#rrggbb"),
        (lambda: Paint(None, "#12345"), "stroke is '#12345'"),
        (lambda: Paint("#1234567"), "fill"),
        (lambda: Paint("#123456\n"), "fill"),
        (lambda: Paint("white"), "fill is 'white'"),
        (lambda: Paint("#ffffff", opacity=1.5), "opacity is 1.5, not a number from 0 to 1"),
        (lambda: Paint("#ffffff", opacity="half"), "opacity is 'half'"),
        (
            lambda: TURF.with_paints({"bal": Paint("#ffffff")}),
            "unknown role 'bal'; did you mean 'ball'",
        ),
        (lambda: TURF.with_paints({"ball": "#ffffff"}), "the paint of ball is '#ffffff', not a"),
        (lambda: TURF.with_paints("ball"), "paints is 'ball', not a mapping"),
        (lambda: replace(TURF, dark={"x}": Paint("#ffffff")}), "unknown role 'x}'"),
        (lambda: Theme("club", {"ball": Paint("#ffffff")}), "paint of role 'page' is missing"),
        (lambda: Theme("\u200b", TURF.paints), "the name of a theme is"),
    ],
)
def test_a_theme_is_checked_as_its_file_is(make, words):
    with pytest.raises(PolofieldError, match=words):
        make()


def test_a_theme_keeps_the_paints_that_it_was_made_of():
    given = dict(TURF.paints)
    theme = Theme("club", given)
    given["ball"] = "none"
    assert theme["ball"] == TURF["ball"]
    assert theme.dark == {}
    with pytest.raises(TypeError):
        theme.paints["ball"] = Paint()


def test_themes_can_be_members_of_a_set():
    again = Theme("turf", dict(TURF.paints), dict(TURF.dark))
    assert {TURF, again, PAPER} == {again, PAPER}


def test_theme_named():
    assert theme_named("turf") is TURF
    with pytest.raises(PolofieldError, match="did you mean 'paper'"):
        theme_named("papr")
