"""What is too small to be read: symbols on one another, and words that found no place."""

from dataclasses import replace

import pytest

import polofield as pf
from polofield.layout.crowding import is_crowded
from polofield.layout.profiles import PRINT
from polofield.lineup.propose import Player

SPOT = pf.ruling("outdoor/penalty-5a", pf.Field(), at=(80, 0))


@pytest.mark.parametrize(("apart", "crowded"), [(60, False), (30, False), (6, False), (2, True)])
def test_players_on_one_another_are_crowded(apart, crowded):
    players = (Player("hitting", 1, (20, 20)), Player("hitting", 2, (20, 20 + apart)))
    sheet = pf.draw(SPOT, players, profile="print").sheet
    assert is_crowded(sheet) == crowded


def test_horses_side_by_side_are_not_crowded():
    assert not is_crowded(pf.draw(pf.ruling("outdoor/throw-in", pf.Field(), at=(30, 20))).sheet)


def test_a_picture_is_crowded_whose_labels_are_in_the_key():
    overview = pf.draw("outdoor/penalties", profile="web").sheet
    assert not is_crowded(overview)
    small = replace(PRINT, width=150.0)
    assert is_crowded(pf.draw("outdoor/penalties", profile=small).sheet)
