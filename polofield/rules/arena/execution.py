"""What goes wrong on an arena penalty, and what follows: the execution of Rule 9."""

from __future__ import annotations

from functools import cache
from typing import Any

from polofield.rules.arena.at_fault import (
    both_at_fault,
    hitting_at_fault_on_2_to_4,
    hitting_at_fault_on_5,
    opposing_at_fault,
)
from polofield.rules.book import RuleBook
from polofield.rulings.consequence import Case, Consequence
from polofield.rulings.parts import Clock
from polofield.rulings.phrase import Phrase, YardLine, say


@cache
def play_rebound(book: RuleBook) -> Clock:
    """The time limit of a rebound."""
    c, w = book.arena, book.words.arena
    return Clock(say(w.play_rebound), c.rebound_within, say(w.play_rebound_since), limits="play")


@cache
def umpires_choice(book: RuleBook) -> Phrase:
    """That the umpires choose the penalty."""
    w = book.words.arena
    return say(w.umpires_choice)


@cache
def hit_procedure(book: RuleBook) -> tuple[Phrase, ...]:
    """How it is carried out."""
    c, w = book.arena, book.words.arena
    return (
        umpires_choice(book),
        say(w.set_up),
        say(w.clock_starts),
        say(w.two_approaches, approaches=c.approaches),
    )


@cache
def no_goal(book: RuleBook) -> Consequence:
    """What follows if no goal is scored."""
    w, k = book.words.arena, book.words.cases
    return Consequence(
        "no-goal",
        say(w.no_goal),
        say(w.play_goes_on),
        "play-on",
        moment="hit",
        short=say(k.no_goal_scored),
    )


@cache
def before_hit(book: RuleBook) -> tuple[Phrase, ...]:
    """What is forbidden before the hit."""
    w = book.words.arena
    return (say(w.no_contact),)


@cache
def set_hit(
    book: RuleBook, rule: str, *, past_defender: bool = True, or_5a: bool = False
) -> dict[str, Any]:
    """The execution of a Penalty 2, 3 or 4, of which the team has one hit.

    `past_defender`: it is hit past one who waits, not at a goal that is defended. `or_5a`: the
    umpires may give a 5a for a second kick.
    """
    c, w, k = book.arena, book.words.arena, book.words.cases
    return {
        "clock": (play_rebound(book),),
        "prohibitions": (
            *before_hit(book),
            say(w.one_hit),
            *((say(w.defender_keeps_side), say(w.defender_waits)) if past_defender else ()),
            say(w.rebound_is_theirs, line=YardLine(c.rebound_line)),
        ),
        "consequences": (
            *_approaches(book, rule, or_5a=or_5a),
            *(_goal_past_defender(book, rule) if past_defender else _defended_goal(book)),
            _rebound(book, rule),
            _straight_out(book, w.out_free_hit, k.straight_out),
            Consequence(
                "stopped",
                say(w.came_to_nothing),
                say(w.stopped_free_hit, inset=c.hit_missed_inset),
                "free-hit",
                "hit-missed",
                "hit",
                "opposing",
                short=say(k.stopped),
            ),
            no_goal(book),
            opposing_at_fault(book, rule),
            hitting_at_fault_on_2_to_4(book, "penalty-6b"),
            both_at_fault(book, "penalty-6d"),
        ),
        "procedure": hit_procedure(book),
    }


@cache
def free_hit_at_goal(
    book: RuleBook, rule: str, past_centre: bool, *, to_centre: bool
) -> dict[str, Any]:
    """Prohibitions, consequences and procedure of a Penalty 5.

    A ball that comes to a stop or is redirected is no failure here (reading EE).

    `past_centre`: its spot is nearer the goal that the other side attacks than the centre.
    `to_centre`: after a hit straight out the other side hits no nearer the goal than that.
    """
    c, w, k = book.arena, book.words.arena, book.words.cases
    out = _out_centre(book) if to_centre else _out(book)
    then = say(w.goal_or_long, long=c.long_goal_points)
    short = say(k.goal_5, points=c.direct_goal_points, long=c.long_goal_points)
    return _like_a_5(
        book, rule, _goal(w.goal, then, short), out, hitting_at_fault_on_5(book, past_centre)
    )


@cache
def alternative_hit(book: RuleBook, rule: str) -> dict[str, Any]:
    """The same of a Penalty 2 or 3 from the spot: by name a 2 or 3, hit as a 5. Reading K."""
    c, w, k = book.arena, book.words.arena, book.words.cases
    then = say(w.alternative_goal, long=c.long_goal_points)
    goal = _goal(w.goal, then, say(k.goal_long, long=c.long_goal_points))
    return _like_a_5(
        book, rule, goal, _out_centre(book), hitting_at_fault_on_2_to_4(book, "penalty-6b")
    )


@cache
def _out(book: RuleBook) -> tuple[str, str]:
    w, k = book.words.arena, book.words.cases
    return w.out_free_hit, k.straight_out


@cache
def _out_centre(book: RuleBook) -> tuple[str, str]:
    """What follows a hit straight out, and the same in a few words."""
    w, k = book.words.arena, book.words.cases
    return w.out_free_hit_centre, k.straight_out_centre


def _goal(when: str, then: Phrase, short: Phrase) -> Consequence:
    return Consequence("goal", say(when), then, "goal", moment="hit", to="hitting", short=short)


