"""The overviews: every spot from which a penalty is played at one end, to scale."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import shapely
from shapely import Geometry

from polofield.rules.arena.spots import spots_5a
from polofield.rules.book import RuleBook
from polofield.rules.question import ruling
from polofield.rulings.parts import Place
from polofield.rulings.phrase import Distance, Phrase, YardLine, as_part, say
from polofield.rulings.ruling import Ruling
from polofield.scene.bare import clause_words
from polofield.scene.build import goal_label
from polofield.scene.heads import ball_line, called_as, side_line
from polofield.scene.measures import measure_words
from polofield.scene.model import HeadLine, Scene
from polofield.scene.places import place_words
from polofield.scene.surfaces import ground, lines_of, segments
from polofield.scene.things import (
    Arrow,
    Cross,
    Dimension,
    Disc,
    Freedom,
    KeyEntry,
    Label,
    Lie,
    Ruler,
    Stroke,
    Thing,
)
from polofield.scene.zones import defender_area, place_things
from polofield.surface.geometry import ARENA_MARKS, FIELD_MARKS
from polofield.surface.surfaces import Arena, Field, Surface
from polofield.words import figures as w

BESIDE: tuple[Lie, ...] = ("right", "below", "above", "left")
NO_BREAK = "\N{NO-BREAK SPACE}"


def outdoor(book: RuleBook, field: Field) -> Scene:
    """The spots of outdoor penalties 2 to 6."""
    c = book.penalties
    end, side = field.half_length, field.half_width
    sixty, cap = field.out(c.penalty_6_out), float(c.penalty_6_across)
    inside = side - c.penalty_5a_inset
    things: list[Thing] = [
        *ground(field),
        goal_label(field),
        Ruler("ruler", end, -1, (*FIELD_MARKS, end)),
        _dots("line-6", ((sixty, -cap), (sixty, cap))),
        _bars("bars-6", *(((sixty, y), (sixty, y)) for y in (cap, -cap))),
        _dots("line-5a", ((end - 95.0, inside), (end - 130.0, inside))),
        Cross("at-5a", (end - 112.0, side)),
        *_spot(
            book,
            ("5a",),
            (end - 112.0, inside),
            say(w.SPOT_5A_LIGHT, inset=c.penalty_5a_inset, edge=field.side_name),
        ),
        *_spot(book, ("2",), (end - 14.0, 0.55 * side), say(w.SPOT_2_LIGHT), "from-spot"),
        _name(
            book,
            ("6",),
            ((sixty - 3.0, 0.0), (sixty - 3.0, 0.5 * cap)),
            ("back",),
            say(w.SPOT_6_LIGHT),
        ),
        _bound(field, "6", w.MEASURE_SPOT_6, (sixty - 24.0, 0.0), (sixty - 24.0, cap)),
        _bound(field, "5a", w.MEASURE_SPOT_5A, (end - 128.0, side), (end - 128.0, inside)),
    ]
    words: list[Phrase] = []
    for number in ("2", "3", "4"):
        ball = _ball(ruling(f"outdoor/penalty-{number}", field, book=book))
        things.extend(_spot(book, (number,), ball, say("{out}", out=Distance(end - ball[0]))))
        template = w.SPOT_AT_OR_FOUL if number == "2" else w.SPOT_AT
        words.append(say(template, number=number, place=place_words(field, ball)))
    ball = _ball(ruling("outdoor/penalty-5b", field, book=book))
    things.extend(_spot(book, ("5b",), ball, say(w.SPOT_5B_LIGHT)))
    words.append(say(w.SPOT_AT, number="5b", place=place_words(field, ball)))
    words.append(say(w.SPOT_6, out=c.penalty_6_out, across=c.penalty_6_across))
    words.append(say(w.SPOT_5A, inset=c.penalty_5a_inset, edge=field.side_name))
    notes = (say(w.SPOTS_CHOICE), say(w.SPOTS_WITHOUT))
    says = say(w.OUTDOOR_PENALTIES_SAYS)
    return _scene(book, field, "outdoor/penalties", says, things, tuple(words), notes)


def arena(book: RuleBook, arena: Arena) -> Scene:
    """The spots and the defender's places of arena penalties 2 to 5."""
    ca = book.arena
    end, side, g = arena.half_length, arena.half_width, arena.half_goal
    inside = side - ca.penalty_5a_inset
    things: list[Thing] = [
        *ground(arena),
        goal_label(arena),
        Ruler("ruler", end, -1, (*ARENA_MARKS, end)),
        _line_5a(book, arena),
        Cross("at-5a", (12.0, side - 1.6)),
        Arrow("move-5a", "move", (12.0, side - 1.6), (12.0, inside), "move"),
        *_spot(book, ("5a",), (12.0, inside), say(w.SPOT_5A_ARENA_LIGHT)),
        *_spot(book, ("2",), (end - 11.0, 0.4 * side), say(w.SPOT_2_LIGHT), "from-spot"),
        _bound(arena, "5a", w.MEASURE_SPOT_5A, (6.0, -side), (6.0, -inside)),
        *_edge_of_strip(arena, ruling("arena/penalty-3", arena, book=book)),
    ]
    words: list[Phrase] = [say(book.words.arena.umpires_choice)]
    for number, numbers in (("3", str(say(w.EITHER, one="2", other="3"))), ("4", "4")):
        answer = ruling(f"arena/penalty-{number}", arena, book=book)
        (zone,) = (zone for zone in answer.zones if zone.shows == "place")
        region = defender_area(arena, zone, "").region
        name = f"defender-{number}"
        things.extend(place_things(answer, name, "opposing", region, (zone,)))
        words.append(say(w.DEFENDER_OF, numbers=numbers, label=as_part(zone.label)))
        text = say(w.DEFENDER_SHORT, numbers=numbers.replace(" ", NO_BREAK))
        for index, part in enumerate(shapely.get_parts(region).tolist()):
            spots = (*_middle_of(part), *_before(part))
            said, called = (say(w.OR_HERE), f"-{index + 1}") if index else (text, "")
            things.append(
                Label(
                    f"words-{name}{called}", "label-opposing", said, spots, 3, weight=600, key=None
                )
            )
    for rule, shot in (("arena/penalty-2", ("2",)), ("arena/penalty-3", ("3", "4"))):
        ball = _ball(ruling(rule, arena, book=book))
        things.extend(_spot(book, shot, ball, say("{out}", out=Distance(end - ball[0]))))
        words.append(say(w.SPOT_AT, number=_all(shot), place=place_words(arena, ball)))
    ball = _ball(ruling("arena/penalty-5b", arena, book=book))
    things.extend(_spot(book, ("5b",), ball, say(w.SPOT_5B_ARENA_LIGHT)))
    words.append(say(w.SPOT_AT, number="5b", place=place_words(arena, ball)))
    words.append(say(w.SPOT_5A_ARENA, goal=ca.penalty_5a_from_goal, inset=ca.penalty_5a_inset))
    far = float(ca.penalty_5a_from_goal)
    corner = end - far * 0.72, -g - far * math.sqrt(1 - 0.72**2)
    things.append(_bound(arena, "5a-goal", w.MEASURE_SPOT_5A_GOAL, (end, -g), corner, "fixed"))
    notes = (say(w.SPOTS_CHOICE_ARENA), say(w.SPOTS_WITHOUT_ARENA))
    says = say(w.ARENA_PENALTIES_SAYS)
    return _scene(book, arena, "arena/penalties", says, things, tuple(words), notes)


