"""Where players stand: a line-up that is legal by the zones for any spot and any size.

The wished places are those of a well-coached side; each player then takes the legal place
nearest to his wish that leaves room to the others.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Literal

import numpy as np

from polofield.errors import PlaceError
from polofield.given import finite, is_whole, two_numbers
from polofield.limits import AllOf, Floats, Limit, nearest, shrunk
from polofield.rulings import SIDES, Place, Ruling, Side, Status, ThrowIn, refuse_no_ruling
from polofield.surfaces import Arena, Field, Surface
from polofield.units import TOLERANCE

INSET = {"outdoor": 3.0, "arena": 1.6}
"""Yards that a proposed place lies inside its limit, where there is room."""
DEFENDER_INSET = 0.9
"""The same for the designated defender, whose place is narrow."""


APPROACHES = (0, 10, 20, 30, 45, 60, 75, 90)
"""Degrees by which the hitter's way to the ball may turn from the line, the least first."""
IN_A_CORNER = (105, 120, 135)
"""The same where walls leave no other way."""


def _room(surface: Surface, ball: Place) -> float:
    """Yards that players keep from one another and the hitter from the ball, where there is room.

    More when the goal is far: the figure that holds both is then drawn smaller.
    """
    away = surface.half_length - ball[0]
    if isinstance(surface, Arena):
        return max(3.4, 0.066 * (away + 12))
    return min(max(9.0, 0.07 * (away + 40)), 20.0)


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody on the ground, in yards in the frame.

    Attributes:
        side: `hitting` or `opposing`; `designated` for the one defender whom a rule singles out.
        number: 1 to 4 on a field, 1 to 3 in an arena.
        at: where.
        status: `off-field` or `returning`, where he is either.
        hitter: he is about to hit the ball, and may always be at it.
        facing: his heading in radians in the frame, 0 at the goal attacked; None if unknown.
        name: a few letters instead of the number.
    """

    side: Side
    number: int
    at: Place
    status: Status | None = None
    hitter: bool = False
    facing: float | None = None
    name: str = ""

    def __post_init__(self) -> None:
        """Plain numbers, of whatever kind they were given; what is none is for `check` to tell."""
        settle = partial(object.__setattr__, self)
        with suppress(PlaceError):
            settle("at", two_numbers(self.at))
        if is_whole(self.number):
            settle("number", int(self.number))
        if self.facing is not None:
            with suppress(PlaceError):
                settle("facing", finite(self.facing, "facing", PlaceError))

    @property
    def team(self) -> Literal["hitting", "opposing"]:
        """The side he plays for: the designated defender is of the opposing side."""
        return "hitting" if self.side == "hitting" else "opposing"


def propose(ruling: Ruling) -> tuple[Player, ...]:
    """A legal line-up for a ruling that puts a ball on the ground, both files for a throw-in.

    Nobody for any other. Four a side on a field, three in an arena, but for somebody to whom the
    zones leave no place at all. The hitter waits behind the ball on the line from the goal's
    middle through it.
    """
    refuse_no_ruling(ruling)
    if ruling.throw_in is not None:
        return tuple(_files(ruling.surface, ruling.throw_in))
    if ruling.ball is None:
        return ()
    surface, ball = ruling.surface, ruling.ball
    taken: list[Place] = [ball]
    players: list[Player] = []
    hitter, others = _hitting_wishes(surface, ruling)
    opposing = _opposing_wishes(ruling)
    at = _hitter_place(surface, ball)
    taken.append(at)
    if "clear-of-back-line" in {zone.name for zone in ruling.zones}:
        off_field = _off_field(surface, ball)
        taken.append(off_field)
        players.append(Player("opposing", 1, off_field, status="off-field"))
    players.append(Player("hitting", hitter, at, hitter=True))
    bounds = {side: _bounds(ruling, side) for side in SIDES}
    for number, side, wish in (*opposing, *others):
        settled = _settle(bounds[side], ruling, side, wish, taken)
        if settled is None:
            continue
        taken.append(settled)
        players.append(Player(side, number, settled))
    return tuple(sorted(players, key=lambda player: (player.team != "hitting", player.number)))


def _files(surface: Surface, throw_in: ThrowIn) -> Iterator[Player]:
    from polofield.rules.outdoor_throw_in import throw_in_files

    assert isinstance(surface, Field)
    files = throw_in_files(surface, throw_in)
    for number, at in enumerate(files.hitting, 1):
        yield Player("hitting", number, at, facing=files.facing)
    for number, at in enumerate(files.opposing, 1):
        yield Player("opposing", number, at, facing=files.facing)


def _hitter_place(surface: Surface, ball: Place) -> Place:
    """Behind the ball on the line from the middle of the goal.

    Where that is off the playing area, as near to that line as it allows, and off it only when the
    ball lies on its edge; but never where that is a wall.
    """
    walled = isinstance(surface, Arena)
    dx, dy = ball[0] - surface.half_length, ball[1]
    line = math.atan2(dy, dx) if math.hypot(dx, dy) > 1e-9 else math.pi
    behind = _room(surface, ball)
    inset = INSET[surface.kind] / 2
    for turn in (*APPROACHES, *IN_A_CORNER) if walled else APPROACHES:
        for side in (-1.0, 1.0):
            angle = line + side * math.radians(turn)
            place = ball[0] + behind * math.cos(angle), ball[1] + behind * math.sin(angle)
            if surface.playing_area.margin(*place) >= inset:
                return place
        if surface.at_defended_end(ball[0]) and not walled:
            break
    x, y = ball[0] + behind * math.cos(line), ball[1] + behind * math.sin(line)
    return nearest(surface.ground, x, y) or ball


def _off_field(surface: Surface, ball: Place) -> Place:
    """Behind the hitter, where an opponent is who hit wide and has not come round yet."""
    inward = -1.0 if ball[1] > 0 else 1.0
    return -surface.half_length - 17.0, ball[1] + inward * 26.0


Wish = tuple[int, Side, Place]


def _hitting_wishes(surface: Surface, ruling: Ruling) -> tuple[int, list[Wish]]:
    """The hitter's number, and where his team-mates would like to stand."""
    assert ruling.ball is not None
    bx, by = ruling.ball
    inward = -1.0 if by > 0 else 1.0
    ahead = surface.half_length - bx
    if isinstance(surface, Arena):
        wishes: list[Wish] = [
            (1, "hitting", (bx - 5, by + inward * 11)),
            (2, "hitting", (bx - 13, by + inward * -3)),
        ]
        return 3, wishes
    bound = any(zone.side == "hitting" for zone in ruling.zones)
    if ruling.rule == "outdoor/knock-in":
        return 4, [
            (1, "hitting", (bx + 78, by + inward * 30)),
            (2, "hitting", (bx + 52, by + inward * -8 if abs(by) < 50 else by + inward * 55)),
            (3, "hitting", (bx + 24, by + inward * 16)),
        ]
    first = bx - 7 if bound or ahead < 45 else bx + min(0.45 * ahead, 60)
    second = bx - 9 if bound or ahead < 45 else bx + min(0.18 * ahead, 25)
    return 3, [
        (1, "hitting", (first, by + inward * 20)),
        (2, "hitting", (second, by + inward * -24 if abs(by) < 40 else by + inward * 46)),
        (4, "hitting", (max(bx - 24, -surface.half_length + 4), by + inward * 9)),
    ]


