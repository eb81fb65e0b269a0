"""Riders are larger than life, but stand on legal ground, cover nobody, and can be read."""

from itertools import combinations

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from layout.drawings import laid_out, looks
from layout.reading import Reading, shape
from situations import RULES, rulings

import polofield as pf
from polofield.drawing.scene import scene_of
from polofield.layout.riders import SMALLEST_NUMBER, least_scale
from polofield.layout.sheet import Group, Text
from polofield.lineup.check import limit_of
from polofield.rules.catalogue import ENTRIES

HAIR = 0.01
"""Square page units by which two may overlap: rounding."""


def has_ball(id):
    surface = pf.Field() if ENTRIES[id].surface == "outdoor" else pf.Arena()
    return pf.ruling(id, surface, **ENTRIES[id].example.arguments()).ball is not None


WITH_BALL = [id for id in RULES if has_ball(id)]


def placed(rule):
    return rulings(rule).filter(lambda ruling: ruling.ball is not None)


def members(sheet, layer):
    return {
        mark.name: mark
        for found in sheet.layers
        if found.name == f"layer-{layer}"
        for mark in found.members
    }


def badge(group):
    """The shape of a badge alone."""
    own = [m for m in group.members if getattr(m, "role", "") == group.role]
    return shape(Group("", tuple(own)))


def radius(group):
    """How large a badge is: the radius of a disc, or half the side of a square."""
    x1, _, x2, _ = badge(group).bounds
    return (x2 - x1) / 2


def riders(sheet):
    """Every player's badge and horse by name, each as a shape on the page."""
    horses = members(sheet, "horses")
    return {
        name: (badge(group), shape(horses[f"{name}-horse"]))
        for name, group in members(sheet, "players").items()
        if f"{name}-horse" in horses
    }


def lacking(reading, limit, drawn):
    """By how many yards a shape on the page reaches over a limit."""
    edge = shapely.segmentize(shapely.union_all(drawn), 0.5)
    places = np.array([reading.yards(x, y) for x, y in shapely.get_coordinates(edge)])
    return -float(np.min(limit.margin(places[:, 0], places[:, 1])))


def is_narrow(reading, ruling, player, profile):
    """Whether no rider fits on the legal ground about a player that shows, along or across it."""
    scale = reading.sheet.yards.scale
    x1, y1, x2, y2 = reading.window
    half = ruling.surface.half_width
    ground = ruling.legal(player.side)
    if player.status:
        ground = ruling.surface.geometry["ground"]
    sides = shapely.box(x1, max(y1, -half), x2, min(y2, half))
    wide = 9.9 * least_scale(profile) + 0.5 * max(profile.boundary, profile.limit)
    fitting = ground.intersection(sides).buffer(-wide / scale)
    about = shapely.Point(*player.at).buffer(50 * least_scale(profile) / scale)
    long = 32 * least_scale(profile) / scale
    parts = shapely.get_parts(fitting.intersection(about))
    return not any(max(x2 - x1, y2 - y1) >= long for x1, y1, x2, y2 in shapely.bounds(parts))


@pytest.mark.parametrize("rule", WITH_BALL)
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_a_proposed_rider_is_on_legal_ground_from_nose_to_tail(rule, data):
    """With the rim, and inside the boards; in a place that is narrower with the badge's centre."""
    ruling = data.draw(placed(rule))
    look = data.draw(looks())
    sheet = laid_out(scene_of(ruling), look).sheet
    reading, found = Reading(sheet), riders(sheet)
    half = ruling.surface.half_width
    for player in pf.propose(ruling):
        drawn = found.get(f"{player.team}-{player.number}")
        if drawn is None:
            continue
        limit = limit_of(ruling, player)
        centre = drawn[0].centroid
        at = reading.yards(centre.x, centre.y)
        if is_narrow(reading, ruling, player, look.page):
            assert limit.margin(*at) >= -1e-6, player
            continue
        assert lacking(reading, limit, drawn) <= 1e-6, player
        if abs(player.at[1]) <= half:
            places = shapely.get_coordinates(shapely.union_all(drawn))
            assert max(abs(reading.yards(x, y)[1]) for x, y in places) <= half + 1e-6, player


@pytest.mark.parametrize("rule", WITH_BALL)
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_proposed_riders_cover_no_badge_and_no_ball_and_can_be_read(rule, data):
    ruling, look = data.draw(placed(rule)), data.draw(looks())
    sheet = laid_out(scene_of(ruling), look).sheet
    found = riders(sheet)
    for (one, (a, _)), (other, (b, _)) in combinations(found.items(), 2):
        assert a.intersection(b).area <= HAIR, (one, other)
    for ball in members(sheet, "ball").values():
        for name, drawn in found.items():
            assert shape(ball).intersection(shapely.union_all(drawn)).area <= HAIR, name
    for name, group in members(sheet, "players").items():
        (text,) = (m for m in group.members if isinstance(m, Text))
        assert text.size >= SMALLEST_NUMBER * look.page.least - 1e-9, name
