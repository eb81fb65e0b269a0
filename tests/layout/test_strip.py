"""The strip below a picture: small pictures to scale, each with its words, whatever the page."""

import itertools
import math
from dataclasses import replace

import pytest

import polofield as pf
from polofield.drawing.draw import lay_out_scene
from polofield.drawing.look import Look
from polofield.drawing.scene import scene_of
from polofield.layout.labels import Box
from polofield.layout.metrics import evenly
from polofield.layout.page import BARE, WHOLE_FRAME
from polofield.layout.picture import bounds
from polofield.layout.sheet import Circle, Group, Line, Path, Text
from polofield.layout.strip import SMALL, small
from polofield.layout.views import UPS
from polofield.rulings.phrase import say
from polofield.scene.model import Cell, Strip
from polofield.scene.surfaces import ground
from polofield.scene.things import Arrow, Disc, Figure, Glance, Swing

FIELD = pf.Field()
RULING = pf.ruling("outdoor/penalty-3", FIELD)
BALL = RULING.ball
GOAL = (FIELD.half_length, 0.0)
FOCUS = ((90.0, -30.0), (90.0, 30.0), (162.0, 0.0))
NEAR = ((100.0, -12.0), (100.0, 12.0), (124.0, 0.0))
WAS = Disc("ball", "ball", BALL, "was", 0.1, layer="ball")
LIES = Disc("ball", "ball", BALL, "ball", 0.1, layer="ball")


def rider(at):
    return Figure("hitting-3", "team-a", "disc", "", at, say("x"), facing=0.0)


def cell(*things, chip="hitting", focus=FOCUS, text="it goes in", **more):
    return Cell(chip, say("Goal to {hit}"), say(text), (*ground(FIELD), *things), focus, **more)


HIT = cell(WAS, Arrow("hit", "path", BALL, (148.0, 0.0), "flight"))
BENT = cell(WAS, Arrow("hit", "path", BALL, (130.0, 20.0), "flight", via=((125.0, -10.0),)))
STRUCK = cell(WAS, Arrow("hit", "path", BALL, (140.0, 12.0), "struck"), chip="opposing")
MISSED = cell(LIES, rider((103.0, -3.0)), Swing("swing", BALL, GOAL), chip="none")
LATE = cell(LIES, chip="opposing", clock=say("20 s"))
SIGN = Cell("umpire", say("A throw-in"), say("too late"), clock=say("25 s"))
OFF = cell(WAS, Glance("glance", (130.0, 10.0)), focus=NEAR)


def drawn(*cells, **look):
    scene = replace(scene_of(RULING), strip=Strip(say("What follows"), cells))
    return lay_out_scene(scene, Look(**look)).sheet


def strip_of(sheet):
    return next((layer for layer in sheet.layers if layer.name == "layer-strip"), None)


def walk(mark):
    yield mark
    if isinstance(mark, Group):
        for member in mark.members:
            yield from walk(member)


def cells_of(sheet):
    return [mark for mark in strip_of(sheet).members if isinstance(mark, Group)]


def box_of(cell):
    """The picture of a cell: the first thing that is drawn in it."""
    return bounds(cell.members[0])


def texts(mark):
    return [one for one in walk(mark) if isinstance(one, Text)]


def first(marks, kind, role):
    return next(one for one in marks if isinstance(one, kind) and one.role == role)


@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize("profile", ["web", "print"])
@pytest.mark.parametrize("cells", [(HIT, LATE), (HIT, STRUCK, SIGN), (HIT, BENT, MISSED, LATE)])
def test_cells_stand_side_by_side_below_the_picture_with_their_words(up, profile, cells):
    sheet = drawn(*cells, up=up, profile=profile)
    found = cells_of(sheet)
    assert len(found) == len(cells)
    main = bounds(next(m for m in sheet.walk() if getattr(m, "name", "") == "surround"))
    boxes = [box_of(one) for one in found]
    assert all(box.y1 > main.y2 for box in boxes)
    assert len({box.y1 for box in boxes}) == 1
    for box, one in zip(boxes, found, strict=True):
        words = [text for text in texts(one) if text.y > box.y2]
        assert {text.text for text in words} > {"it goes in"} or one is found[-1]
        for text in words:
            assert box.x1 - 0.01 <= text.x
            assert text.x + text.face.width(text.text, text.size) <= box.x2 + 0.01
    for left, right in itertools.pairwise(boxes):
        assert left.x2 < right.x1
    footer = [t.y for layer in sheet.layers if layer.name == "layer-text" for t in texts(layer)]
    below = max(text.y for one in found for text in texts(one))
    assert any(y > below for y in footer)


def test_a_narrow_page_has_them_in_rows_with_the_words_beside():
    sheet = drawn(HIT, BENT, MISSED, LATE, figure_width=(340, "px"))
    boxes = [box_of(one) for one in cells_of(sheet)]
    assert len({box.x1 for box in boxes}) == 1
    for above, below in itertools.pairwise(boxes):
        assert above.y2 < below.y1
    for box, one in zip(boxes, cells_of(sheet), strict=True):
        beside = [text for text in texts(one) if text.x > box.x2]
        assert any(text.weight == 700 for text in beside)
        assert any(text.weight == 500 for text in beside)


def test_all_that_is_drawn_stays_in_its_small_picture():
    for width in (340, 680):
        for one in cells_of(drawn(HIT, BENT, STRUCK, MISSED, figure_width=(width, "px"))):
            box = box_of(one).grown(2.0)
            _picture, *rest = one.members
            for mark in rest:
                if isinstance(mark, (Path, Circle, Line, Group)) and mark.role != "ink":
                    inside = bounds(mark)
                    chip = inside.y1 > box.y2 - 2 or inside.x1 > box.x2 - 2
                    assert chip or box.holds(inside), mark


