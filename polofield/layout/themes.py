"""The built-in themes.

Each keeps to what `legibility` asks for, which its test holds it to. `turf` is a ladder of
luminance: grass and dirt in the middle, one team and all lines well above, the other team below.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from polofield.errors import PolofieldError, did_you_mean, in_short
from polofield.layout.theme import Paint, Theme

_INK, _SOFT, _WHITE = "#1a1a1a", "#595959", "#ffffff"
_NAVY, _YELLOW, _SKY = "#101a4d", "#ffd95a", "#b9d6ff"
_SHADE = "#1d3320"

TURF = Theme(
    "turf",
    {
        "page": Paint(_WHITE),
        "ink": Paint(_INK),
        "ink-soft": Paint(_SOFT),
        "rule": Paint(_INK, _INK),
        "surround": Paint("#39593d"),
        "surround-arena": Paint("#e8e4da"),
        "run-off": Paint("#3c6742"),
        "grass": Paint("#437f4a"),
        "grass-stripe": Paint("#3f7d45"),
        "dirt": Paint("#8b6d4f"),
        "wall": Paint("#4f3d2c", "#2b2017"),
        "recess": Paint("#73583e", "#2b2017"),
        "line": Paint(None, _WHITE),
        "mark": Paint(None, _WHITE),
        "helper": Paint(None, "#b9d4bb"),
        "post": Paint(_WHITE, _INK),
        "yard-number": Paint(_WHITE, "#2b5431"),
        "label-page": Paint(_INK, "#e8e4da"),
        # what a side may not enter is edged in its own light colour, seen on grass and in shade
        "keep-out-hitting": Paint("#0a1420", _SKY, 0.42),
        "keep-out-opposing": Paint("#0a1410", _YELLOW, 0.42),
        "keep-out-both": Paint("#0a1410", _WHITE, 0.42),
        "hatch-hitting": Paint(None, "#7f9cc4"),
        "hatch-opposing": Paint(None, "#a99b57"),
        "hatch-both": Paint(None, "#a3b2a5"),
        "place": Paint(_YELLOW, _INK, 0.85),
        "zone-label": Paint(_WHITE, _SHADE),
        "dimension": Paint(_WHITE, _WHITE),
        "dimension-label": Paint(_WHITE, _SHADE),
        "direction": Paint(_WHITE, _WHITE),
        "ball": Paint(_WHITE, "#111111"),
        "spot": Paint(_WHITE, "#111111"),
        "sample": Paint(_WHITE, "#111111"),
        "rim": Paint(None, "#111111"),
        "at": Paint(None, _WHITE),
        "move": Paint(_WHITE, _WHITE),
        "path": Paint(_WHITE, _WHITE),
        "label": Paint(_WHITE, _SHADE),
        "team-a": Paint(_NAVY, _WHITE),
        "team-a-number": Paint(_WHITE),
        "team-b": Paint(_YELLOW, _INK),
        "team-b-number": Paint(_INK),
        "official": Paint(_WHITE, _INK),
        "official-letter": Paint(_INK),
        "fault": Paint(None, _WHITE),
        "exempt": Paint(None, _WHITE),
        "remedy": Paint(_WHITE, _WHITE),
        "yellow-card": Paint("#f2b705", _INK),
        "yellow-card-number": Paint(_INK),
        "red-card": Paint("#c62828", _WHITE),
        "red-card-number": Paint(_WHITE),
        "bar": Paint(_NAVY),
        "bar-soft": Paint("#c9cdd8", "#6b7288"),
        "bar-empty": Paint("#edefea"),
        "panel": Paint("#edefea", "#c4c8bf"),
        "panel-ink": Paint(_INK),
        "accent": Paint("#8a1c1c", "#8a1c1c"),
    },
    dark={
        "page": Paint("#15181a"),
        "ink": Paint("#f1f1ee"),
        "ink-soft": Paint("#b2b7b2"),
        "rule": Paint("#f1f1ee", "#f1f1ee"),
        "surround-arena": Paint("#26241f"),
        "wall": Paint("#e2d5c2", "#2b2017"),
        "label-page": Paint("#f1f1ee", "#26241f"),
        "bar": Paint("#5f78d8"),
        "bar-soft": Paint("#3f4556", "#9aa0b5"),
        "bar-empty": Paint("#2a2e30"),
        "panel": Paint("#22272a", "#3b4246"),
        "panel-ink": Paint("#f1f1ee"),
        "accent": Paint("#ff9d94", "#ff9d94"),
    },
)

_MOSS, _AMBER = "#1f4d2b", "#7a5200"

PAPER = Theme(
    "paper",
    {
        **TURF.paints,
        "surround": Paint("#cfe0cc"),
        "run-off": Paint("#d8e7d5"),
        "grass": Paint("#e4f1e2"),
        "grass-stripe": Paint("#dfeedd"),
        "dirt": Paint("#f0e6da"),
        "recess": Paint("#e3d5c3", "#2b2017"),
        "line": Paint(None, _MOSS),
        "mark": Paint(None, _MOSS),
        "helper": Paint(None, "#86ab8c"),
        "yard-number": Paint(_MOSS, _WHITE),
        "keep-out-hitting": Paint("#101a4d", "#101a4d", 0.13),
        "keep-out-opposing": Paint("#5c4200", _AMBER, 0.13),
        "keep-out-both": Paint(_INK, _INK, 0.13),
        "hatch-hitting": Paint(None, "#7681b5"),
        "hatch-opposing": Paint(None, "#b08f45"),
        "hatch-both": Paint(None, "#858585"),
        "zone-label": Paint(_INK, _WHITE),
        "dimension": Paint(_INK, _INK),
        "dimension-label": Paint(_INK, _WHITE),
        "direction": Paint(_INK, _INK),
        "rim": Paint(None, _WHITE),
        "at": Paint(None, _INK),
        "move": Paint(_INK, _INK),
        "path": Paint(_INK, _INK),
        "label": Paint(_INK, _WHITE),
        "fault": Paint(None, "#8a1c1c"),
        "exempt": Paint(None, "#8a1c1c"),
        "remedy": Paint("#8a1c1c", "#8a1c1c"),
    },
)

_BLACK, _DIM, _PALE = "#111111", "#6f6f6f", "#f0f0f0"

MONO = Theme(
    "mono",
    {
        **PAPER.paints,
        "ink": Paint(_BLACK),
        "ink-soft": Paint("#4d4d4d"),
        "rule": Paint(_BLACK, _BLACK),
        "surround": Paint("#e2e2e2"),
        "surround-arena": Paint("#e2e2e2"),
        "run-off": Paint(_PALE),
        "grass": Paint(_WHITE),
        "grass-stripe": Paint(_WHITE),
        "dirt": Paint(_WHITE),
        "wall": Paint("#404040", _BLACK),
        "recess": Paint(_PALE, _BLACK),
        "line": Paint(None, _BLACK),
        "mark": Paint(None, _BLACK),
        "helper": Paint(None, "#9a9a9a"),
        "post": Paint(_WHITE, _BLACK),
        "yard-number": Paint(_BLACK, _WHITE),
        "label-page": Paint(_BLACK, "#e2e2e2"),
        # told apart by the way of their hatch alone
        "keep-out-hitting": Paint(None, _BLACK),
        "keep-out-opposing": Paint(None, _BLACK),
        "keep-out-both": Paint(None, _BLACK),
        "hatch-hitting": Paint(None, "#7d7d7d"),
        "hatch-opposing": Paint(None, "#7d7d7d"),
        "hatch-both": Paint(None, "#7d7d7d"),
        "place": Paint("#cfcfcf", _BLACK),
        "zone-label": Paint(_BLACK, _WHITE),
        "dimension": Paint(_BLACK, _BLACK),
        "dimension-label": Paint(_BLACK, _WHITE),
        "direction": Paint(_BLACK, _BLACK),
        "at": Paint(None, _BLACK),
        "move": Paint(_BLACK, _BLACK),
        "path": Paint(_BLACK, _BLACK),
        "label": Paint(_BLACK, _WHITE),
        "team-a": Paint(_BLACK, _WHITE),
        "team-b": Paint(_WHITE, _BLACK),
        "team-b-number": Paint(_BLACK),
        "official": Paint(_WHITE, _BLACK),
        "official-letter": Paint(_BLACK),
        "fault": Paint(None, _BLACK),
        "exempt": Paint(None, _BLACK),
        "remedy": Paint(_BLACK, _BLACK),
        "yellow-card": Paint(_WHITE, _BLACK),
        "red-card": Paint(_BLACK, _BLACK),
        "bar": Paint(_DIM),
        "bar-soft": Paint("#d6d6d6", _DIM),
        "bar-empty": Paint(_PALE),
        "panel": Paint(_PALE, "#bfbfbf"),
        "panel-ink": Paint(_BLACK),
        "accent": Paint(_BLACK, _BLACK),
    },
)

THEMES: Mapping[str, Theme] = MappingProxyType({t.name: t for t in (TURF, PAPER, MONO)})


def theme_named(name: str) -> Theme:
    """The built-in theme of that name.

    Raises:
        PolofieldError: there is none; the message has the near ones.
    """
    try:
        return THEMES[name]
    except KeyError:
        raise PolofieldError(
            f"unknown theme {in_short(name)}{did_you_mean(name, THEMES)}"
        ) from None
