"""`polofield slides`: a deck as a presentation, and as a handout."""

from __future__ import annotations

from pathlib import Path

import click

from polofield.commands.writing import refuse_existing
from polofield.errors import OutputError
from polofield.layout.handout import GRIDS, PAPERS
from polofield.render.output import write_whole
from polofield.slides.decks import deck_path, decks

PER_PAGE = [str(count) for count in GRIDS]


@click.command(epilog=f"Decks that come with polofield: {', '.join(decks())}.")
@click.argument("deck", metavar="DECK")
@click.option("-o", "output", metavar="FILE.pptx", help="The presentation.")
@click.option(
    "--template",
    metavar="FILE.pptx",
    help="A presentation or template whose master, fonts and colours it takes.",
)
@click.option("--as-picture", is_flag=True, help="Figures as pictures, not as shapes to drag.")
@click.option("--handout", metavar="FILE.pdf", help="The deck on paper: every figure, its text.")
@click.option(
    "--per-page",
    type=click.Choice(PER_PAGE),
    default=PER_PAGE[-1],
    show_default=True,
    help="Figures to a page of the handout.",
)
@click.option(
    "--paper",
    type=click.Choice(list(PAPERS)),
    default=next(iter(PAPERS)),
    show_default=True,
    help="Of the handout.",
)
@click.option("--force", is_flag=True, help="Replace files that are there.")
def slides(
    deck: str,
    output: str | None,
    template: str | None,
    as_picture: bool,
    handout: str | None,
    per_page: str,
    paper: str,
    force: bool,
) -> None:
    """Make slides of DECK, a TOML file or the name of a deck that comes with polofield.

    With neither -o nor --handout the slides are named after DECK, in this folder.
    """
    from polofield.slides import handout_pdf, presentation, read_deck

    path = deck_path(deck)
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
        made["pptx"] = presentation(read, template=template, as_picture=as_picture)
    if "pdf" in targets:
        made["pdf"] = handout_pdf(read, paper=paper, per_page=int(per_page))
    for suffix, target in targets.items():
        try:
            write_whole(target, made[suffix], replace=force)
        except FileExistsError:
            refuse_existing(target, force)
            raise
        click.echo(target)


def _target(name: str, suffix: str, force: bool) -> Path:
    path = Path(name)
    if path.suffix.lower() != f".{suffix}":
        raise OutputError(f"{name!r} does not end in '.{suffix}'")
    refuse_existing(path, force)
    return path
