"""Arena Rule 9: a penalty that somebody got wrong, a hit that failed, and what follows.

`at` is in the frame of the hit that failed. Where the other side then hits, the answer is in that
side's frame: a half turn.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from contextlib import suppress

import numpy as np

from polofield.errors import PlaceError
from polofield.rules.arena.free_hits import (
    free_hit_from,
    free_hit_sentence,
    past_centre,
    penalty_2_alternative,
    penalty_3_alternative,
    penalty_5a,
    penalty_5b,
)
from polofield.rules.arena.penalties import (
    ROUNDED,
    goal_awarded,
    penalty_2,
    penalty_2_from_spot,
    penalty_3,
    penalty_4,
)
from polofield.rules.arena.spots import off_the_wall, off_wall_bound, place_5a
from polofield.rules.book import RuleBook
from polofield.rules.heads import ball_line, was_fouled
from polofield.rules.making import because_of, moved, one, turned
from polofield.rulings.consequence import Consequence
from polofield.rulings.head import Head
from polofield.rulings.parts import Bound, Place
from polofield.rulings.phrase import Phrase, number, say
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Arena
from polofield.surface.units import TOLERANCE

FIXED: dict[str, Callable[[RuleBook, Arena], Ruling]] = {
    "penalty-2": penalty_2,
    "penalty-3": penalty_3,
    "penalty-4": penalty_4,
    "penalty-5b": penalty_5b,
}
"""The penalties that have one spot."""
SPOTTED: dict[str, Callable[[RuleBook, Arena, Place], Ruling]] = {
    "penalty-2-from-spot": penalty_2_from_spot,
    "penalty-2-alternative": penalty_2_alternative,
    "penalty-3-alternative": penalty_3_alternative,
    "penalty-5a": penalty_5a,
}
"""The penalties whose spot depends on the foul."""
NO_FARTHER_THAN_CENTRE = ("penalty-2-alternative", "penalty-3-alternative", "penalty-5a")
"""After these a hit straight out is taken no nearer the goal than the centre line. Reading K."""


SHOTS_5 = ("penalty-5b", "penalty-5a")
SHOTS_2_TO_5 = (
    "penalty-2",
    "penalty-3",
    "penalty-4",
    "penalty-2-from-spot",
    "penalty-2-alternative",
    "penalty-3-alternative",
    *SHOTS_5,
)
"""The penalties that a 6c can follow, and those that a 6b can."""


def penalty_6a(
    book: RuleBook, arena: Arena, at: Place, after: str, would_have_scored: bool = False
) -> Ruling:
    """The fouling side got it wrong: the hit again, or a Penalty 1. Rule 9, Penalty 6a."""
    w = book.words.arena
    this = "penalty-6a"
    again = _again(book, arena, at, after, this)
    if would_have_scored:
        two = Consequence("long-attempt", say(w.attempt_long), say(w.two_awarded))
        awarded = goal_awarded(book, arena, say(w.would_have_scored_says), consequences=(two,))
        return because_of(
            awarded, this, turned=False, at=at, cause=say(w.cause_goal, penalty=again.name)
        )
    return because_of(
        again,
        this,
        turned=False,
        at=again.ball,
        head=_head_again(book, again, was_fouled(book)),
        cause=say(w.cause_6a, penalty=again.name),
        notes=(say(w.again_unless_goal), *again.notes),
    )


def penalty_6b(book: RuleBook, arena: Arena, at: Place) -> Ruling:
    """The fouled side got a 2, 3 or 4 wrong: a free hit to the other. Rule 9, Penalty 6b.

    A 6b is given as well for a 5 whose hitter did not hit in two approaches.
    """
    c, w, h = book.arena, book.words.arena, book.words.heads
    spot = _spot(book, arena, at, SHOTS_2_TO_5)
    if spot is None:
        raise PlaceError(
            "({}, {}) {yd} is not where a Penalty 2, 3, 4 or 5 is taken: that is ({}, 0) {yd},"
            f" ({{}}, 0) {{yd}}, inside the {number(c.penalty_2_inside)}-yard line, or at least"
            " {} {yd} from the goal and {} {yd} from the wall",
            *at,
            arena.out(c.penalty_2_out),
            arena.out(c.penalty_3_out),
            c.penalty_5a_from_goal,
            c.penalty_5a_inset,
        )
    return _turned_free_hit(
        book,
        arena,
        at,
        turned(spot),
        "penalty-6b",
        free_hit_sentence(book, w.failed_says),
        say(w.goal_off),
        cause=say(w.cause_6b),
        where=say(h.where_shot),
        did=say(h.at_fault),
    )


def penalty_6c(book: RuleBook, arena: Arena, at: Place) -> Ruling:
    """The fouled side got a 5 wrong: a free hit to the other. Rule 9, Penalty 6c; U and V."""
    w, h = book.words.arena, book.words.heads
    spot = _spot(book, arena, at, SHOTS_5)
    if spot is None:
        right = one(place_5a(book, arena, np.array([at])))
        raise PlaceError(
            "({}, {}) {yd} is not where a Penalty 5 is taken: arena/penalty-6c needs such a place;"
            " the nearest is ({}, {}) {yd}",
            *at,
            *right,
        )
    past = past_centre(spot)
    return _turned_free_hit(
        book,
        arena,
        at,
        (0.0, 0.0) if past else turned(spot),
        "penalty-6c",
        free_hit_sentence(book, w.failed_centre_says if past else w.failed_says),
        say(w.goal_off),
        cause=say(w.cause_6c),
        where=say(h.at_centre if past else h.where_shot),
        did=say(h.at_fault),
        why=say(w.to_centre),
        bound=_centre_line(arena, h.bound_centre),
        readings=("V",),
    )


def penalty_6d(book: RuleBook, arena: Arena, at: Place, after: str) -> Ruling:
    """Both sides got it wrong: the hit again, whatever came of it. Rule 9, Penalty 6d."""
    w, h = book.words.arena, book.words.heads
    again = _again(book, arena, at, after, "penalty-6d")
    return because_of(
        again,
        "penalty-6d",
        turned=False,
        at=again.ball,
        head=_head_again(book, again, say(h.at_fault_too)),
        cause=say(w.cause_6d, penalty=again.name),
        notes=(say(w.again_both), *again.notes),
    )


def _head_again(book: RuleBook, again: Ruling, hitting: Phrase) -> Head:
    """The head of a penalty that is taken again because the opposing side was at fault."""
    c, h = book.arena, book.words.heads
    assert again.head is not None
    play = say(h.hit_again, approaches=c.approaches)
    return again.head.because(
        ball=ball_line(book, say(h.same_spot), play), hitting=hitting, opposing=say(h.at_fault)
    )


def hit_missed(book: RuleBook, arena: Arena, at: Place) -> Ruling:
    """A 2, 3 or 4 missed, stopped or redirected: a free hit to the others. Rule 9, execution."""
    c, w, h = book.arena, book.words.arena, book.words.heads
    ball = one(off_the_wall(arena, np.array([turned(at)]), c.hit_missed_inset))
    return _turned_free_hit(
        book,
        arena,
        at,
        ball,
        "hit-missed",
        free_hit_sentence(book, w.hit_missed_says),
        say(w.not_a_penalty),
        say(w.clock_stays, seconds=c.hit_missed_left),
        cause=say(w.cause_missed),
        where=say(h.where_stopped),
        why=say(w.from_wall, inset=c.hit_missed_inset),
        to=say(h.off_wall, inset=c.hit_missed_inset),
        bound=off_wall_bound(book, arena, c.hit_missed_inset),
    )


def hit_out(book: RuleBook, arena: Arena, at: Place, after: str) -> Ruling:
    """A penalty hit straight out of play: a free hit to the others. Rule 9; readings M, N, V."""
    c, w, h = book.arena, book.words.arena, book.words.heads
    if abs(float(arena.playing_area.margin(*at))) > TOLERANCE:
        raise PlaceError(
            "({}, {}) {yd} is not on the wall: arena/hit-out needs where"
            " the ball left the arena, such as x = {} {yd} or y = {} {yd}",
            *at,
            arena.half_length,
            arena.half_width,
        )
    left = turned(at)
    past = after in NO_FARTHER_THAN_CENTRE and left[0] > TOLERANCE
    level = (0.0, left[1]) if past else left
    ball = one(off_the_wall(arena, np.array([level]), c.hit_out_inset))
    limited = ("N", "V") if after in NO_FARTHER_THAN_CENTRE else ()
    return _turned_free_hit(
        book,
        arena,
        at,
        ball,
        "hit-out",
        free_hit_sentence(
            book, w.hit_out_centre_says if past else w.hit_out_says, inset=c.hit_out_inset
        ),
        cause=say(w.cause_out_of_5a if after in NO_FARTHER_THAN_CENTRE else w.cause_out),
        where=say(h.on_centre_line if past else h.where_left),
        why=say(w.to_centre_line) if past else say(w.from_wall, inset=c.hit_out_inset),
        to=None if past else say(h.off_wall, inset=c.hit_out_inset),
        bound=_centre_line(arena, h.bound_centre_line)
        if past
        else off_wall_bound(book, arena, c.hit_out_inset),
        readings=("M", *limited),
    )


def _spot(book: RuleBook, arena: Arena, at: Place, penalties: tuple[str, ...]) -> Place | None:
    """Where one of these penalties is taken, if that is there; None where none of them is."""
    for penalty in penalties:
        with suppress(PlaceError):
            ball = _again(book, arena, at, penalty, "").ball
            return at if ball is None or math.dist(at, ball) <= TOLERANCE else ball
    return None


def _again(book: RuleBook, arena: Arena, at: Place, after: str, rule: str) -> Ruling:
    """The penalty that went wrong, from the spot where it was taken.

    That is where the penalty had the ball put, so a place from which the ball is moved is not one.
    """
    spotted = after in SPOTTED
    again = SPOTTED[after](book, arena, at) if spotted else FIXED[after](book, arena)
    assert again.ball is not None
    if math.dist(at, again.ball) > (ROUNDED if spotted else TOLERANCE):
        right = "such a place; the nearest is " if spotted else ""
        raise PlaceError(
            f"({{}}, {{}}) {{yd}} is not where a {after} is taken: arena/{rule}"
            f" after it needs {right}({{}}, {{}}) {{yd}}",
            *at,
            *again.ball,
        )
    return SPOTTED[after](book, arena, again.ball) if again.moved else again


def _centre_line(arena: Arena, words: str) -> Bound:
    return Bound(((0.0, -arena.half_width), (0.0, arena.half_width)), say(words))


def _turned_free_hit(
    book: RuleBook,
    arena: Arena,
    at: Place,
    ball: Place,
    rule: str,
    sentence: Phrase,
    *notes: Phrase,
    cause: Phrase,
    where: Phrase,
    did: Phrase | None = None,
    why: Phrase | None = None,
    to: Phrase | None = None,
    bound: Bound | None = None,
    readings: tuple[str, ...] = (),
) -> Ruling:
    """The other side's free hit, in its own frame; `at` is still in that of the failed hit.

    Args:
        book: the rule book.
        arena: the arena.
        at: where it happened.
        ball: where the ball is put, in the frame of the side that now hits.
        rule: the rule that was asked for.
        sentence: what it says.
        notes: what is particular.
        cause: what happened.
        where: where the ball lies, in the head.
        did: what the opposing side did, in the head; None if that goes without saying.
        why: why the ball is moved, if it is.
        to: where it is moved to, in the head; None if `where` says that.
        bound: what decides its place, if it is moved.
        readings: those relied on besides the ones of a free hit.
    """
    hit = free_hit_from(book, arena, ball)
    move = moved(turned(at), ball, why) if why is not None else None
    assert hit.head is not None
    return because_of(
        hit,
        rule,
        turned=True,
        at=turned(at),
        sentence=sentence,
        head=hit.head.because(ball=ball_line(book, where, to=to if move else None), opposing=did),
        moved=move,
        bound=bound if move else None,
        cause=cause,
        notes=notes,
        readings=tuple(sorted((*hit.readings, *readings))),
    )
