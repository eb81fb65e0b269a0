"""A ruling and the players round it as a scene."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Literal

import shapely
from shapely.geometry.base import BaseGeometry

from polofield.limits import Outside, RoundEdge, Within
from polofield.lineup import Player
from polofield.rulings import Place, Ruling, Zone, areas
from polofield.scene.bare import clause_words
from polofield.scene.knock_in import is_knock_in, knock_in_things
from polofield.scene.model import (
    ALWAYS,
    Area,
    Arrow,
    Attack,
    Cross,
    Dimension,
    Disc,
    Figure,
    KeyEntry,
    Label,
    Scene,
    Steps,
    Stroke,
    Thing,
)
from polofield.scene.surfaces import ground, lines_of
from polofield.surfaces import Arena, Field, Surface
from polofield.words import Distance, Phrase, say
from polofield.words import figures as w

BALL_DIAMETER = {"outdoor": 3.25 / 36, "arena": 13.75 / 36 / 3.14159}
"""Yards: 3 to 3.5 in across outdoors, 12.5 to 15 in round in the arena. Governing body's text."""

FOUL, BALL, ZONES, LINEUP, AFTER = range(1, 6)
"""The steps in which a ruling is told."""

Bound = Literal["hitting", "opposing", "both"]
"""Whom a zone binds, as a figure shows it."""


PENALTY_RULES = ("Rule 37", "Rule 9")
"""The rules under which one side fouled the other."""


def scene_of(ruling: Ruling, players: Sequence[Player] = ()) -> Scene:
    """The scene of a ruling that puts a ball on the ground, with these players."""
    assert ruling.ball is not None
    surface = ruling.surface
    things: list[Thing] = [*ground(surface)]
    zones = [_zone(surface, zone, bound) for zone, bound in shown_zones(ruling)]
    things.extend(area for area, _ in zones if area)
    things.extend(edge for _, edge in zones if edge)
    things.extend(_measures(ruling))
    things.extend(moves(ruling))
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
    things.extend(player_figure(surface, player) for player in players)
    things.extend(_zone_words(ruling))
    if is_knock_in(ruling):
        things.extend(knock_in_things(ruling, players))
    things.append(Attack("direction", say(w.ATTACKS)))
    things.extend(_goal_words(ruling))
    return Scene(
        slug=ruling.rule.replace("/", "-"),
        title=ruling.title,
        clause=clause_words(ruling.clause),
        sentence=ruling.sentence,
        description=tuple(describe(ruling, players)),
        surface=surface,
        things=tuple(things),
        key=tuple(_key(ruling, players)),
        focus=tuple(_focus(ruling, players)),
        notes=notes(ruling),
        steps=AFTER,
    )


def place_words(surface: Surface, place: Place) -> Phrase:
    """A place in words: how far out, how far left or right of the middle."""
    x, y = place
    if abs(y) < 5e-3:
        across = say(w.ON_MIDDLE)
    else:
        side = w.LEFT_OF_MIDDLE if y > 0 else w.RIGHT_OF_MIDDLE
        across = say(side, by=Distance(abs(y)))
    out = Distance(surface.half_length - x)
    template = w.PLACE_OUT_ARENA if isinstance(surface, Arena) else w.PLACE_OUT
    return say(template, out=out, across=across)


def describe(ruling: Ruling, players: Sequence[Player] = ()) -> Iterable[Phrase]:
    """The text alternative: the sentence, and every place and limit with its figures."""
    surface = ruling.surface
    yield ruling.sentence
    if ruling.moved and ruling.at:
        yield say(w.HAPPENED, place=place_words(surface, ruling.at))
    if ruling.ball:
        yield say(w.BALL_PLACED, place=place_words(surface, ruling.ball))
    if ruling.moved:
        yield say(w.MOVED, by=Distance(ruling.moved.by), why=ruling.moved.why)
    until = {"hit": w.UNTIL_HIT, "play-and-hit": w.UNTIL_PLAY_AND_HIT, "dropped": w.UNTIL_DROPPED}
    for zone in ruling.zones:
        yield say(w.ZONE, label=zone.label, until=say(until[zone.until]))
    yield from ruling.notes
    for player in players:
        yield _player_words(surface, player)


def _player_words(surface: Surface, player: Player) -> Phrase:
    team = say("{Hit}" if player.team == "hitting" else "{Opp}")
    template = w.HITTER_AT if player.hitter else w.PLAYER_AT
    return say(
        template,
        team=team,
        number=player.name or str(player.number),
        place=place_words(surface, player.at),
    )


@lru_cache(maxsize=32)
def _edge_band(surface: Surface) -> BaseGeometry:
    """A hair's breadth round the edge of the ground."""
    return surface.geometry["ground"].boundary.buffer(0.02)


