"""Counts over two months and over the year, in one tier and in all, each with its clause."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polofield.conduct import numbers as n
from polofield.conduct.next_game import ScheduledGame, SeasonCard
from polofield.conduct.season import COUNT_RULES, Suspension, season, tallies, window_of
from polofield.conduct.season_file import parse_cards
from polofield.errors import CardError

BASE = SeasonCard(date(2026, 3, 1), "A. Rider", "Oaks", "low", "Spring Cup", "uspa", "yellow")


def cards(count: int, since: date = BASE.date, **given: Any) -> list[SeasonCard]:
    """That many yellows, one a day."""
    fields = {name: getattr(BASE, name) for name in ("player", "team", "tier", "event")}
    fields |= {"event_kind": BASE.event_kind, "card": "yellow"} | given
    return [SeasonCard(since + timedelta(days=day), **fields) for day in range(count)]


def brief(suspensions: list[Suspension]) -> list[tuple[int, str, str]]:
    return [(s.count, s.window, s.tier or "all") for s in suspensions]


def test_two_month_counts_in_a_tier() -> None:
    """5, 8, 10, 11, 12 in one tier; 8 in all; 12 in the year: each at the card that reaches it."""
    found = season(cards(14))
    assert brief(found) == [
        (5, "two-month", "low"),
        (8, "two-month", "low"),
        (8, "two-month", "all"),
        (10, "two-month", "low"),
        (11, "two-month", "low"),
        (12, "two-month", "low"),
        (12, "calendar-year", "low"),
    ]
    assert [s.card.date.day for s in found] == [5, 8, 8, 10, 11, 12, 12]
    assert all(
        thresholds.clause == n.ACCUMULATED for rule in COUNT_RULES for thresholds in rule.thresholds
    )


def test_two_month_count_over_all_tiers() -> None:
    mixed = [
        *cards(4),
        *cards(4, date(2026, 4, 1), tier="medium", team="Elms"),
    ]
    assert brief(season(mixed)) == [(8, "two-month", "all")]


def test_year_counts() -> None:
    """Four a period in one tier: no two-month count; the twelfth and the sixteenth of the year."""
    spread = [card for month in (1, 3, 5, 7) for card in cards(4, date(2026, month, 1))]
    assert brief(season(spread)) == [(12, "calendar-year", "low"), (16, "calendar-year", "all")]
    assert season(spread)[1].card.date == date(2026, 7, 4)


def test_the_thirteenth_brings_nothing_more() -> None:
    assert all(s.count != 13 for s in season(cards(15)))


@pytest.mark.parametrize(
    ("day", "window"),
    [
        (date(2026, 1, 1), 0),
        (date(2026, 2, 28), 0),
        (date(2028, 2, 29), 0),
        (date(2026, 3, 1), 1),
        (date(2026, 4, 30), 1),
        (date(2026, 5, 1), 2),
        (date(2026, 6, 30), 2),
        (date(2026, 7, 1), 3),
        (date(2026, 8, 31), 3),
        (date(2026, 9, 1), 4),
        (date(2026, 10, 31), 4),
        (date(2026, 11, 1), 5),
        (date(2026, 12, 31), 5),
    ],
)
def test_the_six_periods(day: date, window: int) -> None:
    assert window_of(day) == window


def test_a_period_and_a_year_end() -> None:
    assert season([*cards(4, date(2026, 2, 25)), *cards(1, date(2026, 3, 1))]) == []
    assert season([*cards(4, date(2026, 12, 28)), *cards(4, date(2027, 1, 1))]) == []
    leap = [*cards(4, date(2028, 2, 1)), *cards(1, date(2028, 2, 29))]
    assert brief(season(leap)) == [(5, "two-month", "low")]


def test_each_tier_and_each_player_counts_apart() -> None:
    gauntlet = cards(4, tier="gauntlet")
    high = cards(3, date(2026, 3, 10), tier="high")
    other = cards(4, player="B. Rider")
    assert season([*gauntlet, *high, *other]) == []


def test_red_cards_do_not_count_as_yellows() -> None:
    assert season([*cards(4), *cards(3, date(2026, 3, 20), card="red")]) == []


def test_three_yellows_of_one_day_count_one_by_one() -> None:
    same_day = cards(3) + cards(1) * 2
    assert brief(season(same_day)) == [(5, "two-month", "low")]


def test_order_is_by_date_whatever_the_order_given() -> None:
    given = cards(9)
    assert season(list(reversed(given))) == season(given)


def test_to_dict_is_that_of_the_design() -> None:
    game = ScheduledGame(date(2026, 4, 4), "Oaks", "low", "Spring Cup", "uspa", 6, "main")
    assert season(cards(5), [game])[0].to_dict() == {
        "player": "A. Rider",
        "date": "2026-03-05",
        "count": 5,
        "window": "two-month",
        "tier": "low",
        "served": {
            "date": "2026-04-04",
            "team": "Oaks",
            "tier": "low",
            "event": "Spring Cup",
            "event_kind": "uspa",
            "handicap": 6,
            "round": "main",
        },
        "any_team": False,
        "why": None,
        "committee_may_refuse": [],
        "serve_by": "2027-04-05",
        "readings": [],
    }
    told = season(cards(5))[0].to_dict()
    assert (told["served"], told["why"]) == (None, "no-schedule")


def test_five_yellows_in_a_tier_and_a_club_game_next() -> None:
    """It counts, although the committee may refuse it: the text asks for tier and team only."""
    club = ScheduledGame(date(2026, 4, 4), "Oaks", "low", "Club Day", "club", 2, "main")
    (one,) = season(cards(5), [club])
    assert (one.served, one.why, one.any_team) == (club, None, False)
    assert one.to_dict()["committee_may_refuse"] == ["club-event"]
    assert one.to_dict()["readings"] == ["AA"]


def test_several_counts_of_one_card_are_served_by_the_same_game() -> None:
    game = ScheduledGame(date(2026, 4, 4), "Oaks", "low", "Spring Cup", "uspa", 6, "main")
    eighth = [s for s in season(cards(8), [game]) if s.count == 8]
    assert [s.tier for s in eighth] == ["low", None]
    assert [s.served for s in eighth] == [game, game]
    assert all(s.readings == ("Z", "several-counts") for s in eighth)


def test_counts_by_different_cards_before_one_game_name_their_reading() -> None:
    game = ScheduledGame(date(2026, 4, 4), "Oaks", "low", "Spring Cup", "uspa", 6, "main")
    between = replace(game, date=date(2026, 3, 7))
    assert [s.readings for s in season(cards(5), [game])] == [()]
    fifth, *eighth = season(cards(8), [between, game])
    assert fifth.served == between
    assert fifth.readings == ()
    assert {s.readings for s in eighth} == {("Z",)}
    assert {s.readings for s in season(cards(8))} == {(), ("Z",)}


def test_29_february_names_its_reading_where_it_brings_a_two_month_count() -> None:
    leap = [*cards(4, date(2028, 2, 1)), *cards(1, date(2028, 2, 29))]
    assert [s.readings for s in season(leap)] == [("Z",)]
    year = [card for month in (5, 7, 9) for card in cards(4, date(2027, month, 1))]
    in_the_year = [replace(card, date=card.date.replace(year=2028)) for card in year[:11]]
    twelfth = season([*in_the_year, *cards(1, date(2028, 2, 29))])
    assert [(s.count, s.window, s.readings) for s in twelfth] == [(12, "calendar-year", ())]


def test_a_suspension_can_be_served_for_thirteen_months() -> None:
    assert season(cards(5))[0].serve_by == date(2027, 4, 5)


def test_the_board() -> None:
    mixed = [*cards(3), *cards(2, date(2026, 7, 1), tier="high"), *cards(1, date(2027, 1, 1))]
    first, second = tallies([*mixed, *cards(2, card="red")])
    assert (first.player, first.year, second.year) == ("A. Rider", 2026, 2027)
    assert first.by_tier == ((0, 3, 0, 0, 0, 0), (0,) * 6, (0, 0, 0, 2, 0, 0), (0,) * 6)
    assert first.all_tiers == (0, 3, 0, 2, 0, 0)
    assert first.years == (3, 0, 2, 0)
    assert first.total == 5


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"tier": "lo"}, "did you mean 'low'?"),
        ({"event_kind": "USPA"}, "known: club, uspa"),
        ({"card": "green"}, "card: unknown value 'green'"),
    ],
)
def test_a_card_that_cannot_be_is_refused(wrong: dict[str, str], why: str) -> None:
    with pytest.raises(CardError, match=r"A\. Rider, 2026-03-01") as error:
        season(cards(1, **wrong))
    assert why in str(error.value)


season_cards = st.builds(
    SeasonCard,
    date=st.dates(date(2026, 1, 1), date(2026, 4, 30)),
    player=st.sampled_from(["A", "B"]),
    team=st.just("T"),
    tier=st.sampled_from(n.TIERS[:2]),
    event=st.just("E"),
    event_kind=st.just("club"),
    card=st.sampled_from(["yellow", "yellow", "yellow", "red"]),
)


@settings(max_examples=30, deadline=None)
@given(st.lists(season_cards, max_size=60))
def test_suspensions_are_those_of_a_plain_count(given_cards: list[SeasonCard]) -> None:
    """Each count that was reached appears exactly once, and no other does."""
    yellows = [card for card in given_cards if card.card == "yellow"]
    wanted = []
    for player in ("A", "B"):
        own = [card for card in yellows if card.player == player]
        for tier in (*n.TIERS[:2], None):
            of_tier = [card for card in own if tier in (None, card.tier)]
            for months in ((1, 2), (3, 4)):
                total = sum(card.date.month in months for card in of_tier)
                reached = (5, 8, 10, 11, 12) if tier else (8,)
                wanted += [(player, "two-month", tier, c) for c in reached if c <= total]
            reached = (12,) if tier else (16,)
            wanted += [(player, "calendar-year", tier, c) for c in reached if c <= len(of_tier)]
    found = season(given_cards)
    assert sorted(map(str, wanted)) == sorted(
        str((s.player, s.window, s.tier, s.count)) for s in found
    )
    assert [s.card.date for s in found] == sorted(s.card.date for s in found)


def test_a_hundred_thousand_cards() -> None:
    pick = random.Random(33)
    start = date(2026, 1, 1)
    rows = ["date,player,team,tier,event,event_kind,card"]
    for _ in range(100_000):
        team = pick.randrange(500)
        day = start + timedelta(days=pick.randrange(365))
        tier, kind = pick.choice(n.TIERS), pick.choice(["club", "uspa"])
        card = "red" if pick.random() < 0.05 else "yellow"
        rows.append(f"{day},P{team}-{pick.randrange(8)},T{team},{tier},E{team % 50},{kind},{card}")
    text = "\n".join(rows)
    found = season(parse_cards(text, "season.csv"))
    assert len(found) > 1000
