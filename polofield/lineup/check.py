"""Checking positions: who stands legally, who does not and by how much, by true distance."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from polofield.errors import LineupError, in_one_line
from polofield.lineup.faults import lineup_faults, players_given, role_faults
from polofield.lineup.propose import Player
from polofield.rulings.parts import Onside, Place, Zone
from polofield.rulings.ruling import Ruling, require_ruling
from polofield.surface.limits import AllOf, AnyOf, Limit, Within, is_legal, nearest
from polofield.surface.units import TOLERANCE
from polofield.values import Fields, check_fields, is_place, of, one_of, or_none, tuple_of

AT_BALL: Final = 12.0
"""Yards around the ball in which its hitter is exempt from every zone. Inferred: the rules give no
number for being at the ball."""

Standing = Literal["legal", "exempt", "illegal", "not-judged"]
"""`exempt`: legal only because of the player's status, or as the hitter."""


@dataclass(frozen=True, slots=True)
class Breach:
    """A zone that a player's position breaks.

    Attributes:
        zone: the zone, with its label and its clause; None for a place outside the ground.
        by: yards to the nearest place that this zone alone allows.
    """

    zone: Zone | None
    by: float


_OF_A_VERDICT: Fields = (
    (("player",), of(Player), "a Player"),
    (("standing",), one_of(*get_args(Standing)), " or ".join(get_args(Standing))),
    (("breaches",), tuple_of(Breach), "a tuple of Breach"),
    (("exempt_from",), tuple_of(Zone), "a tuple of Zone"),
    (("nearest",), or_none(is_place), "two finite numbers of yards, (x, y)"),
)
"""The tests for the fields of `Verdict`."""


@dataclass(frozen=True, slots=True)
class ComesOnside:
    """When an opponent who is off the field may make a play again.

    Attributes:
        past: the first properly positioned team-mate, whom the player must pass; None if there is
            none.
        rule: the alternative, with the distance that the ball must travel.
    """

    past: Player | None
    rule: Onside


@dataclass(frozen=True, slots=True)
class Verdict:
    """The verdict on one player's position. Places are yards in the ruling's frame.

    Attributes:
        player: the player, with the assumed role: the hitter or the designated defender.
        standing: see `Standing`.
        breaches: every zone that the position breaks.
        exempt_from: the zones that it would break if the player were not exempt.
        nearest: the nearest legal place, which is the player's own if it is legal; None if no
            place is legal, or the player is not judged.
        onside: for an opponent who is off the field, when that player may make a play again.
    """

    player: Player
    standing: Standing
    breaches: tuple[Breach, ...] = ()
    exempt_from: tuple[Zone, ...] = ()
    nearest: Place | None = None
    onside: ComesOnside | None = None

    def __post_init__(self) -> None:
        check_fields(self, _OF_A_VERDICT, LineupError)

    @property
    def legal(self) -> bool | None:
        """Whether the position is legal; None if it is not judged."""
        return None if self.standing == "not-judged" else self.standing != "illegal"

    @property
    def move(self) -> Place | None:
        """The shortest way to a legal place as (dx, dy) in yards; None if there is none."""
        if self.nearest is None:
            return None
        (x, y), (to_x, to_y) = self.player.at, self.nearest
        return to_x - x + 0.0, to_y - y + 0.0

    @property
    def off(self) -> float | None:
        """The length of `move` in yards: 0 for a legal position."""
        return None if self.move is None else math.hypot(*self.move)


def check(ruling: Ruling, players: Sequence[Player]) -> tuple[Verdict, ...]:
    """Check every player's position, with all its faults, in the given order.

    If no player is marked as the hitter, it is the player of the hitting side nearest to the ball,
    provided that player is within `AT_BALL` of it and not ahead of it. The hitter may be anywhere
    within `AT_BALL` of the ball. If the rule has a designated defender and no player has the side
    `designated`, it is the illegally positioned opponent who is nearest to a legal place for that
    defender, or nearest to the end attacked if several are equally near.

    A ruling that puts no ball on the ground has no positions to judge: every standing is
    `not-judged`.

    Args:
        ruling: the ruling.
        players: the players, in yards in the ruling's frame.

    Raises:
        LineupError: an invalid line-up: too many players, two at the same place, a number used
            twice, a second hitter or defender; one message lists every mistake.

    Example:
        >>> import polofield as pf
        >>> foul = pf.ruling("outdoor/penalty-5a", at=(62, 78))
        >>> (verdict,) = pf.check(foul, [pf.Player("opposing", 1, (80, 75))])
        >>> verdict.legal, verdict.nearest, verdict.off
        (False, (92.0, 75.0), 12.0)
        >>> str(verdict.breaches[0].zone.clause)
        'USPA 2026 outdoor Rule 37, Penalty 5a'
    """
    require_ruling(ruling)
    players = players_given(players)
    faults = [*lineup_faults(ruling.surface, players), *role_faults(ruling, players)]
    if faults:
        raise LineupError(in_one_line(text for _, _, text in faults))
    if ruling.ball is None:
        return tuple(Verdict(player, "not-judged") for player in players)
    judged = in_their_roles(ruling, players)
    verdicts = (_verdict(ruling, player) for player in judged)
    return tuple(replace(v, onside=comes_onside(ruling, judged, v.player)) for v in verdicts)


