"""A TrueType font read with the standard library: its measures, its letters and their outlines.

Glyphs are lines and quadratic curves, or composites of others. Lengths are in font units, y upward.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from pathlib import Path
from struct import iter_unpack, unpack, unpack_from
from typing import NamedTuple

Command = tuple[str, *tuple[float, ...]]
"""A step of an outline: `("M", x, y)` begins a contour, `("L", x, y)` is a line to a point,
`("Q", cx, cy, x, y)` a quadratic curve with its control point, `("Z",)` closes the contour, with a
line where it is not at its beginning yet."""

Point = tuple[float, float, bool]
"""Where a point of a contour is, and whether the contour runs through it."""

FOLDER = Path(__file__).with_name("fonts")

NOTDEF = 0
"""The glyph of every character that a font lacks."""

# Flags of a point of a simple glyph, and of a part of a composite one.
_ON_CURVE, _SHORT_X, _SHORT_Y, _REPEATED, _SAME_X, _SAME_Y = 1, 2, 4, 8, 16, 32
_WORDS, _OFFSETS, _SCALE, _MORE, _TWO_SCALES, _TURN, _INSTRUCTED = 1, 2, 8, 32, 64, 128, 256

_PLANE = 4
"""The format of a map of the characters in Unicode's first plane."""
_WITH_HEIGHTS = 90
"""Bytes of a table `OS/2` that says how high letters are."""


@dataclass(frozen=True, eq=False)
class TrueType:
    """A font as it is in its file, its letters found by their characters."""

    tables: dict[str, bytes]
    units_per_em: int
    ascent: int
    descent: int
    x_height: int
    cap_height: int
    italic_angle: float
    bounds: tuple[int, int, int, int]
    """The least and the largest x and y of all letters: left, bottom, right, top."""
    glyphs: dict[str, int]
    """Character to glyph."""
    metrics: tuple[tuple[int, int], ...]
    """The advance and the left side bearing of every glyph."""
    places: tuple[int, ...]
    """Where every glyph begins in the table of glyphs, and where the last one ends."""
    advances: dict[str, int]
    """Character to advance."""
    outlines: dict[int, tuple[Command, ...]] = field(default_factory=dict)
    """The outlines that were asked for so far, by glyph."""

    def outline(self, glyph: int) -> tuple[Command, ...]:
        """The outline of a glyph, its contours one after the other."""
        known = self.outlines.get(glyph)
        if known is None:
            shift = self._shift(glyph)
            known = self.outlines[glyph] = tuple(
                command
                for contour in self._contours(glyph)
                for command in _drawn([(x + shift, y, on) for x, y, on in contour])
            )
        return known

    def _shift(self, glyph: int) -> int:
        """From where a glyph's points are to where its side bearing says that they are drawn."""
        data = self.data(glyph)
        left: int = unpack_from(">h", data, 2)[0] if data else 0
        return self.metrics[glyph][1] - left if data else 0

    def data(self, glyph: int) -> bytes:
        """A glyph as it stands in the table of glyphs; nothing for one without an outline."""
        return self.tables["glyf"][self.places[glyph] : self.places[glyph + 1]]

    def _contours(self, glyph: int) -> Iterator[Sequence[Point]]:
        data = self.data(glyph)
        if not data:
            return
        if data[:2] != b"\xff\xff":
            yield from _contours(data)
            return
        for part in parts(data):
            (a, b, c, d), dx, dy = part.turn, part.dx, part.dy
            for contour in self._contours(part.glyph):
                yield [(a * x + c * y + dx, b * x + d * y + dy, on) for x, y, on in contour]


def file_of(name: str) -> Path:
    """Where the font of that name is, in `fonts`."""
    return FOLDER / f"{name}.ttf"


@cache
def read(path: Path) -> TrueType:
    """The font in a file, read once."""
    return parse(path.read_bytes())


def tables_of(data: bytes) -> dict[str, bytes]:
    """The tables of a font file by their tags, in the order of its directory."""
    (count,) = unpack_from(">H", data, 4)
    directory = iter_unpack(">4sIII", data[12 : 12 + 16 * count])
    return {tag.decode("ascii"): data[at : at + size] for tag, _, at, size in directory}


