"""A sheet on a page in HTML: an `<img>` of it, with its text alternative."""

from __future__ import annotations

from html import escape

from polofield.layout.sheet import Sheet

PIXELS_PER_INCH = 96
"""Of a page on the web."""


def alt_text(sheet: Sheet) -> str:
    """What stands for a figure where it cannot be seen: its title and what it says."""
    if sheet.sentence.startswith(sheet.title):
        return sheet.sentence
    return f"{sheet.title}. {sheet.sentence}".strip()


def pixels(sheet: Sheet) -> tuple[int, int]:
    """Width and height of a figure on a page, at the size at which its text is to be read."""
    scale = sheet.unit * PIXELS_PER_INCH
    return round(sheet.width * scale), round(sheet.height * scale)


def image_html(sheet: Sheet, source: str, alt: str = "") -> str:
    """An `<img>` of the file or data `source`, no wider than its place."""
    width, height = pixels(sheet)
    return (
        f'<img src="{escape(source)}" alt="{escape(alt or alt_text(sheet))}"'
        f' width="{width}" height="{height}" style="max-width:100%;height:auto">'
    )
