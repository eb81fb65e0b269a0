"""The stage of a small picture: what it shows of the ground, and where things stand on it.

Distances that a rule names are in yards. How far a rider is off the ball, and how far a kick goes,
is chosen so that it is seen: in units of the page, of which a small picture has `HIGH` at least.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal

from polofield.rulings.consequence import Consequence
from polofield.rulings.parts import Place, TeamSide
from polofield.rulings.phrase import EMPTY, Phrase
from polofield.rulings.ruling import Ruling
from polofield.scene.places import heading
from polofield.scene.surfaces import ground
from polofield.scene.things import Arrow, Disc, Figure, Stroke, Thing
from polofield.surface.surfaces import Field, Surface

View = Literal["fit", "goal", "near"]
WIDE, HIGH = 149.0, 100.0
"""Units across and down of a small picture, at least."""
COARSEST = 1.3
"""Yards to a unit beyond which a small picture shows the ball without the goal."""
NEAR = {"outdoor": 62.0, "arena": 18.0}
"""Yards that it then shows along the ground."""
LEAST = {"outdoor": 48.0, "arena": 20.0}
"""The fewest yards along the ground that it shows with the goal."""
BEYOND = {"outdoor": 15.0, "arena": 4.0}
"""Yards that it shows behind the goal."""
BEHIND_BALL = 0.21
"""Of what a small picture shows along the ground, how much lies behind the ball."""
BESIDE, MARGIN = 0.29, 0.12
"""How much it shows beside the goal, and beside the ball, of what it shows along the ground."""
BALL_AHEAD, BALL_BESIDE = 21.0, 12.0
"""Units from a hitter to the ball, ahead and to the right, where the mallet's head is."""
APPROACHES = (-0.5, 0.5, -0.9, 0.9, -0.2, 0.2, -1.3, 1.3, -1.8, 1.8, -2.4, 2.4, 3.0, 0.0)
"""Radians that a hitter comes in from the left of straight at the goal, the best first."""
TURNS = (0.0, 0.4, 0.8, 1.2, 1.6, 2.0, 2.4)
"""Radians by which somebody is turned to where there is room."""
LEFT_OUT = ("line-40-attacked", "line-40-defended")
"""Lines that a small picture has no room for."""


@lru_cache(maxsize=32)
def small_ground(surface: Surface) -> tuple[Thing, ...]:
    """What a small picture shows of a surface: no marks, only some of the lines, and no names."""
    return tuple(
        replace(thing, name="")
        for thing in ground(surface)
        if not (isinstance(thing, Stroke) and (thing.weight == "mark" or thing.name in LEFT_OUT))
    )


