"""The names of the commands, each imported when it is called, and the signals that end one."""

from __future__ import annotations

import signal
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

COMMANDS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "list": ("listing:list_rules", "List every rule and diagram with its options."),
        "ruling": ("ruling:ruling", "Show what a rule says, as text or JSON."),
        "draw": ("draw:draw", "Draw one diagram as SVG, PNG or PDF."),
        "check": ("scenario:check", "Check every player's position."),
        "scenario": ("scenario:scenario", "Write a ruling and its line-up as a scenario file."),
        "example": ("scenario:example", "List the example files, or print one."),
        "schema": ("scenario:schema", "Print the JSON Schema of a scenario file."),
        "sweep": ("draw:sweep", "Draw where a rule puts the ball, for every place."),
        "cards": ("conduct:cards", "Show what follows from the cards of a game, or draw it."),
        "season": ("conduct:season", "Show the suspensions of a season, or draw them."),
        "slides": ("slides:slides", "Make a slide deck for umpire training, or a handout."),
        "gallery": ("gallery:gallery", "Draw every diagram as SVG and PNG, with a web page."),
    }
)
"""Name to `module:function` in `polofield.commands` and the summary in `--help`."""

STOP_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""Ctrl-C, a request to terminate and, on systems that have it, the terminal's hang-up."""
