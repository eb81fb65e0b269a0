"""How large a figure is, to what scale, and how much of the ground it shows."""

import io
import re
import xml.etree.ElementTree as ET
from itertools import product

import pytest
from measured import Measured
from pypdf import PdfReader
from reading import Reading

import polofield as pf
from polofield.drawing.scene import scene_of
from polofield.errors import PolofieldError
from polofield.layout.diagram import LOWEST, TALLEST
from polofield.layout.page import BARE, Frame
from polofield.layout.views import UPS, VIEWS
from polofield.render.mpl.figure import png
from polofield.rules.question import question
from polofield.scene.surfaces import edge_across, edge_along
from polofield.surface.geometry import END_RUN_OFF, SIDE_RUN_OFF

MM_PER_YARD = 914.4
WITHIN = 1e-5
"""How far from true a scale may be, as a part of it: what nine written digits leave."""
FIELD, ARENA = pf.Field(), pf.Arena()
ASKED = {
    "penalty-5a": lambda: pf.ruling("outdoor/penalty-5a", FIELD, at=(100, 78)),
    "throw-in": lambda: pf.ruling("outdoor/throw-in", FIELD, at=(30, 20)),
    "arena/penalty-2": lambda: pf.ruling("arena/penalty-2", ARENA),
    "outdoor/field": lambda: "outdoor/field",
    "arena/penalties": lambda: "arena/penalties",
}
FRAMES = [Frame(), Frame(title=False), BARE]


def mm_to_a_yard(svg):
    """As the file itself says it: from its width, its view box and the scale on its root."""
    root = ET.fromstring(svg)
    width = re.fullmatch(r"([\d.]+)mm", root.get("width"))
    height = re.fullmatch(r"([\d.]+)mm", root.get("height"))
    units, high = map(float, root.get("viewBox").split()[2:])
    mm = float(width[1]) / units
    assert float(height[1]) / high == pytest.approx(mm, rel=WITHIN)
    return mm * float(root.get("data-units-per-yard"))


@pytest.mark.parametrize("what", ASKED)
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("up", UPS)
def test_a_yard_is_just_as_long_as_the_scale_says(what, view, up):
    for frame, scale, profile in ((Frame(), 1500, "print"), (BARE, 400, "web")):
        if what == "throw-in" and view == "fit":
            scale //= 10
        diagram = pf.draw(
            ASKED[what](), view=view, up=up, scale=scale, frame=frame, profile=profile
        )
        svg = diagram.svg()
        assert mm_to_a_yard(svg) == pytest.approx(MM_PER_YARD / scale, rel=WITHIN)
        if what != "throw-in":
            figure = Measured(svg)
            x, y = (150, 80) if "arena" not in what else (50, 25)
            box = [figure.yards(*point) for point in figure.points("playing-area")]
            assert max(px for px, _ in box) == pytest.approx(x, abs=0.02) or view in ("fit", "end")
            assert max(py for _, py in box) <= y + 0.02


def page_and_paths(data):
    """A PDF's page in mm, and the boxes of its paths in mm."""
    (page,) = PdfReader(io.BytesIO(data)).pages
    boxes, xs, ys = [], [], []
    for operands, operator in page.get_contents().operations:
        if operator in (b"m", b"l"):
            if operator == b"m":
                xs, ys = [], []
            xs.append(float(operands[0]))
            ys.append(float(operands[1]))
        elif xs:
            boxes.append(((max(xs) - min(xs)) * 25.4 / 72, (max(ys) - min(ys)) * 25.4 / 72))
            xs, ys = [], []
    size = float(page.mediabox.width), float(page.mediabox.height)
    return [value * 25.4 / 72 for value in size], boxes


