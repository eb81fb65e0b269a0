"""In which paints a figure stands on the page of somebody's template, so that all of it is seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from polofield.layout.contrast import contrast, luminance
from polofield.layout.legibility import MARK_CONTRAST, ON_THE_PAGE, TEXT_CONTRAST, TEXT_ON
from polofield.layout.sheet import Path, Sheet
from polofield.layout.theme import Paint, Theme
from polofield.render.pptx_ink import Page

IN_INK = ("ink", "rule", "ink-soft")
"""What stands on the page itself takes the template's colour for words there."""
WHITE = "#ffffff"
DARK = 0.18
"""Luminance under which a page is dark: what is as far from black as from white."""


class Scheme(NamedTuple):
    """How a figure is painted.

    Attributes:
        theme: with the paints of its light or its dark scheme.
        ink: the colour of words on the page; None for the theme's own.
        plate: the colour of a plate under the figure; None where it needs none.
    """

    theme: Theme
    ink: str | None
    plate: str | None = None


def scheme_on(sheet: Sheet, page: Page) -> Scheme:
    """The theme's light scheme or its dark one, whichever is seen on that page.

    Where neither is, or nobody can tell because the page is no one colour, the figure gets a plate
    of the theme's own page.
    """
    theme = sheet.theme
    dark = theme.with_paints(theme.dark)
    used = {mark.role for mark in sheet.walk()}
    used |= {mark.hatch_role for mark in sheet.walk() if isinstance(mark, Path)}
    schemes = (theme, dark) if theme.dark else (theme,)
    for scheme in schemes:
        if all(_is_seen(scheme.paints, used, page)):
            return Scheme(scheme, page.ink)
    shade = page.fill or (page.ink_shown and _opposite(page.ink_shown)) or WHITE
    on_plate = dark if theme.dark and luminance(shade) < DARK else theme
    return Scheme(on_plate, None, on_plate["page"].fill or WHITE)


def _opposite(colour: str) -> str:
    """What a page is like on which that is the colour of words."""
    return "#000000" if luminance(colour) > DARK else WHITE


def _is_seen(paints: Mapping[str, Paint], used: set[str], page: Page) -> Iterator[bool]:
    """Whether each of what is used stands out, with the template's ink in place of its own."""
    for role in used.intersection(ON_THE_PAGE).difference(IN_INK):
        yield _mark(paints[role], page.fill) >= MARK_CONTRAST
    for role in ("accent", *IN_INK):
        if role in used:
            colour = page.ink_shown if role in IN_INK else paints[role].fill
            for under in ("page", *used.intersection(TEXT_ON.get(role, ()))):
                fill = page.fill if under == "page" else paints[under].fill
                if role in IN_INK and under == "page" and fill is None:
                    continue  # the master knows best
                yield contrast(colour, fill) >= TEXT_CONTRAST if colour and fill else False


def _mark(paint: Paint, page: str | None) -> float:
    """The better of the contrasts that fill and rim have with a page, at worst on any."""
    colours = [colour for colour in (paint.fill, paint.stroke) if colour]
    if page is not None:
        return max((contrast(colour, page) for colour in colours), default=1.0)
    return contrast(colours[0], colours[-1]) ** 0.5 if colours else 1.0
