"""Reading the tables and places of a scenario file, and collecting its mistakes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from polofield.errors import PlaceError
from polofield.files.toml_file import TomlFile, named, take, wrong_kind
from polofield.files.toml_lines import Path
from polofield.rules.making import turned
from polofield.rulings.parts import Place
from polofield.scenario.tables import EXAMPLE_OF, key_types, required_keys
from polofield.surface.places import in_words, person_place, place, point
from polofield.surface.surfaces import Surface
from polofield.surface.units import Units
from polofield.values import on_one_line, text_fault

PLACE: Any = list[float] | dict[str, float] | str
"""The types of a place in a file."""


@dataclass
class Findings:
    """A file, and the mistakes found in it so far."""

    toml: TomlFile
    problems: list[str] = field(default_factory=list)

    def add(self, text: str, *path: str | int) -> None:
        """Add a mistake at a path."""
        self.problems.append(self.toml.problem(text, *path))

    def take(
        self, path: Path, table: type[Struct], extra: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """The valid keys of a table; `extra` are additional keys that it may have."""
        before = len(self.problems)
        taken = take(self.toml, path, {**key_types(table), **(extra or {})}, self.problems)
        given = self.given(*path)
        if len(self.problems) == before or given:
            for key in required_keys(table):
                if key not in given:
                    self.add(f"{key} is missing, for example {EXAMPLE_OF[key]}", *path)
        return taken

    def given(self, *path: str | int) -> dict[str, Any]:
        """A table as it is in the file; empty if there is none."""
        found: Any = self.toml.data
        for step in path:
            try:
                found = found[step]
            except (KeyError, IndexError, TypeError):
                return {}
        return found if isinstance(found, dict) else {}

    def text(self, value: str, *path: str | int) -> str:
        """A text on one line; empty, with a mistake added, if it is not valid."""
        line = on_one_line(value)
        if (wrong := text_fault(line)) is not None:
            self.add(f"{named(path)} {wrong}", *path)
            return ""
        return line


@dataclass(frozen=True)
class PlaceReader:
    """Reads the places of a file into the frame of the side that the rule is about.

    Attributes:
        surface: the field or the arena.
        known: whether its sizes are valid; if not, any place is accepted.
        units: the units of the numbers.
        half_turned: whether that side attacks to the left in the file's own frame.
    """

    surface: Surface
    known: bool = True
    units: Units = "yd"
    half_turned: bool = False

    def spot(self, at: Any) -> Place:
        """A place on the playing area; a `PlaceError` if it is not."""
        return self._turned(at, (place if self.known else point)(self.surface, at, self.units))

    def person(self, at: Any) -> Place:
        """A place where a person can be; a `PlaceError` if it is not."""
        read = person_place if self.known else point
        return self._turned(at, read(self.surface, at, self.units))

    def _turned(self, at: Any, read: Place) -> Place:
        return turned(read) if self.half_turned and not in_words(at) else read


def place_or_none(found: Findings, read: Any, at: Any, *path: str | int) -> Place | None:
    """A place read by `read`; None, with a mistake added, if it is not valid."""
    if (wrong := wrong_kind(at, PLACE)) is not None:
        found.add(f"at: {wrong}", *path)
        return None
    try:
        answer: Place = read(at)
    except PlaceError as error:
        found.add(f"at: {error}", *path)
        return None
    return answer