def _edge_of_strip(arena: Arena, answer: Ruling) -> Iterator[Dimension]:
    """How far from the goal the strip of the defender begins, where the arena has room for one."""
    for edge in answer.measures:
        if edge.kind == "edge" and edge.headline:
            key = measure_words(arena, w.MEASURES[edge.kind], edge.length)
            yield Dimension("measure-edge", edge.start, edge.end, edge.length, key=key)


def _dots(name: str, *lines: tuple[Place, Place]) -> Stroke:
    return Stroke(name, "bound", segments(*lines), "bound")


def _bars(name: str, *places: tuple[Place, Place]) -> Stroke:
    """A bar at each end of a range on a line across."""
    ends = (((x - 3.0, y), (x + 3.0, y)) for (x, y), _ in places)
    return Stroke(name, "bound", segments(*ends), "gate")


def _bound(
    surface: Surface, name: str, what: str, start: Place, end: Place, freedom: Freedom = "slides"
) -> Dimension:
    """A distance that bounds where the ball is put."""
    long = math.dist(start, end)
    key = measure_words(surface, what, long, name)
    return Dimension(f"measure-{name}", start, end, long, freedom, key=key, of_ball=True)


def _spot(
    book: RuleBook, numbers: Sequence[str], ball: Place, light: Phrase, of: str = ""
) -> Iterator[Thing]:
    """The ball on its spot, with the name of the penalties and a few words beside it."""
    title = say(book.words.titles.penalty, number=_all(numbers))
    yield Disc(_slug("spot", numbers, of), "ball", ball, "ball", 0.0, "ball", title=title)
    yield _name(book, numbers, (ball,), ("right", "left", "below", "above"), light, of)


