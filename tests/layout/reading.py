"""What is on a sheet, measured from its marks alone, not taken from the layout.

Text is measured by the outlines of its letters, symbols by their own shapes.
"""

import cmath
import math
from dataclasses import dataclass
from functools import cached_property, lru_cache

import shapely
import shapely.affinity
from msgspec import structs

from polofield.layout.metrics import printable, text_width
from polofield.layout.regions import flattened
from polofield.layout.sheet import Circle, Group, Line, Path, Text


@lru_cache(maxsize=4096)
def glyph_box(face, character):
    """The box of a letter's ink in font units from its origin, y down; None where it has none."""
    points = [
        point
        for step in face.outline(character)
        for point in zip(step[1::2], step[2::2], strict=True)
    ]
    if not points:
        return None
    xs, ys = zip(*points, strict=True)
    return min(xs), -max(ys), max(xs), -min(ys)


def ink(text):
    """The box (x1, y1, x2, y2) of the letters of a `Text`; None where it shows nothing."""
    said = printable(text.text)
    wide = text_width(said, text.size, text.weight, text.italic)
    pen = {"start": 0.0, "middle": -wide / 2, "end": -wide}[text.anchor]
    turn = cmath.rect(text.size / text.face.units_per_em, math.radians(text.turn))
    corners = []
    for face, letters in text.face.runs(said):
        for character in letters:
            if box := glyph_box(face, character):
                shift = pen * face.units_per_em / text.size
                corners += (
                    complex(shift + x, y) * turn for x in (box[0], box[2]) for y in (box[1], box[3])
                )
            pen += face.width(character, text.size)
    if not corners:
        return None
    xs, ys = [text.x + c.real for c in corners], [text.y + c.imag for c in corners]
    return min(xs), min(ys), max(xs), max(ys)


def meet(one, other, slack=0.01):
    """Whether two boxes overlap by more than a rounding error."""
    return (
        one[0] < other[2] - slack
        and other[0] < one[2] - slack
        and one[1] < other[3] - slack
        and other[1] < one[3] - slack
    )


def shape(mark):
    """What a mark covers, rims and strokes included, as a Shapely geometry."""
    match mark:
        case Circle():
            return shapely.Point(mark.x, mark.y).buffer(mark.r + mark.width / 2, quad_segs=32)
        case Path():
            found = []
            for ring in mark.rings:
                points = flattened(ring, 0.05)
                if mark.closed:
                    found.append(shapely.Polygon(points))
                elif len(set(points)) > 1:
                    found.append(shapely.LineString(points))
            drawn = shapely.union_all(found)
            return drawn.buffer(mark.width / 2) if mark.width else drawn
        case Line():
            line = shapely.LineString([(mark.x1, mark.y1), (mark.x2, mark.y2)])
            return line.buffer(mark.width / 2, cap_style="flat") if mark.width else line
        case Group():
            return shapely.union_all([shape(m) for m in mark.members if not isinstance(m, Text)])
    raise TypeError(mark)


@dataclass(frozen=True)
class Word:
    """A line of text with where it stands."""

    text: Text
    box: tuple
    layer: str
    groups: tuple

    @cached_property
    def covers(self):
        """What its letters take, turned as they are."""
        level = shapely.box(*ink(structs.replace(self.text, turn=0.0)))
        return shapely.affinity.rotate(level, self.text.turn, origin=(self.text.x, self.text.y))


class Reading:
    """A sheet as somebody with a ruler reads it."""

    def __init__(self, sheet):
        self.sheet = sheet
        self.layers = {layer.name.removeprefix("layer-"): layer for layer in sheet.layers}

    def _words_of(self, mark, layer, groups):
        if isinstance(mark, Text):
            box = ink(mark)
            if box:
                yield Word(mark, box, layer, groups)
        elif isinstance(mark, Group):
            for member in mark.members:
                yield from self._words_of(member, layer, (*groups, mark))

    @cached_property
    def words(self):
        """Every line of text that shows."""
        return [
            word
            for name, layer in self.layers.items()
            for member in layer.members
            for word in self._words_of(member, name, ())
        ]

    @cached_property
    def labels(self):
        """The words in the picture that stand on no symbol."""
        return [w for w in self.words if w.layer not in ("text", "strip", "players")]

    @cached_property
    def on_symbols(self):
        return [w for w in self.words if w.layer == "players" or _on_symbol(w.text.role)]

    @cached_property
    def picture(self):
        """The box of the picture, where there is one."""
        ground = self.layers.get("ground")
        if ground is None:
            return None
        return shape(ground.members[0]).bounds

    @cached_property
    def window(self):
        """The part of the field that is shown, in yards: x1, y1, x2, y2."""
        x1, y1, x2, y2 = self.picture
        (ax, ay), (bx, by) = self.yards(x1, y1), self.yards(x2, y2)
        return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)

    def yards(self, px, py):
        """A place on the page, in yards."""
        scale = self.sheet.yards
        a, b, c, d = scale.turn
        u, v = (px - scale.x0) / scale.scale, (scale.y0 - py) / scale.scale
        # the turn is orthogonal: its inverse is its transpose
        return a * u + c * v, b * u + d * v

    @cached_property
    def symbols(self):
        """Name to the shape of every player and official."""
        layer = self.layers.get("players")
        return {group.name: shape(group) for group in layer.members} if layer else {}

    @cached_property
    def balls(self):
        layer = self.layers.get("ball")
        return [shape(mark) for mark in layer.members] if layer else []

    @property
    def every(self):
        """The layer's name and the mark, for every mark that is no group."""
        for name in self.layers:
            for mark in self.marks(name):
                yield name, mark

    def marks(self, layer):
        """Every mark of a layer, flat, without groups."""
        stack = list(self.layers[layer].members) if layer in self.layers else []
        while stack:
            mark = stack.pop(0)
            if isinstance(mark, Group):
                stack[:0] = mark.members
            else:
                yield mark


