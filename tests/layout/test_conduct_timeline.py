"""A game's timeline: bars at exact places of the clock, strengths, labels that can be read."""

import math
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from conduct_sheets import bounds, cards, faults, games, leaves, meets, named, styles, texts
from hypothesis import given, settings

from polofield.conduct.after import NextGame
from polofield.conduct.clock import PlayingClock
from polofield.conduct.game import game
from polofield.conduct.log import Carried, Entry, GameLog
from polofield.conduct.numbers import SIDE
from polofield.layout.conduct.base import Style
from polofield.layout.conduct.timeline import timeline_sheet
from polofield.layout.profiles import PRINT, PROFILES, SLIDE, WEB
from polofield.layout.sheet import Line, Path, Text
from polofield.layout.themes import THEMES, TURF

CLOSE = 1e-6
SIX = PlayingClock()


def sheet_of(*entries, clock=SIX, carried=(), profile=WEB, theme=TURF):
    return timeline_sheet(game(GameLog(clock, entries, carried)), Style(profile, theme))


def said(mark):
    return [text.text for text in texts(mark)]


def tracks(sheet, name):
    """Where the periods are on the page: the empty tracks of a row, in order of time."""
    found = [bounds(path) for path in leaves(named(sheet, name), Path) if path.role == "bar-empty"]
    return sorted((left, right) for left, _, right, _ in found)


def place(second, clock, periods, *, ends):
    """Where a second is; at the end of a period what `ends` belongs to it, else to the next."""
    for start, length, (left, right) in zip(clock.starts, clock.lengths, periods, strict=True):
        if second < start + length or (
            second == start + length and (ends or second == clock.total)
        ):
            return left + (second - start) * (right - left) / length
    raise AssertionError(second)


@settings(max_examples=25)
@given(games(), styles())
def test_periods_are_to_one_scale_and_in_order(conduct, style):
    sheet = timeline_sheet(conduct, style)
    periods = tracks(sheet, "strength-blue")
    lengths = conduct.clock.lengths
    assert len(periods) == len(lengths)
    scales = [
        (right - left) / length for (left, right), length in zip(periods, lengths, strict=True)
    ]
    assert all(math.isclose(scale, scales[0], rel_tol=1e-6) for scale in scales)
    gaps = [after[0] - before[1] for before, after in pairwise(periods)]
    assert all(gap > 0 and math.isclose(gap, gaps[0], abs_tol=CLOSE) for gap in gaps)
    for one in conduct.players:
        assert sum(tracks(sheet, row(one)), ()) == pytest.approx(sum(periods, ()))


def row(one):
    return f"player-{one.player.lower().replace(' ', '-')}"


@settings(max_examples=25)
@given(games(), styles())
def test_every_state_is_a_bar_at_its_exact_place(conduct, style):
    sheet = timeline_sheet(conduct, style)
    periods = tracks(sheet, "strength-blue")
    clock = conduct.clock
    for one in conduct.players:
        drawn = named(sheet, row(one))
        for span in one.spans:
            if span.state == "playing":
                continue
            bars = sorted(
                bounds(path) for path in named(drawn, f"{span.state}-{span.start}").members
            )
            assert bars[0][0] == pytest.approx(
                place(span.start, clock, periods, ends=False), abs=CLOSE
            )
            assert bars[-1][2] == pytest.approx(
                place(span.end, clock, periods, ends=True), abs=CLOSE
            )
            shown = sum(right - left for left, _, right, _ in bars)
            scale = (periods[0][1] - periods[0][0]) / clock.lengths[0]
            assert shown == pytest.approx((span.end - span.start) * scale, abs=CLOSE)


