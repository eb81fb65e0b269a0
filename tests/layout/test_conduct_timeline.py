"""A game's timeline: bars at exact places of the clock, strengths, labels that can be read."""

import math
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from conduct_sheets import bounds, box, cards, faults, games, leaves, meets, named, styles, texts
from hypothesis import given, settings
from situations import three_yellows_each

from polofield.conduct.after import NextGame
from polofield.conduct.clock import PlayingClock
from polofield.conduct.game import game
from polofield.conduct.log import Carried, Entry, GameLog
from polofield.conduct.numbers import SIDE
from polofield.layout.conduct.base import Style, named_after
from polofield.layout.conduct.tags import PAD, REACH
from polofield.layout.conduct.timeline import timeline_sheet, timeline_sheets
from polofield.layout.metrics import text_width
from polofield.layout.profiles import PRINT, PROFILES, SLIDE, WEB
from polofield.layout.sheet import Line, Path, Text
from polofield.layout.themes import THEMES, TURF

CLOSE = 1e-6
NTH = ("", "1st", "2nd", "3rd", *(f"{number}th" for number in range(4, 20)))
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
    """The place of a second; with `ends`, the end of a period rather than the start of the next."""
    for start, length, (left, right) in zip(clock.starts, clock.lengths, periods, strict=True):
        if second < start + length or (
            second == start + length and (ends or second == clock.total)
        ):
            return left + (second - start) * (right - left) / length
    raise AssertionError(second)


@settings(max_examples=15)
@given(games(), styles())
def test_periods_are_to_one_scale_and_in_order(conduct, style):
    for sheet in timeline_sheets(conduct, style):
        check_periods(sheet, conduct)


def check_periods(sheet, conduct):
    periods = tracks(sheet, bands(sheet)[0])
    lengths = conduct.clock.lengths
    assert len(periods) == len(lengths)
    scales = [
        (right - left) / length for (left, right), length in zip(periods, lengths, strict=True)
    ]
    assert all(math.isclose(scale, scales[0], rel_tol=1e-6) for scale in scales)
    gaps = [after[0] - before[1] for before, after in pairwise(periods)]
    assert all(gap > 0 and math.isclose(gap, gaps[0], abs_tol=CLOSE) for gap in gaps)
    for one in rows_of(sheet, conduct):
        assert sum(tracks(sheet, row(one)), ()) == pytest.approx(sum(periods, ()))


def row(one):
    return named_after("player", one.player)


def rows_of(sheet, conduct):
    """The players who are shown on a sheet."""
    layers = [one for one in sheet.layers if one.name == "layer-players"]
    there = {group.name for one in layers for group in one.members}
    return [one for one in conduct.players if row(one) in there]


def bands(sheet):
    """The names of the bands of a sheet."""
    return [group.name for group in named(sheet, "layer-strength").members]


@settings(max_examples=15)
@given(games(), styles())
def test_every_state_is_a_bar_at_its_exact_place(conduct, style):
    for sheet in timeline_sheets(conduct, style):
        check_states(sheet, conduct)


def check_states(sheet, conduct):
    periods = tracks(sheet, bands(sheet)[0])
    clock = conduct.clock
    for one in rows_of(sheet, conduct):
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


@settings(max_examples=15)
@given(games(), styles())
def test_the_band_is_as_high_as_there_are_players(conduct, style):
    for sheet in timeline_sheets(conduct, style):
        check_bands(sheet, conduct)


def strengths_of(sheet, conduct):
    """The teams whose band is on a sheet, each with it."""
    for strength in conduct.strength:
        name = named_after("strength", strength.team)
        if name in bands(sheet):
            yield strength, named(sheet, name)


