"""A sheet as SVG, written directly.

Paints are presentation attributes, so that every program knows them; a dark variant is a media
rule that reaches nothing outside its own picture. Nothing is referred to by its id, as a `<use>`
or a clip would be: on a page with several pictures the first that has an id is found, whichever
was meant, and none where that one is hidden. So a halo is the text once more, stroked, under the
text itself, where it cannot be selected. `paint-order` would do without, but LibreOffice and other
programs paint that stroke over the letters. Only the fonts that a picture holds are found by name,
and the name is its own.
"""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from itertools import groupby
from math import hypot, pi
from typing import Literal

from polofield.errors import OutputError, in_short
from polofield.layout.metrics import printable
from polofield.layout.sheet import (
    Arc,
    Circle,
    Curve,
    Group,
    Line,
    Mark,
    Path,
    Point,
    Ring,
    Sheet,
    Text,
    are_dots,
)
from polofield.layout.typeface import Face
from polofield.render.page import checked_width
from polofield.render.shapes import arc_pieces, arrow
from polofield.render.svg_text import FAMILIES, font_rules, length, letters_of, outlined
from polofield.rulings.phrase import number
from polofield.values import is_one_of

DIGEST = 10
"""Hexadecimal digits of the digest: among a thousand pictures two share one in 10^6 pages."""
# Control characters stand for what is known only when all is written: no text holds them.
_PREFIX, _SCOPE = "\x00", "\x01"
LONGEST_PREFIX = 200
"""Characters of a prefix of one's own: it stands in every id."""
_OWN_PREFIX = re.compile(rf"[A-Za-z][A-Za-z0-9_-]{{0,{LONGEST_PREFIX - 1}}}+")

REGULAR = 500
"""The weight of texts that state none."""
_NO_TOOLTIP = "<title></title>"
"""Of what has no words of its own: else a pointer that rests on it is told the whole picture's."""
_UNSELECTED = "-webkit-user-select:none;user-select:none"

# A rounded half circle may have its centre a whole unit off; up to this angle it cannot be seen.
_LARGEST_ARC = 0.75 * pi


def svg(
    sheet: Sheet,
    *,
    text: Literal["text", "outlines"] = "text",
    size: tuple[float, str] | None = None,
    prefix: str | None = None,
) -> str:
    """The sheet as an `<svg>` element that can stand alone or inside a page.

    Every layer and every named mark is a `<g>` or an element with the id `PREFIX-NAME` and its
    role as class. The prefix is made from everything that the element holds, so that pictures
    that differ share no id. Where yards come to scale the root says how: `data-units-per-yard`,
    and `data-origin` and `data-turn` for the `x0 y0` and `a b c d` of `ScaleMap`.

    Args:
        sheet: what to write.
        text: real text, or the outlines of its letters, for programs that have no such font.
        size: a fixed width, such as `(160, "mm")`; without it the picture fills its place.
        prefix: what ids begin with instead, where they are to stay the same whatever is drawn.

    Raises:
        OutputError: no such kind of text, no such size, or a prefix that cannot begin an id.
    """
    if not is_one_of(text, ("text", "outlines")):
        raise OutputError(f"unknown text {in_short(text)}; known: 'text', 'outlines'")
    if prefix is not None and not (isinstance(prefix, str) and _OWN_PREFIX.fullmatch(prefix)):
        raise OutputError(
            f"prefix: expected a letter, then letters, digits, '-' and '_', {LONGEST_PREFIX}"
            f" characters at most, got {in_short(prefix)}"
        )
    written = _Writer(sheet, text == "outlines").document(size)
    scope = f"pf-{sha256(written.encode()).hexdigest()[:DIGEST]}"
    return written.replace(_SCOPE, scope).replace(_PREFIX, prefix or scope)


def escaped(text: str) -> str:
    """`text` for an element or an attribute; what XML cannot hold is left out."""
    text = printable(text)
    if "&" in text or "<" in text or ">" in text or '"' in text:
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return text.replace('"', "&quot;")
    return text


@lru_cache(maxsize=1024)
def _identifier(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9_-]+", "-", name)


