"""PowerPoint: native shapes in the right place, named and described; the same bytes always."""

import cmath
import gc
import io
import os
import re
import subprocess
import sys
import weakref
import zipfile
from dataclasses import replace
from math import cos, hypot, pi, radians, sin
from pathlib import Path as FilePath

import pptx as python_pptx
import pytest
from msgspec import structs
from PIL import Image
from pptx.dml.color import RGBColor
from pptx.enum.shapes import MSO_SHAPE_TYPE, PP_PLACEHOLDER
from pptx.opc.constants import RELATIONSHIP_TYPE
from pptx.opc.package import OpcPackage
from pptx.util import Emu
from specimen import specimen

from polofield.errors import FileError, OutputError
from polofield.layout.metrics import text_width
from polofield.layout.page import LEADING
from polofield.layout.sheet import Arc, Group, Path, Point, Text
from polofield.render.pptx.own_template import own_template
from polofield.render.pptx.presentation import Picture, Slide, pptx
from polofield.render.pptx.shapes import SLACK
from polofield.render.pptx.template import plain_template
from polofield.render.pptx.titles import WIDEST

ROOT = FilePath(__file__).parents[3]
A = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
P = "{http://schemas.openxmlformats.org/presentationml/2006/main}"
UNIT = 914_400 / 96  # EMU to a unit of the specimen


def deck(*slides, template=None, **options):
    data = pptx(slides, template or plain_template(), title="A deck", **options)
    return python_pptx.Presentation(io.BytesIO(data))


def slide_of(sheet, **options):
    (only,) = deck(Slide("Penalty 5a & <others>", sheet, "Ask."), **options).slides
    return only


def drawn(*marks):
    return slide_of(replace(specimen(), layers=(Group("layer-text", marks),)))


def flat(shapes):
    for shape in shapes:
        yield shape
        if shape.shape_type == MSO_SHAPE_TYPE.GROUP:
            yield from flat(shape.shapes)


def named(slide, name):
    (found,) = [shape for shape in flat(slide.shapes) if shape.name == name]
    return found


def on_sheet(x, y):
    """A place on a slide in units of the specimen, which has the middle of the room."""
    room = plain_template().room
    left = room.left + (room.right - room.left - 680 * UNIT) / 2
    return (x - left) / UNIT, (y - room.top) / UNIT


def page(shape):
    """Where a shape lies, in units of the sheet."""
    return (
        *on_sheet(shape.left, shape.top),
        *on_sheet(shape.left + shape.width, shape.top + shape.height),
    )


def pen(shape):
    """Every place that the pen of a freeform comes to, in units of the sheet."""
    x = y = 0.0
    for step in shape._element.iter(f"{A}moveTo", f"{A}lnTo", f"{A}arcTo"):
        if step.tag == f"{A}arcTo":
            r = float(step.get("wR"))
            start = radians(int(step.get("stAng")) / 60_000)
            end = start + radians(int(step.get("swAng")) / 60_000)
            x += r * (cos(end) - cos(start))
            y += r * (sin(end) - sin(start))
        else:
            point = step.find(f"{A}pt")
            x, y = float(point.get("x")), float(point.get("y"))
        yield on_sheet(x + shape.left, y + shape.top)


def test_players_are_shapes_with_their_number_that_morph_moves():
    slide = slide_of(specimen())
    at_top = [shape.name for shape in slide.shapes]
    for name, x, y, r, number, kind in (
        ("!!blue-1", 280, 360, 11, "1", "ellipse"),
        ("!!yellow-4", 345, 220, 10, "4", "rect"),
    ):
        assert name in at_top
        shape = named(slide, name)
        assert shape.text_frame.text == number
        assert shape._element.find(f".//{A}prstGeom").get("prst") == kind
        assert page(shape) == pytest.approx((x - r, y - r, x + r, y + r), abs=2 / UNIT)
    assert named(slide, "!!ball-1").shape_type == MSO_SHAPE_TYPE.AUTO_SHAPE


