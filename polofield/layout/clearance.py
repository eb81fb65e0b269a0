"""Whether riders in some poses are on legal ground, and what they cover."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from polofield.layout.profiles import Profile
from polofield.layout.regions import Circle, flattened
from polofield.layout.riders import (
    CORNER,
    CORNERS,
    DISC,
    DISCS,
    EAR,
    RIM,
    SQUARE,
    Pose,
    discs,
    horse_ring,
    mallet_discs,
)
from polofield.layout.sheet import ScaleMap
from polofield.scene.things import Figure
from polofield.surface.limits import Floats, Limit

BETWEEN = 1.6
"""Units that are left between riders, and between a rider and what else is not covered."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What riders are drawn on, and what is there already, as discs on the page.

    `shown` is the part of it that shows. Badges and balls are covered by no badge, balls by no
    horse either; `things` and horses only where there is no other place.
    """

    profile: Profile
    yards: ScaleMap
    shown: Limit
    balls: list[Circle]
    things: list[Circle]
    badges: list[Circle] = field(default_factory=list)
    horses: list[Circle] = field(default_factory=list)

    def take(self, figure: Figure, pose: Pose) -> None:
        """Mark what somebody covers as taken."""
        self.badges.append((pose.x, pose.y, badge_radius(figure) * pose.scale))
        self.horses.extend(discs(pose))
        if figure.hitter and pose.along:
            self.horses.extend(mallet_discs(pose))


class Poses(NamedTuple):
    """Poses of one rider at one size: places (n, 2), unit vectors (n, 2) and hands (n,)."""

    at: Floats
    forward: Floats
    hand: NDArray[np.int64]
    along: float
    across: float
    scale: float

    def part(self, which: Any) -> Poses:
        """Some of them."""
        at, forward, hand = self.at[which], self.forward[which], self.hand[which]
        return self._replace(at=at, forward=forward, hand=hand)

    def pose(self, index: int) -> Pose:
        """One of them."""
        x, y = self.at[index].tolist()
        ux, uy = self.forward[index].tolist()
        return Pose(x, y, ux, uy, self.along, self.across, self.scale, int(self.hand[index]))


def turned(pose: Pose, moves: Floats, degrees: Floats | NDArray[np.int64]) -> Poses:
    """A pose moved by each of (n, 2) page units and turned by each of (n,) degrees."""
    cos, sin = np.cos(np.radians(degrees)), np.sin(np.radians(degrees))
    forward = np.column_stack((pose.ux * cos - pose.uy * sin, pose.uy * cos + pose.ux * sin))
    hands = np.full(len(moves), pose.hand)
    at = np.array((pose.x, pose.y)) + moves
    return Poses(at, forward, hands, pose.along, pose.across, pose.scale)


def _outline() -> Floats:
    """The outline of a horse with its ears, across and along: (n, 2)."""
    ring = flattened(horse_ring(Pose(0.0, 0.0, 0.0, -1.0, 1.0, 1.0, 1.0)))
    ears = [(side * x, y) for x, y in EAR for side in (1, -1)]
    return np.array([*ring[::2], *ears])


OUTLINE = _outline()
_SIDES = SQUARE - CORNER, CORNER - SQUARE
CORES: dict[str, tuple[Floats, float]] = {
    "disc": (np.zeros((1, 2)), DISC),
    "square": (np.array([(x, y) for x in _SIDES for y in _SIDES]), CORNER),
    "triangle": (np.zeros((1, 2)), CORNERS),
}
"""A badge as some points and a radius round each of them."""


def badge_radius(figure: Figure) -> float:
    """The radius of a disc that covers a badge with its rim."""
    core, radius = CORES[figure.shape]
    return float(np.hypot(*core[0])) + radius + RIM / 2


def missing(
    figure: Figure, within: Limit, poses: Poses, ground: Ground, *, badge_only: bool = False
) -> Floats:
    """By how many yards each of some poses reaches off legal ground; 0 or less is legal: (n,).

    A line at its edge is clear of the rider as well.
    """
    core, radius = CORES[figure.shape]
    line = 0.5 * max(ground.profile.boundary, ground.profile.limit)
    places = poses.at[:, None, :] + core * poses.scale
    clear = np.full(len(core), (radius + RIM / 2) * poses.scale)
    if poses.along and not badge_only:
        forward = poses.forward[:, None, :]
        right = np.stack((-forward[..., 1], forward[..., 0]), axis=-1)
        shape = OUTLINE * (poses.across, poses.along)
        horse = poses.at[:, None, :] + shape[:, :1] * right - shape[:, 1:] * forward
        places = np.concatenate((places, horse), axis=1)
        clear = np.append(clear, np.full(len(shape), RIM / 2 * poses.across))
    x, y = _in_yards(places[..., 0], places[..., 1], ground.yards)
    lacking: Floats = ((clear + line) / ground.yards.scale - within.margin(x, y)).max(axis=1)
    return lacking


def are_off(within: Limit, poses: Poses, ground: Ground) -> NDArray[np.bool_]:
    """Whether the middle of each of some badges is off legal ground: (n,)."""
    x, y = _in_yards(poses.at[:, 0], poses.at[:, 1], ground.yards)
    off: NDArray[np.bool_] = np.asarray(within.margin(x, y)) < 0
    return off


def _in_yards(px: Floats, py: Floats, yards: ScaleMap) -> tuple[Floats, Floats]:
    """Places on the page, in yards of the frame."""
    a, b, c, d = yards.turn
    across, up = (px - yards.x0) / yards.scale, (yards.y0 - py) / yards.scale
    # the turn is orthogonal: its inverse is its transpose
    return a * across + c * up, b * across + d * up


def covers(figure: Figure, poses: Poses, ground: Ground, *, strict: bool) -> NDArray[np.bool_]:
    """Whether each of some poses covers what it may not: (n,).

    A badge covers no badge; `strict`: and nobody covers anything.
    """
    gap = BETWEEN * ground.profile.rider
    size = max(poses.along, poses.across)
    horse = [
        (poses.at - along * poses.along * poses.forward, (r + RIM / 2) * size)
        for along, r in DISCS
        if size
    ]
    badge = [(poses.at, badge_radius(figure) * poses.scale)]
    count = len(poses.at)
    found = _meet(count, badge, [*ground.badges, *ground.balls], gap)
    found |= _meet(count, horse, ground.balls, gap)
    if strict:
        things = [] if figure.hitter else ground.things
        found |= _meet(count, badge, [*ground.horses, *things], gap)
        found |= _meet(count, horse, [*ground.badges, *ground.horses, *things], gap)
    return found


def _meet(
    count: int, own: Sequence[tuple[Floats, float]], others: Sequence[Circle], gap: float
) -> NDArray[np.bool_]:
    """Whether any disc of each of so many poses lies on another disc."""
    if not (own and others):
        return np.zeros(count, bool)
    there = np.array(others)
    at = np.stack([place for place, _ in own])[..., None]
    radii = np.array([radius for _, radius in own])[:, None, None]
    apart = np.hypot(at[:, :, 0] - there[:, 0], at[:, :, 1] - there[:, 1])
    found: NDArray[np.bool_] = (apart < radii + there[:, 2] + gap).any(axis=(0, 2))
    return found
