"""The question put to a rule, from the values of the shared options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from polofield.commands.options import SIZES
from polofield.errors import PlaceError, RuleError, SurfaceError
from polofield.rules.asking import ruling
from polofield.rules.catalogue import entry
from polofield.rules.entries import Entry
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Arena, Field, Surface, surface_in
from polofield.units import Units


@dataclass(frozen=True)
class Question:
    """A rule or diagram with the surface, the place and the options."""

    entry: Entry
    surface: Surface | None
    at: str | None
    units: Units
    options: dict[str, Any]

    def ruling(self) -> Ruling:
        """The ruling; a `RuleError` if the question is about a diagram."""
        if self.surface is None:
            raise RuleError(f"{self.entry.id} is a diagram, not a rule: use `polofield draw`")
        return ruling(self.entry.id, self.surface, at=self.at, units=self.units, **self.options)


def question(rule: str, given: dict[str, Any]) -> Question:
    """The question about a rule or diagram, from the values of the shared options.

    Raises:
        PolofieldError: an unknown rule, an invalid size, or an option or a place that the rule
            does not take.
    """
    found = entry(rule)
    units: Units = given["units"]
    options = _given(given, "rule_")
    _refuse_options_of_others(found, options)
    at = given["at"]
    if found.needs == "none" and at is not None:
        raise PlaceError(f"{found.id} does not need a place: leave out --at")
    return Question(found, surface_asked(found.surface, given), at, units, options)


def surface_asked(kind: str | None, given: dict[str, Any]) -> Surface | None:
    """The surface of that kind with the given sizes, in the given units; None if `kind` is None."""
    sizes = _given(given, "size_")
    if kind is None:
        for name in sizes:
            raise SurfaceError(f"this figure has no surface: leave out --{name.replace('_', '-')}")
        return None
    for name in sizes:
        if name not in SIZES[kind]:
            what = "an arena" if kind == "arena" else "an outdoor field"
            raise SurfaceError(f"--{name.replace('_', '-')} is not a size of {what}")
    if sizes.pop("unboarded", False):
        sizes["boarded"] = False
    return surface_in(given["units"], Arena if kind == "arena" else Field, sizes)


def _given(given: dict[str, Any], prefix: str) -> dict[str, Any]:
    return {
        name.removeprefix(prefix): value
        for name, value in given.items()
        if name.startswith(prefix) and value is not None
    }


def _refuse_options_of_others(found: Entry, options: dict[str, Any]) -> None:
    known = {option.parameter: f"--{option.name}" for option in found.options}
    for name in options:
        if name not in known:
            takes = f"it takes {', '.join(known.values())}" if known else "it takes none"
            raise RuleError(f"{found.id} has no option --{name.replace('_', '-')}: {takes}")
