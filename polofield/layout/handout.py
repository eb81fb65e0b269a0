"""Handouts: figures in frames, two, four or six to a sheet of paper, each laid out for its own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from polofield.layout.profiles import PRINT, Profile
from polofield.layout.sheet import Group, Sheet, Text
from polofield.layout.theme import Theme
from polofield.words import say
from polofield.words import slides as w

PAPERS = MappingProxyType({"a4": (210 / 25.4 * 72, 297 / 25.4 * 72), "letter": (612.0, 792.0)})
"""Width and height of a sheet of paper in points, upright."""

GRIDS = MappingProxyType({2: (1, 2), 4: (2, 2), 6: (2, 3)})
"""Frames to a page: how many side by side, how many one above the other."""

MARGIN = 36.0
GAP = 16.0
FOOT = 14.0
"""Points round the frames, between them, and below them for the foot of the page."""

SMALLER = MappingProxyType(
    {
        2: PRINT,
        4: replace(PRINT, title=12.0, sentence=9.0, label=8.5, player=7.4, margin=7.0),
        6: replace(PRINT, title=11.0, sentence=8.2, label=8.0, player=6.6, margin=5.0),
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


def frame(paper: str, per_page: int) -> Profile:
    """The profile of a frame on that paper, just as large as it is."""
    width, height = PAPERS[paper]
    across, down = GRIDS[per_page]
    return replace(
        SMALLER[per_page],
        width=(width - 2 * MARGIN - (across - 1) * GAP) / across,
        height=(height - 2 * MARGIN - FOOT - (down - 1) * GAP) / down,
    )


def handout(
    title: str, figures: Sequence[Sheet], theme: Theme, *, paper: str, per_page: int
) -> list[Paper]:
    """The pages that hold figures in order; a figure larger than its frame is made to fit."""
    width, height = PAPERS[paper]
    across, _ = GRIDS[per_page]
    cell = frame(paper, per_page)
    assert cell.height is not None
    count = -(-len(figures) // per_page)
    pages = []
    for page in range(count):
        placed = [Placed(_foot(title, page + 1, count, paper, theme), 0.0, 0.0, 1.0)]
        for index, figure in enumerate(figures[page * per_page : (page + 1) * per_page]):
            x = MARGIN + index % across * (cell.width + GAP)
            y = MARGIN + index // across * (cell.height + GAP)
            scale = min(cell.width / figure.width, cell.height / figure.height, 1.0)
            placed.append(Placed(figure, x, y, scale))
        pages.append(Paper(width, height, tuple(placed)))
    return pages


def _foot(title: str, page: int, pages: int, paper: str, theme: Theme) -> Sheet:
    """The foot of a page: the title and the page's number."""
    width, height = PAPERS[paper]
    y, size = height - MARGIN, PRINT.least
    number = say(w.PAGE, page=page, pages=pages).say()
    words = (
        Text(MARGIN, y, title, size, "ink-soft", "title"),
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