def test_somebody_with_more_than_a_body_is_one_shape_with_his_number_in_the_body():
    nose = Path(((Point(100, 78), Point(106, 92), Point(94, 92)),), "team-a", width=1)
    body = structs.replace(specimen().layers[4].members[0].members[0], x=100.0, y=100.0)
    number = Text(100, 104, "2", 12, "team-a-number", weight=700, anchor="middle")
    ring = structs.replace(body, r=16.0, role="fault")
    layer = Group("players", (Group("hitting-2", (nose, body, number, ring), "team-a", "Blue 2"),))
    slide = slide_of(replace(specimen(), layers=(layer,)))
    shape = named(slide, "!!blue-2")
    assert page(shape) == pytest.approx((89, 78, 111, 111), abs=2 / UNIT)
    assert len(shape._element.findall(f".//{A}path")) == 2
    inside = shape._element.find(f".//{A}rect")
    guides = {g.get("name"): g.get("fmla").split() for g in shape._element.iter(f"{A}gd")}
    for edge, whole, side in (("t", 33, 11), ("b", 33, 33), ("l", 22, 0), ("r", 22, 22)):
        _, _, part, of = guides[inside.get(edge)]
        assert whole * int(part) / int(of) == pytest.approx(side, abs=2 / UNIT)
    assert named(slide, "!!blue-2-fault").width / UNIT == pytest.approx(32, abs=2 / UNIT)


def test_a_round_zone_is_an_arc_of_its_true_radius():
    shape = named(slide_of(specimen()), "zone-30")
    assert page(shape) == pytest.approx((72, 272, 288, 488), abs=2 / UNIT)
    assert {round(int(a.get("wR")) / UNIT, 3) for a in shape._element.iter(f"{A}arcTo")} == {108}
    for x, y in pen(shape):
        assert hypot(x - 180, y - 380) == pytest.approx(108, abs=3 / UNIT)


def test_arcs_end_where_the_sheet_ends_them():
    ends = [Point(200, 100 + 50 * sin(a)) for a in (0.3, 1.2)]
    ring = (
        Point(200 + 50 * cos(0.3), ends[0].y),
        Arc(200 + 50 * cos(1.2), ends[1].y, 200, 100, clockwise=True),
        Arc(200 + 50 * cos(-2.0), 100 + 50 * sin(-2.0), 200, 100, clockwise=False),
    )
    shape = named(drawn(Path((ring,), "line", "bow", closed=False, width=2)), "bow")
    places = list(pen(shape))
    assert places[0] == pytest.approx(ring[0][:2], abs=2 / UNIT)
    assert places[1] == pytest.approx(ring[1][:2], abs=3 / UNIT)
    assert places[-1] == pytest.approx(ring[2][:2], abs=3 / UNIT)
    # the second goes back past the right and the top of the circle
    assert page(shape)[1:3] == pytest.approx((50, 250), abs=2 / UNIT)


def test_holes_are_contours_of_the_same_shape():
    shape = named(slide_of(specimen()), "zone-with-holes")
    assert len(shape._element.findall(f".//{A}path")) == 1
    assert len(shape._element.findall(f".//{A}moveTo")) == 3
    assert len(shape._element.findall(f".//{A}close")) == 3


def test_a_zone_is_see_through():
    shape = named(slide_of(specimen()), "zone-30")
    alpha = shape._element.find(f".//{A}solidFill/{A}srgbClr/{A}alpha")
    opacity = specimen().theme["place-opposing"].opacity
    assert opacity < 1
    assert int(alpha.get("val")) == round(opacity * 100_000)


def test_dashes_of_no_length_have_round_ends():
    slide = slide_of(specimen())
    dots = named(slide, "dots")._element.find(f".//{A}ln")
    assert dots.get("cap") == "rnd"
    assert [(d.get("d"), d.get("sp")) for d in dots.iter(f"{A}ds")] == [("1000", "299000")]
    assert named(slide, "zone-with-holes")._element.find(f".//{A}ln").get("cap") == "flat"
    assert not list(slide._element.iter(f"{A}pattFill"))


