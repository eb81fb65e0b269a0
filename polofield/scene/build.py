"""A ruling and the players round it as a scene."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from polofield.lineup.check import limit_of
from polofield.lineup.propose import Player
from polofield.rulings.parts import Measure, MeasureKind, Place
from polofield.rulings.phrase import EMPTY, Phrase, say
from polofield.rulings.ruling import Ruling
from polofield.scene.bounds import bound_key, bound_things
from polofield.scene.heads import called
from polofield.scene.hit import come_out_things, hit_things
from polofield.scene.knock_in import knock_in_things
from polofield.scene.measures import measured, ruler, shown
from polofield.scene.model import Scene
from polofield.scene.places import happened_here, happened_words, heading, place_words
from polofield.scene.strips import strip
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
from polofield.scene.things import (
    ALWAYS,
    Arrow,
    Cross,
    Disc,
    Figure,
    KeyEntry,
    Label,
    Lens,
    Lie,
    Steps,
    Stroke,
    Thing,
)
from polofield.scene.zones import limit_keys, zone_labels, zone_things
from polofield.surface.limits import AllOf, Limit, Outside, RoundEdge, Within, at_least_y, at_most_y
from polofield.surface.surfaces import Field, Surface
from polofield.words import figures as w

BALL_DIAMETER = {"outdoor": 3.25 / 36, "arena": 13.75 / 36 / 3.14159}
"""Yards: 3 to 3.5 in across outdoors, 12.5 to 15 in round in the arena. Governing body's text."""


def ball_scene(ruling: Ruling, players: Sequence[Player] = (), *, proposed: bool = False) -> Scene:
    """The scene of a ruling that puts a ball on the ground, with these players."""
    assert ruling.ball is not None
    surface = ruling.surface
    things: list[Thing] = [*ground(surface)]
    things.extend(zone_things(ruling))
    things.append(ruler(ruling))
    things.extend(_measures(ruling))
    things.extend(bound_things(ruling))
    things.extend(hit_things(ruling, players))
    things.extend(come_out_things(ruling, players))
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
    figures = (player_figure(surface, player, ruling.ball) for player in players)
    things.extend(
        replace(figure, proposed=proposed, within=within(ruling, player))
        for figure, player in zip(figures, players, strict=True)
    )
    things.extend(zone_labels(ruling, [player.at for player in players]))
    if ruling.onside:
        things.extend(knock_in_things(ruling, players))
    things.extend(_goal_words(ruling))
    if ruling.at:
        things.append(happened_label(ruling, REACH[surface.kind]))
    key, close = _key(ruling, players), tuple(_close(ruling, players))
    focus = (*close, *_sides(ruling))
    scene = scene_with(ruling, things, key, focus, telling(ruling), may_follow(ruling))
    return replace(scene, close=close, strip=strip(ruling))


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
    for measure in shown(ruling.measures):
        if measure.kind == "across":
            dimensions.extend(_range_across(ruling, measure))
            continue
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


BAR = 3.0
"""Half the length in yards of the bar at the end of a range."""


def _range_across(ruling: Ruling, measure: Measure) -> Iterator[Thing]:
    """How far from the middle of its line a ball may lie, and a bar at the other end of that.

    The distance stands on the other side of the middle, clear of ball and hit.
    """
    (x, _), (_, y) = measure.start, measure.end
    steps = (BALL, ALWAYS[1])
    bar = segments(((x - BAR, -y), (x + BAR, -y)))
    yield Stroke("bound-end", "bound", bar, "gate", steps=steps)
    mirrored = replace(measure, end=(x, -y))
    yield measured(ruling.surface, mirrored, f"measure-{measure.name}", steps=(ZONES, ALWAYS[1]))


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
    bound = next(((m.start, m.end) for m in ruling.measures if m.kind in IN_A_LENS), None)
    said = happened_here(ruling) if ruling.at else EMPTY
    steps = (BALL, ALWAYS[1])
    things.append(Lens("lens", happened, played, bound, said, AT_WORDS, steps=steps))
    return things


AT_WORDS = "words-at"
"""The name of the words at the cross."""
IN_A_LENS: tuple[MeasureKind, ...] = ("inset", "inset-end", "post")
"""The distances that a lens shows."""


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
        turns=player.facing is None,
        hitter=player.hitter,
        team=player.team,
        steps=(LINEUP, ALWAYS[1]),
    )


def within(ruling: Ruling, player: Player) -> Limit:
    """Where all of a player has to be: on legal ground, on their own side of boards or wall."""
    surface = ruling.surface
    limit, y = limit_of(ruling, player), surface.half_width
    if abs(player.at[1]) <= y:
        return AllOf((limit, at_least_y(-y), at_most_y(y)))
    return AllOf((limit, at_least_y(y) if player.at[1] > 0 else at_most_y(-y)))


