"""Whether a theme can be read: what lies on what, and what contrast that asks for.

Text asks for 4.5:1 (WCAG 2.2, 1.4.3), a mark or its rim for 3:1 (1.4.11). A halo counts as what a
text lies on. Mown stripes, helper lines, hatching and empty tracks are decoration.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Literal, NamedTuple

from polofield.layout.contrast import SIGHTS, Sight, contrast, over
from polofield.layout.theme import ROLES, Paint, Theme

TEXT_CONTRAST = 4.5
MARK_CONTRAST = 3.0

KEEP_OUTS = ("keep-out-hitting", "keep-out-opposing", "keep-out-both")
GROUNDS = ("grass", "dirt", "run-off")

ON_THE_GROUND = (
    "line", "mark", "post", *KEEP_OUTS, "place", "dimension", "direction", "ball", "spot",
    "sample", "at", "move", "path", "team-a", "team-b", "official", "fault", "exempt", "remedy",
)  # fmt: skip
"""Marks that may lie on any ground and in any zone."""

IN_A_PLACE = ("ball", "team-a", "team-b", "official")

ON_THE_PAGE = (
    "rule", "ball", "spot", "team-a", "team-b", "official", "yellow-card", "red-card", "bar",
    "bar-soft", "accent",
)  # fmt: skip

MARKS_ON: Mapping[str, tuple[str, ...]] = {
    "wall": ("dirt", "surround-arena"), "yellow-card": ("bar", "bar-soft", "bar-empty"),
    "red-card": ("bar", "bar-soft", "bar-empty"),
}  # fmt: skip

TEXT_ON: Mapping[str, tuple[str, ...]] = {
    "ink": ("page", "bar-empty", "bar-soft"),
    "ink-soft": ("page",),
    "accent": ("page",),
    "panel-ink": ("panel",),
    "yellow-card-number": ("yellow-card",),
    "red-card-number": ("red-card",),
    "team-a-number": ("team-a",),
    "team-b-number": ("team-b",),
    "official-letter": ("official",),
}

WITH_A_HALO = ("yard-number", "label-page", "zone-label", "dimension-label", "label")


ON_GROUND = {"grass": "on grass", "dirt": "on an arena's floor", "run-off": "on the run-off"}
SIGHT_WORDS: Mapping[Sight, str] = {
    "normal": "",
    "deutan": ", for people who confuse red and green",
    "protan": ", for people who confuse red and green",
    "tritan": ", for people who confuse blue and yellow",
    "grey": ", in black and white",
}


class Shortfall(NamedTuple):
    """A role that stands out too little from what it lies on.

    `under` are the roles of that, the uppermost first; none where it is a text's own halo.
    """

    role: str
    under: tuple[str, ...]
    sight: Sight
    scheme: Literal["light", "dark"]
    ratio: float
    wanted: float


def shortfall_words(found: Sequence[Shortfall]) -> str:
    """What is hard to see, where and for whom; of several that are so in one place and way."""
    first = found[0]
    roles = [shortfall.role for shortfall in found]
    what = f"{roles[0]} ({ROLES[roles[0]]}) is" if len(roles) == 1 else f"{', '.join(roles)} are"
    seen = "read" if first.wanted == TEXT_CONTRAST else "see"
    scheme = ", in the dark scheme" if first.scheme == "dark" else ""
    # rounded down, so that a miss never reads as a hit
    ratio = int(min(shortfall.ratio for shortfall in found) * 100) / 100
    return (
        f"{what} hard to {seen} {_where(first.under)}{SIGHT_WORDS[first.sight]}{scheme}: use a"
        f" lighter or a darker colour (expected a contrast of at least {first.wanted:g},"
        f" got {ratio:g})"
    )


def _where(under: tuple[str, ...]) -> str:
    """On what something lies."""
    if not under:
        return "against its own rim"
    *zones, ground = under
    if ground not in ON_GROUND:
        return f"on {ground} ({ROLES[ground]})" if ground != "page" else "on the page"
    if zones[:1] == ["place"]:
        return f"on a required place {ON_GROUND[ground]}"
    return f"in a zone {ON_GROUND[ground]}" if zones else ON_GROUND[ground]


def shortfalls(theme: Theme) -> tuple[Shortfall, ...]:
    """Every role of `theme` that stands out too little somewhere, each at its worst.

    What normal sight sees too little of is told for that.
    """
    light = _worst(theme.paints, "light")
    dark = _worst({**theme.paints, **theme.dark}, "dark") if theme.dark else {}
    anew = [s for role, s in dark.items() if s._replace(scheme="light") != light.get(role)]
    return (*light.values(), *anew)


def _worst(paints: Mapping[str, Paint], scheme: Literal["light", "dark"]) -> dict[str, Shortfall]:
    worst: dict[str, Shortfall] = {}
    for found in _pairs(paints, scheme):
        known = worst.get(found.role)
        if found.ratio < found.wanted and (known is None or _is_worse(found, known)):
            worst[found.role] = found
    return worst


def _is_worse(one: Shortfall, other: Shortfall) -> bool:
    return (one.sight != "normal", one.ratio) < (other.sight != "normal", other.ratio)


def grounds(paints: Mapping[str, Paint]) -> dict[tuple[str, ...], str]:
    """Every colour that a mark on the ground may lie on: bare, and in a zone.

    By the roles that it is of, the uppermost first.
    """
    found: dict[tuple[str, ...], str] = {}
    for ground in GROUNDS:
        bare = found[ground,] = paints[ground].fill or _page(paints)
        for zone in KEEP_OUTS:
            found[zone, ground] = _laid(paints[zone], bare)
    return found


def _pairs(paints: Mapping[str, Paint], scheme: Literal["light", "dark"]) -> Iterator[Shortfall]:
    on_ground = grounds(paints)
    for role, (under, colour), sight in product(ON_THE_GROUND, on_ground.items(), SIGHTS):
        ratio = _mark(paints[role], colour, sight)
        yield Shortfall(role, under, sight, scheme, ratio, MARK_CONTRAST)
    places = {("place", *under): _laid(paints["place"], on_ground[under]) for under in on_ground}
    for role, (under, colour), sight in product(IN_A_PLACE, places.items(), SIGHTS):
        ratio = _mark(paints[role], colour, sight)
        yield Shortfall(role, under, sight, scheme, ratio, MARK_CONTRAST)
    for role, names in [(role, ("page",)) for role in ON_THE_PAGE] + list(MARKS_ON.items()):
        for name, sight in product(names, SIGHTS):
            ratio = _mark(paints[role], paints[name].fill or _page(paints), sight)
            yield Shortfall(role, (name,), sight, scheme, ratio, MARK_CONTRAST)
    for role, names in TEXT_ON.items():
        for name, sight in product(names, SIGHTS):
            colour = paints[name].fill or _page(paints)
            ratio = contrast(paints[role].fill or colour, colour, sight)
            yield Shortfall(role, (name,), sight, scheme, ratio, TEXT_CONTRAST)
    for role, sight in product(WITH_A_HALO, SIGHTS):
        paint = paints[role]
        if paint.stroke:
            ratio = contrast(paint.fill or paint.stroke, paint.stroke, sight)
            yield Shortfall(role, (), sight, scheme, ratio, TEXT_CONTRAST)
            continue
        for under, colour in on_ground.items():
            ratio = contrast(paint.fill or colour, colour, sight)
            yield Shortfall(role, under, sight, scheme, ratio, TEXT_CONTRAST)


def _page(paints: Mapping[str, Paint]) -> str:
    return paints["page"].fill or "#ffffff"


def _laid(paint: Paint, ground: str) -> str:
    return over(paint.fill, paint.opacity, ground) if paint.fill else ground


def _mark(paint: Paint, ground: str, sight: Sight) -> float:
    """The better of the contrasts that fill and rim have with the ground."""
    ratio = contrast(_laid(paint, ground), ground, sight)
    return max(ratio, contrast(paint.stroke, ground, sight)) if paint.stroke else ratio
