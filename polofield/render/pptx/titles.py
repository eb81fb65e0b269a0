"""Sizes of titles: programs shrink a title to fit its placeholder only when it is edited."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from polofield.layout.metrics import text_width, wrap
from polofield.render.pptx.template import Template
from polofield.render.pptx.xml import EMU_TO_A_POINT, A, P

SMALLEST = 18
LINE = 1.2
"""The height of a line of a title, in ems."""
USUAL = 44.0
"""The size of a title in points, if nothing sets it."""
WIDEST = 1.43
"""How much wider than the typeface of figures the bold of Verdana is; few fonts are wider."""

_INSETS = {"lIns": 91_440, "rIns": 91_440, "tIns": 45_720, "bIns": 45_720}


def title_size(title: Any, template: Template) -> int | None:
    """The size in points at which a title fits its placeholder; None if it already fits.

    Its font is the template's, which may be wide.
    """
    chain = list(_styles(title, template))
    size = next((found for style in chain if (found := _size(style))), USUAL)
    insets = {side: _inset(chain, side) for side in _INSETS}
    width = (title.width - insets["lIns"] - insets["rIns"]) / EMU_TO_A_POINT
    height = (title.height - insets["tIns"] - insets["bIns"]) / EMU_TO_A_POINT
    text = title.text_frame.text
    whole = _fits(text, size, width, height)
    if whole or size <= SMALLEST:
        return None
    smaller = range(int(size), SMALLEST - 1, -1)
    return next((points for points in smaller if _fits(text, points, width, height)), SMALLEST)


def _fits(text: str, size: float, width: float, height: float) -> bool:
    """Whether a text fits without breaking a word; one line always fits in height."""
    wide = size * WIDEST
    if any(text_width(word, wide, weight=700) > width for word in text.split()):
        return False
    lines = len(wrap(text, wide, width, weight=700))
    return lines <= 1 or lines * LINE * size <= height


def _styles(title: Any, template: Template) -> Iterator[Any]:
    """The elements that set the style of a title, in order of precedence."""
    yield title._element
    kind = title.placeholder_format.type
    layout = title.part.slide_layout if hasattr(title.part, "slide_layout") else template.content
    for holder in (layout, layout.slide_master):
        for shape in holder.placeholders:
            if shape.placeholder_format.type in (kind, 1):
                yield shape._element
    styles = layout.slide_master._element.find(f"{P}txStyles/{P}titleStyle")
    if styles is not None:
        yield styles


def _size(style: Any) -> float | None:
    for path in (f"{P}txBody/{A}lstStyle/{A}lvl1pPr/{A}defRPr", f"{A}lvl1pPr/{A}defRPr"):
        found = style.find(path)
        if found is not None and found.get("sz"):
            return int(found.get("sz")) / 100
    return None


def _inset(chain: list[Any], side: str) -> int:
    for style in chain:
        body = style.find(f"{P}txBody/{A}bodyPr")
        if body is not None and body.get(side) is not None:
            return int(body.get(side))
    return _INSETS[side]
