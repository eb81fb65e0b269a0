"""The page of readings names every rule that relies on one."""

import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from situations import RULES, rulings

import polofield as pf
from polofield.rules.book import USPA_2026

sys.path.insert(0, str(Path(__file__).parents[2] / "gallery/_ext"))
from reliance import relying

FOUND = relying()


@pytest.mark.parametrize("rule", RULES)
@settings(max_examples=25, suppress_health_check=[HealthCheck.filter_too_much])
@given(data=st.data())
def test_what_a_ruling_rests_on_is_told_of_its_rule(rule, data):
    for letter in data.draw(rulings(rule)).readings:
        assert rule in FOUND[letter]


def test_a_reading_of_one_value_of_an_option():
    answer = pf.ruling("arena/hit-out", pf.Arena(), at=(50, 12), after="penalty-5a")
    assert {"N", "V"} <= set(answer.readings)
    assert all("arena/hit-out" in FOUND[letter] for letter in answer.readings)


def test_every_reading_is_relied_on():
    assert FOUND.keys() == {one.letter for one in USPA_2026.readings}
