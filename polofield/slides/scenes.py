"""The scenes for the slides of an entry: the ruling, the steps to show, the answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from polofield.drawing.scene import on_ground, scene_of
from polofield.lineup.verdict_words import exemptions, fault, faults, who, why_exempt
from polofield.rulings.clause import Clause
from polofield.rulings.phrase import Phrase, listed, literal, say
from polofield.rulings.ruling import Ruling
from polofield.scenario.scenario import Scenario
from polofield.scene.model import Scene
from polofield.scene.telling import told
from polofield.scene.things import shows
from polofield.words import slides as w


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


def with_verdicts(scene: Scene, scenario: Scenario) -> Scene:
    """The scene of a scenario with short verdicts instead of the long ones among its notes."""
    at_length = {
        phrase
        for verdict in scenario.verdicts
        for phrase in (*faults(verdict), *exemptions(verdict))
    }
    return replace(
        scene,
        verdicts=tuple(_verdicts(scenario)),
        notes=tuple(note for note in scene.notes if note not in at_length),
    )


def _verdicts(scenario: Scenario) -> Iterator[Phrase]:
    if scenario.legal is None or not scenario.players:
        return
    if scenario.legal:
        yield say(w.ALL_RIGHT)
    broken: dict[tuple[Phrase, Clause], list[Phrase]] = {}
    others: list[Phrase] = []
    for verdict in scenario.verdicts:
        for breach in verdict.breaches:
            if breach.zone is not None:
                wrong = say(w.IS_WRONG, who=who(verdict.player), fault=fault(breach))
                broken.setdefault((breach.zone.label, breach.zone.clause), []).append(wrong)
        off = tuple(breach for breach in verdict.breaches if breach.zone is None)
        others.extend(faults(replace(verdict, breaches=off)))
    for (label, clause), wrong_players in broken.items():
        yield say(w.BROKEN, label=label, clause=_short(clause), wrong=listed(wrong_players))
    yield from others
    for verdict in scenario.verdicts:
        if verdict.exempt_from:
            yield say(w.IS_EXEMPT, who=who(verdict.player), why=why_exempt(verdict))


def _short(clause: Clause) -> Phrase:
    """A clause without its book, which is already on the slide."""
    return literal(", ".join(filter(None, (clause.rule, clause.part))) or clause.book)
