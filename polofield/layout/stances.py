"""Where on the page everybody is drawn, which way, and how large.

Riders are larger than life, so somebody who stands right could be drawn with the nose over a line.
Whoever is proposed turns, moves and shrinks, no farther than it takes, until all of the rider is on
legal ground and covers nobody. Whoever is given stands where they were put: they turn where no
heading was given, and shrink as far as the number can be read.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from polofield.layout.apart import set_apart
from polofield.layout.clearance import Ground, Poses, are_off, covers, missing, turned
from polofield.layout.labels import Box
from polofield.layout.paths import ball_reach
from polofield.layout.profiles import Profile
from polofield.layout.regions import Circle
from polofield.layout.riders import (
    CORNERS,
    DISC,
    HEAD,
    HEAD_WIDTH,
    NOSE,
    RIM,
    SHAFT,
    SHAPE_ALONE,
    TAIL,
    Pose,
    is_true_size,
    least_scale,
    true_size,
)
from polofield.layout.sheet import ScaleMap
from polofield.layout.views import Window
from polofield.scene.things import Arrow, Cross, Disc, Figure, Thing
from polofield.surface.limits import AllOf, Floats, Limit, rectangle
from polofield.surface.units import TOLERANCE

SHRUNK = (1.0, 0.9, 0.0)
"""The sizes at which a place is looked for, between the least (0) and the full one (1)."""
RINGS = (3.0, 6.0, 9.0, 12.0, 16.0, 20.0, 25.0, 31.0, 38.0, 46.0, 56.0, 68.0)
"""How far off a place is looked for, in a rider's units."""
WAYS = 16
"""In how many directions."""
TURN, TURNS = 10, 9
"""Degrees by which a rider turns at a time, and how many times either way."""
DEGREES_A_UNIT = 3.0
"""Degrees to turn that are as good as a unit to move."""
HIT_TURN, HIT_TURNS = 5, 24
"""The same of the hitter, who stays at the ball."""
NEAR_SIDE = 9.0
"""Units to move that are as good as a hit on the near side."""
AHEAD = 1.2
"""Units between the mallet's head and the ring of the ball before the hit."""
ALONG_PATH = 9.0
"""Units from disc to disc that a path of the ball is covered with."""
PARTS = (1, 40, 240, 1000, 4000)
"""Where the poses that are tried, in the order of their cost, are cut: mostly the first will do."""
CHUNK = 64
"""How many of them are then tried in full at a time."""
TRIED_AT_MOST = 1500
"""How many are tried where none will do."""
HIDES, OFF = 15.0, 1000.0
"""Yards of a rider over a limit that are as bad as one who covers a badge or the ball; as a badge
whose middle is over it."""

SEEN = 3.0
"""A rider's units over a line that anybody sees."""


def poses_of(
    things: Sequence[Thing], profile: Profile, yards: ScaleMap, shown: Window, box: Box
) -> dict[str, Pose]:
    """How everybody is drawn whose place shows, by name."""
    people = [one for one in things if isinstance(one, Figure) and shown.holds(*one.at)]
    if not people:
        return {}
    ground = _ground(things, profile, yards, shown)
    poses: dict[str, Pose] = {}
    for one in sorted(people, key=lambda one: (one.proposed, not one.hitter)):
        if one.close_order:
            poses[one.name] = _in_close_order(one, people, profile, yards)
        elif one.proposed and one.within is not None:
            poses[one.name] = _proposed(one, ground)
        else:
            poses[one.name] = _given(one, people, ground)
        ground.take(one, poses[one.name])
    loose = [one for one in people if not one.close_order]
    rooms = [box.grown(-reach(one, profile, yards)) for one in loose]
    return poses | set_apart(loose, poses, profile, rooms, ground.balls)


def reach(figure: Figure, profile: Profile, yards: ScaleMap) -> float:
    """How far somebody may reach on the page from where they stand, whichever way they head."""
    on_foot = (CORNERS + RIM) * profile.rider
    if figure.facing is None:
        return on_foot
    along, across = true_size(yards) if is_true_size(figure, profile, yards) else (0.0, 0.0)
    unit = max(along, across, 0.0 if figure.close_order else profile.rider)
    far = math.dist((0.0, 0.0), HEAD[1]) + HEAD_WIDTH if figure.hitter else TAIL
    return max(on_foot, (far + RIM) * unit)


def _ground(things: Sequence[Thing], profile: Profile, yards: ScaleMap, shown: Window) -> Ground:
    u = profile.limit / 2.4
    balls: list[Circle] = []
    others: list[Circle] = []
    for thing in things:
        match thing:
            case Disc(kind="ball"):
                balls.append((*yards.point(*thing.at), ball_reach(profile)))
            case Disc(kind="post"):
                others.append((*yards.point(*thing.at), 6.0 * u))
            case Cross():
                others.append((*yards.point(*thing.at), 8.0 * u))
            case Arrow(kind="hit"):
                others.extend(_along(thing, yards, u))
    window = rectangle(shown.x1, shown.x2, shown.y1, shown.y2)
    return Ground(profile, yards, window, balls, others)


