"""Outdoor Rule 37: the penalties that take a player, a horse or the game, 7 to 10."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from polofield.conduct.facts import RED_RUNG, fact
from polofield.rules.book import RuleBook
from polofield.rules.making import ruling_of
from polofield.rulings.consequence import Case, Consequence
from polofield.rulings.parts import Clock
from polofield.rulings.phrase import Phrase, as_part, say
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Field


def designation(disabled: int | None, team: Sequence[int] | None) -> tuple[int, ...] | None:
    """The handicaps that may be designated for removal, one for each player who may be named.

    Of the fouling side's players those whose handicap is nearest above the disabled player's; any
    of them where his is equal to or higher than every one of theirs (reading P). None where the
    handicaps are not given. Outdoor Rule 37, Penalty 7; arena Rule 9, Penalty 7.
    """
    if disabled is None or team is None:
        return None
    above = [handicap for handicap in team if handicap > disabled]
    if not above:
        return tuple(team)
    return tuple(handicap for handicap in team if handicap == min(above))


def who_may_leave(book: RuleBook, disabled: int | None, team: Sequence[int] | None) -> Phrase:
    """Whom the captain of the side that was fouled may name to leave, in words."""
    w = book.words.penalties
    if disabled is None or team is None:
        return say(w.nearest_above)
    nearest = min((handicap for handicap in team if handicap > disabled), default=None)
    return say(w.nobody_above) if nearest is None else say(w.nearest_above_is, handicap=nearest)


def designation_notes(
    book: RuleBook, disabled: int | None, team: Sequence[int] | None
) -> tuple[Phrase, ...]:
    """When a player may be designated, and for which handicaps that was asked, where it was."""
    w = book.words.penalties
    if disabled is None or team is None:
        return (say(w.retires),)
    asked = say(w.handicaps_asked, disabled=disabled, team=", ".join(map(str, team)))
    return say(w.retires), asked


def penalty_7(
    book: RuleBook, field: Field, disabled: int | None = None, team: Sequence[int] | None = None
) -> Ruling:
    """A player disabled by a foul: a substitute, or another player leaves. Rule 37, Penalty 7.

    The time to find one begins when play is stopped (reading FF).
    """
    c, w = book.penalties, book.words.penalties
    return ruling_of(
        book,
        "penalty-7",
        field,
        say(w.penalty_7_says, who=who_may_leave(book, disabled, team), side=c.penalty_7_side),
        kind="decision",
        candidates=designation(disabled, team),
        notes=(
            *designation_notes(book, disabled, team),
            say(w.only_from_foul),
            say(w.not_after_play, wait=c.penalty_7_later_wait),
        ),
        clock=(Clock(say(w.find_replacement), c.penalty_7_wait, say(w.find_replacement_since)),),
        prohibitions=(say(w.not_injured_back, side=c.penalty_7_side),),
        consequences=(
            Consequence("substitute", say(w.disabled_substitute), say(w.play_on_full)),
            Consequence("removed", say(w.removed_when), say(w.play_on_with, side=c.penalty_7_side)),
            Consequence("handicap-game", say(w.handicap_game), say(w.handicap_stays)),
        ),
        readings=("P", "FF"),
    )


def penalty_8(book: RuleBook, field: Field) -> Ruling:
    """A horse sent off. Rule 37, Penalty 8."""
    w = book.words.penalties
    return ruling_of(
        book,
        "penalty-8",
        field,
        say(w.penalty_8_says),
        kind="removal",
        prohibitions=(say(w.horse_out),),
        consequences=(
            Consequence("cured", say(w.rule_cured), say(w.horse_back)),
            Consequence("forfeits", say(w.rule_6a), say(w.forfeited), rule="penalty-9"),
        ),
    )


def penalty_9(book: RuleBook, field: Field) -> Ruling:
    """The game forfeited. Rule 37, Penalty 9."""
    w = book.words.penalties
    return ruling_of(
        book,
        "penalty-9",
        field,
        say(w.penalty_9_says),
        kind="removal",
        consequences=(Consequence("both-forfeit", say(w.both_forfeit_when), say(w.both_forfeit)),),
    )


def penalty_10(book: RuleBook, field: Field) -> Ruling:
    """A player sent out of the game, by a red card. Rule 37, Penalty 10; reading CC."""
    w = book.words.penalties
    return ruling_of(
        book,
        "penalty-10",
        field,
        say(w.penalty_10_says),
        kind="removal",
        consequences=(
            Consequence("excluded", say(w.excluded_when), say(w.red_card), further=_red_card(book)),
        ),
        readings=("CC",),
    )


@cache
def _red_card(book: RuleBook) -> tuple[Consequence, ...]:
    """What a red card given in a game means: in it, in the next one, and besides. Rule 33."""
    w = book.words.penalties
    complaint = fact("red-complaint").text
    cases: tuple[Case, Case, Case] = ("this-game", "next-game", "besides")
    whens = w.in_this_game, w.in_the_next_game, w.besides
    return tuple(
        Consequence(case, say(when), as_part(text))
        for case, when, text in zip(cases, whens, (*RED_RUNG.texts, complaint), strict=True)
    )
