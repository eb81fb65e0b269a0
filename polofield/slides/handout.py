"""Handouts: a deck on paper, with every entry as a figure with its full text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from polofield.conduct.game import GameConduct
from polofield.drawing.draw import lay_out_scene
from polofield.drawing.look import Look
from polofield.errors import OutputError, did_you_mean, in_short
from polofield.layout.crowding import is_crowded
from polofield.layout.handout import GRIDS, PAPERS, Paper, frame, handout
from polofield.layout.page import BARE, Frame
from polofield.layout.sheet import Sheet
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Ruling
from polofield.scenario.scenario import Scenario
from polofield.scene.board import board
from polofield.slides.deck import Deck, DeckEntry, require_deck
from polofield.slides.scenes import scene_shown
from polofield.slides.sheets import all_fit, case_sheet, diagram_sheets, fit_to_page, page_parts
from polofield.surface.surfaces import Arena
from polofield.surface.units import TOLERANCE
from polofield.values import is_one_of, is_whole
from polofield.words import figures as figure_words
from polofield.words import slides as w

WHOLE_TEXT = Frame(scale_note=False, shortened=False)
"""The full text, as paper has no speaker notes; the note about the scale is once on a page."""
TITLE_ALONE = replace(BARE, title=True)


def handout_pdf(deck: Deck, *, paper: str = "a4", per_page: int = 6) -> bytes:
    """The handout of a deck as a PDF; for arguments and errors see `handout_pages`."""
    from polofield.render.mpl.figure import paper_pdf

    pages, subject = handout_pages(deck, paper=paper, per_page=per_page)
    return paper_pdf(pages, title=deck.title, subject=subject)


def handout_pages(
    deck: Deck, *, paper: str = "a4", per_page: int = 6
) -> tuple[Sequence[Paper], str]:
    """The pages of a handout, and its subject.

    Args:
        deck: the deck; each entry is one figure with its text, without steps.
        paper: `a4` or `letter`.
        per_page: figures on a page: 2, 4 or 6. A figure that needs more room takes a whole row.

    Raises:
        OutputError: an unknown paper, or an invalid number of figures on a page.
    """
    require_deck(deck)
    looks = looks_on(paper, per_page)
    figures = [sheet for shown in deck.entries for sheet in figures_of(shown, looks)]
    return pages_of(deck, figures, paper=paper, per_page=per_page)


def looks_on(paper: str, per_page: int) -> Sequence[Look]:
    """The rendering options for a figure, and for one that takes a whole row.

    Raises:
        OutputError: see `handout_pages`.
    """
    if not is_one_of(paper, tuple(PAPERS)):
        near = did_you_mean(paper, PAPERS) if isinstance(paper, str) else ""
        raise OutputError(f"unknown paper {in_short(paper)}{near}")
    if not is_whole(per_page) or per_page not in GRIDS:
        raise OutputError(f"per_page: expected 2, 4 or 6, got {in_short(per_page)}")
    return [
        Look(profile=frame(paper, per_page, row=row), frame=WHOLE_TEXT) for row in (False, True)
    ]


def pages_of(
    deck: Deck, figures: Sequence[Sheet], *, paper: str, per_page: int
) -> tuple[Sequence[Paper], str]:
    """The pages with the figures of a deck, and the subject of the handout."""
    remarks = _remarks(deck, figures)
    theme = looks_on(paper, per_page)[0].painted
    pages = handout(deck.title, figures, theme, remarks, paper=paper, per_page=per_page)
    subject = "; ".join(dict.fromkeys(figure.title for figure in figures))
    return pages, subject


def _remarks(deck: Deck, figures: Sequence[Sheet]) -> str:
    """The remarks that apply to every figure on a page."""
    if not any(figure.yards for figure in figures):
        return ""
    rulings = [(_ruling(shown), shown.surface) for shown in deck.entries]
    grounds = [ruling.surface if ruling else surface for ruling, surface in rulings]
    recess = [say(figure_words.RECESS)] if any(isinstance(one, Arena) for one in grounds) else []
    return " ".join(phrase.say() for phrase in (say(w.TO_SCALE), *recess))


def figures_of(shown: DeckEntry, looks: Sequence[Look]) -> Sequence[Sheet]:
    """The sheets of an entry on paper, with the first look in which it is one readable sheet.

    With the last look, any number of sheets is accepted.
    """
    for look in looks:
        sheets = list(_laid_out(shown, look))
        if len(sheets) == 1 and _is_readable(sheets[0], look):
            break
    return sheets


def _is_readable(sheet: Sheet, look: Look) -> bool:
    """Whether a sheet fits into its frame, so that its text keeps its size, and is not crowded."""
    within = all_fit([sheet], look) and sheet.width <= look.page.width + TOLERANCE
    return within and not is_crowded(sheet)


def _laid_out(shown: DeckEntry, look: Look) -> Iterator[Sheet]:
    what = shown.what
    if shown.blank:
        assert shown.surface is not None
        yield lay_out_scene(board(shown.surface), _bare(look)).sheet
        return
    if isinstance(what, str | GameConduct):
        yield from diagram_sheets(shown, look)
        return
    if isinstance(what, Scenario):
        from polofield.drawing.scenario import scenario_look

        look = scenario_look(what, look)
    scene = scene_shown(what)
    if scene is not None:
        yield fit_to_page(lambda larger: lay_out_scene(scene, larger).sheet, look)
        return
    ruling = _ruling(shown)
    assert ruling is not None
    for part in page_parts(ruling, look):
        yield case_sheet(part, look)


def _ruling(shown: DeckEntry) -> Ruling | None:
    what = shown.what.ruling if isinstance(shown.what, Scenario) else shown.what
    return what if isinstance(what, Ruling) else None


def _bare(look: Look) -> Look:
    wide = look.page.height is not None and look.page.width > look.page.height
    return replace(look, view="whole", up="along" if wide else "goal", frame=TITLE_ALONE)