def _along(arrow: Arrow, yards: ScaleMap, u: float) -> Iterator[Circle]:
    """Discs along a path of the ball, from just beyond its ring on, with its head."""
    start, end = yards.point(*arrow.start), yards.point(*arrow.end)
    count = int(math.dist(start, end) / (ALONG_PATH * u))
    for k in range(2, count + 1):
        part = k / count
        r = 3.5 * u if k < count else 9.0 * u
        yield start.x + part * (end.x - start.x), start.y + part * (end.y - start.y), r


def _pose(figure: Figure, profile: Profile, yards: ScaleMap, scale: float) -> Pose:
    """Somebody where they stand, which way they head, at that scale or at true size."""
    x, y = yards.point(*figure.at)
    if figure.facing is None:
        return Pose(x, y, 1.0, 0.0, 0.0, 0.0, scale)
    fx, fy = figure.at
    ahead = yards.point(fx + math.cos(figure.facing), fy + math.sin(figure.facing))
    along, across = true_size(yards) if is_true_size(figure, profile, yards) else (scale, scale)
    ux, uy = (ahead.x - x) / yards.scale, (ahead.y - y) / yards.scale
    return Pose(x, y, ux, uy, along, across, scale)


# close order


def _in_close_order(
    figure: Figure, people: Sequence[Figure], profile: Profile, yards: ScaleMap
) -> Pose:
    """Somebody in a row, as small as leaves the next one seen; a badge alone where that is small.

    A horse is drawn at true size, but for one who stands by themselves where that is too small.
    """
    to_next = _nearest(figure, people) * yards.scale
    behind = to_next / (TAIL - NOSE)
    alone = behind < SHAPE_ALONE * least_scale(profile)
    true = is_true_size(figure, profile, yards)
    scale = min(profile.rider, to_next / (2 * (CORNERS + RIM)) if alone or true else behind)
    pose = _pose(figure, profile, yards, scale)
    return pose._replace(along=0.0, across=0.0) if alone and not true else pose


def _nearest(figure: Figure, people: Sequence[Figure]) -> float:
    """How many yards off the next one stands."""
    others = (math.dist(figure.at, one.at) for one in people if one is not figure)
    return max(min(others, default=math.inf), HARDLY_APART)


HARDLY_APART = 0.75
"""Yards that two who stand on one another are taken to be apart."""


# given


def _given(figure: Figure, people: Sequence[Figure], ground: Ground) -> Pose:
    """Somebody who stands where they were put."""
    profile, yards = ground.profile, ground.yards
    x, y = yards.point(*figure.at)
    least, full = least_scale(profile), profile.rider
    room = _nearest(figure, people) * yards.scale / 2
    room = min([room, *(math.dist((x, y), ball[:2]) - profile.ball for ball in ground.balls)])
    scale = min(full, max(room / (DISC + RIM), least))
    pose = _pose(figure, profile, yards, scale)
    within = figure.within
    if within is None or figure.facing is None or within.margin(*figure.at) < -TOLERANCE:
        return pose
    turns = np.array(sorted(range(-180, 180, TURN), key=abs) if figure.turns else [0])
    for size in dict.fromkeys((scale, min(scale, least))):
        tried = turned(_pose(figure, profile, yards, size), np.zeros((len(turns), 2)), turns)
        lacking = missing(figure, within, tried, ground)
        legal = np.flatnonzero(lacking <= 0)
        best = int(legal[0] if len(legal) else (lacking + TOLERANCE * np.abs(turns)).argmin())
        if len(legal):
            break
    return tried.pose(best)


# proposed


def _proposed(figure: Figure, ground: Ground) -> Pose:
    """Somebody where all of them is legal and covers nobody, as near to their place as can be.

    Where there is no such place, one who covers others' horses, but no badge and no ball; where all
    are too narrow for a rider, the pose that is least over the edge, with the badge's centre legal,
    or the badge alone, if that pose would be seen to be over it.
    """
    assert figure.within is not None
    profile = ground.profile
    full, least = profile.rider, least_scale(profile)
    within = AllOf((figure.within, ground.shown))
    tried = _at_the_ball if figure.hitter and ground.balls else _about
    covering: Pose | None = None
    for scale in dict.fromkeys(max(share * full, least) for share in SHRUNK):
        pose = _pose(figure, profile, ground.yards, scale)
        for poses in _in_turn(figure, within, partial(tried, pose, ground), ground):
            legal = missing(figure, within, poses, ground) <= 0
            free = legal & ~covers(figure, poses, ground, strict=True)
            if free.any():
                return poses.pose(int(free.argmax()))
            if covering is None and legal.any():
                covering = poses.pose(int(legal.argmax()))
    if covering is not None:
        return covering
    poses = tried(pose, ground, slice(0, TRIED_AT_MOST))
    lacking = missing(figure, within, poses, ground)
    lacking += HIDES * covers(figure, poses, ground, strict=False)
    lacking += OFF * are_off(within, poses, ground)
    if lacking.min() * ground.yards.scale > SEEN * least and not figure.hitter:
        alone = _badge_alone(figure, within, pose, ground)
        if alone is not None:
            return alone
    return poses.pose(int(lacking.argmin()))


