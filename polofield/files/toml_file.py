"""Reading TOML files: every mistake is reported at once, with its line number."""

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

from polofield.errors import (
    MAX_REPORTED,
    FileError,
    and_more,
    cut,
    did_you_mean,
    in_short,
    unreadable_file,
)
from polofield.files.toml_limits import MAX_BYTES, beyond_limits, too_large
from polofield.files.toml_lines import Path, toml_lines
from polofield.files.toml_mistakes import mistake
from polofield.values import file_name

_LARGEST = int(sys.float_info.max)
_KINDS = {
    "str": "text in quotes",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "date": "a date",
    "time": "a time of day",
    "datetime": "a date and a time",
}
"""The types of values in words, by their names in messages of `msgspec`."""
_ENTRY = re.compile(r" - at `\$((?:\[[^\]]*\]|\.\w+)+)`$")


@dataclass(frozen=True, slots=True)
class TomlFile:
    """A TOML file: its name for messages, its data, and the line number of each path in it."""

    name: str
    data: dict[str, Any]
    lines: Mapping[Path, int]

    def line(self, *path: str | int) -> int:
        """The line number of a path, or of the nearest table or list that contains it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 1)

    def problem(self, text: str, *path: str | int) -> str:
        """The message for a mistake at a path: `name:line: text`."""
        return f"{self.name}:{self.line(*path)}: {text}"


def read_text(path: str | os.PathLike[str], most: int) -> str:
    """The text of a UTF-8 file, without its byte order mark.

    Raises:
        FileError: no such file, not readable, larger than `most` bytes, or not UTF-8.
    """
    name = file_name(path)
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
        raise unreadable_file(name, error) from None


def read_toml(path: str | os.PathLike[str]) -> TomlFile:
    """Read a TOML file.

    Raises:
        FileError: not readable, not UTF-8, not TOML, or beyond the limits of `toml_limits`.
    """
    return parse_toml(read_text(path, MAX_BYTES), file_name(path))


def parse_toml(text: str, name: str) -> TomlFile:
    """Parse a TOML text; `name` stands for it in messages.

    Raises:
        FileError: not TOML, or beyond the limits of `toml_limits`.
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
        raise FileError([f"{name}:1: expected a TOML file"]) from None


def refusal(name: str, problems: Iterable[str]) -> FileError:
    """The error for the mistakes in a file, in the order of their lines."""

    def line(problem: str) -> int:
        return int(problem[len(name) + 1 :].split(":", 1)[0])

    listed = sorted(problems, key=line)
    if (more := len(listed) - MAX_REPORTED) > 0:
        listed[MAX_REPORTED:] = [and_more(name, more)]
    return FileError(listed)


def take(
    toml: TomlFile,
    path: Path,
    types: Mapping[str, Any],
    problems: list[str],
) -> dict[str, Any]:
    """The valid keys of one table, each converted to its type.

    `types` has every key that the table may have, with a type that `msgspec` knows. Mistakes are
    added to `problems`: unknown keys, wrong types, words that are not in a `Literal`, numbers that
    are not finite.
    """
    table: Any = toml.data
    for step in path:
        table = table[step]
    if not isinstance(table, dict):
        text = f"{named(path)}: expected a table, got {_shown(table)}"
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
            more = f"; write [[{key}]] above each entry" if several else ""
            problems.append(toml.problem(f"{key}: {wrong}{more}", *path, key))
        else:
            taken[key] = msgspec.convert(value, types[key])
    return taken


def named(path: Path) -> str:
    """The name of what is at a path; entries of a list are counted from 1."""
    *around, last = path
    return f"entry {last + 1} of {around[-1]}" if isinstance(last, int) else cut(last)


def wrong_kind(value: Any, wanted: Any) -> str | None:
    """What was expected instead of a value of the wrong kind; None if its kind is right."""
    if not _finite(value):
        return f"expected a finite number, got {_shown(value)}"
    if get_origin(wanted) is Literal and isinstance(value, str):
        words = get_args(wanted)
        return (
            None if value in words else f"unknown value {_shown(value)}{did_you_mean(value, words)}"
        )
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        return _mismatch(str(error), value)
    return None


def _mismatch(what: str, value: Any) -> str:
    """The message of `msgspec` about a value in words, with the entry of a list that is wrong."""
    entries = ""
    if within := _ENTRY.search(what):
        for index in map(int, re.findall(r"\[(\d+)\]", within[1])):
            entries += f"entry {index + 1}: "
            value = value[index] if isinstance(value, list) else value
        what = what[: within.start()]
    what = what.partition(", got ")[0]
    what = re.sub(
        r"`([a-z |]+)`",
        lambda found: _or([_KINDS.get(kind, kind) for kind in found[1].split(" | ")]),
        what,
    )
    return f"{entries}{what[0].lower()}{what[1:]}, got {_shown(value)}"


def _or(kinds: list[str]) -> str:
    *most, last = kinds
    return f"{', '.join(most)} or {last}" if most else last


def _finite(value: Any) -> bool:
    """Whether every number in a value fits into a float; tables are checked key by key."""
    if isinstance(value, list):
        return all(_finite(member) for member in value)
    if isinstance(value, float):
        return math.isfinite(value)
    return not isinstance(value, int) or abs(value) <= _LARGEST


def _shown(value: Any) -> str:
    return in_short(value) if isinstance(value, str) else cut(as_toml(value))


def as_toml(value: Any) -> str:
    """A value in TOML."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(as_toml, value))}]"
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key} = {as_toml(one)}' for key, one in value.items())} }}"
    return value.isoformat() if isinstance(value, date | time) else repr(value)
