"""Riders: a horse seen from above, and on it a badge with the number, which never turns.

Both are drawn in units of their own, with the head up and the badge's centre at the origin; a
profile says how large such a unit is on its page. Where a horse at true size is larger than that,
it has its true size.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from polofield.layout.metrics import shorten, text_width
from polofield.layout.profiles import Profile
from polofield.layout.sheet import (
    Arc,
    Circle,
    Curve,
    Group,
    Mark,
    Path,
    Point,
    Ring,
    ScaleMap,
    Text,
)
from polofield.rulings.phrase import Voice
from polofield.scene.model import Figure
from polofield.surface.people import HORSE_LENGTH, HORSE_WIDTH

NOSE, DOCK, TAIL = -23.0, 17.2, 23.5
"""How far along a horse its nose, its dock and the end of its tail are."""
FLANK = (
    ((2.0, -22.6), (2.9, -20.0), (2.6, -17.6)),
    ((2.4, -15.8), (2.2, -14.4), (2.9, -12.6)),
    ((3.8, -10.8), (6.4, -9.6), (6.9, -5.6)),
    ((7.2, -2.4), (6.3, 0.0), (6.4, 3.4)),
    ((6.5, 6.6), (7.1, 8.4), (6.6, 11.6)),
    ((6.1, 15.0), (3.6, 16.8), (1.1, DOCK)),
)
"""Its right flank as curves from the nose on, each as two handles and an end, across and along."""
TAIL_HALF = 0.9
EAR = ((2.3, -16.6), (4.6, -14.6), (2.3, -13.6))
WIDEST = 7.0
"""How far across a flank reaches."""
SHAFT = ((5.0, 0.0), (15.0, -24.0))
HEAD = ((11.6, -25.4), (18.6, -22.4))
SHAFT_WIDTH, HEAD_WIDTH, CASING = 1.9, 3.4, 1.4
"""The mallet's, and how far the casing goes beyond both."""
RIM = 1.4
"""The rim of horse and badge: half of it lies outside."""

DISC, SQUARE, CORNER = 9.0, 8.4, 1.6
"""The radius of a disc; half the side of a square, and the radius of its corners."""
TRIANGLE = ((0.0, -9.6), (9.6, 7.2), (-9.6, 7.2))
BADGE, CORNERS = 9.6, 12.0
"""How far a badge reaches from its centre, without and with its corners."""
NUMBER, BASELINE = 13.5, 4.6
"""The size of a number, and how far its baseline is below the centre."""
LETTER, LETTER_BASELINE = 10.0, 5.4
"""The same of a letter on a triangle."""
SMALLEST_NUMBER = 0.83
"""The smallest number, of a profile's least text: it stands alone on a badge."""
SHAPE_ALONE = 0.5
"""Below so much of the scale at which a number can be read, a rider is a badge alone."""
SMALLEST_LETTERS = 0.7
"""The smallest letters of a name, likewise."""
FAULT_RING, FAULT_WIDTH, EXEMPT_WIDTH = 15.0, 3.6, 1.8
"""The radius of a ring round somebody who stands wrong, its width, and that of a dashed one."""


class Pose(NamedTuple):
    """How a rider is drawn: where on the page, which way (a unit vector), and how large.

    `along` and `across` are the page units to a unit of the horse, `scale` those of the badge.
    """

    x: float
    y: float
    ux: float
    uy: float
    along: float
    across: float
    scale: float

    def put(self, across: float, along: float) -> Point:
        """A place on the horse, on the page."""
        x, y = across * self.across, along * self.along
        return Point(self.x - self.ux * y - self.uy * x, self.y - self.uy * y + self.ux * x)


def least_scale(profile: Profile) -> float:
    """How small a rider may be drawn, so that the number on the badge can be read."""
    return SMALLEST_NUMBER * profile.least / NUMBER


def true_scale(yards: ScaleMap) -> float:
    """Page units to a unit of a horse that is drawn at true size."""
    return HORSE_LENGTH * yards.scale / (TAIL - NOSE)


def is_true_size(figure: Figure, profile: Profile, yards: ScaleMap) -> bool:
    """Whether a horse is drawn at true size: where that is larger, or in close order is seen."""
    least = SHAPE_ALONE * least_scale(profile) if figure.close_order else profile.rider
    return true_scale(yards) > least


