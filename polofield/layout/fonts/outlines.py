"""The letters as outlines, read from the tables in this folder when first needed."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from polofield.layout.fonts.advances import UNITS_PER_EM

__all__ = ["UNITS_PER_EM", "outlines"]


@lru_cache(maxsize=2)
def outlines(bold: bool = False) -> dict[str, str]:
    """Character to outline: relative SVG path data in font units, y down, from its origin."""
    face = "bold" if bold else "regular"
    table = Path(__file__).with_name(f"{face}.txt").read_text(encoding="ascii")
    lines = (line.partition(" ") for line in table.splitlines())
    return {chr(int(code, 16)): path for code, _, path in lines}
