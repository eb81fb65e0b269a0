"""A deck on paper: every entry once, as a figure with its text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from polofield.conduct.game import GameConduct
from polofield.drawing import lay_out_scene
from polofield.errors import OutputError, did_you_mean
from polofield.layout.handout import GRIDS, PAPERS, Paper, frame, handout
from polofield.layout.page import BARE
from polofield.layout.sheet import Sheet
from polofield.look import Look
from polofield.scenario import Scenario
from polofield.scene.board import board
from polofield.slides.cases import case_sheet, fitting
from polofield.slides.deck import Deck, Shown
from polofield.slides.diagrams import diagram_sheets
from polofield.slides.rooms import in_room
from polofield.slides.scenes import scene_shown


def handout_pdf(deck: Deck, *, paper: str = "a4", per_page: int = 6) -> bytes:
    """A deck as a PDF to hand out: the arguments and errors are those of `handout_pages`."""
    from polofield.render.paper import paper_pdf

    pages, subject = handout_pages(deck, paper=paper, per_page=per_page)
    return paper_pdf(pages, title=deck.title, subject=subject)


def handout_pages(
    deck: Deck, *, paper: str = "a4", per_page: int = 6
) -> tuple[Sequence[Paper], str]:
    """The pages of a deck to hand out, and what it is about.

    Args:
        deck: what is on it: an entry is a figure with its text, told as a whole.
        paper: `a4` or `letter`.
        per_page: figures to a page: 2, 4 or 6.

    Raises:
        OutputError: no such paper, or no such number of figures.
    """
    if paper not in PAPERS:
        raise OutputError(f"no paper {paper!r}{did_you_mean(paper, PAPERS)}")
    if per_page not in GRIDS:
        raise OutputError(f"{per_page!r} to a page: one of 2, 4 and 6 would be right")
    look = Look(profile=frame(paper, per_page))
    figures = [sheet for shown in deck.entries for sheet in _figures(shown, look)]
    pages = handout(deck.title, figures, look.painted, paper=paper, per_page=per_page)
    subject = "; ".join(dict.fromkeys(figure.title for figure in figures))
    return pages, subject


def _figures(shown: Shown, look: Look) -> Iterator[Sheet]:
    what = shown.what
    if shown.blank:
        assert shown.surface is not None
        yield lay_out_scene(board(shown.surface), _bare(look)).sheet
        return
    if isinstance(what, str | GameConduct):
        yield from diagram_sheets(shown, look)
        return
    if isinstance(what, Scenario):
        from polofield.scenario_drawing import scenario_look

        look = scenario_look(what, look)
    scene = scene_shown(what)
    if scene is not None:
        yield in_room(lambda larger: lay_out_scene(scene, larger).sheet, look)
        return
    ruling = what.ruling if isinstance(what, Scenario) else what
    for part in fitting(ruling, look):
        yield case_sheet(part, look)


def _bare(look: Look) -> Look:
    wide = look.page.height is not None and look.page.width > look.page.height
    return replace(look, view="whole", up="along" if wide else "goal", frame=BARE)
