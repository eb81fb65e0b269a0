"""Every word that a figure, a sentence, a ruling or a text alternative shows.

The words stand in the modules of this package as templates; the figures in them come from the
rules. `{hit}` and `{opp}` are the two sides' names, `{Hit}` and `{Opp}` the same at the start of a
sentence, `{hitting}` and `{opposing}` the same before a noun; other fields are figures, given with
`say`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, Literal, get_args

from polofield.errors import PolofieldError
from polofield.surface.units import TOLERANCE, to_metres
from polofield.values import Cached, Fields, check_fields, is_name, one_of

LabelUnits = Literal["yd", "m", "both"]


class Distance(float):
    """Yards that are shown as a distance, in the units a reader asked for."""

    __slots__ = ()


class Measured(Distance):
    """A distance that was measured, such as how far off a player is: never in feet."""

    __slots__ = ()


class YardLine(Distance):
    """A line of the surface, called after its distance from the end: `40-yard line`."""

    __slots__ = ()


class Duration(float):
    """Seconds that are shown as a time."""

    __slots__ = ()


_OF_A_VOICE: Fields = (
    (("hitting", "opposing"), is_name, "a name"),
    (("units",), one_of(*get_args(LabelUnits)), " or ".join(get_args(LabelUnits))),
)
"""Of what kind the fields of a voice are, and how that is said."""


HITTING_SIDE: Final = "the hitting side"
OPPOSING_SIDE: Final = "the opposing side"
"""What the sides are called if they have no names."""


@dataclass(frozen=True)
class Voice(Cached):
    """How a phrase is said: the sides' names and the units of distances."""

    hitting: str = HITTING_SIDE
    opposing: str = OPPOSING_SIDE
    units: LabelUnits = "yd"

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_VOICE, PolofieldError)

    @cached_property
    def names(self) -> dict[str, str]:
        """The sides' names as fields of a template.

        `{hit}`, and `{Hit}` at its start; `{hitting}` before a noun, as in “no Blue player”, or
        “no hitting player” if the sides have no names.
        """
        hit, opp = self.hitting, self.opposing
        return {
            "hit": hit,
            "opp": opp,
            "Hit": hit[:1].upper() + hit[1:],
            "Opp": opp[:1].upper() + opp[1:],
            "hitting": "hitting" if hit == HITTING_SIDE else hit,
            "opposing": "opposing" if opp == OPPOSING_SIDE else opp,
        }

    def distance(self, yards: float) -> str:
        """A distance in words: `30 yd`, `27.4 m` or `30 yd (27.4 m)`.

        A short one of whole feet but no whole yards is in feet: `1 ft`, a goal of `10 ft`; one
        that was measured is not.
        """
        if self.units == "m":
            return _metres(yards)
        ours = f"{number(yards)} yd" if isinstance(yards, Measured) else _feet_or_yards(yards)
        return f"{ours} ({_metres(yards)})" if self.units == "both" else ours

    def line(self, yards: float) -> str:
        """A line in words: `40-yard line`, with metres added if they are asked for.

        It is `40-yard line (36.6 m)` then: the name of a line is not converted.
        """
        name = f"{number(yards)}-yard line"
        return name if self.units == "yd" else f"{name} ({_metres(yards)})"


LONGEST_IN_FEET: Final = 4.0
"""Yards under which a distance may be shown in feet."""


def _feet_or_yards(yards: float) -> str:
    feet = yards * 3
    in_feet = yards < LONGEST_IN_FEET and _is_whole(feet) and not _is_whole(yards)
    return f"{feet:.0f} ft" if in_feet else f"{number(yards)} yd"


def _metres(yards: float) -> str:
    return f"{round(to_metres(yards), 1) + 0.0:.1f}".removesuffix(".0") + " m"


def _is_whole(value: float) -> bool:
    return abs(value - round(value)) < TOLERANCE


PLAIN = Voice()

HEADING: Final = "{name} · {qualifier}"
"""A name and what qualifies it, in one line."""
OF: Final = "{of} {name}"
"""A name with the surface that it is of."""
BECAUSE: Final = "{because}: {does}"
"""What a side did, or what was done to it, and what it therefore does."""
IN_THAT_CASE: Final = "{case}: {further}"
"""A case within a case."""


@lru_cache(maxsize=8192)
def number(value: float) -> str:
    """A number to two decimals at most: no trailing zeros, no minus before zero."""
    digits = f"{value:.2f}".rstrip("0").rstrip(".")
    return digits if digits != "-0" else "0"


def duration(seconds: float) -> str:
    """A time in words: `20 s`, `2 min` or `1:30`."""
    if seconds < 60:
        return f"{number(seconds)} s"
    minutes, rest = divmod(seconds, 60)
    return f"{minutes:.0f}:{rest:02.0f}" if rest else f"{minutes:.0f} min"


def ordinal(count: int) -> str:
    """A number of an order in words: `1st`, `2nd`, `11th`."""
    ending = (
        "th" if count % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(count % 10, "th")
    )
    return f"{count}{ending}"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A template and the figures that it shows."""

    template: str
    figures: tuple[tuple[str, str | float | Phrase], ...] = ()

    def say(self, voice: Voice = PLAIN) -> str:
        """The phrase in words."""
        if "{" not in self.template:
            return self.template
        shown = voice.names.copy()
        for name, value in self.figures:
            shown[name] = value if type(value) is str else _show(value, voice)
        return self.template.format_map(shown)

    def __str__(self) -> str:
        return self.say()


EMPTY: Final = Phrase("")
"""Nothing to say."""


def _show(value: str | float | Phrase, voice: Voice) -> str:
    if isinstance(value, Phrase):
        return value.say(voice)
    if isinstance(value, YardLine):
        return voice.line(value)
    if isinstance(value, Distance):
        return voice.distance(value)
    if isinstance(value, Duration):
        return duration(value)
    return value if isinstance(value, str) else number(value)


def literal(text: str) -> Phrase:
    """A phrase that says just this text, braces and all."""
    return Phrase("{text}", (("text", text),))


def as_part(phrase: Phrase) -> Phrase:
    """A sentence as a part of another: no capital at its start, no full stop at its end."""
    template = phrase.template.removesuffix(".")
    return Phrase(template[:1].lower() + template[1:], phrase.figures)


def capital(text: str) -> str:
    """A text with a capital at its start."""
    return text[:1].upper() + text[1:]


def as_start(phrase: Phrase) -> Phrase:
    """A phrase at the start of a sentence: with a capital."""
    return Phrase(capital(phrase.template), phrase.figures)


def say(template: str, **figures: str | float | Phrase) -> Phrase:
    """A phrase from one of this package's templates and the figures it takes."""
    return Phrase(template, tuple(figures.items()))


def heading(name: Phrase, qualifier: Phrase = EMPTY, of: str = "") -> Phrase:
    """A heading in one line: `Penalty 5a · from the spot`.

    `of` is a word put before the name if it has to say which surface it is about.
    """
    whole = say(OF, of=of, name=as_part(name)) if of else name
    return whole if qualifier == EMPTY else say(HEADING, name=whole, qualifier=qualifier)


def listed(phrases: Sequence[Phrase], between: str = ", ") -> Phrase:
    """Phrases one after the other, with commas or what else is to stand between them."""
    parts = {f"part_{index}": phrase for index, phrase in enumerate(phrases)}
    return say(between.join(f"{{{name}}}" for name in parts), **parts)
