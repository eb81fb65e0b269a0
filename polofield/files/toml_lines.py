"""Line numbers of the keys in a TOML text, for messages: `tomllib` does not keep them."""

from __future__ import annotations

import re
import tomllib

Path = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_KEY = re.compile(r"[ \t]*([A-Za-z0-9_-]+|\"(?:[^\"\\\n]|\\.)*\"|'[^'\n]*')[ \t]*(\.?)")
_STRING = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}'
    r"|'''(?:[^']|'(?!''))*'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'",
    re.DOTALL,
)
_BARE = re.compile(r"[^,\]}#\n]*")


def toml_lines(text: str) -> dict[Path, int]:
    """The line number, from 1, of every key, table and array member of a valid TOML text.

    A path has keys and, for members of arrays, indices from 0.
    """
    return _Finder(text).find()


class _Finder:
    def __init__(self, text: str) -> None:
        self.text = text
        self.here = 0
        self.line = 1
        self.lines: dict[Path, int] = {}
        self.tables: dict[Path, int] = {}

    def find(self) -> dict[Path, int]:
        table: Path = ()
        self.skip(_BLANK)
        while self.here < len(self.text):
            if self.text.startswith("[[", self.here):
                self.here += 2
                path = self.inside(self.keys())
                self.tables[path] = self.tables.get(path, -1) + 1
                table = (*path, self.tables[path])
                self.note(path)
                self.note(table)
                self.here += 2
            elif self.text[self.here] == "[":
                self.here += 1
                table = self.inside(self.keys())
                self.note(table)
                self.here += 1
            else:
                self.pair(table)
            self.skip(_BLANK)
        return self.lines

    def skip(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.here)
        found = match[0] if match else ""
        self.here += len(found)
        self.line += found.count("\n")
        return found

    def note(self, path: Path) -> None:
        self.lines.setdefault(path, self.line)

    def keys(self) -> Path:
        """A key, dotted or not."""
        found: list[str | int] = []
        while match := _KEY.match(self.text, self.here):
            self.here = match.end()
            key = match[1]
            if key[0] in "\"'":
                key = str(next(iter(tomllib.loads(f"{key} = 0"))))
            found.append(key)
            if not match[2]:
                break
        return tuple(found)

    def inside(self, keys: Path) -> Path:
        """The path of a header: after the key of an array of tables comes its last index."""
        path: Path = ()
        for key in keys[:-1]:
            path = (*path, key)
            if path in self.tables:
                path = (*path, self.tables[path])
        return (*path, *keys[-1:])

    def pair(self, table: Path) -> None:
        keys = self.keys()
        for length in range(1, len(keys) + 1):
            self.note((*table, *keys[:length]))
        self.here = self.text.index("=", self.here) + 1
        self.skip(_BLANK)
        self.value((*table, *keys))

    def value(self, path: Path) -> None:
        first = self.text[self.here]
        if first in "\"'":
            self.skip(_STRING)
        elif first in "[{":
            self.members(path, closing="]" if first == "[" else "}")
        else:
            self.skip(_BARE)

    def members(self, path: Path, closing: str) -> None:
        """The members of an array or of an inline table."""
        self.here += 1
        index = 0
        self.skip(_BLANK)
        while self.text[self.here] != closing:
            if closing == "]":
                self.note((*path, index))
                self.value((*path, index))
                index += 1
            else:
                self.pair(path)
            self.skip(_BLANK)
            if self.text[self.here] == ",":
                self.here += 1
                self.skip(_BLANK)
        self.here += 1
