"""A throw-in as a scene: the umpire, both files, the way he throws."""

from __future__ import annotations

import math
from collections.abc import Sequence

from polofield.lineup.propose import Player, propose
from polofield.rules.outdoor.throw_in import FILES_AHEAD, Files, throw_in_files
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Place, Ruling
from polofield.scene.build import happened_label, moves, notes, player_figure
from polofield.scene.heads import called
from polofield.scene.measures import measure_words
from polofield.scene.model import (
    ALWAYS,
    Arrow,
    Dimension,
    Figure,
    KeyEntry,
    Label,
    Lie,
    Scene,
    Thing,
)
from polofield.scene.room import with_room
from polofield.scene.surfaces import ground
from polofield.scene.telling import LINEUP, describe
from polofield.surface.people import FIRST_NOSE
from polofield.surface.surfaces import Field
from polofield.words import figures as w


def throw_in_scene(ruling: Ruling, players: Sequence[Player] | None = None) -> Scene:
    """The scene of a throw-in; both files as they line up, unless players are given."""
    field, throw = ruling.surface, ruling.throw_in
    assert isinstance(field, Field)
    assert throw is not None
    files = throw_in_files(field, throw)
    shown = propose(ruling) if players is None else tuple(players)
    (x, y), (_, way) = throw.at, throw.toward
    first = y + way * FIRST_NOSE["outdoor"]
    things: list[Thing] = [*ground(field), *moves(ruling)]
    things.append(_umpire(files))
    things.append(
        Arrow("throw", "path", (x, y + way * 1.6), (x, y + way * (FILES_AHEAD + 4)), "hit")
    )
    things.extend(player_figure(field, player, throw.at) for player in shown)
    ahead = FIRST_NOSE["outdoor"]
    key = measure_words(field, w.MEASURE_FIRST_NOSE, ahead)
    things.append(Dimension("measure-first-nose", (x, y), (x, first), ahead, key=key))
    if throw.to_nearer_side and field.half_width - way * y > FILES_AHEAD + 1:
        toward = say(w.TOWARD_BOARDS if field.boarded else w.TOWARD_SIDE_LINE)
        end = y + way * (FILES_AHEAD + 5.5)
        beside: tuple[Lie, ...] = ("left", "right", "above", "below")
        spots: tuple[tuple[Place, Lie], ...] = (
            *(((x + d, end - way * 4.0), "centre") for d in (2.8, -2.8, 4.0, -4.0)),
            *(((x, end), lie) for lie in beside),
            *(((x + d, y), "centre") for d in (-6.0, 6.0)),
            *(((x, y + way * FILES_AHEAD * part), lie) for part in (0.7, 0.3) for lie in beside),
        )
        thrown = KeyEntry("hit", "path", say(w.THROWN_KEY, way=toward))
        things.append(Label("toward", "label", toward, spots, rank=4, key=thrown))
    if ruling.moved and ruling.at:
        things.append(happened_label(ruling))
    scene = Scene(
        slug=ruling.slug,
        **called(ruling),
        sentence=ruling.sentence,
        description=tuple(describe(ruling, things)),
        surface=field,
        things=tuple(things),
        key=(
            KeyEntry("disc", "team-a", say("{Hit}"), "2"),
            KeyEntry("square", "team-b", say("{Opp}"), "2"),
            KeyEntry("triangle", "official", say(w.UMPIRE), "U"),
        ),
        focus=(
            (x, y),
            (x - 5, y - way * 3),
            (x + 5, y + way * (FILES_AHEAD + 6)),
            *(() if ruling.at is None else (ruling.at,)),
        ),
        notes=notes(ruling),
    )
    return with_room(scene, close_order=True)


def _umpire(files: Files) -> Figure:
    return Figure(
        "umpire-1",
        "official",
        "triangle",
        "U",
        files.umpire,
        say(w.UMPIRE_THROWS),
        facing=files.facing + math.pi,
        steps=(LINEUP, ALWAYS[1]),
    )