def _badge_alone(figure: Figure, within: Limit, pose: Pose, ground: Ground) -> Pose | None:
    """A badge without a horse where it is legal and covers nobody, or is farthest from others."""
    alone = pose._replace(along=0.0, across=0.0)
    poses = turned(alone, pose.scale * FINE_MOVES, np.zeros(len(FINE_MOVES)))
    poses = poses.part(missing(figure, within, poses, ground) <= 0)
    if not len(poses.at):
        return None
    for strict in (True, False):
        free = ~covers(figure, poses, ground, strict=strict)
        if free.any():
            return poses.pose(int(free.argmax()))
    others = np.array([*ground.badges, *ground.balls])[:, :2]
    apart = np.hypot(*(poses.at[:, None] - others).transpose(2, 0, 1)).min(axis=1)
    return poses.pose(int(apart.argmax()))


def _in_turn(
    figure: Figure, within: Limit, tried: Callable[[slice], Poses], ground: Ground
) -> Iterator[Poses]:
    """Some poses at a time, the best first, without those whose badge alone is in the way."""
    yield tried(slice(0, 1))
    for start, stop in pairwise(PARTS):
        poses = tried(slice(start, stop))
        hopeless = missing(figure, within, poses, ground, badge_only=True) > 0
        hopeless |= covers(figure, poses, ground, strict=False)
        rest = poses.part(~hopeless)
        for first in range(0, len(rest.at), CHUNK):
            yield rest.part(slice(first, first + CHUNK))


def _about(pose: Pose, ground: Ground, rows: slice) -> Poses:  # noqa: ARG001
    """Poses about somebody's place, the nearest to it first."""
    moves, turns = TRIED[rows, :2], TRIED[rows, 2]
    return turned(pose, pose.scale * moves, turns)


def _tried() -> Floats:
    """Moves in a rider's units and turns in degrees (n, 3), the least first."""
    turns = range(-TURN * TURNS, TURN * TURNS + 1, TURN)
    moves = [(0.0, 0.0, 0.0)]
    for ring in RINGS:
        angles = [2 * math.pi * way / WAYS for way in range(WAYS)]
        moves.extend((ring, ring * math.cos(angle), ring * math.sin(angle)) for angle in angles)
    found = [
        (ring + abs(turn) / DEGREES_A_UNIT, x, y, turn) for ring, x, y in moves for turn in turns
    ]
    return np.array(sorted(found, key=lambda one: one[0]))[:, 1:]


TRIED = _tried()
FINE_MOVES = np.array(
    [
        (ring * math.cos(way * math.pi / WAYS), ring * math.sin(way * math.pi / WAYS))
        for ring in range(0, round(RINGS[-1]), 3)
        for way in range(2 * WAYS)
    ]
)
"""Moves (n, 2) of a badge alone, the least first."""


def _at_the_ball(pose: Pose, ground: Ground, rows: slice) -> Poses:
    """Poses in which the mallet's head is just behind the ball, the best first."""
    ball = min(ground.balls, key=lambda ball: math.dist(pose[:2], ball[:2]))
    off = ball[2] + (HEAD_WIDTH / 2 + AHEAD) * pose.across
    turns, hands = HITS[rows, 0], HITS[rows, 1]
    found = turned(pose, np.zeros((len(turns), 2)), turns)
    forward = found.forward
    right = np.column_stack((-forward[:, 1], forward[:, 0]))
    across, along = SHAFT[1][0] * pose.across, SHAFT[1][1] * pose.along
    head = hands[:, None] * across * right - along * forward
    return found._replace(at=np.array(ball[:2]) - off * forward - head, hand=hands)


def _hits() -> NDArray[np.int64]:
    """Turns in degrees and hands (n, 2) of the hitter, the best first."""
    turns = range(-HIT_TURN * HIT_TURNS, HIT_TURN * HIT_TURNS + 1, HIT_TURN)
    found = [
        (abs(turn) / DEGREES_A_UNIT + (NEAR_SIDE if hand < 0 else 0.0), turn, hand)
        for turn in turns
        for hand in (1, -1)
    ]
    return np.array([(turn, hand) for _, turn, hand in sorted(found)])


HITS = _hits()
