"""One player through a game: his cards in order of time, his box, what is left of it at the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby

from polofield.clause import Clause
from polofield.conduct import numbers as n
from polofield.conduct.after import NextGame, in_sequence, owed_for_after_game, owed_for_game
from polofield.conduct.clock import PlayingClock, minutes
from polofield.conduct.log import Card, Entry, Problem
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
)
from polofield.errors import in_short
from polofield.words import Duration, say
from polofield.words import conduct as w


@dataclass
class _Course:
    """A player's game as it is gone through."""

    player: str
    clock: PlayingClock
    carried: NextGame
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
    def offences(self) -> int:
        return self.carried.yellows + self.yellows

    def serve(self, at: int, seconds: float, cause: Cause) -> None:
        """Put minutes in the box at the end of those not yet served."""
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


def follow(
    player: str, entries: Iterable[Entry], carried: NextGame, clock: PlayingClock
) -> tuple[PlayerConduct, list[Problem]]:
    """Go through one player's entries, in whatever order: what follows, and what is wrong."""
    course = _Course(player, clock, carried)
    if carried.box_seconds:
        course.serve(0, carried.box_seconds, "carried")
    timed: list[Entry] = []
    after: list[Entry] = []
    for entry in entries:
        (after if entry.at is None else timed).append(entry)
    timed.sort(key=lambda entry: (entry.at, entry.line or 0))
    for at, together in groupby(timed, key=lambda entry: entry.at or 0):
        for entry in _one_by_one(together, in_box=course.box_end > at):
            _take(course, entry, at)
    cards = _after_the_game(course, after)
    return _conclude(course, cards), course.problems


def _one_by_one(together: Iterable[Entry], *, in_box: bool) -> list[Entry]:
    """Entries of one instant in an order of their own, so that the order of entry is nothing.

    One who is in the box already leaves it before he is given a card for that; one whom a card of
    this instant sends there leaves it after.
    """
    first, second = ("left-box", "yellow") if in_box else ("yellow", "left-box")
    order = [first, second, "injured", "red"]
    return sorted(together, key=lambda entry: order.index(entry.what))


def _take(course: _Course, entry: Entry, at: int) -> None:
    if course.carried.suspended:
        course.refuse(entry, "he is suspended from this game; only cards after it can be his")
    elif course.red_at is not None:
        course.refuse(
            entry, "he is out for good with a red card; only cards after the game can follow"
        )
    elif entry.what == "yellow":
        _yellow(course, entry, at)
    elif entry.what == "red":
        _red(course, at)
    elif entry.what == "left-box":
        _left_box(course, entry, at)
    else:
        _injured(course, entry, at)


def _yellow(course: _Course, entry: Entry, at: int) -> None:
    if course.offences + 1 >= n.RED_OFFENCE:
        course.refuse(
            entry, f"offence {course.offences + 1} for him, and a fourth is always a red card"
        )
        return
    course.yellows += 1
    course.marks.append(Mark(at, "yellow", course.offences))
    course.note(at, n.YELLOW, w.CARD_PENALTY)
    course.note(at, n.COMPLAINT, w.YELLOW_COMPLAINT)
    if course.offences >= n.FIRST_BOX_OFFENCE:
        course.in_a_row |= course.box_end > at
        course.serve(at, n.BOX, "yellow")
        course.note(at, n.YELLOW, w.YELLOW_BOX, box=n.BOX)


def _red(course: _Course, at: int) -> None:
    course.red_at = at
    course.marks.append(Mark(at, "red", course.offences + 1))
    course.note(at, n.YELLOW, w.CARD_PENALTY)
    course.note(at, n.RED, w.RED_OUT, short=n.RED_SHORT_HANDED)
    course.note(at, n.RED, w.RED_NEXT_GAME)
    course.note(at, n.RED, w.RED_MORE)
    course.note(at, n.RED_COMPLAINT, w.RED_COMPLAINT)


def _left_box(course: _Course, entry: Entry, at: int) -> None:
    if course.injured_at is not None:
        course.refuse(entry, "he is injured and does not sit in the penalty box")
    elif course.box_end <= at:
        course.refuse(entry, "he is not in the penalty box, so he cannot leave it early")
    else:
        course.marks.append(Mark(at, "left-box"))
        course.serve(at, n.ADDED_FOR_LEAVING, "added")
        course.note(at, n.YELLOW, w.LEFT_BOX, added=n.ADDED_FOR_LEAVING)
        course.note(at, n.YELLOW, w.LEFT_BOX_YELLOW)


def _injured(course: _Course, entry: Entry, at: int) -> None:
    if course.injured_at is not None:
        course.refuse(entry, "he is injured already")
    elif course.box_end <= at:
        course.refuse(
            entry, "he has no box time to serve; the rule on injured players is about that"
        )
    else:
        course.injured_at = at
        course.marks.append(Mark(at, "injured"))
        course.note(at, n.INJURED, w.INJURED_SHORT)
        course.note(at, n.INJURED, w.INJURED_AFTER)


