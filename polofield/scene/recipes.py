"""How each case is drawn: the ball's path, what causes it, and who hits next.

A recipe is a list of parts, each of which adds a few things to a stage. The table of recipes is
in the order of how much a case matters: what changes whose ball it is before what does not, and
what is peculiar to a rule before what all hits share. A case without a recipe is a sentence.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

import shapely

from polofield.rulings.consequence import Case
from polofield.rulings.phrase import EMPTY, say
from polofield.rulings.ruling import Place
from polofield.scene.model import (
    Contour,
    Cross,
    Disc,
    Figure,
    Glance,
    Label,
    Lie,
    Stroke,
    Swing,
    Thing,
)
from polofield.scene.stage import (
    Stage,
    View,
    ball_at,
    ball_was,
    between,
    beyond,
    flight,
    heading,
    rider,
    struck,
    way,
)
from polofield.scene.surfaces import lines_of
from polofield.scene.zones import zone_things
from polofield.words import cases as w

Part = Callable[[Stage], Iterator[Thing]]
SHORT_OF_GOAL = {"outdoor": 2.0, "arena": 0.4}
"""Yards before the goal's mouth at which a shot ends."""
GLANCES_OFF = 0.5
"""Radians by which a ball turns aside where it glances off."""


# Where the ball lies, and who hits it


def was(stage: Stage) -> Iterator[Thing]:
    """Where the ball was hit from."""
    yield ball_was(stage.ball)


def lies(stage: Stage) -> Iterator[Thing]:
    """The ball where it is hit next: where it is, unless the rules put it elsewhere."""
    yield ball_at(_next_ball(stage) or stage.ball)


def _next_ball(stage: Stage) -> Place | None:
    """Where the ball is hit next, where that is in the picture."""
    there = stage.next_ball
    if there is None:
        return None
    return there if stage.holds(there) else None


def hits_next(stage: Stage) -> Iterator[Thing]:
    """Who hits next; where that is elsewhere, the one who did not."""
    there = _next_ball(stage)
    if stage.one.to == "opposing" and (there or stage.next_ball is None):
        yield stage.hitter("opposing", there or stage.ball)
    else:
        yield stage.hitter("hitting", stage.ball, swings=stage.one.to != "opposing")


def hitter(stage: Stage) -> Iterator[Thing]:
    """The one who hits."""
    yield stage.hitter("hitting", stage.ball)


def swing(stage: Stage) -> Iterator[Thing]:
    """A swing that misses."""
    yield Swing("", stage.ball, stage.goal)


def breaks(stage: Stage) -> Iterator[Thing]:
    """The ball broken in two."""
    yield Disc("", "ball", stage.ball, "broken", 0.1, layer="ball")


# Where it goes


def into_goal(stage: Stage) -> Iterator[Thing]:
    """Into the goal."""
    yield flight(stage.ball, _before_goal(stage))


def _before_goal(stage: Stage) -> Place:
    short = min(SHORT_OF_GOAL[stage.surface.kind], 0.3 * stage.to_goal)
    return beyond(stage.goal, stage.ball, short)


def _beside_goal(stage: Stage, past: float) -> Place:
    """A place beside the goal, on the ball's side, so far past the end."""
    aside = stage.surface.half_goal + max(stage.yards(10), 0.09 * stage.to_goal)
    level = stage.surface.half_length, -stage.inward * aside
    return beyond(level, stage.ball, -past)


def wide(stage: Stage) -> Iterator[Thing]:
    """Wide of the goal."""
    yield flight(stage.ball, _beside_goal(stage, stage.yards(9)))


def stopped_short(stage: Stage) -> Iterator[Thing]:
    """Towards the goal, up to whoever stops it."""
    yield flight(stage.ball, beyond(_stop(stage), stage.ball, stage.yards(11)))


def _stop(stage: Stage) -> Place:
    """Where a ball on its way into the goal is stopped."""
    return beyond(stage.goal, stage.ball, min(stage.yards(18), 0.4 * stage.to_goal))


def hit_away(stage: Stage) -> Iterator[Thing]:
    """A hit into the field."""
    yield flight(stage.ball, _away(stage))


def _away(stage: Stage) -> Place:
    return stage.toward_goal(stage.yards(42), stage.inward * 0.25)


def kicked(stage: Stage) -> Iterator[Thing]:
    """Kicked ahead by the hitter's horse: that is no hit."""
    end = stage.toward_goal(min(stage.yards(72), 0.9 * stage.to_goal, 0.5 * stage.along))
    yield from struck(stage.ball, end)
    yield _on_the_way(stage, 0.3, end)


