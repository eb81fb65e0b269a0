"""The pages that are made when the site is built: what they have to have on them."""

import json
import re
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import polofield as pf
from polofield.commands.cli import cli
from polofield.conduct.readings import READINGS as CONDUCT_READINGS
from polofield.embed.options import Request, diagrams
from polofield.rules.book import USPA_2026
from polofield.rules.catalogue import ENTRIES
from polofield.scenario.report import report_dict

sys.path.insert(0, str(Path(__file__).parents[2] / "gallery/_ext"))
import groups
import rule_page
import tables
from rule_page import example

GALLERY = Path(__file__).parents[2] / "gallery"
GROUPS = list(dict.fromkeys(entry.group for entry in ENTRIES.values()))


def text(name):
    return (GALLERY / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("id", ENTRIES)
def test_the_ways_to_draw_a_rule_draw_one_figure(id, tmp_path, monkeypatch):
    """The command, the Python, the directive and the fence of its page."""
    monkeypatch.chdir(tmp_path)
    entry = ENTRIES[id]
    file = tmp_path / f"{entry.slug}.svg"
    exec(rule_page.python(entry), {})
    drawn = file.read_bytes()
    command = rule_page.command(entry).split()[1:]
    done = CliRunner().invoke(cli, [*command, "--force"])
    assert (done.exit_code, done.stderr) == (0, "")
    assert file.read_bytes() == drawn
    myst = dict(re.findall(r"^:([a-z-]+): ?(.*)$", rule_page.directive(entry), re.MULTILINE))
    fence = dict(re.findall(r' ([a-z_]+)="([^"]*)"', rule_page._fence(entry)))
    assert fence.pop("rule") == id
    assert {name.replace("_", "-"): value for name, value in fence.items()} == myst
    (diagram,) = diagrams(Request(id, options=myst))
    diagram.save(tmp_path / "embedded.svg")
    assert (tmp_path / "embedded.svg").read_bytes() == drawn


@pytest.mark.parametrize("id", ENTRIES)
def test_a_rule_is_explained_before_it_is_drawn_by_the_reader(id):
    headings = re.findall(r"^## (.*)$", rule_page.page(ENTRIES[id]), re.MULTILINE)
    assert headings[-1] == "Draw it"
    assert len(headings) == len(set(headings))
    if ENTRIES[id].kind == "rule":
        assert headings[0] == "What the rule says"


@pytest.mark.parametrize("id", ["outdoor/ball-over-side", "outdoor/knock-in-failed"])
def test_the_page_of_a_rule_that_leads_to_others_has_every_case(id):
    (option,) = ENTRIES[id].options
    rows = re.findall(
        r"^\| `([a-z]+)` \| (.+) \| \[\]\(/rules/(.+)\.md\) \|$",
        rule_page.page(ENTRIES[id]),
        re.MULTILINE,
    )
    assert [value for value, _, _ in rows] == list(option.values)
    for value, happened, rule in rows:
        given = ENTRIES[id].example.arguments() | {option.parameter: value}
        answer = pf.ruling(id, pf.Field(), **given)
        assert answer.rule == rule
        assert happened
    assert len({happened for _, happened, _ in rows}) == len(rows)


@pytest.mark.parametrize("id", [id for id, entry in ENTRIES.items() if entry.kind == "rule"])
def test_the_page_of_a_rule_gives_both_readings(id):
    page = rule_page.page(ENTRIES[id])
    for letter in example(ENTRIES[id]).readings:
        assert USPA_2026.reading(letter).taken in page
        assert USPA_2026.reading(letter).other in page


def test_the_page_of_readings_has_them_all_in_order():
    assert "```{generated} readings\n" in text("readings.md")
    assert "```{generated} conduct_readings\n" in text("readings.md")
    said = tables.readings() + tables.conduct_readings()
    letters = re.findall(r"^### ([^:]+): ", said, re.MULTILINE)
    assert letters == [
        *(one.letter for one in USPA_2026.readings),
        *(one.id for one in CONDUCT_READINGS),
    ]
    play = [*"ABCDEFGHIJKLMNOPQRSTUVW", "CC", "DD", "EE", "FF"]
    assert letters[:32] == [*play, *"XYZ", "AA", "BB"]
    for one in (*USPA_2026.readings, *CONDUCT_READINGS):
        assert one.taken in said
        assert one.other in said


@pytest.mark.parametrize("group", GROUPS)
def test_a_group_has_a_page_with_a_picture_of_each_of_its_rules(group):
    page = text(f"{group.lower().replace(' ', '-')}.md")
    assert f"```{{generated}} group {group}\n" in page
    pictures = tables.group(*group.split())
    for entry in groups.members(group):
        assert f":link: /rules/{entry.id}\n" in pictures
        assert f"\n/rules/{entry.id}\n" in pictures


def test_the_page_of_places_says_what_each_place_is():
    page = tables.places("outdoor") + tables.places("arena")
    for entry in ENTRIES.values():
        said = f"[{entry.title}](/rules/{entry.id}.md) | {entry.where.in_full} |"
        assert (said in page) == (entry.needs != "none")


def test_worked_examples_have_answers():
    page = tables.worked_examples()
    assert len(groups.worked()) >= 32
    for one in groups.worked():
        assert one.story.endswith(".")
        assert one.answer.endswith(".")
        assert f"**Answer:** {one.answer}" in page
        assert f"### {one.title}\n" in page


def test_the_page_of_conduct_says_who_files_a_complaint_and_who_decides():
    said = tables.complaints()
    assert len(said.splitlines()) == 4
    assert re.search("file a conduct complaint", said)
    assert re.search("decides whether to bring charges", said)


def test_sizes_that_are_our_own():
    assert pf.Field(width=100).width == 100
    assert (pf.Arena(length=150).length, pf.Arena(width=75).width) == (150, 75)
    for surface in (
        lambda: pf.Field(width=99.9),
        lambda: pf.Arena(length=150.1),
        lambda: pf.Arena(width=75.1),
    ):
        with pytest.raises(pf.SurfaceError):
            surface()
    assert "| 100 yd |" in tables.sizes()
    assert "| 150 by 75 yd |" in tables.sizes()


def keys(part):
    """The keys that a part of the page of JSON explains."""
    section = re.split(r"^## ", text("reference/json.md"), flags=re.MULTILINE)
    (found,) = [one for one in section if one.startswith(part)]
    cells = re.findall(r"^\| ([^|]*) \|", found, re.MULTILINE)
    return {key for cell in cells for key in re.findall(r"`([^`]+)`", cell)}


def test_every_key_of_a_ruling_is_explained():
    given = example(ENTRIES["outdoor/penalty-5a"]).to_dict()
    assert set(given) == {key for key in keys("A ruling") if "." not in key}
    assert {"zones.until", "zones.exempt"} <= keys("A ruling")


def test_every_key_of_the_catalogue_is_explained():
    given = json.loads(CliRunner().invoke(cli, ["list", "--json"]).stdout)[0]
    assert set(given) - {"id", "clause"} == keys("The catalogue")


def test_every_key_of_a_check_is_explained():
    report = report_dict(pf.Scenario.load(GALLERY / "examples/free-hit.toml"))
    plain = {"team", "number", "at", "status", "hitter", "legal", "nearest", "move", "direction"}
    explained = keys("A check")
    assert set(report) - {"players"} == {key for key in explained if "." not in key}
    of_players = {key.partition(".")[2] for key in explained if "." in key}
    assert set(report["players"][0]) - plain == of_players


def test_every_key_of_cards_and_of_a_season_is_explained():
    answer = pf.cards(GALLERY / "examples/game.toml").to_dict()
    player = next(iter(answer["players"].values()))
    explained = keys("Cards")
    assert {f"players.{key}" for key in player} | set(answer) - {"players"} == explained
    games = GALLERY / "examples/games.csv"
    (suspension,) = pf.season(GALLERY / "examples/cards.csv", games)
    assert set(suspension.to_dict()) == keys("A season")
