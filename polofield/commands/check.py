"""`polofield check`: check every player's position."""

from __future__ import annotations

import json
from typing import Any

import click

from polofield.commands import completion
from polofield.commands.options import json_option, label_units_option


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
