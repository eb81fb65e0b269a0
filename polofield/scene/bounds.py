"""What decided the place of a ball that was put elsewhere: a line or an edge in dots."""

from __future__ import annotations

import math
from collections.abc import Iterator

from polofield.rulings.parts import Bound, Place
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Ruling
from polofield.scene.surfaces import segments
from polofield.scene.telling import BALL
from polofield.scene.things import ALWAYS, KeyEntry, Label, Lie, Steps, Stroke, Thing
from polofield.scene.zones import edges_of
from polofield.surface.limits import Floats, RoundEdge
from polofield.words import figures as w

FROM_BALL: Steps = (BALL, ALWAYS[1])
FAR = {"outdoor": 40.0, "arena": 14.0}
"""Yards from the ball along its bound at which words about it stand."""


def bound_things(ruling: Ruling) -> Iterator[Thing]:
    """The dots of the bound, and a few words beside them away from the ball."""
    bound, ball = ruling.bound, ruling.ball
    if bound is None or ball is None or not _shows(ruling):
        return
    lines, arcs = _lines(ruling, bound)
    if not lines:
        return
    yield Stroke("bound", "bound", lines, "bound", arcs=arcs, layer="moves", steps=FROM_BALL)
    far = FAR[ruling.surface.kind]
    beside: tuple[Lie, ...] = ("right", "left", "below", "above")
    places = sorted(_along(lines), key=lambda at: abs(math.dist(at, ball) - far))
    spots = tuple((place, lie) for place in places[:14] for lie in beside)
    key = KeyEntry("bound", "bound", bound.text, steps=FROM_BALL)
    yield Label("words-bound", "label-ball", bound.text, spots, 7, steps=FROM_BALL, key=key)


def bound_key(ruling: Ruling) -> Iterator[KeyEntry]:
    """What the dots mean."""
    if _shows(ruling):
        yield KeyEntry("bound", "bound", say(w.BOUND_OF_BALL), steps=FROM_BALL)


def _shows(ruling: Ruling) -> bool:
    """Whether there is a bound that is not a line of the ground itself, as on a knock-in."""
    return ruling.bound is not None and ruling.onside is None


def _lines(
    ruling: Ruling, bound: Bound
) -> tuple[tuple[Floats, ...], tuple[tuple[float, float, float], ...]]:
    """The lines of a bound, and the circles on which they lie."""
    if isinstance(bound.where, tuple):
        return segments(bound.where), ()
    ground = ruling.surface.geometry["playing-area"]
    region = bound.where.region(ground)
    arcs = tuple((e.x, e.y, e.r) for e in bound.where.edges() if isinstance(e, RoundEdge))
    return tuple(edges_of(region, ruling.surface)), arcs


def _along(lines: tuple[Floats, ...]) -> Iterator[Place]:
    """Places along lines, some yards apart."""
    for line in lines:
        for (ax, ay), (bx, by) in zip(line[:-1].tolist(), line[1:].tolist(), strict=True):
            count = max(1, int(math.hypot(bx - ax, by - ay) / 6.0))
            for k in range(count):
                part = (k + 0.5) / count
                yield ax + part * (bx - ax), ay + part * (by - ay)
