"""A PNG file holds just the pixels, the size and the texts that it was given."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image

from polofield.render.mpl.png import png_file


@pytest.mark.parametrize(("channels", "mode"), [(3, "RGB"), (4, "RGBA")])
@pytest.mark.parametrize("size", [(1, 1), (2, 3), (37, 101)])
def test_pixels_come_back(channels, mode, size):
    pixels = np.random.default_rng(5).integers(0, 256, (*size, channels), np.uint8)
    texts = {"Title": "Penalty 5a · “é” 馬", "Description": "30 yd"}
    opened = Image.open(BytesIO(png_file(pixels, 192, texts)))
    opened.load()
    assert opened.mode == mode
    assert np.array_equal(np.asarray(opened), pixels)
    assert opened.info["dpi"] == pytest.approx((192, 192), abs=0.02)
    assert opened.text == texts


def test_a_part_of_an_array_is_written_as_it_is_seen():
    pixels = np.arange(48, dtype=np.uint8).reshape(3, 4, 4)[:, :, :3]
    opened = Image.open(BytesIO(png_file(pixels, 96, {})))
    assert np.array_equal(np.asarray(opened), pixels)
