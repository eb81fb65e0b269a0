"""The diagrams of a scenario file, for `polofield draw`."""

from __future__ import annotations

from typing import Any

import click
from click.core import ParameterSource

from polofield.drawing.diagram import Diagram
from polofield.drawing.draw import draw
from polofield.drawing.scenario import scenario_warnings
from polofield.drawing.scene import step_count
from polofield.errors import RuleError
from polofield.scenario.scenario import Scenario


def _is_rule_option(name: str) -> bool:
    return name in ("at", "units") or name.startswith(("size_", "rule_"))


def _is_given(name: str) -> bool:
    """Whether the option is on the command line, and not just its default."""
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
        RuleError: an option that belongs in the file.
    """
    for name in given:
        if _is_rule_option(name) and _is_given(name):
            option = name.removeprefix("size_").removeprefix("rule_").replace("_", "-")
            raise RuleError(f"--{option} goes with a rule: a scenario file has its own settings")
    scenario = Scenario.load(file)
    for warning in scenario_warnings(scenario, look.get("theme", "paper")):
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
