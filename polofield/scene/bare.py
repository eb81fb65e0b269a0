"""The bare surface, with every size that it has: a diagram, not a ruling."""

from __future__ import annotations

import math
from collections.abc import Iterator

from polofield.rules.book import RuleBook
from polofield.rulings.clause import Clause
from polofield.rulings.parts import Place
from polofield.rulings.phrase import Distance, Phrase, literal, say
from polofield.scene.heads import SURFACES
from polofield.scene.measures import measure_words
from polofield.scene.model import HeadLine, Scene
from polofield.scene.surfaces import WALL, edge_across, ground, marks_of, yard_numbers
from polofield.scene.things import Dimension, Freedom, Label, Lie, Ruler, Thing
from polofield.surface.geometry import END_RUN_OFF, SIDE_RUN_OFF
from polofield.surface.surfaces import Arena, Field, Surface
from polofield.words import figures as w


def bare(book: RuleBook, surface: Surface, *, blank: bool = False) -> Scene:
    """The surface itself with every size that it has; `blank`, a sheet to draw on."""
    outdoor = isinstance(surface, Field)
    found = book.entry("outdoor/field" if outdoor else "arena/field")
    size = {"length": Distance(surface.length), "width": Distance(surface.width)}
    says = w.OUTDOOR_FIELD_SAYS if outdoor else w.ARENA_FIELD_SAYS
    sentence = say(says, **size, goal=Distance(surface.goal_width))
    scene = Scene(
        slug=found.slug,
        title=found.heading,
        name=found.name,
        clause=clause_words(found.clause),
        sentence=sentence,
        description=(sentence,),
        surface=surface,
        things=(*ground(surface), *yard_numbers(surface)),
    )
    return scene if blank else _plan(book, scene, say(w.LONG_BY_WIDE, **size))


def clause_words(clause: Clause) -> Phrase:
    """What stands opposite a title: the book with its year, and the rule."""
    if not clause.rule:
        return literal(clause.book)
    return say(w.YEAR, book=clause.book, rule=clause.rule)


def _plan(book: RuleBook, scene: Scene, qualifier: Phrase) -> Scene:
    """The scene as a plan: sizes round the ground, a name to each part of it."""
    surface = scene.surface
    ruler = Ruler("ruler", surface.half_length, -1, marks_of(surface), plan=True)
    things: list[Thing] = [*ground(surface, plan=True), ruler]
    things += (
        _sizes_of_field(book, surface) if isinstance(surface, Field) else _sizes_of_arena(surface)
    )
    things += (
        _names_on_field(book, surface) if isinstance(surface, Field) else _names_in_arena(surface)
    )
    return Scene(
        slug=scene.slug,
        title=scene.title,
        clause=scene.clause,
        sentence=scene.sentence,
        description=scene.description,
        surface=surface,
        things=tuple(things),
        notes=(say(w.POSTS_ARE_OURS),),
        kicker=say(SURFACES[surface.kind]),
        name=scene.name,
        qualifier=qualifier,
        head=tuple(_head(surface)),
        plan=True,
    )


def _head(surface: Surface) -> Iterator[HeadLine]:
    marks = marks_of(surface)
    figures: dict[str, Phrase | float] = {f"mark_{k}": mark for k, mark in enumerate(marks, 1)}
    if isinstance(surface, Arena):
        yield _line(w.WALL, w.WALL_SAYS)
        yield _line(w.MARKS, w.ARENA_MARKS_SAY, **figures)
        yield _line(w.GOALS, w.ARENA_GOALS_SAY, goal=Distance(surface.goal_width))
        return
    if surface.boarded:
        yield _line(w.BOARDS, w.BOARDS_SAY)
    else:
        yield _line(w.SIDE_LINES, w.SIDE_LINES_SAY)
    yield _line(w.MARKS, w.FIELD_MARKS_SAY, **figures)
    yield _line(w.RUN_OFF, w.RUN_OFF_SAYS, sides=Distance(SIDE_RUN_OFF), ends=Distance(END_RUN_OFF))


def _line(subject: str, text: str, **figures: Phrase | float) -> HeadLine:
    return HeadLine("none", "ink", say(subject), say(text, **figures))


