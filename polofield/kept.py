"""Values that keep what they have worked out."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


class Kept:
    """A frozen dataclass that keeps what it has worked out once (`cached_property`).

    Pickled and copied are its fields alone: so it is the same before and after any use.
    """

    def __getstate__(self) -> dict[str, Any]:
        return {field.name: self.__dict__[field.name] for field in fields(self)}  # type: ignore[arg-type]
