"""Names of things: documented, one of each, and the same whatever a figure looks like."""

import re
import xml.etree.ElementTree as ET
from contextlib import suppress
from fnmatch import fnmatchcase

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from layout.conduct_sheets import games, seasons, styles
from layout.drawings import any_drawings

import polofield as pf
from polofield.conduct.log import Entry, GameLog
from polofield.conduct.season import season, tallies
from polofield.drawing.draw import lay_out_scene
from polofield.drawing.look import Look
from polofield.layout.conduct.base import named_after
from polofield.layout.conduct.board import board_sheet
from polofield.layout.conduct.timeline import timeline_sheet
from polofield.layout.theme import ROLES
from polofield.render.svg import svg
from polofield.rules.catalogue import ENTRIES
from polofield.scene.board import board
from polofield.scene.build import IN_A_LENS
from polofield.scene.names import LAYER_NAMES, PART_CLASSES, PATTERNS, pattern_of
from polofield.scene.things import LAYERS

FIELD = ["run-off", "playing-area", "left-side", "right-side", "end-attacked", "end-defended"]
FIELD += [f"line-{out}-{end}" for out in (30, 40, 60) for end in ("attacked", "defended")]
FIELD += [f"mark-{out}-{end}" for out in (30, 40, 60) for end in ("attacked", "defended")]
ARENA = ["wall", "playing-area", "recess-attacked", "recess-defended", "mark-half"]
ARENA += [f"line-{out}-{end}" for out in (15, 25) for end in ("attacked", "defended")]
POSTS = [f"post-{end}-{side}" for end in ("attacked", "defended") for side in ("left", "right")]
WORDS = ["title", "clause", "key", "goal-words", "ruler"]

PLACES = {
    "outdoor/penalty-2": ["place-opposing", "limit-opposing"],
    "outdoor/penalty-3": ["place-hitting", "limit-hitting", "place-opposing", "limit-opposing"],
    "outdoor/penalty-4": ["place-opposing", "limit-opposing"],
    "outdoor/penalty-5a": ["place-opposing", "limit-opposing", "rest-opposing"],
    "outdoor/penalty-5b": ["place-opposing", "limit-opposing", "rest-opposing"],
    "outdoor/penalty-6": ["place-opposing", "limit-opposing"],
    "arena/penalty-2": [
        "closed",
        "limit-both",
        "limit-opposing",
        "place-defender",
        "limit-defender",
    ],
    "arena/penalty-4": [
        "closed",
        "limit-both",
        "limit-opposing",
        "place-defender",
        "limit-defender",
    ],
    "arena/penalty-5b": ["closed", "limit-both", "limit-opposing"],
}
"""Where each side stands, what is closed, and the limits of both."""


def ruled(id):
    entry = ENTRIES[id]
    surface = pf.Field() if entry.surface == "outdoor" else pf.Arena()
    return pf.ruling(id, surface, **entry.example.arguments())


def ids(text, prefix=None):
    root = ET.fromstring(text)
    prefix = prefix or root.get("class").split()[1]
    found = [element.get("id") for element in root.iter() if element.get("id")]
    assert all(id.startswith(f"{prefix}-") for id in found)
    return [id.removeprefix(f"{prefix}-") for id in found]


def names(sheet):
    found = (mark.name for mark in sheet.walk() if getattr(mark, "name", ""))
    return [name for name in found if not name.startswith("layer-")]


def layers(text):
    return {id.removeprefix("layer-") for id in ids(text) if id.startswith("layer-")}


def classes(text):
    """The classes of an SVG but for its own and its layers'."""
    root = ET.fromstring(text)
    found = {name for element in root.iter() for name in (element.get("class") or "").split()}
    return found - {*root.get("class").split(), *(f"layer-{name}" for name in layers(text))}


def undocumented(text):
    """Ids, layers and classes of an SVG that are not in the documented lists."""
    spelled = [id for id in ids(text) if not id.startswith("layer-")]
    return [
        *(id for id in spelled if pattern_of(id) is None),
        *(layers(text) - LAYER_NAMES.keys()),
        *(classes(text) - ROLES.keys() - PART_CLASSES.keys()),
    ]


