"""Outdoor Rule 22: foul shots and knock-ins that go wrong, and the ruling that follows."""

from __future__ import annotations

from polofield.rules.heads import Head
from polofield.rules.making import because_of, turned
from polofield.rules.outdoor import clauses_restarts as c
from polofield.rules.outdoor.clauses import FOUL_SHOT_WITHIN
from polofield.rules.outdoor.foul_shots import REFUSED, in_defended_60
from polofield.rules.outdoor.penalties import penalty_4, penalty_5a, penalty_5b
from polofield.rules.outdoor.positions import where_5a
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Place, Ruling
from polofield.surface.surfaces import Field
from polofield.words import heads as h
from polofield.words import outdoor_restarts as w
from polofield.words import titles as t

_CAUSES = {
    "late": (say(w.WAS_LATE, within=c.KNOCK_IN_WITHIN), h.KNOCKED_IN_LATE, t.NOT_IN_TIME),
    "early": (say(w.WAS_EARLY), h.KNOCKED_IN_EARLY, t.BEFORE_PLAY),
    "passed": (say(w.WAS_PASSED), h.PASSED_ON_KNOCK_IN, t.PASSED),
    "encroached": (
        say(w.WAS_ENCROACHED, clear=c.KNOCK_IN_CLEAR),
        h.WAS_TOO_NEAR,
        t.OPPONENT_INSIDE,
    ),
}
"""Of each way in which a knock-in fails: what happened, the same in a head, and in a title."""


def foul_shot_refused(field: Field, at: Place) -> Ruling:
    """A foul shot whose hitter passed the ball or was late. Rule 22, foul shots.

    A Penalty 5a to the other side from that spot; a Penalty 4 where the spot is on or inside the
    60 of the goal that the side at fault defends (reading Q).

    Args:
        field: the field.
        at: where the shot was to be hit, in the frame of the side that failed to.
    """
    spot = turned(at)
    in_60 = in_defended_60(field, at)
    answer = penalty_4(field) if in_60 else penalty_5a(field, spot)
    where = where_5a(field, say(h.WHERE_SHOT_DUE), moved=answer.moved is not None)
    return because_of(
        answer,
        REFUSED,
        turned=True,
        at=spot,
        head=_head(answer, say(h.PASSED_OR_LATE), None if in_60 else where),
        readings=tuple(sorted({*answer.readings, "Q"})),
        cause=say(w.WAS_REFUSED, within=FOUL_SHOT_WITHIN),
    )


def knock_in_failed(field: Field, how: str) -> Ruling:
    """A knock-in gone wrong. Rule 22, knock-in, and late or early knock-in.

    Args:
        field: the field.
        how: `late`, `early` or `passed`, by the side knocking in: a Penalty 4 to the other.
            `encroached`, by an opponent less than 30 yd from the back line as it is hit: a
            Penalty 5b to the side knocking in.
    """
    encroached = how == "encroached"
    answer = penalty_5b(field) if encroached else penalty_4(field)
    cause, did, qualifier = _CAUSES[how]
    return because_of(
        answer,
        "outdoor/knock-in-failed",
        turned=not encroached,
        qualifier=say(qualifier, out=float(c.KNOCK_IN_CLEAR)),
        head=_head(answer, say(did)),
        cause=cause,
    )


def _head(answer: Ruling, did: Phrase, ball: Phrase | None = None) -> Head:
    """The head of a penalty for what the opposing side did, which was no foul."""
    assert answer.head is not None
    return answer.head.because(
        ball=ball, hitting=say(h.GETS_PENALTY, penalty=answer.name), opposing=did
    )
