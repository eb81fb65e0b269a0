"""PNG, figure and axes: to the pixel, the same every time, and nobody's settings touched."""

import math
import os
import struct
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from io import BytesIO
from pathlib import Path as FilePath

import matplotlib as mpl
import numpy as np
import pytest
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.patches import Circle as Disc
from PIL import Image
from specimen import SCALE, box, disc, specimen

import polofield as pf
from polofield.errors import OutputError
from polofield.layout.sheet import Circle, Group, Line, Path, Point, Text
from polofield.layout.theme import Paint
from polofield.layout.themes import TURF
from polofield.layout.views import UPS
from polofield.render.mpl.figure import figure, onto, png
from polofield.render.mpl.paths import inks

ROOT = FilePath(__file__).parents[3]


def pixels(data):
    return np.asarray(Image.open(BytesIO(data)).convert("RGB")).astype(int)


def drawn(*marks, side=200, pixels_wide=200, theme=TURF):
    sheet = replace(specimen(theme), width=side, height=side, layers=(Group("layer", marks),))
    return pixels(png(sheet, pixels_wide=pixels_wide))


def rgb(colour):
    return tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))


WHITE = (255, 255, 255)
BALL = rgb(TURF["ball"].stroke)
CARD = rgb(TURF["red-card"].fill)


@pytest.mark.parametrize("wide", [1, 340, 1201])
def test_exactly_so_many_pixels(wide):
    image = Image.open(BytesIO(png(specimen(), pixels_wide=wide)))
    assert image.size == (wide, round(wide * 620 / 680))
    assert image.mode == "RGB"


def test_dpi():
    assert Image.open(BytesIO(png(specimen()))).size == (1360, 1240)
    assert Image.open(BytesIO(png(specimen(), dpi=96))).size == (680, 620)
    dpi = Image.open(BytesIO(png(specimen(), pixels_wide=1360))).info["dpi"]
    assert dpi == pytest.approx((192, 192), abs=0.02)


@pytest.mark.parametrize(
    "asked",
    [
        {"pixels_wide": 0},
        {"pixels_wide": -5},
        {"pixels_wide": 20_001},
        {"pixels_wide": 10_000},
        {"dpi": 0},
        {"dpi": math.nan},
        {"dpi": math.inf},
        {"dpi": 1e9},
        {"dpi": 1e-9},
        {"dpi": 96, "pixels_wide": 680},
    ],
)
def test_impossible_sizes_are_refused(asked):
    with pytest.raises(OutputError):
        png(specimen(), **asked)


def test_png_says_what_it_shows():
    image = Image.open(BytesIO(png(specimen(), pixels_wide=100)))
    assert image.text == {
        "Title": "Penalty 5a & <others>",
        "Description": "Ball 70 yd out, 43 yd from the side. Blue & Yellow line up.",
    }


def test_transparent_without_a_page_colour():
    theme = TURF.with_paints({"page": replace(TURF["page"], fill=None)})
    image = Image.open(BytesIO(png(specimen(theme), pixels_wide=68)))
    assert image.mode == "RGBA"
    assert image.getpixel((40, 1))[3] == 0


def test_colours_are_those_of_the_theme():
    image = drawn(Path((box(0, 0, 100, 200),), "red-card"))
    assert tuple(image[100, 50]) == CARD
    assert tuple(image[100, 150]) == WHITE


def test_opacity_is_of_the_fill_alone():
    paint = replace(TURF["closed"], stroke="#8a1c1c")
    theme = TURF.with_paints({"closed": paint})
    image = drawn(Path((box(50, 50, 100, 100),), "closed", width=10), theme=theme)
    mixed = [round(f * paint.opacity + 255 * (1 - paint.opacity)) for f in rgb(paint.fill)]
    assert image[100, 100] == pytest.approx(mixed, abs=1)
    assert tuple(image[100, 50]) == rgb(paint.stroke)


def test_dashes_of_no_length_are_dots():
    image = drawn(
        Path(
            ((Point(20, 100), Point(181, 100)),), "limit-both", closed=False, width=8, dash=(0, 20)
        )
    )
    middles = range(20, 181, 20)
    assert all(image[100, x].max() < 60 for x in middles)
    assert all(image[100, x + 10].min() > 250 for x in middles[:-1])
    # round: the corners of the square about each are bare
    assert all(image[97, x - 4].min() > 200 for x in middles)


