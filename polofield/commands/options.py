"""The options that several commands share, and those of the rules, made from the catalogue.

Their values arrive under prefixed names: `size_` what a surface is built with, `rule_` what a rule
takes, `look_` how a diagram is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from polofield.commands.completing import words
from polofield.rules.catalogue import ENTRIES
from polofield.rules.entries import Option

Command = Callable[..., Any]
Decorator = Callable[[Command], Command]

SIZES = {
    "outdoor": ("length", "width", "goal_width", "unboarded"),
    "arena": ("length", "width", "goal_width", "corner_cut", "corner_radius"),
}
"""The size options of each kind of surface."""


def together(*decorators: Decorator) -> Decorator:
    """Several decorators as one, the first outermost."""

    def decorated(command: Command) -> Command:
        for decorator in reversed(decorators):
            command = decorator(command)
        return command

    return decorated


def _size(name: str, help: str) -> Decorator:
    return click.option(
        f"--{name}", f"size_{name.replace('-', '_')}", type=float, metavar="SIZE", help=help
    )


surface_options: Decorator = together(
    _size("length", "Back line to back line, or end wall to end wall."),
    _size("width", "Side to side."),
    _size("goal-width", "Between the posts."),
    click.option(
        "--unboarded",
        "size_unboarded",
        is_flag=True,
        default=None,
        help="A field with side lines instead of boards.",
    ),
    _size("corner-cut", "Arena: how far off both walls a corner is cut."),
    _size("corner-radius", "Arena: the radius of its rounded corners."),
    click.option(
        "--units",
        type=click.Choice(["yd", "m"]),
        default="yd",
        show_default=True,
        help="How sizes and places are read.",
    ),
)


def _what_at_is() -> str:
    """What the place is, rule by rule."""
    rules: dict[str, list[str]] = {}
    for entry in ENTRIES.values():
        if entry.needs != "none":
            rules.setdefault(entry.where.in_full, []).append(entry.id)
    return "; ".join(f"{words} ({', '.join(ids)})" for words, ids in rules.items())


place_option: Decorator = click.option(
    "--at",
    metavar="AT",
    help="The place: X,Y from the centre, x towards the goal that the hitting side attacks and y to"
    f" its left; or words such as '70 out, 30 left'. By rule it is {_what_at_is()}.",
)


def _catalogue_options() -> dict[str, tuple[Option, list[str]]]:
    """Every option of any rule by name, and the rules that take it."""
    found: dict[str, tuple[Option, list[str]]] = {}
    for entry in ENTRIES.values():
        for option in entry.options:
            found.setdefault(option.name, (option, []))[1].append(entry.id)
    return found


def _rule_option(option: Option, rules: list[str]) -> Decorator:
    help = f"{option.help[0].upper()}{option.help[1:]}. For {', '.join(rules)}."
    name, parameter = f"--{option.name}", f"rule_{option.parameter}"
    if option.kind == "flag":
        return click.option(name, parameter, is_flag=True, default=None, help=help)
    choices = [(str(value), "") for value in option.values] if option.kind == "choice" else []
    return click.option(
        name,
        parameter,
        metavar=metavar(option),
        shell_complete=words(lambda: choices),
        help=help,
    )


def metavar(option: Option) -> str:
    """What stands for the option's value in help and lists."""
    if option.kind == "choice":
        return "|".join(map(str, option.values))
    return "N" if option.kind == "integer" else "N,N,..."


rule_options: Decorator = together(
    *(_rule_option(option, rules) for option, rules in _catalogue_options().values())
)

label_units_option: Decorator = click.option(
    "--label-units",
    "look_label_units",
    type=click.Choice(["yd", "m", "both"]),
    help="What distances are shown in; as they are read, where left out.",
)

json_option: Decorator = click.option("--json", "as_json", is_flag=True, help="As JSON.")
