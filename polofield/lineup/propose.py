"""Proposed line-ups: legal positions for every player, for any spot and any size of surface.

Each player has a station, where `lineup_stations` would put the player of a well-coached side, and
takes the best legal place: near the station, well inside the limits, with space around it, and out
of the way of the shot and of passes.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final, NamedTuple

import numpy as np

from polofield.errors import PlaceError
from polofield.lineup.stations import (
    Line,
    Station,
    distance_to_line,
    hitter_number,
    hitter_place,
    hitting_stations,
    line_of,
    off_field_station,
    opposing_stations,
)
from polofield.rulings.parts import Place, Side, Status, TeamSide, ThrowIn
from polofield.rulings.ruling import Ruling, require_ruling
from polofield.surface.geometry import END_RUN_OFF
from polofield.surface.limits import AllOf, Floats, Limit, nearest, rectangle, shrunk
from polofield.surface.people import HORSE_LENGTH
from polofield.surface.surfaces import Arena, Field, Surface
from polofield.surface.units import TOLERANCE
from polofield.values import finite, is_whole, two_numbers


def _spacing(surface: Surface, ball: Place) -> tuple[float, float]:
    """Yards between players, and between hitter and ball, if there is room.

    Both are larger if the goal is far away, as the figure is then drawn at a smaller scale.
    """
    away = surface.half_length - ball[0]
    if isinstance(surface, Arena):
        far = 0.066 * (away + 12)
        return max(4.2, far), max(3.8, far)
    far = 0.07 * (away + 40)
    return min(max(12.0, far), 20.0), min(max(9.0, far), 20.0)


class Spacing(NamedTuple):
    """How much space a place must have, and the cost of accepting it, in yards from the station.

    Attributes:
        inset: yards inside the limits.
        room: the share of the full spacing between players.
        lanes: whether the lanes of the shot and of passes are kept clear.
        cost: yards by which a place with more space may be farther from the station.
    """

    inset: float
    room: float
    lanes: bool
    cost: float


MARGIN: Final = 2.0
"""Yards that a player is inside every limit, if there is room."""
SPACINGS: Final = {
    # A rider is drawn up to 12 yd long on a field, 4 in an arena: the first inset is about half.
    "outdoor": (
        Spacing(6.5, 1.0, True, 0.0),
        Spacing(3.0, 1.0, True, 5.0),
        Spacing(MARGIN, 0.6, True, 12.0),
        Spacing(MARGIN, 0.3, True, 40.0),
        Spacing(MARGIN, 0.2, False, 80.0),
        Spacing(0.5, 0.5, False, 400.0),
        Spacing(0.05, 0.2, False, 600.0),
        Spacing(0.0, 0.1, False, 800.0),
    ),
    "arena": (
        Spacing(2.3, 1.0, True, 0.0),
        Spacing(MARGIN, 0.7, True, 3.0),
        Spacing(MARGIN, 0.4, True, 12.0),
        Spacing(MARGIN, 0.4, False, 40.0),
        Spacing(0.9, 0.7, False, 200.0),
        Spacing(0.05, 0.4, False, 300.0),
        Spacing(0.0, 0.3, False, 400.0),
    ),
}
"""From the most space to the least."""
COST_BEHIND: Final = 15.0
"""The cost of a place behind a back line, in yards from the station."""
COST_BESIDE: Final = 100.0
"""The cost of a place outside the boards or a side line, in yards from the station."""
LANE_WIDTH: Final = {"outdoor": 5.0, "arena": 2.4}
"""Yards that team-mates keep from the lane to the goal, and opponents from a pass to a receiver."""
LEAST_APART: Final = 1.0
"""Yards between players where there is least room."""
RECEIVER_OFF: Final = {"outdoor": 10.0, "arena": 4.0}
"""Yards at the end of a pass that are not kept clear, for the opponent who marks the receiver."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player on the ground, in yards in the frame.

    Attributes:
        side: `hitting` or `opposing`; `designated` for the designated defender of an arena rule.
        number: 1 to 4 on a field, 1 to 3 in an arena.
        at: the position.
        status: `off-field` or `returning`; None for neither.
        hitter: whether the player is about to hit the ball, and so may be at it.
        facing: the heading in radians in the frame, with 0 towards the goal attacked; None if
            unknown.
        name: a few letters to show instead of the number.
    """

    side: Side
    number: int
    at: Place
    status: Status | None = None
    hitter: bool = False
    facing: float | None = None
    name: str = ""

    def __post_init__(self) -> None:
        """Convert numbers of any type to plain ones; `check` reports the values that are wrong."""
        set_field = partial(object.__setattr__, self)
        with suppress(PlaceError):
            set_field("at", two_numbers(self.at))
        if is_whole(self.number):
            set_field("number", int(self.number))
        if self.facing is not None:
            with suppress(PlaceError):
                set_field("facing", finite(self.facing, "facing", PlaceError))

    @property
    def team(self) -> TeamSide:
        """The side that the player is on; the designated defender is on the opposing side."""
        return "hitting" if self.side == "hitting" else "opposing"


def propose(ruling: Ruling) -> tuple[Player, ...]:
    """Propose a legal line-up: for a ruling that puts a ball on the ground, or for a throw-in.

    It is empty for any other ruling. There are four players a side on a field and three in an
    arena, except players for whom the zones leave no legal place. The hitter waits behind the ball,
    on the line to the goal or as near to it as the ground allows; a team-mate can receive if the
    hit may be a pass; the opposing side presses, marks and guards its goal. Every player has a
    heading. A figure may move a proposed player within `ruling.limit(player.side, player.status)`.

    Raises:
        RuleError: not a ruling.

    Example:
        >>> import polofield as pf
        >>> players = pf.propose(pf.ruling("arena/penalty-4"))
        >>> [player.number for player in players if player.side == "designated"]
        [3]
    """
    require_ruling(ruling)
    if ruling.throw_in is not None:
        return tuple(_throw_in_players(ruling.surface, ruling.throw_in))
    if ruling.ball is None:
        return ()
    surface, ball = ruling.surface, ruling.ball
    line = line_of(surface, ball)
    at = hitter_place(surface, line, _spacing(surface, ball)[1])
    hitter = Player("hitting", hitter_number(ruling, line), at, hitter=True)
    # The place of the foul is marked in a figure, so nobody stands on it either.
    taken = [ball, at, *((ruling.at,) if ruling.at else ())]
    mates = _place_players(ruling, hitting_stations(ruling, line), taken, [(ball, line.goal)])
    off_field = _off_field(ruling, line, taken)
    stations = opposing_stations(ruling, line, {mate.number: mate.at for mate in mates})
    gone = {player.number for player in off_field}
    passes = [_pass_lane(surface, ball, mate.at) for mate in mates if line.is_ahead(mate.at)]
    remaining = (one for one in stations if one[0] not in gone)
    opponents = _place_players(ruling, remaining, taken, passes)
    players = (hitter, *mates, *off_field, *opponents)
    target = _target(ruling, line, players)
    return tuple(
        replace(player, facing=_heading(ruling, line, player, target))
        for player in sorted(players, key=lambda one: (one.team != "hitting", one.number))
    )


def can_receive(ruling: Ruling, player: Player) -> bool:
    """Whether a pass may go to this player: a team-mate on the playing area, far enough away."""
    if player.team != "hitting" or player.hitter or player.status or ruling.ball is None:
        return False
    least = (ruling.shot and ruling.shot.to_team_mate) or 0.0
    inside = ruling.surface.playing_area.margin(*player.at) >= -TOLERANCE
    return bool(inside and math.dist(player.at, ruling.ball) >= least - TOLERANCE)


def receiver(ruling: Ruling, players: Sequence[Player]) -> Player | None:
    """The team-mate who would receive a pass; None if no player can.

    It is the nearest player whose lane is clear of opponents; if no lane is clear, the player with
    the clearest one.
    """
    assert ruling.ball is not None
    opponents = np.array([p.at for p in players if p.team == "opposing"]).reshape(-1, 2)
    able = [player for player in players if can_receive(ruling, player)]
    surface, ball = ruling.surface, ruling.ball

    def worth(player: Player) -> tuple[float, float]:
        off = distances_to_lanes(opponents, [_pass_lane(surface, ball, player.at)])
        clear = min(float(off.min(initial=math.inf)), LANE_WIDTH[surface.kind])
        return clear, -math.dist(player.at, ball)

    return max(able, key=worth, default=None)


Lane = tuple[Place, Place]
"""A straight line from one place to another, along which the ball is hit."""


def distances_to_lanes(places: Floats, lanes: Sequence[Lane]) -> Floats:
    """Yards from each of (n, 2) places to the nearest lane; infinity if there are no lanes."""
    least = np.full(len(places), np.inf)
    for (ax, ay), (bx, by) in lanes:
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy or 1.0
        along = np.clip(((places[:, 0] - ax) * dx + (places[:, 1] - ay) * dy) / square, 0.0, 1.0)
        off = np.hypot(places[:, 0] - ax - along * dx, places[:, 1] - ay - along * dy)
        least = np.minimum(least, off)
    return least


def _throw_in_players(surface: Surface, throw_in: ThrowIn) -> Iterator[Player]:
    from polofield.rules.outdoor.throw_in import throw_in_files

    assert isinstance(surface, Field)
    files = throw_in_files(surface, throw_in)
    for number, at in enumerate(files.hitting, 1):
        yield Player("hitting", number, at, facing=files.facing)
    for number, at in enumerate(files.opposing, 1):
        yield Player("opposing", number, at, facing=files.facing)


def _target(ruling: Ruling, line: Line, players: Sequence[Player]) -> Place:
    """Where the hit goes: to a team-mate if the rule says so first, else towards the goal."""
    mate = receiver(ruling, players) if ruling.shot and ruling.shot.aims[0] == "team-mate" else None
    return mate.at if mate else (line.ball[0] + line.ux, line.ball[1] + line.uy)


def _heading(ruling: Ruling, line: Line, player: Player, target: Place) -> float:
    """A player's heading: towards the ball, or up the field to follow the hit.

    The hitter's is that of the hit.

    In a narrow place the horse stands along it.
    """
    (x, y), (bx, by) = player.at, line.ball
    at_ball = math.atan2(by - y, bx - x)
    if player.hitter:
        return math.atan2(target[1] - by, target[0] - bx)
    if player.status:
        return 0.0
    passed_to = ruling.shot is not None and "team-mate" in ruling.shot.aims
    up_field = player.team == "hitting" and not (passed_to and line.is_ahead(player.at))
    wish = math.atan2(line.goal[1] - y, line.goal[0] - x) if up_field else at_ball
    limit = ruling.limit(player.side)
    for half in (SPACINGS[ruling.surface.kind][0].inset, HORSE_LENGTH / 2):
        for turn in range(0, 91, 5):
            for heading in (wish + math.radians(turn), wish - math.radians(turn)):
                dx, dy = half * math.cos(heading), half * math.sin(heading)
                if limit.margin(x + dx, y + dy) >= 0 and limit.margin(x - dx, y - dy) >= 0:
                    return math.remainder(heading, math.tau)
    return wish


@lru_cache(maxsize=64)
def _offsets(room: float) -> Floats:
    """Offsets from a station, nearest first: the station itself, then rings around it."""
    rings: list[tuple[float, float]] = [(0.0, 0.0)]
    for ring in range(1, 15):
        away = room * 0.5 * ring
        count = max(8, 4 * ring)
        turns = [2 * math.pi * (k + 0.5 * (ring % 2)) / count for k in range(count)]
        rings.extend((away * math.cos(turn), away * math.sin(turn)) for turn in turns)
    return np.array(rings)


def _place_players(
    ruling: Ruling,
    stations: Iterable[Station],
    taken: list[Place],
    lanes: Sequence[Lane],
) -> list[Player]:
    """Players for these stations, each at a free place, which is added to `taken`."""
    players = []
    for number, side, wish in stations:
        at = _best_place(ruling, _bounds(ruling, side), wish, taken, lanes)
        if at is not None:
            taken.append(at)
            players.append(Player(number=number, side=side, at=at))
    return players


def _off_field(ruling: Ruling, line: Line, taken: list[Place]) -> list[Player]:
    """The opponent who is off the field, if the rule is about one: No. 1, behind the hitter."""
    if ruling.onside is None:
        return []
    surface = ruling.surface
    x, y = surface.half_length, surface.half_width
    behind = AllOf((surface.ground, rectangle(-x - END_RUN_OFF, -x, -y, y)))
    at = _best_place(ruling, [(behind, 0.0)], off_field_station(surface, line), taken, ())
    assert at is not None
    taken.append(at)
    return [Player("opposing", 1, at, status="off-field")]


def _pass_lane(surface: Surface, ball: Place, receiver: Place) -> Lane:
    """The lane of a pass, up to the opponent who marks the receiver."""
    (bx, by), (x, y), away = ball, receiver, math.dist(receiver, ball)
    share = max(0.0, 1 - RECEIVER_OFF[surface.kind] / away) if away else 0.0
    return ball, (bx + share * (x - bx), by + share * (y - by))


Bound = tuple[Limit, float]
"""A limit, and the cost of a place that needs it, in yards from the station."""


def _bounds(ruling: Ruling, side: Side) -> list[Bound]:
    """What binds a side on the playing area, behind its ends, and anywhere on the ground."""
    limit, surface = ruling.limit(side), ruling.surface
    bounds: list[Bound] = [(AllOf((limit, surface.playing_area)), 0.0)]
    if isinstance(surface, Field):
        x, y = surface.half_length + END_RUN_OFF, surface.half_width
        cost_behind = COST_BESIDE if side == "hitting" else COST_BEHIND
        bounds.append((AllOf((limit, rectangle(-x, x, -y, y))), cost_behind))
        bounds.append((limit, COST_BESIDE))
    return bounds


def _best_place(
    ruling: Ruling,
    bounds: Sequence[Bound],
    wish: Place,
    taken: Sequence[Place],
    lanes: Sequence[Lane],
) -> Place | None:
    """The place with the least cost: for its distance from the station, its bound and its spacing.

    None if the zones leave no place, as for a defender whose whole area is too near the ball.
    """
    kind = ruling.surface.kind
    assert ruling.ball is not None
    room, _ = _spacing(ruling.surface, ruling.ball)
    best, least = None, math.inf
    for bound, bound_cost in bounds:
        for spacing in SPACINGS[kind]:
            cost = bound_cost + spacing.cost
            if cost >= least:
                break
            width = LANE_WIDTH[kind] if spacing.lanes else 0.0
            apart = max(room * spacing.room, LEAST_APART)
            found = _free_place(bound, spacing.inset, wish, taken, apart, lanes, width)
            if found is not None and math.dist(found, wish) + cost < least:
                best, least = found, math.dist(found, wish) + cost
    return best


def _free_place(
    bound: Limit,
    inset: float,
    wish: Place,
    taken: Sequence[Place],
    room: float,
    lanes: Sequence[Lane],
    lane_width: float,
) -> Place | None:
    """The place nearest to a station that is inside the bound, away from players and lanes."""
    start: Place | None = wish
    if bound.margin(*wish) < inset:
        start = nearest(shrunk(bound, inset), *wish)
    if start is None:
        return None
    if min(math.dist(start, other) for other in taken) >= room and (
        lane_width == 0 or all(distance_to_line(start, *lane) >= lane_width for lane in lanes)
    ):
        return start
    places = _offsets(room) + start
    others = np.array(taken)
    apart = np.hypot(
        places[:, None, 0] - others[None, :, 0], places[:, None, 1] - others[None, :, 1]
    ).min(axis=1)
    good = apart >= room
    if lane_width and lanes:
        good &= distances_to_lanes(places, lanes) >= lane_width
    good &= np.asarray(bound.margin(places[:, 0], places[:, 1])) >= inset - TOLERANCE
    if not good.any():
        return None
    x, y = places[int(np.argmax(good))]
    return float(x), float(y)
