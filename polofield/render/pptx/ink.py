"""The page colour of a template and the text colour on it, from its slide master.

A master sets the colours of titles and texts, often white on a dark page, whatever the theme's own
text colour is.
"""

from __future__ import annotations

from collections.abc import Iterator
from colorsys import hls_to_rgb, rgb_to_hls
from typing import Any, NamedTuple

from polofield.files.hex_colour import is_rrggbb
from polofield.layout.contrast import contrast
from polofield.layout.legibility import TEXT_CONTRAST
from polofield.render.pptx.xml import A, P

USUAL = "tx1"
"""The theme's text colour."""
OTHERS = (USUAL, "bg1", "#000000", "#FFFFFF")
"""Further text colours to try if the master's own cannot be read on its page."""
NAMES = frozenset(
    f"{kind}{number}"
    for kind, most in (("bg", 2), ("tx", 2), ("dk", 2), ("lt", 2), ("accent", 6))
    for number in range(1, most + 1)
)
"""The colours of a master (ECMA-376, Part 1, 20.1.10.54)."""
FIRST_FILL = 1001
"""The index of the theme's first background fill."""


class Page(NamedTuple):
    """The page of a template.

    Attributes:
        ink: the text colour: `#rrggbb`, or the name of a colour of the master.
        ink_shown: the text colour as `#rrggbb`; None if it is not known.
        fill: the colour of the page as `#rrggbb`; None if it is not a single colour.
    """

    ink: str = USUAL
    ink_shown: str | None = "#1a1a1a"
    fill: str | None = "#ffffff"


WHITE_PAGE = Page()


def page_of(layout: Any) -> Page:
    """The page of a layout.

    If its colour is not known, as with a photograph, the master's own text colour is used.
    """
    theme = _theme(layout.slide_master)
    colours = _colours(layout, theme)
    fill = _fill(layout, theme, colours)
    asked = [*_styles(layout.slide_master), *OTHERS]

    def shown(name: str) -> str | None:
        return name if is_rrggbb(name) else colours.get(name)

    def stands_out(name: str) -> float:
        colour = shown(name)
        return contrast(colour, fill, "normal") if colour and fill else 0.0

    ink = asked[0]
    if fill is not None:
        readable = (name for name in asked if stands_out(name) >= TEXT_CONTRAST)
        ink = next(readable, max(asked, key=stands_out))
    return Page(ink, shown(ink), fill)


def _styles(master: Any) -> Iterator[str]:
    """The colours of the master's text and titles, if it sets them."""
    for style in ("bodyStyle", "titleStyle"):
        fill = master._element.find(f"{P}txStyles/{P}{style}/{A}lvl1pPr/{A}defRPr/{A}solidFill")
        if fill is not None and (named := _named(fill)) is not None:
            yield named.name


def _fill(layout: Any, theme: Any, colours: dict[str, str]) -> str | None:
    """The colour of a layout's page as `#rrggbb`; None if it is not a single colour."""
    for slide in (layout, layout.slide_master):
        background = slide._element.find(f"{P}cSld/{P}bg")
        if background is None:
            continue
        taken = background.find(f"{P}bgRef")
        if taken is not None:
            return _shown(_named(taken), colours) if _is_flat(theme, taken) else None
        fill = background.find(f"{P}bgPr/{A}solidFill")
        return None if fill is None else _shown(_named(fill), colours)
    return colours.get("bg1")


def _is_flat(theme: Any, taken: Any) -> bool:
    """Whether a background reference is to a fill with a single, unchanged colour."""
    fills = theme.find(f"{A}themeElements/{A}fmtScheme/{A}bgFillStyleLst")
    index = int(taken.get("idx", "0")) - FIRST_FILL
    if fills is None or not 0 <= index < len(fills):
        return True
    colour = fills[index].find(f"{A}schemeClr")
    return fills[index].tag == f"{A}solidFill" and colour is not None and not len(colour)


class _Named(NamedTuple):
    """A colour as `#rrggbb` or by its name in the theme, with the element that may change it."""

    name: str
    altered: Any


def _named(holder: Any) -> _Named | None:
    """The colour in an element."""
    exact = holder.find(f"{A}srgbClr")
    if exact is not None:
        code = f"#{exact.get('val')}"
        return _Named(code, exact) if is_rrggbb(code) else None
    themed = holder.find(f"{A}schemeClr")
    if themed is None or themed.get("val") not in NAMES:
        return None
    return _Named(str(themed.get("val")), themed)


def _shown(named: _Named | None, colours: dict[str, str]) -> str | None:
    """A colour as `#rrggbb` with its changes of lightness; None if it is not known."""
    code = named and (named.name if is_rrggbb(named.name) else colours.get(named.name))
    if named is None or not code:
        return None
    red, green, blue = (int(code[i : i + 2], 16) / 255 for i in (1, 3, 5))
    hue, light, full = rgb_to_hls(red, green, blue)
    for change in named.altered:
        part = int(change.get("val", "0")) / 100_000
        if change.tag == f"{A}lumMod":
            light *= part
        elif change.tag == f"{A}lumOff":
            light += part
        else:
            return None
    parts = hls_to_rgb(hue, min(max(light, 0.0), 1.0), full)
    return "#" + "".join(f"{round(255 * part):02x}" for part in parts)


def _theme(master: Any) -> Any:
    from pptx.opc.constants import RELATIONSHIP_TYPE
    from pptx.oxml import parse_xml

    return parse_xml(master.part.part_related_by(RELATIONSHIP_TYPE.THEME).blob)


def _colours(layout: Any, theme: Any) -> dict[str, str]:
    """The theme's colours as `#rrggbb`, by their names on a slide with this layout."""
    scheme = theme.find(f"{A}themeElements/{A}clrScheme")
    own = {}
    for entry in scheme if scheme is not None else ():
        codes = [f"#{colour.get('val')}" for colour in entry.iterfind(f"{A}srgbClr")]
        codes += [f"#{c.get('lastClr', '000000')}" for c in entry.iterfind(f"{A}sysClr")]
        own.update({entry.tag.removeprefix(A): code for code in codes if is_rrggbb(code)})
    names: dict[str, str] = {}
    for mapping in (
        layout.slide_master._element.find(f"{P}clrMap"),
        layout._element.find(f"{P}clrMapOvr/{A}overrideClrMapping"),
    ):
        names.update(mapping.attrib if mapping is not None else {})
    return own | {name: own[meant] for name, meant in names.items() if meant in own}