def shown_zones(ruling: Ruling) -> list[tuple[Zone, Bound]]:
    """The zones that a figure shows, and whom each binds.

    What binds both sides alike is shown once; where the one defender is singled out, his place
    is shown and not what he has to keep clear of besides.
    """
    shown: list[tuple[Zone, Bound]] = []
    by_limit = {(zone.limit, zone.side) for zone in ruling.zones}
    for zone in ruling.zones:
        other = {"hitting": "opposing", "opposing": "hitting"}.get(zone.side)
        both = (zone.limit, other) in by_limit
        if zone.side == "designated":
            if zone.shows == "place":
                shown.append((zone, "opposing"))
        elif not both:
            shown.append((zone, "hitting" if zone.side == "hitting" else "opposing"))
        elif zone.side == "hitting":
            shown.append((zone, "both"))
    return shown


def _zone(surface: Surface, zone: Zone, side: Bound) -> tuple[Area | None, Stroke | None]:
    """The region that a zone forbids (or demands), and its edge within the ground."""
    whole = surface.geometry["ground"]
    arcs = tuple((e.x, e.y, e.r) for e in zone.limit.edges() if isinstance(e, RoundEdge))
    legal = areas(zone.limit.region(whole))
    steps: Steps = (ZONES, ALWAYS[1])
    if zone.shows == "place":
        return place_area(surface, zone, f"zone-{zone.name}"), None
    forbidden = areas(whole.difference(legal))
    if forbidden.is_empty:
        return None, None
    name = f"zone-{zone.name}-{side}"
    area = Area(
        name, f"keep-out-{side}", forbidden, "zones", arcs, f"hatch-{side}", zone.label, steps
    )
    edge = forbidden.boundary.difference(_edge_band(surface))
    outline = Stroke(
        f"{name}-edge",
        f"keep-out-{side}",
        lines_of(shapely.line_merge(edge) if edge.geom_type == "MultiLineString" else edge),
        "zone",
        arcs=arcs,
        layer="zones",
        steps=steps,
    )
    return area, outline


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
            Dimension(
                f"measure-{measure.name}",
                measure.start,
                measure.end,
                measure.length,
                "turns" if turns else "slides",
                steps=(ZONES, ALWAYS[1]),
            )
        )
    return dimensions


def place_area(surface: Surface, zone: Zone, name: str) -> Area:
    """Where somebody has to be."""
    arcs = tuple((e.x, e.y, e.r) for e in zone.limit.edges() if isinstance(e, RoundEdge))
    legal = areas(zone.limit.region(surface.geometry["ground"]))
    return Area(name, "place", legal, "zones", arcs, "", zone.label, (ZONES, ALWAYS[1]))


def moves(ruling: Ruling) -> list[Thing]:
    """Where it happened and the way from there to where play restarts, when that is elsewhere."""
    played = ruling.ball or (ruling.throw_in and ruling.throw_in.at)
    if not ruling.moved or not played:
        return []
    happened = ruling.at or ruling.moved.origin
    place = place_words(ruling.surface, happened)
    return [
        Arrow("move", "move", happened, played, steps=(BALL, ALWAYS[1])),
        Cross("at", happened, say(w.HAPPENED, place=place), steps=(FOUL, ALWAYS[1])),
    ]


def player_figure(surface: Surface, player: Player, *, fault: bool = False) -> Figure:
    """A player's symbol: a disc for the hitting side, a square for the opposing side."""
    hitting = player.team == "hitting"
    letter = "a" if hitting else "b"
    return Figure(
        name=f"{'hitting' if hitting else 'opposing'}-{player.number}",
        role=f"team-{letter}",
        shape="disc" if hitting else "square",
        text=player.name or str(player.number),
        at=player.at,
        title=_player_words(surface, player),
        facing=player.facing,
        fault=fault,
        steps=(LINEUP, ALWAYS[1]),
    )


def _zone_words(ruling: Ruling) -> list[Thing]:
    """A few words in each zone that no dimension line explains."""
    words: list[Thing] = []
    whole = ruling.surface.geometry["playing-area"]
    said: set[str] = set()
    for zone, bound in shown_zones(ruling):
        round_zone = isinstance(zone.limit, (Outside, Within))
        if zone.shows == "place" or round_zone or bound in said:
            continue
        said.add(bound)
        forbidden = areas(whole.difference(zone.limit.region(whole)))
        text = say(_keep_out_words(ruling)[bound])
        spots = tuple((place, "centre") for place in _places_in(forbidden, ruling))
        if spots:
            name = f"words-{zone.name}-{bound}"
            words.append(
                Label(name, "zone-label", text, spots, rank=7, steps=(ZONES, ALWAYS[1]))  # type: ignore[arg-type]
            )
    return words


