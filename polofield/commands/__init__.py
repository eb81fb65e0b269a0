"""The commands by name, as data: none is imported before it is called."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

COMMANDS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "list": ("listing:list_rules", "Every rule and diagram, what it needs and its options."),
        "ruling": ("ruling:ruling", "What a rule says, in words or as JSON."),
        "draw": ("draw:draw", "Draw one diagram: SVG, PNG or PDF."),
        "check": ("check:check", "Who of a scenario may be where he is, and who may not."),
        "scenario": ("scenario:scenario", "A ruling and its line-up as a scenario file."),
        "example": ("example:example", "The example files: list them, print one."),
        "schema": ("schema:schema", "The JSON Schema of a scenario file."),
        "sweep": ("sweep:sweep", "Draw where a rule puts the ball for every place."),
        "cards": ("conduct:cards", "What follows from a game's log of cards, and its timeline."),
        "season": ("conduct:season", "Suspensions from a season's yellow cards, and their board."),
        "slides": ("slides:slides", "A deck of slides for umpire training, and its handout."),
        "gallery": ("gallery:gallery", "Every diagram as SVG and PNG, with a page of them."),
    }
)
"""Name to `module:function` below `polofield.commands`, and the line that `--help` shows."""