def _on_the_way(stage: Stage, share: float, end: Place) -> Thing:
    at = between(stage.ball, end, share)
    return rider("hitting", at, heading(stage.ball, end))


def hit_early(stage: Stage) -> Iterator[Thing]:
    """Hit before the call: that does not count."""
    end = stage.toward_goal(stage.yards(44), stage.inward * 0.2)
    yield from struck(stage.ball, end)
    spots: tuple[tuple[Place, Lie], ...] = tuple(
        ((x, y + side * stage.yards(30)), "centre")
        for x, y in (between(stage.ball, end, share) for share in (0.2, 0.6, 1.0))
        for side in (1.0, -1.0)
    )
    yield Label("", "label", say(w.BEFORE_PLAY), spots, rank=1, weight=600, key=None)


def kicked_on(stage: Stage) -> Iterator[Thing]:
    """Hit, then kicked on by the hitter's horse; a second hit where the side has only one."""
    first = min(0.5 * stage.to_goal, stage.yards(36))
    short = stage.toward_goal(first, stage.inward * 0.55)
    on = stage.toward_goal(0.54 * stage.along)
    end = beyond(stage.goal, short, stage.yards(9)) if stage.shows_goal else on
    yield flight(stage.ball, short)
    horse = beyond(short, end, -stage.yards(9))
    if stage.one.to == "opposing":
        yield from struck(short, end)
    else:
        yield flight(short, end)
    yield rider("hitting", horse, heading(short, end))


def off_foot(stage: Stage) -> Iterator[Thing]:
    """Hit into the horse's foot, and off it into the goal."""
    foot = stage.toward_goal(stage.yards(24), -stage.inward * 0.55)
    yield flight(stage.ball, foot, _before_goal(stage))
    yield Glance("", foot)
    at = beyond(foot, stage.ball, stage.yards(9), -stage.inward * 1.3)
    yield rider("hitting", at, heading(stage.ball, stage.goal))


def pass_on(stage: Stage) -> Iterator[Thing]:
    """To a team-mate, at least as far off as the rule says."""
    mate = _mate(stage)
    yield flight(stage.ball, beyond(mate, stage.ball, stage.yards(13)))
    yield rider("hitting", mate, heading(stage.ball, mate), hitter=True)


def _mate(stage: Stage) -> Place:
    return stage.toward_goal(_pass_length(stage) * 1.25, -stage.inward * 0.15)


def _pass_length(stage: Stage) -> float:
    shot = stage.ruling.shot
    return float(shot.to_team_mate) if shot and shot.to_team_mate else stage.yards(40)


def short_of_mate(stage: Stage) -> Iterator[Thing]:
    """Not as far as a pass has to go: only an opponent plays it."""
    end = stage.toward_goal(0.84 * _pass_length(stage), stage.inward * 0.1)
    yield flight(stage.ball, beyond(end, stage.ball, stage.yards(9)))
    yield ball_at(end)
    comes = stage.beside(end, stage.goal, 42, 0.2 * stage.inward)
    yield rider("opposing", comes, heading(comes, end), hitter=True)
    yield way("opposing", beyond(comes, end, stage.yards(15)), beyond(end, comes, stage.yards(11)))
    waits = stage.beside(end, stage.goal, 44, 2.0 * stage.inward)
    yield rider("hitting", waits, heading(waits, end), ring="fault")
    yield way("hitting", beyond(waits, end, stage.yards(14)), beyond(end, waits, stage.yards(13)))


def pass_ring(stage: Stage) -> Iterator[Thing]:
    """How far a pass has to go."""
    r = _pass_length(stage)
    circle = shapely.Point(*stage.ball).buffer(r, quad_segs=64).boundary
    inside = circle.intersection(stage.surface.geometry["ground"])
    arcs = ((*stage.ball, r),)
    yield Stroke("", "dimension", lines_of(inside), "rest", dashed=True, arcs=arcs, layer="zones")


def tapped(stage: Stage) -> Iterator[Thing]:
    """Tapped a few yards."""
    end = stage.toward_goal(stage.yards(36), stage.inward * 0.3)
    yield flight(stage.ball, beyond(end, stage.ball, stage.yards(9)))
    yield ball_at(end)
    yield stage.hitter("hitting", end)


def straight_out(stage: Stage) -> Iterator[Thing]:
    """Straight out over the end wall, where it crossed it, and the next hit from there."""
    out = exit_of(stage)
    past = beyond(out, stage.ball, -0.7 * stage.yards(9))
    yield flight(stage.ball, past)
    yield Cross("", out)
    if stage.next_ball is not None:
        there = _next_ball(stage)
        if there is not None:
            yield ball_at(there)
            yield stage.hitter("opposing", there)


