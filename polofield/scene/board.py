"""A bare surface with everybody beside it, to be put where a class wants them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from polofield.lineup.propose import Player
from polofield.rules.book import USPA_2026
from polofield.rulings.parts import Side
from polofield.rulings.phrase import say
from polofield.scene.bare import bare
from polofield.scene.build import BALL_DIAMETER, player_figure
from polofield.scene.model import Scene
from polofield.scene.places import heading, place_words
from polofield.scene.things import Disc, Figure, Thing
from polofield.surface.geometry import END_RUN_OFF, RECESS
from polofield.surface.surfaces import Field, Surface
from polofield.words import figures as w
from polofield.words import scenario as people
from polofield.words import slides as slide_words

SIDES: tuple[tuple[Side, float], ...] = (("hitting", -1.0), ("opposing", 1.0))
"""Each side waits behind the goal that it defends."""


def board(surface: Surface) -> Scene:
    """The surface without a figure on it, and players, umpires and the ball beyond its ends."""
    scene = bare(USPA_2026, surface, blank=True)
    says = say(slide_words.BOARD_SAYS)
    outdoor = isinstance(surface, Field)
    return replace(
        scene,
        title=say(slide_words.BOARD_FIELD if outdoor else slide_words.BOARD_ARENA),
        qualifier=say(slide_words.TO_BE_SET_UP),
        head=(),
        sentence=says,
        description=(scene.sentence, says),
        things=(*scene.things, *_waiting(surface)),
    )


def _waiting(surface: Surface) -> Iterator[Thing]:
    outdoor = isinstance(surface, Field)
    x = surface.half_length + (0.55 * END_RUN_OFF if outdoor else RECESS)
    apart = surface.half_width / 5
    for side, end in SIDES:
        for number in range(1, 5 if outdoor else 4):
            at = (end * x, (5.2 - number) * apart)
            yield player_figure(surface, Player(side, number, at), (0.0, at[1]))
    for number, end in ((1, -1.0), (2, 1.0)):
        at = (end * x, -2.0 * apart)
        yield Figure(
            f"umpire-{number}", "official", "triangle", "U", at,
            say(people.OFFICIAL_AT, who=people.UMPIRE, place=place_words(surface, at)),
            facing=heading(at, (0.0, at[1])),
        )  # fmt: skip
    at = (-x, -3.2 * apart)
    yield Disc(
        "ball", "ball", at, "ball", BALL_DIAMETER[surface.kind], "ball",
        say(w.BALL_PLACED, place=place_words(surface, at)),
    )  # fmt: skip
