"""A deck from a TOML file: what it shows, and every mistake at its line."""

from pathlib import Path

import pytest

from polofield.conduct.game import GameConduct
from polofield.errors import FileError
from polofield.rulings.ruling import Ruling
from polofield.scenario.scenario import Scenario
from polofield.slides.deck import FOLDER, deck_path, decks, read_deck

SCENARIO = """
[rule]
id = "outdoor/penalty-5a"
[[players]]
team = "Yellow"
number = 2
at = [100, 40]
"""


@pytest.fixture
def deck_file(tmp_path):
    def written(text):
        path = tmp_path / "deck.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return written


@pytest.fixture
def read(deck_file):
    return lambda text: read_deck(deck_file(text))


@pytest.fixture
def problems(deck_file):
    def of(text):
        path = deck_file(text)
        with pytest.raises(FileError) as error:
            read_deck(path)
        return [
            problem.removeprefix(f"{path}:").removeprefix(f"{path.parent}/")
            for problem in error.value.problems
        ]

    return of


def test_a_rule_with_place_options_and_surface(read):
    deck = read(
        'title = "  Free   hits "\n'
        "[[slide]]\n"
        'rule = "outdoor/ball-over-side"\n'
        "at = [20, 70]\n"
        'options = { off = "own" }\n'
        "surface = { width = 140, boarded = false }\n"
    )
    assert deck.title == "Free hits"
    (shown,) = deck.entries
    assert isinstance(shown.what, Ruling)
    assert shown.what.because == "outdoor/ball-over-side"
    assert shown.what.rule == "outdoor/side-out"
    assert shown.what.surface.width == 140
    assert shown.steps
    assert not shown.ask


def test_a_question_is_told_at_once_unless_steps_are_wanted_too(read):
    deck = read(
        'title = "Ask"\n'
        '[[slide]]\nrule = "outdoor/penalty-4"\nask = true\n'
        '[[slide]]\nrule = "outdoor/penalty-4"\nask = true\nsteps = true\n'
        '[[slide]]\nrule = "outdoor/penalty-4"\nsteps = false\n'
    )
    assert [(shown.ask, shown.steps) for shown in deck.entries] == [
        (True, False),
        (True, True),
        (False, False),
    ]


def test_blank_surfaces_diagrams_and_files_beside_the_deck(read, tmp_path):
    (tmp_path / "their").mkdir()
    (tmp_path / "their" / "hit.toml").write_text("at = [80, 78]\n" + SCENARIO)
    (tmp_path / "log.toml").write_text(
        '[[cards]]\nplayer = "Blue 2"\nperiod = 1\nleft = "1:00"\ncard = "yellow"\n'
    )
    deck = read(
        'title = "All"\n'
        '[[slide]]\nblank = "arena"\n'
        '[[slide]]\nrule = "outdoor/penalties"\nsurface = { length = 275 }\n'
        '[[slide]]\nscenario = "their/hit.toml"\n'
        '[[slide]]\ncards = "log.toml"\n'
        '[[slide]]\nrule = "conduct/ladder"\n'
    )
    blank, diagram, scenario, cards, ladder = deck.entries
    assert (blank.blank, blank.surface.kind) == (True, "arena")
    assert (diagram.what, diagram.surface.length) == ("outdoor/penalties", 275)
    assert isinstance(scenario.what, Scenario)
    assert isinstance(cards.what, GameConduct)
    assert (ladder.what, ladder.surface) == ("conduct/ladder", None)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ('[[slide]]\nrule = "outdoor/penalty-4"\n', 1, "title is missing"),
        ('title = " "\n[[slide]]\nblank = "arena"\n', 1, "title is empty"),
        ('title = "A"\n', 1, "expected at least one [[slide]], got none"),
        ('title = "A"\nslides = 3\n[[slide]]\nblank = "arena"', 2, "unknown key 'slides'"),
        (
            'title = "A"\n[[slide]]\nsteps = true\n',
            2,
            "expected one of rule, scenario, cards, blank, got none",
        ),
        ('title = "A"\n[[slide]]\nblank = "field"\n', 3, "known: arena, outdoor"),
        (
            'title = "A"\n[[slide]]\nblank = "arena"\nrule = "outdoor/penalty-4"\n',
            3,
            "blank, got rule and blank",
        ),
        ('title = "A"\n[[slide]]\nrule = "outdoor/penalty-11"\n', 3, "did you mean"),
        (
            'title = "A"\n[[slide]]\nrule = "outdoor/penalty-5a"\n',
            3,
            "penalty-5a needs a place",
        ),
        (
            'title = "A"\n[[slide]]\nrule = "outdoor/penalty-5a"\nat = [200, 0]\n',
            4,
            "at: ",
        ),
        (
            'title = "A"\n[[slide]]\nrule = "outdoor/penalty-5a"\nat = [nan, 0]\n',
            4,
            "a finite number",
        ),
        (
            'title = "A"\n[[slide]]\nrule = "outdoor/penalty-4"\nat = [20, 0]\n',
            4,
            "does not need a place: leave out at",
        ),
        (
            'title = "A"\n[[slide]]\nrule = "outdoor/penalty-4"\noptions = { how = "late" }\n',
            4,
            "unknown key 'how'",
        ),
        (
            'title = "A"\n[[slide]]\nrule = "outdoor/knock-in-failed"\n',
            3,
            "needs the option how: what went wrong",
        ),
        (
            'title = "A"\n[[slide]]\nrule = "outdoor/knock-in-failed"\noptions.how = "slow"\n',
            4,
            "how is 'slow'",
        ),
        (
            'title = "A"\n[[slide]]\nrule = "outdoor/penalty-4"\nsurface = { width = -3 }\n',
            4,
            "width",
        ),
        (
            'title = "A"\n[[slide]]\nrule = "arena/penalty-4"\nsurface = { boarded = true }\n',
            4,
            "unknown key 'boarded'",
        ),
        (
            'title = "A"\n[[slide]]\nrule = "conduct/ladder"\nsurface = { width = 140 }\n',
            4,
            "has no surface: leave out surface",
        ),
        (
            'title = "A"\n[[slide]]\nrule = "outdoor/penalties"\nask = true\n',
            4,
            "is a diagram, not a rule: leave out ask",
        ),
        (
            'title = "A"\n[[slide]]\nblank = "arena"\nat = [1, 2]\n',
            4,
            "at goes with rule, not with blank",
        ),
        (
            'title = "A"\n[[slide]]\nblank = "arena"\nask = true\n',
            4,
            "ask goes with rule or scenario, not",
        ),
        ('title = "A"\n[[slide]]\nscenario = "none.toml"\n', 3, "no such file"),
        ('title = "A"\n[[slide]]\ncards = "none.toml"\n', 3, "no such file"),
        ('title = "A"\nslide = [3]\n', 2, "entry 1 of slide: expected a table, got 3"),
        ('title = "A"\nslide = 3\n', 2, "slide: expected a list, got 3"),
        ('title = 3\n[[slide]]\nblank = "arena"\n', 1, "title: expected text in quotes, got 3"),
        (
            f'title = "{"A" * 256}"\n[[slide]]\nblank = "arena"\n',
            1,
            "title has 256 characters; the maximum is 255",
        ),
        ('title = "A\\u0007"\n[[slide]]\nblank = "arena"\n', 1, "title has a control character"),
        (
            'title = "A"\n[[slide]]\nblank = "arena"\nsurface = { boarded = true }\n',
            4,
            "unknown key 'boarded'",
        ),
    ],
)
def test_each_mistake_is_told_at_its_line(problems, text, line, words):
    (problem,) = problems(text)
    number, _, said = problem.partition(": ")
    assert int(number) == line
    assert words in said


