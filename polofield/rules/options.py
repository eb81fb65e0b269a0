"""Options of a rule, each checked against the catalogue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from polofield.errors import RuleError, did_you_mean, in_one_line, in_short, not_a
from polofield.rulings.entries import Entry, Option
from polofield.surface.sizes import Spelling
from polofield.values import is_one_of, is_whole


def checked_options(
    found: Entry, options: Mapping[str, Any], spelled: Spelling = str
) -> dict[str, Any]:
    """The options that a rule is called with, defaults included.

    Raises:
        RuleError: an option that the rule does not have, or every invalid value.
    """
    if not isinstance(options, Mapping):
        raise RuleError(not_a("options", options, "a mapping of names to values"))
    known = {option.parameter: option for option in found.options}
    for name in options:
        if not isinstance(name, str) or name.replace("-", "_") not in known:
            named = spelled(name) if isinstance(name, str) else name
            near = did_you_mean(named if isinstance(named, str) else "", map(spelled, known))
            hint = near if known else " (it takes none)"
            raise RuleError(f"{found.id} has no option {in_short(named)}{hint}")
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