def exit_of(stage: Stage) -> Place:
    """Where a hit leaves the ground beside the goal."""
    aside = stage.surface.half_goal + max(stage.yards(14), 1.0)
    return stage.surface.half_length, stage.inward * aside


def rebounds(stage: Stage) -> Iterator[Thing]:
    """Wide, and back off the end wall to an opponent."""
    x, g = stage.surface.half_length, stage.surface.half_goal
    most = stage.surface.half_width - stage.yards(11)
    wall = x, stage.inward * min(g + stage.yards(14), most)
    at = x - 0.52 * stage.along, stage.inward * min(g + stage.yards(46), most)
    yield flight(stage.ball, wall, beyond(at, wall, stage.yards(21)))
    yield rider("opposing", at, heading(at, wall), hitter=True)


def into_defender(stage: Stage) -> Iterator[Thing]:
    """To the defender beside the goal."""
    yield flight(stage.ball, beyond(defender(stage), stage.ball, stage.yards(12)))


def defender(stage: Stage) -> Place:
    """Where the defender is singled out to stand."""
    zones = [zone for zone in stage.ruling.zones if zone.kind == "defender"]
    x, g = stage.surface.half_length, stage.surface.half_goal
    if not zones:
        return x - 1.0, stage.inward * (g + 11.0)
    region = zones[0].limit.region(stage.surface.geometry["playing-area"])
    parts = shapely.get_parts(region).tolist()
    # the part on the side that is asked for, or the only one; as near the goal as he may be
    part = max(parts, key=lambda one: stage.inward * one.centroid.y)
    x1, y1, x2, y2 = part.bounds
    side = math.copysign(1.0, (y1 + y2) / 2)
    near = min(abs(y1), abs(y2)) + 0.25 * (y2 - y1)
    return (x1 + x2) / 2, side * near


def plays_it(stage: Stage) -> Iterator[Thing]:
    """The defender, who plays the ball too early."""
    at = defender(stage)
    yield rider("opposing", at, heading(at, stage.ball), ring="fault")


def off_defender(stage: Stage) -> Iterator[Thing]:
    """Off the defender and away."""
    at = defender(stage)
    end = beyond(at, stage.ball, 0.34 * stage.along, -stage.inward * GLANCES_OFF * 1.4)
    near = beyond(at, stage.ball, stage.yards(8))
    yield flight(stage.ball, near, end)
    yield Glance("", near)


def blocked(stage: Stage) -> Iterator[Thing]:
    """Blocked by the defender before the goal, and live."""
    at = beyond(stage.goal, stage.ball, 0.26 * stage.to_goal)
    near = beyond(at, stage.ball, stage.yards(14))
    most = stage.surface.half_width - stage.yards(11)
    comes = near[0] - stage.yards(22), stage.inward * min(stage.yards(52), most)
    yield flight(stage.ball, near, beyond(comes, near, stage.yards(21)))
    yield rider("opposing", at, heading(at, stage.ball))
    yield rider("hitting", comes, heading(comes, near), hitter=True)


def comes_to_rest(stage: Stage) -> Iterator[Thing]:
    """Stopped or turned aside before it met wall or opponent: the next hit from there."""
    end = stopped_at(stage)
    yield from struck(stage.ball, beyond(end, stage.ball, stage.yards(9)))
    yield ball_at(end)
    yield stage.hitter("opposing", end)


def stopped_at(stage: Stage) -> Place:
    """Where a hit that fails comes to rest."""
    return stage.toward_goal(0.5 * min(stage.to_goal, stage.along), stage.inward * 0.3)


def no_goal(stage: Stage) -> Iterator[Thing]:
    """Towards the goal, not into it."""
    end = _before_goal(stage)
    aside = end[0] - stage.yards(16), end[1] + stage.inward * stage.yards(16)
    yield flight(stage.ball, beyond(aside, stage.ball, stage.yards(6)))
    yield ball_was(aside)


# Who is wrong, and where


def stops_it(stage: Stage) -> Iterator[Thing]:
    """An opponent who came in from behind the back line and stopped it."""
    at = _stop(stage)
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
    at = _stop(stage)
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
    clear = next(m.length for m in stage.ruling.measures if m.kind == "clear")
    return stage.toward_goal(0.72 * clear, stage.inward * 0.9)


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
    end = _away(stage)
    yield rider(
        "opposing",
        beyond(end, stage.ball, -stage.yards(14)),
        heading(end, stage.ball),
        ring="fault",
    )


