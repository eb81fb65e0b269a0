"""The catalogue: entries are complete, found however an id is written, and import no geometry."""

import json
import re
import subprocess
import sys
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

import polofield as pf
from polofield.errors import RuleError
from polofield.rules.book import USPA_2026
from polofield.rules.catalogue import ENTRIES, entry, load, spelled

RULES = [found for found in ENTRIES.values() if found.kind == "rule"]
DIAGRAMS = [found for found in ENTRIES.values() if found.kind == "diagram"]


def surface_of(found):
    return pf.Field() if found.surface == "outdoor" else pf.Arena()


def test_ids_and_slugs_name_one_entry_each():
    assert len({found.slug for found in ENTRIES.values()}) == len(ENTRIES)
    for id, found in ENTRIES.items():
        assert found.id == id
        assert re.fullmatch(r"(outdoor|arena|conduct)/[a-z0-9]+(-[a-z0-9]+)*", id)
        assert id.startswith(found.surface or "conduct")
        assert found.slug == id.replace("/", "-")


def test_groups_stand_together():
    groups = [found.group for found in ENTRIES.values()]
    assert [group for group, _ in groupby(groups)] == list(dict.fromkeys(groups))


QUALIFIED_BY_CASE = ("outdoor/side-out", "outdoor/fair-play")
"""Rules whose qualifier says which of their cases it is."""


@pytest.mark.parametrize("found", RULES, ids=lambda found: found.id)
def test_an_example_of_every_rule_is_answered(found):
    answer = pf.ruling(found.id, surface_of(found), **found.example.arguments())
    assert answer.rule in ENTRIES
    assert answer.because in (None, found.id)
    assert set(answer.readings) <= {one.letter for one in USPA_2026.readings}
    assert set(answer.choices) <= ENTRIES.keys()
    for consequence in answer.consequences:
        for each in consequence.each():
            assert each.rule is None or each.rule in ENTRIES
    if answer.because is None:
        assert answer.name == found.name
        assert answer.qualifier == found.qualifier or found.id in QUALIFIED_BY_CASE
        assert answer.clause == found.clause
    for zone in answer.zones:
        assert zone.clause.rule == answer.clause.rule or zone.clause.book == answer.clause.book
        assert zone.label.say()


@pytest.mark.parametrize("found", RULES, ids=lambda found: found.id)
def test_an_example_is_where_one_sees_something(found):
    """An example has a place or an option if its rule needs one, and only then."""
    example = found.example
    assert (example.at is None) == (found.needs == "none")
    names = {name for name, _ in example.options}
    assert {option.name for option in found.options if option.required} <= names
    assert names <= {option.name for option in found.options}


@pytest.mark.parametrize("found", DIAGRAMS, ids=lambda found: found.id)
def test_a_diagram_is_drawn(found):
    diagram = pf.draw(found.id)
    assert diagram.alt == found.title
    assert diagram.svg().startswith("<svg")


@pytest.mark.parametrize("found", [f for f in RULES if f.place], ids=lambda found: found.id)
def test_a_rule_that_sweeps_has_its_function(found):
    assert callable(load(found.place))
    assert found.needs != "none"


def test_the_list_is_plain_data():
    listed = [found.to_dict() for found in ENTRIES.values()]
    assert json.loads(json.dumps(listed)) == listed
    assert all(item["title"] and item["clause"] for item in listed)


@pytest.mark.parametrize(
    "spelling",
    [
        "outdoor/penalty-5a",
        "outdoor/penalty-5.a",
        "outdoor/Penalty 5.(a)",
        "outdoor/P5A",
        "outdoor/5a",
        "outdoor/5.a",
        " OUTDOOR/penalty_5(a) ",
    ],
)
def test_spellings_of_a_penalty(spelling):
    assert spelled(spelling) == "outdoor/penalty-5a"
    assert entry(spelling).id == "outdoor/penalty-5a"


@pytest.mark.parametrize("id", ENTRIES)
def test_an_id_is_its_own_spelling(id):
    assert spelled(id) == id
    assert entry(id) is ENTRIES[id]


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("outdoor/penalty-5", "'outdoor/penalty-5a'"),
        ("outdoor/penalty-11", "'outdoor/penalty-1'"),
        ("penalty-5a", "'outdoor/penalty-5a' or 'arena/penalty-5a'"),
        ("5a", "'outdoor/penalty-5a' or 'arena/penalty-5a'"),
        ("5", "'outdoor/penalty-5a'"),
        ("outdoor/penalty-6a", "'arena/penalty-6a'"),
        ("outdoor/knockin", "'outdoor/knock-in'"),
        ("knock-in", "'outdoor/knock-in'"),
        ("quite unlike anything", "polofield list"),
        ("", ""),
    ],
)
def test_an_unknown_rule_is_answered_with_the_near_ones(asked, near):
    with pytest.raises(RuleError) as refused:
        entry(asked)
    assert near in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("part", ["6a", "6b", "6c", "6d"])
def test_the_arenas_own_penalties_are_in_the_arena_only(part):
    assert f"arena/penalty-{part}" in ENTRIES
    assert f"outdoor/penalty-{part}" not in ENTRIES


@given(st.text(max_size=30))
def test_any_other_text_is_refused_in_one_line(text):
    try:
        found = entry(text)
    except RuleError as error:
        refusal = str(error)
    else:
        refusal = ""
        assert found.id in ENTRIES
    assert "\n" not in refusal


def test_the_catalogue_needs_no_geometry_and_no_rule():
    program = (
        "import sys; import polofield.rules.catalogue;"
        "heavy = {'shapely', 'numpy', 'matplotlib', 'msgspec'} & sys.modules.keys();"
        "assert not heavy, heavy;"
        "from polofield.rules.catalogue import ENTRIES;"
        "rules = {'polofield.rules.' + e.function.partition(':')[0] for e in ENTRIES.values()};"
        "rules = sorted(rules & sys.modules.keys());"
        "assert not rules, rules"
    )
    subprocess.run([sys.executable, "-c", program], check=True, cwd="/")
