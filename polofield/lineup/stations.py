"""Where a well-coached side would stand: who hits, who can receive, who marks whom, who guards.

A station may be illegal; `lineup` finds the legal place for it. Stations are given from the ball,
relative to the line to the centre of the goal attacked; a bearing is the angle from that line in
degrees, positive towards the open side of the ground.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from polofield.rulings.parts import Place, Side
from polofield.rulings.ruling import Ruling
from polofield.surface.geometry import END_RUN_OFF
from polofield.surface.limits import AllOf, nearest, shrunk
from polofield.surface.people import HORSE_LENGTH, HORSE_WIDTH
from polofield.surface.surfaces import Field, Surface
from polofield.surface.units import TOLERANCE

# These values are not from the rules but from how teams play and what a figure can show: inferred.
OWN_END: Final = 60.0
"""Within this distance in yards of a side's own back line, the back hits and No. 3 helps."""
IN_RANGE: Final = {"outdoor": 75.0, "arena": 33.0}
"""Within this distance in yards of the goal, a hit that may go anywhere is a shot at goal."""
CLOSE: Final = 45.0
"""Within this distance in yards of the goal, no hitting player has room ahead of the ball."""
REACH: Final = {"outdoor": 100.0, "arena": 45.0}
"""The length of a hard hit in yards: the last defender is no farther from the ball."""
OUT_OF_TOUCH: Final = 60.0
"""Beyond this distance in yards from the ball, opponents do not press or mark but wait in a row."""
GOAL_SIDE: Final = {"outdoor": 11.0, "arena": 5.5}
"""Yards between a player and the marking opponent, who is on the goal side."""
BEHIND_WITHIN: Final = 45
"""Degrees from the line within which a hitter counts as behind the ball."""
RUN_UPS: Final = {"outdoor": (6.0, 3.0), "arena": (3.4, 2.4)}
"""A good run-up of the hitter in yards, and the shortest one."""
CLEAR_OF_POST: Final = 0.6
"""Least distance in yards from a hitter's path to a goal post: half a horse and half a post."""

Station = tuple[int, Side, Place]
"""A player's number and side, and the place in yards."""


@dataclass(frozen=True, slots=True)
class Line:
    """The line from the ball to the centre of the goal attacked.

    Attributes:
        ball: its start.
        goal: its end.
        away: its length in yards.
        ux: the x of its direction, a unit vector.
        uy: the y of its direction.
        inward: 1 if the open side of the ground is to the left of it, -1 if to the right.
    """

    ball: Place
    goal: Place
    away: float
    ux: float
    uy: float
    inward: float

    def at(self, bearing: float, distance: float) -> Place:
        """The place at a distance in yards from the ball, on a bearing in degrees."""
        turn = math.radians(bearing) * self.inward
        cos, sin = math.cos(turn), math.sin(turn)
        return (
            self.ball[0] + distance * (self.ux * cos - self.uy * sin),
            self.ball[1] + distance * (self.uy * cos + self.ux * sin),
        )

    def goal_side(self, place: Place, distance: float) -> Place:
        """The place that many yards nearer to the goal, but at most half way to it."""
        away = math.dist(place, self.goal)
        share = min(distance / away, 0.5) if away else 0.0
        x, y = place
        return x + share * (self.goal[0] - x), y + share * (self.goal[1] - y)

    def is_ahead(self, place: Place) -> bool:
        """Whether a place is farther along the line than the ball."""
        return (place[0] - self.ball[0]) * self.ux + (place[1] - self.ball[1]) * self.uy > 0


def line_of(surface: Surface, ball: Place) -> Line:
    """The line from the ball to the centre of the goal; straight ahead for a ball in the goal."""
    goal = surface.half_length, 0.0
    away = math.dist(ball, goal)
    ux, uy = ((goal[0] - ball[0]) / away, -ball[1] / away) if away > TOLERANCE else (1.0, 0.0)
    return Line(ball, goal, away, ux, uy, -1.0 if ball[1] > 0 else 1.0)


