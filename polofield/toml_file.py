"""TOML files, read so that every mistake is found at once and told with its line."""

from __future__ import annotations

import math
import os
import pathlib
import re
import sys
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, time
from typing import Any, Literal, get_args, get_origin

import msgspec

from polofield.errors import MOST_TOLD, FileError, cut, did_you_mean, in_short, not_read, untold
from polofield.toml_limits import MOST_BYTES, beyond_limits, too_large
from polofield.toml_lines import Path, toml_lines
from polofield.toml_mistakes import mistake

_LARGEST = int(sys.float_info.max)
_KINDS = {
    "str": "a text in quotes",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "date": "a date",
    "time": "a time of day",
    "datetime": "a date and a time",
}
"""What `msgspec` calls the kinds of values, in words."""
_ENTRY = re.compile(r" - at `\$((?:\[[^\]]*\]|\.\w+)+)`$")


@dataclass(frozen=True, slots=True)
class TomlFile:
    """A TOML file: the name to tell mistakes by, its data, and the line of each path in it."""

    name: str
    data: dict[str, Any]
    lines: Mapping[Path, int]

    def line(self, *path: str | int) -> int:
        """The line of a path, or of the nearest thing around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def problem(self, text: str, *path: str | int) -> str:
        """A mistake at a path, as `name:line: text`."""
        return f"{self.name}:{self.line(*path)}: {text}"


def read_text(path: str | os.PathLike[str], most: int) -> str:
    """The text of a file that should be UTF-8; a byte order mark is dropped.

    Raises:
        FileError: no such file, not readable, more than `most` bytes, or not UTF-8.
    """
    name = os.fspath(path)
    try:
        with pathlib.Path(path).open("rb") as file:
            read = file.read(most + 1)
        if len(read) > most:
            raise FileError([f"{name}:1: {too_large(most)}"])
        return read.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise FileError([f"{name}:{line}: not UTF-8 text"]) from None
    except FileError:
        raise
    except (OSError, ValueError) as error:
        raise not_read(name, error) from None


def read_toml(path: str | os.PathLike[str]) -> TomlFile:
    """Read a TOML file.

    Raises:
        FileError: not readable, not UTF-8, not TOML, or more than `toml_limits` allows.
    """
    return parse_toml(read_text(path, MOST_BYTES), os.fspath(path))


def parse_toml(text: str, name: str) -> TomlFile:
    """A TOML text under the name by which its mistakes are told.

    Raises:
        FileError: not TOML, or more than `toml_limits` allows.
    """
    if (beyond := beyond_limits(text)) is not None:
        line, what = beyond
        raise FileError([f"{name}:{line}: {what}"])
    try:
        data = tomllib.loads(text)
        return TomlFile(name, data, toml_lines(text))
    except tomllib.TOMLDecodeError as error:
        line, what = mistake(text, error)
        raise FileError([f"{name}:{line}: {what}"]) from None
    except (ValueError, RecursionError):
        raise FileError([f"{name}:1: this is not a TOML file that can be read"]) from None


def refusal(name: str, problems: Iterable[str]) -> FileError:
    """The error that tells the mistakes in a file of that name, in the order of their lines."""

    def line(problem: str) -> int:
        return int(problem[len(name) + 1 :].split(":", 1)[0])

    told = sorted(problems, key=line)
    if (more := len(told) - MOST_TOLD) > 0:
        told[MOST_TOLD:] = [untold(name, more)]
    return FileError(told)


def take(
    toml: TomlFile,
    path: Path,
    types: Mapping[str, Any],
    problems: list[str],
) -> dict[str, Any]:
    """The keys of one table, each converted to its type; those that are wrong are left out.

    `types` names every key that the table may have, with a type that `msgspec` knows. What is
    wrong is added to `problems`: unknown keys, other types, words that are none of a `Literal`,
    numbers that are not finite.
    """
    table: Any = toml.data
    for step in path:
        table = table[step]
    if not isinstance(table, dict):
        text = f"{named(path)} is {_shown(table)}: a table would be right"
        problems.append(toml.problem(text, *path))
        return {}
    taken: dict[str, Any] = {}
    for key, value in table.items():
        if key not in types:
            problems.append(
                toml.problem(f"unknown key {_shown(key)}{did_you_mean(key, types)}", *path, key)
            )
        elif (wrong := wrong_kind(value, types[key])) is not None:
            several = isinstance(value, dict) and get_origin(types[key]) is list
            more = f"; each of several is headed [[{key}]]" if several else ""
            problems.append(toml.problem(f"{key} = {wrong}{more}", *path, key))
        else:
            taken[key] = msgspec.convert(value, types[key])
    return taken


def named(path: Path) -> str:
    """What stands at a path, as a reader counts: the first entry is entry 1."""
    *around, last = path
    return f"entry {last + 1} of {around[-1]}" if isinstance(last, int) else cut(last)


def wrong_kind(value: Any, wanted: Any) -> str | None:
    """The value and what would be right, where it is not of that kind; else None."""
    if not _finite(value):
        return f"{_shown(value)}: a finite number would be right"
    if get_origin(wanted) is Literal and isinstance(value, str):
        words = get_args(wanted)
        return None if value in words else f"{_shown(value)}{did_you_mean(value, words)}"
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        return f"{_shown(value)}: {_in_words(str(error))}"
    return None


def _in_words(what: str) -> str:
    """What `msgspec` says of a value of another kind, and in which entry of it."""
    entries = ""
    if within := _ENTRY.search(what):
        numbers = re.findall(r"\[(\d+)\]", within[1])
        entries = "".join(f"entry {int(number) + 1}: " for number in numbers)
        what = what[: within.start()]
    what = re.sub(
        r"`([a-z |]+)`",
        lambda found: " or ".join(_KINDS.get(kind, kind) for kind in found[1].split(" | ")),
        what,
    )
    return f"{entries}{what[0].lower()}{what[1:]}"


def _finite(value: Any) -> bool:
    """Whether every number in it is one that a float can hold; tables are taken on their own."""
    if isinstance(value, list):
        return all(_finite(member) for member in value)
    if isinstance(value, float):
        return math.isfinite(value)
    return not isinstance(value, int) or abs(value) <= _LARGEST


def _shown(value: Any) -> str:
    return in_short(value) if isinstance(value, str) else cut(as_toml(value))


def as_toml(value: Any) -> str:
    """A value as it is written in a file."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {as_toml(one)}' for key, one in value.items())} }}"
    return value.isoformat() if isinstance(value, date | time) else repr(value)
