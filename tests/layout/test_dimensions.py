"""Dimension lines as they are drawn: how wide, and where their heads are."""

import pytest

import polofield as pf
from polofield.layout.dimensions import RIM
from polofield.layout.profiles import PROFILES
from polofield.layout.sheet import Group, Line

SPOT = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(62, 78))


def pieces(diagram, name):
    """The pieces of a dimension line by their role."""
    (group,) = (m for m in diagram.sheet.walk() if isinstance(m, Group) and m.name == name)
    lines = [mark for mark in group.members if isinstance(mark, Line) and not mark.dash]
    return {role: [one for one in lines if one.role == role] for role in ("rim", "dimension")}


@pytest.mark.parametrize("profile", PROFILES)
def test_a_dimension_line_is_as_wide_as_its_profile_says_and_has_a_rim(profile):
    found = pieces(pf.draw(SPOT, profile=profile), "measure-clear")
    wide = PROFILES[profile].dimension
    assert found["dimension"]
    assert {line.width for line in found["dimension"]} == {wide}
    assert {line.width for line in found["rim"]} == {wide + RIM}
    assert len(found["rim"]) == len(found["dimension"])


@pytest.mark.parametrize(("name", "heads"), [("measure-clear", 1), ("measure-inset", 2)])
def test_a_radius_has_a_head_at_its_rim_and_a_span_one_at_either_end(name, heads):
    found = pieces(pf.draw(SPOT), name)["dimension"]
    assert [line.heads for line in found].count("end") == heads
