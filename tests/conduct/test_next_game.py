"""Which game serves a suspension of either kind, also if it passes to any team."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from polofield.conduct import numbers as n
from polofield.conduct.next_game import (
    ROUNDS,
    Doubt,
    EventKind,
    Schedule,
    ScheduledGame,
    SeasonCard,
    serve_by,
    served_for_count,
    served_for_game,
)

DAY = date(2026, 5, 10)
CARD = SeasonCard(DAY, "A. Rider", "Oaks", "medium", "State Cup", "uspa", "red")
PLAYED = ScheduledGame(DAY, "Oaks", "medium", "State Cup", "uspa", 12, "main")


def later(days: int, **given: object) -> ScheduledGame:
    """A game of the same team and event, so many days after the card."""
    return replace(PLAYED, date=DAY + timedelta(days=days), **given)  # type: ignore[arg-type]


CLUB_GAME = later(1, event_kind="club", event="Club Cup")
CONSOLATION = later(2, round="consolation")
SUBSIDIARY = later(3, round="subsidiary-first")
SHOOTOUT = later(4, round="shootout")
LOWER = later(5, event="Small Cup", handicap=10)
EQUAL = later(6)
FOLLOWING = [CLUB_GAME, CONSOLATION, SUBSIDIARY, SHOOTOUT, LOWER, EQUAL]
"""In the order of the days: what was wrongly taken for a next game, then the one that is."""


def test_only_the_uspa_game_of_equal_handicap_serves_a_card_of_a_uspa_event() -> None:
    served = served_for_game(CARD, Schedule([PLAYED, *FOLLOWING]))
    assert served.games == (EQUAL,)
    assert served.any_team is False
    assert served.why is None


@pytest.mark.parametrize("missing", [None, EQUAL])
def test_none_of_the_others_serves_it(missing: ScheduledGame | None) -> None:
    games = [game for game in FOLLOWING if game != missing]
    served = served_for_game(CARD, Schedule([PLAYED, *games]))
    assert served.games == (() if missing else (EQUAL,))


def test_a_club_game_serves_a_card_of_a_club_event() -> None:
    card = replace(CARD, event_kind="club", event="Club Cup")
    played = replace(PLAYED, event_kind="club", event="Club Cup")
    assert served_for_game(card, Schedule([played, *FOLLOWING])).games == (CLUB_GAME,)


def test_a_card_of_a_club_event_may_be_served_in_a_uspa_event() -> None:
    card = replace(CARD, event_kind="club", event="Club Cup")
    played = replace(PLAYED, event_kind="club", event="Club Cup")
    assert served_for_game(card, Schedule([played, EQUAL])).games == (EQUAL,)


@pytest.mark.parametrize("round_", ROUNDS)
@pytest.mark.parametrize("card_kind", ["club", "uspa"])
@pytest.mark.parametrize("game_kind", ["club", "uspa"])
def test_the_games_that_count(round_: str, card_kind: EventKind, game_kind: str) -> None:
    card = replace(CARD, event_kind=card_kind)
    game = later(1, event_kind=game_kind, round=round_)
    right = round_ == "main" and not (card_kind == "uspa" and game_kind == "club")
    played = replace(PLAYED, event_kind=card_kind)
    assert served_for_game(card, Schedule([played, game])).games == ((game,) if right else ())


def test_a_game_of_higher_handicap_counts_and_one_on_the_same_day_is_not_the_next() -> None:
    higher = later(2, event="Open", handicap=16, tier="high")
    served = served_for_game(CARD, Schedule([PLAYED, replace(PLAYED, event="Other"), higher]))
    assert served.games == (higher,)


def test_two_games_when_two_are_owed() -> None:
    second = later(9)
    assert served_for_game(CARD, Schedule([PLAYED, EQUAL, second]), games=2).games == (
        EQUAL,
        second,
    )
    short = served_for_game(CARD, Schedule([PLAYED, EQUAL]), games=2)
    assert short.games == (EQUAL,)
    assert short.why is not None


def test_no_unfinished_event_of_equal_handicap_for_the_team_then_any_team() -> None:
    other = later(8, team="Elms", event="Open", handicap=14)
    served = served_for_game(CARD, Schedule([PLAYED, LOWER, other]))
    assert served.games == (other,)
    assert served.any_team is True


def test_a_consolation_to_come_keeps_the_team_in_its_event() -> None:
    other = later(8, team="Elms", event="Open", handicap=14)
    served = served_for_game(CARD, Schedule([PLAYED, CONSOLATION, other]))
    assert served.games == ()
    assert served.any_team is False


def test_a_team_the_player_is_known_to_play_for_comes_before_others() -> None:
    strangers = later(2, team="Pines", event="Open")
    own = later(8, team="Elms", event="Open")
    schedule = Schedule([PLAYED, strangers, own])
    assert served_for_game(CARD, schedule, teams={"Oaks", "Elms"}).games == (own,)
    assert served_for_game(CARD, schedule, teams={"Oaks"}).games == (strangers,)


YELLOW = replace(CARD, card="yellow")


def test_an_accumulated_suspension_asks_for_tier_and_team_while_the_team_is_entered() -> None:
    high = later(1, event="Open", handicap=18, tier="high")
    schedule = Schedule([PLAYED, high, LOWER, EQUAL])
    assert served_for_count(YELLOW, "medium", schedule).games == (LOWER,)
    assert served_for_count(YELLOW, None, schedule).games == (high,)


@pytest.mark.parametrize(
    ("first", "doubts"),
    [
        (CLUB_GAME, ("club-event",)),
        (CONSOLATION, ("consolation",)),
        (SUBSIDIARY, ("subsidiary-first",)),
        (SHOOTOUT, ("shootout",)),
        (LOWER, ("lower-handicap",)),
        (replace(CONSOLATION, event_kind="club"), ("club-event", "consolation")),
        (EQUAL, ()),
    ],
)
@pytest.mark.parametrize("tier", ["medium", None])
def test_any_game_for_the_team_in_the_tier_serves_an_accumulated_suspension(
    first: ScheduledGame, doubts: tuple[Doubt, ...], tier: n.Tier | None
) -> None:
    """The text asks for tier and team only; the committee may refuse some (reading AA)."""
    served = served_for_count(YELLOW, tier, Schedule([PLAYED, first, replace(EQUAL, event="Z")]))
    assert (served.games, served.any_team, served.why) == ((first,), False, None)
    assert served.doubts == doubts
    assert served.readings == (("AA",) if doubts else ())


def test_a_club_game_is_no_doubt_for_a_card_of_a_club_event() -> None:
    card = replace(YELLOW, event_kind="club", event="Club Cup")
    served = served_for_count(card, "medium", Schedule([CLUB_GAME]))
    assert (served.games, served.doubts, served.readings) == ((CLUB_GAME,), (), ())


def test_passed_to_any_team_a_consolation_serves_and_may_be_refused() -> None:
    """Then the handicap must be equal or higher and the event a USPA event; any round will do."""
    club, lower = (replace(one, team="Elms") for one in (CLUB_GAME, LOWER))
    consolation = later(6, team="Elms", event="Other Cup", round="consolation")
    served = served_for_count(YELLOW, "medium", Schedule([PLAYED, club, lower, consolation]))
    assert (served.games, served.any_team) == ((consolation,), True)
    assert served.doubts == ("consolation",)
    assert served.readings == ("AA", "entered", "any-team")


def test_an_accumulated_suspension_passes_to_any_team_of_equal_handicap() -> None:
    lower = later(2, team="Elms", event="Small Cup", handicap=10)
    club = later(3, team="Elms", event="Club Cup", event_kind="club")
    other_tier = later(4, team="Elms", event="Open", handicap=18, tier="high")
    right = later(5, team="Elms", event="Other Cup", handicap=12)
    schedule = Schedule([PLAYED, lower, club, other_tier, right])
    served = served_for_count(YELLOW, "medium", schedule)
    assert (served.games, served.any_team) == ((right,), True)
    assert served_for_count(YELLOW, None, schedule).games == (other_tier,)


def test_a_team_entered_in_another_tier_only_is_not_entered_in_that_tier() -> None:
    own_low = later(1, event="Low Cup", handicap=6, tier="low")
    own_high = later(2, event="Open", handicap=18, tier="high")
    served = served_for_count(YELLOW, None, Schedule([PLAYED, own_low, own_high]))
    assert (served.games, served.any_team) == ((own_high,), True)


def test_an_event_that_is_not_on_the_schedule_has_no_known_handicap() -> None:
    below_the_top = later(1, team="Elms", event="Open", handicap=14)
    top = later(2, team="Elms", event="Open", handicap=15)
    assert served_for_game(CARD, Schedule([below_the_top, top])).games == (top,)
    high = replace(CARD, tier="high")
    served = served_for_game(
        high, Schedule([later(3, team="Elms", event="Open", tier="high", handicap=20)])
    )
    assert (served.games, served.why) == ((), "handicap-unknown")
    assert served.readings == ("handicap-unknown",)


def test_nothing_is_served_later_than_thirteen_months_after_the_card() -> None:
    latest = serve_by(DAY)
    assert latest == date(2027, 6, 10)
    in_time, too_late = (
        replace(PLAYED, date=latest),
        replace(PLAYED, date=latest + timedelta(days=1)),
    )
    assert served_for_game(CARD, Schedule([PLAYED, in_time])).games == (in_time,)
    served = served_for_game(CARD, Schedule([PLAYED, too_late]))
    assert (served.games, served.why) == ((), "no-game")
    assert n.LAST_MONTHS.clause == n.UNSERVED


def test_a_game_beyond_the_thirteen_months_neither_serves_nor_keeps_the_team_in_its_event() -> None:
    too_late = replace(PLAYED, date=serve_by(DAY) + timedelta(days=1))
    other = later(8, team="Elms", event="Open", handicap=14)
    schedule = Schedule([PLAYED, other, too_late])
    for served in (
        served_for_game(CARD, schedule),
        served_for_count(YELLOW, "medium", schedule),
        served_for_game(CARD, schedule, teams={"Oaks"}),
        served_for_count(YELLOW, None, schedule, teams={"Oaks"}),
    ):
        assert (served.games, served.any_team, served.why) == ((other,), True, None)


@pytest.mark.parametrize(
    ("day", "latest"),
    [
        (date(2026, 1, 31), date(2027, 2, 28)),
        (date(2027, 1, 31), date(2028, 2, 29)),
        (date(2026, 11, 30), date(2027, 12, 30)),
        (date(2026, 12, 1), date(2028, 1, 1)),
    ],
)
def test_thirteen_months(day: date, latest: date) -> None:
    assert serve_by(day) == latest


games_to_come = st.builds(
    ScheduledGame,
    date=st.dates(DAY - timedelta(days=3), DAY + timedelta(days=40)),
    team=st.sampled_from(["Oaks", "Elms"]),
    tier=st.sampled_from(["low", "medium", "high"]),
    event=st.sampled_from(["State Cup", "Open"]),
    event_kind=st.sampled_from(["club", "uspa"]),
    handicap=st.integers(6, 18),
    round=st.sampled_from(ROUNDS),
)


@settings(max_examples=30, deadline=None)
@given(
    st.lists(games_to_come, max_size=8, unique_by=lambda game: game.date),
    st.sampled_from(["club", "uspa"]),
    st.sampled_from(["medium", None]),
)
def test_the_game_that_serves_a_count_is_that_of_a_plain_search(
    games: list[ScheduledGame], kind: EventKind, tier: n.Tier | None
) -> None:
    """Day by day: the team's first game of the tier, otherwise any team's that may serve."""
    card = replace(YELLOW, event_kind=kind)
    played = replace(PLAYED, event_kind=kind, event="State Cup", date=DAY)
    later_games = sorted((game for game in games if game.date > DAY), key=lambda game: game.date)
    entered = any(game.team == "Oaks" and game.tier == "medium" for game in later_games)
    expected = None
    for game in later_games:
        of_tier = tier is None or game.tier == tier
        provisos = game.handicap >= 12 and (kind == "club" or game.event_kind == "uspa")
        if of_tier and (game.team == "Oaks" if entered else provisos):
            expected = game
            break
    before = [game for game in games if game.date < DAY]
    served = served_for_count(card, tier, Schedule([*before, played, *later_games]))
    assert served.games == (() if expected is None else (expected,))
    assert served.any_team is not entered
    if expected is not None:
        main = expected.round == "main"
        counts = main and (kind == "club" or expected.event_kind == "uspa")
        assert bool(served.doubts) is not (counts and expected.handicap >= 12)
        assert ("AA" in served.readings) is bool(served.doubts)
