"""The presentation that slides are added to: a plain wide one, or somebody's own template."""

from __future__ import annotations

import io
import os
import re
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from polofield.errors import FileError, OutputError
from polofield.render.pptx_ink import USUAL, page_ink

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
_TEMPLATE_TYPE = "presentationml.template.main+xml"
_SECTIONS = "{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"
_FEET = {13, 15, 16}
"""Placeholders at the foot of a slide: number, footer, date."""


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
        ink: the colour of words on its page: `#rrggbb`, or one of the master's by its name.
    """

    presentation: Any
    opening: Any
    content: Any
    room: Box
    opening_room: Box | None
    title: Box | None
    own: bool
    ink: str = USUAL

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


def template_asked(path: str | os.PathLike[str] | None) -> Template:
    """Somebody's own template, or the plain one where none is given."""
    return plain_template() if path is None else template_from(path)


def plain_template() -> Template:
    """A white 16:9 presentation with the title across the top."""
    presentation = _python_pptx()()
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


def template_from(path: str | os.PathLike[str]) -> Template:
    """Somebody's own template, emptied of its slides: its master, fonts and colours stay.

    Raises:
        FileError: no such file, or no PowerPoint file.
        OutputError: python-pptx is not installed.
    """
    name = os.fspath(path)
    opener = _python_pptx()
    try:
        data = Path(path).read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise FileError([f"{name}: {why[0].lower()}{why[1:]}"]) from None
    try:
        presentation = opener(io.BytesIO(_as_presentation(data)))
        layouts = list(presentation.slide_layouts)
    except (zipfile.BadZipFile, KeyError, ValueError, AttributeError, SyntaxError, IndexError):
        raise FileError([f"{name}: not a PowerPoint presentation or template"]) from None
    if not layouts:
        raise FileError([f"{name}: a template without slide layouts: one or more would be right"])
    content = _content_layout(layouts)
    _empty(presentation)
    openings = [layout for layout in layouts if layout._element.get("type") == "title"]
    room, title = _room(presentation, content)
    opening = openings[0] if openings else content
    return Template(
        presentation, opening, content, room, None, title, own=False, ink=page_ink(content)
    )


def _python_pptx() -> Any:
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


# Somebody's template


def _as_presentation(data: bytes) -> bytes:
    """A template (.potx) as a presentation, which is all that python-pptx opens."""
    with zipfile.ZipFile(io.BytesIO(data)) as old:
        types = old.read("[Content_Types].xml").decode("utf-8")
        if _TEMPLATE_TYPE not in types:
            return data
        types = types.replace(_TEMPLATE_TYPE, "presentationml.presentation.main+xml")
        made = io.BytesIO()
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
            for item in old.infolist():
                if item.filename == "[Content_Types].xml":
                    new.writestr(item.filename, types)
                else:
                    new.writestr(item, old.read(item))
        return made.getvalue()


def _empty(presentation: Any) -> None:
    """Drop every slide, and what names slides by their number."""
    root = presentation.part._element
    listed = root.find(f"{_P}sldIdLst")
    for slide in list(listed) if listed is not None else []:
        presentation.part.drop_rel(slide.rId)
        listed.remove(slide)
    for shows in root.findall(f"{_P}custShowLst"):
        root.remove(shows)
    for extension in root.findall(f"{_P}extLst/{_P}ext"):
        if extension.get("uri") == _SECTIONS:
            extension.getparent().remove(extension)


def _content_layout(layouts: Sequence[Any]) -> Any:
    """The layout with a title and the least besides it."""

    def ranked(layout: Any) -> tuple[bool, bool, int]:
        kinds = [int(shape.placeholder_format.type) for shape in layout.placeholders]
        others = [kind for kind in kinds if kind not in _FEET and kind != 1]
        return 1 not in kinds, layout._element.get("type") != "titleOnly", len(others)

    return min(layouts, key=ranked)


def _box(shape: Any) -> Box | None:
    edges = (shape.left, shape.top, shape.width, shape.height)
    if any(edge is None for edge in edges):
        return None
    left, top, width, height = (int(edge) for edge in edges)
    return Box(left, top, left + width, top + height)


def _boxes(slide: Any, kinds: set[int]) -> Iterator[Box]:
    for shape in slide.placeholders:
        if int(shape.placeholder_format.type) in kinds and (box := _box(shape)):
            yield box


def _room(presentation: Any, layout: Any) -> tuple[Box, Box | None]:
    """What a title leaves of a slide, and where the title goes if the layout does not say."""
    width, height = int(presentation.slide_width), int(presentation.slide_height)
    margin = round(height * 0.04)
    whole = Box(margin, margin, width - margin, height - margin)
    title = next(_boxes(layout, {1}), None)
    feet = [box.top for box in _boxes(layout, _FEET) if box.top > 0.8 * height]
    low = min([whole.bottom, *(top - margin // 4 for top in feet)])
    body = next(_boxes(presentation.slide_master, {2}), None)
    if title is not None:
        left, right = title.left, title.right
        if body is not None:
            left, right = min(left, body.left), max(right, body.right)
            low = max(low, min(body.bottom, whole.bottom))
        left, right = max(left, 0), min(right, width)
        gap = margin // 3
        rooms = [
            Box(left, title.bottom + gap, right, low),
            Box(left, whole.top, right, title.top - gap),
            Box(title.right + gap, whole.top, whole.right, low),
            Box(whole.left, whole.top, title.left - gap, low),
        ]
        best = max(rooms, key=lambda room: room.area)
        if best.area > 0.4 * width * height:
            return best, None
    title = Box(whole.left, margin // 2, whole.right, margin // 2 + round(height * 0.1))
    return Box(whole.left, title.bottom + margin // 4, whole.right, low), title
