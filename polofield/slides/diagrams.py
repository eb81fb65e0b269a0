"""Diagrams of a deck that are no rulings: overviews, the conduct rule's figures, a game's cards."""

from __future__ import annotations

from dataclasses import replace

from polofield.conduct.game import GameConduct
from polofield.drawing import draw
from polofield.layout.sheet import Sheet
from polofield.look import Look
from polofield.slides.deck import Shown
from polofield.slides.rooms import in_room


def diagram_sheet(shown: Shown, look: Look) -> Sheet:
    """The sheet of a diagram by its id, or of a game's cards.

    Where its page grows beyond the height there is, its notes are left to who speaks.
    """
    sheet = _sheet(shown, look)
    if look.page.height is None or sheet.height <= look.page.height + 1e-6:
        return sheet
    without_notes = replace(look, frame=replace(look.frame, notes=False))
    return in_room(lambda larger: _sheet(shown, larger), without_notes)


def _sheet(shown: Shown, look: Look) -> Sheet:
    if isinstance(shown.what, GameConduct):
        from polofield.conduct_drawing import draw_cards

        return draw_cards(shown.what, profile=look.profile, frame=look.frame).sheet
    assert isinstance(shown.what, str)
    return draw(shown.what, surface=shown.surface, profile=look.profile, frame=look.frame).sheet
