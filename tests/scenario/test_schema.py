"""The schema takes what the reader takes, and knows every rule and option."""

import tomllib

import jsonschema
import pytest

from polofield.rules.catalogue import ENTRIES
from polofield.scenario.examples import example, examples
from polofield.scenario.schema import scenario_schema

SCHEMA = scenario_schema()
CHECKER = jsonschema.Draft7Validator(SCHEMA)
RULE = '[rule]\nid = "outdoor/penalty-5a"\n'


def test_it_is_a_schema():
    jsonschema.Draft7Validator.check_schema(SCHEMA)
    assert SCHEMA["$schema"] == "http://json-schema.org/draft-07/schema#"
    assert "$defs" not in str(SCHEMA)


@pytest.mark.parametrize("name", [n for n in examples() if "[rule]" in example(n)])
def test_the_examples_conform(name):
    assert list(CHECKER.iter_errors(tomllib.loads(example(name)))) == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "at = [1]\n" + RULE,
        "at = [1, 2, 3]\n" + RULE,
        "at = {left = 3}\n" + RULE,
        "at = {out = 3, up = 1}\n" + RULE,
        RULE,
        "at = [1, 1]\n[rule]\nid = 'outdoor/penalty-2'",
        "at = [1, 1]\nlenght = 3\n" + RULE,
        "at = [1, 1]\n[rule]\nid = 'outdoor/penalty-5'",
        "at = [1, 1]\n" + RULE + "off = 'own'",
        "at = [1, 80]\n[rule]\nid = 'outdoor/ball-over-side'",
        "at = [1, 80]\n[rule]\nid = 'outdoor/ball-over-side'\noff = 'bords'",
        "at = [1, 1]\n" + RULE + "[[players]]\nteam = 'Blue'\nnumber = 5\nat = [1, 1]",
        "at = [1, 1]\n" + RULE + "[[players]]\nteam = 'Blue'\nnumber = 1",
        "at = [1, 1]\n" + RULE + "[[teams]]\nname = 'A'\ncolour = 'blue'",
        "[rule]\nid = 'outdoor/penalty-7'\ndisabled = 2",
        "[rule]\nid = 'arena/penalty-7'\ndisabled = 2\nteam = [0, 1, 3, 5]",
        "at = [1, 1]\n" + RULE + "[[officials]]\nrole = 'umpir'\nat = [1, 1]",
    ],
)
def test_mistakes_do_not(text):
    assert list(CHECKER.iter_errors(tomllib.loads(text)))


def test_every_rule_and_option_is_known():
    table = SCHEMA["definitions"]["RuleTable"]
    rules = [entry for entry in ENTRIES.values() if entry.kind == "rule"]
    assert table["properties"]["id"]["enum"] == [rule.id for rule in rules]
    for rule in rules:
        for option in rule.options:
            assert option.name in table["properties"]
