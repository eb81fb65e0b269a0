"""Figures can be read: over any place, size, rule, view, profile, name and unit.

Everything is measured from the marks on the page, as somebody with a ruler would.
"""

import math
import re
from dataclasses import replace
from itertools import pairwise

import pytest
import shapely
from drawings import (
    ON_THE_GROUND,
    SWEPT,
    any_drawings,
    diagram_drawings,
    laid_out,
    ruling_drawings,
    scenario_drawings,
    sweep_drawings,
)
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import structs
from reading import (
    Reading,
    bounds,
    distance,
    key_text,
    legibility_faults,
    parts_that_meet,
    shape,
)
from situations import RULES

import polofield as pf
from polofield.drawing.look import Look
from polofield.drawing.scene import scene_of
from polofield.layout.handout import frame
from polofield.layout.profiles import PROFILES
from polofield.layout.riders import BADGE, SMALLEST_LETTERS, SMALLEST_NUMBER, TRIANGLE, least_scale
from polofield.layout.sheet import Arc, Circle, Group, Line, Path, Text
from polofield.layout.stances import RINGS
from polofield.layout.views import TURNS
from polofield.rules.catalogue import ENTRIES
from polofield.rules.question import question
from polofield.scene.things import Cross, Dimension, Disc, Figure, KeyEntry, Label, Lens, shows

IN_PLACE = 0.05
"""Yards by which a symbol may stand beside its place."""
ROUND = 1e-3
"""How far from round a circle may be, in its radius."""
PLAYED = [id for id in RULES if ENTRIES[id].kind == "rule"]
some = settings(max_examples=12, suppress_health_check=[HealthCheck.filter_too_much])


def missing(drawing, reading):
    """The words of a scene that are neither in the picture nor in the key."""
    x1, y1, x2, y2 = reading.window
    voice = drawing.look.voice
    key = key_text(reading).replace(" ", "")
    shown = [word.text for word in reading.words if word.layer != "text"]
    named = {mark.name for mark in drawing.sheet.walk() if getattr(mark, "name", "")}

    lenses = [
        thing for thing in drawing.scene.things if isinstance(thing, Lens) and thing.name in named
    ]

    def inside(place):
        return x1 < place[0] < x2 and y1 < place[1] < y2

    for thing in drawing.scene.things:
        if not shows(thing, drawing.look.step) or any(says(lens, thing) for lens in lenses):
            continue
        match thing:
            case Label(key=None):
                continue
            case Label(key=KeyEntry(sample="cross")) if is_under_the_ball(drawing.sheet):
                continue
            case Label() if any(inside(place) for place, _ in thing.spots):
                said = in_key(thing.key.text, drawing)
            case Dimension() if inside(thing.start) and inside(thing.end):
                said, length = in_key(thing.key, drawing), voice.distance(thing.length)
                assert said.endswith(f": {length}")
                alone = length.split()[0] if thing.small else length
                if thing.name in named and any(text.text in (length, alone) for text in shown):
                    continue
            case _:
                continue
        elsewhere = isinstance(thing, Dimension) or thing.name not in named
        if elsewhere and said.replace(" ", "") not in key:
            yield f"{thing.name}: {said!r} is nowhere"


def is_under_the_ball(sheet):
    """Whether the ball lies on the cross where it was, so that nothing has to tell what that is."""
    layers = {layer.name: layer.members for layer in sheet.layers}
    balls = shapely.union_all([shape(mark) for mark in layers.get("layer-ball", ())])
    crosses = [mark for members in layers.values() for mark in members if mark.role == "cross"]
    return all(shape(mark).difference(balls).area < 0.3 * shape(mark).area for mark in crosses)


def says(lens, thing):
    """Whether a lens says what a label or a dimension line would."""
    if isinstance(thing, Dimension):
        return lens.bound == (thing.start, thing.end)
    return isinstance(thing, Label) and thing.name == lens.words


SIDES = {
    "goal": ("top", "bottom"),
    "goal-down": ("bottom", "top"),
    "along": ("right", "left"),
    "along-left": ("left", "right"),
}
"""Where on the page the goals attacked and defended lie."""


def in_key(phrase, drawing):
    """The words of the key, as they are said on that page."""
    (up,) = (up for up, turn in TURNS.items() if turn == drawing.sheet.yards.turn)
    sides = tuple(zip(("front", "back"), SIDES[up], strict=True))
    return replace(phrase, figures=(*phrase.figures, *sides)).say(drawing.look.voice)


