"""The options that several commands share, and the options of the rules, from the catalogue.

The names of their values have prefixes: `size_` for the surface, `rule_` for the rule, `look_` for
rendering.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from polofield.commands.completion import words
from polofield.rules.catalogue import ENTRIES
from polofield.rulings.entries import Option

Command = Callable[..., Any]
Decorator = Callable[[Command], Command]


def together(*decorators: Decorator) -> Decorator:
    """Combine decorators into one; the first is the outermost."""

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
    _size("length", "The length, from back line to back line or end wall to end wall."),
    _size("width", "The width, from side to side."),
    _size("goal-width", "The width of the goal, between the posts."),
    click.option(
        "--unboarded",
        "size_unboarded",
        is_flag=True,
        default=None,
        help="Field: side lines instead of boards.",
    ),
    _size("corner-cut", "Arena: the distance along both walls at which a corner is cut."),
    _size("corner-radius", "Arena: the radius of rounded corners."),
    click.option(
        "--units",
        type=click.Choice(["yd", "m"]),
        default="yd",
        show_default=True,
        help="The units of the sizes and places given.",
    ),
)


def _what_at_is() -> str:
    """The meaning of the place for every rule."""
    rules: dict[str, list[str]] = {}
    for entry in ENTRIES.values():
        if entry.needs != "none":
            rules.setdefault(entry.where.in_full, []).append(entry.id)
    return "; ".join(f"{words} ({', '.join(ids)})" for words, ids in rules.items())


place_option: Decorator = click.option(
    "--at",
    metavar="AT",
    help="The place as X,Y from the centre, with x in the direction of attack and y to the left,"
    f" or in words, such as '70 out, 30 left'. It is {_what_at_is()}.",
)


def _catalogue_options() -> dict[str, tuple[Option, list[str]]]:
    """Every option of any rule by its name, with the ids of the rules that take it."""
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
    """The placeholder for the option's value in help texts and lists."""
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
    help="The units of distances in labels; by default the same as --units.",
)

json_option: Decorator = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
