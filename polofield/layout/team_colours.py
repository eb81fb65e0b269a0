"""A theme in which the teams have colours of their own, each with a rim that sets it off."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Literal

from polofield.hex_colour import Colours
from polofield.layout.contrast import contrast, over
from polofield.layout.legibility import MARK_CONTRAST, ON_GROUND, grounds
from polofield.layout.theme import Paint, Theme

Letter = Literal["a", "b"]
LETTERS: tuple[Letter, Letter] = ("a", "b")
ZONE_OF = {"a": "hitting", "b": "opposing"}
"""By which side a theme names the zones of the team that is drawn so: Blue hits in it."""

RIMS = ("#ffffff", "#1a1a1a")
NUMBERS = ("#ffffff", "#000000")
STEPS = 20
"""In how many steps a colour goes to white or black until it is seen on every ground."""
HATCH_PART = 0.6
"""How much of a zone's outline its hatch has; the rest is the shade of the zone."""


def team_theme(theme: Theme, colours: Colours, opposing: Letter) -> Theme:
    """The theme with the teams' colours.

    `opposing` is the team that does not hit: a place demanded of a defender is in its colour.
    """
    paints: dict[str, Paint] = {}
    for letter, colour in zip(LETTERS, colours, strict=True):
        if colour is not None:
            paints.update(_team_paints(theme, letter, colour))
    team = paints.get(f"team-{opposing}", theme[f"team-{opposing}"])
    if f"team-{opposing}" in paints or opposing == "a":
        paints["place"] = replace(theme["place"], fill=team.fill, stroke=team.stroke)
    return theme.with_paints(paints) if paints else theme


def page_theme(theme: Theme, colours: Colours) -> Theme:
    """The theme with the teams' colours on the page itself, where there is no ground."""
    schemes = theme.paints, {**theme.paints, **theme.dark}
    pages = {paints["page"].fill or "#ffffff" for paints in schemes}
    paints: dict[str, Paint] = {}
    for letter, colour in zip(LETTERS, colours, strict=True):
        if colour is not None:
            paints.update(_symbol_paints(pages, letter, colour))
    return theme.with_paints(paints) if paints else theme


def _team_paints(theme: Theme, letter: Letter, colour: str) -> Iterator[tuple[str, Paint]]:
    zone = ZONE_OF[letter]
    keep_out = theme[f"keep-out-{zone}"]
    outline = _seen_on_all(theme, colour)
    shade = keep_out.fill or outline
    yield from _symbol_paints(grounds(theme.paints).values(), letter, colour)
    yield f"keep-out-{zone}", replace(keep_out, stroke=outline)
    yield f"hatch-{zone}", Paint(None, over(outline, HATCH_PART, shade))


def _symbol_paints(
    under: Collection[str], letter: Letter, colour: str
) -> Iterator[tuple[str, Paint]]:
    yield f"team-{letter}", Paint(colour, _rim(under, colour))
    number = max(NUMBERS, key=lambda ink: contrast(ink, colour))
    yield f"team-{letter}-number", Paint(number)


def _rim(under: Collection[str], colour: str) -> str:
    """The rim with which the mark is seen everywhere, of two such the less like the colour."""

    def worst(rim: str) -> float:
        return min(max(contrast(colour, ground), contrast(rim, ground)) for ground in under)

    return max(RIMS, key=lambda rim: (min(worst(rim), MARK_CONTRAST), contrast(rim, colour)))


def _seen_on_all(theme: Theme, colour: str) -> str:
    """The colour, or the nearest to it on the way to white or black that is seen everywhere."""
    under = tuple(grounds(theme.paints).values())

    def worst(shade: str) -> float:
        return min(contrast(shade, ground) for ground in under)

    shades = [
        over(end, step / STEPS, colour)
        for step in range(STEPS + 1)
        for end in ("#ffffff", "#000000")
    ]
    good = [shade for shade in shades if worst(shade) >= MARK_CONTRAST]
    return good[0] if good else max(shades, key=worst)


def colour_warnings(
    theme: Theme, ground: str, names: tuple[str, str], colours: Colours
) -> Iterator[str]:
    """What of the teams' colours is hard to see or to distinguish, though rims and shapes help.

    `ground` is the role of what they are seen on: `grass` or `dirt`.
    """
    fills = [
        colour or theme[f"team-{letter}"].fill
        for letter, colour in zip(LETTERS, colours, strict=True)
    ]
    for name, colour in zip(names, colours, strict=True):
        ratio = contrast(colour, theme[ground].fill or "#ffffff") if colour else MARK_CONTRAST
        if ratio < MARK_CONTRAST:
            yield (
                f"{name}'s colour {colour} is hard to see {ON_GROUND[ground]}, apart from its rim"
                f" ({_contrast(ratio)})"
            )
    if any(colours) and fills[0] and fills[1]:
        ratio = contrast(fills[0], fills[1])
        if ratio < MARK_CONTRAST:
            yield (
                f"{names[0]}'s and {names[1]}'s colours are hard to distinguish, apart from the"
                f" shapes of the symbols ({_contrast(ratio)})"
            )


def _contrast(ratio: float) -> str:
    ratio = int(ratio * 10) / 10
    return f"expected a contrast of at least {MARK_CONTRAST:g}, got {ratio:g}"
