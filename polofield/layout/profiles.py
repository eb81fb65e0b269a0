"""How large and how heavy things are drawn: one profile for the web, for print, for slides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType

from polofield.errors import PolofieldError, did_you_mean, in_short
from polofield.values import finite, name_fault

LEAST_SIZE, MOST_SIZE = 1e-3, 1e5
"""Of whatever is measured in a profile, so that arithmetic with it stays exact."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Profile:
    """Sizes in page units: pixels on the web, points in print and on slides.

    `height` is None where the page is as high as its content; `least` is the smallest text; `rider`
    is a unit of a rider (`layout.riders`).
    """

    name: str
    width: float
    height: float | None
    unit: float
    margin: float
    title: float
    sentence: float
    label: float
    least: float
    boundary: float
    mark: float
    helper: float
    zone: float
    dimension: float
    direction: float
    player: float
    rider: float
    ball: float
    post: float
    spot: float
    halo: float
    head: float
    headline: float
    limit: float
    hit: float
    hit_head: float
    move: float
    move_head: float
    cross: float
    ball_ring: float
    ruler: float

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
        """The unit that a figure is designed in, in units of the page: a limit is 2.4 wide."""
        return self.limit / 2.4


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
            ("sentence", 14.5 / 16.5),
            ("headline", 16 / 17.5),
            ("label", 12.5 / 14.5),
            ("least", 12 / 12.6),
            ("player", 0.85),
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
    sentence=16.5,
    label=14.5,
    least=12.6,
    boundary=3.0,
    mark=2.4,
    helper=1.1,
    zone=2.2,
    dimension=1.3,
    direction=3.4,
    player=13.5,
    rider=1.08,
    ball=6.5,
    post=4,
    spot=6.5,
    halo=2.6,
    head=8,
    headline=17.5,
    limit=2.4,
    hit=4.4,
    hit_head=17,
    move=1.8,
    move_head=8.5,
    cross=2.8,
    ball_ring=10.7,
    ruler=6,
)

PRINT = Profile(
    name="print",
    width=160 / 25.4 * 72,
    height=None,
    unit=1 / 72,
    margin=9,
    title=23.4,
    sentence=11.7,
    label=10.3,
    least=8.9,
    boundary=2.0,
    mark=1.4,
    helper=0.6,
    zone=1.3,
    dimension=0.9,
    direction=2.0,
    player=8.2,
    rider=0.72,
    ball=4.6,
    post=2.5,
    spot=4.0,
    halo=1.6,
    head=5,
    headline=12.407,
    limit=1.702,
    hit=3.12,
    hit_head=12.053,
    move=1.276,
    move_head=6.026,
    cross=1.985,
    ball_ring=7.586,
    ruler=4.254,
)

SLIDE = Profile(
    name="slide",
    width=13.333 * 72,
    height=7.5 * 72,
    unit=1 / 72,
    margin=28,
    title=42,
    sentence=22,
    label=20.3,
    least=20.3,
    boundary=4.0,
    mark=2.8,
    helper=1.2,
    zone=2.6,
    dimension=1.8,
    direction=4.0,
    player=15,
    rider=1.4,
    ball=8.8,
    post=4.5,
    spot=7.5,
    halo=3.0,
    head=10,
    headline=23.625,
    limit=3.24,
    hit=5.94,
    hit_head=22.95,
    move=2.43,
    move_head=11.475,
    cross=3.78,
    ball_ring=14.445,
    ruler=8.1,
)

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
