"""Questions: a situation without its answer, but with everything needed to find it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from polofield.rules.catalogue import entry
from polofield.rulings.phrase import Phrase, literal, say
from polofield.rulings.ruling import Consequence, Ruling
from polofield.scenario.scenario import Scenario
from polofield.scene.build import cross
from polofield.scene.model import (
    Cross,
    Figure,
    KeyEntry,
    Label,
    Scene,
    Thing,
)
from polofield.scene.places import happened_key
from polofield.scene.room import with_room
from polofield.scene.telling import ZONES
from polofield.words import figures as figure_words
from polofield.words import slides as w

GROUND_LAYERS = ("ground", "lines")
VERDICT_ROLES = ("remedy",)
CAUSE_IN_FIRST_NOTE = (
    "outdoor/knock-in-failed",
    "outdoor/foul-shot-refused",
    "outdoor/ball-over-side",
)
"""Rules whose rulings state in their first note what went wrong."""
NEUTRAL_WORDS = {
    figure_words.HITTING: "{Hit}",
    figure_words.OPPOSING: "{Opp}",
    figure_words.HITTER_AT: figure_words.PLAYER_AT,
}
"""Phrases that reveal which side has the ball, and the same without that."""


def asks_about_people(what: Ruling | Scenario) -> bool:
    """Whether to ask who is incorrectly positioned: with real players and a ball on the ground."""
    return isinstance(what, Scenario) and bool(what.players) and what.ruling.ball is not None


def question_scene(scene: Scene, ruling: Ruling, *, people: bool) -> Scene:
    """The situation without what the rule says, and with a question instead of the sentence.

    A question about `people` shows the players and the ball.
    """
    side_known = people and _side_is_obvious(ruling)
    things = [thing for thing in scene.things if _belongs_to_situation(thing, people=people)]
    shown = [_as_asked(thing, side_known=side_known) for thing in things]
    if ruling.at is not None and not any(isinstance(thing, Cross) for thing in shown):
        shown.append(cross(ruling, ruling.at))
    roles = {"at" if isinstance(thing, Cross) else getattr(thing, "role", "") for thing in shown}
    happened = KeyEntry("cross", "at", happened_key(ruling))
    key = [
        e if side_known else replace(e, text=_without_side(e.text)) for e in (*scene.key, happened)
    ]
    titles = [title for t in shown if isinstance(title := getattr(t, "title", None), Phrase)]
    asked = literal(" ".join(questions(ruling, people=people)))
    cause = None if side_known else cause_of(ruling)
    asked_of = {(e.role, e.number): e for e in key if e.role in roles}.values()
    question = replace(
        scene,
        title=question_title(scene.title, ruling),
        sentence=_after_cause(cause, asked),
        description=(*filter(None, (cause,)), asked, *map(_sentence, titles)),
        things=tuple(shown),
        key=tuple(sorted(asked_of, key=lambda entry: entry.role != "team-a")),
        notes=(),
        verdicts=(),
        telling=(),
        after=(),
    )
    return with_room(question)


def _as_asked(thing: Thing, *, side_known: bool) -> Thing:
    """A thing in a question: players without marks, and a hitter only if the side is known."""
    if not isinstance(thing, Figure):
        return thing
    title = thing.title if side_known else _without_side(thing.title)
    return replace(thing, ring="", title=title)


def _sentence(title: Phrase) -> Phrase:
    """The title of a thing as a sentence."""
    return title if title.template.endswith(".") else say(figure_words.STANDS, player=title)


def cause_of(ruling: Ruling) -> Phrase | None:
    """What happened, as far as it is needed for the answer; None if the title says it.

    For a penalty it says which side is at fault; the class has to find out which side has the ball.
    """
    asked = ruling.because or ruling.rule
    if asked in CAUSE_IN_FIRST_NOTE:
        return ruling.notes[0]
    if asked == "arena/penalty-6a" and ruling.ball is None:
        return say(w.WOULD_HAVE_SCORED)
    if asked in w.CAUSES:
        from_foul = "N" in ruling.readings  # only after a penalty from the spot of the foul
        taken = w.A_PENALTY_FROM_THE_FOUL if from_foul else w.A_PENALTY_OF_ONE_SPOT
        return say(w.CAUSES[asked], penalty=ruling.title, taken=taken)
    return say(w.AT_FAULT) if "/penalty-" in asked and ruling.ball is not None else None


def _after_cause(cause: Phrase | None, asked: Phrase) -> Phrase:
    return say(w.CAUSE_AND_QUESTION, cause=cause, question=asked) if cause else asked


def _side_is_obvious(ruling: Ruling) -> bool:
    """Whether it is obvious which side has the ball: after a foul, the side that was fouled."""
    return "/penalty-" in ruling.rule and ruling.because is None


def _without_side(phrase: Phrase) -> Phrase:
    """The phrase without the side that has the ball."""
    return replace(phrase, template=NEUTRAL_WORDS.get(phrase.template, phrase.template))


def _belongs_to_situation(thing: Thing, *, people: bool) -> bool:
    """Whether a thing belongs to the situation, and not to what the rule says."""
    if isinstance(thing, Cross) or thing.layer in GROUND_LAYERS:
        return True
    if isinstance(thing, Label):
        return thing.name == "goal-words" or thing.role.startswith("yard-number")
    if not people or getattr(thing, "role", "") in VERDICT_ROLES:
        return False
    return thing.steps[0] != ZONES and thing.layer in ("ball", "players", "moves")


def questions(ruling: Ruling, *, people: bool = False) -> Sequence[str]:
    """The questions about a situation."""
    if people:
        return (w.WHO_WRONG,)
    if ruling.throw_in is not None:
        return (w.WHERE_THROWN,)
    if ruling.ball is None:
        return (w.WHAT_FOLLOWS,)
    return (w.WHERE_BALL, w.WHERE_KEEP)


def question_title(title: Phrase, ruling: Ruling) -> Phrase:
    """A title without the answer: that of the rule asked for, or the part before a middle dot."""
    if ruling.because is not None and title == ruling.title:
        return say(w.QUESTION_TITLE, title=entry(ruling.because).title)
    short = title.template.split(" · ")[0]
    return say(w.QUESTION_TITLE, title=replace(title, template=short))


def without_answers(ruling: Ruling) -> Ruling:
    """A ruling without a ball on the ground, with its cases but not what follows from them."""
    return replace(
        ruling,
        title=question_title(ruling.title, ruling),
        sentence=_after_cause(cause_of(ruling), say(w.WHAT_FOLLOWS)),
        consequences=tuple(_open(one) for one in ruling.consequences),
        clock=(),
        prohibitions=(),
        notes=(),
        candidates=None,
    )


def _open(case: Consequence) -> Consequence:
    further = tuple(_open(one) for one in case.further)
    return replace(case, then=say(w.NOT_SAID), rule=None, to=None, further=further)
