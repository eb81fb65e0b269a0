"""Finding the page and the line of a fence, which Python-Markdown does not pass to formatters."""

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
class FenceLocation:
    """The location of a fence: its page, the folder of the page, and the line on which it opens.

    It is only known with MkDocs; the line is 0 if it is not certain. `source` is the folder of all
    pages; for other builders it is the current folder.
    """

    page: str = ""
    folder: Path = Path()
    source: Path = Path()
    line: int = 0

    def at(self, line: int) -> str:
        """A prefix for messages: the page and a line of the body, if known; 0 is the header."""
        if not self.page:
            return ""
        return f"{self.page}:{self.line + line}: " if self.line else f"{self.page}: "


def location_of(
    source: str, language: str, options: Mapping[str, str], md: Markdown
) -> FenceLocation:
    """The location of the fence that is being formatted; the fences of a page come in order."""
    file = getattr(md.treeprocessors["relpath"], "file", None) if _by_mkdocs(md) else None
    if file is None or not file.abs_src_path:
        return FenceLocation()
    path = Path(file.abs_src_path)
    source_folder = path.parents[len(Path(file.src_uri).parts) - 1]
    if "polofield_fences" not in md.__dict__:
        lines = path.read_text("utf-8", "replace").splitlines()
        md.__dict__["polofield_fences"] = list(_fences(lines, language))
    remaining: list[_Fence] = md.__dict__["polofield_fences"]
    body = tuple(map(str.strip, source.splitlines()))
    for index, fence in enumerate(remaining):
        if fence.body == body and all(text in fence.header for text in options.values()):
            del remaining[: index + 1]
            return FenceLocation(file.src_uri, path.parent, source_folder, fence.line)
    return FenceLocation(file.src_uri, path.parent, source_folder)


def _by_mkdocs(md: Markdown) -> bool:
    return "relpath" in md.treeprocessors


@dataclass(frozen=True, slots=True)
class _Fence:
    line: int
    header: str
    body: tuple[str, ...]


def _fences(page: Sequence[str], language: str) -> Iterator[_Fence]:
    """The fences of a language on a page, without those inside another fence."""
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
