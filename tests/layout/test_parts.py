"""The key, the scale bar and the note on scale describe what is drawn."""

import re
from dataclasses import replace

import pytest
from drawings import any_drawings, laid_out
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import polofield as pf
from polofield.drawing.look import Look
from polofield.drawing.scene import scene_of
from polofield.layout.profiles import PROFILES
from polofield.layout.sheet import Circle, Group, Line, Path, Text
from polofield.scenario.read import parse_scenario
from polofield.scene.model import Cross, Disc, Figure, shows
from polofield.surface.units import to_metres

CROWDED = replace(PROFILES["print"], width=200, height=180)
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
def test_the_key_has_those_who_are_drawn(drawing):
    drawn = {person.role for person in members(drawing.sheet, "layer-players")}
    entries = [m for m in drawing.sheet.walk() if getattr(m, "role", "") == "key-entry"]
    samples = [mark.role for entry in entries for mark in entry.members[:1]]
    explained = {role for role in samples if role in PEOPLE}
    # the last step has what may follow rather than the key
    assert explained == drawn or (drawing.look.step is not None and explained < drawn)


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
    """The last step shows what may follow in place of the key, but still says this."""
    steps = [pf.draw(FROM_FAR, view="end", step=step).sheet for step in range(1, 6)]
    said = [outside(sheet) for sheet in steps]
    assert said[0] == ["outside the view: where the foul was"]
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
def test_a_scale_bar_is_of_a_round_length_in_what_is_shown(id, units, view, profile):
    surface = pf.Field() if id.startswith("outdoor") else pf.Arena()
    look = Look(view=view, profile=profile, label_units=units)
    sheet = laid_out(scene_of(pf.ruling(id, surface, at=(10, 5))), look).sheet
    bar = group(sheet, "scale-bar")
    (text,) = (m.text for m in bar.members if isinstance(m, Text))
    (path,) = (m for m in bar.members if isinstance(m, Path))
    xs = [point.x for ring in path.rings for point in ring]
    yards = (max(xs) - min(xs)) / sheet.yards.scale
    long, unit = re.match(r"(\d+) (yd|m)\b", text).groups()
    assert unit == ("m" if units == "m" else "yd")
    assert int(long) in (1, 2, 5, 10, 20, 25, 50, 100)
    assert (to_metres(yards) if unit == "m" else yards) == pytest.approx(int(long))


@pytest.mark.parametrize(
    "id", ["outdoor/side-outs", "outdoor/knock-in", "outdoor/side-out", "outdoor/throw-in"]
)
def test_an_arrow_in_the_key_is_dashed_as_it_is_on_the_ground(id):
    at = {"outdoor/knock-in": (-150, 30), "outdoor/side-out": (140, 80), "outdoor/throw-in": (9, 9)}
    what = pf.ruling(id, pf.Field(), at=at[id]) if id in at else id
    seen = 0
    narrow = [replace(PROFILES["web"], width=width) for width in range(272, 680, 24)]
    for profile in (*narrow, CROWDED):
        sheet = pf.draw(what, profile=profile).sheet
        entries = [m for m in sheet.walk() if getattr(m, "role", "") == "key-entry"]
        arrows = [m for e in entries for m in e.members if isinstance(m, Line) and m.y1 == m.y2]
        samples = [arrow for arrow in arrows if arrow.heads == "end"]
        ways = [
            line
            for mark in members(sheet, "layer-moves")
            if isinstance(mark, Group) and mark.role == "path"
            for line in mark.members
        ]
        if samples:
            assert {sample.dash for sample in samples} == {way.dash for way in ways}
        seen += len(samples)
    assert seen


def test_people_of_the_key_stand_where_they_are_drawn_only():
    """A named view may show none of the people in the scene."""
    ruling = pf.ruling("outdoor/throw-in", pf.Field(), at=(0, 0))
    entries = [
        m for m in pf.draw(ruling, view="end").sheet.walk() if getattr(m, "role", "") == "key-entry"
    ]
    assert not any(isinstance(m, Circle) and m.role == "team-a" for e in entries for m in e.members)
