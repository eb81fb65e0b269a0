"""Dimension lines as they are drawn: how wide, and where their ticks are."""

import math

import pytest

import polofield as pf
from polofield.layout.dimensions import RIM, TICK_WEIGHT
from polofield.layout.profiles import PROFILES
from polofield.layout.sheet import Group, Path

SPOT = pf.ruling("outdoor/side-out", pf.Field(), at=(140, 80))


def pieces(diagram, name):
    """The rim of a dimension line, the line itself, and its ticks."""
    (group,) = (m for m in diagram.sheet.walk() if isinstance(m, Group) and m.name == name)
    rim, line, ticks = (mark for mark in group.members if isinstance(mark, Path))
    assert (rim.role, line.role) == ("rim", ticks.role)
    return rim, line, ticks


@pytest.mark.parametrize("profile", PROFILES)
def test_a_dimension_line_is_as_wide_as_its_profile_says_and_has_a_rim(profile):
    rim, line, ticks = pieces(pf.draw(SPOT, profile=profile), "measure-clear")
    wide = PROFILES[profile].dimension
    assert line.role == "dimension"
    assert (line.width, rim.width) == (wide, wide + RIM)
    assert ticks.width == pytest.approx(wide * TICK_WEIGHT)
    assert rim.rings == line.rings


@pytest.mark.parametrize(
    ("name", "yards", "role", "count"),
    [("measure-clear", 30, "dimension", 1), ("measure-inset", 10, "move", 2)],
)
def test_a_radius_has_a_tick_at_its_rim_and_a_span_one_at_either_end(name, yards, role, count):
    """Ticks stand across the line; a distance of the ball is in its colour."""
    sheet = pf.draw(SPOT)
    _, line, ticks = pieces(sheet, name)
    start, end = line.rings[0][0], line.rings[-1][-1]
    assert line.role == role
    assert math.dist(start, end) == pytest.approx(yards * sheet.sheet.yards.scale)
    assert len(ticks.rings) == count
    for place, (a, b) in zip((start, end)[-count:], ticks.rings, strict=True):
        assert ((a.x + b.x) / 2, (a.y + b.y) / 2) == pytest.approx(place)
        along = (end.x - start.x) * (b.x - a.x) + (end.y - start.y) * (b.y - a.y)
        assert along == pytest.approx(0, abs=1e-6)
