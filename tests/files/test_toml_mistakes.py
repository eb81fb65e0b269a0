"""Mistakes in files, told with key and line in the words of who writes them, by every reader."""

import re

import pytest

import polofield as pf
from polofield.conduct.log_file import read_log
from polofield.embed.options import Request, diagrams
from polofield.errors import FileError
from polofield.files.toml_file import parse_toml, take
from polofield.layout.theme_file import theme_from_toml
from polofield.scenario.scenario import parse_scenario, read_scenario
from polofield.slides.deck import read_deck

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


@pytest.mark.parametrize("read", [read_scenario, read_deck, read_log, theme_from_toml])
def test_every_reader_tells_it_so(tmp_path, read):
    path = tmp_path / "a.toml"
    for text, line, says in MISTAKES:
        path.write_text(f"[rule]\n{text}", newline="")
        with pytest.raises(FileError) as refused:
            read(path)
        (told,) = refused.value.problems
        assert told.startswith(f"{path}:{line}: ")
        assert says in told
        key = re.match(r"(\w+) =", text)
        assert not key or f"{key[1]} = " in told


def test_a_page_tells_it_so():
    for text, line, says in MISTAKES:
        with pytest.raises(FileError) as refused:
            diagrams(Request(scenario=f"[rule]\n{text}", source="page"))
        (told,) = refused.value.problems
        assert told.startswith(f"page:{line}: ")
        assert says in told


VALUES = [
    "5", "-1.5", '"x"', "true", "[]", "[1]", "[1, 2, 3]", '["a", 1]', "{ a = 1 }", "2026-01-02",
    "12:30:00", "2026-01-02T00:00:00Z", "[[1, 2], [3]]", "[true]", "nan", "[{ a = true }]",
    "[2026-01-02]",
]  # fmt: skip
FREE_HIT = '[rule]\nid = "outdoor/penalty-4"\n'
SPOT = '[rule]\nid = "outdoor/penalty-5a"\n'
REMOVAL = '[rule]\nid = "outdoor/penalty-7"\n'
PLAYER = '[[players]]\nteam = "Blue"\nnumber = 1\nat = [1, 2]\n'
CARD = 'periods = 6\n[[cards]]\nplayer = "Blue 2"\n'
IN_GAME = CARD + "period = 1\n"
SLIDE = 'title = "Evening"\n[[slide]]\nrule = "outdoor/penalty-7"\n'


def in_scenario(path):
    return parse_scenario(path.read_text("utf-8"), "s.toml")


def everywhere(value):
    """A value for every key of every file in which all else is right, and who reads it."""
    for key in ("title", "notes", "units", "surface", "teams", "players", "officials"):
        yield in_scenario, key, f"{key} = {value}\n{FREE_HIT}"
    yield in_scenario, "at", f"at = {value}\n{SPOT}"
    yield in_scenario, "rule", f"rule = {value}\n"
    yield in_scenario, "id", f"[rule]\nid = {value}\n"
    yield in_scenario, "hit_by", f"{FREE_HIT}hit_by = {value}\n"
    yield in_scenario, "disabled", f"{REMOVAL}team = [0, 1, 2, 3]\ndisabled = {value}\n"
    yield in_scenario, "team", f"{REMOVAL}disabled = 2\nteam = {value}\n"
    for key in ("kind", "length", "boarded"):
        yield in_scenario, key, f"{FREE_HIT}[surface]\n{key} = {value}\n"
    for key in ("attacks", "colour"):
        yield in_scenario, key, f'{FREE_HIT}[[teams]]\nname = "Blue"\n{key} = {value}\n'
    for key in ("status", "facing", "hitter", "designated", "at2"):
        yield in_scenario, key, f"{FREE_HIT}{PLAYER}{key} = {value}\n"
    for key in ("team", "number", "at"):
        player = re.sub(rf"\b{key} = .*\n", f"{key} = {value}\n", PLAYER)
        yield in_scenario, key, FREE_HIT + player
    for key in ("left", "elapsed"):
        yield read_log, key, f'{IN_GAME}card = "yellow"\n{key} = {value}\n'
    for key in ("card", "event"):
        yield read_log, key, f'{IN_GAME}left = "1:00"\n{key} = {value}\n'
    yield read_log, "period", f'{CARD}card = "yellow"\nleft = "1:00"\nperiod = {value}\n'
    yield read_log, "after_game", f'{CARD}card = "red"\nafter_game = {value}\n'
    for key in ("periods", "period_length", "cards", "teams", "carried"):
        yield read_log, key, f"{key} = {value}\n"
    for key in ("at", "options", "surface", "scenario", "steps", "ask", "blank"):
        yield read_deck, key, f"{SLIDE}{key} = {value}\n"
    yield read_deck, "disabled", f"{SLIDE}options = {{ team = [0, 1, 2, 3], disabled = {value} }}\n"
    yield read_deck, "team", f"{SLIDE}options = {{ disabled = 2, team = {value} }}\n"
    yield read_deck, "title", SLIDE.replace('"Evening"', value)
    yield read_deck, "slide", f'title = "Evening"\nslide = {value}\n'
    for key in ("base", "paints", "dark"):
        yield theme_from_toml, key, f"{key} = {value}\n"
    for key in ("fill", "stroke", "opacity"):
        yield theme_from_toml, key, f"[paints.ball]\n{key} = {value}\n"


@pytest.mark.parametrize("value", VALUES)
def test_a_value_of_another_kind_is_told_without_a_word_of_pythons(tmp_path, value):
    """With the line of its key, and the key, or that of a table's own key that is wrong."""
    refused = 0
    for read, key, text in everywhere(value):
        path = tmp_path / "f.toml"
        path.write_text(text)
        try:
            read(path)
        except pf.PolofieldError as error:
            refused += 1
            said = str(error).splitlines()
            for told in said:
                assert not PYTHONS.search(told.replace("`polofield list`", "")), told
                assert re.search(r"\.toml:\d+: ", told), told
            lines = text.splitlines()
            (line,) = (n for n, one in enumerate(lines, 1) if f"{key} = {value}" in one)
            other = "rule" if key == "id" else "a" if "a =" in value else key
            where = rf"\.toml:{line}: .*\b({key}|{other})\b"
            assert any(re.search(where, told) for told in said), (text, said)
    assert refused > 30


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
