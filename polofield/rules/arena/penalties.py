"""Arena Rule 9: the penalties that put a ball in the arena, 1 to 5, and the free hit after them."""

from __future__ import annotations

from functools import cache
from typing import Any

from polofield.errors import PlaceError
from polofield.rules.arena import positions
from polofield.rules.arena.execution import set_hit, umpires_choice
from polofield.rules.book import RuleBook
from polofield.rules.heads import after_foul, ball_line
from polofield.rules.making import ruling_of
from polofield.rulings.clause import Yards
from polofield.rulings.consequence import Consequence
from polofield.rulings.parts import AT_GOAL, Measure, Place, Zone
from polofield.rulings.phrase import Phrase, YardLine, number, say
from polofield.rulings.ruling import Ruling
from polofield.surface.limits import AllOf, nearest
from polofield.surface.surfaces import Arena
from polofield.surface.units import TOLERANCE

ROUNDED = 0.01
"""Yards by which a place may be off the one that it is read from: figures show it in hundredths."""


@cache
def one_hit_in_approaches(book: RuleBook) -> Phrase:
    """How the ball is played, in a head."""
    c, h = book.arena, book.words.heads
    return say(h.one_hit_approaches, approaches=c.approaches)


@cache
def or_alternative(book: RuleBook) -> Phrase:
    """That the alternative rule may apply."""
    c, w = book.arena, book.words.arena
    return say(w.or_alternative, line=YardLine(c.alternative_outside))


def with_notes(parts: dict[str, Any], *notes: Phrase) -> dict[str, Any]:
    """The parts of a ruling with notes of what is particular."""
    return {**parts, "notes": notes}


def penalty_1(book: RuleBook, arena: Arena, goals: int = 1) -> Ruling:
    """One goal or two to the fouled side, then a Penalty 5b. Rule 9, Penalty 1."""
    w = book.words.arena
    count, why = (w.one_goal, w.one_as_short) if goals == 1 else (w.two_goals, w.two_as_long)
    return goal_awarded(book, arena, say(w.penalty_1_says, goals=count), notes=(say(why),))


def goal_awarded(book: RuleBook, arena: Arena, sentence: Phrase, **parts: Any) -> Ruling:
    """A Penalty 1 in those words, whether it is one goal or two."""
    w = book.words.arena
    again = Consequence(
        "awarded",
        say(w.awarded_when),
        say(w.penalty_5b_then),
        "penalty",
        "penalty-5b",
        to="hitting",
    )
    return ruling_of(
        book,
        "penalty-1",
        arena,
        sentence,
        kind="goal",
        foul=True,
        consequences=(*parts.pop("consequences", ()), again),
        readings=("E",),
        procedure=(umpires_choice(book),),
        **parts,
    )


def penalty_2(book: RuleBook, arena: Arena) -> Ruling:
    """A hit from 15 yd out, past one defender by the end wall. Rule 9, Penalty 2."""
    c, w = book.arena, book.words.arena
    return _past_defender(
        book,
        "penalty-2",
        arena,
        (c.penalty_2_out, c.penalty_2_edge, c.penalty_2_clear),
        ("penalty-2-from-spot", "penalty-2-alternative"),
        (say(w.or_from_spot, inside=YardLine(c.penalty_2_inside)), or_alternative(book)),
        or_5a=True,
    )


def penalty_3(book: RuleBook, arena: Arena) -> Ruling:
    """A hit from 25 yd out, past one defender by the end wall. Rule 9, Penalty 3."""
    c = book.arena
    return _past_defender(
        book,
        "penalty-3",
        arena,
        (c.penalty_3_out, c.penalty_3_edge, c.penalty_3_clear),
        ("penalty-3-alternative",),
        (or_alternative(book),),
    )


def _past_defender(
    book: RuleBook,
    rule: str,
    arena: Arena,
    figures: tuple[Yards, Yards, Yards],
    choices: tuple[str, ...],
    notes: tuple[Phrase, ...],
    *,
    or_5a: bool = False,
) -> Ruling:
    w, h = book.words.arena, book.words.heads
    out, edge, clear = figures
    ball = arena.out(out), 0.0
    at_corner = positions.corner_is_nearer(arena, edge)
    return ruling_of(
        book,
        rule,
        arena,
        say(w.middle_corner_says if at_corner else w.middle_says, out=out, clear=clear, edge=edge),
        head=after_foul(
            book,
            ball_line(book, say(h.in_front, out=out), one_hit_in_approaches(book)),
            say(h.all_behind_ball),
            say(h.defender_at_corner if at_corner else h.defender_by_wall, clear=clear, edge=edge),
        ),
        foul=True,
        ball=ball,
        shot=AT_GOAL,
        zones=(
            *positions.behind_line(book, arena, out, w.behind_ball),
            *positions.clear_of_hitter(book, ball, clear),
            positions.defender_by_wall(book, arena, edge),
        ),
        measures=(
            positions.out_measure(arena, ball),
            *positions.edge_measures(arena, edge),
            positions.clear_measure(ball, clear, headline=at_corner),
        ),
        choices=choices,
        readings=("L", "M", "T"),
        **with_notes(set_hit(book, rule, or_5a=or_5a), *notes),
    )


