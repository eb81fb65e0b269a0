"""A ruling and the players round it as a scene."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from polofield.lineup.propose import Player
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Place, Ruling
from polofield.scene.bare import clause_words
from polofield.scene.heads import called
from polofield.scene.hit import hit_things
from polofield.scene.knock_in import knock_in_things
from polofield.scene.measures import measured, ruler
from polofield.scene.model import (
    ALWAYS,
    Arrow,
    Cross,
    Disc,
    Figure,
    KeyEntry,
    Label,
    Lens,
    Lie,
    Scene,
    Steps,
    Stroke,
    Thing,
)
from polofield.scene.places import happened_key, happened_words, place_words
from polofield.scene.room import with_room
from polofield.scene.surfaces import ground, segments
from polofield.scene.telling import (
    BALL,
    FOUL,
    LINEUP,
    ZONES,
    describe,
    may_follow,
    moved_words,
    player_words,
    telling,
)
from polofield.scene.zones import limit_keys, zone_labels, zone_things
from polofield.surface.limits import Outside, RoundEdge, Within
from polofield.surface.surfaces import Field, Surface
from polofield.words import figures as w

BALL_DIAMETER = {"outdoor": 3.25 / 36, "arena": 13.75 / 36 / 3.14159}
"""Yards: 3 to 3.5 in across outdoors, 12.5 to 15 in round in the arena. Governing body's text."""


def scene_of(ruling: Ruling, players: Sequence[Player] = ()) -> Scene:
    """The scene of a ruling that puts a ball on the ground, with these players."""
    assert ruling.ball is not None
    surface = ruling.surface
    things: list[Thing] = [*ground(surface)]
    things.extend(zone_things(ruling))
    things.append(ruler(ruling))
    things.extend(_measures(ruling))
    things.extend(hit_things(ruling, players))
    things.extend(moves(ruling) or _place_played(ruling))
    things.append(
        Disc(
            "ball",
            "ball",
            ruling.ball,
            "ball",
            BALL_DIAMETER[surface.kind],
            layer="ball",
            title=say(w.BALL_PLACED, place=place_words(surface, ruling.ball)),
            steps=(BALL, ALWAYS[1]),
        )
    )
    things.extend(player_figure(surface, player, ruling.ball) for player in players)
    things.extend(zone_labels(ruling, [player.at for player in players]))
    if ruling.onside:
        things.extend(knock_in_things(ruling, players))
    things.extend(_goal_words(ruling))
    key, close = _key(ruling, players), tuple(_close(ruling, players))
    focus = (*close, *_sides(ruling))
    scene = scene_with(ruling, things, key, focus, telling(ruling), may_follow(ruling))
    return with_room(replace(scene, close=close))


def scene_with(
    ruling: Ruling,
    things: Sequence[Thing],
    key: Iterable[KeyEntry],
    focus: Iterable[Place],
    telling: tuple[Phrase, ...] = (),
    after: tuple[Phrase, ...] = (),
) -> Scene:
    """These things under what a ruling is called, says and notes, told in steps if it is."""
    return Scene(
        slug=ruling.slug,
        **called(ruling),
        clause=clause_words(ruling.clause),
        sentence=ruling.sentence,
        description=tuple(describe(ruling, things)),
        surface=ruling.surface,
        things=tuple(things),
        key=tuple(key),
        focus=tuple(focus),
        notes=notes(ruling),
        telling=telling,
        after=after,
    )


def _measures(ruling: Ruling) -> list[Thing]:
    radii = {
        (edge.x, edge.y, edge.r)
        for zone in ruling.zones
        if isinstance(zone.limit, (Outside, Within))
        for edge in zone.limit.edges()
        if isinstance(edge, RoundEdge)
    }
    dimensions: list[Thing] = []
    for measure in ruling.measures:
        turns = (*measure.start, measure.length) in radii
        dimensions.append(
            measured(
                ruling.surface,
                measure,
                f"measure-{measure.name}",
                "turns" if turns else "slides",
                steps=(ZONES, ALWAYS[1]),
            )
        )
    return dimensions


def moves(ruling: Ruling) -> list[Thing]:
    """Where it happened and the way from there to where play restarts, when that is elsewhere."""
    played = ruling.ball or (ruling.throw_in and ruling.throw_in.at)
    if not ruling.moved or not played:
        return []
    origin = ruling.moved.origin
    happened = ruling.at or origin
    things: list[Thing] = []
    if happened != origin:
        level = Stroke("level", "bound", segments((happened, origin)), "bound")
        things.append(replace(level, layer="moves", steps=(BALL, ALWAYS[1])))
    things.append(Arrow("move", "move", origin, played, "move", steps=(BALL, ALWAYS[1])))
    things.append(cross(ruling, happened, _cross_steps(ruling)))
    bound = next(((m.start, m.end) for m in ruling.measures if m.name in BOUNDS), None)
    things.append(Lens("lens", happened, played, bound, steps=(BALL, ALWAYS[1])))
    return things


BOUNDS = ("inset", "inset-side", "inset-end", "post")
"""The distances that decide where a ball is put."""


