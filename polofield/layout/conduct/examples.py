"""A timeline and a board of the example files that come with the package."""

from __future__ import annotations

from importlib.resources import files

from polofield.conduct.game import game
from polofield.conduct.log_file import parse_log
from polofield.conduct.season import season, tallies
from polofield.conduct.season_file import parse_cards, parse_schedule
from polofield.layout.conduct.base import Style
from polofield.layout.conduct.board import board_sheet
from polofield.layout.conduct.timeline import timeline_sheet
from polofield.layout.sheet import Sheet

LOG, CARDS, SCHEDULE = "cards.toml", "season.csv", "season-schedule.csv"


def timeline(style: Style, slug: str) -> Sheet:
    """The timeline of the example game."""
    return timeline_sheet(game(parse_log(_text(LOG), LOG)), style, slug)


def board(style: Style, slug: str) -> Sheet:
    """The board of the example season."""
    cards = parse_cards(_text(CARDS), CARDS)
    suspensions = season(cards, parse_schedule(_text(SCHEDULE), SCHEDULE))
    return board_sheet(tallies(cards), suspensions, style, slug)


def _text(name: str) -> str:
    return (files("polofield") / "examples" / name).read_text(encoding="utf-8")
