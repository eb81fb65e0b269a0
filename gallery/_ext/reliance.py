"""Which rules rely on which reading: as the readings stand with every one of their rulings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from typing import Any

from rule_page import surface_of

from polofield.errors import PolofieldError
from polofield.rules.catalogue import ENTRIES
from polofield.rules.question import ruling
from polofield.rulings.entries import Entry, Option
from polofield.rulings.parts import Place
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Surface

ALONG = (-1.0, -0.6, 0.0, 0.3, 0.6, 0.8, 1.0)
ACROSS = (-1.0, -0.5, 0.0, 0.5, 1.0)
"""Places of the surface, in terms of its half: what a rule says of them may rest on others."""


def relying() -> dict[str, list[str]]:
    """By the letter of each reading, the ids of the rules that rely on it."""
    found: dict[str, dict[str, None]] = {}
    for entry in ENTRIES.values():
        if entry.kind == "rule":
            for answer in rulings(entry):
                for letter in answer.readings:
                    found.setdefault(letter, {})[entry.id] = None
    return {letter: list(ids) for letter, ids in found.items()}


def rulings(entry: Entry) -> Iterator[Ruling]:
    """A rule's answers to every value of its options, at its own place and at others."""
    surface, example = surface_of(entry), entry.example.arguments()
    place = example.pop("at", None)
    values = [_values(option, example) for option in entry.options]
    for chosen in product(*values):
        given = {k: v for part in chosen for k, v in part.items()}
        for at in (None, place, *_places(surface)):
            try:
                yield ruling(entry.id, surface, **({} if at is None else {"at": at}), **given)
            except PolofieldError:
                continue  # not every option goes with every other and every place


def _values(option: Option, example: dict[str, Any]) -> list[dict[str, Any]]:
    """Every value of an option; of a number the example's."""
    name = option.parameter
    if option.kind == "choice":
        return [{}, *({name: value} for value in option.values)]
    if option.kind == "flag":
        return [{}, {name: True}]
    return [{name: example[name]} if name in example else {}]


def _places(surface: Surface) -> Iterator[Place]:
    """Places all over a surface, and the spots from which penalties are hit."""
    for along, across in product(ALONG, ACROSS):
        yield along * surface.half_length, across * surface.half_width
    for entry in ENTRIES.values():
        if entry.kind == "rule" and entry.surface == surface.kind and entry.needs == "none":
            with suppress(PolofieldError):
                if ball := ruling(entry.id, surface).ball:
                    yield ball
