"""One player's game, replayed: cards in order of time, box time, and what is left at the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby

from polofield.conduct import numbers as n
from polofield.conduct.after import NextGame, in_sequence, owed_for_after_game, owed_for_game
from polofield.conduct.clock import PlayingClock, minutes
from polofield.conduct.log import CARDS, Card, Entry, Problem
from polofield.conduct.offences import Given, cards_shown, offences_at
from polofield.conduct.player import (
    Cause,
    InjuredSpan,
    Interval,
    Mark,
    Note,
    PlayerConduct,
    Span,
    State,
    Stretch,
    joined,
    offences_of,
)
from polofield.errors import in_short
from polofield.rulings.clause import Clause
from polofield.rulings.phrase import Duration, say
from polofield.words import conduct as w


@dataclass
class _Replay:
    """Mutable state while a player's game is replayed."""

    player: str
    clock: PlayingClock
    carried: NextGame
    offences: int
    yellows: int = 0
    red_at: int | None = None
    injured_at: int | None = None
    in_a_row: bool = False
    stretches: list[Stretch] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    @property
    def box_end(self) -> int:
        return self.stretches[-1].end if self.stretches else 0

    @property
    def out_because(self) -> str | None:
        """Why the player can no longer get a card in the game; None if a card is possible."""
        if self.carried.suspended:
            return "the player is suspended for this game; only cards after the game are possible"
        if self.red_at is not None:
            return "the player is out with a red card; only cards after the game are possible"
        return None

    def serve(self, at: int, seconds: float, cause: Cause) -> None:
        """Add box time after the box time that is not yet served."""
        start = max(at, self.box_end)
        self.stretches.append(Stretch(start, start + int(seconds), cause))

    def note(self, at: int | None, clause: Clause, template: str, **figures: float) -> None:
        self.notes.append(Note(at, say(template, **figures), clause))

    def refuse(self, entry: Entry, why: str) -> None:
        when = "after the game"
        if entry.at is not None:
            period, left = self.clock.place(entry.at)
            when = f"period {period}, {minutes(left)} left"
        self.problems.append(Problem(f"{self.player}, {when}: {why}", entry.line))


def replay_player(
    player: str, entries: Iterable[Entry], carried: NextGame, clock: PlayingClock
) -> tuple[PlayerConduct, list[Problem]]:
    """What follows from one player's entries, in any order, and what is wrong with them."""
    # A yellow carried over counts as the first offence and the first yellow (reading BB).
    replay = _Replay(player, clock, carried, offences=carried.yellows)
    if carried.box_seconds:
        replay.serve(0, carried.box_seconds, "carried")
    timed: list[Entry] = []
    after: list[Entry] = []
    for entry in entries:
        (after if entry.at is None else timed).append(entry)
    timed.sort(key=lambda entry: (entry.at, entry.line or 0))
    for at, together in groupby(timed, key=lambda entry: entry.at or 0):
        _instant(replay, list(together), at)
    cards = _after_the_game(replay, after)
    return _conclude(replay, cards), replay.problems


def _instant(replay: _Replay, entries: list[Entry], at: int) -> None:
    """Apply the entries of one moment, independent of their order in the log.

    A player who is already in the box leaves it before the card for leaving; a player sent there
    by a card of this moment leaves it afterwards. Nothing follows a red.
    """
    if (out := replay.out_because) is not None:
        for entry in entries:
            replay.refuse(entry, out)
        return
    cards = (entry for entry in entries if entry.what in CARDS)
    given, late = offences_at(cards, replay.offences, replay.carried.yellows)
    for entry, why in late:
        replay.refuse(entry, why)
    first_red = next((i for i, offence in enumerate(given) if offence.reds), len(given))
    yellows: list[Given | Entry] = [*given[:first_red]]
    left: list[Given | Entry] = [entry for entry in entries if entry.what == "left-box"]
    steps = [*left, *yellows] if replay.box_end > at else [*yellows, *left]
    steps += [entry for entry in entries if entry.what == "injured"]
    for step in (*steps, *given[first_red:]):
        if isinstance(step, Given):
            _offence(replay, step, at)
        elif step.what == "left-box":
            _left_box(replay, step, at)
        else:
            _injured(replay, step, at)


