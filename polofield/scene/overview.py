"""The overviews: every spot from which a penalty is played at one end, to scale."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace

import shapely
from shapely import Geometry

from polofield.limits import QUAD_SEGS, shrunk
from polofield.lineup import propose, receiver
from polofield.rules import clauses as c
from polofield.rules import clauses_arena as ca
from polofield.rules import clauses_restarts as r
from polofield.rules.asking import ruling
from polofield.rules.catalogue import entry
from polofield.rulings import Place, Ruling
from polofield.scene.bare import clause_words
from polofield.scene.build import player_figure
from polofield.scene.hit import pass_things
from polofield.scene.measures import measure_words, measured
from polofield.scene.model import (
    Arrow,
    Cross,
    Dimension,
    Disc,
    KeyEntry,
    Label,
    Lie,
    Scene,
    Stroke,
    Thing,
)
from polofield.scene.places import place_words
from polofield.scene.surfaces import ground, lines_of, segments, yard_numbers
from polofield.scene.zones import defender_area
from polofield.surfaces import Arena, Field, Surface
from polofield.words import Distance, Phrase, as_part, say
from polofield.words import arena_penalties as arena_words
from polofield.words import figures as w

BESIDE = ("right", "below", "above", "left")
FIXED_SPOTS = ("outdoor/penalty-2", "outdoor/penalty-3", "outdoor/penalty-4", "outdoor/penalty-5b")


NO_BREAK = "\N{NO-BREAK SPACE}"


def outdoor(field: Field) -> Scene:
    """The spots of outdoor penalties 2 to 6."""
    spots = [_spot(ruling(rule, field)) for rule in FIXED_SPOTS]
    sixty, cap = field.out(c.PENALTY_6_OUT), float(c.PENALTY_6_ACROSS)
    inside = field.half_width - c.PENALTY_5A_INSET
    end = field.half_length
    things: list[Thing] = [*ground(field), *yard_numbers(field)]
    things.append(Stroke("line-6", "path", segments(((sixty, -cap), (sixty, cap))), "boundary"))
    things.append(
        Stroke(
            "line-5a",
            "bound",
            segments(((0, inside), (end, inside)), ((0, -inside), (end, -inside))),
            "bound",
        )
    )
    for spot in spots:
        things.extend(_spot_things(field, *spot))
    line_6 = say(w.SPOT_6_KEY, out=c.PENALTY_6_OUT)
    things.append(_name("6", ((sixty, cap), (sixty, -cap), (sixty, cap * 0.6)), BESIDE, line_6))
    line_5a = say(w.SPOT_5A_KEY, edge=field.side_name)
    beside = (15.0, inside), (35.0, inside), (60.0, inside)
    things.append(_name("5a", beside, BESIDE, line_5a))
    across = -0.3 * field.half_width
    for index, spot in enumerate(spots[:3]):
        (x, _) = spot[1]
        y = across * (0.7 + 0.45 * index)
        things.append(_measure(field, spot[0], w.MEASURE_SPOT, (end, y), (x, y)))
    things.append(_measure(field, "6", w.MEASURE_SPOT_6, (sixty, 0.0), (sixty, cap)))
    side = field.half_width
    things.append(_measure(field, "5a", w.MEASURE_SPOT_5A, (20.0, side), (20.0, inside)))
    return _scene(
        field,
        "outdoor/penalties",
        say(w.OUTDOOR_PENALTIES_SAYS),
        things,
        (
            *_spot_words(field, spots[:1], w.SPOT_AT_OR_FOUL),
            *_spot_words(field, spots[1:]),
            say(w.SPOT_6, out=c.PENALTY_6_OUT, across=c.PENALTY_6_ACROSS),
            say(w.SPOT_5A, inset=c.PENALTY_5A_INSET, edge=field.side_name),
        ),
    )


ARENA_SPOTS = ("arena/penalty-2", "arena/penalty-3", "arena/penalty-5b")
"""One rule for each spot: a Penalty 4 is hit from where a Penalty 3 is."""


def arena(arena: Arena) -> Scene:
    """The spots and the defender's places of arena penalties 2 to 5."""
    spots = [_spot(ruling(rule, arena)) for rule in ARENA_SPOTS]
    spots[1] = (_two("3", "4"), *spots[1][1:])
    end, across = arena.half_length, 0.5 * arena.half_width
    things: list[Thing] = [*ground(arena), *yard_numbers(arena)]
    words: list[Phrase] = []
    for rule, numbers in (("arena/penalty-3", _two("2", "3")), ("arena/penalty-4", "4")):
        answer = ruling(rule, arena)
        (zone,) = (zone for zone in answer.zones if zone.shows == "place")
        area = replace(defender_area(arena, zone, f"place-{rule[-1]}"), clear=True)
        things.append(area)
        place = as_part(zone.label)
        words.append(say(w.DEFENDER_OF, numbers=numbers, label=place))
        key = KeyEntry("place", "place-opposing", say(w.DEFENDER_KEY, numbers=numbers, label=place))
        text = say(w.DEFENDER_SHORT, numbers=numbers.replace(" ", NO_BREAK))
        spots_of = tuple(_before_each(area.region))
        things.append(Label(f"defender-{rule[-1]}", "label", text, spots_of, rank=3, key=key))
    things.append(_line_5a(arena))
    for spot in spots:
        things.extend(_spot_things(arena, *spot))
    for index, (name, (x, _), _) in enumerate(spots[:2]):
        y = across * (1.5 if index else 0.85)
        things.append(_measure(arena, name, w.MEASURE_SPOT, (end, y), (x, y)))
    inside = arena.half_width - ca.PENALTY_5A_INSET
    x = 4.0
    side = arena.half_width
    things.append(_measure(arena, "5a", w.MEASURE_SPOT_5A, (x, -side), (x, -inside)))
    beside = (9.0, -inside), (9.0, inside), (14.0, -inside)
    things.append(_name("5a", beside, BESIDE, say(w.SPOT_5A_ARENA_KEY)))
    return _scene(
        arena,
        "arena/penalties",
        say(w.ARENA_PENALTIES_SAYS),
        things,
        (
            say(arena_words.UMPIRES_CHOICE),
            *_spot_words(arena, spots),
            say(w.SPOT_5A_ARENA, goal=ca.PENALTY_5A_FROM_GOAL, inset=ca.PENALTY_5A_INSET),
            *words,
        ),
        (KeyEntry("place", "place-opposing", say(w.DEFENDERS_PLACE)),),
    )


