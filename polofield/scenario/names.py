"""Team names short enough for a figure."""

from __future__ import annotations

from polofield.values import LETTERS_SHOWN


def short_names(first: str, second: str) -> tuple[str, str]:
    """Both teams' names for a figure: a long one loses its middle, and the two still differ."""
    one, other = _short(first), _short(second)
    if one == other:
        return f"{one[: LETTERS_SHOWN - 2]} 1", f"{other[: LETTERS_SHOWN - 2]} 2"
    return one, other


def _short(name: str) -> str:
    if len(name) <= LETTERS_SHOWN:
        return name
    end = ""
    for word in reversed(name.split()):
        longer = f"{word} {end}".rstrip()
        if len(longer) > LETTERS_SHOWN // 2:
            break
        end = longer
    end = end or name[-(LETTERS_SHOWN // 3) :]
    return f"{name[: LETTERS_SHOWN - len(end) - 1].rstrip()}…{end}"
