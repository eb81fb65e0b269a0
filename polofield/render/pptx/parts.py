"""The parts of a presentation, with each slide compressed as soon as it is complete.

python-pptx would keep every slide as an XML tree, and search all of them for each new name; here
memory and time grow only in proportion to the number of slides.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any

from pptx.opc.constants import CONTENT_TYPE, RELATIONSHIP_TARGET_MODE, RELATIONSHIP_TYPE
from pptx.opc.package import Part, _Relationship
from pptx.opc.packuri import PackURI
from pptx.oxml.slide import CT_NotesSlide, CT_Slide
from pptx.parts.image import Image, ImagePart
from pptx.parts.slide import NotesSlidePart, SlidePart

_BEFORE_ALL_IDS = 255
"""The ids of slides begin after this."""


class Packed(Part):
    """A complete part, compressed and without its XML tree."""

    def __init__(self, part: Any) -> None:
        super().__init__(part.partname, part.content_type, part.package)
        self._packed = zlib.compress(part.blob, level=1)
        self._rels._rels.update(part.rels)

    @property  # type: ignore[misc]
    def blob(self) -> bytes:
        """The bytes to write."""
        return zlib.decompress(self._packed)


@dataclass(frozen=True)
class Parts:
    """The parts of a python-pptx presentation that has no slides yet.

    Attributes:
        presentation: the presentation.
        notes: the numbers for notes.
        images: the images so far, by their SHA-1.
        image_numbers: the numbers for further images, without those used in the template.
    """

    presentation: Any
    notes: Iterator[int]
    images: dict[str, ImagePart]
    image_numbers: Iterator[int]

    def add_slide(self, layout: Any) -> Any:
        """Add a slide as python-pptx does, but without searching for a free name."""
        whole = self.presentation.part
        listed = whole._element.get_or_add_sldIdLst()
        number = len(listed) + 1
        part = SlidePart(
            PackURI(f"/ppt/slides/slide{number}.xml"),
            CONTENT_TYPE.PML_SLIDE,
            whole.package,
            CT_Slide.new(),
        )
        part.relate_to(layout.part, RELATIONSHIP_TYPE.SLIDE_LAYOUT)
        part.slide.shapes.clone_layout_placeholders(layout)
        relation = whole.rels._add_relationship(RELATIONSHIP_TYPE.SLIDE, part)
        listed._add_sldId(id=_BEFORE_ALL_IDS + number, rId=relation)
        return part.slide

    def add_notes(self, slide: Any, text: str) -> None:
        """Add the notes of a slide, also without searching for a free name."""
        whole = self.presentation.part
        master = whole.notes_master_part
        part = NotesSlidePart(
            PackURI(f"/ppt/notesSlides/notesSlide{next(self.notes)}.xml"),
            CONTENT_TYPE.PML_NOTES_SLIDE,
            whole.package,
            CT_NotesSlide.new(),
        )
        part.relate_to(master, RELATIONSHIP_TYPE.NOTES_MASTER)
        part.relate_to(slide.part, RELATIONSHIP_TYPE.SLIDE)
        part.notes_slide.clone_master_placeholders(master.notes_master)
        part.notes_slide.notes_text_frame.text = text
        slide.part.relate_to(part, RELATIONSHIP_TYPE.NOTES_SLIDE)

    def add_picture(self, slide: Any, png: bytes, left: int, top: int, width: int) -> Any:
        """Add a picture to a slide, also without searching for a free name."""
        image = Image.from_blob(png)
        part = self.images.get(image.sha1)
        if part is None:
            name = PackURI(f"/ppt/media/image{next(self.image_numbers)}.{image.ext}")
            package = self.presentation.part.package
            part = ImagePart(name, image.content_type, package, png)
            self.images[image.sha1] = part
        relation = slide.part.relate_to(part, RELATIONSHIP_TYPE.IMAGE)
        made = slide.shapes._add_pic_from_image_part(part, relation, left, top, width, None)
        return slide.shapes._shape_factory(made)

    def pack(self, number: int) -> None:
        """Compress the last `number` slides and their notes, which are complete."""
        whole = self.presentation.part
        for listed in whole._element.sldIdLst[-number:]:
            slide = _packed(whole, whole.rels[listed.rId])
            for relation in list(slide.rels.values()):
                if relation.reltype == RELATIONSHIP_TYPE.NOTES_SLIDE:
                    notes = _packed(slide, relation)
                    for back in list(notes.rels.values()):
                        if back.reltype == RELATIONSHIP_TYPE.SLIDE:
                            _relate(notes, back, slide)


def _packed(part: Any, relation: Any) -> Packed:
    """Replace the target of a relationship by its compressed form."""
    packed = Packed(relation.target_part)
    _relate(part, relation, packed)
    return packed


def _relate(part: Any, relation: Any, target: Any) -> None:
    """Change the target of a relationship, keeping its id."""
    part.rels._rels[relation.rId] = _Relationship(
        part.partname.baseURI,
        relation.rId,
        relation.reltype,
        RELATIONSHIP_TARGET_MODE.INTERNAL,
        target,
    )


def parts_of(presentation: Any) -> Parts:
    """The parts of a presentation without slides."""
    names = [part.partname for part in presentation.part.package.iter_parts()]
    taken = {name.idx for name in names if name.startswith("/ppt/media/image")}
    return Parts(presentation, count(1), {}, (one for one in count(1) if one not in taken))
