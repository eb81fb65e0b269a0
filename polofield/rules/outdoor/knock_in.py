"""Outdoor Rule 22: the knock-in, and how an opponent comes back onside on one."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import numpy as np

from polofield.errors import PlaceError
from polofield.rules.book import RuleBook
from polofield.rules.heads import ball_line, without_foul
from polofield.rules.making import moved, one, refuse_off_line, ruling_of
from polofield.rules.outdoor import foul_shots
from polofield.rulings.consequence import Consequence
from polofield.rulings.parts import (
    ANYWHERE,
    Bound,
    Clock,
    Measure,
    MeasureKind,
    Move,
    Onside,
    Place,
    Zone,
)
from polofield.rulings.phrase import Phrase, YardLine, say
from polofield.rulings.ruling import Ruling
from polofield.surface.limits import Floats, at_least_x
from polofield.surface.surfaces import Field
from polofield.surface.units import TOLERANCE
from polofield.values import finite


@cache
def _play_called(book: RuleBook) -> Clock:
    c, w = book.restarts, book.words.restarts
    return Clock(
        say(w.play_called), c.play_called_by, say(w.play_called_since), c.play_called_from, "call"
    )


@cache
def _hit_within(book: RuleBook) -> Clock:
    c, w = book.restarts, book.words.restarts
    return Clock(say(w.knocked_in_within), c.knock_in_within, say(w.knocked_in_since), limits="hit")


@cache
def _hit_in_time(book: RuleBook) -> Phrase:
    c, h = book.restarts, book.words.heads
    return say(h.hit_within, within=c.knock_in_within)


@cache
def _prohibitions(book: RuleBook) -> tuple[Phrase, ...]:
    """What a knock-in forbids; the text does not say that the clock is stopped before one."""
    c, w, p = book.restarts, book.words.restarts, book.words.penalties
    return (
        say(p.one_approach),
        say(p.not_before_play),
        say(w.comes_onside, travel=c.knock_in_travel),
    )


_FAILED = "knock-in-failed"


@cache
def _penalty_4(book: RuleBook) -> Phrase:
    w = book.words.restarts
    return say(w.penalty_4_to_opposing)


_PENALTY_5B = "penalty-5b"


@cache
def _consequences(book: RuleBook) -> tuple[Consequence, ...]:
    c, w, k = book.restarts, book.words.restarts, book.words.cases
    return (
        Consequence(
            "safety",
            say(w.was_a_safety),
            say(w.safety_instead),
            "penalty",
            "penalty-6",
            "before-hit",
            "opposing",
            short=say(k.safety),
        ),
        Consequence(
            "late",
            say(w.not_knocked_in, within=c.knock_in_within),
            _penalty_4(book),
            "penalty",
            _FAILED,
            "before-hit",
            "opposing",
            short=say(k.knocked_in_late, within=c.knock_in_within),
        ),
        Consequence(
            "early",
            say(w.knocked_in_early),
            _penalty_4(book),
            "penalty",
            _FAILED,
            "before-hit",
            "opposing",
            short=say(k.early),
        ),
        Consequence(
            "needs-time",
            say(w.needs_time),
            say(w.play_anew),
            rule=_PENALTY_5B,
            moment="before-hit",
            short=say(k.needs_time),
        ),
        Consequence(
            "delay",
            say(w.clock_managed),
            say(w.delay_penalised),
            moment="before-hit",
            short=say(k.delay),
        ),
        foul_shots.missed_is_live(book),
        Consequence(
            "behind-line",
            say(w.ball_behind_line),
            say(w.hit_again),
            "again",
            "knock-in",
            "hit",
            "hitting",
            short=say(k.behind_line),
        ),
        foul_shots.ball_breaks(book),
        Consequence(
            "too-near",
            say(w.too_near_at_hit, clear=c.knock_in_clear),
            say(w.penalty_5b_to_hitting),
            "penalty",
            _FAILED,
            "procedure",
            "hitting",
            short=say(k.inside, clear=YardLine(c.knock_in_clear)),
        ),
        Consequence(
            "out-of-place",
            say(w.out_of_place_in_play),
            say(w.whistle_5b),
            "penalty",
            _PENALTY_5B,
            "procedure",
            "hitting",
            short=say(k.out_of_place),
        ),
        Consequence(
            "out-of-play",
            say(w.out_of_place_clear),
            say(w.no_call),
            "play-on",
            moment="procedure",
            short=say(k.out_of_play),
        ),
        Consequence(
            "offside",
            say(w.played_offside),
            say(w.penalty_to_hitting),
            "penalty",
            moment="procedure",
            to="hitting",
            short=say(k.offside),
        ),
    )


@cache
def _procedure(book: RuleBook) -> tuple[Phrase, ...]:
    w = book.words.restarts
    return (
        say(w.slow_canter),
        say(w.time_to_line_up),
        say(w.umpires_parts),
        foul_shots.play_promptly(book),
    )


def place_knock_in(book: RuleBook, field: Field, xy: Floats) -> Floats:
    """Where the ball is put for each of (n, 2) crossings, on the back line. Rule 22, knock-in.

    At least 5 yd from a post on the side where it crossed, and 5 yd in from the side (reading G).
    A crossing between the posts is a goal and no knock-in; the ruling refuses it.
    """
    across = xy[:, 1]
    away = np.clip(np.abs(across), *_beside_goal(book, field))
    return np.column_stack(
        (np.full(len(xy), -field.half_length), np.where(across < 0, -away, away))
    )


def knock_in(book: RuleBook, field: Field, at: Place) -> Ruling:
    """A hit from the hitting side's own back line, where the ball crossed. Rule 22, knock-in."""
    c, w, h = book.restarts, book.words.restarts, book.words.heads
    refuse_off_line(field, at, "own-line", "a knock-in")
    ball = one(place_knock_in(book, field, np.array([at])))
    line = -field.half_length + c.knock_in_clear
    edge = field.half_width
    move, inset, bound = _move(book, field, at, ball)
    return ruling_of(
        book,
        "knock-in",
        field,
        say(
            w.knock_in_says,
            post=c.knock_in_from_post,
            inset=c.knock_in_from_side,
            edge=field.side_name,
            within=c.knock_in_within,
            clear=c.knock_in_clear,
        ),
        head=without_foul(
            book,
            ball_line(book, say(h.where_crossed), _hit_in_time(book), move.why if move else None),
            say(h.knocks_in),
            say(h.clear_of_line, clear=c.knock_in_clear),
        ),
        at=at,
        ball=ball,
        moved=move,
        bound=bound,
        shot=ANYWHERE,
        onside=Onside(c.knock_in_travel),
        zones=(
            Zone(
                "clear-of-back-line",
                "opposing",
                at_least_x(line),
                say(w.clear_of_back_line, clear=c.knock_in_clear),
                "play-and-hit",
                c.knock_in,
                ("off-field",),
                stands=say(h.opposing_stands),
                shut=say(h.no_opposing),
            ),
        ),
        measures=(
            Measure("line", (-field.half_length, edge), (line, edge), headline=True),
            *inset,
        ),
        readings=("G", "R"),
        clock=(_play_called(book), _hit_within(book)),
        prohibitions=_prohibitions(book),
        consequences=_consequences(book),
        procedure=_procedure(book),
        notes=(say(w.ball_depth if move else w.ball_near, depth=c.knock_in_depth),),
    )


