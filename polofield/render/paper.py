"""Sheets of paper as PDF: several figures on each."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from matplotlib.backends.backend_pdf import FigureCanvasPdf, PdfPages
from matplotlib.figure import Figure
from matplotlib.transforms import Affine2D, Bbox

from polofield.layout.handout import Paper, Placed
from polofield.layout.metrics import printable
from polofield.render.ink import inks
from polofield.render.mpl import SheetArtist


def paper_pdf(pages: Sequence[Paper], *, title: str, subject: str) -> bytes:
    """The pages as PDF, exactly as large as the paper. There is no date in the file.

    Args:
        pages: one or more.
        title: of the document.
        subject: what it is about.
    """
    about = {
        "Title": printable(title),
        "Subject": printable(subject),
        "Creator": None,
        "Producer": None,
        "CreationDate": None,
    }
    file = BytesIO()
    with PdfPages(file, metadata=about) as document:
        for page in pages:
            size = (page.width / 72, page.height / 72)
            figure = Figure(figsize=size, dpi=72, facecolor="none", edgecolor="none")
            figure.set_layout_engine("none")
            for placed in page.placed:
                figure.add_artist(_artist(placed, page, figure))
            FigureCanvasPdf(figure).print_pdf(document)  # type: ignore[no-untyped-call]
    return file.getvalue()


def _artist(placed: Placed, page: Paper, figure: Figure) -> SheetArtist:
    sheet, scale = placed.sheet, placed.scale / 72
    box = Bbox.from_bounds(0, 0, sheet.width, sheet.height)
    artist = SheetArtist(sheet.slug, list(inks(sheet.layers, sheet.theme)), box)
    onto = Affine2D().scale(scale, -scale).translate(placed.x / 72, (page.height - placed.y) / 72)
    artist.set_transform(onto + figure.dpi_scale_trans)
    return artist
