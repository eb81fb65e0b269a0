"""The parts of a sweep against the rule itself, for places anywhere on fields and arenas."""

from functools import partial

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from situations import surfaces

from polofield.rules.book import USPA_2026
from polofield.rules.catalogue import ENTRIES, load
from polofield.scene.moved import SAME, parts_of_ground, parts_of_line
from polofield.scene.sweep import sweep
from polofield.scene.things import Area, Arrow, Disc, Stroke
from polofield.surface.limits import legal

SWEPT = [id for id, entry in ENTRIES.items() if entry.place]
OF_GROUND = [id for id in SWEPT if ENTRIES[id].stays]
CLOSE = 1e-3
"""Yards from an edge within which a place may belong to either side."""


def asked(rule, data):
    entry = ENTRIES[rule]
    surface = data.draw(surfaces(entry.surface))
    return surface, partial(load(entry.place), USPA_2026, surface)


@pytest.mark.parametrize("rule", OF_GROUND)
@settings(max_examples=15)
@given(data=st.data())
def test_every_place_of_the_ground_is_in_the_part_that_moves_it(rule, data):
    surface, place = asked(rule, data)
    stays = load(ENTRIES[rule].stays)(USPA_2026, surface)
    parts = parts_of_ground(surface, place, stays)
    x, y = surface.half_length, surface.half_width
    unit = st.tuples(st.floats(-1, 1), st.floats(-1, 1))
    shares = data.draw(st.lists(unit, min_size=40, max_size=40))
    places = np.array(shares) * (x, y)
    places = places[legal(surface.playing_area, places)]
    if not len(places):
        return
    ends = place(places)
    moved = np.hypot(*(ends - places).T) > SAME
    within = np.array([shapely.contains_xy(part.region, *places.T) for part in parts])
    near = np.zeros(len(places), dtype=bool)
    for part in parts:
        near |= shapely.distance(shapely.points(places), part.region.boundary) < CLOSE
    inside = within.any(axis=0) if len(parts) else np.zeros(len(places), dtype=bool)
    assert ((inside == moved) | near).all()
    for part, of_part in zip(parts, within, strict=True):
        if part.target is not None:
            off = np.hypot(*(ends - part.target).T)
            assert (off[of_part & ~near] < CLOSE).all()


@pytest.mark.parametrize("rule", sorted(set(SWEPT) - set(OF_GROUND)))
@settings(max_examples=15)
@given(data=st.data())
def test_every_place_of_a_line_is_in_the_part_that_moves_it(rule, data):
    surface, place = asked(rule, data)
    x, y, g = surface.half_length, surface.half_width, surface.half_goal
    needs = ENTRIES[rule].needs
    if needs == "side":
        a, b = (-x, y), (x, y)
    else:
        a, b = ((x, g), (x, y)) if needs == "attacked-line" else ((-x, g), (-x, y))
    parts = list(parts_of_line(surface, place, a, b))
    for share in data.draw(st.lists(st.floats(0.001, 0.999), min_size=30, max_size=30)):
        at = np.array([[a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]])
        (end,) = place(at)
        here = shapely.Point(*at[0])
        own = [p for p in parts if p.region.distance(here) < SAME]
        if any(p.region.boundary.distance(here) > SAME for p in own) or len(own) > 1:
            continue
        moved = float(np.hypot(*(end - at[0]))) > SAME
        corners = [shapely.Point(c) for p in parts for c in p.region.exterior.coords]
        if any(corner.distance(here) < CLOSE for corner in corners):
            continue
        assert bool(own) == moved
        for part in own:
            if part.target is not None:
                assert np.hypot(*(end - part.target)) < CLOSE
            else:
                assert shapely.LineString(part.edge).distance(shapely.Point(end)) < CLOSE


@pytest.mark.parametrize("rule", SWEPT)
def test_one_place_is_ringed_and_its_part_has_an_edge(rule):
    scene = sweep(rule)
    by = {kind: [t for t in scene.things if isinstance(t, kind)] for kind in (Area, Disc, Stroke)}
    one = [area for area in by[Area] if area.role == "swept-to-one"]
    rings = [disc for disc in by[Disc] if disc.role == "ball-ring"]
    edges = [stroke for stroke in by[Stroke] if stroke.name.startswith("swept-edge-")]
    assert len(one) == len(rings) == len(edges)
    ways = [t for t in scene.things if isinstance(t, Arrow)]
    assert ways
    assert {way.kind for way in ways} == {"move"}
    place = partial(load(ENTRIES[rule].place), USPA_2026, scene.surface)
    if ENTRIES[rule].stays:
        for way in ways:
            assert place(np.array([way.start]))[0] == pytest.approx(way.end, abs=1e-6)
