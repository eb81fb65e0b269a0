"""What each role looks like, apart from how large and how heavy it is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from polofield.errors import PolofieldError, did_you_mean, in_short, not_a
from polofield.hex_colour import is_rrggbb
from polofield.validate import Fields, as_float, check_fields, is_number, name_fault, or_none


def _is_share(value: object) -> bool:
    return is_number(value) and 0 <= as_float(value) <= 1


_OF_A_PAINT: Fields = (
    (("fill", "stroke"), or_none(is_rrggbb), "'#rrggbb' or None"),
    (("opacity",), _is_share, "a number from 0 to 1"),
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

    Raises:
        PolofieldError: no name, a role that is none, one without a paint, or what is no paint.
    """

    name: str
    paints: Mapping[str, Paint]
    dark: Mapping[str, Paint] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if (wrong := name_fault(self.name)) is not None:
            raise PolofieldError(f"the name of a theme {wrong}")
        for what in ("paints", "dark"):
            object.__setattr__(self, what, _checked(what, getattr(self, what)))
        if missing := ROLES.keys() - self.paints.keys():
            first = next(role for role in ROLES if role in missing)
            raise PolofieldError(f"the paint of role {first!r} is missing")

    def __hash__(self) -> int:
        paints = (frozenset(of_a_scheme.items()) for of_a_scheme in (self.paints, self.dark))
        return hash((self.name, *paints))

    def __getitem__(self, role: str) -> Paint:
        return self.paints[role]

    def __reduce__(self) -> tuple[object, ...]:
        # read-only mappings are not pickled as they are
        return Theme, (self.name, dict(self.paints), dict(self.dark))

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
        "ink": "title and sentence",
        "ink-soft": "clause, note, and other secondary text",
        "rule": "thin lines on the page: the scale bar, the frame of a table",
        # the ground
        "surround": "what lies beyond run-off or wall",
        "surround-arena": "what lies beyond an arena's wall",
        "run-off": "the run-off round a field",
        "grass": "the playing area of a field",
        "grass-stripe": "every other mown stripe",
        "dirt": "the floor of an arena",
        "wall": "the wall of an arena",
        "recess": "the goal's recess behind the wall",
        # lines and marks
        "line": "boards, side lines, back lines",
        "mark": "ticks of the 30, 40, 60, 15, 25, the centre T",
        "helper": "light lines across at those marks",
        "post": "goal posts, and the mouth of an arena goal",
        "yard-number": "the numbers beside the marks, on the ground",
        "label-page": "numbers and words beyond the ground",
        # zones
        "keep-out-hitting": "where the hitting side may not be",
        "keep-out-opposing": "where the opposing side may not be",
        "keep-out-both": "where nobody may be but those named",
        "hatch-hitting": "the hatch of the first",
        "hatch-opposing": "the hatch of the second",
        "hatch-both": "the hatch of the third",
        "place": "where somebody has to be",
        "zone-label": "a few words in a zone",
        # marks of the ruling
        "dimension": "dimension lines",
        "dimension-label": "the distance on a dimension line",
        "direction": "the arrow of the attack; its words are a label",
        "ball": "the ball",
        "spot": "a spot of the overview",
        "rim": "the dark rim under white strokes that are no line of the surface",
        "at": "the cross where it happened, when the ball was moved from there",
        "sample": "one place of many",
        "move": "the arrow from there to the ball",
        "path": "the ball's way, or a player's",
        "label": "any other words on the ground",
        # people
        "team-a": "a disc: the team called Blue by default",
        "team-a-number": "his number",
        "team-b": "a square: the team called Yellow by default",
        "team-b-number": "his number",
        "official": "an umpire, a referee, a goal judge",
        "official-letter": "his letter",
        "fault": "the ring round a player who stands wrong",
        "exempt": "the dashed ring round one who would stand wrong, were he not exempt",
        "remedy": "the shortest move that would make him legal",
        # conduct figures
        "yellow-card": "a yellow card",
        "yellow-card-number": "which of his offences it was",
        "red-card": "a red card",
        "red-card-number": "the same, on a red card",
        "bar": "time on the field",
        "bar-soft": "time in which a substitute plays",
        "bar-empty": "an empty track",
        "panel": "a light box on the page",
        "panel-ink": "words in it",
        "accent": "a threshold or what is pointed out",
    }
)
