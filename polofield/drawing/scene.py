"""The scene of anything that is on the ground: a ruling, a scenario or a diagram."""

from __future__ import annotations

from collections.abc import Sequence

from polofield.drawing.catalogue import SCENES
from polofield.errors import RuleError
from polofield.lineup.check import check
from polofield.lineup.propose import Player, propose
from polofield.rules.catalogue import load
from polofield.rules.question import Question
from polofield.rulings.ruling import Ruling
from polofield.scenario.scenario import Scenario
from polofield.scene.build import ball_scene
from polofield.scene.model import Scene
from polofield.scene.situation import scene_without_ball, situation, with_verdicts
from polofield.scene.throw_in import throw_in_scene


def on_ground(what: Ruling | Scenario | Question) -> bool:
    """Whether there is anything to draw on a surface."""
    if isinstance(what, Question):
        return what.surface is not None
    if isinstance(what, Scenario):
        return bool(what.people) or on_ground(what.ruling)
    return what.ball is not None or what.throw_in is not None


def scene_of(what: Ruling | Scenario | Question, players: Sequence[Player] | None = None) -> Scene:
    """The scene of a ruling, a scenario, or a question about a diagram.

    Args:
        what: the ruling, the scenario or the question.
        players: for a ruling, its players, with illegal positions marked; None proposes a line-up.

    Raises:
        RuleError: a diagram without a surface, which has no scene.
        LineupError: an invalid line-up: see `check`.
    """
    if isinstance(what, Question):
        return _diagram_scene(what)
    if isinstance(what, Scenario):
        judged = [verdict.player for verdict in what.verdicts]
        return situation(_ruling_scene(what.ruling, judged), what)
    if what.ball is None:
        return _ruling_scene(what, players if players is None else _judged(what, players))
    if players is None:
        return ball_scene(what, propose(what), proposed=True)
    verdicts = check(what, players)
    return with_verdicts(_ruling_scene(what, [one.player for one in verdicts]), verdicts)


def _judged(ruling: Ruling, players: Sequence[Player]) -> list[Player]:
    return [verdict.player for verdict in check(ruling, players)]


def _ruling_scene(ruling: Ruling, players: Sequence[Player] | None) -> Scene:
    if ruling.throw_in is not None:
        return throw_in_scene(ruling, players)
    return (ball_scene if ruling.ball else scene_without_ball)(ruling, players or ())


def _diagram_scene(asked: Question) -> Scene:
    if asked.entry.kind != "diagram":
        return scene_of(asked.ruling())
    if asked.surface is None:
        raise RuleError(f"{asked.entry.id} has no surface, so it has no scene")
    scene: Scene = load(SCENES[asked.entry.id], "polofield")(
        asked.book, asked.surface, **asked.options
    )
    return scene


def step_count(ruling: Ruling) -> int:
    """The number of steps of a ruling.

    Raises:
        RuleError: it has no steps.
    """
    if ruling.ball is None:
        raise RuleError(f"{ruling.rule} puts no ball on the ground, so it has no steps")
    return len(scene_of(ruling, ()).telling)