@settings(max_examples=25)
@given(games(), styles())
def test_the_band_is_as_high_as_there_are_players(conduct, style):
    sheet = timeline_sheet(conduct, style)
    clock = conduct.clock
    for strength in conduct.strength:
        group = named(sheet, f"strength-{strength.team.lower()}")
        empty = [bounds(path) for path in leaves(group, Path) if path.role == "bar-empty"]
        top, bottom = empty[0][1], empty[0][3]
        role = "team-a" if strength.team == "Blue" else "team-b"
        steps = [p for path in leaves(group, Path) if path.role == role for p in path.rings[0]]
        starts = [start for start, _ in strength.steps]
        for start, end, (_, players) in zip(
            starts, [*starts[1:], clock.total], strength.steps, strict=True
        ):
            level = bottom - (bottom - top) * players / SIDE
            left = place(start, clock, tracks(sheet, "strength-blue"), ends=False)
            right = place(end, clock, tracks(sheet, "strength-blue"), ends=True)
            for x in (left, right):
                assert any(abs(p.x - x) < CLOSE and abs(p.y - level) < CLOSE for p in steps), (
                    strength,
                    start,
                )


@settings(max_examples=25)
@given(games(), styles())
def test_every_number_of_players_is_written(conduct, style):
    sheet = timeline_sheet(conduct, style)
    for strength in conduct.strength:
        group = named(sheet, f"strength-{strength.team.lower()}")
        written = [text.text for text in texts(group) if text.bold and text.text.isdigit()]
        for players in {players for _, players in strength.steps}:
            steps = sum(1 for _, each in strength.steps if each == players)
            assert written.count(str(players)) >= steps


@settings(max_examples=25)
@given(games(), styles())
def test_every_card_is_there_with_its_offence_and_pinned_to_its_moment(conduct, style):
    sheet = timeline_sheet(conduct, style)
    periods = tracks(sheet, "strength-blue")
    for one in conduct.players:
        drawn = named(sheet, row(one))
        yellows = [m for m in one.marks if m.what == "yellow"]
        reds = [m for m in one.marks if m.what == "red"]
        roles = [path.role for path in cards(drawn)]
        assert roles.count("yellow-card") == len(yellows) + one.after_game.count("yellow")
        assert roles.count("red-card") == len(reds) + one.after_game.count("red")
        numbers = [t.text for t in texts(drawn) if t.role == "yellow-card-number"]
        assert sorted(numbers) == [str(mark.offence) for mark in yellows]
        pins = [line for line in leaves(drawn, Line) if line.role == "rule"]
        for mark in one.marks:
            if pins:
                at = place(mark.at, conduct.clock, periods, ends=True)
                assert any(abs(pin.x2 - at) < CLOSE for pin in pins) or style.profile is SLIDE


@settings(max_examples=60)
@given(games(), styles())
def test_everything_can_be_read(conduct, style):
    assert faults(timeline_sheet(conduct, style), style.profile.least) == []


@settings(max_examples=25)
@given(games(), styles())
def test_the_description_has_every_figure(conduct, style):
    told = timeline_sheet(conduct, style).description
    for one in conduct.players:
        assert f"{one.player}: " in told
        for mark in one.marks:
            period, left = conduct.clock.place(mark.at)
            assert f"in period {period} with {left // 60}:{left % 60:02d} left." in told
    for strength in conduct.strength:
        for _, players in strength.steps:
            assert f"{strength.team} plays with" in told
            assert str(players) in told


def test_the_check_sees_what_cannot_be_read():
    sheet = sheet_of(Entry("Blue 2", "yellow", 100))
    words = texts(sheet)[0]
    small = replace(sheet, layers=(*sheet.layers, named(sheet, "layer-players")))
    assert any("lies on" in fault for fault in faults(small, WEB.least))
    away = replace(sheet, width=words.x + 1)
    assert any("over the edge" in fault for fault in faults(away, WEB.least))
    assert any("is set in" in fault for fault in faults(sheet, 40))


def test_what_a_box_over_the_end_of_a_period_says():
    sheet = sheet_of(Entry("Blue 2", "yellow", 150), Entry("Blue 2", "yellow", 390))
    drawn = named(sheet, "player-blue-2")
    assert {"5:00", "1:00–6:30"} <= set(said(drawn))
    assert len(named(drawn, "box-390").members) == 2
    assert "In the box, no substitute, from period 1, 1:00 left to period 2, 6:30 left: 2 min." in (
        sheet.description
    )


