"""The game in which a suspension is served: which games count, for the same team or for any."""

from __future__ import annotations

import calendar
from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date
from operator import attrgetter
from typing import Any, Literal, get_args

from polofield.conduct.numbers import LAST_MONTHS, TIERS, Tier, highest_handicap
from polofield.conduct.readings import in_order
from polofield.errors import CardError, did_you_mean, in_short, not_a
from polofield.values import is_one_of, is_whole, name_fault

EventKind = Literal["club", "uspa"]
EVENT_KINDS: tuple[EventKind, ...] = get_args(EventKind)
Round = Literal["main", "consolation", "subsidiary-first", "shootout"]
ROUNDS: tuple[Round, ...] = get_args(Round)
ROUNDS_THAT_COUNT: tuple[Round, ...] = ("main",)
WhyNot = Literal["no-schedule", "no-game", "handicap-unknown"]
"""Why no game is named: no schedule is given; it has no game that counts; or games of equal or
higher handicap cannot be found because the event of the card is not on the schedule."""
Doubt = Literal["club-event", "consolation", "subsidiary-first", "shootout", "lower-handicap"]
"""Why the committee may reject a game for an accumulated suspension."""

_DAY = attrgetter("date")


@dataclass(frozen=True, slots=True)
class SeasonCard:
    """One card of a season, given in or after a game."""

    date: date
    player: str
    team: str
    tier: Tier
    event: str
    event_kind: EventKind
    card: Literal["yellow", "red"]
    line: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class ScheduledGame:
    """One team's game on a schedule; `handicap` is the event's, in goals."""

    date: date
    team: str
    tier: Tier
    event: str
    event_kind: EventKind
    handicap: int
    round: Round
    line: int | None = field(default=None, compare=False)

    def to_dict(self) -> dict[str, Any]:
        """Plain data for JSON."""
        return {
            "date": self.date.isoformat(),
            "team": self.team,
            "tier": self.tier,
            "event": self.event,
            "event_kind": self.event_kind,
            "handicap": self.handicap,
            "round": self.round,
        }


@dataclass(frozen=True, slots=True)
class Served:
    """The games in which a suspension is served, or why there are none.

    Attributes:
        games: the games, as far as the schedule has them.
        any_team: whether it is served with any team, as the team is in no unfinished event.
        why: why games are missing; None if none are.
        doubts: why the committee that approves the game may reject it.
        readings: the ids of the readings that this relies on (`readings.READINGS`).
    """

    games: tuple[ScheduledGame, ...] = ()
    any_team: bool = False
    why: WhyNot | None = None
    doubts: tuple[Doubt, ...] = ()
    readings: tuple[str, ...] = ()


MOST = 1_000_000
"""Cards of a season, or games: far more than there are."""
Faults = tuple[tuple[str, Callable[[Any], str | None]], ...]
"""The fields of a card or a game, with functions that say what is wrong with a value."""


def _day_fault(value: object) -> str | None:
    return None if type(value) is date else f"expected a date, got {in_short(value)}"


def _name_fault(value: object) -> str | None:
    return name_fault(value)


def _among(*words: str) -> Callable[[object], str | None]:
    def fault(value: object) -> str | None:
        if is_one_of(value, words):
            return None
        near = did_you_mean(value, words) if isinstance(value, str) else ""
        return f"unknown value {in_short(value)}{near}"

    return fault


def _handicap_fault(value: object) -> str | None:
    return None if is_whole(value) else f"expected a whole number of goals, got {in_short(value)}"


CARD_FIELDS: Faults = (
    ("date", _day_fault),
    *((name, _name_fault) for name in ("player", "team", "event")),
    ("tier", _among(*TIERS)),
    ("event_kind", _among(*EVENT_KINDS)),
    ("card", _among("yellow", "red")),
)
GAME_FIELDS: Faults = (
    ("date", _day_fault),
    *((name, _name_fault) for name in ("team", "event")),
    ("tier", _among(*TIERS)),
    ("event_kind", _among(*EVENT_KINDS)),
    ("handicap", _handicap_fault),
    ("round", _among(*ROUNDS)),
)


