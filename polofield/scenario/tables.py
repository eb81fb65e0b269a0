"""The tables of a scenario file: each key with its type and description."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from polofield.files.hex_colour import HEX_COLOUR
from polofield.rulings.entries import Option

WORDS: Final = ("out", "left", "right", "from_left_boards", "from_right_boards")

PLACE_SCHEMA: Final[dict[str, Any]] = {
    "oneOf": [
        {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 2},
        {
            "type": "object",
            "properties": {word: {"type": "number"} for word in WORDS},
            "required": ["out"],
            "maxProperties": 2,
            "additionalProperties": False,
        },
        {"type": "string"},
    ]
}
FACING_WORDS: Final = ("up the field", "down the field", "towards the ball", "away from the ball")
FACING_SCHEMA: Final[dict[str, Any]] = {
    "anyOf": [{"type": "number"}, {"type": "string", "enum": list(FACING_WORDS)}]
}

EXAMPLE_OF: Final = {
    "rule": '[rule] with id = "outdoor/penalty-5a"',
    "id": 'id = "outdoor/penalty-5a"',
    "name": 'name = "Blue"',
    "team": 'team = "Blue"',
    "number": "number = 3",
    "at": "at = [80, 50]",
    "role": 'role = "umpire"',
}
"""An example of every required key."""

PlaceValue = Annotated[
    Any,
    Meta(
        extra_json_schema=PLACE_SCHEMA,
        description="[x, y] from the centre of the surface, x to the right and y up; or"
        " { out = 70, left = 30 }, { out = 70, from_left_boards = 12 } or '70 out, 30 left', with"
        " out from the end that the team in hit_by attacks, and left and right facing that end.",
    ),
]
FacingValue = Annotated[
    Any,
    Meta(
        extra_json_schema=FACING_SCHEMA,
        description="The heading: degrees anticlockwise from +x, or words. Up the field is the"
        " direction in which the player's team attacks; for an official, the team in hit_by.",
    ),
]


class SurfaceTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """The field or the arena, in `units`; by default with the standard sizes."""

    kind: Annotated[
        Literal["outdoor", "arena"] | UnsetType, Meta(description="The kind that the rule needs.")
    ] = UNSET
    length: Annotated[
        float | UnsetType,
        Meta(description="From back line to back line, or from end wall to end wall."),
    ] = UNSET
    width: Annotated[float | UnsetType, Meta(description="From side to side.")] = UNSET
    goal_width: Annotated[float | UnsetType, Meta(description="Between the posts.")] = UNSET
    boarded: Annotated[
        bool | UnsetType, Meta(description="Field: with side boards instead of side lines.")
    ] = UNSET
    corner_cut: Annotated[
        float | UnsetType,
        Meta(description="Arena: the distance along both walls at which a corner is cut."),
    ] = UNSET
    corner_radius: Annotated[
        float | UnsetType, Meta(description="Arena: the radius of rounded corners.")
    ] = UNSET


class RuleTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """The rule and its options."""

    id: Annotated[str, Meta(description="The id of the rule, such as outdoor/penalty-5a.")]
    hit_by: Annotated[
        str | UnsetType,
        Meta(
            description="The team whose hit the rule is about: it has the ball, or its hit failed"
            " or went out. By default the first team."
        ),
    ] = UNSET


class TeamTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A team. The first is drawn as discs, the second as squares."""

    name: Annotated[str, Meta(description="The name of the team.")]
    colour: (
        Annotated[str, Meta(description="Its colour, as #rrggbb.", pattern=HEX_COLOUR)] | UnsetType
    ) = UNSET
    attacks: Annotated[
        Literal["right", "left"] | UnsetType,
        Meta(description="The end that it attacks: right is +x."),
    ] = UNSET


class PlayerTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A player."""

    team: Annotated[str, Meta(description="The name of the player's team.")]
    number: Annotated[int, Meta(description="1 to 4 on a field, 1 to 3 in an arena.", ge=1, le=4)]
    at: PlaceValue
    status: Annotated[
        Literal["off field", "returning"] | UnsetType,
        Meta(description="Off the field or returning, where that exempts the player."),
    ] = UNSET
    facing: FacingValue = UNSET
    hitter: Annotated[bool | UnsetType, Meta(description="Whether the player hits the ball.")] = (
        UNSET
    )
    designated: Annotated[
        bool | UnsetType,
        Meta(description="Arena: whether the player is the designated defender."),
    ] = UNSET


class OfficialTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """An official."""

    role: Annotated[Literal["umpire", "referee", "goal judge"], Meta(description="The role.")]
    at: PlaceValue
    facing: FacingValue = UNSET


class ScenarioTable(Struct, kw_only=True, forbid_unknown_fields=True):
    """A polofield scenario: a rule, and a situation on the field or in the arena."""

    title: Annotated[str | UnsetType, Meta(description="The title of the figure.")] = UNSET
    notes: Annotated[list[str] | UnsetType, Meta(description="Notes below the figure.")] = UNSET
    units: Annotated[
        Literal["yd", "m"] | UnsetType,
        Meta(description="The units of places and sizes; yards by default."),
    ] = UNSET
    at: PlaceValue = UNSET
    surface: SurfaceTable | UnsetType = UNSET
    rule: RuleTable
    teams: Annotated[list[TeamTable], Meta(max_length=2)] | UnsetType = UNSET
    players: Annotated[list[PlayerTable], Meta(max_length=8)] | UnsetType = UNSET
    officials: list[OfficialTable] | UnsetType = UNSET


@lru_cache
def key_types(table: type[Struct]) -> Mapping[str, Any]:
    """The types of the keys of a table; its subtables are read separately."""
    return MappingProxyType({name: _taken_as(hint) for name, hint in get_type_hints(table).items()})


OPTION_TYPES: Final[dict[str, Any]] = {
    "flag": bool,
    "choice": int | str,
    "integer": int,
    "integers": int | list[int] | str,
}
"""The types of values for each kind of option."""


def option_types(options: Iterable[Option]) -> dict[str, Any]:
    """The types of the options of a rule."""
    return {option.name: OPTION_TYPES[option.kind] for option in options}


@lru_cache
def required_keys(table: type[Struct]) -> tuple[str, ...]:
    """The required keys of a table."""
    return tuple(field.name for field in msgspec.structs.fields(table) if field.required)


def _taken_as(hint: Any) -> Any:
    (first, *_) = (kind for kind in get_args(hint) or (hint,) if kind is not UnsetType)
    if isinstance(first, type) and issubclass(first, Struct):
        return dict[str, Any]
    if get_origin(first) is list and issubclass(get_args(first)[0], Struct):
        return list[Any]
    return first if get_origin(hint) is not Literal else hint