def test_lines_are_connectors_with_their_heads_and_direction():
    slide = slide_of(specimen())
    line = named(slide, "to-side")
    assert line.shape_type == MSO_SHAPE_TYPE.LINE
    ends = [on_sheet(x, 0)[0] for x in (line.begin_x, line.end_x)]
    assert ends == pytest.approx((52, 180), abs=2 / UNIT)
    assert line._element.find(f".//{A}headEnd").get("type") == "triangle"
    assert line._element.find(f".//{A}tailEnd").get("type") == "triangle"
    up = named(slide, "direction")
    assert up.begin_y > up.end_y
    assert up._element.find(f".//{A}headEnd") is None


def test_a_label_stays_in_the_middle_whatever_its_font():
    shape = named(drawn(Text(300, 200, "30 yd", 20, "label", "words", anchor="middle")), "words")
    left, top, right, bottom = page(shape)
    assert (left + right) / 2 == pytest.approx(300, abs=2 / UNIT)
    assert (top + bottom) / 2 == pytest.approx(200 - 0.36 * 20, abs=2 / UNIT)
    body = shape._element.txBody
    assert body.bodyPr.get("wrap") == "none"
    assert body.bodyPr.get("anchor") == "ctr"
    assert [body.bodyPr.get(side) for side in ("lIns", "tIns", "rIns", "bIns")] == ["0"] * 4
    assert body.p_lst[0].pPr.get("algn") == "ctr"


def test_lines_of_a_label_are_one_text_that_keeps_its_middle():
    lines = [
        Text(300, 200 + 24 * i, words, 20, "label", "words" * (i == 0), anchor="middle", halo=2)
        for i, words in enumerate(("goal Yellow", "defends"))
    ]
    slide = drawn(*lines)
    shape = named(slide, "words")
    assert shape.text_frame.text == "goal Yellow\vdefends"
    left, top, right, bottom = page(shape)
    assert (left + right) / 2 == pytest.approx(300, abs=2 / UNIT)
    assert (top + bottom) / 2 == pytest.approx(212 - 0.36 * 20, abs=2 / UNIT)


def test_lines_of_a_paragraph_are_one_text():
    lines = ("Yellow stays 30 yd from", "the ball until it is hit.", "A line of its own.")
    marks = [Text(10, 40 + 20 * LEADING * i, t, 20, "ink") for i, t in enumerate(lines)]
    marks[0] = structs.replace(marks[0], name="sentence")
    marks[2] = structs.replace(marks[2], y=marks[2].y + 6)
    slide = drawn(*marks)
    block = named(slide, "sentence")
    assert block.text_frame.text == " ".join(lines[:2])
    wide = max(text_width(line, 20) for line in lines[:2])
    assert block.width / UNIT == pytest.approx(SLACK * wide, abs=1)
    assert [s.text_frame.text for s in slide.shapes][-1] == lines[2]


def test_text_on_the_page_takes_the_masters_colour():
    shape = named(drawn(Text(10, 40, "words", 20, "ink", "words")), "words")
    assert shape._element.find(f".//{A}rPr/{A}solidFill/{A}schemeClr").get("val") == "tx1"


def test_a_paragraph_stays_off_the_right_edge():
    """As far as from the left one, where it was laid out so."""
    words = "Yellow stays 30 yd from the ball until it is hit, and so on to the right of the page"
    size = 20 * 656 / text_width(words, 20)
    lines = [
        Text(12, 40 + size * LEADING * i, words, size, "ink", "sentence" * (not i)) for i in (0, 1)
    ]
    block = named(drawn(*lines), "sentence")
    left, _, right, _ = page(block)
    assert (left, right) == pytest.approx((12, 668), abs=0.1)


NARROW = "020B0606020202030204"
"""The PANOSE numbers of Arial Narrow."""


@pytest.mark.parametrize(
    ("style", "bold", "italic"),
    [({}, "0", None), ({"italic": True}, "0", "1"), ({"weight": 600}, "1", None),
     ({"weight": 700}, "1", None)],
)  # fmt: skip
def test_text_is_in_the_typeface_of_figures_or_one_as_narrow(style, bold, italic):
    shape = named(drawn(Text(10, 40, "words", 20, "ink", "words", **style)), "words")
    look = shape._element.find(f".//{A}rPr")
    assert (look.get("b"), look.get("i")) == (bold, italic)
    latin = look.find(f"{A}latin")
    assert latin.get("typeface") == "Barlow Semi Condensed"
    assert latin.get("panose") == NARROW


