"""Entries of a deck that are not rulings: overviews, conduct figures, a game's cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from polofield.conduct.game import GameConduct
from polofield.drawing.draw import draw
from polofield.drawing.look import Look
from polofield.layout.sheet import Sheet
from polofield.slides.deck import DeckEntry
from polofield.slides.page_fit import all_fit, fit_all_to_page


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
