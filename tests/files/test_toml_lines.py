from __future__ import annotations

import tomllib
from typing import Any

from polofield.files.toml_lines import toml_lines

TEXT = '''# a comment = [
periods = 6 # six
a.b."c d" = [1,
  2, "x]#", # y
  {k = 1, m = "}"},
]
s = """
two "q" \\""" ""
lines"""
l = \'\'\'a\'b
\'\'\'
[[cards]]
player = "Blue \\" 2"

[[cards]]
 card = 'yel]low'
[cards.sub]
z = 1979-05-27T07:32:00Z
[[cards.deep]]
q = -1.5e3
[[cards.deep]]
q = inf
[x . "y=z"]
p = { a = [ [1],[2] ], b.c = true }
empty = []
none = {}
last = ""'''


def paths(value: Any, path: tuple[str | int, ...] = ()) -> set[tuple[str | int, ...]]:
    found = {path} if path else set()
    if isinstance(value, dict | list):
        for key, member in value.items() if isinstance(value, dict) else enumerate(value):
            found |= paths(member, (*path, key))
    return found


def test_every_path_that_tomllib_finds_has_a_line() -> None:
    found = toml_lines(TEXT)
    # A table that only a header below it implies has none of its own.
    assert paths(tomllib.loads(TEXT)) - set(found) == {("x",)}
    assert set(found) <= paths(tomllib.loads(TEXT))


def test_lines_are_those_where_keys_stand() -> None:
    found = toml_lines(TEXT)
    rows = TEXT.split("\n")
    for path, line in found.items():
        key = path[-1]
        if isinstance(key, str):
            assert key in rows[line - 1]
    assert found["cards", 0, "player"] == 13
    assert found["cards", 1] == 15
    assert found["cards", 1, "deep", 1, "q"] == 22
    assert found["a", "b", "c d", 3, "m"] == 5


def test_carriage_returns_change_nothing() -> None:
    assert toml_lines(TEXT.replace("\n", "\r\n")) == toml_lines(TEXT)
