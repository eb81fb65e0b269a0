"""Every ruling, on any size: plain data in yards, and regions that agree with the exact limits."""

import json
import math
import re

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.affinity import rotate
from shapely.geometry import Point, shape
from situations import RULES, rulings
from worked_cases import PROBE_WITHIN

import polofield as pf
from polofield.errors import RuleError
from polofield.rulings.consequence import Consequence
from polofield.rulings.legality import legal
from polofield.rulings.parts import SIDES, Zone
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Ruling
from polofield.surface.geometry import areas
from polofield.surface.limits import Outside

FIELD = pf.Field()
TYPES = (dict, list, str, int, float, bool, type(None))


def leaves(data):
    """Every value in plain data."""
    if isinstance(data, dict):
        assert all(type(key) is str for key in data)
        for value in data.values():
            yield from leaves(value)
    elif isinstance(data, list):
        for value in data:
            yield from leaves(value)
    else:
        yield data


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=10)
@given(data=st.data())
def test_a_ruling_is_plain_json_in_yards(rule, data):
    ruling = data.draw(rulings(rule))
    plain = ruling.to_dict()
    text = json.dumps(plain, allow_nan=False)
    assert json.loads(text) == json.loads(json.dumps(ruling.to_dict()))
    for value in leaves(json.loads(text)):
        assert type(value) in TYPES
        assert not (isinstance(value, float) and (math.isnan(value) or str(value) == "-0.0"))
        assert not (isinstance(value, str) and re.search(r"\b(no|a) the ", value.lower())), value
    for value in leaves(plain):
        assert type(value) in (*TYPES, tuple), type(value)
    assert (plain["ball"] is None) == (plain["legal"] is None)
    assert plain["rule"] == ruling.rule
    assert plain["because"] in (None, rule)
    assert plain["surface"]["length"] == pytest.approx(ruling.surface.length, abs=1e-6)
    if plain["legal"]:
        assert (plain["legal"]["designated"] is not None) == ruling.has_designated()
    if plain["ball"]:
        assert ruling.surface.playing_area.margin(*ruling.ball) >= -1e-6


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=10)
@given(data=st.data())
def test_regions_are_the_limits(rule, data):
    """Except within 5/1000 yd of the edge, GeoJSON says what the exact distance says."""
    ruling = data.draw(rulings(rule))
    if ruling.ball is None:
        return
    surface = ruling.surface
    x = data.draw(st.floats(-1, 1)) * (surface.half_length + 30)
    y = data.draw(st.floats(-1, 1)) * (surface.half_width + 10)
    for side in SIDES:
        if side == "designated" and not ruling.has_designated():
            continue
        region = shape(ruling.to_dict()["legal"][side])
        assert region.geom_type in ("Polygon", "MultiPolygon")
        assert region.is_valid
        # From a region that is empty everything is away; Shapely has no number for that.
        away = math.inf if region.is_empty else region.distance(Point(x, y))
        margin = ruling.limit(side).margin(x, y)
        if margin >= 0:
            assert away <= PROBE_WITHIN
        elif margin < -2 * PROBE_WITHIN:
            assert away > 0
        assert region.difference(surface.geometry["ground"].buffer(1e-6)).is_empty


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=5)
@given(data=st.data())
def test_what_is_legal_for_one_is_legal_in_a_crowd(rule, data):
    ruling = data.draw(rulings(rule))
    places = data.draw(st.lists(st.tuples(st.floats(-200, 200), st.floats(-120, 120)), max_size=8))
    together = legal(ruling, "opposing", np.array(places).reshape(-1, 2))
    assert together.tolist() == [bool(legal(ruling, "opposing", [at])[0]) for at in places]


def keep_out(x, y, r):
    """A ruling with one zone: a disc that nobody may enter."""
    ruling = pf.ruling("outdoor/penalty-5b", FIELD)
    zone = Zone("clear-of-ball", "opposing", Outside(x, y, r), say("far off"), "hit", ruling.clause)
    return Ruling(
        rule="outdoor/penalty-5b",
        name=ruling.name,
        qualifier=ruling.qualifier,
        title=ruling.title,
        clause=ruling.clause,
        surface=FIELD,
        kind="hit",
        sentence=ruling.sentence,
        book=ruling.book,
        ball=(0.0, 0.0),
        zones=(zone,),
    )


def test_no_place_left_is_an_empty_polygon_and_a_figure_all_the_same():
    ruling = keep_out(0, 0, 400)
    region = ruling.legal("opposing")
    assert region.is_empty
    assert region.geom_type == "Polygon"
    assert ruling.to_dict()["legal"]["opposing"] == {"type": "Polygon", "coordinates": []}
    assert not ruling.has_room("opposing")
    assert not legal(ruling, "opposing", [(0, 0), (180, 90)]).any()
    assert pf.draw(ruling, players=()).svg().startswith("<svg")


def test_a_hole_stays_a_hole():
    region = keep_out(60, 10, 30).legal("opposing")
    assert len(region.interiors) == 1
    data = keep_out(60, 10, 30).to_dict()["legal"]["opposing"]
    assert len(data["coordinates"]) == 2
    assert not shape(data).covers(Point(60, 30))


def test_areas_drop_points_and_lines():
    square = shapely.box(0, 0, 1, 1)
    mixed = shapely.GeometryCollection(
        [square, shapely.LineString([(2, 0), (3, 0)]), shapely.Point(5, 5)]
    )
    assert areas(mixed).equals(square)
    assert areas(shapely.Point(1, 1)).is_empty
    assert areas(shapely.Point(1, 1)).geom_type == "Polygon"


