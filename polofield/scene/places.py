"""A place in words, and the way from one to another."""

from __future__ import annotations

import math

from polofield.rulings.parts import Place
from polofield.rulings.phrase import Distance, Phrase, as_start, say
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Arena, Surface
from polofield.words import figures as w

NEAR = 5e-3
"""Places so near a line, in yards, are said to be on it."""


def happened_words(ruling: Ruling, at: Place) -> Phrase:
    """What is at the place that a rule was asked about, and where that is."""
    what = as_start(say(ruling.book.entry(ruling.asked).where.words))
    return say(w.HAPPENED, what=what, place=place_words(ruling.surface, at))


def happened_here(ruling: Ruling) -> Phrase:
    """What is at the place that a rule was asked about, in a few words."""
    where = ruling.book.entry(ruling.asked).where
    return say(where.here or where.words)


def place_words(surface: Surface, place: Place) -> Phrase:
    """A place in words: how far from the nearer end, how far left or right of the middle."""
    x, y = place
    arena = isinstance(surface, Arena)
    if max(abs(x), abs(y)) < NEAR:
        return say(w.PLACE_CENTRE_ARENA if arena else w.PLACE_CENTRE)
    if abs(y) < NEAR:
        across = say(w.ON_MIDDLE)
    else:
        side = w.LEFT_OF_MIDDLE if y > 0 else w.RIGHT_OF_MIDDLE
        across = say(side, by=Distance(abs(y)))
    if abs(x) < NEAR:
        return say(w.PLACE_ON_CENTRE_LINE, across=across)
    out, own = surface.half_length - abs(x), x < 0
    if abs(out) < NEAR and arena:
        template = w.PLACE_AT_WALL_OWN if own else w.PLACE_AT_WALL
    elif abs(out) < NEAR:
        template = w.PLACE_ON_OWN if own else w.PLACE_ON
    elif out < 0:
        template = w.PLACE_BEHIND_OWN if own else w.PLACE_BEHIND
    else:
        template = w.PLACE_OUT_OWN if own else w.PLACE_OUT
    end = w.END_WALL if arena else w.BACK_LINE
    return say(template, out=Distance(abs(out)), end=end, across=across)


def heading(at: Place, towards: Place) -> float:
    """The heading from one place to another, in radians in the frame."""
    return math.atan2(towards[1] - at[1], towards[0] - at[0])
