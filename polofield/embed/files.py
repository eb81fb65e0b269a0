"""Files that are named in a page: which of them a site lets its pages read."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from polofield.errors import PolofieldError, in_short


def readable(
    name: str, path: Path, folders: Iterable[str | os.PathLike[str]], setting: str
) -> Path:
    """The path of a file that a page calls `name`, if it lies in one of the folders.

    Links are followed first.

    Args:
        name: as it stands in the page.
        path: where that is.
        folders: the source folder of the pages, and those that the site allows besides.
        setting: what allows them.

    Raises:
        PolofieldError: it lies elsewhere.
    """
    found = Path(os.path.realpath(path))
    if any(found.is_relative_to(os.path.realpath(folder)) for folder in folders):
        return path
    raise PolofieldError(
        f"{in_short(name)} is outside the folder of the pages, and is read only where {setting}"
        " names its folder"
    )
