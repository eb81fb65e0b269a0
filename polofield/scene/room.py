"""How much room everybody has: symbols are larger than life and could hide one another."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import replace

from polofield.people import HORSE_WIDTH
from polofield.rulings import Place
from polofield.scene.model import Disc, Figure, Scene


def with_room(scene: Scene, *, close_order: bool = False) -> Scene:
    """The scene with everybody's room."""
    people = [thing for thing in scene.things if isinstance(thing, Figure)]
    balls = [thing.at for thing in scene.things if isinstance(thing, Disc) and thing.kind == "ball"]

    def placed(one: Figure) -> Figure:
        others = (other.at for other in people if other is not one)
        return replace(
            one,
            room=max(_nearest(one.at, others), HORSE_WIDTH),
            off_ball=_nearest(one.at, balls),
            close_order=close_order,
        )

    things = (placed(thing) if isinstance(thing, Figure) else thing for thing in scene.things)
    return replace(scene, things=tuple(things))


def _nearest(at: Place, others: Iterable[Place]) -> float:
    return min((math.dist(at, other) for other in others), default=math.inf)
