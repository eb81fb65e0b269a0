"""A team's colour as files give it."""

from __future__ import annotations

import re
from typing import Final

from polofield.errors import in_short

HEX_COLOUR: Final = "^#(?:[0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
"""Any of CSS's forms with a hash."""
_RRGGBB: Final = re.compile("#[0-9A-Fa-f]{6}")
Colours = tuple[str | None, str | None]
"""Of the first team and the second, as `#rrggbb`; None leaves one to the theme."""


def is_rrggbb(value: object) -> bool:
    """Whether it is a colour as all of polofield knows it: `#rrggbb`."""
    return isinstance(value, str) and _RRGGBB.fullmatch(value) is not None


def hex_colour(given: str) -> tuple[str | None, str | None]:
    """The colour as `#rrggbb`, None where there is none, and what is wrong with how it is given."""
    if not re.fullmatch(HEX_COLOUR, given):
        return None, f"colour = {in_short(given)}: '#rrggbb' would be right, such as '#1f4e9e'"
    digits = given[1:].lower()
    if len(digits) < 6:
        digits = "".join(digit * 2 for digit in digits)
    colour = f"#{digits[:6]}"
    if digits[6:] not in ("", "ff"):
        return colour, f"colour = {in_short(given)} is see-through: {colour!r} would be right"
    return colour, None
