"""Decks: the content of slides, from a TOML file; every mistake is reported with its line.

title = "Free hits"

[[slide]]
rule = "outdoor/penalty-5a"      # a rule or a diagram; a rule has a slide for each step
at = [80, 78]                    # or "70 out, 78 left", if the rule needs a place
options = { }                    # the options of the rule
surface = { length = 275 }       # sizes that are not the standard ones

[[slide]]
scenario = "free-hit.toml"       # a scenario file, relative to this file
ask = true                       # first a question, then the answer, instead of steps

[[slide]]
cards = "cards.toml"             # a log of cards, shown as a timeline

[[slide]]
blank = "outdoor"                # or "arena": an empty surface with movable players beside it
surface = { width = 150 }        # also with other sizes
"""

from __future__ import annotations

import os
import pathlib
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeVar, get_args

from polofield.conduct.game import GameConduct, game
from polofield.conduct.log_file import read_log
from polofield.errors import (
    MAX_REPORTED,
    FileError,
    PlaceError,
    PolofieldError,
    RuleError,
    and_more,
    did_you_mean,
    not_a,
)
from polofield.files.file_kinds import DECK, require_kind
from polofield.files.toml_file import TomlFile, read_toml, refusal, take
from polofield.files.toml_lines import Path
from polofield.rules.book import RuleBook
from polofield.rules.catalogue import entry, find, full_id
from polofield.rules.options import judged_options
from polofield.rules.question import asked_surface, place_mistake, question
from polofield.rulings.entries import Entry
from polofield.rulings.ruling import Ruling
from polofield.scenario.scenario import Scenario, read_scenario
from polofield.scenario.tables import option_types
from polofield.surface.sizes import SIZES, size_mistakes, surface_of
from polofield.surface.surfaces import Surface
from polofield.values import (
    Fields,
    check_fields,
    file_name,
    is_visible,
    of,
    on_one_line,
    or_none,
    text_fault,
    tuple_of,
)

Kind = Literal["outdoor", "arena"]
Read = TypeVar("Read")

TOP = {"title": str, "slide": list[Any]}
SLIDE = {
    "rule": str,
    "at": str | list[float],
    "options": dict[str, Any],
    "surface": dict[str, Any],
    "scenario": str,
    "cards": str,
    "blank": Kind,
    "steps": bool,
    "ask": bool,
}
SHOWS = ("rule", "scenario", "cards", "blank")
OF_A_RULE = ("at", "options")
OF_THE_GROUND = ("rule", "blank")
LONGEST_TITLE = 255
"""Most characters in the title of a presentation."""


_OF_AN_ENTRY: Fields = (
    (
        ("what",),
        of(Ruling, Scenario, GameConduct, str),
        "a ruling, a scenario, a game's conduct or an id",
    ),
    (("surface",), or_none(of(*get_args(Surface))), "a Field or an Arena"),
    (("blank", "steps", "ask"), of(bool), "true or false"),
)
"""Of what kind the fields of an entry are, and how that is said."""


@dataclass(frozen=True)
class DeckEntry:
    """One entry of a deck.

    Attributes:
        what: a ruling, a scenario, a game's cards, or the id of a diagram or a blank surface.
        surface: the surface of a diagram or a blank surface; None if there is none.
        blank: whether it is a blank surface, to set up a situation on.
        steps: whether there is a slide for each step.
        ask: whether a question comes first.
    """

    what: Ruling | Scenario | GameConduct | str
    surface: Surface | None = None
    blank: bool = False
    steps: bool = True
    ask: bool = False

    def __post_init__(self) -> None:
        check_fields(self, _OF_AN_ENTRY, PolofieldError)
        if isinstance(self.what, str):
            shown = asked_surface(entry(self.what), self.surface)
            object.__setattr__(self, "surface", shown)
        if self.blank and not (isinstance(self.what, str) and self.surface):
            raise PolofieldError("a blank is a surface by its id, such as 'outdoor/field'")

    @property
    def name(self) -> str:
        """Its name in messages."""
        if isinstance(self.what, Ruling):
            return self.what.rule
        if isinstance(self.what, Scenario):
            return self.what.title
        return self.what if isinstance(self.what, str) else "cards"


