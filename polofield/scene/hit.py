"""Where the hit goes, as far as the rule says: to the goal, to a team-mate, or anywhere."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from polofield.lineup.propose import Player, receiver
from polofield.rulings.parts import Place
from polofield.rulings.phrase import Phrase, say
from polofield.rulings.ruling import Ruling
from polofield.scene.telling import LINEUP
from polofield.scene.things import ALWAYS, Arrow, KeyEntry, Label, Lie, Steps, Stub, Thing
from polofield.words import figures as w

SHORT_OF_RECEIVER = 4.0
"""Yards before whoever receives it at which the arrow of a pass ends: its head then shows."""
SHORT_OF_GOAL = {"outdoor": 2.0, "arena": 0.6}
"""Yards before the goal's mouth at which the arrow of a shot ends."""
STEPS: Steps = (LINEUP, ALWAYS[1])


def hit_things(ruling: Ruling, players: Sequence[Player]) -> Iterator[Thing]:
    """The arrow of each hit that the rule names, or the stub of one that is free."""
    shot, ball = ruling.shot, ruling.ball
    if shot is None or ball is None:
        return
    goal = (ruling.surface.half_length, 0.0)
    alternatives = len(shot.aims) > 1
    for aim in shot.aims:
        if aim == "goal":
            end = _before(ball, goal, SHORT_OF_GOAL[ruling.surface.kind])
            yield Arrow("hit", "path", ball, end, "hit", steps=STEPS)
            if alternatives:
                yield along("words-hit", say(w.OR_AT_GOAL), ball, end)
        elif aim == "right-of-way" and shot.right_of_way is not None:
            end = _before(ball, goal, SHORT_OF_GOAL[ruling.surface.kind])
            yield Arrow("hit", "path", ball, end, "hit", steps=STEPS)
        elif aim == "team-mate":
            yield from pass_things(ruling, players)
        elif aim == "anywhere":
            yield Stub("hit", ball, goal if ball != goal else (-goal[0], 0.0), steps=STEPS)


INTO_FIELD, OFF_POST = 24.0, 7.0
"""Yards from the back line, and from the post, to where a defender comes out who may."""


def come_out_things(ruling: Ruling, players: Sequence[Player]) -> Iterator[Thing]:
    """The ways round the posts of the defenders nearest to the goal, where they may come out."""
    if all(one.case != "comes-out" for one in ruling.consequences):
        return
    surface = ruling.surface
    for name, sign in (("left", 1.0), ("right", -1.0)):
        waiting = [one.at for one in players if one.side == "opposing" and sign * one.at[1] > 0]
        if not waiting:
            continue
        start = min(waiting, key=lambda at: abs(at[1]))
        end = surface.half_length - INTO_FIELD, sign * (surface.half_goal + OFF_POST)
        yield Arrow(f"way-out-{name}", "path-opposing", start, end, "way", steps=STEPS)


def pass_things(ruling: Ruling, players: Sequence[Player]) -> Iterator[Thing]:
    """The hit to a team-mate, where the rule has one and somebody can receive it."""
    shot, ball = ruling.shot, ruling.ball
    if shot is None or ball is None or shot.to_team_mate is None:
        return
    mate = receiver(ruling, players)
    if mate is None:
        return
    end = _before(ball, mate.at, SHORT_OF_RECEIVER)
    yield Arrow("pass", "path", ball, end, "hit", steps=STEPS)
    yield along("words-pass", say(w.TO_TEAM_MATE, travel=shot.to_team_mate), ball, end)


def along(name: str, words: Phrase, start: Place, end: Place) -> Label:
    """Words along a path of the ball."""
    lies: tuple[Lie, ...] = ("above", "right", "left", "below")
    spots = tuple(
        ((start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])), lie)
        for part in (0.5, 0.6, 0.4, 0.7, 0.3, 0.8)
        for lie in lies
    )
    key = KeyEntry("hit", "path", words, steps=STEPS)
    return Label(
        name,
        "label-ball",
        words,
        spots,
        rank=3,
        steps=STEPS,
        weight=600,
        path=(start, end),
        key=key,
    )


def _before(start: Place, end: Place, short: float) -> Place:
    """The place so many yards before the end of a way, but past its middle."""
    long = math.dist(start, end)
    share = max(1 - short / long, 0.5) if long else 0.0
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
