"""Rendering options: how a diagram is drawn, apart from what the rules say."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cached_property
from math import ceil, floor
from typing import Final, TypedDict, Unpack, get_args

from polofield.drawing.diagram import Size
from polofield.errors import PolofieldError, did_you_mean, in_short, not_among
from polofield.layout.colour_names import colour_name
from polofield.layout.page import WHOLE_FRAME, Frame
from polofield.layout.profiles import Profile, as_wide, profile_named
from polofield.layout.sheet import Sheet
from polofield.layout.theme import Theme
from polofield.layout.themes import theme_named
from polofield.layout.typeface import set_in
from polofield.layout.views import Up, View
from polofield.rulings.phrase import LabelUnits, Voice
from polofield.scenario.teams import short_names
from polofield.values import (
    Cached,
    Fields,
    as_float,
    check_fields,
    is_number,
    is_one_of,
    is_whole,
    name_fault,
    of,
    or_none,
    text_fault,
)

PER_INCH: Final[dict[str, float]] = {"mm": 25.4, "cm": 2.54, "in": 1.0, "pt": 72.0, "px": 96.0}
INCHES_PER_YARD: Final = 36.0
WHITE_PAPER: Final = "#ffffff"
SMALLEST: Final = 1e6
"""The smallest scale of a surface, as the N in 1:N."""
NARROWEST, WIDEST = 0.4, 4.0
"""Limits on the width of a figure, as shares of its profile's width."""


@dataclass(frozen=True, kw_only=True)
class Look(Cached):
    """Rendering options.

    Attributes:
        view: `fit` shows the ball, the named distances, the line-ups and the goal attacked;
            `end`, `half` and `whole` show that much of the surface.
        up: the direction of attack on the page: `goal` is up, `along` right, `goal-down` down and
            `along-left` left; None leaves it to the figure.
        profile: `web`, `print` or `slide`, or a `Profile`: sets the page, line widths and text
            sizes.
        theme: the name of a built-in theme, or a `Theme`.
        label_units: the units in labels: `yd`, `m` or `both`.
        frame: the parts around the picture; `bare` is the picture alone.
        hitting: the name of the hitting team, of which a figure shows 24 letters; None for its
            colour.
        opposing: the name of the opposing team; None for its colour.
        step: the last step of the ruling to show; None shows the whole ruling.
        clause: a clause to show instead of the rule's own, for a club with its own rule book.
        sentence: a sentence to show instead of the rule's own.
        figure_width: the width of the page instead of the profile's, such as `(170, "mm")`.
        scale: the scale on paper: 1500 for 1:1500. The width of the page follows from the view;
            not with `figure_width`.

    Raises:
        PolofieldError: an invalid field.
    """

    view: str = "fit"
    up: str | None = None
    profile: str | Profile = "web"
    theme: str | Theme = "paper"
    label_units: LabelUnits = "yd"
    frame: Frame = WHOLE_FRAME
    hitting: str | None = None
    opposing: str | None = None
    step: int | None = None
    clause: str | None = None
    sentence: str | None = None
    figure_width: Size | None = None
    scale: float | None = None

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_LOOK, PolofieldError)
        if not is_one_of(self.label_units, get_args(LabelUnits)):
            raise PolofieldError(not_among("label_units", self.label_units, get_args(LabelUnits)))
        for name in ("hitting", "opposing"):
            value = getattr(self, name)
            if value and (wrong := name_fault(value)) is not None:
                raise PolofieldError(f"{name} {wrong}")
        for name in ("clause", "sentence"):
            value = getattr(self, name)
            if value and (wrong := text_fault(value, longest=None)) is not None:
                raise PolofieldError(f"{name} {wrong}")

    @cached_property
    def voice(self) -> Voice:
        """The voice for its texts: the names of the teams and the units."""
        hitting = self.hitting or self._colour_of("team-a")
        opposing = self.opposing or self._colour_of("team-b")
        return Voice(*short_names(hitting, opposing), self.label_units)

    def _colour_of(self, team: str) -> str:
        paint = self.painted[team]
        return colour_name(paint.fill or paint.stroke or WHITE_PAPER)

    @cached_property
    def painted(self) -> Theme:
        """The theme; a `PolofieldError` if it is unknown."""
        return self.theme if isinstance(self.theme, Theme) else theme_named(self.theme)

    def typeset(self) -> AbstractContextManager[None]:
        """While it lasts, texts are measured in the typeface of the theme."""
        return set_in(self.painted.typeface)

    @cached_property
    def page(self) -> Profile:
        """The profile, with the requested width.

        Raises:
            PolofieldError: an unknown profile, an invalid width, or a width for a slide.
        """
        asked = self.profile
        profile = asked if isinstance(asked, Profile) else profile_named(asked)
        if self.scale is not None:
            _refuse(self.figure_width is not None, "expected figure_width or scale, got both")
            scale = as_float(self.scale)
            _refuse(
                not 1 <= scale <= SMALLEST,
                f"scale: expected 1:1 to 1:{SMALLEST:.0f}, got 1:{scale:g}",
            )
        if self.scale is not None or self.figure_width is not None:
            _refuse(
                profile.height is not None,
                f"the profile {profile.name!r} has a fixed size: leave out figure_width and scale",
            )
        if self.figure_width is None:
            return profile
        given, unit = self.figure_width
        width = as_float(given)
        _refuse(
            unit not in PER_INCH, f"unknown unit {in_short(unit)}{did_you_mean(unit, PER_INCH)}"
        )
        units = width / PER_INCH[unit] / profile.unit
        least, most = NARROWEST * profile.width, WIDEST * profile.width
        _refuse(
            not least <= units <= most,
            f"figure width: expected {_in(least, profile, unit, ceil)} to"
            f" {_in(most, profile, unit, floor)} for the profile {profile.name!r},"
            f" got {width:g}{unit}",
        )
        return as_wide(profile, units)

    def size_of(self, sheet: Sheet) -> Size | None:
        """The requested width of a sheet; in millimetres if a scale is given."""
        if self.scale is not None:
            return sheet.width * sheet.unit * PER_INCH["mm"], "mm"
        if self.figure_width is None:
            return None
        width, unit = self.figure_width
        return float(width), unit

    def refuse_scale(self) -> None:
        """Reject a scale for a figure without a surface.

        Raises:
            PolofieldError: a scale is given.
        """
        _refuse(self.scale is not None, "this figure has no surface, so no scale: give a width")

    @property
    def units_per_yard(self) -> float | None:
        """Page units to a yard; None if no scale is given."""
        if self.scale is None:
            return None
        return INCHES_PER_YARD / self.page.unit / float(self.scale)


