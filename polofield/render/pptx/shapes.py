"""Sheets as native shapes of a slide: to scale, named and editable.

The ground, its lines, the zones and the measures are groups. The ball and the players are single
shapes with names that begin with `!!`, so that a Morph transition moves them from slide to slide.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count

from polofield.layout.metrics import text_width
from polofield.layout.page import LEADING
from polofield.layout.placing import LABEL_LEADING, MIDDLE
from polofield.layout.sheet import Arc, Circle, Group, Line, Mark, Path, Point, Sheet, Text
from polofield.layout.theme import Paint
from polofield.layout.typeface import set_in
from polofield.render.pptx import xml as x
from polofield.render.pptx.ink import Page
from polofield.render.pptx.scheme import IN_INK, scheme_on
from polofield.render.pptx.xml import Bounds, Placement, Shape
from polofield.render.shapes import turned
from polofield.words import slides as w

GROUPED = ("ground", "zones", "lines", "measures", "moves")
"""Layers that are groups on the slide; members of other layers are single shapes."""

MORPHED = ("horses", "ball", "players")
"""Layers whose members move with a Morph transition."""

TEAM_NAMES = {"team-a": "blue", "team-b": "yellow"}
PEOPLE = (*TEAM_NAMES, "official")
"""The roles of players and officials."""

SOFT = {"ink-soft": 0.72}
"""Opacity of the text colour for softer text, on light and dark pages."""

ON_A_PLATE = ("dimension-label", "label")
PLATE_OPACITY = 0.6
"""Opacity of the plate behind a label on the ground: not every program can show a halo."""

PLATE_EDGE = 6.0
"""Page units by which the plate behind a figure extends beyond it."""

FIRST_BASELINE = 0.98
"""Ems from the top of a block to its first baseline, as `layout.page.lines` sets it."""
SLACK = 1.08
"""The width of a block, relative to the measured width of its widest line: other narrow fonts are
up to 6 % wider than the typeface of figures."""
BOLD = 600
"""The least weight that is bold on a slide: PowerPoint knows a font and its bold."""

HEAD_LENGTHS = {"sm": 2.0, "med": 3.0, "lg": 5.0}
"""The lengths of PowerPoint's arrow heads, in line widths."""


def shapes_of(sheet: Sheet, ground: Placement, first_id: int, page: Page) -> list[Shape]:
    """The shapes of a sheet without its page, from back to front, with ids from `first_id`.

    `page` is the page of the template.
    """
    scheme = scheme_on(sheet, page)
    drawer = _Drawer(replace(sheet, theme=scheme.theme), ground, first_id, scheme.ink)
    plate = [] if scheme.plate is None else [drawer.under_all(scheme.plate)]
    with set_in(sheet.theme.typeface):
        return [*plate, *drawer.layers()]


