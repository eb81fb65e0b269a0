"""What each role looks like, apart from how large and how heavy it is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Literal, get_args

from polofield.errors import PolofieldError, did_you_mean, in_short, not_a
from polofield.files.hex_colour import is_rrggbb
from polofield.layout.typeface import BARLOW, Typeface
from polofield.values import Fields, as_float, check_fields, is_number, name_fault, one_of, or_none

Stipple = Literal["", "dots", "squares"]
STIPPLES: tuple[Stipple, ...] = get_args(Stipple)


def _is_share(value: object) -> bool:
    return is_number(value) and 0 <= as_float(value) <= 1


_OF_A_PAINT: Fields = (
    (("fill", "stroke"), or_none(is_rrggbb), "'#rrggbb' or None"),
    (("opacity",), _is_share, "a number from 0 to 1"),
    (("stipple",), one_of(*STIPPLES), "'', 'dots' or 'squares'"),
)
"""Of what kind the fields of a paint are, and how that is said."""


@dataclass(frozen=True, slots=True)
class Paint:
    """Colours as `#rrggbb`; None is nothing. On text the stroke is the halo.

    Raises:
        PolofieldError: another colour, or an opacity that is none.
    """

    fill: str | None = None
    stroke: str | None = None
    opacity: float = 1.0
    """Of the fill alone."""
    stipple: Stipple = ""
    """With what an area is strewn in the colour of its stroke, for print in one ink."""

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_PAINT, PolofieldError)
        object.__setattr__(self, "opacity", float(self.opacity))


@dataclass(frozen=True)
class Theme:
    """A paint for every role.

    Attributes:
        name: what a caller asks for.
        paints: role to paint; every role of `ROLES` is there.
        dark: the paints that differ on a page with a dark scheme.
        typeface: what texts are set in.

    Raises:
        PolofieldError: no name, a role that is none, one without a paint, what is no paint, or
            no typeface.
    """

    name: str
    paints: Mapping[str, Paint]
    dark: Mapping[str, Paint] = field(default_factory=dict)
    typeface: Typeface = BARLOW

    def __post_init__(self) -> None:
        if (wrong := name_fault(self.name)) is not None:
            raise PolofieldError(f"the name of a theme {wrong}")
        for what in ("paints", "dark"):
            object.__setattr__(self, what, _checked(what, getattr(self, what)))
        if missing := ROLES.keys() - self.paints.keys():
            first = next(role for role in ROLES if role in missing)
            raise PolofieldError(f"the paint of role {first!r} is missing")
        if not isinstance(self.typeface, Typeface):
            raise PolofieldError(not_a("typeface", self.typeface, "a Typeface"))

    def __hash__(self) -> int:
        paints = (frozenset(of_a_scheme.items()) for of_a_scheme in (self.paints, self.dark))
        return hash((self.name, self.typeface.family, *paints))

    def __getitem__(self, role: str) -> Paint:
        return self.paints[role]

    def __reduce__(self) -> tuple[object, ...]:
        # read-only mappings are not pickled as they are
        return Theme, (self.name, dict(self.paints), dict(self.dark), self.typeface)

    def with_paints(self, paints: Mapping[str, Paint]) -> Theme:
        """The same theme with some roles painted otherwise, in light and dark alike.

        Raises:
            PolofieldError: a role that is none, or what is no paint.
        """
        paints = _checked("paints", paints)
        dark = {role: paint for role, paint in self.dark.items() if role not in paints}
        return replace(self, paints={**self.paints, **paints}, dark=dark)


def _checked(what: str, paints: Mapping[str, Paint]) -> Mapping[str, Paint]:
    """Paints by their roles, as nobody can change them."""
    if not isinstance(paints, Mapping):
        raise PolofieldError(not_a(what, paints, "a mapping of roles to paints"))
    for role, paint in paints.items():
        if not isinstance(role, str) or role not in ROLES:
            near = did_you_mean(role, ROLES) if isinstance(role, str) else ""
            raise PolofieldError(f"unknown role {in_short(role)}{near}")
        if not isinstance(paint, Paint):
            raise PolofieldError(not_a(f"the paint of {role}", paint, "a Paint"))
    return MappingProxyType(dict(paints))


ROLES: Mapping[str, str] = MappingProxyType(
    {
        # the page round the picture
        "page": "the page itself",
        "ink": "titles and sentences",
        "ink-soft": "clause, note, and other secondary text",
        "hairline": "thin lines between the parts of a page",
        "rule": "the scale bar, the frame of a table",
        "panel": "a light box on the page, and a cell that shows no ground",
        "panel-ink": "words in it",
        # the ground
        "surround": "what lies beyond a field's run-off",
        "surround-arena": "what lies beyond an arena's wall",
        "run-off": "the run-off round a field",
        "grass": "the playing area of a field",
        "dirt": "the floor of an arena",
        "wall": "the wall of an arena",
        # lines and marks
        "line": "boards, side lines, back lines",
        "mark": "ticks of the 30, 40 and 60 of a field, the centre T",
        "mark-arena": "ticks of the 15 and 25 of an arena, the half line",
        "helper": "the yard lines of a field: light lines across at those marks",
        "helper-arena": "the same in an arena",
        "post": "goal posts",
        "yard-number": "the numbers beside the marks, on the ground",
        "label-page": "numbers and words beyond the ground",
        # where a side stands, what is closed, and the limits between
        "place-hitting": "where the hitting side stands",
        "place-opposing": "where the opposing side stands",
        "place-hitting-large": "where the hitting side stands, where that is much of the picture",
        "place-opposing-large": "where the opposing side stands, where that is much of the picture",
        "swept": "from where a ball is moved along an edge, for every place",
        "swept-to-one": "from where all balls go to one place",
        "closed": "closed ground; the teeth of its limits say to whom",
        "limit-hitting": "a limit of the hitting side, and its teeth",
        "limit-opposing": "a limit of the opposing side, and its teeth",
        "limit-both": "a limit of both sides, and its teeth",
        "label": "words on the ground",
        "label-soft": "secondary words on the ground, such as that it is empty",
        "label-ball": "words about the ball",
        "label-hitting": "words about the hitting side",
        "label-opposing": "words about the opposing side",
        # distances
        "dimension": "dimension lines",
        "dimension-label": "the distance on a dimension line",
        "ruler": "every other block of the ruler, its frame and ticks",
        "ruler-gap": "the blocks between",
        # the ball and ways
        "ball": "the ball",
        "ball-ring": "the ring round a ball that is to be hit",
        "path": "the ball's way when it is hit, and the arrow's head",
        "move": "the open arrow to where the ball is moved",
        "at": "the cross where it happened, when the ball was moved from there",
        "bound": "the dotted line that decided where the ball lies",
        "path-hitting": "the way of a horse of the hitting side",
        "path-opposing": "the way of a horse of the opposing side",
        "struck": "the bars across a way of the ball that does not count",
        "spot": "a spot of the overview",
        "rim": "the casing under strokes, which sets them off from what they cross",
        # goals
        "mouth": "the mouth of a goal that nobody defends, on a plan of the ground",
        "mouth-hitting": "the mouth of the goal that the hitting side defends",
        "mouth-opposing": "the mouth of the goal that the opposing side defends",
        "inset-frame": "in the small whole ground, the frame of what the picture shows",
        # people
        "team-a": "a disc: the team called Blue by default",
        "team-a-number": "the player's number",
        "team-b": "a square: the team called Yellow by default",
        "team-b-number": "the player's number",
        "official": "an umpire, a referee, a goal judge",
        "official-letter": "the official's letter",
        "mallet": "the mallet of the player who hits",
        "fault": "the ring round a player who stands wrong",
        "exempt": "the dashed ring round one who would stand wrong, if not exempt",
        "remedy": "the shortest way to a place that is legal",
        "flag": "the tag that says what is wrong",
        "flag-label": "the words on it",
        # conduct figures
        "yellow-card": "a yellow card",
        "yellow-card-number": "which of the player's offences it was",
        "red-card": "a red card",
        "red-card-number": "the same, on a red card",
        "bar": "time on the field",
        "bar-soft": "time in which a substitute plays",
        "bar-empty": "an empty track",
        "accent": "a threshold or what is pointed out",
    }
)
