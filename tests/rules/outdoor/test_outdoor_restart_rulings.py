"""Every ruling of Rule 22: plain data, sentences that read, rules and options that exist."""

import json

import pytest
from worked_cases import cases_of

import polofield as pf
from polofield.rules.book import USPA_2026
from polofield.rules.catalogue import ENTRIES
from polofield.rules.outdoor.restarts_data import restart_entries

RESTART_ENTRIES = restart_entries(USPA_2026.restarts, USPA_2026.words)
RULES = [entry for entry in RESTART_ENTRIES if entry.kind == "rule"]


def test_every_restart_is_held_to_a_case_or_to_a_test_of_its_own():
    asked_in_cases = {case["rule"] for case in cases_of(RULES)}
    elsewhere = {
        "outdoor/goal-at-whistle",
        "outdoor/ball-broken",
        "outdoor/after-goal",
        "outdoor/period-end",
    }
    assert asked_in_cases | elsewhere == {entry.id for entry in RULES}


OPTIONS = {
    "outdoor/ball-over-side": [
        {"off": off} for off in ("direct", "own", "boards", "opponent", "umpire", "unknown")
    ],
    "outdoor/knock-in-failed": [{"how": how} for how in ("late", "early", "passed", "encroached")],
    "outdoor/goal-at-whistle": [{}, {"foul_by": "attackers"}, {"foul_by": "defenders"}],
    "outdoor/ball-broken": [{}, {"on": "first-hit"}, {"on": "later"}],
}
AT = {
    "none": [None],
    "place": [(120, 60), (-120, 60), (10, 79)],
    "own-line": [(-150, 6), (-150, -30), (-150, 79)],
    "side": [(120, 80), (-120, -80), (10, 80)],
}


def all_rulings():
    for entry in RULES:
        for options in OPTIONS.get(entry.id, [{}]):
            for at in AT[entry.needs]:
                yield pf.ruling(entry.id, pf.Field(), at=at, **options)


def test_every_ruling_is_plain_data_and_says_one_or_two_short_sentences():
    for ruling in all_rulings():
        json.dumps(ruling.to_dict(), allow_nan=False)
        sentence = ruling.say()
        assert sentence.endswith("."), sentence
        assert len(sentence) <= 200, sentence
        assert "{" not in json.dumps([str(phrase) for phrase in ruling.notes])


def test_what_follows_by_a_rule_names_one_that_exists():
    for ruling in all_rulings():
        assert all(choice in ENTRIES for choice in ruling.choices)
        for consequence in ruling.consequences:
            for each in consequence.each():
                assert each.rule is None or each.rule in ENTRIES


def test_every_reading_that_a_ruling_relies_on_is_on_record():

    relied_on = {letter for ruling in all_rulings() for letter in ruling.readings}
    assert (
        {"F", "G", "Q", "R", "S", "DD"} <= relied_on <= {one.letter for one in USPA_2026.readings}
    )


def test_every_option_of_a_restart_is_as_the_catalogue_has_it():
    listed = {
        entry.id: {option.name: (option.values, option.required) for option in entry.options}
        for entry in RESTART_ENTRIES
        if entry.options
    }
    assert listed == {
        "outdoor/goal-at-whistle": {"foul-by": (("attackers", "defenders"), False)},
        "outdoor/ball-broken": {"on": (("first-hit", "later"), False)},
        "outdoor/ball-over-side": {
            "off": (("direct", "own", "boards", "opponent", "umpire", "unknown"), True)
        },
        "outdoor/knock-in-failed": {"how": (("late", "early", "passed", "encroached"), True)},
    }


@pytest.mark.parametrize("rule", ["outdoor/ball-over-side", "outdoor/knock-in-failed"])
def test_an_option_that_decides_must_be_given(rule):
    at = (10, 80) if rule == "outdoor/ball-over-side" else None
    with pytest.raises(pf.RuleError, match="needs the option"):
        pf.ruling(rule, pf.Field(), at=at)
