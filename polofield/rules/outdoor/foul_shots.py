"""Outdoor Rule 22: how a foul shot is carried out, and what can come of one."""

from __future__ import annotations

from functools import cache
from typing import Any

from polofield.rules.book import RuleBook
from polofield.rulings.consequence import Case, Consequence
from polofield.rulings.parts import Clock, Place
from polofield.rulings.phrase import Phrase, YardLine, say
from polofield.surface.surfaces import Field
from polofield.surface.units import TOLERANCE

REFUSED = "foul-shot-refused"


@cache
def hit_within(book: RuleBook) -> Clock:
    """The time limit of a foul shot."""
    w = book.words.penalties
    return Clock(
        say(w.hit_within), book.restarts.foul_shot_within, say(w.hit_within_since), limits="hit"
    )


@cache
def prohibitions(book: RuleBook) -> tuple[Phrase, ...]:
    """What a foul shot forbids its hitter."""
    w = book.words.penalties
    return (say(w.one_approach), say(w.not_before_play_stopped))


@cache
def play_promptly(book: RuleBook) -> Phrase:
    """When the umpire calls “Play”."""
    w = book.words.penalties
    return say(w.play_promptly)


@cache
def foul_shot_procedure(book: RuleBook) -> tuple[Phrase, ...]:
    """How it is carried out."""
    w = book.words.penalties
    return (play_promptly(book), say(w.approach))


@cache
def ball_breaks(book: RuleBook) -> Consequence:
    """What follows if the ball breaks."""
    w, k = book.words.penalties, book.words.cases
    return Consequence(
        "breaks",
        say(w.ball_breaks),
        say(w.again_same_place),
        "again",
        "ball-broken",
        "hit",
        "hitting",
        short=say(k.breaks),
    )


@cache
def missed_is_dead(book: RuleBook) -> Consequence:
    """What follows from a miss if the side has one hit."""
    w, k = book.words.penalties, book.words.cases
    return Consequence(
        "missed", say(w.missed), say(w.dead_ball), "dead", moment="hit", short=say(k.missed_dead)
    )


@cache
def missed_is_live(book: RuleBook) -> Consequence:
    """What follows from a miss otherwise."""
    w, k = book.words.penalties, book.words.cases
    return Consequence(
        "missed", say(w.missed), say(w.live_ball), "play-on", moment="hit", short=say(k.missed_live)
    )


def _second_hit(book: RuleBook, when: str, short: str) -> Consequence:
    w = book.words.penalties
    return Consequence(
        "kicked-after",
        say(when),
        say(w.second_hit),
        "free-hit",
        moment="hit",
        to="opposing",
        short=say(short),
    )


def _off_foot(book: RuleBook, then: str, short: str) -> Consequence:
    w = book.words.penalties
    return Consequence(
        "into-foot",
        say(w.into_foot),
        say(then),
        "goal",
        moment="hit",
        to="hitting",
        short=say(short),
    )


@cache
def _kick_is_second_hit(book: RuleBook) -> Consequence:
    w, k = book.words.penalties, book.words.cases
    return _second_hit(book, w.kicked_after, k.kicked_after)


@cache
def _foot_is_no_hit(book: RuleBook) -> Consequence:
    w, k = book.words.penalties, book.words.cases
    return _off_foot(book, w.not_second_hit, k.into_foot_one_hit)


@cache
def after_one_hit(book: RuleBook) -> tuple[Consequence, ...]:
    """Of a Penalty 2 or an undefended 3: the hitting side hits once."""
    return (missed_is_dead(book), _kick_is_second_hit(book), _foot_is_no_hit(book))


@cache
def after_one_hit_until_touched(book: RuleBook) -> tuple[Consequence, ...]:
    """Of a defended Penalty 3: the hitting side hits once, until the ball has met somebody else."""
    w, k = book.words.penalties, book.words.cases
    return (
        missed_is_dead(book),
        _second_hit(book, w.kicked_untouched, k.kicked_untouched),
        _foot_is_no_hit(book),
    )


