"""A base class for frozen dataclasses with cached properties."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


class Cached:
    """A frozen dataclass that may have cached properties.

    Only its fields are pickled and copied, so the bytes do not depend on earlier use.
    """

    def __getstate__(self) -> dict[str, Any]:
        return {field.name: self.__dict__[field.name] for field in fields(self)}  # type: ignore[arg-type]
