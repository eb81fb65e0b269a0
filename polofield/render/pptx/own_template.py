"""A user's own template: every problem with it is reported as a mistake in that file."""

from __future__ import annotations

import io
import os
import zipfile
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from polofield.errors import FileError, in_short, unreadable_file
from polofield.files.toml_limits import too_large
from polofield.render.pptx.active_content import (
    as_plain_type,
    external_links,
    remove_active_content,
)
from polofield.render.pptx.ink import page_of
from polofield.render.pptx.presentation import Slide, pptx
from polofield.render.pptx.template import Box, Template, plain_template, python_pptx
from polofield.render.pptx.xml import EMU_TO_AN_INCH, A, P
from polofield.values import file_name

MAX_BYTES = 64_000_000
MAX_UNPACKED_BYTES = 256_000_000
"""Largest size of a template in bytes, as a file and unpacked."""

SIDES = range(1 * EMU_TO_AN_INCH, 56 * EMU_TO_AN_INCH + 1)
"""The lengths that a side of a slide may have in PowerPoint."""

_SECTIONS = "{521415D9-36F7-43E2-AB2F-B90AF26B5E84}"
_XML = (".xml", ".rels", ".vml")
"""What the names of parts end in that are XML."""
_ENCRYPTED = 0x1
_TITLES = {1, 3}
_FEET = {13, 15, 16}
"""The types of the placeholders at the foot of a slide: number, footer, date."""


def load_template(path: str | os.PathLike[str] | None) -> Template:
    """The user's own template, or the plain one if none is given."""
    return plain_template() if path is None else own_template(path)


def own_template(path: str | os.PathLike[str]) -> Template:
    """A user's own template, without its slides, but with its master, fonts and colours.

    Raises:
        FileError: no such file, not a PowerPoint file, or one that slides cannot be made with.
        OutputError: python-pptx is not installed.
    """
    name = file_name(path)
    opener = python_pptx()
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise unreadable_file(name, error) from None
    if len(data) > MAX_BYTES:
        raise FileError([f"{name}: {too_large(MAX_BYTES)}"])
    try:
        data = _as_presentation(data)
        _try(_template(opener(io.BytesIO(data)), name))
        return _template(opener(io.BytesIO(data)), name)
    except _UnfitError as error:
        what = str(error)
    except NotImplementedError:
        what = "the compression is not supported: open it in PowerPoint and save it again"
    except (zlib.error, EOFError):
        what = "the file is damaged and cannot be unpacked"
    except (zipfile.BadZipFile, KeyError, ValueError, AttributeError, SyntaxError, IndexError):
        what = "expected a PowerPoint presentation or template"
    except Exception:
        what = "slides cannot be made with this template"
    raise FileError([f"{name}: {what}"])


class _UnfitError(Exception):
    """What is wrong with a template."""


def _template(presentation: Any, name: str) -> Template:
    _check(presentation)
    layouts = list(presentation.slide_layouts)
    content = _content_layout(layouts)
    _empty(presentation)
    removed = remove_active_content(presentation)
    left_out = [f"left out of the slides: {', '.join(removed)}"] if removed else []
    warnings = tuple(f"{name}: {one}" for one in (*left_out, *external_links(presentation)))
    firsts = [layout for layout in layouts if layout._element.get("type") == "title"]
    openings = [layout for layout in (*firsts, content) if any(_boxes(layout, _TITLES))]
    if not openings:
        raise _UnfitError("expected a layout with a title, got none")
    room, title = _room(presentation, content)
    return Template(
        presentation, openings[0], content, room, None, title,
        plain=False, ground=page_of(content), warnings=warnings,
    )  # fmt: skip


def _check(presentation: Any) -> None:
    """Check that a template has everything that is needed."""
    from pptx.enum.shapes import PP_PLACEHOLDER
    from pptx.opc.constants import RELATIONSHIP_TYPE

    layouts = list(presentation.slide_layouts)
    if not layouts:
        raise _UnfitError("expected at least one slide layout, got none")
    size = presentation.part._element.find(f"{P}sldSz")
    if size is None:
        raise _UnfitError("the slide size is missing")
    for side in (size.get("cx"), size.get("cy")):
        if _whole(side) not in SIDES:
            wanted = f"{SIDES[0]} to {SIDES[-1]} EMU"
            raise _UnfitError(f"slide size: expected {wanted}, got {in_short(side)}")
    try:
        presentation.slide_master.part.part_related_by(RELATIONSHIP_TYPE.THEME)
    except KeyError:
        raise _UnfitError("the theme is missing") from None
    for holder in (presentation.slide_master, *layouts):
        for place in holder._element.iter(f"{P}ph"):
            try:
                PP_PLACEHOLDER.from_xml(place.get("type", "obj"))
            except ValueError:
                kind = in_short(place.get("type"))
                raise _UnfitError(f"unknown placeholder type {kind}") from None
        for edges in holder._element.iter(f"{A}off", f"{A}ext"):
            for value in edges.attrib.values() if "uri" not in edges.attrib else ():
                if _whole(value) is None:
                    raise _UnfitError(
                        f"place of a shape: expected a whole number, got {in_short(value)}"
                    )


def _whole(text: str | None) -> int | None:
    try:
        return int(text or "")
    except ValueError:
        return None


def _try(template: Template) -> None:
    """Make two slides with a template, to see whether that works."""
    slides = [Slide("First", subtitle="Below", opening=True), Slide("Second", notes="Said")]
    pptx(slides, template, title="Tried")


def _as_presentation(data: bytes) -> bytes:
    """A template as a plain presentation, which is all that python-pptx opens."""
    with zipfile.ZipFile(io.BytesIO(data)) as old:
        if any(item.flag_bits & _ENCRYPTED for item in old.infolist()):
            raise _UnfitError("the file is protected by a password: save it without one")
        if sum(item.file_size for item in old.infolist()) > MAX_UNPACKED_BYTES:
            raise _UnfitError(f"{too_large(MAX_UNPACKED_BYTES)} when unpacked")
        for item in old.infolist():
            if item.filename.endswith(_XML) and _has_document_type(old.read(item)):
                raise _UnfitError("a part has a document type: save it again in PowerPoint")
        types = old.read("[Content_Types].xml").decode("utf-8")
        plain = as_plain_type(types)
        if plain == types:
            return data
        made = io.BytesIO()
        with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as new:
            for item in old.infolist():
                if item.filename == "[Content_Types].xml":
                    new.writestr(item.filename, plain)
                else:
                    new.writestr(item, old.read(item))
        return made.getvalue()


def _has_document_type(part: bytes) -> bool:
    """Whether a part declares entities, which may name other files; a presentation has none.

    ECMA-376, Part 2, 6.2.5.
    """
    return b"<!DOCTYPE" in part.replace(b"\0", b"")


def _empty(presentation: Any) -> None:
    """Remove every slide, and everything that refers to slides by number."""
    root = presentation.part._element
    listed = root.find(f"{P}sldIdLst")
    for slide in list(listed) if listed is not None else []:
        presentation.part.rels.pop(slide.rId)  # even if something else refers to it
        listed.remove(slide)
    for shows in root.findall(f"{P}custShowLst"):
        root.remove(shows)
    for extension in root.findall(f"{P}extLst/{P}ext"):
        if extension.get("uri") == _SECTIONS:
            extension.getparent().remove(extension)


def _content_layout(layouts: Sequence[Any]) -> Any:
    """The layout with a title and the fewest other placeholders."""

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
    """The space for the figure, and the place of the title if the layout has no placeholder."""
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
