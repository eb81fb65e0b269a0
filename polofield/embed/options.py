"""Requests from pages: the options of a directive or a fence as text, checked and drawn.

The options of the rules come from the catalogue; this module only reads their text.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, cast, get_args

from polofield.conduct.rule import PARTS
from polofield.drawing.diagram import Diagram
from polofield.drawing.draw import draw, draw_sweep
from polofield.drawing.look import width_in_words
from polofield.drawing.scene import step_count
from polofield.errors import PolofieldError, SurfaceError, did_you_mean, in_short
from polofield.files.toml_file import read_text
from polofield.files.toml_limits import MAX_BYTES
from polofield.layout.page import BARE
from polofield.layout.theme import Theme
from polofield.layout.theme_file import theme_from_toml
from polofield.rules.catalogue import ENTRIES, entry
from polofield.rules.question import Question, asked_surface, question
from polofield.rulings.entries import Entry
from polofield.rulings.phrase import LabelUnits, Voice
from polofield.rulings.ruling import Ruling
from polofield.scenario.scenario import Scenario, parse_scenario
from polofield.scene.parts import Item, conduct_parts, ruling_parts
from polofield.surface.units import Units
from polofield.words import figures

PLACE: Final = ("at", "surface", "units")
"""Options for the situation."""

LOOK: Final = (
    "view",
    "up",
    "profile",
    "theme",
    "figure-width",
    "label-units",
    "clause",
    "sentence",
)
"""Rendering options: fields of `Look`."""

FLAGS: Final = ("bare", "steps", "what-if", "sweep")
"""Options without a value; the last three are for other figures and exclude each other."""

RULES: Final = tuple(
    dict.fromkeys(option.name for found in ENTRIES.values() for option in found.options)
)
"""The options of all rules."""

PAGE: Final = ("alt", "caption", "width", "align", "class", "name", "figclass")
"""Options for the place of a figure on its page, read by the directive or the fence."""

KNOWN: Final = frozenset((*PLACE, *LOOK, *FLAGS, *RULES, *PAGE))
"""Every known option."""

FILE: Final = ".toml"
"""The suffix of a theme file."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request for a figure or a table, as text.

    Attributes:
        rule: the id of a rule or diagram; None for a scenario.
        scenario: the TOML text of a scenario.
        source: the name that stands for that text in messages.
        options: the options by name, as text; empty for a flag.
        page: further options that the directive or fence takes and has read.
    """

    rule: str | None = None
    scenario: str = ""
    source: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    page: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The base name of its files, which depends on the request alone."""
        options = {k: Path(v).name if v.endswith(FILE) else v for k, v in self.options.items()}
        slug = "scenario" if self.rule is None else entry(self.rule).slug
        return f"{slug}-{_digest(self.rule, self.scenario.strip(), sorted(options.items()))[:8]}"

    @property
    def key(self) -> str:
        """A digest of everything that the picture depends on, including polofield's own code."""
        theme = self.options.get("theme", "")
        painted = (read_text(theme, MAX_BYTES), *_fonts(theme)) if theme.endswith(FILE) else ""
        asked = (self.rule, self.scenario.strip(), sorted(self.options.items()))
        return _digest(code_digest(), painted, *asked)[:16]


def _fonts(theme: str) -> Iterator[str]:
    """Digests of the fonts beside a theme file, which may name some of them."""
    for path in sorted(Path(theme).parent.glob("*.ttf")):
        yield hashlib.sha256(path.read_bytes()).hexdigest()


def _digest(*what: object) -> str:
    return hashlib.sha256(repr(what).encode()).hexdigest()


