"""What stands over a figure: the surface and the rule, its name, and the lines of its head."""

from __future__ import annotations

from typing import Any

from polofield.rulings.entries import Entry
from polofield.rulings.head import Head
from polofield.rulings.parts import TeamSide
from polofield.rulings.phrase import EMPTY, Phrase, listed, say
from polofield.rulings.ruling import Ruling
from polofield.scene.model import HeadLine
from polofield.scene.things import Sample
from polofield.words import heads as w

SURFACES = {"outdoor": w.OUTDOOR, "arena": w.ARENA}


def called(ruling: Ruling) -> dict[str, Any]:
    """The title, the kicker, the name, the head and the source of the scene of a ruling."""
    return {
        "title": ruling.title,
        "kicker": kicker(ruling.book.entry(ruling.asked)),
        "name": ruling.name,
        "qualifier": ruling.qualifier,
        "head": head_lines(ruling.head),
        "clause": source(ruling),
    }


def source(ruling: Ruling) -> Phrase:
    """The rules that a ruling rests on, each with the first part of it, and the readings."""
    asked = ruling.book.entry(ruling.asked).clause
    clauses = (
        asked,
        ruling.clause,
        *(zone.clause for zone in ruling.zones),
        *(clock.seconds.clause for clock in ruling.clock),
    )
    parts: dict[str, str] = {}
    for clause in clauses:
        parts.setdefault(clause.rule, clause.part)
    named = [
        say(w.RULE_PART if part else w.RULE, rule=rule, part=part) for rule, part in parts.items()
    ]
    said = say(w.SOURCE, book=asked.book, clauses=listed(named, "; "))
    if not ruling.readings:
        return said
    template = w.WITH_READING if len(ruling.readings) == 1 else w.WITH_READINGS
    return say(template, source=said, readings=", ".join(ruling.readings))


def called_as(
    found: Entry,
    *,
    qualifier: Phrase | None = None,
    head: tuple[HeadLine, ...] = (),
) -> dict[str, Any]:
    """The same of a diagram that is not a ruling; `qualifier` replaces its own."""
    return {
        "title": found.heading,
        "kicker": kicker(found),
        "name": found.name,
        "qualifier": found.qualifier if qualifier is None else qualifier,
        "head": head,
    }


def kicker(found: Entry) -> Phrase:
    """The surface and the rule, such as “Outdoor · Rule 37”."""
    assert found.surface is not None
    return say(w.KICKER, surface=SURFACES[found.surface], rule=found.clause.rule)


def head_lines(head: Head | None) -> tuple[HeadLine, ...]:
    """The three lines of a head, each with the symbol of its subject; none without a head."""
    if head is None:
        return ()
    first = (
        _line("triangle", "official", w.UMPIRE, head.umpire)
        if head.ball is None
        else _line("ball", "ball", w.BALL, head.ball)
    )
    return (
        first,
        side_line("hitting", head.hitting.phrase),
        side_line("opposing", head.opposing.phrase),
    )


def _line(sample: Sample, role: str, subject: str, text: Phrase | None) -> HeadLine:
    return HeadLine(sample, role, say(subject), text or EMPTY)


def ball_line(text: Phrase) -> HeadLine:
    """A line about the ball, for an overview."""
    return _line("ball", "ball", w.BALL, text)


def side_line(side: TeamSide, text: Phrase) -> HeadLine:
    """A line about a side."""
    if side == "hitting":
        return _line("disc", "team-a", w.HITTING, text)
    return _line("square", "team-b", w.OPPOSING, text)
