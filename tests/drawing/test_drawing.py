"""Diagrams are to scale in every view and orientation, never mirrored, the same from any thread."""

import io
import math
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import MappingProxyType

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from measured import Measured, blobs, marking_theme, path_points, radii
from msgspec import structs
from mypy import api
from PIL import Image
from situations import DIAGRAMS, RULES, rulings

import polofield as pf
from polofield.drawing.look import Look, LookOptions
from polofield.errors import PlaceError, PolofieldError, RuleError
from polofield.layout.themes import TURF
from polofield.layout.views import UPS, VIEWS
from polofield.render.mpl.figure import png
from polofield.rules.catalogue import ENTRIES

WITHIN = 0.05
"""Yards by which a measured place may be off."""
SPOTS = [
    ("outdoor/penalty-2", None),
    ("outdoor/penalty-2-from-spot", (132, 18)),
    ("outdoor/penalty-3", None),
    ("outdoor/penalty-4", None),
    ("outdoor/penalty-5a", (62, 78)),
    ("outdoor/penalty-5a", (-140, -60)),
    ("outdoor/penalty-5b", None),
    ("outdoor/penalty-6", (150, -58)),
    ("arena/penalty-2", None),
    ("arena/penalty-5a", (30, 20)),
    ("outdoor/knock-in", (-150, 30)),
]


def asked(rule, at):
    surface = pf.Field() if rule.startswith("outdoor") else pf.Arena()
    return pf.ruling(rule, surface, at=at)


@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize(("rule", "at"), SPOTS, ids=str)
def test_an_svg_is_to_scale(rule, at, view, up):
    ruling = asked(rule, at)
    players = pf.propose(ruling)
    figure = Measured(pf.draw(ruling, players, view=view, up=up).svg())
    a, b, c, d = figure.turn
    assert a * d - b * c == 1  # a turn, and no mirror
    marks = {"ball": ruling.ball} | {f"{p.team}-{p.number}": p.at for p in players}
    for name, place in marks.items():
        measured = figure.centre(name)
        assert figure.shows(*place) or view in ("half", "end")
        assert measured is not None or not figure.shows(*place), name
        assert measured is None or math.dist(measured, place) <= WITHIN
    for end, sign in (("attacked", 1), ("defended", -1)):
        for side, across in (("left", 1), ("right", -1)):
            measured = figure.centre(f"post-{end}-{side}")
            if measured is None:
                continue
            x, y = sign * ruling.surface.half_length, across * ruling.surface.half_goal
            assert math.dist(measured, (x, y)) <= WITHIN or math.dist(measured, (x, -y)) <= WITHIN


LEFT_ON_THE_PAGE = {"goal": (-1, 0), "along": (0, -1), "goal-down": (1, 0), "along-left": (0, 1)}


@pytest.mark.parametrize(("up", "left"), LEFT_ON_THE_PAGE.items())
def test_left_of_the_hitter_stays_left(up, left):
    """On the page, as a rider who faces the goal sees it: y grows to the rider's left."""
    ruling = asked("outdoor/penalty-5b", None)
    right, wing = pf.Player("opposing", 1, (60, -40)), pf.Player("opposing", 2, (60, 40))
    figure = Measured(pf.draw(ruling, (right, wing), view="whole", up=up).svg())
    goal = figure.page(150, 0)
    ball = figure.page(0, 0)
    ahead = np.sign(np.round(np.subtract(goal, ball)))
    across = np.sign(np.round(np.subtract(figure.page(*wing.at), figure.page(*right.at)), 6))
    assert tuple(across) == left
    # Page y grows downwards: a quarter turn to the left of (dx, dy) is (dy, -dx).
    assert (ahead[1], -ahead[0]) == left
    assert math.dist(figure.centre("opposing-2"), (60, 40)) <= WITHIN


@pytest.mark.parametrize(("view", "up"), list(zip(VIEWS, UPS, strict=True)))
@pytest.mark.parametrize(("rule", "at"), [SPOTS[5], SPOTS[9]], ids=str)
def test_a_png_is_to_scale(rule, at, view, up):
    """What covers ball or post, or shows the ball once more, is left out or not of this rule."""
    ruling = asked(rule, at)
    diagram = pf.draw(ruling, (), view=view, up=up, theme=marking_theme(), bare=True)
    figure = Measured(diagram.svg())
    data = png(diagram.sheet, pixels_wide=3200)
    enlarged = 3200 / figure.width
    balls = blobs_on_the_ground(data, "ball", figure, enlarged)
    assert len(balls) == figure.shows(*ruling.ball)
    assert all(math.dist(ball, ruling.ball) <= WITHIN for ball in balls)
    posts = blobs_on_the_ground(data, "post", figure, enlarged)
    assert posts
    for x, y in posts:
        assert abs(abs(x) - ruling.surface.half_length) <= WITHIN
        assert abs(abs(y) - ruling.surface.half_goal) <= WITHIN


