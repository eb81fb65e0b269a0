"""`polofield ruling`: what a rule says, as text or JSON."""

from __future__ import annotations

import json
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
@surface_options
@rule_options
@label_units_option
@json_option
def ruling(rule: str, as_json: bool, **given: Any) -> None:
    """Show what the rule ID says: the ball, who may stand where, times, what may follow.

    For a figure about conduct: what Rule 33 says on its subject, each statement with its clause.
    With --json, places are in yards and `legal` regions are GeoJSON.
    """
    from polofield.commands.question import asked
    from polofield.commands.ruling_text import conduct_text, ruling_text
    from polofield.conduct.rule import PARTS, to_dict

    question = asked(rule, given)
    if (found := question.entry).id in PARTS:
        head = {"rule": found.id, "title": found.title, "clause": str(found.clause)}
        click.echo(json.dumps(head | to_dict(found.id)) if as_json else conduct_text(found))
        return
    answer = question.ruling()
    if as_json:
        click.echo(json.dumps(answer.to_dict(), allow_nan=False))
    else:
        click.echo(ruling_text(answer, given["look_label_units"] or given["units"]))
