"""Decks of slides for umpire training, and handouts of them."""

from __future__ import annotations

import os

from polofield.errors import OutputError, not_a
from polofield.slides.deck import Deck, Shown, read_deck, refuse_no_deck
from polofield.slides.handout import handout_pages, handout_pdf

__all__ = [
    "Deck",
    "Shown",
    "handout_pages",
    "handout_pdf",
    "presentation",
    "read_deck",
    "template_warnings",
]


def template_warnings(template: str | os.PathLike[str]) -> tuple[str, ...]:
    """What of a template slides do without, such as its macros, and what leads out of it.

    Raises:
        FileError, OutputError: as for `presentation`.
    """
    from polofield.render.pptx_theirs import template_from

    return template_from(template).warnings


def presentation(
    deck: Deck, *, template: str | os.PathLike[str] | None = None, as_picture: bool = False
) -> bytes:
    """A deck as a PowerPoint presentation of native shapes; always the same bytes.

    Args:
        deck: what it shows.
        template: a .pptx or .potx whose master, fonts and colours it takes, or one of theirs with
            macros, which are left out: see `template_warnings`.
        as_picture: figures as pictures, exact, instead of shapes that can be dragged.

    Raises:
        FileError: the template is no PowerPoint file.
        OutputError: python-pptx is not installed.
    """
    from polofield.render.pptx import pptx
    from polofield.render.pptx_theirs import template_asked
    from polofield.slides.build import slides_of

    refuse_no_deck(deck)
    if not isinstance(as_picture, bool):
        raise OutputError(not_a("as_picture", as_picture, "true or false"))
    found = template_asked(template)
    return pptx(slides_of(deck, found), found, title=deck.title, as_picture=as_picture)