def _before_each(places: Geometry) -> Iterator[tuple[Place, Lie]]:
    """Where words stand that are of these places and no other: right before one of them."""
    for part in shapely.get_parts(places):
        x1, y1, x2, y2 = part.bounds
        for aside in (0.0, 1.5, -1.5, 3.0, -3.0):
            y = (y1 + y2) / 2 + aside
            across = part.intersection(shapely.LineString([(x1, y), (x2, y)]))
            if not across.is_empty:
                yield (across.bounds[0], y), "back"


def _two(one: str, other: str) -> str:
    """The numbers of two penalties, as one name."""
    return say(w.TWO, one=one, other=other).say()


def _line_5a(arena: Arena) -> Stroke:
    """The edge of the places from which a Penalty 5a is played, in the attacked half."""
    off_wall = shrunk(arena.playing_area, float(ca.PENALTY_5A_INSET))
    far = float(ca.PENALTY_5A_FROM_GOAL)
    goal = arena.geometry["goal-attacked"].buffer(far, quad_segs=QUAD_SEGS)
    places = off_wall.region(arena.geometry["playing-area"]).difference(goal)
    half = shapely.box(0.0, -arena.half_width, arena.half_length, arena.half_width)
    edge = shapely.line_merge(places.boundary.intersection(half))
    arcs = tuple((arena.half_length, side * arena.half_goal, far) for side in (1, -1))
    return Stroke("line-5a", "bound", lines_of(edge), "bound", arcs=arcs)


def _scene(
    surface: Surface,
    id: str,
    sentence: Phrase,
    things: list[Thing],
    words: tuple[Phrase, ...],
    key: tuple[KeyEntry, ...] = (),
) -> Scene:
    found = entry(id)
    x, y = surface.half_length, surface.half_width
    beyond = 14.0 if isinstance(surface, Field) else 3.0
    return Scene(
        slug=found.slug,
        title=say(found.title),
        clause=clause_words(found.clause),
        sentence=sentence,
        description=(sentence, *words),
        surface=surface,
        things=tuple(things),
        key=(KeyEntry("spot", "spot", say(w.SPOT)), *key),
        focus=((x + beyond, 0.0), (0.0, 0.0), (x, y), (x, -y)),
        notes=words,
    )


def _spot(answer: Ruling) -> tuple[str, Place, Phrase]:
    assert answer.ball is not None
    return answer.rule.partition("penalty-")[2], answer.ball, answer.title


