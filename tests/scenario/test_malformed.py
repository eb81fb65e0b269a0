"""Malformed files, made at random from good ones: each gives an error with its line."""

import random
import re
import string

import pytest

import polofield as pf
from polofield.scenario.examples import example, examples
from polofield.scenario.scenario import parse_scenario, read_scenario

GOOD = [name for name in examples() if "[rule]" in example(name)]
WITH_LINE = re.compile(r"s\.toml:\d+: \S")

BAD_VALUES = [
    "nan",
    "-inf",
    "[nan, 1]",
    "[[[[1]]]]",
    "{ x = { y = { z = 1 } } }",
    "1979-05-27T07:32:00Z",
    "'\\'",
    '"\\u0007"',
    "010",
    ".5",
    "1e",
    "[1, 2",
    "0x" + "f" * 400,
    "9" * 900,
    "9" * 2000,
    "[" * 40 + "]" * 40,
    '"' + "x" * 600 + '"',
    "",
]


def misspelt(text, rng):
    keys = list(re.finditer(r"^(\w[\w-]*) =", text, re.M))
    key = rng.choice(keys)
    return text[: key.start(1)] + key[1] + rng.choice("xqz") + text[key.end(1) :]


def unknown_key(text, rng):
    name = "".join(rng.choices(string.ascii_lowercase, k=9))
    headers = [m.end() for m in re.finditer(r"^\[.*\]\n", text, re.M)]
    at = rng.choice(headers)
    return f"{text[:at]}{name} = 1\n{text[at:]}"


def bad_value(text, rng):
    # Options and texts of a key may take what another may not: number and place take none of it.
    values = list(re.finditer(r"^(?:at|number|attacks|hitter|id) = (.*)$", text, re.M))
    value = rng.choice(values)
    return text[: value.start(1)] + rng.choice(BAD_VALUES) + text[value.end(1) :]


def cut_short(text, rng):
    quotes = [m.start() for m in re.finditer(r'"\w', text)]
    return text[: rng.choice(quotes) + 1]


def a_table_twice(text, rng):
    return text + "\n[rule]\nid = 'outdoor/penalty-2'\n"


def a_number_twice(text, rng):
    block = '\n[[players]]\nteam = "Blue"\nnumber = 1\nat = [%d, 3]\n'
    return text + block % 11 + block % 12


def a_long_key(text, rng):
    return text + "\n" + ".".join(rng.choices("abc", k=rng.randint(17, 3000))) + " = 1\n"


def deep(text, rng):
    return text + "\nz = " + rng.choice("[{") * rng.randint(33, 3000)


def noise(text, rng):
    at = rng.randrange(text.index("[rule]"))
    return text[:at] + "\x00" + text[at:]


def no_rule(text, rng):
    return re.sub(r"^\[rule\]\n(?:.+\n)*", "", text, flags=re.M)


def too_large(text, rng):
    return text + "#" * 256_001


WAYS = [
    misspelt,
    unknown_key,
    bad_value,
    cut_short,
    a_table_twice,
    a_number_twice,
    a_long_key,
    deep,
    noise,
    no_rule,
    too_large,
]


def malformed(count):
    rng = random.Random(20260314)
    for index in range(count):
        way = WAYS[index % len(WAYS)]
        yield f"{way.__name__}-{index}", way(example(rng.choice(GOOD)), rng)


def test_five_hundred_malformed_files_end_in_errors_with_lines():
    for name, text in malformed(506):
        with pytest.raises(pf.FileError) as caught:
            parse_scenario(text, "s.toml")
        assert caught.value.problems, name
        for problem in caught.value.problems:
            assert WITH_LINE.match(problem), (name, problem)
            assert "\n" not in problem, name
            assert len(problem) < 2000, name


def test_bytes_that_are_no_text(tmp_path):
    rng = random.Random(5)
    for index in range(40):
        path = tmp_path / f"{index}.toml"
        path.write_bytes(example(rng.choice(GOOD)).encode()[: rng.randrange(40, 90)] + b"\xff\xfe")
        with pytest.raises(pf.FileError) as caught:
            read_scenario(path)
        for problem in caught.value.problems:
            assert re.match(r".*\.toml:\d+: ", problem)


def test_the_good_ones_are_good():
    assert len(GOOD) > 25
    for name in GOOD:
        parse_scenario(example(name), "s.toml")
