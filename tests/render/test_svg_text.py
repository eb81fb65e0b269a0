"""Live text has its fonts with it and keeps its width; outlines are those of the faces."""

import re
from base64 import b64decode
from dataclasses import replace
from io import BytesIO
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont
from specimen import specimen

from polofield.layout.metrics import text_width
from polofield.layout.sheet import Group, Text
from polofield.layout.typeface import BARLOW, face_of, faces
from polofield.render import svg_text
from polofield.render.svg import svg

NS = "{http://www.w3.org/2000/svg}"
FACE = re.compile(
    r"@font-face\{font-family:([^;]+);font-weight:(\d+);(font-style:italic;)?font-display:swap;"
    r"src:url\(data:font/ttf;base64,([A-Za-z0-9+/=]+)\)\}"
)


def sheet_of(*texts):
    return replace(specimen(), layers=(Group("layer", texts),))


def scope_of(written):
    return ElementTree.fromstring(written).get("class").split()[1]


def fonts(written):
    """The fonts in an SVG by family without its scope, weight and style."""
    scope = scope_of(written)
    found = {}
    for family, weight, style, data in FACE.findall(written):
        assert family.startswith(f"{scope}-")
        found[family.removeprefix(scope), int(weight), bool(style)] = b64decode(data)
    assert len(found) == written.count("@font-face")
    return found


def letters(data):
    return "".join(map(chr, sorted(TTFont(BytesIO(data)).getBestCmap())))


def element(*texts, **options):
    return ElementTree.fromstring(svg(sheet_of(*texts), **options)).find(f".//{NS}text")


def test_there_is_a_font_a_face_with_the_letters_that_are_used():
    written = svg(
        sheet_of(
            Text(1, 9, "ball", 9, "ink"),
            Text(1, 19, "all of it", 9, "ink-soft", "named"),
            Text(1, 29, "spot", 12, "ink", italic=True),
            Text(1, 39, "30 yd → Ж", 12, "ink", weight=600),
            Text(1, 49, "30", 20, "ink", weight=700),
        )
    )
    assert {key: letters(data) for key, data in fonts(written).items()} == {
        ("-1", 500, False): " abfilot",
        ("-1", 500, True): "opst",
        ("-1", 600, False): " 03dy",
        ("-2", 700, False): "Ж→",
        ("-1", 700, False): "03",
    }
    assert fonts(written)["-1", 700, False] == face_of(700).subset("30")


def test_its_fonts_come_first_and_are_its_own():
    one = svg(sheet_of(Text(1, 9, "ball →", 9, "ink")))
    other = svg(sheet_of(Text(1, 9, "balls", 9, "ink")))
    scope = scope_of(one)
    families = re.search(rf"@media all\{{\.{scope}\{{font-family:([^}}]*)\}}\}}", one)[1]
    assert families == f"{scope}-1,{scope}-2,{svg_text.families(BARLOW)}"
    assert f'font-family="{svg_text.families(BARLOW)}"' in one
    assert scope not in other
    root = ElementTree.fromstring(one)
    assert root.get("text-rendering") == "geometricPrecision"
    assert root.get("font-weight") == "500"


def test_a_font_of_the_same_letters_is_made_once():
    svg_text._font.cache_clear()
    for text in ("stone", "notes", "onset"):
        svg(sheet_of(Text(1, 9, text, 9, "ink")))
    assert svg_text._font.cache_info()[:2] == (2, 1)


@pytest.mark.parametrize(
    ("text", "weight", "italic"),
    [("Blue hits", 500, False), ("30 yd →", 700, False), ("no player", 500, True)],
)
def test_a_text_is_as_long_as_it_was_measured(text, weight, italic):
    drawn = element(Text(1, 9, text, 13, "ink", weight=weight, italic=italic))
    measured = text_width(text, 13, weight, italic)
    assert float(drawn.get("textLength")) == pytest.approx(measured, abs=0.0501)
    assert drawn.get("lengthAdjust") == "spacingAndGlyphs"
    assert drawn.get("font-weight", "500") == str(weight)
    assert drawn.get("font-style") == ("italic" if italic else None)


def test_spaces_that_are_not_shown_are_not_measured():
    measured = text_width("Blue hits", 13)
    said = element(Text(1, 9, " Blue\n hits ", 13, "ink"))
    assert float(said.get("textLength")) == pytest.approx(measured, abs=0.0501)


@pytest.mark.parametrize("text", ["4", "", " ", " 4 ", "馬球", "polo 馬"])
def test_one_letter_or_a_letter_of_no_face_has_no_length(text):
    drawn = element(Text(1, 9, text, 13, "ink"))
    assert drawn.get("textLength") is None
    assert drawn.get("lengthAdjust") is None


def test_a_turned_text_turns_about_its_place():
    text = Text(10.5, 20, "along", 12, "ink", turn=-37.5, halo=2)
    assert element(text).get("transform") == "rotate(-37.5 10.5 20)"
    assert element(replace_text(text, turn=0.0)).get("transform") is None
    outlined = ElementTree.fromstring(svg(sheet_of(text), text="outlines"))
    moves = [path.get("transform") for path in outlined.iter(f"{NS}path")]
    assert moves[-1] == "translate(10.5 20)rotate(-37.5)scale(0.012)"


def replace_text(text, **changes):
    fields = {name: getattr(text, name) for name in text.__struct_fields__}
    return Text(**(fields | changes))


def test_outlines_bring_no_font():
    written = svg(specimen(), text="outlines")
    assert "@font-face" not in written
    assert "textLength" not in written


def steps(d):
    """A path of relative steps as absolute ones, as a face has them, y upward."""
    x = y = 0.0
    first = x, y
    for letter, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        values = [float(n) for n in re.findall(r"-?[\d.]+", numbers)]
        if letter == "M":
            x, y = values
        elif letter == "z":
            yield ("Z",)
            x, y = first
        elif letter in "hv":
            x, y = (x + values[0], y) if letter == "h" else (x, y + values[0])
            yield "L", x, -y
        else:
            points = [(x + a, y + b) for a, b in zip(values[::2], values[1::2], strict=True)]
            x, y = points[-1]
            first = points[-1] if letter == "m" else first
            yield letter.upper(), *(v for px, py in points for v in (px, -py))


@pytest.mark.parametrize("face", faces().values(), ids=faces())
@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_outlines_are_those_of_the_faces_where_the_letters_stand(face, anchor):
    style = {"weight": face.weight, "italic": face.italic}
    text = Text(5, 9, "Äg 5½→&", 16, "ink", anchor=anchor, **style)
    width = text_width(text.text, 1000, **style)
    pen = {"start": 0, "middle": -width / 2, "end": -width}[anchor]
    wanted = []
    for own, run in face.runs(text.text):
        for character in run:
            for step, *at in own.outline(character):
                moved = [(x + pen, y) for x, y in zip(at[::2], at[1::2], strict=True)]
                wanted.append((step, *(value for point in moved for value in point)))
            pen += own.advance(character)
    got = list(steps(svg_text.outlined(text).d))
    assert [step[0] for step in got] == [step[0] for step in wanted]
    for one, other in zip(got, wanted, strict=True):
        assert one[1:] == pytest.approx(other[1:], abs=0.01)
