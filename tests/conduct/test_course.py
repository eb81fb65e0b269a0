"""Properties that every log has, held to a second-by-second model of the rule."""

from __future__ import annotations

import random
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from polofield.conduct.clock import PlayingClock
from polofield.conduct.game import game
from polofield.conduct.log import Entry, GameLog

CLOCK = PlayingClock((300, 300))
END = 600
GAPS = st.sampled_from([0, 0, 0, 1, 30, 59, 60, 119, 120, 121, 240])
PLAYERS = ["Blue 1", "Blue 2", "Blue 3", "Blue 4", "Yellow 1", "Yellow 3"]


@st.composite
def courses(draw: st.DrawFn) -> list[tuple[int, str]]:
    """What may befall one player, in an order in which it can: (second, what)."""
    now, yellows, box_end, injured, happened = 0, 0, 0, False, []
    for _ in range(draw(st.integers(0, 7))):
        now += draw(GAPS)
        if now > END:
            break
        can = ["red"] + ["yellow"] * 3 * (yellows < 3)
        if box_end > now:
            can += ["left-box"] * 2 * (not injured) + ["injured"] * (not injured)
        what = draw(st.sampled_from(can))
        if what == "yellow":
            yellows += 1
            box_end = max(now, box_end) + 120 if yellows > 1 else box_end
        elif what == "left-box":
            box_end += 120
        elif what == "injured":
            injured = True
        happened.append((now, what))
        if what == "red":
            break
    return happened


logs = st.fixed_dictionaries({player: courses() for player in PLAYERS})


def log_of(happened: dict[str, list[tuple[int, str]]], seed: int = 0) -> GameLog:
    rows = [Entry(player, what, at) for player, each in happened.items() for at, what in each]
    random.Random(seed).shuffle(rows)
    return GameLog(CLOCK, tuple(rows))


class Model:
    """One player, second by second: a queue of seconds in the box, each with its cause."""

    def __init__(self, happened: list[tuple[int, str]]) -> None:
        self.queue: list[str] = []
        self.box: set[int] = set()
        self.short: set[int] = set()
        self.owed = 0
        yellows, red_until = 0, -1
        for second in range(END + 1):
            instant = [what for at, what in happened if at == second]
            in_box = bool(self.queue)
            for what in sorted(instant, key=lambda w: (w == "left-box") != in_box):
                yellows += what == "yellow"
                if what == "left-box" or (what == "yellow" and yellows > 1):
                    self.queue += [what] * 120
                    self.owed += 120
                if what == "red":
                    red_until = second + 240
            if second == END:
                break
            if self.queue:
                self.queue.pop(0)
                self.box.add(second)
                self.short.add(second)
            if second < red_until:
                self.short.add(second)


@settings(max_examples=150, deadline=None)
@given(logs)
def test_served_and_carried_and_what_is_not_carried_is_what_was_owed(
    happened: dict[str, list[tuple[int, str]]],
) -> None:
    conduct = {one.player: one for one in game(log_of(happened)).players}
    for player, each in happened.items():
        if not each:
            continue
        model, one = Model(each), conduct[player]
        served = sum(interval.seconds for interval in one.box)
        assert {s for i in one.box for s in range(i.start, i.end)} == model.box
        added_left = model.queue.count("left-box")
        carried = sum(owed.box_seconds for owed in one.next_games)
        if one.red:
            assert [owed.suspended for owed in one.next_games] == [True]
            assert carried == 0
            assert served + len(model.queue) == model.owed
        else:
            assert carried == model.queue.count("yellow")
            assert served + carried + added_left == model.owed


@settings(max_examples=100, deadline=None)
@given(logs)
def test_strength_is_the_side_less_those_out_without_a_substitute(
    happened: dict[str, list[tuple[int, str]]],
) -> None:
    models = {player: Model(each) for player, each in happened.items()}
    for team in game(log_of(happened)).strength:
        assert team.steps[0][0] == 0
        assert all(0 <= players <= 4 for _, players in team.steps)
        assert all(start < END for start, _ in team.steps)
        changes = [players for _, players in team.steps]
        assert all(a != b for a, b in pairwise(changes))
        for second in range(0, END, 7):
            out = sum(second in m.short for p, m in models.items() if p.startswith(team.team))
            assert team.at(second) == 4 - out


@settings(max_examples=100, deadline=None)
@given(logs, st.integers(1, 10**6))
def test_the_order_of_entry_does_not_matter(
    happened: dict[str, list[tuple[int, str]]], seed: int
) -> None:
    assert game(log_of(happened)) == game(log_of(happened, seed))


@settings(max_examples=100, deadline=None)
@given(logs)
def test_states_fill_the_game_without_a_gap(happened: dict[str, list[tuple[int, str]]]) -> None:
    for one in game(log_of(happened)).players:
        assert one.spans[0].start == 0
        assert one.spans[-1].end == END
        pairs = pairwise(one.spans)
        assert all(a.end == b.start and a.state != b.state for a, b in pairs)
        assert all(span.start < span.end for span in one.spans)


def test_one_in_the_box_leaves_it_before_he_gets_a_card_for_that() -> None:
    """The added minutes come first then, so that all of the new yellow is carried over."""
    rows = [("yellow", 0), ("yellow", END - 130), ("left-box", END - 11), ("yellow", END - 11)]
    (player,) = game(GameLog(CLOCK, tuple(Entry("Blue 1", w, at) for w, at in rows))).players
    assert [s.cause for s in player.stretches] == ["yellow", "added", "yellow"]
    assert player.next_games[0].box_seconds == 120
