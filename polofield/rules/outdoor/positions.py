"""Where people may be on an outdoor penalty or free hit: the zones, the distances, the words."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from polofield.rules.book import RuleBook
from polofield.rules.heads import ball_line
from polofield.rules.making import clear_of, clear_of_goal
from polofield.rulings.clause import Clause, Yards
from polofield.rulings.parts import OFF_FIELD_OR_RETURNING, Bound, Measure, Place, Zone
from polofield.rulings.phrase import Phrase, YardLine, say
from polofield.surface.limits import AllOf, at_least_x
from polofield.surface.surfaces import Field


@cache
def hit_in_time(book: RuleBook) -> Phrase:
    """How the ball is played, in a head."""
    h = book.words.heads
    return say(h.hit_within, within=book.restarts.foul_shot_within)


@cache
def one_hit_in_time(book: RuleBook) -> Phrase:
    """How the ball of a foul shot is played, in a head."""
    h = book.words.heads
    return say(h.one_hit_within, within=book.restarts.foul_shot_within)


def free_hit_positions(book: RuleBook, field: Field, ball: Place, clear: Yards) -> dict[str, Any]:
    """Zones, measure and notes of a 5a or 5b: clear of the ball, and goal side of it."""
    w, h = book.words.penalties, book.words.heads
    goal_side = Zone(
        "goal-side",
        "opposing",
        at_least_x(ball[0]),
        say(w.goal_side),
        "hit",
        clear.clause,
        OFF_FIELD_OR_RETURNING,
        stands=say(h.opposing_stands),
        shut=say(h.no_opposing_behind),
    )
    zones = (clear_of_ball(book, ball, clear), goal_side)
    return {
        "zones": zones,
        "measures": (clear_measure(ball, clear),),
        "notes": () if _room_on_field(field, ball, clear) else (say(w.no_room),),
    }


def _room_on_field(field: Field, ball: Place, clear: float) -> bool:
    """Whether any playing area lies goal side of the ball and clear of it.

    Its far corner is the place of all goal side that is farthest from the ball.
    """
    ahead = field.half_length - ball[0]
    across = field.half_width + abs(ball[1])
    return ahead > 0 and bool(np.hypot(ahead, across) > clear)


def behind_30(book: RuleBook, field: Field, behind: Yards) -> Zone:
    """The opposing side behind a line in front of the goal that it defends, off the field too."""
    w, h = book.words.penalties, book.words.heads
    return Zone(
        "behind-line",
        "opposing",
        at_least_x(field.out(behind)),
        say(w.behind_30, behind=YardLine(behind)),
        "play-and-hit",
        behind.clause,
        OFF_FIELD_OR_RETURNING,
        stands=say(h.opposing_stands),
        shut=say(h.no_opposing_until_hit),
    )


def behind_back_line(book: RuleBook, field: Field, clause: Clause, *, exempt: bool = False) -> Zone:
    """The opposing side behind the back line that it defends, and not between the posts."""
    w, h = book.words.penalties, book.words.heads
    return Zone(
        "behind-back-line",
        "opposing",
        AllOf((at_least_x(field.half_length), clear_of_goal(field))),
        say(w.behind_back_line),
        "hit",
        clause,
        OFF_FIELD_OR_RETURNING if exempt else (),
        stands=say(h.opposing_waits),
        shut=say(h.no_opposing_on_field),
    )


def clear_of_ball(book: RuleBook, ball: Place, clear: Yards) -> Zone:
    """The opposing side so far from the ball."""
    w, h = book.words.penalties, book.words.heads
    return Zone(
        "clear-of-ball",
        "opposing",
        clear_of(ball, clear),
        say(w.clear_of_ball, clear=clear),
        "hit",
        clear.clause,
        shut=say(h.no_opposing_within, clear=clear),
    )


def from_back_line(field: Field, ball: Place, *, headline: bool = False) -> Measure:
    """How far out from the attacked back line the ball is."""
    return Measure("out", (field.half_length, ball[1]), ball, headline)


def line_measure(field: Field, behind: float, *, headline: bool = False) -> Measure:
    """How far out from the attacked back line a line is, along the left edge."""
    edge = field.half_width
    return Measure("line", (field.half_length, edge), (field.out(behind), edge), headline)


def clear_measure(ball: Place, clear: float) -> Measure:
    """The radius about the ball that the opposing side keeps."""
    return Measure("clear", ball, (ball[0] + clear, ball[1]), headline=True)


def opposite_centre(book: RuleBook, out: Yards) -> Phrase:
    """Where the ball lies on the centre of a line, in a head."""
    h = book.words.heads
    return say(h.opposite_centre, line=YardLine(out))


def where_5a(book: RuleBook, field: Field, where: Phrase, *, moved: bool) -> Phrase:
    """The line of the ball of a 5a; `where` it would lie if it were not too near an edge."""
    c, h = book.penalties, book.words.heads
    to = say(h.off_edge, inset=c.penalty_5a_inset, edge=field.side_name)
    return ball_line(book, where, hit_in_time(book), to if moved else None)


def goal_side_duty(book: RuleBook, field: Field, ball: Place, clear: Yards) -> Phrase:
    """Where the opposing side stands on a 5a or 5b, in a head."""
    h = book.words.heads
    room = _room_on_field(field, ball, clear)
    return say(h.goal_side if room else h.goal_side_no_room, clear=clear)


def edge_bound(book: RuleBook, field: Field, ball: Place, inset: Yards) -> Bound:
    """The line on which a ball lies that was moved away from a side."""
    h = book.words.heads
    x, y = field.half_length, ball[1]
    return Bound(((-x, y), (x, y)), say(h.bound_edge, inset=inset, edge=field.side_name))
