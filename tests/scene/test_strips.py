"""What follows: every case is told, the small pictures differ, and what they show is so."""

import math
from itertools import combinations, pairwise
from typing import get_args

import pytest
import shapely
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from situations import RULES, rulings

import polofield as pf
from polofield.rules.catalogue import ENTRIES
from polofield.rules.making import turned
from polofield.rulings.consequence import CASES, Brings
from polofield.rulings.phrase import Voice
from polofield.scene.build import ball_scene
from polofield.scene.recipes import RECIPES
from polofield.scene.strips import GOES_ON, LEAST, MOST, following, strip, told
from polofield.scene.things import Arrow, Contour, Cross, Disc, Figure, Swing
from polofield.scene.what_if import can_be_drawn

VOICE = Voice("Blue", "Yellow")
HITS = [
    "outdoor/penalty-2",
    "outdoor/penalty-2-from-spot",
    "outdoor/penalty-3",
    "outdoor/penalty-3-defended",
    "outdoor/penalty-4",
    "outdoor/penalty-5a",
    "outdoor/penalty-5b",
    "outdoor/penalty-6",
    "outdoor/knock-in",
    "outdoor/side-out",
    "outdoor/fair-play",
    "arena/penalty-2",
    "arena/penalty-2-from-spot",
    "arena/penalty-3",
    "arena/penalty-4",
    "arena/penalty-5a",
    "arena/penalty-5b",
    "arena/penalty-2-alternative",
    "arena/penalty-3-alternative",
]
some = settings(max_examples=15, suppress_health_check=[HealthCheck.filter_too_much])


def asked(rule, **given):
    return pf.ruling(rule, **(ENTRIES[rule].example.arguments() | given))


def every(consequences):
    for one in consequences:
        yield one
        yield from every(one.further)


def examples():
    """A ruling of each rule, with each value of each option that has a few."""
    for rule in RULES:
        found = ENTRIES[rule]
        given = found.example.arguments()
        yield pf.ruling(rule, **given)
        for option in found.options:
            if option.kind == "choice" and option.name in ("how", "foul-by", "on"):
                for value in option.values:
                    yield pf.ruling(rule, **given | {option.parameter: value})
            if option.kind == "flag":
                yield pf.ruling(rule, **given | {option.parameter: True})


ALL = list(examples())


def hits():
    return st.one_of([rulings(rule) for rule in HITS])


def test_every_case_is_named_by_some_rule():
    named = {one.case for ruling in ALL for one in every(ruling.consequences)}
    assert named == set(CASES)
    assert set(RECIPES) <= named


@pytest.mark.parametrize("ruling", ALL, ids=lambda ruling: ruling.asked)
def test_no_case_is_nowhere(ruling):
    """Each is in a cell, in a sentence below, or on the page of all cases that can follow."""
    figures = [pf.draw(ruling)]
    if can_be_drawn(ruling):
        figures.append(pf.draw(ruling, what_if=True))
    elif (
        ruling.ball is not None and ruling.consequences and ruling.rule != ruling.asked
    ):  # the same shot again
        shot = pf.ruling(ruling.rule, **ENTRIES[ruling.rule].example.arguments())
        figures.append(pf.draw(shot, what_if=True))
    drawn = " ".join(
        word
        for figure in figures
        for word in (figure.sheet.description, *(m.text for m in texts(figure.sheet)))
    )
    said = squeezed(drawn)
    for one in every(ruling.consequences):
        if one.further and ruling.ball is not None and one.case not in cells_of(ruling):
            continue  # told by what can follow from it
        words = one.short if ruling.ball is not None and one.moment else one.when
        if one.case in covered(ruling):
            continue
        assert squeezed(words.say(VOICE)) in said, (one.case, words.say(VOICE))


def texts(sheet):
    return [mark for mark in sheet.walk() if hasattr(mark, "text")]


def squeezed(text):
    return "".join(text.lower().split())


def cells_of(ruling):
    return {one.case for cell in told(ruling).cells for one in cell}


