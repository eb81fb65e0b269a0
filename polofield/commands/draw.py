"""`polofield draw`: write one diagram to a file, or each of its steps."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from polofield.commands import completion
from polofield.commands.look_options import look_asked, look_options
from polofield.commands.options import place_option, rule_options, surface_options
from polofield.commands.question import asked, flag, sizes_given
from polofield.commands.writing import output_options, write
from polofield.drawing.diagram import Diagram
from polofield.drawing.draw import draw as draw_diagram
from polofield.drawing.draw import draw_sweep
from polofield.drawing.scenario import scenario_warnings
from polofield.drawing.scene import step_count
from polofield.errors import OutputError, RuleError
from polofield.render.html import alt_text
from polofield.rules.catalogue import find, full_id
from polofield.rules.question import Question, asked_surface
from polofield.scenario.scenario import Scenario


@click.command()
@click.argument("what", metavar="ID|SCENARIO.toml", shell_complete=completion.drawn)
@place_option
@output_options
@click.option("--step", type=click.IntRange(1), help="Show the ruling only up to this step.")
@click.option("--steps", is_flag=True, help="Write a file for each step of the ruling.")
@click.option(
    "--what-if", is_flag=True, help="Draw every case that the rule names, not the ground."
)
@click.option("--html", is_flag=True, help="Print an HTML <figure> that shows the file.")
@click.option("--alt", is_flag=True, help="Print the alt text; draw nothing.")
@look_options
@surface_options
@rule_options
def draw(
    what: str,
    output: str | None,
    format: str | None,
    text: str,
    prefix: str | None,
    force: bool,
    step: int | None,
    steps: bool,
    what_if: bool,
    html: bool,
    alt: bool,
    **given: Any,
) -> None:
    """Draw a rule or diagram by its ID, or a scenario file, and print the name of the new file.

    The format is SVG, PNG or PDF. An existing file is replaced only with --force.
    """
    if output is not None and output != "-" and Path(output).absolute() == Path(what).absolute():
        raise OutputError(f"{what} is the scenario itself: give -o another file")
    diagrams, slug = _asked(what, step, steps, what_if, given)
    if alt:
        click.echo("\n".join(alt_text(diagram.sheet) for diagram in diagrams))
    else:
        write(diagrams, slug, output, format, text, force, html, prefix=prefix)


def _asked(
    what: str, step: int | None, steps: bool, what_if: bool, given: dict[str, Any]
) -> tuple[list[Diagram], str]:
    """The diagrams to draw, and the base name of their files."""
    look = look_asked(given)
    if steps and (step is not None or what_if):
        raise RuleError("--steps cannot be combined with --step or --what-if")
    if what.endswith(".toml"):
        diagrams = scenario_diagrams(what, given, look, step=step, steps=steps, what_if=what_if)
        return diagrams, Path(what).stem + ("-what-if" if what_if else "")
    question = asked(what, given)
    if question.entry.kind == "diagram" and (steps or step is not None):
        raise RuleError(f"{question.entry.id} is a diagram, not a rule: it has no steps")
    if steps:
        ruling = question.ruling()
        diagrams = [draw_diagram(ruling, step=n, **look) for n in range(1, step_count(ruling) + 1)]
    else:
        diagrams = [_diagram(question, what_if, look if step is None else {**look, "step": step})]
    return diagrams, question.entry.slug + ("-what-if" if what_if else "")


def _diagram(question: Question, what_if: bool, look: dict[str, Any]) -> Diagram:
    if question.entry.kind != "diagram":
        return draw_diagram(question.ruling(), what_if=what_if, **look)
    if what_if:
        raise RuleError(f"{question.entry.id} is a diagram, not a rule: it has no what-if")
    surface, options = question.surface, question.options
    return draw_diagram(question.id, surface=surface, options=options, **look)


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
            draw_diagram(scenario, **{**look, "step": number})
            for number in range(1, step_count(scenario.ruling) + 1)
        ]
    if step is not None:
        look = {**look, "step": step}
    return [draw_diagram(scenario, what_if=what_if, **look)]