def test_cells_of_one_strip_have_one_scale_and_lie_alike():
    """The goal's posts stand at the same places of each picture."""
    found = cells_of(drawn(HIT, BENT, MISSED, LATE))
    posts = []
    for one in found:
        box = box_of(one)
        marks = [bounds(m) for m in walk(one) if isinstance(m, Path) and m.role == "post"]
        posts.append([(m.x1 - box.x1, m.y1 - box.y1) for m in marks])
    assert len(posts[0]) == 2
    for other in posts[1:]:
        for (ax, ay), (bx, by) in zip(posts[0], other, strict=True):
            assert math.hypot(ax - bx, ay - by) < 1e-6


def test_a_path_ends_where_the_ball_goes_to_scale():
    (one,) = cells_of(drawn(HIT))
    tip = first(walk(one), Line, "path")
    posts = [bounds(m) for m in walk(one) if isinstance(m, Path) and m.role == "post"]
    (ax, ay), (bx, by) = (((p.x1 + p.x2) / 2, (p.y1 + p.y2) / 2) for p in posts)
    yard = math.hypot(ax - bx, ay - by) / FIELD.goal_width
    assert math.hypot(tip.x2 - (ax + bx) / 2, tip.y2 - (ay + by) / 2) / yard == pytest.approx(2.0)


def test_a_path_bends_where_it_is_said_to():
    (one,) = cells_of(drawn(BENT))
    way = first(walk(one), Path, "path").rings[0]
    assert len(way) == 3
    bend, was = way[1], first(walk(one), Circle, "ball")
    posts = [bounds(m) for m in walk(one) if isinstance(m, Path) and m.role == "post"]
    yard = abs(posts[0].x1 - posts[1].x1) / FIELD.goal_width
    assert math.hypot(bend.x - was.x, bend.y - was.y) / yard == pytest.approx(math.hypot(15, 10))


def test_a_path_that_does_not_count_has_two_bars_and_no_head():
    (one,) = cells_of(drawn(STRUCK))
    bars = first(walk(one), Path, "struck").rings
    assert len(bars) == 2
    assert not any(isinstance(m, Line) and m.role == "path" for m in walk(one))
    way = first(walk(one), Path, "path").rings[0]
    for (a, b), side in zip(bars, (-1, 1), strict=True):
        assert (a.x - way[0].x) * (b.x - way[0].x) or side
        assert crosses(way, (a, b))


def crosses(way, bar):
    (p, q), (a, b) = way, bar

    def side(u, v, w):
        return (v.x - u.x) * (w.y - u.y) - (v.y - u.y) * (w.x - u.x)

    return side(p, q, a) * side(p, q, b) < 0 and side(a, b, p) * side(a, b, q) < 0


@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize("width", [340, 680])
def test_a_stopwatch_stands_where_nothing_else_does(up, width):
    ways = [Arrow("hit", "path", BALL, end, "flight") for end in ((148.0, 0.0), (130.0, 25.0))]
    made = cell(WAS, *ways, rider((103.0, -3.0)), clock=say("20 s"))
    (one,) = cells_of(drawn(made, LATE, figure_width=(width, "px"), up=up))[:1]
    watch = next(m for m in walk(one) if isinstance(m, Group) and m.role == "clock")
    (words,) = texts(watch)
    dial = bounds(watch)
    right = words.x + words.face.width(words.text, words.size)
    here = Box(dial.x1, dial.y1, max(dial.x2, right), dial.y2)
    assert box_of(one).holds(here)
    assert words.text == "20 s"
    for mark in walk(one):
        paths = isinstance(mark, Line) and mark.role == "path"
        people = isinstance(mark, Group) and mark.role == "team-a"
        if paths or people:
            assert not bounds(mark).meets(here)


def test_a_cell_without_ground_is_its_sign_on_a_panel():
    one = cells_of(drawn(HIT, SIGN))[1]
    assert one.members[0].role == "panel"
    assert any(isinstance(m, Group) and m.role == "clock" for m in walk(one))


def test_the_chip_says_whose_ball_it_is():
    found = cells_of(drawn(HIT, LATE, SIGN, MISSED))
    roles = [{m.role for m in one.members if isinstance(m, (Circle, Path))} for one in found]
    assert "team-a" in roles[0]
    assert "team-b" in roles[1]
    assert "official" in roles[2]
    assert not roles[3] & {"team-b", "official"}


def test_bare_figures_steps_and_slides_have_none():
    assert strip_of(drawn(HIT, LATE)) is not None
    for look in (
        {"frame": BARE},
        {"frame": replace(WHOLE_FRAME, strip=False)},
        {"step": 5},
        {"profile": "slide"},
    ):
        assert strip_of(drawn(HIT, LATE, **look)) is None


def test_small_things_are_smaller_and_lighter_and_their_words_are_not():
    large = Look().page
    it = small(large)
    assert it.hit == pytest.approx(SMALL * large.hit)
    assert it.limit == pytest.approx(SMALL * large.limit)
    assert it.label == large.least == it.least
    assert (it.width, it.margin, it.title) == (large.width, large.margin, large.title)


def test_a_word_does_not_stand_alone_on_the_last_line_where_that_can_be():
    assert evenly("two words", 10, 400) == ["two words"]
    text = "a Yellow player entered the field improperly"
    narrow = next(w for w in range(60, 300) if len(evenly(text, 10, w)) == 2)
    for width in range(narrow, 300, 5):
        lines = evenly(text, 10, width)
        assert " ".join(lines) == text
        assert len(lines) == 1 or " " in lines[-1]
