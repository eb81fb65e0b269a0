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
from polofield.rules.arena import clauses as c
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
from polofield.rules.heads import WAS_FOULED, Head, ball_line
from polofield.rules.making import because_of, moved, one, turned
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import Phrase, number, say
from polofield.rulings.ruling import Bound, Place, Ruling
from polofield.surface.surfaces import Arena
from polofield.units import TOLERANCE
from polofield.words import arena_penalties as w
from polofield.words import heads as h

FIXED: dict[str, Callable[[Arena], Ruling]] = {
    "penalty-2": penalty_2,
    "penalty-3": penalty_3,
    "penalty-4": penalty_4,
    "penalty-5b": penalty_5b,
}
"""The penalties that have one spot."""
SPOTTED: dict[str, Callable[[Arena, Place], Ruling]] = {
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


def penalty_6a(arena: Arena, at: Place, after: str, would_have_scored: bool = False) -> Ruling:
    """The fouling side got it wrong: the hit again, or a Penalty 1. Rule 9, Penalty 6a."""
    this = "arena/penalty-6a"
    again = _again(arena, at, after, this)
    if would_have_scored:
        two = Consequence("long-attempt", say(w.ATTEMPT_LONG), say(w.TWO_AWARDED))
        awarded = goal_awarded(arena, say(w.WOULD_HAVE_SCORED_SAYS), consequences=(two,))
        return because_of(
            awarded, this, turned=False, at=at, cause=say(w.CAUSE_GOAL, penalty=again.name)
        )
    return because_of(
        again,
        this,
        turned=False,
        at=again.ball,
        head=_head_again(again, WAS_FOULED),
        cause=say(w.CAUSE_6A, penalty=again.name),
        notes=(say(w.AGAIN_UNLESS_GOAL), *again.notes),
    )


def penalty_6b(arena: Arena, at: Place) -> Ruling:
    """The fouled side got a 2, 3 or 4 wrong: a free hit to the other. Rule 9, Penalty 6b.

    A 6b is given as well for a 5 whose hitter did not hit in two approaches.
    """
    spot = _spot(arena, at, SHOTS_2_TO_5)
    if spot is None:
        raise PlaceError(
            "({}, {}) {yd} is not where a Penalty 2, 3, 4 or 5 is taken: that is ({}, 0) {yd},"
            f" ({{}}, 0) {{yd}}, inside the {number(c.PENALTY_2_INSIDE)}-yard line, or at least"
            " {} {yd} from the goal and {} {yd} from the wall",
            *at,
            arena.out(c.PENALTY_2_OUT),
            arena.out(c.PENALTY_3_OUT),
            c.PENALTY_5A_FROM_GOAL,
            c.PENALTY_5A_INSET,
        )
    return _turned_free_hit(
        arena,
        at,
        turned(spot),
        "arena/penalty-6b",
        free_hit_sentence(w.FAILED_SAYS),
        say(w.GOAL_OFF),
        cause=say(w.CAUSE_6B),
        where=say(h.WHERE_SHOT),
        did=say(h.AT_FAULT),
    )


def penalty_6c(arena: Arena, at: Place) -> Ruling:
    """The fouled side got a 5 wrong: a free hit to the other. Rule 9, Penalty 6c; U and V."""
    spot = _spot(arena, at, SHOTS_5)
    if spot is None:
        right = one(place_5a(arena, np.array([at])))
        raise PlaceError(
            "({}, {}) {yd} is not where a Penalty 5 is taken: arena/penalty-6c needs such a place;"
            " the nearest is ({}, {}) {yd}",
            *at,
            *right,
        )
    past = past_centre(spot)
    return _turned_free_hit(
        arena,
        at,
        (0.0, 0.0) if past else turned(spot),
        "arena/penalty-6c",
        free_hit_sentence(w.FAILED_CENTRE_SAYS if past else w.FAILED_SAYS),
        say(w.GOAL_OFF),
        cause=say(w.CAUSE_6C),
        where=say(h.AT_CENTRE if past else h.WHERE_SHOT),
        did=say(h.AT_FAULT),
        why=say(w.TO_CENTRE),
        bound=_centre_line(arena, h.BOUND_CENTRE),
        readings=("V",),
    )


def penalty_6d(arena: Arena, at: Place, after: str) -> Ruling:
    """Both sides got it wrong: the hit again, whatever came of it. Rule 9, Penalty 6d."""
    again = _again(arena, at, after, "arena/penalty-6d")
    return because_of(
        again,
        "arena/penalty-6d",
        turned=False,
        at=again.ball,
        head=_head_again(again, say(h.AT_FAULT_TOO)),
        cause=say(w.CAUSE_6D, penalty=again.name),
        notes=(say(w.AGAIN_BOTH), *again.notes),
    )


def _head_again(again: Ruling, hitting: Phrase) -> Head:
    """The head of a penalty that is taken again because the opposing side was at fault."""
    assert again.head is not None
    play = say(h.HIT_AGAIN, approaches=c.APPROACHES)
    return again.head.because(
        ball=ball_line(say(h.SAME_SPOT), play), hitting=hitting, opposing=say(h.AT_FAULT)
    )


def hit_missed(arena: Arena, at: Place) -> Ruling:
    """A 2, 3 or 4 missed, stopped or redirected: a free hit to the others. Rule 9, execution."""
    ball = one(off_the_wall(arena, np.array([turned(at)]), c.HIT_MISSED_INSET))
    return _turned_free_hit(
        arena,
        at,
        ball,
        "arena/hit-missed",
        free_hit_sentence(w.HIT_MISSED_SAYS),
        say(w.NOT_A_PENALTY),
        say(w.CLOCK_STAYS, seconds=c.HIT_MISSED_LEFT),
        cause=say(w.CAUSE_MISSED),
        where=say(h.WHERE_STOPPED),
        why=say(w.FROM_WALL, inset=c.HIT_MISSED_INSET),
        to=say(h.OFF_WALL, inset=c.HIT_MISSED_INSET),
        bound=off_wall_bound(arena, c.HIT_MISSED_INSET),
    )


def hit_out(arena: Arena, at: Place, after: str) -> Ruling:
    """A penalty hit straight out of play: a free hit to the others. Rule 9; readings M, N, V."""
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
    ball = one(off_the_wall(arena, np.array([level]), c.HIT_OUT_INSET))
    limited = ("N", "V") if after in NO_FARTHER_THAN_CENTRE else ()
    return _turned_free_hit(
        arena,
        at,
        ball,
        "arena/hit-out",
        free_hit_sentence(w.HIT_OUT_CENTRE_SAYS if past else w.HIT_OUT_SAYS, inset=c.HIT_OUT_INSET),
        cause=say(w.CAUSE_OUT_OF_5A if after in NO_FARTHER_THAN_CENTRE else w.CAUSE_OUT),
        where=say(h.ON_CENTRE_LINE if past else h.WHERE_LEFT),
        why=say(w.TO_CENTRE_LINE) if past else say(w.FROM_WALL, inset=c.HIT_OUT_INSET),
        to=None if past else say(h.OFF_WALL, inset=c.HIT_OUT_INSET),
        bound=_centre_line(arena, h.BOUND_CENTRE_LINE)
        if past
        else off_wall_bound(arena, c.HIT_OUT_INSET),
        readings=("M", *limited),
    )


def _spot(arena: Arena, at: Place, penalties: tuple[str, ...]) -> Place | None:
    """Where one of these penalties is taken, if that is there; None where none of them is."""
    for penalty in penalties:
        with suppress(PlaceError):
            ball = _again(arena, at, penalty, "").ball
            return at if ball is None or math.dist(at, ball) <= TOLERANCE else ball
    return None


def _again(arena: Arena, at: Place, after: str, rule: str) -> Ruling:
    """The penalty that went wrong, from the spot where it was taken.

    That is where the penalty had the ball put, so a place from which the ball is moved is not one.
    """
    spotted = after in SPOTTED
    again = SPOTTED[after](arena, at) if spotted else FIXED[after](arena)
    assert again.ball is not None
    if math.dist(at, again.ball) > (ROUNDED if spotted else TOLERANCE):
        right = "such a place; the nearest is " if spotted else ""
        raise PlaceError(
            f"({{}}, {{}}) {{yd}} is not where a {after} is taken: {rule}"
            f" after it needs {right}({{}}, {{}}) {{yd}}",
            *at,
            *again.ball,
        )
    return SPOTTED[after](arena, again.ball) if again.moved else again


def _centre_line(arena: Arena, words: str) -> Bound:
    return Bound(((0.0, -arena.half_width), (0.0, arena.half_width)), say(words))


def _turned_free_hit(
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
    hit = free_hit_from(arena, ball)
    move = moved(turned(at), ball, why) if why is not None else None
    assert hit.head is not None
    return because_of(
        hit,
        rule,
        turned=True,
        at=turned(at),
        sentence=sentence,
        head=hit.head.because(ball=ball_line(where, to=to if move else None), opposing=did),
        moved=move,
        bound=bound if move else None,
        cause=cause,
        notes=notes,
        readings=tuple(sorted((*hit.readings, *readings))),
    )