@dataclass(frozen=True, slots=True)
class Stage:
    """A case of a ruling as it is shown.

    `view`: the goal is in the picture where there is room for it, always, or never. `next_ball` is
    where the ball is hit next, where the rules say so.
    """

    ruling: Ruling
    one: Consequence
    view: View = "fit"
    next_ball: Place | None = None

    @property
    def ball(self) -> Place:
        """Where the ball is hit from."""
        assert self.ruling.ball is not None
        return self.ruling.ball

    @property
    def surface(self) -> Surface:
        """What it is played on."""
        return self.ruling.surface

    @property
    def outdoor(self) -> bool:
        """Whether that is a field."""
        return isinstance(self.surface, Field)

    @property
    def goal(self) -> Place:
        """The middle of the goal attacked."""
        return self.surface.half_length, 0.0

    @property
    def to_goal(self) -> float:
        """Yards from the ball to there."""
        return math.dist(self.ball, self.goal)

    @property
    def shows_goal(self) -> bool:
        """Whether the goal attacked is in the picture."""
        if self.view == "fit":
            return max(self._along / HIGH, self._across / WIDE) <= COARSEST
        return self.view == "goal"

    @property
    def inward(self) -> float:
        """Which way across leads to the middle: 1 or -1; from the middle to the right."""
        return 1.0 if self.ball[1] < 0 else -1.0

    @property
    def _along(self) -> float:
        """Yards along the ground from behind the ball to behind the goal."""
        kind = self.surface.kind
        out = self.surface.half_length - self.ball[0]
        return max(LEAST[kind], (out + BEYOND[kind]) / (1 - BEHIND_BALL))

    @property
    def _sides(self) -> tuple[float, float]:
        """From where to where, across, the ball and both sides of the goal are held."""
        beside = self.surface.half_goal + BESIDE * self._along
        margin = MARGIN * self._along
        y = self.ball[1]
        return min(y, -beside) - margin, max(y, beside) + margin

    @property
    def _across(self) -> float:
        low, high = self._sides
        return high - low

    @property
    def along(self) -> float:
        """Yards that the picture shows along the ground."""
        return self._along if self.shows_goal else NEAR[self.surface.kind]

    @property
    def across(self) -> float:
        """Yards that it shows across, at least."""
        return self._across if self.shows_goal else NEAR[self.surface.kind]

    @property
    def focus(self) -> tuple[Place, ...]:
        """The places that the picture holds."""
        x, y = self.ball
        if not self.shows_goal:
            back, half = 0.4 * self.along, self.across / 2
            return (x - back, y), (x - back + self.along, y), (x, y - half), (x, y + half)
        front = self.surface.half_length + BEYOND[self.surface.kind]
        low, high = self._sides
        return (front, 0.0), (front - self.along, 0.0), (x, low), (x, high)

    def yards(self, units: float) -> float:
        """So many units of the page, in yards of this picture."""
        return units * max(self.along / HIGH, self.across / WIDE)

    def toward_goal(self, by: float, turn: float = 0.0) -> Place:
        """A place so many yards from the ball, towards the goal or turned left from there."""
        return beyond(self.ball, self.goal, by, turn)

    def hitter(self, side: TeamSide, ball: Place, *, swings: bool = True) -> Figure:
        """Somebody about to hit the ball towards the goal that the side attacks, on the ground."""
        sign = 1.0 if side == "hitting" else -1.0
        goal = heading(ball, (sign * self.surface.half_length, 0.0))
        ahead, beside = self.yards(BALL_AHEAD), self.yards(BALL_BESIDE)
        for turn in APPROACHES:
            facing = goal + turn
            cos, sin = math.cos(facing), math.sin(facing)
            # the ball is ahead of the rider and to the right
            at = ball[0] - ahead * cos - beside * sin, ball[1] - ahead * sin + beside * cos
            if self.has_room(at):
                break
        return rider(side, at, facing, hitter=swings)

    def has_room(self, place: Place) -> bool:
        """Whether a rider may be at a place, and is in the picture there."""
        surface = self.surface
        ground = surface.ground if isinstance(surface, Field) else surface.playing_area
        return float(ground.margin(*place)) >= self.yards(9) and self.holds(place)

    def beside(self, place: Place, end: Place, units: float, turn: float) -> Place:
        """A place so many units from one, towards another or turned left, where a rider has room.

        Where there is none it is turned farther, either way.
        """
        by = self.yards(units)
        turns = (turn + side * more for more in TURNS for side in (1.0, -1.0))
        places = [beyond(place, end, by, one) for one in turns]
        return next(filter(self.has_room, places), places[0])

    def holds(self, place: Place) -> bool:
        """Whether a place is in the picture."""
        xs: tuple[float, ...]
        ys: tuple[float, ...]
        xs, ys = zip(*self.focus, strict=True)
        x, y = place
        return min(xs) <= x <= max(xs) and min(ys) <= y <= max(ys)


def beyond(start: Place, end: Place, by: float, turn: float = 0.0) -> Place:
    """A place so many yards from one place, towards another or turned left from there."""
    way = math.atan2(end[1] - start[1], end[0] - start[0]) + turn
    return start[0] + by * math.cos(way), start[1] + by * math.sin(way)


def between(start: Place, end: Place, share: float) -> Place:
    """A place on the way from one to another."""
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def rider(
    side: TeamSide,
    at: Place,
    facing: float,
    *,
    hitter: bool = False,
    ring: Literal["", "fault"] = "",
    title: Phrase = EMPTY,
) -> Figure:
    """A player of a small picture: without a number."""
    letter, shape = ("a", "disc") if side == "hitting" else ("b", "square")
    return Figure(
        "",
        f"team-{letter}",
        "disc" if shape == "disc" else "square",
        "",
        at,
        title,
        facing=facing,
        hitter=hitter,
        ring=ring,
        team=side,
    )


def ball_at(place: Place) -> Disc:
    """A ball that is to be hit."""
    return Disc("", "ball", place, "ball", 0.1, layer="ball")


def ball_was(place: Place) -> Disc:
    """Where a ball was, or came to rest."""
    return Disc("", "ball", place, "was", 0.1, layer="ball")


def flight(*places: Place) -> Arrow:
    """The way of the ball through these places."""
    start, *via, end = places
    return Arrow("", "path", start, end, "flight", via=tuple(via))


def struck(*places: Place) -> Iterator[Thing]:
    """The same where it does not count, with where the ball came to rest."""
    start, *via, end = places
    yield Arrow("", "path", start, end, "struck", via=tuple(via))
    yield ball_was(end)


def way(side: TeamSide, start: Place, end: Place) -> Arrow:
    """A rider's way."""
    return Arrow("", f"path-{side}", start, end, "way")