def _like_a_5(
    book: RuleBook, rule: str, goal: Consequence, out: tuple[str, str], hitting_wrong: Consequence
) -> dict[str, Any]:
    w, k = book.words.arena, book.words.cases
    return {
        "prohibitions": before_hit(book),
        "consequences": (
            *_approaches(book, rule),
            goal,
            _straight_out(book, *out),
            Consequence(
                "missed",
                say(w.clean_miss),
                say(w.stays_live),
                "play-on",
                moment="hit",
                short=say(k.missed_clean),
            ),
            no_goal(book),
            opposing_at_fault(book, rule),
            hitting_wrong,
            both_at_fault(book, "penalty-6d"),
        ),
        "procedure": hit_procedure(book),
    }


def _approaches(book: RuleBook, rule: str, *, or_5a: bool = False) -> tuple[Consequence, ...]:
    c, w, k = book.arena, book.words.arena, book.words.cases
    lost = say(w.may_give_6b)
    kicked = say(w.may_give_6b_or_5a) if or_5a else lost
    six_b = "penalty-6b"
    return (
        Consequence(
            "no-hit",
            say(w.no_hit_in_time, approaches=c.approaches),
            lost,
            "free-hit",
            six_b,
            "before-hit",
            "opposing",
            short=say(k.no_hit, approaches=c.approaches),
        ),
        Consequence(
            "kicked-first",
            say(w.kicked_first),
            say(w.ball_goes_back),
            "again",
            rule,
            "before-hit",
            "hitting",
            short=say(k.kicked_first),
        ),
        Consequence(
            "kicked-second",
            say(w.kicked_second),
            kicked,
            "free-hit",
            six_b,
            "before-hit",
            "opposing",
            short=say(k.kicked_second),
        ),
        Consequence(
            "kicked-and-hit",
            say(w.kicked_and_hit),
            say(w.now_a_hit),
            "play-on",
            moment="before-hit",
            short=say(k.kicked_and_hit),
        ),
    )


def _goal_past_defender(book: RuleBook, rule: str) -> tuple[Consequence, ...]:
    c, w, k = book.arena, book.words.arena, book.words.cases
    then = say(w.goal_points, points=c.direct_goal_points)
    return (
        _goal(w.goal_direct, then, say(k.goal_direct, points=c.direct_goal_points)),
        Consequence(
            "strikes-defender",
            say(w.strikes_defender),
            say(w.defender_decides),
            moment="hit",
            short=say(k.strikes_defender),
            further=(
                Consequence(
                    "struck",
                    say(w.struck_well_placed),
                    say(w.counts_as_wall),
                    "theirs",
                    moment="hit",
                    to="opposing",
                    short=say(k.struck),
                ),
                _again(book, "struck-played", w.struck_played, rule, k.struck_played),
                _again(book, "struck-misplaced", w.struck_badly_placed, rule, k.struck_misplaced),
            ),
        ),
        _again(book, "played-before-wall", w.played_before_wall, rule, k.played_before_wall),
    )


def _again(book: RuleBook, case: Case, when: str, rule: str, short: str) -> Consequence:
    """The hitting side hits again, for what comes of its hit."""
    w = book.words.arena
    then = say(w.hit_again)
    return Consequence(case, say(when), then, "again", rule, "hit", "hitting", short=say(short))


@cache
def _defended_goal(book: RuleBook) -> tuple[Consequence, ...]:
    c, w, k = book.arena, book.words.arena, book.words.cases
    points = {"points": c.direct_goal_points, "long": c.long_goal_points}
    return (
        _goal(w.goal_any, say(w.goal_points_or_long, **points), say(k.goal_any, **points)),
        Consequence(
            "blocked",
            say(w.blocked),
            say(w.live_for_both),
            "play-on",
            moment="hit",
            short=say(k.blocked),
        ),
    )


def _rebound(book: RuleBook, rule: str) -> Consequence:
    c, w, k = book.arena, book.words.arena, book.words.cases
    within = c.rebound_within
    return Consequence(
        "rebound",
        say(w.rebounds),
        say(w.only_opposing),
        "theirs",
        moment="hit",
        to="opposing",
        short=say(k.rebound, seconds=within),
        further=(
            Consequence(
                "played-in-time",
                say(w.played_in_time, seconds=within),
                say(w.play_goes_on),
                "play-on",
                moment="hit",
                to="opposing",
                short=say(k.played_in_time, seconds=within),
            ),
            Consequence(
                "not-played-in-time",
                say(w.not_played_in_time),
                say(w.hit_again),
                "again",
                rule,
                "hit",
                "hitting",
                short=say(k.not_played_in_time, seconds=within),
            ),
            Consequence(
                "affected",
                say(w.affected, clear=c.rebound_clear),
                say(w.centre_hit),
                "free-hit",
                "penalty-5b",
                "hit",
                "opposing",
                short=say(k.affected, clear=c.rebound_clear),
            ),
        ),
    )


def _straight_out(book: RuleBook, then: str, short: str) -> Consequence:
    c, w = book.arena, book.words.arena
    return Consequence(
        "straight-out",
        say(w.straight_out),
        say(then, inset=c.hit_out_inset),
        "free-hit",
        "hit-out",
        "hit",
        "opposing",
        short=say(short, inset=c.hit_out_inset),
    )