def test_circle_is_round():
    """To 0.1 %, along 720 rays, both as a circle and as a path of two arcs."""
    for mark in (Circle(250, 250, 200, "ball"), Path((disc(250, 250, 200),), "ball")):
        theme = TURF.with_paints({"ball": replace(TURF["ball"], fill="#000000")})
        sheet = replace(specimen(theme), width=500, height=500, layers=(Group("layer", (mark,)),))
        ink = 1 - pixels(png(sheet, pixels_wide=1000))[:, :, 0] / 255
        for angle in np.linspace(0, 2 * np.pi, 720, endpoint=False):
            reach = np.arange(380, 420, 0.05)
            x, y = 500 + reach * np.cos(angle) - 0.5, 500 + reach * np.sin(angle) - 0.5
            x0, y0 = np.floor(x).astype(int), np.floor(y).astype(int)
            fx, fy = x - x0, y - y0
            cover = (
                ink[y0, x0] * (1 - fx) * (1 - fy)
                + ink[y0, x0 + 1] * fx * (1 - fy)
                + ink[y0 + 1, x0] * (1 - fx) * fy
                + ink[y0 + 1, x0 + 1] * fx * fy
            )
            assert 380 + cover.sum() * 0.05 == pytest.approx(400, rel=1e-3)


@pytest.mark.parametrize("clockwise", [True, False])
@pytest.mark.parametrize("flipped", [True, False])
def test_holes_stay_open_and_islands_filled(clockwise, flipped):
    outer = box(10, 10, 180, 180)
    rings = (outer, disc(100, 100, 70, clockwise), disc(100, 100, 30, clockwise))
    if flipped:
        rings = (outer[::-1], *rings[1:])
    image = drawn(Path(rings, "red-card"))
    assert tuple(image[20, 20]) == CARD
    assert tuple(image[100, 50]) == WHITE
    assert tuple(image[100, 100]) == CARD


def test_hole_that_touches_the_edge():
    rings = (box(0, 0, 200, 200), box(0, 50, 100, 100))
    image = drawn(Path(rings, "red-card"))
    assert tuple(image[100, 50]) == WHITE
    assert tuple(image[100, 150]) == CARD


def test_open_path_is_not_filled():
    ring = (Point(20, 20), Point(180, 20), Point(180, 180))
    image = drawn(Path((ring,), "ball", closed=False, width=4))
    assert tuple(image[60, 140]) == WHITE
    assert tuple(image[20, 100]) == BALL


def test_line_stays_where_it_was_put():
    image = drawn(Line(0, 100.25, 200, 100.25, "ball", width=1))
    rows = (255 - image[:, 100, 0]).astype(float)
    middle = (rows * (np.arange(200) + 0.5)).sum() / rows.sum()
    assert middle == pytest.approx(100.25, abs=0.02)


def test_dash():
    image = drawn(Line(0, 100, 200, 100, "ball", width=4, dash=(20, 10)))
    assert tuple(image[100, 10]) == BALL
    assert tuple(image[100, 25]) == WHITE
    assert tuple(image[100, 40]) == BALL


@pytest.mark.parametrize("anchor", ["start", "middle", "end"])
def test_text_stands_on_its_baseline_by_its_anchor(anchor):
    image = drawn(Text(100, 120, "HH", 30, "ink", anchor=anchor))
    rows, columns = np.nonzero(image[:, :, 0] < 128)
    assert rows.max() + 1 == pytest.approx(120, abs=0.6)
    left, right = columns.min(), columns.max() + 1
    place = {"start": left, "middle": (left + right) / 2, "end": right}[anchor]
    assert place == pytest.approx(100, abs={"middle": 0.6}.get(anchor, 4))


@pytest.mark.parametrize("style", [{}, {"italic": True}, {"weight": 600}, {"weight": 700}])
def test_a_turned_text_turns_about_its_place(style):
    """A quarter turn, which leaves pixels whole; clockwise."""
    upright = drawn(Text(100, 100, "Why?", 40, "ink", halo=3, **style))
    turned = drawn(Text(100, 100, "Why?", 40, "ink", halo=3, turn=90, **style))
    assert (upright < 255).any()
    assert np.abs(np.rot90(upright, -1) - turned).max() <= 40
    assert np.abs(np.rot90(upright, -1) - turned).mean() < 0.5