def listed(values: Iterable[Any], what: str, kind: type) -> list[Any]:
    """The given cards or games as a list, with their types checked.

    Raises:
        CardError: not iterable, or a member of another type.
    """
    given: list[Any] = []
    try:
        for one in values:
            if not isinstance(one, kind) or len(given) == MOST:
                break
            given.append(one)
        else:
            return given
    except Exception:  # iterating over an arbitrary object may raise anything
        raise CardError(not_a(what, values, f"a list of {kind.__name__}")) from None
    if len(given) == MOST:
        raise CardError(f"more than {MOST} {what}")
    raise CardError(not_a(f"{what}[{len(given)}]", one, f"a {kind.__name__}"))


def _called(one: Any, index: int, wrong: str) -> str:
    """A card or a game in a message: its player or team and date, if those are valid."""
    if wrong in ("date", "player", "team", "event"):
        return f"entry {index + 1}"
    return f"{getattr(one, 'player', one.team)}, {one.date}"


def check_records(given: Sequence[Any], fields: Faults) -> None:
    """Check the fields of cards or games; each distinct value is checked only once, for speed.

    Raises:
        CardError: about the first invalid field.
    """
    for name, fault in fields:
        value_of = attrgetter(name)
        try:
            values: Iterable[Any] = {(type(value), value) for value in map(value_of, given)}
            wrong = any(fault(value) is not None for _, value in values)
        except TypeError:  # not hashable, so not valid
            wrong = True
        if wrong:
            index, problem = next(
                (index, problem)
                for index, one in enumerate(given)
                if (problem := fault(value_of(one))) is not None
            )
            raise CardError(f"{_called(given[index], index, name)}: {name}: {problem}")


class Schedule:
    """The games of a season, found by team, tier, kind, handicap and date."""

    def __init__(self, games: Iterable[ScheduledGame]) -> None:
        given = listed(games, "games", ScheduledGame)
        check_records(given, GAME_FIELDS)
        self.games = tuple(sorted(given, key=_DAY))
        self._found: dict[tuple[object, ...], list[ScheduledGame]] = {}
        self._by_team: dict[str, list[ScheduledGame]] = {}
        self._by_event: dict[tuple[str, str, str], list[ScheduledGame]] = {}
        for game in self.games:
            self._by_team.setdefault(game.team, []).append(game)
            event = (game.event, game.tier, game.event_kind)
            self._by_event.setdefault(event, []).append(game)

    def handicap_of(self, card: SeasonCard) -> int | None:
        """The handicap of the event in which a card was given, in goals.

        It is that of the event's last game up to the day of the card, or else of its first game
        after it; None if the event is not on the schedule.
        """
        games = self._by_event.get((card.event, card.tier, card.event_kind), [])
        if not games:
            return None
        played = bisect_right(games, card.date, key=_DAY)
        return games[max(0, played - 1)].handicap

    def least_handicap(self, card: SeasonCard) -> int | None:
        """The card's event handicap, or a higher one from its tier; None if neither is known."""
        known = self.handicap_of(card)
        return known if known is not None else highest_handicap(card.tier)

    def coming(
        self,
        card: SeasonCard,
        count: int = 1,
        *,
        team: str | None = None,
        tier: Tier | None = None,
        least: int | None = None,
        kinds: tuple[EventKind, ...] = EVENT_KINDS,
        rounds: tuple[Round, ...] = ROUNDS,
    ) -> list[ScheduledGame]:
        """At most `count` games after a card that match the arguments, in order of date.

        Games after the last day for serving the card are left out. `least` is a handicap.
        """
        games = self._kept(team, tier, least, kinds, rounds)
        start = bisect_right(games, card.date, key=_DAY)
        end = bisect_right(games, serve_by(card.date), key=_DAY, lo=start)
        return games[start : min(end, start + count)]

    def _kept(
        self,
        team: str | None,
        tier: Tier | None,
        least: int | None,
        kinds: tuple[EventKind, ...],
        rounds: tuple[Round, ...],
    ) -> list[ScheduledGame]:
        key = (team, tier, least, kinds, rounds)
        if key not in self._found:
            if least is not None:
                wider = self._kept(team, tier, None, kinds, rounds)
                games = [game for game in wider if game.handicap >= least]
            else:
                games = [
                    game
                    for game in (self.games if team is None else self._by_team.get(team, ()))
                    if (tier is None or game.tier == tier)
                    and game.event_kind in kinds
                    and game.round in rounds
                ]
            self._found[key] = games
        return self._found[key]


def kinds_for(card: SeasonCard) -> tuple[EventKind, ...]:
    """The kinds of event in which a card may be served: for a USPA event, only USPA events."""
    return ("uspa",) if card.event_kind == "uspa" else EVENT_KINDS