def blobs_on_the_ground(data, role, figure, enlarged):
    """Those that lie on the ground: the key below it shows a ball too."""
    bottom = figure.picture()[3]
    middles = [(x / enlarged, y / enlarged) for x, y in blobs(data, role)]
    return [figure.yards(x, y) for x, y in middles if y < bottom]


@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("at", [(95, 30), (100, -75), (149, 0)], ids=str)
def test_a_circle_is_round_and_30_yards_from_the_ball(view, up, at):
    """The limit's arc with its teeth and the dashed rest of the circle; the limit is also a line
    level with the ball, or the end of the picture.
    """
    ruling = asked("outdoor/penalty-5a", at)
    figure = Measured(pf.draw(ruling, view=view, up=up).svg())
    limit, rest = figure.find("limit-opposing")[0].get("d"), figure.find("rest-opposing").get("d")
    _, top, _, bottom = figure.picture()
    for d in (limit, rest):
        assert radii(d)
        for rx, ry in radii(d):
            assert rx == pytest.approx(ry, rel=1e-3)
            assert rx == pytest.approx(30 * figure.scale, rel=1e-3)
        for px, py in path_points(d):
            x, y = figure.yards(px, py)
            at_the_edge = not (0.2 < px < figure.width - 0.2 and top + 0.2 < py < bottom - 0.2)
            beyond = abs(x) > 179.8 or abs(y) > 89.8
            level = d is limit and abs(x - ruling.ball[0]) <= WITHIN
            away = math.dist((x, y), ruling.ball)
            assert at_the_edge or beyond or level or away == pytest.approx(30, abs=WITHIN)


@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize(("rule", "at"), SPOTS, ids=str)
def test_the_direction_of_play_points_at_the_attacked_goal(rule, at, up):
    """In the inset, which lies as the picture does."""
    figure = Measured(pf.draw(asked(rule, at), up=up).svg())
    assert figure.names().count("direction") == 1
    line, head = figure.find("direction")
    tail = np.array(path_points(line.get("d"))[0])
    tip = np.array(path_points(head.get("d"))[0])
    along = np.subtract(figure.page(1, 0), figure.page(0, 0))
    assert np.dot(tip - tail, along) > 0.99 * np.linalg.norm(tip - tail) * figure.scale


@pytest.mark.parametrize("length", [250, 275, 300])
def test_field_lines_are_drawn_where_they_are(length):
    field = pf.Field(length=length, width=150)
    figure = Measured(pf.draw("outdoor/field", surface=field, options={"blank": True}).svg())
    for out in (30, 40, 60):
        for end, sign in (("attacked", 1), ("defended", -1)):
            points = [figure.yards(*p) for p in figure.points(f"line-{out}-{end}")]
            assert [x for x, _ in points] == pytest.approx(
                [sign * (length / 2 - out)] * 2, abs=WITHIN
            )
            assert sorted(y for _, y in points) == pytest.approx([-75, 75], abs=WITHIN)


ASYMMETRIC = ("centre-t",)
"""What a surface itself does not have at either end alike: the T points to one side."""


@pytest.mark.parametrize("up", UPS[:2])
@pytest.mark.parametrize(
    ("id", "surface"),
    [
        ("outdoor/field", pf.Field()),
        ("outdoor/field", pf.Field(length=275, width=150)),
        ("outdoor/field", pf.Field(length=250, width=140, boarded=False)),
        ("arena/field", pf.Arena(length=50, width=25, goal_width=8 / 3)),
        ("arena/field", pf.Arena(corner_cut=6)),
        ("arena/field", pf.Arena(corner_radius=9)),
    ],
    ids=str,
)
def test_a_surface_is_its_own_half_turn(id, surface, up):
    """Every pixel has a like one where the half turn takes it, or right beside it.

    But that each goal's mouth is in its defender's colour.
    """
    paints = {**TURF.paints, "mouth-hitting": TURF.paints["mouth-opposing"]}
    theme = replace(TURF, paints=MappingProxyType(paints))
    look = {"view": "whole", "up": up, "bare": True, "theme": theme}
    sheet = pf.draw(id, surface=surface, options={"blank": True}, **look).sheet
    layers = [
        structs.replace(layer, members=tuple(m for m in layer.members if m.name not in ASYMMETRIC))
        for layer in sheet.layers
        if layer.name not in ("layer-labels", "layer-text")
    ]
    drawn = Image.open(io.BytesIO(png(replace(sheet, layers=tuple(layers)), pixels_wide=1200)))
    left, top, right, bottom = (v * 1200 / sheet.width for v in _picture(sheet))
    pixels = np.asarray(drawn.convert("RGB")).astype(int)
    picture = pixels[round(top) : round(bottom), round(left) : round(right)]
    turned = picture[::-1, ::-1]
    beside = [np.roll(turned, (dy, dx), (0, 1)) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
    differs = np.min([np.abs(picture - other).max(axis=2) for other in beside], axis=0)
    assert picture.std() > 5
    assert differs.max() < 150


def _picture(sheet):
    (surround,) = (m for m in sheet.walk() if getattr(m, "name", "") == "surround")
    xs, ys = [p.x for p in surround.rings[0]], [p.y for p in surround.rings[0]]
    return min(xs), min(ys), max(xs), max(ys)


def test_a_field_in_metres_is_the_same_drawing():
    metric = pf.Field(length=pf.from_metres(274.32), width=pf.from_metres(146.304))
    assert pf.draw("outdoor/field", surface=metric).svg() == pf.draw("outdoor/field").svg()
    labelled = Measured(pf.draw("outdoor/field", label_units="m").svg())
    plain = Measured(pf.draw("outdoor/field").svg())
    assert labelled.points("mark-60-attacked") == plain.points("mark-60-attacked")


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=8)
@given(data=st.data())
def test_anything_can_be_drawn(rule, data):
    """Any place, size, view and orientation: well-formed, to scale, with its ball where it is."""
    ruling = data.draw(rulings(rule))
    look = {
        "view": data.draw(st.sampled_from(VIEWS)),
        "up": data.draw(st.sampled_from(UPS)),
        "profile": data.draw(st.sampled_from(["web", "print", "slide"])),
        "bare": data.draw(st.booleans()),
    }
    text = pf.draw(ruling, **look).svg()
    assert "nan" not in text
    if ruling.ball is not None:
        figure = Measured(text)
        ball = figure.centre("ball")
        assert ball is not None or not figure.shows(*ruling.ball)
        assert ball is None or math.dist(ball, ruling.ball) <= WITHIN


