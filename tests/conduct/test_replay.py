"""Properties of every log, checked against a second-by-second model of the rule."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from polofield.conduct.clock import PlayingClock
from polofield.conduct.game import evaluate, game
from polofield.conduct.log import Entry, GameLog

CLOCK = PlayingClock((300, 300))
END = 600
GAPS = st.sampled_from([0, 0, 0, 1, 30, 59, 60, 119, 120, 121, 240])
PLAYERS = ["Blue 1", "Blue 2", "Blue 3", "Blue 4", "Yellow 1", "Yellow 3"]


@dataclass(frozen=True)
class Happening:
    """An offence with its cards, or an event, at a given second; numbered in the log or not."""

    at: int
    what: str
    cards: int = 1
    numbered: bool = False


@st.composite
def courses(draw: st.DrawFn) -> list[Happening]:
    """What may happen to one player, in a possible order."""
    now, offences, yellows, box_end, injured = 0, 0, 0, 0, False
    happened: list[Happening] = []
    for _ in range(draw(st.integers(0, 7))):
        now += draw(GAPS)
        if now > END:
            break
        can = ["red"] + ["yellow"] * 3 * (offences < 3)
        if box_end > now:
            can += ["left-box"] * 2 * (not injured) + ["injured"] * (not injured)
        what = draw(st.sampled_from(can))
        cards = draw(st.sampled_from([1, 1, 2, 3])) if what == "yellow" else 1
        if what == "yellow":
            offences += 1
            for _ in range(cards):
                yellows += 1
                box_end = max(now, box_end) + 120 if yellows > 1 else box_end
        elif what == "left-box":
            box_end += 120
        elif what == "injured":
            injured = True
        happened.append(Happening(now, what, cards, cards > 1 or draw(st.booleans())))
        if what == "red":
            break
    return happened


logs = st.fixed_dictionaries({player: courses() for player in PLAYERS})


def log_of(happened: dict[str, list[Happening]], seed: int = 0) -> GameLog:
    """The log of these happenings, in any order."""
    rows = []
    for player, each in happened.items():
        offences = 0
        for one in each:
            offence = None
            if one.what in ("yellow", "red"):
                offences += 1
                offence = offences if one.numbered else None
            rows += [Entry(player, one.what, one.at, offence) for _ in range(one.cards)]
    random.Random(seed).shuffle(rows)
    return GameLog(CLOCK, tuple(rows))


class Model:
    """One player, second by second: a queue of seconds in the box, each with its cause."""

    def __init__(self, happened: list[Happening]) -> None:
        self.queue: list[str] = []
        self.box: set[int] = set()
        self.short: set[int] = set()
        self.owed = 0
        self.yellows = 0
        self.offences: list[tuple[int, int, int]] = []
        red_until = 0
        for second in range(END + 1):
            instant = [one for one in happened if one.at == second]
            in_box = bool(self.queue)
            for one in sorted(instant, key=lambda one: (one.what == "left-box") != in_box):
                if one.what in ("yellow", "red"):
                    number = len(self.offences) + 1
                    self.offences.append((number, second, one.cards))
                for _ in range(one.cards):
                    self.yellows += one.what == "yellow"
                    if one.what == "left-box" or (one.what == "yellow" and self.yellows > 1):
                        self.queue += [one.what] * 120
                        self.owed += 120
                if one.what == "red":
                    red_until = second + 240
            if second == END:
                break
            if self.queue:
                self.queue.pop(0)
                self.box.add(second)
                self.short.add(second)
            if second < red_until:
                self.short.add(second)


@settings(max_examples=30, deadline=None)
@given(logs)
def test_offences_and_cards_are_two_counts(happened: dict[str, list[Happening]]) -> None:
    conduct = {one.player: one for one in game(log_of(happened, seed=7)).players}
    for player, each in happened.items():
        if not each:
            continue
        model, one = Model(each), conduct[player]
        assert one.yellows == model.yellows
        assert [(o.number, o.at, len(o.cards)) for o in one.offences] == model.offences
        assert [m.yellow for m in one.marks if m.what == "yellow"] == [
            number + 1 for number in range(model.yellows)
        ]
        carried = [owed.yellows for owed in one.next_games]
        assert sum(carried) == (model.yellows >= 3 and not one.red)
        assert ("BB" in one.readings) == any(cards > 1 for _, _, cards in model.offences)


@settings(max_examples=30, deadline=None)
@given(logs, st.integers(1, 3))
def test_a_yellow_for_a_fourth_offence_is_refused_and_a_red_is_not(
    happened: dict[str, list[Happening]], cards: int
) -> None:
    """However many cards the first three offences brought."""
    for each in happened.values():
        if not each or each[-1].what == "red":
            continue
        offences = sum(one.what == "yellow" for one in each)
        for what, number in (("yellow", cards), ("red", 1)):
            log = log_of({"Blue 1": [*each, Happening(END, what, number, numbered=True)]})
            _, problems = evaluate(log)
            refused = what == "yellow" and offences == 3
            assert len(problems) == refused
            assert all(
                "expected a red card for the 4th offence" in problem.text for problem in problems
            )


@settings(max_examples=30, deadline=None)
@given(logs)
def test_served_and_carried_and_what_is_not_carried_is_what_was_owed(
    happened: dict[str, list[Happening]],
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


@settings(max_examples=30, deadline=None)
@given(logs)
def test_strength_is_the_side_less_those_out_without_a_substitute(
    happened: dict[str, list[Happening]],
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


@settings(max_examples=30, deadline=None)
@given(logs, st.integers(1, 10**6))
def test_the_order_of_entry_does_not_matter(
    happened: dict[str, list[Happening]], seed: int
) -> None:
    assert game(log_of(happened)) == game(log_of(happened, seed))


@settings(max_examples=30, deadline=None)
@given(logs)
def test_states_fill_the_game_without_a_gap(happened: dict[str, list[Happening]]) -> None:
    for one in game(log_of(happened)).players:
        assert one.spans[0].start == 0
        assert one.spans[-1].end == END
        pairs = pairwise(one.spans)
        assert all(a.end == b.start and a.state != b.state for a, b in pairs)
        assert all(span.start < span.end for span in one.spans)


def test_a_player_in_the_box_leaves_it_before_the_card_for_that() -> None:
    """The added minutes then come first, and all of the new yellow's minutes are carried over."""
    rows = [("yellow", 0), ("yellow", END - 130), ("left-box", END - 11), ("yellow", END - 11)]
    (player,) = game(GameLog(CLOCK, tuple(Entry("Blue 1", w, at) for w, at in rows))).players
    assert [s.cause for s in player.stretches] == ["yellow", "added", "yellow"]
    assert player.next_games[0].box_seconds == 120