class _Writer:
    """One document under way: its parts so far, the ids taken and the roles met."""

    def __init__(self, sheet: Sheet, outlined: bool) -> None:
        self.sheet = sheet
        self.paints = sheet.theme.paints
        self.attributes: dict[tuple[str, bool], str] = {}
        self.outlined = outlined
        self.parts: list[str] = []
        self.ids: dict[str, int] = {}
        self.roles: dict[str, None] = {}
        self.embedded: dict[Face, set[str]] = {}

    def document(self, size: tuple[float, str] | None) -> str:
        sheet = self.sheet
        width, height = number(sheet.width), number(sheet.height)
        if self.paints["page"].fill:
            page = f'{self.paint("page", filled=True)} d="M0 0H{width}V{height}H0Z"'
            self.parts.append(f"<path{page}>{_NO_TOOLTIP}</path>")
        for layer in sheet.layers:
            named = escaped(layer.role or layer.name)
            role = f' class="{named}"' if named else ""
            self.parts.append(f"<g{self.named(layer.name)}{role}>{_NO_TOOLTIP}")
            self.members(layer)
            self.parts.append("</g>")
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_exact(sheet.width)}'
            f' {_exact(sheet.height)}"'
            f'{_size(sheet, size)} role="img" lang="{escaped(sheet.language)}"'
            f' class="polofield {_SCOPE} {_identifier(sheet.slug)}"{_scale(sheet)}'
            f' font-family="{FAMILIES}" font-weight="{REGULAR}" text-rendering="geometricPrecision"'
            ' style="font-kerning:none" stroke-linejoin="round">\n'
            f"<title>{escaped(sheet.title)}</title>\n"
            f"<desc>{escaped(sheet.description)}</desc>\n"
        )
        rules = font_rules(self.embedded, _SCOPE) + self.dark()
        style = f"<style>{rules}</style>\n" if rules else ""
        return f"{head}{style}" + "\n".join(self.parts) + "\n</svg>\n"

    def id(self, name: str) -> str:
        """The id of `name`, with a count where the name came before."""
        name = _identifier(name)
        count = self.ids[name] = self.ids.get(name, 0) + 1
        return f"{_PREFIX}-{name}" if count == 1 else self.id(f"{name}-{count}")

    def named(self, name: str) -> str:
        return f' id="{self.id(name)}"' if name else ""

    def paint(
        self,
        role: str,
        *,
        filled: bool = False,
        width: float = 0.0,
        dash: tuple[float, ...] = (),
    ) -> str:
        """Class and paint of a shape."""
        self.roles[role] = None
        paint = self.paints[role]
        attributes = self.attributes.get((role, filled))
        if attributes is None:
            fill = (paint.fill if filled else None) or "none"
            attributes = f' class="{escaped(role)}" fill="{escaped(fill)}"'
            if fill != "none" and paint.opacity != 1:
                attributes += f' fill-opacity="{number(paint.opacity)}"'
            self.attributes[role, filled] = attributes
        if width > 0 and paint.stroke:
            attributes += f' stroke="{escaped(paint.stroke)}"'
            if width != 1:
                attributes += f' stroke-width="{number(width)}"'
            if dash:
                attributes += f' stroke-dasharray="{" ".join(map(number, dash))}"'
                if are_dots(dash):
                    attributes += ' stroke-linecap="round"'
        return attributes

    def group(self, group: Group) -> None:
        role = f' class="{escaped(group.role)}"' if group.role else ""
        self.parts.append(f"<g{self.named(group.name)}{role}>{_title(group.title)}")
        self.members(group)
        self.parts.append("</g>")

    def members(self, group: Group) -> None:
        for look, run in groupby(group.members, _look):
            marks = list(run)
            if look is None:
                for mark in marks:
                    self.mark(mark)
            elif texts := [mark for mark in marks if isinstance(mark, Text)]:
                self.texts(texts)
            else:
                self.strokes([mark for mark in marks if isinstance(mark, Line)])

    def mark(self, mark: Mark) -> None:
        if isinstance(mark, Group):
            self.group(mark)
        elif isinstance(mark, Path):
            self.path(mark)
        elif isinstance(mark, Circle):
            self.circle(mark)
        elif isinstance(mark, Line):
            self.line(mark)

    def path(self, path: Path) -> None:
        d = "".join(_ring(ring, path.closed) for ring in path.rings)
        name = self.named(path.name)
        rule = ' fill-rule="evenodd"' if path.closed and len(path.rings) > 1 else ""
        paint = self.paint(path.role, filled=path.closed, width=path.width, dash=path.dash)
        self.parts.append(_element("path", f'{name}{paint}{rule} d="{d}"', path.title))

    def circle(self, circle: Circle) -> None:
        paint = self.paint(circle.role, filled=True, width=circle.width, dash=circle.dash)
        place = f' cx="{number(circle.x)}" cy="{number(circle.y)}" r="{number(circle.r)}"'
        name = self.named(circle.name)
        self.parts.append(_element("circle", f"{name}{paint}{place}", circle.title))

    def line(self, line: Line) -> None:
        """A line that has a name or heads."""
        start, end, heads = arrow(line)
        paint = self.paint(line.role, width=line.width, dash=line.dash)
        name, shaft = self.named(line.name), f'd="{_segment(*start, *end)}"/>'
        if not heads:
            self.parts.append(f"<path{name}{paint} {shaft}")
            return
        role, colour = escaped(line.role), escaped(self.paints[line.role].stroke or "none")
        tips = "".join(_ring(head, True) for head in heads)
        self.parts.append(
            f'<g{name} class="{role}"><path{paint} {shaft}'
            f'<path class="{role}" fill="{colour}" d="{tips}"/></g>'
        )

    def strokes(self, lines: list[Line]) -> None:
        """Consecutive lines of one role, width and dash."""
        paint = self.paint(lines[0].role, width=lines[0].width, dash=lines[0].dash)
        d = "".join(_segment(line.x1, line.y1, line.x2, line.y2) for line in lines)
        self.parts.append(f'<path{paint} d="{d}"/>')

    def texts(self, texts: list[Text]) -> None:
        """Consecutive texts of one role, size, face, anchor and halo."""
        first = texts[0]
        self.roles[first.role] = None
        paint = self.paints[first.role]
        role = escaped(first.role)
        common = f' class="{role}" fill="{escaped(paint.fill or "none")}"'
        if not self.outlined:
            common += f' font-size="{number(first.size)}"'
            if first.weight != REGULAR:
                common += f' font-weight="{first.weight}"'
            if first.italic:
                common += ' font-style="italic"'
            if first.anchor != "start":
                common += f' text-anchor="{escaped(first.anchor)}"'
        halo = paint.stroke if first.halo > 0 else None
        if len(texts) == 1 and not halo and not self.outlined:
            self.parts.append(self.letters(first, self.named(first.name) + common))
            return
        self.parts.append(f"<g{common}>")
        if halo:
            # outlines are in the font's own units
            units = first.face.units_per_em / first.size if self.outlined else 1
            stroke = f'stroke="{escaped(halo)}" stroke-width="{number(first.halo * units)}"'
            self.parts.append(f'<g class="{role} halo" {stroke} style="{_UNSELECTED}">')
            self.parts += (self.letters(text, "") for text in texts)
            self.parts.append("</g>")
        self.parts += (self.letters(text, self.named(text.name)) for text in texts)
        self.parts.append("</g>")

    def letters(self, mark: Text, attributes: str) -> str:
        if self.outlined:
            move = f"translate({number(mark.x)} {number(mark.y)}){_turn(mark.turn)}"
            scale = mark.size / mark.face.units_per_em
            d, rest = outlined(mark)
            path = f'<path{attributes} transform="{move}scale({scale:.6g})" d="{d}"/>'
            size = f' font-size="{number(mark.size)}"'
            return path + "".join(_text(size, x, y, mark.turn, letter) for x, y, letter in rest)
        for face, letters in letters_of(mark):
            self.embedded.setdefault(face, set()).update(letters)
        return _text(attributes + length(mark), mark.x, mark.y, mark.turn, mark.text)

    def dark(self) -> str:
        """The rule for a dark scheme: recolours whatever states a colour under a role."""
        rules = []
        for role, paint in self.sheet.theme.dark.items():
            if role in self.roles:
                where, light = f".{_SCOPE} .{escaped(role)}", self.paints[role]
                if light.stroke != paint.stroke:
                    rules.append(
                        f'{where}[stroke^="#"]{{stroke:{escaped(paint.stroke or "none")}}}'
                    )
                fill = f"fill:{escaped(paint.fill or 'none')}" if light.fill != paint.fill else ""
                if light.opacity != paint.opacity:
                    fill += f";fill-opacity:{number(paint.opacity)}"
                if fill:
                    rules.append(f'{where}[fill^="#"]{{{fill.lstrip(";")}}}')
        return f"@media (prefers-color-scheme:dark){{{''.join(rules)}}}" if rules else ""


