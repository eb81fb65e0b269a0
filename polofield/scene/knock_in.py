"""What a knock-in shows beyond the ball and the zones: how an opponent comes back onside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polofield.lineup.check import comes_onside
from polofield.lineup.propose import Player
from polofield.rulings.parts import Place
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Ruling
from polofield.scene.surfaces import segments
from polofield.scene.telling import AFTER, LINEUP
from polofield.scene.things import ALWAYS, Arrow, KeyEntry, Label, Lie, Stroke, Thing
from polofield.words import figures as w

BEYOND = 14.0
"""Yards that the way in goes on beyond where the rider is onside: its head shows past a symbol."""
GATE = 4.0
"""Half the length in yards of the mark across the way."""


def knock_in_things(ruling: Ruling, players: Sequence[Player]) -> Iterator[Thing]:
    """The way in of each opponent who was off the field, and a mark across it where onside again.

    The way leads past the first team-mate who is properly positioned; past midfield where nobody
    is.
    """
    assert ruling.onside is not None
    steps = (AFTER, ALWAYS[1])
    for player in players:
        onside = comes_onside(ruling, players, player)
        if onside is None:
            continue
        x, y = player.at
        number = player.name or str(player.number)
        lies: tuple[Lie, ...] = ("right", "left", "below", "above")
        off_field = tuple(((x, y + d), lie) for d in (-5.0, 5.0, 0.0) for lie in lies)
        yield Label(
            f"off-field-{player.number}",
            "label",
            say(w.OFF_FIELD),
            off_field,
            rank=3,
            steps=(LINEUP, ALWAYS[1]),
            key=KeyEntry("none", "label", say(w.OFF_FIELD_KEY, number=number)),
        )
        mate = onside.past
        gate = onside.rule.past if mate is None else mate.at[0]
        if gate <= x:
            continue
        end = gate + BEYOND
        yield Arrow(
            f"way-in-{player.number}", "path-opposing", (x + 4, y), (end, y), "way", steps=steps
        )
        across = segments(((gate, y - GATE), (gate, y + GATE)))
        yield Stroke(
            f"gate-{player.number}", "dimension", across, "gate", layer="moves", steps=steps
        )
        if mate is None:
            continue
        spots = _beside((gate + 4, y), (end, y), (end + 6, y))
        past = mate.name or str(mate.number)
        yield Label(
            f"onside-past-{player.number}",
            "label",
            say(w.ONSIDE_PAST_TEAM_MATE, number=number, travel=onside.rule.travel),
            spots,
            rank=3,
            steps=steps,
            key=KeyEntry(
                "dashed-arrow",
                "path-opposing",
                say(w.ONSIDE_PAST_TEAM_MATE_KEY, number=number, mate=past),
            ),
        )


def _beside(*places: Place) -> tuple[tuple[Place, Lie], ...]:
    lies: tuple[Lie, ...] = ("above", "right", "left")
    return tuple((place, lie) for place in places for lie in lies)
