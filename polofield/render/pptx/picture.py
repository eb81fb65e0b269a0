"""Sheets as pictures for slides: sharp enough for a projector, in small files."""

from __future__ import annotations

import io
from math import ceil

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from polofield.layout.sheet import Sheet
from polofield.render.mpl.figure import png

SCREEN = 1920
"""Pixels across a whole slide: as many as a projector has."""

COLOURS = 256
"""The size of a palette: enough for every flat colour and the most frequent ones of soft edges."""


def picture(sheet: Sheet, part: float) -> bytes:
    """The sheet as a PNG with a palette; `part` is its share of the width of a slide."""
    drawn = io.BytesIO(png(sheet, pixels_wide=ceil(part * SCREEN)))
    made = io.BytesIO()
    _in_few_colours(Image.open(drawn).convert("RGB")).save(made, "PNG", optimize=True)
    return made.getvalue()


def _in_few_colours(whole: Image.Image) -> Image.Image:
    """The picture in its most frequent colours, with every other colour replaced by the nearest.

    Pillow would use averages of colours, and match even a given palette only approximately.
    """
    pixels = np.asarray(whole).astype(np.int64)
    packed = ((pixels[..., 0] << 16) | (pixels[..., 1] << 8) | pixels[..., 2]).ravel()
    colours, which, counts = np.unique(packed, return_inverse=True, return_counts=True)
    usual = colours[np.argsort(-counts, kind="stable")[:COLOURS]]
    parts, palette = _parts(colours), _parts(usual)
    apart = ((parts[:, None, :] - palette[None, :, :]) ** 2).sum(axis=2)
    nearest = apart.argmin(axis=1).astype(np.uint8)
    few = Image.fromarray(nearest[which].reshape(pixels.shape[:2]))
    few.putpalette(palette.ravel().tolist())
    return few


def _parts(packed: NDArray[np.int64]) -> NDArray[np.int64]:
    """The red, green and blue of packed colours."""
    return np.stack([packed >> 16, (packed >> 8) & 255, packed & 255], axis=1)