def test_the_faces_look_different():
    styles = ({}, {"italic": True}, {"weight": 600}, {"weight": 700})
    shots = [drawn(Text(20, 100, "Why", 60, "ink", **style)) for style in styles]
    for index, one in enumerate(shots):
        for other in shots[index + 1 :]:
            assert (np.abs(one - other) > 128).sum() > 300


def test_halo_rims_the_letters():
    image = drawn(Text(100, 120, "I", 60, "label", weight=700, anchor="middle", halo=10))
    assert tuple(image[100, 100]) == rgb(TURF["label"].fill)
    row = [tuple(p) for p in image[100]]
    assert row.count(rgb(TURF["label"].stroke)) == pytest.approx(10, abs=2)


def test_unknown_letters_are_boxes_an_em_wide():
    image = drawn(Text(50, 120, "馬球", 40, "ink"))
    _, columns = np.nonzero(image[:, :, 0] < 128)
    assert 50 <= columns.min() < 56
    assert 124 < columns.max() <= 130


def test_nothing_for_text_without_ink():
    blank = Text(10, 10, " \x07", 12, "ink")
    assert list(inks([blank], TURF)) == []
    assert (drawn(blank) == 255).all()


def test_figure_is_the_png():
    made = figure(specimen())
    assert made.get_size_inches() == pytest.approx((680 / 96, 620 / 96))
    target = BytesIO()
    made.savefig(target, dpi=192)
    assert np.abs(pixels(target.getvalue()) - pixels(png(specimen()))).max() <= 1


def test_axes_are_in_yards():
    upright = replace(SCALE, turn=(1, 0, 0, 1))
    place = upright.point(50, -70)
    sheet = replace(
        specimen(), yards=upright, layers=(Group("dots", (Circle(*place, 4, "red-card"),)),)
    )
    canvas = Figure(figsize=(6, 6), dpi=100)
    FigureCanvasAgg(canvas)
    axes = canvas.add_axes((0.1, 0.1, 0.8, 0.8))
    (artist,) = onto(sheet, axes)
    assert artist.get_gid() == "dots"
    assert axes.get_aspect() == 1
    assert axes.get_xlim() == pytest.approx((-40, 560 / 3))
    assert axes.get_ylim() == pytest.approx((-150, 170 / 3))
    canvas.canvas.draw()
    image = np.asarray(canvas.canvas.buffer_rgba())[:, :, :3].astype(int)
    rows, columns = np.nonzero((np.abs(image - CARD) < 20).all(axis=2))
    x, y = axes.transData.transform((50, -70))
    assert columns.mean() + 0.5 == pytest.approx(x, abs=0.3)
    assert rows.mean() + 0.5 == pytest.approx(600 - y, abs=0.3)


def middle(image, colour):
    """Of all that has a colour, in pixels from the bottom left."""
    rows, columns = np.nonzero((np.abs(image - colour) < 40).all(axis=2))
    assert len(rows)
    return (columns.min() + columns.max() + 1) / 2, len(image) - (rows.min() + rows.max() + 1) / 2


OWN = {
    "scatter": lambda axes, x, y: axes.scatter(x, y, s=30, color="#00ffff", zorder=9),
    "plot": lambda axes, x, y: axes.plot([x], [y], "o", color="#00ffff", ms=6, mew=0),
    "line": lambda axes, x, y: axes.plot(
        [x - 2, x + 2], [y - 2, y + 2], color="#00ffff", solid_capstyle="butt"
    ),
    "patch": lambda axes, x, y: axes.add_patch(Disc((x, y), 1.5, color="#00ffff", zorder=9)),
    "text": lambda axes, x, y: axes.text(
        x, y, "+", color="#00ffff", ha="center", va="center_baseline", fontsize=14
    ),
}


@pytest.mark.parametrize("own", OWN.values(), ids=OWN)
@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize(("rule", "at"), [("outdoor/penalty-5a", (80, 50)),
                                          ("arena/penalty-5a", (-20, -10))])  # fmt: skip
