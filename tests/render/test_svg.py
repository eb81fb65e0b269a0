"""SVG: parses, says what it shows, keeps to itself, and is the same every time."""

import math
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path as FilePath
from types import MappingProxyType
from xml.etree import ElementTree

import pytest
from specimen import NASTY, SCALE, specimen

from polofield.errors import OutputError
from polofield.layout.sheet import Arc, Circle, Group, Line, Path, Point, Text
from polofield.layout.theme import Paint
from polofield.layout.themes import TURF
from polofield.render.svg import svg
from polofield.words import number

ROOT = FilePath(__file__).parents[2]
NS = "{http://www.w3.org/2000/svg}"


def parse(text):
    return ElementTree.fromstring(text)


def drawn(*marks, **changes):
    """The parsed SVG of a sheet with only these marks."""
    sheet = replace(specimen(), layers=(Group("layer", marks),), **changes)
    return parse(svg(sheet))


def layer(root):
    return next(g for g in root.iter(f"{NS}g") if g.get("class") == "layer")


@pytest.mark.parametrize("text", ["text", "outlines"])
def test_parses_and_is_small(text):
    written = svg(specimen(), text=text)
    assert parse(written).tag == f"{NS}svg"
    if text == "text":
        assert len(written.encode()) < 9_000


def test_root_has_names_language_and_no_size():
    root = parse(svg(specimen()))
    assert root.get("viewBox") == "0 0 680 620"
    assert root.get("role") == "img"
    assert root.get("lang") == "en"
    assert root.get("class").split() == ["polofield", "specimen"]
    assert root.get("width") is None
    assert root.get("height") is None
    title, desc = root[0], root[1]
    assert (title.tag, desc.tag) == (f"{NS}title", f"{NS}desc")
    assert root.get("aria-labelledby") == title.get("id") == "specimen-title"
    assert root.get("aria-describedby") == desc.get("id") == "specimen-desc"
    assert title.text == "Penalty 5a & <others>"
    assert desc.text == "Ball 70 yd out, 43 yd from the side. Blue & Yellow line up."


def test_user_text_is_literal_and_once():
    root = parse(svg(specimen()))
    words = [element.text for element in root.iter(f"{NS}text")]
    for text in NASTY:
        assert words.count(text.replace("\x07", "")) == 1


def test_layers_and_named_marks_have_ids_and_roles():
    root = parse(svg(specimen()))
    by_id = {e.get("id"): e for e in root.iter() if e.get("id")}
    layers = [g.get("id") for g in root.findall(f"{NS}g")]
    assert layers == [f"specimen-{g.name}" for g in specimen().layers]
    assert by_id["specimen-zones"].get("class") == "zones"
    assert by_id["specimen-blue-1"].get("class") == "team-a"
    assert by_id["specimen-blue-1"].find(f"{NS}title").text == "Blue 1"
    assert by_id["specimen-ball-1"].get("class") == "ball"
    assert by_id["specimen-ball-1"].find(f"{NS}title").text == "ball"
    assert by_id["specimen-boards"].get("class") == "line"
    assert by_id["specimen-zone-30"].get("class") == "keep-out-opposing"
    assert by_id["specimen-to-side"].get("class") == "dimension"


def test_ids_are_unique_and_references_stay_inside():
    both = [svg(specimen()), svg(specimen(), prefix="second")]
    ids = [set(re.findall(r' id="([^"]+)"', text)) for text in both]
    assert not ids[0] & ids[1]
    for text, own in zip(both, ids, strict=True):
        assert len(own) == text.count(' id="')
        referred = re.findall(r'(?:href="#|url\(#|labelledby="|describedby=")([^")]+)', text)
        assert referred
        assert own.issuperset(referred)


def test_one_name_twice_gives_two_ids():
    spots = [Circle(x, 5, 2, "ball", name="ball") for x in (1, 2, 3)]
    ids = [c.get("id") for c in drawn(*spots).iter(f"{NS}circle")]
    assert ids == ["specimen-ball", "specimen-ball-2", "specimen-ball-3"]


@pytest.mark.parametrize("slug", ["2024 final", "a/b", "é"])
def test_any_slug_begins_an_id(slug):
    root = parse(svg(replace(specimen(), slug=slug)))
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert all(re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]*", i) for i in ids)


@pytest.mark.parametrize("prefix", ["", "5a", "a b", 'x"', "-x"])
def test_bad_prefix_is_refused(prefix):
    with pytest.raises(OutputError, match="prefix"):
        svg(specimen(), prefix=prefix)


def test_bad_kind_of_text_is_refused():
    with pytest.raises(OutputError, match="'outlines'"):
        svg(specimen(), text="path")


def test_size():
    root = parse(svg(specimen(), size=(160, "mm")))
    assert root.get("width") == "160mm"
    assert root.get("height") == "145.8824mm"
    assert root.get("viewBox") == "0 0 680 620"
    with pytest.raises(OutputError, match="furlong"):
        svg(specimen(), size=(1, "furlong"))
    for width in (0, -1, math.nan, math.inf):
        with pytest.raises(OutputError, match="width"):
            svg(specimen(), size=(width, "mm"))