def _slug(what: str, numbers: Sequence[str], of: str) -> str:
    return "-".join(filter(None, (what, "-and-".join(numbers), of)))


def _name(
    book: RuleBook,
    numbers: Sequence[str],
    places: tuple[Place, ...],
    ways: tuple[Lie, ...],
    light: Phrase,
    of: str = "",
) -> Label:
    spots = tuple((place, way) for place in places for way in ways)
    template = w.PENALTIES_SHORT if len(numbers) > 1 else book.words.titles.penalty
    said = say(template, number=_all(numbers))
    entry = KeyEntry("none", "label", say("{name}: {light}", name=said, light=light))
    return Label(
        _slug("name", numbers, of), "label", said, spots, rank=3, weight=700, light=light, key=entry
    )


def _ball(answer: Ruling) -> Place:
    assert answer.ball is not None
    return answer.ball


def _middle_of(part: Geometry) -> Iterator[tuple[Place, Lie]]:
    """The middle of a place that is deep enough for words, or beside that."""
    x1, y1, x2, y2 = part.bounds
    if x2 - x1 > DEEP_ENOUGH:
        for aside in (0.0, -1.2, 1.2, -2.4, 2.4, 3.6, 4.0):
            yield (x1 + 0.45 * (x2 - x1), (y1 + y2) / 2 + aside), "centre"


DEEP_ENOUGH = 3.0
"""Yards from the wall to the edge of a place that holds words."""


def _before(part: Geometry) -> Iterator[tuple[Place, Lie]]:
    """Where words stand that are of this place and no other: right before it."""
    x1, y1, x2, y2 = part.bounds
    middle = (y1 + y2) / 2
    for aside in (0.0, 1.5, 3.0, 5.0, -1.5, -2.5):
        y = middle + math.copysign(aside, middle)  # rather away from the goal
        across = part.intersection(shapely.LineString([(x1, y), (x2, y)]))
        if not across.is_empty:
            yield (across.bounds[0], y), "back"


def _all(numbers: Sequence[str]) -> str:
    """One number, or two in words."""
    one, *other = numbers
    return str(say(w.TWO, one=one, other=other[0])) if other else one


def _line_5a(book: RuleBook, arena: Arena) -> Stroke:
    """The edge of the places from which a Penalty 5a is played, in the attacked half."""
    places = spots_5a(book, arena).region(arena.geometry["playing-area"])
    half = shapely.box(0.0, -arena.half_width, arena.half_length, arena.half_width)
    edge = shapely.line_merge(places.boundary.intersection(half))
    far = float(book.arena.penalty_5a_from_goal)
    arcs = tuple((arena.half_length, side * arena.half_goal, far) for side in (1, -1))
    return Stroke("line-5a", "bound", lines_of(edge), "bound", arcs=arcs)


def _scene(
    book: RuleBook,
    surface: Surface,
    id: str,
    sentence: Phrase,
    things: list[Thing],
    words: tuple[Phrase, ...],
    notes: tuple[Phrase, ...],
) -> Scene:
    found = book.entry(id)
    h = book.words.heads
    x, y = surface.half_length, surface.half_width
    beyond = 10.0 if isinstance(surface, Field) else 3.0
    return Scene(
        slug=found.slug,
        **called_as(found, head=(ball_line(say(h.at_the_end)),)),
        clause=clause_words(found.clause),
        sentence=sentence,
        description=(sentence, *words),
        surface=surface,
        things=tuple(things),
        key=(
            KeyEntry("bound", "bound", say(w.BOUND_OF_BALL)),
            KeyEntry("cross", "at", say(w.WAS_HERE)),
        ),
        focus=((x + beyond, 0.0), (0.0, 0.0), (x, y), (x, -y)),
        notes=notes,
    )


