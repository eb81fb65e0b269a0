"""Outdoor Rule 22: foul shots and knock-ins that go wrong, and the ruling that follows."""

from __future__ import annotations

from functools import cache

from polofield.rules.book import RuleBook
from polofield.rules.making import because_of, turned
from polofield.rules.outdoor.foul_shots import REFUSED, in_defended_60
from polofield.rules.outdoor.free_hits import penalty_5a, penalty_5b
from polofield.rules.outdoor.penalties import penalty_4
from polofield.rules.outdoor.positions import where_5a
from polofield.rulings.head import Head
from polofield.rulings.parts import Place
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Field


@cache
def _causes(book: RuleBook) -> dict[str, tuple[Phrase, str, str]]:
    """Of each way in which a knock-in fails: what happened, the same in a head, and in a title."""
    c, w, h, t = book.restarts, book.words.restarts, book.words.heads, book.words.titles
    return {
        "late": (say(w.was_late, within=c.knock_in_within), h.knocked_in_late, t.not_in_time),
        "early": (say(w.was_early), h.knocked_in_early, t.before_play),
        "passed": (say(w.was_passed), h.passed_on_knock_in, t.passed),
        "encroached": (
            say(w.was_encroached, clear=c.knock_in_clear),
            h.was_too_near,
            t.opponent_inside,
        ),
    }


def foul_shot_refused(book: RuleBook, field: Field, at: Place) -> Ruling:
    """A foul shot whose hitter passed the ball or was late. Rule 22, foul shots.

    A Penalty 5a to the other side from that spot; a Penalty 4 where the spot is on or inside the
    60 of the goal that the side at fault defends (reading Q).

    Args:
        book: the rule book.
        field: the field.
        at: where the shot was to be hit, in the frame of the side that failed to.
    """
    w, h = book.words.restarts, book.words.heads
    spot = turned(at)
    in_60 = in_defended_60(book, field, at)
    answer = penalty_4(book, field) if in_60 else penalty_5a(book, field, spot)
    where = where_5a(book, field, say(h.where_shot_due), moved=answer.moved is not None)
    return because_of(
        answer,
        REFUSED,
        turned=True,
        at=spot,
        head=_head(book, answer, say(h.passed_or_late), None if in_60 else where),
        readings=tuple(sorted({*answer.readings, "Q"})),
        cause=say(w.was_refused, within=book.restarts.foul_shot_within),
    )


def knock_in_failed(book: RuleBook, field: Field, how: str) -> Ruling:
    """A knock-in gone wrong. Rule 22, knock-in, and late or early knock-in.

    Args:
        book: the rule book.
        field: the field.
        how: `late`, `early` or `passed`, by the side knocking in: a Penalty 4 to the other.
            `encroached`, by an opponent less than 30 yd from the back line as it is hit: a
            Penalty 5b to the side knocking in.
    """
    c = book.restarts
    encroached = how == "encroached"
    answer = penalty_5b(book, field) if encroached else penalty_4(book, field)
    cause, did, qualifier = _causes(book)[how]
    return because_of(
        answer,
        "knock-in-failed",
        turned=not encroached,
        qualifier=say(qualifier, out=float(c.knock_in_clear)),
        head=_head(book, answer, say(did)),
        cause=cause,
    )


def _head(book: RuleBook, answer: Ruling, did: Phrase, ball: Phrase | None = None) -> Head:
    """The head of a penalty for what the opposing side did, which was no foul."""
    h = book.words.heads
    assert answer.head is not None
    return answer.head.because(
        ball=ball, hitting=say(h.gets_penalty, penalty=answer.name), opposing=did
    )
