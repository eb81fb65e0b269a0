"""Symbols side by side where one would hide the number of another.

They are no smaller than their numbers can be read. So on a small picture some who stand close
cannot be drawn just where they are: they are moved no farther than it takes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from polofield.layout.labels import ASCENT, Box
from polofield.layout.metrics import text_width
from polofield.layout.profiles import Profile
from polofield.layout.riders import DISC, badge, scale_of
from polofield.layout.sheet import Circle, Path, ScaleMap, Text
from polofield.layout.things import disc_radius
from polofield.layout.views import Window
from polofield.scene.model import Cross, Disc, Figure, Remedy, Thing

ROUNDS = 300
"""How often symbols are moved at most: each time by what is missing between two."""
ENOUGH = 0.02
"""Page units that may be missing in the end."""
BETWEEN = 0.6
"""Page units between a number and the symbol beside it."""


OVERHANG = 0.21
"""Ems that a letter may reach beyond its width, or below its line."""


class _Symbol(NamedTuple):
    """What a symbol covers about its place, its number, and the box in which it has to be.

    `covers` are circles (x, y, radius): round bodies, and corners with the rim about them.
    """

    covers: Sequence[tuple[float, float, float]]
    number: Box | None
    size: float
    within: Box

    def reach(self, ux: float, uy: float) -> float:
        """How far its body reaches a way."""
        return max(x * ux + y * uy + r for x, y, r in self.covers)

    def number_reach(self, ux: float, uy: float) -> float:
        """How far its number does."""
        if self.number is None:
            return -math.inf
        x1, y1, x2, y2 = self.number
        return max(x1 * ux, x2 * ux) + max(y1 * uy, y2 * uy) + BETWEEN


def moved_apart(
    things: Sequence[Thing],
    profile: Profile,
    yards: ScaleMap,
    shown: Window,
    box: Box,
    reach: Callable[[Figure], float],
) -> dict[str, Figure]:
    """Of the people who show those, by name, who have to be moved, where they are drawn.

    Whoever is in close order, where a row says enough, stays where he is. `reach` is how far all
    of a symbol reaches on the page, which is in the `box`.
    """
    people = [
        thing
        for thing in things
        if isinstance(thing, Figure) and not thing.close_order and shown.holds(*thing.at)
    ]
    balls = [
        (*yards.point(*thing.at), disc_radius(thing, profile, yards))
        for thing in things
        if isinstance(thing, Disc) and thing.layer == "ball"
    ]
    symbols = [_symbol(one, profile, yards, box.grown(-reach(one))) for one in people]
    places = _apart([yards.point(*one.at) for one in people], symbols, balls)
    return {
        people[index].name: replace(people[index], at=_in_yards(*place, yards))
        for index, place in places.items()
    }


def with_moved(thing: Thing, moved: Mapping[str, Figure]) -> Thing:
    """A thing as it is drawn when some people are moved."""
    match thing:
        case Figure() if thing.name in moved:
            return moved[thing.name]
        case Remedy() if thing.who.name in moved:
            return replace(thing, who=moved[thing.who.name])
        case Cross() if thing.nearest and thing.nearest.name in moved:
            return replace(thing, nearest=moved[thing.nearest.name])
    return thing


def _symbol(figure: Figure, profile: Profile, yards: ScaleMap, within: Box) -> _Symbol:
    px, py = yards.point(*figure.at)
    scale = scale_of(figure, profile, yards)
    covers: list[tuple[float, float, float]] = []
    number = None
    for mark in badge(profile, figure.shape, figure.role, figure.text, px, py, scale):
        match mark:
            case Circle():
                covers.append((mark.x - px, mark.y - py, mark.r + mark.width / 2))
            case Path():
                rim = mark.width / 2
                covers += ((p.x - px, p.y - py, rim) for ring in mark.rings for p in ring)
            case Text():
                half = text_width(mark.text, mark.size, mark.weight) / 2
                base = mark.y - py
                number = Box(-half, base - ASCENT * mark.size, half, base)
                if not mark.text.isdecimal():  # letters reach below their line, and beyond
                    number = number.grown(OVERHANG * mark.size)
    return _Symbol(covers, number, DISC * scale, within)


def _apart(
    places: Sequence[tuple[float, float]],
    symbols: Sequence[_Symbol],
    balls: Sequence[tuple[float, float, float]],
) -> dict[int, tuple[float, float]]:
    """Where those symbols have to be that are moved; a later one lies on an earlier one."""
    at = [list(place) for place in places]
    # a ball is covered no more than it was
    clear = [
        [min(math.hypot(x - bx, y - by), one.size + r) for bx, by, r in balls]
        for (x, y), one in zip(places, symbols, strict=True)
    ]
    touched: set[int] = set()
    for _ in range(ROUNDS):
        most = 0.0
        for j, later in enumerate(symbols):
            for i, earlier in enumerate(symbols[:j]):
                ux, uy, far = _way(at[i], at[j])
                lacking = later.reach(-ux, -uy) + earlier.number_reach(ux, uy) - far
                if lacking > ENOUGH:
                    most = max(most, lacking)
                    touched |= {i, j}
                    _move(at[i], earlier.within, -ux * lacking / 2, -uy * lacking / 2)
                    _move(at[j], later.within, ux * lacking / 2, uy * lacking / 2)
        for i in touched:
            for (bx, by, _), least in zip(balls, clear[i], strict=True):
                ux, uy, far = _way((bx, by), at[i])
                if (lacking := least - far) > ENOUGH:
                    most = max(most, lacking)
                    _move(at[i], symbols[i].within, ux * lacking, uy * lacking)
        if most <= ENOUGH:
            break
    return {i: (at[i][0], at[i][1]) for i in sorted(touched)}


def _way(a: Sequence[float], b: Sequence[float]) -> tuple[float, float, float]:
    """The way from one place to another, and how far it is."""
    far = math.dist(a, b)
    return ((b[0] - a[0]) / far, (b[1] - a[1]) / far, far) if far > ENOUGH else (1.0, 0.0, far)


def _move(at: list[float], within: Box, dx: float, dy: float) -> None:
    at[0] = min(max(at[0] + dx, within.x1), within.x2)
    at[1] = min(max(at[1] + dy, within.y1), within.y2)


def _in_yards(px: float, py: float, yards: ScaleMap) -> tuple[float, float]:
    """A place on the page, in yards of the frame."""
    a, b, c, d = yards.turn
    across, up = (px - yards.x0) / yards.scale, (yards.y0 - py) / yards.scale
    # the turn is orthogonal: its inverse is its transpose
    return a * across + c * up, b * across + d * up
