"""What a colour is called, roughly: teams are called after the colours they are drawn in."""

from __future__ import annotations

from colorsys import rgb_to_hls
from typing import Final

from polofield.words import figures as w

HUES: Final = (
    (15.0, w.RED),
    (40.0, w.ORANGE),
    (70.0, w.YELLOW),
    (170.0, w.GREEN),
    (265.0, w.BLUE),
    (320.0, w.PURPLE),
    (360.0, w.RED),
)
"""Up to which hue, in degrees, a colour is called what. Inferred, as are the limits below."""
GREYISH: Final = 0.12
"""The difference between a colour's strongest and weakest part under which it is a grey."""
DARKEST, LIGHTEST = 0.25, 0.85
"""The lightness below which a grey is black, and above which it is white."""


def colour_name(colour: str) -> str:
    """A word for `#rrggbb`."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    hue, lightness, _ = rgb_to_hls(red, green, blue)
    if max(red, green, blue) - min(red, green, blue) < GREYISH:
        if lightness < DARKEST:
            return w.BLACK
        return w.WHITE if lightness > LIGHTEST else w.GREY
    return next(word for most, word in HUES if hue * 360 <= most)