def test_scale_on_the_root_gives_yards_back():
    root = parse(svg(specimen()))
    scale = float(root.get("data-units-per-yard"))
    x0, y0 = map(float, root.get("data-origin").split())
    a, b, c, d = map(int, root.get("data-turn").split())
    for x, y in ((0, 0), (70, 43), (-80.5, 12.25)):
        there = (x0 + scale * (a * x + b * y), y0 - scale * (c * x + d * y))
        assert there == pytest.approx(SCALE.point(x, y), abs=1e-3)
    assert "data-" not in svg(replace(specimen(), yards=None))


def test_circles_stay_circles_and_arcs_arcs():
    circle = drawn(Circle(10, 20, 5, "ball", width=1)).find(f".//{NS}circle")
    assert [circle.get(k) for k in ("cx", "cy", "r")] == ["10", "20", "5"]
    ring = (Point(0, 0), Arc(0, 20, 0, 10, clockwise=False), Point(-5, 20))
    path = layer(drawn(Path((ring,), "keep-out-both")))[0]
    assert path.get("d") == "M0 0A10 10 0 0 0 -10 10A10 10 0 0 0 0 20H-5Z"


@pytest.mark.parametrize("clockwise", [True, False])
@pytest.mark.parametrize("sweep", [1, 60, 179.999, 180, 181, 270, 359, 360])
def test_arcs_keep_to_their_circle(clockwise, sweep):
    """Rounded to two decimals, a written arc's own centre stays where it belongs."""
    cx, cy, r = 123.456, 78.987, 91.337
    turn = math.radians(sweep if clockwise else -sweep)
    start = Point(cx + r * math.cos(0.3), cy + r * math.sin(0.3))
    end = (cx + r * math.cos(0.3 + turn), cy + r * math.sin(0.3 + turn))
    path = layer(drawn(Path(((start, Arc(*end, cx, cy, clockwise)),), "line", closed=False)))[0]
    numbers = r"(-?[\d.]+)"
    x, y = map(float, re.match(rf"M{numbers} {numbers}", path.get("d")).groups())
    arcs = re.findall(rf"A{numbers} {numbers} 0 0 ([01]) {numbers} {numbers}", path.get("d"))
    assert arcs
    turned = 0.0
    for rx, ry, flag, ex, ey in arcs:
        assert rx == ry
        assert flag == str(int(clockwise))
        ex, ey, rx = float(ex), float(ey), float(rx)
        half = math.hypot(ex - x, ey - y) / 2
        rise = math.sqrt(max(0.0, rx * rx - half * half)) / (2 * half)
        side = 1 if clockwise else -1
        own = ((x + ex) / 2 - side * rise * (ey - y), (y + ey) / 2 + side * rise * (ex - x))
        if sweep > 10:  # the centre of a tiny arc is not seen
            assert own == pytest.approx((cx, cy), abs=0.05)
        turned += 2 * math.asin(min(1.0, half / rx))
        x, y = ex, ey
    assert math.degrees(turned) == pytest.approx(sweep, abs=0.1)


def test_holes_are_even_odd():
    root = parse(svg(specimen()))
    path = next(p for p in root.iter(f"{NS}path") if p.get("id") == "specimen-zone-with-holes")
    assert path.get("fill-rule") == "evenodd"
    assert path.get("d").count("M") == 3


def test_hatch_is_one_path_between_fill_and_outline():
    root = parse(svg(specimen()))
    zone = next(g for g in root.iter(f"{NS}g") if g.get("id") == "specimen-zone-30")
    fill, hatch, outline = zone.findall(f"{NS}path")
    assert fill.get("fill-opacity") == "0.42"
    assert fill.get("stroke") is None
    assert hatch.get("class") == "hatch-opposing"
    assert hatch.get("d").count("M") == 15
    assert outline.get("fill") == "none"
    assert outline.get("stroke-width") == "2"


def test_clip_is_a_rectangle_with_a_prefixed_id():
    root = parse(svg(specimen()))
    clip = root.find(f".//{NS}clipPath")
    zones = next(g for g in root.iter(f"{NS}g") if g.get("id") == "specimen-zones")
    assert zones.get("clip-path") == f"url(#{clip.get('id')})"
    assert clip.get("id").startswith("specimen-")
    assert dict(clip[0].items()) == {"x": "14", "y": "84", "width": "652", "height": "456"}


def test_halo_lies_under_text_that_stands_once():
    root = drawn(Text(5, 9, "30 yd", 12, "label", halo=3), Text(5, 30, "40 yd", 12, "label"))
    texts = list(root.iter(f"{NS}text"))
    assert [t.text for t in texts] == ["30 yd", "40 yd"]
    halo, use = layer(root)[0][0], root.find(f".//{NS}use")
    assert halo.get("stroke") == TURF["label"].stroke
    assert halo.get("stroke-width") == "3"
    assert use.get("href") == f"#{texts[0].get('id')}"
    order = list(root.iter())
    assert order.index(use) < order.index(texts[0])


