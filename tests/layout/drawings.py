"""Scenes of every kind and looks of every kind, at random, laid out."""

from dataclasses import fields, replace
from itertools import combinations
from math import dist as distance

from hypothesis import assume
from hypothesis import strategies as st
from situations import DIAGRAMS, RULES, rulings, surfaces

import polofield as pf
from polofield.drawing.draw import lay_out_scene
from polofield.drawing.look import Look
from polofield.drawing.scenario import scenario_look
from polofield.drawing.scene import scene_of
from polofield.layout.views import UPS, VIEWS
from polofield.lineup.faults import STATUSES
from polofield.rules.catalogue import ENTRIES
from polofield.rules.question import question
from polofield.scenario.scenario import Scenario
from polofield.scenario.teams import Official, Team, official_faults
from polofield.scene.sweep import sweep
from polofield.scene.telling import whole
from polofield.scene.things import Figure
from polofield.surface.people import SIDE

SWEPT = [id for id, entry in ENTRIES.items() if entry.place]
ON_THE_GROUND = [id for id in DIAGRAMS if ENTRIES[id].surface]
NAMES = st.one_of(
    st.sampled_from(["Blue", "Santa María de Lobos", "La Dolfina Saudi Brooksville Polo Club 40"]),
    st.text(st.sampled_from("WMi lÑÅg-"), min_size=1, max_size=40).filter(str.strip),
)


class Drawing:
    """A scene, or None where nothing is on the ground; how it was asked for; its sheet."""

    def __init__(self, scene, look, sheet):
        self.scene, self.look, self.sheet = scene, look, sheet

    def __repr__(self):
        things = self.scene.things if self.scene else ()
        people = {thing.name: thing.at for thing in things if isinstance(thing, Figure)}
        look = replace(self.look, theme="")
        return f"<{self.sheet.slug} {people} {look}>"

    def with_sheet(self, sheet):
        return Drawing(self.scene, self.look, sheet)

    @property
    def profile(self):
        return self.look.page


@st.composite
def looks(draw, **fixed):
    given = {
        "view": draw(st.sampled_from(VIEWS)),
        "up": draw(st.sampled_from(UPS)),
        "profile": draw(st.sampled_from(["web", "print", "slide"])),
        "label_units": draw(st.sampled_from(["yd", "m", "both"])),
    }
    if draw(st.booleans()):
        names = draw(st.lists(NAMES, min_size=2, max_size=2, unique=True))
        given |= {"hitting": names[0], "opposing": names[1]}
    for name, value in fixed.items():
        given[name] = draw(value) if isinstance(value, st.SearchStrategy) else value
    return Look(**given)


def vars_of(look):
    return {field.name: getattr(look, field.name) for field in fields(look)}


def laid_out(scene, look):
    if look.step is None:
        scene = whole(scene)
    return Drawing(scene, look, lay_out_scene(scene, look).sheet)


@st.composite
def ruling_drawings(draw, rule, **fixed):
    ruling = draw(rulings(rule))
    if ruling.ball is None and ruling.throw_in is None:
        look = draw(looks(**fixed))
        return Drawing(None, look, pf.draw(ruling, **vars_of(look)).sheet)
    scene = scene_of(ruling)
    steps = st.none() | st.integers(1, len(scene.telling)) if scene.telling else st.none()
    return laid_out(scene, draw(looks(**{"step": draw(steps), **fixed})))


@st.composite
def diagram_drawings(draw, id, **fixed):
    blank = {"blank": draw(st.booleans())} if id.endswith("/field") else {}
    scene = scene_of(question(id, draw(surfaces(ENTRIES[id].surface)), options=blank))
    return laid_out(scene, draw(looks(**fixed)))


@st.composite
def sweep_drawings(draw, rule, **fixed):
    scene = sweep(rule, draw(surfaces(ENTRIES[rule].surface)))
    return laid_out(scene, draw(looks(**fixed)))


@st.composite
def scenario_drawings(draw, **fixed):
    """Up to eight players and four officials wherever they like, each team in its own colour."""
    ruling = draw(st.sampled_from(RULES).flatmap(rulings))
    surface = ruling.surface
    assume(ruling.ball is not None or ruling.throw_in is not None)
    x1, y1, x2, y2 = surface.geometry["ground"].bounds
    places = st.tuples(st.floats(x1, x2), st.floats(y1, y2)).filter(
        lambda place: surface.ground.margin(*place) >= 0
    )
    colours = st.none() | st.integers(0, 0xFFFFFF).map(lambda n: f"#{n:06x}")
    facing = st.none() | st.floats(-3.2, 3.2)
    players = [
        pf.Player(
            side,
            number,
            draw(places),
            status=draw(st.sampled_from((None, *STATUSES))),
            facing=draw(facing),
            name=draw(st.sampled_from(["", "", "JM", "Max"])),
        )
        for side in ("hitting", "opposing")
        for number in range(1, draw(st.integers(0, SIDE[surface.kind])) + 1)
    ]
    assume(all(distance(a.at, b.at) > 1e-3 for a, b in combinations(players, 2)))
    names = draw(st.lists(NAMES, min_size=2, max_size=2, unique=True))
    hitting = draw(st.sampled_from((0, 1)))
    roles = draw(st.lists(st.sampled_from(["umpire", "referee", "goal judge"]), max_size=4))
    officials = tuple(Official(role, draw(places), draw(facing)) for role in roles)
    assume(not any(official_faults(officials, players, str)))
    scenario = Scenario(
        ruling=ruling,
        players=tuple(players),
        officials=officials,
        teams=(
            Team(names[0], "right", draw(colours)),
            Team(names[1], "left", draw(colours)),
        ),
        hitting=hitting,
    )
    look = scenario_look(scenario, draw(looks(**fixed)))
    return laid_out(scene_of(scenario), look)


def any_drawings(**fixed):
    """Drawings of every kind."""
    return st.one_of(
        st.sampled_from(RULES).flatmap(lambda rule: ruling_drawings(rule, **fixed)),
        st.sampled_from(ON_THE_GROUND).flatmap(lambda id: diagram_drawings(id, **fixed)),
        st.sampled_from(SWEPT).flatmap(lambda rule: sweep_drawings(rule, **fixed)),
        scenario_drawings(**fixed),
    )
