"""Scenario files: `polofield scenario`, `check`, `example` and `schema`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from polofield.commands import completion
from polofield.commands.options import (
    json_option,
    label_units_option,
    place_option,
    rule_options,
    surface_options,
)


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


@click.command()
@click.argument("file", metavar="SCENARIO.toml", shell_complete=completion.files)
@label_units_option
@json_option
def check(file: str, as_json: bool, **given: Any) -> None:
    """Check every player's position in a scenario: legal or not, by how much, by which clause.

    The exit code is 0 if every position is legal or none is judged, 1 if a position is not legal,
    and 2 if the file has mistakes. With --json, places are yards in the file's own frame.
    """
    from polofield.scenario.report import report_dict, report_text
    from polofield.scenario.scenario import Scenario

    scenario = Scenario.load(file)
    if as_json:
        click.echo(json.dumps(report_dict(scenario), allow_nan=False))
    else:
        click.echo(report_text(scenario, given["look_label_units"] or scenario.units))
    if scenario.legal is False:
        raise click.exceptions.Exit(1)


@click.command()
@click.argument("name", required=False, shell_complete=completion.examples)
def example(name: str | None) -> None:
    """Print the example file NAME; without NAME, list all examples."""
    from polofield.scenario.examples import example as text_of
    from polofield.scenario.examples import examples

    if name is not None:
        click.echo(text_of(name), nl=False)
        return
    known = examples()
    widest = max(map(len, known))
    for each, line in known.items():
        click.echo(f"{each:{widest}}  {line}".rstrip())


@click.command()
def schema() -> None:
    """Print the JSON Schema of a scenario file.

    With it, a TOML editor can complete and check a scenario file as it is written.
    """
    from polofield.scenario.schema import scenario_schema

    click.echo(json.dumps(scenario_schema(), indent=2, ensure_ascii=False))
