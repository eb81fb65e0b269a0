"""Handouts: figures in frames, two, four or six to a sheet of paper, each laid out for its own.

A figure as wide as a row of frames stands in all of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from polofield.layout.metrics import shorten
from polofield.layout.profiles import PRINT, Profile
from polofield.layout.sheet import Group, Sheet, Text
from polofield.layout.theme import Theme
from polofield.rulings.phrase import say
from polofield.words import slides as w

PAPERS = MappingProxyType({"a4": (210 / 25.4 * 72, 297 / 25.4 * 72), "letter": (612.0, 792.0)})
"""Width and height of a sheet of paper in points, upright."""

GRIDS = MappingProxyType({2: (1, 2), 4: (2, 2), 6: (2, 3)})
"""Frames to a page: how many side by side, how many one above the other."""

MARGIN = 36.0
GAP = 16.0
FOOT = 24.0
"""Points round the frames, between them, and below them for the foot of the page."""

SMALLER = MappingProxyType(
    {
        2: PRINT,
        4: replace(PRINT, title=12.0, sentence=9.0, label=8.5, player=6.6, ball=3.6, margin=7.0),
        6: replace(PRINT, title=11.0, sentence=8.2, label=8.0, player=5.4, ball=3.0, margin=5.0),
    }
)
"""The profile of a frame: more to a page, smaller, but no text under 8 pt."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A sheet on paper: its top left corner in points, and how many points to its unit."""

    sheet: Sheet
    x: float
    y: float
    scale: float


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, in points, and the sheets on it."""

    width: float
    height: float
    placed: tuple[Placed, ...]


def frame(paper: str, per_page: int, *, row: bool = False) -> Profile:
    """The profile of a frame on that paper, or of a row of them, just as large as it is."""
    width, height = PAPERS[paper]
    across, down = GRIDS[per_page]
    whole = width - 2 * MARGIN
    return replace(
        SMALLER[per_page],
        width=whole if row else (whole - (across - 1) * GAP) / across,
        height=(height - 2 * MARGIN - FOOT - (down - 1) * GAP) / down,
    )


def handout(
    title: str, figures: Sequence[Sheet], theme: Theme, remarks: str, *, paper: str, per_page: int
) -> list[Paper]:
    """The pages that hold figures in order; a figure larger than its frame is made to fit.

    `remarks` hold for all of them, and stand at the foot of every page.
    """
    width, height = PAPERS[paper]
    across, down = GRIDS[per_page]
    cell, row = frame(paper, per_page), frame(paper, per_page, row=True)
    assert cell.height is not None
    pages: list[list[Placed]] = []
    for (line, column), figure in zip(_places(figures, row, across), figures, strict=True):
        if line // down == len(pages):
            pages.append([])
        wide = row.width if _is_row(figure, row) else cell.width
        x = MARGIN + column * (cell.width + GAP)
        y = MARGIN + line % down * (cell.height + GAP)
        scale = min(wide / figure.width, cell.height / figure.height, 1.0)
        pages[-1].append(Placed(figure, x, y, scale))
    foots = (
        _foot(title, remarks, index, len(pages), paper, theme) for index in range(1, len(pages) + 1)
    )
    return [
        Paper(width, height, (Placed(foot, 0.0, 0.0, 1.0), *page))
        for foot, page in zip(foots, pages, strict=True)
    ]


def _is_row(figure: Sheet, row: Profile) -> bool:
    """Whether a figure was laid out for a row of frames: none that outgrew a frame is so wide."""
    return figure.width >= row.width - 1e-6


def _places(figures: Sequence[Sheet], row: Profile, across: int) -> Iterator[tuple[int, int]]:
    """The line and the column of each figure, line after line."""
    line = column = 0
    for figure in figures:
        taken = across if _is_row(figure, row) else 1
        if column + taken > across:
            line, column = line + 1, 0
        yield line, column
        column += taken


def _foot(title: str, remarks: str, page: int, pages: int, paper: str, theme: Theme) -> Sheet:
    """The foot of a page: what holds for its figures, the title and the page's number."""
    width, height = PAPERS[paper]
    y, size = height - MARGIN, PRINT.least
    number = say(w.PAGE, page=page, pages=pages).say()
    room = width - 2 * MARGIN
    words = (
        Text(MARGIN, y - 1.3 * size, shorten(remarks, size, room), size, "ink-soft", "remarks"),
        Text(MARGIN, y, shorten(title, size, 0.8 * room), size, "ink-soft", "title"),
        Text(width - MARGIN, y, number, size, "ink-soft", "page", anchor="end"),
    )
    return Sheet(
        slug=f"page-{page}",
        title=title,
        description=title,
        width=width,
        height=height,
        unit=1 / 72,
        layers=(Group("layer-text", words),),
        theme=theme,
    )
