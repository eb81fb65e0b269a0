"""Verdicts on a slide: short, in front of the notes, and each zone only once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from polofield.lineup.verdict_words import exemptions, fault, faults, who, why_exempt
from polofield.rulings.clause import Clause
from polofield.rulings.phrase import Phrase, listed, literal, say
from polofield.scenario.scenario import Scenario
from polofield.scene.model import Scene
from polofield.words import slides as w


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