NEEDED = ("OS/2", "cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "post")
"""The tables that a font has to have."""


def parse(data: bytes) -> TrueType:
    """The font in a TrueType file.

    Raises:
        ValueError: it is no such file, or lacks a table.
    """
    if data[:4] not in (b"\0\1\0\0", b"true"):
        raise ValueError("no TrueType font")
    tables = tables_of(data)
    if missing := [tag for tag in NEEDED if tag not in tables]:
        raise ValueError(f"no table {missing[0]}")
    head, hhea, os2 = tables["head"], tables["hhea"], tables["OS/2"]
    (wide,) = unpack_from(">h", head, 50)
    count = len(tables["loca"]) // (4 if wide else 2)
    places = unpack(f">{count}{'I' if wide else 'H'}", tables["loca"])
    metrics = _metrics(tables["hmtx"], unpack_from(">H", hhea, 34)[0], count - 1)
    glyphs = _characters(tables["cmap"])
    # early versions of the table end before them
    heights = unpack_from(">2h", os2, 86) if len(os2) >= _WITH_HEIGHTS else (0, 0)
    return TrueType(
        tables=tables,
        units_per_em=unpack_from(">H", head, 18)[0],
        ascent=unpack_from(">h", hhea, 4)[0],
        descent=unpack_from(">h", hhea, 6)[0],
        x_height=heights[0],
        cap_height=heights[1],
        italic_angle=unpack_from(">i", tables["post"], 4)[0] / 65536,
        bounds=unpack_from(">4h", head, 36),
        glyphs=glyphs,
        metrics=metrics,
        places=places if wide else tuple(2 * place for place in places),
        advances={character: metrics[glyph][0] for character, glyph in glyphs.items()},
    )


def _metrics(hmtx: bytes, full: int, count: int) -> tuple[tuple[int, int], ...]:
    """The last glyphs may share an advance, which then stands once."""
    pairs = tuple(iter_unpack(">Hh", hmtx[: 4 * full]))
    bearings = unpack_from(f">{count - full}h", hmtx, 4 * full)
    return (*pairs, *((pairs[-1][0], bearing) for bearing in bearings))


def _characters(cmap: bytes) -> dict[str, int]:
    """What a map of format 4 for Unicode says, where there are several the first."""
    (count,) = unpack_from(">H", cmap, 2)
    for platform, _, table in iter_unpack(">HHI", cmap[4 : 4 + 8 * count]):
        if platform in (0, 3) and unpack_from(">H", cmap, table)[0] == _PLANE:
            return _mapped(cmap, table)
    raise ValueError("no character map for Unicode")


def _mapped(cmap: bytes, table: int) -> dict[str, int]:
    size = unpack_from(">H", cmap, table + 6)[0]
    ends, starts, shifts, offsets = (
        unpack_from(f">{size // 2}H", cmap, at)
        for at in (table + 14, *(table + 16 + size * column for column in (1, 2, 3)))
    )
    glyphs = {}
    for index, (first, last) in enumerate(zip(starts, ends, strict=True)):
        # Where glyphs do not simply follow each other, an offset leads from its own place to them.
        listed = offsets[index] and table + 16 + 3 * size + 2 * index + offsets[index]
        for code in range(first, last + 1):
            glyph = unpack_from(">H", cmap, listed + 2 * (code - first))[0] if listed else code
            if glyph and (glyph := (glyph + shifts[index]) % 0x10000) != NOTDEF:
                glyphs[chr(code)] = glyph
    return glyphs


class Part(NamedTuple):
    """A part of a composite glyph; `at` is where its glyph's number stands.

    A point of it comes to (a x + c y + dx, b x + d y + dy), with `turn` as (a, b, c, d).
    """

    at: int
    glyph: int
    turn: tuple[float, float, float, float]
    dx: int
    dy: int


def parts(data: bytes) -> Iterator[Part]:
    """The parts of a composite glyph."""
    at, flags = 10, _MORE
    while flags & _MORE:
        flags, glyph = unpack_from(">HH", data, at)
        if not flags & _OFFSETS:
            raise ValueError("a part of a glyph must be shifted by lengths, not by points")
        dx, dy = unpack_from(">hh" if flags & _WORDS else ">bb", data, at + 4)
        first, count = at + (8 if flags & _WORDS else 6), _turned_by(flags)
        scales = [value / 0x4000 for value in unpack_from(f">{count}h", data, first)]
        turn = {
            0: (1.0, 0.0, 0.0, 1.0),
            1: (*scales, 0.0, 0.0, *scales),
            2: (*scales[:1], 0.0, 0.0, *scales[1:]),
            4: tuple(scales),
        }[count]
        a, b, c, d = turn
        yield Part(at + 2, glyph, (a, b, c, d), dx, dy)
        at = first + 2 * count


def _turned_by(flags: int) -> int:
    """How many numbers say how a part is scaled and turned."""
    return 1 if flags & _SCALE else 2 if flags & _TWO_SCALES else 4 if flags & _TURN else 0


def unhinted(data: bytes) -> bytes:
    """A glyph of the table of glyphs without instructions, which need other tables."""
    if not data:
        return data
    (count,) = unpack_from(">h", data)
    if count < 0:
        held = bytearray(data)
        end = 10
        for part in parts(data):
            flags = unpack_from(">H", data, part.at - 2)[0]
            held[part.at - 2 : part.at] = (flags & ~_INSTRUCTED).to_bytes(2, "big")
            end = part.at + (6 if flags & _WORDS else 4) + 2 * _turned_by(flags)
        return bytes(held[:end])
    start = 10 + 2 * count
    size = unpack_from(">H", data, start)[0]
    return data[:start] + bytes(2) + data[start + 2 + size :]


def _contours(data: bytes) -> Iterator[Sequence[Point]]:
    """The contours of a simple glyph."""
    (count,) = unpack_from(">h", data)
    ends = unpack_from(f">{count}H", data, 10)
    (instructions,) = unpack_from(">H", data, 10 + 2 * count)
    at, points = 12 + 2 * count + instructions, ends[-1] + 1
    flags: list[int] = []
    while len(flags) < points:
        flag = data[at]
        at += 1
        if flag & _REPEATED:
            flags += [flag] * (data[at] + 1)
            at += 1
        else:
            flags.append(flag)
    xs, at = _coordinates(data, at, flags, _SHORT_X, _SAME_X)
    ys, at = _coordinates(data, at, flags, _SHORT_Y, _SAME_Y)
    every = [(x, y, bool(flag & _ON_CURVE)) for x, y, flag in zip(xs, ys, flags, strict=True)]
    for before, last in pairwise((-1, *ends)):
        yield every[before + 1 : last + 1]


def _coordinates(
    data: bytes, at: int, flags: list[int], short: int, same: int
) -> tuple[list[int], int]:
    """All x or all y, each stored as its difference from the one before; and where they end."""
    values, value = [], 0
    for flag in flags:
        if flag & short:
            value += data[at] if flag & same else -data[at]
            at += 1
        elif not flag & same:
            value += unpack_from(">h", data, at)[0]
            at += 2
        values.append(value)
    return values, at


def _drawn(contour: Sequence[Point]) -> Iterator[Command]:
    """A contour as commands; between two points off it there is one on it, half-way."""
    first = next((index for index, (_, _, on) in enumerate(contour) if on), None)
    if first is None:
        (x, y, _), (to_x, to_y, _) = contour[-1], contour[0]
        contour, first = [*contour, ((x + to_x) / 2, (y + to_y) / 2, True)], len(contour)
    start, *points = [*contour[first:], *contour[:first]]
    yield "M", *start[:2]
    control: Point | None = None
    for x, y, on in points:
        if control is None:
            if on:
                yield "L", x, y
        elif on:
            yield "Q", *control[:2], x, y
        else:
            yield "Q", *control[:2], (control[0] + x) / 2, (control[1] + y) / 2
        control = None if on else (x, y, on)
    if control is not None:
        yield "Q", *control[:2], *start[:2]
    yield ("Z",)
