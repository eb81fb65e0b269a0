"""Every case that can follow from a hit, as small pictures along a line of time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from polofield.rules.decisions import Decision, decision
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Ruling
from polofield.scene.model import Cell, Scene
from polofield.scene.recipes import RECIPES
from polofield.scene.strips import cell, cell_in_words, with_people
from polofield.scene.things import KeyEntry
from polofield.words import cases as c
from polofield.words import figures as w


@dataclass(frozen=True, slots=True)
class Station:
    """A moment on the line of time, with the cases that are decided at it."""

    name: Phrase
    cells: tuple[Cell, ...]


def can_be_drawn(ruling: Ruling) -> bool:
    """Whether what follows from its own hit can be drawn: there is a ball, and cases are named."""
    cases = any(one.moment for one in ruling.consequences)
    return ruling.ball is not None and cases and not decision(ruling).of_failure


def stations(ruling: Ruling) -> tuple[Station, ...]:
    """The moments of a ruling that can be drawn, each with all of its cases."""
    return tuple(
        Station(stage.name, tuple(with_people(_cell(ruling, one) for one in _ends(stage.branches))))
        for stage in decision(ruling).stages
    )


def what_if_scene(ruling: Ruling, scene: Scene) -> Scene:
    """The scene of a ruling with the words of a page of cases.

    Raises:
        RuleError: the rule names no branches from a hit.
    """
    made = decision(ruling)
    return replace(
        scene,
        slug=f"{made.rule.replace('/', '-')}-what-if",
        title=say(w.WHAT_IF, title=made.title),
        qualifier=say(w.WHAT_IF_QUALIFIER),
        head=(),
        sentence=say(w.WHAT_IF_SAYS),
        description=tuple(_described(made)),
        key=tuple(_key(made)),
        notes=(),
        strip=None,
    )


def _ends(branches: tuple[Consequence, ...]) -> Iterator[Consequence]:
    """The cases from which nothing more follows."""
    for one in branches:
        if one.further:
            yield from _ends(one.further)
        else:
            yield one


def _cell(ruling: Ruling, one: Consequence) -> Cell:
    return cell(ruling, (one,)) if one.case in RECIPES else cell_in_words(ruling, one)


def _key(made: Decision) -> Iterator[KeyEntry]:
    """One sign for everybody who is wrong."""
    cases = [one.case for stage in made.stages for one in _ends(stage.branches)]
    if any(case in RECIPES and RECIPES[case].wrong for case in cases):
        yield KeyEntry("fault", "fault", say(c.AT_FAULT))


def _described(made: Decision) -> Iterator[Phrase]:
    for stage in made.stages:
        for branch in stage.branches:
            for one in branch.each():
                yield say(w.CASE_SAID, when=one.when, then=one.then)
