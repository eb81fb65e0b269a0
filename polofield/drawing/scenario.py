"""How a scenario is drawn: its words, its colours, and right as in the file."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from polofield.layout.team_colours import colour_warnings, team_theme
from polofield.layout.theme import Theme
from polofield.layout.themes import theme_named
from polofield.rulings.phrase import EMPTY, literal
from polofield.rulings.ruling import Ruling
from polofield.scenario.scenario import Scenario
from polofield.scenario.teams import short_names
from polofield.scene.situation import rule_words

if TYPE_CHECKING:
    from polofield.drawing.look import Look

OTHER_WAY = {"along": "along-left", "along-left": "along"}


def scenario_ruling(scenario: Scenario) -> Ruling:
    """The ruling with the scenario's title and notes, for a figure without a surface."""
    notes = *(literal(note) for note in scenario.notes), *scenario.ruling.notes
    if not scenario.title:
        return replace(scenario.ruling, notes=notes)
    return replace(
        scenario.ruling,
        name=literal(scenario.title),
        qualifier=EMPTY,
        title=literal(scenario.title),
        notes=(rule_words(scenario.ruling), *notes),
    )


def scenario_look(scenario: Scenario, look: Look) -> Look:
    """The look with the teams' names and colours, and with right as in the file.

    `along` shows the scenario's own frame: a team that attacks `right` attacks right on the page.
    """
    first, second = scenario.teams
    names = short_names(first.name, second.name)
    return replace(
        look,
        theme=team_theme(look.painted, (first.colour, second.colour)),
        hitting=names[scenario.hitting],
        opposing=names[1 - scenario.hitting],
        up=look.up and (OTHER_WAY.get(look.up, look.up) if scenario.half_turned else look.up),
    )


def scenario_warnings(scenario: Scenario, theme: str | Theme = "paper") -> Sequence[str]:
    """Warnings about team colours that are hard to distinguish in that theme."""
    painted = theme if isinstance(theme, Theme) else theme_named(theme)
    first, second = scenario.teams
    names, colours = (first.name, second.name), (first.colour, second.colour)
    return list(colour_warnings(painted, names, colours))