def _opposing_wishes(ruling: Ruling) -> list[Wish]:
    """Where the opposing side would like to stand."""
    assert ruling.ball is not None
    surface = ruling.surface
    bx, by = ruling.ball
    inward = -1.0 if by > 0 else 1.0
    goal = surface.half_length
    names = {zone.name for zone in ruling.zones if zone.side == "opposing"}
    if "clear-of-back-line" in names:
        line = -goal + 32.0
        return [
            (2, "opposing", (line, by * 0.5 + 22)),
            (3, "opposing", (line + 3, by * 0.5 - 24)),
            (4, "opposing", (line + 34, by * 0.3)),
        ]
    if isinstance(surface, Arena):
        wishes: list[Wish] = [
            (1, "opposing", (bx - 6, by - inward * 8)),
            (2, "opposing", (bx - 9, by + inward * 6)),
        ]
        if ruling.has_designated():
            wishes.append((3, "designated", _designated_wish(ruling)))
        else:
            wishes.append((3, "opposing", ((bx + goal) / 2 + 6, by / 2 - inward * 2)))
        return wishes
    if "behind-back-line" in names:
        reach = (14.0, 30.0)
        return [
            (number, "opposing", (goal + 4, y))
            for number, y in ((1, reach[1]), (2, reach[0]), (3, -reach[0]), (4, -reach[1]))
        ]
    if "behind-line" in names:
        line = goal - 28.5
        return [
            (1, "opposing", (line, by * 0.5 + 28)),
            (2, "opposing", (line, by * 0.5 - 28)),
            (3, "opposing", (line + 8, by * 0.6)),
            (4, "opposing", (goal - 5, 0.0)),
        ]
    ux, uy = _unit(goal - bx, -by)
    reach_first = max((32.5, *_clearances(ruling)))
    first = (bx + reach_first * ux, by + reach_first * uy)
    return [
        (1, "opposing", first),
        (2, "opposing", (bx + 0.9 * reach_first * ux + 6, first[1] + inward * 24)),
        (3, "opposing", (bx + 0.62 * (goal - bx), by * 0.38 + inward * 6)),
        (4, "opposing", (goal - 6, 0.0)),
    ]


