"""A scene with the people of a real situation: who is wrong, which way is right, who officiates."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from polofield.lineup import verdict_words as said
from polofield.lineup.check import Verdict
from polofield.lineup.propose import Player
from polofield.rulings.parts import Place
from polofield.rulings.phrase import EMPTY, Phrase, listed, literal, say
from polofield.rulings.ruling import Ruling
from polofield.scenario.scenario import Scenario
from polofield.scenario.teams import Official, OfficialRole
from polofield.scene.build import moves, player_figure, scene_with
from polofield.scene.model import HeadLine, Scene
from polofield.scene.places import heading, place_words
from polofield.scene.surfaces import ground
from polofield.scene.telling import LINEUP, STEPS
from polofield.scene.things import (
    ALWAYS,
    Area,
    Arrow,
    Contour,
    Figure,
    KeyEntry,
    Label,
    Remedy,
    Steps,
    Stroke,
    Thing,
)
from polofield.words import scenario as w

FROM_LINEUP: Steps = (LINEUP, ALWAYS[1])

OFFICIALS: dict[OfficialRole, tuple[str, str]] = {
    "umpire": ("U", w.UMPIRE),
    "referee": ("R", w.REFEREE),
    "goal judge": ("G", w.GOAL_JUDGE),
}
"""The letter of an official and what he is called."""

COLOURED = (Figure, Area, Arrow, Contour, Stroke, Label)
"""Things in the colour of a side."""
SIDES: Mapping[Any, Any] = {"hitting": "opposing", "opposing": "hitting"}
TEAMS = {"team-a": "team-b", "team-b": "team-a", "disc": "square", "square": "disc"}
SWAPPED = TEAMS | {
    role.format(side): role.format(other)
    for role in ("place-{}", "limit-{}", "label-{}", "path-{}", "mouth-{}")
    for side, other in SIDES.items()
}
"""Roles and symbols when the second team hits: a theme paints as if the first one did."""


def scene_without_ball(ruling: Ruling, players: Sequence[Player]) -> Scene:
    """The players of a ruling that puts no ball on the ground, on the bare surface."""
    surface = ruling.surface
    things: list[Thing] = [*ground(surface), *moves(ruling)]
    middle = _middle_of_play(ruling)
    things.extend(player_figure(surface, player, middle) for player in players)
    teams = {player.team for player in players}
    symbols = {
        "hitting": KeyEntry("disc", "team-a", say("{Hit}"), "2", FROM_LINEUP, team="hitting"),
        "opposing": KeyEntry("square", "team-b", say("{Opp}"), "2", FROM_LINEUP, team="opposing"),
    }
    key = (entry for side, entry in symbols.items() if side in teams)
    x, y = surface.half_length, surface.half_width
    return scene_with(ruling, things, key, ((x, y), (x, -y), (-x, y), (-x, -y)))


def _middle_of_play(ruling: Ruling) -> Place:
    """What riders watch whose heading is unknown: the ball, or where it happened."""
    thrown = ruling.throw_in.at if ruling.throw_in else None
    return ruling.ball or thrown or ruling.at or (0.0, 0.0)


def with_verdicts(scene: Scene, verdicts: Sequence[Verdict]) -> Scene:
    """The scene with those who stand wrong ringed, the shortest ways out, and why, below it.

    A dashed ring is round those who would stand wrong but for their status.
    """
    wrong = [verdict for verdict in verdicts if verdict.legal is False]
    exempt = [v for v in verdicts if v.standing == "exempt" and v.player.status is not None]
    ringed = _ringed(_ringed(scene, exempt, "exempt"), wrong, "fault")
    if exempt:
        dashed = KeyEntry("ring", "exempt", say(w.RINGED_EXEMPT), steps=FROM_LINEUP)
        ringed = replace(ringed, key=(*ringed.key, dashed))
    return _corrected(ringed, wrong) if wrong else ringed


def _ringed(scene: Scene, verdicts: Sequence[Verdict], ring: Literal["fault", "exempt"]) -> Scene:
    if not verdicts:
        return scene
    names = {_figure_name(verdict.player) for verdict in verdicts}
    things = (
        replace(thing, ring=ring) if isinstance(thing, Figure) and thing.name in names else thing
        for thing in scene.things
    )
    return replace(scene, things=tuple(things))


def _corrected(scene: Scene, wrong: Sequence[Verdict]) -> Scene:
    """The scene with the shortest way out for each who stands wrong, and what is wrong."""
    people = {thing.name: thing for thing in scene.things if isinstance(thing, Figure)}
    remedies = [
        Remedy(f"remedy-{name}", people[name], verdict.nearest, steps=FROM_LINEUP)
        for verdict in wrong
        if (name := _figure_name(verdict.player)) and verdict.nearest is not None
    ]
    told = tuple(phrase for verdict in wrong for phrase in said.faults(verdict))
    telling = tuple(
        say(w.SOME_ARE_WRONG, who=listed([said.who(verdict.player) for verdict in wrong]))
        if step == LINEUP
        else sentence
        for step, sentence in zip(STEPS, scene.telling, strict=False)
    )
    marks = say(w.REMEDY if remedies else w.RINGED)
    return replace(
        scene,
        things=(*scene.things, *remedies),
        key=(*scene.key, KeyEntry("arrow", "remedy", marks, steps=FROM_LINEUP)),
        focus=(*scene.focus, *(remedy.end for remedy in remedies)),
        notes=(*told, *scene.notes),
        description=(*scene.description, *told),
        telling=telling,
    )


def _figure_name(player: Player) -> str:
    return f"{player.team}-{player.number}"


def situation(scene: Scene, scenario: Scenario) -> Scene:
    """The scene of a scenario's ruling and players, with all else that the scenario has."""
    ruling = scenario.ruling
    own = (
        *(
            (say(w.RULE_OF, title=ruling.title, clause=str(ruling.clause)),)
            if scenario.title
            else ()
        ),
        *(literal(note) for note in scenario.notes),
    )
    judged = (
        *((say(w.NOT_JUDGED),) if ruling.ball is None and scenario.players else ()),
        *said.taken_for(scenario.players, scenario.verdicts),
        *(phrase for verdict in scenario.verdicts for phrase in said.exemptions(verdict)),
    )
    officials = tuple(_officials(ruling, scenario.officials))
    shown = dict.fromkeys(official.role for official in scenario.officials)
    noted = replace(
        scene,
        things=(*_without_umpires(scene.things, "umpire" in shown), *officials),
        notes=(*judged, *scene.notes),
        description=(*own, *scene.description, *judged),
    )
    seen = with_verdicts(noted, scenario.verdicts)
    if scenario.hitting == 1:
        seen = _swapped(seen)
    return replace(
        seen,
        **_called(scenario, seen),
        key=(*_of_those_drawn(seen, shown), *(_key_entry(role) for role in shown)),
        focus=(
            *seen.focus,
            *(player.at for player in scenario.players),
            *(official.at for official in scenario.officials),
        ),
        notes=(*own, *seen.notes),
        description=(*seen.description, *(official.title for official in officials)),
    )


