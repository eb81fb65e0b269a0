"""Pixels as a PNG file.

Written here rather than by an imaging library: rows of flat colour pack best, and in half the
time, without the filters that such a library insists on, and no upgrade of one changes a byte.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

_COLOUR_TYPES = {3: 2, 4: 6}  # red, green, blue; and opacity
_METRES_PER_INCH = 0.0254


def encoded(pixels: NDArray[np.uint8], *, dpi: float, about: Mapping[str, str]) -> bytes:
    """A PNG of `pixels`, height x width x 3 or 4, with its density and words about it.

    Layout: the PNG specification (ISO/IEC 15948), chunks IHDR, pHYs, iTXt, IDAT, IEND.
    """
    height, width, channels = pixels.shape
    rows = np.zeros((height, 1 + width * channels), np.uint8)  # a row begins with its filter: none
    rows[:, 1:] = pixels.reshape(height, -1)
    density = round(dpi / _METRES_PER_INCH)
    header = struct.pack(">IIBBBBB", width, height, 8, _COLOUR_TYPES[channels], 0, 0, 0)
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", header),
            _chunk(b"pHYs", struct.pack(">IIB", density, density, 1)),
            *(_chunk(b"iTXt", _words(keyword, text)) for keyword, text in about.items()),
            _chunk(b"IDAT", zlib.compress(rows.data, 6)),
            _chunk(b"IEND", b""),
        ]
    )


def _chunk(name: bytes, data: bytes) -> bytes:
    check = zlib.crc32(data, zlib.crc32(name))
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", check)


def _words(keyword: str, text: str) -> bytes:
    return keyword.encode("latin-1") + b"\0\0\0\0\0" + text.encode("utf-8")