def _kept_back(ruling: Ruling, side: Side) -> bool:
    """Whether the rule keeps a side well away from the goal attacked."""
    before = ruling.surface.half_length - 2.0, 0.0
    legal = nearest(ruling.limit(side), *before)
    return legal is None or math.dist(legal, before) > 10.0


def hitter_number(ruling: Ruling, line: Line) -> int:
    """The number of the hitter: 3, or on a field 4, the back, near the side's own goal."""
    surface = ruling.surface
    own_end = surface.kind == "outdoor" and line.ball[0] <= OWN_END - surface.half_length
    return 4 if own_end else 3


def hitting_stations(ruling: Ruling, line: Line) -> list[Station]:
    """Stations of the hitter's team-mates: some can receive or follow up, and one covers."""
    aims = ruling.shot.aims if ruling.shot else ()
    kept_back = _kept_back(ruling, "hitting")
    if ruling.surface.kind == "arena":
        places = _arena_mates(ruling.surface, line, kept_back)
    else:
        places = _field_mates(line, aims, kept_back, hitter_number(ruling, line))
    return [(number, "hitting", place) for number, place in places.items()]


def _field_mates(
    line: Line, aims: tuple[str, ...], kept_back: bool, hitter: int
) -> dict[int, Place]:
    cover = 7 - hitter
    if aims == ("goal",):
        bearing = 100 if kept_back or line.away < CLOSE else 60
        return {1: line.at(bearing, 27), 2: line.at(-bearing, 27), cover: line.at(150, 28)}
    if "team-mate" in aims:
        first, second = min(40, 0.62 * line.away), min(58, 0.65 * line.away)
        return {1: line.at(-14, first), 2: line.at(32, second), cover: line.at(150, 26)}
    if hitter == 4:
        return {1: line.at(8, 85), 2: line.at(-15, 52), cover: line.at(50, 24)}
    if line.away <= IN_RANGE["outdoor"]:
        first, second = (95, -95) if line.away < CLOSE else (45, -60)
        return {1: line.at(first, 27), 2: line.at(second, 27), cover: line.at(150, 28)}
    return {1: line.at(-14, 44), 2: line.at(44, 58), cover: line.at(150, 26)}


def _arena_mates(surface: Surface, line: Line, kept_back: bool) -> dict[int, Place]:
    if kept_back:
        x, y = line.ball[0], _middle(surface, line)
        return {1: (x - 6, y + 12), 2: (x - 9.5, y - 5.5)}
    if line.away <= IN_RANGE["arena"]:
        return {1: line.at(65, 14), 2: line.at(110, 15)}
    wing = line.at(-60, 13)
    second = wing if surface.playing_area.margin(*wing) >= 5 else line.at(105, 13)
    return {1: line.at(45, min(max(0.45 * line.away, 11), 22)), 2: second}


def _middle(surface: Surface, line: Line) -> float:
    """The y around which players line up who are kept back: the ball's, but away from the walls."""
    most = max(surface.half_width - 15, 0.0)
    return max(-most, min(most, line.ball[1]))


def opposing_stations(ruling: Ruling, line: Line, mates: Mapping[int, Place]) -> Iterator[Station]:
    """Stations of the opposing side: one presses the hitter, others mark, one guards the goal.

    `mates` are the positions of the hitter's team-mates, by number.
    """
    if ruling.surface.kind == "arena":
        places = _arena_opponents(ruling, line, mates)
    else:
        places = _field_opponents(ruling, line, mates)
    for number, place in places.items():
        designated = number == 3 and ruling.has_designated()
        yield number, "designated" if designated else "opposing", place


