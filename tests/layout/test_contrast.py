"""Contrast and colour-blind sight, against published figures and another program's."""

import pytest

from polofield.layout.contrast import SIGHTS, contrast, luminance, over, seen


def test_wcag_figures():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.005)
    assert contrast("#ff0000", "#ffffff") == pytest.approx(4.00, abs=0.005)
    assert luminance("#437f4a") == pytest.approx(0.17, abs=0.01)


def test_contrast_is_even_handed():
    for sight in SIGHTS:
        assert contrast("#437f4a", "#ffd95a", sight) == contrast("#ffd95a", "#437f4a", sight)
        assert contrast("#437f4a", "#437f4a", sight) == 1


# by DaltonLens 0.1.5: Viénot 1999 and Brettel 1997, Smith and Pokorny 1975
BY_DALTONLENS = {
    "#437f4a": {"protan": (122, 122, 73), "deutan": (113, 113, 75), "tritan": (82, 119, 133)},
    "#8b6d4f": {"protan": (112, 112, 79), "deutan": (118, 118, 77), "tritan": (142, 105, 108)},
    "#101a4d": {"protan": (25, 25, 76), "deutan": (23, 23, 77), "tritan": (0, 35, 46)},
    "#ffd95a": {"protan": (221, 221, 90), "deutan": (228, 228, 87), "tritan": (254, 204, 211)},
    "#c62828": {"protan": (80, 80, 42), "deutan": (117, 117, 24), "tritan": (199, 32, 71)},
}


@pytest.mark.parametrize("colour", BY_DALTONLENS)
def test_sight_is_that_of_another_program(colour):
    for sight, wanted in BY_DALTONLENS[colour].items():
        got = seen(colour, sight)
        assert [int(got[i : i + 2], 16) for i in (1, 3, 5)] == pytest.approx(wanted, abs=2)


def test_greys_stay_grey():
    for sight in SIGHTS:
        for grey in ("#000000", "#808080", "#ffffff"):
            got = seen(grey, sight)
            parts = [int(got[i : i + 2], 16) for i in (1, 3, 5)]
            assert parts == pytest.approx([int(grey[1:3], 16)] * 3, abs=1)


def test_grey_is_luma():
    assert seen("#ff0000", "grey") == "#4c4c4c"
    assert seen("#123456", "normal") == "#123456"


def test_over():
    assert over("#000000", 0.0, "#437f4a") == "#437f4a"
    assert over("#0a1410", 1.0, "#437f4a") == "#0a1410"
    assert over("#000000", 0.5, "#ffffff") == "#808080"