def _spot_words(
    surface: Surface, spots: list[tuple[str, Place, Phrase]], words: str = w.SPOT_AT
) -> Iterator[Phrase]:
    for name, place, _ in spots:
        yield say(words, number=name, place=place_words(surface, place))


def _measure(surface: Surface, name: str, what: str, start: Place, end: Place) -> Dimension:
    long = math.dist(start, end)
    key = measure_words(surface, what, long, name)
    return Dimension(f"measure-{name.split()[0]}", start, end, long, key=key)


def _spot_things(surface: Surface, name: str, place: Place, title: Phrase) -> Iterator[Thing]:
    yield Disc(f"spot-{name.replace(' ', '-')}", "spot", place, "spot", 0.0, title=title)
    key = say(w.SPOT_KEY, number=name, out=Distance(surface.half_length - place[0]))
    yield _name(name, (place,), ("right", "left", "below", "above"), key)


def _name(name: str, places: tuple[Place, ...], ways: tuple[str, ...], key: Phrase) -> Label:
    spots = tuple((place, way) for place in places for way in ways)
    said = say(w.PENALTY_SHORT, number=name)
    entry = KeyEntry("none", "label", key)
    return Label(f"name-{name.replace(' ', '-')}", "label", said, spots, rank=3, key=entry)  # type: ignore[arg-type]


def side_outs(field: Field) -> Scene:
    """The three cases of a ball over the side, on one field. Outdoor Rule 22."""
    x, y = field.half_length, field.half_width
    cases = (
        ("between", (0.07 * x, y), w.SIDE_OUT_BETWEEN, w.SIDE_OUT_BETWEEN_KEY),
        ("attacking", (x - 22.0, y), w.SIDE_OUT_ATTACKING, w.SIDE_OUT_ATTACKING_KEY),
        ("defending", (22.0 - x, y), w.SIDE_OUT_DEFENDING, w.SIDE_OUT_DEFENDING_KEY),
    )
    sixty = field.out(r.SIDE_OUT_60)
    things: list[Thing] = [*ground(field), *yard_numbers(field)]
    words: list[Phrase] = []
    for name, at, template, key_template in cases:
        answer = ruling("outdoor/side-out", field, at=at)
        assert answer.ball is not None
        measures = {measure.name: measure for measure in answer.measures}
        inset = Distance(measures["inset"].length)
        said = say(template, inset=inset, out=r.SIDE_OUT_60)
        words.append(said)
        (bx, by) = answer.ball
        things.extend(
            (Arrow(f"move-{name}", "move", at, answer.ball, "move"), Cross(f"at-{name}", at))
        )
        things.append(Disc(f"ball-{name}", "spot", answer.ball, "spot", 0.0, title=said))
        along = (0.0, -12.0, 12.0, -42.0)
        spots = tuple(((bx + dx, by - 4.0), way) for dx in along for way in BESIDE)
        key = KeyEntry("none", "label", say(key_template, inset=inset, out=r.SIDE_OUT_60))
        things.append(Label(f"words-{name}", "label", said, spots, rank=3, key=key))  # type: ignore[arg-type]
        things.append(measured(field, measures["inset"], f"measure-{name}"))
        if answer.shot and answer.shot.to_team_mate:
            words.append(say(w.SIDE_OUT_TRAVEL, travel=answer.shot.to_team_mate))
            players = propose(answer)
            mate = receiver(answer, players)
            things.extend(pass_things(answer, players))
            things.extend((player_figure(field, mate),) if mate else ())
    ends = (x, y - 50.0), (sixty, y - 50.0)
    out = measure_words(field, w.MEASURE_60, math.dist(*ends))
    things.append(Dimension("measure-out", *ends, math.dist(*ends), key=out))
    found = entry("outdoor/side-outs")
    sentence = say(w.SIDE_OUTS_SAYS, out=r.SIDE_OUT_60)
    return Scene(
        slug=found.slug,
        title=say(found.title),
        clause=clause_words(found.clause),
        sentence=sentence,
        description=(sentence, *words),
        surface=field,
        things=tuple(things),
        key=(
            KeyEntry("cross", "at", say(w.WENT_OUT)),
            KeyEntry("spot", "spot", say(w.SPOT)),
            KeyEntry("disc", "team-a", say(w.HITTING), "1"),
        ),
        focus=((x, y + 4), (-x, y + 4), (0.0, y - 80.0)),
    )
