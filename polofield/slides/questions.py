"""Questions: a situation without its answer, but with everything needed to find it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from polofield.rulings.consequence import Consequence
from polofield.rulings.parts import TeamSide
from polofield.rulings.phrase import Phrase, literal, say
from polofield.rulings.ruling import Ruling
from polofield.scenario.scenario import Scenario
from polofield.scene.build import cross
from polofield.scene.model import Scene
from polofield.scene.places import happened_here
from polofield.scene.telling import ZONES
from polofield.scene.things import Cross, Figure, KeyEntry, Label, Thing
from polofield.words import figures as figure_words
from polofield.words import slides as w

GROUND_LAYERS = ("ground", "lines")
VERDICT_ROLES = ("remedy",)
NAMES: Mapping[TeamSide, Phrase] = MappingProxyType(
    {"hitting": say("{Hit}"), "opposing": say("{Opp}")}
)
"""What the key says of each side where it does not say which has the ball."""


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
    happened = KeyEntry("cross", "at", happened_here(ruling))
    key = [
        e if side_known or e.team is None else replace(e, text=NAMES[e.team])
        for e in (*scene.key, happened)
    ]
    asked = literal(" ".join(questions(ruling, people=people)))
    cause = None if side_known else cause_of(ruling)
    asked_of = {(e.role, e.number): e for e in key if e.role in roles}.values()
    return replace(
        scene,
        title=question_title(scene.name),
        qualifier=say(w.YOUR_CALL),
        head=(),
        sentence=_after_cause(cause, asked),
        description=(*filter(None, (cause,)), asked, *_told(shown)),
        things=tuple(shown),
        key=tuple(sorted(asked_of, key=lambda entry: entry.role != "team-a")),
        notes=(),
        verdicts=(),
        telling=(),
        after=(),
        strip=None,
    )


def _as_asked(thing: Thing, *, side_known: bool) -> Thing:
    """A thing in a question: players without marks, and a hitter only if the side is known."""
    if not isinstance(thing, Figure):
        return thing
    if side_known or not thing.hitter:
        return replace(thing, ring="")
    anybody = replace(thing.title, template=figure_words.PLAYER_AT)
    return replace(thing, ring="", title=anybody, hitter=False)


def _told(things: Iterable[Thing]) -> Iterator[Phrase]:
    """What the things that are shown are, a sentence each."""
    for thing in things:
        if isinstance(thing, Figure):
            yield say(figure_words.STANDS, player=thing.title)
        elif isinstance(title := getattr(thing, "title", None), Phrase):
            yield title


def cause_of(ruling: Ruling) -> Phrase | None:
    """What happened, as far as it is needed for the answer; None if the title says it.

    For a penalty it says which side is at fault; the class has to find out which side has the ball.
    """
    if ruling.cause is not None:
        return ruling.cause
    if ruling.rule in w.CAUSES:
        return say(w.CAUSES[ruling.rule])
    return say(w.AT_FAULT) if ruling.foul and ruling.ball is not None else None


def _after_cause(cause: Phrase | None, asked: Phrase) -> Phrase:
    return say(w.CAUSE_AND_QUESTION, cause=cause, question=asked) if cause else asked


def _side_is_obvious(ruling: Ruling) -> bool:
    """Whether it is obvious which side has the ball: after a foul, the side that was fouled."""
    return ruling.foul


def _belongs_to_situation(thing: Thing, *, people: bool) -> bool:
    """Whether a thing belongs to the situation, and not to what the rule says."""
    if isinstance(thing, Cross) or thing.layer in GROUND_LAYERS:
        return True
    if isinstance(thing, Label):
        return thing.of_ground
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


def question_title(name: Phrase) -> Phrase:
    """A title without the answer: the name of a scene or a ruling, without what qualifies it."""
    return say(w.QUESTION_TITLE, title=name)


def without_answers(ruling: Ruling) -> Ruling:
    """A ruling without a ball on the ground, with its cases but not what follows from them."""
    return replace(
        ruling,
        title=question_title(ruling.name),
        qualifier=say(w.YOUR_CALL),
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
