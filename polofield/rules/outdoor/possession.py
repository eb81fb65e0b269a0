"""Outdoor Rule 22: the ball dropped for one side, over the side or as fair-play possession."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from polofield.errors import RuleError
from polofield.rules.book import RuleBook
from polofield.rules.heads import ball_line, without_foul
from polofield.rules.making import because_of, moved, one, refuse_off_side, ruling_of, turned
from polofield.rules.outdoor import foul_shots
from polofield.rules.outdoor.positions import (
    behind_30,
    edge_bound,
    free_hit_positions,
    from_back_line,
    goal_side_duty,
    line_measure,
)
from polofield.rules.outdoor.throw_in import thrown_in_from_side
from polofield.rulings.clause import Seconds, Yards
from polofield.rulings.consequence import Consequence
from polofield.rulings.parts import ANYWHERE, Bound, Clock, Measure, Move, Place, Shot
from polofield.rulings.phrase import Distance, Phrase, YardLine, say
from polofield.rulings.ruling import Ruling
from polofield.surface.limits import Floats, Limit, at_most_x
from polofield.surface.surfaces import Field
from polofield.surface.units import TOLERANCE


@cache
def _side_out_count(book: RuleBook) -> Clock:
    c, w = book.restarts, book.words.restarts
    return Clock(say(w.count_and_drop), c.side_out_count, say(w.count_since), limits="count")


@cache
def _fair_play_count(book: RuleBook) -> Clock:
    c, w = book.restarts, book.words.restarts
    return Clock(
        say(w.count_and_drop_fair_play), c.fair_play_count, say(w.count_since), limits="count"
    )


@cache
def _not_tapped(book: RuleBook) -> Shot:
    c = book.restarts
    return Shot(("goal", "team-mate"), to_team_mate=c.to_team_mate)


@cache
def _no_tap(book: RuleBook) -> tuple[Phrase, ...]:
    c, w = book.restarts, book.words.restarts
    return (say(w.no_tap, travel=c.to_team_mate), say(w.hitter_waits))


@cache
def _short_hit(book: RuleBook) -> tuple[Consequence, ...]:
    c, w, k = book.restarts, book.words.restarts, book.words.cases
    return (
        Consequence(
            "short",
            say(w.short_hit, travel=c.to_team_mate),
            say(w.short_hit_rules),
            "theirs",
            moment="hit",
            to="opposing",
            short=say(k.short, travel=c.to_team_mate),
        ),
        Consequence(
            "far-enough",
            say(w.far_enough, travel=c.to_team_mate),
            say(w.in_play),
            "play-on",
            moment="hit",
            short=say(k.far_enough, travel=c.to_team_mate),
        ),
        Consequence(
            "procedure",
            say(w.procedure_broken),
            say(w.penalty_to_other),
            "penalty",
            moment="procedure",
            short=say(k.procedure),
        ),
    )


@cache
def _tapped(book: RuleBook) -> Consequence:
    w, k = book.words.restarts, book.words.cases
    return Consequence(
        "tapped", say(w.tapped), say(w.in_play), "play-on", moment="hit", short=say(k.tapped)
    )


@cache
def _out_by_player(book: RuleBook) -> dict[str, tuple[str, str]]:
    w, t = book.words.restarts, book.words.titles
    return {
        "direct": (w.out_direct, t.hit_straight_out),
        "own": (w.out_own, t.off_own),
        "boards": (w.out_boards, t.off_boards),
        "opponent": (w.out_opponent, t.off_opponent),
    }


@cache
def _out_by_nobody(book: RuleBook) -> dict[str, tuple[str, str, str]]:
    w, t = book.words.restarts, book.words.titles
    return {
        "umpire": (w.off_umpire, w.out_umpire, t.off_umpire),
        "unknown": (w.off_unknown, w.out_unknown, t.cause_unknown),
    }


def place_side_out(book: RuleBook, field: Field, xy: Floats) -> Floats:
    """Where the ball is dropped for each of (n, 2) places on a side. Rule 22, ball over the side.

    Level with where it went out, 5 yd inside; on or inside the 60 of the end attacked, on the 60,
    10 yd inside.
    """
    c = book.restarts
    on_60 = _on_or_inside(field, xy[:, 0], c.side_out_60)
    inset = np.where(on_60, c.side_out_60_inset, c.side_out_inset)
    along = np.where(on_60, field.out(c.side_out_60), xy[:, 0])
    return np.column_stack((along, np.copysign(field.half_width - inset, xy[:, 1])))


def side_out(book: RuleBook, field: Field, at: Place) -> Ruling:
    """A free hit after the ball went out over the side. Rule 22, ball over the side.

    A ball that is not played in time is lost as a late Penalty 5a is (reading DD).
    """
    c, w, h, k = book.restarts, book.words.restarts, book.words.heads, book.words.cases
    refuse_off_side(field, at, "a side-out")
    ball = one(place_side_out(book, field, np.array([at])))
    on_60 = bool(_on_or_inside(field, at[0], c.side_out_60))
    inset = c.side_out_60_inset if on_60 else c.side_out_inset
    edge = float(np.copysign(field.half_width, at[1]))
    figures: dict[str, Any] = {
        "inset": inset,
        "edge": field.side_name,
        "out": YardLine(c.side_out_60),
    }
    positions = free_hit_positions(book, field, ball, book.penalties.penalty_5a_clear)
    measures = (Measure("inset", (ball[0], edge), ball), *positions.pop("measures"))
    if on_60:
        measures = (from_back_line(field, ball), *measures)
    played = w.played_within_no_tap if on_60 else w.played_within
    in_60 = foul_shots.in_defended_60(book, field, ball)
    late = Consequence(
        "late",
        say(w.not_played, play=c.side_out_play),
        say(w.as_late_5a, lost=foul_shots.lost(book, field, ball)),
        "penalty",
        foul_shots.REFUSED,
        "before-hit",
        "opposing",
        short=say(
            k.dropped_late_in_60 if in_60 else k.dropped_late,
            play=c.side_out_play,
            line=YardLine(c.side_out_60),
        ),
    )
    return ruling_of(
        book,
        "side-out",
        field,
        say(
            w.side_out_60_says if on_60 else w.side_out_says,
            count=c.side_out_count,
            play=c.side_out_play,
            clear=book.penalties.penalty_5a_clear,
            **figures,
        ),
        qualifier=_side_out_qualifier(book, field, at[0]),
        head=without_foul(
            book,
            ball_line(
                book,
                say(
                    h.dropped_on_60 if on_60 else h.dropped_level,
                    out=float(c.side_out_60),
                    line=YardLine(c.side_out_60),
                    inset=inset,
                    edge=field.side_name,
                    count=c.side_out_count,
                ),
            ),
            say(h.no_tap, play=c.side_out_play, travel=c.to_team_mate)
            if on_60
            else say(h.taps_or_hits, play=c.side_out_play),
            goal_side_duty(book, field, ball, book.penalties.penalty_5a_clear),
        ),
        at=at,
        ball=ball,
        bound=edge_bound(book, field, ball, inset),
        moved=moved(at, ball, say(w.dropped_on_60 if on_60 else w.dropped_inside, **figures)),
        shot=_not_tapped(book) if on_60 else ANYWHERE,
        zones=positions["zones"],
        measures=measures,
        readings=("B", "O", *foul_shots.readings(book, field, ball), "DD"),
        clock=(
            _side_out_count(book),
            _to_play(book, played, c.side_out_play),
        ),
        prohibitions=(*(_no_tap(book) if on_60 else ()), say(w.no_delay)),
        consequences=(*(_short_hit(book) if on_60 else (_tapped(book),)), late),
        notes=(*positions["notes"], say(w.no_foul)),
        procedure=(say(w.hitters_anywhere),),
    )


def _side_out_qualifier(book: RuleBook, field: Field, x: float) -> Phrase:
    """Which of the three cases it is, by where along the side the ball went out."""
    c, t = book.restarts, book.words.titles
    out = float(c.side_out_60)
    if _on_or_inside(field, x, c.side_out_60):
        return say(t.inside_60, out=out)
    own = _on_or_inside(field, -x, c.side_out_60)
    return say(t.inside_own_60 if own else t.between_60s, out=out)


def _to_play(book: RuleBook, what: str, seconds: Seconds) -> Clock:
    """The time to play a ball that was dropped."""
    w = book.words.restarts
    return Clock(say(what), seconds, say(w.played_since), limits="play")


def ball_over_side(book: RuleBook, field: Field, at: Place, off: str) -> Ruling:
    """Who gets a ball that went out over the side, and where. Rule 22, ball over the side.

    Args:
        book: the rule book.
        field: the field.
        at: where it left, in the frame of the side that hit it last.
        off: what it came off: `direct` (nothing), `own` (the hitter's horse, a team-mate or his
            horse), `boards`, `opponent`, `umpire` or `unknown`.

    Returns:
        The side-out or the throw-in from the side that follows.
    """
    h = book.words.heads
    if off == "boards" and not field.boarded:
        text = "outdoor/ball-over-side: off is 'boards', but this field has side lines"
        raise RuleError(text, option="off")
    refuse_off_side(field, at, "a side-out")
    this = "ball-over-side"
    if off in _out_by_nobody(book):
        sentence, cause, qualifier = _out_by_nobody(book)[off]
        thrown = thrown_in_from_side(book, field, at, sentence)
        return because_of(thrown, this, turned=False, qualifier=say(qualifier), cause=say(cause))
    cause, qualifier = _out_by_player(book)[off]
    kept = off == "opponent"
    hit = side_out(book, field, at if kept else turned(at))
    assert hit.head is not None
    return because_of(
        hit,
        this,
        turned=not kept,
        qualifier=say(qualifier),
        head=hit.head.because(opposing=say(h.touched_it_last if kept else h.hit_it_out)),
        cause=say(cause),
    )


def place_fair_play(book: RuleBook, field: Field, xy: Floats) -> Floats:
    """Where the ball is dropped for each of (n, 2) places. Rule 22, fair-play possession.

    Where it was; on or inside the 60 of the end attacked, on the 60 opposite where it was, at
    most 40 yd from its middle.
    """
    c = book.restarts
    on_60 = _on_or_inside(field, xy[:, 0], c.fair_play_60)
    across = np.clip(xy[:, 1], -c.fair_play_across, c.fair_play_across)
    return np.column_stack(
        (
            np.where(on_60, field.out(c.fair_play_60), xy[:, 0]),
            np.where(on_60, across, xy[:, 1]),
        )
    )


def short_of_60(book: RuleBook, field: Field) -> Limit:
    """The places where a fair-play possession leaves the ball: short of the 60 attacked."""
    c = book.restarts
    return at_most_x(field.out(c.fair_play_60))


def fair_play(book: RuleBook, field: Field, at: Place) -> Ruling:
    """The side in possession keeps the ball after a stop without a foul. Rule 22, fair play.

    The opposing side waits behind the 30-yard line of the end that it defends, wherever the ball
    is (reading F). From the 60 a hit to a team-mate is what it is on a side-out (reading S).
    """
    c, w, h, k = book.restarts, book.words.restarts, book.words.heads, book.words.cases
    ball = one(place_fair_play(book, field, np.array([at])))
    on_60 = bool(_on_or_inside(field, at[0], c.fair_play_60))
    measures = (line_measure(field, c.fair_play_behind, headline=True),)
    capped = on_60 and abs(at[1]) > c.fair_play_across + TOLERANCE
    line = YardLine(c.fair_play_60)
    if on_60:
        middle = ball[0], 0.0
        measures = (
            from_back_line(field, ball),
            *measures,
            *((Measure("across", middle, ball),) if capped else ()),
        )
    played = w.played_within_no_tap if on_60 else w.played_within
    figures: dict[str, Distance] = {"out": YardLine(c.fair_play_60), "across": c.fair_play_across}
    move = moved(at, ball, say(w.fair_play_on_60, **figures))
    dropped = h.dropped_where_stopped
    if on_60:
        dropped = h.dropped_most_across if capped else h.dropped_opposite
    return ruling_of(
        book,
        "fair-play",
        field,
        say(
            w.fair_play_60_says if on_60 else w.fair_play_says,
            count=c.fair_play_count,
            play=c.fair_play_play,
            behind=YardLine(c.fair_play_behind),
            **figures,
        ),
        qualifier=say(_fair_play_qualifier(book, on_60, move), out=float(c.fair_play_60)),
        head=without_foul(
            book,
            ball_line(
                book, say(dropped, line=line, across=c.fair_play_across, count=c.fair_play_count)
            ),
            say(h.no_tap, play=c.fair_play_play, travel=c.to_team_mate)
            if on_60
            else say(h.taps_or_hits_on_or_off, play=c.fair_play_play),
            say(h.behind_30_until_hit, line=YardLine(c.fair_play_behind)),
        ),
        at=at,
        ball=ball,
        moved=move,
        bound=Bound(
            ((ball[0], -c.fair_play_across), (ball[0], float(c.fair_play_across))),
            say(h.bound_across, across=c.fair_play_across),
        )
        if capped
        else None,
        shot=_not_tapped(book) if on_60 else ANYWHERE,
        zones=(replace(behind_30(book, field, c.fair_play_behind), until="hit"),),
        measures=measures,
        readings=("D", "F", "S") if on_60 else ("D", "F"),
        clock=(
            _fair_play_count(book),
            _to_play(book, played, c.fair_play_play),
        ),
        prohibitions=_no_tap(book) if on_60 else (),
        consequences=(
            *(_short_hit(book) if on_60 else (_tapped(book),)),
            Consequence(
                "little-lost",
                say(w.loses_little),
                say(w.thrown_in),
                "throw-in",
                "throw-in",
                "before-hit",
                short=say(k.little_lost),
            ),
        ),
        notes=(say(w.fair_play_when),),
        procedure=(say(w.hitters_on_or_off),),
    )


def _fair_play_qualifier(book: RuleBook, on_60: bool, move: Move | None) -> str:
    t = book.words.titles
    if on_60:
        return t.from_60 if move is None else t.moved_to_60
    return t.where_stopped


def _on_or_inside(field: Field, x: Any, line: Yards) -> Any:
    """Whether x lies on or inside a line of the end attacked; `x` is a number or an array."""
    return x >= field.out(line) - TOLERANCE
