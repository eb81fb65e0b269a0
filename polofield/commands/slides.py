"""`polofield slides`: a deck as a presentation, and as a handout."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from polofield.commands.writing import refuse_existing, warn_of_boxes
from polofield.errors import OutputError
from polofield.layout.handout import GRIDS, PAPERS
from polofield.render.output import write_whole
from polofield.slides.decks import deck_path, decks

if TYPE_CHECKING:
    from polofield.slides import Deck

PER_PAGE = [str(count) for count in GRIDS]
PAPER = next(iter(PAPERS))


@click.command(epilog=f"Decks that come with polofield: {', '.join(decks())}.")
@click.argument("deck", metavar="DECK")
@click.option("-o", "output", metavar="FILE.pptx", help="The presentation.")
@click.option(
    "--template",
    metavar="FILE.pptx",
    help="A presentation or template whose master, fonts and colours it takes.",
)
@click.option(
    "--as-picture",
    is_flag=True,
    help="Figures as pictures, not as shapes to drag: some 60 kB a slide.",
)
@click.option("--handout", metavar="FILE.pdf", help="The deck on paper: every figure, its text.")
@click.option(
    "--per-page",
    type=click.Choice(PER_PAGE),
    help=f"Frames to a page of the handout; a crowded figure has a row.  [default: {PER_PAGE[-1]}]",
)
@click.option(
    "--paper",
    type=click.Choice(list(PAPERS)),
    help=f"Of the handout.  [default: {PAPER}]",
)
@click.option("--force", is_flag=True, help="Replace files that are there.")
def slides(
    deck: str,
    output: str | None,
    template: str | None,
    as_picture: bool,
    handout: str | None,
    per_page: str | None,
    paper: str | None,
    force: bool,
) -> None:
    """Make slides of DECK, a TOML file or the name of a deck that comes with polofield.

    With neither -o nor --handout the slides are named after DECK, in this folder.
    """
    from polofield.slides import read_deck

    path = deck_path(deck)
    if handout is None:
        _refuse_idle("--handout FILE.pdf", {"--per-page": per_page, "--paper": paper})
    elif output is None:
        _refuse_idle("-o FILE.pptx", {"--template": template, "--as-picture": as_picture})
    if output is None and handout is None:
        output = f"{path.stem}.pptx"
    targets = {
        suffix: _target(name, suffix, force)
        for suffix, name in (("pptx", output), ("pdf", handout))
        if name is not None
    }
    read = read_deck(path)
    made = {}
    if "pptx" in targets:
        made["pptx"] = _presentation(read, targets["pptx"], template, as_picture)
    if "pdf" in targets:
        made["pdf"] = _handout(read, targets["pdf"], paper or PAPER, int(per_page or PER_PAGE[-1]))
    for suffix, target in targets.items():
        try:
            write_whole(target, made[suffix], replace=force)
        except FileExistsError:
            refuse_existing(target, force)
            raise
        click.echo(target)


def _presentation(deck: Deck, target: Path, template: str | None, as_picture: bool) -> bytes:
    from polofield.render.pptx import pptx
    from polofield.slides import slides_laid_out

    slides, found = slides_laid_out(deck, template)
    if as_picture:
        warn_of_boxes([slide.sheet for slide in slides if slide.sheet is not None], target)
    return pptx(slides, found, title=deck.title, as_picture=as_picture)


def _handout(deck: Deck, target: Path, paper: str, per_page: int) -> bytes:
    from polofield.render.paper import paper_pdf
    from polofield.slides import handout_pages

    pages, subject = handout_pages(deck, paper=paper, per_page=per_page)
    warn_of_boxes([placed.sheet for page in pages for placed in page.placed], target)
    return paper_pdf(pages, title=deck.title, subject=subject)


def _refuse_idle(needed: str, given: dict[str, str | bool | None]) -> None:
    """Refuse options that would do nothing without another."""
    for name, value in given.items():
        if value:
            raise OutputError(f"{name} does nothing here: it goes with {needed}")


def _target(name: str, suffix: str, force: bool) -> Path:
    path = Path(name)
    if path.suffix.lower() != f".{suffix}":
        raise OutputError(f"{name!r} does not end in '.{suffix}'")
    refuse_existing(path, force)
    return path
