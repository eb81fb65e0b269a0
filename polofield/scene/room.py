"""How much room everybody has: symbols are larger than life and could hide one another."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

from polofield.people import HORSE_WIDTH
from polofield.rulings import Place
from polofield.scene.model import Cross, Disc, Figure, Scene, Thing


def with_room(scene: Scene, *, close_order: bool = False) -> Scene:
    """The scene with everybody's room, and who stands nearest to where it happened."""
    people = [thing for thing in scene.things if isinstance(thing, Figure)]
    balls = [thing.at for thing in scene.things if isinstance(thing, Disc) and thing.kind == "ball"]
    crosses = [thing.at for thing in scene.things if isinstance(thing, Cross)]

    def placed(one: Figure) -> Figure:
        others = (other.at for other in people if other is not one)
        return replace(
            one,
            room=max(_nearest(one.at, others), HORSE_WIDTH),
            off_ball=_nearest(one.at, balls),
            off_cross=_nearest(one.at, crosses),
            close_order=close_order,
        )

    def roomy(thing: Thing) -> Thing:
        match thing:
            case Figure():
                return placed(thing)
            case Cross():
                on = min(people, key=lambda one: math.dist(one.at, thing.at), default=None)
                return replace(thing, nearest=on and placed(on))
        return thing

    return replace(scene, things=tuple(map(roomy, scene.things)))


def _nearest(at: Place, others: Iterable[Place]) -> float:
    return min((math.dist(at, other) for other in others), default=math.inf)