def _keep_out_words(ruling: Ruling) -> dict[Bound, str]:
    nobody = w.NOBODY_BUT if ruling.has_designated() else w.NOBODY
    return {"hitting": w.NO_HITTING, "opposing": w.NO_OPPOSING, "both": nobody}


def _places_in(region: BaseGeometry, ruling: Ruling) -> list[Place]:
    """Places well inside a region, those near the ball's depth first."""
    if region.is_empty or ruling.ball is None:
        return []
    bx, by = ruling.ball
    deepest = 6.0 if isinstance(ruling.surface, Field) else 2.5
    x1, y1, x2, y2 = region.bounds
    places = [
        (x1 + (x2 - x1) * i / 12, y1 + (y2 - y1) * j / 8) for i in range(1, 12) for j in range(1, 8)
    ]
    points = shapely.points(places)
    deep = shapely.contains(region, points) & (shapely.distance(region.boundary, points) > deepest)
    good = [place for place, within in zip(places, deep, strict=True) if within]
    return sorted(good, key=lambda p: (abs(p[0] - bx) + abs(abs(p[1] - by) - 45) * 0.5, p))


def _goal_words(ruling: Ruling) -> Iterator[Label]:
    """Whose goal is whose; the hitting side's own only where the ruling is about it."""
    yield _goal_label(ruling.surface, "goal-words", say(w.GOAL_DEFENDED), 1)
    if is_knock_in(ruling):
        yield _goal_label(ruling.surface, "own-goal-words", say(w.OWN_GOAL), -1)


def _goal_label(surface: Surface, name: str, text: Phrase, sign: int) -> Label:
    x = sign * surface.half_length
    if isinstance(surface, Field):
        deep: tuple[float, ...] = (12.0, 20.0, 7.0)
        across: tuple[float, ...] = (0.0, 0.14, -0.14, 0.22, -0.22, 0.3, -0.3)
        role = "label"
    else:
        deep, across, role = (2.9,), (0.24, -0.24, 0.18, -0.18, 0.32, -0.32), "label-page"
    spots = tuple(((x + sign * d, surface.width * a), "centre") for a in across for d in deep)
    return Label(name, role, text, spots, rank=4)  # type: ignore[arg-type]


def _key(ruling: Ruling, players: Sequence[Player]) -> Iterable[KeyEntry]:
    fouls = ruling.clause.rule in PENALTY_RULES
    teams = {player.team for player in players}
    if "hitting" in teams:
        text = say(w.FOULED if fouls else w.HITTING)
        yield KeyEntry("disc", "team-a", text, "2", (LINEUP, ALWAYS[1]))
    if "opposing" in teams:
        text = say(w.FOULING if fouls else w.OPPOSING)
        yield KeyEntry("square", "team-b", text, "2", (LINEUP, ALWAYS[1]))
    yield KeyEntry("ball", "ball", say(w.BALL), steps=(BALL, ALWAYS[1]))
    if ruling.moved:
        yield KeyEntry("cross", "at", say(w.WHERE_FOUL), steps=(FOUL, ALWAYS[1]))
    shown = {(bound, zone.shows) for zone, bound in shown_zones(ruling)}
    nobody = w.NOBODY_BUT if ruling.has_designated() else w.NOBODY
    for side, words in (
        ("both", nobody),
        ("hitting", w.HITTING_KEEPS_OUT),
        ("opposing", w.OPPOSING_KEEPS_OUT),
    ):
        if (side, "keep-out") in shown:
            yield KeyEntry("zone", f"keep-out-{side}", say(words), steps=(ZONES, ALWAYS[1]))
    if ("opposing", "place") in shown:
        yield KeyEntry("place", "place", say(w.DEFENDERS_PLACE), steps=(ZONES, ALWAYS[1]))


def _focus(ruling: Ruling, players: Sequence[Player]) -> Iterable[Place]:
    assert ruling.ball is not None
    surface = ruling.surface
    yield ruling.ball
    yield from (player.at for player in players)
    if is_knock_in(ruling):
        yield from ((10.0, 0.0), (-surface.half_length - 8, surface.half_goal))
        yield from ((0.0, side * surface.half_width) for side in (1, -1))
        return
    if ruling.at:
        yield ruling.at
    behind = 14.0 if isinstance(surface, Field) else 3.0
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
    """What stands below the key: why the ball was moved, and what is particular here."""
    said: list[Phrase] = []
    if ruling.moved:
        said.append(say(w.MOVED, by=Distance(ruling.moved.by), why=ruling.moved.why))
    said.extend(ruling.notes)
    return tuple(said)
