"""Rulings with much and with little to say, and what stands where on a page of them."""

from dataclasses import replace

import polofield as pf
from polofield.layout.sheet import Path, Text

FIELD, ARENA = pf.Field(), pf.Arena()
RULINGS = [
    pf.ruling("outdoor/penalty-5a", FIELD, at=(80, 78)),
    pf.ruling("outdoor/penalty-3-defended", FIELD),
    pf.ruling("outdoor/knock-in", FIELD, at=(-150, -20)),
    pf.ruling("outdoor/fair-play", FIELD, at=(130, -10)),
    pf.ruling("outdoor/throw-in", FIELD, at=(30, 20)),
    pf.ruling("arena/penalty-2", ARENA),
    pf.ruling("arena/hit-out", ARENA, at=(50, 12), after="penalty-3"),
]


def texts(sheet):
    return [mark for mark in sheet.walk() if isinstance(mark, Text)]


def column(sheet):
    (layer,) = [layer for layer in sheet.layers if layer.name == "layer-text"]
    return [mark for mark in replace(sheet, layers=(layer,)).walk() if isinstance(mark, Text)]


def panel(sheet):
    (found,) = [m for m in sheet.walk() if isinstance(m, Path) and m.name == "surround"]
    xs, ys = [p.x for p in found.rings[0]], [p.y for p in found.rings[0]]
    return min(xs), min(ys), max(xs), max(ys)
