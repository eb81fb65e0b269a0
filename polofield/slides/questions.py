"""Questions: a situation without its answer, and with what has to be known to find it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from polofield.rules.catalogue import entry
from polofield.rulings import Consequence, Ruling
from polofield.scenario import Scenario
from polofield.scene.build import cross
from polofield.scene.model import (
    Attack,
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
from polofield.words import Phrase, literal, say
from polofield.words import figures as figure_words
from polofield.words import slides as w

GROUND_LAYERS = ("ground", "lines")
VERDICT_ROLES = ("remedy",)
TOLD_BY_A_NOTE = ("outdoor/knock-in-failed", "outdoor/foul-shot-refused", "outdoor/ball-over-side")
"""Rules whose rulings say in their first note what went wrong."""
WHOSE_WORDS = {
    figure_words.HITTING: "{Hit}",
    figure_words.OPPOSING: "{Opp}",
    figure_words.HITTER_AT: figure_words.PLAYER_AT,
}
"""Words that tell whose ball it is, and the same without that."""


def asks_about_people(what: Ruling | Scenario) -> bool:
    """Whether the question is who stands wrongly: where somebody real is, and a ball is put."""
    return isinstance(what, Scenario) and bool(what.players) and what.ruling.ball is not None


def question_scene(scene: Scene, ruling: Ruling, *, people: bool) -> Scene:
    """The situation without what the rule says of it, and with a question in place of a sentence.

    Where it is about `people` they and the ball show.
    """
    told = people and _is_told_whose(ruling)
    things = [
        thing
        for thing in scene.things
        if _is_asked_about(thing, people=people)
        and (told or ruling.ball is None or not isinstance(thing, Attack))
    ]
    shown = [_as_asked(thing, told=told) for thing in things]
    if ruling.at is not None and not any(isinstance(thing, Cross) for thing in shown):
        shown.append(cross(ruling, ruling.at))
    roles = {"at" if isinstance(thing, Cross) else getattr(thing, "role", "") for thing in shown}
    happened = KeyEntry("cross", "at", happened_key(ruling))
    key = [e if told else replace(e, text=_untold(e.text)) for e in (*scene.key, happened)]
    titles = [title for t in shown if isinstance(title := getattr(t, "title", None), Phrase)]
    asked = literal(" ".join(questions(ruling, people=people)))
    cause = None if told else cause_of(ruling)
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


def _as_asked(thing: Thing, *, told: bool) -> Thing:
    """A thing as a question shows it: nobody marked, and the hitter only where it is told whose."""
    if not isinstance(thing, Figure):
        return thing
    return replace(thing, ring="", title=thing.title if told else _untold(thing.title))


def _sentence(title: Phrase) -> Phrase:
    """What a thing is, as a sentence: of some it is one already."""
    return title if title.template.endswith(".") else say(figure_words.STANDS, player=title)


def cause_of(ruling: Ruling) -> Phrase | None:
    """What happened, as far as the rule that is asked about needs it; None where its title says it.

    A penalty says who is at fault: who has the ball is then for the class to tell.
    """
    asked = ruling.because or ruling.rule
    if asked in TOLD_BY_A_NOTE:
        return ruling.notes[0]
    if asked == "arena/penalty-6a" and ruling.ball is None:
        return say(w.WOULD_HAVE_SCORED)
    if asked in w.CAUSES:
        from_foul = "N" in ruling.readings  # only a hit out after such a penalty relies on it
        taken = w.A_PENALTY_FROM_THE_FOUL if from_foul else w.A_PENALTY_OF_ONE_SPOT
        return say(w.CAUSES[asked], penalty=ruling.title, taken=taken)
    return say(w.AT_FAULT) if "/penalty-" in asked and ruling.ball is not None else None


def _after_cause(cause: Phrase | None, asked: Phrase) -> Phrase:
    return say(w.CAUSE_AND_QUESTION, cause=cause, question=asked) if cause else asked


def _is_told_whose(ruling: Ruling) -> bool:
    """Whether whose ball it is goes without asking: after a foul it is that of the side fouled."""
    return "/penalty-" in ruling.rule and ruling.because is None


def _untold(words: Phrase) -> Phrase:
    """Words without whose ball it is."""
    return replace(words, template=WHOSE_WORDS.get(words.template, words.template))


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