@pytest.mark.parametrize("id", DIAGRAMS)
@pytest.mark.parametrize("view", VIEWS)
def test_diagrams_can_be_drawn_in_every_view(id, view):
    text = pf.draw(id, view=view).svg()
    assert ENTRIES[id].surface is None or Measured(text).scale > 0


@pytest.mark.parametrize(
    ("look", "says"),
    [
        ({"view": "near"}, "unknown view 'near'; known: end, fit, half, whole"),
        ({"up": "left"}, "unknown orientation 'left'; known: along,"),
        ({"profile": "poster"}, "unknown profile 'poster'; known: print,"),
        ({"theme": "turk"}, "did you mean 'turf'"),
        ({"colour": "red"}, "unknown option 'colour'"),
    ],
    ids=str,
)
def test_an_unknown_look_is_refused_in_one_line(look, says):
    with pytest.raises(PolofieldError, match=says) as refused:
        pf.draw(asked("outdoor/penalty-2", None), **look)
    assert "\n" not in str(refused.value)


def test_what_is_no_diagram_by_id():
    with pytest.raises(RuleError, match="no rule 'outdoor/fields'"):
        pf.draw("outdoor/fields")
    with pytest.raises(RuleError, match="needs a Field, not Arena"):
        pf.draw("outdoor/field", surface=pf.Arena())


def test_threads_draw_the_same_bytes():
    def drawn(rule):
        diagram = pf.draw(asked(rule, ENTRIES[rule].example.at))
        return diagram.svg(), diagram.rendered("png")

    rules = [rule for rule, _ in SPOTS[:6]] * 2
    alone = [drawn(rule) for rule in rules]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(drawn, rules)) == alone


@pytest.mark.parametrize("id", RULES)
def test_a_rule_is_drawn_by_its_id_if_it_needs_no_place(id):
    found = ENTRIES[id]
    options = dict(found.example.options)
    if found.needs != "none":
        with pytest.raises(PlaceError, match=f"^{id} needs a place: at, "):
            pf.draw(id, options=options)
        return
    drawn = pf.draw(id, options=options, view="half")
    assert drawn.svg() == pf.draw(pf.ruling(id, **found.example.arguments()), view="half").svg()


def test_the_keywords_are_the_fields_of_a_look():
    assert set(LookOptions.__annotations__) == set(Look.__dataclass_fields__)


def test_a_type_checker_finds_a_misspelled_keyword(tmp_path):
    script = tmp_path / "user.py"
    script.write_text(
        "import polofield as pf\n"
        "ruling = pf.ruling('outdoor/penalty-4')\n"
        "pf.draw(ruling, view='half', profile='print').save('a.svg')\n"
        "pf.draw(ruling, veiw='half')\n"
        "pf.draw_sweep('outdoor/penalty-5a', them='mono')\n"
    )
    told, _, status = api.run(["--strict", "--cache-dir", str(tmp_path / "cache"), str(script)])
    wrong = [line.partition("user.py:")[2] for line in told.splitlines() if ": error:" in line]
    assert [line.partition(":")[0] for line in wrong] == ["4", "5"]
    assert 'Unexpected keyword argument "veiw" for "draw"' in wrong[0]
    assert status == 1
