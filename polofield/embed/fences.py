"""Where on its page a fence stands, which Python-Markdown does not tell those who format it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown import Markdown

_OPENING = re.compile(r"(?P<ticks>`{3,}|~{3,})(?P<header>[^`]*)")


@dataclass(frozen=True, slots=True)
class Place:
    """Where a fence stands: its page, the folder of that, and the line on which it opens.

    Of other builders than MkDocs none is known; the line is 0 where it is not certain. `source`
    is the folder of all pages: of other builders the one in which they run.
    """

    page: str = ""
    folder: Path = Path()
    source: Path = Path()
    line: int = 0

    def at(self, line: int) -> str:
        """The page and that line of the body, as far as they are known; 0 is the header."""
        if not self.page:
            return ""
        return f"{self.page}:{self.line + line}: " if self.line else f"{self.page}: "


def place_of(source: str, language: str, options: Mapping[str, str], md: Markdown) -> Place:
    """Where the fence stands that is formatted now: each of a page comes once, in order."""
    file = getattr(md.treeprocessors["relpath"], "file", None) if _by_mkdocs(md) else None
    if file is None or not file.abs_src_path:
        return Place()
    path = Path(file.abs_src_path)
    source_folder = path.parents[len(Path(file.src_uri).parts) - 1]
    if "polofield_fences" not in md.__dict__:
        lines = path.read_text("utf-8", "replace").splitlines()
        md.__dict__["polofield_fences"] = list(_fences(lines, language))
    to_come: list[_Fence] = md.__dict__["polofield_fences"]
    body = tuple(map(str.strip, source.splitlines()))
    for index, fence in enumerate(to_come):
        if fence.body == body and all(text in fence.header for text in options.values()):
            del to_come[: index + 1]
            return Place(file.src_uri, path.parent, source_folder, fence.line)
    return Place(file.src_uri, path.parent, source_folder)


def _by_mkdocs(md: Markdown) -> bool:
    return "relpath" in md.treeprocessors


@dataclass(frozen=True, slots=True)
class _Fence:
    line: int
    header: str
    body: tuple[str, ...]


def _fences(page: Sequence[str], language: str) -> Iterator[_Fence]:
    """The fences of a language on a page, those that are shown within another fence left out."""
    lines = [line.lstrip(" \t>").rstrip() for line in page]
    opened, ticks, header = 0, "", ""
    for number, line in enumerate(lines, start=1):
        if ticks:
            if line == ticks:
                if header.lstrip("{. \t").startswith(language):
                    yield _Fence(opened, header, tuple(lines[opened : number - 1]))
                ticks = ""
        elif found := _OPENING.fullmatch(line):
            opened, ticks, header = number, found["ticks"], found["header"]