class _Drawer:
    def __init__(self, sheet: Sheet, ground: Placement, first_id: int, ink: str | None) -> None:
        self.sheet = sheet
        self.ground = ground
        self.ink = ink
        self.numbers = count(first_id)
        lefts = [
            mark.x for mark in sheet.walk() if isinstance(mark, Text) and mark.anchor == "start"
        ]
        # where text ends: as far from the right edge as it begins from the left one
        self.right = sheet.width - min(lefts, default=0.0)

    def under_all(self, colour: str) -> Shape:
        """A plate behind the whole sheet, and a little larger."""
        right, bottom = self.sheet.width + PLATE_EDGE, self.sheet.height + PLATE_EDGE
        where = self.ground.box(-PLATE_EDGE, -PLATE_EDGE, right, bottom)
        properties = x.identity(next(self.numbers), "plate")
        return x.autoshape(properties, where, x.preset("rect"), x.fill(colour) + NO_LINE)

    def layers(self) -> Iterator[Shape]:
        for layer in self.sheet.layers:
            name = layer.name.removeprefix("layer-")
            if name == "page":
                continue
            number = next(self.numbers)
            members = list(self.members(layer.members, "!!" if name in MORPHED else ""))
            if name in GROUPED and members:
                yield x.group(x.identity(number, name, self.layer_alt(name, layer)), members)
            else:
                yield from members

    def layer_alt(self, name: str, layer: Group) -> str:
        if name == "ground":
            return self.sheet.description
        titles = [getattr(member, "title", "") for member in layer.members]
        return "; ".join(filter(None, titles)) or w.LAYERS.get(name) or _said(layer)

    def members(self, marks: Sequence[Mark], prefix: str = "") -> Iterator[Shape]:
        rest = list(marks)
        while rest:
            mark = rest.pop(0)
            if isinstance(mark, Text):
                block = [mark]
                while rest and _continues(block, rest[0]):
                    block.append(rest.pop(0))  # type: ignore[arg-type]
                yield (
                    self.block(block)
                    if len(block) > 1 and mark.anchor == "start"
                    else self.text(block)
                )
            elif isinstance(mark, Group):
                yield from self.group(mark, prefix)
            elif isinstance(mark, Path):
                yield from self.path(mark, prefix)
            elif isinstance(mark, Circle):
                yield self.circle(mark, prefix)
            else:
                yield self.line(mark, prefix)

    def identity(self, mark: Mark, prefix: str = "", suffix: str = "") -> str:
        name = f"{prefix}{mark.name or mark.role}{suffix}"
        return x.identity(next(self.numbers), name, getattr(mark, "title", ""))

    # shapes

    def group(self, group: Group, prefix: str) -> Iterator[Shape]:
        symbol = _symbol(group)
        name = f"{prefix}{_person(group)}" if symbol else f"{prefix}{group.name or group.role}"
        alt = group.title or w.LAYERS.get(group.name) or _said(group)
        number = next(self.numbers)
        if symbol:
            bodies, text = symbol
            if len(bodies) == len(group.members) - bool(text):
                yield self.symbol(x.identity(number, name, alt), bodies, text)
                return
            others = [m for m in group.members if m is not text and m not in bodies]
            under = [m for m in others if group.members.index(m) < group.members.index(bodies[-1])]
            over = [m for m in others if m not in under]
            if not under:
                yield self.symbol(x.identity(number, name, alt), bodies, text)
                for mark in over:
                    yield from self.members([mark], f"{name}-")
                return
            inner = self.symbol(self.identity(group), bodies, text)
            members = [*self.members(under), inner, *self.members(over)]
        else:
            members = list(self.members(group.members))
        if members:
            yield x.group(x.identity(number, name, alt), members)

    def symbol(self, properties: str, bodies: Sequence[Path | Circle], text: Text | None) -> Shape:
        """A player or an official as one shape, with the number in it."""
        paint, outline = self.sheet.theme[bodies[-1].role], bodies[-1].width
        look = x.fill(paint.fill, paint.opacity) + x.stroke(
            paint.stroke, self.ground.length(outline)
        )
        words = self.number_in(text) if text else ""
        kind = _preset(bodies[0]) if len(bodies) == 1 else None
        if kind:
            return x.autoshape(properties, self.bounds(bodies[0]), x.preset(kind), look, words)
        parts = [((_turn(b),), True) if isinstance(b, Circle) else (b.rings, True) for b in bodies]
        where, geometry = x.freeform(self.ground, parts, self.bounds(bodies[-1]))
        return x.autoshape(properties, where, geometry, look, words)

    def number_in(self, text: Text) -> str:
        return x.body(self.run(text), "ctr", anchor="ctr", wrap="none")

    def bounds(self, body: Path | Circle) -> Bounds:
        if isinstance(body, Circle):
            return self.ground.box(
                body.x - body.r, body.y - body.r, body.x + body.r, body.y + body.r
            )
        xs = [point.x for point in body.rings[0]]
        ys = [point.y for point in body.rings[0]]
        return self.ground.box(min(xs), min(ys), max(xs), max(ys))

    def path(self, path: Path, prefix: str) -> Iterator[Shape]:
        paint = self.sheet.theme[path.role]
        where, geometry = x.freeform(self.ground, [(path.rings, path.closed)])
        filled = x.fill(paint.fill if path.closed else None, paint.opacity)
        line = self.line_of(path.role, path.width, path.dash)
        yield x.autoshape(self.identity(path, prefix), where, geometry, filled + line)

    def circle(self, circle: Circle, prefix: str) -> Shape:
        paint = self.sheet.theme[circle.role]
        look = x.fill(paint.fill, paint.opacity)
        look += self.line_of(circle.role, circle.width, circle.dash)
        properties = self.identity(circle, prefix)
        return x.autoshape(properties, self.bounds(circle), x.preset("ellipse"), look)

    def line(self, line: Line, prefix: str) -> Shape:
        ends = ""
        if line.heads != "none":
            size = _head(line.head / line.width, "len") + _head(0.8 * line.head / line.width, "w")
            both = f'<a:headEnd type="triangle"{size}/>' if line.heads == "both" else ""
            ends = f'{both}<a:tailEnd type="triangle"{size}/>'
        look = self.line_of(line.role, line.width, line.dash, ends)
        start, end = self.ground.at(line.x1, line.y1), self.ground.at(line.x2, line.y2)
        return x.connector(self.identity(line, prefix), start, end, look)

    def line_of(self, role: str, width: float, dash: Sequence[float] = (), ends: str = "") -> str:
        in_widths = [length / width for length in dash] if width else []
        return x.stroke(
            self.colour(role, self.sheet.theme[role].stroke),
            self.ground.length(width),
            in_widths,
            ends,
        )

    def colour(self, role: str, painted: str | None) -> str | None:
        return self.ink if painted and self.ink and role in IN_INK else painted

    # text

    def run(self, text: Text) -> str:
        paint = self.sheet.theme[text.role]
        softer = SOFT.get(text.role, 1.0) if self.ink else 1.0
        look = x.fill(self.colour(text.role, paint.fill), softer)
        if text.halo and paint.stroke:
            rim = x.colour(paint.stroke)
            radius = self.ground.length(text.halo)
            look += f'<a:effectLst><a:glow rad="{radius}">{rim}</a:glow></a:effectLst>'
        points = text.size * self.ground.unit / x.EMU_TO_AN_INCH * 72
        return x.letters(
            text.text,
            points,
            look,
            bold=text.weight >= BOLD,
            italic=text.italic,
            lang=_language(self.sheet.language),
        )

    def text(self, lines: Sequence[Text]) -> Shape:
        """A label, usually of one line, whose middle is in the same place in any font."""
        first, last = lines[0], lines[-1]
        wide = _widest(lines)
        left = first.x - {"start": 0.0, "middle": wide / 2, "end": wide}[first.anchor]
        top = first.y - (MIDDLE + 0.6) * first.size
        bottom = last.y - (MIDDLE - 0.6) * last.size
        pad = 0.2 * first.size if first.role in ON_A_PLATE else 0.0
        # a shape is turned about its middle, a text about its place
        across, down = left + wide / 2 - first.x, (top + bottom) / 2 - first.y
        dx, dy = turned(across, down, first.turn)
        right, dx, dy = left + wide, dx - across, dy - down
        where = self.ground.box(left - pad + dx, top + dy, right + pad + dx, bottom + dy)
        align = {"start": "l", "middle": "ctr", "end": "r"}[first.anchor]
        runs = "<a:br/>".join(self.run(line) for line in lines)
        content = x.body(runs, align, anchor="ctr", wrap="none")
        return x.text_box(self.identity(first), where, self.plate(first), content, first.turn)

    def plate(self, text: Text) -> str:
        paint: Paint = self.sheet.theme[text.role]
        if text.halo and paint.stroke and text.role in ON_A_PLATE:
            return x.solid(paint.stroke, PLATE_OPACITY)
        return "<a:noFill/>"

    def block(self, lines: Sequence[Text]) -> Shape:
        """Lines of one paragraph as a text box that breaks its lines itself."""
        first = lines[0]
        widest = _widest(lines)
        wide = max(widest, min(SLACK * widest, self.right - first.x))
        top = first.y - FIRST_BASELINE * first.size
        high = len(lines) * LEADING * first.size
        where = self.ground.box(first.x, top, first.x + wide, top + high)
        whole = Text(
            first.x, first.y, " ".join(line.text for line in lines), first.size, first.role,
            first.name, first.weight, first.italic,
        )  # fmt: skip
        points = LEADING * first.size * self.ground.unit / x.EMU_TO_AN_INCH * 72
        spacing = f'<a:lnSpc><a:spcPts val="{round(points * 100)}"/></a:lnSpc>'
        content = x.body(self.run(whole), "l", anchor="t", wrap="square", spacing=spacing)
        return x.text_box(self.identity(first), where, "<a:noFill/>", content)


