"""Files named in a page: which of them the page may read."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from polofield.errors import PolofieldError, in_short


def allowed_path(
    name: str, path: Path, folders: Iterable[str | os.PathLike[str]], setting: str
) -> Path:
    """The path of a file, if it is in one of the folders after links are resolved.

    Args:
        name: the name of the file in the page.
        path: its path.
        folders: the source folder of the pages, and the others that the site allows.
        setting: the setting that allows folders, for the message.

    Raises:
        PolofieldError: the file is in none of the folders.
    """
    found = Path(os.path.realpath(path))
    if any(found.is_relative_to(os.path.realpath(folder)) for folder in folders):
        return path
    raise PolofieldError(
        f"{in_short(name)} is outside the folder of the pages: add its folder to {setting}"
    )
