"""One player through a game: cards in order of time, the box, what is left of it at the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import groupby

from polofield.clause import Clause
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
from polofield.words import Duration, say
from polofield.words import conduct as w


@dataclass
class _Course:
    """A player's game while it is gone through."""

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
        """Why the player can get no card in the game any more; None where that is possible."""
        if self.carried.suspended:
            return "the player is suspended from this game; only cards after it are possible"
        if self.red_at is not None:
            return "the player is out with a red card; only cards after the game can follow"
        return None

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
    # A yellow carried over counts as a first offence and as a first yellow (reading BB).
    course = _Course(player, clock, carried, offences=carried.yellows)
    if carried.box_seconds:
        course.serve(0, carried.box_seconds, "carried")
    timed: list[Entry] = []
    after: list[Entry] = []
    for entry in entries:
        (after if entry.at is None else timed).append(entry)
    timed.sort(key=lambda entry: (entry.at, entry.line or 0))
    for at, together in groupby(timed, key=lambda entry: entry.at or 0):
        _instant(course, list(together), at)
    cards = _after_the_game(course, after)
    return _conclude(course, cards), course.problems


def _instant(course: _Course, entries: list[Entry], at: int) -> None:
    """Take the entries of one instant in an order of their own: that of entry does not matter.

    A player who is in the box already leaves it before the card for that; one whom a card of
    this instant sends there leaves it after. Nothing follows a red.
    """
    if (out := course.out_because) is not None:
        for entry in entries:
            course.refuse(entry, out)
        return
    cards = (entry for entry in entries if entry.what in CARDS)
    given, late = offences_at(cards, course.offences, course.carried.yellows)
    for entry, why in late:
        course.refuse(entry, why)
    first_red = next((i for i, offence in enumerate(given) if offence.reds), len(given))
    yellows: list[Given | Entry] = [*given[:first_red]]
    left: list[Given | Entry] = [entry for entry in entries if entry.what == "left-box"]
    steps = [*left, *yellows] if course.box_end > at else [*yellows, *left]
    steps += [entry for entry in entries if entry.what == "injured"]
    for step in (*steps, *given[first_red:]):
        if isinstance(step, Given):
            _offence(course, step, at)
        elif step.what == "left-box":
            _left_box(course, step, at)
        else:
            _injured(course, step, at)


def _offence(course: _Course, given: Given, at: int) -> None:
    first, last = given.entries[0], given.entries[-1]
    if (out := course.out_because) is not None:
        course.refuse(first, out)
        return
    if given.wrong is not None:
        course.refuse(first, given.wrong)
    if (why := given.refused) is not None:
        course.refuse(last, why)
        # It counts all the same, so that the numbers of those after it are not wrong for it.
        course.offences += given.number < n.RED_OFFENCE
        return
    course.offences = given.number
    course.note(at, n.YELLOW, w.CARD_PENALTY)
    if given.reds:
        _red(course, given, at)
    else:
        _yellows(course, given, at)


def _yellows(course: _Course, given: Given, at: int) -> None:
    course.note(at, n.COMPLAINT, w.YELLOW_COMPLAINT)
    box = 0
    for _ in given.entries:
        course.yellows += 1
        yellow = course.carried.yellows + course.yellows
        course.marks.append(Mark(at, "yellow", given.number, yellow))
        if yellow >= n.FIRST_BOX_YELLOW:
            course.in_a_row |= course.box_end > at
            course.serve(at, n.BOX, "yellow")
            box += int(n.BOX)
    if box:
        course.note(at, n.YELLOW, w.YELLOW_BOX, box=Duration(box))


def _red(course: _Course, given: Given, at: int) -> None:
    course.red_at = at
    course.marks.append(Mark(at, "red", given.number))
    course.note(at, n.RED, w.RED_OUT, short=n.RED_SHORT_HANDED)
    course.note(at, n.RED, w.RED_NEXT_GAME)
    course.note(at, n.RED, w.RED_SUBSTITUTES)
    course.note(at, n.RED, w.RED_MORE)
    _red_complaint(course, at)


def _red_complaint(course: _Course, at: int | None) -> None:
    course.note(at, n.RED_COMPLAINT, w.RED_COMPLAINT)
    course.note(at, n.RED_COMPLAINT, w.RED_CHARGES)
    course.note(at, n.RED_COMPLAINT, w.RED_SERVES_ANYWAY)


def _left_box(course: _Course, entry: Entry, at: int) -> None:
    if course.injured_at is not None:
        course.refuse(entry, "the player is injured and is not in the penalty box")
    elif course.box_end <= at:
        course.refuse(entry, "the player is not in the penalty box and cannot leave it early")
    else:
        course.marks.append(Mark(at, "left-box"))
        course.serve(at, n.ADDED_FOR_LEAVING, "added")
        course.note(at, n.YELLOW, w.LEFT_BOX, added=n.ADDED_FOR_LEAVING)
        course.note(at, n.YELLOW, w.LEFT_BOX_YELLOW)


def _injured(course: _Course, entry: Entry, at: int) -> None:
    if course.injured_at is not None:
        course.refuse(entry, "the player is injured already")
    elif course.box_end <= at:
        course.refuse(entry, "the player has no box time to serve; injured is about box time")
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
            course.refuse(entry, f"{in_short(entry.what)} goes with a time in the game")
    if (yellows, reds) not in ((0, 0), (0, 1), *((count, 0) for count in n.AFTER_GAME_YELLOWS)):
        last = max(entries, key=lambda entry: entry.line or 0)
        given = cards_shown(yellows, reds)
        course.refuse(last, f"expected two yellows, three yellows or one red, got {given}")
        return ()
    cards: list[Card] = ["red"] if reds else ["yellow" for _ in range(yellows)]
    return tuple(cards)


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
        _red_complaint(course, None)
    elif after_game.box_seconds:
        course.note(None, n.AFTER_GAME, w.AFTER_YELLOWS, box=Duration(after_game.box_seconds))
        course.note(None, n.COMPLAINT, w.YELLOW_COMPLAINT)
    suspensions = [owed for owed in (in_game, after_game) if owed.suspended or owed.box_seconds]
    if len(suspensions) > 1 and next_games:
        course.note(None, n.CARRYING_OVER, w.IN_SEQUENCE)


def _readings(
    course: _Course, in_game: NextGame, after_game: NextGame, next_games: tuple[NextGame, ...]
) -> tuple[str, ...]:
    unserved = course.box_end
    if course.red_at is not None:
        unserved = max(unserved, course.red_at + int(n.RED_SHORT_HANDED))
    several = any(len(offence.cards) > 1 for offence in offences_of(course.marks))
    relies = {
        "X": course.in_a_row or several,
        "Y": unserved > course.clock.total,
        "red-in-box": course.red_at is not None and course.box_end > course.red_at,
        "two-parts": bool(in_game.box_seconds and after_game.box_seconds),
        "BB": several,
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
