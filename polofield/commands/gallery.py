"""`polofield gallery`: every diagram of the catalogue in a folder, with a page that shows them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import click

from polofield.commands import completing
from polofield.commands.failing import failure_words, tell_failures
from polofield.commands.gallery_page import INDEX, Shown, is_gallery, page
from polofield.commands.many import done_in_order
from polofield.diagram import Diagram
from polofield.drawing import draw
from polofield.errors import OutputError
from polofield.render.output import rendered, write_whole
from polofield.rules.asking import ruling
from polofield.rules.catalogue import ENTRIES
from polofield.rules.entries import Entry
from polofield.surfaces import Arena, Field

FORMATS = ("svg", "png")
FILES = {f"{entry.slug}.{format}" for entry in ENTRIES.values() for format in FORMATS}
"""What a gallery that was stopped may hold."""


@dataclass(frozen=True)
class Outcome:
    """What became of a figure: how the page shows it, or why it failed."""

    id: str
    shown: Shown | None = None
    failure: str = ""


@click.command()
@click.argument("dir", metavar="DIR", shell_complete=completing.folders)
@click.option("--force", is_flag=True, help="Write into a folder that is not empty.")
def gallery(dir: str, force: bool) -> None:
    """Draw every diagram to DIR as SVG and PNG, with an index.html that shows them.

    A folder that holds a gallery is refreshed; any other has to be new, empty, or forced.
    """
    if not dir:
        raise OutputError("'' is not the name of a folder: . is the one you are in")
    folder = Path(dir)
    _refuse_folder_of_others(folder, force)
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [(id, folder) for id in ENTRIES]
    outcomes = done_in_order(_draw_into, tasks, "Drawing")
    shown = [outcome.shown for outcome in outcomes if outcome.shown]
    failed = {outcome.id: outcome.failure for outcome in outcomes if outcome.failure}
    tell_failures(failed, len(outcomes))
    write_whole(folder / INDEX, page(shown).encode())
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
            f"{folder} is not empty and holds no gallery: --force writes into it all the same"
        )


def _draw_into(task: tuple[str, Path]) -> Outcome:
    """Draw one entry in every format; a failure is told, not raised, so that the others go on."""
    id, folder = task
    entry = ENTRIES[id]
    try:
        diagram = _example(entry)
        for format in FORMATS:
            data = rendered(diagram.sheet, format)
            write_whole(folder / f"{entry.slug}.{format}", data)
    except Exception as error:
        return Outcome(id, failure=failure_words(error))
    return Outcome(id, Shown.of(entry, diagram))


def _example(entry: Entry) -> Diagram:
    """The diagram of the entry's example."""
    if entry.kind == "diagram":
        return draw(entry.id)
    surface = Field() if entry.surface == "outdoor" else Arena()
    return draw(ruling(entry.id, surface, **entry.example.arguments()))
