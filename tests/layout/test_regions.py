"""Regions on the page: round edges stay round, hatch stays inside and tells sides apart."""

import math
from itertools import pairwise

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from reading import shape

import polofield as pf
from polofield.layout.page import hatch_ways
from polofield.layout.regions import flattened, hatch_lines, rings
from polofield.layout.sheet import Arc, Path, Point, ScaleMap
from polofield.layout.themes import THEMES
from polofield.scenario.scenario import Scenario
from polofield.surface.limits import QUAD_SEGS

YARDS = ScaleMap(3.7, 200.0, 300.0, (0, -1, 1, 0))
FIELD, ARENA = pf.Field(), pf.Arena()


def directions(hatch):
    """The directions of hatch lines on the page, in degrees from 0 to 180."""
    return {round(math.degrees(math.atan2(by - ay, bx - ax)) % 180) for (ax, ay), (bx, by) in hatch}


def zones(diagram):
    """Each hatched area of a sheet, by its role."""
    found = {}
    for mark in diagram.sheet.walk():
        if isinstance(mark, Path) and mark.hatch:
            found.setdefault(mark.role, []).append(mark)
    return found


SIDES = {
    "keep-out-hitting": {45},
    "keep-out-opposing": {135},
    "keep-out-both": {45, 135},
}
"""On the page y grows downwards: 45 degrees falls to the right, 135 rises."""

RULINGS = [
    pf.ruling("outdoor/penalty-3-defended", FIELD),
    pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 78)),
    pf.ruling("arena/penalty-4", ARENA),
    pf.ruling("arena/penalty-5a", ARENA, at=(20, 10)),
]


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.rule)
@pytest.mark.parametrize("up", ["goal", "along", "goal-down", "along-left"])
@pytest.mark.parametrize("theme", THEMES)
def test_the_hatch_alone_says_whom_a_zone_binds(theme, up, ruling):
    """In the picture and in the key, whatever the theme and however the ground lies."""
    found = zones(pf.draw(ruling, theme=theme, up=up))
    assert found
    for role, marks in found.items():
        for mark in marks:
            assert directions(mark.hatch) == SIDES[role]
            assert mark.hatch_role == role.replace("keep-out", "hatch")


def test_no_two_sides_share_a_hatch():
    ways = [hatch_ways(role) for role in SIDES]
    assert len(set(ways)) == len(ways)
    painted = [THEMES["mono"][role.replace("keep-out", "hatch")].stroke for role in SIDES]
    assert all(painted)


@pytest.mark.parametrize(("hitting", "role"), [(0, "keep-out-hitting"), (1, "keep-out-opposing")])
def test_a_team_keeps_its_hatch_when_it_hits(hitting, role):
    """Blue, the first team, has the falling one; Yellow has the other when it hits."""
    players = (pf.Player("hitting", 1, (80, 0)),)
    diagram = pf.draw(Scenario(ruling=RULINGS[0], hitting=hitting, players=players))
    (behind,) = (mark for mark in zones(diagram)[role] if mark.name.startswith("zone-behind-ball"))
    assert directions(behind.hatch) == SIDES[role]


places = st.floats(-40, 40)


@st.composite
def polygons(draw):
    """A region with arcs, holes and parts: discs and boxes, joined and cut out."""
    region = shapely.Point(draw(places), draw(places)).buffer(draw(st.floats(2, 40)))
    for _ in range(draw(st.integers(0, 3))):
        x, y, wide, high = (draw(st.floats(-40, 40)) for _ in range(4))
        box = shapely.box(min(x, wide), min(y, high), max(x, wide), max(y, high))
        region = draw(st.sampled_from([region.difference, region.union]))(box)
    return region


