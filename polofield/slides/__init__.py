"""Slide decks for umpire training, and their handouts."""

from __future__ import annotations

import os

from polofield.errors import OutputError, not_a
from polofield.slides.deck import Deck, DeckEntry, read_deck, require_deck
from polofield.slides.handout import handout_pages, handout_pdf

__all__ = [
    "Deck",
    "DeckEntry",
    "handout_pages",
    "handout_pdf",
    "presentation",
    "read_deck",
    "template_warnings",
]


def template_warnings(template: str | os.PathLike[str]) -> tuple[str, ...]:
    """Warnings about a template: what is left out, such as its macros, and its external links.

    Raises:
        FileError, OutputError: see `presentation`.
    """
    from polofield.render.pptx.own_template import own_template

    return own_template(template).warnings


def presentation(
    deck: Deck, *, template: str | os.PathLike[str] | None = None, as_picture: bool = False
) -> bytes:
    """A deck as a PowerPoint presentation with native shapes; the same input gives the same bytes.

    Args:
        deck: the deck.
        template: a .pptx or .potx file to take the slide master, fonts and colours from; macros in
            it are left out: see `template_warnings`.
        as_picture: whether figures are exact pictures instead of editable shapes.

    Raises:
        FileError: the template is not a PowerPoint file, or slides cannot be made with it.
        OutputError: python-pptx is not installed.
    """
    from polofield.render.pptx.own_template import load_template
    from polofield.render.pptx.presentation import pptx
    from polofield.slides.build import slides_of

    require_deck(deck)
    if not isinstance(as_picture, bool):
        raise OutputError(not_a("as_picture", as_picture, "true or false"))
    found = load_template(template)
    return pptx(slides_of(deck, found), found, title=deck.title, as_picture=as_picture)