def test_what_is_carried_over_stands_at_the_right():
    entries = [Entry("Blue 2", "yellow", at) for at in (100, 2000, 2640)]
    sheet = sheet_of(*entries, Entry("Yellow 3", "red", 2000))
    blue = " ".join(said(named(sheet, "player-blue-2")))
    assert "1 min in the box, one yellow already" in blue
    assert "suspended, substitute plays" in " ".join(said(named(sheet, "player-yellow-3")))
    clock = max(right for _, right in tracks(sheet, "player-blue-2"))
    (line,) = [m for m in leaves(sheet, Line) if m.name == "next-game"]
    assert line.x1 > clock


def test_two_games_are_told_in_order():
    entries = [Entry("Blue 2", "red", 100), Entry("Blue 2", "red", None)]
    told = " ".join(said(named(sheet_of(*entries), "player-blue-2")))
    assert told.index("1st: suspended, no substitute for 4 min") < told.index("2nd: suspended,")


def test_without_anything_owed_there_is_no_column_for_it():
    sheet = sheet_of(Entry("Blue 2", "yellow", 100))
    assert "Next game" not in said(sheet)
    assert not [m for m in leaves(sheet, Line) if m.name == "next-game"]


def test_what_a_player_brings_stands_under_his_name():
    sheet = sheet_of(carried=(Carried("Blue 2", NextGame(box_seconds=60, yellows=1)),))
    drawn = named(sheet, "player-blue-2")
    assert "owes 1 min, 1 yellow" in " ".join(said(drawn))
    assert named(drawn, "box-0")


def test_an_injured_players_box_goes_on_without_him():
    entries = (
        Entry("Blue 2", "yellow", 100),
        Entry("Blue 2", "yellow", 200),
        Entry("Blue 2", "injured", 230),
    )
    drawn = named(sheet_of(*entries), "player-blue-2")
    assert "injured" in said(drawn)
    assert {path.role for path in named(drawn, "injured-230").members} == {"bar"}
    assert {path.role for path in named(drawn, "out-320").members} == {"bar-soft"}


def test_an_empty_log_shows_two_whole_sides():
    sheet = sheet_of()
    assert "Blue plays with 4 throughout." in sheet.description
    assert not cards(named(sheet, "layer-text"))


def test_cards_never_lie_on_the_cards_of_another():
    entries = [
        Entry(f"{team} {number}", "yellow", at)
        for team in ("Blue", "Yellow")
        for number in (1, 2, 3, 4)
        for at in (100, 100, 200)
    ]
    for profile in PROFILES.values():
        sheet = sheet_of(*entries, profile=profile)
        boxes = [bounds(card) for card in cards(named(sheet, "layer-players"))]
        assert len(boxes) == len(entries)
        assert not any(meets(a, b) for a, b in combinations(boxes, 2))


def test_the_key_lists_what_is_drawn_and_nothing_else():
    def key(*entries):
        return said(named(sheet_of(*entries), "key"))

    assert key(Entry("Blue 2", "yellow", 100)) == ["2", "second yellow card"]
    assert key(Entry("Blue 2", "red", 100)) == [
        "red card",
        "out, no substitute",
        "out, substitute plays",
    ]


@pytest.mark.parametrize("players", range(1, 9))
def test_a_slide_keeps_its_size(players):
    entries = []
    for number in range(1, players + 1):
        name = f"{'Blue' if number % 2 else 'Yellow'} {number}"
        entries += [Entry(name, "yellow", 100 * number), Entry(name, "yellow", 330 * number)]
    sheet = sheet_of(*entries, profile=SLIDE)
    assert (sheet.width, sheet.height) == (SLIDE.width, SLIDE.height)
    assert faults(sheet, SLIDE.least) == []


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_every_role_is_one_of_the_themes(profile, theme):
    sheet = sheet_of(Entry("Blue 2", "red", 100), profile=profile, theme=theme)
    for mark in leaves(sheet, (Path, Line, Text)):
        assert mark.role in theme.paints


def test_the_same_game_is_the_same_sheet_in_whatever_order_it_is_told():
    entries = [Entry("Blue 2", "yellow", at) for at in (100, 200, 300)] + [
        Entry("Yellow 4", "red", 250)
    ]
    assert sheet_of(*entries, profile=PRINT) == sheet_of(*reversed(entries), profile=PRINT)