BLEEDING = ("ground", "zones", "lines")
"""Layers that the picture's edge cuts, as it cuts arrows: a stroke's width is cut with it."""
TOOTH = 12.0
"""Units by which a tooth may reach over the edge that cuts its limit."""


def bounds(mark, *, bleeds=False):
    """The box of a mark's ink; of what bleeds, without the width of its strokes."""
    if isinstance(mark, Text):
        return ink(mark)
    return shape(structs.replace(mark, width=0.0) if bleeds else mark).bounds


def _on_symbol(role):
    return role.endswith(("-number", "-letter")) and role != "yard-number"


def legibility_faults(reading, profile):
    """What cannot be read on a sheet: everything that covers something or crosses an edge."""
    labels, page = reading.labels, (0, 0, reading.sheet.width, reading.sheet.height)
    for index, one in enumerate(labels):
        for other in labels[index + 1 :]:
            if meet(one.box, other.box) and one.covers.intersection(other.covers).area > 0.05:
                yield f"{one.text.text!r} lies on {other.text.text!r}"
    covered = [*reading.symbols.items(), *(("the ball", ball) for ball in reading.balls)]
    for word in labels:
        for name, symbol in covered:
            if symbol.intersection(word.covers).area > 0.05:
                yield f"{word.text.text!r} lies on {name}"
        if reading.picture and not _holds(reading.picture, word.box):
            yield f"{word.text.text!r} runs over the picture's edge"
    for name, mark in reading.every:
        is_line = isinstance(mark, Line) or (isinstance(mark, Path) and not mark.closed)
        box = bounds(mark, bleeds=name in BLEEDING or is_line)
        if box and not _holds(page, box, TOOTH if name == "limits" else 0.5):
            yield f"{mark} runs over the page's edge"
    for word in reading.words:
        if word not in reading.on_symbols and word.text.size < profile.least - 1e-9:
            yield f"{word.text.text!r} is set in {word.text.size:g}"
    yield from hidden_numbers(reading.sheet)
    for layer in ("measures", "moves", "ball", "players"):
        for mark in reading.marks(layer):
            if not isinstance(mark, Text) and not _holds(reading.picture, shape(mark).bounds, 2.0):
                yield f"{mark} runs out of the picture"


RINGS = ("fault", "exempt")


def hidden_numbers(sheet):
    """Every number or letter on a symbol of which another symbol, drawn later, covers any."""
    layers = {layer.name: layer.members for layer in sheet.layers}
    people = layers.get("layer-players", ())
    for index, one in enumerate(people):
        boxes = [shapely.box(*ink(mark)) for mark in one.members if isinstance(mark, Text)]
        for later in people[index + 1 :]:
            bodies = [
                m for m in later.members if isinstance(m, Circle | Path) and m.role not in RINGS
            ]
            cover = shape(Group("", tuple(bodies)))
            if any(cover.intersection(box).area > 0.05 for box in boxes):
                yield f"{later.name} hides the number of {one.name}"


def parts_that_meet(reading):
    """Which parts around the picture overlap: samples, the scale bar, words, those of the strip."""
    around = [reading.layers[name] for name in ("text", "strip") if name in reading.layers]
    parts = [part for layer in around for part in _parts(layer)]
    if reading.picture:
        parts.append(("the picture", reading.picture))
    return [
        f"{what} lies on {other}"
        for index, (what, box) in enumerate(parts)
        for other, another in parts[index + 1 :]
        if meet(box, another)
    ]


def _parts(layer):
    """Each line of words, each sample of the key and the scale bar as a whole, with its box."""
    for member in layer.members:
        if isinstance(member, Group) and member.name == "scale-bar":
            yield "the scale bar", _union(member.members)
        elif isinstance(member, Group) and member.name == "key":
            for entry in member.members:
                drawn = [m for m in _leaves((entry,)) if not _is_words(m)]
                if drawn:
                    yield "a sample", _union(drawn)
                yield from _lines(entry)
        else:
            yield from _lines(member)


def _lines(mark):
    for leaf in _leaves((mark,)):
        if _is_words(leaf) and (box := ink(leaf)):
            yield repr(leaf.text), box


def _is_words(mark):
    return isinstance(mark, Text) and not _on_symbol(mark.role)


def _union(marks):
    boxes = [box for mark in _leaves(marks) if (box := bounds(mark))]
    x1, y1, x2, y2 = zip(*boxes, strict=True)
    return min(x1), min(y1), max(x2), max(y2)


def _leaves(members):
    for member in members:
        if isinstance(member, Group):
            yield from _leaves(member.members)
        else:
            yield member


def _holds(outer, inner, slack=0.5):
    return (
        inner[0] >= outer[0] - slack
        and inner[1] >= outer[1] - slack
        and inner[2] <= outer[2] + slack
        and inner[3] <= outer[3] + slack
    )


def key_text(reading):
    """All that the key says."""
    layer = reading.layers["text"]
    said = []
    for member in layer.members:
        if isinstance(member, Group) and member.name == "key":
            said += [m.text for m in _leaves(member.members) if isinstance(m, Text)]
    return " ".join(said)


def distance(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])
