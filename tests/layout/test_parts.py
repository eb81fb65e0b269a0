"""The key, the measure of length and the note on scale describe what is drawn."""

import re
from dataclasses import replace

import pytest
from drawings import any_drawings, laid_out
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import polofield as pf
from polofield.drawing.look import Look
from polofield.drawing.scene import scene_of
from polofield.layout.page import Frame
from polofield.layout.profiles import PROFILES
from polofield.layout.sheet import Group, Line, Path, Text
from polofield.scenario.scenario import parse_scenario
from polofield.scene.things import Cross, Disc, Figure, shows
from polofield.surface.units import to_metres

PEOPLE = ("team-a", "team-b", "official")


def group(sheet, name):
    return next((m for m in sheet.walk() if getattr(m, "name", "") == name), None)


def members(sheet, layer):
    found = group(sheet, layer)
    return found.members if found else ()


def said_of_scale(sheet):
    lines = [m.text for m in members(sheet, "layer-text") if getattr(m, "role", "") == "ink-soft"]
    note = " ".join(lines)
    return note[re.search(r"\b(Field|Arena)[^.;]* to scale", note).start() :]


@settings(max_examples=15, suppress_health_check=[HealthCheck.filter_too_much])
@given(drawing=any_drawings(profile=st.just("web"), step=None))
def test_what_is_said_to_be_enlarged_is_drawn(drawing):
    if drawing.scene is None:
        return
    said = said_of_scale(drawing.sheet)
    assert bool(re.search(r"ball( and players)? enlarged", said)) == bool(
        members(drawing.sheet, "layer-ball")
    )
    if re.search(r"players enlarged|horses", said):
        assert members(drawing.sheet, "layer-players")
    elif members(drawing.sheet, "layer-players"):
        raise AssertionError(f"people are drawn: {said}")


@settings(max_examples=15, suppress_health_check=[HealthCheck.filter_too_much])
@given(drawing=any_drawings())
def test_head_and_key_have_those_who_are_drawn(drawing):
    """A slide of a step has neither: the slides before it have."""
    if drawing.profile.height is not None and drawing.look.step is not None:
        return
    drawn = {person.role for person in members(drawing.sheet, "layer-players")}
    in_key, in_head = people_in(drawing.sheet, "key-entry"), people_in(drawing.sheet, "head-line")
    assert in_key <= drawn
    assert drawn <= in_key | in_head


def people_in(sheet, role):
    """The roles of the people whose badges stand in the key, or in the lines of the head."""
    found = [m for m in sheet.walk() if getattr(m, "role", "") == role]
    return {mark.role for one in found for mark in one.members if mark.role in PEOPLE}


def key_words(sheet):
    entries = [m for m in sheet.walk() if getattr(m, "role", "") == "key-entry"]
    return [" ".join(m.text for m in e.members if isinstance(m, Text)) for e in entries]


def outside(sheet):
    return [words for words in key_words(sheet) if words.startswith("outside the view")]


FROM_FAR = pf.ruling("outdoor/penalty-2-from-spot", pf.Field(), at=(-67.3, -74.3))


def test_a_view_says_what_it_leaves_out():
    end = pf.draw(FROM_FAR, view="end", hitting="Lobos")
    assert outside(end.sheet) == ["outside the view: the ball, 2 of Lobos, 4 of Yellow"]


@pytest.mark.parametrize("profile", ["web", "print", "slide"])
def test_a_view_says_whom_it_leaves_out(profile):
    half = pf.draw(FROM_FAR, view="half", profile=profile)
    assert outside(half.sheet) == ["outside the view: 4 of Yellow"]
    for view in ("fit", "whole"):
        assert outside(pf.draw(FROM_FAR, view=view, profile=profile).sheet) == []


def test_a_view_says_of_each_step_what_it_leaves_out():
    """The last step, which shows what may follow, says it too."""
    steps = [pf.draw(FROM_FAR, view="end", step=step).sheet for step in range(1, 6)]
    said = [outside(sheet) for sheet in steps]
    assert said[0] == ["outside the view: where it happened"]
    assert said[-1] == ["outside the view: the ball, 2 of Blue, 4 of Yellow"]


def test_a_view_says_which_officials_it_leaves_out():
    text = """
    at = [100, 10]
    [rule]
    id = "outdoor/penalty-5a"
    [[officials]]
    role = "umpire"
    at = [-90, 30]
    [[officials]]
    role = "goal judge"
    at = [150, 20]
    """
    sheet = pf.draw(parse_scenario(text, "s.toml"), view="end").sheet
    assert outside(sheet) == ["outside the view: 1 of the officials"]


