"""`polofield ruling`: the worked cases through the command, places as people type them, units."""

import json
import subprocess
import sys

import pytest
from click.testing import CliRunner
from worked_cases import CASES, holds, ids

import polofield as pf
from polofield.commands.cli import cli
from polofield.rules.catalogue import ENTRIES


def run(*args):
    return CliRunner().invoke(cli, ["ruling", *args])


def answered(*args):
    done = run(*args, "--json")
    assert (done.exit_code, done.stderr) == (0, ""), done.stderr
    return json.loads(done.stdout)


def text(*args):
    done = run(*args)
    assert (done.exit_code, done.stderr) == (0, ""), done.stderr
    return done.stdout


def flags(values):
    for name, value in values.items():
        flag = f"--{name.replace('_', '-')}"
        if name == "boarded":
            yield from () if value else ("--unboarded",)
        elif value is True:
            yield flag
        elif value is not False:
            yield from (flag, str(value))


def arguments(case):
    at = ["--at", ",".join(map(str, case["at"]))] if case["at"] else []
    return [case["rule"], *at, *flags(case["surface"]), *flags(case["options"])]


@pytest.mark.parametrize("case", CASES, ids=ids)
def test_a_case_comes_out_as_worked_out(case):
    if case["error"]:
        done = run(*arguments(case), "--json")
        assert (done.exit_code, done.stdout) == (2, "")
        assert done.stderr.startswith("polofield: ")
        assert done.stderr.count("\n") == 1
        return
    holds(answered(*arguments(case)), case)
    assert run(*arguments(case)).exit_code == 0


@pytest.mark.parametrize("case", [CASES[0], CASES[30], CASES[-1]], ids=ids)
def test_a_process_answers_as_the_call_does(case):
    done = subprocess.run(
        [sys.executable, "-m", "polofield", "ruling", *arguments(case), "--json"],
        capture_output=True,
        text=True,
    )
    if case["error"]:
        assert (done.returncode, done.stdout) == (2, "")
    else:
        assert json.loads(done.stdout) == answered(*arguments(case))


@pytest.mark.parametrize(
    "args",
    [
        ("--at", "-60,80"),
        ("--at=-60,80",),
        ("--at", "-60, 80"),
        ("--at", "-60 80"),
        ("--at", "-60.,8e1"),
        ("--at", "210 out, 80 left"),
        ("--at", "210 out, 0 from left boards"),
        ("--units", "m", "--at", "-54.864,73.152"),
        ("--at", "192.024 out, 73.152 left", "--units", "m"),
    ],
    ids=" ".join,
)
def test_a_place_as_people_type_it(args):
    answer = answered("outdoor/penalty-5a", *args)
    assert answer["at"] == [-60, 80]
    assert answer["ball"] == [-60, 75]


def test_small_negative_numbers():
    assert answered("outdoor/penalty-5a", "--at", "-.5,-1e1")["ball"] == [-0.5, -10]


def test_the_at_may_come_first():
    done = CliRunner().invoke(cli, ["ruling", "--at", "-60,80", "outdoor/penalty-5a", "--json"])
    assert json.loads(done.stdout)["ball"] == [-60, 75]


def test_options_with_negative_numbers():
    answer = answered("outdoor/penalty-7", "--disabled", "-1", "--team", "-2,0,0,2")
    assert answer["candidates"] == [0, 0]
    assert answered("outdoor/penalty-7", "--disabled=-1", "--team=-2,0,0,2") == answer


def test_on_the_60_counts_as_inside_in_metres_too():
    size = ("--length", "274.32", "--width", "146.304")
    yards = answered("outdoor/side-out", "--at", "90,80")
    metres = answered("outdoor/side-out", *size, "--units", "m", "--at", "82.296,73.152")
    assert yards == metres
    assert yards["ball"] == [90, 70]


def test_metres_are_read_and_yards_are_answered():
    size = ("--length", "256", "--width", "128", "--goal-width", "7.3152", "--units", "m")
    surface = answered("outdoor/penalty-2", *size)["surface"]
    assert surface == pytest.approx(
        {
            "kind": "outdoor",
            "length": 279.965004,
            "width": 139.982502,
            "goal_width": 8,
            "boarded": True,
        }
    )
    ten_feet = answered("arena/penalty-2", "--goal-width", "3.048", "--units", "m")["surface"]
    assert ten_feet["goal_width"] == pytest.approx(10 / 3, abs=1e-6)


