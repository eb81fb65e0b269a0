"""Parts of small pictures: who is wrong or comes into play, and where the limits are."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

from polofield.rulings.parts import Place
from polofield.rulings.phrase import EMPTY
from polofield.scene.flights import away_from, stop_of
from polofield.scene.places import heading
from polofield.scene.stage import Stage, beyond, flight, rider, way
from polofield.scene.things import Contour, Cross, Figure, Thing
from polofield.scene.zones import zone_things


def stops_it(stage: Stage) -> Iterator[Thing]:
    """An opponent who came in from behind the back line and stopped it."""
    at = stop_of(stage)
    start = (
        stage.surface.half_length + BEHIND * stage.along,
        at[1] - stage.inward * 0.2 * stage.along,
    )
    yield way("opposing", start, beyond(at, start, stage.yards(17)))
    yield rider("opposing", at, heading(start, at), ring="fault")


BEHIND = 0.13
"""Of what a picture shows along the ground, how far behind the goal somebody comes from."""


def comes_in(stage: Stage) -> Iterator[Thing]:
    """An opponent who came in from behind the back line, away from the ball."""
    across = stage.inward * (stage.surface.half_goal + 0.24 * stage.across)
    start = stage.surface.half_length + BEHIND * stage.along, across
    at = stage.surface.half_length - stage.yards(24), across
    yield way("opposing", start, beyond(at, start, stage.yards(17)))
    yield rider("opposing", at, math.pi, ring="fault")


def come_out(stage: Stage) -> Iterator[Thing]:
    """Opponents who come out round the posts to defend."""
    x, g = stage.surface.half_length, stage.surface.half_goal
    for side in (1.0, -1.0):
        start = x + stage.yards(8), side * (g + stage.yards(40))
        end = x - stage.yards(28), side * (g + stage.yards(14))
        yield rider("opposing", start, heading(start, end))
        yield way("opposing", beyond(start, end, stage.yards(17)), end)


def keeps_from_goal(stage: Stage) -> Iterator[Thing]:
    """An opponent before the goal who did not follow the procedure."""
    at = stop_of(stage)
    yield rider("opposing", at, math.pi, ring="fault")


def too_near(stage: Stage) -> Iterator[Thing]:
    """An opponent who was too near, and the limit."""
    yield from limit(stage)
    yield rider("opposing", _too_near(stage), heading(_too_near(stage), stage.ball), ring="fault")


def limit(stage: Stage) -> Iterator[Thing]:
    """The limit of the opponents."""
    for thing in zone_things(stage.ruling):
        if isinstance(thing, Contour) and thing.bound == "opposing":
            yield replace(thing, name="")


def _too_near(stage: Stage) -> Place:
    """A place inside the opponents' limit, and beside the hit."""
    if stage.ruling.onside is not None:
        clear = next(m.length for m in stage.ruling.measures if m.kind == "line")
        return stage.ball[0] + clear - stage.yards(17), stage.ball[
            1
        ] + stage.inward * 0.3 * stage.across
    clear = next(m.length for m in stage.ruling.measures if m.kind in ("clear", "line"))
    # across the ball from the one who hits it, who would otherwise be covered
    hitter = stage.hitter("hitting", stage.ball)
    return beyond(stage.ball, hitter.at, -0.72 * clear)


def was_here(stage: Stage) -> Iterator[Thing]:
    """Where the ball was when play stopped."""
    yield Cross("", stage.ruling.at or stage.ball)


def thrown_in(stage: Stage) -> Iterator[Thing]:
    """The umpire throws it in from there, towards the nearer side."""
    x, y = stage.ruling.at or stage.ball
    way_out = -1.0 if y < 0 else 1.0
    edge = way_out * stage.surface.half_width
    end = min(abs(y - edge) - stage.yards(6), stage.yards(46))
    yield flight((x, y), (x, y + way_out * max(end, stage.yards(18))))
    at = x, y - way_out * stage.yards(26)
    yield Figure(
        "", "official", "triangle", "", at, EMPTY, facing=math.copysign(math.pi / 2, way_out)
    )


def in_the_way(stage: Stage) -> Iterator[Thing]:
    """An opponent out of place who takes part: at the end of the hit."""
    yield from limit(stage)
    end = away_from(stage)
    yield rider(
        "opposing",
        beyond(end, stage.ball, -stage.yards(14)),
        heading(end, stage.ball),
        ring="fault",
    )


def off_field(stage: Stage) -> Iterator[Thing]:
    """An opponent who comes in behind the hitter and plays before he may: the way to the ball."""
    yield from limit(stage)
    end = away_from(stage)
    at = beyond(end, stage.ball, -stage.yards(14))
    start = stage.ball[0] - stage.yards(14), stage.ball[1] + stage.inward * 0.42 * stage.across
    yield way("opposing", start, beyond(at, start, stage.yards(17)))
    yield rider("opposing", at, heading(start, at), ring="fault")


def hitter_wrong(stage: Stage) -> Iterator[Thing]:
    """A player of the hitting side ahead of the ball."""
    at = stage.toward_goal(stage.yards(34), -stage.inward * 0.9)
    yield rider("hitting", at, 0.0, ring="fault")


def affects(stage: Stage) -> Iterator[Thing]:
    """A player of the hitting side too near a rebound."""
    x, g = stage.surface.half_length, stage.surface.half_goal
    most = stage.surface.half_width - stage.yards(11)
    at = x - 0.3 * stage.along, stage.inward * min(g + stage.yards(24), most)
    yield rider("hitting", at, math.pi, ring="fault")


def lines_up(stage: Stage) -> Iterator[Thing]:
    """An opponent still on the way to the limit."""
    yield from limit(stage)
    clear = next(m.length for m in stage.ruling.measures if m.kind in ("line", "clear"))
    x, y = stage.ball[0] + clear, stage.ball[1] + stage.inward * 0.3 * stage.across
    at = stage.ball[0] + 0.35 * clear, y
    yield rider("opposing", at, 0.0)
    yield way("opposing", (at[0] + stage.yards(20), y), (x + stage.yards(8), y))


def far_off(stage: Stage) -> Iterator[Thing]:
    """An opponent out of place on the other side, who takes no part."""
    yield from limit(stage)
    at = stage.ball[0] + stage.yards(14), stage.ball[1] - stage.inward * 0.36 * stage.across
    yield rider("opposing", at, 0.0, ring="fault")
