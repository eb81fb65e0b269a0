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
from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from itertools import groupby
from typing import Literal

from polofield.errors import OutputError, in_short
from polofield.layout.sheet import (
    Circle,
    Group,
    Line,
    Mark,
    Path,
    Sheet,
    Text,
    are_dots,
)
from polofield.layout.typeface import Face, set_in
from polofield.render.page import checked_width
from polofield.render.shapes import arrow, escaped
from polofield.render.svg_look import Shape, is_plain, look_of, shape_of
from polofield.render.svg_path import path_data
from polofield.render.svg_text import families, font_rules, length, letters_of, outlined
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
    with set_in(sheet.theme.typeface):
        written = _Writer(sheet, text == "outlines").document(size)
    scope = f"pf-{sha256(written.encode()).hexdigest()[:DIGEST]}"
    return written.replace(_SCOPE, scope).replace(_PREFIX, prefix or scope)


@lru_cache(maxsize=1024)
def _identifier(name: str) -> str:
    return re.sub(r"[^A-Za-z0-9_-]+", "-", name)


class _Writer:
    """One document under way: its parts so far, the ids taken, the roles that state a colour."""

    def __init__(self, sheet: Sheet, outlined: bool) -> None:
        self.sheet = sheet
        self.paints = sheet.theme.paints
        self.attributes: dict[Shape, str] = {}
        self.outlined = outlined
        self.parts: list[str] = []
        self.ids: dict[str, int] = {}
        self.filled: set[str] = set()
        self.stroked: set[str] = set()
        self.haloed = False
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
            f' font-family="{escaped(families(sheet.theme.typeface))}" font-weight="{REGULAR}"'
            ' text-rendering="geometricPrecision"'
            ' style="font-kerning:none" fill="none" stroke-linejoin="round">\n'
            f"<title>{escaped(sheet.title)}</title>\n"
            f"<desc>{escaped(sheet.description)}</desc>\n"
        )
        typeface = sheet.theme.typeface
        rules = font_rules(self.embedded, _SCOPE, typeface, haloed=self.haloed) + self.dark()
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
        return self.painted(Shape(role, filled, width, dash))

    def painted(self, look: Shape) -> str:
        if (attributes := self.attributes.get(look)) is None:
            attributes = self.attributes[look] = self.stated(look)
        return attributes

    def stated(self, look: Shape) -> str:
        role, filled, width, dash = look
        paint = self.paints[role]
        attributes = f' class="{escaped(role)}"'
        if filled and paint.fill:
            self.filled.add(role)
            attributes += f' fill="{escaped(paint.fill)}"'
            if paint.opacity != 1:
                attributes += f' fill-opacity="{number(paint.opacity)}"'
        if width > 0 and paint.stroke:
            self.stroked.add(role)
            attributes += f' stroke="{escaped(paint.stroke)}"'
            if width != 1:
                attributes += f' stroke-width="{number(width)}"'
            if dash:
                attributes += f' stroke-dasharray="{" ".join(map(number, dash))}"'
                if are_dots(dash):
                    attributes += ' stroke-linecap="round"'
        return attributes

    def group(self, group: Group) -> None:
        look = self.shared(group)
        if look:
            role = self.painted(look)
        else:
            role = f' class="{escaped(group.role)}"' if group.role else ""
        self.parts.append(f"<g{self.named(group.name)}{role}>{_title(group.title)}")
        if look:
            for mark in group.members:
                self.shape(mark, "")
        else:
            self.members(group)
        self.parts.append("</g>")

    def shared(self, group: Group) -> Shape | None:
        """How all members are painted, where that is one way and has the group's own role."""
        looks = {shape_of(mark) for mark in group.members}
        if len(looks) == 1 and (look := looks.pop()) and look.role == group.role:
            return look
        return None

    def members(self, group: Group) -> None:
        for look, run in groupby(group.members, look_of):
            marks = list(run)
            if look is None:
                for mark in marks:
                    self.mark(mark)
            elif isinstance(look, Shape):
                self.shapes(look, marks)
            elif texts := [mark for mark in marks if isinstance(mark, Text)]:
                self.texts(texts)
            else:
                self.strokes([mark for mark in marks if isinstance(mark, Line)])

    def mark(self, mark: Mark) -> None:
        if isinstance(mark, Group):
            self.group(mark)
        elif isinstance(mark, Line):
            self.line(mark)

    def shapes(self, look: Shape, marks: Sequence[Mark]) -> None:
        """Consecutive shapes that are painted alike: what they share stands once."""
        paint = self.painted(look)
        if len(marks) == 1:
            self.shape(marks[0], paint)
            return
        if not look.filled and all(is_plain(mark) for mark in marks):
            rings = [ring for mark in marks if isinstance(mark, Path) for ring in mark.rings]
            self.parts.append(f'<path{paint} d="{path_data(rings, closed=False)}"/>')
            return
        self.parts.append(f"<g{paint}>")
        role = f' class="{escaped(look.role)}"'
        for mark in marks:
            self.shape(mark, role if mark.name else "")
        self.parts.append("</g>")

    def shape(self, mark: Mark, attributes: str) -> None:
        """A path or a circle with attributes besides those of its place and form."""
        if isinstance(mark, Path):
            rule = ' fill-rule="evenodd"' if mark.closed and len(mark.rings) > 1 else ""
            tag, form = "path", f'{rule} d="{path_data(mark.rings, mark.closed)}"'
        elif isinstance(mark, Circle):
            place = f' cx="{number(mark.x)}" cy="{number(mark.y)}"'
            tag, form = "circle", f'{place} r="{number(mark.r)}"'
        else:
            raise TypeError(mark)
        self.parts.append(_element(tag, f"{self.named(mark.name)}{attributes}{form}", mark.title))

    def line(self, line: Line) -> None:
        """A line that has a name or heads."""
        start, end, heads = arrow(line)
        paint = self.paint(line.role, width=line.width, dash=line.dash)
        name, shaft = self.named(line.name), f'd="{_segment(*start, *end)}"/>'
        if not heads:
            self.parts.append(f"<path{name}{paint} {shaft}")
            return
        role, colour = escaped(line.role), escaped(self.paints[line.role].stroke or "none")
        self.filled.add(line.role)
        head = f'<path class="{role}" fill="{colour}" d="{path_data(heads, closed=True)}"/>'
        self.parts.append(f'<g{name} class="{role}"><path{paint} {shaft}{head}</g>')

    def strokes(self, lines: list[Line]) -> None:
        """Consecutive lines of one role, width and dash."""
        paint = self.paint(lines[0].role, width=lines[0].width, dash=lines[0].dash)
        d = "".join(_segment(line.x1, line.y1, line.x2, line.y2) for line in lines)
        self.parts.append(f'<path{paint} d="{d}"/>')

    def texts(self, texts: list[Text]) -> None:
        """Consecutive texts of one role, size, face, anchor and halo."""
        first = texts[0]
        self.filled.add(first.role)
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
            self.stroked.add(first.role)
            self.haloed = True
            # outlines are in the font's own units
            units = first.face.units_per_em / first.size if self.outlined else 1
            stroke = f'stroke="{escaped(halo)}" stroke-width="{number(first.halo * units)}"'
            self.parts.append(f'<g class="{role} halo" {stroke}>')
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
        rules: dict[str, list[str]] = {}
        for role, paint in self.sheet.theme.dark.items():
            where, light = f".{_SCOPE} .{escaped(role)}", self.paints[role]
            if role in self.stroked and light.stroke != paint.stroke:
                stroke = f"stroke:{escaped(paint.stroke or 'none')}"
                rules.setdefault(stroke, []).append(f'{where}[stroke^="#"]')
            if role not in self.filled:
                continue
            fill = f"fill:{escaped(paint.fill or 'none')}" if light.fill != paint.fill else ""
            if light.opacity != paint.opacity:
                fill += f";fill-opacity:{number(paint.opacity)}"
            if fill:
                rules.setdefault(fill.lstrip(";"), []).append(f'{where}[fill^="#"]')
        written = "".join(f"{','.join(places)}{{{what}}}" for what, places in rules.items())
        return f"@media (prefers-color-scheme:dark){{{written}}}" if rules else ""


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


def _text(attributes: str, left: float, baseline: float, turn: float, text: str) -> str:
    x, y = number(round(left, 1)), number(round(baseline, 1))
    turned = f' transform="{_turn(turn, f" {x} {y}")}"' if turn else ""
    return f'<text{attributes} x="{x}" y="{y}"{turned}>{escaped(text)}</text>'


def _turn(degrees: float, about: str = "") -> str:
    return f"rotate({number(degrees)}{about})" if degrees else ""
