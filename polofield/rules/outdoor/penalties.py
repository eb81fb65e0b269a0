"""Outdoor Rule 37: the penalties with a shot, 1 to 4 and 6."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from polofield.rules.book import RuleBook
from polofield.rules.heads import after_foul, ball_line, stands_anywhere, stands_on_or_off
from polofield.rules.making import moved, one, refuse_off_line, ruling_of
from polofield.rules.outdoor import foul_shots
from polofield.rules.outdoor.positions import (
    behind_30,
    behind_back_line,
    clear_measure,
    clear_of_ball,
    from_back_line,
    hit_in_time,
    line_measure,
    one_hit_in_time,
    opposite_centre,
)
from polofield.rulings.consequence import Consequence
from polofield.rulings.head import Duty, Head
from polofield.rulings.parts import (
    ANYWHERE,
    AT_GOAL,
    OFF_FIELD_OR_RETURNING,
    Bound,
    Place,
    Zone,
)
from polofield.rulings.phrase import YardLine, say
from polofield.rulings.ruling import Ruling
from polofield.surface.limits import Floats, at_most_x
from polofield.surface.surfaces import Field


def penalty_1(book: RuleBook, field: Field) -> Ruling:
    """A goal to the fouled side, then a Penalty 5b with ends changed. Rule 37, Penalty 1."""
    w = book.words.penalties
    return ruling_of(
        book,
        "penalty-1",
        field,
        say(w.penalty_1_says),
        kind="goal",
        foul=True,
        consequences=(
            Consequence(
                "awarded",
                say(w.goal_awarded_when),
                say(w.penalty_5b_ends_changed),
                "penalty",
                "penalty-5b",
                to="hitting",
            ),
        ),
        readings=("E",),
    )


def penalty_2(book: RuleBook, field: Field) -> Ruling:
    """A hit from the middle of the 30-yard line. Rule 37, Penalty 2."""
    c, w, h = book.penalties, book.words.penalties, book.words.heads
    ball = field.out(c.penalty_2_out), 0.0
    return ruling_of(
        book,
        "penalty-2",
        field,
        say(w.penalty_2_says, out=YardLine(c.penalty_2_out)),
        head=after_foul(
            book,
            ball_line(book, opposite_centre(book, c.penalty_2_out), one_hit_in_time(book)),
            stands_anywhere(book),
            say(h.behind_back_line),
        ),
        foul=True,
        ball=ball,
        shot=AT_GOAL,
        zones=(behind_back_line(book, field, c.penalty_2),),
        measures=(from_back_line(field, ball, headline=True),),
        choices=("penalty-2-from-spot",),
        notes=(say(w.choice_of_spot),),
        readings=foul_shots.readings(book, field, ball),
        **_penalty_2_carried_out(book, field, "penalty-2", ball),
    )


def penalty_2_from_spot(book: RuleBook, field: Field, at: Place) -> Ruling:
    """A hit from where the foul was, as the fouled side may choose. Rule 37, Penalty 2."""
    c, w, h = book.penalties, book.words.penalties, book.words.heads
    return ruling_of(
        book,
        "penalty-2-from-spot",
        field,
        say(w.penalty_2_from_spot_says, clear=c.penalty_2_clear),
        head=after_foul(
            book,
            ball_line(book, say(h.where_foul), one_hit_in_time(book)),
            stands_anywhere(book),
            say(h.behind_back_line_clear, clear=c.penalty_2_clear),
        ),
        foul=True,
        at=at,
        ball=at,
        shot=AT_GOAL,
        zones=(
            clear_of_ball(book, at, c.penalty_2_clear),
            behind_back_line(book, field, c.penalty_2),
        ),
        measures=(clear_measure(at, c.penalty_2_clear),),
        choices=("penalty-2",),
        notes=(say(w.choice_of_line, out=YardLine(c.penalty_2_out)),),
        readings=("A", *foul_shots.readings(book, field, at)),
        **_penalty_2_carried_out(book, field, "penalty-2-from-spot", at),
    )


def penalty_3(book: RuleBook, field: Field) -> Ruling:
    """An undefended hit from the middle of the 40-yard line. Rule 37, Penalty 3."""
    return _penalty_3(book, field, defended=False)


def penalty_3_defended(book: RuleBook, field: Field) -> Ruling:
    """The same, defended once it is hit, where the event elected that. Rule 37, Penalty 3."""
    return _penalty_3(book, field, defended=True)


def penalty_4(book: RuleBook, field: Field) -> Ruling:
    """A free hit from the middle of the 60-yard line. Rule 37, Penalty 4."""
    c, w, h, k = book.penalties, book.words.penalties, book.words.heads, book.words.cases
    ball = field.out(c.penalty_4_out), 0.0
    return ruling_of(
        book,
        "penalty-4",
        field,
        say(w.penalty_4_says, out=YardLine(c.penalty_4_out), behind=YardLine(c.penalty_4_behind)),
        head=after_foul(
            book,
            ball_line(book, opposite_centre(book, c.penalty_4_out), hit_in_time(book)),
            stands_on_or_off(book),
            say(h.behind_30, line=YardLine(c.penalty_4_behind)),
        ),
        foul=True,
        ball=ball,
        shot=AT_GOAL,
        zones=(behind_30(book, field, c.penalty_4_behind),),
        measures=(
            from_back_line(field, ball),
            line_measure(field, c.penalty_4_behind, headline=True),
        ),
        readings=("D", *foul_shots.readings(book, field, ball)),
        **foul_shots.carried_out(
            book,
            field,
            ball,
            foul_shots.after_live_hit(book),
            procedure_broken=(
                Consequence(
                    "procedure-goal",
                    say(w.procedure_stopped_goal),
                    say(w.goal_to_hitters),
                    "goal",
                    "after-goal",
                    "procedure",
                    "hitting",
                    short=say(k.procedure_goal),
                ),
            ),
        ),
    )


def place_6(book: RuleBook, field: Field, xy: Floats) -> Floats:
    """Where the ball is put for each of (n, 2) crossings: on the 60. Rule 37, Penalty 6."""
    c = book.penalties
    across = np.clip(xy[:, 1], -c.penalty_6_across, c.penalty_6_across)
    return np.column_stack((np.full(len(xy), field.out(c.penalty_6_out)), across))


def penalty_6(book: RuleBook, field: Field, at: Place) -> Ruling:
    """The safety: a hit from the 60, opposite where the ball crossed. Rule 37, Penalty 6."""
    c, w, h = book.penalties, book.words.penalties, book.words.heads
    refuse_off_line(field, at, "attacked-line", "a Penalty 6")
    ball = one(place_6(book, field, np.array([at])))
    line = YardLine(c.penalty_6_out)
    move = moved(
        (ball[0], at[1]),
        ball,
        say(w.from_the_middle, across=c.penalty_6_across, out=YardLine(c.penalty_6_out)),
    )
    return ruling_of(
        book,
        "penalty-6",
        field,
        say(
            w.penalty_6_says,
            out=YardLine(c.penalty_6_out),
            across=c.penalty_6_across,
            behind=YardLine(c.penalty_6_behind),
        ),
        head=Head(
            hitting=Duty(stands_on_or_off(book)),
            opposing=Duty(say(h.behind_30, line=YardLine(c.penalty_6_behind)), say(h.sent_it_over)),
            ball=ball_line(
                book,
                say(
                    h.most_across if move else h.opposite_crossing,
                    across=c.penalty_6_across,
                    line=line,
                ),
                hit_in_time(book),
            ),
        ),
        at=at,
        ball=ball,
        moved=move,
        bound=Bound(
            ((ball[0], -c.penalty_6_across), (ball[0], float(c.penalty_6_across))),
            say(h.bound_across, across=c.penalty_6_across),
        )
        if move
        else None,
        shot=ANYWHERE,
        zones=(behind_30(book, field, c.penalty_6_behind),),
        measures=(
            from_back_line(field, ball),
            line_measure(field, c.penalty_6_behind, headline=True),
        ),
        readings=("D", "G", *foul_shots.readings(book, field, ball)),
        **foul_shots.carried_out(book, field, ball, foul_shots.after_live_hit(book)),
    )


def _penalty_3(book: RuleBook, field: Field, *, defended: bool) -> Ruling:
    c, w, h = book.penalties, book.words.penalties, book.words.heads
    rule = "penalty-3-defended" if defended else "penalty-3"
    line = field.out(c.penalty_3_out)
    ball = line, 0.0
    where = say(w.defended_where, goals=c.penalty_3_event_goals, umpires=c.penalty_3_umpires)
    return ruling_of(
        book,
        rule,
        field,
        say(
            w.penalty_3_defended_says if defended else w.penalty_3_says,
            out=YardLine(c.penalty_3_out),
        ),
        head=after_foul(
            book,
            ball_line(book, opposite_centre(book, c.penalty_3_out), one_hit_in_time(book)),
            say(h.all_behind_line, line=YardLine(c.penalty_3_out)),
            say(h.defended if defended else h.undefended),
        ),
        foul=True,
        ball=ball,
        shot=AT_GOAL,
        zones=(
            Zone(
                "behind-ball",
                "hitting",
                at_most_x(line),
                say(w.behind_ball_line, out=YardLine(c.penalty_3_out)),
                "hit",
                c.penalty_3,
                OFF_FIELD_OR_RETURNING,
                stands=say(h.hitting_waits),
                shut=say(h.empty_until_hit),
            ),
            behind_back_line(book, field, c.penalty_3, exempt=True),
        ),
        measures=(from_back_line(field, ball, headline=True),),
        notes=(where,) if defended else (),
        readings=foul_shots.readings(book, field, ball),
        **foul_shots.carried_out(
            book,
            field,
            ball,
            foul_shots.after_one_hit_until_touched(book)
            if defended
            else foul_shots.after_one_hit(book),
            not_allowed=(say(w.not_through_goal), say(w.one_hit_until))
            if defended
            else (say(w.stay_off_undefended), say(w.one_hit)),
            procedure_broken=(
                *(_may_defend(book) if defended else ()),
                *_entered_improperly(book, rule),
            ),
        ),
    )


@cache
def _may_defend(book: RuleBook) -> tuple[Consequence, ...]:
    w, k = book.words.penalties, book.words.cases
    return (
        Consequence(
            "comes-out",
            say(w.comes_out),
            say(w.defends),
            "play-on",
            moment="hit",
            short=say(k.comes_out),
        ),
    )


def _entered_improperly(book: RuleBook, rule: str) -> tuple[Consequence, Consequence]:
    w, k = book.words.penalties, book.words.cases
    return (
        Consequence(
            "entered-goal",
            say(w.improper_stopped_goal),
            say(w.goal_to_hitters),
            "goal",
            "after-goal",
            "procedure",
            "hitting",
            short=say(k.entered_goal),
        ),
        Consequence(
            "entered-wide",
            say(w.improper_no_goal),
            say(w.taken_again),
            "again",
            rule,
            "procedure",
            "hitting",
            short=say(k.entered_wide),
        ),
    )


def _penalty_2_carried_out(book: RuleBook, field: Field, rule: str, ball: Place) -> dict[str, Any]:
    w = book.words.penalties
    return foul_shots.carried_out(
        book,
        field,
        ball,
        foul_shots.after_one_hit(book),
        not_allowed=(say(w.stay_off),),
        procedure_broken=_entered_improperly(book, rule),
    )
