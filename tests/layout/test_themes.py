"""Every built-in theme can be read, in colour-blind sight and in grey, light and dark."""

import re
from dataclasses import replace

import pytest

from polofield.errors import PolofieldError
from polofield.layout.contrast import SIGHTS, contrast, luminance
from polofield.layout.legibility import (
    GROUNDS,
    KEEP_OUTS,
    ON_THE_GROUND,
    grounds,
    shortfall_words,
    shortfalls,
)
from polofield.layout.theme import ROLES, Paint, Theme
from polofield.layout.themes import MONO, PAPER, THEMES, TURF, theme_named

EVERY = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


@EVERY
def test_all_that_matters_stands_out(theme):
    assert shortfalls(theme) == ()


@EVERY
def test_every_role_has_a_paint(theme):
    assert theme.paints.keys() == ROLES.keys()
    assert theme.dark.keys() <= ROLES.keys()


@EVERY
def test_white_text_and_lines_on_bare_ground_directly(theme):
    """The same promise, worked out here and not by the audit."""
    for ground in GROUNDS:
        for sight in SIGHTS:
            assert contrast(theme["line"].stroke, theme[ground].fill, sight) >= 3
            assert contrast(theme["ink"].fill, theme["page"].fill, sight) >= 4.5
            team = theme["team-b"]
            best = max(contrast(c, theme[ground].fill, sight) for c in (team.fill, team.stroke))
            assert best >= 3


@pytest.mark.parametrize("role", sorted(set(ON_THE_GROUND) - set(KEEP_OUTS)))
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
    assert [s.role for s in found] == [role]
    assert found[0].ratio == 1
    assert found[0].wanted == 4.5


def test_audit_sees_what_only_some_eyes_miss():
    """A red on the grass that a deutan eye sees too little of, though a normal one does not."""
    theme = TURF.with_paints({"line": Paint(None, "#b01c00")})
    worst = next(s for s in shortfalls(theme) if s.role == "line")
    assert worst.sight == "deutan"


def test_audit_sees_the_dark_scheme():
    theme = replace(TURF, dark={**TURF.dark, "ink": Paint("#333333")})
    (found,) = shortfalls(theme)
    assert (found.role, found.scheme) == ("ink", "dark")
    assert shortfall_words([found]).startswith(
        "ink (titles and sentences) is hard to read on bar-empty (an empty track), in the dark"
        " scheme: use a lighter or a darker colour (expected a contrast of at least 4.5, got 1"
    )


def test_a_club_secretary_understands_what_is_hard_to_see():
    """Roles as they stand in the file with what they are, and no names of sights or ratios."""
    club = {"team-a": Paint("#0b1f4b", "#0b1f4b"), "team-b": Paint("#c8102e", "#c8102e"),
            "keep-out-opposing": Paint("#c8102e", "#c8102e", 0.4), "grass": Paint("#ffffff"),
            "ink": Paint("#999999"), "team-b-number": Paint("#111111")}  # fmt: skip
    found = shortfalls(TURF.with_paints(club))
    assert len(found) > 12
    for one in found:
        told = shortfall_words([one])
        assert told.startswith(f"{one.role} ({ROLES[one.role]}) is hard to ")
        assert not re.search(r":1|protan|deutan|tritan|normal|sight| over |None|\(\)", told), told
        assert len(told) < 250
    told = shortfall_words([one for one in found if one.role in ("line", "mark", "direction")])
    assert told == (
        "line, mark, direction are hard to see on grass: use a lighter or a darker colour (expected"
        " a contrast of at least 3, got 1)"
    )
    (keep_out,) = (one for one in found if one.role == "keep-out-opposing")
    assert "is hard to see where two zones overlap on an arena's floor" in shortfall_words(
        [keep_out._replace(under=("keep-out-hitting", "keep-out-opposing", "dirt"))]
    )
    for sight, words in (
        ("protan", "for people who confuse red and green"),
        ("tritan", "for people who confuse blue and yellow"),
        ("grey", "in black and white"),
    ):
        assert words in shortfall_words([keep_out._replace(sight=sight)])


def test_what_normal_sight_misses_is_told_for_that():
    theme = TURF.with_paints({"line": Paint(None, TURF["grass"].fill)})
    (line,) = (s for s in shortfalls(theme) if s.role == "line")
    assert line.sight == "normal"


def test_a_miss_never_reads_as_a_hit():
    theme = TURF.with_paints({"ink": Paint("#777777")})
    ink, *_ = (s for s in shortfalls(theme) if s.role == "ink")
    assert "at least 4.5," in shortfall_words([ink])
    assert shortfall_words([ink._replace(ratio=4.4999)]).endswith("got 4.49)")


def test_grounds_hold_zones():
    found = grounds(TURF.paints)
    assert len(found) == 3 * (1 + 3)
    assert luminance(found["grass",]) > luminance(found["keep-out-both", "grass"])


@EVERY
@pytest.mark.parametrize("sight", SIGHTS)
def test_the_teams_are_told_apart_by_their_lightness(theme, sight):
    assert contrast(theme["team-a"].fill, theme["team-b"].fill, sight) > 4


def test_mono_has_no_colour():
    for role, paint in MONO.paints.items():
        for colour in (paint.fill, paint.stroke):
            assert colour is None or colour[1:3] == colour[3:5] == colour[5:7], role
    assert MONO["place-hitting"].stipple != MONO["place-opposing"].stipple


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
