"""`polofield schema`: the JSON Schema of a scenario file, for editors."""

from __future__ import annotations

import json

import click


@click.command()
def schema() -> None:
    """Print the JSON Schema of a scenario file.

    With it, a TOML editor can complete and check a scenario file as it is written.
    """
    from polofield.scenario.schema import scenario_schema

    click.echo(json.dumps(scenario_schema(), indent=2, ensure_ascii=False))