def _side_out_lines(book: RuleBook, field: Field) -> tuple[HeadLine, ...]:
    """Where the ball is dropped, and the one case in which it is not level with that."""
    r, h = book.restarts, book.words.heads
    edge = field.side_name
    level = say(h.dropped_level, inset=r.side_out_inset, edge=edge, count=r.side_out_count)
    attacking = say(
        h.where_it_attacks,
        out=float(r.side_out_60),
        line=YardLine(r.side_out_60),
        inset=r.side_out_60_inset,
        edge=edge,
    )
    return ball_line(say(h.placed, where=level)), side_line("hitting", attacking)


def side_outs(book: RuleBook, field: Field) -> Scene:
    """The three cases of a ball over the side, on one field. Outdoor Rule 22."""
    r = book.restarts
    x, y = field.half_length, field.half_width
    sixty = field.out(r.side_out_60)
    inside, further = y - r.side_out_inset, y - r.side_out_60_inset
    cases = (
        ("attacking", (x - 22.0, y), w.SIDE_OUT_ATTACKING, w.SIDE_OUT_ATTACKING_LIGHT),
        ("between", (0.2 * x, y), w.SIDE_OUT_BETWEEN, w.SIDE_OUT_BETWEEN_LIGHT),
        ("defending", (22.0 - x, y), w.SIDE_OUT_DEFENDING, w.SIDE_OUT_DEFENDING_LIGHT),
    )
    things: list[Thing] = [
        *ground(field),
        goal_label(field),
        Ruler("ruler", x, -1, (*FIELD_MARKS, x)),
        _dots("line-level", ((sixty, inside), (-x, inside))),
    ]
    words: list[Phrase] = []
    for name, at, template, light_template in cases:
        answer = ruling("outdoor/side-out", field, at=at, book=book)
        ball = _ball(answer)
        (measure,) = (measure for measure in answer.measures if measure.kind == "inset")
        called = say(template)
        light = say(light_template, inset=Distance(measure.length), line=YardLine(r.side_out_60))
        words.append(say("{name}: {light}.", name=called, light=light))
        things.append(Arrow(f"move-{name}", "move", at, ball, "move"))
        things.append(Cross(f"at-{name}", at))
        things.append(Disc(f"spot-{name}", "ball", ball, "ball", 0.0, "ball", title=called))
        spots: tuple[tuple[Place, Lie], ...] = (
            (ball, "right"),
            *(((ball[0] + by, ball[1]), "right") for by in (-6.0, 15.0, 17.0, 25.0, -13.0)),
        )
        key = KeyEntry("none", "label", say("{name}: {light}", name=called, light=light))
        things.append(
            Label(f"name-{name}", "label", called, spots, 3, weight=700, light=light, key=key)
        )
        if answer.shot and answer.shot.to_team_mate:
            words.append(say(w.SIDE_OUT_TRAVEL, travel=answer.shot.to_team_mate))
    for along, to, part in ((-0.25 * x, inside, "inset"), (sixty - 20.0, further, "inset-60")):
        things.append(_bound(field, part, w.MEASURES["inset"], (along, y), (along, to)))
    found = book.entry("outdoor/side-outs")
    sentence = say(w.SIDE_OUTS_SAYS, out=YardLine(r.side_out_60))
    return Scene(
        slug=found.slug,
        **called_as(found, head=_side_out_lines(book, field)),
        clause=clause_words(found.clause),
        sentence=sentence,
        description=(sentence, *words),
        surface=field,
        things=tuple(things),
        key=(
            KeyEntry("bound", "bound", say(w.BOUND_OF_BALL)),
            KeyEntry("cross", "at", say(w.WENT_OUT)),
        ),
        focus=((x + 6.0, y), (-x - 4.0, -y)),
    )