def _after_the_game(course: _Course, entries: list[Entry]) -> tuple[Card, ...]:
    yellows = sum(entry.what == "yellow" for entry in entries)
    reds = sum(entry.what == "red" for entry in entries)
    for entry in entries:
        if entry.what in ("left-box", "injured"):
            course.refuse(entry, f"{in_short(entry.what)} belongs to a time in the game")
    if (yellows, reds) not in ((0, 0), (0, 1), *((count, 0) for count in n.AFTER_GAME_YELLOWS)):
        shown = f"{yellows} yellow and {reds} red" if reds else f"{yellows} yellow"
        last = max(entries, key=lambda entry: entry.line or 0)
        course.refuse(last, f"{shown}; two yellows, three yellows or one red would be right")
        return ()
    given: list[Card] = ["red"] if reds else ["yellow" for _ in range(yellows)]
    return tuple(given)


def _conclude(course: _Course, after: tuple[Card, ...]) -> PlayerConduct:
    total = course.clock.total
    rows = joined((s.start, s.end) for s in course.stretches)
    left = sum(max(0, s.end - max(s.start, total)) for s in course.stretches if s.cause != "added")
    in_game = owed_for_game(yellows=course.yellows, red=course.red_at is not None, box_left=left)
    after_game = owed_for_after_game(yellows=after.count("yellow"), red="red" in after)
    next_games = in_sequence(in_game, after_game)
    _say_what_is_next(course, in_game, after_game, next_games)
    return PlayerConduct(
        player=course.player,
        yellows=course.yellows,
        red_at=course.red_at,
        carried=course.carried,
        marks=tuple(course.marks),
        stretches=tuple(course.stretches),
        box=tuple(Interval(r.start, min(r.end, total)) for r in rows if r.start < total),
        spans=_spans(course, rows, total),
        injured=_injured_spans(course, rows, total),
        after_game=after,
        next_games=next_games,
        notes=tuple(course.notes),
        readings=_readings(course, in_game, after_game, next_games),
    )


def _say_what_is_next(
    course: _Course, in_game: NextGame, after_game: NextGame, next_games: tuple[NextGame, ...]
) -> None:
    if in_game.box_seconds:
        course.note(None, n.CARRYING_OVER, w.BOX_CARRIED, left=Duration(in_game.box_seconds))
    if in_game.yellows:
        course.note(None, n.CARRYING_OVER, w.STATUS_CARRIED)
    if after_game.suspended:
        course.note(None, n.AFTER_GAME, w.AFTER_RED, short=n.AFTER_RED_SHORT_HANDED)
    elif after_game.box_seconds:
        course.note(None, n.AFTER_GAME, w.AFTER_YELLOWS, box=Duration(after_game.box_seconds))
    suspensions = [owed for owed in (in_game, after_game) if owed.suspended or owed.box_seconds]
    if len(suspensions) > 1 and next_games:
        course.note(None, n.CARRYING_OVER, w.IN_SEQUENCE)


def _readings(
    course: _Course, in_game: NextGame, after_game: NextGame, next_games: tuple[NextGame, ...]
) -> tuple[str, ...]:
    unserved = course.box_end
    if course.red_at is not None:
        unserved = max(unserved, course.red_at + int(n.RED_SHORT_HANDED))
    relies = {
        "X": course.in_a_row,
        "Y": unserved > course.clock.total,
        "red-in-box": course.red_at is not None and course.box_end > course.red_at,
        "two-parts": bool(in_game.box_seconds and after_game.box_seconds),
        "status-waits": len(next_games) > 1 and next_games[-1].yellows > 0,
    }
    return tuple(name for name, does in relies.items() if does)


def _spans(course: _Course, rows: tuple[Interval, ...], total: int) -> tuple[Span, ...]:
    short_until = 0
    if course.carried.suspended:
        short_until = course.carried.short_handed_seconds
    if course.red_at is not None:
        # The red's minutes are the next ones of play; a box that lasts longer binds on.
        short_until = max(course.red_at + int(n.RED_SHORT_HANDED), course.box_end)

    def state(second: int) -> State:
        if course.carried.suspended or (course.red_at is not None and course.red_at <= second):
            return "out-short" if second < short_until else "out"
        injured = course.injured_at is not None and course.injured_at <= second
        if any(row.start <= second < row.end for row in rows):
            return "injured" if injured else "box"
        return "out" if injured else "playing"

    changes = {0, short_until, course.red_at, course.injured_at}
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
    course: _Course, rows: tuple[Interval, ...], total: int
) -> tuple[InjuredSpan, ...]:
    since = course.injured_at
    if since is None:
        return ()
    until = total if course.red_at is None else min(total, course.red_at)
    return tuple(
        InjuredSpan(max(row.start, since), min(row.end, until), sent_at=row.start)
        for row in rows
        if max(row.start, since) < min(row.end, until)
    )
