"""The commands check, scenario, example and schema, and draw with a scenario file."""

import json
import tomllib

import pytest
from click.testing import CliRunner

import polofield as pf
from polofield.commands.cli import cli
from polofield.scenario.examples import example, examples
from polofield.scenario.report import report_dict

RULE = "at = [80, 50]\n[rule]\nid = 'outdoor/penalty-5a'\n"
YELLOW = "[[players]]\nteam = 'Yellow'\nnumber = 2\nat = [{0}, 50]\n"


@pytest.fixture(autouse=True)
def here(tmp_path, monkeypatch):
    """Every test in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def run(*args):
    return CliRunner().invoke(cli, list(args))


def file(here, text, name="play.toml"):
    (here / name).write_text(text, encoding="utf-8")
    return name


def test_check_exits_with_0_1_and_2(here):
    legal = run("check", file(here, RULE + YELLOW.format(110)))
    assert (legal.exit_code, legal.stderr) == (0, "")
    assert "1 player, all legal." in legal.stdout
    illegal = run("check", file(here, RULE + YELLOW.format(100)))
    assert (illegal.exit_code, illegal.stderr) == (1, "")
    assert "NOT LEGAL" in illegal.stdout
    bad = run("check", file(here, "lenght = 3\n" + RULE + "[[players]]\n"))
    assert (bad.exit_code, bad.stdout) == (2, "")
    assert bad.stderr.splitlines() == [
        "polofield: play.toml:1: unknown key 'lenght'; known: at, notes, officials, players, rule,"
        " surface, teams, title, units",
        'polofield: play.toml:5: team is missing, for example team = "Blue"',
        "polofield: play.toml:5: number is missing, for example number = 3",
        "polofield: play.toml:5: at is missing, for example at = [80, 50]",
    ]
    assert run("check", "none.toml").exit_code == 2


def test_check_of_a_ruling_without_a_ball_is_no_no(here):
    text = "at = [0, 0]\n[rule]\nid = 'outdoor/throw-in'\n" + YELLOW.format(3)
    done = run("check", file(here, text))
    assert done.exit_code == 0
    assert "1 player, positions not judged." in done.stdout


def test_check_of_nobody_says_so(here):
    done = run("check", file(here, RULE))
    assert (done.exit_code, done.stderr) == (0, "")
    assert done.stdout.endswith("\nNo players: no positions to check.\n")


def test_check_as_json(here):
    name = file(here, RULE + YELLOW.format(100))
    done = run("check", name, "--json")
    assert done.exit_code == 1
    assert json.loads(done.stdout) == report_dict(pf.Scenario.load(name))


def test_check_in_the_units_of_the_file_or_others(here):
    name = file(here, example("penalty-3-metres"))
    assert "36.6 m" in run("check", name).stdout
    in_yards = run("check", name, "--label-units", "yd").stdout
    assert "40-yard line" in in_yards
    assert "36.6 m" not in in_yards


def test_a_scenario_from_a_ruling(here):
    done = run("scenario", "outdoor/penalty-5a", "--at", "80,50")
    assert (done.exit_code, done.stderr) == (0, "")
    data = tomllib.loads(done.stdout)
    assert data["rule"] == {"id": "outdoor/penalty-5a", "hit_by": "Blue"}
    assert data["at"] == [80, 50]
    assert len(data["players"]) == 8
    checked = run("check", file(here, done.stdout))
    assert checked.exit_code == 0


def test_a_scenario_keeps_sizes_and_options(here):
    done = run(
        "scenario", "arena/hit-out", "--at=45.72,9.144", "--units", "m", "--after", "penalty-2"
    )
    data = tomllib.loads(done.stdout)
    assert data["at"] == [50, 10]
    assert data["rule"]["after"] == "penalty-2"
    sized = run("scenario", "outdoor/penalty-2", "--length", "280", "--unboarded")
    assert tomllib.loads(sized.stdout)["surface"] == {"length": 280, "boarded": False}
    seven = run("scenario", "outdoor/penalty-7", "--disabled", "2", "--team", "0,1,3,5")
    assert tomllib.loads(seven.stdout)["rule"]["team"] == [0, 1, 3, 5]
    assert run("check", file(here, seven.stdout)).exit_code == 0


def test_a_scenario_to_a_file_replaces_nothing(here):
    args = ("scenario", "outdoor/penalty-2", "-o", "play.toml")
    assert run(*args).stdout == "play.toml\n"
    first = (here / "play.toml").read_text(encoding="utf-8")
    again = run(*args)
    assert (again.exit_code, again.stdout) == (2, "")
    assert "--force" in again.stderr
    assert run(*args, "--force").exit_code == 0
    assert (here / "play.toml").read_text(encoding="utf-8") == first
    assert sorted(path.name for path in here.iterdir()) == ["play.toml"]


def test_a_scenario_of_a_diagram_is_refused():
    done = run("scenario", "outdoor/field")
    assert (done.exit_code, done.stdout) == (2, "")


def test_examples():
    listed = run("example").stdout.splitlines()
    assert [line.split()[0] for line in listed] == list(examples())
    assert run("example", "penalty-5a").stdout == example("penalty-5a")
    for name, hint in (("penalty-5", "; did you mean"), ("zebra", ": `polofield example` lists")):
        unknown = run("example", name)
        assert (unknown.exit_code, unknown.stdout) == (2, "")
        assert f"unknown example '{name}'{hint}" in unknown.stderr


def test_the_schema_is_json():
    schema = json.loads(run("schema").stdout)
    assert schema["title"] == "polofield scenario"


def test_draw_takes_a_scenario(here):
    name = file(here, example("penalty-5a"))
    done = run("draw", name)
    assert (done.exit_code, done.stdout, done.stderr) == (0, "play.svg\n", "")
    svg = (here / "play.svg").read_text(encoding="utf-8")
    assert svg == pf.draw(pf.Scenario.load(name)).svg()
    assert run("draw", name, "-o", "x.png").exit_code == 0
    steps = run("draw", name, "--steps", "-o", "s.svg").stdout.splitlines()
    assert steps == [f"s-{n}.svg" for n in range(1, 6)]
    assert run("draw", name, "--what-if").stdout == "play-what-if.svg\n"


def test_draw_warns_of_colours_on_stderr(here):
    text = RULE + "[[teams]]\nname = 'Greens'\ncolour = '#ffd95a'\n"
    done = run("draw", file(here, text), "-o", "-")
    assert done.exit_code == 0
    assert done.stdout.startswith("<svg")
    first = done.stderr.splitlines()[0]
    assert first.startswith(
        "polofield: warning: play.toml: Greens's and Yellow's colours are hard to distinguish"
    )


def test_draw_refuses_what_the_file_says_itself(here):
    name = file(here, RULE)
    flags = ("--at", "1,1"), ("--length", "280"), ("--unboarded",), ("--off", "own")
    for option in (*flags, ("--units", "m"), ("--units", "yd")):
        done = run("draw", name, *option)
        assert (done.exit_code, done.stdout) == (2, "")
        assert f"{option[0]} goes with a rule" in done.stderr
    broken = run("draw", file(here, RULE + "x = 1"))
    assert broken.exit_code == 2
    assert "play.toml:4" in broken.stderr
    assert sorted(path.name for path in here.iterdir()) == ["play.toml"]


@pytest.mark.parametrize("at", ["-60,40", "-.5,-1e1", "130 out, 30 right"])
def test_negative_places(here, at):
    done = run("scenario", "outdoor/penalty-5a", "--at", at)
    assert done.exit_code == 0
    assert run("check", file(here, done.stdout)).exit_code == 0
