"""Asking a rule: everything about the question is checked before the rule is called."""

import json

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from situations import DIAGRAMS, RULES, situations

import polofield as pf
from polofield.errors import PlaceError, PolofieldError, RuleError
from polofield.rules.catalogue import ENTRIES

FIELD = pf.Field()


@pytest.mark.parametrize(
    "at",
    [
        (20, 80),
        [20, 80],
        np.array([20, 80]),
        np.array([20.0, 80.0], dtype=np.float32),
        shapely.Point(20, 80),
        "20,80",
        "130 out, 80 left",
        {"out": 130, "left": 80},
    ],
    ids=repr,
)
def test_a_place_in_any_form_gives_the_same_plain_ruling(at):
    ruling = pf.ruling("outdoor/penalty-5a", FIELD, at=at)
    assert ruling == pf.ruling("outdoor/penalty-5a", FIELD, at=(20, 80))
    assert "np." not in repr(ruling)
    data = json.dumps(ruling.to_dict(), allow_nan=False)
    assert "-0.0" not in data


@pytest.mark.parametrize("id", DIAGRAMS)
def test_a_diagram_is_no_ruling(id):
    with pytest.raises(RuleError, match="is a diagram, not a ruling"):
        pf.ruling(id, FIELD)


@pytest.mark.parametrize("id", RULES)
def test_a_rule_needs_its_own_surface(id):
    outdoor = ENTRIES[id].surface == "outdoor"
    with pytest.raises(RuleError, match="needs a Field" if outdoor else "needs an Arena"):
        pf.ruling(id, pf.Arena() if outdoor else FIELD)


@pytest.mark.parametrize("id", RULES)
def test_a_place_is_given_where_it_is_needed_and_nowhere_else(id):
    found = ENTRIES[id]
    surface = FIELD if found.surface == "outdoor" else pf.Arena()
    example = found.example.arguments()
    if found.needs == "none":
        with pytest.raises(PlaceError, match="does not need a place"):
            pf.ruling(id, surface, **example, at=(0, 0))
        return
    del example["at"]
    with pytest.raises(PlaceError, match="needs a place"):
        pf.ruling(id, surface, **example)


def test_a_place_that_a_rule_cannot_take_is_told_in_the_units_it_was_given_in():
    refused = 0
    for id in RULES:
        found = ENTRIES[id]
        surface = FIELD if found.surface == "outdoor" else pf.Arena()
        given = found.example.arguments() | {"at": (3.3, 1.1)}
        if found.needs in ("none", "place") and id != "arena/penalty-2-from-spot":
            continue
        with pytest.raises(PlaceError) as error:
            pf.ruling(id, surface, **given, units="m")
        assert "3.3" in str(error.value) or "1.1" in str(error.value)
        assert " m" in str(error.value)
        assert " yd" not in str(error.value)
        refused += 1
    assert refused > 4


@pytest.mark.parametrize("surface", ["outdoor", 3, pf.Field])
def test_what_is_no_surface_is_refused(surface):
    with pytest.raises(RuleError, match="needs a Field, not"):
        pf.ruling("outdoor/penalty-2", surface)


@pytest.mark.parametrize("id", RULES)
def test_without_a_surface_the_standard_one_is_taken(id):
    found = ENTRIES[id]
    standard = FIELD if found.surface == "outdoor" else pf.Arena()
    asked = found.example.arguments()
    assert pf.ruling(id, **asked) == pf.ruling(id, standard, **asked)


@pytest.mark.parametrize("id", RULES)
def test_an_unknown_option_is_refused(id):
    found = ENTRIES[id]
    surface = FIELD if found.surface == "outdoor" else pf.Arena()
    with pytest.raises(RuleError, match="has no option 'colour'"):
        pf.ruling(id, surface, **found.example.arguments(), colour="blue")


@pytest.mark.parametrize(
    ("id", "options", "says"),
    [
        ("outdoor/ball-over-side", {"off": "owm"}, "did you mean 'own'"),
        ("outdoor/ball-over-side", {"off": 3}, "one of direct"),
        ("outdoor/ball-over-side", {"of": "own"}, "did you mean 'off'"),
        ("outdoor/penalty-7", {"disabled": 11, "team": "1,2"}, "-2 to 10"),
        ("outdoor/penalty-7", {"disabled": 2.5, "team": "1,2"}, "a whole number"),
        ("outdoor/penalty-7", {"disabled": True, "team": "1,2"}, "a whole number"),
        ("outdoor/penalty-7", {"disabled": "two", "team": "1,2"}, "a whole number"),
        ("outdoor/penalty-7", {"disabled": 2, "team": "1,,2"}, "whole numbers"),
        ("outdoor/penalty-7", {"disabled": 2, "team": 3}, "whole numbers"),
        ("outdoor/penalty-7", {"disabled": 2, "team": [1, 99]}, "whole numbers"),
        ("outdoor/penalty-7", {"disabled": 2, "team": {1: 2}}, "whole numbers"),
        ("arena/penalty-1", {"goals": 3}, "1 to 2"),
        ("arena/penalty-6a", {"after": "penalty-3", "would_have_scored": 1}, "true or false"),
    ],
)
def test_a_wrong_option_is_told_with_what_would_be_right(id, options, says):
    found = ENTRIES[id]
    surface = FIELD if found.surface == "outdoor" else pf.Arena()
    at = {"at": found.example.at} if found.needs != "none" else {}
    with pytest.raises(RuleError, match=says) as refused:
        pf.ruling(id, surface, **at, **options)
    assert "\n" not in str(refused.value)


def test_options_are_named_with_underscores_or_hyphens():
    one = pf.ruling("outdoor/goal-at-whistle", FIELD, foul_by="attackers")
    other = pf.ruling("outdoor/goal-at-whistle", FIELD, **{"foul-by": "attackers"})
    assert one == other


def test_numpy_integers_and_lists_are_whole_numbers():
    ruling = pf.ruling(
        "outdoor/penalty-7", FIELD, disabled=np.int64(2), team=np.array([0, 3, 5]).tolist()
    )
    assert ruling.candidates == (3,)
    assert all(type(handicap) is int for handicap in ruling.candidates)


@pytest.mark.parametrize("id", RULES)
@given(data=st.data())
def test_every_situation_is_ruled_or_refused_in_one_line(id, data):
    surface, arguments = data.draw(situations(id))
    try:
        answer = pf.ruling(id, surface, **arguments)
    except PolofieldError as error:
        problem = str(error)
    else:
        problem = ""
        ball = answer.ball
        assert ball is None or surface.playing_area.margin(*ball) >= -1e-6
    assert "\n" not in problem


def test_every_wrong_option_is_told_at_once():
    with pytest.raises(RuleError) as refused:
        pf.ruling("outdoor/penalty-7", FIELD, disabled=22, team=(1, 2, 3, 4, 5))
    assert str(refused.value) == (
        "outdoor/penalty-7: disabled is 22, not a whole number from -2 to 10;"
        " outdoor/penalty-7: team: expected 1 to 4 numbers, got 5"
    )
    assert refused.value.option == "disabled"
    with pytest.raises(RuleError, match="team needs disabled beside it"):
        pf.ruling("outdoor/penalty-7", FIELD, team=(1, 2))