def out_of_the_way(stage: Stage) -> Iterator[Thing]:
    """An opponent out of place who takes no part."""
    yield from limit(stage)
    x, y = stage.ball
    at = x + stage.yards(20), y - stage.inward * 0.38 * stage.across
    yield rider("opposing", at, 0.0)


def off_field(stage: Stage) -> Iterator[Thing]:
    """An opponent who comes in behind the hitter and plays before he may: the way to the ball."""
    yield from limit(stage)
    end = _away(stage)
    at = beyond(end, stage.ball, -stage.yards(14))
    start = stage.ball[0] - stage.yards(14), stage.ball[1] + stage.inward * 0.42 * stage.across
    yield way("opposing", start, beyond(at, start, stage.yards(17)))
    yield rider("opposing", at, heading(start, at), ring="fault")


def lines_up(stage: Stage) -> Iterator[Thing]:
    """An opponent on the way to the limit."""
    yield from limit(stage)
    x, y = stage.ball
    across = y + stage.inward * 0.3 * stage.across
    start = x + stage.yards(8), across
    yield rider("opposing", start, 0.0)
    yield way("opposing", (x + stage.yards(22), across), (x + stage.yards(40), across))


def hitter_wrong(stage: Stage) -> Iterator[Thing]:
    """A player of the hitting side ahead of the ball."""
    at = stage.toward_goal(stage.yards(34), -stage.inward * 0.9)
    yield rider("hitting", at, 0.0, ring="fault")


def passes_the_ball(stage: Stage) -> Iterator[Thing]:
    """The way of a hitter who rides past the ball."""
    x, y = stage.ball
    beside = y + stage.yards(14)
    yield way("hitting", (x - stage.yards(30), beside), (x + stage.yards(34), beside))


@dataclass(frozen=True, slots=True)
class Recipe:
    """How a case is drawn.

    Attributes:
        parts: what is drawn, from the ground up.
        view: whether the goal is in the picture: where there is room, always, or never.
        wrong: what the ring round somebody means; empty where nobody is wrong.
        clock: the picture has a stopwatch with the time that is up.
        failed_at: where a hit that fails ends, from which the next one is.
        covers: the cases that share its cell where they bring the same.
    """

    parts: tuple[Part, ...]
    view: View = "fit"
    wrong: str = ""
    clock: bool = False
    failed_at: Callable[[Stage], Place] | None = None
    covers: tuple[Case, ...] = ()


RECIPES: Mapping[Case, Recipe] = MappingProxyType(
    {
        "goal": Recipe((was, into_goal), view="goal"),
        "entered-goal": Recipe(
            (was, stopped_short, stops_it), view="goal", wrong=w.ENTERED_IMPROPERLY
        ),
        "procedure-goal": Recipe(
            (was, stopped_short, keeps_from_goal), view="goal", wrong=w.AT_FAULT
        ),
        "straight-out": Recipe((was, straight_out), view="goal", failed_at=exit_of),
        "rebound": Recipe((was, rebounds), view="goal", clock=True),
        "played-before-wall": Recipe((was, into_defender, plays_it), view="goal", wrong=w.AT_FAULT),
        "entered-wide": Recipe((was, wide, comes_in), view="goal", wrong=w.ENTERED_IMPROPERLY),
        "kicked-after": Recipe((was, kicked_on)),
        "short": Recipe((was, pass_ring, short_of_mate), wrong=w.MAY_NOT_PLAY),
        "late": Recipe((lies, hits_next), clock=True, covers=("early",)),
        "little-lost": Recipe((was_here, thrown_in)),
        "kicked-on-approach": Recipe((lies, kicked)),
        "too-near": Recipe((was, hit_away, too_near), wrong=w.AT_FAULT),
        "offside": Recipe((was, hit_away, off_field), wrong=w.AT_FAULT),
        "opposing-wrong": Recipe((lies, hits_next, too_near), view="near", wrong=w.TOO_NEAR),
        "early": Recipe((lies, hit_early)),
        "out-of-place": Recipe((was, hit_away, in_the_way), wrong=w.AT_FAULT),
        "stopped": Recipe((was, comes_to_rest), view="goal", failed_at=stopped_at),
        "into-foot": Recipe((was, off_foot), view="goal"),
        "breaks": Recipe((breaks, hitter)),
        "hitting-wrong": Recipe((lies, hits_next, hitter_wrong), wrong=w.AT_FAULT),
        "comes-out": Recipe((was, hit_away, come_out), view="goal"),
        "far-enough": Recipe((was, pass_ring, pass_on)),
        "tapped": Recipe((was, tapped)),
        "blocked": Recipe((was, blocked), view="goal"),
        "missed": Recipe((lies, hitter, swing), covers=("no-goal",)),
    }
)
"""From what matters most."""