def served_for_game(
    card: SeasonCard, schedule: Schedule, *, games: int = 1, teams: Iterable[str] = ()
) -> Served:
    """Where box time, a card status or a suspension from one game is served.

    It is the player's next game, or the next `games` of them, of equal or higher handicap with the
    same team; with any team if that team is in no unfinished event of equal or higher handicap.
    Only main games count, and for a card of a USPA event only USPA events. `teams` are the teams
    that the player is known to play for; their games come first.
    """
    least = schedule.least_handicap(card)
    if least is None:
        return _handicap_unknown(any_team=False)
    entered = bool(schedule.coming(card, team=card.team, least=least))

    def find(team: str | None) -> list[ScheduledGame]:
        return schedule.coming(
            card, games, team=team, least=least, kinds=kinds_for(card), rounds=ROUNDS_THAT_COUNT
        )

    found = find(card.team) if entered else _for_any_team(find, teams, games)
    return Served(
        tuple(found),
        any_team=not entered,
        why=None if len(found) == games else "no-game",
        readings=_readings(card, schedule, any_team=not entered, by_handicap=True),
    )


def served_for_count(
    card: SeasonCard, tier: Tier | None, schedule: Schedule, *, teams: Iterable[str] = ()
) -> Served:
    """Where a suspension for accumulated cards is served; `tier` None is a count over all tiers.

    It is the player's next game with the same team, in that tier or in any, whatever its round. If
    that team is in no unfinished event of the card's tier, it is the next game with any team in an
    event of equal or higher handicap, and in a USPA event if the card was given in one (reading
    AA). For `teams` see `served_for_game`.
    """
    if schedule.coming(card, team=card.team, tier=card.tier):
        any_team = False
        found = schedule.coming(card, team=card.team, tier=tier)
    else:
        any_team = True
        least = schedule.least_handicap(card)
        if least is None:
            return _handicap_unknown(any_team=True)

        def find(team: str | None) -> list[ScheduledGame]:
            return schedule.coming(card, team=team, tier=tier, least=least, kinds=kinds_for(card))

        found = _for_any_team(find, teams, 1)
    doubts = _doubts(card, found[0], schedule.handicap_of(card)) if found else ()
    return Served(
        tuple(found),
        any_team=any_team,
        why=None if found else "no-game",
        doubts=doubts,
        readings=_readings(
            card, schedule, any_team=any_team, by_handicap=any_team, doubtful=bool(doubts)
        ),
    )


def _handicap_unknown(*, any_team: bool) -> Served:
    readings = ("handicap-unknown", *(_PASSES_ON if any_team else ()))
    return Served(any_team=any_team, why="handicap-unknown", readings=in_order(readings))


_PASSES_ON = ("entered", "any-team")
"""The readings behind a suspension that is served with any team."""


def _readings(
    card: SeasonCard,
    schedule: Schedule,
    *,
    any_team: bool,
    by_handicap: bool,
    doubtful: bool = False,
) -> tuple[str, ...]:
    relies = {
        "AA": doubtful,
        **dict.fromkeys(_PASSES_ON, any_team),
        "handicap-unknown": by_handicap and schedule.handicap_of(card) is None,
    }
    return in_order(name for name, does in relies.items() if does)


def _doubts(card: SeasonCard, game: ScheduledGame, handicap: int | None) -> tuple[Doubt, ...]:
    """Why a game may not count as the next game of equal or higher handicap after a card."""
    doubts: list[Doubt] = []
    if game.event_kind not in kinds_for(card):
        doubts.append("club-event")
    if game.round != "main":
        doubts.append(game.round)
    if handicap is not None and game.handicap < handicap:
        doubts.append("lower-handicap")
    return tuple(doubts)


def _for_any_team(
    find: Callable[[str | None], list[ScheduledGame]], teams: Iterable[str], wanted: int
) -> list[ScheduledGame]:
    own = [game for team in sorted(set(teams)) for game in find(team)]
    return sorted(own, key=_DAY)[:wanted] if own else find(None)


def serve_by(card_date: date) -> date:
    """The last day on which a suspension can be served: 13 months after its card."""
    months = card_date.year * 12 + card_date.month - 1 + LAST_MONTHS
    year, month = divmod(months, 12)
    if year > date.max.year:
        return date.max
    last = calendar.monthrange(year, month + 1)[1]
    return date(year, month + 1, min(card_date.day, last))
