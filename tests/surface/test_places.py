"""Places as people write them."""

import math
from decimal import Decimal

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

import polofield as pf
from polofield.errors import PlaceError
from polofield.surface.places import LONGEST, in_words, person_place, place
from polofield.surface.units import from_metres

FIELD = pf.Field()


@pytest.mark.parametrize(
    "at",
    [
        (-60, 80),
        [-60.0, 80.0],
        np.array([-60, 80]),
        np.array([-60, 80], dtype=np.float32),
        shapely.Point(-60, 80),
        (Decimal(-60), Decimal(80)),
        pytest.param((value for value in (-60, 80)), id="a generator"),
        "-60,80",
        "-60, 80",
        "-60 80",
        "-60;80",
        " ( -60 , +80 ) ",
        "[-6e1,8.0E+1]",
        "-60.,80.0",
        "210 out, 80 left",
        "80 left, 210 out",
        "210 yd out, 0 from left boards",
        "210 out, 0 from the left side line",
        "210 out, 160 from right boards",
        {"out": 210, "left": 80},
        {"out": 210, "from_left_boards": 0},
        {"out": 210, "from_right_boards": 160},
    ],
    ids=str,
)
def test_one_place_in_many_ways(at):
    found = place(FIELD, at)
    assert found == (-60, 80)
    assert all(type(value) is float for value in found)


@pytest.mark.parametrize(
    ("at", "found"),
    [
        ("70 out", (80, 0)),
        ("70 out, 30 right", (80, -30)),
        ("70 out, 12 from right boards", (80, -68)),
        ("-.5,-1e1", (-0.5, -10)),
        ("-0,-0.0", (0, 0)),
        (".5,5.", (0.5, 5)),
    ],
)
def test_other_places(at, found):
    assert place(FIELD, at) == found
    assert "-0.0" not in repr(place(FIELD, at))


@pytest.mark.parametrize(
    "at",
    [
        "",
        "80",
        "80,",
        "80,50,3",
        "eighty,50",
        "nan,0",
        "inf,0",
        "1e999,0",
        "0x10,3",
        "8_0,5",
        "70 left",
        "70 out, 30 left, 4 right",
        "70 out, 30 up",
        "70 out 30 left",
        "70 out, 70 out",
        (),
        (1,),
        (1, 2, 3),
        [[1, 2], [3, 4]],
        (math.nan, 0),
        (0, math.inf),
        ("1", "2"),
        (True, 1),
        (None, 1),
        {"left": 3},
        {"out": 3, "up": 3},
        {"out": 3, "left": 3, "right": 3},
        {"out": "3"},
        {"out": math.nan},
        {1, 2},
        b"12",
        5,
        np.float64(5),
        shapely.LineString([(0, 0), (1, 1)]),
        shapely.Point(),
    ],
    ids=str,
)
def test_what_is_no_place_is_refused_in_one_line(at):
    with pytest.raises(PlaceError) as refused:
        place(FIELD, at)
    assert "\n" not in str(refused.value)


def test_a_place_has_two_hundred_characters_at_most():
    assert LONGEST == 200
    assert place(FIELD, "80" + " " * 195 + ",30") == (80, 30)
    for text in ("80" + " " * 196 + ",30", "1" + " " * 800 + "1" + " " * 800 + "x", "0" * 20000):
        told = f"a place with {len(text)} characters; the maximum is 200: expected X,Y or words"
        with pytest.raises(PlaceError, match=f"^{told}"):
            place(FIELD, text)


@pytest.mark.parametrize(
    "at", ["40,80.5", "40,-80.5", "150.5,20", "-150.5,20", "151,81", "-1 out", "301 out"]
)
def test_off_the_field_is_refused_on_every_side(at):
    with pytest.raises(PlaceError, match=r"yd is outside .* yd, off the field"):
        place(FIELD, at)


def test_off_the_field_is_told_as_it_was_written():
    for at, says in (
        ("75,80", "y = 80 m is outside -73.152 to 73.152 m"),
        ("10 out, 80 left", "'10 out, 80 left': y = 80 m is outside -73.152 to 73.152 m"),
        ({"out": -1}, "{ out = -1 }: x = 138.16 m is outside -137.16 to 137.16 m"),
    ):
        with pytest.raises(PlaceError) as refused:
            place(FIELD, at, units="m")
        assert str(refused.value) == f"{says}, off the field"
    with pytest.raises(PlaceError, match=r"^\(0, 23\) m is beyond the wall$"):
        person_place(pf.Arena(), (0, 23), units="m")
    with pytest.raises(PlaceError, match="units is 'ft', not 'yd' or 'm'"):
        place(FIELD, (0, 0), units="ft")


def test_the_edge_is_on_the_field():
    assert place(FIELD, "40,80") == (40, 80)
    assert place(FIELD, "150,20") == (150, 20)


def test_metres_are_read_exactly():
    assert place(FIELD, "82.296, 73.152", units="m") == (90, 80)
    assert place(FIELD, (82.296, -73.152), units="m") == (90, -80)
    assert place(FIELD, "54.864 out, 27.432 left", units="m") == (90, 30)
    assert place(FIELD, {"out": 54.864, "from_left_boards": 4.572}, units="m") == (90, 75)


@given(st.floats(-137.16, 137.16), st.floats(-73.152, 73.152))
def test_a_place_in_metres_is_the_place_in_yards(x, y):
    assert place(FIELD, (x, y), units="m") == (from_metres(x) + 0.0, from_metres(y) + 0.0)


def read(text):
    """The place, or the refusal."""
    try:
        return place(FIELD, text)
    except PlaceError as error:
        return str(error)


@given(st.text(max_size=20))
def test_no_text_gets_past_but_a_place(text):
    found = read(text)
    if isinstance(found, str):
        assert "\n" not in found
    else:
        assert FIELD.playing_area.margin(*found) >= 0


def test_a_person_may_be_in_the_run_off_and_no_farther():
    assert person_place(pf.Field(), (-175, 88)) == (-175, 88)
    assert person_place(pf.Field(), "0 out, 85 left") == (150, 85)
    with pytest.raises(pf.PlaceError, match=r"\(181, 0\) yd is beyond the run-off"):
        person_place(pf.Field(), (181, 0))
    with pytest.raises(pf.PlaceError, match="is beyond the wall"):
        person_place(pf.Arena(), (0, 25.1))


def test_words_are_told_from_coordinates():
    assert in_words("70 out, 30 left")
    assert in_words({"out": 70})
    assert not in_words("80, 50")
    assert not in_words([80, 50])
