"""Themes from TOML files, which change a built-in theme.

base = "paper"

[paints.team-b]
fill = "#f4a259"        # or "none"
stroke = "#1a1a1a"      # for text: the halo
opacity = 1.0           # of the fill

[dark.ink]              # in SVG, for dark mode
fill = "#f5f5f5"

[typeface]              # or, of an installed package: typeface = "Barlow Condensed"
family = "Club Sans"
regular = "ClubSans-Medium.ttf"
bold = "ClubSans-Bold.ttf"
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path, PurePath
from typing import Any

from polofield.errors import PolofieldError, cut, did_you_mean, escape_unprintable, in_short
from polofield.files.file_kinds import THEME, require_kind
from polofield.files.hex_colour import is_rrggbb
from polofield.files.toml_file import TomlFile, read_toml, refusal, take
from polofield.layout.legibility import Shortfall, shortfall_words, shortfalls
from polofield.layout.theme import ROLES, Theme
from polofield.layout.themes import THEMES
from polofield.layout.typeface import Typeface
from polofield.layout.typeface.load import STYLES, installed, typeface

_TYPEFACE_KEYS: dict[str, Any] = {"family": str, **dict.fromkeys(map(str, STYLES), str)}
_PAINT_KEYS = {"fill": str, "stroke": str, "opacity": float}


def theme_from_toml(path: str | os.PathLike[str]) -> tuple[Theme, tuple[str, ...]]:
    """The theme in a file, and warnings about everything with too little contrast.

    Keys that are missing in a role's table are taken from the base theme. What changes in the
    light scheme changes in the dark one too, unless the file sets it there. The theme has the name
    of the file.

    Raises:
        FileError: no such file, or mistakes in it or in its fonts, all of them reported.
    """
    toml = read_toml(path)
    require_kind(toml, THEME)
    problems: list[str] = []
    types = {
        "base": str,
        "typeface": str | dict[str, Any],
        "paints": dict[str, Any],
        "dark": dict[str, Any],
    }
    top = take(toml, (), types, problems)
    name = top.get("base", "paper")
    if name not in THEMES:
        problems.append(
            toml.problem(
                f"base: unknown theme {in_short(name)}{did_you_mean(name, THEMES)}", "base"
            )
        )
    base = THEMES.get(name, THEMES["paper"])
    paints, dark = dict(base.paints), dict(base.dark)
    for role, changes in _changes(toml, "paints", top, problems).items():
        paints[role] = replace(paints[role], **changes)
        if role in dark:
            dark[role] = replace(dark[role], **changes)
    for role, changes in _changes(toml, "dark", top, problems).items():
        dark[role] = replace(dark.get(role, paints[role]), **changes)
    named = _typeface(toml, top.get("typeface"), PurePath(path).parent, problems)
    if problems:
        raise refusal(toml.name, problems)
    theme = Theme(_name(path), paints, dark, named or base.typeface)
    return theme, tuple(_warnings(toml, theme))


def _changes(
    toml: TomlFile, section: str, top: dict[str, Any], problems: list[str]
) -> dict[str, dict[str, Any]]:
    """The values in the tables of a section, by role."""
    found = {}
    for role in top.get(section, {}):
        if role not in ROLES:
            problems.append(
                toml.problem(
                    f"unknown role {in_short(role)}{did_you_mean(role, ROLES)}", section, role
                )
            )
        taken = take(toml, (section, role), _PAINT_KEYS, problems)
        for key in ("fill", "stroke"):
            if key in taken:
                taken[key] = _colour(toml, (section, role, key), taken[key], problems)
        if not 0 <= taken.get("opacity", 1) <= 1:
            text = f"opacity: expected 0 to 1, got {taken.pop('opacity')!r}"
            problems.append(toml.problem(text, section, role, "opacity"))
        found[role] = taken
    return {role: taken for role, taken in found.items() if role in ROLES}


def _typeface(
    toml: TomlFile, given: str | dict[str, Any] | None, folder: PurePath, problems: list[str]
) -> Typeface | None:
    """The typeface of that name, or of the fonts in the table; None where none is named."""
    if given is None:
        return None
    try:
        if isinstance(given, str):
            return installed(given)
        known = len(problems)
        taken = take(toml, ("typeface",), _TYPEFACE_KEYS, problems)
        files = {style: taken[style] for style in STYLES if style in taken}
        for style, file in files.items():
            if not file or PurePath(file).name != file or "\\" in file:
                text = f"{style}: expected the name of a file beside this one, got {in_short(file)}"
                problems.append(toml.problem(text, "typeface", style))
        if "family" not in taken:
            problems.append(toml.problem("family: missing", "typeface"))
        if len(problems) > known:
            return None
        return typeface(taken["family"], {s: Path(folder / f) for s, f in files.items()})
    except PolofieldError as wrong:
        problems.append(toml.problem(f"typeface: {wrong}", "typeface"))
        return None


def _colour(toml: TomlFile, path: tuple[str, ...], value: str, problems: list[str]) -> str | None:
    if value == "none":
        return None
    if not is_rrggbb(value):
        problems.append(
            toml.problem(f"{path[-1]}: expected '#rrggbb' or 'none', got {in_short(value)}", *path)
        )
        return None
    return value.lower()


def _name(path: str | os.PathLike[str]) -> str:
    """The name of the theme, from the name of its file."""
    return cut(escape_unprintable(PurePath(path).stem))


def _warnings(toml: TomlFile, theme: Theme) -> list[str]:
    alike: dict[object, list[Shortfall]] = {}
    for one in shortfalls(theme):
        key = (_cause(toml, one), one.under, one.sight, one.scheme, one.is_text)
        alike.setdefault(key, []).append(one)
    return [toml.problem(shortfall_words(some), *_cause(toml, some[0])) for some in alike.values()]


def _cause(toml: TomlFile, shortfall: Shortfall) -> tuple[str, ...]:
    """The path of the table to change: of the role itself, or of what is behind it."""
    roles = [shortfall.role, *shortfall.under]
    for section in ("dark", "paints") if shortfall.scheme == "dark" else ("paints",):
        for role in roles:
            if (section, role) in toml.lines:
                return section, role
    return ()
