"""Arena Rule 9: the penalties that take a player, a horse or the game, 7 to 9."""

from __future__ import annotations

from collections.abc import Sequence

from polofield.rules.arena.execution import UMPIRES_CHOICE
from polofield.rules.making import ruling_of
from polofield.rules.outdoor.removals import designation, designation_notes, who_may_leave
from polofield.rulings.consequence import Consequence
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Ruling
from polofield.surface.surfaces import Arena
from polofield.words import arena_penalties as w


def penalty_7(
    arena: Arena, disabled: int | None = None, team: Sequence[int] | None = None
) -> Ruling:
    """A player disabled by a foul: a substitute, or another leaves. Rule 9, Penalty 7."""
    return ruling_of(
        "arena/penalty-7",
        arena,
        say(w.PENALTY_7_SAYS, who=who_may_leave(disabled, team)),
        kind="decision",
        procedure=(UMPIRES_CHOICE,),
        candidates=designation(disabled, team),
        notes=designation_notes(disabled, team),
        consequences=(
            Consequence("substitute", say(w.DISABLED_SUBSTITUTE), say(w.NOBODY_LEAVES)),
            Consequence("removed", say(w.REMOVED_WHEN), say(w.REMOVED_THEN)),
            Consequence("handicap-game", say(w.HANDICAP_GAME), say(w.HANDICAP_STAYS)),
        ),
        readings=("P",),
    )


def penalty_8(arena: Arena) -> Ruling:
    """A player or a horse disqualified. Rule 9, Penalty 8."""
    return ruling_of(
        "arena/penalty-8",
        arena,
        say(w.PENALTY_8_SAYS),
        kind="removal",
        procedure=(UMPIRES_CHOICE,),
        consequences=(
            Consequence("equipment-off", say(w.ILLEGAL_EQUIPMENT), say(w.MAY_RETURN)),
            Consequence("forfeits", say(w.RULE_2E), say(w.FORFEITED), rule="arena/penalty-9"),
        ),
    )


def penalty_9(arena: Arena) -> Ruling:
    """The game forfeited. Rule 9, Penalty 9."""
    return ruling_of(
        "arena/penalty-9",
        arena,
        say(w.PENALTY_9_SAYS),
        kind="removal",
        procedure=(UMPIRES_CHOICE,),
        consequences=(Consequence("both-forfeit", say(w.BOTH_FORFEIT_WHEN), say(w.BOTH_FORFEIT)),),
    )