@settings(max_examples=150)
@given(region=polygons(), rising=st.booleans(), pitch=st.floats(4, 30))
def test_hatch_stays_in_its_region_and_fills_it(region, rising, pitch):
    if region.area < 1:
        return
    outlines = rings(region, (), YARDS)
    lines = hatch_lines(outlines, pitch, rising=rising)
    flat = [flattened(ring) for ring in outlines]
    whole = shapely.Polygon()
    for ring in flat:
        whole = whole.symmetric_difference(shapely.Polygon(ring).buffer(0))
    for a, b in lines:
        line = shapely.LineString([a, b])
        assert line.difference(whole.buffer(0.01)).length < 0.01
        assert line.length < 0.1 or directions([(a, b)]) == {135 if rising else 45}
    # whatever is left between the lines is narrower than a pitch
    drawn = shapely.union_all([shapely.LineString(line).buffer(pitch * 0.51) for line in lines])
    left = whole.difference(drawn).buffer(-pitch * 0.52)
    assert left.is_empty


@pytest.mark.parametrize("r", [5.0, 16.0, 30.0])
@pytest.mark.parametrize("cut", [0.0, 3.0, -12.5])
def test_round_edges_come_as_arcs_about_their_centre(r, cut):
    disc = shapely.Point(0, 0).buffer(r, quad_segs=QUAD_SEGS)
    region = disc.intersection(shapely.box(-100, cut, 100, 100)) if cut else disc
    (ring,) = rings(region, ((0.0, 0.0, r),), YARDS)
    arcs = [part for part in ring if isinstance(part, Arc)]
    assert arcs
    centre = YARDS.point(0, 0)
    for part in arcs:
        assert (part.cx, part.cy) == pytest.approx(centre)
        assert math.dist((part.x, part.y), centre) == pytest.approx(r * YARDS.scale, rel=1e-3)
    # far fewer pieces than the polygon has
    assert len(ring) <= 8
    drawn = shape(Path((ring,), "grass"))
    assert drawn.area == pytest.approx(region.area * YARDS.scale**2, rel=2e-3)


def test_a_speck_where_an_arc_begins_does_not_turn_it_round():
    """Clipping leaves points a rounding error apart, in either direction round the arc."""
    for speck in (1e-9, -1e-9):
        region = shapely.Polygon([(0, 0), (5, 0), (5, speck), *on_a_circle(5.0), (0, 5)])
        (ring,) = rings(region, ((0.0, 0.0, 5.0),), YARDS)
        drawn = shape(Path((ring,), "grass"))
        assert drawn.area == pytest.approx(region.area * YARDS.scale**2, rel=2e-3)


@pytest.mark.parametrize("r", [1.0, 2.6, 30.0])
def test_a_corner_just_off_an_arc_is_not_its_end(r):
    """Two edges may meet a rounding error away from a circle: the arc stays round."""
    corner = (r * 1.0012 * math.cos(-0.005), r * 1.0012 * math.sin(-0.005))
    region = shapely.Polygon([(0, 0), corner, *on_a_circle(r), (0, r)])
    (ring,) = rings(region, ((0.0, 0.0, r),), YARDS)
    turns = [(a, b) for a, b in pairwise(ring) if isinstance(b, Arc)]
    assert turns
    for a, b in turns:
        start, end = (math.dist((at.x, at.y), (b.cx, b.cy)) for at in (a, b))
        assert start == pytest.approx(end, rel=5e-4)


def on_a_circle(r):
    turns = [math.pi / 2 * k / QUAD_SEGS for k in range(1, QUAD_SEGS)]
    return [(r * math.cos(turn), r * math.sin(turn)) for turn in turns]


def test_lines_of_one_direction_fall_on_one_grid():
    """The hatching of two overlapping zones of one side does not clash."""
    box = (Point(0, 0), Point(90, 0), Point(90, 60), Point(0, 60))
    other = (Point(37, 11), Point(141, 11), Point(141, 83), Point(37, 83))
    for rising in (True, False):
        sign = 1 if rising else -1
        places = {
            round((x + sign * y) / (14 / math.sqrt(0.5)), 6) % 1
            for ring in (box, other)
            for (x, y), _ in hatch_lines((ring,), 14, rising=rising)
        }
        assert all(min(place, 1 - place) < 1e-5 for place in places)
