"""Fonts of some letters: programs can read them, and they have the letters that were asked for."""

import zlib
from hashlib import sha256
from io import BytesIO
from struct import unpack_from

import make_fonts
import pytest
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.sfnt import calcChecksum
from matplotlib.ft2font import FT2Font, LoadFlags
from matplotlib.path import Path

from polofield.layout.typeface import faces, truetype

FACES = faces()
ALL = {face.name: face for own in FACES.values() for face in (own, own.stand_in)}
SOME = "Penalty 5a – 30 yd, “Yellow’s goal” · 36.6 m ½ éÅǿ\u2011 Жёлтый Ώ → ✓ 馬"

each_face = pytest.mark.parametrize("face", ALL.values(), ids=ALL)


def loaded(data):
    return TTFont(BytesIO(data), checkChecksums=2)


def drawn(font, character):
    glyphs = font.getGlyphSet()
    pen = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[ord(character)]].draw(pen)
    return pen.value


@each_face
@pytest.mark.parametrize("text", [SOME, "é", "x", "", "馬", None], ids=repr)
def test_a_subset_has_the_letters_and_no_others(face, text):
    whole = TTFont(make_fonts.FONTS / f"{face.name}.ttf")
    text = "".join(map(chr, whole.getBestCmap())) if text is None else text
    font = loaded(face.subset(text))
    wanted = {character for character in text if face.has(character)}
    assert set(map(chr, font.getBestCmap())) == wanted
    for character in wanted:
        assert drawn(font, character) == drawn(whole, character)
        name = font.getBestCmap()[ord(character)]
        assert font["hmtx"][name] == whole["hmtx"][whole.getBestCmap()[ord(character)]]
    assert font["glyf"][".notdef"].numberOfContours > 0
    assert font["maxp"].numGlyphs == len(font["hmtx"].metrics) == len(font["loca"]) - 1
    for table, fields in {
        "head": ("unitsPerEm", "xMin", "yMax", "macStyle"),
        "hhea": ("ascent", "descent", "lineGap"),
        "OS/2": ("usWeightClass", "sxHeight", "sCapHeight", "fsType"),
        "post": ("italicAngle",),
    }.items():
        for field in fields:
            assert getattr(font[table], field) == getattr(whole[table], field)
    (notice,) = font["name"].names
    assert notice.toUnicode() == whole["name"].getDebugName(0)
    assert notice.toUnicode().startswith("Copyright")


@each_face
def test_the_sums_of_a_subset_are_right(face):
    data = face.subset(SOME)
    assert calcChecksum(data) == 0xB1B0AFBA
    tags = [data[at : at + 4] for at in range(12, 12 + 16 * 10, 16)]
    assert tags == sorted(tags)
    for at in range(12, 12 + 16 * 10, 16):
        checksum, offset, length = unpack_from(">3I", data, at + 4)
        table = bytearray(data[offset : offset + length])
        if data[at : at + 4] == b"head":
            table[8:12] = bytes(4)
        assert calcChecksum(table) == checksum
        assert offset % 4 == 0


@each_face
def test_glyphs_are_counted_in_the_order_of_the_characters(face):
    text = "b→aЖa馬é"
    ids = face.glyph_ids(text)
    assert ids == {
        character: number for number, character in enumerate(sorted(set(filter(face.has, text))), 1)
    }
    font = loaded(face.subset(text))
    assert ids == {chr(code): font.getGlyphID(name) for code, name in font.getBestCmap().items()}


@each_face
def test_freetype_draws_a_subset_as_we_do(face, tmp_path):
    path = tmp_path / "some.ttf"
    path.write_bytes(face.subset(SOME))
    font = FT2Font(str(path))
    font.set_size(face.units_per_em, 72)
    for character in filter(face.has, set(SOME)):
        glyph = font.load_char(ord(character), flags=LoadFlags.NO_HINTING)
        assert glyph.linearHoriAdvance / 65536 == face.advance(character)
        vertices, codes = font.get_path()
        theirs = {tuple(vertex) for vertex in vertices[codes != Path.CLOSEPOLY].tolist()}
        ours = {step[at : at + 2] for step in face.outline(character) for at in (1, 3)}
        assert theirs == ours - {()}


@each_face
def test_woff_holds_the_subset(face):
    data, plain = face.woff(SOME), face.subset(SOME)
    font = TTFont(BytesIO(data), checkChecksums=2)
    assert font.flavor == "woff"
    held = truetype.tables_of(plain)
    assert {tag: font.reader[tag] for tag in held} == held
    assert len(font.reader.keys()) == len(held)
    signature, flavor, length, count, reserved, total = unpack_from(">4sIIHHI", data)
    assert (signature, flavor, length) == (b"wOFF", 0x00010000, len(data))
    assert (count, reserved, total) == (len(held), 0, len(plain))
    end = 44 + 20 * count
    for at in range(44, end, 20):
        offset, packed, size = unpack_from(">3I", data, at + 4)
        assert offset == end, "one after the other, each on a multiple of four"
        assert packed <= size
        end += packed + -packed % 4
        if packed < size:
            assert len(zlib.decompress(data[offset : offset + packed])) == size
    assert end == len(data)
    assert len(data) < 0.95 * len(plain)


@each_face
def test_the_same_letters_are_the_same_bytes(face):
    once = face.subset(SOME)
    assert face.subset(reversed(SOME)) == once
    assert face.subset(set(SOME)) == once
    assert face.subset(SOME + SOME) == once
    assert face.woff(list(SOME)) == face.woff(SOME)


def test_the_bytes_of_a_subset_depend_on_nothing_else():
    """On no platform and no library; it changes with the fonts alone."""
    every = b"".join(face.subset(SOME) for face in ALL.values())
    assert sha256(every).hexdigest()[:16] == "6ab83ccce4dc276d"
