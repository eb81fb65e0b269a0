"""Sheets of what is on no ground, and the fit of any to its page.

A sheet that is too high is laid out on a larger page and scaled down; a ruling with many cases is
split.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from polofield.conduct.game import GameConduct
from polofield.drawing.draw import draw
from polofield.drawing.look import Look
from polofield.layout.outcome import outcome_sheet
from polofield.layout.sheet import Sheet
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Ruling
from polofield.slides.deck import DeckEntry
from polofield.surface.units import TOLERANCE
from polofield.words import slides as w

LARGER = (1.0, 1.1, 1.2, 1.35, 1.5, 1.75, 2.0)
"""The factors by which a page is enlarged, and text becomes smaller."""


def fit_to_page(lay_out: Callable[[Look], Sheet], look: Look) -> Sheet:
    """The sheet for the page of a look, or for the smallest larger page that it fits."""
    (sheet,) = fit_all_to_page(lambda larger: [lay_out(larger)], look)
    return sheet


def fit_all_to_page(lay_out: Callable[[Look], Sequence[Sheet]], look: Look) -> Sequence[Sheet]:
    """The sheets for the page of a look, or for the smallest larger page that all of them fit."""
    page = look.page
    assert page.height is not None
    for larger in LARGER:
        wide, high = page.width * larger, page.height * larger
        enlarged = replace(look, profile=replace(page, width=wide, height=high))
        sheets = lay_out(enlarged)
        if all_fit(sheets, enlarged):
            break
    return sheets


def all_fit(sheets: Sequence[Sheet], look: Look) -> bool:
    """Whether no sheet is higher than the page of a look."""
    height = look.page.height
    return height is None or all(sheet.height <= height + TOLERANCE for sheet in sheets)


def diagram_sheets(shown: DeckEntry, look: Look) -> Sequence[Sheet]:
    """The sheet of a diagram, or as many sheets as the players in a game's cards need.

    If a sheet is higher than its page, its notes are left out and are only in the speaker notes, if
    there are any.
    """
    sheets = _sheets(shown, look)
    if all_fit(sheets, look):
        return sheets
    if not look.frame.shortened:
        return fit_all_to_page(lambda larger: _sheets(shown, larger), look)
    without_notes = replace(look, frame=replace(look.frame, notes=False))
    return fit_all_to_page(lambda larger: _sheets(shown, larger), without_notes)


def _sheets(shown: DeckEntry, look: Look) -> Sequence[Sheet]:
    if isinstance(shown.what, GameConduct):
        from polofield.drawing.conduct import cards_style
        from polofield.layout.conduct.timeline import timeline_sheets

        return timeline_sheets(shown.what, cards_style(shown.what, look))
    assert isinstance(shown.what, str)
    drawn = draw(shown.what, surface=shown.surface, profile=look.profile, frame=look.frame)
    return [drawn.sheet]


def case_sheet(ruling: Ruling, look: Look) -> Sheet:
    """A sheet with each case of a ruling and what follows."""
    return fit_to_page(lambda larger: _sheet(ruling, larger), look)


def _sheet(ruling: Ruling, look: Look) -> Sheet:
    return outcome_sheet(ruling, look.page, look.painted, look.voice, look.frame)


def page_parts(ruling: Ruling, look: Look) -> Sequence[Ruling]:
    """The ruling, in parts with some of its cases and notes if it does not fit on a page.

    The title of each part has its number.
    """
    parts = _parts(ruling, look)
    if len(parts) == 1:
        return parts
    return [
        replace(part, title=say(w.PART_TITLE, title=ruling.title, part=index, parts=len(parts)))
        for index, part in enumerate(parts, start=1)
    ]


def _parts(ruling: Ruling, look: Look) -> Sequence[Ruling]:
    height = look.page.height
    cases = ruling.consequences
    rest = bool(ruling.clock or ruling.prohibitions or ruling.notes or ruling.candidates)
    if height is None or _sheet(ruling, look).height <= height + 1e-6:
        return (ruling,)
    if cases and rest:
        alone = replace(ruling, clock=(), prohibitions=(), notes=(), candidates=None)
        return (
            *_parts(alone, look),
            *_parts(replace(ruling, consequences=()), look),
        )
    if len(cases) > 1:
        half = (len(cases) + 1) // 2
        return (
            *_parts(replace(ruling, consequences=cases[:half]), look),
            *_parts(replace(ruling, consequences=cases[half:]), look),
        )
    return (ruling,)