def _clearances(ruling: Ruling) -> Iterator[float]:
    for zone in ruling.zones:
        radius = getattr(zone.limit, "r", None)
        if zone.side == "opposing" and radius is not None:
            yield radius + 2.5


def _unit(dx: float, dy: float) -> Place:
    long = math.hypot(dx, dy)
    return (dx / long, dy / long) if long > 1e-9 else (1.0, 0.0)


def _designated_wish(ruling: Ruling) -> Place:
    """Right of the goal along the end wall, or in the arc before it."""
    surface = ruling.surface
    assert ruling.ball is not None
    centre = surface.half_length - 2.5
    if surface.playing_area and any(
        zone.side == "designated" and zone.limit.margin(centre, 0.0) >= 0 for zone in ruling.zones
    ):
        return centre, 0.0
    side = 1.0 if ruling.ball[1] < 0 else -1.0
    return surface.half_length - 1.0, side * (surface.half_goal + 14)


@lru_cache(maxsize=64)
def _offsets(room: float) -> Floats:
    """Steps away from a wish, nearest first: the wish itself, then rings round it."""
    rings: list[tuple[float, float]] = [(0.0, 0.0)]
    for ring in range(1, 15):
        away = room * 0.5 * ring
        count = max(8, 4 * ring)
        turns = [2 * math.pi * (k + 0.5 * (ring % 2)) / count for k in range(count)]
        rings.extend((away * math.cos(turn), away * math.sin(turn)) for turn in turns)
    return np.array(rings)


def _bounds(ruling: Ruling, side: Side) -> list[Limit]:
    """What binds a side: on the playing area where it can be, else just as the rule has it."""
    limit = ruling.limit(side)
    if any(zone.name == "behind-back-line" for zone in ruling.zones_of(side)):
        return [limit]
    return [AllOf((limit, ruling.surface.playing_area)), limit]


def _settle(
    bounds: Sequence[Limit], ruling: Ruling, side: Side, wish: Place, taken: Sequence[Place]
) -> Place | None:
    """The place nearest to the wish that is legal, within the first of the bounds that has room.

    On a sliver of the field it has none: then it is off the field, where that is legal.

    None where the zones leave none: a defender whose place is all too near the ball.
    """
    surface = ruling.surface
    assert ruling.ball is not None
    room = _room(surface, ruling.ball)
    inset = DEFENDER_INSET if side == "designated" else INSET[surface.kind]
    for sparing in (((room, inset), (room, 0.4)), ((room / 2, 0.05),)):
        for bound in bounds:
            for least_room, least_inset in sparing:
                found = _free_place(bound, least_inset, wish, taken, least_room)
                if found is not None:
                    return found
    return _free_place(bounds[-1], 0.0, wish, taken, 1.0)


def _free_place(
    bound: Limit, inset: float, wish: Place, taken: Sequence[Place], room: float
) -> Place | None:
    """The place nearest to the wish that lies so far inside the bound and has so much room."""
    start: Place | None = wish
    if bound.margin(*wish) < inset:
        start = nearest(shrunk(bound, inset), *wish)
    if start is None:
        return None
    if all(math.hypot(start[0] - x, start[1] - y) >= room for x, y in taken):
        return start
    others = np.array(taken)
    places = _offsets(room) + start
    apart = np.hypot(
        places[:, None, 0] - others[None, :, 0], places[:, None, 1] - others[None, :, 1]
    ).min(axis=1)
    margins = np.asarray(bound.margin(places[:, 0], places[:, 1]))
    good = (apart >= room) & (margins >= inset - TOLERANCE)
    if not good.any():
        return None
    x, y = places[int(np.argmax(good))]
    return float(x), float(y)
