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
    run_off_is_lighter,
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
def test_run_off_is_no_lighter_than_grass(theme):
    assert not run_off_is_lighter(theme)
    assert luminance(theme["run-off"].fill) <= luminance(theme["grass"].fill)


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
    """A red on the grass that a deutan eye cannot tell from it, though a normal one can."""
    theme = TURF.with_paints({"line": Paint(None, "#ffbcc0")})
    worst = next(s for s in shortfalls(theme) if s.role == "line")
    assert worst.sight == "protan"


def test_audit_sees_the_dark_scheme():
    theme = replace(TURF, dark={**TURF.dark, "ink": Paint("#333333")})
    (found,) = shortfalls(theme)
    assert (found.role, found.scheme) == ("ink", "dark")
    assert shortfall_words([found]).startswith(
        "ink (title and sentence) is hard to read on bar-empty (an empty track), in the dark"
        " scheme: a lighter or a darker colour would be right (contrast 1."
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
        "line, mark, direction are hard to see on grass: a lighter or a darker colour would be"
        " right (contrast 1, at least 3)"
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
    assert "at least 4.5)" in shortfall_words([ink])
    assert "contrast 4.5," not in shortfall_words([ink._replace(ratio=4.4999)])


def test_grounds_hold_overlapping_zones():
    found = grounds(TURF.paints)
    assert len(found) == 3 * (1 + 3 + 9)
    bare = luminance(found["grass",])
    one = luminance(found["keep-out-both", "grass"])
    two = luminance(found["keep-out-both", "keep-out-both", "grass"])
    assert bare > one > two


def test_ladder_of_turf():
    """One team and the lines are lighter than the ground, the other darker, in any sight."""
    for sight in SIGHTS:
        for ground in ("grass", "dirt"):
            middle = luminance(TURF[ground].fill, sight)
            assert luminance(TURF["team-a"].fill, sight) < middle
            assert luminance(TURF["team-b"].fill, sight) > middle
        assert contrast(TURF["team-a"].fill, TURF["team-b"].fill, sight) > 10


def test_mono_has_no_colour():
    for role, paint in MONO.paints.items():
        for colour in (paint.fill, paint.stroke):
            assert colour is None or colour[1:3] == colour[3:5] == colour[5:7], role
    assert all(MONO[zone].fill is None for zone in KEEP_OUTS)


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
        (lambda: TURF.with_paints({"bal": Paint("#ffffff")}), "no role 'bal'; did you mean 'ball'"),
        (lambda: TURF.with_paints({"ball": "#ffffff"}), "the paint of ball is '#ffffff', not a"),
        (lambda: TURF.with_paints("ball"), "paints is 'ball', not a mapping"),
        (lambda: replace(TURF, dark={"x}": Paint("#ffffff")}), "no role 'x}'"),
        (lambda: Theme("club", {"ball": Paint("#ffffff")}), "every role: 'page' has none"),
        (lambda: Theme("\u200b", TURF.paints), "a theme's name is"),
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
