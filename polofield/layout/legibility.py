"""Whether a theme can be read: what lies on what, and what contrast that asks for.

Text asks for 4.5:1 (WCAG 2.2, 1.4.3), a mark or its rim for 3:1 (1.4.11). A halo counts as what a
text lies on. Mown stripes, helper lines, hatching and empty tracks are decoration.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from polofield.layout.contrast import SIGHTS, Sight, contrast, luminance, over
from polofield.layout.theme import Paint, Theme

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

MARKS_ON = {"wall": ("dirt", "surround-arena"), "yellow-card": ("bar", "bar-soft", "bar-empty"),
            "red-card": ("bar", "bar-soft", "bar-empty")}  # fmt: skip

TEXT_ON = {
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


class Shortfall(NamedTuple):
    """A role that stands out too little from what it lies on."""

    role: str
    ground: str
    sight: Sight
    scheme: str
    ratio: float
    wanted: float

    def __str__(self) -> str:
        where = f"{self.role} on {self.ground}"
        if self.scheme == "dark":
            where += " in the dark scheme"
        sight = "in grey" if self.sight == "grey" else f"in {self.sight} sight"
        # rounded down, so that a miss never reads as a hit
        ratio = int(self.ratio * 100) / 100
        return f"{where} has {ratio:g}:1 {sight}, {self.wanted:g}:1 would be right"


def shortfalls(theme: Theme) -> tuple[Shortfall, ...]:
    """Every role of `theme` that stands out too little somewhere, each at its worst."""
    light = _worst(theme.paints, "light")
    dark = _worst({**theme.paints, **theme.dark}, "dark") if theme.dark else {}
    anew = [s for role, s in dark.items() if s._replace(scheme="light") != light.get(role)]
    return (*light.values(), *anew)


def _worst(paints: Mapping[str, Paint], scheme: str) -> dict[str, Shortfall]:
    worst: dict[str, Shortfall] = {}
    for found in _pairs(paints, scheme):
        known = worst.get(found.role)
        if found.ratio < found.wanted and (known is None or found.ratio < known.ratio):
            worst[found.role] = found
    return worst


def run_off_is_lighter(theme: Theme) -> bool:
    """Whether the run-off draws the eye more than the grass that it surrounds."""
    grass, run_off = theme["grass"].fill, theme["run-off"].fill
    return bool(grass and run_off and luminance(run_off) > luminance(grass))


def grounds(paints: Mapping[str, Paint]) -> dict[str, str]:
    """Every colour that a mark on the ground may lie on: bare, in a zone, and where two overlap."""
    found = {}
    for ground in GROUNDS:
        bare = found[ground] = paints[ground].fill or _page(paints)
        for zone in KEEP_OUTS:
            one = found[f"{zone} over {ground}"] = _laid(paints[zone], bare)
            for second in KEEP_OUTS:
                found[f"{second} over {zone} over {ground}"] = _laid(paints[second], one)
    return found


def _pairs(paints: Mapping[str, Paint], scheme: str) -> Iterator[Shortfall]:
    on_ground = grounds(paints)
    for role, (name, colour), sight in product(ON_THE_GROUND, on_ground.items(), SIGHTS):
        ratio = _mark(paints[role], colour, sight)
        yield Shortfall(role, name, sight, scheme, ratio, MARK_CONTRAST)
    places = {f"place over {name}": _laid(paints["place"], on_ground[name]) for name in on_ground}
    for role, (name, colour), sight in product(IN_A_PLACE, places.items(), SIGHTS):
        ratio = _mark(paints[role], colour, sight)
        yield Shortfall(role, name, sight, scheme, ratio, MARK_CONTRAST)
    others = [(role, ("page",)) for role in ON_THE_PAGE] + list(MARKS_ON.items())
    for role, under in others:
        for name, sight in product(under, SIGHTS):
            colour = paints[name].fill or _page(paints)
            ratio = _mark(paints[role], colour, sight)
            yield Shortfall(role, name, sight, scheme, ratio, MARK_CONTRAST)
    for role, under in TEXT_ON.items():
        for name, sight in product(under, SIGHTS):
            colour = paints[name].fill or _page(paints)
            ratio = contrast(paints[role].fill or colour, colour, sight)
            yield Shortfall(role, name, sight, scheme, ratio, TEXT_CONTRAST)
    for role, sight in product(WITH_A_HALO, SIGHTS):
        paint = paints[role]
        if paint.stroke:
            ratio = contrast(paint.fill or paint.stroke, paint.stroke, sight)
            yield Shortfall(role, "its halo", sight, scheme, ratio, TEXT_CONTRAST)
            continue
        for name, colour in on_ground.items():
            ratio = contrast(paint.fill or colour, colour, sight)
            yield Shortfall(role, name, sight, scheme, ratio, TEXT_CONTRAST)


def _page(paints: Mapping[str, Paint]) -> str:
    return paints["page"].fill or "#ffffff"


def _laid(paint: Paint, ground: str) -> str:
    return over(paint.fill, paint.opacity, ground) if paint.fill else ground


def _mark(paint: Paint, ground: str, sight: Sight) -> float:
    """The better of the contrasts that fill and rim have with the ground."""
    ratio = contrast(_laid(paint, ground), ground, sight)
    return max(ratio, contrast(paint.stroke, ground, sight)) if paint.stroke else ratio
