"""SVG: parses, says what it shows, keeps to itself, and is the same every time."""

import math
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from dataclasses import replace
from pathlib import Path as FilePath
from types import MappingProxyType
from xml.etree import ElementTree

import pytest
from measured import path_points
from specimen import NASTY, SCALE, specimen

from polofield.errors import OutputError
from polofield.layout.metrics import text_width
from polofield.layout.sheet import Arc, Circle, Group, Line, Path, Point, Text
from polofield.layout.theme import Paint
from polofield.layout.themes import TURF
from polofield.render.svg import svg
from polofield.rulings.phrase import number

ROOT = FilePath(__file__).parents[2]
NS = "{http://www.w3.org/2000/svg}"


def parse(text):
    return ElementTree.fromstring(text)


def prefix_of(root):
    """What ids begin with, and rules of style."""
    return root.get("class").split()[1]


def by_id(root):
    """Every element that has an id, by that without its prefix."""
    start = f"{prefix_of(root)}-"
    ids = {e.get("id"): e for e in root.iter() if e.get("id")}
    assert all(id.startswith(start) for id in ids)
    return {id.removeprefix(start): element for id, element in ids.items()}


def drawn(*marks, **changes):
    """The parsed SVG of a sheet with only these marks."""
    sheet = replace(specimen(), layers=(Group("layer", marks),), **changes)
    return parse(svg(sheet))


def layer(root):
    """What the only layer holds, without its empty title."""
    found = next(g for g in root.iter(f"{NS}g") if g.get("class") == "layer")
    return list(found)[1:]


@pytest.mark.parametrize("text", ["text", "outlines"])
def test_parses_and_is_small(text):
    written = svg(specimen(), text=text)
    assert parse(written).tag == f"{NS}svg"
    if text == "text":
        assert len(re.sub(r"@font-face\{[^}]*\}", "", written).encode()) < 12_000
        assert len(written.encode()) < 28_000


def test_root_has_names_language_and_no_size():
    root = parse(svg(specimen()))
    assert root.get("viewBox") == "0 0 680 620"
    assert root.get("role") == "img"
    assert root.get("lang") == "en"
    assert re.fullmatch("polofield pf-[0-9a-f]{10} specimen", root.get("class"))
    assert root.get("width") is None
    assert root.get("height") is None
    title, desc = root[0], root[1]
    assert (title.tag, desc.tag) == (f"{NS}title", f"{NS}desc")
    assert title.text == "Penalty 5a & <others>"
    assert desc.text == "Ball 70 yd out, 43 yd from the side. Blue & Yellow line up."


def test_a_pointer_is_told_of_a_mark_and_never_of_the_whole_picture():
    """A browser shows the nearest title round what the pointer rests on; an empty one is none."""
    root = parse(svg(specimen()))
    assert root[0].text
    drawn = [element for element in root if element.tag not in (f"{NS}title", f"{NS}desc")]
    assert len(drawn) > 5
    for element in drawn:
        if element.tag != f"{NS}style":
            assert element[0].tag == f"{NS}title"
            assert not element[0].text


def halos(root):
    return [g for g in root.iter(f"{NS}g") if (g.get("class") or "").endswith(" halo")]


def letters(root):
    """The texts that are read, without the ones that are their halos."""
    under = {text for halo in halos(root) for text in halo}
    return [text for text in root.iter(f"{NS}text") if text not in under]


def test_user_text_is_literal_and_once():
    root = parse(svg(specimen()))
    words = [element.text for element in letters(root)]
    for text in NASTY:
        assert words.count(text.replace("\x07", "")) == 1


def test_layers_and_named_marks_have_ids_and_roles():
    root = parse(svg(specimen()))
    named = by_id(root)
    layers = [g.get("id").removeprefix(f"{prefix_of(root)}-") for g in root.findall(f"{NS}g")]
    assert layers == [g.name for g in specimen().layers]
    assert named["zones"].get("class") == "zones"
    assert named["blue-1"].get("class") == "team-a"
    assert named["blue-1"].find(f"{NS}title").text == "Blue 1"
    assert named["ball-1"].get("class") == "ball"
    assert named["ball-1"].find(f"{NS}title").text == "ball"
    assert named["boards"].get("class") == "line"
    assert named["zone-30"].get("class") == "place-opposing"
    assert named["to-side"].get("class") == "dimension"


