"""Sheets by matplotlib: as PNG, as PDF, as a figure, or on somebody's own axes.

Every artist draws itself with explicit paint, so that no setting of the user's changes a picture;
none is touched, and pyplot has no part in this. What a user sets about the PDF format itself, such
as the kind of font that it embeds, is left to him.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from io import BytesIO
from math import nan, sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from polofield.errors import OutputError, in_short, not_a
from polofield.layout.handout import Paper

try:
    from matplotlib import rcParams
except ValueError:
    if not (named := os.environ.get("MPLBACKEND")):
        raise
    raise OutputError(
        not_a("the environment variable MPLBACKEND", named, "a backend of matplotlib")
    ) from None
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.backend_bases import GraphicsContextBase, RendererBase
from matplotlib.backends.backend_agg import RendererAgg
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.transforms import Affine2D, Bbox, Transform

from polofield.layout.metrics import printable
from polofield.layout.sheet import Mark, Path, Point, ScaleMap, Sheet, are_dots
from polofield.layout.typeface import set_in
from polofield.render.mpl.paths import Ink, Letters, inks
from polofield.render.mpl.png import png_file
from polofield.render.page import inches_to_a_unit
from polofield.render.shapes import with_length
from polofield.values import as_float, is_number

DEFAULT_DPI = 192.0
"""Two pixels to a CSS pixel."""

MOST_PIXELS = 20_000
"""On a side of a PNG."""
MOST_IN_ALL = 80_000_000
"""Pixels of a PNG: while it is made it takes some 8 bytes for each."""

LARGEST_PDF = 200
"""Inches on a side of a page, as ISO 32000 limits it."""


def png(sheet: Sheet, *, pixels_wide: int | None = None, dpi: float | None = None) -> bytes:
    """The sheet as PNG, exactly `pixels_wide`, or at `dpi`, which is 192 where neither is given.

    Raises:
        OutputError: both are given, or the picture would have no pixels, or more than 20,000 on
            a side or 80 million in all.
    """
    if pixels_wide is not None and dpi is not None:
        raise OutputError("expected pixels_wide or dpi, got both")
    inches = sheet.width * sheet.unit
    wide = inches * DEFAULT_DPI
    if pixels_wide is not None:
        wide = as_float(pixels_wide) if is_number(pixels_wide) else nan
        if not wide.is_integer():
            raise OutputError(not_a("pixels_wide", pixels_wide, "a whole number"))
    elif dpi is not None:
        wide = inches * (as_float(dpi) if is_number(dpi) else nan)
        if not wide > 0:
            raise OutputError(f"dpi: expected a positive number, got {in_short(dpi)}")
    high = sheet.height / sheet.width * wide
    if not (0.5 < wide < MOST_PIXELS + 0.5 and 0.5 < high < MOST_PIXELS + 0.5):
        raise OutputError(
            f"size of a PNG: expected 1 to {MOST_PIXELS} pixels on a side,"
            f" got {wide:.6g} x {high:.6g}"
        )
    pixels_wide = round(wide)
    scale = pixels_wide / sheet.width
    pixels_high = max(round(sheet.height * scale), 1)
    if pixels_wide * pixels_high > MOST_IN_ALL:
        raise OutputError(
            f"size of a PNG: expected at most {MOST_IN_ALL // 1_000_000} million pixels,"
            f" got {pixels_wide} x {pixels_high}; use PDF or SVG for a larger figure"
        )
    # at 72 dpi a width in points is one in pixels
    renderer = RendererAgg(pixels_wide, pixels_high, 72)  # type: ignore[no-untyped-call]
    transform = Affine2D().scale(scale, -scale).translate(0, pixels_high)
    with set_in(sheet.theme.typeface):
        _draw(renderer, transform, inks(_with_page(sheet), sheet.theme))
    pixels = np.asarray(renderer.buffer_rgba())  # type: ignore[no-untyped-call]
    if sheet.theme["page"].fill:
        pixels = pixels[:, :, :3]  # also in the last row, which the page may cover in part only
    texts = {"Title": printable(sheet.title), "Description": printable(sheet.description)}
    return png_file(pixels, pixels_wide / inches, texts)


def pdf(sheet: Sheet, *, size: tuple[float, str] | None = None) -> bytes:
    """The sheet as PDF, its page exactly as large as the sheet, or as wide as `size`.

    Args:
        sheet: what to write.
        size: the width of the page, such as `(160, "mm")`.

    Raises:
        OutputError: no such size.
    """
    unit = inches_to_a_unit(sheet, size)
    wide, high = sheet.width * unit, sheet.height * unit
    if max(wide, high) > LARGEST_PDF:
        raise OutputError(
            f"size of a PDF: expected at most {LARGEST_PDF} in on a side,"
            f" got {wide:.6g} x {high:.6g} in"
        )
    sized = replace(sheet, unit=unit)
    return document([figure(sized)], title=sheet.title, subject=sheet.description)


def document(pages: Iterable[Figure], *, title: str, subject: str) -> bytes:
    """A PDF of figures with sheets on them, one a page.

    Text is real text in the typeface of the figures, which is embedded; matplotlib before 3.11
    writes letters beyond Latin-1 as shapes, and kerns. There is no date in the file.

    Args:
        pages: each as large as its figure.
        title: of the document.
        subject: what it is about.

    Raises:
        OutputError: the environment has a date that matplotlib cannot read.
    """
    from matplotlib.backends.backend_pdf import FigureCanvasPdf, PdfPages

    _refuse_no_date()
    about = {
        "Title": printable(title),
        "Subject": printable(subject),
        "Creator": None,
        "Producer": None,
        "CreationDate": None,
    }
    file = BytesIO()
    with PdfPages(file, metadata=about) as written:
        for page in pages:
            FigureCanvasPdf(page).print_pdf(written)  # type: ignore[no-untyped-call]
    return file.getvalue()


def _refuse_no_date() -> None:
    """See that matplotlib can read the environment's date, as it does although none is written."""
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        try:
            datetime.fromtimestamp(int(given), UTC)
        except (ValueError, OverflowError, OSError):
            wanted = "a date in whole seconds since 1970"
            raise OutputError(
                not_a("the environment variable SOURCE_DATE_EPOCH", given, wanted)
            ) from None


