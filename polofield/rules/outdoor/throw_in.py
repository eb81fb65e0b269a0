"""Outdoor Rule 22: the throw-ins, and where the umpire and both files stand for one.

The manner of a throw-in is in a rule that is not among the texts; `people` has the sizes.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from polofield.errors import PlaceError
from polofield.rules.heads import Duty, Head
from polofield.rules.making import moved, one, refuse_off_side, ruling_of
from polofield.rules.outdoor import clauses_restarts as c
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Bound, Clock, Place, Ruling, ThrowIn
from polofield.surface.limits import Floats
from polofield.surface.people import (
    CLEAR_OF_LINE,
    FILES_APART,
    FIRST_NOSE,
    HORSE_LENGTH,
    HORSE_WIDTH,
    NOSES_APART,
    SIDE,
)
from polofield.surface.surfaces import Field
from polofield.units import TOLERANCE
from polofield.words import heads as h
from polofield.words import outdoor_restarts as w

FILES_AHEAD: Final = FIRST_NOSE["outdoor"] + (SIDE["outdoor"] - 1) * NOSES_APART + HORSE_LENGTH
"""Yards from the umpire, the way he throws, to the last horse's tail."""
FILES_BESIDE: Final = FILES_APART / 2 + HORSE_WIDTH / 2
"""Yards from the line of his throw to the outer flank of a file."""


@dataclass(frozen=True, slots=True)
class Files:
    """Where the umpire and both sides stand for a throw-in.

    Attributes:
        umpire: the middle of the horse of the umpire who throws in. One who throws from the side
            waits outside boards or side line, with the horse clear of it.
        hitting: the middle of each horse of the side that attacks +x, number 1 first.
        opposing: the same for the other side.
        facing: the heading of both files in radians in the frame, 0 at +x: towards the umpire.
    """

    umpire: Place
    hitting: tuple[Place, ...]
    opposing: tuple[Place, ...]
    facing: float


def place_throw_in(field: Field, xy: Floats) -> Floats:
    """From where the ball is thrown in for each of (n, 2) places. Rule 22, ball in the field.

    From there towards the nearer side, or from the nearest place with room for both files.
    """
    along = field.half_length - FILES_BESIDE - CLEAR_OF_LINE
    across = field.half_width - FILES_AHEAD - CLEAR_OF_LINE
    return np.column_stack((np.clip(xy[:, 0], -along, along), np.clip(xy[:, 1], -across, across)))


def throw_in(field: Field, at: Place) -> Ruling:
    """The ball thrown in from where it died, towards the nearer side. Rule 22, in the field."""
    umpire = one(place_throw_in(field, np.array([at])))
    move = moved(at, umpire, say(w.ROOM_FOR_FILES))
    return ruling_of(
        "outdoor/throw-in",
        field,
        say(w.THROW_IN_MOVED_SAYS if move else w.THROW_IN_SAYS, edge=field.side_name),
        kind="throw-in",
        head=_lined_up(
            say(h.THROWS_FROM_ROOM if move else h.THROWS_TO_NEARER, edge=field.side_name)
        ),
        at=at,
        moved=move,
        bound=_room(field, at, umpire) if move else None,
        throw_in=ThrowIn(umpire, (0.0, -1.0 if at[1] < -TOLERANCE else 1.0), to_nearer_side=True),
        consequences=(
            Consequence(
                "much-lost",
                say(w.LOSES_MUCH),
                say(w.POSSESSION),
                "free-hit",
                "outdoor/fair-play",
            ),
        ),
        notes=(say(w.NO_OTHER_RESTART),),
        procedure=(say(w.LINE_UP_FIRST),),
    )


def throw_in_side(field: Field, at: Place) -> Ruling:
    """The ball thrown in from the side, level with where it went out. Rule 22, over the side.

    In a corner, where half a file would stand behind the back line, from the nearest place on
    the side with room for it. Inferred from the rule for a ball in the field.
    """
    return thrown_in_from_side(field, at, w.OFF_UMPIRE_OR_UNKNOWN)