NO_LINE = "<a:ln><a:noFill/></a:ln>"


def _continues(block: Sequence[Text], mark: Mark) -> bool:
    """Whether a mark is the next line of the same paragraph or label."""
    last = block[-1]
    if not isinstance(mark, Text) or mark.name or mark.turn or mark.anchor == "end":
        return False
    leading = LEADING if mark.anchor == "start" else LABEL_LEADING
    alike = ("x", "size", "role", "weight", "italic", "anchor", "halo", "turn")
    return all(getattr(mark, name) == getattr(last, name) for name in alike) and (
        abs(mark.y - last.y - leading * last.size) < 0.01
    )


def _widest(lines: Sequence[Text]) -> float:
    return max(text_width(line.text, line.size, line.weight, line.italic) for line in lines)


def _said(group: Group) -> str:
    """The text in a group; without text, a description of its role."""
    words: list[str] = []
    rest: list[Mark] = [group]
    while rest:
        mark = rest.pop(0)
        if isinstance(mark, Text):
            words.append(mark.text)
        elif isinstance(mark, Group):
            rest[:0] = mark.members
    return " ".join(words) or w.GROUPS.get(group.role or _role_of(group), w.SOMETHING)


def _role_of(group: Group) -> str:
    """The role of the first member of a group that has one."""
    return next((mark.role for mark in group.members if mark.role), "")