@lru_cache(maxsize=1)
def code_digest() -> str:
    """A digest of polofield's own code, as other code may draw a different picture."""
    home = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for path in sorted(home.rglob("*.py")):
        digest.update(path.relative_to(home).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def diagrams(request: Request) -> tuple[Diagram, ...]:
    """The requested diagrams: one, or one for each step.

    Raises:
        PolofieldError: an unknown option or value, options that exclude each other, or mistakes in
            the scenario.
    """
    options = request.options
    kinds = [name for name in ("steps", "what-if", "sweep") if name in options]
    if len(kinds) > 1:
        raise PolofieldError(f"{' and '.join(kinds)} cannot be combined")
    if request.rule is None:
        _refuse(request, "a scenario", (*LOOK, "bare", "steps", "what-if"))
        return _of_ruling(parse_scenario(request.scenario, request.source), options)
    found = entry(request.rule)
    if "sweep" in options:
        _refuse(request, f"a sweep of {found.id}", ("surface", "units", *LOOK, "bare", "sweep"))
        surface = asked_surface(found, _sizes(options), _units(options), _spelled)
        return (draw_sweep(request.rule, surface, **_look(options)),)
    if found.kind == "diagram":
        sized = ("surface", "units") if found.surface else ("units",)
        _refuse(request, found.id, (*sized, *LOOK, "bare", *_own(found)))
        asked = _question(request.rule, found, options)
        look = _look(options)
        return (draw(asked.id, surface=asked.surface, options=asked.options, **look),)
    _refuse(request, found.id, (*PLACE, *LOOK, *FLAGS, *_own(found)))
    return _of_ruling(_question(request.rule, found, options).ruling(), options)


def answer(request: Request) -> tuple[Ruling, Voice]:
    """The requested ruling and the voice for its text.

    Raises:
        PolofieldError: see `diagrams`; or a diagram, which has no ruling.
    """
    units = _look(request.options).get("label_units", "yd")
    if request.rule is None:
        _refuse(request, "a table of a scenario", ("label-units",))
        scenario = parse_scenario(request.scenario, request.source)
        units = units if "label-units" in request.options else scenario.units
        return scenario.ruling, replace(scenario.voice, units=units)
    found = entry(request.rule)
    _refuse(request, f"a table of {found.id}", (*PLACE, "label-units", *_own(found)))
    answered = _question(request.rule, found, request.options).ruling()
    return answered, Voice(figures.BLUE, figures.YELLOW, units)


def parts(request: Request) -> dict[str, tuple[Item, ...]]:
    """The text of the requested ruling or conduct figure, by part.

    Raises:
        PolofieldError: see `answer`.
    """
    if request.rule is not None and (found := entry(request.rule)).id in PARTS:
        _refuse(request, f"a table of {found.id}", ())
        return conduct_parts(found.id)
    return ruling_parts(*answer(request))


def _of_ruling(asked: Ruling | Scenario, options: Mapping[str, str]) -> tuple[Diagram, ...]:
    look = _look(options)
    if "what-if" in options:
        return (draw(asked, what_if=True, **look),)
    if "steps" in options:
        stepped = asked.ruling if isinstance(asked, Scenario) else asked
        return tuple(draw(asked, step=n, **look) for n in range(1, step_count(stepped) + 1))
    return (draw(asked, **look),)


def _own(found: Entry) -> tuple[str, ...]:
    return tuple(option.name for option in found.options)


def _refuse(request: Request, what: str, taken: tuple[str, ...]) -> None:
    """Reject options that do not go with the request."""
    for name, text in request.options.items():
        if name not in taken:
            if name in KNOWN:
                raise PolofieldError(f"{what} does not take the option {in_short(name)}")
            near = did_you_mean(name, (*taken, *request.page))
            raise PolofieldError(f"unknown option {in_short(name)}{near}")
        if name in FLAGS and text:
            raise PolofieldError(f"{name} does not take a value, got {in_short(text)}")


def _own_options(found: Entry, options: Mapping[str, str]) -> dict[str, Any]:
    own: dict[str, Any] = {}
    for option in found.options:
        text = options.get(option.name)
        if text is not None:
            own[option.parameter] = (text or True) if option.kind == "flag" else text
    return own


def _question(rule: str, found: Entry, options: Mapping[str, str]) -> Question:
    return question(
        rule,
        _sizes(options),
        at=options.get("at"),
        units=_units(options),
        options=_own_options(found, options),
        spelled=_spelled,
    )


def _units(options: Mapping[str, str]) -> Units:
    units = options.get("units", "yd")
    if units not in get_args(Units):
        raise PolofieldError(
            f"units: expected {' or '.join(get_args(Units))}, got {in_short(units)}"
        )
    return cast(Units, units)


def _spelled(name: str) -> str:
    """A size or an option as pages spell it."""
    return "unboarded" if name == "boarded" else name.replace("_", "-")


def _sizes(options: Mapping[str, str]) -> dict[str, float | bool]:
    """The sizes in an option such as `length=250, width=140, unboarded`, by name."""
    sizes: dict[str, float | bool] = {}
    for part in filter(None, map(str.strip, options.get("surface", "").split(","))):
        word, equals, text = (piece.strip() for piece in part.partition("="))
        if word == "unboarded" and not equals:
            sizes["boarded"] = False
        else:
            sizes[word.replace("-", "_")] = _size(word, text)
    return sizes


def _size(name: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise SurfaceError(f"surface: expected a number for {name}, got {in_short(text)}") from None


def _look(options: Mapping[str, str]) -> dict[str, Any]:
    look: dict[str, Any] = {
        name.replace("-", "_"): options[name] for name in LOOK if name in options
    }
    if "theme" in look:
        look["theme"] = _theme(look["theme"])
    if "figure-width" in options:
        look["figure_width"] = width_in_words(options["figure-width"])
    if "units" in options:
        look.setdefault("label_units", _units(options))
    units, known = look.get("label_units", "yd"), get_args(LabelUnits)
    if units not in known:
        raise PolofieldError(f"unknown label-units {in_short(units)}{did_you_mean(units, known)}")
    if "bare" in options:
        look["frame"] = BARE
    return look


def _theme(name: str) -> str | Theme:
    return theme_from_toml(name)[0] if name.endswith(FILE) else name


def allowed_path(
    name: str, path: Path, folders: Iterable[str | os.PathLike[str]], setting: str
) -> Path:
    """The path of a file, if it is in one of the folders after links are resolved.

    Args:
        name: the name of the file in the page.
        path: its path.
        folders: the source folder of the pages, and the others that the site allows.
        setting: the setting that allows folders, for the message.

    Raises:
        PolofieldError: the file is in none of the folders.
    """
    found = Path(os.path.realpath(path))
    if any(found.is_relative_to(os.path.realpath(folder)) for folder in folders):
        return path
    raise PolofieldError(
        f"{in_short(name)} is outside the folder of the pages: add its folder to {setting}"
    )