def _is_size(value: object) -> bool:
    return (
        isinstance(value, tuple)
        and len(value) == 2
        and is_number(value[0])
        and isinstance(value[1], str)
    )


_OF_A_LOOK: Fields = (
    (("view",), of(str), "a name"),
    (("up",), or_none(of(str)), "a name"),
    (("profile",), of(str, Profile), "a name or a Profile"),
    (("theme",), of(str, Theme), "a name or a Theme"),
    (("frame",), of(Frame), "a Frame"),
    (("hitting", "opposing", "clause", "sentence"), or_none(of(str)), "a text"),
    (("step",), or_none(is_whole), "a whole number"),
    (("scale",), or_none(is_number), "a number"),
    (("figure_width",), or_none(_is_size), 'a number and its unit, such as (170, "mm")'),
)
"""The tests for the fields of `Look`."""


class LookOptions(TypedDict, total=False):
    """The fields of `Look` as keywords: see there."""

    view: View
    up: Up
    profile: str | Profile
    theme: str | Theme
    label_units: LabelUnits
    frame: Frame
    hitting: str | None
    opposing: str | None
    step: int | None
    clause: str | None
    sentence: str | None
    figure_width: Size | None
    scale: float | None


def make_look(**given: Unpack[LookOptions]) -> Look:
    """A `Look` from keywords.

    Raises:
        PolofieldError: an unknown keyword, with similar ones suggested, or an invalid value.
    """
    known = Look.__dataclass_fields__
    for name in given:
        if name not in known:
            raise PolofieldError(f"unknown option {in_short(name)}{did_you_mean(name, known)}")
    return Look(**given)


def width_in_words(text: str) -> tuple[float, str]:
    """A width from a text such as `170mm`; `Look` checks the unit.

    Raises:
        PolofieldError: not a number with a unit.
    """
    found = re.fullmatch(r"\s*+(\d++(?:\.\d++)?)\s*+([a-z]++)\s*+", text)
    if not found:
        raise PolofieldError(
            f"figure width: expected a width such as 170mm or 1200px, got {in_short(text)}"
        )
    return float(found[1]), found[2]


def _refuse(wrong: bool, message: str) -> None:
    if wrong:
        raise PolofieldError(message)


def _in(units: float, profile: Profile, unit: str, whole: Callable[[float], int]) -> str:
    """A limit in tenths of the unit, rounded so that it is itself within the limits."""
    tenths = round(units * profile.unit * PER_INCH[unit] * 10, 6)
    return f"{whole(tenths) / 10:g}{unit}"