def test_ones_own_points_lie_on_the_ball_whichever_way_is_up(rule, at, up, own):
    surface = pf.Field() if rule.startswith("outdoor") else pf.Arena()
    ruling = pf.ruling(rule, surface, at=at)
    marked = TURF.with_paints({"ball": Paint("#ff00ff", "#ff00ff")})
    images = []
    for plotted in (False, True):
        canvas = Figure(figsize=(6, 7), dpi=200)
        FigureCanvasAgg(canvas)
        axes = canvas.add_subplot()
        pf.draw(ruling, (), up=up, view="whole", theme=marked, bare=True).onto(axes)
        limits = axes.get_xlim(), axes.get_ylim()
        if plotted:
            own(axes, *ruling.ball)
        canvas.canvas.draw()
        assert (axes.get_xlim(), axes.get_ylim()) == limits
        images.append(np.asarray(canvas.canvas.buffer_rgba())[:, :, :3].astype(int))
    ball = middle(images[0], (255, 0, 255))
    assert middle(images[1], (0, 255, 255)) == pytest.approx(ball, abs=3)
    assert axes.transData.transform(ruling.ball) == pytest.approx(ball, abs=0.6)


@pytest.mark.parametrize("up", UPS)
def test_the_ticks_of_each_axis_are_yards_of_the_frame(up):
    """x runs along the vertical axis where the goal is at the top or the bottom."""
    canvas = Figure(figsize=(6, 7), dpi=100)
    FigureCanvasAgg(canvas)
    axes = canvas.add_subplot()
    pf.draw("outdoor/field", up=up).onto(axes)
    canvas.canvas.draw()
    upright = up in ("goal", "goal-down")
    along, across = (axes.yaxis, axes.xaxis) if upright else (axes.xaxis, axes.yaxis)
    for axis, frame in ((along, 0), (across, 1)):
        for value in (-50, 0, 50):
            (tick,) = [t for t in axis.get_major_ticks() if t.get_loc() == value]
            mark = (tick.label1.get_transform() + axes.transData.inverted()).transform(
                (value, 0) if axis is axes.xaxis else (0, value)
            )
            assert mark[frame] == pytest.approx(value, abs=1e-6)
            assert tick.label1.get_text().replace("−", "-") == str(value)


def test_axes_may_be_drawn_on_again_another_way_up():
    axes = Figure().add_subplot()
    for up in (*UPS, *reversed(UPS)):
        pf.draw("outdoor/field", up=up).onto(axes)
        axes.apply_aspect()
        corner = axes.transData.transform((150, 80)) - axes.transData.transform((0, 0))
        turned = {"goal": (-80, 150), "along": (150, 80)}
        turned |= {"goal-down": (80, -150), "along-left": (-150, -80)}
        assert corner / np.abs(corner).max() == pytest.approx(np.array(turned[up]) / 150)


@pytest.mark.parametrize("size", [(6, 6), (12, 3), (3, 9)], ids=str)
@pytest.mark.parametrize("up", ["goal", "along"])
def test_a_circle_is_round_on_axes_of_any_shape(size, up):
    sheet = pf.draw(pf.ruling("outdoor/penalty-5b", pf.Field()), up=up, view="whole").sheet
    red = sheet.theme.with_paints({"limit-opposing": Paint(None, "#ff0000")})
    canvas = Figure(figsize=size, dpi=400)
    FigureCanvasAgg(canvas)
    axes = canvas.add_subplot()
    onto(replace(sheet, theme=red), axes)
    canvas.canvas.draw()
    image = np.asarray(canvas.canvas.buffer_rgba())[:, :, :3].astype(int)
    # the contour without its teeth, which are in the disc, and the line behind the ball
    rows, columns = np.nonzero(image[:, :, 0] - image[:, :, 1:].max(axis=2) > 60)
    (x0, y0), (x1, y1) = axes.transData.transform([(0, 0), (30, 0)])
    across, along = columns + 0.5 - x0, image.shape[0] - rows - 0.5 - y0
    away = np.hypot(across, along)
    radius = np.hypot(x1 - x0, y1 - y0)
    ring = np.abs(away - radius) < 2.5
    squares = np.column_stack((across[ring], along[ring])) ** 2
    wide, high = np.linalg.lstsq(squares, np.ones(len(squares)), rcond=None)[0] ** -0.5
    assert wide == pytest.approx(high, rel=5e-3)
    assert wide == pytest.approx(radius, abs=0.5)