def _field_opponents(ruling: Ruling, line: Line, mates: Mapping[int, Place]) -> dict[int, Place]:
    surface, limit = ruling.surface, ruling.limit("opposing")
    x, y = line.goal
    if limit.margin(x - 4.0, y) < 0:
        on_field = AllOf((limit, surface.playing_area))
        x += 7 if nearest(shrunk(on_field, 2.0), x, y) is None else -6
        return {2: (x, 17.0), 3: (x, -17.0), 1: (x, 38.0), 4: (x, -38.0)}
    front = nearest(AllOf((limit, surface.playing_area)), *line.at(0, 30))
    if front is not None and math.dist(front, line.ball) > OUT_OF_TOUCH:
        return _in_a_row(surface, line, front)
    marked = {number: line.goal_side(mate, GOAL_SIDE["outdoor"]) for number, mate in mates.items()}
    if 3 in marked and ruling.shot and ruling.shot.aims == ("anywhere",):
        return {2: marked[3], 3: marked[2], 4: marked[1], 1: line.at(8, 30)}
    last = _last_defender(ruling, line)
    if line.away <= IN_RANGE["outdoor"]:
        return {4: last, 3: line.at(-4, 0.62 * line.away), 1: marked[2], 2: marked[1]}
    return {1: line.at(8, 30), 2: marked[2], 3: marked[1], 4: last}


def _in_a_row(surface: Surface, line: Line, front: Place) -> dict[int, Place]:
    """Four in a row, as near as allowed, across the line to the goal; the back a little deeper."""
    x = front[0] + 7
    across = line.ball[1] * (line.goal[0] - x) / max(line.goal[0] - line.ball[0], 1.0)
    most = max(surface.half_width - 40, 0.0)
    y = max(-most, min(most, across))
    beside = 11.0 * line.inward
    return {
        1: (x, y - beside),
        2: (x, y + 3 * beside),
        3: (x, y - 3 * beside),
        4: (x + 6, y + beside),
    }


def _last_defender(ruling: Ruling, line: Line) -> Place:
    """In front of the goal, or near enough to the ball to stop a hard hit; behind the others."""
    wish = line.at(3, min(line.away - 9.0, REACH["outdoor"]))
    legal = nearest(AllOf((ruling.limit("opposing"), ruling.surface.playing_area)), *wish)
    if legal is None or math.dist(legal, wish) < 2.0:
        return wish
    return line.goal_side(legal, 16.0)


def _arena_opponents(ruling: Ruling, line: Line, mates: Mapping[int, Place]) -> dict[int, Place]:
    surface = ruling.surface
    if _kept_back(ruling, "opposing"):
        x, y = line.ball[0], _middle(surface, line)
        places = {1: (x - 6.5, y - 12.5), 2: (x - 9.5, y + 7)}
        if ruling.has_designated():
            return {3: _designated(ruling), **places}
        return {3: (x - 13, y), **places}
    clear = ruling.shot.right_of_way if ruling.shot else None
    along = line.away - 6
    if line.away > IN_RANGE["arena"] + 1:
        along = min(max(0.62 * line.away, (clear or 0.0) + 2.5), REACH["arena"])
    back = line.at(-math.degrees(math.atan2(2.5, max(along, 2.5))), along)
    mark = GOAL_SIDE["arena"]
    beside = line.at(-38, 8.5)
    press = beside if surface.playing_area.margin(*beside) >= 8 else line.at(38, 8.5)
    other = line.goal_side(mates[2], mark) if line.is_ahead(mates[2]) else press
    return {3: back, 2: line.goal_side(mates[1], mark), 1: other}


def _designated(ruling: Ruling) -> Place:
    """The designated defender: in the goal if the rule allows that, else along the end wall.

    In the goal the mallet is towards its centre; at the wall the side away from the ball is taken.
    """
    surface = ruling.surface
    assert ruling.ball is not None
    in_goal = surface.half_length - 2.5, -surface.half_goal
    if ruling.limit("designated").margin(*in_goal) >= 0:
        return in_goal
    across = -1.0 if ruling.ball[1] > 0 else 1.0
    return surface.half_length - 1.0, across * (surface.half_goal + 14)


