"""The scenes for the slides of an entry: the ruling, the steps to show, the answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from polofield.drawing.scene import on_ground, scene_of
from polofield.rulings.ruling import Ruling
from polofield.scenario.scenario import Scenario
from polofield.scene.model import Scene
from polofield.scene.telling import told
from polofield.scene.things import shows
from polofield.slides.verdicts import with_verdicts


def scene_shown(what: Ruling | Scenario) -> Scene | None:
    """The scene of a ruling or a scenario; None if nothing is on the ground."""
    if not on_ground(what):
        return None
    scene = scene_of(what)
    return _with_ball_in_front(with_verdicts(scene, what) if isinstance(what, Scenario) else scene)


def _with_ball_in_front(scene: Scene) -> Scene:
    """The scene with the ball in front of the players, who are enlarged and would hide it."""
    balls = [replace(thing, layer="players") for thing in scene.things if thing.layer == "ball"]
    others = (thing for thing in scene.things if thing.layer != "ball")
    return replace(scene, things=(*others, *balls))


def steps_shown(scene: Scene) -> Iterator[int]:
    """The steps that add something to the step before."""
    before = _seen(scene, 0)
    for step in range(1, len(scene.telling) + 1):
        seen = _seen(scene, step)
        if seen != before or told(scene, step).notes:
            yield step
        before = seen


def _seen(scene: Scene, step: int) -> list[int]:
    return [index for index, thing in enumerate(scene.things) if shows(thing, step)]


def answer_scene(answer: Scene, question: Scene) -> Scene:
    """The answer without the key entries of the question, to leave room for the verdicts."""
    known = {(entry.role, entry.number) for entry in question.key}
    return replace(
        answer, key=tuple(entry for entry in answer.key if (entry.role, entry.number) not in known)
    )
