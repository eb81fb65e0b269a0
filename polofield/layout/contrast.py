"""How well two colours can be told apart: WCAG contrast, in normal and colour-blind sight.

Colours are `#rrggbb`. Deutan and protan sight after Viénot, Brettel and Mollon 1999, tritan sight
after Brettel, Viénot and Mollon 1997, both for an sRGB screen by the cone responses of Smith and
Pokorny 1975; grey is the luma of Rec. 601, by which print in black and white usually goes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

Sight = Literal["normal", "deutan", "protan", "tritan", "grey"]
SIGHTS: tuple[Sight, ...] = get_args(Sight)

_Row = tuple[float, float, float]
_Matrix = tuple[_Row, _Row, _Row]

# linear sRGB as such a person sees it, from linear sRGB
_DEUTAN: _Matrix = (
    (0.29275, 0.70725, 0.0),
    (0.29275, 0.70725, 0.0),
    (-0.02234, 0.02234, 1.0),
)
_PROTAN: _Matrix = (
    (0.11238, 0.88762, 0.0),
    (0.11238, 0.88762, 0.0),
    (0.00401, -0.00401, 1.0),
)
# two half planes, one on either side of the plane through the greys with this normal
_TRITAN_NORMAL: _Row = (0.03901, -0.02788, -0.01113)
_TRITAN_ABOVE: _Matrix = (
    (1.01277, 0.13548, -0.14826),
    (-0.01243, 0.86812, 0.14431),
    (0.07589, 0.80500, 0.11911),
)
_TRITAN_BELOW: _Matrix = (
    (0.93678, 0.18979, -0.12657),
    (0.06154, 0.81526, 0.12320),
    (-0.37562, 1.12767, 0.24796),
)


def contrast(one: str, other: str, sight: Sight = "normal") -> float:
    """The ratio of WCAG 2.2, from 1 to 21."""
    first, second = luminance(one, sight), luminance(other, sight)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


@lru_cache(maxsize=4096)
def luminance(colour: str, sight: Sight = "normal") -> float:
    """Relative luminance after WCAG 2.2, from 0 to 1."""
    red, green, blue = (_linear(part) for part in _parts(seen(colour, sight)))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=4096)
def seen(colour: str, sight: Sight) -> str:
    """The colour that somebody of normal sight would have to see, to see what this sight sees."""
    if sight == "normal":
        return colour
    red, green, blue = _parts(colour)
    if sight == "grey":
        return _hex((0.299 * red + 0.587 * green + 0.114 * blue,) * 3)
    linear = (_linear(red), _linear(green), _linear(blue))
    if sight == "deutan":
        matrix = _DEUTAN
    elif sight == "protan":
        matrix = _PROTAN
    else:
        matrix = _TRITAN_ABOVE if _dot(_TRITAN_NORMAL, linear) >= 0 else _TRITAN_BELOW
    x, y, z = (_curved(_dot(row, linear)) for row in matrix)
    return _hex((x, y, z))


def over(fill: str, opacity: float, ground: str) -> str:
    """What `fill` looks like over `ground`."""
    top, under = _parts(fill), _parts(ground)
    red, green, blue = (opacity * a + (1 - opacity) * b for a, b in zip(top, under, strict=True))
    return _hex((red, green, blue))


def _parts(colour: str) -> _Row:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue


def _hex(parts: _Row) -> str:
    return "#" + "".join(f"{round(255 * min(1.0, max(0.0, part))):02x}" for part in parts)


def _dot(row: _Row, column: _Row) -> float:
    return row[0] * column[0] + row[1] * column[1] + row[2] * column[2]


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _curved(part: float) -> float:
    if part <= 0.0031308:
        return 12.92 * max(0.0, part)
    return float(1.055 * part ** (1 / 2.4) - 0.055)
