"""A sheet as a one-page PDF with real, embedded text.

The file is written here and not by matplotlib, which takes the kind of font that it embeds from
a setting shared by the whole process, and kerns. Curves are those of the PNG.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator

from matplotlib.path import Path as MplPath

from polofield.layout.fonts.outlines import outlines
from polofield.layout.metrics import advance, printable
from polofield.layout.sheet import Group, Mark, Sheet, Text
from polofield.layout.theme import Theme
from polofield.render.ink import Colour, Ink, colour, halo_ink, inks, missing_ink, page_ink
from polofield.render.page import inches_to_a_unit, number
from polofield.render.pdf_font import Face, face
from polofield.render.shapes import text_start

_OPERATORS = {
    int(MplPath.MOVETO): "m",
    int(MplPath.LINETO): "l",
    int(MplPath.CURVE3): "c",
    int(MplPath.CURVE4): "c",
}
_PAINTS = {(True, True): "B", (True, False): "f", (False, True): "S"}
_FONTS = {False: "Regular", True: "Bold"}


def pdf(sheet: Sheet, *, size: tuple[float, str] | None = None) -> bytes:
    """The sheet as PDF, its page exactly as large as the sheet, or as wide as `size`.

    Text is embedded as DejaVu Sans, so that it can be searched and copied; characters which that
    table of letters does not have are boxes. There is no date in the file.

    Args:
        sheet: what to write.
        size: the width of the page, such as `(160, "mm")`.

    Raises:
        OutputError: no such size.
    """
    points = 72 * inches_to_a_unit(sheet, size)
    width, height = _exact(sheet.width * points), _exact(sheet.height * points)
    faces = _faces(sheet)
    body = _Content(sheet.theme, faces)
    body.lines.append(f"{_exact(points)} 0 0 {_exact(-points)} 0 {height} cm 1 j")
    if page := page_ink(sheet.width, sheet.height, sheet.theme):
        body.ink(page)
    body.marks(sheet.layers)

    file = _File()
    fonts = " ".join(f"/{_FONTS[bold]} {file.font(face)}" for bold, face in faces.items())
    states = " ".join(
        f"/{name} <</Type/ExtGState/ca {number(opacity)}>>"
        for opacity, name in body.opacities.items()
    )
    content = file.stream("", "\n".join(body.lines).encode("ascii"))
    pages = file.reserve()
    page_id = file.add(
        f"<</Type/Page/Parent {pages}/MediaBox[0 0 {width} {height}]/Contents {content}"
        f"/Group<</S/Transparency/CS/DeviceRGB>>"
        f"/Resources<</Font<<{fonts}>>/ExtGState<<{states}>>>>>>"
    )
    file.fill(pages, f"<</Type/Pages/Kids[{page_id}]/Count 1>>")
    language = sheet.language.encode("ascii", "ignore").decode()
    root = file.add(
        f"<</Type/Catalog/Pages {pages}/Lang({language})"
        "/ViewerPreferences<</DisplayDocTitle true>>>>"
    )
    about = file.add(
        f"<</Title {_words(sheet.title)}/Subject {_words(sheet.description)}/Producer(polofield)>>"
    )
    return file.written(root, about)


def _faces(sheet: Sheet) -> dict[bool, Face]:
    """The faces that the sheet needs, each with the letters that stand on it."""
    letters: dict[bool, set[str]] = {False: set(), True: set()}
    for mark in sheet.walk():
        if isinstance(mark, Text):
            letters[mark.bold] |= outlines(mark.bold).keys() & printable(mark.text)
    return {bold: face(bold, "".join(sorted(some))) for bold, some in letters.items() if some}


def _exact(value: float) -> str:
    return f"{round(value, 5) + 0.0:.10g}"


def _row(values: Iterable[float]) -> str:
    return " ".join(f"{value:.6g}" for value in values)


def _words(text: str) -> str:
    return f"<FEFF{printable(text).encode('utf-16-be').hex().upper()}>"


class _Content:
    """The drawing operators of a page, and what they refer to."""

    def __init__(self, theme: Theme, faces: dict[bool, Face]) -> None:
        self.theme = theme
        self.faces = faces
        self.opacities: dict[float, str] = {}
        self.lines: list[str] = []

    def marks(self, marks: Iterable[Mark]) -> None:
        for mark in marks:
            if isinstance(mark, Group):
                if mark.clip:
                    self.lines.append(f"q {' '.join(map(number, mark.clip))} re W n")
                self.marks(mark.members)
                if mark.clip:
                    self.lines.append("Q")
            elif isinstance(mark, Text):
                self.text(mark)
            else:
                for ink in inks((mark,), self.theme):
                    self.ink(ink)

    def ink(self, ink: Ink) -> None:
        state = []
        if ink.fill:
            state.append(f"{_rgb(ink.fill)} rg")
            if ink.fill[3] != 1:
                name = self.opacities.setdefault(ink.fill[3], f"A{len(self.opacities)}")
                state.append(f"/{name} gs")
        if ink.stroke:
            state.append(f"{_rgb(ink.stroke)} RG {number(ink.width)} w")
            state.append(f"[{' '.join(map(number, ink.dash))}] 0 d")
        if paint := _PAINTS.get((ink.fill is not None, ink.stroke is not None)):
            self.lines.append(f"q {' '.join(state)}\n{_operators(ink.path)} {paint} Q")

    def text(self, mark: Text) -> None:
        paint = self.theme[mark.role]
        if halo := halo_ink(mark, self.theme):
            self.ink(halo)
        if paint.fill is None:
            return
        font = f"/{_FONTS[mark.bold]} {number(mark.size)} Tf"
        for x, letters in _runs(mark):
            codes = "".join(f"{self.faces[mark.bold].codes[letter]:04X}" for letter in letters)
            self.lines.append(
                f"BT {_rgb(colour(paint.fill))} rg {font} "
                f"1 0 0 -1 {number(x)} {number(mark.y)} Tm <{codes}> Tj ET"
            )
        if missing := missing_ink(mark, self.theme):
            self.ink(missing)


def _runs(mark: Text) -> Iterator[tuple[float, str]]:
    """The letters that the face has, in pieces, each with the x of its origin."""
    table = outlines(mark.bold)
    text = printable(mark.text)
    pen = start = text_start(mark, text)
    letters = ""
    for character in text:
        if character in table:
            if not letters:
                start = pen
            letters += character
        elif advance(character, mark.bold) and letters:
            yield start, letters
            letters = ""
        pen += mark.size * advance(character, mark.bold)
    if letters:
        yield start, letters


def _rgb(colour: Colour) -> str:
    return " ".join(f"{part:.4g}" for part in colour[:3])


def _operators(path: MplPath) -> str:
    """A path in PDF operators; it knows cubic curves alone."""
    written = []
    x = y = 0.0
    for vertices, code in path.iter_segments(simplify=False, curves=True):
        if code == MplPath.CLOSEPOLY:
            written.append("h")
            continue
        points = [float(v) for v in vertices]
        if code == MplPath.CURVE3:
            cx, cy, ex, ey = points
            points = [
                x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, ex + (cx - ex) * 2 / 3,
                ey + (cy - ey) * 2 / 3, ex, ey,
            ]  # fmt: skip
        written += map(number, points)
        written.append(_OPERATORS[int(code)])
        x, y = points[-2:]
    return " ".join(written)


class _File:
    """The objects of a PDF, numbered from 1, and how they come together."""

    def __init__(self) -> None:
        self.objects: list[bytes] = []

    def reserve(self) -> str:
        self.objects.append(b"")
        return f"{len(self.objects)} 0 R"

    def fill(self, reference: str, body: str | bytes) -> None:
        self.objects[int(reference.split()[0]) - 1] = (
            body if isinstance(body, bytes) else body.encode("ascii")
        )

    def add(self, body: str | bytes) -> str:
        reference = self.reserve()
        self.fill(reference, body)
        return reference

    def stream(self, entries: str, data: bytes) -> str:
        packed = zlib.compress(data)
        head = f"<<{entries}/Length {len(packed)}/Filter/FlateDecode>>stream\n"
        return self.add(head.encode("ascii") + packed + b"\nendstream")

    def font(self, face: Face) -> str:
        """A face as a Type 0 font over an embedded TrueType one, with the way back to Unicode."""
        program = self.stream(f"/Length1 {len(face.program)}", face.program)
        descriptor = self.add(
            f"<</Type/FontDescriptor/FontName/{face.name}/Flags 4/FontBBox[{_row(face.box)}]"
            f"/ItalicAngle 0/Ascent {face.ascent}/Descent {face.descent}"
            f"/CapHeight {face.ascent}/StemV 80/FontFile2 {program}>>"
        )
        descendant = self.add(
            f"<</Type/Font/Subtype/CIDFontType2/BaseFont/{face.name}/CIDToGIDMap/Identity"
            "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
            f"/FontDescriptor {descriptor}/W[0[{_row(face.widths)}]]>>"
        )
        unicode = self.stream("", face.to_unicode().encode("ascii"))
        return self.add(
            f"<</Type/Font/Subtype/Type0/BaseFont/{face.name}/Encoding/Identity-H"
            f"/DescendantFonts[{descendant}]/ToUnicode {unicode}>>"
        )

    def written(self, root: str, about: str) -> bytes:
        out = bytearray(b"%PDF-1.5\n%\xe2\xe3\xcf\xd3\n")
        places = []
        for i, body in enumerate(self.objects, start=1):
            places.append(len(out))
            out += b"%d 0 obj\n" % i + body + b"\nendobj\n"
        start = len(out)
        out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(places) + 1)
        for place in places:
            out += b"%010d 00000 n \n" % place
        out += f"trailer\n<</Size {len(places) + 1}/Root {root}/Info {about}>>\n".encode()
        out += b"startxref\n%d\n%%%%EOF\n" % start
        return bytes(out)