def thrown_in_from_side(field: Field, at: Place, cause: str) -> Ruling:
    """The same, with the words of what sent the ball out."""
    refuse_off_side(field, at, "a throw-in from the side")
    level = one(place_throw_in(field, np.array([at])))[0]
    umpire = level, math.copysign(field.half_width, at[1])
    move = moved(at, umpire, say(w.ROOM_FOR_FILES))
    where = w.FROM_NEAREST_ROOM if move else w.FROM_LEVEL
    return ruling_of(
        "outdoor/throw-in-side",
        field,
        say(w.THROW_IN_SIDE_SAYS, cause=cause, edge=field.side_name, where=where),
        kind="throw-in",
        head=_lined_up(
            say(h.THROWS_FROM_SIDE_ROOM if move else h.THROWS_LEVEL, edge=field.side_name)
        ),
        at=at,
        moved=move,
        bound=_room(field, at, umpire) if move else None,
        throw_in=ThrowIn(umpire, (0.0, -math.copysign(1.0, at[1]))),
        notes=(say(w.NO_FOUL),),
        procedure=(say(w.LINE_UP_FIRST),),
    )


def after_goal(field: Field) -> Ruling:
    """The ball thrown in at the centre after a goal, ends changed. Rule 22, after a goal."""
    return ruling_of(
        "outdoor/after-goal",
        field,
        say(w.AFTER_GOAL_SAYS, within=c.AFTER_GOAL_WITHIN),
        kind="throw-in",
        head=Head(
            hitting=Duty(say(h.BACK_WITHIN, within=c.AFTER_GOAL_WITHIN)),
            opposing=Duty(say(h.BACK_TOO)),
            umpire=say(h.THROWS_AT_CENTRE),
        ),
        throw_in=ThrowIn((0.0, 0.0), (0.0, 1.0), ends_changed=True),
        clock=(Clock(say(w.BACK_AT_CENTRE), c.AFTER_GOAL_WITHIN, say(w.BACK_AT_CENTRE_SINCE)),),
        prohibitions=(say(w.NOT_GIVEN_GOALS),),
        consequences=(
            Consequence(
                "late-at-centre", say(w.LATE_AT_CENTRE), say(w.THROWN_IN_ANYWAY), "throw-in"
            ),
            Consequence(
                "by-penalty-1",
                say(w.BY_PENALTY_1),
                say(w.PENALTY_5B_INSTEAD),
                "penalty",
                "outdoor/penalty-1",
            ),
        ),
        procedure=(say(w.LINE_UP_FIRST),),
    )


def _room(field: Field, at: Place, umpire: Place) -> Bound:
    """The line beyond which there is no room to line up, along the field or across it."""
    (x, y), half_length, half_width = umpire, field.half_length, field.half_width
    across = abs(at[0] - x) > TOLERANCE
    ends = ((x, -half_width), (x, half_width)) if across else ((-half_length, y), (half_length, y))
    return Bound(ends, say(h.BOUND_ROOM))


def _lined_up(umpire: Phrase) -> Head:
    """The head of a throw-in between the two teams lined up."""
    players = SIDE["outdoor"]
    return Head(
        hitting=Duty(say(h.LINES_UP, players=players)),
        opposing=Duty(say(h.LINES_UP_TOO)),
        umpire=umpire,
    )


def throw_in_files(field: Field, throw_in: ThrowIn) -> Files:
    """The places of the umpire and of both files, numbers 1 to 4 from him outwards.

    The files face the umpire, in line with his throw across the field, each on the side of the
    goal that it defends.

    Raises:
        PlaceError: a file would not stand on the field.
    """
    (x, y), (_, way) = throw_in.at, throw_in.toward
    beside, end = FILES_APART / 2, y + way * FILES_AHEAD
    if (
        abs(x) + FILES_BESIDE + CLEAR_OF_LINE > field.half_length + TOLERANCE
        or abs(end) + CLEAR_OF_LINE > field.half_width + TOLERANCE
    ):
        raise PlaceError(
            f"a throw-in from ({x:.10g}, {y:.10g}) yd has no room for both files: they need"
            f" {FILES_AHEAD + CLEAR_OF_LINE:g} yd the way it is thrown and"
            f" {FILES_BESIDE + CLEAR_OF_LINE:g} yd either side"
        )
    noses = (FIRST_NOSE["outdoor"] + NOSES_APART * place for place in range(SIDE["outdoor"]))
    across = [y + way * (nose + HORSE_LENGTH / 2) for nose in noses]
    back = HORSE_LENGTH / 2 + CLEAR_OF_LINE if field.at_side(y) else 0.0
    return Files(
        umpire=(x, y - way * back),
        hitting=tuple((x - beside, middle) for middle in across),
        opposing=tuple((x + beside, middle) for middle in across),
        facing=math.atan2(-way, 0.0),
    )
