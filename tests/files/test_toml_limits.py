from __future__ import annotations

import tracemalloc

import pytest

from polofield.errors import FileError
from polofield.files.toml_file import parse_toml, read_text
from polofield.files.toml_limits import MAX_BYTES, beyond_limits

FINE = [
    "",
    "a.b.c.d.e.f.g.h.i.j.k.l.m.n.o.p = 1",
    "a = " + "[" * 32 + "]" * 32,
    "a = '" + ".b" * 40 + "'",
    'a = "' + ".b" * 40 + '" # ' + ".c" * 40,
    'a = """\n' + "[" * 80 + "\n" + ".b" * 40 + '\n"""""\nb = 1',
    "a = '''" + "[.b" * 80 + "'''",
    "a = " + "1" * 1000,
    "a = 1979-05-27T07:32:00.999999Z",
    "#" + "é" * 100_000,
]


@pytest.mark.parametrize("text", FINE)
def test_what_a_parser_can_take_passes(text: str) -> None:
    assert beyond_limits(text) is None


BEYOND = [
    (".".join("a" * 17) + " = 1", 1, "a key with 17 parts; the maximum is 16"),
    ("x = 1\n\n[" + " . ".join(["'a'"] * 17) + "]", 3, "a key with 17 parts"),
    ("x = {" + '"a"."b".' * 9 + "c = 1}", 1, "a key with 19 parts"),
    ("x = '''\n\n'''\ny = " + "[" * 33, 4, "nested more than 32 levels deep"),
    ("x = " + "{a = " * 33, 1, "nested more than 32 levels deep"),
    ("x = 1\nb = " + "9" * 1001, 2, "a number with more than 1000 digits"),
    ("x = 0x" + "f" * 1001, 1, "a number with more than 1000 digits"),
    ("#" + "é" * 128_000, 1, "larger than 256 kB"),
    ("#" + "x" * MAX_BYTES, 1, "larger than 256 kB"),
]


@pytest.mark.parametrize(("text", "line", "what"), BEYOND)
def test_what_is_too_much_is_told_with_its_line(text: str, line: int, what: str) -> None:
    with pytest.raises(FileError) as caught:
        parse_toml(text, "x.toml")
    (problem,) = caught.value.problems
    assert problem.startswith(f"x.toml:{line}: {what}")


def test_a_key_of_thousands_of_parts_costs_no_memory() -> None:
    text = ".".join("a" * 32_000) + " = 1"
    tracemalloc.start()
    try:
        with pytest.raises(FileError, match="a key with 32000 parts"):
            parse_toml(text, "x.toml")
        assert tracemalloc.get_traced_memory()[1] < 1_000_000
    finally:
        tracemalloc.stop()


def test_a_text_that_is_not_closed_is_left_to_the_parser() -> None:
    with pytest.raises(
        FileError, match=r"^x\.toml:2: b = .*: the closing \" is missing on this line$"
    ):
        parse_toml('a = 1\nb = "' + ".a" * 40, "x.toml")


def test_no_more_than_the_limit_is_read(tmp_path) -> None:
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * 2_000_000)
    with pytest.raises(FileError, match=r":1: larger than 256 kB$"):
        read_text(large, MAX_BYTES)
    assert len(read_text(large, 2_000_000)) == 2_000_000
