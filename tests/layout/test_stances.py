"""Riders are larger than life, but stand on legal ground, cover nobody, and can be read."""

import math
from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from layout.drawings import laid_out, looks
from layout.reading import Reading, hidden_numbers, shape
from msgspec import structs
from situations import RULES, rulings

import polofield as pf
from polofield.drawing.scene import scene_of
from polofield.layout.profiles import PROFILES
from polofield.layout.riders import DISC, FAULT_RING, RIM, SMALLEST_NUMBER, SQUARE, least_scale
from polofield.layout.sheet import Circle, Group, Text
from polofield.layout.views import UPS
from polofield.lineup.check import limit_of
from polofield.rules.catalogue import ENTRIES
from polofield.surface.people import HORSE_LENGTH, HORSE_WIDTH

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
@settings(max_examples=6, deadline=None)
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
@settings(max_examples=6, deadline=None)
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


def pair(apart, **look):
    """Two who stand so far apart, and their numbers."""
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(0, 0))
    players = [pf.Player("hitting", 1, (-80, 0)), pf.Player("opposing", 2, (-80, apart))]
    sheet = pf.draw(ruling, players, view="whole", **look).sheet
    groups = members(sheet, "players").values()
    return list(groups), [m.text for g in groups for m in g.members if isinstance(m, Text)]


def test_two_who_stand_on_one_another_show_their_numbers():
    web = PROFILES["web"]
    sizes = {}
    for apart in (2, 6, 10, 60):
        groups, numbers = pair(apart, up="along")
        assert numbers == ["1", "2"]
        (disc,) = (m for m in groups[0].members if isinstance(m, Circle))
        sizes[apart] = disc.r / DISC
    assert sizes[60] == pytest.approx(web.rider)
    assert sizes[2] == pytest.approx(least_scale(web))
    assert least_scale(web) < sizes[10] < web.rider


@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize(
    "look",
    [{"profile": "web"}, {"profile": "print"}, {"profile": "slide"}, {"figure_width": (272, "px")}],
    ids=["web", "print", "slide", "narrow"],
)
def test_no_number_is_hidden_at_any_scale(look, up):
    """Who stands too close is drawn beside the other, no farther off than it takes, and it says so;
    who does not stands just where they are."""
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(0, 0))
    for apart in (0.01, 0.5, 2, 5, 8, 12, 30):
        places = [(-80, 0), (-80, apart), (-80 - apart, 0), (-80 + apart, apart)]
        players = [
            pf.Player(("hitting", "opposing")[n % 2], n // 2 + 1, place)
            for n, place in enumerate(places)
        ]
        sheet = pf.draw(ruling, players, view="whole", up=up, **look).sheet
        assert list(hidden_numbers(sheet)) == []
        groups, off = members(sheet, "players"), 0.0
        largest = max(radius(group) for group in groups.values())
        for player in players:
            middle = badge(groups[f"{player.team}-{player.number}"]).centroid
            place = sheet.yards.point(*player.at)
            off = max(off, math.dist((middle.x, middle.y), place))
            if apart * sheet.yards.scale > 2.8 * largest:
                assert (middle.x, middle.y) == pytest.approx(place, abs=1e-6)
        assert off < 5 * largest
        noted = " ".join(m.text for m in sheet.walk() if isinstance(m, Text))
        assert ("drawn side by side" in noted) == (off > 1e-6) or look == {"profile": "slide"}


def test_a_line_up_that_hid_a_number():
    field = pf.Field(length=279.378, width=115.13)
    ruling = pf.ruling("outdoor/foul-shot-refused", field, at=(-81.727, -12.159))
    sheet = pf.draw(ruling, view="whole", up="along-left", profile="slide").sheet
    assert list(hidden_numbers(sheet)) == []
    assert len(members(sheet, "players")) == len(pf.propose(ruling))


def test_what_a_hidden_number_looks_like():
    """The numbers of two who stand close, each at their very place."""
    sheet = pf.draw(
        pf.ruling("outdoor/penalty-5a", pf.Field(), at=(0, 0)),
        [pf.Player("hitting", 1, (-80, 0)), pf.Player("opposing", 2, (-80, 60))],
        view="whole",
        up="along",
    ).sheet
    one, other = members(sheet, "players").values()
    beside = structs.replace(other, members=one.members)
    layers = tuple(
        structs.replace(layer, members=(one, beside)) if layer.name == "layer-players" else layer
        for layer in sheet.layers
    )
    assert list(hidden_numbers(replace(sheet, layers=layers))) == [
        "opposing-2 hides the number of hitting-1"
    ]


def test_a_ring_and_the_way_out_of_it_are_as_small_as_the_badge():
    """With somebody close by, the ring round the player at fault is small; the way starts there."""
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(0, 0))
    wrong = pf.Player("opposing", 2, (10, 0))
    sizes = []
    for other in ((-40.0, 0.0), (10.0, 8.0)):
        players = [wrong, pf.Player("hitting", 1, other)]
        sheet = pf.draw(ruling, players, view="whole", up="along").sheet
        group = members(sheet, "players")["opposing-2"]
        ring = next(m for m in group.members if isinstance(m, Circle) and m.role == "fault")
        (way,) = members(sheet, "remedies").values()
        xs = [p.x for m in way.members for part in m.rings for p in part]
        assert min(xs) == pytest.approx(ring.x + ring.r)
        assert ring.r / radius(group) == pytest.approx(FAULT_RING / (SQUARE + RIM / 2))
        sizes.append(ring.r)
    assert sizes[1] < sizes[0]