def comes_onside(ruling: Ruling, players: Sequence[Player], player: Player) -> ComesOnside | None:
    """When a player may make a play again; None if the rule does not prevent it.

    The player must pass the first team-mate who is properly positioned when the ball is hit; one
    who is out of position, or also off the field, does not count.
    """
    if ruling.onside is None or player.side != "opposing" or player.status != "off-field":
        return None
    placed = (
        mate
        for mate in players
        if mate.side == "opposing"
        and mate.status != "off-field"
        and mate.at[0] > player.at[0]
        and _verdict(ruling, mate).standing == "legal"
    )
    return ComesOnside(min(placed, key=lambda mate: mate.at[0], default=None), ruling.onside)


def in_their_roles(ruling: Ruling, players: Sequence[Player]) -> tuple[Player, ...]:
    """The players with the hitter and the designated defender marked: see `check`."""
    found = list(players)
    if not any(player.hitter for player in found):
        hitter = _likely_hitter(ruling, found)
        if hitter is not None:
            found[hitter] = replace(found[hitter], hitter=True)
    if ruling.has_designated() and not any(player.side == "designated" for player in found):
        defender = _likely_defender(ruling, found)
        if defender is not None:
            found[defender] = replace(found[defender], side="designated")
    return tuple(found)


def _likely_hitter(ruling: Ruling, players: Sequence[Player]) -> int | None:
    assert ruling.ball is not None
    bx, by = ruling.ball
    near = [
        (math.hypot(player.at[0] - bx, player.at[1] - by), player.number, index)
        for index, player in enumerate(players)
        if player.side == "hitting" and player.status is None and player.at[0] <= bx + TOLERANCE
    ]
    away, _, index = min(near, default=(math.inf, 0, 0))
    return index if away <= AT_BALL + TOLERANCE else None


def _likely_defender(ruling: Ruling, players: Sequence[Player]) -> int | None:
    limit = ruling.limit("designated")
    wrong = []
    for index, player in enumerate(players):
        if player.side == "opposing" and not is_legal(limit_of(ruling, player), *player.at):
            place = nearest(limit, *player.at)
            off = math.inf if place is None else math.dist(place, player.at)
            # A rounding error must not decide between two legal places.
            wrong.append((0.0 if off <= TOLERANCE else off, -player.at[0], player.number, index))
    return min(wrong)[-1] if wrong else None


def limit_of(ruling: Ruling, player: Player) -> Limit:
    """All that binds a player; the hitter at the ball is bound only by the ground."""
    zones = tuple(zone.limit for zone in ruling.zones_of(player.side, player.status))
    if not player.hitter or not zones:
        return AllOf((ruling.surface.ground, *zones))
    return AllOf((ruling.surface.ground, AnyOf((AllOf(zones), _at_ball(ruling)))))


def _at_ball(ruling: Ruling) -> Within:
    assert ruling.ball is not None
    return Within(*ruling.ball, *ruling.ball, AT_BALL)


def _verdict(ruling: Ruling, player: Player) -> Verdict:
    at = player.at
    binding = ruling.zones_of(player.side, player.status)
    broken = [zone for zone in binding if not is_legal(zone.limit, *at)]
    exempt = [
        zone
        for zone in ruling.zones
        if zone.side == player.side and zone not in binding and not is_legal(zone.limit, *at)
    ]
    if player.hitter and is_legal(_at_ball(ruling), *at):
        exempt, broken = [*broken, *exempt], []
    breaches = [Breach(zone, _beyond(zone.limit, at)) for zone in broken]
    ground = ruling.surface.ground
    if not is_legal(ground, *at):
        breaches.insert(0, Breach(None, _beyond(ground, at)))
    place = nearest(limit_of(ruling, player), *at) if breaches else at
    standing: Standing = "illegal" if breaches else "exempt" if exempt else "legal"
    return Verdict(player, standing, tuple(breaches), tuple(exempt), place)


def _beyond(limit: Limit, at: Place) -> float:
    place = nearest(limit, *at)
    return math.inf if place is None else math.dist(place, at)
