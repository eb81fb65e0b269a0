"""Speaker notes: what the rule says, its clause, and what to ask the class."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polofield.conduct.rule import PARTS, statements
from polofield.layout.sheet import Sheet
from polofield.rules.catalogue import entry
from polofield.rulings.phrase import PLAIN, Phrase, Voice, literal, say
from polofield.rulings.ruling import Ruling
from polofield.scene.model import Scene
from polofield.scene.parts import clock_words
from polofield.scene.telling import AFTER, BALL, FOUL, LINEUP, ZONES, may_follow
from polofield.slides.deck import DeckEntry
from polofield.slides.questions import questions
from polofield.words import slides as w

STEP_QUESTIONS = {
    FOUL: (w.WHERE_BALL,),
    BALL: (w.WHERE_KEEP,),
    ZONES: (w.LINE_UP,),
    LINEUP: (w.STILL_LEGAL, w.WHAT_NEXT),
    AFTER: (w.WHOSE_BALL,),
}
"""Questions to ask after each step."""


CARDS = "conduct/timeline"
"""The id of the diagram for a game's cards."""


def step_notes(ruling: Ruling, scene: Scene, step: int, voice: Voice) -> str:
    """The notes for one step."""
    return _text(
        voice,
        scene.telling[step - 1],
        *_asked(STEP_QUESTIONS.get(step, ())),
        *_rule(ruling, scene),
    )


def whole_notes(ruling: Ruling, scene: Scene | None, voice: Voice) -> str:
    """The notes for a whole ruling on one slide."""
    on_ground = ruling.ball is not None
    ask = (w.STILL_LEGAL, w.WHAT_NEXT) if on_ground else questions(ruling)
    return _text(voice, *_asked(ask), *_rule(ruling, scene))


def question_notes(ruling: Ruling, asked: Sequence[str], answer: Scene | None, voice: Voice) -> str:
    """The notes for a question, with its answer."""
    said = [ruling.sentence, *((*answer.verdicts, *answer.notes) if answer else ruling.notes)]
    cases = may_follow(ruling) if answer is None else ()
    return _text(
        voice,
        *_asked(asked),
        *(say(w.ANSWER, answer=phrase) for phrase in (*said, *cases)),
        say(w.CLAUSE, clause=str(ruling.clause)),
    )


def diagram_notes(shown: DeckEntry, sheet: Sheet) -> str:
    """The notes for a diagram that is not a ruling."""
    on_ground = shown.surface is not None
    found = entry(shown.what if isinstance(shown.what, str) else CARDS)
    return _text(
        PLAIN,
        literal(sheet.sentence),
        *_asked((w.WHAT_HERE if on_ground else w.WHAT_CARD,)),
        say(w.CLAUSE, clause=str(found.clause)),
        literal(sheet.description),
        *(fact.text for fact in (statements(found.id) if found.id in PARTS else ())),
    )


def board_notes() -> str:
    """The notes for a blank surface."""
    return _text(PLAIN, *_asked((w.LINE_UP,)), say(w.BOARD_NOTE))


def _asked(asked: Sequence[str]) -> Iterator[Phrase]:
    for question in asked:
        yield say(w.ASK, question=question)


def _rule(ruling: Ruling, scene: Scene | None) -> Iterator[Phrase]:
    """The full text of a ruling, including what a slide may have left out."""
    yield ruling.sentence
    yield say(w.CLAUSE, clause=str(ruling.clause))
    for clock in ruling.clock:
        yield say(w.NOTE, note=clock_words(clock))
    notes = (*scene.verdicts, *scene.notes) if scene else ruling.notes
    for note in (*ruling.procedure, *ruling.prohibitions, *notes):
        yield say(w.NOTE, note=note)
    yield from may_follow(ruling)


def _text(voice: Voice, *phrases: Phrase) -> str:
    said = [" ".join(phrase.say(voice).split()) for phrase in phrases]
    return "\n".join(dict.fromkeys(line for line in said if line))