def figure(sheet: Sheet) -> Figure:
    """The sheet as a figure of its own size, not known to pyplot."""
    made = empty_figure(sheet.width * sheet.unit, sheet.height * sheet.unit)
    page = Affine2D().scale(1 / sheet.width, -1 / sheet.height).translate(0, 1)
    made.add_artist(SheetArtist(sheet.slug, sheet, _with_page(sheet), page + made.transFigure))
    return made


def empty_figure(width: float, height: float) -> Figure:
    """A figure of that size in inches, with no ground of its own."""
    made = Figure(figsize=(width, height), dpi=100, facecolor="none", edgecolor="none")
    made.set_layout_engine("none")
    made.patch.set_sketch_params(None)
    return made


def onto(sheet: Sheet, axes: Axes) -> list[Artist]:
    """Draw the sheet on `axes`, an artist a layer, and make the axes as large as the sheet.

    Where yards come to scale on the sheet the axes are in yards of the frame, whichever way is
    up: what is plotted on them from then on is (x, y), and `axes.scatter(*ruling.ball)` lies on
    the ball. With the goal at the top or the bottom of the page x runs along the vertical axis, by
    way of `axes.transData`; the limits and the ticks of each axis are those of what it shows.
    Elsewhere the axes are in page units, y down. The aspect is made equal and the limits set; all
    else about the axes stays as it is. The page itself is not painted.

    Returns:
        The artists, from the ground up; each has the layer's name as its gid.

    Raises:
        OutputError: no axes.
    """
    if not isinstance(axes, Axes):
        raise OutputError(not_a("axes", axes, "an Axes of matplotlib"))
    to_frame: Transform = Affine2D() if sheet.yards is None else _page_to_yards(sheet.yards)
    on_axes = Affine2D()
    if sheet.yards is not None and sheet.yards.turn[0] == 0:
        on_axes = Affine2D(np.array([[0, 1, 0], [1, 0, 0], [0, 0, 1]], float))
    # from its parts, for it may have been turned before
    axes.transData = on_axes + (axes.transScale + (axes.transLimits + axes.transAxes))
    corners = (to_frame + on_axes).transform([(0, 0), (sheet.width, sheet.height)])
    axes.set_aspect("equal")
    axes.set_xlim(corners[0, 0], corners[1, 0])
    axes.set_ylim(corners[1, 1], corners[0, 1])
    artists: list[Artist] = []
    for layer in sheet.layers:
        artist = SheetArtist(layer.name, sheet, (layer,), to_frame + axes.transData)
        axes.add_artist(artist)
        artist.set_clip_path(axes.patch)
        artists.append(artist)
    return artists


