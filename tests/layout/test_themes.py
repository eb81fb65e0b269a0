"""Every built-in theme can be read, in colour-blind sight and in grey, light and dark."""

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
    shortfalls,
)
from polofield.layout.theme import ROLES, Paint
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
    theme = TURF.with_paints({"line": Paint(None, "#ff6a5e")})
    worst = next(s for s in shortfalls(theme) if s.role == "line")
    assert worst.sight == "protan"


def test_audit_sees_the_dark_scheme():
    theme = replace(TURF, dark={**TURF.dark, "ink": Paint("#333333")})
    (found,) = shortfalls(theme)
    assert (found.role, found.scheme) == ("ink", "dark")
    assert "in the dark scheme" in str(found)


def test_a_miss_never_reads_as_a_hit():
    theme = TURF.with_paints({"ink": Paint("#777777")})
    text = [str(s) for s in shortfalls(theme) if s.role == "ink"]
    assert text
    assert "4.5:1 would be right" in text[0]
    assert "has 4.5:1" not in text[0]


def test_grounds_hold_overlapping_zones():
    found = grounds(TURF.paints)
    assert len(found) == 3 * (1 + 3 + 9)
    bare = luminance(found["grass"])
    one = luminance(found["keep-out-both over grass"])
    two = luminance(found["keep-out-both over keep-out-both over grass"])
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


def test_theme_named():
    assert theme_named("turf") is TURF
    with pytest.raises(PolofieldError, match="did you mean 'paper'"):
        theme_named("papr")
