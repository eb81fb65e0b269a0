"""Where players stand: a line-up that is legal by the zones for any spot and any size.

Each player has a station, as `lineup_stations` has it of a well-coached side, and takes the legal
place that is worth most: near the station, well inside the limits, with room to the others, off
the way of the shot and out of the way of a pass.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final, Literal, NamedTuple

import numpy as np

from polofield.errors import PlaceError
from polofield.given import finite, is_whole, two_numbers
from polofield.limits import AllOf, Floats, Limit, nearest, rectangle, shrunk
from polofield.lineup_stations import (
    Line,
    Station,
    from_way,
    hitter_number,
    hitter_place,
    hitting_stations,
    line_of,
    off_field_station,
    opposing_stations,
)
from polofield.people import HORSE_LENGTH
from polofield.rulings import Place, Ruling, Side, Status, ThrowIn, require_ruling
from polofield.surfaces import END_RUN_OFF, Arena, Field, Surface
from polofield.units import TOLERANCE


def _room(surface: Surface, ball: Place) -> tuple[float, float]:
    """Yards that players keep from one another and the hitter from the ball, where there is room.

    More when the goal is far: the figure that holds both is then drawn smaller.
    """
    away = surface.half_length - ball[0]
    if isinstance(surface, Arena):
        far = 0.066 * (away + 12)
        return max(4.2, far), max(3.8, far)
    far = 0.07 * (away + 40)
    return min(max(12.0, far), 20.0), min(max(9.0, far), 20.0)


class Sparing(NamedTuple):
    """How sparing a place may be, and what that costs in yards off the station.

    Attributes:
        inset: yards inside the limits.
        room: the share of the room to others.
        lanes: whether the ways of shot and pass are kept clear.
        cost: yards by which a more generous place may be farther off.
    """

    inset: float
    room: float
    lanes: bool
    cost: float


MARGIN: Final = 2.0
"""Yards that a player is inside every limit, where there is room."""
SPARING: Final = {
    # A rider is drawn up to 12 yd long on a field, 4 in an arena: half of it fits the first inset.
    "outdoor": (
        Sparing(6.5, 1.0, True, 0.0),
        Sparing(3.0, 1.0, True, 5.0),
        Sparing(MARGIN, 0.6, True, 12.0),
        Sparing(MARGIN, 0.3, True, 40.0),
        Sparing(MARGIN, 0.2, False, 80.0),
        Sparing(0.5, 0.5, False, 400.0),
        Sparing(0.05, 0.2, False, 600.0),
        Sparing(0.0, 0.1, False, 800.0),
    ),
    "arena": (
        Sparing(2.3, 1.0, True, 0.0),
        Sparing(MARGIN, 0.7, True, 3.0),
        Sparing(MARGIN, 0.4, True, 12.0),
        Sparing(MARGIN, 0.4, False, 40.0),
        Sparing(0.9, 0.7, False, 200.0),
        Sparing(0.05, 0.4, False, 300.0),
        Sparing(0.0, 0.3, False, 400.0),
    ),
}
"""From the most generous on."""
OFF_BEHIND: Final = 15.0
"""Yards off a station that are as bad as to be off the field behind a back line."""
OFF_BESIDE: Final = 100.0
"""The same for outside boards or side line."""
LANE: Final = {"outdoor": 5.0, "arena": 2.4}
"""Yards that team-mates keep off the way to the goal, opponents off the way to who can receive."""
LEAST_APART: Final = 1.0
"""Yards from player to player in the narrowest place."""
RECEIVER_OFF: Final = {"outdoor": 10.0, "arena": 4.0}
"""Yards of a pass's end that are no lane: whoever marks the receiver is there."""


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody on the ground, in yards in the frame.

    Attributes:
        side: `hitting` or `opposing`; `designated` for the one defender whom a rule singles out.
        number: 1 to 4 on a field, 1 to 3 in an arena.
        at: where.
        status: `off-field` or `returning`, for a player who is either.
        hitter: about to hit the ball, and therefore free to be at it.
        facing: the heading in radians in the frame, 0 at the goal attacked; None if unknown.
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
        """The side that the player is on: the designated defender is of the opposing side."""
        return "hitting" if self.side == "hitting" else "opposing"