def test_a_plain_presentation_is_in_the_typeface_of_figures():
    theme = deck(Slide("One")).slide_master.part.part_related_by(RELATIONSHIP_TYPE.THEME).blob
    fonts = re.findall(rb'<a:(?:major|minor)Font>\s*<a:latin typeface="([^"]*)"', theme)
    assert fonts == [b"Barlow Semi Condensed"] * 2


@pytest.mark.parametrize("turn", [90, -30, 200.5])
@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_a_turned_text_turns_about_its_place(turn, anchor):
    text = Text(300, 200, "along", 20, "ink", "words", anchor=anchor, turn=turn)
    plain, turned = (
        named(drawn(structs.replace(text, turn=degrees)), "words") for degrees in (0, turn)
    )
    assert plain.rotation == 0
    assert turned.rotation == pytest.approx(turn % 360)
    assert (turned.width, turned.height) == pytest.approx((plain.width, plain.height), abs=2)
    # a box turns about its middle
    (x1, y1, x2, y2), (u1, v1, u2, v2) = page(plain), page(turned)
    before = complex((x1 + x2) / 2 - 300, (y1 + y2) / 2 - 200)
    after = complex((u1 + u2) / 2 - 300, (v1 + v2) / 2 - 200)
    assert after == pytest.approx(before * cmath.rect(1, radians(turn)), abs=3 / UNIT)


def test_nothing_brings_a_style_a_shadow_or_a_pattern():
    xml = slide_of(specimen())._element
    for tag in (f"{P}style", f"{A}outerShdw", f"{A}innerShdw", f"{A}pattFill", f"{A}effectRef"):
        assert not list(xml.iter(tag))


def test_groups_are_named_described_and_hold_their_members():
    slide = slide_of(specimen())
    groups = [s for s in flat(slide.shapes) if s.shape_type == MSO_SHAPE_TYPE.GROUP]
    assert {"ground", "lines", "zones", "measures"} <= {g.name for g in groups}
    for group in groups:
        assert group._element.nvGrpSpPr.cNvPr.get("descr")
        own = group._element.grpSpPr.find(f"{A}xfrm")
        place = {child.tag.rpartition("}")[2]: dict(child.attrib) for child in own}
        assert place["off"] == place["chOff"]
        assert place["ext"] == place["chExt"]
        assert min(m.left for m in group.shapes) == group.left
        assert max(m.top + m.height for m in group.shapes) == group.top + group.height
    assert "43 yd from the side" in named(slide, "ground")._element.nvGrpSpPr.cNvPr.get("descr")


def test_ids_are_unique_and_text_is_escaped():
    slide = slide_of(specimen())
    ids = [shape.shape_id for shape in flat(slide.shapes)]
    assert len(ids) == len(set(ids))
    texts = [s.text_frame.text for s in flat(slide.shapes) if s.has_text_frame]
    assert "Blue & <Red>" in texts
    assert "bell" in texts


def test_the_title_is_a_placeholder_and_the_notes_are_notes():
    slide = slide_of(specimen())
    assert slide.shapes.title.text_frame.text == "Penalty 5a & <others>"
    assert [p.placeholder_format.type for p in slide.placeholders] == [PP_PLACEHOLDER.TITLE]
    assert slide.shapes[0].name == "Title"
    assert slide.notes_slide.notes_text_frame.text == "Ask."


def size_of_title(slide):
    (run,) = slide.shapes.title.text_frame.paragraphs[0].runs
    return run.font.size.pt if run.font.size else None


def test_a_long_title_is_made_to_fit_and_all_of_a_telling_are_alike():
    long = "A long title that says very much of what is to be seen"
    slides = deck(Slide("Short"), Slide("Short, then"), Slide(long, morphs=True)).slides
    sizes = [size_of_title(slide) for slide in slides]
    assert sizes[0] is None
    assert sizes[1] == sizes[2]
    wide = slides[2].shapes.title.width / 12_700
    widest = text_width(long, WIDEST, weight=700)
    assert sizes[2] * widest <= wide < 30 * widest


