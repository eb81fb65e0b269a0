"""Writing diagrams to files or standard output."""

from __future__ import annotations

import errno
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import click

from polofield.commands.completion import files, words
from polofield.commands.options import Decorator, together
from polofield.drawing.diagram import Diagram
from polofield.embed.html import figure_of_file, inline_figure
from polofield.errors import OutputError, PolofieldError, system_message
from polofield.layout.letters import without_outline
from polofield.render.output import DEFAULT_FORMAT, FORMATS, destination, is_special, write_whole
from polofield.words import figures

IN_PAGES = ("svg", "png")
"""The formats that a web page can show."""

SEVERAL = "the steps need a file each: give -o the base name of an ordinary file"

file_options: Decorator = together(
    click.option(
        "--format",
        "format",
        metavar="|".join(FORMATS),
        shell_complete=words(lambda: ((name, "") for name in FORMATS)),
        help="The format; by default from the file's suffix.",
    ),
    click.option(
        "--text",
        type=click.Choice(["text", "outlines"]),
        default="text",
        show_default=True,
        help="SVG: real text, or letters as outlines.",
    ),
    click.option("--force", is_flag=True, help="Replace an existing file."),
)

output_options: Decorator = together(
    click.option(
        "-o",
        "output",
        metavar="FILE",
        shell_complete=files,
        help="The file; `-` is standard output; by default named after ID, in the current folder.",
    ),
    click.option(
        "--prefix",
        metavar="WORD",
        help="SVG: a fixed prefix for its ids, instead of one that depends on the content.",
    ),
    file_options,
)


def write(
    diagrams: Sequence[Diagram],
    slug: str,
    output: str | None,
    format: str | None,
    text: str,
    force: bool,
    html: bool = False,
    print_names: bool = True,
    prefix: str | None = None,
) -> None:
    """Write a diagram, or the numbered steps of one, and print the names of the files.

    With `html`, print a `<figure>` instead: of the file, or of the drawing itself for standard
    output. A `prefix` for ids is numbered like the files.

    Raises:
        OutputError: an unknown format, an existing file, a folder, or steps to standard output.
        OSError: the file cannot be written.
    """
    in_page = ("svg",) if output == "-" else IN_PAGES
    if html and _format(output, format) not in in_page:
        raise OutputError(f"--html needs the format {' or '.join(in_page)}")
    if (wanted := _format(output, format)) != "svg":
        if prefix is not None:
            raise OutputError(f"--prefix is for SVG: {wanted.upper()} has no ids")
        if text != "text":
            raise OutputError(f"--text is for SVG, not for {wanted.upper()}")
    if output == "-":
        if len(diagrams) > 1:
            raise OutputError(SEVERAL)
        if sys.stdout is None:
            raise OSError(errno.EBADF, "closed, cannot be written to")
        _warn_of_boxes(diagrams, format or DEFAULT_FORMAT, output)
        if html:
            svg = _rendered(diagrams[0], "svg", text, prefix).decode()
            click.echo(inline_figure(svg, diagrams[0].sheet))
        else:
            _to_stdout(_rendered(diagrams[0], format or DEFAULT_FORMAT, text, prefix))
        return
    if output is None:
        output = f"{slug}.{format or DEFAULT_FORMAT}"
    path, format = destination(output, format)
    if len(diagrams) > 1 and is_special(path):
        raise OutputError(SEVERAL)
    endings = [""] if len(diagrams) == 1 else [f"-{n}" for n in range(1, len(diagrams) + 1)]
    paths = [path.with_name(f"{path.stem}{ending}{path.suffix}") for ending in endings]
    prefixes = [prefix and prefix + ending for ending in endings]
    for each in paths:
        refuse_existing(each, force)
    _warn_of_boxes(diagrams, format, path)
    for each, own, diagram in zip(paths, prefixes, diagrams, strict=True):
        try:
            write_whole(each, _rendered(diagram, format, text, own), replace=force)
        except FileExistsError:
            refuse_existing(each, force)
            raise
        if print_names:
            click.echo(figure_of_file(each, diagram.sheet) if html else each)


def _warn_of_boxes(diagrams: Sequence[Diagram], format: str, target: str | Path) -> None:
    if format != "svg":
        warn_of_boxes(without_outline(diagram.sheet for diagram in diagrams), target)


def warn_of_boxes(characters: str, target: str | Path) -> None:
    """Warn on stderr about characters that a PNG or a PDF cannot show."""
    if characters:
        words = figures.DRAWN_AS_BOXES.format(characters=" ".join(characters))
        click.echo(f"polofield: warning: {target}: {words}", err=True)


def _format(output: str | None, format: str | None) -> str:
    if output is None or output == "-":
        return format or DEFAULT_FORMAT
    return destination(output, format)[1]


def refuse_existing(path: Path, force: bool) -> None:
    """Reject a folder, and an existing file unless `force` is given."""
    if path.is_dir():
        raise OutputError(f"{path} is a folder: give the name of a file in it")
    if path.is_file() and not force:
        raise OutputError(f"{path} already exists: use --force to replace it")


def _rendered(diagram: Diagram, format: str, text: str, prefix: str | None) -> bytes:
    options = {"text": text} if format == "svg" else {}
    if prefix is not None:
        options["prefix"] = prefix
    return diagram.rendered(format, **options)


def _to_stdout(data: bytes) -> None:
    sys.stdout.buffer.write(data)
    sys.stdout.buffer.flush()


def failure_message(error: Exception) -> str:
    """The reason why a figure failed, in one message."""
    if isinstance(error, PolofieldError):
        return str(error)
    if isinstance(error, OSError):
        return system_message(error)
    return " ".join(f"a bug in polofield: {type(error).__name__}: {error}".split())


def report_failures(failed: Mapping[str, str], figures: int) -> None:
    """Print each failed figure and the reason to stderr, then the count; nothing if none failed."""
    for name, why in failed.items():
        click.echo(f"polofield: {name}: {why}", err=True)
    if failed:
        click.echo(f"polofield: {len(failed)} of {figures} figures failed", err=True)
