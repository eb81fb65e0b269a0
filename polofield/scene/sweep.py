"""A sweep: for every place where it happens, where the ball is put."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from polofield.errors import RuleError
from polofield.rules.catalogue import ENTRIES, entry, load
from polofield.rules.entries import Entry
from polofield.rules.question import asked_surface, ruling
from polofield.rulings.phrase import say
from polofield.scene.bare import clause_words
from polofield.scene.heads import called_as
from polofield.scene.measures import measured
from polofield.scene.model import Dimension, Flow, KeyEntry, Scene, Thing
from polofield.scene.surfaces import ground, yard_numbers
from polofield.surface.limits import Floats, legal
from polofield.surface.surfaces import Field, Surface
from polofield.units import TOLERANCE
from polofield.words import figures as w
from polofield.words import titles as t

STEP = {"outdoor": 10.0, "arena": 2.5}
"""Yards between the places that a sweep shows."""

Place = Callable[[Surface, Floats], Floats]


def place_function(rule: str) -> tuple[Entry, Place]:
    """The entry of a rule that can be swept, and its vectorised placing.

    Raises:
        RuleError: no such rule, or one that puts no ball where a place decides it.
    """
    found = entry(rule)
    if found.place is None:
        swept = ", ".join(one.id for one in ENTRIES.values() if one.place)
        raise RuleError(f"{found.id} has no sweep; expected one of {swept}")
    return found, load(found.place)


def sweep(rule: str, surface: Surface | None = None) -> Scene:
    """The scene of a sweep, on the standard surface where none is given."""
    found, place = place_function(rule)
    shown = asked_surface(found, surface)
    assert shown is not None
    start = places(found, shown)
    end = place(shown, start)
    moved = np.hypot(*(end - start).T) > TOLERANCE
    things: list[Thing] = [*ground(shown), *yard_numbers(shown)]
    things.append(Flow("stays", "sample", start[~moved], start[~moved]))
    things.append(Flow("moves", "move", start[moved], end[moved]))
    things.extend(_measures(found, shown, start[moved]))
    title = say(w.SWEEP, title=found.heading)
    return Scene(
        slug=f"{found.slug}-sweep",
        **(called_as(found, qualifier=say(t.EVERY_PLACE)) | {"title": title}),
        clause=clause_words(found.clause),
        sentence=say(w.SWEEP_SAYS),
        description=(say(w.SWEEP_SAYS),),
        surface=shown,
        things=tuple(things),
        key=(
            *((KeyEntry("arrow", "move", say(w.SWEEP_MOVED)),) if moved.any() else ()),
            *((KeyEntry("spot", "sample", say(w.SWEEP_STAYS)),) if (~moved).any() else ()),
        ),
        focus=_focus(found, shown),
    )


def _measures(found: Entry, surface: Surface, moved: Floats) -> Iterator[Dimension]:
    """Each distance that the rule puts the ball by, once, at a place where it does."""
    said: set[tuple[str, float]] = set()
    options: dict[str, Any] = {
        option.parameter: option.values[0] for option in found.options if option.required
    }
    for at in moved[:: max(1, len(moved) // 12)].tolist():
        for measure in ruling(found.id, surface, at=at, **options).measures:
            named = (measure.name, round(measure.length, 6))
            if (measure.places_ball or measure.kind == "out") and named not in said:
                said.add(named)
                name = f"measure-{measure.name}-{len(said)}"
                yield measured(surface, measure, name, layer="labels")


def places(found: Entry, surface: Surface) -> Floats:
    """The places that a sweep shows, as (n, 2) yards: a grid, or steps along a line."""
    x, y, step = surface.half_length, surface.half_width, STEP[surface.kind]
    if found.needs == "side":
        along = _steps(x - step / 2, step)
        return np.concatenate([np.column_stack((along, np.full(len(along), s))) for s in (y, -y)])
    if found.needs in ("attacked-line", "own-line"):
        across = _steps(y - TOLERANCE, step / 2)
        across = across[np.abs(across) >= surface.half_goal]
        edge = x if found.needs == "attacked-line" else -x
        return np.column_stack((np.full(len(across), edge), across))
    grid = np.meshgrid(_steps(x, step), _steps(y, step), indexing="ij")
    every = np.column_stack([part.ravel() for part in grid])
    possible = every[legal(surface.playing_area, every)]
    if not found.where.in_goal:
        return possible
    return possible[[not surface.in_goal(x, y) for x, y in possible.tolist()]]


def _steps(most: float, step: float) -> Floats:
    """Multiples of a step from -most to most, and both ends."""
    whole = np.arange(-np.floor(most / step), np.floor(most / step) + 1) * step
    return np.unique(np.concatenate((whole, [-most, most])).round(9))


def _focus(found: Entry, surface: Surface) -> tuple[tuple[float, float], ...]:
    x, y = surface.half_length, surface.half_width
    beyond = 6.0 if isinstance(surface, Field) else 2.0
    if found.needs == "attacked-line":
        return (x + beyond, y), (x - 75.0, -y)
    if found.needs == "own-line":
        return (-x - beyond, y), (-x + 45.0, -y)
    return ()
