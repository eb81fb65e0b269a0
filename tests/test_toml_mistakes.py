"""Mistakes in files, told with key and line in the words of who writes them, by every reader."""

import re

import pytest

import polofield as pf
from polofield.conduct.log_file import read_log
from polofield.embed.options import Request, diagrams
from polofield.errors import FileError
from polofield.layout.theme_file import theme_from_toml
from polofield.scenario_file.read import parse_scenario, read_scenario
from polofield.slides.deck import read_deck
from polofield.toml_file import parse_toml, take

STRAIGHT = "put text in straight quotes"
ROUND = "use straight quotes"
COMMA = "write a comma between two values, or ] after the last"
TWICE = "used twice, or for two different things"

MISTAKES = [
    ("id = outdoor/penalty-5a", 2, f'{STRAIGHT}, id = "outdoor/penalty-5a"'),
    ("hit_by = Blue", 2, f'{STRAIGHT}, hit_by = "Blue"'),
    ("left = 1:00", 2, f'{STRAIGHT}, left = "1:00"'),
    ("left = 1:00 # when", 2, f'{STRAIGHT}, left = "1:00"'),
    ("title = Blue's match", 2, f'{STRAIGHT}, title = "Blue\'s match"'),
    ("at = 30yd", 2, f'{STRAIGHT}, at = "30yd"'),
    ("id = “outdoor/penalty-5a”", 2, f'{ROUND}, id = "outdoor/penalty-5a"'),
    ("id = „x“", 2, f'{ROUND}, id = "x"'),
    ("id = ‘x’", 2, f'{ROUND}, id = "x"'),
    ("id = `x`", 2, f'{ROUND}, id = "x"'),
    ('id = "x”', 2, f'{ROUND}, "x"'),
    ("at = 80, 0", 2, "put several values in brackets, at = [80, 0]; decimals need a point"),
    ("at = (80, 0)", 2, "put several values in brackets, at = [80, 0]; decimals need a point"),
    ("at = 80,5", 2, "put several values in brackets, at = [80,5]; decimals need a point"),
    ("at = [80, 0", 2, "the closing ] is missing"),
    ("at = [80, 0\n\n[other]\nx = 1", 2, "the closing ] is missing"),
    ("at = [\n 80,\n 0\nunits = 'm'", 2, "the closing ] is missing"),
    ("at = [80 0]", 2, COMMA),
    ("notes = ['a',\n 'b'\n 'c']", 4, COMMA),
    ("at = [80; 0]", 2, "put values in [], with a comma between two"),
    ("at = [80, O]", 2, f'{STRAIGHT}, "O"'),
    ("notes = ['a',\n b,\n 'c']", 3, f'{STRAIGHT}, "b"'),
    ("notes = ['a', “b”]", 2, f'{ROUND}, "b"'),
    ("notes = ['a', 'b]", 2, "the closing ' is missing on this line"),
    ("at = [80, 0]]", 2, "unexpected text after the value"),
    ("at = { out = 3, left = 4", 2, "the closing } is missing"),
    ("at = { out: 3 }", 2, "write = between a key and its value"),
    ("hitter = True", 2, "write hitter = true"),
    ("hitter = no", 2, "write hitter = false"),
    ('team = "Blue', 2, 'the closing " is missing on this line'),
    ('team = """Blue', 2, 'the closing """ is missing'),
    ('team = """Blue\ny = 1\nz = 2', 2, 'the closing """ is missing'),
    ('team = "The "A" team"', 2, r"write a quote inside a text as \""),
    ("team = 'don't'", 2, "put text that has a ' in it in double quotes"),
    ('team = "C:\\new\\q"', 2, r"write a backslash twice, \\, or"),
    (
        'team = "\\uD800"',
        2,
        "an escape with a backslash stands for a character",
    ),
    ('team = "a\x01b"', 2, "the character U+0001 is not allowed: leave it out"),
    ('team = "Blue",', 2, 'unexpected text after the value; write "Blue"'),
    ("number = 3,", 2, "unexpected text after the value; write number = 3"),
    ("number = 01", 2, "no zero in front"),
    ("x = .5", 2, "a number needs a digit before and after its point"),
    ("date = 2026-13-45", 2, "no such date"),
    ("x =", 2, "a value is missing after ="),
    ("x = 1\nx = 2", 3, f"x is {TWICE}"),
    ("[rule]", 2, f"{TWICE}; for a list write [[rule]] each time"),
    ("[players", 2, "put a heading in brackets, [rule], and a repeated one in two, [[players]]"),
    ("[[players]", 2, "put a heading in brackets, [rule], and a repeated one in two"),
    ("[players] x = 1", 2, "a heading must be alone on its line"),
    ('id: "x"', 2, 'write = between a key and its value, id = "x"'),
    ("id: x", 2, 'write = between a key and its value, id = "x"'),
    ("id", 2, 'expected a key and a value, id = "outdoor/penalty-2", or a heading, [rule]'),
    ("“id” = 5", 2, "a key may have only plain letters, digits, - and _, and no quotes"),
    ("// said", 2, "a comment begins with #"),
    ("a = 1\rb = 2", 2, "a line must end with a newline, not with a carriage return alone"),
]
PYTHONS = re.compile(
    r"datetime|None\b|True|False|\$\[|Error|expected newline|invalid value|declare|namespace"
    r"|unescaped|illegal character|unclosed|unterminated|statement|`",
)


