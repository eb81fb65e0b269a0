"""Typefaces from font files beside a theme, or from an installed package of fonts.

Whether the licence of a font lets it go into figures is for whoever names it to know. A font that
itself says that it may not be embedded is refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from struct import error, unpack_from
from typing import get_args

from polofield.errors import PolofieldError, in_short
from polofield.layout.typeface.faces import Face, Style
from polofield.layout.typeface.truetype import TrueType, read
from polofield.layout.typeface.typefaces import BARLOW, FAMILY, Typeface

STYLES: tuple[Style, ...] = get_args(Style)
MAX_BYTES = 8_000_000
"""How large a font file may be."""
LONGEST_NAME = 80
"""How many characters of a file's name a message shows as they are."""
NEEDED = "".join(map(chr, range(0x20, 0x7F)))
"""The characters that every face has to have."""

_GROUP = "fontpkg.family"
_NAMES: Mapping[Style, tuple[str, ...]] = {
    "regular": ("Medium", "Regular"),
    "italic": ("MediumItalic", "Italic"),
    "semibold": ("SemiBold", "Bold"),
    "bold": ("Bold",),
}
"""What a package calls its styles, best first."""
_RESTRICTED = 0x0002
"""Of the licence bits in a font, the one that says that it must not be embedded."""


def installed(family: str) -> Typeface:
    """The typeface of a package of fonts, such as `fontpkg-barlow-semi-condensed`.

    Raises:
        PolofieldError: there is no such package, or it lacks a style.
    """
    name = re.sub(r"[^a-z0-9]+", "_", family.lower())
    points = entry_points(group=_GROUP, name=name)
    spec = find_spec(next(iter(points)).module) if points else None
    if spec is None or not spec.submodule_search_locations:
        package = f"fontpkg-{name.replace('_', '-')}"
        raise PolofieldError(
            f"no package of fonts has the family {in_short(family)}: install {package}, or name"
            " font files"
        )
    folder = Path(next(iter(spec.submodule_search_locations))) / "files"
    start = family.replace(" ", "")
    files: dict[Style, Path] = {}
    for style, names in _NAMES.items():
        paths = (folder / f"{start}-{called}.ttf" for called in names)
        if found := next((path for path in paths if path.is_file()), None):
            files[style] = found
    return typeface(family, files)


def typeface(family: str, files: Mapping[Style, Path]) -> Typeface:
    """The typeface of font files: a regular and a bold; the others stand in where one is missing.

    Raises:
        PolofieldError: a file is missing, is no TrueType font, lacks a letter, or may not be
            embedded.
    """
    if not FAMILY.fullmatch(family):
        raise PolofieldError(
            f"family: expected up to 60 letters, digits, spaces and . _ -, got {in_short(family)}"
        )
    for style in ("regular", "bold"):
        if style not in files:
            raise PolofieldError(f"{style}: missing, a typeface needs a regular and a bold font")
    chosen = {
        "regular": files["regular"],
        "italic": files.get("italic", files["regular"]),
        "semibold": files.get("semibold", files["bold"]),
        "bold": files["bold"],
    }
    return Typeface(
        family,
        **{style: _face(family, style, _resolved(chosen[style])) for style in STYLES},
    )


def _resolved(path: Path) -> Path:
    try:
        return path.resolve()
    except (OSError, ValueError):  # a null byte, or links in a circle
        raise PolofieldError(f"{_called(path)}: no such file") from None


def _face(family: str, style: Style, path: Path) -> Face:
    _checked(path)
    own: Face = getattr(BARLOW, style)
    name = f"{family.replace(' ', '')}-{path.stem}"
    return Face(name, family, own.weight, own.italic, own, path)


def _called(path: Path) -> str:
    """The name of a file as a message shows it."""
    plain = path.name.isprintable() and len(path.name) <= LONGEST_NAME
    return path.name if plain else in_short(path.name)


def _checked(path: Path) -> None:
    """Refuse a file that is no font, or one that figures cannot be set in."""
    font = _font(path)
    if unpack_from(">H", font.tables["OS/2"], 8)[0] & 0x000F == _RESTRICTED:
        raise PolofieldError(f"{_called(path)}: the font says that it must not be embedded")
    lacking = [character for character in NEEDED if character not in font.glyphs]
    if lacking:
        raise PolofieldError(f"{_called(path)}: the font lacks {in_short(lacking[0])}")


def _font(path: Path) -> TrueType:
    try:
        if path.stat().st_size > MAX_BYTES:
            raise PolofieldError(f"{_called(path)}: larger than {MAX_BYTES // 1_000_000} MB")
        font = read(path)
        if font.units_per_em <= 0:
            raise ValueError
        for character in NEEDED:
            font.outline(font.glyphs.get(character, 0))
    except FileNotFoundError:
        raise PolofieldError(f"{_called(path)}: no such file") from None
    except OSError as wrong:
        raise PolofieldError(f"{_called(path)}: {wrong.strerror or 'cannot be read'}") from None
    except (ValueError, ArithmeticError, IndexError, KeyError, error):
        raise PolofieldError(f"{_called(path)}: expected a TrueType font (.ttf)") from None
    return font