def test_status_exempts_and_place_does_not():
    ruling = pf.ruling("outdoor/penalty-4", FIELD)
    off_the_field = (0, 85)
    assert ruling.limit("opposing", "off-field").margin(*off_the_field) >= 0
    assert ruling.limit("opposing", "returning").margin(0, 0) >= 0
    assert ruling.limit("opposing").margin(*off_the_field) < 0
    assert [zone.name for zone in ruling.zones_of("opposing", "off-field")] == []
    strict = pf.ruling("outdoor/penalty-2", FIELD)
    assert strict.limit("opposing", "off-field").margin(*off_the_field) < 0


def test_nobody_may_be_beyond_the_ground():
    ruling = pf.ruling("outdoor/penalty-4", FIELD)
    places = [(180, 90), (180.1, 0), (0, 90.1), (-181, 0)]
    assert legal(ruling, "hitting", places).tolist() == [True, False, False, False]


def test_sides_are_known():
    ruling = pf.ruling("outdoor/penalty-4", FIELD)
    with pytest.raises(RuleError, match="hitting, opposing, designated"):
        legal(ruling, "blue", [(0, 0)])
    with pytest.raises(RuleError, match="hitting, opposing, designated"):
        ruling.legal("blue")
    with pytest.raises(RuleError, match="no designated defender"):
        ruling.legal("designated")


def test_a_side_that_nothing_binds_has_all_the_ground():
    region = pf.ruling("outdoor/penalty-4", FIELD).legal("hitting")
    assert region.equals(FIELD.geometry["ground"])
    assert region.area == pytest.approx(360 * 180)


def test_two_questions_alike_have_equal_answers():
    assert pf.ruling("outdoor/penalty-5a", FIELD, at=(1, 2)) == pf.ruling(
        "outdoor/penalty-5a", pf.Field(), at=(1.0, 2.0)
    )


@given(st.floats(-149.9, 149.9), st.floats(-80, 80))
def test_legality_turns_with_the_field(x, y):
    """Half a turn of ball, zones and players together changes nothing."""
    ruling = pf.ruling("outdoor/penalty-5a", FIELD, at=(x, y))
    region = ruling.legal("opposing")
    turned = rotate(region, 180, origin=(0, 0))
    for px, py in ((0, 0), (120, 30), (x + 40, y)):
        assert region.covers(Point(px, py)) == turned.covers(Point(-px, -py))


def test_consequences_within_consequences_are_told_with_their_whole_case():
    inner = Consequence("late", say("late"), say("again"), rule="outdoor/penalty-2")
    outer = Consequence("missed", say("missed"), say("wait"), further=(inner,))
    assert [(str(one.when), str(one.then)) for one in outer.each()] == [
        ("missed", "wait"),
        ("missed: late", "again"),
    ]


@pytest.mark.parametrize("at", [(0.0, -6.4e-323), (5e-324, 3.0), (-1e-310, 1e-310)], ids=str)
def test_nothing_is_warned_of_next_to_the_middle(at):
    """A geometry engine may divide by a number that is almost zero."""
    for rule, surface in (
        ("arena/free-hit", pf.Arena(length=50, width=26)),
        ("outdoor/penalty-5a", FIELD),
    ):
        ruling = pf.ruling(rule, surface, at=at)
        assert ruling.to_dict()["legal"]
        assert pf.draw(ruling).svg()


SHOTS = [
    *((f"outdoor/penalty-{name}", None, ["goal"], None) for name in ("2", "3", "3-defended", "4")),
    ("outdoor/penalty-2-from-spot", (100, 30), ["goal"], None),
    ("outdoor/penalty-5a", (100, 30), ["anywhere"], None),
    ("outdoor/penalty-5b", None, ["anywhere"], None),
    ("outdoor/penalty-6", (150, 30), ["anywhere"], None),
    ("outdoor/knock-in", (-150, 30), ["anywhere"], None),
    ("outdoor/side-out", (0, 80), ["anywhere"], None),
    ("outdoor/side-out", (90, 80), ["goal", "team-mate"], None),
    ("outdoor/fair-play", (89, 10), ["anywhere"], None),
    ("outdoor/fair-play", (90, 10), ["goal", "team-mate"], None),
    *((f"arena/penalty-{name}", None, ["goal"], None) for name in ("2", "3", "4")),
    ("arena/penalty-2-from-spot", (40, 10), ["goal"], None),
    ("arena/penalty-3-alternative", (10, 10), ["goal"], 16),
    ("arena/penalty-5a", (10, 10), ["right-of-way"], 16),
    ("arena/penalty-5b", None, ["right-of-way"], 16),
    ("arena/free-hit", (10, 10), ["anywhere"], 16),
    ("arena/penalty-6b", (25, 0), ["anywhere"], 16),
]


@pytest.mark.parametrize(("rule", "at", "aims", "way"), SHOTS)
def test_a_ruling_says_what_is_hit_at(rule, at, aims, way):
    surface = pf.Field() if rule.startswith("outdoor") else pf.Arena()
    data = pf.ruling(rule, surface, **({} if at is None else {"at": at})).to_dict()
    least = 30 if "team-mate" in aims else None
    assert data["shot"] == {"aims": aims, "to_team_mate": least, "right_of_way": way}
    onside = {"travel": 30, "past": 0} if rule == "outdoor/knock-in" else None
    assert data["onside"] == onside


def test_without_a_ball_nothing_is_hit():
    for rule in ("outdoor/after-goal", "outdoor/penalty-1"):
        assert pf.ruling(rule, pf.Field()).to_dict()["shot"] is None
