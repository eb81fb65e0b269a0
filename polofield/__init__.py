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
    from polofield.conduct_drawing import draw_cards, draw_season
    from polofield.diagram import Diagram
    from polofield.drawing import draw, draw_sweep
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
    from polofield.judging import Verdict, check
    from polofield.lineup import Player, propose
    from polofield.rules.asking import ruling
    from polofield.rulings import Ruling, Zone, legal
    from polofield.scenario import Official, Scenario, Team
    from polofield.surfaces import Arena, Field
    from polofield.units import from_metres

_HOME = {
    "Arena": "surfaces",
    "CardError": "errors",
    "Diagram": "diagram",
    "Field": "surfaces",
    "FileError": "errors",
    "LineupError": "errors",
    "Official": "scenario",
    "OutputError": "errors",
    "PlaceError": "errors",
    "Player": "lineup",
    "PolofieldError": "errors",
    "RuleError": "errors",
    "Ruling": "rulings",
    "Scenario": "scenario",
    "SurfaceError": "errors",
    "Team": "scenario",
    "Verdict": "judging",
    "Zone": "rulings",
    "cards": "conduct.asking",
    "check": "judging",
    "draw": "drawing",
    "draw_cards": "conduct_drawing",
    "draw_season": "conduct_drawing",
    "draw_sweep": "drawing",
    "from_metres": "units",
    "legal": "rulings",
    "propose": "lineup",
    "ruling": "rules.asking",
    "season": "conduct.asking",
}

__version__ = "0.1.0"

__all__ = [
    "Arena",
    "CardError",
    "Diagram",
    "Field",
    "FileError",
    "LineupError",
    "Official",
    "OutputError",
    "PlaceError",
    "Player",
    "PolofieldError",
    "RuleError",
    "Ruling",
    "Scenario",
    "SurfaceError",
    "Team",
    "Verdict",
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
