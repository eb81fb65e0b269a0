"""A season's board: gauges in proportion, thresholds marked, counts that matter listed."""

from datetime import date, timedelta

import pytest
from conduct_sheets import bounds, faults, leaves, named, seasons, styles, texts
from hypothesis import given, settings

from polofield.conduct.next_game import ScheduledGame, SeasonCard
from polofield.conduct.season import COUNT_RULES, season, tallies
from polofield.layout.conduct.base import Style, named_after
from polofield.layout.conduct.board import board_sheet, is_close
from polofield.layout.profiles import PROFILES, SLIDE, WEB
from polofield.layout.sheet import Line, Path
from polofield.layout.themes import THEMES, TURF

WINDOW_RULES = {(rule.window, rule.over_all_tiers): rule.thresholds for rule in COUNT_RULES}


def yellow(player="A", day=date(2026, 1, 10), tier="low"):
    return SeasonCard(day, player, "Lions", tier, "Cup", "club", "yellow")


def board(cards, schedule=None, profile=WEB, theme=TURF):
    return board_sheet(tallies(cards), season(cards, schedule), Style(profile, theme), "season")


def said(mark):
    return " ".join(text.text for text in texts(mark))


@settings(max_examples=15)
@given(seasons(), styles())
def test_everything_can_be_read(cards, style):
    sheet = board_sheet(tallies(cards), season(cards), style, "season")
    assert faults(sheet, style.profile.least) == []


@settings(max_examples=15)
@given(seasons())
def test_counts_are_written_and_gauges_are_in_proportion(cards):
    sheet = board(cards)
    shown = 0
    for tally in tallies(cards):
        name = named_after("player", tally.player, str(tally.year))
        groups = [m for m in leaves_named(sheet) if m.name == name]
        if not groups:
            continue
        shown += 1
        rows = dict(zip(("low", "medium", "high", "gauntlet"), tally.by_tier, strict=True))
        rows["all"] = tally.all_tiers
        for tier, counts in rows.items():
            if not any(counts):
                continue
            for index, count in enumerate((*counts, sum(counts)), 1):
                year = str(tally.year)
                cell = named(sheet, named_after("count", tally.player, year, tier, str(index)))
                window = "calendar-year" if index == 7 else "two-month"
                marked = WINDOW_RULES[window, tier == "all"]
                check_cell(cell, count, marked)
    assert shown >= 1
    assert shown == len(tallies(cards)) or f"Not shown: {len(tallies(cards)) - shown} " in said(
        sheet
    )


def check_cell(cell, count, marked):
    track = next(p for p in leaves(cell, Path) if p.role == "bar-empty")
    left, _, right, _ = bounds(track)
    ticks = sorted(line.x1 for line in leaves(cell, Line))
    gauges = [bounds(p) for p in leaves(cell, Path) if p.role == "yellow-card"]
    if count == 0:
        assert (texts(cell), ticks, gauges) == ([], [], [])
        return
    assert [text.text for text in texts(cell)] == [str(count)]
    full = max(marked)
    assert ticks == pytest.approx([left + (right - left) * m / full for m in marked])
    ((begins, _, ends, _),) = gauges
    assert begins == left
    assert ends == pytest.approx(left + (right - left) * min(count, full) / full)


def leaves_named(sheet):
    from conduct_sheets import leaves_and_groups

    return [mark for mark in leaves_and_groups(sheet) if hasattr(mark, "members")]


def framed(cell):
    return any(not path.closed for path in leaves(cell, Path))


def test_a_count_that_is_reached_is_framed_and_told_with_its_card():
    days = [date(2026, 5, day) for day in (2, 3, 9, 10, 16)]
    games = [ScheduledGame(date(2026, 5, 23), "Lions", "low", "Cup", "club", 6, "main")]
    sheet = board([yellow(day=day) for day in days], games)
    assert framed(named(sheet, "count-a-2026-low-3"))
    assert not framed(named(sheet, "count-a-2026-all-3"))
    assert not framed(named(sheet, "count-a-2026-low-7"))
    assert "16 May: 5th yellow in Low, May–Jun" in said(sheet)
    assert "served 23 May 2026, Cup, for Lions" in said(sheet)
    assert "A, 16 May 2026: 5th yellow in Low, May–Jun." in sheet.description


def test_a_game_that_the_committee_may_refuse_is_said_to_be():
    days = [date(2026, 5, day) for day in (2, 3, 9, 10, 16)]
    consolation = ScheduledGame(date(2026, 5, 23), "Lions", "low", "Cup", "club", 6, "consolation")
    sheet = board([yellow(day=day) for day in days], [consolation])
    for told in (said(sheet), sheet.description):
        assert "erved 23 May 2026, Cup, for Lions (a consolation, which the committee may" in told
        assert "reading AA, which games serve an accumulated suspension" in told