@dataclass(frozen=True)
class Deck:
    """A title, and entries in order."""

    title: str
    entries: tuple[DeckEntry, ...]

    def __post_init__(self) -> None:
        if isinstance(self.entries, list):
            object.__setattr__(self, "entries", tuple(self.entries))
        if (wrong := text_fault(self.title, LONGEST_TITLE)) is not None:
            raise PolofieldError(f"title {wrong}")
        if not tuple_of(DeckEntry)(self.entries):
            raise PolofieldError(not_a("entries", self.entries, "a tuple of DeckEntry"))


def require_deck(deck: object) -> None:
    """See that a deck is one.

    Raises:
        PolofieldError: it is none.
    """
    if not isinstance(deck, Deck):
        raise PolofieldError(not_a("deck", deck, "a Deck"))


def read_deck(path: str | os.PathLike[str]) -> Deck:
    """A deck from a TOML file.

    Raises:
        FileError: not readable, not TOML, or with mistakes in it or in a file that it names.
    """
    toml = read_toml(path)
    require_kind(toml, DECK)
    problems: list[str] = []
    others: list[str] = []
    top = take(toml, (), TOP, problems)
    title = on_one_line(str(top.get("title", "")))
    if "title" not in toml.data:
        problems.append(toml.problem("title is missing"))
    elif "title" in top and not is_visible(title):
        problems.append(toml.problem("title is empty", "title"))
    elif (wrong := text_fault(title, LONGEST_TITLE)) is not None:
        problems.append(toml.problem(f"title {wrong}", "title"))
    if not toml.data.get("slide"):
        problems.append(toml.problem("expected at least one [[slide]], got none", "slide"))
    folder = pathlib.Path(path).parent
    entries = [
        _Entry(toml, folder, ("slide", index), problems, others).read()
        for index in range(len(top.get("slide", ())))
    ]
    if problems or others:
        listed = [*refusal(toml.name, problems).problems, *others]
        if (more := len(listed) - MAX_REPORTED) > 0:
            listed[MAX_REPORTED:] = [and_more(toml.name, more)]
        raise FileError(listed)
    return Deck(title, tuple(shown for shown in entries if shown))