@settings(max_examples=15, suppress_health_check=[HealthCheck.filter_too_much])
@given(drawing=any_drawings())
def test_whatever_a_view_leaves_out_is_told(drawing):
    if drawing.scene is None:
        return
    drawn = {getattr(mark, "name", "") for mark in drawing.sheet.walk()}
    left_out = [
        thing
        for thing in drawing.scene.things
        if (isinstance(thing, (Figure, Cross)) or getattr(thing, "kind", "") == "ball")
        and shows(thing, drawing.look.step)
        and thing.name not in drawn
    ]
    told = " ".join(outside(drawing.sheet))
    people = [int(count) for count in re.findall(r"(\d+) of ", told)]
    assert sum(people) == sum(isinstance(thing, Figure) for thing in left_out)
    assert ("the ball" in told) == any(isinstance(thing, Disc) for thing in left_out)
    assert ("where " in told) == any(isinstance(thing, Cross) for thing in left_out)


@pytest.mark.parametrize("profile", ["web", "print", "slide"])
@pytest.mark.parametrize("view", ["fit", "end", "whole"])
@pytest.mark.parametrize("units", ["yd", "m", "both"])
@pytest.mark.parametrize("id", ["outdoor/penalty-5a", "arena/penalty-5a", "outdoor/throw-in"])
def test_a_picture_has_one_measure_of_a_round_length(id, units, view, profile):
    """A ruler of whole blocks, or a scale bar where there is no room for one.

    A slide has no scale bar: the blocks of a throw-in's ruler show where it is close up.
    """
    surface = pf.Field() if id.startswith("outdoor") else pf.Arena()
    look = Look(view=view, profile=profile, label_units=units)
    sheet = laid_out(scene_of(pf.ruling(id, surface, at=(10, 5))), look).sheet

    def length(ring):
        """The longer side of a rectangle, or the length of a line, in the units shown."""
        xs, ys = [point.x for point in ring], [point.y for point in ring]
        yards = max(max(xs) - min(xs), max(ys) - min(ys)) / sheet.yards.scale
        return to_metres(yards) if units == "m" else yards

    ruler, bar = group(sheet, "ruler"), group(sheet, "scale-bar")
    too_small = id == "outdoor/throw-in" and view != "fit" and profile == "slide"
    assert sum(measure is not None for measure in (ruler, bar)) == (0 if too_small else 1)
    if too_small:
        return
    if ruler:
        block = (
            1
            if id == "outdoor/throw-in" and view == "fit"
            else 10
            if surface.kind == "outdoor"
            else 5
        )
        bars = [m for m in ruler.members if isinstance(m, Path)]
        (whole,) = (length(m.rings[0]) for m in bars if m.role == "ruler")
        light = [length(ring) for m in bars if m.role == "ruler-gap" for ring in m.rings]
        count = round(whole / block)
        assert whole == pytest.approx(count * block)
        assert light == pytest.approx([block] * len(light))
        assert len(light) in (count // 2, (count + 1) // 2)
        return
    (text,) = (m.text for m in bar.members if isinstance(m, Text))
    (path,) = (m for m in bar.members if isinstance(m, Path))
    long, unit = re.match(r"(\d+) (yd|m)\b", text).groups()
    assert unit == ("m" if units == "m" else "yd")
    assert int(long) in (1, 2, 5, 10, 20, 25, 50, 100)
    assert max(map(length, path.rings)) == pytest.approx(int(long))


WAYS = ("path", "path-hitting", "path-opposing", "move", "bound")
"""The roles of lines that may be solid, dashed or dotted."""


@pytest.mark.parametrize(
    "id", ["outdoor/side-outs", "outdoor/knock-in", "outdoor/side-out", "outdoor/throw-in"]
)
def test_a_line_in_the_key_is_dashed_as_it_is_on_the_ground(id):
    at = {"outdoor/knock-in": (-150, 30), "outdoor/side-out": (140, 80), "outdoor/throw-in": (9, 9)}
    what = pf.ruling(id, pf.Field(), at=at[id]) if id in at else id
    seen = 0
    for width in (272, 320, 400, 680):
        sheet = pf.draw(what, profile=replace(PROFILES["web"], width=width)).sheet
        samples = {
            (mark.role, mark.dash)
            for entry in sheet.walk()
            if getattr(entry, "role", "") == "key-entry"
            for mark in entry.members
            if is_a_way(mark)
        }
        ways = {
            (mark.role, mark.dash)
            for layer in sheet.layers
            if layer.name not in ("layer-text", "layer-strip")
            for mark in leaves(layer)
            if is_a_way(mark)
        }
        assert samples <= ways
        seen += len(samples)
    assert seen


def is_a_way(mark):
    return mark.role in WAYS and (
        isinstance(mark, Line) or (isinstance(mark, Path) and not mark.closed)
    )


def leaves(mark):
    if isinstance(mark, Group):
        for member in mark.members:
            yield from leaves(member)
    else:
        yield mark


def test_people_of_the_key_stand_where_they_are_drawn_only():
    """A named view may show none of the people in the scene."""
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(80, 78))
    players = pf.Player("hitting", 1, (-60, 0)), pf.Player("opposing", 1, (-80, 0))
    for view, explained in (("whole", {"team-a", "team-b"}), ("end", set())):
        sheet = pf.draw(ruling, players, view=view, frame=Frame(sentence=False)).sheet
        assert people_in(sheet, "key-entry") == explained