def _called(scenario: Scenario, scene: Scene) -> dict[str, Any]:
    """The title that a scenario gives itself, which is then all of its name."""
    if not scenario.title:
        return {"title": scene.title, "name": scene.name, "qualifier": scene.qualifier}
    title = literal(scenario.title)
    return {"title": title, "name": title, "qualifier": EMPTY}


def rule_words(ruling: Ruling) -> Phrase:
    """The rule's own title and clause, for a figure that a user's title heads."""
    return say(w.RULE_OF, title=ruling.title, clause=str(ruling.clause))


def _swapped(scene: Scene) -> Scene:
    """The scene with the sides' symbols and colours exchanged, for a second team that hits."""

    def other(thing: Any) -> Any:
        if isinstance(thing, Contour):
            return replace(thing, bound=SIDES.get(thing.bound, thing.bound))
        changes = {"role": SWAPPED.get(thing.role, thing.role)}
        if isinstance(thing, Figure):
            changes["shape"] = SWAPPED.get(thing.shape, thing.shape)
        if isinstance(thing, Label) and thing.key:
            changes["key"] = other(thing.key)
        if isinstance(thing, KeyEntry | HeadLine):
            changes["sample"] = SWAPPED.get(thing.sample, thing.sample)
        return replace(thing, **changes)

    return replace(
        scene,
        things=tuple(
            other(thing)
            if isinstance(thing, (Figure, Area, Arrow, Contour, Stroke, Label))
            else thing
            for thing in scene.things
        ),
        key=tuple(other(entry) for entry in scene.key),
        head=tuple(other(line) for line in scene.head),
    )


def _officials(ruling: Ruling, officials: Sequence[Official]) -> Iterator[Figure]:
    """Their symbols: an umpire is mounted, and watches the play where no heading is known."""
    counts: dict[str, int] = {}
    for official in officials:
        counts[official.role] = counts.get(official.role, 0) + 1
        letter, words = OFFICIALS[official.role]
        facing = official.facing
        if facing is None and official.role == "umpire":
            facing = heading(official.at, _middle_of_play(ruling))
        yield Figure(
            name=f"{official.role.replace(' ', '-')}-{counts[official.role]}",
            role="official",
            shape="triangle",
            text=letter,
            at=official.at,
            title=say(w.OFFICIAL_AT, who=words, place=place_words(ruling.surface, official.at)),
            facing=facing,
            close_order=ruling.throw_in is not None,
            steps=FROM_LINEUP,
        )


def _without_umpires(things: Sequence[Thing], given: bool) -> Iterator[Thing]:
    """The things of a scene; its own umpires are left out where the scenario says who umpires."""
    for thing in things:
        if not (given and isinstance(thing, Figure) and thing.role == "official"):
            yield thing


def _of_those_drawn(scene: Scene, given: Container[OfficialRole]) -> Iterator[KeyEntry]:
    """The entries of the key, without a team of which nobody is there and umpires given anew."""
    teams = {thing.team for thing in scene.things if isinstance(thing, Figure)}
    for entry in scene.key:
        replaced = entry.role == "official" and "umpire" in given
        if not replaced and (entry.team is None or entry.team in teams):
            yield entry


def _key_entry(role: OfficialRole) -> KeyEntry:
    letter, words = OFFICIALS[role]
    return KeyEntry("triangle", "official", say(words.lower()), letter, FROM_LINEUP)