def penalty_2_from_spot(book: RuleBook, arena: Arena, at: Place) -> Ruling:
    """A Penalty 2 from where the foul was, inside the 15. Rule 9, Penalty 2; reading W.

    The defender is on the other side of the goal from the ball, on either where the ball is level
    with its middle.
    """
    c, w, h = book.arena, book.words.arena, book.words.heads
    inside, edge, clear = c.penalty_2_inside, c.penalty_2_edge, c.penalty_2_clear
    if not at[0] > arena.out(inside) + TOLERANCE:
        raise PlaceError(
            f"({{}}, {{}}) {{yd}} is not inside the {number(inside)}-yard line:"
            " arena/penalty-2-from-spot needs x more than {} {yd}",
            *at,
            arena.out(inside),
        )
    goal_sides: tuple[int, ...] = positions.LEFT_AND_RIGHT
    if abs(at[1]) > TOLERANCE:
        goal_sides = (-1,) if at[1] > 0 else (1,)
    zones = (
        *positions.behind_line(book, arena, inside, w.behind_line),
        *positions.clear_of_hitter(book, at, clear),
        positions.defender_by_wall(book, arena, edge, goal_sides),
    )
    notes = [say(w.only_inside, inside=YardLine(inside)), say(w.hitter_free)]
    if not _defender_has_place(arena, zones, edge, goal_sides):
        notes.append(say(w.no_defender_place, clear=clear))
    edges = positions.edge_measures(arena, edge, goal_sides)
    return ruling_of(
        book,
        "penalty-2-from-spot",
        arena,
        say(
            w.penalty_2_from_spot_says,
            inside=YardLine(inside),
            where=w.at_corner if positions.corner_is_nearer(arena, edge) else w.by_wall,
            goal_side=w.other_side if len(goal_sides) == 1 else w.either_side,
        ),
        head=after_foul(
            book,
            ball_line(
                book, say(h.where_foul_inside, line=YardLine(inside)), one_hit_in_approaches(book)
            ),
            say(h.all_but_hitter, line=YardLine(inside)),
            say(
                h.defender_other_side if len(goal_sides) == 1 else h.defender_either_side,
                clear=clear,
            ),
        ),
        foul=True,
        at=at,
        ball=at,
        shot=AT_GOAL,
        zones=zones,
        measures=(
            Measure(
                "line",
                (arena.half_length, arena.half_width),
                (arena.out(inside), arena.half_width),
            ),
            *edges,
            positions.clear_measure(at, clear, headline=not edges),
        ),
        choices=("penalty-2",),
        readings=("L", "M", "T", "W"),
        **with_notes(set_hit(book, "penalty-2-from-spot", or_5a=True), *notes),
    )


def _defender_has_place(
    arena: Arena, zones: tuple[Zone, ...], edge: float, goal_sides: tuple[int, ...]
) -> bool:
    """Whether the defender has any place that is clear of the hitter too.

    In all but the narrowest of cut or rounded corners the place at the wall itself is one.
    """
    limit = AllOf((arena.ground, *(zone.limit for zone in zones if zone.side == "designated")))
    return any(
        nearest(limit, *positions.nearest_to_goal(arena, edge, sign)) is not None
        for sign in goal_sides
    )


def penalty_4(book: RuleBook, arena: Arena) -> Ruling:
    """A hit from 25 yd out, one defender within 5 yd of the goal. Rule 9, Penalty 4; reading I."""
    c, w, h = book.arena, book.words.arena, book.words.heads
    out, arc, clear = c.penalty_4_out, c.penalty_4_arc, c.penalty_4_clear
    ball = arena.out(out), 0.0
    return ruling_of(
        book,
        "penalty-4",
        arena,
        say(w.penalty_4_says, out=out, clear=clear, arc=arc),
        head=after_foul(
            book,
            ball_line(book, say(h.in_front, out=out), one_hit_in_approaches(book)),
            say(h.all_behind_ball),
            say(h.defender_in_arc, clear=clear, arc=arc),
        ),
        foul=True,
        ball=ball,
        shot=AT_GOAL,
        zones=(
            *positions.behind_line(book, arena, out, w.behind_ball),
            *positions.clear_of_hitter(book, ball, clear),
            positions.defender_in_arc(book, arena, arc),
        ),
        measures=(
            positions.out_measure(arena, ball),
            positions.arc_measure(arena, arc),
            positions.clear_measure(ball, clear),
        ),
        readings=("I", "M", "T"),
        **set_hit(book, "penalty-4", past_defender=False),
    )
