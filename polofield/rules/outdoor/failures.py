"""Outdoor Rule 22: foul shots and knock-ins that go wrong, and the ruling that follows."""

from __future__ import annotations

from polofield.rules.making import turned
from polofield.rules.outdoor import clauses_restarts as c
from polofield.rules.outdoor.clauses import FOUL_SHOT_WITHIN
from polofield.rules.outdoor.foul_shots import REFUSED, in_defended_60
from polofield.rules.outdoor.penalties import penalty_4, penalty_5a, penalty_5b
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Place, Ruling
from polofield.surface.surfaces import Field
from polofield.words import outdoor_restarts as w

_WHY_PENALTY_4 = {
    "late": say(w.WAS_LATE, within=c.KNOCK_IN_WITHIN),
    "early": say(w.WAS_EARLY),
    "passed": say(w.WAS_PASSED),
}


def foul_shot_refused(field: Field, at: Place) -> Ruling:
    """A foul shot whose hitter passed the ball or was late. Rule 22, foul shots.

    A Penalty 5a to the other side from that spot; a Penalty 4 where the spot is on or inside the
    60 of the goal that the side at fault defends (reading Q).

    Args:
        field: the field.
        at: where the shot was to be hit, in the frame of the side that failed to.
    """
    spot = turned(at)
    answer = penalty_4(field) if in_defended_60(field, at) else penalty_5a(field, spot)
    return answer.because_of(
        REFUSED,
        turned=True,
        at=spot,
        readings=tuple(sorted({*answer.readings, "Q"})),
        notes=(say(w.WAS_REFUSED, within=FOUL_SHOT_WITHIN), *answer.notes),
    )


def knock_in_failed(field: Field, how: str) -> Ruling:
    """A knock-in gone wrong. Rule 22, knock-in, and late or early knock-in.

    Args:
        field: the field.
        how: `late`, `early` or `passed`, by the side knocking in: a Penalty 4 to the other.
            `encroached`, by an opponent less than 30 yd from the back line as it is hit: a
            Penalty 5b to the side knocking in.
    """
    if how == "encroached":
        answer, why = penalty_5b(field), say(w.WAS_ENCROACHED, clear=c.KNOCK_IN_CLEAR)
    else:
        answer, why = penalty_4(field), _WHY_PENALTY_4[how]
    return answer.because_of(
        "outdoor/knock-in-failed", turned=how != "encroached", notes=(why, *answer.notes)
    )
