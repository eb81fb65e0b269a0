"""Decks of slides for umpire training, and handouts of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

from polofield.slides.deck import Deck, Shown, read_deck
from polofield.slides.handout import handout_pages, handout_pdf

if TYPE_CHECKING:
    from polofield.render.pptx import Slide
    from polofield.render.pptx_template import Template

__all__ = [
    "Deck",
    "Shown",
    "handout_pages",
    "handout_pdf",
    "presentation",
    "read_deck",
    "slides_laid_out",
]


def presentation(
    deck: Deck, *, template: str | os.PathLike[str] | None = None, as_picture: bool = False
) -> bytes:
    """A deck as a PowerPoint presentation of native shapes; always the same bytes.

    Args:
        deck: what it shows.
        template: a .pptx or .potx whose master, fonts and colours it takes.
        as_picture: figures as pictures, exact, instead of shapes that can be dragged.

    Raises:
        FileError: the template is no PowerPoint file.
        OutputError: python-pptx is not installed.
    """
    from polofield.render.pptx import pptx

    slides, found = slides_laid_out(deck, template)
    return pptx(slides, found, title=deck.title, as_picture=as_picture)


def slides_laid_out(
    deck: Deck, template: str | os.PathLike[str] | None = None
) -> tuple[Iterator[Slide], Template]:
    """A deck's slides, and the template that they are laid out for; errors as `presentation`'s."""
    from polofield.render.pptx_template import plain_template, template_from
    from polofield.slides.build import slides_of

    found = plain_template() if template is None else template_from(template)
    return slides_of(deck, found), found
