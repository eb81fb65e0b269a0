"""The presentation that slides are added to: a plain wide one, or a user's own template."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

from polofield.errors import OutputError
from polofield.layout.typeface import BARLOW
from polofield.render.pptx.ink import WHITE_PAGE, Page
from polofield.render.pptx.xml import A, P, latin

PAGE_HEIGHT = 540.0
"""Page units to the height of a slide of any size."""

WIDE = (12_192_000, 6_858_000)
"""A slide of 16:9 in EMU, 13 1/3 x 7 1/2 in."""

COLOURS = {
    "dk1": "1A1A1A", "lt1": "FFFFFF", "dk2": "2F5C36", "lt2": "EDEFEA", "accent1": "101A4D",
    "accent2": "FFD95A", "accent3": "437F4A", "accent4": "8B6D4F", "accent5": "8A1C1C",
    "accent6": "595959",
}  # fmt: skip

LAYOUTS = ("title", "obj", "titleOnly", "blank")
"""The kinds of layout in the plain presentation."""


class Box(NamedTuple):
    """A rectangle on a slide, in EMU."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def area(self) -> float:
        """Its area; 0 if its edges are in the wrong order."""
        return max(self.right - self.left, 0) * max(self.bottom - self.top, 0)


class Rooms(NamedTuple):
    """The space for the figure on a slide, and the width of a slide, in EMU."""

    usual: Box
    opening: Box | None
    slide_width: int

    def of(self, opening: bool) -> Box | None:
        """The space on an opening slide or on any other."""
        return self.opening if opening else self.usual


@dataclass(frozen=True)
class Template:
    """A presentation without slides, and how slides are laid out in it.

    Attributes:
        presentation: the presentation of python-pptx.
        opening: the layout of the opening slide.
        content: the layout of every other slide.
        room: the space for the figure on a slide.
        opening_room: the space for the figure on the opening slide; None if there is none.
        title: the place of the title if the layout has no title placeholder.
        plain: whether it is polofield's own plain template.
        ground: its page colour and text colour.
        warnings: what was removed from it, and its external links.
    """

    presentation: Any
    opening: Any
    content: Any
    room: Box
    opening_room: Box | None
    title: Box | None
    plain: bool
    ground: Page = WHITE_PAGE
    warnings: tuple[str, ...] = ()

    @property
    def unit(self) -> float:
        """EMU to a page unit."""
        return float(self.presentation.slide_height) / PAGE_HEIGHT

    @property
    def rooms(self) -> Rooms:
        """The spaces for figures on its slides."""
        return Rooms(self.room, self.opening_room, int(self.presentation.slide_width))

    @property
    def page(self) -> tuple[float, float]:
        """The width and height of the space for the figure, in page units."""
        return self._page(self.room)

    @property
    def opening_page(self) -> tuple[float, float] | None:
        """The width and height of that space on the opening slide, or None."""
        return self._page(self.opening_room) if self.opening_room else None

    def _page(self, box: Box) -> tuple[float, float]:
        left, top, right, bottom = box
        return (right - left) / self.unit, (bottom - top) / self.unit


def plain_template() -> Template:
    """A white 16:9 presentation with the title at the top."""
    presentation = python_pptx()()
    width, height = WIDE
    presentation.slide_width, presentation.slide_height = width, height
    presentation.part._element.find(f"{P}sldSz").attrib.pop("type", None)
    for layout in list(presentation.slide_layouts):
        if layout._element.get("type") not in LAYOUTS:
            presentation.slide_layouts.remove(layout)
    master = presentation.slide_master
    _theme(master)
    for slide in (master, *presentation.slide_layouts):
        for shape in slide.placeholders:
            if shape._element.spPr.xfrm is not None:
                shape.left, shape.width = shape.left * 4 // 3, shape.width * 4 // 3
    point = height / PAGE_HEIGHT
    title = Box(*(round(point * edge) for edge in (28, 16, 932, 64)))
    for shape in master.placeholders:
        if shape.placeholder_format.type == 1:
            _put(shape, title)
            _flush(shape)
        elif shape.placeholder_format.type == 2:
            _put(shape, Box(title.left, round(point * 84), title.right, round(point * 488)))
    style = master._element.find(f"{P}txStyles/{P}titleStyle/{A}lvl1pPr")
    style.set("algn", "l")
    style.find(f"{A}defRPr").set("sz", "3000")
    style.find(f"{A}defRPr").set("b", "1")
    by_kind = {layout._element.get("type"): layout for layout in presentation.slide_layouts}
    _opening(by_kind["title"], point)
    return Template(
        presentation, by_kind["title"], by_kind["titleOnly"],
        Box(0, round(point * 72), width, height), Box(round(point * 576), 0, width, height),
        None, True,
    )  # fmt: skip


def python_pptx() -> Any:
    """The `Presentation` function of python-pptx; an `OutputError` if it is not installed."""
    try:
        from pptx import Presentation
    except ImportError:
        raise OutputError(
            "python-pptx is not installed: run pip install 'polofield[slides]'"
        ) from None
    return Presentation


# The plain presentation


def _theme(master: Any) -> None:
    from pptx.opc.constants import RELATIONSHIP_TYPE

    part = master.part.part_related_by(RELATIONSHIP_TYPE.THEME)
    xml = part.blob.decode("utf-8")
    for name, rgb in COLOURS.items():
        xml = re.sub(
            f"<a:{name}>.*?</a:{name}>", f'<a:{name}><a:srgbClr val="{rgb}"/></a:{name}>', xml
        )
    part.blob = xml.replace('<a:latin typeface="Calibri"/>', latin(BARLOW)).encode()


def _put(shape: Any, box: Box) -> None:
    shape.left, shape.top = box.left, box.top
    shape.width, shape.height = box.right - box.left, box.bottom - box.top


def _flush(shape: Any) -> None:
    """Remove the left and right insets of the text."""
    body = shape._element.txBody.bodyPr
    for inset in ("lIns", "rIns"):
        body.set(inset, "0")


def _opening(layout: Any, point: float) -> None:
    """An opening slide: title and subtitle on the left, space for a figure on the right."""
    boxes = {3: (56, 130, 540, 290), 4: (56, 306, 540, 420)}
    for shape in layout.placeholders:
        kind = int(shape.placeholder_format.type)
        if kind in boxes:
            _put(shape, Box(*(round(point * edge) for edge in boxes[kind])))
            _flush(shape)
            shape._element.txBody.bodyPr.set("anchor", "b" if kind == 3 else "t")
            _set_left(shape, 4000 if kind == 3 else 2000)


def _set_left(shape: Any, size: int) -> None:
    """Align text left, with a size in hundredths of a point."""
    listed = shape._element.txBody.find(f"{A}lstStyle")
    style = listed.find(f"{A}lvl1pPr")
    if style is None:
        style = listed.makeelement(f"{A}lvl1pPr")
        style.append(style.makeelement(f"{A}defRPr"))
        listed.append(style)
    style.set("algn", "l")
    style.find(f"{A}defRPr").set("sz", str(size))
