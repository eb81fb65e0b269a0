"""Which game serves a suspension: the games that count, for the same team or for any."""

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
from polofield.given import is_one_of, is_whole, name_fault

EventKind = Literal["club", "uspa"]
EVENT_KINDS: tuple[EventKind, ...] = get_args(EventKind)
Round = Literal["main", "consolation", "subsidiary-first", "shootout"]
ROUNDS: tuple[Round, ...] = get_args(Round)
ROUNDS_THAT_COUNT: tuple[Round, ...] = ("main",)
WhyNot = Literal["no-schedule", "no-game", "handicap-unknown"]
"""Why no game is named: no schedule is given; it has none that serves; what is of equal or higher
handicap is not known, for the event of the card is not on the schedule."""
Doubt = Literal["club-event", "consolation", "subsidiary-first", "shootout", "lower-handicap"]
"""Why the committee may refuse a game for an accumulated suspension."""

_DAY = attrgetter("date")


@dataclass(frozen=True, slots=True)
class SeasonCard:
    """One card of a season, given in a game of an event or after it."""

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
    """One team's game on a schedule; `handicap` is that of the event, in goals."""

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
    """The games in which a suspension is served, or why none is named.

    Attributes:
        games: as many as were asked for, or those of them that the schedule has.
        any_team: whether it passes to any team, the team being in no unfinished event.
        why: why there are fewer than were asked for; None where there are not.
        doubts: why the committee that approves the game may refuse it.
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
"""The fields of a card or a game, and what can be wrong with each."""


def _day_fault(value: object) -> str | None:
    return None if type(value) is date else f"{in_short(value)}: a date would be right"


def _name_fault(value: object) -> str | None:
    return name_fault(value)


def _among(*words: str) -> Callable[[object], str | None]:
    def fault(value: object) -> str | None:
        if is_one_of(value, words):
            return None
        near = did_you_mean(value, words) if isinstance(value, str) else ""
        return f"{in_short(value)}{near}"

    return fault


def _handicap_fault(value: object) -> str | None:
    return None if is_whole(value) else f"{in_short(value)}: whole goals would be right"


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
    """The cards or games that were given, each of its kind.

    Raises:
        CardError: nothing that can be gone through, or something else in it.
    """
    given: list[Any] = []
    try:
        for one in values:
            if not isinstance(one, kind) or len(given) == MOST:
                break
            given.append(one)
        else:
            return given
    except Exception:  # whatever it does that is gone through
        raise CardError(not_a(what, values, f"a list of {kind.__name__}")) from None
    if len(given) == MOST:
        raise CardError(f"more than {MOST} {what}")
    raise CardError(not_a(f"{what}[{len(given)}]", one, f"a {kind.__name__}"))


def _called(one: Any, index: int, wrong: str) -> str:
    """A card or a game, by what of it is right already: its day and its names come first."""
    if wrong in ("date", "player", "team", "event"):
        return f"entry {index + 1}"
    return f"{getattr(one, 'player', one.team)}, {one.date}"


def refuse_wrong(given: Sequence[Any], fields: Faults) -> None:
    """See that cards or games can be; of a great many, each value is looked at once.

    Raises:
        CardError: the first that cannot.
    """
    for name, fault in fields:
        value_of = attrgetter(name)
        try:
            values: Iterable[Any] = {(type(value), value) for value in map(value_of, given)}
            wrong = any(fault(value) is not None for _, value in values)
        except TypeError:  # one that cannot be hashed is none that is right
            wrong = True
        if wrong:
            index, told = next(
                (index, told)
                for index, one in enumerate(given)
                if (told := fault(value_of(one))) is not None
            )
            raise CardError(f"{_called(given[index], index, name)}: {name} {told}")


class Schedule:
    """The games of a season, found by team, tier, kind, handicap and date."""

    def __init__(self, games: Iterable[ScheduledGame]) -> None:
        given = listed(games, "games", ScheduledGame)
        refuse_wrong(given, GAME_FIELDS)
        self.games = tuple(sorted(given, key=_DAY))
        self._found: dict[tuple[object, ...], list[ScheduledGame]] = {}
        self._by_team: dict[str, list[ScheduledGame]] = {}
        self._by_event: dict[tuple[str, str, str], list[ScheduledGame]] = {}
        for game in self.games:
            self._by_team.setdefault(game.team, []).append(game)
            event = (game.event, game.tier, game.event_kind)
            self._by_event.setdefault(event, []).append(game)

    def handicap_of(self, card: SeasonCard) -> int | None:
        """The handicap of the event in which a card was given.

        That of the event's last game up to the day, else of its first after; None where the
        schedule does not have the event.
        """
        games = self._by_event.get((card.event, card.tier, card.event_kind), [])
        if not games:
            return None
        played = bisect_right(games, card.date, key=_DAY)
        return games[max(0, played - 1)].handicap

    def least_handicap(self, card: SeasonCard) -> int | None:
        """A handicap that is at least that of the card's event; None where none is known."""
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
        """The first games after a card, at most `count`, that meet what is given.

        None is later than what the card brings can be served. `least` is a handicap.
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
    """Events in which what a card brings may be served: a card of a USPA event only in another."""
    return ("uspa",) if card.event_kind == "uspa" else EVENT_KINDS


def served_for_game(
    card: SeasonCard, schedule: Schedule, *, games: int = 1, teams: Iterable[str] = ()
) -> Served:
    """Where what a card in or after a game brings is served: box time, a status, a suspension.

    The player's next game, or `games` of them, of equal or higher handicap for the same team;
    where that team is in no unfinished event of equal or higher handicap, for any team. Only main
    games count, those of a USPA event where the card was given in one. `teams` are those for which
    the player is known to play; they come before others.
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
    """Where the suspension of an accumulated count is served; `tier` None is a count over all.

    The player's next game in that tier, or in any, for the same team, whatever game it is; where
    that team is in no unfinished event of the card's tier, for any team, then in an event of equal
    or higher handicap, and a USPA event if the card was given in one (reading AA). `teams` as in
    `served_for_game`.
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
"""What it relies on that a suspension passes to any team."""


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
    """Why a game would not count as the next game of equal or higher handicap after a card."""
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
    """The last day on which a suspension can be served: thirteen months after its card."""
    months = card_date.year * 12 + card_date.month - 1 + LAST_MONTHS
    year, month = divmod(months, 12)
    if year > date.max.year:
        return date.max
    last = calendar.monthrange(year, month + 1)[1]
    return date(year, month + 1, min(card_date.day, last))
