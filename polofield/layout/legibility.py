"""Whether a theme can be read: what lies on what, and what contrast that asks for.

Text asks for 4.5:1 (WCAG 2.2, 1.4.3), a mark or its rim for 3:1 (1.4.11), on every ground that it
may lie on. A halo counts as what a text lies on. In other than normal sight, where shapes help as
much as colours, three quarters of that will do. Tints, yard lines, hairlines and empty tracks say
nothing alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Literal, NamedTuple

from polofield.layout.contrast import SIGHTS, Sight, contrast, over
from polofield.layout.theme import ROLES, Paint, Theme

TEXT_CONTRAST = 4.5
MARK_CONTRAST = 3.0
OTHER_SIGHT = 0.75
"""How much of a contrast is asked for in other than normal sight."""

TINTS = (
    "place-hitting", "place-opposing", "place-hitting-large", "place-opposing-large", "closed",
)  # fmt: skip
"""What a ground may be covered with."""
STIPPLED = 0.15
"""How much of the ground a stipple covers, at most."""
GROUNDS = ("grass", "dirt", "run-off")

ON_THE_GROUND = (
    "line", "mark", "mark-arena", "post", "limit-hitting", "limit-opposing", "limit-both",
    "dimension", "ruler", "ball", "ball-ring", "path", "move", "at", "bound", "path-hitting",
    "path-opposing", "struck", "spot", "mouth", "mouth-hitting",
    "mouth-opposing", "inset-frame", "team-a", "team-b", "official", "mallet", "fault", "exempt",
    "remedy", "flag",
)  # fmt: skip
"""Marks that may lie on any ground, bare, tinted or closed."""

ON_THE_PAGE = (
    "rule", "ball", "spot", "team-a", "team-b", "official", "yellow-card", "red-card", "bar",
    "bar-soft", "accent",
)  # fmt: skip

IN_A_LEGEND = (
    "limit-hitting", "limit-opposing", "limit-both", "path", "move", "at", "bound",
    "path-hitting", "path-opposing", "struck", "fault", "exempt", "remedy", "flag",
)  # fmt: skip
"""Marks of the ground, of which the page has samples."""

MARKS_ON: Mapping[str, tuple[str, ...]] = {
    "wall": ("dirt", "surround-arena"),
    "ruler": ("ruler-gap", "surround-arena", "panel"),
    "dimension": ("panel",),
    "yellow-card": ("bar", "bar-soft", "bar-empty"),
    "red-card": ("bar", "bar-soft", "bar-empty"),
}

TEXT_ON: Mapping[str, tuple[str, ...]] = {
    "ink": ("page", "bar-empty", "bar-soft"),
    "ink-soft": ("page",),
    "accent": ("page",),
    "panel-ink": ("panel",),
    "flag-label": ("flag",),
    "yellow-card-number": ("yellow-card",),
    "red-card-number": ("red-card",),
    "team-a-number": ("team-a",),
    "team-b-number": ("team-b",),
    "official-letter": ("official",),
}

WITH_A_HALO = (
    "yard-number", "label-page", "dimension-label", "label", "label-soft", "label-ball",
    "label-hitting", "label-opposing",
)  # fmt: skip


ON_GROUND = {"grass": "on the field", "dirt": "on an arena's floor", "run-off": "on the run-off"}
UNDER_A_TINT = {
    "place-hitting": "where the hitting side stands {}",
    "place-opposing": "where the opposing side stands {}",
    "place-hitting-large": "where the hitting side stands {}",
    "place-opposing-large": "where the opposing side stands {}",
    "closed": "in a closed place {}",
}
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
    is_text: bool


def shortfall_words(found: Sequence[Shortfall]) -> str:
    """What is hard to see, where and for whom; of several that are so in one place and way."""
    first = found[0]
    roles = [shortfall.role for shortfall in found]
    what = f"{roles[0]} ({ROLES[roles[0]]}) is" if len(roles) == 1 else f"{', '.join(roles)} are"
    seen = "read" if first.is_text else "see"
    scheme = ", in the dark scheme" if first.scheme == "dark" else ""
    # rounded down, so that a miss never reads as a hit
    ratio = int(min(shortfall.ratio for shortfall in found) * 100) / 100
    return (
        f"{what} hard to {seen} {_where(first.under)}{SIGHT_WORDS[first.sight]}{scheme}: the"
        f" contrast is {ratio:g} to 1; expected at least {first.wanted:.3g} to 1"
    )


def _where(under: tuple[str, ...]) -> str:
    """On what something lies."""
    if not under:
        return "against its own rim"
    *tints, ground = under
    if ground not in ON_GROUND:
        return f"on {ground} ({ROLES[ground]})" if ground != "page" else "on the page"
    return UNDER_A_TINT[tints[0]].format(ON_GROUND[ground]) if tints else ON_GROUND[ground]


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
    """Every colour that a mark on the ground may lie on: bare, tinted and closed.

    By the roles that it is of, the uppermost first.
    """
    found: dict[tuple[str, ...], str] = {}
    for ground in GROUNDS:
        bare = found[ground,] = paints[ground].fill or page_colour(paints)
        for tint in TINTS:
            found[tint, ground] = laid(paints[tint], bare)
    return found


Under = Mapping[tuple[str, ...], str]
"""Colours, by the roles that they are of, the uppermost first."""


def _pairs(paints: Mapping[str, Paint], scheme: Literal["light", "dark"]) -> Iterator[Shortfall]:
    on_ground = grounds(paints)
    page = page_colour(paints)
    for role in ON_THE_GROUND:
        yield from _marks(role, paints, on_ground, scheme)
    for role in dict.fromkeys((*ON_THE_PAGE, *IN_A_LEGEND)):
        yield from _marks(role, paints, {("page",): page}, scheme)
    for role, names in MARKS_ON.items():
        under: Under = {(name,): paints[name].fill or page for name in names}
        yield from _marks(role, paints, under, scheme)
    for role, names in TEXT_ON.items():
        under = {(name,): paints[name].fill or page for name in names}
        yield from _texts(role, paints, under, scheme)
    for role in WITH_A_HALO:
        halo = paints[role].stroke
        yield from _texts(role, paints, {(): halo} if halo else on_ground, scheme)


def _marks(
    role: str, paints: Mapping[str, Paint], under: Under, scheme: Literal["light", "dark"]
) -> Iterator[Shortfall]:
    for (names, colour), sight in product(under.items(), SIGHTS):
        ratio = _mark(paints[role], colour, sight)
        wanted = MARK_CONTRAST * asked(sight)
        yield Shortfall(role, names, sight, scheme, ratio, wanted, is_text=False)


def _texts(
    role: str, paints: Mapping[str, Paint], under: Under, scheme: Literal["light", "dark"]
) -> Iterator[Shortfall]:
    for (names, colour), sight in product(under.items(), SIGHTS):
        ratio = contrast(paints[role].fill or colour, colour, sight)
        wanted = TEXT_CONTRAST * asked(sight)
        yield Shortfall(role, names, sight, scheme, ratio, wanted, is_text=True)


def asked(sight: Sight) -> float:
    """How much of a contrast is asked for in that sight."""
    return 1.0 if sight == "normal" else OTHER_SIGHT


def page_colour(paints: Mapping[str, Paint]) -> str:
    """The colour of the page; white where it has none."""
    return paints["page"].fill or "#ffffff"


def laid(paint: Paint, ground: str) -> str:
    """What an area of that paint looks like on the ground, with its stipple as from afar."""
    if paint.fill:
        ground = over(paint.fill, paint.opacity, ground)
    if paint.stipple and paint.stroke:
        ground = over(paint.stroke, STIPPLED, ground)
    return ground


def _mark(paint: Paint, ground: str, sight: Sight) -> float:
    """The better of the contrasts that fill and rim have with the ground."""
    ratio = contrast(laid(paint, ground), ground, sight)
    return max(ratio, contrast(paint.stroke, ground, sight)) if paint.stroke else ratio
