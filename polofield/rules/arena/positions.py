"""Where people may be on an arena penalty: the zones and the distances to draw for them."""

from __future__ import annotations

import math

from polofield.rules.book import RuleBook
from polofield.rules.making import clear_of
from polofield.rulings.clause import Clause, Yards
from polofield.rulings.parts import Measure, Place, Side, Until, Zone
from polofield.rulings.phrase import YardLine, say
from polofield.surface.limits import (
    AllOf,
    AnyOf,
    HalfPlane,
    Limit,
    Outside,
    Within,
    at_least_y,
    at_most_x,
    at_most_y,
    rectangle,
)
from polofield.surface.surfaces import Arena
from polofield.surface.units import TOLERANCE

LEFT_AND_RIGHT = (1, -1)
"""Sides of the goal by the sign of y."""


def behind_line(book: RuleBook, arena: Arena, out: Yards, words: str) -> tuple[Zone, ...]:
    """Both sides no nearer the end wall attacked than a line; the hitter at the ball is free."""
    h = book.words.heads
    label = say(words, out=YardLine(out))
    limit = at_most_x(arena.out(out))
    sides: tuple[Side, ...] = ("hitting", "opposing")
    return tuple(
        Zone(
            "behind-line",
            side,
            limit,
            label,
            "hit",
            out.clause,
            part=side,
            stands=say(h.others_wait),
            shut=say(h.nobody_else),
        )
        for side in sides
    )


def clear_of_hitter(book: RuleBook, ball: Place, clear: Yards) -> tuple[Zone, ...]:
    """Every opponent, the defender too, so far from the hitter, who is at the ball. Reading T."""
    return (
        _clear_of_ball(book, "opposing", ball, clear, "hit"),
        _clear_of_ball(book, "designated", ball, clear, "hit"),
    )


def _clear_of_ball(book: RuleBook, side: Side, ball: Place, clear: Yards, until: Until) -> Zone:
    w, h = book.words.arena, book.words.heads
    return Zone(
        "clear-of-ball",
        side,
        clear_of(ball, clear),
        say(w.clear_of_ball, clear=clear),
        until,
        clear.clause,
        part="" if side == "opposing" else side,
        shut=say(h.no_opposing_within, clear=clear),
    )


def inset_measures(arena: Arena, ball: Place, inset: float) -> tuple[Measure, ...]:
    """How far the ball lies off each straight wall that it was moved in from."""
    x, y = ball
    found = []
    if abs(abs(y) - (arena.half_width - inset)) <= TOLERANCE:
        found.append(Measure("inset", (x, math.copysign(arena.half_width, y)), ball))
    if abs(abs(x) - (arena.half_length - inset)) <= TOLERANCE:
        found.append(Measure("inset-end", (math.copysign(arena.half_length, x), y), ball))
    return tuple(found)


def defender_by_wall(
    book: RuleBook, arena: Arena, edge: Yards, goal_sides: tuple[int, ...] = LEFT_AND_RIGHT
) -> Zone:
    """The defender along the end wall beside the goal, or at a nearer corner. Reading L."""
    w, h = book.words.arena, book.words.heads
    places = tuple(_beside_goal(book, arena, edge, sign) for sign in goal_sides)
    corner, wall = w.defender_at_corner, w.defender_by_wall
    if len(goal_sides) == 1:
        corner, wall = w.defender_at_corner_other_side, w.defender_by_wall_other_side
    return Zone(
        "defender",
        "designated",
        AnyOf(places) if len(places) > 1 else places[0],
        say(corner) if corner_is_nearer(arena, edge) else say(wall, edge=edge),
        "hit",
        edge.clause,
        shows="place",
        stands=say(h.defender),
    )


def corner_is_nearer(arena: Arena, edge: float) -> bool:
    """Whether the straight end wall stops before it is so far from the goal's edge."""
    return arena.straight_end <= arena.half_goal + edge + TOLERANCE


def _beside_goal(book: RuleBook, arena: Arena, edge: float, sign: int) -> Limit:
    c = book.arena
    wall, corner, post = arena.half_length, arena.straight_end, arena.half_goal
    if corner_is_nearer(arena, edge):
        at_corner = Within(wall, sign * corner, wall, sign * corner, float(c.defender_depth))
        return AllOf((at_corner, at_least_y(post) if sign > 0 else at_most_y(-post)))
    low, high = sorted((sign * (post + edge), sign * corner))
    return rectangle(wall - c.defender_depth, wall, low, high)