@pytest.mark.parametrize("text", ["text", "outlines"])
def test_nothing_is_referred_to(text):
    """Whatever else is on its page, and hidden or not, no picture can find another's parts."""
    written = svg(specimen(), text=text)
    assert not re.search(r"href|url\((?!data:)|aria-|<use|<clipPath|xml:id", written)
    assert not any("#" in v and not re.fullmatch("#[0-9a-f]{6}", v)
                   for e in parse(written).iter() for v in e.attrib.values())  # fmt: skip


PALE = specimen(replace(TURF, paints=MappingProxyType({**TURF.paints, "ball": Paint("#fffffe")})))
OTHERS = {
    "other words": replace(specimen(), title="Penalty 5a"),
    "other marks": replace(specimen(), layers=specimen().layers[:-1]),
    "other paint": PALE,
    "other dark paint": specimen(
        replace(TURF, dark=MappingProxyType({**TURF.dark, "ink": Paint("#eeeeed")}))
    ),
    "other page": replace(specimen(), height=621.0),
}


@pytest.mark.parametrize("other", OTHERS.values(), ids=OTHERS)
def test_pictures_that_differ_share_no_id_and_no_style(other):
    both = [parse(svg(sheet)) for sheet in (specimen(), other)]
    assert prefix_of(both[0]) != prefix_of(both[1])
    ids = [{e.get("id") for e in root.iter() if e.get("id")} for root in both]
    assert not ids[0] & ids[1]
    for root, own in zip(both, ids, strict=True):
        assert len(own) == sum(1 for e in root.iter() if e.get("id"))
    sized = parse(svg(specimen(), size=(160, "mm")))
    assert prefix_of(sized) != prefix_of(both[0])


def test_a_prefix_of_ones_own_begins_the_ids_and_no_more():
    """Styles stay apart even where two pictures are given one prefix."""
    one, other = (parse(svg(sheet, prefix="mine")) for sheet in (specimen(), PALE))
    for root in (one, other):
        ids = [e.get("id") for e in root.iter() if e.get("id")]
        assert all(id.startswith("mine-") for id in ids)
        assert f".{prefix_of(root)} ." in root.find(f"{NS}style").text
    assert prefix_of(one) == prefix_of(parse(svg(specimen()))) != prefix_of(other)


def test_the_same_picture_is_the_same_text():
    assert svg(specimen()) == svg(specimen())


def test_one_name_twice_gives_two_ids():
    spots = [Circle(x, 5, 2, "ball", name="ball") for x in (1, 2, 3)]
    named = by_id(drawn(*spots))
    assert list(named) == ["layer", "ball", "ball-2", "ball-3"]


@pytest.mark.parametrize("slug", ["2024 final", "a/b", "é"])
def test_any_slug_is_a_class(slug):
    root = parse(svg(replace(specimen(), slug=slug)))
    assert all(re.fullmatch(r"[A-Za-z0-9_-]+", name) for name in root.get("class").split())
    ids = [e.get("id") for e in root.iter() if e.get("id")]
    assert all(re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]*", i) for i in ids)


@pytest.mark.parametrize("prefix", ["", "5a", "a b", 'x"', "-x", "x" * 201, "x\n"])
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
    root = parse(svg(replace(specimen(), yards=None)))
    assert not [name for name in root.keys() if name.startswith("data-")]  # noqa: SIM118


def test_circles_stay_circles_and_arcs_arcs():
    circle = drawn(Circle(10, 20, 5, "ball", width=1)).find(f".//{NS}circle")
    assert [circle.get(k) for k in ("cx", "cy", "r")] == ["10", "20", "5"]
    ring = (Point(0, 0), Arc(0, 20, 0, 10, clockwise=False), Point(-5, 20))
    path = layer(drawn(Path((ring,), "closed")))[0]
    assert path.get("d") == "M0 0a10 10 0 0 0 -10 10a10 10 0 0 0 10 10h-5z"


