"""Figures as HTML."""

from __future__ import annotations

import os
import re
from html import escape
from pathlib import Path
from urllib.parse import quote

from polofield.errors import PolofieldError, did_you_mean, in_short
from polofield.layout.sheet import Sheet
from polofield.render.html import image_html, pixels

FIGURE_CLASS = "polofield"
ERROR_CLASS = "polofield-error"
CSS_UNITS = ("px", "%", "em", "rem", "ex", "ch", "vw", "mm", "cm", "in", "pt", "pc")
ALIGNED = {"left": "margin-right:auto", "center": "margin-inline:auto", "right": "margin-left:auto"}


def figure_html(
    picture: str,
    caption: str = "",
    *,
    width: str = "",
    align: str = "",
    classes: tuple[str, ...] = (),
    id: str = "",
) -> str:
    """A `<figure>` with a picture.

    Args:
        picture: an `<img>` or an `<svg>`.
        caption: the caption; if empty, there is none.
        width: the largest width, as in CSS; a number without a unit is in pixels.
        align: left, center or right.
        classes: CSS classes in addition to `polofield`.
        id: the id of the figure.

    Raises:
        PolofieldError: an invalid alignment or width.
    """
    if align and align not in ALIGNED:
        raise PolofieldError(f"unknown align {in_short(align)}{did_you_mean(align, ALIGNED)}")
    styles = [f"width:100%;max-width:{_css_width(width)}"] if width else []
    styles += [ALIGNED[align]] if align else []
    attributes = f' id="{escape(id)}"' if id else ""
    attributes += f' class="{escape(" ".join((FIGURE_CLASS, *classes)))}"'
    attributes += f' style="{escape(";".join(styles))}"' if styles else ""
    below = f"\n<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure{attributes}>\n{picture.strip()}{below}\n</figure>"


def _css_width(width: str) -> str:
    found = re.fullmatch(r"(\d++(?:\.\d*+)?|\.\d++)\s*+([a-z]++|%)?+", width.strip())
    unit = (found[2] or "px") if found else ""
    if found is None or unit not in CSS_UNITS:
        wanted = f"a number with one of {', '.join(CSS_UNITS)}"
        raise PolofieldError(f"width: expected {wanted}, got {in_short(width)}")
    return f"{found[1]}{unit}"


def figure_of_file(path: Path, sheet: Sheet) -> str:
    """A `<figure>` that shows a file, with the title as caption and the sentence as alt text."""
    source = quote(os.fsencode(path.as_posix()))
    return figure_html(image_html(sheet, source, sheet.sentence or sheet.description), sheet.title)


def inline_figure(svg: str, sheet: Sheet) -> str:
    """A `<figure>` with the SVG itself; its title is its accessible name."""
    return figure_html(svg, width=f"{pixels(sheet)[0]}px")


def error_html(problems: tuple[str, ...]) -> str:
    """A conspicuous box instead of a figure that could not be drawn."""
    listed = "".join(f"<li>{escape(problem)}</li>" for problem in problems)
    return (
        f'<div class="{ERROR_CLASS} admonition failure" role="note"'
        ' style="border:2px solid #b3261e;padding:.5em 1em">'
        f'<p class="admonition-title">This figure could not be drawn</p><ul>{listed}</ul></div>'
    )
