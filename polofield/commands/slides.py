"""`polofield slides`: a deck as a presentation and as a handout."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from polofield.commands import completion
from polofield.commands.parallel import progress, run_all
from polofield.commands.writing import (
    failure_message,
    refuse_existing,
    report_failures,
    warn_of_boxes,
)
from polofield.errors import OutputError, in_short
from polofield.layout.handout import GRIDS, PAPERS
from polofield.layout.letters import without_outline
from polofield.render.output import write_whole
from polofield.slides.deck import deck_path, decks

if TYPE_CHECKING:
    from polofield.drawing.look import Look
    from polofield.layout.sheet import Sheet
    from polofield.render.pptx.presentation import Slide
    from polofield.render.pptx.template import Rooms
    from polofield.slides import Deck, DeckEntry

PER_PAGE = [str(count) for count in GRIDS]
PAPER = next(iter(PAPERS))
ENTRIES_PER_WORKER = 2
"""Entries as pictures that make up for one more process: a slide takes 0.25 s, a start 1.2 s."""


@click.command(epilog=f"The decks of polofield are {', '.join(decks())}.")
@click.argument("deck", metavar="DECK", shell_complete=completion.decks)
@click.option(
    "-o",
    "output",
    metavar="FILE.pptx",
    shell_complete=completion.files,
    help="The presentation to write.",
)
@click.option(
    "--template",
    metavar="FILE.pptx",
    shell_complete=completion.files,
    help="A presentation or template to take the slide master, fonts and colours from.",
)
@click.option(
    "--as-picture",
    is_flag=True,
    help="Insert figures as pictures, not as editable shapes; about 60 kB a slide.",
)
@click.option(
    "--handout",
    metavar="FILE.pdf",
    shell_complete=completion.files,
    help="A handout to write: every figure with its text.",
)
@click.option(
    "--per-page",
    type=click.Choice(PER_PAGE),
    help=f"Figures on a page of the handout; a crowded one takes a row.  [default: {PER_PAGE[-1]}]",
)
@click.option(
    "--paper",
    type=click.Choice(list(PAPERS)),
    help=f"The paper of the handout.  [default: {PAPER}]",
)
@click.option("--force", is_flag=True, help="Replace existing files.")
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
    """Make slides from DECK, a TOML file or the name of a deck of polofield.

    Without -o and --handout, the slides go to a file named after DECK in the current folder.
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
    failed: dict[str, str] = {}
    if "pptx" in targets:
        made["pptx"] = _presentation(read, targets["pptx"], template, as_picture, failed)
    if "pdf" in targets:
        frames = int(per_page or PER_PAGE[-1])
        made["pdf"] = _handout(read, targets["pdf"], paper or PAPER, frames, failed)
    if failed:
        report_failures(failed, len(read.entries))
        click.get_current_context().exit(1)
    for suffix, target in targets.items():
        try:
            write_whole(target, made[suffix], replace=force)
        except FileExistsError:
            refuse_existing(target, force)
            raise
        click.echo(target)


def _presentation(
    deck: Deck, target: Path, template: str | None, as_picture: bool, failed: dict[str, str]
) -> bytes:
    from polofield.render.pptx.own_template import load_template
    from polofield.render.pptx.presentation import add_slides, new_parts, to_bytes, with_picture
    from polofield.slides import build

    found = load_template(template)
    for warning in found.warnings:
        click.echo(f"polofield: warning: {warning}", err=True)
    parts, look, first = new_parts(found), build.look_in(found), build.opening(deck, found)

    def put(shown: DeckEntry) -> None:
        add_slides(build.entry_slides(shown, look), parts, found)

    if not as_picture:
        add_slides([first], parts, found)
        _each(deck, put, "Slides", failed)
        return b"" if failed else to_bytes(found, deck.title)
    add_slides([with_picture(first, found.rooms)], parts, found)
    boxes = without_outline([first.sheet] if first.sheet else [])
    draw = partial(_pictured, look=look, rooms=found.rooms)
    drawn = run_all(draw, deck.entries, "Slides", ENTRIES_PER_WORKER)
    for name, entry in zip(_names(deck), drawn, strict=True):
        if entry.failure:
            failed[name] = entry.failure
        boxes += entry.boxes
        add_slides(entry.slides, parts, found)
    if failed:
        return b""
    warn_of_boxes("".join(dict.fromkeys(boxes)), target)
    return to_bytes(found, deck.title)


@dataclass(frozen=True)
class _Pictured:
    """An entry as pictures, with the characters that they cannot show, or why it failed."""

    slides: Sequence[Slide] = ()
    boxes: str = ""
    failure: str = ""


def _pictured(shown: DeckEntry, look: Look, rooms: Rooms) -> _Pictured:
    from polofield.render.pptx.presentation import with_picture
    from polofield.slides import build

    try:
        slides = list(build.entry_slides(shown, look))
        boxes = without_outline(slide.sheet for slide in slides if slide.sheet is not None)
        return _Pictured([with_picture(slide, rooms) for slide in slides], boxes)
    except Exception as error:
        return _Pictured(failure=failure_message(error))


def _handout(deck: Deck, target: Path, paper: str, per_page: int, failed: dict[str, str]) -> bytes:
    from polofield.render.mpl.figure import paper_pdf
    from polofield.slides.handout import figures_of, looks_on, pages_of

    looks = looks_on(paper, per_page)
    figures: list[Sheet] = []
    _each(deck, lambda shown: figures.extend(figures_of(shown, looks)), "Handout", failed)
    if failed:
        return b""
    pages, subject = pages_of(deck, figures, paper=paper, per_page=per_page)
    warn_of_boxes(without_outline(placed.sheet for page in pages for placed in page.placed), target)
    return paper_pdf(pages, title=deck.title, subject=subject)


def _each(
    deck: Deck, draw: Callable[[DeckEntry], None], label: str, failed: dict[str, str]
) -> None:
    """`draw` every entry of a deck; add those that fail, by name, with the reason to `failed`."""
    # In one process: two took 0.95 s, not 0.15 s, for 41 slides, and 6.3 s, not 5.7 s, for 1501.
    with progress(len(deck.entries), label) as advance:
        for name, shown in zip(_names(deck), deck.entries, strict=True):
            try:
                draw(shown)
            except Exception as error:
                failed[name] = failure_message(error)
            advance()


def _names(deck: Deck) -> list[str]:
    return [f"entry {number}, {shown.name}" for number, shown in enumerate(deck.entries, start=1)]


def _refuse_idle(needed: str, given: dict[str, str | bool | None]) -> None:
    """Reject options that have no effect without another one."""
    for name, value in given.items():
        if value:
            raise OutputError(f"{name} has no effect without {needed}")


def _target(name: str, suffix: str, force: bool) -> Path:
    path = Path(name)
    if path.suffix.lower() != f".{suffix}":
        raise OutputError(f"expected a file name that ends in .{suffix}, got {in_short(name)}")
    refuse_existing(path, force)
    return path