def test_a_sheet_larger_than_the_room_shrinks_in_the_middle_of_it():
    big = replace(specimen(), unit=1 / 48)
    slide = slide_of(big)
    room = plain_template().room
    ground = named(slide, "ground")
    assert (ground.left + ground.width / 2) / 914_400 == pytest.approx(12_192_000 / 2 / 914_400)
    assert ground.top >= room.top
    for shape in flat(slide.shapes):
        assert shape.top + shape.height <= room.bottom + 1
    # a yard is as long across as along: the disc stays one
    disc = named(slide, "zone-30")
    assert disc.width == pytest.approx(disc.height, abs=2)


def test_only_a_slide_that_follows_another_morphs():
    first, second = deck(Slide("One", specimen()), Slide("Two", specimen(), morphs=True)).slides
    assert b"morph" not in first.part.blob
    assert b'<p159:morph option="byObject"/>' in second.part.blob
    assert b"<mc:Fallback>" in second.part.blob
    order = [child.tag.rpartition("}")[2] for child in second._element]
    assert order.index("AlternateContent") == order.index("clrMapOvr") + 1


def test_as_picture_is_whole_sharp_and_true():
    slide = slide_of(specimen(), as_picture=True)
    (picture,) = [s for s in slide.shapes if s.shape_type == MSO_SHAPE_TYPE.PICTURE]
    width, height = picture.image.size
    whole = plain_template().presentation.slide_width
    assert width == pytest.approx(1920 * picture.width / whole, abs=1)  # as a projector has
    assert picture.width / picture.height == pytest.approx(680 / 620, rel=0.005)
    assert picture.width / picture.height == pytest.approx(width / height, rel=0.005)
    crops = (picture.crop_left, picture.crop_right, picture.crop_top, picture.crop_bottom)
    assert crops == (0, 0, 0, 0)
    assert picture._element.nvPicPr.cNvPr.get("descr").startswith("Ball 70 yd out")


def test_the_plain_presentation_is_wide_and_its_layouts_too():
    presentation = deck(Slide("One"))
    assert presentation.slide_width / presentation.slide_height == pytest.approx(16 / 9)
    assert presentation.slide_width == Emu(12_192_000)
    for layout in presentation.slide_layouts:
        for shape in layout.placeholders:
            assert shape.left >= 0
            assert shape.left + shape.width <= presentation.slide_width
    assert len(presentation.slide_layouts) == 4


WRITE = """
import sys
sys.path.insert(0, "tests")
from specimen import specimen
from polofield.render.pptx.presentation import Slide, pptx
from polofield.render.pptx.template import plain_template
slides = [Slide("One", specimen(), "Note"), Slide("Two", specimen(), morphs=True)]
sys.stdout.buffer.write(pptx(slides, plain_template(), title="A deck"))
"""