def _look(mark: Mark) -> object:
    """Equal for marks that may share one element; None for one that stands alone."""
    if isinstance(mark, Text):
        return (mark.role, mark.size, mark.weight, mark.italic, mark.anchor, mark.halo)
    if isinstance(mark, Line) and mark.heads == "none" and not mark.name:
        return (mark.role, mark.width, mark.dash)
    return None


def _size(sheet: Sheet, size: tuple[float, str] | None) -> str:
    if size is None:
        return ""
    width, unit = checked_width(size)
    height = width * sheet.height / sheet.width
    return f' width="{width:.9g}{unit}" height="{round(height, 4):.9g}{unit}"'


def _exact(value: float) -> str:
    """Of the view box, so that a size or a scale that was asked for is just that."""
    return f"{round(value, 6):.10g}"


def _scale(sheet: Sheet) -> str:
    scale = sheet.yards
    if scale is None:
        return ""
    turn = " ".join(map(str, scale.turn))
    return (
        f' data-units-per-yard="{round(scale.scale, 6):.9g}"'
        f' data-origin="{round(scale.x0, 4) + 0.0:.9g} {round(scale.y0, 4) + 0.0:.9g}"'
        f' data-turn="{turn}"'
    )


def _title(title: str) -> str:
    return f"<title>{escaped(title)}</title>" if title else ""


