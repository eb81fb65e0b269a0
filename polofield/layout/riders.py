"""Riders: a horse seen from above, and on it a badge with the number, which never turns.

Both are drawn in units of their own, with the head up and the badge's centre at the origin; a
profile says how large such a unit is on its page. Where a horse at true size is larger than that,
it has its true size. `stances` says where each stands, which way and how large.
"""

from __future__ import annotations

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
from polofield.scene.things import Figure
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
SMALLEST_NUMBER = 0.86
"""The smallest number, of a profile's least text: it stands alone on a badge."""
SHAPE_ALONE = 0.5
"""Below so much of the scale at which a number can be read, a rider is a badge alone."""
SMALLEST_LETTERS = 0.7
"""The smallest letters of a name, likewise."""
FAULT_RING, FAULT_WIDTH, EXEMPT_WIDTH = 15.0, 3.6, 1.8
"""The radius of a ring round somebody who stands wrong, its width, and that of a dashed one."""


class Pose(NamedTuple):
    """How somebody is drawn: where on the page, which way (a unit vector), and how large.

    `along` and `across` are the page units to a unit of the horse, 0 where somebody is on foot, and
    `scale` those of the badge. The mallet is in the right `hand` of the hitter, who hits on the off
    side (1) or across the horse, on the near side (-1).
    """

    x: float
    y: float
    ux: float
    uy: float
    along: float
    across: float
    scale: float
    hand: int = 1

    def put(self, across: float, along: float) -> Point:
        """A place on the horse, on the page."""
        x, y = across * self.across, along * self.along
        return Point(self.x - self.ux * y - self.uy * x, self.y - self.uy * y + self.ux * x)


def least_scale(profile: Profile) -> float:
    """How small a rider may be drawn, so that the number on the badge can be read."""
    return min(profile.rider, SMALLEST_NUMBER * profile.least / NUMBER)


def is_true_size(figure: Figure, profile: Profile, yards: ScaleMap) -> bool:
    """Whether a horse is drawn at true size: where that is larger, or in close order is seen."""
    least = SHAPE_ALONE * least_scale(profile) if figure.close_order else profile.rider
    return figure.facing is not None and true_size(yards)[0] > least


def true_size(yards: ScaleMap) -> tuple[float, float]:
    """Page units to a unit of a horse at true size, along and across."""
    return HORSE_LENGTH * yards.scale / (TAIL - NOSE), HORSE_WIDTH / 2 * yards.scale / WIDEST


def horse(figure: Figure, pose: Pose, voice: Voice) -> Group | None:
    """Somebody's horse, which lies under all badges; None for whoever is on foot."""
    if not pose.along:
        return None
    width = RIM * pose.across
    ears = tuple(tuple(pose.put(side * x, y) for x, y in EAR) for side in (1, -1))
    marks: list[Mark] = [Path(ears, figure.role, width=width)]
    marks.append(Path((horse_ring(pose),), figure.role, width=width))
    return Group(f"{figure.name}-horse", tuple(marks), figure.role, figure.title.say(voice))


def rider(figure: Figure, pose: Pose, profile: Profile, voice: Voice) -> Group:
    """Somebody's badge, with the mallet of the hitter and the ring of whoever stands wrong."""
    marks: list[Mark] = []
    if figure.hitter and pose.along:
        marks.extend(_mallet(pose))
    readable = NUMBER * pose.scale >= SMALLEST_NUMBER * profile.least - 1e-9
    text = figure.text if readable else ""
    marks.extend(badge(profile, figure.shape, figure.role, text, pose.x, pose.y, pose.scale))
    if figure.ring:
        wrong = figure.ring == "fault"
        width = (FAULT_WIDTH if wrong else EXEMPT_WIDTH) * pose.scale
        dash = () if wrong else ring_dash(profile)
        radius = FAULT_RING * pose.scale
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


DISCS = (
    (-19.5, 3.4),
    (-13.0, 4.4),
    (-6.0, 7.2),
    (1.0, 7.0),
    (8.0, 7.2),
    (14.0, 5.6),
    (20.5, 3.2),
)
"""Discs that cover a horse: how far along it each lies, and its radius."""


def discs(pose: Pose) -> list[tuple[float, float, float]]:
    """Discs (x, y, radius) on the page that cover a horse with its rim."""
    if not pose.along:
        return []
    largest = max(pose.along, pose.across)
    return [(*pose.put(0.0, along), (r + RIM / 2) * largest) for along, r in DISCS]


def mallet_discs(pose: Pose) -> list[tuple[float, float, float]]:
    """The same of the mallet."""
    (x1, y1), (x2, y2) = SHAFT
    parts = [(x1 + t * (x2 - x1), y1 + t * (y2 - y1), 2.6) for t in (0.45, 0.65, 0.85)]
    head = [(*place, 3.2) for place in (*HEAD, SHAFT[1])]
    return [
        (*pose.put(pose.hand * x, y), r * max(pose.along, pose.across)) for x, y, r in parts + head
    ]


def ring_dash(profile: Profile) -> tuple[float, ...]:
    """The dashes of the ring round somebody exempt."""
    return 4.5 * profile.rider, 3.0 * profile.rider


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
    shaft, head = (tuple(pose.put(pose.hand * x, y) for x, y in line) for line in (SHAFT, HEAD))
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