@pytest.mark.parametrize(("text", "line", "says"), MISTAKES, ids=repr)
def test_what_is_not_toml(text, line, says):
    for ending in ("\n", "\r\n", ""):
        if ending == "" and text == "x =":
            continue
        body = f"[rule]\n{text}\n".replace("\n", ending) if ending else f"[rule]\n{text}"
        with pytest.raises(FileError) as refused:
            parse_toml(body, "s.toml")
        (told,) = refused.value.problems
        assert told.startswith(f"s.toml:{line}: "), told
        assert says in told
        assert told.isprintable()
        assert not PYTHONS.search(told.replace(text, ""))
        key = re.match(r"(\w+) =", text)
        assert not key or f"{key[1]} = " in told


WRONG = "id = outdoor/penalty-5a\n"
TOLD = f'id = outdoor/penalty-5a: {STRAIGHT}, id = "outdoor/penalty-5a"'


@pytest.mark.parametrize("read", [read_scenario, read_deck, read_log, theme_from_toml])
def test_every_reader_tells_it_so(tmp_path, read):
    path = tmp_path / "a.toml"
    path.write_text("# one\n" + WRONG)
    with pytest.raises(FileError, match=re.escape(f"{path}:2: {TOLD}") + "$"):
        read(path)


def test_a_page_tells_it_so():
    with pytest.raises(FileError, match=re.escape(f"page:2: {TOLD}") + "$"):
        diagrams(Request(scenario=f"[rule]\n{WRONG}", source="page"))


VALUES = [
    "5", "-1.5", '"x"', "true", "[]", "[1]", "[1, 2, 3]", '["a", 1]', "{ a = 1 }", "2026-01-02",
    "12:30:00", "2026-01-02T00:00:00Z", "[[1, 2], [3]]", "[true]", "nan", "[{ a = true }]",
    "[2026-01-02]",
]  # fmt: skip
SCENARIO = (
    '[rule]\nid = "{id}"\n{rule}\n[[players]]\nteam = "Blue"\nnumber = 1\nat = [1, 2]\n{player}\n'
)
CARD = 'periods = 6\n[[cards]]\nplayer = "Blue 2"\nperiod = 1\n{}\n'
SLIDE = '[[slide]]\nrule = "outdoor/penalty-7"\n{}\n'


def in_scenario(text):
    parse_scenario(text, "s.toml")


def everywhere(value):
    """A value for every key of every file, and who reads it."""
    for key in ("title", "notes", "units", "at", "surface", "teams", "players", "officials"):
        yield (
            in_scenario,
            f"{key} = {value}\n" + SCENARIO.format(id="outdoor/penalty-5a", rule="", player=""),
        )
    for key in ("hit_by", "disabled", "team"):
        yield (
            in_scenario,
            SCENARIO.format(id="outdoor/penalty-7", rule=f"{key} = {value}", player=""),
        )
    for key in ("status", "facing", "hitter", "designated", "at2"):
        yield (
            in_scenario,
            SCENARIO.format(id="outdoor/penalty-2", rule="", player=f"{key} = {value}"),
        )
    for key in ("left", "card", "elapsed", "event", "after_game"):
        yield read_log, CARD.format(f"{key} = {value}")
    for key in ("periods", "period_length", "cards"):
        yield read_log, f"{key} = {value}\n"
    for key in ("at", "options", "surface", "scenario", "steps", "ask", "blank"):
        yield read_deck, SLIDE.format(f"{key} = {value}")
    for option in ("disabled", "team"):
        yield read_deck, SLIDE.format(f"options = {{ {option} = {value} }}")
    for key in ("base", "paints", "dark"):
        yield theme_from_toml, f"{key} = {value}\n"
    for key in ("fill", "opacity"):
        yield theme_from_toml, f"[paints.ball]\n{key} = {value}\n"


@pytest.mark.parametrize("value", VALUES)
def test_a_value_of_another_kind_is_told_without_a_word_of_pythons(tmp_path, value):
    refused = 0
    for read, text in everywhere(value):
        path = tmp_path / "f.toml"
        path.write_text(text)
        try:
            read(text if read is in_scenario else path)
        except pf.PolofieldError as error:
            refused += 1
            for told in str(error).splitlines():
                assert not PYTHONS.search(told.replace("`polofield list`", "")), told
                assert re.search(r"\.toml:\d+: ", told), told
    assert refused > 15


def test_the_kinds_of_values_and_entries_in_words():
    said = {
        "a = 2026-01-02": "a: expected a number, got 2026-01-02",
        "a = 12:30:00": "a: expected a number, got 12:30:00",
        "a = { b = true }": "a: expected a number, got { b = true }",
        "b = [1, 'x']": "b: entry 2: expected a number, got 'x'",
        "c = 5": "c: expected text in quotes or a list, got 5",
        "d = { e = 1 }": "d: expected a list, got { e = 1 }; write [[d]] above each entry",
    }
    types = {"a": float, "b": list[float], "c": str | list[str], "d": list[dict]}
    for text, told in said.items():
        problems = []
        take(parse_toml(text, "x.toml"), (), types, problems)
        assert problems == [f"x.toml:1: {told}"]
