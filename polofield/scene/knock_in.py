"""What a knock-in shows beyond the ball and the zones: how an opponent comes back onside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polofield.lineup import Player
from polofield.rules import clauses_restarts as c
from polofield.rulings import Ruling
from polofield.scene.model import ALWAYS, Arrow, KeyEntry, Label, Lie, Thing
from polofield.scene.telling import AFTER, LINEUP
from polofield.words import figures as w
from polofield.words import say

PAST_A_TEAM_MATE = 14.0
"""Yards that the way in goes on: the head of its arrow shows beyond a symbol, on a small page too.
"""


def is_knock_in(ruling: Ruling) -> bool:
    """Whether the ruling is a knock-in, which is about the hitting side's own end."""
    return ruling.rule == "outdoor/knock-in"


def knock_in_things(ruling: Ruling, players: Sequence[Player]) -> Iterator[Thing]:
    """The way in of each opponent who was off the field, and where he is onside again."""
    steps = (AFTER, ALWAYS[1])
    placed = [p for p in players if p.team == "opposing" and p.status is None]
    for player in players:
        if player.team != "opposing" or player.status != "off-field" or not placed:
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
        mate = min(placed, key=lambda other: (abs(other.at[1] - y), other.number))
        past = mate.at[0] + PAST_A_TEAM_MATE
        yield Arrow(f"way-in-{player.number}", "path", (x + 4, y), (past, y), True, steps=steps)
        spots = tuple(
            ((at, y), way) for at in (past, past + 6) for way in ("above", "right", "left")
        )
        text = say(w.ONSIDE_PAST_TEAM_MATE)
        name = f"onside-past-{player.number}"
        words = say(w.ONSIDE_PAST_TEAM_MATE_KEY, number=number)
        past_key = KeyEntry("dashed-arrow", "path", words)
        yield Label(name, "label", text, spots, rank=3, steps=steps, key=past_key)  # type: ignore[arg-type]
    half = ruling.surface.half_width
    spots = tuple(
        ((0.0, half * part), way)
        for way in ("ahead", "back")
        for part in (0.0, 0.3, -0.3, 0.5, -0.5)
    )
    text = say(w.ONSIDE_MIDFIELD, travel=c.KNOCK_IN_TRAVEL)
    key = KeyEntry("none", "label", say(w.ONSIDE_MIDFIELD_KEY, travel=c.KNOCK_IN_TRAVEL))
    yield Label("onside-midfield", "label", text, spots, rank=3, steps=steps, key=key)  # type: ignore[arg-type]