def _span(
    surface: Surface,
    name: str,
    start: Place,
    end: Place,
    freedom: Freedom = "fixed",
    *,
    small: bool = False,
) -> Dimension:
    long = math.dist(start, end)
    key = measure_words(surface, w.SIZES[name], long)
    return Dimension(f"size-{name}", start, end, long, freedom, small=small, key=key)


def _sizes_of_field(book: RuleBook, field: Field) -> Iterator[Dimension]:
    x, y, g = field.half_length, field.half_width, field.half_goal
    far = edge_across(field)
    sixty = field.out(book.penalties.penalty_6_out)
    yield _span(field, "length", (-x, far), (x, far), "beyond")
    yield _span(field, "end-zone", (x, far), (x + END_RUN_OFF, far), "beyond", small=True)
    yield _span(field, "safety-zone", (0.68 * x, y), (0.68 * x, far), small=True)
    yield _span(field, "width", (-0.9 * x, -y), (-0.9 * x, y))
    beside = sixty + 9.0
    yield _span(
        field, "safety-limit", (beside, 0), (beside, float(book.penalties.penalty_6_across))
    )
    yield _span(field, "goal", (x + 6.0, -g), (x + 6.0, g))


def _sizes_of_arena(arena: Arena) -> Iterator[Dimension]:
    x, y, g = arena.half_length, arena.half_width, arena.half_goal
    far = edge_across(arena)
    yield _span(arena, "length", (-x, far), (x, far), "beyond")
    yield _span(arena, "width", (-0.74 * x, -y), (-0.74 * x, y))
    yield _span(arena, "goal", (x - 3.0, -g), (x - 3.0, g))
    if arena.corner:
        end = -x - WALL
        yield _span(arena, "corner", (end, arena.straight_end), (end, y), "beyond", small=True)


def _names_on_field(book: RuleBook, field: Field) -> Iterator[Label]:
    x, y, g = field.half_length, field.half_width, field.half_goal
    sixty, across = field.out(book.penalties.penalty_6_out), float(book.penalties.penalty_6_across)
    yield _along("name-safety-zone", w.SAFETY_ZONE, "label-soft", (0.1 * x, y), (0.5 * x, y))
    yield _soft("name-centre-line", w.CENTRE_LINE, ((3.0, 0.8 * y), "ahead"))
    yield _along("name-sides", field.side_name, "label", (-0.5 * x, -y), (-0.1 * x, -y))
    yield _name("name-centre-t", w.CENTRE_T, ((0.0, -5.0), "right"), ((0.0, -8.0), "centre"))
    yield _name("name-mark-6", w.PENALTY_6_MARK, ((sixty - 2.0, across), "back"))
    yield _name("name-goal", w.GOAL, ((x + 14.0, g + 9.0), "centre"))
    yield _along("name-end-line", w.BACK_LINE, "label", (-x, 0.2 * y), (-x, 0.9 * y))
    middle = -x - END_RUN_OFF / 2
    yield _along("name-end-zone", w.END_ZONE, "label-soft", (middle, -0.9 * y), (middle, -0.2 * y))


def _names_in_arena(arena: Arena) -> Iterator[Label]:
    x, y, g = arena.half_length, arena.half_width, arena.half_goal
    yield _soft("name-centre-line", w.CENTRE_LINE, ((1.0, 0.8 * y), "ahead"))
    yield _along("name-sides", w.WALL_NAME, "label", (-0.5 * x, -y), (-0.1 * x, -y))
    yield _along("name-end-line", w.END_WALL, "label", (4.0 - x, 0.1 * y), (4.0 - x, 0.7 * y))
    yield _name("name-goal", w.GOAL, ((x - 2.0, g + 1.0), "back"))


def _name(name: str, words: str, *spots: tuple[Place, Lie]) -> Label:
    return Label(name, "label", say(words), spots, weight=600, key=None)


def _soft(name: str, words: str, *spots: tuple[Place, Lie]) -> Label:
    return Label(name, "label-soft", say(words), spots, italic=True, key=None)


def _along(name: str, words: str, role: str, start: Place, end: Place) -> Label:
    soft = role == "label-soft"
    return Label(
        name,
        role,
        say(words),
        (),
        weight=500 if soft else 600,
        italic=soft,
        path=(start, end),
        key=None,
    )
