from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from polofield.errors import FileError
from polofield.files.toml_file import parse_toml, read_text, read_toml, take


def test_not_toml_is_told_with_its_line() -> None:
    with pytest.raises(FileError) as error:
        parse_toml("a = 1\ny = 010\n", "x.toml")
    assert str(error.value).startswith("x.toml:2: y = 010: ")
    for text, line in (("y = .5", 1), ("a = 1\nb = [1,\n", 2), ("a = 1\na = 2", 2)):
        with pytest.raises(FileError, match=rf"^x\.toml:{line}: [yab] = "):
            parse_toml(text, "x.toml")


def test_what_nests_too_deep_is_refused() -> None:
    with pytest.raises(FileError, match=r"^x\.toml:1: nested more than 32 levels deep$"):
        parse_toml("a = " + "[" * 100_000, "x.toml")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="no such file or directory"):
        read_toml(tmp_path / "none.toml")
    with pytest.raises(FileError, match="is a directory"):
        read_toml(tmp_path)
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b"a = 1\nb = '\xe9'\n")
    with pytest.raises(FileError, match=r"latin\.toml:2: not UTF-8 text"):
        read_toml(latin)
    marked = tmp_path / "marked.toml"
    marked.write_bytes(b"\xef\xbb\xbfa = 1\n")
    assert read_toml(marked).data == {"a": 1}
    assert read_text(marked, 9) == "a = 1\n"


def test_every_mistake_of_a_table_is_told_at_once() -> None:
    text = "\n".join(
        ["lenght = 300", "width = '160'", "team = 'grean'", "x = nan", "at = [1, inf]", "on = true"]
    )
    types = {
        "length": float,
        "width": float,
        "team": Literal["blue", "green"],
        "x": float,
        "at": list[float],
        "on": bool,
    }
    problems: list[str] = []
    taken = take(parse_toml(text, "x.toml"), (), types, problems)
    assert taken == {"on": True}
    assert problems == [
        "x.toml:1: unknown key 'lenght'; did you mean 'length'?",
        "x.toml:2: width: expected a number, got '160'",
        "x.toml:3: team: unknown value 'grean'; did you mean 'green'?",
        "x.toml:4: x: expected a finite number, got nan",
        "x.toml:5: at: expected a finite number, got [1, inf]",
    ]


def test_something_else_in_place_of_a_table() -> None:
    problems: list[str] = []
    assert take(parse_toml("a = [1]", "x.toml"), ("a", 0), {}, problems) == {}
    assert problems == ["x.toml:1: entry 1 of a: expected a table, got 1"]