def nearest_to_goal(arena: Arena, edge: float, sign: int) -> Place:
    """The place at the end wall, left (1) or right (-1), nearest the goal that a defender has."""
    return arena.half_length, sign * min(arena.half_goal + edge, arena.straight_end)


def defender_in_arc(book: RuleBook, arena: Arena, arc: Yards) -> Zone:
    """The defender within an arc of the goal mouth. Reading I."""
    w, h = book.words.arena, book.words.heads
    return Zone(
        "defender",
        "designated",
        _of_goal(arena, arc),
        say(w.defender_in_arc, arc=arc),
        "hit",
        arc.clause,
        shows="place",
        stands=say(h.defender),
    )


def _of_goal(arena: Arena, distance: float) -> Within:
    x, g = arena.half_length, arena.half_goal
    return Within(x, -g, x, g, float(distance))


def free_hit_zones(
    book: RuleBook, arena: Arena, ball: Place, clear: Yards, way: Yards, clause: Clause
) -> tuple[Zone, ...]:
    """Opponents clear of the ball, and nobody lined up near it in the Right of Way."""
    w, h = book.words.arena, book.words.heads
    limit = right_of_way(book, arena, ball, way)
    label = say(w.right_of_way, way=way)
    sides: tuple[Side, ...] = ("hitting", "opposing")
    return (
        _clear_of_ball(book, "opposing", ball, clear, "play-and-hit"),
        *(
            Zone(
                "right-of-way",
                side,
                limit,
                label,
                "play-and-hit",
                clause,
                part=side,
                shut=say(h.nobody_lines_up),
            )
            for side in sides
        ),
    )


def right_of_way(book: RuleBook, arena: Arena, ball: Place, way: float) -> Limit:
    """Off the strip ahead of the ball towards the goal's centre, or so far from it. Reading J."""
    c = book.arena
    x, y = ball
    ux, uy = _toward_goal(arena, ball)
    along, across = ux * x + uy * y, -uy * x + ux * y
    half = float(c.right_of_way_half)
    return AnyOf(
        (
            HalfPlane(-uy, ux, across + half),
            HalfPlane(uy, -ux, half - across),
            HalfPlane(-ux, -uy, -along),
            Outside(x, y, float(way)),
        )
    )


def _toward_goal(arena: Arena, ball: Place) -> Place:
    dx, dy = arena.half_length - ball[0], -ball[1]
    away = math.hypot(dx, dy)
    # A ball in the middle of the goal mouth is hit straight on.
    return (dx / away, dy / away) if away > TOLERANCE else (1.0, 0.0)


def out_measure(arena: Arena, ball: Place) -> Measure:
    """How far out from the end wall attacked the ball is."""
    return Measure("out", (arena.half_length, ball[1]), ball)


def clear_measure(ball: Place, clear: float, *, headline: bool = False) -> Measure:
    """The radius about the ball, drawn behind it and towards the middle of the arena."""
    across = -0.8 if ball[1] >= 0 else 0.8
    return Measure("clear", ball, (ball[0] - 0.6 * clear, ball[1] + across * clear), headline)


def edge_measures(
    arena: Arena, edge: Yards, goal_sides: tuple[int, ...] = LEFT_AND_RIGHT
) -> tuple[Measure, ...]:
    """From the goal's edge to the nearest the defender may be; none where the corner is nearer."""
    if corner_is_nearer(arena, edge):
        return ()
    return tuple(
        Measure(
            "edge",
            (arena.half_length, sign * arena.half_goal),
            nearest_to_goal(arena, edge, sign),
            headline=sign == goal_sides[0],
            part="left" if sign > 0 else "right",
        )
        for sign in goal_sides
    )


def arc_measure(arena: Arena, arc: float) -> Measure:
    """The radius of the arc of the goal, about its left post."""
    x, g = arena.half_length, arena.half_goal
    return Measure("arc", (x, g), (x - 0.6 * arc, g + 0.8 * arc), headline=True)


def way_measures(
    arena: Arena, ball: Place, way: float, *, headline: bool = False
) -> tuple[Measure, ...]:
    """How far the Right of Way is kept clear; none where the goal is nearer than that."""
    if math.hypot(arena.half_length - ball[0], ball[1]) < way:
        return ()
    ux, uy = _toward_goal(arena, ball)
    end = ball[0] + way * ux, ball[1] + way * uy
    return (Measure("right-of-way", ball, end, headline),)