def propose(ruling: Ruling) -> tuple[Player, ...]:
    """A legal line-up for a ruling that puts a ball on the ground, both files for a throw-in.

    Nobody for any other. Four a side on a field, three in an arena, but for somebody to whom the
    zones leave no place at all. The hitter waits behind the ball on the line to the goal, or as
    near to it as the ground allows; a team-mate can receive where the hit may be a pass; the
    opposing side presses, marks and guards its goal. Everybody has a heading. Where a figure may
    move a proposed player to is `ruling.limit(player.side, player.status)`.
    """
    require_ruling(ruling)
    if ruling.throw_in is not None:
        return tuple(_files(ruling.surface, ruling.throw_in))
    if ruling.ball is None:
        return ()
    surface, ball = ruling.surface, ruling.ball
    line = line_of(surface, ball)
    at = hitter_place(surface, line, _room(surface, ball)[1])
    hitter = Player("hitting", hitter_number(ruling, line), at, hitter=True)
    # Nobody stands on where it happened either: a figure marks that.
    taken = [ball, at, *((ruling.at,) if ruling.at else ())]
    mates = _settled(ruling, hitting_stations(ruling, line), taken, [(ball, line.goal)])
    off_field = _off_field(ruling, line, taken)
    stations = opposing_stations(ruling, line, {mate.number: mate.at for mate in mates})
    gone = {player.number for player in off_field}
    open_ways = [_way_to(surface, ball, mate.at) for mate in mates if line.is_ahead(mate.at)]
    opponents = _settled(ruling, (one for one in stations if one[0] not in gone), taken, open_ways)
    players = (hitter, *mates, *off_field, *opponents)
    return tuple(
        replace(player, facing=_heading(ruling, line, player))
        for player in sorted(players, key=lambda one: (one.team != "hitting", one.number))
    )


def can_receive(ruling: Ruling, player: Player) -> bool:
    """Whether a hit to a team-mate may go to this player: on the ground, and far enough off."""
    if player.team != "hitting" or player.hitter or player.status or ruling.ball is None:
        return False
    least = (ruling.shot and ruling.shot.to_team_mate) or 0.0
    inside = ruling.surface.playing_area.margin(*player.at) >= -TOLERANCE
    return bool(inside and math.dist(player.at, ruling.ball) >= least - TOLERANCE)


def receiver(ruling: Ruling, players: Sequence[Player]) -> Player | None:
    """The team-mate to whom a hit to a team-mate would go; None where nobody can receive.

    Of those to whom the way is clear of opponents, the nearest; else the one to whom it is
    clearest.
    """
    assert ruling.ball is not None
    opponents = np.array([p.at for p in players if p.team == "opposing"]).reshape(-1, 2)
    able = [player for player in players if can_receive(ruling, player)]
    surface, ball = ruling.surface, ruling.ball

    def worth(player: Player) -> tuple[float, float]:
        off = off_ways(opponents, [_way_to(surface, ball, player.at)])
        clear = min(float(off.min(initial=math.inf)), LANE[surface.kind])
        return clear, -math.dist(player.at, ball)

    return max(able, key=worth, default=None)


Way = tuple[Place, Place]
"""A straight way from one place to another."""


def off_ways(places: Floats, ways: Sequence[Way]) -> Floats:
    """Yards from each of (n, 2) places to the nearest of the straight ways between two places."""
    least = np.full(len(places), np.inf)
    for (ax, ay), (bx, by) in ways:
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy or 1.0
        along = np.clip(((places[:, 0] - ax) * dx + (places[:, 1] - ay) * dy) / square, 0.0, 1.0)
        off = np.hypot(places[:, 0] - ax - along * dx, places[:, 1] - ay - along * dy)
        least = np.minimum(least, off)
    return least


def _files(surface: Surface, throw_in: ThrowIn) -> Iterator[Player]:
    from polofield.rules.outdoor_throw_in import throw_in_files

    assert isinstance(surface, Field)
    files = throw_in_files(surface, throw_in)
    for number, at in enumerate(files.hitting, 1):
        yield Player("hitting", number, at, facing=files.facing)
    for number, at in enumerate(files.opposing, 1):
        yield Player("opposing", number, at, facing=files.facing)


def _heading(ruling: Ruling, line: Line, player: Player) -> float:
    """Where a player looks: at the ball, or up the field where the hit is to be followed.

    A horse in a narrow place stands along it.
    """
    (x, y), (bx, by) = player.at, line.ball
    at_ball = math.atan2(by - y, bx - x)
    if player.hitter:
        return at_ball
    if player.status:
        return 0.0
    passed_to = ruling.shot is not None and "team-mate" in ruling.shot.aims
    up_field = player.team == "hitting" and not (passed_to and line.is_ahead(player.at))
    wish = math.atan2(line.goal[1] - y, line.goal[0] - x) if up_field else at_ball
    limit = ruling.limit(player.side)
    for half in (SPARING[ruling.surface.kind][0].inset, HORSE_LENGTH / 2):
        for turn in range(0, 91, 5):
            for heading in (wish + math.radians(turn), wish - math.radians(turn)):
                dx, dy = half * math.cos(heading), half * math.sin(heading)
                if limit.margin(x + dx, y + dy) >= 0 and limit.margin(x - dx, y - dy) >= 0:
                    return math.remainder(heading, math.tau)
    return wish


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


