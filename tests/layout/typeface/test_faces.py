"""Texts are as wide as their letters, and letters look as they do in their fonts."""

import copy
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import pairwise
from struct import pack
from unicodedata import category, normalize

import make_fonts
import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.basePen import BasePen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from hypothesis import given
from hypothesis import strategies as st

from polofield.layout.typeface import Run, faces, truetype

FACES = faces()
STAND_INS = {face.stand_in for face in FACES.values()}
ALL = [*FACES.values(), *sorted(STAND_INS, key=lambda face: face.name)]
FONTS = {face: TTFont(make_fonts.FONTS / f"{face.name}.ttf") for face in ALL}

each_face = pytest.mark.parametrize("face", ALL, ids=lambda face: face.name)
TEXTS = st.text(
    st.one_of(
        st.sampled_from("aé5 –·½Жλ→✓馬🏇\u0301\u030c\u0323\u00ad\u200d\ufe0f\n"),
        st.characters(),
    )
)


class Steps(BasePen):
    """What fontTools draws, in our commands."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.steps = []

    def _moveTo(self, point):  # noqa: N802
        self.steps.append(("M", *point))

    def _lineTo(self, point):  # noqa: N802
        self.steps.append(("L", *point))

    def _qCurveToOne(self, control, point):  # noqa: N802
        self.steps.append(("Q", *control, *point))

    def _closePath(self):  # noqa: N802
        self.steps.append(("Z",))


def drawn(font, name):
    pen = Steps(font.getGlyphSet())
    font.getGlyphSet()[name].draw(pen)
    return tuple(pen.steps)


def test_the_faces_by_style():
    told = {style: (face.weight, face.italic) for style, face in FACES.items()}
    assert told == {
        "regular": (500, False),
        "italic": (500, True),
        "semibold": (600, False),
        "bold": (700, False),
    }
    assert {face.family for face in FACES.values()} == {"Barlow Semi Condensed"}
    for face in FACES.values():
        assert face.stand_in.italic == face.italic
        assert face.stand_in.stand_in is None


@each_face
def test_measures_are_those_of_the_font(face):
    font = FONTS[face]
    head, os2 = font["head"], font["OS/2"]
    assert face.units_per_em == head.unitsPerEm
    assert (face.ascent, face.descent) == (font["hhea"].ascent, font["hhea"].descent)
    assert (face.cap_height, face.x_height) == (os2.sCapHeight, os2.sxHeight)
    assert face.italic_angle == font["post"].italicAngle
    assert face.bounds == (head.xMin, head.yMin, head.xMax, head.yMax)
    assert face.name == font["name"].getDebugName(6)
    assert face.weight == os2.usWeightClass
    assert face.italic == bool(head.macStyle & 2) == (face.italic_angle < 0)


@each_face
def test_advances_and_characters_are_those_of_the_font(face):
    font = FONTS[face]
    wanted = {chr(code): font["hmtx"][name][0] for code, name in font.getBestCmap().items()}
    assert len(wanted) > 350
    assert {character: face.advance(character) for character in wanted} == wanted
    has = {chr(code) for code in range(0x10000) if face.has(chr(code))}
    assert has == set(wanted)


@each_face
def test_outlines_are_those_of_the_font(face):
    font = FONTS[face]
    names = font.getBestCmap()
    composites = [name for name in names.values() if font["glyf"][name].isComposite()]
    assert len(composites) > 40
    for code, name in names.items():
        assert face.outline(chr(code)) == drawn(font, name), chr(code)


def test_outlines_of_every_kind():
    """Kinds of glyphs that the fonts here have rarely or never, from an odd font."""
    glyphs = {}

    def draw(name, *contours):
        pen = TTGlyphPen(None)
        for contour in contours:
            if contour[-1] is None:
                pen.qCurveTo(*contour)
            else:
                pen.moveTo(contour[0])
                pen.qCurveTo(*contour[1:])
            pen.closePath()
        glyphs[name] = pen.glyph()

    def put_together(name, **shifts):
        pen = TTGlyphPen(glyphs)
        for part, shift in shifts.items():
            pen.addComponent(part, (1, 0, 0, 1, *shift))
        glyphs[name] = pen.glyph()

    draw(".notdef", [(0, 0), (9, 9), (700, 0), (0, 0)])
    draw("empty")
    draw("nowhere_on", [(10, 10), (500, 10), (500, 900), (11, -900), None])
    draw("two", [(0, 0), (30, 5), (40, 8), (300, 400)], [(1, 1), (2, 3), (-700, 800), (1, 1)])
    draw("begins_off", [(0, 0), (10, 20), (300, 400), (5, 7)])
    turned = glyphs["begins_off"]
    turned.coordinates = GlyphCoordinates([*turned.coordinates[1:], turned.coordinates[0]])
    turned.flags = turned.flags[1:] + turned.flags[:1]
    draw("many", [(step, step % 2) for step in range(400)])
    put_together("parts", nowhere_on=(5, -7), two=(-900, 1200))
    put_together("nested", parts=(11, 13), many=(-128, 127), begins_off=(128, 0))
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    font.setupCharacterMap({0x41: "two", 0x43: "empty", 0x44: "two", 0x45: "nested", 0xE9: "many"})
    font.setupGlyf(glyphs)
    lefts = {name: getattr(glyph, "xMin", 0) for name, glyph in glyphs.items()}
    font.setupHorizontalMetrics({name: (500 + len(name), lefts[name]) for name in glyphs})
    font.setupHorizontalHeader(ascent=800, descent=-200)
    font.setupOS2(sxHeight=444, sCapHeight=666)
    font.setupPost()
    font.setupNameTable({"familyName": "Odd"})
    data = BytesIO()
    font.save(data)
    theirs, ours = TTFont(data), truetype.parse(data.getvalue())
    for glyph, name in enumerate(glyphs):
        assert ours.outline(glyph) == drawn(theirs, name), name
    assert len(ours.outline(list(glyphs).index("nested"))) > 200
    assert ours.outline(1) == ()
    assert ours.glyphs == {"A": 3, "C": 1, "D": 3, "E": 7, "é": 5}
    assert ours.advances == {"A": 503, "C": 505, "D": 503, "E": 506, "é": 504}
    assert (ours.ascent, ours.x_height, ours.cap_height) == (800, 444, 666)


HALF, QUARTER = 0x2000, 0x1000


@pytest.mark.parametrize(
    ("flags", "numbers", "turn"),
    [
        (0x02, (), (1, 0, 0, 1)),
        (0x02 | 0x08, (HALF,), (0.5, 0, 0, 0.5)),
        (0x02 | 0x40, (HALF, QUARTER), (0.5, 0, 0, 0.25)),
        (0x02 | 0x80, (0, HALF, -HALF, 0), (0, 0.5, -0.5, 0)),
    ],
)
def test_a_part_may_be_scaled_and_turned(flags, numbers, turn):
    composite = pack(f">5hHHbb{len(numbers)}h", -1, 0, 0, 0, 0, flags, 1, 2, 3, *numbers)
    (part,) = truetype.parts(composite)
    assert part == (12, 1, turn, 2, 3)
    assert truetype.unhinted(composite + b"\0\2ab") == composite


def test_a_part_that_is_placed_by_its_points_is_refused():
    with pytest.raises(ValueError, match="shifted by lengths"):
        list(truetype.parts(pack(">5hHHbb", -1, 0, 0, 0, 0, 0, 1, 2, 3)))


@each_face
def test_what_a_face_lacks_is_its_box(face):
    box = drawn(FONTS[face], ".notdef")
    assert box
    for character in "馬\U0001f3c7\U0010ffff":
        assert not face.has(character)
        assert face.outline(character) == box
        assert face.advance(character) == FONTS[face]["hmtx"][".notdef"][0]


@pytest.mark.parametrize("wrong", ["", "ab", "e\u0301"])
def test_a_letter_is_one_character(wrong):
    face = FACES["bold"]
    with pytest.raises(ValueError, match="expected one character"):
        face.advance(wrong)
    with pytest.raises(ValueError, match="expected one character"):
        face.outline(wrong)
    assert not face.has(wrong)


def test_a_style_that_is_not_there():
    with pytest.raises(KeyError):
        FACES["thin"]
    with pytest.raises(TypeError):
        FACES["thin"] = FACES["bold"]


@pytest.mark.parametrize("style", FACES)
def test_width(style):
    face = FACES[style]
    text = "Yellow 30 yd – ½"
    units = sum(map(face.advance, text))
    assert face.width(text, 20) == pytest.approx(units * 20 / 1000)
    assert face.width("", 20) == 0
    assert face.width("111", 10) == face.width("888", 10) == face.width("\u2007" * 3, 10)
    apart = face.width("A", 10) + face.width("V", 10)
    assert face.width("AV", 10) == pytest.approx(apart, abs=1e-9), "nothing kerns"
    assert face.width("馬球", 10) == 20


def test_letters_are_spaced():
    face = FACES["semibold"]
    bare = face.width("ARENA", 10)
    assert face.width("ARENA", 10, spacing=0.08) == pytest.approx(bare + 5 * 0.8)
    assert face.width("ARENA", 20, spacing=-0.01) == pytest.approx(2 * bare - 5 * 0.2)
    accented = face.width("x\u030c\n", 10, spacing=0.1) - face.width("x\u030c", 10)
    assert accented == pytest.approx(1), "a letter with its mark is one"


def test_runs():
    bold = FACES["bold"]
    other = bold.stand_in
    assert bold.runs("") == ()
    assert bold.runs("Blue – 30 yd") == (Run(bold, "Blue – 30 yd"),)
    assert bold.runs("→ Жук 5") == (
        Run(other, "→"),
        Run(bold, " "),
        Run(other, "Жук"),
        Run(bold, " 5"),
    )
    assert bold.runs("a馬b") == (Run(bold, "a"), Run(other, "馬"), Run(bold, "b"))
    assert other.runs("aЖ") == (Run(other, "aЖ"),), "nothing stands in for a stand-in"


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("e\u0301", "B:é"),
        ("x\u030c", "B:x\u030c"),
        ("ǹ\u00ed", "B:n\u0300í"),
        ("ӂ", "S:ж"),
        ("한", "S:한"),
        ("a\u0489b", "B:ab"),
        ("\u0301a", "B:a"),
        ("\ufe0f", ""),
        ("a\u00adb\u200dc\nd\ud800", "B:abcd"),
        ("30\u2011yard\u202fline", "B:30\u2011yard\u202fline"),
        ("\u2126\u212b", "B:ΩÅ"),
        ("🏇\ufe0f\u200d", "S:🏇"),
    ],
)
def test_what_of_a_text_is_drawn(text, drawn):
    faces_by_letter = {"B": FACES["bold"], "S": FACES["bold"].stand_in}
    wanted = [part.split(":", 1) for part in drawn.split("|") if part]
    assert FACES["bold"].runs(text) == tuple(
        Run(faces_by_letter[letter], part) for letter, part in wanted
    )


@given(TEXTS, st.sampled_from(ALL))
def test_what_is_measured_is_what_is_drawn(text, face):
    runs = face.runs(text)
    units = sum(run.face.advance(character) for run in runs for character in run.text)
    assert face.width(text, 1000) == pytest.approx(units)
    drawn = "".join(run.text for run in runs)
    assert face.runs(drawn) == runs
    assert face.width(normalize("NFD", text), 10) == face.width(text, 10)
    for run, following in pairwise(runs):
        assert run.face != following.face


@each_face
def test_marks_take_no_room(face):
    for code in FONTS[face].getBestCmap():
        if category(chr(code)) in {"Mn", "Me", "Mc"}:
            assert face.advance(chr(code)) == 0


@each_face
def test_no_face_has_what_draws_nothing(face):
    kinds = {category(chr(code)) for code in FONTS[face].getBestCmap()}
    assert not kinds & {"Cc", "Cf", "Cs", "Zl", "Zp"}


@each_face
def test_copies_are_equal_and_small(face):
    face.width("read", 1)
    for other in (copy.copy(face), copy.deepcopy(face), pickle.loads(pickle.dumps(face))):
        assert other == face
        assert hash(other) == hash(face)
        assert other.width("Blue 5 →", 10) == face.width("Blue 5 →", 10)
    assert len(pickle.dumps(face)) < 600
    with pytest.raises(AttributeError):
        face.weight = 1


def test_threads_agree():
    truetype.read.cache_clear()

    def ask(style):
        face = FACES[style]
        return face.width("Blue → Жук", 10), face.outline("é"), face.woff("Blue é")

    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(ask, [*FACES] * 8))
    assert told == [ask(style) for style in FACES] * 8


def test_importing_reads_no_font_and_measuring_needs_no_library():
    program = (
        "import sys; from polofield.layout.typeface import faces, truetype; face = faces()['bold'];"
        "print(truetype.read.cache_info().currsize); face.width('Blue', 10);"
        "print(truetype.read.cache_info().currsize); face.outline('B'); face.woff('B→');"
        "face.width('→', 10); print(truetype.read.cache_info().currsize);"
        "print([m for m in ('fontTools', 'matplotlib', 'numpy', 'PIL') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split("\n")[:4] == ["0", "1", "2", "[]"]
