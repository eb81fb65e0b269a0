"""The example files of the package."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType

from polofield.errors import PolofieldError, did_you_mean, in_short


def examples() -> Mapping[str, str]:
    """The name of every example with its description, sorted by name."""
    found = {name: _first_comment(example(name)) for name in _names()}
    return MappingProxyType(found)


def example(name: str) -> str:
    """The text of an example.

    Raises:
        PolofieldError: no such example; the message suggests similar names.
    """
    known = _names()
    if name.removesuffix(".toml") not in known:
        near = did_you_mean(name, known) or ": `polofield example` lists them"
        raise PolofieldError(f"unknown example {in_short(name)}{near}")
    file = files("polofield") / "examples" / f"{name.removesuffix('.toml')}.toml"
    return file.read_text(encoding="utf-8")


def _names() -> list[str]:
    folder = files("polofield") / "examples"
    return sorted(file.name[:-5] for file in folder.iterdir() if file.name.endswith(".toml"))


def _first_comment(text: str) -> str:
    first = text.partition("\n")[0]
    return first.removeprefix("#").strip() if first.startswith("#") else ""
