"""Verdicts as text: who stands illegally, by how much, and the way to the nearest legal place."""

from __future__ import annotations

from collections.abc import Iterator

from polofield.lineup.check import AT_BALL, Breach, Verdict
from polofield.lineup.propose import Player
from polofield.rulings.parts import Place
from polofield.rulings.phrase import Distance, Measured, Phrase, as_part, say
from polofield.rulings.ruling import Ruling
from polofield.surface.limits import Outside
from polofield.surface.surfaces import Surface
from polofield.words import scenario as w

LEAST_SHOWN = 0.01
"""Distances in yards below this are shown as less than it."""


def who(player: Player) -> Phrase:
    """The team and number of a player."""
    return say(
        w.PLAYER,
        team=say("{Hit}" if player.team == "hitting" else "{Opp}"),
        number=player.name or str(player.number),
    )


def fault(breach: Breach) -> Phrase:
    """How far a player is from satisfying one zone."""
    words = w.OUT_OF_PLACE
    if breach.zone is not None and isinstance(breach.zone.limit, Outside):
        words = w.TOO_NEAR_BALL
    elif breach.zone is not None and breach.zone.shows == "place":
        words = w.OUT_OF_DEFENDERS_PLACE
    return say(words, by=yards(breach.by))


def faults(verdict: Verdict) -> Iterator[Phrase]:
    """Everything that is wrong with a player's position, a sentence each."""
    name = who(verdict.player)
    yield from (say(w.IS, who=name, what=broken) for broken in _broken(verdict))
    yield from _without_place(verdict)


def exemptions(verdict: Verdict) -> Iterator[Phrase]:
    """What a player is exempt from and why, a sentence each; then when the player is onside."""
    name = who(verdict.player)
    yield from (say(w.IS, who=name, what=exempt) for exempt in _exempt(verdict))
    yield from _onside(verdict)


def reasons(verdict: Verdict) -> Iterator[Phrase]:
    """The faults and the exemptions of a player, said below the player's name."""
    yield from (say(w.ALONE, what=broken) for broken in _broken(verdict))
    yield from _without_place(verdict)
    yield from (say(w.ALONE, what=exempt) for exempt in _exempt(verdict))
    yield from _onside(verdict)


def _broken(verdict: Verdict) -> Iterator[Phrase]:
    for breach in verdict.breaches:
        if breach.zone is None:
            yield say(w.BREAKS_GROUND, by=yards(breach.by))
            continue
        label, clause = as_part(breach.zone.label), str(breach.zone.clause)
        yield say(w.BREAKS, fault=fault(breach), label=label, clause=clause)


def _without_place(verdict: Verdict) -> Iterator[Phrase]:
    if verdict.standing == "illegal" and verdict.nearest is None:
        yield say(w.NOWHERE, who=who(verdict.player))


def _exempt(verdict: Verdict) -> Iterator[Phrase]:
    for zone in verdict.exempt_from:
        label, clause = as_part(zone.label), str(zone.clause)
        yield say(w.EXEMPT, why=why_exempt(verdict), label=label, clause=clause)


def _onside(verdict: Verdict) -> Iterator[Phrase]:
    if verdict.onside is not None:
        past, travel = verdict.onside.past, verdict.onside.rule.travel
        name = who(verdict.player)
        if past is None:
            yield say(w.ONSIDE_AT_MIDFIELD, who=name, travel=travel)
        else:
            mate = past.name or str(past.number)
            yield say(w.ONSIDE_PAST, who=name, mate=mate, travel=travel)


def why_exempt(verdict: Verdict) -> Phrase:
    """The reason why a player is exempt."""
    if verdict.player.status == "off-field":
        return say(w.EXEMPT_OFF_FIELD)
    if verdict.player.status == "returning":
        return say(w.EXEMPT_RETURNING)
    return say(w.EXEMPT_HITTER, reach=Distance(AT_BALL))


def taken_for(players: tuple[Player, ...], verdicts: tuple[Verdict, ...]) -> Iterator[Phrase]:
    """Which players were assumed to be the hitter or the designated defender."""
    for player, verdict in zip(players, verdicts, strict=True):
        judged = verdict.player
        if judged.hitter and not player.hitter:
            yield say(w.TAKEN_AS_HITTER, who=who(player), reach=Distance(AT_BALL))
        if judged.side == "designated" and player.side != "designated":
            yield say(w.TAKEN_AS_DEFENDER, who=who(player))


def direction(ruling: Ruling, move: Place) -> Phrase | None:
    """A move in words: how far towards an end, and how far to the hitting side's left or right.

    None if it is too short to show.
    """
    dx, dy = move
    parts: list[Phrase] = []
    if abs(dx) >= LEAST_SHOWN / 2:
        towards = w.TOWARDS_FAR_END if dx > 0 else w.TOWARDS_OWN_END
        parts.append(say(towards, by=Measured(abs(dx)), end=_end(ruling.surface)))
    if abs(dy) >= LEAST_SHOWN / 2:
        side = w.TO_THE_LEFT if dy > 0 else w.TO_THE_RIGHT
        parts.append(say(side, by=Measured(abs(dy))))
    if len(parts) == 2:
        return say(w.BOTH_WAYS, along=parts[0], across=parts[1])
    return parts[0] if parts else None


def _end(surface: Surface) -> str:
    return w.BACK_LINE if surface.kind == "outdoor" else w.END_WALL


def yards(by: float) -> Phrase:
    """A distance as text; a very small one as less than `LEAST_SHOWN`."""
    if by < LEAST_SHOWN / 2:
        return say(w.LESS_THAN, by=Measured(LEAST_SHOWN))
    return say("{by}", by=Measured(by))
