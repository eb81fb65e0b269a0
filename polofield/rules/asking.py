"""Asking a rule: the id, the surface, the place and the options checked, then the ruling."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from polofield.errors import PlaceError, RuleError, did_you_mean, in_one_line, in_short, not_a
from polofield.rules.catalogue import entry, load
from polofield.rules.entries import Entry, Option
from polofield.rulings.ruling import Ruling
from polofield.surface.places import place
from polofield.surface.surfaces import Arena, Field, Surface
from polofield.units import Units
from polofield.values import is_one_of, is_whole


def ruling(
    rule: str, surface: Surface, *, at: Any = None, units: Units = "yd", **options: Any
) -> Ruling:
    """What a rule says of a situation.

    Args:
        rule: its id, such as `outdoor/penalty-5a`.
        surface: a `Field` for an outdoor rule, an `Arena` for an arena rule.
        at: where it happened, for a rule that needs it: (x, y) in the frame, or words such as
            `"70 out, 30 left"`. The catalogue says of each rule what it is: the place of the
            foul or of the ball, or where the ball crossed a line.
        units: how the numbers of `at` are read, `yd` or `m`.
        **options: the rule's own, named with underscores.

    Raises:
        RuleError: no such rule, a diagram that is no ruling, the wrong surface, an option it
            does not have or a value that option does not take.
        PlaceError: `at` is missing, not wanted, off the surface, or not on the line needed.
    """
    found = entry(rule)
    if found.kind == "diagram":
        raise RuleError(f"{found.id} is a diagram, not a ruling: draw it")
    kind, right = (Field, "a Field") if found.surface == "outdoor" else (Arena, "an Arena")
    if not isinstance(surface, kind):
        raise RuleError(f"{found.id} needs {right}, not {in_short(surface)}")
    arguments = checked_options(found, options)
    if found.needs == "none":
        if at is not None:
            raise PlaceError(f"{found.id} does not need a place: leave out at")
        return _answer(found, surface, arguments)
    if at is None:
        raise PlaceError(f"{found.id} needs a place: at, {found.where.in_full}")
    spot = place(surface, at, units)
    try:
        if found.where.in_goal and surface.in_goal(*spot):
            raise PlaceError(
                "({}, {}) {yd} is between the posts, less than {} {yd} from the middle: "
                + found.where.in_goal,
                *spot,
                surface.half_goal,
            )
        return _answer(found, surface, {"at": spot, **arguments})
    except PlaceError as error:
        raise error.in_units(units) from None


def surface_for(found: Entry, surface: Surface | None) -> Surface:
    """The surface that a diagram is of: the one given, or the standard one of its kind.

    Raises:
        RuleError: it is no surface, or one of the other kind.
    """
    if surface is None:
        return Field() if found.surface == "outdoor" else Arena()
    if not isinstance(surface, Field | Arena):
        raise RuleError(not_a("surface", surface, "a Field or an Arena"))
    if surface.kind != found.surface:
        wanted = f"a surface of the kind {found.surface}"
        raise RuleError(f"{found.id} needs {wanted}, not {surface.kind}")
    return surface


def _answer(found: Entry, surface: Surface, arguments: dict[str, Any]) -> Ruling:
    answer = load(found.function)(surface, **arguments)
    assert isinstance(answer, Ruling)
    return answer


def checked_options(found: Entry, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that a rule is called with, each checked against the catalogue."""
    if not isinstance(options, Mapping):
        raise RuleError(not_a("options", options, "a mapping of names to values"))
    known = {option.parameter: option for option in found.options}
    for name in options:
        if not isinstance(name, str) or name.replace("-", "_") not in known:
            named = name if isinstance(name, str) else ""
            hint = did_you_mean(named, known) if known else " (it takes none)"
            raise RuleError(f"{found.id} has no option {in_short(name)}{hint}")
    given = {name.replace("-", "_"): value for name, value in options.items()}
    arguments, wrong = judged_options(found, given)
    if wrong:
        raise RuleError(in_one_line(map(str, wrong)), option=wrong[0].option)
    return arguments


def judged_options(
    found: Entry, given: Mapping[str, Any]
) -> tuple[dict[str, Any], list[RuleError]]:
    """What a rule is called with for options by their parameters, and all that is wrong."""
    arguments: dict[str, Any] = {}
    wrong: list[RuleError] = []
    values = {name: value for name, value in given.items() if value is not None}
    for option in found.options:
        name = option.parameter
        if name in values:
            try:
                arguments[name] = _checked(found, option, values[name])
            except RuleError as error:
                wrong.append(error)
            if option.beside and option.beside not in values:
                text = f"{found.id}: {option.name} needs {option.beside} beside it"
                wrong.append(RuleError(text, option.beside))
        elif option.required:
            text = f"{found.id} needs the option {option.name}: {option.help}, {_range(option)}"
            wrong.append(RuleError(text, option.name))
        elif option.default is not None:
            arguments[name] = option.default
    return arguments, wrong


def _range(option: Option) -> str:
    if option.kind == "choice":
        return "one of " + ", ".join(str(value) for value in option.values)
    low, high = option.values
    return f"{low} to {high}"


def _checked(found: Entry, option: Option, value: Any) -> Any:
    text = f"{found.id}: {option.name} is {in_short(value)}, not {_wanted(option)}"
    wrong = RuleError(text, option.name)
    if option.kind == "flag":
        if not isinstance(value, bool):
            raise wrong
        return value
    if option.kind == "choice":
        words = tuple(map(str, option.values))
        if not is_one_of(value, words):
            near = did_you_mean(value, words) if isinstance(value, str) else ""
            raise RuleError(f"{text}{near}", option.name)
        return value
    if option.kind == "integer":
        return _integer(option, value, wrong)
    parts: Sequence[Any] = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, Sequence) or isinstance(parts, (bytes, bytearray, memoryview)):
        raise wrong
    if not 1 <= len(parts) <= option.most:
        text = f"{option.name}: expected 1 to {option.most} numbers, got {len(parts)}"
        raise RuleError(f"{found.id}: {text}", option.name)
    return tuple(_integer(option, part, wrong) for part in parts)


def _wanted(option: Option) -> str:
    if option.kind == "flag":
        return "true or false"
    if option.kind == "choice":
        return _range(option)
    return ("a whole number from " if option.kind == "integer" else "whole numbers from ") + _range(
        option
    )


def _integer(option: Option, value: Any, wrong: RuleError) -> int:
    try:
        number = int(value) if isinstance(value, str) else value
    except ValueError:
        raise wrong from None
    low, high = (int(bound) for bound in option.values)
    if not is_whole(number) or not low <= number <= high:
        raise wrong
    return int(number)
