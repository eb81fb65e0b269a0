"""`polofield scenario`: a ruling and its default line-up as a scenario file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from polofield.commands import completion
from polofield.commands.options import place_option, rule_options, surface_options


@click.command()
@click.argument("rule", metavar="ID", shell_complete=completion.rules)
@place_option
@click.option(
    "-o",
    "output",
    metavar="FILE",
    shell_complete=completion.files,
    help="The file; by default standard output.",
)
@click.option("--force", is_flag=True, help="Replace an existing file.")
@surface_options
@rule_options
def scenario(rule: str, output: str | None, force: bool, **given: Any) -> None:
    """Write a rule with its default line-up as a scenario file, to edit.

    Places in the file are in yards, even with --units m.
    """
    from polofield.commands.question import question
    from polofield.commands.writing import refuse_existing
    from polofield.render.output import write_whole
    from polofield.rules.asking import checked_options
    from polofield.scenario.scenario import Scenario
    from polofield.scenario.write import scenario_text
    from polofield.surface.places import place

    asked = question(rule, given)
    situation = Scenario.of(asked.ruling())
    checked = checked_options(asked.entry, asked.options)
    options = {
        option.name: checked[option.parameter]
        for option in asked.entry.options
        if option.parameter in asked.options
    }
    at = None if asked.at is None else place(situation.ruling.surface, asked.at, asked.units)
    text = scenario_text(situation, asked.entry.id, at, options)
    if output is None or output == "-":
        click.echo(text, nl=False)
        return
    path = Path(output)
    refuse_existing(path, force)
    try:
        write_whole(path, text.encode(), replace=force)
    except FileExistsError:
        refuse_existing(path, force)
        raise
    click.echo(path)