def _element(tag: str, attributes: str, title: str) -> str:
    return f"<{tag}{attributes}>{_title(title)}</{tag}>" if title else f"<{tag}{attributes}/>"


def _segment(x1: float, y1: float, x2: float, y2: float) -> str:
    sx, sy, ex, ey = number(x1), number(y1), number(x2), number(y2)
    return f"M{sx} {sy}" + (f"H{ex}" if sy == ey else f"V{ey}" if sx == ex else f"L{ex} {ey}")


def _ring(ring: Ring, closed: bool) -> str:
    at: Point | Arc | Curve = ring[0]
    x, y = first = number(at.x), number(at.y)
    d = [f"M{x} {y}"]
    for to in ring[1:]:
        if isinstance(to, Arc):
            r = number(hypot(to.x - to.cx, to.y - to.cy))
            turn = f"A{r} {r} 0 0 {int(to.clockwise)}"
            for piece in arc_pieces(at, to, _LARGEST_ARC):
                x, y = number(piece.x), number(piece.y)
                d.append(f"{turn} {x} {y}")
        elif isinstance(to, Curve):
            x, y = number(to.x), number(to.y)
            handles = " ".join(map(number, (to.ax, to.ay, to.bx, to.by)))
            d.append(f"C{handles} {x} {y}")
        else:
            old_x, old_y = x, y
            x, y = number(to.x), number(to.y)
            d.append(f"H{x}" if y == old_y else f"V{y}" if x == old_x else f"L{x} {y}")
        at = to
    if closed:
        if (x, y) == first and isinstance(at, Point) and len(d) > 1:
            d.pop()  # the closing does it
        d.append("Z")
    return "".join(d)


def _text(attributes: str, left: float, baseline: float, turn: float, text: str) -> str:
    x, y = number(left), number(baseline)
    turned = f' transform="{_turn(turn, f" {x} {y}")}"' if turn else ""
    return f'<text{attributes} x="{x}" y="{y}"{turned}>{escaped(text)}</text>'


def _turn(degrees: float, about: str = "") -> str:
    return f"rotate({number(degrees)}{about})" if degrees else ""