def check_bands(sheet, conduct):
    clock = conduct.clock
    for strength, group in strengths_of(sheet, conduct):
        empty = [bounds(path) for path in leaves(group, Path) if path.role == "bar-empty"]
        top, bottom = empty[0][1], empty[0][3]
        role = "team-a" if strength.team == "Blue" else "team-b"
        steps = [p for path in leaves(group, Path) if path.role == role for p in path.rings[0]]
        starts = [start for start, _ in strength.steps]
        for start, end, (_, players) in zip(
            starts, [*starts[1:], clock.total], strength.steps, strict=True
        ):
            level = bottom - (bottom - top) * players / SIDE
            left = place(start, clock, tracks(sheet, group.name), ends=False)
            right = place(end, clock, tracks(sheet, group.name), ends=True)
            for x in (left, right):
                assert any(abs(p.x - x) < CLOSE and abs(p.y - level) < CLOSE for p in steps), (
                    strength,
                    start,
                )


@settings(max_examples=15)
@given(games(), styles())
def test_every_number_of_players_is_written(conduct, style):
    found = [
        each for sheet in timeline_sheets(conduct, style) for each in strengths_of(sheet, conduct)
    ]
    assert {strength for strength, _ in found} == set(conduct.strength)
    for strength, group in found:
        written = [text.text for text in texts(group) if text.weight == 700 and text.text.isdigit()]
        for players in {players for _, players in strength.steps}:
            steps = sum(1 for _, each in strength.steps if each == players)
            assert written.count(str(players)) >= steps


@settings(max_examples=15)
@given(games(), styles())
def test_every_card_is_there_with_its_number_and_pinned_to_its_moment(conduct, style):
    shown = []
    for sheet in timeline_sheets(conduct, style):
        shown += rows_of(sheet, conduct)
        check_cards(sheet, conduct, style)
    assert shown == list(conduct.players)


def check_cards(sheet, conduct, style):
    periods = tracks(sheet, bands(sheet)[0])
    for one in rows_of(sheet, conduct):
        drawn = named(sheet, row(one))
        yellows = [m for m in one.marks if m.what == "yellow"]
        reds = [m for m in one.marks if m.what == "red"]
        roles = [path.role for path in cards(drawn)]
        assert roles.count("yellow-card") == len(yellows) + one.after_game.count("yellow")
        assert roles.count("red-card") == len(reds) + one.after_game.count("red")
        numbers = [t.text for t in texts(drawn) if t.role == "yellow-card-number"]
        assert sorted(numbers) == [str(mark.yellow) for mark in yellows]
        words = " ".join(said(drawn))
        parted = False
        for offence in one.offences:
            parted |= len(offence.cards) > 1
            cards_given = {1: "a yellow", 2: "2 yellows", 3: "3 yellows"}
            given_for_it = cards_given[len(offence.cards)] if offence.first_yellow else "a red"
            named_so = f"{NTH[offence.number]} offence: {given_for_it}"
            assert (named_so in words) is parted
        pins = [line for line in leaves(drawn, Line) if line.role == "rule"]
        moments = [place(mark.at, conduct.clock, periods, ends=True) for mark in one.marks]
        assert sorted(pin.x2 for pin in pins) == pytest.approx(sorted(moments), abs=CLOSE)
        assert all(abs(pin.x1 - pin.x2) <= REACH * style.profile.least + CLOSE for pin in pins)
        bar = min(bounds(path)[1] for path in leaves(drawn, Path) if path.role == "bar-empty")
        after = style.card_height / 2 if one.after_game else 0
        for card in cards(drawn):
            assert bounds(card)[3] <= bar or (after and bounds(card)[0] > periods[-1][1])


@settings(max_examples=15)
@given(games(), styles())
def test_no_pin_crosses_a_card_or_a_word(conduct, style):
    for sheet in timeline_sheets(conduct, style):
        for one in rows_of(sheet, conduct):
            drawn = named(sheet, row(one))
            things = [bounds(card) for card in cards(drawn)]
            # down to the baseline: a pin may begin between the descenders of its own words
            words = [text for text in texts(drawn) if text.role == "ink" and text.weight == 500]
            things += [(*box(text)[:3], text.y) for text in words]
            for pin in (line for line in leaves(drawn, Line) if line.role == "rule"):
                crossed = [thing for thing in things if crosses(pin, thing)]
                assert not crossed, (pin, crossed)