@settings(max_examples=15, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_every_name_is_documented_and_given_once(data):
    drawing = data.draw(any_drawings())
    assert undocumented(svg(drawing.sheet)) == []
    found = names(drawing.sheet)
    assert all(re.fullmatch(r"[a-z][a-z0-9.-]*", name) for name in found)
    once = [name for name in found if name != "note"]
    assert len(once) == len(set(once))
    if drawing.scene is not None:
        there = [layer.name.removeprefix("layer-") for layer in drawing.sheet.layers]
        assert there == [name for name in (*LAYERS, "strip", "text") if name in there]


@settings(max_examples=15)
@given(conduct=games(), style=styles())
def test_every_name_on_a_timeline_is_documented(conduct, style):
    assert undocumented(svg(timeline_sheet(conduct, style))) == []


@settings(max_examples=15)
@given(cards=seasons(), style=styles())
def test_every_name_on_a_board_is_documented(cards, style):
    sheet = board_sheet(tallies(cards), season(cards), style, "season")
    assert undocumented(svg(sheet)) == []


@pytest.mark.parametrize("id", ENTRIES)
def test_every_name_in_the_catalogue_is_documented(id):
    entry = ENTRIES[id]
    what = ruled(id) if entry.kind == "rule" else id
    diagrams = [pf.draw(what), pf.draw(what, profile="slide")]
    if entry.kind == "rule":
        with suppress(pf.RuleError):  # not every rule names cases
            diagrams.append(pf.draw(what, what_if=True))
    if entry.place:
        diagrams.append(pf.draw_sweep(id))
    for diagram in diagrams:
        assert undocumented(diagram.svg()) == []
        assert undocumented(diagram.svg(text="outlines")) == []


def test_the_layers_are_documented_in_their_order():
    assert [name for name in LAYER_NAMES if name in (*LAYERS, "text")] == [*LAYERS, "text"]


def test_names_of_people_are_spelled_so_that_an_id_can_be():
    assert named_after("player", "M. Álder", "2026") == "player-m-alder-2026"
    assert named_after("player", "Lions - B  3") == "player-lions-b-3"
    assert named_after("strength", "李") == "strength"


def conduct_diagrams():
    cards = [
        Entry("Blue 2", "yellow", 100),
        Entry("Blue 2", "yellow", 200),
        Entry("Blue 3", "red", 300),
        Entry("Blue 4", "yellow", 2600),
        Entry("Blue 4", "yellow", 2650),
        Entry("Yellow 1", "yellow", 400),
        Entry("Yellow 1", "yellow", 500),
        Entry("Yellow 1", "injured", 510),
    ]
    yield pf.draw_cards(GameLog(entries=tuple(cards)))
    yield pf.draw_cards(GameLog(entries=(Entry("Blue 2", "red", None),)))
    yield from (pf.draw(id) for id, entry in ENTRIES.items() if entry.surface is None)


def test_no_name_is_documented_that_nothing_has():
    scenario = """
    at = [80, 50]
    [rule]
    id = "outdoor/penalty-5a"
    [[players]]
    team = "Yellow"
    number = 2
    at = [90, 50]
    [[officials]]
    role = "referee"
    at = [0, 85]
    [[officials]]
    role = "goal judge"
    at = [155, 8]
    """
    from polofield.scenario.scenario import parse_scenario

    diagrams = [pf.draw(parse_scenario(scenario, "s.toml"))]
    diagrams += [pf.draw_sweep(id) for id, entry in ENTRIES.items() if entry.place]
    for id, entry in ENTRIES.items():
        if entry.surface is not None:
            diagrams.append(pf.draw(ruled(id) if entry.kind == "rule" else id))
    diagrams.append(pf.draw(pf.ruling("outdoor/throw-in", pf.Field(), at=(40, 20))))
    diagrams += conduct_diagrams()
    diagrams.append(pf.draw(ruled("outdoor/penalty-4"), what_if=True))
    diagrams.append(pf.draw(ruled("outdoor/knock-in"), up="along"))
    diagrams.append(pf.draw(pf.ruling("outdoor/fair-play", pf.Field(), at=(120, 60))))
    diagrams.append(lay_out_scene(board(pf.Field()), Look()))
    texts = [diagram.svg() for diagram in diagrams]
    found = {name for text in texts for name in ids(text)}
    assert [p for p in PATTERNS if not any(fnmatchcase(name, p) for name in found)] == []
    assert LAYER_NAMES.keys() == {name for text in texts for name in layers(text)}
    assert PART_CLASSES.keys() <= {name for text in texts for name in classes(text)}


@pytest.mark.parametrize("id", [*PLACES, "outdoor/knock-in", "outdoor/side-out"])
def test_what_a_penalty_shows_has_its_id_once(id):
    ruling = ruled(id)
    found = ids(pf.draw(ruling, view="whole").svg())
    players = [f"{p.team}-{p.number}" for p in pf.propose(ruling)]
    ground = FIELD if id.startswith("outdoor") else ARENA
    for name in (*ground, *POSTS, *WORDS, "ball", *players):
        assert found.count(name) == 1, name


@pytest.mark.parametrize(("id", "places"), PLACES.items())
def test_every_place_and_limit_has_its_id_once(id, places):
    found = ids(pf.draw(ruled(id)).svg())
    drawn = [name for name in found if name.startswith(("place-", "limit-", "rest-", "closed"))]
    assert sorted(drawn) == sorted(places)


@pytest.mark.parametrize("id", ["outdoor/penalty-5a", "arena/penalty-2", "outdoor/knock-in"])
def test_names_are_the_same_however_a_figure_looks(id):
    """Only what is cropped away, or moved to the key or to a lens, has no name."""
    ruling = ruled(id)
    plain = pf.draw(ruling, view="whole", up="along")

    def geometry(diagram):
        moved = (
            "words-",
            "onside-",
            "lens",
            "at",
            "move",
            *(f"measure-{kind}" for kind in IN_A_LENS),
        )
        return [name for name in ids(diagram.svg()) if not name.startswith(moved)]

    wanted = geometry(plain)
    for look in (
        {"up": "along-left"},
        {"theme": "mono"},
        {"theme": "paper"},
        {"label_units": "m"},
        {"hitting": "Rosso", "opposing": "Verde"},
    ):
        found = geometry(pf.draw(ruling, view="whole", **{"up": "along", **look}))
        assert sorted(found) == sorted(wanted), look
    sheet = plain.sheet
    assert ids(svg(sheet, text="outlines")) == ids(svg(sheet))
    assert ids(svg(sheet, prefix="two"), "two") == ids(svg(sheet))
