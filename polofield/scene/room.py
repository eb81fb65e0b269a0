"""How much room everybody has: symbols are larger than life and could hide one another."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import partial

from polofield.scene.model import Cross, Disc, Figure, Scene
from polofield.surface.people import HORSE_WIDTH


def with_room(scene: Scene, *, close_order: bool = False) -> Scene:
    """The scene with everybody's room, and who stands nearest to where it happened."""
    people = [thing for thing in scene.things if isinstance(thing, Figure)]
    places = [one.at for one in people]
    balls = [thing.at for thing in scene.things if isinstance(thing, Disc) and thing.kind == "ball"]
    crosses = [thing.at for thing in scene.things if isinstance(thing, Cross)]

    def placed(one: Figure) -> Figure:
        apart = partial(math.dist, one.at)
        _, to_next, *_ = *sorted(map(apart, places)), math.inf
        return replace(
            one,
            room=max(to_next, HORSE_WIDTH),
            off_ball=min(map(apart, balls), default=math.inf),
            off_cross=min(map(apart, crosses), default=math.inf),
            close_order=close_order,
        )

    def roomy(thing: Figure | Cross) -> Figure | Cross:
        if isinstance(thing, Figure):
            return placed(thing)
        on = min(people, key=lambda one: math.dist(one.at, thing.at), default=None)
        return replace(thing, nearest=on and placed(on))

    return replace(
        scene,
        things=tuple(
            roomy(thing) if isinstance(thing, (Figure, Cross)) else thing for thing in scene.things
        ),
    )
