"""Sheets as a PowerPoint presentation with native shapes, real titles and notes, reproducibly."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from polofield.layout.metrics import printable
from polofield.layout.sheet import Sheet
from polofield.render.pptx.shapes import shapes_of
from polofield.render.pptx.template import Box, Rooms, Template
from polofield.render.pptx.titles import title_size
from polofield.render.pptx.xml import EMU_TO_AN_INCH, P, Placement

if TYPE_CHECKING:
    from polofield.render.pptx.parts import Parts

_NAMESPACES = (
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" '
    'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" '
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
)
_MORPH = (
    '<mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" '
    f"{_NAMESPACES}>"
    '<mc:Choice xmlns:p159="http://schemas.microsoft.com/office/powerpoint/2015/09/main" '
    'Requires="p159"><p:transition spd="slow" '
    'xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main" p14:dur="1500">'
    '<p159:morph option="byObject"/></p:transition></mc:Choice>'
    '<mc:Fallback><p:transition spd="slow"><p:fade/></p:transition></mc:Fallback>'
    "</mc:AlternateContent>"
)
LONGEST_PROPERTY = 255
"""Most characters in a property of a presentation."""
_NO_DATE = datetime(1980, 1, 1)
_ZIP_DATE = (1980, 1, 1, 0, 0, 0)


@dataclass(frozen=True)
class Picture:
    """A sheet as a PNG on a slide: its place in EMU, its name and its alt text."""

    png: bytes
    left: int
    top: int
    width: int
    name: str
    description: str


@dataclass(frozen=True)
class Slide:
    """One slide.

    Attributes:
        title: the title.
        sheet: the figure, without the title, laid out for the space in the template.
        notes: the speaker notes.
        morphs: whether it is reached with a Morph transition from the slide before.
        subtitle: the subtitle of an opening slide.
        opening: whether it is the opening slide, which has its own layout.
        picture: the figure as a PNG instead of a sheet.
    """

    title: str
    sheet: Sheet | None = None
    notes: str = ""
    morphs: bool = False
    subtitle: str = ""
    opening: bool = False
    picture: Picture | None = None


def pptx(
    slides: Iterable[Slide], template: Template, *, title: str, as_picture: bool = False
) -> bytes:
    """A presentation with the slides.

    Args:
        slides: the slides in order; they are not kept in memory.
        template: a template without slides from `pptx_template`; it can be used only once.
        title: the title of the presentation.
        as_picture: whether each sheet is a PNG instead of shapes.
    """
    if as_picture:
        slides = (with_picture(slide, template.rooms) for slide in slides)
    add_slides(slides, new_parts(template), template)
    return to_bytes(template, title)


def new_parts(template: Template) -> Parts:
    """The parts to which slides are added."""
    from polofield.render.pptx.parts import parts_of

    return parts_of(template.presentation)


def add_slides(slides: Iterable[Slide], parts: Parts, template: Template) -> None:
    """Add slides; the first must not morph from another."""
    for run in _morph_runs(slides):
        _size_titles([_add(slide, parts, template) for slide in run], template)
        parts.pack(len(run))


def to_bytes(template: Template, title: str) -> bytes:
    """The presentation with the added slides, as the bytes of a file."""
    presentation = template.presentation
    about = presentation.core_properties
    about.title = printable(title)[:LONGEST_PROPERTY]
    about.last_modified_by = "polofield"
    about.modified = _NO_DATE
    about.revision = 1
    if template.plain:
        about.author, about.created = "polofield", _NO_DATE
        _drop_thumbnail(presentation)
    file = io.BytesIO()
    presentation.save(file)
    return _without_dates(file.getvalue())


def _morph_runs(slides: Iterable[Slide]) -> Iterator[list[Slide]]:
    """The slides in runs within which each morphs into the next."""
    run: list[Slide] = []
    for slide in slides:
        if run and not slide.morphs:
            yield run
            run = []
        run.append(slide)
    if run:
        yield run


def _add(slide: Slide, parts: Parts, template: Template) -> Any:
    """Add a slide, and return its title shape."""
    layout = template.opening if slide.opening else template.content
    made = parts.add_slide(layout)
    title = _title(made, slide, template)
    for shape in list(made.placeholders):
        kind = int(shape.placeholder_format.type)
        if kind == 4 and slide.subtitle:
            shape.text_frame.text = printable(slide.subtitle)
        elif shape._element is not title._element:
            shape._element.getparent().remove(shape._element)
    room = template.rooms.of(slide.opening)
    if slide.picture is not None:
        picture = slide.picture
        placed = parts.add_picture(made, picture.png, picture.left, picture.top, picture.width)
        placed.name = picture.name
        placed._element.nvPicPr.cNvPr.set("descr", picture.description)
    elif slide.sheet is not None and room is not None:
        _shapes(made, slide.sheet, room, template)
    if slide.morphs:
        made._element.find(f"{P}clrMapOvr").addnext(_parsed(_MORPH))
    if slide.notes:
        parts.add_notes(made, slide.notes)
    return title


def _size_titles(titles: Sequence[Any], template: Template) -> None:
    """Give the titles of a run the same size, so that all of them fit."""
    from pptx.util import Pt

    sizes = [title_size(title, template) for title in titles]
    if found := [size for size in sizes if size is not None]:
        for title in titles:
            title.text_frame.paragraphs[0].runs[0].font.size = Pt(min(found))


def _title(made: Any, slide: Slide, template: Template) -> Any:
    """The title placeholder of a slide, added if the layout has none."""
    shape = made.shapes.title
    if shape is None:
        number = max(int(one.get("id")) for one in made._element.iter(f"{P}cNvPr")) + 1
        made.shapes._spTree.insert(
            2,
            _parsed(
                f'<p:sp {_NAMESPACES}><p:nvSpPr><p:cNvPr id="{number}" name="Title"/>'
                '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph type="title"/></p:nvPr>'
                "</p:nvSpPr><p:spPr/><p:txBody><a:bodyPr/><a:lstStyle/><a:p/></p:txBody></p:sp>"
            ),
        )
        shape = made.shapes.title
    shape.text_frame.text = printable(slide.title)
    shape.name = "Title"
    box = template.title
    if box is not None and not slide.opening:
        shape.left, shape.top = box.left, box.top
        shape.width, shape.height = box.right - box.left, box.bottom - box.top
    return shape


def _shapes(made: Any, sheet: Sheet, room: Box, template: Template) -> None:
    unit = _unit(sheet, room)
    ground = Placement(unit, _left(sheet, room, unit), room.top)
    tree = made.shapes._spTree
    first = max(int(one.get("id")) for one in made._element.iter(f"{P}cNvPr")) + 1
    xml = "".join(shape.xml for shape in shapes_of(sheet, ground, first, template.ground))
    for element in _parsed(f"<p:spTree {_NAMESPACES}>{xml}</p:spTree>"):
        tree.append(element)


def _unit(sheet: Sheet, room: Box) -> float:
    """EMU to a unit of a sheet at its own size, or less if it would not fit."""
    wide, high = (room.right - room.left) / sheet.width, (room.bottom - room.top) / sheet.height
    return min(sheet.unit * EMU_TO_AN_INCH, wide, high)


def _left(sheet: Sheet, room: Box, unit: float) -> int:
    """The left edge of a sheet centred in the available space."""
    return room.left + round((room.right - room.left - sheet.width * unit) / 2)


def with_picture(slide: Slide, rooms: Rooms) -> Slide:
    """The slide with a picture instead of its sheet."""
    from polofield.render.pptx.picture import picture

    room, sheet = rooms.of(slide.opening), slide.sheet
    if sheet is None or room is None:
        return slide
    unit = _unit(sheet, room)
    width = round(sheet.width * unit)
    png = picture(sheet, width / rooms.slide_width)
    place = _left(sheet, room, unit), room.top, width
    made = Picture(png, *place, sheet.slug, printable(sheet.description))
    return replace(slide, sheet=None, picture=made)


def _parsed(xml: str) -> Any:
    from pptx.oxml import parse_xml

    return parse_xml(xml)


def _drop_thumbnail(presentation: Any) -> None:
    """Remove the thumbnail of python-pptx's own template."""
    package = presentation.part.package
    for key, relation in list(package._rels.items()):
        if relation.reltype.endswith("/thumbnail"):
            package._rels.pop(key)


def _without_dates(data: bytes) -> bytes:
    """The same ZIP file with a fixed date for every entry."""
    made = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(data)) as old,
        zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new,
    ):
        for name in old.namelist():
            entry = zipfile.ZipInfo(name, _ZIP_DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 0
            new.writestr(entry, old.read(name), compresslevel=9)
    return made.getvalue()