@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize(("what", "scale"), [("outdoor/field", 1500), ("arena/penalty-2", 400)])
def test_a_yard_is_as_long_in_a_pdf(what, scale, up):
    diagram = pf.draw(ASKED[what](), view="whole", up=up, scale=scale, profile="print")
    size, boxes = page_and_paths(diagram.rendered("pdf"))
    sheet = diagram.sheet
    mm = sheet.unit * 25.4
    assert size == pytest.approx([sheet.width * mm, sheet.height * mm], abs=0.01)
    long, wide = (300, 160) if what == "outdoor/field" else (100, 50)
    wanted = [long * MM_PER_YARD / scale, wide * MM_PER_YARD / scale]
    if up in ("goal", "goal-down"):
        wanted.reverse()
    assert any(box == pytest.approx(wanted, abs=0.01) for box in boxes)


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("up", UPS)
def test_a_scale_is_the_same_with_and_without_what_stands_round(view, up):
    for profile, size in (("print", {"scale": 1250}), ("print", {}), ("web", {})):
        look = {"view": view, "up": up, "profile": profile, **size}
        first, *others = (
            pf.draw(ASKED["penalty-5a"](), frame=frame, **look).sheet.yards for frame in FRAMES
        )
        assert all(other.scale == pytest.approx(first.scale, rel=1e-12) for other in others)


@pytest.mark.parametrize("frame", FRAMES, ids=["whole", "no title", "bare"])
@pytest.mark.parametrize(("width", "unit"), [(170, "mm"), (12, "cm"), (4.5, "in"), (500, "pt")])
def test_a_figure_is_just_as_wide_as_asked(width, unit, frame):
    diagram = pf.draw(
        ASKED["penalty-5a"](), profile="print", figure_width=(width, unit), frame=frame
    )
    mm = width * {"mm": 1, "cm": 10, "in": 25.4, "pt": 25.4 / 72}[unit]
    assert ET.fromstring(diagram.svg()).get("width") == f"{width:g}{unit}"
    (wide, high), _ = page_and_paths(diagram.rendered("pdf"))
    assert wide == pytest.approx(mm, abs=0.01)
    assert high / wide == pytest.approx(diagram.sheet.height / diagram.sheet.width)


@pytest.mark.parametrize("frame", FRAMES, ids=["whole", "no title", "bare"])
def test_a_figure_of_1200_px_is_1200_px(frame):
    diagram = pf.draw(ASKED["penalty-5a"](), figure_width=(1200, "px"), frame=frame)
    assert ET.fromstring(diagram.svg()).get("width") == "1200px"
    data = diagram.rendered("png")
    assert int.from_bytes(data[16:20], "big") == 1200
    # and a picture for a sharper screen is the same picture
    assert int.from_bytes(png(diagram.sheet, pixels_wide=2400)[16:20], "big") == 2400


def test_text_keeps_its_size_whatever_the_width():
    """A page narrower than its profile is set anew, no larger."""
    narrow, *sizes = (
        {
            text.name: text.size
            for text in pf.draw(ASKED["penalty-5a"](), figure_width=(width, "px")).sheet.walk()
            if hasattr(text, "size") and text.name
        }
        for width in (400, 680, 1500)
    )
    for name in ("title", "clause", "head-1", "goal-words"):
        assert len({by_name[name] for by_name in sizes}) == 1
        assert narrow[name] < sizes[0][name]


@pytest.mark.parametrize(
    ("look", "says"),
    [
        ({"scale": 1500, "figure_width": (170, "mm")}, "expected figure_width or scale, got both"),
        ({"scale": 0.5}, "scale: expected 1:1 to 1:1000000, got 1:0.5"),
        ({"scale": float("nan")}, "scale: expected 1:1 to 1:1000000, got 1:nan"),
        ({"scale": float("inf")}, "scale: expected 1:1 to 1:1000000, got 1:inf"),
        ({"figure_width": (170, "furlong")}, "unknown unit 'furlong'"),
        ({"figure_width": (3, "mm")}, "expected 64mm to 640mm"),
        ({"figure_width": (9000, "px")}, "expected 241.9px to 2418.8px"),
        ({"figure_width": (float("nan"), "px")}, "expected 241.9px to 2418.8px"),
        ({"figure_width": (170, "mm"), "profile": "slide"}, "has a fixed size"),
        ({"scale": 1500, "profile": "slide"}, "has a fixed size"),
    ],
    ids=str,
)
def test_no_such_size(look, says):
    with pytest.raises(PolofieldError, match=re.escape(says)):
        pf.draw(ASKED["penalty-5a"](), **{"profile": "print", **look})