def covered(ruling):
    """What can follow from a case that has a cell, whose words say it."""
    cells = (one for cell in told(ruling).cells for one in cell)
    return {later.case for one in cells for later in every(one.further)}


@pytest.mark.parametrize("rule", HITS)
def test_a_case_has_one_name_and_words_in_a_ruling(rule):
    ruling = asked(rule)
    names = [one.case for one in ruling.consequences]
    assert len(names) == len(set(names))
    for one in every(ruling.consequences):
        assert one.moment is not None
        assert one.short.say(VOICE)


@pytest.mark.parametrize("rule", HITS)
def test_a_hit_has_two_to_four_cells_in_order(rule):
    found = told(asked(rule))
    assert LEAST <= len(found.cells) <= MOST
    brings = [cell[0].brings for cell in found.cells]
    assert brings.count("play-on") <= 1
    assert "play-on" not in brings[:-1]
    goals = [b == "goal" for b in brings]
    assert goals == sorted(goals, reverse=True)
    sides = [cell[0].to for cell in found.cells if cell[0].brings not in ("goal", "throw-in")]
    order = {"opposing": 0, "hitting": 1, None: 2}
    assert [order[side] for side in sides] == sorted(order[side] for side in sides)


def test_what_a_strip_leaves_out_matters_less():
    """A case with a recipe that has no cell stands further down the table than those that have."""
    ranks = list(RECIPES)
    for rule in HITS:
        found = told(asked(rule))
        shown = [ranks.index(cell[0].case) for cell in found.cells if cell[0].case not in GOES_ON]
        for one in found.rest:
            if one.case in RECIPES and one.brings != "play-on" and len(found.cells) == MOST:
                assert ranks.index(one.case) > max(shown)


@pytest.mark.parametrize(
    ("rule", "cases"),
    [
        ("outdoor/penalty-3", ["goal", "entered-goal", "kicked-after", "entered-wide"]),
        ("outdoor/penalty-3-defended", ["goal", "entered-goal", "entered-wide", "comes-out"]),
        ("outdoor/penalty-5a", ["goal", "late", "kicked-on-approach", "missed"]),
        ("outdoor/knock-in", ["late", "too-near", "offside", "missed"]),
        ("outdoor/side-out", ["late", "short", "far-enough"]),
        ("outdoor/fair-play", ["little-lost", "short", "far-enough"]),
        ("arena/penalty-3", ["goal", "straight-out", "rebound", "played-before-wall"]),
        ("arena/penalty-4", ["goal", "straight-out", "rebound", "blocked"]),
        ("arena/penalty-5a", ["goal", "straight-out", "opposing-wrong", "missed"]),
    ],
)
def test_what_a_strip_tells(rule, cases):
    assert [cell[0].case for cell in told(asked(rule)).cells] == cases


def test_early_and_late_knock_ins_share_a_cell_and_foul_shots_do_not():
    knock_in = told(asked("outdoor/knock-in")).cells[0]
    assert [one.case for one in knock_in] == ["late", "early"]
    assert all(len(cell) == 1 for cell in told(asked("outdoor/penalty-5a")).cells)


@pytest.mark.parametrize("rule", HITS)
def test_no_two_cells_are_alike(rule):
    for a, b in combinations(strip(asked(rule)).cells, 2):
        assert shown(a) != shown(b)
        assert (a.name, a.text) != (b.name, b.text)


def shown(cell):
    """What a small picture shows beside the ground, and its stopwatch."""
    kinds = (Arrow, Disc, Figure, Cross, Swing, Contour)
    return [t for t in cell.things if isinstance(t, kinds) and t.layer != "goals"], cell.clock


@pytest.mark.parametrize("rule", ["outdoor/side-out", "outdoor/fair-play"])
def test_a_ball_that_is_dropped_elsewhere_has_its_count_first(rule):
    at = (20.0, 80.0 if rule == "outdoor/side-out" else 10.0)
    first, *others = strip(asked(rule, at=at)).cells
    assert (first.count.counted, first.count.played) == (8, 5)
    assert not first.things
    assert all(other.count is None for other in others)
    assert all(cell.count is None for cell in strip(asked(rule)).cells)