def _place_played(ruling: Ruling) -> Iterator[Cross]:
    """Where it happened, when the rule has the ball just there or leads it elsewhere by itself."""
    if ruling.at is not None:
        yield cross(ruling, ruling.at, _cross_steps(ruling))


def _cross_steps(ruling: Ruling) -> Steps:
    """The steps in which the cross shows: a ball that comes to lie on it takes its place."""
    return (FOUL, BALL - 1) if ruling.at and ruling.at == ruling.ball else (FOUL, ALWAYS[1])


def cross(ruling: Ruling, happened: Place, steps: Steps = ALWAYS) -> Cross:
    """The mark of where it happened."""
    return Cross("at", happened, happened_words(ruling, happened), steps=steps)


def player_figure(surface: Surface, player: Player, towards: Place) -> Figure:
    """A rider, who heads towards a place where no heading is known."""
    hitting = player.team == "hitting"
    letter = "a" if hitting else "b"
    return Figure(
        name=f"{'hitting' if hitting else 'opposing'}-{player.number}",
        role=f"team-{letter}",
        shape="disc" if hitting else "square",
        text=player.name or str(player.number),
        at=player.at,
        title=player_words(surface, player),
        facing=heading(player.at, towards) if player.facing is None else player.facing,
        hitter=player.hitter,
        steps=(LINEUP, ALWAYS[1]),
    )


def heading(at: Place, towards: Place) -> float:
    """The heading from one place to another, in radians in the frame."""
    return math.atan2(towards[1] - at[1], towards[0] - at[0])


def _goal_words(ruling: Ruling) -> Iterator[Label]:
    """Whose goal is whose; the hitting side's own only where the ruling is about it."""
    yield goal_label(ruling.surface)
    if ruling.onside:
        text, key = say(w.OWN_GOAL), say(w.OWN_GOAL_KEY)
        yield _goal_label(ruling.surface, "own-goal-words", text, key, -1)


def goal_label(surface: Surface) -> Label:
    """Whose goal it is that is attacked."""
    return _goal_label(surface, "goal-words", say(w.GOAL_DEFENDED), say(w.GOAL_DEFENDED_KEY), 1)


def _goal_label(surface: Surface, name: str, text: Phrase, key: Phrase, sign: int) -> Label:
    """Just beyond the line beside the goal, else before it."""
    x, g = sign * surface.half_length, surface.half_goal
    off, beside = (5.0, 1.5) if isinstance(surface, Field) else (1.9, 1.0)
    spots: list[tuple[Place, Lie]] = [
        ((x + sign * part * off, side * (g + beside)), "outward")
        for part in (1.0, 1.6, -1.2)
        for side in (-1, 1)
    ]
    entry = KeyEntry("none", "label", key)
    return Label(name, "label", text, tuple(spots), rank=4, key=entry, weight=600)


def _key(ruling: Ruling, players: Sequence[Player]) -> Iterable[KeyEntry]:
    teams = {player.team for player in players}
    if "hitting" in teams:
        text = say(w.FOULED if ruling.foul else w.HITTING)
        yield KeyEntry("disc", "team-a", text, "2", (LINEUP, ALWAYS[1]))
    if "opposing" in teams:
        text = say(w.FOULING if ruling.foul else w.OPPOSING)
        yield KeyEntry("square", "team-b", text, "2", (LINEUP, ALWAYS[1]))
    yield KeyEntry("ball", "ball", say(w.BALL), steps=(BALL, ALWAYS[1]), at=ruling.ball)
    if ruling.moved or ruling.at:
        yield cross_key(ruling)
    yield from limit_keys(ruling)


def cross_key(ruling: Ruling) -> KeyEntry:
    """What the cross means."""
    steps = _cross_steps(ruling)
    return KeyEntry("cross", "at", happened_key(ruling), steps=steps, at=ruling.at)


def _sides(ruling: Ruling) -> Iterator[Place]:
    """The ground to both sides of the ball: a figure shows all of it across."""
    assert ruling.ball is not None
    yield from ((ruling.ball[0], side * ruling.surface.half_width) for side in (1, -1))


def _close(ruling: Ruling, players: Sequence[Player]) -> Iterable[Place]:
    assert ruling.ball is not None
    surface = ruling.surface
    yield ruling.ball
    yield from (player.at for player in players)
    if ruling.onside:
        behind = surface.half_length + 22.0
        yield from ((-surface.half_length + 95.0, 0.0), (-behind, surface.half_goal))
        return
    if ruling.at:
        yield ruling.at
    behind = 10.0 if isinstance(surface, Field) else 3.0
    yield surface.half_length + behind, surface.half_goal
    yield surface.half_length + behind, -surface.half_goal
    for measure in ruling.measures:
        x, y = measure.start
        if (x, y) == ruling.ball:
            reach = measure.length
            yield from ((x - reach, y), (x, y - reach), (x, y + reach))
        else:
            yield from (measure.start, measure.end)


def notes(ruling: Ruling) -> tuple[Phrase, ...]:
    """What stands below the key: what happened, why the ball was moved, and what is particular."""
    said: list[Phrase] = []
    if ruling.cause:
        said.append(ruling.cause)
    if ruling.moved:
        said.append(moved_words(ruling.moved))
    said.extend(ruling.notes)
    return tuple(said)