@dataclass
class _Entry:
    """One table of a deck file while it is read."""

    toml: TomlFile
    folder: pathlib.Path
    path: Path
    problems: list[str]
    others: list[str]

    def add(self, text: str, *path: str | int) -> None:
        self.problems.append(self.toml.problem(text, *self.path, *path))

    def read(self) -> DeckEntry | None:
        before = len(self.problems) + len(self.others)
        keys = take(self.toml, self.path, SLIDE, self.problems)
        table: Any = self.toml.data
        for step in self.path:
            table = table[step]
        given = list(table) if isinstance(table, dict) else []
        shows = [key for key in SHOWS if key in given]
        if isinstance(table, dict) and len(shows) != 1:
            found = " and ".join(shows) or "none"
            self.add(f"expected one of {', '.join(SHOWS)}, got {found}", *shows[1:2])
        shown = self.shown(keys, given, shows[0]) if len(shows) == 1 and shows[0] in keys else None
        return shown if len(self.problems) + len(self.others) == before else None

    def shown(self, keys: dict[str, Any], given: list[str], kind: str) -> DeckEntry | None:
        if kind != "rule":
            for key in (key for key in OF_A_RULE if key in given):
                self.add(f"{key} goes with rule, not with {kind}", key)
        if "surface" in given and kind not in OF_THE_GROUND:
            self.add(f"surface goes with rule or blank, not with {kind}", "surface")
        if kind in ("blank", "cards"):
            for key in (key for key in ("steps", "ask") if key in given):
                self.add(f"{key} goes with rule or scenario, not with {kind}", key)
            return self.blank(keys) if kind == "blank" else self.cards(keys["cards"])
        ask = keys.get("ask", False)
        steps = keys.get("steps", not ask)
        if kind == "scenario":
            scenario = self.scenario(keys["scenario"])
            return DeckEntry(scenario, steps=steps, ask=ask) if scenario else None
        try:
            book, found = find(keys["rule"])
        except RuleError as error:
            self.add(str(error), "rule")
            return None
        if found.surface is None:
            if "surface" in given:
                self.add(f"{found.id} has no surface: leave out surface", "surface")
            return self.diagram(full_id(book, found), None, given)
        surface = self.surface(keys, found.surface)
        if found.kind == "diagram":
            return self.diagram(full_id(book, found), surface, given)
        answer = self.ruling(book, found, surface, keys, given)
        return DeckEntry(answer, steps=steps, ask=ask) if answer else None

    def blank(self, keys: dict[str, Any]) -> DeckEntry | None:
        kind: Kind = keys["blank"]
        surface = self.surface(keys, kind)
        return DeckEntry(f"{kind}/field", surface, blank=True, steps=False) if surface else None

    def cards(self, name: str) -> DeckEntry | None:
        log = self.file(name, "cards", read_log)
        return DeckEntry(game(log), steps=False) if log else None

    def diagram(self, id: str, surface: Surface | None, given: list[str]) -> DeckEntry:
        for key in (key for key in ("at", "options", "steps", "ask") if key in given):
            self.add(f"{id} is a diagram, not a rule: leave out {key}", key)
        return DeckEntry(id, surface, steps=False)

    def scenario(self, name: str) -> Scenario | None:
        return self.file(name, "scenario", read_scenario)

    def file(self, name: str, key: str, read: Callable[[pathlib.Path], Read]) -> Read | None:
        """The content of another file, relative to this one."""
        path = self.folder / name
        try:
            return read(path)
        except FileError as error:
            if os.path.isfile(path):  # Path.is_file fails if a name is too long
                self.others.extend(error.problems)
            else:
                self.add(str(error), key)
            return None

    def surface(self, keys: dict[str, Any], kind: Kind) -> Surface | None:
        if "surface" not in keys:
            return surface_of(kind, {})
        types = {size: bool if size == "boarded" else float for size in SIZES[kind]}
        before = len(self.problems)
        values = take(self.toml, (*self.path, "surface"), types, self.problems)
        for size, error in size_mistakes(kind, values):
            self.add(str(error), "surface", *filter(None, [size]))
        return surface_of(kind, values) if len(self.problems) == before else None

    def options(self, found: Entry, keys: dict[str, Any]) -> dict[str, Any]:
        known = {option.name: option for option in found.options}
        types = option_types(found.options)
        given, taken = keys.get("options", {}), {}
        if given:
            taken = take(self.toml, (*self.path, "options"), types, self.problems)
        checked, wrong = judged_options(
            found, {option.parameter: given.get(name) for name, option in known.items()}
        )
        for error in wrong:
            if error.option in taken or error.option not in given:
                self.add(str(error), "options" if given else "rule", error.option)
        return checked

    def ruling(
        self,
        book: RuleBook,
        found: Entry,
        surface: Surface | None,
        keys: dict[str, Any],
        given: list[str],
    ) -> Ruling | None:
        before = len(self.problems)
        options = self.options(found, keys)
        if (wrong := place_mistake(found, "at" in given)) is not None:
            self.add(wrong, "at" if "at" in given else "rule")
        if len(self.problems) > before or surface is None or ("at" in given and "at" not in keys):
            return None
        try:
            at = keys.get("at")
            return question(found.id, surface, at=at, options=options, book=book).ruling()
        except PlaceError as error:
            self.add(f"at: {error}", "at" if "at" in given else "rule")
        except RuleError as error:
            self.add(str(error), *(("options", error.option) if error.option else ("rule",)))
        return None


FOLDER = pathlib.Path(__file__).parent.parent / "decks"


@lru_cache(maxsize=1)
def decks() -> tuple[str, ...]:
    """The names of the decks, in order."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.toml")))


def deck_path(deck: str) -> pathlib.Path:
    """The path of a deck, given by a path or by its name.

    Raises:
        FileError: neither a file nor a deck of that name.
    """
    name = file_name(deck)
    path = pathlib.Path(deck)
    if path.suffix or os.path.isfile(path):  # Path.is_file fails if a name is too long
        return path
    if deck in decks():
        return FOLDER / f"{deck}.toml"
    raise FileError([f"{name}: no such file or deck{did_you_mean(deck, decks())}"])
