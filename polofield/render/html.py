"""Sheets in HTML: an `<img>` with its alt text."""

from __future__ import annotations

from html import escape

from polofield.layout.sheet import Sheet

PIXELS_PER_INCH = 96
"""Pixels to an inch in CSS."""


def alt_text(sheet: Sheet) -> str:
    """The alt text of a figure: its title and its sentence."""
    if sheet.sentence.startswith(sheet.title):
        return sheet.sentence
    return f"{sheet.title}. {sheet.sentence}".strip()


def pixels(sheet: Sheet) -> tuple[int, int]:
    """The width and height of a figure in CSS pixels, at its natural size."""
    scale = sheet.unit * PIXELS_PER_INCH
    return round(sheet.width * scale), round(sheet.height * scale)


def image_html(sheet: Sheet, source: str, alt: str = "") -> str:
    """An `<img>` of the file or data URL `source`, no wider than the space it is given."""
    width, height = pixels(sheet)
    return (
        f'<img src="{escape(source)}" alt="{escape(alt or alt_text(sheet))}"'
        f' width="{width}" height="{height}" style="max-width:100%;height:auto">'
    )