def test_axes_keep_what_they_had():
    canvas = Figure()
    axes = canvas.add_subplot(title="mine", xlabel="yards")
    line = axes.plot([0, 10], [0, 10])[0]
    artists = onto(specimen(), axes)
    assert [a.get_gid() for a in artists] == [layer.name for layer in specimen().layers]
    assert axes.get_title() == "mine"
    assert axes.get_xlabel() == "yards"
    assert axes.axison
    assert all(a.get_zorder() < line.get_zorder() for a in artists)


def test_nothing_is_drawn_outside_the_axes():
    canvas = Figure(figsize=(4, 4), dpi=100)
    FigureCanvasAgg(canvas)
    axes = canvas.add_axes((0.25, 0.25, 0.5, 0.5))
    axes.set_axis_off()
    onto(specimen(), axes)
    axes.set_xlim(0, 20)
    axes.set_ylim(-60, -40)
    canvas.canvas.draw()
    image = np.asarray(canvas.canvas.buffer_rgba())[:, :, :3]
    assert (image[:99] == 255).all()
    assert (image[:, 301:] == 255).all()
    assert (image[150:250, 150:250] != 255).any()


def test_axes_in_page_units_where_nothing_is_to_scale():
    axes = Figure().add_subplot()
    onto(replace(specimen(), yards=None), axes)
    assert axes.get_xlim() == (0, 680)
    assert axes.get_ylim() == (620, 0)


def test_tight_box_is_the_page():
    target = BytesIO()
    figure(specimen()).savefig(target, dpi=96, bbox_inches="tight", pad_inches=0)
    assert Image.open(target).size == (680, 620)


SCRIPT = """
import hashlib, sys
import matplotlib as mpl
for name in sys.argv[1:]:
    key, _, value = name.partition("=")
    mpl.rcParams[key] = value
def settings():
    return {key: mpl.rcParams[key] for key in mpl.rcParams if key != "backend"}
before = settings()
from specimen import specimen
from polofield.render.mpl.figure import figure, pdf, png
made = figure(specimen())
made.savefig("/dev/null", format="png")
print(hashlib.sha256(png(specimen(), pixels_wide=500)).hexdigest())
assert "matplotlib.backends.backend_pdf" not in sys.modules
print(hashlib.sha256(pdf(specimen())).hexdigest())
print(settings() == before, "matplotlib.pyplot" in sys.modules)
"""


def run(*settings, **environment):
    path = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *settings],
        env={**os.environ, "PYTHONPATH": path, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    *digests, state = done.stdout.splitlines()
    assert state == "True False"
    return tuple(digests)


def test_same_bytes_whatever_the_process_and_the_settings():
    settings = (
        "path.simplify_threshold=1", "path.snap=True", "lines.scale_dashes=False",
        "patch.antialiased=False", "font.family=serif", "figure.dpi=33", "figure.autolayout=True",
        "savefig.facecolor=red", "text.hinting=none", "axes.facecolor=black", "text.usetex=True",
        "savefig.bbox=tight", "image.origin=lower", "savefig.format=pdf", "text.parse_math=False",
        "font.size=40", "path.sketch=(3, 90, 9)",
    )  # fmt: skip
    runs = {
        run(PYTHONHASHSEED="1", TZ="UTC", SOURCE_DATE_EPOCH="0"),
        run(*settings, PYTHONHASHSEED="2", TZ="Asia/Kathmandu"),
    }
    assert len(runs) == 1


def test_threads():
    before = dict(mpl.rcParams)
    wanted = png(specimen(), pixels_wide=300)
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(lambda _: png(specimen(), pixels_wide=300), range(12))) == {wanted}
    assert dict(mpl.rcParams) == before


def test_the_file_is_a_whole_png():
    data = png(specimen(), pixels_wide=64)
    Image.open(BytesIO(data)).verify()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (64, 58)
