"""A place in words."""

from __future__ import annotations

from polofield.rulings.parts import Place
from polofield.rulings.phrase import Distance, Phrase, as_start, say
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Arena, Surface
from polofield.words import figures as w


def happened_words(ruling: Ruling, at: Place) -> Phrase:
    """What is at the place that a rule was asked about, and where that is."""
    what = as_start(say(ruling.book.entry(ruling.asked).where.words))
    return say(w.HAPPENED, what=what, place=place_words(ruling.surface, at))


def happened_here(ruling: Ruling) -> Phrase:
    """What is at the place that a rule was asked about, in a few words."""
    where = ruling.book.entry(ruling.asked).where
    return say(where.here or where.words)


def place_words(surface: Surface, place: Place) -> Phrase:
    """A place in words: how far out, how far left or right of the middle."""
    x, y = place
    if abs(y) < 5e-3:
        across = say(w.ON_MIDDLE)
    else:
        side = w.LEFT_OF_MIDDLE if y > 0 else w.RIGHT_OF_MIDDLE
        across = say(side, by=Distance(abs(y)))
    out = surface.half_length - x
    beyond = out < -5e-3
    if isinstance(surface, Arena):
        template = w.PLACE_OUT_ARENA
    else:
        template = w.PLACE_BEHIND if beyond else w.PLACE_OUT
    return say(template, out=Distance(abs(out)), across=across)
