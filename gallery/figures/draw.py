"""Draw the figures that README shows, beside this file: `python gallery/figures/draw.py`."""

from pathlib import Path

import polofield as pf
from polofield.drawing.diagram import Diagram
from polofield.render.output import save


def figures() -> dict[str, Diagram]:
    """Each figure by the name of its file."""
    spot = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(62, 78))
    arena = pf.ruling("arena/penalty-4", pf.Arena())
    return {
        "penalty-5a.svg": pf.draw(spot),
        "arena-penalty-4.svg": pf.draw(arena),
        "arena-sweep.svg": pf.draw_sweep("arena/penalty-5a", up="along"),
        "cards.svg": pf.draw("conduct/timeline"),
    }


if __name__ == "__main__":
    for name, diagram in figures().items():
        save(diagram.sheet, Path(__file__).parent / name)