@pytest.mark.parametrize("clockwise", [True, False])
@pytest.mark.parametrize("sweep", [1, 60, 179.999, 180, 181, 270, 359, 360])
def test_arcs_keep_to_their_circle(clockwise, sweep):
    """Rounded to two decimals, a written arc's own centre stays where it belongs."""
    cx, cy, r = 123.456, 78.987, 91.337
    turn = math.radians(sweep if clockwise else -sweep)
    start = Point(cx + r * math.cos(0.3), cy + r * math.sin(0.3))
    end = (cx + r * math.cos(0.3 + turn), cy + r * math.sin(0.3 + turn))
    path = layer(drawn(Path(((start, Arc(*end, cx, cy, clockwise)),), "line", closed=False)))[0]
    arcs = re.findall(r"a([\d.]+) ([\d.]+) 0 0 ([01]) ", path.get("d"))
    assert arcs
    turned = 0.0
    (x, y), *ends = path_points(path.get("d"))
    for (rx, ry, flag), (ex, ey) in zip(arcs, ends, strict=True):
        assert rx == ry
        assert flag == str(int(clockwise))
        rx = float(rx)
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
    path = by_id(parse(svg(specimen())))["zone-with-holes"]
    assert path.get("fill-rule") == "evenodd"
    assert path.get("d").upper().count("M") == 3


def test_dashes_of_no_length_have_round_ends():
    found = by_id(parse(svg(specimen())))
    assert found["dots"].get("stroke-dasharray") == "0 6"
    assert found["dots"].get("stroke-linecap") == "round"
    assert found["zone-with-holes"].get("stroke-linecap") is None


def test_a_halo_lies_under_its_text_and_cannot_be_selected():
    root = drawn(
        Text(5, 9, "30 yd", 12, "label", "mine", halo=3), Text(5, 30, "40 yd", 12, "label")
    )
    assert [t.text for t in letters(root)] == ["30 yd", "40 yd"]
    (halo,) = halos(root)
    assert halo.get("class") == "label halo"
    assert halo.get("stroke") == TURF["label"].stroke
    assert halo.get("stroke-width") == "3"
    rule = f".{prefix_of(root)} .halo{{-webkit-user-select:none;user-select:none}}"
    assert rule in root.find(f"{NS}style").text
    (under,) = halo
    (text, *_) = letters(root)
    assert (under.text, under.get("x"), under.get("y")) == (text.text, text.get("x"), text.get("y"))
    assert under.get("id") is None
    assert list(by_id(root)) == ["layer", "mine"]
    order = list(root.iter())
    assert order.index(under) < order.index(text)