def test_a_blank_surface_has_the_sizes_that_are_asked_for(read):
    deck = read(
        'title = "A"\n[[slide]]\nblank = "arena"\nsurface = { corner_cut = 6 }\n'
        '[[slide]]\nblank = "outdoor"\nsurface = { width = 150, boarded = false }\n'
    )
    arena, field = (entry.surface for entry in deck.entries)
    assert (arena.corner_cut, field.width, field.boarded) == (6, 150, False)


def test_a_scenario_has_its_own_sizes(problems, tmp_path):
    (tmp_path / "own.toml").write_text("at = [80, 50]\n" + SCENARIO)
    text = 'title = "A"\n[[slide]]\nscenario = "own.toml"\nsurface = { width = 150 }\n'
    (problem,) = problems(text)
    assert problem.startswith("4: surface goes with rule or blank, not with scenario")


def test_every_mistake_is_told_at_once_in_order(problems, tmp_path):
    (tmp_path / "wrong.toml").write_text('at = [80, 78]\nwho = "me"\n' + SCENARIO)
    found = problems(
        'title = "A"\n'
        '[[slide]]\nrule = "outdoor/penalty-5a"\nat = [200, 0]\nsurface = { width = 2 }\n'
        '[[slide]]\nscenario = "wrong.toml"\n'
        '[[slide]]\nblank = "pitch"\n'
    )
    assert [problem.split(":")[0] for problem in found] == ["5", "9", "wrong.toml"]
    assert found[2].startswith("wrong.toml:2: unknown key 'who'")


def test_a_deck_is_a_file_or_one_of_ours(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert deck_path("arena") == FOLDER / "arena.toml"
    Path("arena").write_text("")
    assert deck_path("arena") == Path("arena")
    with pytest.raises(FileError, match="did you mean 'restarts'"):
        deck_path("restart")


@pytest.mark.parametrize("name", decks())
def test_our_own_decks_are_right_and_say_what_they_are(name):
    path = FOLDER / f"{name}.toml"
    assert path.read_text(encoding="utf-8").startswith("# ")
    assert read_deck(path).entries


def test_the_ten_penalties_are_all_there():
    shown = read_deck(FOLDER / "outdoor-penalties.toml").entries
    rules = {entry.what.rule for entry in shown if isinstance(entry.what, Ruling)}
    for number in ("1", "2", "3", "4", "5a", "5b", "6", "7", "8", "9", "10"):
        assert f"outdoor/penalty-{number}" in rules