@cache
def after_live_hit(book: RuleBook) -> tuple[Consequence, ...]:
    """Of a Penalty 4, 5 or 6: no clause forbids a second hit."""
    w, k = book.words.penalties, book.words.cases
    return (
        missed_is_live(book),
        Consequence(
            "kicked-after",
            say(w.kicked_after),
            say(w.kick_is_play),
            "play-on",
            moment="hit",
            short=say(k.kicked_live),
        ),
        _off_foot(book, w.goal_counts, k.into_foot),
    )


def in_defended_60(book: RuleBook, field: Field, ball: Place) -> bool:
    """Whether a ball is on or inside the 60 of the goal that the hitting side defends.

    There a foul shot that its side passes, or is late for, brings a Penalty 4. Reading Q.
    """
    return ball[0] <= TOLERANCE - field.out(book.restarts.refused_within_60)


def lost(book: RuleBook, field: Field, ball: Place) -> Phrase:
    """What the loss of a foul shot from there brings. Rule 22, foul shots; reading Q."""
    w = book.words.penalties
    if in_defended_60(book, field, ball):
        return say(w.foul_shot_lost_in_60, out=YardLine(book.restarts.refused_within_60))
    return say(w.foul_shot_lost)


def readings(book: RuleBook, field: Field, ball: Place) -> tuple[str, ...]:
    """Q, where what the loss of a foul shot from there brings depends on it."""
    in_a_60 = abs(ball[0]) >= field.out(book.restarts.refused_within_60) - TOLERANCE
    return ("Q",) if in_a_60 else ()


def carried_out(
    book: RuleBook,
    field: Field,
    ball: Place,
    after_hit: tuple[Consequence, ...],
    *,
    not_allowed: tuple[Phrase, ...] = (),
    procedure_broken: tuple[Consequence, ...] = (),
) -> dict[str, Any]:
    """The clock, the prohibitions, the procedure and the consequences of a foul shot.

    Args:
        book: the rule book.
        field: the field.
        ball: where it is hit from.
        after_hit: `ONE_HIT`, `ONE_HIT_UNTIL_TOUCHED` or `LIVE`.
        not_allowed: what its penalty forbids besides.
        procedure_broken: what follows by its penalty from a wrong procedure.
    """
    w, k = book.words.penalties, book.words.cases
    missed, *kicked = after_hit
    gone = lost(book, field, ball)
    in_60 = in_defended_60(book, field, ball)
    line = YardLine(book.restarts.refused_within_60)

    def loses(case: Case, when: Phrase, then: str, short: str) -> Consequence:
        few = say(short, seconds=book.restarts.foul_shot_within, line=line)
        gone_so = say(then, lost=gone)
        return Consequence(
            case, when, gone_so, "penalty", REFUSED, "before-hit", "opposing", short=few
        )

    late = say(w.hit_fails, seconds=book.restarts.foul_shot_within)
    kick = k.kicked_on_approach_in_60 if in_60 else k.kicked_on_approach
    return {
        "clock": (hit_within(book),),
        "prohibitions": (*prohibitions(book), *not_allowed),
        "procedure": foul_shot_procedure(book),
        "consequences": (
            *procedure_broken,
            missed,
            Consequence(
                "goal",
                say(w.into_goal),
                say(w.goal_scored),
                "goal",
                "after-goal",
                "hit",
                "hitting",
                short=say(k.into_goal),
            ),
            loses("late", late, w.lost_at_the_whistle, k.late_in_60 if in_60 else k.late),
            loses("kicked-on-approach", say(w.kicked_before), w.was_the_approach, kick),
            Consequence(
                "early",
                say(w.hit_early),
                say(w.foul_by_hitter),
                "penalty",
                moment="before-hit",
                to="opposing",
                short=say(k.early),
            ),
            *kicked,
            ball_breaks(book),
        ),
    }
