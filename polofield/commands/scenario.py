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
    from polofield.commands.question import asked, options_given
    from polofield.commands.writing import refuse_existing
    from polofield.render.output import write_whole
    from polofield.scenario.scenario import Scenario
    from polofield.scenario.write import scenario_text

    question = asked(rule, given)
    situation = Scenario.of(question.ruling())
    named = options_given(given)
    options = {
        option.name: question.options[option.parameter]
        for option in question.entry.options
        if option.parameter in named
    }
    text = scenario_text(situation, question.id, question.at, options)
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