def test_text_is_placed_by_baseline_and_anchor():
    root = drawn(Text(50.5, 20.25, "No. 1", 12.5, "ink", bold=True, anchor="end"))
    text = root.find(f".//{NS}text")
    assert dict(text.items()) == {
        "class": "ink",
        "fill": "#1a1a1a",
        "font-size": "12.5",
        "font-weight": "700",
        "text-anchor": "end",
        "x": "50.5",
        "y": "20.25",
    }


def test_outlines_need_no_font_where_they_can():
    root = parse(svg(specimen(), text="outlines"))
    words = [t.text for t in root.iter(f"{NS}text")]
    assert words == ["馬", "球"]
    assert svg(specimen(), text="outlines").count("<path") > svg(specimen()).count("<path") + 15


def test_arrow_heads_end_at_the_ends():
    root = drawn(Line(10, 50, 90, 50, "dimension", heads="both", head=8))
    shaft, heads = layer(root)[0]
    assert shaft.get("d") == "M17.2 50H82.8"
    assert heads.get("d").startswith("M90 50L82 ")
    assert "M10 50L18 " in heads.get("d")
    assert heads.get("stroke") is None


def test_heads_shrink_on_a_short_line():
    heads = layer(drawn(Line(0, 0, 8, 0, "dimension", heads="both", head=8)))[0][1]
    assert set(re.findall(r"[ML](\d+)", heads.get("d"))) <= {"8", "4", "0"}


def test_plain_lines_of_one_look_share_a_path():
    lines = [Line(x, 0, x, 9, "mark", width=2) for x in (1, 2, 3)]
    paths = layer(drawn(*lines, Line(0, 1, 9, 1, "mark", width=3)))
    assert [p.get("d") for p in paths] == ["M1 0V9M2 0V9M3 0V9", "M0 1H9"]


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (0.0, "0"), (-0.0, "0"), (-0.004, "0"), (1.005, "1"), (12.5, "12.5"), (1 / 3, "0.33"),
        (-7.126, "-7.13"), (100.0, "100"), (123456.789, "123456.79"), (5, "5"),
    ],
)  # fmt: skip
def test_numbers(value, written):
    assert number(value) == written


DARK = replace(
    TURF,
    dark=MappingProxyType(
        {
            "page": Paint("#101214"),
            "ink": Paint("#eeeeee"),
            "rule": Paint("#eeeeee", "#dddddd"),
            "label": Paint("#ffffff", "#000000"),
            "red-card": Paint("#ff0000"),
        }
    ),
)


def test_dark_scheme_is_scoped_and_says_only_what_is_drawn():
    written = svg(specimen(DARK))
    (style,) = parse(written).findall(f"{NS}style")
    rule = re.fullmatch(r"@media \(prefers-color-scheme:dark\)\{(.*)\}", style.text)
    selectors = re.findall(r"([^{}]+)\{[^{}]*\}", rule.group(1))
    assert all(s.startswith(".specimen .") for s in selectors)
    assert '.specimen .ink[fill^="#"]' in selectors
    assert not any("red-card" in s for s in selectors)
    assert "var(" not in written
    assert "!important" not in written


def test_no_style_without_a_dark_scheme():
    written = svg(specimen(replace(TURF, dark=MappingProxyType({}))))
    assert "<style" not in written
    assert "<script" not in written


def test_control_characters_everywhere_still_parse():
    nasty = "".join(map(chr, range(0x20))) + "\x7f\x85\ufffe\uffff\ud800 & < > \" ' ]]> --"
    sheet = replace(specimen(), title=nasty, description=nasty)
    sheet = replace(
        sheet,
        layers=(Group("a", (Text(1, 1, nasty, 9, "ink"), Circle(1, 1, 1, "ball", title=nasty))),),
    )
    for kind in ("text", "outlines"):
        root = parse(svg(sheet, text=kind).encode("utf-8"))
        assert root.find(f"{NS}title").text.endswith("& < > \" ' ]]> --")


SCRIPT = """
import hashlib, sys
from specimen import specimen
from polofield.render.svg import svg
for kind in ("text", "outlines"):
    print(hashlib.sha256(svg(specimen(), text=kind).encode()).hexdigest())
print([m for m in ("matplotlib", "PIL", "numpy", "shapely", "fontTools") if m in sys.modules])
"""


def run(**environment):
    path = os.pathsep.join([str(ROOT), str(FilePath(__file__).parent)])
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def test_same_bytes_in_every_process_and_nothing_heavy_imported():
    runs = [
        run(PYTHONHASHSEED="1", TZ="UTC"),
        run(PYTHONHASHSEED="2", TZ="Asia/Kathmandu", LC_ALL="C"),
    ]
    assert runs[0] == runs[1]
    assert runs[0][2] == "[]"


def test_threads():
    wanted = svg(specimen())
    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(lambda _: svg(specimen()), range(40))) == {wanted}