def _goal_words(ruling: Ruling) -> Iterator[Label]:
    """Whose goal is whose; the hitting side's own only where the ruling is about it."""
    yield goal_label(ruling.surface)
    if ruling.onside:
        yield own_goal_label(ruling.surface)


def goal_label(surface: Surface) -> Label:
    """Whose goal it is that is attacked."""
    words, key = say(w.GOAL_DEFENDED), say(w.GOAL_DEFENDED_KEY)
    return replace(_goal_label(surface, "goal-words", words, key, 1), of_ground=True)


def own_goal_label(surface: Surface) -> Label:
    """Whose goal the other one is."""
    text, key = say(w.OWN_GOAL), say(w.OWN_GOAL_KEY)
    return _goal_label(surface, "own-goal-words", text, key, -1)


def _goal_label(surface: Surface, name: str, text: Phrase, key: Phrase, sign: int) -> Label:
    """Just beyond the line beside the goal, else before it."""
    x, g = sign * surface.half_length, surface.half_goal
    off, beside = (5.0, 1.5) if isinstance(surface, Field) else (1.9, 1.0)
    spots: list[tuple[Place, Lie]] = [
        ((x + sign * part * off, side * (g + beside)), "outward")
        for part in (1.0, 1.6, -1.2)
        for side in (-1, 1)
    ]
    spots += [((x - sign * off, side * 5 * (g + beside)), "outward") for side in (-1, 1)]
    entry = KeyEntry("none", "label", key)
    return Label(
        name,
        "label",
        text,
        tuple(spots),
        rank=4,
        weight=600,
        far=(x, 0.0),
        beyond=say(w.GOAL_ON, goal=text),
        key=entry,
    )


def _key(ruling: Ruling, players: Sequence[Player]) -> Iterable[KeyEntry]:
    teams = {player.team for player in players}
    if "hitting" in teams:
        text = say(w.FOULED if ruling.foul else w.HITTING)
        yield KeyEntry("disc", "team-a", text, "2", (LINEUP, ALWAYS[1]), team="hitting")
    if "opposing" in teams:
        text = say(w.FOULING if ruling.foul else w.OPPOSING)
        yield KeyEntry("square", "team-b", text, "2", (LINEUP, ALWAYS[1]), team="opposing")
    yield KeyEntry("ball", "ball", say(w.BALL), steps=(BALL, ALWAYS[1]), at=ruling.ball)
    yield from limit_keys(ruling)
    yield from bound_key(ruling)


REACH = {"outdoor": 5.0, "arena": 1.6}
"""Yards along the ground by which words at a cross may stand aside of it."""


def happened_label(ruling: Ruling, reach: float) -> Label:
    """What happened at the cross, beside it or so many yards farther."""
    assert ruling.at is not None
    steps, at, said = _cross_steps(ruling), ruling.at, happened_here(ruling)
    beside: tuple[Lie, ...] = ("right", "left", "above", "below")
    return Label(
        AT_WORDS,
        "label-ball",
        said,
        tuple(((at[0] + along, at[1]), lie) for along in (0.0, reach, -reach) for lie in beside),
        rank=3,
        steps=steps,
        weight=600,
        key=KeyEntry("cross", "at", said, steps=steps, at=at),
    )


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
    if not _needs_goal(ruling):
        yield from _round(ruling)
        return
    behind = 10.0 if isinstance(surface, Field) else 3.0
    yield surface.half_length + behind, surface.half_goal
    yield surface.half_length + behind, -surface.half_goal
    yield from _round(ruling)


def _round(ruling: Ruling) -> Iterator[Place]:
    """The distances of a ruling: of a radius about the ball what lies behind and beside that."""
    for measure in ruling.measures:
        x, y = measure.start
        if (x, y) == ruling.ball:
            reach = measure.length
            yield from ((x - reach, y), (x, y - reach), (x, y + reach))
        elif measure.kind != "out":
            yield from (measure.start, measure.end)


FAR_FROM_GOAL = 95.0
"""Yards from the goal beyond which a figure of a hit that is free in direction leaves it out."""


def _needs_goal(ruling: Ruling) -> bool:
    """Whether a figure shows the goal: not that of a free hit far from it."""
    assert ruling.ball is not None
    free = ruling.shot is not None and ruling.shot.aims == ("anywhere",)
    return not free or ruling.surface.half_length - ruling.ball[0] <= FAR_FROM_GOAL


def notes(ruling: Ruling) -> tuple[Phrase, ...]:
    """What stands below the key: what happened, why the ball was moved, and what is particular."""
    said: list[Phrase] = []
    if ruling.cause:
        said.append(ruling.cause)
    if ruling.moved and ruling.head is None:
        said.append(moved_words(ruling.moved))
    said.extend(ruling.notes)
    return tuple(said)
