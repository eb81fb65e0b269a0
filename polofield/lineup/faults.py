"""Line-up errors: wrong types and values, too many players, two at the same place."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Final, get_args

from polofield.errors import LineupError, PlaceError, in_one_line, in_short, not_a, not_among
from polofield.lineup.propose import Player
from polofield.rulings.parts import SIDES, Place, Status
from polofield.rulings.ruling import Ruling
from polofield.surface.people import SIDE
from polofield.surface.surfaces import Surface
from polofield.surface.units import TOLERANCE
from polofield.values import finite, is_one_of, is_whole, name_fault, two_numbers

STATUSES: tuple[Status, ...] = get_args(Status)

MAX_PLAYERS: Final = 100
"""Longest line-up that is read, before the number of players on a side is checked."""

Namer = Callable[[Player], str]
Fault = tuple[int, str, str]
"""The player's index, the wrong attribute or an empty string, and what is wrong."""


def players_given(players: Sequence[Player]) -> tuple[Player, ...]:
    """Validate a sequence of players.

    Raises:
        LineupError: not a sequence, or a member that is not a `Player`.
    """
    try:
        given = tuple(islice(players, MAX_PLAYERS + 1))
    except Exception:  # iterating over an arbitrary object may raise anything
        raise LineupError(not_a("players", players, "a sequence of Player")) from None
    if len(given) > MAX_PLAYERS:
        raise LineupError(
            f"more than {MAX_PLAYERS} players: a side has {SIDE['outdoor']} on a field"
            f" and {SIDE['arena']} in an arena"
        )
    wrong = [
        not_a(f"players[{index}]", player, "a Player")
        for index, player in enumerate(given)
        if not isinstance(player, Player)
    ]
    if wrong:
        raise LineupError(in_one_line(wrong))
    return given


def _plain_name(player: Player) -> str:
    side = player.side if is_one_of(player.side, SIDES) else in_short(player.side)
    return f"{side} {in_short(player.number)}"


def lineup_faults(
    surface: Surface, players: Sequence[Player], name: Namer = _plain_name
) -> Iterator[Fault]:
    """Line-up errors that do not depend on the rule."""
    most = SIDE[surface.kind]
    sides: dict[str, list[int | None]] = {"hitting": [], "opposing": [], "": []}
    placed: list[Player] = []
    for index, player in enumerate(players):
        wrong = dict(_player_faults(player, most))
        yield from ((index, key, f"{name(player)}: {text}") for key, text in wrong.items())
        numbers = sides["" if "side" in wrong else player.team]
        numbers.append(player.number if is_whole(player.number) else None)
        if len(numbers) > most + 1:
            continue  # reported with the first player who is too many
        if "side" not in wrong:
            if len(numbers) > most:
                yield index, "", _too_many(surface, players, player, name)
            if numbers[-1] is not None and numbers[-1] in numbers[:-1]:
                yield index, "number", f"{name(player)} is listed twice"
        if "at" not in wrong:
            there = next((other for other in placed if is_same_place(other.at, player.at)), None)
            if there is not None:
                yield index, "at", f"{name(player)} is at the same place as {name(there)}"
            placed.append(player)


def _too_many(surface: Surface, players: Sequence[Player], first: Player, name: Namer) -> str:
    most = SIDE[surface.kind]
    of_side = [
        player for player in players if is_one_of(player.side, SIDES) and player.team == first.team
    ]
    beyond = len(of_side) - most
    count = "one player" if beyond == 1 else f"the first of {beyond} players"
    where = "on a field" if surface.kind == "outdoor" else "in an arena"
    return f"{name(first)} is {count} too many: a side has {most} {where}"


def is_same_place(one: Place, other: Place) -> bool:
    """Whether two places are the same."""
    return math.dist(one, other) <= TOLERANCE


def _player_faults(player: Player, most: int) -> Iterator[tuple[str, str]]:
    if not is_one_of(player.side, SIDES):
        yield "side", f"unknown side {in_short(player.side)}; known: {', '.join(SIDES)}"
    if player.status is not None and not is_one_of(player.status, STATUSES):
        yield "status", f"unknown status {in_short(player.status)}; known: {', '.join(STATUSES)}"
    if not is_whole(player.number) or not 1 <= player.number <= most:
        yield "number", f"number: expected 1 to {most}, got {in_short(player.number)}"
    if (wrong := place_fault(player.at)) is not None:
        yield "at", wrong
    if (wrong := facing_fault(player.facing)) is not None:
        yield "facing", wrong
    if not isinstance(player.hitter, bool):
        yield "hitter", not_among("hitter", player.hitter, (True, False))
    unnamed = isinstance(player.name, str) and not player.name
    if not unnamed and (wrong := name_fault(player.name)) is not None:
        yield "name", f"name {wrong}"


def place_fault(at: object) -> str | None:
    """What is wrong with a place in yards, on or off the surface; None if nothing is."""
    try:
        two_numbers(at)
    except PlaceError as error:
        return str(error)
    return None


def facing_fault(facing: object) -> str | None:
    """What is wrong with a heading in radians, or None for unknown; None if nothing is."""
    if facing is not None:
        try:
            finite(facing, "facing", PlaceError)
        except PlaceError as error:
            return str(error)
    return None


def role_faults(
    ruling: Ruling, players: Sequence[Player], name: Namer = _plain_name
) -> Iterator[Fault]:
    """Errors about the hitter and the designated defender."""
    hitters: list[Player] = []
    defenders: list[Player] = []
    for index, player in enumerate(players):
        if not is_one_of(player.side, SIDES):
            continue
        if player.hitter is True:
            if ruling.ball is None:
                yield (
                    index,
                    "hitter",
                    f"{name(player)} hits, but {ruling.rule} puts no ball on the ground",
                )
            elif player.side != "hitting":
                yield index, "hitter", f"{name(player)} hits, but it is the other side's hit"
            elif hitters:
                both = f"{name(hitters[0])} and {name(player)}"
                yield index, "hitter", f"expected one hitter, got {both}"
            hitters.append(player)
        if player.side == "designated":
            if not ruling.has_designated():
                text = f"{name(player)}: {ruling.rule} has no designated defender"
                yield index, "designated", text
            elif defenders:
                both = f"{name(defenders[0])} and {name(player)}"
                yield index, "designated", f"expected one designated defender, got {both}"
            defenders.append(player)