def test_without_a_schedule_no_game_is_named_and_that_is_said():
    sheet = board([yellow(day=date(2026, 5, day)) for day in range(2, 7)])
    assert "served" not in said(named(sheet, "layer-players"))
    assert "No schedule is given" in said(sheet)


def test_a_schedule_without_a_game_that_serves_says_so():
    sheet = board([yellow(day=date(2026, 5, day)) for day in range(2, 7)], [])
    assert "no game named: the schedule has none that serves it up to 6 Jun 2027" in said(sheet)


def test_a_few_players_are_all_listed():
    sheet = board([yellow(player) for player in "ABC"])
    assert all(f"{player} · 2026" in said(sheet) for player in "ABC")
    assert "Not shown" not in said(sheet)


def test_of_many_those_are_listed_whose_count_matters_the_worst_first():
    cards = [yellow(f"Quiet {number}") for number in range(20)]
    cards += [yellow("Close") for _ in range(4)]
    cards += [yellow("Suspended") for _ in range(5)]
    sheet = board(cards)
    told = said(named(sheet, "layer-players"))
    assert told.index("Suspended · 2026") < told.index("Close · 2026")
    assert "Quiet" not in told
    assert "Not shown: 20 more with yellow cards, none of them suspended." in said(sheet)


def test_what_has_no_room_is_counted():
    cards = [yellow(f"P{number:02}") for number in range(60) for _ in range(5)]
    sheet = board(cards)
    shown = said(named(sheet, "layer-players")).count("· 2026")
    assert 3 <= shown < 60
    left_out = 60 - shown
    assert f"Not shown: {left_out} more with yellow cards, {left_out} of them suspended." in said(
        sheet
    )


def test_players_are_counted_and_not_their_years():
    def given(player, year, count):
        return [yellow(player, date(year, 5, 1)) for _ in range(count)]

    shown = given("Shown", 2026, 5) + given("Shown", 2025, 1)
    others = [c for n in range(6) for year in (2024, 2025, 2026) for c in given(f"P{n}", year, 1)]
    sheet = board(shown + others)
    assert "Not shown: 6 more with yellow cards, none of them suspended." in said(sheet)
    assert "Not shown of those above: 1 year more with yellow cards, none of them" in said(sheet)
    assert "Not shown: 6 more" in sheet.description
    assert "of those above" not in said(board(others + given("Shown", 2026, 5)))


def test_what_is_left_out_is_counted_whole():
    cards = [
        yellow(f"P{player:02}", date(year, 5, 1))
        for player in range(12)
        for year in (2024, 2025, 2026)
        for _ in range(5)
    ]
    sheet = board(cards)
    there = [m.name for m in named(sheet, "layer-players").members]
    players = {name.rpartition("-")[0] for name in there}
    more = len(players) * 3 - len(there)
    told = said(sheet)
    assert f"Not shown: {12 - len(players)} more with" in told
    assert f"of those above: {more} years more" in told
    assert f"{more} of them with a suspension" in told


def test_the_years_of_a_player_stand_apart():
    sheet = board([yellow(day=date(2025, 12, 30)), yellow(day=date(2026, 1, 2))])
    assert {"A · 2025", "A · 2026"} <= {text.text for text in texts(sheet)}


@pytest.mark.parametrize(
    ("counts", "close"),
    [
        ({"low": 3}, False),
        ({"low": 4}, True),
        ({"low": 4, "high": 3}, True),
        ({"low": 3, "medium": 3}, False),
        ({"low": 3, "medium": 3, "high": 1}, True),
    ],
)
def test_who_is_one_card_short_of_a_count(counts, close):
    cards = [yellow(tier=tier) for tier, count in counts.items() for _ in range(count)]
    (tally,) = tallies(cards)
    assert is_close(tally) is close


def test_a_season_without_a_yellow_says_so():
    sheet = board([])
    assert "No yellow card was given." in said(sheet)


def test_a_slide_keeps_its_size():
    cards = [yellow(f"P{number:02}") for number in range(30) for _ in range(5)]
    sheet = board(cards, profile=SLIDE)
    assert (sheet.width, sheet.height) == (SLIDE.width, SLIDE.height)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
def test_a_long_name_stays_on_the_page(profile, theme):
    cards = [yellow("W" * 80, date(2026, 1, 1) + timedelta(n)) for n in range(6)]
    sheet = board(cards, profile=profile, theme=theme)
    assert faults(sheet, profile.least) == []
    assert "… · 2026" in said(sheet)