def _symbol(group: Group) -> tuple[list[Path | Circle], Text | None] | None:
    """The bodies and the number of a player or an official; None for any other group."""
    if group.role not in PEOPLE:
        return None
    bodies = [
        m
        for m in group.members
        if m.role == group.role and (isinstance(m, Circle) or (isinstance(m, Path) and m.closed))
    ]
    texts = [m for m in group.members if isinstance(m, Text)]
    return (bodies, texts[0] if texts else None) if bodies and len(texts) < 2 else None


def _person(group: Group) -> str:
    """A name for a person that is the same on every slide: the colour and the number."""
    team = TEAM_NAMES.get(group.role)
    if not team:
        return group.name or group.role
    _, _, number = group.name.partition("-")
    return f"{team}-{number}"


def _preset(body: Path | Circle) -> str | None:
    """The preset shape of DrawingML with the same outline, or None."""
    if isinstance(body, Circle):
        return "ellipse"
    ring = body.rings[0]
    if len(body.rings) > 1 or any(isinstance(point, Arc) for point in ring):
        return None
    xs, ys = sorted({p.x for p in ring}), sorted({p.y for p in ring})
    if len(ring) == 4 and len(xs) == len(ys) == 2:
        return "rect"
    upright = len(ring) == 3 and len(xs) == 3 and len(ys) == 2
    if upright and ring[0].y == ys[0] and abs(2 * ring[0].x - xs[0] - xs[2]) < 1e-6:
        return "triangle"
    return None


def _turn(circle: Circle) -> tuple[Point, Arc]:
    start = Point(circle.x + circle.r, circle.y)
    return start, Arc(*start, circle.x, circle.y, clockwise=True)


def _head(widths: float, which: str) -> str:
    size = min(HEAD_LENGTHS, key=lambda name: abs(HEAD_LENGTHS[name] - widths))
    return f' {which}="{size}"'


def _language(code: str) -> str:
    return {"en": "en-GB"}.get(code, code)
