"""A sheet as a picture for a slide: as sharp as a projector shows it, and as small as that goes."""

from __future__ import annotations

import io
from math import ceil

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from polofield.layout.sheet import Sheet
from polofield.render.mpl import png

SCREEN = 1920
"""Pixels across a whole slide, as many as a projector has: more would only make the file larger."""

COLOURS = 256
"""As many as a palette holds: every flat colour, and of soft edges the most usual."""


def picture(sheet: Sheet, part: float) -> bytes:
    """The sheet as a PNG with a palette, as wide as that part of a slide's width asks for."""
    drawn = io.BytesIO(png(sheet, pixels_wide=ceil(part * SCREEN)))
    made = io.BytesIO()
    _in_few_colours(Image.open(drawn).convert("RGB")).save(made, "PNG", optimize=True)
    return made.getvalue()


def _in_few_colours(whole: Image.Image) -> Image.Image:
    """A picture in its own most usual colours, every other one as the nearest of them.

    Pillow's choice would be means of colours, and even a given palette it meets nearly only.
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
    """Red, green and blue of colours."""
    return np.stack([packed >> 16, (packed >> 8) & 255, packed & 255], axis=1)
