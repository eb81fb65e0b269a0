"""What is found in a scenario file: its tables, its places, and every mistake with its line."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec import Struct

from polofield.errors import PlaceError
from polofield.places import in_words, person_place, place, point
from polofield.rules.making import turned
from polofield.rulings import Place
from polofield.scenario_file.tables import EXAMPLE_OF, key_types, required_keys
from polofield.surfaces import Surface
from polofield.toml_file import TomlFile, named, take, wrong_kind
from polofield.toml_lines import Path
from polofield.units import Units

PLACE: Final[Any] = list[float] | dict[str, float] | str
"""Of what kind a place is in a file."""
LONGEST_TEXT: Final = 500
NO_XML: Final = "\ufffe\uffff"
"""Characters that no SVG may hold, besides control characters."""
UNSHOWABLE: Final = "has a control character, which nothing can show"


def is_showable(line: str) -> bool:
    """Whether a text on one line has nothing in it but what can be shown."""
    return not any(unicodedata.category(sign) == "Cc" or sign in NO_XML for sign in line)


@dataclass
class Findings:
    """A file and the mistakes found in it so far."""

    toml: TomlFile
    problems: list[str] = field(default_factory=list)

    def add(self, text: str, *path: str | int) -> None:
        """Note a mistake at a path."""
        self.problems.append(self.toml.problem(text, *path))

    def take(
        self, path: Path, table: type[Struct], extra: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """The keys of a table that are right; `extra` are keys that it has besides its own."""
        before = len(self.problems)
        taken = take(self.toml, path, {**key_types(table), **(extra or {})}, self.problems)
        given = self.given(*path)
        if len(self.problems) == before or given:
            for key in required_keys(table):
                if key not in given:
                    self.add(f"no {key} is given, such as {EXAMPLE_OF[key]}", *path)
        return taken

    def given(self, *path: str | int) -> dict[str, Any]:
        """A table as it stands in the file; an empty one where there is none."""
        found: Any = self.toml.data
        for step in path:
            try:
                found = found[step]
            except (KeyError, IndexError, TypeError):
                return {}
        return found if isinstance(found, dict) else {}

    def text(self, value: str, *path: str | int) -> str:
        """A text of the user's on one line, as it is shown."""
        line = " ".join(value.split())
        if not is_showable(line):
            self.add(f"{named(path)} {UNSHOWABLE}", *path)
            return ""
        if len(line) > LONGEST_TEXT:
            self.add(f"{named(path)} has {len(line)} characters: {LONGEST_TEXT} at most", *path)
            return ""
        return line


@dataclass(frozen=True)
class Ground:
    """How the places of a file are read: into the frame of the side that is asked about.

    Attributes:
        surface: the field or the arena.
        known: whether it is the file's; where its sizes are in doubt, no place is off it.
        units: in which numbers are read.
        half_turned: whether that side attacks to the left in the file's own frame.
    """

    surface: Surface
    known: bool = True
    units: Units = "yd"
    half_turned: bool = False

    def spot(self, at: Any) -> Place:
        """A place on the playing area; `PlaceError` where it is none."""
        return self._seen(at, (place if self.known else point)(self.surface, at, self.units))

    def person(self, at: Any) -> Place:
        """A place where a person can be; `PlaceError` where it is none."""
        read = person_place if self.known else point
        return self._seen(at, read(self.surface, at, self.units))

    def _seen(self, at: Any, read: Place) -> Place:
        return turned(read) if self.half_turned and not in_words(at) else read


def place_or_none(found: Findings, read: Any, at: Any, *path: str | int) -> Place | None:
    """A place as `read` reads it; None, and a mistake noted, where it is none."""
    if (wrong := wrong_kind(at, PLACE)) is not None:
        found.add(f"at = {wrong}", *path)
        return None
    try:
        answer: Place = read(at)
    except PlaceError as error:
        found.add(f"at: {error}", *path)
        return None
    return answer
