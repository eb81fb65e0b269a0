"""How a thing is drawn: what of it shows, where, and how large."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from polofield.layout.labels import Box
from polofield.layout.profiles import PROFILES
from polofield.layout.riders import FAULT_RING
from polofield.layout.sheet import Path, ScaleMap
from polofield.layout.stances import poses_of
from polofield.layout.things import mark_of
from polofield.layout.views import EVERYWHERE, Window
from polofield.rulings.phrase import PLAIN, literal
from polofield.scene.things import Figure, Remedy

YARDS = ScaleMap(4.0, 200.0, 300.0, (1, 0, 0, 1))
WEB = PROFILES["web"]


def standing(at):
    return Figure("x", "team-a", "disc", "1", at, literal("x"))


RING = FAULT_RING * WEB.rider
PAGE = Box(0, 0, 680, 680)


def way_out(start, end, window=EVERYWHERE):
    """The tip of the arrow that leads somebody out of a fault, and how far its ink goes."""
    who = standing(start)
    poses = poses_of([who], WEB, YARDS, window, PAGE)
    mark = mark_of(Remedy("remedy-x", who, end), WEB, YARDS, window, PLAIN, poses)
    if mark is None:
        return None
    head = [m for m in mark.members if isinstance(m, Path) and m.closed][-1]
    (ring,) = head.rings
    return ring[0]


@given(st.floats(0.001, 60), st.floats(-math.pi, math.pi))
def test_a_way_out_of_a_fault_shows_beyond_the_ring_and_ends_where_it_is_legal(by, turn):
    end = by * math.cos(turn), by * math.sin(turn)
    tip, legal, middle = way_out((0, 0), end), YARDS.point(*end), YARDS.point(0, 0)
    from_middle = math.dist(tip, middle)
    assert from_middle >= RING + WEB.head
    way = (tip.x - middle.x) / from_middle, (middle.y - tip.y) / from_middle
    assert way == pytest.approx((math.cos(turn), math.sin(turn)), abs=1e-6)
    assert math.dist(legal, middle) <= from_middle + 1e-6
    if by * YARDS.scale > RING + 2 * WEB.head:
        assert math.dist(tip, legal) == pytest.approx(0, abs=1e-6)


def test_a_way_out_that_ends_beyond_the_view_still_points_there():
    half = Window(-10, 10, -10, 10)
    near, whole = way_out((0, 0), (0, 40), half), way_out((0, 0), (0, 40))
    assert near.x == pytest.approx(whole.x)
    assert whole.y < near.y < YARDS.point(0, 0).y - RING
    assert way_out((0, 20), (0, 40), half) is None
