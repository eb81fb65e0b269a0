"""Draw the polo field and the arena to scale, and show what the rules say on them.

import polofield as pf

ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(80, 50))
pf.draw(ruling).save("penalty-5a.svg")
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from polofield.conduct.asking import cards, season
    from polofield.drawing.conduct import draw_cards, draw_season
    from polofield.drawing.diagram import Diagram
    from polofield.drawing.draw import draw, draw_sweep
    from polofield.errors import (
        CardError,
        FileError,
        LineupError,
        OutputError,
        PlaceError,
        PolofieldError,
        RuleError,
        SurfaceError,
    )
    from polofield.lineup.check import Verdict, check
    from polofield.lineup.propose import Player, propose
    from polofield.rules.book import USPA_2026, RuleBook
    from polofield.rules.question import ruling
    from polofield.rulings.clause import Clause, Seconds, Yards
    from polofield.rulings.legality import legal
    from polofield.rulings.parts import Zone
    from polofield.rulings.ruling import Ruling
    from polofield.scenario.scenario import Scenario
    from polofield.scenario.teams import Official, Team
    from polofield.surface.surfaces import Arena, Field
    from polofield.surface.units import from_metres

_HOME = {
    "Arena": "surface.surfaces",
    "CardError": "errors",
    "Clause": "rulings.clause",
    "Diagram": "drawing.diagram",
    "Field": "surface.surfaces",
    "FileError": "errors",
    "LineupError": "errors",
    "Official": "scenario.teams",
    "OutputError": "errors",
    "PlaceError": "errors",
    "Player": "lineup.propose",
    "PolofieldError": "errors",
    "RuleBook": "rules.book",
    "RuleError": "errors",
    "Ruling": "rulings.ruling",
    "Scenario": "scenario.scenario",
    "Seconds": "rulings.clause",
    "SurfaceError": "errors",
    "Team": "scenario.teams",
    "USPA_2026": "rules.book",
    "Verdict": "lineup.check",
    "Yards": "rulings.clause",
    "Zone": "rulings.parts",
    "cards": "conduct.asking",
    "check": "lineup.check",
    "draw": "drawing.draw",
    "draw_cards": "drawing.conduct",
    "draw_season": "drawing.conduct",
    "draw_sweep": "drawing.draw",
    "from_metres": "surface.units",
    "legal": "rulings.legality",
    "propose": "lineup.propose",
    "ruling": "rules.question",
    "season": "conduct.asking",
}

__version__ = "0.1.0"

__all__ = [
    "USPA_2026",
    "Arena",
    "CardError",
    "Clause",
    "Diagram",
    "Field",
    "FileError",
    "LineupError",
    "Official",
    "OutputError",
    "PlaceError",
    "Player",
    "PolofieldError",
    "RuleBook",
    "RuleError",
    "Ruling",
    "Scenario",
    "Seconds",
    "SurfaceError",
    "Team",
    "Verdict",
    "Yards",
    "Zone",
    "cards",
    "check",
    "draw",
    "draw_cards",
    "draw_season",
    "draw_sweep",
    "from_metres",
    "legal",
    "propose",
    "ruling",
    "season",
]


def __getattr__(name: str) -> Any:
    """Import a public name on first use: `polofield list` needs no geometry."""
    home = _HOME.get(name)
    if home is None:
        raise AttributeError(f"module 'polofield' has no attribute {name!r}")
    value = getattr(import_module(f"polofield.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
