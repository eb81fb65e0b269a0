"""Outdoor Rule 37: the penalties that take a player, a horse or the game, 7 to 10."""

from __future__ import annotations

from collections.abc import Sequence

from polofield.conduct.facts import RED_RUNG, fact
from polofield.rules.making import ruling_of
from polofield.rules.outdoor import clauses as c
from polofield.rulings.consequence import Case, Consequence
from polofield.rulings.phrase import Phrase, as_part, say
from polofield.rulings.ruling import Clock, Ruling
from polofield.surface.surfaces import Field
from polofield.words import outdoor_penalties as w


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


def who_may_leave(disabled: int | None, team: Sequence[int] | None) -> Phrase:
    """Whom the captain of the side that was fouled may name to leave, in words."""
    if disabled is None or team is None:
        return say(w.NEAREST_ABOVE)
    nearest = min((handicap for handicap in team if handicap > disabled), default=None)
    return say(w.NOBODY_ABOVE) if nearest is None else say(w.NEAREST_ABOVE_IS, handicap=nearest)


def designation_notes(disabled: int | None, team: Sequence[int] | None) -> tuple[Phrase, ...]:
    """When a player may be designated, and for which handicaps that was asked, where it was."""
    if disabled is None or team is None:
        return (say(w.RETIRES),)
    asked = say(w.HANDICAPS_ASKED, disabled=disabled, team=", ".join(map(str, team)))
    return say(w.RETIRES), asked


def penalty_7(
    field: Field, disabled: int | None = None, team: Sequence[int] | None = None
) -> Ruling:
    """A player disabled by a foul: a substitute, or another player leaves. Rule 37, Penalty 7."""
    return ruling_of(
        "outdoor/penalty-7",
        field,
        say(w.PENALTY_7_SAYS, who=who_may_leave(disabled, team), side=c.PENALTY_7_SIDE),
        kind="decision",
        candidates=designation(disabled, team),
        notes=designation_notes(disabled, team),
        clock=(Clock(say(w.FIND_REPLACEMENT), c.PENALTY_7_WAIT, say(w.FIND_REPLACEMENT_SINCE)),),
        prohibitions=(
            say(w.ONLY_FROM_FOUL),
            say(w.NOT_AFTER_PLAY, wait=c.PENALTY_7_LATER_WAIT),
            say(w.NOT_INJURED_BACK, side=c.PENALTY_7_SIDE),
        ),
        consequences=(
            Consequence("substitute", say(w.DISABLED_SUBSTITUTE), say(w.PLAY_ON_FULL)),
            Consequence("removed", say(w.REMOVED_WHEN), say(w.PLAY_ON_WITH, side=c.PENALTY_7_SIDE)),
            Consequence("handicap-game", say(w.HANDICAP_GAME), say(w.HANDICAP_STAYS)),
        ),
        readings=("P",),
    )


def penalty_8(field: Field) -> Ruling:
    """A horse sent off. Rule 37, Penalty 8."""
    return ruling_of(
        "outdoor/penalty-8",
        field,
        say(w.PENALTY_8_SAYS),
        kind="removal",
        prohibitions=(say(w.HORSE_OUT),),
        consequences=(
            Consequence("cured", say(w.RULE_CURED), say(w.HORSE_BACK)),
            Consequence("forfeits", say(w.RULE_6A), say(w.FORFEITED), rule="outdoor/penalty-9"),
        ),
    )


def penalty_9(field: Field) -> Ruling:
    """The game forfeited. Rule 37, Penalty 9."""
    return ruling_of(
        "outdoor/penalty-9",
        field,
        say(w.PENALTY_9_SAYS),
        kind="removal",
        consequences=(Consequence("both-forfeit", say(w.BOTH_FORFEIT_WHEN), say(w.BOTH_FORFEIT)),),
    )


def penalty_10(field: Field) -> Ruling:
    """A player sent out of the game. Rule 37, Penalty 10."""
    return ruling_of(
        "outdoor/penalty-10",
        field,
        say(w.PENALTY_10_SAYS),
        kind="removal",
        consequences=(
            Consequence("excluded", say(w.EXCLUDED_WHEN), say(w.RED_CARD), further=_red_card()),
        ),
    )


def _red_card() -> tuple[Consequence, ...]:
    """What a red card given in a game means: in it, in the next one, and besides. Rule 33."""
    complaint = fact("red-complaint").text
    cases: tuple[Case, Case, Case] = ("this-game", "next-game", "besides")
    whens = w.IN_THIS_GAME, w.IN_THE_NEXT_GAME, w.BESIDES
    return tuple(
        Consequence(case, say(when), as_part(text))
        for case, when, text in zip(cases, whens, (*RED_RUNG.texts, complaint), strict=True)
    )
