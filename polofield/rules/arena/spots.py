"""Where the ball may be put in an arena: off every wall, and far enough from the goal attacked.

All in closed form and vectorised: true distances to straight, cut and rounded walls and to the
goal mouth, no polygons.
"""

from __future__ import annotations

import math
from typing import Literal

import numpy as np

from polofield.rules.book import RuleBook
from polofield.rulings.clause import Yards
from polofield.rulings.parts import Bound
from polofield.rulings.phrase import say
from polofield.surface.limits import (
    AllOf,
    AnyOf,
    Floats,
    Limit,
    Outside,
    at_least_y,
    at_most_x,
    at_most_y,
    shrunk,
)
from polofield.surface.surfaces import Arena
from polofield.surface.units import TOLERANCE


def from_goal(arena: Arena, xy: Floats) -> Floats:
    """Yards from each of (n, 2) places to the nearest point of the goal mouth attacked: (n,)."""
    beside = np.maximum(np.abs(xy[:, 1]) - arena.half_goal, 0.0)
    distance: Floats = np.hypot(xy[:, 0] - arena.half_length, beside)
    return distance


def off_the_wall(arena: Arena, xy: Floats, inset: float) -> Floats:
    """The nearest places at least `inset` yards from every wall, for each of (n, 2) places."""
    x, y = np.abs(xy[:, 0]), np.abs(xy[:, 1])
    far_x, far_y = arena.half_length - inset, arena.half_width - inset
    px, py = np.minimum(x, far_x), np.minimum(y, far_y)
    if arena.corner_cut:
        cut = arena.half_length + arena.straight_end - inset * math.sqrt(2)
        over = px + py > cut
        foot = np.clip((x - y + cut) / 2, max(cut - far_y, 0.0), min(far_x, cut))
        px, py = np.where(over, foot, px), np.where(over, cut - foot, py)
    elif arena.corner_radius > inset:
        # Inside a rounded corner of no more than `inset` the places that far off are square.
        radius = arena.corner_radius - inset
        dx, dy = x - (far_x - radius), y - (far_y - radius)
        away = np.hypot(dx, dy)
        over = (dx > 0) & (dy > 0) & (away > radius)
        scale = radius / np.where(over, away, 1.0)
        px = np.where(over, far_x - radius + dx * scale, px)
        py = np.where(over, far_y - radius + dy * scale, py)
    return np.column_stack((np.copysign(px, xy[:, 0]), np.copysign(py, xy[:, 1])))


def _off_wall(arena: Arena, inset: float) -> Limit:
    """The places at least `inset` yards from every wall; `off_the_wall` has the nearest of them."""
    limits: list[Limit] = []
    for limit in arena.playing_area.limits:
        if not isinstance(limit, AnyOf):
            limits.append(shrunk(limit, inset))
            continue
        # a rounded corner: beside it, or in the disc about its centre
        *beside, rounded = limit.limits
        if arena.corner_radius > inset:
            limits.append(AnyOf((*beside, shrunk(rounded, inset))))
    return AllOf(tuple(limits))


def off_wall_bound(book: RuleBook, arena: Arena, inset: Yards) -> Bound:
    """The places that are far enough from every wall."""
    h = book.words.heads
    return Bound(_off_wall(arena, float(inset)), say(h.bound_wall, inset=inset))


Stop = Literal["wall", "goal", "both"]
"""Which distance decided the place of a Penalty 5a: from the wall, from the goal, or both."""


def spots_5a(book: RuleBook, arena: Arena, stop: Stop = "both") -> Limit:
    """The places from which a Penalty 5a is hit, by one of its distances or both. Reading H."""
    c = book.arena
    x, g, far = arena.half_length, arena.half_goal, float(c.penalty_5a_from_goal)
    off_wall = _off_wall(arena, float(c.penalty_5a_inset))
    if stop == "wall":
        return off_wall
    in_front = AnyOf((at_most_x(x - far), at_least_y(g), at_most_y(-g)))
    off_goal = AllOf((Outside(x, g, far), Outside(x, -g, far), in_front))
    return off_goal if stop == "goal" else AllOf((off_goal, off_wall))


def place_5a(book: RuleBook, arena: Arena, xy: Floats) -> Floats:
    """Where the ball is put for each of (n, 2) fouls, in yards. Rule 9, Penalty 5a; reading H.

    The nearest place that is both at least 25 yd from the goal mouth attacked and at least 5 yd
    from every wall. There is one in any arena: the far end is more than 25 yd away.
    """
    c = book.arena
    inside = off_the_wall(arena, xy, c.penalty_5a_inset)
    near = from_goal(arena, inside) < c.penalty_5a_from_goal - TOLERANCE
    if not near.any():
        return inside
    # Too near: then the nearest place lies on the curve 25 yd from the mouth, a straight piece in
    # front of it and an arc about each post. Away from the foot of the perpendicular the distance
    # only grows, and the curve leaves the inset arena once: so the foot, or else that last place.
    beside = np.minimum(np.abs(xy[:, 1]), arena.half_goal)
    bearing = np.arctan2(np.abs(xy[:, 1]) - beside, np.maximum(arena.half_length - xy[:, 0], 0.0))
    bearing = np.minimum(bearing, _last_bearing(book, arena))
    x = arena.half_length - c.penalty_5a_from_goal * np.cos(bearing)
    y = np.copysign(beside + c.penalty_5a_from_goal * np.sin(bearing), xy[:, 1])
    return np.where(near[:, None], np.column_stack((x, y)), inside)


def _last_bearing(book: RuleBook, arena: Arena) -> float:
    """Where the arc about a post leaves the places 5 yd from every wall, in radians.

    Measured at the post, from straight out of the goal towards the side wall.
    """
    c = book.arena
    r, inset = float(c.penalty_5a_from_goal), float(c.penalty_5a_inset)
    past_post = arena.straight_end - arena.half_goal
    to_side = arena.half_width - inset - arena.half_goal
    last = min(math.asin(min(1.0, to_side / r)), math.acos(inset / r))
    if arena.corner_cut:
        # The cut wall runs at 45 degrees: r (sin - cos) reaches its distance from the post.
        reach = past_post - inset * math.sqrt(2)
        return min(last, math.pi / 4 + math.asin(reach / (r * math.sqrt(2))))
    corner, radius = arena.corner_radius, arena.corner_radius - inset
    # From the centre of the rounded corner to the last place that the straight walls leave.
    dx = corner - r * math.cos(last)
    dy = r * math.sin(last) - past_post
    if radius > 0 and dx > 0 and dy > 0 and math.hypot(dx, dy) > radius:
        apart = math.hypot(corner, past_post)
        turn = math.acos((r * r + apart * apart - radius * radius) / (2 * r * apart))
        return math.atan2(past_post, corner) + turn
    return last
