"""Reports of verdicts: the table in words, and JSON with stable keys."""

import json

import jsonschema
import pytest
from situations import RULES

import polofield as pf
from polofield.rules.catalogue import ENTRIES
from polofield.scenario.examples import example, examples
from polofield.scenario.report import report_dict, report_text
from polofield.scenario.scenario import parse_scenario

SCENARIOS = [name for name in examples() if "[rule]" in example(name)]

PLACE = {
    "anyOf": [
        {"type": "null"},
        {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
    ]
}
TEXT, NUMBER = {"type": "string"}, {"type": ["number", "null"]}


def table(**properties):
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


FORM = table(
    rule=TEXT,
    because={"type": ["string", "null"]},
    title=TEXT,
    clause=TEXT,
    surface={"type": "object"},
    hitting=TEXT,
    opposing=TEXT,
    ball=PLACE,
    legal={"type": ["boolean", "null"]},
    players={
        "type": "array",
        "items": table(
            team=TEXT,
            number={"type": "integer"},
            side={"enum": ["hitting", "opposing", "designated"]},
            at=PLACE,
            status={"enum": [None, "off-field", "returning"]},
            hitter={"type": "boolean"},
            standing={"enum": ["legal", "exempt", "illegal", "not-judged"]},
            legal={"type": ["boolean", "null"]},
            off=NUMBER,
            nearest=PLACE,
            move=PLACE,
            direction={"type": ["string", "null"]},
            breaks={
                "type": "array",
                "items": table(
                    zone={"type": ["string", "null"]},
                    label=TEXT,
                    clause={"type": ["string", "null"]},
                    off=NUMBER,
                ),
            },
            exempt_from={
                "type": "array",
                "items": table(zone=TEXT, label=TEXT, clause=TEXT, why=TEXT),
            },
            onside={
                "anyOf": [
                    {"type": "null"},
                    table(past={"type": ["integer", "null"]}, travel={"type": "number"}),
                ]
            },
        ),
    },
    notes={"type": "array", "items": TEXT},
)


def story(text, base="at = [80, 50]\n[rule]\nid = 'outdoor/penalty-5a'\n"):
    return parse_scenario(base + text, "s.toml")


def player(team, number, at, more=""):
    return f'[[players]]\nteam = "{team}"\nnumber = {number}\nat = {at}\n{more}\n'


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_form_of_the_json(name):
    told = report_dict(parse_scenario(example(name), name))
    plain = json.loads(json.dumps(told, allow_nan=False))
    assert plain == told
    jsonschema.validate(plain, FORM)
    assert "-0.0" not in json.dumps(told)


def test_places_and_ways_are_in_the_files_own_frame():
    text = "hit_by = 'Yellow'\n" + player("Blue", 2, "[60, 50]") + player("Yellow", 3, "[84, 50]")
    told = report_dict(story(text))
    assert told["ball"] == [80, 50]
    assert told["legal"] is False
    blue, yellow = told["players"]
    assert (blue["at"], blue["nearest"], blue["move"]) == ([60, 50], [50, 50], [-10, 0])
    assert blue["off"] == 10
    assert blue["direction"] == "10 yd towards the back line that Blue defends"
    assert [broken["zone"] for broken in blue["breaks"]] == ["clear-of-ball"]
    assert yellow["hitter"] is True
    assert told["notes"] == [
        "Yellow 3 is taken for the hitter: nearest to the ball, within 12 yd of it and not beyond"
        " it."
    ]


def test_left_and_right_are_those_of_the_side_that_hits():
    for hit_by, side in (("Blue", "left"), ("Yellow", "right")):
        text = f"at = [0, 0]\n[rule]\nid = 'outdoor/penalty-5a'\nhit_by = '{hit_by}'\n"
        other = "Yellow" if hit_by == "Blue" else "Blue"
        told = report_dict(story(player(other, 1, "[0, 20]"), text))
        assert told["players"][0]["direction"] == f"10 yd to {hit_by}’s {side}"


def test_how_far_off_somebody_is_is_told_in_yards_however_short():
    told = story(player("Yellow", 2, f"[{80 + 30 - 11 / 3}, 50]"))
    assert "3.67 yd too near the ball" in report_text(told)
    assert "3.67 yd away, 3.67 yd towards" in report_text(told)
    assert " ft" not in report_text(told) + report_dict(told)["players"][0]["direction"]
    assert "3.4 m away" in report_text(told, "m")


def test_the_table():
    text = (
        player("Blue", 3, "[70, 50]", "hitter = true")
        + player("Yellow", 2, "[100, 50]")
        + player("Yellow", 3, "[75, 10]", "status = 'returning'")
    )
    assert report_text(story(text)).splitlines() == [
        "Penalty 5a · from the spot",
        "USPA 2026 outdoor Rule 37, Penalty 5a. Blue hits and attacks to the right; Yellow opposes."
        " Ball at [80, 50].",
        "Ball where it was, at least 5 yd from the boards. Yellow stays at least 30 yd from it and"
        " between it",
        "and the goal until it is hit. Blue stands anywhere.",
        "",
        "Blue 3 (hitter)  [70, 50]   legal",
        "Yellow 2         [100, 50]  NOT LEGAL",
        "    10 yd too near the ball: Yellow at least 30 yd from the ball"
        " (USPA 2026 outdoor Rule 37, Penalty",
        "      5a).",
        "    Nearest legal place: 10 yd away, 10 yd towards the back line that Yellow defends.",
        "Yellow 3         [75, 10]   exempt",
        "    Exempt, returning to position: Yellow between the ball and its own goal"
        " (USPA 2026 outdoor Rule",
        "      37, Penalty 5a).",
        "",
        "3 players, 1 not legal.",
    ]


def test_metres_in_the_table():
    told = report_text(story(player("Yellow", 2, "[100, 50]")), "m")
    assert "[91.44, 45.72] m" in told
    assert "9.1 m too near the ball" in told


def test_a_hair_is_not_told_as_nothing():
    told = report_text(story(player("Yellow", 2, "[109.999, 50]")))
    assert "Less than 0.01 yd too near" in told
    assert "Nearest legal place: less than 0.01 yd away." in told


def test_nobody_judged():
    text = "[rule]\nid = 'outdoor/penalty-8'\n"
    told = story(player("Blue", 1, "[0, 0]"), text)
    assert report_dict(told)["legal"] is None
    assert "No ball is put on the ground: no positions are checked." in report_text(told)
    assert report_text(told).endswith("1 player, positions not judged.")


def test_an_empty_line_up_is_legal():
    told = story("")
    assert report_dict(told)["legal"] is True
    assert report_text(told).endswith("No players: no positions to check.")


@pytest.mark.parametrize("rule", [id for id in RULES if ENTRIES[id].needs == "none"])
def test_any_rule_can_be_told(rule):
    entry = ENTRIES[rule]
    options = {o.parameter: o.values[0] for o in entry.options if o.required}
    surface = pf.Field() if entry.surface == "outdoor" else pf.Arena()
    told = pf.Scenario.of(pf.ruling(rule, surface, **options))
    jsonschema.validate(report_dict(told), FORM)
    assert "NOT LEGAL" not in report_text(told)
