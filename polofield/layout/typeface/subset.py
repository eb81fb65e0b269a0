"""Fonts of only some letters, to go into the files that are drawn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from struct import calcsize, iter_unpack, pack, pack_into, unpack, unpack_from
from zlib import compress

from polofield.layout.typeface.truetype import NOTDEF, TrueType, parts, tables_of, unhinted

_VERSION = 0x00010000
_WOFF = ">4sIIHHIHH5I"
_SHORT_PLACES = 2 * 0xFFFF
"""Where a glyph begins at most, where that is written in two bytes."""
_NAMELESS, _POST = b"\0\3\0\0", 32
"""The version of a table `post` that names no glyphs, and how long it is."""
_COPYRIGHT = 0
"""The number of that name."""
_CHECKSUM = 0xB1B0AFBA
"""What all of a font file adds up to with the adjustment in its `head`."""


def glyph_ids(font: TrueType, characters: Iterable[str]) -> dict[str, int]:
    """The glyph of each character in a font of these, from 1 in the order of the characters.

    Characters that the font lacks are left out: their glyph is 0.
    """
    known = sorted(font.glyphs.keys() & set(characters))
    return {character: glyph for glyph, character in enumerate(known, NOTDEF + 1)}


def sfnt(font: TrueType, characters: Iterable[str]) -> bytes:
    """A TrueType font of these characters, the same bytes for the same characters."""
    ids = glyph_ids(font, characters)
    glyphs, data = _glyphs(font, [NOTDEF, *(font.glyphs[character] for character in ids)])
    places = list(accumulate(map(len, data), initial=0))
    head, hhea, maxp, os2 = (
        bytearray(font.tables[tag]) for tag in ("head", "hhea", "maxp", "OS/2")
    )
    pack_into(">I", head, 8, 0)
    wide = places[-1] > _SHORT_PLACES
    pack_into(">h", head, 50, int(wide))
    pack_into(">H", hhea, 34, len(glyphs))
    pack_into(">H", maxp, 4, len(glyphs))
    codes = [ord(character) for character in ids]
    if codes:
        pack_into(">HH", os2, 64, codes[0], codes[-1])
    metrics = [value for glyph in glyphs for value in font.metrics[glyph]]
    # First what is alike in the fonts of a family, which a file of several then packs better.
    return _file(
        {
            "name": _copyright(font.tables["name"]),
            "post": _NAMELESS + font.tables["post"][4:_POST],
            "hhea": bytes(hhea),
            "OS/2": bytes(os2),
            "maxp": bytes(maxp),
            "head": bytes(head),
            "cmap": _cmap(codes),
            "hmtx": pack(">" + "Hh" * len(glyphs), *metrics),
            "loca": pack(f">{len(places)}I", *places)
            if wide
            else pack(f">{len(places)}H", *(place // 2 for place in places)),
            "glyf": b"".join(data),
        }
    )


def woff(font: bytes) -> bytes:
    """A TrueType font as WOFF 1.0, deflated.

    How zlib deflates is up to its version, so the bytes may differ between machines; what they
    hold does not.
    """
    entries = list(iter_unpack(">4sIII", font[12 : 12 + 16 * int.from_bytes(font[4:6], "big")]))
    directory, body = b"", b""
    first = calcsize(_WOFF) + 20 * len(entries)
    for (tag, checksum, _, size), table in zip(entries, tables_of(font).values(), strict=True):
        packed = min(table, compress(table, 9), key=len)
        directory += pack(">4s4I", tag, first + len(body), len(packed), size, checksum)
        body += _padded(packed)
    header = pack(
        _WOFF, b"wOFF", _VERSION, first + len(body), len(entries), 0, len(font), 1, 0, *[0] * 5
    )
    return header + directory + body


def _glyphs(font: TrueType, wanted: list[int]) -> tuple[list[int], list[bytes]]:
    """The glyphs of a font of those wanted, with the parts of composites, and what each holds."""
    glyphs, data = list(wanted), []
    new = {old: index for index, old in reversed(list(enumerate(glyphs)))}
    for old in glyphs:  # grows while parts are found
        held = bytearray(unhinted(font.data(old)))
        if held[:2] == b"\xff\xff":
            for part in parts(bytes(held)):
                if part.glyph not in new:
                    new[part.glyph] = len(glyphs)
                    glyphs.append(part.glyph)
                pack_into(">H", held, part.at, new[part.glyph])
        data.append(bytes(held) + bytes(len(held) % 2))
    return glyphs, data


def _cmap(codes: list[int]) -> bytes:
    """A character map of format 4, whose glyphs follow each other from 1."""
    runs: list[list[int]] = []  # first character, last character, glyph of the first
    for glyph, code in enumerate(codes, NOTDEF + 1):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code, glyph])
    runs.append([0xFFFF, 0xFFFF, 0])
    count = len(runs)
    starts, ends, firsts = zip(*runs, strict=True)
    shifts = [(first - start) % 0x10000 for start, first in zip(starts, firsts, strict=True)]
    body = pack(f">{count}HH{3 * count}H", *ends, 0, *starts, *shifts, *[0] * count)
    table = pack(">3H", 4, 14 + len(body), 0) + pack(">4H", 2 * count, *_search(count, 2)) + body
    return pack(">HHHHI", 0, 1, 3, 1, 12) + table


def _copyright(names: bytes) -> bytes:
    """Of a table of names the notice of copyright: a font for a file is found by other names."""
    _, count, strings = unpack_from(">3H", names)
    for record in iter_unpack(">6H", names[6 : 6 + 12 * count]):
        *kind, name, size, start = record
        if name == _COPYRIGHT:
            notice = names[strings + start : strings + start + size]
            return pack(">3H6H", 0, 1, 18, *kind, name, size, 0) + notice
    return pack(">3H", 0, 0, 6)


def _search(count: int, size: int) -> tuple[int, int, int]:
    """What a table says for a binary search among so many entries of that size."""
    power = count.bit_length() - 1
    span = size << power
    return span, power, size * count - span


def _file(tables: dict[str, bytes]) -> bytes:
    """A font file of tables in this order; its directory has them in the order of their tags."""
    first, body, places = 12 + 16 * len(tables), b"", {}
    for tag, table in tables.items():
        places[tag] = first + len(body)
        body += _padded(table)
    directory = pack(">IHHHH", _VERSION, len(tables), *_search(len(tables), 16))
    for tag, table in sorted(tables.items()):
        directory += pack(">4sIII", tag.encode("ascii"), _sum(table), places[tag], len(table))
    file = bytearray(directory + body)
    pack_into(">I", file, places["head"] + 8, (_CHECKSUM - _sum(file)) % 0x100000000)
    return bytes(file)


def _padded(table: bytes) -> bytes:
    return table + bytes(-len(table) % 4)


def _sum(data: bytes | bytearray) -> int:
    padded = bytes(data) + bytes(-len(data) % 4)
    total: int = sum(unpack(f">{len(padded) // 4}I", padded))
    return total % 0x100000000
