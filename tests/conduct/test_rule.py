"""Everything that Rule 33 says reaches a reader: in the command, on the site and in notes."""

import importlib
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from polofield.commands.cli import cli
from polofield.conduct import numbers as n
from polofield.conduct.facts import AFTER_THE_GAME, FACTS, GROUNDS, LADDER
from polofield.conduct.readings import READINGS
from polofield.conduct.rule import PARTS, by_clause, statements
from polofield.drawing.look import Look
from polofield.embed.options import Request, parts
from polofield.errors import PolofieldError
from polofield.layout.profiles import SLIDE
from polofield.rules.catalogue import ENTRIES
from polofield.slides.deck import DeckEntry
from polofield.slides.notes import diagram_notes
from polofield.slides.sheets import diagram_sheets

EVERY = [str(fact.text) for fact in (*GROUNDS, *FACTS)]
EVERY += [str(text) for rung in (*LADDER, *AFTER_THE_GAME) for text in rung.texts]


def plain(text):
    return " ".join(text.lower().split())


def missing(said):
    told = plain(said)
    return [text for text in EVERY if plain(text).rstrip(".") not in told]


def ruling(figure, *more):
    done = CliRunner().invoke(cli, ["ruling", figure, *more])
    assert (done.exit_code, done.stderr) == (0, "")
    return done.stdout


def test_every_figure_of_conduct_has_its_part_of_the_rule():
    assert set(PARTS) == {id for id in ENTRIES if id.startswith("conduct/")}
    assert all(statements(figure) for figure in PARTS)


def test_the_command_says_every_fact_in_words():
    assert missing(" ".join(ruling(figure) for figure in PARTS)) == []


def test_the_command_says_every_fact_as_json_with_its_clause():
    told = [json.loads(ruling(figure, "--json")) for figure in PARTS]
    said = [one for each in told for one in each["statements"]]
    assert missing(" ".join(one["text"] for one in said)) == []
    kinds = {fact.kind for fact in (*GROUNDS, *FACTS)}
    assert {one["kind"] for one in said} == kinds
    assert all(one["clause"].startswith("USPA 2026 outdoor Rule 33, ") for one in said)
    for each in told:
        entry = ENTRIES[each["rule"]]
        assert (each["title"], each["clause"]) == (entry.title, str(entry.clause))
        assert each["sentence"] == PARTS[entry.id].sentence


def test_a_page_says_every_fact_under_the_part_of_the_rule_it_stands_in():
    pages = {figure: parts(Request(figure)) for figure in PARTS}
    said = [item.text for page in pages.values() for items in page.values() for item in items]
    assert missing(" ".join(said)) == []
    grounds = [item.text for item in pages["conduct/ladder"][n.GROUNDS.part]]
    assert grounds[: len(GROUNDS)] == [str(fact.text) for fact in GROUNDS]
    for figure, page in pages.items():
        assert list(page) == [*by_clause(figure), "Readings"]


def test_every_reading_is_named_by_a_figure_and_every_figure_names_its_own():
    named = set()
    for figure, part in PARTS.items():
        named |= set(part.readings)
        told = json.loads(ruling(figure, "--json"))
        assert tuple(told["readings"]) == part.readings
        words = plain(ruling(figure))
        for reading in READINGS:
            assert (plain(reading.words) in words) == (reading.id in part.readings)
    assert named == {reading.id for reading in READINGS}


def test_the_site_shows_it_on_the_page_of_each_figure(monkeypatch):
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "gallery" / "_ext")
    rule_page = importlib.import_module("rule_page")
    for figure in PARTS:
        assert f"```{{polofield-table}} {figure}\n```" in rule_page.page(ENTRIES[figure])


def test_the_notes_of_slides_say_every_fact():
    look = Look(profile=SLIDE)
    notes = []
    for figure in PARTS:
        shown = DeckEntry(figure, steps=False)
        notes += [diagram_notes(shown, sheet) for sheet in diagram_sheets(shown, look)]
    assert missing(" ".join(notes)) == []


def test_a_statement_stands_alone():
    """Each names its own subject: whose box, which card."""
    said = [str(one.text) for figure in PARTS for one in statements(figure)]
    assert not [text for text in said if text.startswith(("A yellow card too", "The host"))]
    assert any(text.startswith("Box left early, for whatever reason: a penalty") for text in said)


@pytest.mark.parametrize("options", [{"at": "3,4"}, {"label-units": "m"}, {"bare": ""}])
def test_what_does_not_go_with_the_rule_is_refused(options):
    with pytest.raises(PolofieldError, match="does not take the option"):
        parts(Request("conduct/ladder", options=options))
