"""A deck on paper: every entry once, as a figure with all of its text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from polofield.conduct.game import GameConduct
from polofield.drawing import lay_out_scene
from polofield.errors import OutputError, did_you_mean, in_short
from polofield.given import is_one_of, is_whole
from polofield.layout.crowding import is_crowded
from polofield.layout.handout import GRIDS, PAPERS, Paper, frame, handout
from polofield.layout.page import BARE, Frame
from polofield.layout.sheet import Sheet
from polofield.look import Look
from polofield.rulings import Ruling
from polofield.scenario import Scenario
from polofield.scene.board import board
from polofield.slides.cases import case_sheet, fitting
from polofield.slides.deck import Deck, Shown, refuse_no_deck
from polofield.slides.diagrams import diagram_sheets
from polofield.slides.rooms import fit, in_room
from polofield.slides.scenes import scene_shown
from polofield.surfaces import Arena
from polofield.units import TOLERANCE
from polofield.words import figures as figure_words
from polofield.words import say
from polofield.words import slides as w

WHOLE_TEXT = Frame(scale_note=False, shortened=False)
"""Paper has no speaker notes: nothing is left out. What is to scale stands once to a page."""
TITLE_ALONE = replace(BARE, title=True)


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
        per_page: frames to a page: 2, 4 or 6. A figure that needs more room has a row.

    Raises:
        OutputError: no such paper, or no such number of frames.
    """
    refuse_no_deck(deck)
    looks = looks_on(paper, per_page)
    figures = [sheet for shown in deck.entries for sheet in figures_of(shown, looks)]
    return pages_of(deck, figures, paper=paper, per_page=per_page)


def looks_on(paper: str, per_page: int) -> Sequence[Look]:
    """How figures look in a frame, and in a row of frames; errors as `handout_pages`'."""
    if not is_one_of(paper, tuple(PAPERS)):
        near = did_you_mean(paper, PAPERS) if isinstance(paper, str) else ""
        raise OutputError(f"no paper {in_short(paper)}{near}")
    if not is_whole(per_page) or per_page not in GRIDS:
        raise OutputError(f"{in_short(per_page)} to a page: one of 2, 4 and 6 would be right")
    return [
        Look(profile=frame(paper, per_page, row=row), frame=WHOLE_TEXT) for row in (False, True)
    ]


def pages_of(
    deck: Deck, figures: Sequence[Sheet], *, paper: str, per_page: int
) -> tuple[Sequence[Paper], str]:
    """The pages of a deck that hold its figures, and what it is about."""
    remarks = _remarks(deck, figures)
    theme = looks_on(paper, per_page)[0].painted
    pages = handout(deck.title, figures, theme, remarks, paper=paper, per_page=per_page)
    subject = "; ".join(dict.fromkeys(figure.title for figure in figures))
    return pages, subject


def _remarks(deck: Deck, figures: Sequence[Sheet]) -> str:
    """What holds for every figure on a page."""
    if not any(figure.yards for figure in figures):
        return ""
    rulings = [(_ruling(shown), shown.surface) for shown in deck.entries]
    grounds = [ruling.surface if ruling else surface for ruling, surface in rulings]
    recess = [say(figure_words.RECESS)] if any(isinstance(one, Arena) for one in grounds) else []
    return " ".join(phrase.say() for phrase in (say(w.TO_SCALE), *recess))


def figures_of(shown: Shown, looks: Sequence[Look]) -> Sequence[Sheet]:
    """What an entry is on paper: in a frame of the first look, or where that is too small the next.

    As many parts as there are do not count as too many in the last.
    """
    for look in looks:
        sheets = list(_laid_out(shown, look))
        if len(sheets) == 1 and _is_readable(sheets[0], look):
            break
    return sheets


def _is_readable(sheet: Sheet, look: Look) -> bool:
    """Whether a sheet is no larger than its frame, so that no text is smaller, nor too crowded."""
    within = fit([sheet], look) and sheet.width <= look.page.width + TOLERANCE
    return within and not is_crowded(sheet)


def _laid_out(shown: Shown, look: Look) -> Iterator[Sheet]:
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
    ruling = _ruling(shown)
    assert ruling is not None
    for part in fitting(ruling, look):
        yield case_sheet(part, look)


def _ruling(shown: Shown) -> Ruling | None:
    what = shown.what.ruling if isinstance(shown.what, Scenario) else shown.what
    return what if isinstance(what, Ruling) else None


def _bare(look: Look) -> Look:
    wide = look.page.height is not None and look.page.width > look.page.height
    return replace(look, view="whole", up="along" if wide else "goal", frame=TITLE_ALONE)