def _offence(replay: _Replay, given: Given, at: int) -> None:
    first, last = given.entries[0], given.entries[-1]
    if (out := replay.out_because) is not None:
        replay.refuse(first, out)
        return
    if given.wrong is not None:
        replay.refuse(first, given.wrong)
    if (why := given.refused) is not None:
        replay.refuse(last, why)
        # It still counts, so that the numbers of the offences after it are not reported as wrong.
        replay.offences += given.number < n.RED_OFFENCE
        return
    replay.offences = given.number
    replay.note(at, n.YELLOW, w.CARD_PENALTY)
    if given.reds:
        _red(replay, given, at)
    else:
        _yellows(replay, given, at)


def _yellows(replay: _Replay, given: Given, at: int) -> None:
    replay.note(at, n.COMPLAINT, w.YELLOW_COMPLAINT)
    box = 0
    for _ in given.entries:
        replay.yellows += 1
        yellow = replay.carried.yellows + replay.yellows
        replay.marks.append(Mark(at, "yellow", given.number, yellow))
        if yellow >= n.FIRST_BOX_YELLOW:
            replay.in_a_row |= replay.box_end > at
            replay.serve(at, n.BOX, "yellow")
            box += int(n.BOX)
    if box:
        replay.note(at, n.YELLOW, w.YELLOW_BOX, box=Duration(box))


def _red(replay: _Replay, given: Given, at: int) -> None:
    replay.red_at = at
    replay.marks.append(Mark(at, "red", given.number))
    replay.note(at, n.RED, w.RED_OUT, short=n.RED_SHORT_HANDED)
    replay.note(at, n.RED, w.RED_NEXT_GAME)
    replay.note(at, n.RED, w.RED_SUBSTITUTES)
    replay.note(at, n.RED, w.RED_MORE)
    _red_complaint(replay, at)


def _red_complaint(replay: _Replay, at: int | None) -> None:
    replay.note(at, n.RED_COMPLAINT, w.RED_COMPLAINT)
    replay.note(at, n.RED_COMPLAINT, w.RED_CHARGES)
    replay.note(at, n.RED_COMPLAINT, w.RED_SERVES_ANYWAY)


def _left_box(replay: _Replay, entry: Entry, at: int) -> None:
    if replay.injured_at is not None:
        replay.refuse(entry, "the player is injured and is not in the penalty box")
    elif replay.box_end <= at:
        replay.refuse(entry, "the player is not in the penalty box and cannot leave it early")
    else:
        replay.marks.append(Mark(at, "left-box"))
        replay.serve(at, n.ADDED_FOR_LEAVING, "added")
        replay.note(at, n.YELLOW, w.LEFT_BOX, added=n.ADDED_FOR_LEAVING)
        replay.note(at, n.YELLOW, w.LEFT_BOX_YELLOW)


def _injured(replay: _Replay, entry: Entry, at: int) -> None:
    if replay.injured_at is not None:
        replay.refuse(entry, "the player is already injured")
    elif replay.box_end <= at:
        replay.refuse(entry, "the player has no box time to serve, and injured is about box time")
    else:
        replay.injured_at = at
        replay.marks.append(Mark(at, "injured"))
        replay.note(at, n.INJURED, w.INJURED_SHORT)
        replay.note(at, n.INJURED, w.INJURED_AFTER)


def _after_the_game(replay: _Replay, entries: list[Entry]) -> tuple[Card, ...]:
    yellows = sum(entry.what == "yellow" for entry in entries)
    reds = sum(entry.what == "red" for entry in entries)
    for entry in entries:
        if entry.what in ("left-box", "injured"):
            replay.refuse(entry, f"{in_short(entry.what)} needs a time in the game")
    if (yellows, reds) not in ((0, 0), (0, 1), *((count, 0) for count in n.AFTER_GAME_YELLOWS)):
        last = max(entries, key=lambda entry: entry.line or 0)
        given = cards_shown(yellows, reds)
        replay.refuse(last, f"expected two yellows, three yellows or one red, got {given}")
        return ()
    cards: list[Card] = ["red"] if reds else ["yellow" for _ in range(yellows)]
    return tuple(cards)


