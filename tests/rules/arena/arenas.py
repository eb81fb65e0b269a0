"""Arenas of every size and kind of corner, and their walls drawn independently."""

import math

import shapely
from hypothesis import strategies as st

import polofield as pf

shares = st.floats(-1, 1)


@st.composite
def arenas(draw):
    size = {
        "length": draw(st.floats(50, 150)),
        "width": draw(st.floats(25, 75)),
        "goal_width": draw(st.floats(8 / 3, 10 / 3)),
    }
    kind = draw(st.sampled_from(("square", "corner_cut", "corner_radius")))
    if kind != "square":
        room = min((size["width"] - size["goal_width"]) / 2, size["length"] / 2)
        size[kind] = draw(st.floats(0.001, 0.999)) * room
    return pf.Arena(**size)


@st.composite
def arenas_and_place(draw):
    """An arena and a place in it."""
    arena = draw(arenas())
    x, y = draw(shares) * arena.half_length, draw(shares) * arena.half_width
    while arena.playing_area.margin(x, y) < 0:
        # Beyond a corner: inwards, towards the centre.
        x, y = x * 0.95, y * 0.95
    return arena, (x, y)


def walls(arena):
    """The polygon inside the walls, from nothing but the arena's sizes."""
    x, y, c = arena.length / 2, arena.width / 2, arena.corner_cut
    if arena.corner_radius:
        r = arena.corner_radius
        return shapely.box(r - x, r - y, x - r, y - r).buffer(r, quad_segs=1024)
    if not c:
        return shapely.box(-x, -y, x, y)
    quarter = [(x, y - c), (x - c, y), (c - x, y), (-x, y - c)]
    return shapely.Polygon([*quarter, *((-px, -py) for px, py in quarter)])


def goal_mouth(arena):
    x, g = arena.length / 2, arena.goal_width / 2
    return shapely.LineString([(x, -g), (x, g)])


def inset(arena, d):
    """The places at least so far from every wall, wall by wall."""
    x, y, r = arena.length / 2, arena.width / 2, arena.corner_radius
    if r:
        edge = max(r, d)
        box = shapely.box(edge - x, edge - y, x - edge, y - edge)
        return box.buffer(r - d, quad_segs=1024) if r > d else box
    inside = shapely.box(d - x, d - y, x - d, y - d)
    if arena.corner_cut:
        reach = x + y - arena.corner_cut - d * math.sqrt(2)
        inside &= shapely.Polygon([(reach, 0), (0, reach), (-reach, 0), (0, -reach)])
    return inside


def allowed_5a(arena):
    """The places at least 5 yd from the walls and 25 yd from the mouth, as fine polygons."""
    return inset(arena, 5).difference(goal_mouth(arena).buffer(25, quad_segs=2048))
