"""The named geometry of the surfaces: every line where it belongs, at both ends, at any size."""

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.affinity import rotate
from situations import surfaces

import polofield as pf
from polofield.surface.geometry import TICK, post_discs
from polofield.surface.limits import is_legal

FIELDS = (
    pf.Field(),
    pf.Field(length=275, width=150),
    pf.Field(length=250, width=200, boarded=False, goal_width=16),
)
ARENAS = (
    pf.Arena(),
    pf.Arena(length=50, width=25, goal_width=8 / 3),
    pf.Arena(length=150, width=75, corner_cut=10),
    pf.Arena(corner_radius=8),
)
COMMON = {
    "playing-area",
    "ground",
    "left-side",
    "right-side",
    "centre-line",
    "end-attacked",
    "end-defended",
    "goal-attacked",
    "goal-defended",
    "posts-attacked",
    "posts-defended",
}


def xs(part):
    return shapely.get_coordinates(part)[:, 0]


def ys(part):
    return shapely.get_coordinates(part)[:, 1]


@pytest.mark.parametrize(
    ("field", "at"),
    [(FIELDS[0], (120, 110, 90)), (FIELDS[1], (107.5, 97.5, 77.5)), (FIELDS[2], (95, 85, 65))],
)
def test_a_field_is_marked_30_40_and_60_out_from_both_ends(field, at):
    for out, x in zip((30, 40, 60), at, strict=True):
        for end, sign in (("attacked", 1), ("defended", -1)):
            for name in ("mark", "line"):
                assert xs(field.geometry[f"{name}-{out}-{end}"]) == pytest.approx(sign * x)
            line = field.geometry[f"line-{out}-{end}"]
            assert sorted(ys(line)) == pytest.approx([-field.half_width, field.half_width])


@pytest.mark.parametrize("field", FIELDS)
def test_the_limit_marks_of_a_safety_stand_40_from_the_middle_of_the_60(field):
    for end, sign in (("attacked", 1), ("defended", -1)):
        marks = field.geometry[f"safety-limits-{end}"]
        assert sorted({round(y, 9) for y in ys(marks)}) == [-40, 40]
        sixty = sign * (field.half_length - 60)
        assert (min(xs(marks)), max(xs(marks))) == pytest.approx(
            (sixty - TICK / 2, sixty + TICK / 2)
        )


@pytest.mark.parametrize(
    ("arena", "fifteen", "twenty_five"), [(ARENAS[0], 35, 25), (ARENAS[1], 10, 0)]
)
def test_an_arena_is_marked_15_and_25_out_from_both_ends(arena, fifteen, twenty_five):
    for out, x in ((15, fifteen), (25, twenty_five)):
        assert xs(arena.geometry[f"line-{out}-attacked"]) == pytest.approx(x)
        assert xs(arena.geometry[f"line-{out}-defended"]) == pytest.approx(-x)


@pytest.mark.parametrize("surface", FIELDS + ARENAS)
def test_goals_stand_in_the_middle_of_both_ends(surface):
    for end, sign in (("attacked", 1), ("defended", -1)):
        goal = surface.geometry[f"goal-{end}"]
        assert goal.length == pytest.approx(surface.goal_width)
        assert xs(goal) == pytest.approx(sign * surface.half_length)
        assert goal.centroid.y == pytest.approx(0)
        assert surface.geometry[f"end-{end}"].buffer(1e-9).covers(goal)
        assert ys(surface.geometry[f"posts-{end}"]).tolist() == pytest.approx(ys(goal).tolist())
    assert post_discs(surface).area == pytest.approx(4 * 3.14159 * (5 / 36) ** 2, rel=0.01)


@given(st.data(), st.sampled_from(["outdoor", "arena"]))
def test_all_but_the_centre_t_is_the_same_from_either_end(data, kind):
    parts = data.draw(surfaces(kind)).geometry
    twin = {"attacked": "defended", "defended": "attacked"}
    for name, part in parts.items():
        stem, _, end = name.rpartition("-")
        other = f"{stem}-{twin[end]}" if end in twin else name
        other = {"left-side": "right-side", "right-side": "left-side"}.get(name, other)
        if name == "centre-t":
            continue
        turned = rotate(part, 180, origin=(0, 0))
        assert turned.hausdorff_distance(parts[other]) < 1e-9, name


@given(st.data(), st.sampled_from(["outdoor", "arena"]))
def test_parts_lie_where_they_belong(data, kind):
    surface = data.draw(surfaces(kind))
    parts = surface.geometry
    area, ground = parts["playing-area"], parts["ground"]
    assert parts.keys() >= COMMON
    assert ground.covers(area)
    for name, part in parts.items():
        assert part.is_valid
        assert not part.is_empty
        if name not in ("ground", "run-off") and not name.startswith("recess"):
            assert area.buffer(1e-6).covers(part) or name.startswith(("line", "mark", "centre"))
    if kind == "outdoor":
        assert parts["run-off"].area == pytest.approx(ground.area - area.area)


@given(st.data(), st.sampled_from(["outdoor", "arena"]), st.floats(-1.2, 1.2), st.floats(-1.2, 1.2))
def test_the_playing_area_is_its_limit(data, kind, across, along):
    surface = data.draw(surfaces(kind))
    x, y = across * surface.half_length, along * surface.half_width
    if abs(surface.playing_area.margin(x, y)) > 0.01:
        inside = surface.geometry["playing-area"].covers(shapely.Point(x, y))
        assert inside == is_legal(surface.playing_area, x, y)


def test_the_centre_t_has_its_stem_on_the_right():
    t = pf.Field().geometry["centre-t"]
    assert min(ys(t)) < 0
    assert max(ys(t)) == 0


def test_geometry_is_made_once():
    field = pf.Field()
    assert field.geometry is field.geometry