def test_bytes_are_the_same_in_every_process():
    made = [
        subprocess.run(
            [sys.executable, "-c", WRITE],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "TZ": zone, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=True,
        ).stdout
        for seed, zone in (("1", "UTC"), ("2", "Asia/Tokyo"))
    ]
    assert made[0] == made[1]
    with zipfile.ZipFile(io.BytesIO(made[0])) as file:
        assert {item.date_time for item in file.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert "docProps/thumbnail.jpeg" not in file.namelist()


# Many slides


def test_no_slide_is_kept_until_the_end():
    known, kept = [], []

    def slides():
        for number in range(8):
            slide = Slide(f"Slide {number}", specimen(), "Ask.", morphs=number % 2 == 1)
            known.append(weakref.ref(slide))
            yield slide
            del slide
            gc.collect()
            kept.append(sum(one() is not None for one in known))

    template = plain_template()
    pptx(slides(), template, title="A deck")
    assert max(kept) <= 4
    presentation = template.presentation.part
    parts = [presentation.related_part(one.rId) for one in presentation._element.sldIdLst]
    parts += [part.part_related_by(RELATIONSHIP_TYPE.NOTES_SLIDE) for part in parts]
    assert len(parts) == 16
    assert not any(hasattr(part, "_element") for part in parts)


def dot(grey):
    file = io.BytesIO()
    Image.new("L", (1, 1), grey).save(file, "PNG")
    return Picture(file.getvalue(), 0, 0, 914_400, "dot", "A dot.")


def test_a_picture_that_is_shown_twice_is_there_once_and_beside_those_of_a_template(tmp_path):
    def with_image(presentation):
        layout = presentation.slide_layouts[5]
        layout.part.get_or_add_image_part(io.BytesIO(dot(200).png))

    template = own_template(template_file(tmp_path, with_image))
    slides = [Slide(str(grey), picture=dot(grey)) for grey in (1, 2, 1)]
    with zipfile.ZipFile(io.BytesIO(pptx(slides, template, title="A deck"))) as file:
        images = [name for name in file.namelist() if "/media/" in name]
        assert sorted(images) == [f"ppt/media/image{number}.png" for number in (1, 2, 3)]
        assert len(set(map(file.read, images))) == 3


def test_a_further_slide_is_no_search_through_the_others(monkeypatch):
    def searches(number):
        sought = []
        parts = OpcPackage.iter_parts
        monkeypatch.setattr(OpcPackage, "iter_parts", lambda self: sought.append(1) or parts(self))
        deck(
            *(Slide(f"Slide {index}", None, "Ask.", picture=dot(index)) for index in range(number))
        )
        monkeypatch.undo()
        return len(sought)

    assert searches(9) == searches(3)


# Somebody's template


def template_file(tmp_path, change=lambda _: None):
    presentation = python_pptx.Presentation()
    change(presentation)
    path = tmp_path / "their.pptx"
    presentation.save(path)
    return path


def test_a_template_keeps_its_size_master_and_fonts_and_loses_its_slides(tmp_path):
    def sample(presentation):
        for _ in range(2):
            presentation.slides.add_slide(presentation.slide_layouts[0])

    presentation = deck(Slide("One"), template=own_template(template_file(tmp_path, sample)))
    assert (presentation.slide_width, presentation.slide_height) == (9_144_000, 6_858_000)
    assert len(presentation.slides) == 1
    title = presentation.slides[0].shapes.title
    assert title._element.spPr.xfrm is None  # where the layout has it
    assert len(presentation.slide_layouts) == 11
    slide_parts = [n for n in _names(presentation) if n.startswith("ppt/slides/slide")]
    assert slide_parts == ["ppt/slides/slide1.xml"]


def _names(presentation):
    file = io.BytesIO()
    presentation.save(file)
    return zipfile.ZipFile(file).namelist()


def test_the_room_lies_under_the_templates_title_and_in_the_slide(tmp_path):
    template = own_template(template_file(tmp_path))
    left, top, right, bottom = template.room
    assert top > 274_638 + 1_143_000
    assert left >= 0
    assert right <= 9_144_000
    assert bottom <= 6_356_350  # above the footer
    assert template.title is None


def white_on_navy(presentation):
    page = presentation.slide_master.background.fill
    page.solid()
    page.fore_color.rgb = RGBColor(0x10, 0x18, 0x30)
    for name in ("titleStyle", "bodyStyle"):
        for colour in presentation.slide_master._element.find(f".//{P}{name}").iter(
            f"{A}schemeClr"
        ):
            colour.set("val", "bg1")


def navy_by_the_theme(presentation):
    names = presentation.slide_master._element.find(f"{P}clrMap")
    names.set("bg1", "dk1")
    names.set("tx1", "lt1")


def dark_text_on_navy(presentation):
    """A master that nobody ever set a text on."""
    white_on_navy(presentation)
    for name in ("titleStyle", "bodyStyle"):
        for colour in presentation.slide_master._element.find(f".//{P}{name}").iter(
            f"{A}schemeClr"
        ):
            colour.set("val", "tx1")


def photograph(presentation):
    """A page that is no one colour, with white text."""
    white_on_navy(presentation)
    page = presentation.slide_master.background.fill
    page.gradient()


@pytest.mark.parametrize(
    ("change", "ink"),
    [
        (lambda _: None, "tx1"),
        (white_on_navy, "bg1"),
        (navy_by_the_theme, "tx1"),
        (dark_text_on_navy, "bg1"),
        (photograph, "bg1"),
    ],
)
def test_words_on_the_page_are_in_a_colour_of_the_master_that_can_be_read(tmp_path, change, ink):
    template = own_template(template_file(tmp_path, change))
    slide = deck(Slide("One", specimen()), template=template).slides[0]
    (colour,) = {
        fill.get("val")
        for shape in flat(slide.shapes)
        if shape.name == "heading"
        for fill in shape._element.iter(f"{A}schemeClr")
    }
    assert colour == ink


def test_a_title_in_the_middle_of_a_layout_is_put_across_the_top(tmp_path):
    def middle(presentation):
        for layout in presentation.slide_layouts:
            for shape in layout.placeholders:
                if shape.placeholder_format.type == PP_PLACEHOLDER.TITLE:
                    shape.left, shape.top = Emu(500_000), Emu(2_000_000)
                    shape.width, shape.height = Emu(8_000_000), Emu(2_800_000)

    template = own_template(template_file(tmp_path, middle))
    assert template.title is not None
    slide = deck(Slide("One"), template=template).slides[0]
    assert slide.shapes.title.top < 500_000
    assert template.room.top >= slide.shapes.title.top + slide.shapes.title.height


def test_a_template_without_a_title_still_gets_one(tmp_path):
    def untitled(presentation):
        for layout in list(presentation.slide_layouts)[1:]:
            for shape in list(layout.placeholders):
                if "title" in str(shape._element.ph.type).lower():
                    shape._element.getparent().remove(shape._element)

    presentation = deck(Slide("One"), template=own_template(template_file(tmp_path, untitled)))
    title = presentation.slides[0].shapes.title
    assert title.text_frame.text == "One"
    assert title.width > 0.8 * 9_144_000


def test_a_potx_is_a_template(tmp_path):
    path = template_file(tmp_path)
    made = tmp_path / "their.potx"
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(made, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name == "[Content_Types].xml":
                data = data.replace(b"presentation.main+xml", b"template.main+xml")
            new.writestr(name, data)
    assert b"template.main" not in zipfile.ZipFile(made).read("ppt/presentation.xml")
    assert len(deck(Slide("One"), template=own_template(made)).slides) == 1


@pytest.mark.parametrize("content", [b"", b"PK no zip", b"<html>"])
def test_what_is_no_presentation_is_refused(tmp_path, content):
    path = tmp_path / "their.pptx"
    path.write_bytes(content)
    with pytest.raises(FileError, match="expected a PowerPoint presentation or template"):
        own_template(path)


def test_another_office_file_is_refused(tmp_path):
    path = tmp_path / "their.pptx"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("[Content_Types].xml", "<Types/>")
        file.writestr("word/document.xml", "<w/>")
    with pytest.raises(FileError, match="expected a PowerPoint presentation or template"):
        own_template(path)


def rewritten(path, change, compression=zipfile.ZIP_DEFLATED):
    """A template whose parts are `change(name, data)`; None drops one."""
    with zipfile.ZipFile(template_file(path)) as old:
        parts = {name: change(name, old.read(name)) for name in old.namelist()}
    with zipfile.ZipFile(path / "their.pptx", "w", compression) as new:
        for name, data in parts.items():
            if data is not None:
                new.writestr(name, data)
    return path / "their.pptx"


def replaced(old, new):
    return lambda name, data: data if "theme" in name else data.replace(old, new)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda name, data: None if "theme" in name else data, "the theme is missing"),
        (replaced(b"<p:sldSz", b"<p:other"), "the slide size is missing"),
        (replaced(b"<p:ph ", b"<p:other "), "expected a layout with a title, got none"),
        (replaced(b'<p:ph type="title"', b'<p:ph type="zzz"'), "unknown placeholder type 'zzz'"),
        (replaced(b'<a:off x="', b'<a:off x="abc'), "shape: expected a whole number, got 'abc"),
        (replaced(b'cx="9144000"', b'cx="0"'), "size: expected 914400 to 51206400 EMU, got '0'"),
        (replaced(b'cy="6858000"', b'cy="-5"'), "EMU, got '-5'"),
        (replaced(b'cx="9144000"', b'cx="99999999999999999999"'), "EMU, got '9999"),
        (replaced(b'cx="9144000"', b'cx="wide"'), "EMU, got 'wide'"),
        (replaced(b'<a:defRPr sz="', b'<a:defRPr sz="x'), "their.pptx: "),
        (lambda _, data: data + b" " * 9 * 10**6, "larger than 256 MB when unpacked"),
    ],
)
def test_a_template_that_cannot_be_used_is_told_what_is_wrong_with_it(tmp_path, change, words):
    with pytest.raises(FileError, match=words) as told:
        own_template(rewritten(tmp_path, change))
    (problem,) = told.value.problems
    assert problem.startswith(f"{tmp_path / 'their.pptx'}: ")
    assert "\n" not in problem