def middle(symbol):
    """The place of a symbol's middle on the page: of its disc, its square, its triangle."""
    body = next(m for m in reversed(symbol.members) if m.role == symbol.role)
    x1, y1, x2, y2 = bounds(structs.replace(body, width=0.0))
    share = UP_OF_A_TRIANGLE if symbol.role == "official" else 0.5
    return (x1 + x2) / 2, y1 + share * (y2 - y1)


UP_OF_A_TRIANGLE = -min(y for _, y in TRIANGLE) / (
    max(y for _, y in TRIANGLE) - min(y for _, y in TRIANGLE)
)
"""The part of its height by which a triangle reaches up from its place."""


def out_of_place(drawing, reading):
    """Symbols that are not where the player is, or are missing although the place is shown."""
    x1, y1, x2, y2 = reading.window
    marks = {mark.name: mark for mark in drawing.sheet.walk() if getattr(mark, "name", "")}
    said = " ".join(word.text.text for word in reading.words)
    for thing in drawing.scene.things:
        if not isinstance(thing, Figure | Disc | Cross) or not shows(thing, drawing.look.step):
            continue
        x, y = thing.at
        if not (x1 <= x <= x2 and y1 <= y <= y2):
            continue
        if isinstance(thing, Cross) and is_in_lens(drawing, thing):
            continue
        mark = marks.get(thing.name)
        if mark is None:
            yield f"{thing.name} is missing at {thing.at}"
            continue
        if isinstance(thing, Figure):
            px, py = middle(mark)
        else:
            a, b, c, d = group_box(mark) if isinstance(mark, Group) else bounds(mark)
            px, py = (a + c) / 2, (b + d) / 2
        off = distance(reading.yards(px, py), thing.at)
        proposed = isinstance(thing, Figure) and thing.proposed
        told = "scale-note" not in marks or "side by side" in said
        if off > IN_PLACE and (proposed or told):
            off -= may_be_moved(drawing, thing)
        if off > IN_PLACE:
            yield f"{thing.name} stands at {reading.yards(px, py)} and not at {thing.at}"


def is_in_lens(drawing, cross):
    """Whether a lens shows a cross that would touch the ball, in its place."""
    named = {mark.name for mark in drawing.sheet.walk() if getattr(mark, "name", "")}
    lenses = [thing for thing in drawing.scene.things if isinstance(thing, Lens)]
    return any(lens.name in named and lens.at == cross.at for lens in lenses)


def may_be_moved(drawing, thing):
    """How many yards somebody may be moved who would hide a number, or whose would be hidden.

    Half as far as symbols reach, together, for each who stands so near. Whose place is only
    proposed is moved as far as legal ground is looked for.
    """
    if not isinstance(thing, Figure):
        return 0.0
    assert drawing.sheet.yards is not None
    if thing.proposed:
        far = RINGS[-1] * drawing.profile.rider / drawing.sheet.yards.scale
        return far + (to_the_ball(drawing, thing) if thing.hitter else 0.0)
    reach = 2.3 * BADGE * least_scale(drawing.profile) / drawing.sheet.yards.scale
    others = [one for one in drawing.scene.things if isinstance(one, Figure) and one is not thing]
    near = [one for one in others if distance(one.at, thing.at) < 2 * reach]
    return reach * len(near)


def to_the_ball(drawing, hitter):
    """How far the hitter, who is drawn just behind the ball, is from it."""
    balls = (one for one in drawing.scene.things if isinstance(one, Disc) and one.kind == "ball")
    return min(distance(one.at, hitter.at) for one in balls)


def group_box(group):
    boxes = [bounds(member) for member in group.members]
    a, b, c, d = zip(*boxes, strict=True)
    return min(a), min(b), max(c), max(d)


def arcs(sheet):
    """Each arc of a sheet with the point from which it starts."""
    for mark in sheet.walk():
        for ring in mark.rings if isinstance(mark, Path) else ():
            for start, end in pairwise(ring):
                if isinstance(end, Arc):
                    yield start, end


def faults(drawing):
    reading, profile = Reading(drawing.sheet), drawing.profile
    yield from legibility_faults(reading, profile)
    yield from parts_that_meet(reading)
    if drawing.scene is not None:
        yield from missing(drawing, reading)
        yield from out_of_place(drawing, reading)
    for word in reading.on_symbols:
        share = SMALLEST_NUMBER if word.text.text.isdigit() else SMALLEST_LETTERS
        if word.text.size < share * profile.least - 1e-9:
            yield f"{word.text.text!r} on a symbol is set in {word.text.size:g}"
    for start, end in arcs(drawing.sheet):
        there, here = distance(start, (end.cx, end.cy)), distance(end, (end.cx, end.cy))
        if abs(there - here) > ROUND * here:
            yield f"an arc goes from {there:g} to {here:g} about its centre"


