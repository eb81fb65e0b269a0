"""A place in words."""

from __future__ import annotations

from polofield.rulings import Place
from polofield.surfaces import Arena, Surface
from polofield.words import Distance, Phrase, say
from polofield.words import figures as w


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
