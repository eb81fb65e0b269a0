"""What `at` is for each rule, in its own words, wherever a user has to know it."""

import importlib
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import polofield as pf
from polofield.commands.cli import cli
from polofield.rules.catalogue import ENTRIES

FOUL = "where the foul was"
SIDE = "where the ball went out over the side"
SHOT = "where the shot was taken, seen from the side whose shot it was"
WORDS = {
    "outdoor/penalty-2-from-spot": FOUL,
    "outdoor/penalty-5a": "where the ball was when the foul happened",
    "outdoor/penalty-6": "where the ball crossed the back line that the opposing side defends",
    "outdoor/knock-in": "where the ball crossed the back line that the hitting side defends",
    "outdoor/foul-shot-refused": SHOT.replace("was taken", "was to be taken"),
    "outdoor/ball-over-side": f"{SIDE}, seen from the side that hit it last",
    "outdoor/side-out": SIDE,
    "outdoor/throw-in-side": SIDE,
    "outdoor/throw-in": "where the ball was considered dead",
    "outdoor/fair-play": "where the ball was when play was stopped",
    "arena/penalty-2-from-spot": FOUL,
    "arena/penalty-5a": FOUL,
    "arena/penalty-2-alternative": FOUL,
    "arena/penalty-3-alternative": FOUL,
    "arena/penalty-6a": SHOT,
    "arena/penalty-6b": SHOT,
    "arena/penalty-6c": SHOT,
    "arena/penalty-6d": SHOT,
    "arena/free-hit": "where the free hit is taken",
    "arena/hit-missed": "where play was stopped, seen from the side whose shot it was",
    "arena/hit-out": "where the ball left the arena, seen from the side that hit it out",
}


def run(*args):
    done = CliRunner().invoke(cli, args)
    return done.exit_code, " ".join((done.stdout + done.stderr).split())


def example(rule):
    surface = pf.Field() if ENTRIES[rule].surface == "outdoor" else pf.Arena()
    return pf.ruling(rule, surface, **ENTRIES[rule].example.arguments())


def test_the_catalogue_says_it_of_every_rule_with_a_place():
    listed = {one["id"]: one["at"] for one in json.loads(run("list", "--json")[1])}
    assert listed == dict.fromkeys(ENTRIES) | WORDS


def test_the_list_and_the_help_of_the_command_say_it():
    listed, help = run("list")[1], run("ruling", "--help")[1].replace(" ", "")
    for rule, words in WORDS.items():
        assert f"--at AT ({words})" in listed
        assert words.replace(" ", "") in help
        assert rule in help


@pytest.mark.parametrize("rule", WORDS)
def test_the_error_of_a_place_that_is_left_out_says_it(rule):
    given = ENTRIES[rule].example.arguments()
    del given["at"]
    with pytest.raises(pf.PlaceError) as refused:
        pf.ruling(rule, pf.Field() if ENTRIES[rule].surface == "outdoor" else pf.Arena(), **given)
    assert str(refused.value) == f"{rule} needs a place: at, {WORDS[rule]}"


@pytest.mark.parametrize("rule", WORDS)
def test_the_ruling_says_what_was_there(rule):
    """Beside the place, with the names of the sides that now hit and oppose."""
    ruling = example(rule)
    options = [f"--{name}={value}" for name, value in ENTRIES[rule].example.options]
    at = "{:g},{:g}".format(*ENTRIES[rule].example.at)
    code, said = run("ruling", rule, f"--at={at}", *options)
    assert code == 0
    words, _, _ = WORDS[rule].partition(", seen")
    words = words.replace("the opposing side", "Yellow").replace("the hitting side", "Blue")
    assert f"Places {words[0].upper()}{words[1:]}: " in said
    assert ruling.asked == rule


@pytest.mark.parametrize("rule", WORDS)
def test_the_page_of_the_rule_says_it(rule, monkeypatch):
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "gallery" / "_ext")
    page = importlib.import_module("rule_page").page(ENTRIES[rule])
    assert f"| `at` (required) | [a place](/reference/places.md) | {WORDS[rule]} |" in page


def test_a_figure_says_what_its_cross_is():
    said = pf.draw(example("outdoor/side-out")).svg()
    assert "went out" in said
    assert "it happened" not in said