def nose(sheet, name):
    """Which way somebody heads on the page, in degrees clockwise from the right."""
    horse = members(sheet, "horses")[f"{name}-horse"]
    body = horse.members[-1].rings[0]
    middle = badge(members(sheet, "players")[name]).centroid
    return math.degrees(math.atan2(body[0].y - middle.y, body[0].x - middle.x))


def test_a_heading_that_was_given_stays_and_another_turns_to_the_ball():
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(0, 0))
    for facing, heads in ((math.pi / 2, -90), (0.0, 0), (None, 180)):
        players = [pf.Player("opposing", 1, (60, 0), facing=facing)]
        sheet = pf.draw(ruling, players, view="whole", up="along").sheet
        off = math.remainder(nose(sheet, "opposing-1") - heads, 360)
        assert off == pytest.approx(0, abs=1e-6)


def test_who_stands_at_a_line_turns_until_nose_and_tail_are_right():
    """One whose heading was given does not, and is drawn smaller."""
    ruling = pf.ruling("outdoor/penalty-4", pf.Field())
    limit = ruling.limit("opposing")
    x = 150 - 30 + 3.0
    for facing, legal in ((None, True), (math.pi, False)):
        players = [pf.Player("opposing", 1, (x, 40), facing=facing)]
        sheet = pf.draw(ruling, players).sheet
        reading, drawn = Reading(sheet), riders(sheet)["opposing-1"]
        at = reading.yards(drawn[0].centroid.x, drawn[0].centroid.y)
        assert at == pytest.approx((x, 40))
        assert (lacking(reading, limit, drawn) <= 1e-6) == legal
    smaller = radius(members(sheet, "players")["opposing-1"])
    assert smaller == pytest.approx(least_scale(PROFILES["web"]) * (SQUARE + RIM / 2))


@pytest.mark.parametrize("at", [(62, 78), (62, -78), (20, 0)])
def test_the_mallets_head_is_just_behind_the_ball(at):
    sheet = pf.draw(pf.ruling("outdoor/penalty-5a", pf.Field(), at=at)).sheet
    (ball,) = members(sheet, "ball").values()
    hitters = [
        group
        for group in members(sheet, "players").values()
        if any(getattr(m, "role", "") == "mallet" for m in group.members)
    ]
    (hitter,) = hitters
    mallet = shape(Group("", tuple(m for m in hitter.members if m.role == "mallet")))
    gap = mallet.distance(shape(ball))
    assert 0 < gap < 3
    assert shape(ball).distance(shape(members(sheet, "horses")[f"{hitter.name}-horse"])) > gap


def test_a_horse_at_true_size_has_it():
    ruling = pf.ruling("outdoor/throw-in", pf.Field(), at=(30, 20))
    sheet = pf.draw(ruling, up="along").sheet
    body = members(sheet, "horses")["hitting-1-horse"].members[-1]
    x1, y1, x2, y2 = shape(structs.replace(body, width=0.0)).bounds
    yard = sheet.yards.scale
    sizes = sorted(((x2 - x1) / yard, (y2 - y1) / yard))
    assert sizes == pytest.approx([HORSE_WIDTH, HORSE_LENGTH], rel=0.03)
