"""The suspensions for a season's accumulated yellow cards, and where they are served."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from operator import attrgetter
from typing import Any, Literal, get_args

from polofield.conduct.next_game import (
    CARD_FIELDS,
    Doubt,
    Schedule,
    ScheduledGame,
    SeasonCard,
    Served,
    WhyNot,
    check_records,
    listed,
    serve_by,
    served_for_count,
)
from polofield.conduct.numbers import (
    MONTHS_IN_A_WINDOW,
    TIERS,
    TWO_MONTH_IN_A_TIER,
    TWO_MONTH_IN_ALL,
    YEAR_IN_A_TIER,
    YEAR_IN_ALL,
    Tier,
)
from polofield.conduct.readings import in_order

Window = Literal["two-month", "calendar-year"]
WINDOWS: tuple[Window, ...] = get_args(Window)
LEAP_DAY = "02-29"
WINDOWS_IN_A_YEAR = 12 // MONTHS_IN_A_WINDOW


@dataclass(frozen=True, slots=True)
class CountRule:
    """The numbers of yellow cards in a window, in one tier or in all, that lead to a suspension."""

    window: Window
    over_all_tiers: bool
    thresholds: tuple[int, ...]


COUNT_RULES = (
    CountRule("two-month", over_all_tiers=False, thresholds=TWO_MONTH_IN_A_TIER),
    CountRule("two-month", over_all_tiers=True, thresholds=TWO_MONTH_IN_ALL),
    CountRule("calendar-year", over_all_tiers=False, thresholds=YEAR_IN_A_TIER),
    CountRule("calendar-year", over_all_tiers=True, thresholds=YEAR_IN_ALL),
)


@dataclass(frozen=True, slots=True)
class Suspension:
    """A suspension from one game for accumulated yellow cards.

    Attributes:
        player: the player.
        card: the card that led to it.
        count: the number of yellow cards that was reached.
        window: two months, or the calendar year.
        tier: the tier in which they were counted; None for all tiers.
        served: the game in which it is served; None if that cannot be said.
        any_team: whether it is served with any team, as the team is in no unfinished event.
        why: why no game is named; None if one is.
        doubts: why the committee that approves the game may reject it.
        readings: the ids of the readings that this relies on (`readings.READINGS`).
    """

    player: str
    card: SeasonCard
    count: int
    window: Window
    tier: Tier | None
    served: ScheduledGame | None
    any_team: bool
    why: WhyNot | None
    doubts: tuple[Doubt, ...]
    readings: tuple[str, ...]

    @property
    def serve_by(self) -> date:
        """The last day on which it can be served."""
        return serve_by(self.card.date)

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "player": self.player,
            "date": self.card.date.isoformat(),
            "count": self.count,
            "window": self.window,
            "tier": self.tier or "all",
            "served": self.served.to_dict() if self.served else None,
            "any_team": self.any_team,
            "why": self.why,
            "committee_may_refuse": list(self.doubts),
            "serve_by": self.serve_by.isoformat(),
            "readings": list(self.readings),
        }


@dataclass(frozen=True, slots=True)
class Tally:
    """A player's yellow cards in one calendar year, for a board.

    `by_tier` has a row for each of `TIERS`, with six numbers from January-February on.
    """

    player: str
    year: int
    by_tier: tuple[tuple[int, ...], ...]

    @property
    def all_tiers(self) -> tuple[int, ...]:
        """The six numbers over all tiers."""
        return tuple(sum(column) for column in zip(*self.by_tier, strict=True))

    @property
    def years(self) -> tuple[int, ...]:
        """The number for the year in each of `TIERS`."""
        return tuple(sum(row) for row in self.by_tier)

    @property
    def total(self) -> int:
        """The number for the year over all tiers."""
        return sum(self.years)


def window_of(day: date) -> int:
    """The two-month window of a day, from 0 (January-February, with 29 February) to 5."""
    return (day.month - 1) // MONTHS_IN_A_WINDOW


def season(
    cards: Iterable[SeasonCard], schedule: Iterable[ScheduledGame] | None = None
) -> list[Suspension]:
    """The suspensions for accumulated yellow cards, in the order of the cards that led to them.

    Cards are counted by date, those of one day in the given order. Red cards are not counted: what
    follows from them is up to their own game (`game`, and `served_for_game` for where it is
    served). A card that reaches several counts leads to a suspension for each.

    Raises:
        CardError: an invalid card, such as one with an unknown tier.
    """
    ordered = sorted(_checked(cards), key=attrgetter("date"))
    games = None if schedule is None else Schedule(schedule)
    teams = {} if games is None else _teams(ordered)
    counted: dict[tuple[str, int], list[list[int]]] = defaultdict(_no_yellows)
    found: list[tuple[int, Suspension]] = []
    for index, card in enumerate(ordered):
        if card.card != "yellow":
            continue
        in_tier, in_all = _count(card, counted)
        window = window_of(card.date)
        counts = in_tier[window], in_all[window], sum(in_tier), sum(in_all)
        for rule, count in zip(COUNT_RULES, counts, strict=True):
            if count in rule.thresholds:
                tier = None if rule.over_all_tiers else card.tier
                served = _served(card, tier, games, teams.get(card.player, ()))
                suspension = Suspension(
                    player=card.player,
                    card=card,
                    count=count,
                    window=rule.window,
                    tier=tier,
                    served=served.games[0] if served.games else None,
                    any_team=served.any_team,
                    why=served.why,
                    doubts=served.doubts,
                    readings=served.readings,
                )
                found.append((index, suspension))
    return _with_readings(found)


def _with_readings(found: Sequence[tuple[int, Suspension]]) -> list[Suspension]:
    """The suspensions, given with the index of their card, with the readings about counting."""
    counts = Counter(index for index, _ in found)
    cards: dict[tuple[str, ScheduledGame | None], set[int]] = defaultdict(set)
    for index, one in found:
        cards[one.player, one.served].add(index)
    completed = []
    for index, one in found:
        on_leap_day = one.window == "two-month" and f"{one.card.date:%m-%d}" == LEAP_DAY
        shares_game = one.served is not None and len(cards[one.player, one.served]) > 1
        relies = {"Z": on_leap_day or counts[index] > 1, "several-counts": shares_game}
        more = (name for name, does in relies.items() if does)
        completed.append(replace(one, readings=in_order((*one.readings, *more))))
    return completed


def tallies(cards: Iterable[SeasonCard]) -> list[Tally]:
    """The yellow cards of every player and calendar year, sorted by player, then year."""
    given = _checked(cards)
    counted: dict[tuple[str, int], list[list[int]]] = defaultdict(_no_yellows)
    for card in given:
        if card.card == "yellow":
            _count(card, counted)
    return [
        Tally(player, year, tuple(tuple(row) for row in counted[player, year][:-1]))
        for player, year in sorted(counted)
    ]


def _teams(cards: list[SeasonCard]) -> dict[str, set[str]]:
    """The teams that each player is known to play for, from the cards."""
    teams: dict[str, set[str]] = defaultdict(set)
    for card in cards:
        teams[card.player].add(card.team)
    return teams


def _no_yellows() -> list[list[int]]:
    """A player's year before the first yellow card: a row for each tier and one for all."""
    return [[0] * WINDOWS_IN_A_YEAR for _ in (*TIERS, "all")]


def _count(
    card: SeasonCard, counted: dict[tuple[str, int], list[list[int]]]
) -> tuple[list[int], list[int]]:
    """Count a yellow card; return the player's rows of that year for the tier and for all."""
    rows = counted[card.player, card.date.year]
    in_tier, in_all = rows[TIERS.index(card.tier)], rows[-1]
    window = window_of(card.date)
    in_tier[window] += 1
    in_all[window] += 1
    return in_tier, in_all


def _served(
    card: SeasonCard, tier: Tier | None, schedule: Schedule | None, teams: Iterable[str]
) -> Served:
    if schedule is None:
        return Served(why="no-schedule")
    return served_for_count(card, tier, schedule, teams=teams)


def _checked(cards: Iterable[SeasonCard]) -> list[SeasonCard]:
    """The cards as a list, each of them checked."""
    given = listed(cards, "cards", SeasonCard)
    check_records(given, CARD_FIELDS)
    return given
