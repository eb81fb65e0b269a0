"""The diagrams that are no rulings, by id: where each is made."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

SCENES: Mapping[str, str] = MappingProxyType(
    {
        "outdoor/field": "scene.bare:bare",
        "outdoor/penalties": "scene.overview:outdoor",
        "outdoor/side-outs": "scene.overview:side_outs",
        "arena/field": "scene.bare:bare",
        "arena/penalties": "scene.overview:arena",
    }
)
"""Diagrams on a surface: functions from the book, the surface and the options to a scene."""

SHEETS: Mapping[str, str] = MappingProxyType(
    {
        "conduct/ladder": "layout.conduct.ladder:ladder_sheet",
        "conduct/timeline": "layout.conduct.examples:timeline",
        "conduct/after-game": "layout.conduct.after_game:after_game_sheet",
        "conduct/board": "layout.conduct.examples:board",
    }
)
"""Diagrams without a surface: functions from the style and the name of the file to a sheet."""
