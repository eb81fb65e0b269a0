"""A theme in which the teams have colours of their own, in its light and its dark scheme."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from typing import Literal

from polofield.files.hex_colour import Colours
from polofield.layout.contrast import contrast, luminance, over
from polofield.layout.legibility import (
    GROUNDS,
    MARK_CONTRAST,
    TEXT_CONTRAST,
    grounds,
    laid,
    page_colour,
)
from polofield.layout.theme import Paint, Theme

Letter = Literal["a", "b"]
LETTERS: tuple[Letter, Letter] = ("a", "b")
SIDE_OF = {"a": "hitting", "b": "opposing"}
"""After which side a theme names what belongs to the team that is drawn so: Blue hits in it."""

RIMS = ("#ffffff", "#1a1e22")
NUMBERS = ("#ffffff", "#000000")
STEPS = 20
"""In how many steps a colour goes to white or black until it is seen on every ground."""
STRONGEST, LARGE = 0.66, 0.7
"""The opacity of a place at most, and how much of it a place has that is much of the picture."""

_Paints = Mapping[str, Paint]
_Painted = Iterator[tuple[str, Paint]]


def team_theme(theme: Theme, colours: Colours) -> Theme:
    """The theme with the teams' colours: symbols, places, limits, ways, words and goals of each."""

    def changed(paints: _Paints) -> _Painted:
        for letter, colour in zip(LETTERS, colours, strict=True):
            if colour is not None:
                yield from _team_paints(paints, letter, colour)

    return theme if colours == (None, None) else _in_both_schemes(theme, changed)


def page_theme(theme: Theme, colours: Colours) -> Theme:
    """The theme with the teams' colours on the page itself, where there is no ground."""

    def changed(paints: _Paints) -> _Painted:
        for letter, colour in zip(LETTERS, colours, strict=True):
            if colour is not None:
                yield from _symbol_paints([page_colour(paints)], letter, colour)

    return theme if colours == (None, None) else _in_both_schemes(theme, changed)


def _in_both_schemes(theme: Theme, changed: Callable[[_Paints], _Painted]) -> Theme:
    """The theme with what changes in each of its schemes."""
    paints = {**theme.paints, **dict(changed(theme.paints))}
    dark = dict(theme.dark)
    if dark:
        dark.update(changed({**theme.paints, **theme.dark}))
    return replace(theme, paints=paints, dark=dark)


def _team_paints(paints: _Paints, letter: Letter, colour: str) -> _Painted:
    side = SIDE_OF[letter]
    under = tuple(grounds(paints).values())
    line = _seen_on_all(under, colour, MARK_CONTRAST)
    yield from _symbol_paints(under, letter, colour)
    for role in (f"limit-{side}", f"path-{side}"):
        yield role, Paint(line, line)
    mouth = paints[f"mouth-{side}"]
    yield f"mouth-{side}", replace(mouth, fill=colour)
    place = _place(paints, side, colour)
    large = place if place.stipple else replace(place, opacity=place.opacity * LARGE)
    yield f"place-{side}", place
    yield f"place-{side}-large", large
    words = _seen_on_all(under, colour, TEXT_CONTRAST)
    halo = paints[f"label-{side}"].stroke and laid(large, paints["label"].stroke or "#ffffff")
    yield f"label-{side}", Paint(words, halo)


def _place(paints: _Paints, side: str, colour: str) -> Paint:
    """A place, no lighter or darker than other ground, so that all is seen on it as well."""
    own = paints[f"place-{side}"]
    if own.stipple:  # told by its shapes, and not by a colour
        return own
    places = f"place-{side}", f"place-{side}-large"
    others = (shade for names, shade in grounds(paints).items() if names[0] not in places)
    shades = [luminance(shade) for shade in others]
    least, most = min(shades), max(shades)
    bare = [paints[ground].fill or page_colour(paints) for ground in GROUNDS]
    for step in range(STEPS, 1, -1):
        place = Paint(colour, None, STRONGEST * step / STEPS)
        if all(least <= luminance(laid(place, ground)) <= most for ground in bare):
            return place
    return Paint(colour, None, STRONGEST / STEPS)


def _symbol_paints(under: Collection[str], letter: Letter, colour: str) -> _Painted:
    yield f"team-{letter}", Paint(colour, _rim(under, colour))
    number = max(NUMBERS, key=lambda ink: contrast(ink, colour))
    yield f"team-{letter}-number", Paint(number)


def _rim(under: Collection[str], colour: str) -> str:
    """The rim with which the mark is seen everywhere, of two such the less like the colour."""

    def worst(rim: str) -> float:
        return min(max(contrast(colour, ground), contrast(rim, ground)) for ground in under)

    return max(RIMS, key=lambda rim: (min(worst(rim), MARK_CONTRAST), contrast(rim, colour)))


def _seen_on_all(under: Collection[str], colour: str, wanted: float) -> str:
    """The colour, or the nearest to it on the way to white or black that is seen everywhere."""

    def worst(shade: str) -> float:
        return min(contrast(shade, ground) for ground in under)

    shades = [
        over(end, step / STEPS, colour)
        for step in range(STEPS + 1)
        for end in ("#ffffff", "#000000")
    ]
    good = [shade for shade in shades if worst(shade) >= wanted]
    return good[0] if good else max(shades, key=worst)


def colour_warnings(theme: Theme, names: tuple[str, str], colours: Colours) -> Iterator[str]:
    """That the teams' colours are hard to distinguish, though the shapes of the symbols help.

    Of a colour like the ground there is nothing to say: every symbol has a rim that sets it off.
    """
    first, second = (
        colour or theme[f"team-{letter}"].fill
        for letter, colour in zip(LETTERS, colours, strict=True)
    )
    if not any(colours) or not first or not second:
        return
    ratio = contrast(first, second)
    if ratio < MARK_CONTRAST:
        # rounded down, so that a miss never reads as a hit
        yield (
            f"{names[0]}'s and {names[1]}'s colours are hard to distinguish, apart from the shapes"
            f" of the symbols: the contrast is {int(ratio * 10) / 10:g} to 1; expected at least"
            f" {MARK_CONTRAST:g} to 1"
        )
