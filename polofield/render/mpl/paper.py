"""Sheets of paper as PDF: several figures on each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from polofield.layout.handout import Paper
from polofield.render.mpl.figure import SheetArtist, document, empty_figure

if TYPE_CHECKING:
    from matplotlib.figure import Figure


def paper_pdf(pages: Sequence[Paper], *, title: str, subject: str) -> bytes:
    """The pages as PDF, exactly as large as the paper.

    Args:
        pages: one or more.
        title: of the document.
        subject: what it is about.
    """
    return document(map(_figure, pages), title=title, subject=subject)


def _figure(page: Paper) -> Figure:
    from matplotlib import transforms

    made = empty_figure(page.width / 72, page.height / 72)
    for placed in page.placed:
        sheet = placed.sheet
        onto = transforms.Affine2D().scale(placed.scale, -placed.scale)
        onto.translate(placed.x, page.height - placed.y).scale(1 / 72)
        transform = onto + made.dpi_scale_trans
        made.add_artist(SheetArtist(sheet.slug, sheet, sheet.layers, transform))
    return made
