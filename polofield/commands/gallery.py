"""`polofield gallery`: every diagram of the catalogue in a folder, with a web page."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import click

from polofield.commands import completion
from polofield.commands.gallery_page import INDEX, GalleryFigure, is_gallery, page
from polofield.commands.parallel import run_all
from polofield.commands.writing import failure_message, report_failures
from polofield.drawing.diagram import Diagram
from polofield.drawing.draw import draw
from polofield.errors import OutputError
from polofield.render.output import rendered, write_whole
from polofield.rules.catalogue import ENTRIES
from polofield.rules.question import ruling
from polofield.rulings.entries import Entry

FORMATS = ("svg", "png")
FILES = {f"{entry.slug}.{format}" for entry in ENTRIES.values() for format in FORMATS}
"""The files that an unfinished gallery may have."""


@dataclass(frozen=True)
class Outcome:
    """The result for one figure: what the page needs to show it, or why it failed."""

    id: str
    figure: GalleryFigure | None = None
    failure: str = ""


@click.command()
@click.argument("dir", metavar="DIR", shell_complete=completion.folders)
@click.option("--force", is_flag=True, help="Write into a folder that is not empty.")
def gallery(dir: str, force: bool) -> None:
    """Draw every diagram to the folder DIR as SVG and PNG, with an index.html that shows them.

    An existing gallery is updated. Any other folder must be new or empty, unless --force is given.
    """
    if not dir:
        raise OutputError("'' is not the name of a folder: use . for the current one")
    folder = Path(dir)
    _refuse_folder_of_others(folder, force)
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [(id, folder) for id in ENTRIES]
    outcomes = run_all(_draw_into, tasks, "Drawing")
    figures = [outcome.figure for outcome in outcomes if outcome.figure]
    failed = {outcome.id: outcome.failure for outcome in outcomes if outcome.failure}
    report_failures(failed, len(outcomes))
    write_whole(folder / INDEX, page(figures).encode())
    click.echo(folder / INDEX)
    if failed:
        click.get_current_context().exit(1)


def _refuse_folder_of_others(folder: Path, force: bool) -> None:
    if not folder.exists():
        return
    if not folder.is_dir():
        raise OutputError(f"{folder} is a file, not a folder")
    others = any(path.name not in FILES for path in folder.iterdir())
    if others and not (force or is_gallery(folder)):
        raise OutputError(
            f"{folder} is not empty and is not a gallery: use --force to write there anyway"
        )


def _draw_into(task: tuple[str, Path]) -> Outcome:
    """Draw one entry in every format; a failure is returned, so that the others still run."""
    id, folder = task
    entry = ENTRIES[id]
    try:
        diagram = _example(entry)
        for format in FORMATS:
            data = rendered(diagram.sheet, format)
            write_whole(folder / f"{entry.slug}.{format}", data)
    except Exception as error:
        return Outcome(id, failure=failure_message(error))
    return Outcome(id, GalleryFigure.of(entry, diagram))


def _example(entry: Entry) -> Diagram:
    """The diagram of the entry's example."""
    if entry.kind == "diagram":
        return draw(entry.id)
    return draw(ruling(entry.id, **entry.example.arguments()))
