"""What the slides of an entry draw: the steps that add something, a question without its answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from polofield.drawing import ruling_scene
from polofield.judging_words import faults
from polofield.rules.catalogue import entry
from polofield.rulings import Consequence, Ruling
from polofield.scenario import Scenario
from polofield.scene.build import cross
from polofield.scene.model import Attack, Cross, Figure, KeyEntry, Label, Scene, Thing, shows
from polofield.scene.telling import ZONES, told
from polofield.words import Phrase, literal, say
from polofield.words import figures as figure_words
from polofield.words import slides as w

GROUND_LAYERS = ("ground", "lines")
VERDICT_ROLES = ("remedy",)
TOLD_BY_A_NOTE = ("outdoor/knock-in-failed", "outdoor/foul-shot-refused", "outdoor/ball-over-side")
"""Rules whose rulings say in their first note what went wrong."""


def scene_shown(what: Ruling | Scenario) -> Scene | None:
    """The scene of a ruling or a scenario; None where there is nothing to see on the ground."""
    if isinstance(what, Scenario):
        from polofield.scenario_drawing import scenario_scene

        ruling = what.ruling
        if not (ruling.ball or ruling.throw_in or what.people):
            return None
        return scenario_scene(what)
    if what.ball is None and what.throw_in is None:
        return None
    return ruling_scene(what)


def steps_shown(scene: Scene) -> Iterator[int]:
    """The steps of a telling that add something to the one before; none where it is not told so."""
    before = _seen(scene, 0)
    for step in range(1, len(scene.telling) + 1):
        seen = _seen(scene, step)
        if seen != before or told(scene, step).notes:
            yield step
        before = seen


def _seen(scene: Scene, step: int) -> list[int]:
    return [index for index, thing in enumerate(scene.things) if shows(thing, step)]


def asks_about_people(what: Ruling | Scenario) -> bool:
    """Whether the question is who stands wrongly: where somebody real is, and a ball is put."""
    return isinstance(what, Scenario) and bool(what.players) and what.ruling.ball is not None


def question_scene(scene: Scene, ruling: Ruling, *, people: bool) -> Scene:
    """The situation without what the rule says of it, and with a question in place of a sentence.

    Where it is about `people` they and the ball show.
    """
    things = [thing for thing in scene.things if _is_asked_about(thing, people=people)]
    shown = [replace(t, ring="") if isinstance(t, Figure) else t for t in things]
    if ruling.at is not None and not any(isinstance(thing, Cross) for thing in shown):
        shown.append(cross(ruling.surface, ruling.at))
    roles = {"at" if isinstance(thing, Cross) else getattr(thing, "role", "") for thing in shown}
    key = (*scene.key, KeyEntry("cross", "at", say(figure_words.WHERE_FOUL)))
    titles = [title for t in shown if isinstance(title := getattr(t, "title", None), Phrase)]
    asked = literal(" ".join(questions(ruling, people=people)))
    cause = ruling.notes[:1] if ruling.because in TOLD_BY_A_NOTE else ()
    return replace(
        scene,
        title=question_title(scene.title, ruling),
        sentence=say(w.CAUSE_AND_QUESTION, cause=cause[0], question=asked) if cause else asked,
        description=(*cause, asked, *(say(figure_words.STANDS, player=title) for title in titles)),
        things=tuple(shown),
        key=tuple({(e.role, e.number): e for e in key if e.role in roles}.values()),
        notes=(),
        telling=(),
        after=(),
    )


def answer_scene(scene: Scene, question: Scene, scenario: Scenario) -> Scene:
    """The whole scene with what the question did not have: first who is wrong, and why.

    That needs the room: of the key only what is new is there.
    """
    known = {(entry.role, entry.number) for entry in question.key}
    wrong = [fault for verdict in scenario.verdicts for fault in faults(verdict)]
    return replace(
        scene,
        key=tuple(entry for entry in scene.key if (entry.role, entry.number) not in known),
        notes=(*wrong, *(note for note in scene.notes if note not in wrong)),
    )


def _is_asked_about(thing: Thing, *, people: bool) -> bool:
    """Whether a thing is of the situation, and not of what the rule says of it."""
    if isinstance(thing, (Cross, Attack)) or thing.layer in GROUND_LAYERS:
        return True
    if isinstance(thing, Label):
        return thing.name == "goal-words" or thing.role.startswith("yard-number")
    if not people or getattr(thing, "role", "") in VERDICT_ROLES:
        return False
    return thing.steps[0] != ZONES and thing.layer in ("ball", "players", "moves")


def questions(ruling: Ruling, *, people: bool = False) -> Sequence[str]:
    """What to ask of a situation."""
    if people:
        return (w.WHO_WRONG,)
    if ruling.throw_in is not None:
        return (w.WHERE_THROWN,)
    if ruling.ball is None:
        return (w.WHAT_FOLLOWS,)
    return (w.WHERE_BALL, w.WHERE_KEEP)


def question_title(title: Phrase, ruling: Ruling) -> Phrase:
    """A title that does not tell the answer: what was asked, or what stands before a middle dot."""
    if ruling.because is not None and title == ruling.title:
        return say(w.QUESTION_TITLE, title=entry(ruling.because).title)
    short = title.template.split(" · ")[0]
    return say(w.QUESTION_TITLE, title=replace(title, template=short))


def without_answers(ruling: Ruling) -> Ruling:
    """A ruling that puts no ball on the ground: its cases, and what follows left open."""
    return replace(
        ruling,
        title=question_title(ruling.title, ruling),
        sentence=say(w.WHAT_FOLLOWS),
        consequences=tuple(_open(one) for one in ruling.consequences),
        clock=(),
        prohibitions=(),
        notes=(),
        candidates=None,
    )


def _open(case: Consequence) -> Consequence:
    further = tuple(_open(one) for one in case.further)
    return replace(case, then=say(w.NOT_SAID), rule=None, to=None, further=further)