def scale_of(figure: Figure, profile: Profile, yards: ScaleMap) -> float:
    """How large somebody's badge is: it leaves room to the next one's, the ball and the cross.

    Outside close order its number can be read.
    """
    to_next = figure.room * yards.scale
    if figure.close_order:
        small = _is_badge_alone(figure, profile, yards) or is_true_size(figure, profile, yards)
        taken = 2 * (CORNERS + RIM) if small else TAIL - NOSE
        return min(profile.rider, to_next / taken)
    to_ball = (figure.off_ball * yards.scale - profile.ball) / (DISC + RIM)
    to_cross = figure.off_cross * yards.scale / (DISC + RIM)
    beside = to_next / 2 / (DISC + RIM)
    return min(profile.rider, max(min(beside, to_ball, to_cross), least_scale(profile)))


def _is_badge_alone(figure: Figure, profile: Profile, yards: ScaleMap) -> bool:
    """Whether somebody in close order has no room for a horse that would be seen."""
    behind = figure.room * yards.scale / (TAIL - NOSE)
    return figure.close_order and behind < SHAPE_ALONE * least_scale(profile)


def pose_of(figure: Figure, profile: Profile, yards: ScaleMap) -> Pose:
    """How somebody is drawn."""
    x, y = yards.point(*figure.at)
    facing = figure.facing or 0.0
    ahead = yards.point(figure.at[0] + math.cos(facing), figure.at[1] + math.sin(facing))
    scale = scale_of(figure, profile, yards)
    along = across = scale
    if is_true_size(figure, profile, yards):
        along, across = true_scale(yards), HORSE_WIDTH / 2 * yards.scale / WIDEST
    elif _is_badge_alone(figure, profile, yards):
        along = across = 0.0
    return Pose(
        x, y, (ahead.x - x) / yards.scale, (ahead.y - y) / yards.scale, along, across, scale
    )


def rider(figure: Figure, profile: Profile, yards: ScaleMap, voice: Voice) -> Group:
    """Somebody on a horse, or on foot: the badge alone."""
    pose = pose_of(figure, profile, yards)
    marks: list[Mark] = []
    if figure.facing is not None and pose.along >= SHAPE_ALONE * least_scale(profile):
        if figure.hitter:
            marks.extend(_mallet(pose))
        marks.extend(_horse(pose, figure.role))
    text = figure.text if pose.scale >= least_scale(profile) - 1e-9 else ""
    marks.extend(badge(profile, figure.shape, figure.role, text, pose.x, pose.y, pose.scale))
    if figure.ring:
        wrong = figure.ring == "fault"
        width = (FAULT_WIDTH if wrong else EXEMPT_WIDTH) * pose.scale
        dash = () if wrong else ring_dash(profile)
        radius = fault_ring(figure, profile, yards)
        marks.append(Circle(pose.x, pose.y, radius, figure.ring, width=width, dash=dash))
        if figure.flag:
            off = FLAG_OFF * radius
            marks.extend(flag(pose.x + off, pose.y - off, pose.scale))
    return Group(figure.name, tuple(marks), figure.role, figure.title.say(voice))


FLAG, FLAG_CASE, FLAG_OFF = 5.6, 1.6, 0.82
"""Half the side of a flag and the width of its case; how far it is off the middle of its ring."""


def fault_sample(profile: Profile, x: float, y: float) -> Iterator[Mark]:
    """A ring with its flag, for a legend."""
    radius = 0.62 * FAULT_RING * profile.rider
    yield Circle(x, y, radius, "fault", width=FAULT_WIDTH * profile.rider)
    off = FLAG_OFF * radius
    yield from flag(x + off, y - off, 0.9 * profile.rider)


def flag(x: float, y: float, scale: float) -> Iterator[Mark]:
    """A small black flag with a cross: who has it is wrong."""
    half, arm = FLAG * scale, 0.45 * FLAG * scale
    yield Path((_square(x, y, half, 1.4 * scale),), "flag", width=FLAG_CASE * scale)
    ways = (
        (Point(x - arm, y - arm), Point(x + arm, y + arm)),
        (Point(x - arm, y + arm), Point(x + arm, y - arm)),
    )
    yield Path(ways, "flag", closed=False, width=2.0 * scale)


