"""What follows a hit as a strip of small pictures: which cases, in what order, in what words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from polofield.errors import PolofieldError
from polofield.rules.book import rule_book
from polofield.rules.making import turned
from polofield.rules.question import ruling as ask
from polofield.rulings.book import Book
from polofield.rulings.consequence import Brings, Case, Consequence
from polofield.rulings.parts import Place
from polofield.rulings.phrase import Phrase, as_start, listed, say
from polofield.rulings.ruling import Ruling
from polofield.scene.flights import pass_ring
from polofield.scene.model import Cell, Chip, Count, Strip
from polofield.scene.recipes import RECIPES, Recipe
from polofield.scene.stage import Stage, small_ground
from polofield.scene.things import Figure, KeyEntry, Thing
from polofield.words import cases as w

MOST = 4
"""How many cells a strip has at most."""
LEAST = 2
"""How many it has at least."""
ENOUGH = 3
"""How many cases leave no room for the count that goes before them."""
GOES_ON: tuple[Case, ...] = ("comes-out", "far-enough", "blocked", "tapped", "missed")
"""The cases of which one, the first, is told as that play goes on."""
ORDER: tuple[Brings, ...] = (
    "goal", "no-goal", "throw-in", "free-hit", "penalty", "theirs", "again", "other", "dead",
    "play-on",
)  # fmt: skip
"""In what order cells stand that bring the ball to the same side."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a strip tells: the cases of each of its cells, and those that are sentences."""

    cells: tuple[tuple[Consequence, ...], ...]
    rest: tuple[Consequence, ...]


def told(ruling: Ruling) -> Told:
    """Which cases of a ruling have a cell, and which have none."""
    cases = [one for one in ruling.consequences if one.moment is not None]
    drawn = (one for one in cases if one.case in RECIPES and RECIPES[one.case].in_strip)
    ranked = sorted(drawn, key=lambda one: list(RECIPES).index(one.case))
    chosen: list[tuple[Consequence, ...]] = []
    for one in ranked:
        if any(one in cell for cell in chosen):
            continue
        covered = RECIPES[one.case].covers
        alike = (other for other in cases if other.case in covered and _same(one, other))
        chosen.append((one, *alike))
    changes = [cell for cell in chosen if cell[0].brings != "play-on"]
    goes_on = [
        cell for case in GOES_ON for cell in chosen if cell[0].case == case and cell not in changes
    ][:1]
    cells = [*changes[: MOST - len(goes_on)], *goes_on]
    if len(cells) < LEAST:
        cells = []
    shown = [one for cell in cells for one in cell]
    rest = tuple(one for one in ruling.consequences if one not in shown)
    return Told(tuple(sorted(cells, key=_place)), rest)


def _same(one: Consequence, other: Consequence) -> bool:
    """Whether two cases bring the same."""
    return (one.brings, one.rule, one.to) == (other.brings, other.rule, other.to)


def _place(cell: Sequence[Consequence]) -> tuple[int, int]:
    """Goals first, then the ball to the other side, to the same, to nobody."""
    one = cell[0]
    side = {"opposing": 1, "hitting": 2}.get(one.to or "", 3)
    if one.brings in ("goal", "throw-in"):
        side = 0
    return side, ORDER.index(one.brings)


def strip(ruling: Ruling) -> Strip | None:
    """The strip of a ruling that puts a ball on the ground; None where it names too few cases."""
    if ruling.ball is None:
        return None
    found = told(ruling)
    if not found.cells:
        return None
    cells = tuple(with_people(cell(ruling, cases) for cases in found.cells))
    counted = tuple(_count(ruling)) if len(cells) < ENOUGH else ()
    before = any(one.moment == "before-hit" for cases in found.cells for one in cases)
    title = say(w.COUNT_FIRST if counted else w.WHAT_FOLLOWS if before else w.ONCE_HIT)
    key = tuple(_key(ruling, found))
    return Strip(title, (*counted, *cells), key, rest_words(ruling, found))


def _count(ruling: Ruling) -> Iterator[Cell]:
    """The count before the drop of a ball, and the time to play it, where there is one."""
    times = {clock.limits: clock.seconds for clock in ruling.clock}
    if "count" not in times or "play" not in times:
        return
    counted, played = times["count"], times["play"]
    bar = Count(counted, played, say(w.COUNTS, seconds=counted), say(w.TO_PLAY, seconds=played))
    name, text = say(w.COUNT_THEN, count=counted, play=played), say(w.COUNT_TEXT)
    yield Cell("none", name, text, count=bar)


def cell(ruling: Ruling, cases: Sequence[Consequence]) -> Cell:
    """The small picture of some cases that bring the same, and its words."""
    one, recipe = cases[0], RECIPES[cases[0].case]
    stage, answer = _staged(ruling, one, recipe)
    things = tuple(thing for part in recipe.parts for thing in part(stage))
    return Cell(
        chip=_chip(one),
        name=name(ruling.book, one, answer),
        text=listed([case.short for case in cases], "; "),
        things=(*small_ground(ruling.surface), *_people_named(one.case, things)),
        focus=stage.focus,
        clock=_time_up(ruling) if recipe.clock else None,
    )


def cell_in_words(ruling: Ruling, one: Consequence) -> Cell:
    """A case that no small picture shows."""
    _, answer = _staged(ruling, one, Recipe(()))
    return Cell(_chip(one), name(ruling.book, one, answer), one.short)


