"""The page of names has every documented list."""

import re
import sys
from pathlib import Path

import pytest

from polofield.layout.theme import ROLES
from polofield.scene import names

sys.path.insert(0, str(Path(__file__).parents[2] / "gallery/_ext"))
import tables

PAGE = Path(__file__).parents[2] / "gallery/reference/names.md"
LISTS = {
    "layers": [f"layer-{name}" for name in names.LAYER_NAMES],
    "page_names": names.patterns(names.PAGE_NAMES),
    "surface_names": names.patterns(names.SURFACE_NAMES),
    "conduct_names": names.patterns(names.CONDUCT_NAMES),
    "roles": list(ROLES),
    "part_classes": list(names.PART_CLASSES),
}


@pytest.mark.parametrize(("name", "spelled"), LISTS.items())
def test_the_page_lists_what_is_documented(name, spelled):
    assert f"```{{generated}} {name}\n" in PAGE.read_text(encoding="utf-8")
    listed = re.findall(
        r"`([^`]+)`", re.sub(r" \| [^|]*\|$", "", getattr(tables, name)(), flags=re.M)
    )
    assert listed == list(spelled)
