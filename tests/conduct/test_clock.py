from __future__ import annotations

import math
from typing import Any

import pytest

from polofield.conduct.clock import PlayingClock, minutes, seconds
from polofield.errors import CardError


def test_a_game_is_six_periods_of_seven_and_a_half_minutes() -> None:
    clock = PlayingClock()
    assert clock.lengths == (450,) * 6
    assert clock.total == 2700
    assert clock.starts == (0, 450, 900, 1350, 1800, 2250)


def test_time_left_counts_down_from_that_period_and_elapsed_up() -> None:
    clock = PlayingClock((420, 450, 435))
    assert clock.at(2, left=60) == 420 + 390
    assert clock.at(2, elapsed=60) == 420 + 60
    assert clock.at(1, left=0) == clock.at(2, left=450) == 420
    assert clock.at(3, left=0) == clock.total == 1305


def test_a_second_of_play_is_told_as_the_scoreboard_shows_it() -> None:
    clock = PlayingClock((420, 450))
    assert clock.place(0) == (1, 420)
    assert clock.place(420) == (1, 0)
    assert clock.place(421) == (2, 449)
    assert clock.place(870) == (2, 0)
    with pytest.raises(CardError):
        clock.place(871)


@pytest.mark.parametrize(
    "lengths", [(), (450,) * 25, (0,), (-1,), (451,), (7.5,), (math.nan,), (True,), (450, None)]
)
def test_periods_that_cannot_be(lengths: Any) -> None:
    with pytest.raises(CardError):
        PlayingClock(lengths)


@pytest.mark.parametrize(
    ("period", "time"),
    [
        (0, {"left": 1}),
        (7, {"left": 1}),
        (1.0, {"left": 1}),
        (1, {}),
        (1, {"left": 1, "elapsed": 1}),
        (1, {"left": 451}),
        (1, {"elapsed": -1}),
        (1, {"elapsed": math.nan}),
    ],
)
def test_a_time_outside_the_game(period: Any, time: Any) -> None:
    with pytest.raises(CardError):
        PlayingClock().at(period, **time)


def test_minutes_and_seconds() -> None:
    assert [minutes(s) for s in (0, 5, 60, 450)] == ["0:00", "0:05", "1:00", "7:30"]
    assert [seconds(t) for t in ("0:00", "7:30", "07:30", "12:05")] == [0, 450, 450, 725]
    for wrong in ("7:60", "7.30", "7", "-1:00", "1:0", "100:00", "", " 1:00", "１:00"):
        assert seconds(wrong) is None
