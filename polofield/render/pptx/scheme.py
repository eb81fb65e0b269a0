"""The colour scheme of a figure on the page of a template, with enough contrast for all of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from polofield.layout.contrast import contrast, luminance
from polofield.layout.legibility import (
    IN_A_LEGEND,
    MARK_CONTRAST,
    ON_THE_PAGE,
    TEXT_CONTRAST,
    TEXT_ON,
)
from polofield.layout.sheet import Group, Mark, Sheet
from polofield.layout.theme import Paint, Theme
from polofield.render.pptx.ink import Page

IN_INK = ("ink", "rule", "ink-soft")
"""The roles that take the template's text colour, as they are directly on its page."""
WHITE = "#ffffff"
TEXT = "layer-text"
"""The layer of what lies on the page round a picture."""
DARK = 0.18
"""The luminance below which a page is dark: equal contrast with black and with white."""


class Scheme(NamedTuple):
    """The colour scheme of a figure.

    Attributes:
        theme: the theme, in its light or its dark scheme.
        ink: the colour of text on the page; None for the theme's own.
        plate: the colour of a plate behind the figure; None if it needs none.
    """

    theme: Theme
    ink: str | None
    plate: str | None = None


def scheme_on(sheet: Sheet, page: Page) -> Scheme:
    """The theme's light or dark scheme, whichever has enough contrast on that page.

    If neither has, or the page is not a single colour, the figure gets a plate in the theme's own
    page colour.
    """
    theme = sheet.theme
    dark = theme.with_paints(theme.dark)
    used = {mark.role for mark in sheet.walk()}
    beside = (layer for layer in sheet.layers if layer.name == TEXT)
    on_page = used.intersection(ON_THE_PAGE) | set(_sampled(beside))
    schemes = (theme, dark) if theme.dark else (theme,)
    for scheme in schemes:
        if all(_is_seen(scheme.paints, used, on_page, page)):
            return Scheme(scheme, page.ink)
    shade = page.fill or (page.ink_shown and _opposite(page.ink_shown)) or WHITE
    on_plate = dark if theme.dark and luminance(shade) < DARK else theme
    return Scheme(on_plate, None, on_plate["page"].fill or WHITE)


def _opposite(colour: str) -> str:
    """The likely colour of a page that has text of that colour."""
    return "#000000" if luminance(colour) > DARK else WHITE


def _sampled(marks: Iterable[Mark]) -> Iterator[str]:
    """The roles of which head and legend have samples."""
    for mark in marks:
        if isinstance(mark, Group):
            if mark.name != "inset":
                yield from _sampled(mark.members)
        elif mark.role in IN_A_LEGEND:
            yield mark.role


def _is_seen(
    paints: Mapping[str, Paint], used: set[str], on_page: set[str], page: Page
) -> Iterator[bool]:
    """Whether each used role has enough contrast, with the template's text colour on the page."""
    for role in on_page.difference(IN_INK):
        yield _mark(paints[role], page.fill) >= MARK_CONTRAST
    for role in ("accent", *IN_INK):
        if role in used:
            colour = page.ink_shown if role in IN_INK else paints[role].fill
            for under in ("page", *used.intersection(TEXT_ON.get(role, ()))):
                fill = page.fill if under == "page" else paints[under].fill
                if role in IN_INK and under == "page" and fill is None:
                    continue  # the page is not a single colour: trust the master
                yield contrast(colour, fill) >= TEXT_CONTRAST if colour and fill else False


def _mark(paint: Paint, page: str | None) -> float:
    """The better contrast of fill and rim with a page; without a page colour, the worst case."""
    colours = [colour for colour in (paint.fill, paint.stroke) if colour]
    if page is not None:
        return max((contrast(colour, page) for colour in colours), default=1.0)
    return contrast(colours[0], colours[-1]) ** 0.5 if colours else 1.0