@pytest.mark.parametrize(
    ("rule", "at", "names"),
    [
        ("outdoor/penalty-5a", (0.0, 20.0), ["Goal to Blue", "Penalty 5a to Yellow"]),
        ("outdoor/penalty-5a", (-120.0, 20.0), ["Goal to Blue", "Penalty 4 to Yellow"]),
        ("outdoor/knock-in", (-150.0, 20.0), ["Penalty 4 to Yellow", "Penalty 5b to Blue"]),
    ],
)
def test_a_penalty_that_follows_is_the_one_that_the_rules_give(rule, at, names):
    cells = strip(asked(rule, at=at)).cells
    assert [cell.name.say(VOICE) for cell in cells][:2] == names
    assert [cell.chip for cell in cells][:2] == [
        "hitting" if "Blue" in name else "opposing" for name in names
    ]


@given(hits())
@some
def test_a_path_starts_where_the_ball_is_hit(ruling):
    for cell in strip(ruling).cells:
        ways = [t for t in cell.things if isinstance(t, Arrow) and t.kind in ("flight", "struck")]
        thrown = cell.chip == "umpire"
        for first in ways[:1]:
            assert first.start == (ruling.at if thrown and ruling.at else ruling.ball)
        for a, b in pairwise(ways):
            assert a.end == b.start


@given(hits())
@some
def test_the_ball_lies_where_the_rules_put_it_next(ruling):
    found = told(ruling)
    for cases, cell in zip(found.cells, strip(ruling).cells[-len(found.cells) :], strict=True):
        one, recipe = cases[0], RECIPES[cases[0].case]
        balls = [t.at for t in cell.things if isinstance(t, Disc) and t.kind == "ball"]
        if recipe.failed_at is not None or one.case in ("late", "kicked-on-approach"):
            failed = next((t.at for t in cell.things if isinstance(t, Cross)), ruling.ball)
            if one.case == "stopped":
                continue
            answer = following(ruling, one, failed)
            if answer is None or answer.ball is None or not balls:
                continue
            there = turned(answer.ball) if answer.turned else answer.ball
            near = math.dist(balls[0], there) < 1e-6
            assert near or balls[0] == ruling.ball, one.case


@given(hits())
@some
def test_only_one_in_a_picture_has_a_mallet_and_nobody_two_symbols(ruling):
    for cell in strip(ruling).cells:
        people = [t for t in cell.things if isinstance(t, Figure)]
        hitters = [one for one in people if one.hitter]
        assert len(hitters) <= 1
        if hitters and cell.chip in ("hitting", "opposing"):
            role = {"hitting": "team-a", "opposing": "team-b"}[cell.chip]
            assert hitters[0].role == role
        assert len({one.name for one in people}) == len(people)
        for a, b in combinations(people, 2):
            assert math.dist(a.at, b.at) > 1.0


@given(hits())
@some
def test_everybody_shows_and_whoever_hits_is_on_the_ground(ruling):
    ground = ruling.surface.geometry["ground"].buffer(0.01)
    for cell in strip(ruling).cells:
        if not cell.things:
            continue
        xs, ys = zip(*cell.focus, strict=True)
        for one in (t for t in cell.things if isinstance(t, Figure)):
            x, y = one.at
            assert min(xs) <= x <= max(xs)
            assert min(ys) <= y <= max(ys)
            if one.hitter:
                assert ground.covers(shapely.Point(x, y)), (cell.name.say(VOICE), one.at)


def test_what_a_case_brings_is_one_of_few():
    assert {one.brings for ruling in ALL for one in every(ruling.consequences)} == set(
        get_args(Brings)
    )


def test_a_figure_of_a_hit_has_its_strip_and_one_of_a_throw_in_none():
    ruling = asked("outdoor/penalty-5a")
    assert ball_scene(ruling).strip == strip(ruling)
    assert strip(asked("outdoor/throw-in")) is None