def _beside_goal(book: RuleBook, field: Field) -> tuple[float, float]:
    """The least and the greatest distance from the middle at which a knock-in is hit."""
    c = book.restarts
    return field.half_goal + c.knock_in_from_post, field.half_width - c.knock_in_from_side


def _move(
    book: RuleBook, field: Field, at: Place, ball: Place
) -> tuple[Move | None, tuple[Measure, ...], Bound | None]:
    """Why the ball is not where it crossed, the distance that it is put to, and the bound."""
    c, h = book.restarts, book.words.heads
    crossing = ball[0], at[1]
    kind: MeasureKind
    if abs(ball[1]) > abs(at[1]):
        inset = c.knock_in_from_post
        why = say(h.from_post, inset=inset)
        kind, edge, bound = "post", field.half_goal, say(h.bound_post, inset=inset)
    else:
        inset = c.knock_in_from_side
        why = say(h.off_edge, inset=inset, edge=field.side_name)
        bound = say(h.bound_edge, inset=inset, edge=field.side_name)
        kind, edge = "inset", field.half_width
    move = moved(crossing, ball, why)
    if move is None:
        return None, (), None
    start = ball[0], float(np.copysign(edge, ball[1]))
    ends = tuple((ball[0], float(np.copysign(away, ball[1]))) for away in _beside_goal(book, field))
    return move, (Measure(kind, start, ball),), Bound((ends[0], ends[1]), bound)


def back_onside(
    book: RuleBook,
    opponent_x: float,
    ball_travelled: float,
    placed_team_mates_x: Iterable[float] = (),
) -> bool:
    """Whether an opponent who was off the field at “Play” of a knock-in may play. Rule 22.

    He came in behind the hitter. He may play once he has passed a team-mate who was properly
    placed as the ball was hit, or once the ball has gone 30 yd and he has passed midfield
    (reading R). Level with a team-mate or with midfield is not past; exactly 30 yd is 30 yd.

    Args:
        book: the rule book.
        opponent_x: where he is, in yards in the frame: the hitting side attacks +x.
        ball_travelled: yards that the ball has gone from where it was placed.
        placed_team_mates_x: where his properly placed team-mates are, in the same frame.

    Raises:
        PlaceError: a number that is not finite, or a ball that travelled less than nothing.
    """
    c = book.restarts
    x = finite(opponent_x, "opponent x", PlaceError)
    travelled = finite(ball_travelled, "ball travelled", PlaceError)
    if travelled < 0:
        raise PlaceError(f"ball travelled is {travelled:g} yd: it cannot be less than 0")
    lines = [finite(mate, "team-mate x", PlaceError) for mate in placed_team_mates_x]
    if travelled >= c.knock_in_travel - TOLERANCE:
        lines.append(0.0)
    return any(x > line + TOLERANCE for line in lines)