def asked_for(view, surface):
    """What a view asks for along the ground, the attacked end at the right, and across it."""
    beyond, beside = (END_RUN_OFF, SIDE_RUN_OFF) if surface.kind == "outdoor" else (4.6, 5.4)
    margin = {"outdoor": 2.5, "arena": 1.8}[surface.kind]
    reach = {"outdoor": 70.0, "arena": 30.0}[surface.kind]
    x, y = surface.half_length + beyond, surface.half_width + beside
    near = {"whole": -x, "half": -margin, "end": surface.half_length - reach - margin}[view]
    return near, -y, x, y


@pytest.mark.parametrize("view", [view for view in VIEWS if view != "fit"])
@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize(
    "what", ["penalty-5a", "arena/penalty-2", "outdoor/field", "arena/field", "blank arena/field"]
)
def test_a_view_shows_what_it_says(what, view, up):
    """All of it, and no more but beside it, or where the page would be a strip.

    A plan of the whole ground has its sizes round that.
    """
    plan = what.endswith("field") and not what.startswith("blank") and view == "whole"
    if what.endswith("field"):
        surface = pf.Field() if "outdoor" in what else pf.Arena()
        options = {"blank": what.startswith("blank")}
        diagram = pf.draw(what.split()[-1], options=options, view=view, up=up)
    else:
        ruling = ASKED[what]()
        surface, diagram = ruling.surface, pf.draw(ruling, (), view=view, up=up)
    shown = Reading(diagram.sheet).window
    far, wide = edge_along(surface), edge_across(surface)
    wanted = (-far, -wide, far, wide) if plan else asked_for(view, surface)
    x, y = wanted[2] - wanted[0], wanted[3] - wanted[1]
    high = x / y if up in ("goal", "goal-down") else y / x
    assert shown[0] <= wanted[0] + 0.5
    assert shown[1] <= wanted[1] + 0.5
    assert shown[2] >= wanted[2] - 0.5
    assert shown[3] >= wanted[3] - 0.5
    if LOWEST <= high <= TALLEST[view] and not plan:
        assert shown == pytest.approx(wanted, abs=0.5)


@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize("profile", ["web", "print", "slide"])
def test_the_attacked_end_shows_nothing_of_the_other(profile, up):
    blank = {"blank": True}
    svg = pf.draw("outdoor/field", options=blank, view="end", up=up, profile=profile).svg()
    names = Measured(svg).names()
    assert "mark-30-attacked" in names
    assert not {"mark-30-defended", "end-defended", "post-defended-left"} & set(names)
    assert "number-30-attacked" in names
    assert not {"number-30-defended", "number-40-defended"} & set(names)


@pytest.mark.parametrize(("view", "up"), list(product(VIEWS, UPS)))
def test_no_mark_of_what_is_not_shown(view, up):
    """Words, distances and symbols stand at places that show."""
    scene = scene_of(question("outdoor/field"))
    reading = Reading(pf.draw("outdoor/field", view=view, up=up).sheet)
    x1, y1, x2, y2 = reading.window
    names = {mark.name for mark in reading.sheet.walk() if getattr(mark, "name", "")}
    for thing in scene.things:
        ends = [getattr(thing, end, None) for end in ("start", "end", "at")]
        places = [end for end in ends if end is not None]
        if places and thing.name in names:
            assert all(x1 <= x <= x2 and y1 <= y <= y2 for x, y in places), thing.name


@pytest.mark.parametrize("size", [(50, 25), (150, 75), (100, 50)])
def test_marks_that_meet_are_drawn_once(size):
    """In the smallest arena the 25-yard lines are the centre line."""
    arena = pf.Arena(length=size[0], width=size[1], goal_width=8 / 3)
    for view, up in product(VIEWS, UPS):
        reading = Reading(pf.draw("arena/field", surface=arena, view=view, up=up).sheet)
        numbers = [w.text.name for w in reading.words if w.text.name.startswith("number-")]
        assert len(numbers) == len(set(numbers))
        if size[0] == 50:
            assert sum(name.startswith("number-25") for name in numbers) <= 1
