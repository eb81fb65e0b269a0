"""Diagrams of a deck that are no rulings: overviews, the conduct rule's figures, a game's cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from polofield.conduct.game import GameConduct
from polofield.drawing import draw
from polofield.layout.sheet import Sheet
from polofield.look import Look
from polofield.slides.deck import Shown
from polofield.slides.rooms import all_in_room, fit


def diagram_sheets(shown: Shown, look: Look) -> Sequence[Sheet]:
    """The sheet of a diagram by its id, or those of a game's cards: as many as have everybody.

    Where one grows beyond the height that its page has, notes are left to who speaks, if anybody
    does.
    """
    sheets = _sheets(shown, look)
    if fit(sheets, look):
        return sheets
    if not look.frame.shortened:
        return all_in_room(lambda larger: _sheets(shown, larger), look)
    without_notes = replace(look, frame=replace(look.frame, notes=False))
    return all_in_room(lambda larger: _sheets(shown, larger), without_notes)


def _sheets(shown: Shown, look: Look) -> Sequence[Sheet]:
    if isinstance(shown.what, GameConduct):
        from polofield.conduct_drawing import cards_style
        from polofield.layout.conduct.timeline import timeline_sheets

        return timeline_sheets(shown.what, cards_style(shown.what, look))
    assert isinstance(shown.what, str)
    drawn = draw(shown.what, surface=shown.surface, profile=look.profile, frame=look.frame)
    return [drawn.sheet]
