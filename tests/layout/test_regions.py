"""Regions on the page: round edges stay round."""

import math
from itertools import pairwise

import pytest
import shapely
from reading import shape

from polofield.layout.regions import rings
from polofield.layout.sheet import Arc, Path, ScaleMap
from polofield.surface.limits import QUAD_SEGS

YARDS = ScaleMap(3.7, 200.0, 300.0, (0, -1, 1, 0))


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
