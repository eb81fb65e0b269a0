"""`polofield draw`: one diagram to a file, or its steps to a file each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from polofield.commands import completing
from polofield.commands.asked import Question, question
from polofield.commands.look_options import look_asked, look_options
from polofield.commands.options import place_option, rule_options, surface_options
from polofield.commands.scenario_diagrams import scenario_diagrams
from polofield.commands.writing import output_options, write
from polofield.diagram import Diagram
from polofield.drawing import draw as drawn
from polofield.drawing import step_count
from polofield.errors import OutputError, RuleError
from polofield.render.html import alt_text


@click.command()
@click.argument("what", metavar="ID|SCENARIO.toml", shell_complete=completing.drawn)
@place_option
@output_options
@click.option("--step", type=click.IntRange(1), help="Tell the ruling up to this step only.")
@click.option("--steps", is_flag=True, help="A file for each step of the telling.")
@click.option(
    "--what-if", is_flag=True, help="Every case that the rule names, instead of the ground."
)
@click.option("--html", is_flag=True, help="Print a <figure> of the file, to paste into a page.")
@click.option("--alt", is_flag=True, help="Print the text alternative, and draw no file.")
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
    """Draw the rule or diagram ID, or a scenario file, to a file, and print that file's name.

    The format is SVG, PNG or PDF. A file that is there is replaced with --force only.
    """
    if output is not None and output != "-" and Path(output).absolute() == Path(what).absolute():
        raise OutputError(f"{what} is what is to be drawn: name another file")
    diagrams, slug = _asked(what, step, steps, what_if, given)
    if alt:
        click.echo("\n".join(alt_text(diagram.sheet) for diagram in diagrams))
    else:
        write(diagrams, slug, output, format, text, force, html, prefix=prefix)


def _asked(
    what: str, step: int | None, steps: bool, what_if: bool, given: dict[str, Any]
) -> tuple[list[Diagram], str]:
    """The diagrams that are asked for, and what their files are named after."""
    look = look_asked(given)
    if steps and (step is not None or what_if):
        raise RuleError("--steps draws every step of a ruling: not with --step or --what-if")
    if what.endswith(".toml"):
        diagrams = scenario_diagrams(what, given, look, step=step, steps=steps, what_if=what_if)
        return diagrams, Path(what).stem + ("-what-if" if what_if else "")
    asked = question(what, given)
    if asked.entry.kind == "diagram" and (steps or step is not None):
        raise RuleError(f"{asked.entry.id} is a diagram, not a rule: it is not told in steps")
    if steps:
        ruling = asked.ruling()
        diagrams = [drawn(ruling, step=n, **look) for n in range(1, step_count(ruling) + 1)]
    else:
        diagrams = [_diagram(asked, what_if, look if step is None else {**look, "step": step})]
    return diagrams, asked.entry.slug + ("-what-if" if what_if else "")


def _diagram(asked: Question, what_if: bool, look: dict[str, Any]) -> Diagram:
    if asked.entry.kind != "diagram":
        return drawn(asked.ruling(), what_if=what_if, **look)
    if what_if:
        raise RuleError(f"{asked.entry.id} is a diagram, not a rule: it has no what-if")
    return drawn(asked.entry.id, surface=asked.surface, options=asked.options, **look)