def test_a_locked_a_damaged_and_a_strangely_packed_template_are_told_apart(tmp_path):
    path = template_file(tmp_path)
    whole = path.read_bytes()

    def marked(local, central, value):
        data = bytearray(whole)
        for mark, offset in ((b"PK\x03\x04", local), (b"PK\x01\x02", central)):
            at = -1
            while (at := data.find(mark, at + 1)) >= 0:
                data[at + offset] = value
        return data

    flipped = bytearray(whole)
    start = flipped.find(b"slideMaster1.xml") + 60
    flipped[start : start + 40] = bytes(byte ^ 0xFF for byte in flipped[start : start + 40])
    for data, words in (
        (marked(6, 8, 1), "the file is protected by a password: save it without one"),
        (
            marked(8, 10, 99),
            "the compression is not supported: open it in PowerPoint and save it again",
        ),
        (flipped, "the file is damaged and cannot be unpacked"),
    ):
        path.write_bytes(data)
        with pytest.raises(FileError, match=rf"their\.pptx: {words}"):
            own_template(path)


def test_a_template_without_end_is_not_read_to_it():
    with pytest.raises(FileError, match="/dev/zero: larger than 64 MB"):
        own_template("/dev/zero")


def test_a_template_without_layouts_is_told_what_it_lacks(tmp_path):
    empty = python_pptx.Presentation()
    for layout in list(empty.slide_layouts):
        empty.slide_layouts.remove(layout)
    empty.save(tmp_path / "their.pptx")
    with pytest.raises(
        FileError, match=r"their\.pptx: expected at least one slide layout, got none"
    ):
        own_template(tmp_path / "their.pptx")


