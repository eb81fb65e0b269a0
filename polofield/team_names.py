"""How long a team's name may be on a figure."""

from __future__ import annotations

from typing import Final

LONGEST_NAME: Final = 24
"""Letters of a team's name that a figure shows."""


def short_names(first: str, second: str) -> tuple[str, str]:
    """Two teams' names as a figure shows them: a long one loses its middle, none its difference."""
    one, other = _short(first), _short(second)
    if one == other:
        return f"{one[: LONGEST_NAME - 2]} 1", f"{other[: LONGEST_NAME - 2]} 2"
    return one, other


def _short(name: str) -> str:
    if len(name) <= LONGEST_NAME:
        return name
    words = name.split()
    while len(" ".join(words)) > LONGEST_NAME // 2:
        del words[0]
    end = " ".join(words) or name[-(LONGEST_NAME // 3) :]
    return f"{name[: LONGEST_NAME - len(end) - 1].rstrip()}…{end}"
