"""Every ruling of arena Rule 9: plain data, phrases that read, rules that exist."""

import json

import pytest

import polofield as pf
from polofield.rules.arena.data import HITS, arena_entries
from polofield.rules.book import USPA_2026
from polofield.rules.catalogue import ENTRIES
from polofield.rulings.phrase import Voice

ARENA_ENTRIES = arena_entries(USPA_2026.arena, USPA_2026.words)

ALL_SIDES = Voice("Blue", "Yellow", "yd")


AT = {
    "arena/penalty-2-from-spot": [(40, 6), (49, -20), (36, 0)],
    "arena/penalty-5a": [(34, 24), (-48, 3), (10, 2)],
    "arena/penalty-2-alternative": [(10, 2), (24, 24)],
    "arena/penalty-3-alternative": [(10, 2), (-49, -24)],
    "arena/hit-missed": [(30, 2), (-49, -24)],
    "arena/hit-out": [(30, 25), (-50, -3), (50, 25)],
    "arena/penalty-6b": [(35, 0), (25, 0), (45, -22)],
    "arena/penalty-6c": [(5, 10), (-20, 10)],
    "arena/free-hit": [(5, 10), (-45, 0), (44, 3)],
}
SPOT_AFTER = {
    "penalty-2": (35, 0),
    "penalty-2-from-spot": (40, 3),
    "penalty-3": (25, 0),
    "penalty-4": (25, 0),
    "penalty-5a": (5, 10),
    "penalty-5b": (0, 0),
    "penalty-2-alternative": (5, 10),
    "penalty-3-alternative": (5, 10),
}


def all_rulings():
    arena = pf.Arena()
    for entry in ARENA_ENTRIES:
        if entry.kind == "diagram":
            continue
        if entry.id == "arena/hit-out":
            for after in HITS:
                for at in AT[entry.id]:
                    yield pf.ruling(entry.id, arena, at=at, after=after)
        elif entry.id in ("arena/penalty-6a", "arena/penalty-6d"):
            for after in HITS:
                yield pf.ruling(entry.id, arena, at=SPOT_AFTER[after], after=after)
        else:
            for at in AT.get(entry.id, [None]):
                yield pf.ruling(entry.id, arena, at=at)


RULINGS = list(all_rulings())


def test_every_ruling_is_plain_data_and_says_one_or_two_short_sentences():
    for ruling in RULINGS:
        json.dumps(ruling.to_dict(), allow_nan=False)
        sentence = ruling.say(ALL_SIDES)
        assert sentence.endswith("."), sentence
        assert len(sentence) <= 190, sentence
        assert sentence.rstrip(".").count(". ") <= 1, sentence


def phrases(ruling):
    yield ruling.title
    yield ruling.sentence
    yield from ruling.notes
    yield from ruling.prohibitions
    for clock in ruling.clock:
        yield from (clock.what, clock.since)
    for zone in ruling.zones:
        yield zone.label
    if ruling.moved:
        yield ruling.moved.why
    for consequence in ruling.consequences:
        for each in consequence.each():
            yield from (each.when, each.then)


def test_every_phrase_has_its_figures_and_reads_with_names_and_without():
    for ruling in RULINGS:
        for phrase in phrases(ruling):
            for voice in (ALL_SIDES, Voice(), Voice("Blue", "Yellow", "both")):
                said = phrase.say(voice)
                assert "{" not in said
                assert "a the " not in said
                assert "no the " not in said.lower()


def test_distances_are_said_in_metres_where_metres_are_asked_for():
    voice = Voice("Blue", "Yellow", "m")
    for ruling in RULINGS:
        for phrase in (ruling.sentence, *(zone.label for zone in ruling.zones), *ruling.notes):
            assert " yd" not in phrase.say(voice)


def test_what_follows_by_a_rule_names_one_that_exists():
    for ruling in RULINGS:
        assert all(choice in ENTRIES for choice in ruling.choices)
        for consequence in ruling.consequences:
            for each in consequence.each():
                assert each.rule is None or ENTRIES[each.rule].surface == "arena"


def test_every_reading_that_a_ruling_relies_on_is_on_record():
    relied_on = {letter for ruling in RULINGS for letter in ruling.readings}
    assert {*"HIJKLMNTUVW", "EE"} <= relied_on <= {one.letter for one in USPA_2026.readings}


def test_names_of_zones_and_measures_are_unique_on_a_ruling():
    for ruling in RULINGS:
        for parts in (ruling.zones, ruling.measures):
            names = [part.name for part in parts]
            assert len(names) == len(set(names)), names


def test_no_arena_ruling_speaks_of_changing_ends():
    for ruling in RULINGS:
        assert not any("ends" in phrase.say().split() for phrase in phrases(ruling))


def test_the_entries_stand_in_the_order_of_the_rule_book():
    assert [entry.id.removeprefix("arena/") for entry in ARENA_ENTRIES] == [
        "field",
        "penalties",
        "penalty-1",
        "penalty-2",
        "penalty-2-from-spot",
        "penalty-3",
        "penalty-4",
        "penalty-5a",
        "penalty-5b",
        "penalty-2-alternative",
        "penalty-3-alternative",
        "penalty-6a",
        "penalty-6b",
        "penalty-6c",
        "penalty-6d",
        "penalty-7",
        "penalty-8",
        "penalty-9",
        "free-hit",
        "hit-missed",
        "hit-out",
    ]


@pytest.mark.parametrize("rule", ["arena/penalty-6a", "arena/penalty-6d", "arena/hit-out"])
def test_the_penalty_that_failed_must_be_named(rule):
    with pytest.raises(pf.RuleError, match="needs the option after"):
        pf.ruling(rule, pf.Arena(), at=(0, 25))
    with pytest.raises(pf.RuleError, match="'penalty-5c'"):
        pf.ruling(rule, pf.Arena(), at=(0, 25), after="penalty-5c")
