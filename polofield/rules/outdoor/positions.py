"""Where people may be on an outdoor penalty or free hit: the zones, the distances, the words."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from polofield.rules.heads import ball_line
from polofield.rules.making import clear_of, clear_of_goal
from polofield.rules.outdoor import clauses as c
from polofield.rulings.clause import Clause, Yards
from polofield.rulings.phrase import Phrase, YardLine, say
from polofield.rulings.ruling import OFF_FIELD_OR_RETURNING, Bound, Measure, Place, Zone
from polofield.surface.limits import AllOf, at_least_x
from polofield.surface.surfaces import Field
from polofield.words import heads as h
from polofield.words import outdoor_penalties as w

HIT: Final = say(h.HIT_WITHIN, within=c.FOUL_SHOT_WITHIN)
ONE_HIT: Final = say(h.ONE_HIT_WITHIN, within=c.FOUL_SHOT_WITHIN)
"""How the ball of a foul shot is played, in a head."""


def free_hit_positions(field: Field, ball: Place, clear: Yards) -> dict[str, Any]:
    """Zones, measure and notes of a 5a or 5b: clear of the ball, and goal side of it."""
    goal_side = Zone(
        "goal-side",
        "opposing",
        at_least_x(ball[0]),
        say(w.GOAL_SIDE),
        "hit",
        clear.clause,
        OFF_FIELD_OR_RETURNING,
        stands=say(h.OPPOSING_STANDS),
        shut=say(h.NO_OPPOSING_BEHIND),
    )
    zones = (clear_of_ball(ball, clear), goal_side)
    return {
        "zones": zones,
        "measures": (clear_measure(ball, clear),),
        "notes": () if _room_on_field(field, ball, clear) else (say(w.NO_ROOM),),
    }


def _room_on_field(field: Field, ball: Place, clear: float) -> bool:
    """Whether any playing area lies goal side of the ball and clear of it.

    Its far corner is the place of all goal side that is farthest from the ball.
    """
    ahead = field.half_length - ball[0]
    across = field.half_width + abs(ball[1])
    return ahead > 0 and bool(np.hypot(ahead, across) > clear)


def behind_30(field: Field, behind: Yards) -> Zone:
    """The opposing side behind a line in front of the goal that it defends, off the field too."""
    return Zone(
        "behind-line",
        "opposing",
        at_least_x(field.out(behind)),
        say(w.BEHIND_30, behind=behind),
        "play-and-hit",
        behind.clause,
        OFF_FIELD_OR_RETURNING,
        stands=say(h.OPPOSING_STANDS),
        shut=say(h.NO_OPPOSING_UNTIL_HIT),
    )


def behind_back_line(field: Field, clause: Clause, *, exempt: bool = False) -> Zone:
    """The opposing side behind the back line that it defends, and not between the posts."""
    return Zone(
        "behind-back-line",
        "opposing",
        AllOf((at_least_x(field.half_length), clear_of_goal(field))),
        say(w.BEHIND_BACK_LINE),
        "hit",
        clause,
        OFF_FIELD_OR_RETURNING if exempt else (),
        stands=say(h.OPPOSING_WAITS),
        shut=say(h.NO_OPPOSING_ON_FIELD),
    )


def clear_of_ball(ball: Place, clear: Yards) -> Zone:
    """The opposing side so far from the ball."""
    return Zone(
        "clear-of-ball",
        "opposing",
        clear_of(ball, clear),
        say(w.CLEAR_OF_BALL, clear=clear),
        "hit",
        clear.clause,
        shut=say(h.NO_OPPOSING_WITHIN, clear=clear),
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


def opposite_centre(out: Yards) -> Phrase:
    """Where the ball lies on the centre of a line, in a head."""
    return say(h.OPPOSITE_CENTRE, line=YardLine(out))


def where_5a(field: Field, where: Phrase, *, moved: bool) -> Phrase:
    """The line of the ball of a 5a; `where` it would lie if it were not too near an edge."""
    to = say(h.OFF_EDGE, inset=c.PENALTY_5A_INSET, edge=field.side_name)
    return ball_line(where, HIT, to if moved else None)


def goal_side_duty(field: Field, ball: Place, clear: Yards) -> Phrase:
    """Where the opposing side stands on a 5a or 5b, in a head."""
    room = _room_on_field(field, ball, clear)
    return say(h.GOAL_SIDE if room else h.GOAL_SIDE_NO_ROOM, clear=clear)


def edge_bound(field: Field, ball: Place, inset: Yards) -> Bound:
    """The line on which a ball lies that was moved away from a side."""
    x, y = field.half_length, ball[1]
    return Bound(((-x, y), (x, y)), say(h.BOUND_EDGE, inset=inset, edge=field.side_name))
