"""The question put to a rule, from the values of the shared options."""

from __future__ import annotations

from typing import Any

from polofield.rules.question import Question, question


def flag(name: str) -> str:
    """The flag of a size or an option."""
    return "--unboarded" if name == "boarded" else f"--{name.replace('_', '-')}"


def asked(rule: str, given: dict[str, Any]) -> Question:
    """The question about a rule or a diagram.

    Raises:
        PolofieldError: the first mistake in it.
    """
    return question(
        rule,
        sizes_given(given),
        at=given["at"],
        units=given["units"],
        options=options_given(given),
        spelled=flag,
    )


def sizes_given(given: dict[str, Any]) -> dict[str, Any]:
    """The sizes on the command line, by name."""
    sizes = _given(given, "size_")
    if sizes.pop("unboarded", False):
        sizes["boarded"] = False
    return sizes


def options_given(given: dict[str, Any]) -> dict[str, Any]:
    """The rule's options on the command line, by parameter."""
    return _given(given, "rule_")


def _given(given: dict[str, Any], prefix: str) -> dict[str, Any]:
    return {
        name.removeprefix(prefix): value
        for name, value in given.items()
        if name.startswith(prefix) and value is not None
    }