def test_sizes_reach_the_surface():
    args = ("--length", "250", "--width", "190", "--goal-width", "10", "--unboarded")
    surface = answered("outdoor/penalty-2", *args)["surface"]
    assert surface == {
        "kind": "outdoor",
        "length": 250,
        "width": 190,
        "goal_width": 10,
        "boarded": False,
    }
    surface = answered("arena/penalty-2", "--corner-radius", "4.5")["surface"]
    assert surface["corner_radius"] == 4.5
    assert answered("outdoor/penalty-2", "--length", "250")["ball"] == [95, 0]


@pytest.mark.parametrize("spelling", ["outdoor/P5A", "outdoor/penalty-5.a", "outdoor/5(a)"])
def test_spellings(spelling):
    assert answered(spelling, "--at", "1,2")["rule"] == "outdoor/penalty-5a"


@pytest.mark.parametrize("id", [id for id, entry in ENTRIES.items() if entry.kind == "rule"])
def test_in_words_it_says_the_rule_the_ball_and_what_follows(id):
    entry = ENTRIES[id]
    example = entry.example
    at = ["--at", "{:g},{:g}".format(*example.at)] if example.at else []
    args = [id, *at, *flags(dict(example.options))]
    said, answer = text(*args), answered(*args)
    assert answer["title"] in said
    assert answer["clause"] in said
    if answer["because"]:
        assert f"What follows from {id}" in said
    if answer["ball"]:
        assert "The ball is" in said
    assert max(map(len, said.splitlines())) <= 100
    assert "{" not in said
    for letter in answer["readings"]:
        assert letter in said


def told_in_json(answer):
    """Every text of a ruling that a reader would see, with the command's names of the sides."""
    yield answer["title"]
    yield answer["sentence"]
    yield answer["clause"]
    if answer["moved"]:
        yield answer["moved"]["why"]
    for zone in answer["zones"]:
        yield from (zone["label"], zone["clause"])
    for clock in answer["clock"]:
        yield from (clock["what"], clock["from"])
    for consequence in answer["consequences"]:
        yield from (*consequence["when"].split(": "), consequence["then"])
        yield from filter(None, [consequence["rule"]])
    for part in ("prohibitions", "procedure", "notes", "choices"):
        yield from answer[part]


@pytest.mark.parametrize("id", [id for id, entry in ENTRIES.items() if entry.kind == "rule"])
def test_nothing_is_said_in_json_only(id):
    example = ENTRIES[id].example
    at = ["--at", "{:g},{:g}".format(*example.at)] if example.at else []
    args = [id, *at, *flags(dict(example.options))]
    said = "".join(text(*args).lower().split())
    for one in told_in_json(answered(*args)):
        named = one.lower()
        for side, team in (("hitting", "blue"), ("opposing", "yellow")):
            named = named.replace(f"the {side} side", team).replace(f"{side} ", f"{team} ")
        assert "".join(named.split()).rstrip(".") in said


def test_a_throw_in_says_which_way():
    assert "towards the left boards" in text("outdoor/throw-in", "--at", "40,30")
    assert "towards the right boards" in text("outdoor/throw-in", "--at=40,-30")
    assert "towards the right boards" in text("outdoor/throw-in-side", "--at", "48,80")


def test_labels_show_the_units_read_or_asked_for():
    assert "60 yd" in text("outdoor/penalty-4")
    assert "54.9 m" in text("outdoor/penalty-4", "--units", "m")
    assert "60 yd (54.9 m)" in text("outdoor/penalty-4", "--label-units", "both")
    assert "60 yd" in text("outdoor/penalty-4", "--units", "m", "--label-units", "yd")
    assert answered("outdoor/penalty-4", "--units", "m") == answered("outdoor/penalty-4")


def test_json_is_ascii_and_plain():
    done = run("outdoor/penalty-6", "--at", "150,12.5", "--json")
    assert done.stdout.isascii()
    assert json.loads(done.stdout)["ball"] == [90, 12.5]
    assert "NaN" not in done.stdout
    assert "-0.0" not in done.stdout
    assert "np." not in done.stdout


def test_the_command_and_the_call_give_the_same():
    ruling = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(20, 75))
    expected = json.loads(json.dumps(ruling.to_dict()))
    assert answered("outdoor/penalty-5a", "--at", "20,75") == expected
