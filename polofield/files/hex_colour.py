"""A team's colour in a file."""

from __future__ import annotations

import re
from typing import Final

from polofield.errors import in_short

HEX_COLOUR: Final = "^#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
"""Any of the CSS forms with a hash."""
_RRGGBB: Final = re.compile("#[0-9A-Fa-f]{6}")
Colours = tuple[str | None, str | None]
"""The colours of the first and the second team as `#rrggbb`; None for the theme's own."""


def is_rrggbb(value: object) -> bool:
    """Whether it is a colour in the form `#rrggbb`, the one used inside polofield."""
    return isinstance(value, str) and _RRGGBB.fullmatch(value) is not None


def hex_colour(given: str) -> tuple[str | None, str | None]:
    """The colour as `#rrggbb`, or None, and what is wrong with it, or None."""
    if not re.fullmatch(HEX_COLOUR, given):
        return None, f"colour: expected '#rrggbb', such as '#1f4e9e', got {in_short(given)}"
    digits = given[1:].lower()
    if len(digits) < 6:
        digits = "".join(digit * 2 for digit in digits)
    colour = f"#{digits[:6]}"
    if digits[6:] not in ("", "ff"):
        return (
            colour,
            f"colour: expected an opaque colour, such as {colour!r}, got {in_short(given)}",
        )
    return colour, None
