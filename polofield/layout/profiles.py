"""How large and how heavy things are drawn: one profile for the web, for print, for slides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any

from polofield.errors import PolofieldError, did_you_mean, in_short
from polofield.values import finite, name_fault

LEAST_SIZE, MOST_SIZE = 1e-3, 1e5
"""Of whatever is measured in a profile, so that arithmetic with it stays exact."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Sizes in page units: pixels on the web, points in print and on slides.

    Attributes:
        name: what a caller asks for.
        width: of the page.
        height: of the page; None where it is as high as its content.
        unit: inches to a page unit.
        margin: beside, above and below what stands on the page.
        title: the size of a name.
        qualifier: the size of what stands beside a name.
        sentence: the size of the lines of a head.
        headline: the size of the one distance that a rider has to judge.
        label: the size of words in a picture.
        least: the size of the smallest words, those of legend and notes.
        boundary: how wide boards, side and back lines are.
        mark: how wide the ticks on a field are.
        helper: how wide yard lines, and thin lines on the page, are.
        zone: how wide rings, and arcs of a free direction, are.
        dimension: how wide dimension lines are.
        limit: how wide a limit is; its teeth, and all else that has no size of its own, go by it.
        hit: how wide the shaft of the ball's way is.
        hit_head: how long its head is.
        move: how wide the shaft of the open arrow of a ball that is moved is.
        move_head: how long its head is.
        cross: how wide the strokes of the cross where it happened are.
        head: how long any other arrow's head is.
        ball: the radius of the ball.
        ball_ring: the radius of the ring round it.
        ruler: how wide the ruler is.
        player: the radius of a badge, and of an official's symbol.
        rider: how large a horse is, of its outline.
        spot: the radius of a spot of the overview.
        halo: how wide the rim round words on the ground is.
    """

    name: str
    width: float
    height: float | None
    unit: float
    margin: float
    title: float
    qualifier: float
    sentence: float
    headline: float
    label: float
    least: float
    boundary: float
    mark: float
    helper: float
    zone: float
    dimension: float
    limit: float
    hit: float
    hit_head: float
    move: float
    move_head: float
    cross: float
    head: float
    ball: float
    ball_ring: float
    ruler: float
    player: float
    rider: float
    spot: float
    halo: float

    def __post_init__(self) -> None:
        """Every size as a float.

        Raises:
            PolofieldError: no name, or a size that is no number or not more than nothing.
        """
        if (wrong := name_fault(self.name)) is not None:
            raise PolofieldError(f"the name of a profile {wrong}")
        for one in fields(self):
            value = getattr(self, one.name)
            if one.name == "name" or (one.name == "height" and value is None):
                continue
            size = finite(value, f"{one.name} of the profile {self.name!r}", PolofieldError)
            if not LEAST_SIZE <= size <= MOST_SIZE:
                raise PolofieldError(
                    f"{one.name} of the profile {self.name!r}: expected {LEAST_SIZE:g} to"
                    f" {MOST_SIZE:g}, got {size:g}"
                )
            object.__setattr__(self, one.name, size)

    @property
    def u(self) -> float:
        """The unit in which a figure is designed, in units of the page: a limit is 2.4 wide."""
        return self.limit / 2.4

    def scaled(self, by: float, **changes: Any) -> Profile:
        """The profile with all of a picture so many times as large, and with other changes.

        The page and its words stay as they are.
        """
        sizes = {
            one.name: getattr(self, one.name) * by
            for one in fields(self)
            if one.name not in OF_THE_PAGE
        }
        return replace(self, **{**sizes, **changes})


_PAGE = ("name", "width", "height", "unit", "margin")
_WORDS = ("title", "qualifier", "sentence", "headline", "label", "least")
OF_THE_PAGE = frozenset((*_PAGE, *_WORDS))
"""The fields of a profile that are of the page and its words rather than of a picture."""


NARROW = 0.62
"""Of a profile's width, the width at and below which a page is set anew."""


def as_wide(profile: Profile, width: float) -> Profile:
    """The profile with another width; a narrow page is set anew, in smaller type and riders."""
    if width > NARROW * profile.width:
        return replace(profile, width=width)
    smaller = {
        name: share * getattr(profile, name)
        for name, share in (
            ("margin", 0.75),
            ("title", 25 / 33),
            ("qualifier", 18 / 33),
            ("sentence", 14.5 / 16.5),
            ("headline", 16 / 17.5),
            ("label", 12.5 / 14.5),
            ("least", 12 / 12.6),
            ("player", 0.85),
            ("rider", 0.92 / 1.08),
        )
    }
    return replace(profile, width=width, **smaller)


WEB = Profile(
    name="web",
    width=680,
    height=None,
    unit=1 / 96,
    margin=18,
    title=33,
    qualifier=33,
    sentence=16.5,
    headline=17.5,
    label=14.5,
    least=12.6,
    boundary=3.0,
    mark=2.4,
    helper=1.1,
    zone=2.2,
    dimension=1.3,
    limit=2.4,
    hit=4.4,
    hit_head=17,
    move=1.8,
    move_head=8.5,
    cross=2.8,
    head=8,
    ball=6.5,
    ball_ring=10.7,
    ruler=6,
    player=13.5,
    rider=1.08,
    spot=6.5,
    halo=2.6,
)
"""A page of 680 pixels, on which a figure is designed: here a pixel is the unit `u`."""

PRINTED = 0.25 / 25.4 * 72
"""Points to a unit in print: a quarter of a millimetre, so that a column of 85 mm is 340 wide."""

PRINT = WEB.scaled(
    PRINTED,
    name="print",
    width=160 / 25.4 * 72,
    unit=1 / 72,
    margin=18 * PRINTED,
    title=33 * PRINTED,
    qualifier=33 * PRINTED,
    sentence=16.5 * PRINTED,
    headline=17.5 * PRINTED,
    label=14.5 * PRINTED,
    least=12.6 * PRINTED,
)
"""A column of 160 mm, in points."""

SLIDE = WEB.scaled(
    1.35,
    name="slide",
    width=13.333 * 72,
    height=7.5 * 72,
    unit=1 / 72,
    margin=28,
    title=34,
    qualifier=24,
    sentence=21,
    headline=22,
    label=18,
    least=16,
    player=15,
)
"""A wide slide, in points: nothing on it is smaller than 20 of them."""

PROFILES: Mapping[str, Profile] = MappingProxyType(
    {profile.name: profile for profile in (WEB, PRINT, SLIDE)}
)


def profile_named(name: str) -> Profile:
    """The profile of that name; an unknown one is a `PolofieldError` with the known ones."""
    try:
        return PROFILES[name]
    except KeyError:
        raise PolofieldError(
            f"unknown profile {in_short(name)}{did_you_mean(name, PROFILES)}"
        ) from None
