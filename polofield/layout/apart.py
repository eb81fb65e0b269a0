"""Badges side by side where one would hide the number of another.

They are no smaller than their numbers can be read. So on a small picture some who stand close
cannot be drawn just where they are: they are moved no farther than it takes.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from polofield.layout.labels import ASCENT, Box
from polofield.layout.metrics import text_width
from polofield.layout.profiles import Profile
from polofield.layout.riders import DISC, Pose, badge
from polofield.layout.sheet import Circle, Path, Text
from polofield.scene.things import Figure

ROUNDS = 300
"""How often badges are moved at most: each time by what is missing between two."""
ENOUGH = 0.02
"""Page units that may be missing in the end."""
BETWEEN = 0.6
"""Page units between a number and the badge beside it."""
OVERHANG = 0.21
"""Ems that a letter may reach beyond its width, or below its line."""


class _Badge(NamedTuple):
    """What a badge covers about its place, its number, and the box in which it has to be.

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


def set_apart(
    people: Sequence[Figure],
    poses: Mapping[str, Pose],
    profile: Profile,
    within: Sequence[Box],
    balls: Sequence[tuple[float, float, float]],
) -> dict[str, Pose]:
    """Of some people, by name, how those are drawn who have to be moved.

    `within` is the box for the place of each, `balls` are circles on the page.
    """
    drawn = [poses[one.name] for one in people]
    badges = [
        _badge(one, pose, profile, box)
        for one, pose, box in zip(people, drawn, within, strict=True)
    ]
    places = _apart([(pose.x, pose.y) for pose in drawn], badges, balls)
    return {people[index].name: drawn[index]._replace(x=x, y=y) for index, (x, y) in places.items()}


def _badge(figure: Figure, pose: Pose, profile: Profile, within: Box) -> _Badge:
    covers: list[tuple[float, float, float]] = []
    number = None
    for mark in badge(profile, figure.shape, figure.role, figure.text, 0.0, 0.0, pose.scale):
        match mark:
            case Circle():
                covers.append((mark.x, mark.y, mark.r + mark.width / 2))
            case Path():
                rim = mark.width / 2
                covers += ((p.x, p.y, rim) for ring in mark.rings for p in ring)
            case Text():
                half = text_width(mark.text, mark.size, mark.weight) / 2
                number = Box(-half, mark.y - ASCENT * mark.size, half, mark.y)
                if not mark.text.isdecimal():  # letters reach below their line, and beyond
                    number = number.grown(OVERHANG * mark.size)
    return _Badge(covers, number, DISC * pose.scale, within)


def _apart(
    places: Sequence[tuple[float, float]],
    badges: Sequence[_Badge],
    balls: Sequence[tuple[float, float, float]],
) -> dict[int, tuple[float, float]]:
    """Where those badges have to be that are moved; a later one lies on an earlier one."""
    at = [list(place) for place in places]
    # a ball is covered no more than it was
    clear = [
        [min(math.hypot(x - bx, y - by), one.size + r) for bx, by, r in balls]
        for (x, y), one in zip(places, badges, strict=True)
    ]
    touched: set[int] = set()
    for _ in range(ROUNDS):
        most = 0.0
        for j, later in enumerate(badges):
            for i, earlier in enumerate(badges[:j]):
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
                    _move(at[i], badges[i].within, ux * lacking, uy * lacking)
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
