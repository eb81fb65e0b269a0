"""A throw-in as a scene: the umpire, both files, the way he throws."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

from polofield.lineup.propose import Player, propose
from polofield.rules.outdoor.throw_in import FILES_AHEAD, Files, throw_in_files
from polofield.rulings.parts import Place, ThrowIn
from polofield.rulings.phrase import Distance, Phrase, say
from polofield.rulings.ruling import Ruling
from polofield.scene.build import BALL_DIAMETER, cross, happened_label, moves, notes, player_figure
from polofield.scene.heads import called
from polofield.scene.measures import measure_words
from polofield.scene.model import Scene
from polofield.scene.places import place_words
from polofield.scene.surfaces import ground
from polofield.scene.telling import LINEUP, describe, may_follow
from polofield.scene.things import (
    ALWAYS,
    Arrow,
    Dimension,
    Disc,
    Figure,
    KeyEntry,
    Label,
    Lie,
    Spots,
    Thing,
    YardStick,
)
from polofield.surface.people import FIRST_NOSE
from polofield.surface.surfaces import Field
from polofield.words import figures as w

BEFORE_UMPIRE, BEFORE_BOARDS = 1.9, 0.9
"""Yards from where an umpire throws to the ball as it is drawn: before the horse, or the boards."""
FARTHEST = FILES_AHEAD + 7.0
"""Yards from where an umpire throws to the end of the ball's path as it is drawn."""
BESIDE_FILES = 1.9
"""Yards from the line of a throw to words beside those who line up."""
SHORT = 0.6
"""Yards before the boards or the side line at which it ends at the latest."""


def throw_in_scene(ruling: Ruling, players: Sequence[Player] | None = None) -> Scene:
    """The scene of a throw-in; both files as they line up, unless players are given."""
    field, throw = ruling.surface, ruling.throw_in
    assert isinstance(field, Field)
    assert throw is not None
    files = throw_in_files(field, throw)
    shown = propose(ruling) if players is None else tuple(players)
    (x, y), (_, way) = throw.at, throw.toward
    first = y + way * FIRST_NOSE["outdoor"]
    things: list[Thing] = [*ground(field), YardStick("ruler")]
    things.append(_umpire(files))
    start = x, y + way * (BEFORE_BOARDS if field.at_side(y) else BEFORE_UMPIRE)
    end = x, y + way * min(FARTHEST, field.half_width - way * y - SHORT)
    things.append(_ball(field, start))
    things.append(Arrow("throw", "path", start, end, "hit"))
    things.extend(_moved(ruling, throw))
    figures = (player_figure(field, player, throw.at) for player in shown)
    things.extend(replace(figure, close_order=True) for figure in figures)
    ahead = FIRST_NOSE["outdoor"]
    key = measure_words(field, w.MEASURE_FIRST_NOSE, ahead)
    first = y + way * ahead
    things.append(Dimension("measure-first-nose", (x, y), (x, first), ahead, key=key))
    things.extend(_whose_goals(throw))
    things.extend(_where_to(field, throw, end))
    if ruling.moved and ruling.at:
        things.append(happened_label(ruling, BESIDE_FILES))
    return Scene(
        slug=ruling.slug,
        **called(ruling),
        sentence=ruling.sentence,
        description=tuple(describe(ruling, things)),
        surface=field,
        things=tuple(things),
        key=(KeyEntry("hit", "path", say(w.THE_THROW)),),
        focus=(
            (x, y),
            (x - 5, y - way * 1.5),
            (x + 5, y + way * (FARTHEST - 0.5)),
            *(() if ruling.at is None else (ruling.at,)),
        ),
        notes=(*notes(ruling), *may_follow(ruling)),
    )


def _umpire(files: Files) -> Figure:
    return Figure(
        "umpire-1",
        "official",
        "triangle",
        "U",
        files.umpire,
        say(w.UMPIRE_THROWS),
        facing=files.facing + math.pi,
        close_order=True,
        steps=(LINEUP, ALWAYS[1]),
    )


def _moved(ruling: Ruling, throw: ThrowIn) -> Iterator[Thing]:
    """Where the ball was, and the way from there, unless that is along the throw."""
    if ruling.moved is None or ruling.at is None:
        return
    if abs(ruling.at[0] - throw.at[0]) > SHORT:
        yield from moves(ruling)
    else:
        yield cross(ruling, ruling.at)


def _ball(field: Field, at: Place) -> Disc:
    title = say(w.BALL_THROWN, place=place_words(field, at))
    return Disc("ball", "ball", at, "ball", BALL_DIAMETER[field.kind], "ball", title)


def _whose_goals(throw: ThrowIn) -> Iterator[Label]:
    """Towards whose goal either side of the throw lies."""
    (x, y), (_, way) = throw.at, throw.toward
    words = w.TOWARDS_GOALS_CHANGED if throw.ends_changed else w.TOWARDS_GOALS
    sides: tuple[tuple[Literal["opposing", "hitting"], float], ...] = (
        ("opposing", 1.0),
        ("hitting", -1.0),
    )
    for side, sign in sides:
        spots: Spots = tuple(
            ((x + sign * off, y + way * FARTHEST * part), "centre")
            for off in (5.0, 4.4, 3.6, 6.0)
            for part in (0.5, 0.4, 0.6, 0.3, 0.7)
        )
        yield Label(f"words-{side}", "label", say(words[side]), spots, 3, weight=600, key=None)


def _where_to(field: Field, throw: ThrowIn, end: Place) -> Iterator[Label]:
    """Where the ball is thrown, at the end of its path, and what line or boards are near."""
    (x, y), (_, way) = throw.at, throw.toward
    near = y + way * (FILES_AHEAD + 2.5)
    if throw.to_nearer_side:
        words = w.TO_NEARER_BOARDS if field.boarded else w.TO_NEARER_SIDE_LINE
        yield _beside_path("toward", say(words), "label-ball", (x, near), (1.4, -1.4))
        far = Distance(round(field.half_width - way * y, 1))
        words_far = say(w.FROM_UMPIRE, far=far)
        if way * end[1] < field.half_width - 2 * SHORT:
            yield _beside_path("toward-far", words_far, "label-soft", (x, near), (-1.4, 1.4))
    elif field.at_side(y):
        yield _beside_path("toward", say(w.INTO_FIELD), "label-ball", (x, near), (1.4, -1.4))
        spots: Spots = (((x + 4.0, y), "outward"), ((x - 4.0, y), "outward"))
        yield Label("words-side", "label", say(field.side_name), spots, weight=600, key=None)
    if throw.ends_changed:
        lies: tuple[Lie, ...] = ("above", "below")
        behind: Spots = tuple(((x, y - way * off), lie) for off in (4.5, 3.5) for lie in lies)
        said = say(w.CENTRE_LINE_NAME)
        yield Label("words-line", "label-soft", said, behind, italic=True, key=None)


def _beside_path(name: str, words: Phrase, role: str, at: Place, sides: tuple[float, ...]) -> Label:
    """Words beside the throw, rather on the side that comes first."""
    soft = role == "label-soft"
    spots: Spots = tuple(
        ((at[0] + side, at[1] + along), "centre") for along in (0.0, 1.0, -1.0) for side in sides
    )
    return Label(name, role, words, spots, 4, weight=500 if soft else 600, italic=soft, key=None)
