"""A figure that is too large for its page is laid out for a larger one, no larger than needed."""

from dataclasses import replace

import pytest

import polofield as pf
from polofield.drawing.look import Look
from polofield.layout.profiles import SLIDE
from polofield.slides.sheets import LARGER, fit_to_page

SHEET = pf.draw("outdoor/field", profile="slide").sheet


@pytest.mark.parametrize(("needed", "tried"), [(100, 1), (540, 1), (580, 2), (700, 4)])
def test_the_least_larger_page_is_taken(needed, tried):
    asked = []

    def lay_out(look):
        asked.append(look.page)
        return replace(SHEET, width=look.page.width, height=max(look.page.height, needed))

    sheet = fit_to_page(lay_out, Look(profile=SLIDE))
    assert len(asked) == tried
    assert sheet.height == pytest.approx(540 * LARGER[tried - 1])
    assert sheet.width / sheet.height == pytest.approx(SLIDE.width / SLIDE.height)


def test_what_fits_nowhere_comes_as_it_is_on_the_largest():
    sheet = fit_to_page(lambda _: replace(SHEET, height=9999.0), Look(profile=SLIDE))
    assert sheet.height == 9999