def crosses(line, thing):
    """Whether a line goes through the inside of a box, its rim and its own end aside."""
    left, top, right, bottom = thing
    steps = [step / 50 for step in range(51)]
    places = [
        (line.x1 + step * (line.x2 - line.x1), line.y1 + step * (line.y2 - line.y1))
        for step in steps
    ]
    return any(left + 0.5 < x < right - 0.5 and top + 0.5 < y < bottom - 0.5 for x, y in places)


@settings(max_examples=15)
@given(games(), styles())
def test_every_time_stands_under_what_it_tells(conduct, style):
    for sheet in timeline_sheets(conduct, style):
        periods = tracks(sheet, bands(sheet)[0])
        for one in rows_of(sheet, conduct):
            times = [text for text in texts(named(sheet, row(one))) if ":" in text.text]
            times = [text for text in times if text.anchor == "middle"]
            for span in one.short_handed:
                begins = place(span.start, conduct.clock, periods, ends=False)
                ends = place(span.end, conduct.clock, periods, ends=True)
                middle = (begins + ends) / 2
                assert any(
                    box(text).x1 - CLOSE <= middle <= box(text).x2 + CLOSE
                    for text in times
                    if "–" in text.text
                )


@settings(max_examples=15)
@given(games(), styles())
def test_what_has_no_room_on_a_page_is_named_and_told(conduct, style):
    sheet = timeline_sheet(conduct, style)
    shown = rows_of(sheet, conduct)
    others = [one.player for one in conduct.players if one not in shown]
    words = " ".join(said(sheet))
    assert ("Not shown, for want of room" in words) is bool(others)
    told = words.partition("want of room: ")[2]
    assert all(name in told for name in others)
    assert "Clock of play" in words
    assert faults(sheet, style.profile.least) == []
    if style.profile.height is None:
        assert not others


@settings(max_examples=15)
@given(games(), styles())
def test_everything_can_be_read(conduct, style):
    for sheet in timeline_sheets(conduct, style):
        assert faults(sheet, style.profile.least) == []


@settings(max_examples=15)
@given(games(), styles())
def test_the_description_has_every_figure(conduct, style):
    told = timeline_sheet(conduct, style).description
    for one in conduct.players:
        assert f"{one.player}: " in told
        for mark in one.marks:
            period, left = conduct.clock.place(mark.at)
            assert f"in period {period} with {left // 60}:{left % 60:02d} left" in told
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


def test_an_injured_players_box_time_goes_on():
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
    conduct = three_yellows_each(at=(100, 100, 200))
    for profile in PROFILES.values():
        sheets = timeline_sheets(conduct, Style(profile, TURF))
        found = [[bounds(card) for card in cards(named(one, "layer-players"))] for one in sheets]
        assert sum(map(len, found)) == 2 * 4 * 3
        for boxes in found:
            assert not any(meets(a, b) for a, b in combinations(boxes, 2))


def test_what_needs_more_than_a_page_is_on_several_with_their_numbers():
    conduct = three_yellows_each(at=(100, 110, 120))
    sheets = timeline_sheets(conduct, Style(SLIDE, TURF))
    count = len(sheets)
    assert count > 1
    assert [sheet.title for sheet in sheets] == [
        f"Cards and the penalty box ({number} of {count})" for number in range(1, count + 1)
    ]
    for sheet in sheets:
        assert (sheet.width, sheet.height) == (SLIDE.width, SLIDE.height)
        assert any("Clock of play" in words for words in said(sheet))
    assert len(timeline_sheets(conduct, Style(WEB, TURF))) == 1


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
@pytest.mark.parametrize("at", [60, 445, 1000, 2690, 2700])
@pytest.mark.parametrize("between", [0, 1, 10])
def test_close_cards_are_stacked_over_their_moments(profile, at, between):
    whats = ("yellow", "yellow", "left-box", "left-box", "red")
    entries = [
        Entry("Blue 2", what, min(2700, at + between * nth)) for nth, what in enumerate(whats)
    ]
    style = Style(profile, TURF)
    sheet = sheet_of(*entries, profile=profile)
    drawn = named(sheet, "player-blue-2")
    periods = tracks(sheet, "player-blue-2")
    moments = [place(entry.at, SIX, periods, ends=True) for entry in entries]
    for card in cards(drawn):
        left, _, right, _ = bounds(card)
        near = min(abs((left + right) / 2 - moment) for moment in moments)
        assert near <= REACH * profile.least + CLOSE
    for words in (text for text in texts(drawn) if text.text == "left box"):
        assert min(abs(words.x - moment) for moment in moments) <= (
            text_width("left box", profile.least) / 2 + PAD * profile.least + CLOSE
        )
    assert faults(sheet, style.profile.least) == []
    (line,) = [mark for mark in leaves(sheet, Line) if mark.name == "next-game"] or [None]
    if line is not None:
        assert all(bounds(card)[2] < line.x1 for card in cards(drawn))


