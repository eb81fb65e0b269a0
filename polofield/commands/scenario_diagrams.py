"""The diagrams of a scenario file, as `polofield draw` was asked for them."""

from __future__ import annotations

from typing import Any

import click
from click.core import ParameterSource

from polofield.diagram import Diagram
from polofield.drawing import draw, step_count
from polofield.errors import RuleError
from polofield.scenario import Scenario
from polofield.scenario_drawing import scenario_warnings


def _is_of_a_rule(name: str) -> bool:
    return name in ("at", "units") or name.startswith(("size_", "rule_"))


def _is_given(name: str) -> bool:
    """Whether the command line has that option, whatever is taken where it has not."""
    source = click.get_current_context().get_parameter_source(name)
    return source is not ParameterSource.DEFAULT


def scenario_diagrams(
    file: str,
    given: dict[str, Any],
    look: dict[str, Any],
    *,
    step: int | None,
    steps: bool,
    what_if: bool,
) -> list[Diagram]:
    """One diagram, or one for each step. Warnings about the teams' colours go to stderr.

    Raises:
        FileError: mistakes in the file.
        RuleError: an option that the file itself gives.
    """
    for name in given:
        if _is_of_a_rule(name) and _is_given(name):
            option = name.removeprefix("size_").removeprefix("rule_").replace("_", "-")
            raise RuleError(f"--{option} is for a rule: a scenario file says it itself")
    scenario = Scenario.load(file)
    for warning in scenario_warnings(scenario, look.get("theme", "turf")):
        click.echo(f"polofield: warning: {file}: {warning}", err=True)
    if given["look_label_units"] is None:
        look = {**look, "label_units": scenario.units}
    if steps:
        return [
            draw(scenario, **{**look, "step": number})
            for number in range(1, step_count(scenario.ruling) + 1)
        ]
    if step is not None:
        look = {**look, "step": step}
    return [draw(scenario, what_if=what_if, **look)]
