"""Parts of small pictures: where the ball lies and goes, and who hits it.

Each part adds a few things to a stage.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import shapely

from polofield.rulings.parts import Place
from polofield.rulings.phrase import say
from polofield.scene.places import heading
from polofield.scene.stage import (
    Stage,
    ball_at,
    ball_was,
    between,
    beyond,
    flight,
    rider,
    struck,
    way,
)
from polofield.scene.surfaces import lines_of
from polofield.scene.things import Cross, Disc, Glance, Label, Lie, Stroke, Swing, Thing
from polofield.words import cases as w

SHORT_OF_GOAL = {"outdoor": 2.0, "arena": 0.4}
"""Yards before the goal's mouth at which a shot ends."""


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
    yield flight(stage.ball, beyond(stop_of(stage), stage.ball, stage.yards(11)))


def stop_of(stage: Stage) -> Place:
    """Where a ball on its way into the goal is stopped."""
    return beyond(stage.goal, stage.ball, min(stage.yards(18), 0.4 * stage.to_goal))


def hit_away(stage: Stage) -> Iterator[Thing]:
    """A hit into the field."""
    yield flight(stage.ball, away_from(stage))


def away_from(stage: Stage) -> Place:
    """Where a hit into the field ends."""
    return stage.toward_goal(stage.yards(42), stage.inward * 0.25)


def kicked(stage: Stage) -> Iterator[Thing]:
    """Kicked ahead by the hitter's horse: that is no hit."""
    end = stage.toward_goal(min(stage.yards(72), 0.9 * stage.to_goal, 0.5 * stage.along))
    yield from struck(stage.ball, end)
    yield _on_the_way(stage, 0.3, end)


def _on_the_way(stage: Stage, share: float, end: Place) -> Thing:
    at = between(stage.ball, end, share)
    return rider("hitting", at, heading(stage.ball, end))


def kicked_and_hit(stage: Stage) -> Iterator[Thing]:
    """Kicked ahead by the hitter's horse, and hit on: that is the hit."""
    first = stage.toward_goal(min(stage.yards(30), 0.4 * stage.to_goal), stage.inward * 0.4)
    end = stage.toward_goal(min(stage.yards(80), 0.9 * stage.to_goal))
    yield flight(stage.ball, first, end)
    yield Glance("", between(stage.ball, first, 0.35))
    yield stage.hitter("hitting", first)


def passes_by(stage: Stage) -> Iterator[Thing]:
    """The hitter, who rides past the ball without a hit."""
    aside = stage.toward_goal(stage.yards(15), stage.inward * math.pi / 2)

    def along(units: float) -> Place:
        return beyond(aside, stage.goal, stage.yards(units))

    yield rider("hitting", along(8), heading(aside, stage.goal))
    yield way("hitting", along(-34), along(-6))
    yield way("hitting", along(24), along(42))


def crossed_own_line(stage: Stage) -> Iterator[Thing]:
    """Sent over the back line by the side that defends it."""
    y = stage.ball[1]
    line = -stage.surface.half_length
    start = line + stage.yards(48), y + stage.inward * stage.yards(16)
    yield flight(start, (line - stage.yards(8), y))
    yield rider("hitting", beyond(start, (line, y), -stage.yards(14)), heading(start, (line, y)))


def lies_behind(stage: Stage) -> Iterator[Thing]:
    """The ball where the officials left it, behind the line."""
    yield ball_at((stage.ball[0] - stage.yards(9), stage.ball[1]))


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


def rebounds_to_nobody(stage: Stage) -> Iterator[Thing]:
    """Wide, and back off the end wall, where nobody plays it."""
    x, g = stage.surface.half_length, stage.surface.half_goal
    most = stage.surface.half_width - stage.yards(11)
    wall = x, stage.inward * min(g + stage.yards(14), most)
    end = x - 0.3 * stage.along, stage.inward * min(g + stage.yards(40), most)
    yield flight(stage.ball, wall, end)
    at = end[0] - stage.yards(40), end[1]
    yield rider("opposing", at, math.pi)


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


def stands(stage: Stage) -> Iterator[Thing]:
    """The defender, who stands correctly and does not play the ball."""
    at = defender(stage)
    yield rider("opposing", at, heading(at, stage.ball))


def into_misplaced(stage: Stage) -> Iterator[Thing]:
    """To a defender who stands before the goal, where nobody may."""
    at = beyond(stage.goal, stage.ball, 0.45 * stage.to_goal)
    yield flight(stage.ball, beyond(at, stage.ball, stage.yards(13)))
    yield rider("opposing", at, heading(at, stage.ball), ring="fault")


def plays_it(stage: Stage) -> Iterator[Thing]:
    """The defender, who plays the ball too early."""
    at = defender(stage)
    yield rider("opposing", at, heading(at, stage.ball), ring="fault")


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