def off_field_station(surface: Surface, line: Line) -> Place:
    """An opponent who hit wide and is not back yet: behind the hitter's back line.

    The place is well to the open side of the hitter and not behind the goal, to leave a way in.
    """
    across = line.ball[1] + line.inward * 28.0
    if abs(across) < surface.half_goal + 8:
        across = line.inward * (surface.half_goal + 8)
    return -surface.half_length - END_RUN_OFF / 2, across


def hitter_place(surface: Surface, line: Line, run_up: float) -> Place:
    """The hitter's place: behind the ball on the line, or as near to that as the ground allows.

    A shorter run-up is better than one from the side. It may begin behind a back line or beyond a
    side line, but not outside boards or a wall, and it passes clear of the posts.
    """
    good, least = RUN_UPS[surface.kind]
    for approaches, shortest in (
        (_FROM_BEHIND, good),
        (_FROM_BEHIND, least),
        (_FROM_BESIDE, least),
    ):
        for outside in (False, True):
            for inset in (1.5, 0.8, 0.5):
                for bearing, share in approaches:
                    place = line.at(180 + bearing, max(share * run_up, shortest))
                    if _can_approach(surface, line.ball, place, inset, outside):
                        return place
    x, y = line.at(180, run_up)
    return nearest(surface.ground, x, y) or line.ball


def _approaches(bearings: Iterable[int]) -> list[tuple[int, float]]:
    """Bearings from straight behind the ball, with shares of the full run-up, the best first."""
    every = ((bearing, share) for bearing in bearings for share in (1.0, 0.85, 0.7, 0.55, 0.4, 0.0))
    return sorted(every, key=lambda one: (abs(one[0]) + 40 * (1 - one[1]), one[0]))


_FROM_BEHIND = _approaches(range(-BEHIND_WITHIN, BEHIND_WITHIN + 1, 5))
_FROM_BESIDE = _approaches(range(-180, 181, 15))


def _can_approach(surface: Surface, ball: Place, place: Place, inset: float, outside: bool) -> bool:
    """Whether a hitter can wait at a place and ride from there to the ball.

    `outside` allows a place beyond a side line, or beside the boards but behind the back line.
    """
    (x, y), (bx, by) = place, ball
    away = math.dist(place, ball)
    tail = (away + HORSE_LENGTH / 2) / away
    rump = bx + tail * (x - bx), by + tail * (y - by)
    for side in (1.0, -1.0):
        for post in (surface.half_goal, -surface.half_goal):
            at = side * surface.half_length, post
            if distance_to_line(at, place, ball) < min(CLEAR_OF_POST, math.dist(at, ball)):
                return False
    if surface.playing_area.margin(x, y) >= inset and surface.playing_area.margin(*rump) >= 0:
        return True
    if not isinstance(surface, Field) or surface.ground.margin(x, y) < inset:
        return False
    behind = abs(x) - surface.half_length
    if surface.half_width - abs(y) >= inset:
        return behind >= 0 or surface.half_width - abs(rump[1]) >= 0
    if not outside or (surface.boarded and behind < inset):
        return False
    if not surface.boarded:
        return True
    # The boards end at the back line, so the path must cross that line between them.
    inside = surface.half_length - abs(bx)
    across = y + (by - y) * behind / (behind + inside)
    room = surface.half_width - HORSE_WIDTH / 2
    return abs(across) <= max(room, abs(by)) + TOLERANCE


def distance_to_line(place: Place, start: Place, end: Place) -> float:
    """Yards from a place to the straight line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    square = dx * dx + dy * dy
    along = ((place[0] - start[0]) * dx + (place[1] - start[1]) * dy) / square if square else 0.0
    along = min(max(along, 0.0), 1.0)
    return math.dist(place, (start[0] + along * dx, start[1] + along * dy))
