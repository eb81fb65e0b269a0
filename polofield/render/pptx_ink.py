"""The colour in which words stand on a template's page: what its master says, if it can be read.

A master says how titles and texts look, and often in white on a dark page, whatever the theme's own
text colour is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from polofield.layout.contrast import contrast
from polofield.layout.legibility import TEXT_CONTRAST

USUAL = "tx1"
"""The theme's text colour."""
OTHERS = (USUAL, "bg1", "#000000", "#FFFFFF")
"""What else words may stand in, where the master's own styles cannot be read on its page."""

_A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
_P = "{http://schemas.openxmlformats.org/presentationml/2006/main}"


def page_ink(layout: Any) -> str:
    """A colour by `#rrggbb`, or by the name of one of the master's colours.

    Where nothing says how dark the page is, as with a photograph, the master's word is taken.
    """
    colours = _colours(layout)
    page = _page(layout, colours)
    asked = [*_styles(layout.slide_master), *OTHERS]
    if page is None:
        return asked[0]

    def stands_out(name: str) -> float:
        shown = colours.get(name, name)
        return contrast(shown, page, "normal") if shown.startswith("#") else 0.0

    readable = (name for name in asked if stands_out(name) >= TEXT_CONTRAST)
    return next(readable, max(asked, key=stands_out))


def _styles(master: Any) -> Iterator[str]:
    """The colours of the master's text and of its titles, where it names them."""
    for style in ("bodyStyle", "titleStyle"):
        fill = master._element.find(
            f"{_P}txStyles/{_P}{style}/{_A}lvl1pPr/{_A}defRPr/{_A}solidFill"
        )
        if fill is not None and (named := _named(fill)):
            yield named


def _page(layout: Any, colours: dict[str, str]) -> str | None:
    """The colour of a layout's page as `#rrggbb`; None where it is not one colour."""
    for slide in (layout, layout.slide_master):
        background = slide._element.find(f"{_P}cSld/{_P}bg")
        if background is None:
            continue
        fill = background.find(f"{_P}bgPr/{_A}solidFill")
        named = _named(background.find(f"{_P}bgRef") if fill is None else fill)
        return colours.get(named, named) if named else None
    return colours.get("bg1")


def _named(holder: Any) -> str | None:
    """The one colour that an element holds, by `#rrggbb` or by its name in the theme."""
    if holder is None:
        return None
    exact = holder.find(f"{_A}srgbClr")
    if exact is not None:
        return f"#{exact.get('val')}"
    themed = holder.find(f"{_A}schemeClr")
    return str(themed.get("val")) if themed is not None else None


def _colours(layout: Any) -> dict[str, str]:
    """The theme's colours as `#rrggbb`, by the names under which a slide of a layout knows them."""
    from pptx.opc.constants import RELATIONSHIP_TYPE
    from pptx.oxml import parse_xml

    master = layout.slide_master
    theme = parse_xml(master.part.part_related_by(RELATIONSHIP_TYPE.THEME).blob)
    scheme = theme.find(f"{_A}themeElements/{_A}clrScheme")
    own = {}
    for entry in scheme if scheme is not None else ():
        for colour in entry.iterfind(f"{_A}srgbClr"):
            own[entry.tag.removeprefix(_A)] = f"#{colour.get('val')}"
        for colour in entry.iterfind(f"{_A}sysClr"):
            own[entry.tag.removeprefix(_A)] = f"#{colour.get('lastClr', '000000')}"
    names: dict[str, str] = {}
    for mapping in (
        master._element.find(f"{_P}clrMap"),
        layout._element.find(f"{_P}clrMapOvr/{_A}overrideClrMapping"),
    ):
        names.update(mapping.attrib if mapping is not None else {})
    return own | {name: own[meant] for name, meant in names.items() if meant in own}