def with_people(cells: Iterable[Cell]) -> Iterator[Cell]:
    """The cells, those that hold the same places holding all of their people as well."""
    alike: dict[tuple[Place, ...], list[Place]] = {}
    cells = tuple(cells)
    for one in cells:
        people = (thing.at for thing in one.things if isinstance(thing, Figure))
        alike.setdefault(one.focus, []).extend(people)
    for one in cells:
        yield replace(one, focus=(*one.focus, *alike[one.focus]))


def _people_named(case: str, things: Iterable[Thing]) -> Iterator[Thing]:
    """The things, with a name for everybody that no other cell has, and a flag on faults."""
    for index, thing in enumerate(things):
        if isinstance(thing, Figure):
            name, flag = f"cell-{case}-{index}", thing.ring == "fault"
            yield replace(thing, name=name, flag=flag)
        else:
            yield thing


def _staged(ruling: Ruling, one: Consequence, recipe: Recipe) -> tuple[Stage, Ruling | None]:
    """The stage of a case, and the ruling that follows, where the rules have one for it."""
    stage = Stage(ruling, one, recipe.view)
    failed = recipe.failed_at(stage) if recipe.failed_at else stage.ball
    answer = following(ruling, one, failed)
    if answer is None or answer.ball is None:
        return stage, answer
    there = turned(answer.ball) if answer.turned else answer.ball
    return replace(stage, next_ball=there), answer


def following(ruling: Ruling, one: Consequence, failed: Place) -> Ruling | None:
    """What the rule that a case leads to says of it; None where it leads to none.

    `failed` is where the hit was taken that failed, or ended.
    """
    if one.rule is None or one.rule == ruling.rule:
        return None
    found = ruling.book.entry(one.rule)
    given: dict[str, Any] = {"at": failed} if found.needs != "none" else {}
    options = {option.name: option for option in found.options}
    if "after" in options:
        given["after"] = ruling.rule.partition("/")[2]
    if "how" in options:
        given["how"] = HOW.get(one.case, one.case)
    try:
        return ask(one.rule, ruling.surface, book=rule_book(ruling.book), **given)
    except PolofieldError:
        # the place does not suit the rule: it is not told where the ball goes
        return None


HOW: Mapping[str, str] = MappingProxyType({"too-near": "encroached"})
"""What a knock-in that failed is called, by the case, where that is another word."""


def name(book: Book, one: Consequence, answer: Ruling | None) -> Phrase:
    """What a case brings, in a few words: with the penalty that follows, and for whom."""
    hit = one.to != "opposing"
    side, capital = ("{hit}", "{Hit}") if hit else ("{opp}", "{Opp}")
    sides = {"side": say(side), "Side": say(capital)}
    if one.brings == "penalty":
        if one.to is None:
            return say(w.PENALTY_TO_OTHER)
        if one.rule is None:
            return say(w.A_PENALTY, **sides)
        follows = book.entry(answer.rule if answer else one.rule)
        return say(w.PENALTY, penalty=follows.name, **sides)
    return say(NAMED_BY_CASE.get(one.case, NAMES[one.brings]), **sides)


NAMES: Mapping[Brings, str] = MappingProxyType(
    {
        "goal": w.GOAL,
        "no-goal": w.NO_GOAL,
        "free-hit": w.FREE_HIT,
        "again": w.AGAIN,
        "theirs": w.THEIRS,
        "play-on": w.PLAY_GOES_ON,
        "dead": w.DEAD,
        "throw-in": w.THROW_IN,
        "other": w.WHISTLE,
    }
)


NAMED_BY_CASE: Mapping[Case, str] = MappingProxyType(
    {"comes-out": w.MAY_DEFEND, "affected": w.MAY_CENTRE_HIT}
)
"""What says more than that play goes on."""


def _chip(one: Consequence) -> Chip:
    if one.brings == "throw-in":
        return "umpire"
    if one.to is None or one.brings == "play-on":
        return "none"
    return one.to


def _time_up(ruling: Ruling) -> Phrase | None:
    """The time within which the ball has to be played."""
    limits = [clock.seconds for clock in ruling.clock if clock.limits in ("hit", "play")]
    return say(w.TIME_UP, seconds=limits[0]) if limits else None


def _key(ruling: Ruling, found: Told) -> Iterator[KeyEntry]:
    """What the signs of the small pictures mean."""
    words = dict.fromkeys(RECIPES[cases[0].case].wrong for cases in found.cells)
    for wrong in filter(None, words):
        yield KeyEntry("fault", "fault", say(wrong))
    shot = ruling.shot
    rings = any(pass_ring in RECIPES[cases[0].case].parts for cases in found.cells)
    if rings and shot is not None and shot.to_team_mate is not None:
        yield KeyEntry("ring", "exempt", say(w.PASS_RING, travel=shot.to_team_mate))


def rest_words(ruling: Ruling, found: Told) -> tuple[Phrase, ...]:
    """The cases that have no cell, a sentence for all that bring the same."""
    said: dict[Phrase, list[Phrase]] = {}
    for one in found.rest:
        for each in one.further or (one,):
            if each.short.template:
                _, answer = _staged(ruling, each, Recipe(()))
                said.setdefault(name(ruling.book, each, answer), []).append(each.short)
    sentences = [
        say(w.REST, name=as_start(bold), cases=listed(cases, "; ")) for bold, cases in said.items()
    ]
    return tuple(sentences)
