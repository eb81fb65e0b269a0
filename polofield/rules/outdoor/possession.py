"""Outdoor Rule 22: the ball dropped for one side, over the side or as fair-play possession."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from polofield.errors import RuleError
from polofield.rules.heads import ball_line, without_foul
from polofield.rules.making import because_of, moved, one, refuse_off_side, ruling_of, turned
from polofield.rules.outdoor import clauses_restarts as c
from polofield.rules.outdoor import foul_shots
from polofield.rules.outdoor.clauses import PENALTY_5A_CLEAR
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
from polofield.rulings.phrase import Phrase, YardLine, say
from polofield.rulings.ruling import ANYWHERE, Bound, Clock, Measure, Move, Place, Ruling, Shot
from polofield.surface.limits import Floats, Limit, at_most_x
from polofield.surface.surfaces import Field
from polofield.units import TOLERANCE
from polofield.words import cases as k
from polofield.words import heads as h
from polofield.words import outdoor_restarts as w
from polofield.words import titles as t

_SIDE_OUT_COUNT = Clock(say(w.COUNT_AND_DROP), c.SIDE_OUT_COUNT, say(w.COUNT_SINCE), limits="count")
_FAIR_PLAY_COUNT = Clock(
    say(w.COUNT_AND_DROP_FAIR_PLAY), c.FAIR_PLAY_COUNT, say(w.COUNT_SINCE), limits="count"
)
_NOT_TAPPED = Shot(("goal", "team-mate"), to_team_mate=c.TO_TEAM_MATE)
_NO_TAP = (say(w.NO_TAP, travel=c.TO_TEAM_MATE), say(w.HITTER_WAITS))
_SHORT_HIT = (
    Consequence(
        "short",
        say(w.SHORT_HIT, travel=c.TO_TEAM_MATE),
        say(w.SHORT_HIT_RULES),
        "theirs",
        moment="hit",
        to="opposing",
        short=say(k.SHORT, travel=c.TO_TEAM_MATE),
    ),
    Consequence(
        "far-enough",
        say(w.FAR_ENOUGH, travel=c.TO_TEAM_MATE),
        say(w.IN_PLAY),
        "play-on",
        moment="hit",
        short=say(k.FAR_ENOUGH, travel=c.TO_TEAM_MATE),
    ),
    Consequence(
        "procedure",
        say(w.PROCEDURE_BROKEN),
        say(w.PENALTY_TO_OTHER),
        "penalty",
        moment="procedure",
        short=say(k.PROCEDURE),
    ),
)
_TAPPED = Consequence(
    "tapped", say(w.TAPPED), say(w.IN_PLAY), "play-on", moment="hit", short=say(k.TAPPED)
)
_OUT_BY_PLAYER = {
    "direct": (w.OUT_DIRECT, t.HIT_STRAIGHT_OUT),
    "own": (w.OUT_OWN, t.OFF_OWN),
    "boards": (w.OUT_BOARDS, t.OFF_BOARDS),
    "opponent": (w.OUT_OPPONENT, t.OFF_OPPONENT),
}
_OUT_BY_NOBODY = {
    "umpire": (w.OFF_UMPIRE, w.OUT_UMPIRE, t.OFF_UMPIRE),
    "unknown": (w.OFF_UNKNOWN, w.OUT_UNKNOWN, t.CAUSE_UNKNOWN),
}


def place_side_out(field: Field, xy: Floats) -> Floats:
    """Where the ball is dropped for each of (n, 2) places on a side. Rule 22, ball over the side.

    Level with where it went out, 5 yd inside; on or inside the 60 of the end attacked, on the 60,
    10 yd inside.
    """
    on_60 = _on_or_inside(field, xy[:, 0], c.SIDE_OUT_60)
    inset = np.where(on_60, c.SIDE_OUT_60_INSET, c.SIDE_OUT_INSET)
    along = np.where(on_60, field.out(c.SIDE_OUT_60), xy[:, 0])
    return np.column_stack((along, np.copysign(field.half_width - inset, xy[:, 1])))


def side_out(field: Field, at: Place) -> Ruling:
    """A free hit after the ball went out over the side. Rule 22, ball over the side."""
    refuse_off_side(field, at, "a side-out")
    ball = one(place_side_out(field, np.array([at])))
    on_60 = bool(_on_or_inside(field, at[0], c.SIDE_OUT_60))
    inset = c.SIDE_OUT_60_INSET if on_60 else c.SIDE_OUT_INSET
    edge = float(np.copysign(field.half_width, at[1]))
    figures: dict[str, Any] = {"inset": inset, "edge": field.side_name, "out": c.SIDE_OUT_60}
    positions = free_hit_positions(field, ball, PENALTY_5A_CLEAR)
    measures = (Measure("inset", (ball[0], edge), ball), *positions.pop("measures"))
    if on_60:
        measures = (from_back_line(field, ball), *measures)
    played = w.PLAYED_WITHIN_NO_TAP if on_60 else w.PLAYED_WITHIN
    in_60 = foul_shots.in_defended_60(field, ball)
    late = Consequence(
        "late",
        say(w.NOT_PLAYED, play=c.SIDE_OUT_PLAY),
        say(w.AS_LATE_5A, lost=foul_shots.lost(field, ball)),
        "penalty",
        foul_shots.REFUSED,
        "before-hit",
        "opposing",
        short=say(
            k.DROPPED_LATE_IN_60 if in_60 else k.DROPPED_LATE,
            play=c.SIDE_OUT_PLAY,
            line=YardLine(c.SIDE_OUT_60),
        ),
    )
    return ruling_of(
        "outdoor/side-out",
        field,
        say(
            w.SIDE_OUT_60_SAYS if on_60 else w.SIDE_OUT_SAYS,
            count=c.SIDE_OUT_COUNT,
            play=c.SIDE_OUT_PLAY,
            clear=PENALTY_5A_CLEAR,
            **figures,
        ),
        qualifier=_side_out_qualifier(field, at[0]),
        head=without_foul(
            ball_line(
                say(
                    h.DROPPED_ON_60 if on_60 else h.DROPPED_LEVEL,
                    out=float(c.SIDE_OUT_60),
                    line=YardLine(c.SIDE_OUT_60),
                    inset=inset,
                    edge=field.side_name,
                    count=c.SIDE_OUT_COUNT,
                )
            ),
            say(h.NO_TAP, play=c.SIDE_OUT_PLAY, travel=c.TO_TEAM_MATE)
            if on_60
            else say(h.TAPS_OR_HITS, play=c.SIDE_OUT_PLAY),
            goal_side_duty(field, ball, PENALTY_5A_CLEAR),
        ),
        at=at,
        ball=ball,
        bound=edge_bound(field, ball, inset),
        moved=moved(at, ball, say(w.DROPPED_ON_60 if on_60 else w.DROPPED_INSIDE, **figures)),
        shot=_NOT_TAPPED if on_60 else ANYWHERE,
        zones=positions["zones"],
        measures=measures,
        readings=("B", "O", *foul_shots.readings(field, ball)),
        clock=(
            _SIDE_OUT_COUNT,
            _to_play(played, c.SIDE_OUT_PLAY),
        ),
        prohibitions=(*(_NO_TAP if on_60 else ()), say(w.NO_DELAY)),
        consequences=(*(_SHORT_HIT if on_60 else (_TAPPED,)), late),
        notes=(*positions["notes"], say(w.NO_FOUL)),
        procedure=(say(w.HITTERS_ANYWHERE),),
    )


def _side_out_qualifier(field: Field, x: float) -> Phrase:
    """Which of the three cases it is, by where along the side the ball went out."""
    out = float(c.SIDE_OUT_60)
    if _on_or_inside(field, x, c.SIDE_OUT_60):
        return say(t.INSIDE_60, out=out)
    own = _on_or_inside(field, -x, c.SIDE_OUT_60)
    return say(t.INSIDE_OWN_60 if own else t.BETWEEN_60S, out=out)


def _to_play(what: str, seconds: Seconds) -> Clock:
    """The time to play a ball that was dropped."""
    return Clock(say(what), seconds, say(w.PLAYED_SINCE), limits="play")


def ball_over_side(field: Field, at: Place, off: str) -> Ruling:
    """Who gets a ball that went out over the side, and where. Rule 22, ball over the side.

    Args:
        field: the field.
        at: where it left, in the frame of the side that hit it last.
        off: what it came off: `direct` (nothing), `own` (the hitter's horse, a team-mate or his
            horse), `boards`, `opponent`, `umpire` or `unknown`.

    Returns:
        The side-out or the throw-in from the side that follows.
    """
    if off == "boards" and not field.boarded:
        text = "outdoor/ball-over-side: off is 'boards', but this field has side lines"
        raise RuleError(text, option="off")
    refuse_off_side(field, at, "a side-out")
    this = "outdoor/ball-over-side"
    if off in _OUT_BY_NOBODY:
        sentence, cause, qualifier = _OUT_BY_NOBODY[off]
        thrown = thrown_in_from_side(field, at, sentence)
        return because_of(thrown, this, turned=False, qualifier=say(qualifier), cause=say(cause))
    cause, qualifier = _OUT_BY_PLAYER[off]
    kept = off == "opponent"
    hit = side_out(field, at if kept else turned(at))
    assert hit.head is not None
    return because_of(
        hit,
        this,
        turned=not kept,
        qualifier=say(qualifier),
        head=hit.head.because(opposing=say(h.TOUCHED_IT_LAST if kept else h.HIT_IT_OUT)),
        cause=say(cause),
    )


def place_fair_play(field: Field, xy: Floats) -> Floats:
    """Where the ball is dropped for each of (n, 2) places. Rule 22, fair-play possession.

    Where it was; on or inside the 60 of the end attacked, on the 60 opposite where it was, at
    most 40 yd from its middle.
    """
    on_60 = _on_or_inside(field, xy[:, 0], c.FAIR_PLAY_60)
    across = np.clip(xy[:, 1], -c.FAIR_PLAY_ACROSS, c.FAIR_PLAY_ACROSS)
    return np.column_stack(
        (
            np.where(on_60, field.out(c.FAIR_PLAY_60), xy[:, 0]),
            np.where(on_60, across, xy[:, 1]),
        )
    )


def short_of_60(field: Field) -> Limit:
    """The places where a fair-play possession leaves the ball: short of the 60 attacked."""
    return at_most_x(field.out(c.FAIR_PLAY_60))


def fair_play(field: Field, at: Place) -> Ruling:
    """The side in possession keeps the ball after a stop without a foul. Rule 22, fair play.

    The opposing side waits behind the 30-yard line of the end that it defends, wherever the ball
    is (reading F). From the 60 a hit to a team-mate is what it is on a side-out (reading S).
    """
    ball = one(place_fair_play(field, np.array([at])))
    on_60 = bool(_on_or_inside(field, at[0], c.FAIR_PLAY_60))
    measures = (line_measure(field, c.FAIR_PLAY_BEHIND, headline=True),)
    capped = on_60 and abs(at[1]) > c.FAIR_PLAY_ACROSS + TOLERANCE
    line = YardLine(c.FAIR_PLAY_60)
    if on_60:
        middle = ball[0], 0.0
        measures = (
            from_back_line(field, ball),
            *measures,
            *((Measure("across", middle, ball),) if capped else ()),
        )
    played = w.PLAYED_WITHIN_NO_TAP if on_60 else w.PLAYED_WITHIN
    figures: dict[str, Yards] = {"out": c.FAIR_PLAY_60, "across": c.FAIR_PLAY_ACROSS}
    move = moved(at, ball, say(w.FAIR_PLAY_ON_60, **figures))
    dropped = h.DROPPED_WHERE_STOPPED
    if on_60:
        dropped = h.DROPPED_MOST_ACROSS if capped else h.DROPPED_OPPOSITE
    return ruling_of(
        "outdoor/fair-play",
        field,
        say(
            w.FAIR_PLAY_60_SAYS if on_60 else w.FAIR_PLAY_SAYS,
            count=c.FAIR_PLAY_COUNT,
            play=c.FAIR_PLAY_PLAY,
            behind=c.FAIR_PLAY_BEHIND,
            **figures,
        ),
        qualifier=say(_fair_play_qualifier(on_60, move), out=float(c.FAIR_PLAY_60)),
        head=without_foul(
            ball_line(say(dropped, line=line, across=c.FAIR_PLAY_ACROSS, count=c.FAIR_PLAY_COUNT)),
            say(h.NO_TAP, play=c.FAIR_PLAY_PLAY, travel=c.TO_TEAM_MATE)
            if on_60
            else say(h.TAPS_OR_HITS_ON_OR_OFF, play=c.FAIR_PLAY_PLAY),
            say(h.BEHIND_30_UNTIL_HIT, line=YardLine(c.FAIR_PLAY_BEHIND)),
        ),
        at=at,
        ball=ball,
        moved=move,
        bound=Bound(
            ((ball[0], -c.FAIR_PLAY_ACROSS), (ball[0], float(c.FAIR_PLAY_ACROSS))),
            say(h.BOUND_ACROSS, across=c.FAIR_PLAY_ACROSS),
        )
        if capped
        else None,
        shot=_NOT_TAPPED if on_60 else ANYWHERE,
        zones=(replace(behind_30(field, c.FAIR_PLAY_BEHIND), until="hit"),),
        measures=measures,
        readings=("D", "F", "S") if on_60 else ("D", "F"),
        clock=(
            _FAIR_PLAY_COUNT,
            _to_play(played, c.FAIR_PLAY_PLAY),
        ),
        prohibitions=_NO_TAP if on_60 else (),
        consequences=(
            *(_SHORT_HIT if on_60 else (_TAPPED,)),
            Consequence(
                "little-lost",
                say(w.LOSES_LITTLE),
                say(w.THROWN_IN),
                "throw-in",
                "outdoor/throw-in",
                "before-hit",
                short=say(k.LITTLE_LOST),
            ),
        ),
        notes=(say(w.FAIR_PLAY_WHEN),),
        procedure=(say(w.HITTERS_ON_OR_OFF),),
    )


def _fair_play_qualifier(on_60: bool, move: Move | None) -> str:
    if on_60:
        return t.FROM_60 if move is None else t.MOVED_TO_60
    return t.WHERE_STOPPED


def _on_or_inside(field: Field, x: Any, line: Yards) -> Any:
    """Whether x lies on or inside a line of the end attacked; `x` is a number or an array."""
    return x >= field.out(line) - TOLERANCE
