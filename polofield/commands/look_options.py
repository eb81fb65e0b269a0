"""The rendering options, shared by every command that draws."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import click

from polofield.commands import completion
from polofield.commands.options import Decorator, label_units_option, together
from polofield.drawing.look import width_in_words
from polofield.errors import PolofieldError, in_short
from polofield.layout.page import BARE, WHOLE_FRAME, Frame
from polofield.layout.profiles import PROFILES
from polofield.layout.theme import Theme
from polofield.layout.theme_file import theme_from_toml
from polofield.layout.views import UPS, VIEWS

PARTS_OF_ANY = ("title", "clause", "sentence", "key")
PARTS = (*PARTS_OF_ANY, "strip", "scale_bar")
_SCALE = re.compile(r"\s*+1\s*+:\s*+(\d++(?:\.\d++)?)\s*+")


def _part(name: str) -> Decorator:
    words = name.replace("_", " ")
    return click.option(
        f"--no-{name.replace('_', '-')}", f"part_{name}", is_flag=True, help=f"Omit the {words}."
    )


def _parts(*names: str) -> Decorator:
    return together(
        click.option(
            "--bare", is_flag=True, help="Draw the picture alone, with nothing around it."
        ),
        *map(_part, names),
    )


page_options: Decorator = together(
    click.option(
        "--profile",
        "look_profile",
        type=click.Choice(list(PROFILES)),
        help="The medium: sets the page, line widths and text sizes.",
    ),
    click.option(
        "--theme",
        metavar="THEME|FILE.toml",
        shell_complete=completion.themes,
        help="The colours: a theme such as paper, turf or mono, or a theme file.",
    ),
    click.option(
        "--figure-width",
        metavar="WIDTH",
        help="The width of the page, such as 170mm or 340px; the text size does not change.",
    ),
    click.option("--clause", "look_clause", help="A clause to show instead of the rule's."),
    click.option("--sentence", "look_sentence", help="A sentence to show instead of the rule's."),
)

figure_options: Decorator = together(page_options, _parts(*PARTS_OF_ANY))
"""The options for a figure without a surface."""

look_options: Decorator = together(
    click.option(
        "--view",
        "look_view",
        type=click.Choice(VIEWS),
        help="How much of the surface is shown; `fit` is as much as the ruling needs.",
    ),
    click.option(
        "--up",
        "look_up",
        type=click.Choice(UPS),
        help="The direction of attack: up, right, down or left.",
    ),
    page_options,
    click.option("--scale", metavar="1:N", help="The scale on paper, such as 1:1500."),
    _parts(*PARTS),
    label_units_option,
)


def look_asked(given: dict[str, Any]) -> dict[str, Any]:
    """The given fields of a `Look`; labels are in the units of the input.

    Warnings about a theme file go to stderr.

    Raises:
        PolofieldError: an invalid width or scale, or a theme file with mistakes.
    """
    look: dict[str, Any] = {"label_units": given.get("units", "yd")}
    look |= {
        name.removeprefix("look_"): value
        for name, value in given.items()
        if name.startswith("look_") and value is not None
    }
    if given["theme"] is not None:
        look["theme"] = _theme(given["theme"])
    if given["figure_width"] is not None:
        look["figure_width"] = width_in_words(given["figure_width"])
    if given.get("scale") is not None:
        look["scale"] = _scale(given["scale"])
    look["frame"] = _frame(given)
    return look


def _frame(given: dict[str, Any]) -> Frame:
    if given["bare"]:
        return BARE
    return replace(WHOLE_FRAME, **{name: False for name in PARTS if given.get(f"part_{name}")})


def _theme(name: str) -> Theme | str:
    if not name.endswith(".toml"):
        return name
    theme, warnings = theme_from_toml(name)
    for warning in warnings:
        click.echo(f"polofield: warning: {warning}", err=True)
    return theme


def _scale(text: str) -> float:
    found = _SCALE.fullmatch(text)
    if not found:
        raise PolofieldError(f"--scale: expected a scale such as 1:1500, got {in_short(text)}")
    return float(found[1])
