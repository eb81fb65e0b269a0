"""The presentation that slides are added to: a plain wide one, or somebody's own template."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

from polofield.errors import OutputError
from polofield.render.pptx_ink import WHITE_PAGE, Page

PAGE_HEIGHT = 540.0
"""Page units to the height of a slide, however large it is: what counts is how much it fills."""

WIDE = (12_192_000, 6_858_000)
"""A slide of 16:9 in EMU, 13 1/3 x 7 1/2 in."""

FONT = "Verdana"
"""As wide as DejaVu Sans, by which text is measured, and on every Windows and Mac."""

COLOURS = {
    "dk1": "1A1A1A", "lt1": "FFFFFF", "dk2": "2F5C36", "lt2": "EDEFEA", "accent1": "101A4D",
    "accent2": "FFD95A", "accent3": "437F4A", "accent4": "8B6D4F", "accent5": "8A1C1C",
    "accent6": "595959",
}  # fmt: skip

LAYOUTS = ("title", "obj", "titleOnly", "blank")
"""Kinds of layout that the plain presentation keeps."""

_A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
_P = "{http://schemas.openxmlformats.org/presentationml/2006/main}"


class Box(NamedTuple):
    """A rectangle on a slide, in EMU."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def area(self) -> float:
        """How large it is; nothing where it is turned inside out."""
        return max(self.right - self.left, 0) * max(self.bottom - self.top, 0)


class Rooms(NamedTuple):
    """What of a slide is left for its picture, and how wide a slide is, in EMU."""

    usual: Box
    opening: Box | None
    slide_width: int

    def of(self, opening: bool) -> Box | None:
        """The room on a first slide, or on any other."""
        return self.opening if opening else self.usual


@dataclass(frozen=True)
class Template:
    """A presentation without slides, and how slides are set in it.

    Attributes:
        presentation: of python-pptx.
        opening: the layout of a first slide.
        content: the layout of every other.
        room: what of a slide is left for the picture.
        opening_room: what of a first slide is; None where there is no room.
        title: where a title goes, where the layout has none of its own.
        own: whether it is ours, and not somebody's.
        ground: its page, and the colour of words on it.
        warnings: what of it is left out, and what leads out of it.
    """

    presentation: Any
    opening: Any
    content: Any
    room: Box
    opening_room: Box | None
    title: Box | None
    own: bool
    ground: Page = WHITE_PAGE
    warnings: tuple[str, ...] = ()

    @property
    def unit(self) -> float:
        """EMU to a page unit."""
        return float(self.presentation.slide_height) / PAGE_HEIGHT

    @property
    def rooms(self) -> Rooms:
        """The rooms of its slides."""
        return Rooms(self.room, self.opening_room, int(self.presentation.slide_width))

    @property
    def page(self) -> tuple[float, float]:
        """Width and height of the room in page units."""
        return self._page(self.room)

    @property
    def opening_page(self) -> tuple[float, float] | None:
        """Likewise of the room on a first slide."""
        return self._page(self.opening_room) if self.opening_room else None

    def _page(self, box: Box) -> tuple[float, float]:
        left, top, right, bottom = box
        return (right - left) / self.unit, (bottom - top) / self.unit


def plain_template() -> Template:
    """A white 16:9 presentation with the title across the top."""
    presentation = python_pptx()()
    width, height = WIDE
    presentation.slide_width, presentation.slide_height = width, height
    presentation.part._element.find(f"{_P}sldSz").attrib.pop("type", None)
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
    style = master._element.find(f"{_P}txStyles/{_P}titleStyle/{_A}lvl1pPr")
    style.set("algn", "l")
    style.find(f"{_A}defRPr").set("sz", "3000")
    style.find(f"{_A}defRPr").set("b", "1")
    by_kind = {layout._element.get("type"): layout for layout in presentation.slide_layouts}
    _opening(by_kind["title"], point)
    return Template(
        presentation, by_kind["title"], by_kind["titleOnly"],
        Box(0, round(point * 72), width, height), Box(round(point * 576), 0, width, height),
        None, True,
    )  # fmt: skip


def python_pptx() -> Any:
    """What opens a presentation; an `OutputError` where it is not installed."""
    try:
        from pptx import Presentation
    except ImportError:
        raise OutputError("slides need python-pptx: pip install 'polofield[slides]'") from None
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
    part.blob = xml.replace(
        '<a:latin typeface="Calibri"/>', f'<a:latin typeface="{FONT}"/>'
    ).encode()


def _put(shape: Any, box: Box) -> None:
    shape.left, shape.top = box.left, box.top
    shape.width, shape.height = box.right - box.left, box.bottom - box.top


def _flush(shape: Any) -> None:
    """Text that begins at the very edge of its box."""
    body = shape._element.txBody.bodyPr
    for inset in ("lIns", "rIns"):
        body.set(inset, "0")


def _opening(layout: Any, point: float) -> None:
    """A first slide: title and subtitle at the left, room for a picture at the right."""
    boxes = {3: (56, 130, 540, 290), 4: (56, 306, 540, 420)}
    for shape in layout.placeholders:
        kind = int(shape.placeholder_format.type)
        if kind in boxes:
            _put(shape, Box(*(round(point * edge) for edge in boxes[kind])))
            _flush(shape)
            shape._element.txBody.bodyPr.set("anchor", "b" if kind == 3 else "t")
            _set_left(shape, 4000 if kind == 3 else 2000)


def _set_left(shape: Any, size: int) -> None:
    """Text at the left, so many hundredths of a point large."""
    listed = shape._element.txBody.find(f"{_A}lstStyle")
    style = listed.find(f"{_A}lvl1pPr")
    if style is None:
        style = listed.makeelement(f"{_A}lvl1pPr")
        style.append(style.makeelement(f"{_A}defRPr"))
        listed.append(style)
    style.set("algn", "l")
    style.find(f"{_A}defRPr").set("sz", str(size))
