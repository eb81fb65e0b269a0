"""Outdoor Rule 22: the throw-ins, and where the umpire and both files stand for one.

The manner of a throw-in is in a rule that is not among the texts; `people` has the sizes.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import numpy as np

from polofield.errors import PlaceError
from polofield.rules.book import RuleBook
from polofield.rules.making import moved, one, refuse_off_side, ruling_of
from polofield.rulings.consequence import Consequence
from polofield.rulings.head import Duty, Head
from polofield.rulings.parts import Bound, Clock, Place, ThrowIn
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Ruling
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
from polofield.surface.units import TOLERANCE

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


def throw_in(book: RuleBook, field: Field, at: Place) -> Ruling:
    """The ball thrown in from where it died, towards the nearer side. Rule 22, in the field."""
    w, h = book.words.restarts, book.words.heads
    umpire = one(place_throw_in(field, np.array([at])))
    move = moved(at, umpire, say(w.room_to_line_up))
    return ruling_of(
        book,
        "throw-in",
        field,
        say(w.throw_in_moved_says if move else w.throw_in_says, edge=field.side_name),
        kind="throw-in",
        head=_lined_up(
            book, say(h.throws_from_room if move else h.throws_to_nearer, edge=field.side_name)
        ),
        at=at,
        moved=move,
        bound=_room(book, field, at, umpire) if move else None,
        throw_in=ThrowIn(umpire, (0.0, -1.0 if at[1] < -TOLERANCE else 1.0), to_nearer_side=True),
        consequences=(
            Consequence(
                "much-lost",
                say(w.loses_much),
                say(w.possession),
                "free-hit",
                "fair-play",
            ),
        ),
        notes=(say(w.no_other_restart),),
        procedure=(say(w.line_up_first),),
    )


def throw_in_side(book: RuleBook, field: Field, at: Place) -> Ruling:
    """The ball thrown in from the side, level with where it went out. Rule 22, over the side.

    In a corner, where half a file would stand behind the back line, from the nearest place on
    the side with room for it. Inferred from the rule for a ball in the field.
    """
    w = book.words.restarts
    return thrown_in_from_side(book, field, at, w.off_umpire_or_unknown)


def thrown_in_from_side(book: RuleBook, field: Field, at: Place, cause: str) -> Ruling:
    """The same, with the words of what sent the ball out."""
    w, h = book.words.restarts, book.words.heads
    refuse_off_side(field, at, "a throw-in from the side")
    level = one(place_throw_in(field, np.array([at])))[0]
    umpire = level, math.copysign(field.half_width, at[1])
    move = moved(at, umpire, say(w.room_to_line_up))
    where = w.from_nearest_room if move else w.from_level
    return ruling_of(
        book,
        "throw-in-side",
        field,
        say(w.throw_in_side_says, cause=cause, edge=field.side_name, where=where),
        kind="throw-in",
        head=_lined_up(
            book, say(h.throws_from_side_room if move else h.throws_level, edge=field.side_name)
        ),
        at=at,
        moved=move,
        bound=_room(book, field, at, umpire) if move else None,
        throw_in=ThrowIn(umpire, (0.0, -math.copysign(1.0, at[1]))),
        notes=(say(w.no_foul),),
        procedure=(say(w.line_up_first),),
    )


def after_goal(book: RuleBook, field: Field) -> Ruling:
    """The ball thrown in at the centre after a goal, ends changed. Rule 22, after a goal."""
    c, w, h = book.restarts, book.words.restarts, book.words.heads
    return ruling_of(
        book,
        "after-goal",
        field,
        say(w.after_goal_says, within=c.after_goal_within),
        kind="throw-in",
        head=Head(
            hitting=Duty(say(h.back_within, within=c.after_goal_within)),
            opposing=Duty(say(h.back_too)),
            umpire=say(h.throws_at_centre),
        ),
        throw_in=ThrowIn((0.0, 0.0), (0.0, 1.0), ends_changed=True),
        clock=(Clock(say(w.back_at_centre), c.after_goal_within, say(w.back_at_centre_since)),),
        notes=(say(w.not_given_goals),),
        consequences=(
            Consequence(
                "late-at-centre", say(w.late_at_centre), say(w.thrown_in_anyway), "throw-in"
            ),
            Consequence(
                "by-penalty-1",
                say(w.by_penalty_1),
                say(w.penalty_5b_instead),
                "penalty",
                "penalty-1",
            ),
        ),
        procedure=(say(w.line_up_first),),
    )


def _room(book: RuleBook, field: Field, at: Place, umpire: Place) -> Bound:
    """The line beyond which there is no room to line up, along the field or across it."""
    h = book.words.heads
    (x, y), half_length, half_width = umpire, field.half_length, field.half_width
    across = abs(at[0] - x) > TOLERANCE
    ends = ((x, -half_width), (x, half_width)) if across else ((-half_length, y), (half_length, y))
    return Bound(ends, say(h.bound_room))


def _lined_up(book: RuleBook, umpire: Phrase) -> Head:
    """The head of a throw-in between the two teams lined up."""
    h = book.words.heads
    players = SIDE["outdoor"]
    return Head(
        hitting=Duty(say(h.lines_up, players=players)),
        opposing=Duty(say(h.lines_up_too)),
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
            f"a throw-in from ({x:.10g}, {y:.10g}) yd has no room for both teams to line up: they"
            f" need {FILES_AHEAD + CLEAR_OF_LINE:g} yd the way it is thrown and"
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