@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
@pytest.mark.parametrize("share", [0.5, 1.0])
@pytest.mark.parametrize(
    "teams",
    [
        ("Oaks", "Oaks B"),
        ("Hurlingham Park Ladies A", "Hurlingham Park Ladies B"),
        ("W" * 24, "M" * 24),
    ],
)
def test_the_teams_of_a_log_are_named_whole(profile, share, teams):
    if profile.height is None:
        profile = replace(profile, width=share * profile.width)
    one, other = teams
    entries = (
        Entry(f"{one} 12", "yellow", 100),
        Entry(f"{other} 3", "red", 2690),
        Entry(f"{one} 1", "red", None),
    )
    log = GameLog(
        SIX, entries, (Carried(f"{other} 4", NextGame(box_seconds=60, yellows=1)),), teams
    )
    sheets = timeline_sheets(game(log), Style(profile, TURF))
    words = "".join("".join(said(sheet)) for sheet in sheets).replace(" ", "")
    for name in (*teams, *(entry.player for entry in entries)):
        assert name.replace(" ", "") in words
    for sheet in sheets:
        assert faults(sheet, profile.least) == []
        roles = {path.role for path in leaves(named(sheet, "layer-strength"), Path)}
        assert roles <= {"team-a", "team-b", "bar-empty"}


def test_an_offence_is_named_with_its_cards_where_these_are_two_counts():
    one = [Entry("Blue 2", "yellow", at) for at in (100, 900)]
    two = [Entry("Blue 2", "yellow", 1700, 3)] * 2
    red = [Entry("Blue 2", "red", 2500)]
    sheet = sheet_of(*one, *two, *red)
    drawn = named(sheet, "player-blue-2")
    assert "3rd offence: 2 yellows; 4th offence: a red" in said(drawn)
    numbers = [text.text for text in texts(drawn) if text.role == "yellow-card-number"]
    assert sorted(numbers) == ["1", "2", "3", "4"]
    told = sheet.description
    assert "3rd offence: 2 yellows, the player’s 3rd and 4th, in period 4 with 1:40 left." in told
    assert "4th offence: a red, in period 6 with 3:20 left." in told
    assert "reading BB, offences and cards are two counts" in told
    apart = named(sheet_of(*one, *red), "player-blue-2")
    assert not any("offence" in words for words in said(apart))


def test_cards_of_one_moment_are_stacked_in_order():
    entries = [Entry("Blue 2", "yellow", 1000), Entry("Blue 2", "yellow", 1000)]
    drawn = named(sheet_of(*entries, Entry("Blue 2", "injured", 1001)), "player-blue-2")
    numbers = [text for text in texts(drawn) if text.role == "yellow-card-number"]
    first, second = sorted(numbers, key=lambda text: text.text)
    assert (first.x, -first.y) < (second.x, -second.y)


def test_the_key_lists_what_is_drawn_and_nothing_else():
    def key(*entries):
        return said(named(sheet_of(*entries), "key"))

    assert key(Entry("Blue 2", "yellow", 100)) == ["2", "the player’s second yellow card"]
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