def test_a_presentation_takes_a_title_of_any_length():
    data = pptx([Slide("One")], plain_template(), title="word " * 100)
    shown = python_pptx.Presentation(io.BytesIO(data))
    assert shown.core_properties.title.startswith("word word")


def test_a_template_that_is_not_there_is_named(tmp_path):
    with pytest.raises(FileError, match=r"none\.pptx: no such file"):
        own_template(tmp_path / "none.pptx")


def test_angles_of_a_whole_turn_are_in_pieces():
    sweeps = [
        int(step.get("swAng"))
        for step in named(slide_of(specimen()), "zone-30")._element.iter(f"{A}arcTo")
    ]
    assert sum(sweeps) == pytest.approx(360 * 60_000, abs=4)
    assert max(sweeps) <= 0.75 * pi * 180 / pi * 60_000


def test_without_python_pptx_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pptx", None)
    with pytest.raises(OutputError, match=r"pip install 'polofield\[slides\]'"):
        plain_template()


def test_a_title_fits_a_low_placeholder_of_a_template(tmp_path):
    def low(presentation):
        for holder in (presentation.slide_master, *presentation.slide_layouts):
            for shape in holder.placeholders:
                if shape.placeholder_format.type == PP_PLACEHOLDER.TITLE:
                    shape.left, shape.top = Emu(457_200), Emu(200_000)
                    shape.width, shape.height = Emu(8_229_600), Emu(600_000)

    long = "Penalty 5a · from the spot: where it happened"
    template = own_template(template_file(tmp_path, low))
    short, wide = deck(Slide("Short"), Slide(long), template=template).slides
    assert size_of_title(short) is None  # 44 points, as the master says
    room = (8_229_600 - 2 * 91_440) / 12_700
    points = room / text_width(long, WIDEST, weight=700)
    assert size_of_title(wide) == int(points)