def test_text_is_placed_by_baseline_and_anchor():
    root = drawn(Text(50.5, 20.25, "No. 1", 12.5, "ink", weight=700, anchor="end"))
    text = root.find(f".//{NS}text")
    assert dict(text.items()) == {
        "class": "ink",
        "fill": TURF["ink"].fill,
        "font-size": "12.5",
        "font-weight": "700",
        "text-anchor": "end",
        "textLength": f"{text_width('No. 1', 12.5, 700):.1f}",
        "lengthAdjust": "spacingAndGlyphs",
        "x": "50.5",
        "y": "20.2",
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
    tip, one, other, second, *_ = path_points(heads.get("d"))
    assert (tip, second) == ((90, 50), (10, 50))
    assert one[0] == other[0] == 82
    assert heads.get("stroke") is None


def test_heads_shrink_on_a_short_line():
    heads = layer(drawn(Line(0, 0, 8, 0, "dimension", heads="both", head=8)))[0][1]
    assert {x for x, _ in path_points(heads.get("d"))} <= {8, 4, 0}


def test_what_is_painted_alike_states_it_once():
    ring = (Point(0, 0), Point(9, 0), Point(9, 9))
    there = (Point(20, 0), Point(29, 0), Point(29, 9))
    one, other = Path((ring,), "post", "one", width=1), Path((there,), "post", width=1)
    (shared,) = layer(drawn(one, other))
    assert shared.get("fill") == TURF["post"].fill
    assert [dict(path.items()).keys() for path in shared] == [{"id", "class", "d"}, {"d"}]
    group = layer(drawn(Group("both", (one, other), "post", "Posts")))[0]
    assert (group.get("class"), group.get("fill")) == ("post", TURF["post"].fill)
    assert [child.get("fill") for child in group] == [None] * 3
    lines = [Path((ring,), "mark", closed=False, width=1), Path((there,), "mark", "", False, 1)]
    (line,) = layer(drawn(*lines))
    assert path_points(line.get("d")) == [*ring, *there]


def test_long_paths_do_not_stray():
    """Steps are rounded so that their sum is."""
    ring = tuple(Point(k / 3, k / 7) for k in range(300))
    (path,) = layer(drawn(Path((ring,), "mark", closed=False, width=1)))
    for there, point in zip(path_points(path.get("d")), ring, strict=True):
        assert there == pytest.approx(point, abs=0.00501)


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
    root = parse(written)
    (style,) = root.findall(f"{NS}style")
    rule = re.search(r"@media \(prefers-color-scheme:dark\)\{(.*)\}$", style.text)
    selectors = re.findall(r"([^{}]+)\{[^{}]*\}", rule.group(1))
    assert all(s.startswith(f".{prefix_of(root)} .") for s in selectors)
    assert f'.{prefix_of(root)} .ink[fill^="#"]' in selectors
    assert not any("red-card" in s for s in selectors)
    assert "var(" not in written
    assert "!important" not in written


def test_no_style_without_a_dark_scheme_or_fonts():
    light = specimen(replace(TURF, dark=MappingProxyType({})))
    assert "<style" not in svg(light, text="outlines")
    assert "prefers-color-scheme" not in svg(light)
    assert "<script" not in svg(light)


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


RAW = '"><script>alert(1)</script><g onload="x'


def forged(value, **parts):
    """A value with parts that it would never have been made with."""
    made = copy(value)
    for name, part in parts.items():
        object.__setattr__(made, name, part)
    return made


@pytest.mark.parametrize("kind", ["text", "outlines"])
def test_nothing_raw_goes_into_an_attribute_whatever_the_writer_is_given(kind):
    paint = forged(Paint(), fill=RAW, stroke=RAW)
    theme = forged(TURF, paints={**TURF.paints, RAW: paint}, dark={RAW: forged(paint, fill="x")})
    ring = (Point(0, 0), Point(1, 0), Point(1, 1))
    marks = (
        Text(1, 1, RAW, 9, RAW, RAW, halo=1, anchor=RAW),
        Text(1, 1, RAW, 9, RAW, RAW),
        Circle(1, 1, 1, RAW, RAW, 1, title=RAW),
        Path((ring,), RAW, RAW, width=1, title=RAW),
        Line(0, 0, 9, 9, RAW, RAW, 1, heads="end", head=1),
        Line(0, 0, 9, 9, RAW, RAW),
        Group(RAW, (Circle(1, 1, 1, RAW),), RAW, RAW),
    )
    sheet = replace(
        specimen(), slug=RAW, title=RAW, description=RAW, language=RAW, theme=theme,
        layers=(Group(RAW, marks, RAW, RAW),),
    )  # fmt: skip
    written = svg(sheet, text=kind)
    root = parse(written)
    assert "<script" not in written
    assert not [e for e in root.iter() if "onload" in e.attrib or e.tag.endswith("script")]
    assert {e.get("class") for e in root.iter(f"{NS}g")} - {None} == {RAW, f"{RAW} halo"}


SCRIPT = """
import hashlib, sys
from specimen import specimen
from polofield.render.svg import svg
for kind in ("text", "outlines"):
    print(hashlib.sha256(svg(specimen(), text=kind).encode()).hexdigest())
print([m for m in ("matplotlib", "PIL", "numpy", "shapely", "fontTools") if m in sys.modules])
"""


def run(**environment):
    path = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
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


@pytest.mark.parametrize("kind", ["text", "outlines"])
def test_threads(kind):
    wanted = svg(specimen(), text=kind)
    with ThreadPoolExecutor(16) as pool:
        assert set(pool.map(lambda _: svg(specimen(), text=kind), range(48))) == {wanted}
