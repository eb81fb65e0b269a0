"""`polofield draw`: one diagram to a file."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from polofield.commands.asked import look_asked, question
from polofield.commands.options import (
    label_units_option,
    place_option,
    rule_options,
    surface_options,
)
from polofield.diagram import Diagram
from polofield.drawing import draw as drawn
from polofield.errors import OutputError
from polofield.layout.profiles import PROFILES
from polofield.layout.views import UPS, VIEWS
from polofield.render.output import DEFAULT_FORMAT, FORMATS, destination, rendered, write_whole


@click.command()
@click.argument("what", metavar="ID")
@place_option
@click.option(
    "-o",
    "output",
    metavar="FILE",
    help="The file; `-` is standard output; named after ID in this folder where left out.",
)
@click.option(
    "--format",
    "format",
    metavar="|".join(FORMATS),
    help="The format; by the file's suffix where left out.",
)
@click.option("--force", is_flag=True, help="Replace a file that is there.")
@click.option(
    "--view",
    "look_view",
    type=click.Choice(VIEWS),
    help="How much of the ground is shown; `fit` is what the ruling needs.",
)
@click.option(
    "--up",
    "look_up",
    type=click.Choice(UPS),
    help="Where the attacked goal lies: at the top, right, bottom or left.",
)
@click.option(
    "--profile", "look_profile", type=click.Choice(list(PROFILES)), help="What it is drawn for."
)
@click.option("--theme", "look_theme", metavar="THEME", help="Its colours, such as turf.")
@click.option(
    "--step", "look_step", type=click.IntRange(1), help="Tell the ruling up to this step only."
)
@click.option("--bare", is_flag=True, help="No title, sentence, key or scale bar.")
@label_units_option
@surface_options
@rule_options
def draw(
    what: str,
    output: str | None,
    format: str | None,
    force: bool,
    bare: bool,
    **given: Any,
) -> None:
    """Draw the rule or diagram ID to a file, and print the file's name.

    The format is SVG, PNG or PDF. A file that is there is replaced with --force only.
    """
    asked = question(what, given)
    if output == "-":
        _to_stdout(rendered(_diagram(asked, bare, given).sheet, format or DEFAULT_FORMAT))
        return
    if output is None:
        output = f"{asked.entry.slug}.{format or DEFAULT_FORMAT}"
    path, format = destination(output, format)
    refuse_existing(path, force)
    try:
        write_whole(path, rendered(_diagram(asked, bare, given).sheet, format), replace=force)
    except FileExistsError:
        refuse_existing(path, force)
        raise
    click.echo(path)


def refuse_existing(path: Path, force: bool) -> None:
    """See that there is no file there that is not to be replaced, and no folder."""
    if path.is_dir():
        raise OutputError(f"{path} is a folder: name a file in it")
    if path.is_file() and not force:
        raise OutputError(f"{path} is there already: --force replaces it")


def _diagram(asked: Any, bare: bool, given: dict[str, Any]) -> Diagram:
    look = look_asked(given)
    if asked.entry.kind == "diagram":
        return drawn(asked.entry.id, surface=asked.surface, bare=bare, **look)
    return drawn(asked.ruling(), bare=bare, **look)


def _to_stdout(data: bytes) -> None:
    if sys.stdout is not None:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
