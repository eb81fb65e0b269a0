"""Dimension lines, each with what its distance is of, for the key."""

from __future__ import annotations

import math
from collections.abc import Sequence

from polofield.rulings.parts import Measure
from polofield.rulings.phrase import Distance, Phrase, say
from polofield.rulings.ruling import Ruling
from polofield.scene.surfaces import marks_of
from polofield.scene.things import ALWAYS, Dimension, Freedom, Ruler, Steps
from polofield.surface.surfaces import Field, Surface
from polofield.surface.units import TOLERANCE
from polofield.words import figures as w


def measured(
    surface: Surface,
    measure: Measure,
    name: str,
    freedom: Freedom = "slides",
    layer: str = "measures",
    steps: Steps = ALWAYS,
) -> Dimension:
    """The dimension line of a distance that a rule names."""
    key = measure_words(surface, w.MEASURES[measure.kind], measure.length)
    start, end, length = measure.start, measure.end, measure.length
    if measure.kind == "from-goal":
        x = math.copysign(surface.half_length, start[0])
        start, end = (x, 0.0), (x - math.copysign(length, x), 0.0)
    off = surface.half_goal + BESIDE if measure.kind == "right-of-way" else 0.0
    placed = measure.places_ball
    along = abs(end[1] - start[1]) < TOLERANCE
    from_line = along and abs(abs(start[0]) - surface.half_length) < TOLERANCE
    return Dimension(
        name, start, end, length, freedom, layer, steps, placed, off, from_line=from_line, key=key
    )


BESIDE = 0.9
"""Yards between the Right of Way and the line that measures it."""


def shown(measures: Sequence[Measure]) -> Sequence[Measure]:
    """The distances of a ruling that a figure shows: the headline, and those of the ball.

    The ruler says how far out a line or the ball is, a sentence the rest.
    """
    return [m for m in measures if m.headline or m.places_ball]


def measure_words(surface: Surface, what: str, length: float, number: str = "") -> Phrase:
    """A distance with what it is of; `number` is that of a penalty."""
    end = w.BACK_LINE if isinstance(surface, Field) else w.END_WALL
    of = say(what, end=end, edge=surface.side_name, number=number)
    return say(w.MEASURED, what=of, length=Distance(length))


def ruler(ruling: Ruling) -> Ruler:
    """The ruler from the end that a ruling is about, which points out how far off the ball is."""
    surface = ruling.surface
    own_end = ruling.onside is not None
    x = -surface.half_length if own_end else surface.half_length
    ball = None if own_end else ruling.ball
    return Ruler("ruler", x, 1 if own_end else -1, marks_of(surface), ball)
