"""`polofield sweep`: where a rule puts the ball, for every place."""

from __future__ import annotations

from typing import Any

import click

from polofield.commands import completion
from polofield.commands.look_options import look_asked, look_options
from polofield.commands.options import surface_options
from polofield.commands.question import flag, sizes_given
from polofield.commands.writing import output_options, write
from polofield.drawing.draw import draw_sweep
from polofield.rules.catalogue import find, full_id
from polofield.rules.question import asked_surface


@click.command()
@click.argument("rule", metavar="ID", shell_complete=completion.swept)
@output_options
@look_options
@surface_options
def sweep(
    rule: str,
    output: str | None,
    format: str | None,
    text: str,
    prefix: str | None,
    force: bool,
    **given: Any,
) -> None:
    """Draw where the rule ID puts the ball, for every place, and print the name of the new file."""
    book, found = find(rule)
    surface = asked_surface(found, sizes_given(given), given["units"], flag)
    diagram = draw_sweep(full_id(book, found), surface, **look_asked(given))
    write([diagram], diagram.sheet.slug, output, format, text, force, prefix=prefix)