def _settled(
    ruling: Ruling,
    stations: Iterable[Station],
    taken: list[Place],
    ways: Sequence[Way],
) -> list[Player]:
    """The players of these stations, each at a place that is still free, which is then taken."""
    players = []
    for number, side, wish in stations:
        at = _settle(ruling, _bounds(ruling, side), wish, taken, ways)
        if at is not None:
            taken.append(at)
            players.append(Player(number=number, side=side, at=at))
    return players


def _off_field(ruling: Ruling, line: Line, taken: list[Place]) -> list[Player]:
    """Where the rule has an opponent come back onside: No. 1, behind the hitter."""
    if ruling.onside is None:
        return []
    surface = ruling.surface
    x, y = surface.half_length, surface.half_width
    behind = AllOf((surface.ground, rectangle(-x - END_RUN_OFF, -x, -y, y)))
    at = _settle(ruling, [(behind, 0.0)], off_field_station(surface, line), taken, ())
    assert at is not None
    taken.append(at)
    return [Player("opposing", 1, at, status="off-field")]


def _way_to(surface: Surface, ball: Place, receiver: Place) -> Way:
    """The way of a pass to a receiver, up to where whoever marks the receiver is."""
    (bx, by), (x, y), away = ball, receiver, math.dist(receiver, ball)
    share = max(0.0, 1 - RECEIVER_OFF[surface.kind] / away) if away else 0.0
    return ball, (bx + share * (x - bx), by + share * (y - by))


Bound = tuple[Limit, float]
"""A limit, and yards off a station that are as bad as to need this one."""


def _bounds(ruling: Ruling, side: Side) -> list[Bound]:
    """What binds a side: on the playing area, behind its ends, anywhere on the ground."""
    limit, surface = ruling.limit(side), ruling.surface
    bounds: list[Bound] = [(AllOf((limit, surface.playing_area)), 0.0)]
    if isinstance(surface, Field):
        x, y = surface.half_length + END_RUN_OFF, surface.half_width
        off_behind = OFF_BESIDE if side == "hitting" else OFF_BEHIND
        bounds.append((AllOf((limit, rectangle(-x, x, -y, y))), off_behind))
        bounds.append((limit, OFF_BESIDE))
    return bounds


def _settle(
    ruling: Ruling,
    bounds: Sequence[Bound],
    wish: Place,
    taken: Sequence[Place],
    ways: Sequence[Way],
) -> Place | None:
    """The place that is worth most: so far off the wish, within such a bound, so sparing.

    None where the zones leave none: a defender whose place is all too near the ball.
    """
    kind = ruling.surface.kind
    assert ruling.ball is not None
    room, _ = _room(ruling.surface, ruling.ball)
    best, least = None, math.inf
    for bound, dear in bounds:
        for sparing in SPARING[kind]:
            cost = dear + sparing.cost
            if cost >= least:
                break
            lane = LANE[kind] if sparing.lanes else 0.0
            apart = max(room * sparing.room, LEAST_APART)
            found = _free_place(bound, sparing.inset, wish, taken, apart, ways, lane)
            if found is not None and math.dist(found, wish) + cost < least:
                best, least = found, math.dist(found, wish) + cost
    return best


def _free_place(
    bound: Limit,
    inset: float,
    wish: Place,
    taken: Sequence[Place],
    room: float,
    ways: Sequence[Way],
    lane: float,
) -> Place | None:
    """The place nearest to a wish so far inside a bound, with so much room, so far off the ways."""
    start: Place | None = wish
    if bound.margin(*wish) < inset:
        start = nearest(shrunk(bound, inset), *wish)
    if start is None:
        return None
    if min(math.dist(start, other) for other in taken) >= room and (
        lane == 0 or all(from_way(start, *way) >= lane for way in ways)
    ):
        return start
    places = _offsets(room) + start
    others = np.array(taken)
    apart = np.hypot(
        places[:, None, 0] - others[None, :, 0], places[:, None, 1] - others[None, :, 1]
    ).min(axis=1)
    good = apart >= room
    if lane and ways:
        good &= off_ways(places, ways) >= lane
    good &= np.asarray(bound.margin(places[:, 0], places[:, 1])) >= inset - TOLERANCE
    if not good.any():
        return None
    x, y = places[int(np.argmax(good))]
    return float(x), float(y)
