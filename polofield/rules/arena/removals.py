"""Arena Rule 9: the penalties that take a player, a horse or the game, 7 to 9."""

from __future__ import annotations

from collections.abc import Sequence

from polofield.rules.arena.execution import umpires_choice
from polofield.rules.book import RuleBook
from polofield.rules.making import ruling_of
from polofield.rules.outdoor.removals import designation, designation_notes, who_may_leave
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Arena


def penalty_7(
    book: RuleBook, arena: Arena, disabled: int | None = None, team: Sequence[int] | None = None
) -> Ruling:
    """A player disabled by a foul: a substitute, or another leaves. Rule 9, Penalty 7."""
    w = book.words.arena
    return ruling_of(
        book,
        "penalty-7",
        arena,
        say(w.penalty_7_says, who=who_may_leave(book, disabled, team)),
        kind="decision",
        procedure=(umpires_choice(book),),
        candidates=designation(disabled, team),
        notes=designation_notes(book, disabled, team),
        consequences=(
            Consequence("substitute", say(w.disabled_substitute), say(w.nobody_leaves)),
            Consequence("removed", say(w.removed_when), say(w.removed_then)),
            Consequence("handicap-game", say(w.handicap_game), say(w.handicap_stays)),
        ),
        readings=("P",),
    )


def penalty_8(book: RuleBook, arena: Arena) -> Ruling:
    """A player or a horse disqualified. Rule 9, Penalty 8."""
    w = book.words.arena
    return ruling_of(
        book,
        "penalty-8",
        arena,
        say(w.penalty_8_says),
        kind="removal",
        procedure=(umpires_choice(book),),
        consequences=(
            Consequence("equipment-off", say(w.illegal_equipment), say(w.may_return)),
            Consequence("forfeits", say(w.rule_2e), say(w.forfeited), rule="penalty-9"),
        ),
    )


def penalty_9(book: RuleBook, arena: Arena) -> Ruling:
    """The game forfeited. Rule 9, Penalty 9."""
    w = book.words.arena
    return ruling_of(
        book,
        "penalty-9",
        arena,
        say(w.penalty_9_says),
        kind="removal",
        procedure=(umpires_choice(book),),
        consequences=(Consequence("both-forfeit", say(w.both_forfeit_when), say(w.both_forfeit)),),
    )
