"""Writing sheets to files: the formats, and replacing a file atomically."""

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
    """A file format: the function that renders it, the options it takes, and its media type."""

    render: Callable[..., bytes]
    options: tuple[str, ...]
    media_type: str


def _svg(sheet: Sheet, **options: Any) -> bytes:
    from polofield.render.svg import svg

    return svg(sheet, **options).encode("utf-8")


def _png(sheet: Sheet, **options: Any) -> bytes:
    from polofield.render.mpl.figure import png

    return png(sheet, **options)


def _pdf(sheet: Sheet, **options: Any) -> bytes:
    from polofield.render.mpl.figure import pdf

    return pdf(sheet, **options)


FORMATS: Mapping[str, Format] = MappingProxyType(
    {
        "svg": Format(_svg, ("text", "size", "prefix"), "image/svg+xml"),
        "png": Format(_png, ("pixels_wide", "dpi"), "image/png"),
        "pdf": Format(_pdf, ("size",), "application/pdf"),
    }
)
"""The formats by name, which is also the suffix; the first is the default."""

DEFAULT_FORMAT = next(iter(FORMATS))


def rendered(sheet: Sheet, format: str, **options: Any) -> bytes:
    """The sheet as the bytes of a file in one of `FORMATS`.

    Raises:
        OutputError: an unknown format or option, or an invalid value.
    """
    known = FORMATS[_checked_format(format)]
    for option in options:
        if option not in known.options:
            raise OutputError(
                f"unknown option {in_short(option)} for {format}; known: {', '.join(known.options)}"
            )
    return known.render(sheet, **options)


def _checked_format(format: str) -> str:
    if not isinstance(format, str) or format not in FORMATS:
        near = did_you_mean(format if isinstance(format, str) else "", FORMATS)
        raise OutputError(f"unknown format {in_short(format)}{near}")
    return format


def destination(target: str | os.PathLike[str], format: str | None = None) -> tuple[Path, str]:
    """The path to write to, and the format.

    If the format is given, or the target is a special file such as a pipe, the path stays as it is.
    Otherwise the format is that of the suffix, in upper or lower case; a name without a suffix gets
    the suffix of the default format.

    Raises:
        OutputError: an unknown format or suffix, or not the name of a file.
    """
    named = _path_given(target)
    path = Path(named)
    if path.name and (named.endswith(("/", os.sep)) or (not path.suffix and os.path.isdir(path))):
        raise OutputError(f"{shown_path(named)} is a folder: give the name of a file in it")
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
            f"unknown format {in_short('.' + suffix)} in {in_short(path.name)};"
            f" known: {', '.join(FORMATS)}; use format= or --format to write to this name"
        )
    return path, suffix.lower()


def _path_given(target: str | os.PathLike[str]) -> str:
    """A path as a string that the operating system accepts."""
    try:
        named = os.fspath(target)
        os.fsencode(named)
    except Exception as error:  # __fspath__ of an arbitrary object may raise anything
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
    """Write the sheet to a path, atomically, or to an open binary file.

    Args:
        sheet: the sheet.
        target: the file; a symbolic link is followed.
        format: one of `FORMATS`; by default from the suffix of the path.
        replace: whether an existing file is replaced.
        options: the options of the format.

    Returns:
        The path that was written; None for an open file.

    Raises:
        OutputError: an unknown format or option, or no format for an open file.
        FileExistsError: the file exists and `replace` is false.
        OSError: the file cannot be written.
    """
    if not isinstance(target, str | os.PathLike):
        if not hasattr(target, "write"):
            raise OutputError(not_a("target", target, "a path or a file open for writing bytes"))
        if isinstance(target, io.TextIOBase):
            raise OutputError("expected a file open in binary mode, got one in text mode")
        if format is None:
            raise OutputError(f"format is missing for an open file; known: {', '.join(FORMATS)}")
        target.write(rendered(sheet, format, **options))
        return None
    path, format = destination(target, format)
    write_whole(path, rendered(sheet, format, **options), replace=replace)
    return path


def is_special(path: Path) -> bool:
    """Whether the path is a special file, such as a pipe: neither an ordinary file nor a folder."""
    return os.path.exists(path) and not os.path.isfile(path) and not os.path.isdir(path)


def write_whole(path: Path, data: bytes, *, replace: bool = True) -> None:
    """Write `data` to `path` atomically, so that the file is never half-written.

    A new file has the default permissions; a replaced file keeps its own. A symbolic link is
    followed, and a special file such as a pipe is written directly.

    Raises:
        FileExistsError: the file exists and `replace` is false.
        OSError: the file cannot be written; it names `path`.
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
        # unlike tempfile, os.open gives the default permissions
        with os.fdopen(os.open(beside, _NEW_FILE, 0o666), "wb") as file:
            if mode is not None:
                os.chmod(beside, stat.S_IMODE(mode))
            file.write(data)
        if replace:
            os.replace(beside, path)
        else:
            _rename_if_free(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def _rename_if_free(source: Path, path: Path) -> None:
    """Rename without replacing: unlike a rename, a link fails if the target exists."""
    try:
        os.link(source, path)
    except FileExistsError:
        raise
    except OSError:  # the file system has no links
        os.rename(source, path)