def fault_ring(figure: Figure, profile: Profile, yards: ScaleMap) -> float:
    """The radius of the ring round somebody who stands wrong, or would: round the badge."""
    return FAULT_RING * scale_of(figure, profile, yards)


def ring_dash(profile: Profile) -> tuple[float, ...]:
    """The dashes of the ring round somebody exempt."""
    return 4.5 * profile.rider, 3.0 * profile.rider


def _horse(pose: Pose, role: str) -> Iterator[Mark]:
    ears = tuple(tuple(pose.put(side * x, y) for x, y in EAR) for side in (1, -1))
    yield Path(ears, role, width=RIM * pose.across)
    yield Path((horse_ring(pose),), role, width=RIM * pose.across)


def horse_ring(pose: Pose) -> Ring:
    """The outline of a horse on the page: down its right flank and up its left."""
    put = pose.put
    ring: list[Point | Arc | Curve] = [put(0.0, NOSE)]
    ring.extend(Curve(*put(*end), *put(*a), *put(*b)) for a, b, end in FLANK)
    ring.extend((put(TAIL_HALF, TAIL), put(-TAIL_HALF, TAIL), put(-FLANK[-1][2][0], DOCK)))
    ends = ((0.0, NOSE), *(end for _, _, end in FLANK))
    for (a, b, _), (x, y) in zip(reversed(FLANK), reversed(ends[:-1]), strict=True):
        ring.append(Curve(*put(-x, y), *put(-b[0], b[1]), *put(-a[0], a[1])))
    return tuple(ring)


def _mallet(pose: Pose) -> Iterator[Path]:
    shaft = (pose.put(*SHAFT[0]), pose.put(*SHAFT[1]))
    head = (pose.put(*HEAD[0]), pose.put(*HEAD[1]))
    for role, more in (("rim", 2 * CASING), ("mallet", 0.0)):
        for ring, width in ((shaft, SHAFT_WIDTH), (head, HEAD_WIDTH)):
            yield Path((ring,), role, closed=False, width=(width + more) * pose.across)


def badge(
    profile: Profile, shape: str, role: str, text: str, x: float, y: float, scale: float
) -> Iterator[Mark]:
    """A player's or an official's badge with its number or letter, centred on a place."""
    width = RIM * scale
    if shape == "disc":
        yield Circle(x, y, DISC * scale, role, width=width)
    elif shape == "square":
        yield Path((_square(x, y, SQUARE * scale, CORNER * scale),), role, width=width)
    else:
        corners = tuple(Point(x + scale * dx, y + scale * dy) for dx, dy in TRIANGLE)
        yield Path((corners,), role, width=width)
    if not text_width(text, 1, weight=700):
        return
    letter = shape == "triangle"
    size, low = (LETTER, LETTER_BASELINE) if letter else (NUMBER, BASELINE)
    widest = scale * (BADGE if letter else 1.7 * DISC)
    fitted = min(size * scale, widest / text_width(text, 1, weight=700))
    fitted = max(fitted, SMALLEST_LETTERS * profile.least)
    if len(text) > 1:
        text = shorten(text, fitted, widest, weight=700)
    kind = "official-letter" if role == "official" else f"{role}-number"
    baseline = y + low * scale - 0.5 * LETTER_HEIGHT * (size * scale - fitted)
    yield Text(x, baseline, text, fitted, kind, weight=700, anchor="middle")


LETTER_HEIGHT = 0.7
"""Ems from the baseline to the top of a capital or a figure."""


def _square(x: float, y: float, half: float, r: float) -> Ring:
    """A square with rounded corners."""
    ring: list[Point | Arc] = []
    for sx, sy in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
        cx, cy = x + sx * (half - r), y + sy * (half - r)
        # clockwise on the page: into the corner along the edge before it
        before, after = (cx, y + sy * half), (x + sx * half, cy)
        if sx != -sy:
            before, after = after, before
        ring.append(Point(*before))
        ring.append(Arc(*after, cx, cy, clockwise=True))
    return tuple(ring)
