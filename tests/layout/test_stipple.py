"""Stipple: it stays in its area and fills it, and areas side by side share one grid."""

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

import polofield as pf
from polofield.layout.page import KeyLine, sample
from polofield.layout.profiles import WEB
from polofield.layout.regions import flattened, rings
from polofield.layout.sheet import Group, Path, Point, ScaleMap
from polofield.layout.stipple import DOT, PITCH, SQUARE, strewn
from polofield.layout.themes import MONO, PAPER, THEMES
from polofield.scenario.scenario import Scenario

YARDS = ScaleMap(3.7, 200.0, 300.0, (0, -1, 1, 0))
SIZES = {"place-hitting": DOT, "place-opposing": SQUARE}
places = st.floats(-40, 40)


@st.composite
def polygons(draw):
    """A region with arcs, holes and parts: discs and boxes, joined and cut out."""
    region = shapely.Point(draw(places), draw(places)).buffer(draw(st.floats(2, 40)))
    for _ in range(draw(st.integers(0, 3))):
        x, y, wide, high = (draw(places) for _ in range(4))
        box = shapely.box(min(x, wide), min(y, high), max(x, wide), max(y, high))
        region = draw(st.sampled_from([region.difference, region.union]))(box)
    return region


def stipple_of(role, outlines, unit=1.0, theme=MONO):
    """The path of squares or dots with which an area is strewn, or None."""
    (layer,) = strewn((Group("zones", (Path(outlines, role),)),), theme, unit)
    area, *more = layer.members
    assert area == Path(outlines, role)
    assert len(more) < 2
    return more[0] if more else None


def centres(stipple):
    """The middle of every square or dot, worked out from rows and dashes."""
    pitch = sum(stipple.dash)
    before = stipple.dash[0] / 2
    for start, end in stipple.rings:
        assert start.y == end.y
        x = start.x + before
        while x <= end.x + 1e-6:
            yield x, start.y
            x += pitch


@settings(max_examples=15)
@given(region=polygons(), role=st.sampled_from(sorted(SIZES)), unit=st.floats(0.4, 2))
def test_it_stays_in_its_area_and_fills_it(region, role, unit):
    outlines = rings(region, (), YARDS)
    whole = shapely.Polygon()
    for ring in outlines:
        whole = whole.symmetric_difference(shapely.Polygon(flattened(ring)).buffer(0))
    stipple = stipple_of(role, outlines, unit)
    found = list(centres(stipple)) if stipple else []
    half = SIZES[role] * unit / 2
    drawn = shapely.MultiPoint(found)
    assert drawn.difference(whole.buffer(0.02 - half, join_style="mitre")).is_empty
    # no place of the page is farther than half a pitch from the grid
    room = whole.buffer(-half - 0.51 * PITCH * unit)
    assert room.difference(drawn.buffer(0.51 * PITCH * unit)).is_empty


def test_areas_side_by_side_share_a_grid():
    box = (Point(0, 0), Point(90, 0), Point(90, 60), Point(0, 60))
    other = (Point(37, 11), Point(141, 11), Point(141, 83), Point(37, 83))
    for role in SIZES:
        for ring in (box, other):
            for x, y in centres(stipple_of(role, (ring,))):
                row = round(2 * y / PITCH)
                along = (x - (PITCH / 2 if row % 2 else 0)) / PITCH
                assert y == pytest.approx(row * PITCH / 2)
                assert along == pytest.approx(round(along))


def test_only_what_has_a_stipple_in_its_theme_is_strewn():
    box = (Point(0, 0), Point(90, 0), Point(90, 60), Point(0, 60))
    assert stipple_of("closed", (box,)) is None
    assert stipple_of("place-hitting", (box,), theme=PAPER) is None
    speck = (Point(1, 1), Point(2, 1), Point(2, 2))
    assert stipple_of("place-hitting", (speck,)) is None
    outline = Path((box,), "place-hitting", closed=False, width=1)
    assert strewn((Group("zones", (outline,)),), MONO, 1)[0].members == (outline,)


@pytest.mark.parametrize("up", ["goal", "along"])
@pytest.mark.parametrize("hitting", [0, 1])
def test_a_team_keeps_its_stipple_when_it_hits(hitting, up):
    """Black, the first team, has dots and White squares, whoever hits."""
    ruling = pf.ruling("outdoor/penalty-3", pf.Field())
    players = (pf.Player("hitting", 1, (80, 0)),)
    diagram = pf.draw(
        Scenario(ruling=ruling, hitting=hitting, players=players), theme="mono", up=up
    )
    found = [
        (mark.role, mark.dash[0] == 0)
        for mark in diagram.sheet.walk()
        if isinstance(mark, Path) and mark.role.startswith("place-") and not mark.closed
    ]
    assert {role.removesuffix("-large") for role, _ in found} == {"place-hitting", "place-opposing"}
    assert all(dotted == role.startswith("place-hitting") for role, dotted in found)


def test_a_sample_in_a_legend_is_strewn_as_the_place_is():
    entry = KeyLine("place", "place-opposing", "defender's place")
    drawn = tuple(sample(WEB, entry, 50, 50))
    (legend,) = strewn((Group("key", (Group("entry", drawn),)),), MONO, WEB.u)
    (entry,) = legend.members
    assert [mark.closed for mark in entry.members] == [True, False]


@pytest.mark.parametrize("theme", sorted(set(THEMES) - {"mono"}))
def test_themes_in_colour_have_none(theme):
    diagram = pf.draw(pf.ruling("outdoor/penalty-3", pf.Field()), theme=theme)
    places = [m for m in diagram.sheet.walk() if isinstance(m, Path) and m.role.startswith("place")]
    assert places
    assert all(mark.closed for mark in places)
