"""The words of slides and handouts: what a slide asks, says and describes."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Text alternatives of what is grouped on a slide
LAYERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "zones": "Zones",
        "lines": "Boards, lines and marks",
        "measures": "Distances that the rule names",
        "moves": "Where it happened and where the ball goes from there",
        "direction": "The way of the attack",
        "key": "Key",
        "scale-bar": "Scale",
    }
)

# Where a page has no room for every case
MORE_CASES: Final = "… and {count} more."