class SheetArtist(Artist):
    """Some marks of a sheet as one artist; its transform is the way from page units to pixels."""

    def __init__(
        self, name: str, sheet: Sheet, marks: Iterable[Mark], transform: Transform
    ) -> None:
        super().__init__()
        with set_in(sheet.theme.typeface):
            self.drawn = tuple(inks(marks, sheet.theme))
        self.page = Bbox.from_bounds(0, 0, sheet.width, sheet.height)
        self.set_gid(name)
        self.set_transform(transform)
        self.set_zorder(0.5)  # under whatever a caller plots, which begins at 1

    def draw(self, renderer: RendererBase) -> None:
        """Draw all of it, within the axes where it stands in some."""
        if not self.get_visible():
            return
        renderer.open_group("sheet", self.get_gid())
        _draw(renderer, self.get_transform(), self.drawn, self.get_clip_box())
        renderer.close_group("sheet")
        self.stale = False

    def get_window_extent(self, renderer: RendererBase | None = None) -> Bbox:  # noqa: ARG002
        """The whole page, in pixels."""
        return self.page.transformed(self.get_transform())


def _with_page(sheet: Sheet) -> Iterable[Mark]:
    corners = [(0, 0), (sheet.width, 0), (sheet.width, sheet.height), (0, sheet.height)]
    page = Path((tuple(Point(*corner) for corner in corners),), "page")
    return (page, *sheet.layers)


def _page_to_yards(yards: ScaleMap) -> Transform:
    """From the page to yards of the frame."""
    a, b, c, d = yards.turn
    on_page = Affine2D().translate(-yards.x0, -yards.y0).scale(1 / yards.scale, -1 / yards.scale)
    return on_page + Affine2D(np.array([[a, c, 0], [b, d, 0], [0, 0, 1]], float))


def _draw(
    renderer: RendererBase, transform: Any, drawn: Iterable[Ink], within: Bbox | None = None
) -> None:
    (xx, xy, _), (yx, yy, _), _ = transform.get_matrix()
    pixels = sqrt(abs(xx * yy - xy * yx))
    # backends take widths in points
    points = pixels / float(np.asarray(renderer.points_to_pixels(1.0), float))
    for ink in drawn:
        gc = _pen(renderer, ink, points)
        if within is not None:
            gc.set_clip_rectangle(within)
        if ink.letters and ink.fill and _takes_letters(gc):
            gc.set_foreground(ink.fill, isRGBA=True)
            _draw_letters(renderer, gc, transform, ink.letters, points)
        else:
            renderer.draw_path(gc, ink.path, transform, ink.fill)
        gc.restore()


def _pen(renderer: RendererBase, ink: Ink, points: float) -> GraphicsContextBase:
    gc: GraphicsContextBase = renderer.new_gc()
    gc.set_snap(False)  # a line stays where it was put
    gc.set_sketch_params()  # and straight, whatever a user has other lines drawn like
    gc.set_joinstyle("round")
    gc.set_capstyle("butt")
    if ink.stroke is None:
        gc.set_linewidth(0.0)
    else:
        gc.set_foreground(ink.stroke, isRGBA=True)
        gc.set_linewidth(ink.width * points)
        if ink.dash:
            gc.set_dashes(0, [length * points for length in with_length(ink.dash, ink.width)])
            if are_dots(ink.dash):
                gc.set_capstyle("round")
    return gc


def _takes_letters(gc: GraphicsContextBase) -> bool:
    """Whether it belongs to a PDF into which our font is embedded."""
    # Dear to import, and whoever draws with it has done so. While another thread still imports it
    # it has no such class yet, and so nobody a context of it.
    backend = sys.modules.get("matplotlib.backends.backend_pdf")
    context = getattr(backend, "GraphicsContextPdf", None)
    if context is None or not isinstance(gc, context):
        return False
    # matplotlib 3.11 cuts the font as PostScript's setting says and fails where a PDF takes less
    fits = rcParams["pdf.fonttype"] == 42 or rcParams["ps.fonttype"] == 3
    return fits and not rcParams["pdf.use14corefonts"]


def _draw_letters(
    renderer: RendererBase, gc: GraphicsContextBase, transform: Any, letters: Letters, points: float
) -> None:
    x, y = transform.transform((letters.x, letters.y))
    size = letters.size * points
    font = FontProperties(family=letters.face.family, fname=letters.face.file, size=size)
    renderer.draw_text(gc, x, y, letters.text, font, -letters.turn, mtext=_Unkerned())  # type: ignore[arg-type]


class _Unkerned:
    """What a renderer asks of a text: letters stand as they were measured, one by one."""

    def get_fontfeatures(self) -> tuple[str, ...]:
        return ("-kern", "-liga")

    def get_language(self) -> None:
        return None


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