@pytest.mark.parametrize("rule", PLAYED)
@settings(max_examples=3)
@given(data=st.data())
def test_a_ruling_can_be_read(rule, data):
    assert list(faults(data.draw(ruling_drawings(rule)))) == []


@pytest.mark.parametrize("id", ON_THE_GROUND)
@settings(max_examples=3)
@given(data=st.data())
def test_a_diagram_can_be_read(id, data):
    assert list(faults(data.draw(diagram_drawings(id)))) == []


@pytest.mark.parametrize("id", [*PLAYED, *ON_THE_GROUND])
def test_the_example_of_a_rule_or_diagram_can_be_read(id):
    entry = ENTRIES[id]
    surface = pf.Field() if entry.surface == "outdoor" else pf.Arena()
    if entry.kind == "rule":
        scene = scene_of(pf.ruling(id, surface, **entry.example.arguments()))
    else:
        scene = scene_of(question(id))
    assert list(faults(laid_out(scene, Look()))) == []


@pytest.mark.parametrize("rule", SWEPT)
@settings(max_examples=5)
@given(data=st.data())
def test_a_sweep_can_be_read(rule, data):
    assert list(faults(data.draw(sweep_drawings(rule)))) == []


@settings(max_examples=15, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_a_scenario_can_be_read(data):
    assert list(faults(data.draw(scenario_drawings()))) == []


narrow_looks = {
    "profile": st.just("web"),
    "figure_width": st.integers(272, 400).map(lambda wide: (wide, "px")),
}


@settings(max_examples=15, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_a_figure_for_a_narrow_column_can_be_read(data):
    rule = data.draw(st.sampled_from(PLAYED))
    assert list(faults(data.draw(ruling_drawings(rule, **narrow_looks)))) == []


@settings(max_examples=15, suppress_health_check=[HealthCheck.filter_too_much])
@given(drawing=any_drawings(view=st.sampled_from(["fit", "whole"]), step=None))
def test_fit_and_whole_show_everybody_and_the_ball(drawing):
    if drawing.scene is None:
        return
    shown = {mark.name for mark in drawing.sheet.walk() if getattr(mark, "name", "")}
    wanted = {
        thing.name
        for thing in drawing.scene.things
        if isinstance(thing, Figure)
        or (isinstance(thing, Cross) and not is_in_lens(drawing, thing))
        or (isinstance(thing, Disc) and thing.kind == "ball")
    }
    assert wanted <= shown


def penalty_5a():
    players = pf.Player("hitting", 3, (60, 20)), pf.Player("opposing", 1, (125, 30))
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(80, 78))
    return laid_out(scene_of(ruling, players), Look())


NARROW = {
    "web": {"figure_width": (272, "px")},
    "print": {"profile": "print", "figure_width": (70, "mm")},
    "slide": {"profile": "slide"},
    "handout": {"profile": frame("a4", 6)},
}


ON_PAGES = [(id, form) for id in (*PLAYED, *ON_THE_GROUND) for form in ("web", "print")]
ON_FRAMES = [(id, form) for id in PLAYED[::4] for form in ("slide", "handout")]


@pytest.mark.parametrize(("id", "form"), [*ON_PAGES, *ON_FRAMES])
def test_what_goes_to_the_key_stands_alone_there(id, form):
    """A distance says what it measures, and no line is words that only make sense on the ground."""
    surface = pf.Field() if id.startswith("outdoor") else pf.Arena()
    entry = ENTRIES[id]
    what = pf.ruling(id, surface, **entry.example.arguments()) if entry.kind == "rule" else id
    diagram = pf.draw(what, **NARROW[form])
    entries = [m for m in diagram.sheet.walk() if getattr(m, "role", "") == "key-entry"]
    lines = [" ".join(m.text for m in e.members if isinstance(m, Text)) for e in entries]
    assert len(set(lines)) == len(lines)
    distance_alone = re.compile(r"[\d.]+ (yd|ft|m)")
    bare = {"goal Yellow defends", "goal Blue defends", "no Yellow player", "no Blue player"}
    for line in lines:
        assert not distance_alone.fullmatch(line)
        assert line not in bare
        assert not re.fullmatch(r"Penalty \w+|defender, .*|onside past.*", line)


@pytest.mark.parametrize(
    ("up", "way"),
    [("goal", (0, -1)), ("goal-down", (0, 1)), ("along", (1, 0)), ("along-left", (-1, 0))],
)
def test_the_arrow_of_the_attack_points_in_the_inset_as_on_the_ground(up, way):
    drawing = pf.draw(pf.ruling("arena/free-hit", pf.Arena(), at=(20, 10)), up=up)
    (inset,) = (m for m in drawing.sheet.walk() if isinstance(m, Group) and m.name == "inset")
    (arrow,) = (m for m in inset.members if isinstance(m, Line) and m.name == "direction")
    assert arrow.heads == "end"
    dx, dy = arrow.x2 - arrow.x1, arrow.y2 - arrow.y1
    assert (dx / math.hypot(dx, dy), dy / math.hypot(dx, dy)) == pytest.approx(way)


def changed(drawing, change):
    """The drawing with every mark of its sheet as `change` makes it."""

    def again(mark):
        if isinstance(mark, Group):
            mark = structs.replace(mark, members=tuple(again(member) for member in mark.members))
        return change(mark)

    sheet = drawing.sheet
    return drawing.with_sheet(replace(sheet, layers=tuple(map(again, sheet.layers))))


def moved(mark, x, y):
    return structs.replace(mark, x=x, y=y)


@pytest.mark.parametrize(
    ("what", "fault"),
    [
        ("a label on a player", "lies on hitting-3"),
        ("a label on the ball", "lies on the ball"),
        ("a label on a label", "lies on 'Yellow stands here'"),
        ("a label over the edge", "runs over the picture's edge"),
        ("a label too small", "is set in 12.5"),
        ("no label", "'Yellow defends the top goal' is nowhere"),
        ("a player a foot away", "hitting-3 stands at"),
        ("a player missing", "opposing-1 is missing"),
        ("the key on the picture", "lies on the picture"),
        ("an egg", "an arc goes from"),
        ("a number too small", "'3' on a symbol is set in"),
    ],
)
def test_what_cannot_be_read_is_found(what, fault):
    drawing = penalty_5a()
    marks = {mark.name: mark for mark in drawing.sheet.walk() if getattr(mark, "name", "")}
    player = next(m for m in marks["hitting-3"].members if isinstance(m, Circle))
    other = marks["words-opposing"]
    ball = next(m for m in marks["ball"].members if isinstance(m, Circle))
    yard = drawing.sheet.yards.scale

    def change(mark):
        words = isinstance(mark, Text) and mark.name == "goal-words"
        match what:
            case "a label on a player" if words:
                return moved(mark, player.x, player.y)
            case "a label on the ball" if words:
                return moved(mark, ball.x, ball.y)
            case "a label on a label" if words:
                return moved(mark, other.x, other.y)
            case "a label over the edge" if words:
                return moved(mark, 10, mark.y)
            case "a label too small" if words:
                return structs.replace(mark, size=12.5)
            case "no label" if words:
                return structs.replace(mark, name="", text="")
            case "a player a foot away" if mark is player:
                return moved(mark, mark.x + yard / 3, mark.y)
            case "a player missing" if getattr(mark, "name", "") == "opposing-1":
                return Group("nobody", mark.members)
            case "the key on the picture" if isinstance(mark, Text) and mark.text.startswith(
                "closed to"
            ):
                return moved(mark, mark.x, 300)
            case "an egg" if isinstance(mark, Path) and any(
                isinstance(part, Arc) for ring in mark.rings for part in ring
            ):
                off = 0.01 * 30 * yard
                rings = tuple(
                    tuple(p._replace(cx=p.cx + off) if isinstance(p, Arc) else p for p in ring)
                    for ring in mark.rings
                )
                return structs.replace(mark, rings=rings)
            case "a number too small" if isinstance(mark, Text) and mark.text == "3":
                return structs.replace(mark, size=0.99 * SMALLEST_NUMBER * drawing.profile.least)
        return mark

    assert list(faults(drawing)) == []
    assert any(fault in found for found in faults(changed(drawing, change)))


def test_a_name_on_a_symbol_is_as_large_as_it_can_be():
    ruling = pf.ruling("outdoor/penalty-5b", pf.Field())
    for name, least in (
        ("3", SMALLEST_NUMBER),
        ("JM", 0.8),
        ("Max", SMALLEST_LETTERS),
        ("Maximilian", 0.7),
    ):
        players = (pf.Player("hitting", 3, (-20, 0), name=name),)
        for profile in PROFILES.values():
            sheet = pf.draw(ruling, players, profile=profile).sheet
            (group,) = [m for m in sheet.walk() if getattr(m, "name", "") == "hitting-3"]
            (disc,), (text,) = (
                [m for m in group.members if isinstance(m, kind)] for kind in (Circle, Text)
            )
            assert text.size >= least * profile.least - 1e-9
            x1, y1, x2, y2 = bounds(text)
            corners = ((x, y) for x in (x1, x2) for y in (y1, y2))
            assert all(
                distance(corner, (disc.x, disc.y)) <= disc.r + disc.width for corner in corners
            )
