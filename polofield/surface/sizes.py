"""A field or an arena from its sizes by name, in yards or metres."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from polofield.errors import SurfaceError, did_you_mean, in_short
from polofield.surface.surfaces import Arena, Field, Surface
from polofield.surface.units import Units, from_metres, in_units
from polofield.values import finite

KINDS: Mapping[str, type[Field] | type[Arena]] = MappingProxyType(
    {"outdoor": Field, "arena": Arena}
)
SIZES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "outdoor": ("boarded", "length", "width", "goal_width"),
        "arena": ("length", "width", "goal_width", "corner_cut", "corner_radius"),
    }
)
"""The sizes of each kind of surface, and whether a field is boarded."""
CORNERS = ("corner_cut", "corner_radius")
"""Sizes whose range depends on the others."""

Spelling = Callable[[str], str]
"""How a size or an option is spelled where a question is written: `--goal-width` on a command."""


def surface_of(
    kind: str, sizes: Mapping[str, Any], units: Units = "yd", spelled: Spelling = str
) -> Surface:
    """A surface with those sizes in those units; the others are the standard ones.

    Raises:
        SurfaceError: a size that the kind does not have, or an invalid one.
    """
    for name in sizes:
        if name not in SIZES[kind]:
            raise _unknown(kind, name, spelled)
    yards: dict[str, Any] = {
        name: from_metres(finite(size, name.replace("_", " "), SurfaceError))
        if units == "m" and name != "boarded"
        else size
        for name, size in sizes.items()
    }
    try:
        return KINDS[kind](**yards)
    except SurfaceError as error:
        raise in_units(error, units) from None


def size_mistakes(
    kind: str, sizes: Mapping[str, Any], units: Units = "yd"
) -> list[tuple[str, SurfaceError]]:
    """Everything that is wrong with the sizes of a surface, each with its name."""
    wrong = [(name, _unknown(kind, name, str)) for name in sizes if name not in SIZES[kind]]
    known = {name: size for name, size in sizes.items() if name in SIZES[kind]}
    boards = {name: known[name] for name in ("boarded",) if name in known}
    alone = [name for name in known if name not in (*CORNERS, *boards)]
    tried = [(name, {**boards, name: known[name]}) for name in alone] or [("boarded", boards)]
    for name, some in tried:
        wrong += _mistake(kind, name, some, units)
    if not wrong:  # a corner can only be judged beside the others
        corner = next((name for name in CORNERS if name in known), "")
        wrong += _mistake(kind, corner, known, units)
    return wrong


def _mistake(
    kind: str, name: str, sizes: Mapping[str, Any], units: Units
) -> list[tuple[str, SurfaceError]]:
    try:
        surface_of(kind, sizes, units)
    except SurfaceError as error:
        return [(name, error)]
    return []


def _unknown(kind: str, name: str, spelled: Spelling) -> SurfaceError:
    noun = "an arena" if kind == "arena" else "a field"
    known = did_you_mean(spelled(name), map(spelled, SIZES[kind]))
    return SurfaceError(f"{in_short(spelled(name))} is not a size of {noun}{known}")