def _conclude(replay: _Replay, after: tuple[Card, ...]) -> PlayerConduct:
    total = replay.clock.total
    rows = joined((s.start, s.end) for s in replay.stretches)
    left = sum(max(0, s.end - max(s.start, total)) for s in replay.stretches if s.cause != "added")
    in_game = owed_for_game(yellows=replay.yellows, red=replay.red_at is not None, box_left=left)
    after_game = owed_for_after_game(yellows=after.count("yellow"), red="red" in after)
    next_games = in_sequence(in_game, after_game)
    _note_next_games(replay, in_game, after_game, next_games)
    return PlayerConduct(
        player=replay.player,
        yellows=replay.yellows,
        red_at=replay.red_at,
        carried=replay.carried,
        marks=tuple(replay.marks),
        stretches=tuple(replay.stretches),
        box=tuple(Interval(r.start, min(r.end, total)) for r in rows if r.start < total),
        spans=_spans(replay, rows, total),
        injured=_injured_spans(replay, rows, total),
        after_game=after,
        next_games=next_games,
        notes=tuple(replay.notes),
        readings=_readings(replay, in_game, after_game, next_games),
    )


def _note_next_games(
    replay: _Replay, in_game: NextGame, after_game: NextGame, next_games: tuple[NextGame, ...]
) -> None:
    if in_game.box_seconds:
        replay.note(None, n.CARRYING_OVER, w.BOX_CARRIED, left=Duration(in_game.box_seconds))
    if in_game.yellows:
        replay.note(None, n.CARRYING_OVER, w.STATUS_CARRIED)
    if after_game.suspended:
        replay.note(None, n.AFTER_GAME, w.AFTER_RED, short=n.AFTER_RED_SHORT_HANDED)
        _red_complaint(replay, None)
    elif after_game.box_seconds:
        replay.note(None, n.AFTER_GAME, w.AFTER_YELLOWS, box=Duration(after_game.box_seconds))
        replay.note(None, n.COMPLAINT, w.YELLOW_COMPLAINT)
    suspensions = [owed for owed in (in_game, after_game) if owed.suspended or owed.box_seconds]
    if len(suspensions) > 1 and next_games:
        replay.note(None, n.CARRYING_OVER, w.IN_SEQUENCE)


def _readings(
    replay: _Replay, in_game: NextGame, after_game: NextGame, next_games: tuple[NextGame, ...]
) -> tuple[str, ...]:
    unserved = replay.box_end
    if replay.red_at is not None:
        unserved = max(unserved, replay.red_at + int(n.RED_SHORT_HANDED))
    several = any(len(offence.cards) > 1 for offence in offences_of(replay.marks))
    relies = {
        "X": replay.in_a_row or several,
        "Y": unserved > replay.clock.total,
        "red-in-box": replay.red_at is not None and replay.box_end > replay.red_at,
        "two-parts": bool(in_game.box_seconds and after_game.box_seconds),
        "BB": several,
        "status-waits": len(next_games) > 1 and next_games[-1].yellows > 0,
    }
    return tuple(name for name, does in relies.items() if does)


def _spans(replay: _Replay, rows: tuple[Interval, ...], total: int) -> tuple[Span, ...]:
    short_until = 0
    if replay.carried.suspended:
        short_until = replay.carried.short_handed_seconds
    if replay.red_at is not None:
        # The red card's minutes begin at once; box time that lasts longer is still served.
        short_until = max(replay.red_at + int(n.RED_SHORT_HANDED), replay.box_end)

    def state(second: int) -> State:
        if replay.carried.suspended or (replay.red_at is not None and replay.red_at <= second):
            return "out-short" if second < short_until else "out"
        injured = replay.injured_at is not None and replay.injured_at <= second
        if any(row.start <= second < row.end for row in rows):
            return "injured" if injured else "box"
        return "out" if injured else "playing"

    changes = {0, short_until, replay.red_at, replay.injured_at}
    changes.update(second for row in rows for second in (row.start, row.end))
    spans: list[Span] = []
    cuts = sorted(second for second in changes if second is not None and second < total)
    for start, end in zip(cuts, [*cuts[1:], total], strict=True):
        now = state(start)
        if spans and spans[-1].state == now:
            spans[-1] = Span(spans[-1].start, end, now)
        else:
            spans.append(Span(start, end, now))
    return tuple(spans)


def _injured_spans(
    replay: _Replay, rows: tuple[Interval, ...], total: int
) -> tuple[InjuredSpan, ...]:
    since = replay.injured_at
    if since is None:
        return ()
    until = total if replay.red_at is None else min(total, replay.red_at)
    return tuple(
        InjuredSpan(max(row.start, since), min(row.end, until), sent_at=row.start)
        for row in rows
        if max(row.start, since) < min(row.end, until)
    )
