"""`polofield check`: who of a scenario may be where he is."""

from __future__ import annotations

import json
from typing import Any

import click

from polofield.commands import completing
from polofield.commands.options import json_option, label_units_option


@click.command()
@click.argument("file", metavar="SCENARIO.toml", shell_complete=completing.files)
@label_units_option
@json_option
def check(file: str, as_json: bool, **given: Any) -> None:
    """Judge every player of a scenario: legal or not, by how much, by which clause.

    Exits with 0 where everybody is legal or nobody is judged, with 1 where somebody is not, and
    with 2 where the file has mistakes. With --json places are yards in the file's own frame.
    """
    from polofield.scenario import Scenario
    from polofield.scenario_report import report_dict, report_text

    scenario = Scenario.load(file)
    if as_json:
        click.echo(json.dumps(report_dict(scenario), allow_nan=False))
    else:
        click.echo(report_text(scenario, given["look_label_units"] or scenario.units))
    if scenario.legal is False:
        raise click.exceptions.Exit(1)
