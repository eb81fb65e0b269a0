"""A sheet to a file: which formats there are, and how a file is replaced whole or not at all."""

from __future__ import annotations

import errno
import io
import os
import secrets
import stat
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, BinaryIO

from polofield.errors import OutputError, did_you_mean, in_short, not_a, shown_path
from polofield.layout.sheet import Sheet

_NEW_FILE = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)


@dataclass(frozen=True)
class Format:
    """How a sheet becomes bytes, and the options that this takes."""

    render: Callable[..., bytes]
    options: tuple[str, ...]
    media_type: str


def _svg(sheet: Sheet, **options: Any) -> bytes:
    from polofield.render.svg import svg

    return svg(sheet, **options).encode("utf-8")


def _png(sheet: Sheet, **options: Any) -> bytes:
    from polofield.render.mpl import png

    return png(sheet, **options)


def _pdf(sheet: Sheet, **options: Any) -> bytes:
    from polofield.render.mpl import pdf

    return pdf(sheet, **options)


FORMATS: Mapping[str, Format] = MappingProxyType(
    {
        "svg": Format(_svg, ("text", "size", "prefix"), "image/svg+xml"),
        "png": Format(_png, ("pixels_wide", "dpi"), "image/png"),
        "pdf": Format(_pdf, ("size",), "application/pdf"),
    }
)
"""By name, which is also the suffix; the first is taken where a file name has no suffix."""

DEFAULT_FORMAT = next(iter(FORMATS))


def rendered(sheet: Sheet, format: str, **options: Any) -> bytes:
    """The sheet in one of `FORMATS`.

    Raises:
        OutputError: no such format, no such option of it, or no such value.
    """
    known = FORMATS[_checked_format(format)]
    for option in options:
        if option not in known.options:
            raise OutputError(
                f"{format} does not take {in_short(option)}; it takes {', '.join(known.options)}"
            )
    return known.render(sheet, **options)


def _checked_format(format: str) -> str:
    if not isinstance(format, str) or format not in FORMATS:
        near = did_you_mean(format, FORMATS) if isinstance(format, str) else ""
        raise OutputError(f"no format {in_short(format)}{near}")
    return format


def destination(target: str | os.PathLike[str], format: str | None = None) -> tuple[Path, str]:
    """The file and the format that are meant.

    A given format leaves the name as it is, and so does what is no ordinary file, such as a pipe.
    Else the suffix says it, in either case of letters; a name without a suffix gets that of the
    default format.

    Raises:
        OutputError: no such format, or a suffix that is none.
    """
    named = _path_given(target)
    path = Path(named)
    if path.name and (named.endswith(("/", os.sep)) or (not path.suffix and os.path.isdir(path))):
        raise OutputError(f"{shown_path(named)} is a folder: name a file in it")
    if not path.name or "\0" in named:
        raise OutputError(f"{in_short(named)} is not the name of a file")
    if format is not None:
        return path, _checked_format(format)
    stem, dot, suffix = path.name.rpartition(".")
    if is_special(path) and suffix.lower() not in FORMATS:
        return path, DEFAULT_FORMAT
    if not stem and suffix.lower() in FORMATS:
        raise OutputError(f"{in_short(path.name)} has no name before its suffix")
    if not (stem and dot):
        return path.with_name(f"{path.name}.{DEFAULT_FORMAT}"), DEFAULT_FORMAT
    if suffix.lower() not in FORMATS:
        raise OutputError(
            f"{in_short(path.name)} ends in {in_short('.' + suffix)}, which is no format;"
            f" known: {', '.join(FORMATS)};"
            " for a file of this name say which with format= or --format"
        )
    return path, suffix.lower()


def _path_given(target: str | os.PathLike[str]) -> str:
    """A path as a text, of which the system can make the name of a file."""
    try:
        named = os.fspath(target)
        os.fsencode(named)
    except Exception as error:  # whatever it does that says that it is a path
        raise OutputError(f"{in_short(target)} is not the name of a file") from error
    if not isinstance(named, str):
        raise OutputError(not_a("target", target, "a path or a file open for writing bytes"))
    return named


def save(
    sheet: Sheet,
    target: str | os.PathLike[str] | BinaryIO,
    format: str | None = None,
    *,
    replace: bool = True,
    **options: Any,
) -> Path | None:
    """Write the sheet to a path, whole or not at all, or to an open binary file.

    Args:
        sheet: what to write.
        target: the file; a symbolic link is followed.
        format: one of `FORMATS`; a path's suffix says it else.
        replace: whether a file that is there is replaced.
        options: of the format.

    Returns:
        The path that was written; None for an open file.

    Raises:
        OutputError: no such format or option, or no format given for an open file.
        FileExistsError: the file is there and is not to be replaced.
        OSError: the system cannot write there.
    """
    if not isinstance(target, str | os.PathLike):
        if not hasattr(target, "write"):
            raise OutputError(not_a("target", target, "a path or a file open for writing bytes"))
        if isinstance(target, io.TextIOBase):
            raise OutputError("a figure is bytes: open the file in binary mode")
        if format is None:
            raise OutputError(f"an open file needs format=, one of {', '.join(FORMATS)}")
        target.write(rendered(sheet, format, **options))
        return None
    path, format = destination(target, format)
    write_whole(path, rendered(sheet, format, **options), replace=replace)
    return path


def is_special(path: Path) -> bool:
    """Whether something is there that is neither an ordinary file nor a folder."""
    return os.path.exists(path) and not os.path.isfile(path) and not os.path.isdir(path)


def write_whole(path: Path, data: bytes, *, replace: bool = True) -> None:
    """Put `data` at `path`, so that the file is never seen half-written.

    A new file gets the rights that the process gives any, a replaced one keeps its own. A link is
    written through, and so is what is no ordinary file, such as a pipe.

    Raises:
        FileExistsError: the file is there and `replace` is false.
        OSError: as the system says, naming `path`.
    """
    try:
        if is_special(path):
            path.write_bytes(data)
        else:
            _write_whole(Path(os.path.realpath(path)), data, replace)
    except OSError as error:
        folder = path.parent
        there = os.path.isdir(folder)
        reason = error.strerror if there else f"there is no folder {shown_path(str(folder))}"
        raise OSError(error.errno, reason, str(path)) from error


def _write_whole(path: Path, data: bytes, replace: bool) -> None:
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        mode = None
    if mode is not None and not replace:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST))
    beside = path.with_name(f".{secrets.token_hex(8)}.tmp")
    try:
        # by this call, and not by tempfile, the rights are those of any new file
        with os.fdopen(os.open(beside, _NEW_FILE, 0o666), "wb") as file:
            if mode is not None:
                os.chmod(beside, stat.S_IMODE(mode))
            file.write(data)
        if replace:
            os.replace(beside, path)
        else:
            _rename_unless_there(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def _rename_unless_there(source: Path, path: Path) -> None:
    """Unlike a rename, a link fails where another file has come first."""
    try:
        os.link(source, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        os.rename(source, path)
