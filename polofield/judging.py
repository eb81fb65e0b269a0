"""Who stands where a ruling lets him, who does not, and how far off he is, by true distance."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from polofield.errors import LineupError, in_one_line
from polofield.given import (
    Fields,
    check_fields,
    is_place,
    of,
    one_of,
    or_none,
    tuple_of,
)
from polofield.limits import AllOf, AnyOf, Limit, Within, is_legal, nearest
from polofield.lineup import Player
from polofield.lineup_faults import lineup_faults, players_given, role_faults
from polofield.rulings import Onside, Place, Ruling, Zone, require_ruling
from polofield.units import TOLERANCE

AT_BALL: Final = 12.0
"""Yards from the ball within which its hitter may be, whatever binds his side. Inferred: the rules
put no figure on being at the ball."""

Standing = Literal["legal", "exempt", "illegal", "not-judged"]
"""`exempt`: legal only because of his status, or because he hits the ball."""


@dataclass(frozen=True, slots=True)
class Breach:
    """What a player's place breaks.

    Attributes:
        zone: the zone, with its label and its clause; None where he is beyond the ground.
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
"""Of what kind the fields of a verdict are, and how that is said."""


@dataclass(frozen=True, slots=True)
class ComesOnside:
    """From where an opponent who is off the field may make a play again.

    Attributes:
        past: the first properly positioned team-mate who has to be passed, where there is one.
        rule: the other way, and how far the ball has to go for it.
    """

    past: Player | None
    rule: Onside


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a ruling says of the place of one player. Places are yards in the ruling's frame.

    Attributes:
        player: he, with the role in which he was judged: the hitter, the designated defender.
        standing: see `Standing`.
        breaches: every zone that his place breaks.
        exempt_from: the zones that he would break, were he not exempt.
        nearest: the legal place nearest to him, his own where he is legal; None where no place
            is legal for him, or he is not judged.
        onside: where the rule has an opponent who is off the field come back onside, from where.
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
        """Whether he may be there; None where he is not judged."""
        return None if self.standing == "not-judged" else self.standing != "illegal"

    @property
    def move(self) -> Place | None:
        """The shortest way to a legal place, as (dx, dy); None where there is none."""
        if self.nearest is None:
            return None
        (x, y), (to_x, to_y) = self.player.at, self.nearest
        return to_x - x + 0.0, to_y - y + 0.0

    @property
    def off(self) -> float | None:
        """How many yards that is: 0 where he is legal."""
        return None if self.move is None else math.hypot(*self.move)


def check(ruling: Ruling, players: Sequence[Player]) -> tuple[Verdict, ...]:
    """Judge every player of a line-up, each with every fault, in the order given.

    Where nobody is marked as the hitter, the player of the hitting side nearest to the ball is,
    if he is within `AT_BALL` of it and no farther up the field. The hitter may be anywhere within
    `AT_BALL` of his ball. Where a rule singles out one defender and no player has the side
    `designated`, it is, of the opposing players who are wrong otherwise, the one nearest to a
    legal place for a defender; of several at one, the one nearest the end attacked.

    A ruling that puts no ball on the ground judges nobody: each standing is `not-judged`.

    Args:
        ruling: what is played.
        players: who stands where, in yards in the ruling's frame.

    Raises:
        LineupError: players who cannot be: too many, two in one place, a number twice, a second
            hitter or defender; every such mistake in one message.
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
    """From where a player may make a play again; None where the rule does not keep that from them.

    Of the team-mates farther up the field who are properly positioned as the ball is hit, the
    first that the player passes counts: who is out of place, or off the field too, does not.
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
    """The players with the hitter and the designated defender known: see `check`."""
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
        if player.side == "opposing" and not is_legal(_limit(ruling, player), *player.at):
            place = nearest(limit, *player.at)
            off = math.inf if place is None else math.dist(place, player.at)
            # Legal is legal: a rounding error decides nothing.
            wrong.append((0.0 if off <= TOLERANCE else off, -player.at[0], player.number, index))
    return min(wrong)[-1] if wrong else None


def _limit(ruling: Ruling, player: Player) -> Limit:
    """All that binds him; the hitter at his ball is bound by nothing but the ground."""
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
    place = nearest(_limit(ruling, player), *at) if breaches else at
    standing: Standing = "illegal" if breaches else "exempt" if exempt else "legal"
    return Verdict(player, standing, tuple(breaches), tuple(exempt), place)


def _beyond(limit: Limit, at: Place) -> float:
    place = nearest(limit, *at)
    return math.inf if place is None else math.dist(place, at)
