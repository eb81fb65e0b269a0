"""What a ruling, or the conduct rule, says beyond its one sentence, as text by part."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from polofield.conduct.readings import READINGS as CONDUCT_READINGS
from polofield.conduct.rule import PARTS, by_clause
from polofield.rulings.consequence import Consequence
from polofield.rulings.parts import Clock, Zone
from polofield.rulings.phrase import Distance, Phrase, Voice, say
from polofield.rulings.ruling import Ruling
from polofield.scene.places import happened_words, place_words
from polofield.scene.telling import zone_words
from polofield.words import figures as w


@dataclass(frozen=True, slots=True)
class Item:
    """A statement, and further statements that follow from it."""

    text: str
    further: tuple[Item, ...] = ()


def ruling_parts(ruling: Ruling, voice: Voice) -> dict[str, tuple[Item, ...]]:
    """The parts of a ruling by heading, in reading order, without empty ones."""
    parts: dict[str, Iterable[str | Item]] = {
        "What happened": (ruling.cause.say(voice),) if ruling.cause else (),
        "Places": _places(ruling, voice),
        "Zones": dict.fromkeys(_zone(zone, ruling, voice) for zone in ruling.zones),
        "Clock": (clock_words(clock).say(voice) for clock in ruling.clock),
        "Procedure": (phrase.say(voice) for phrase in ruling.procedure),
        "Not allowed": (phrase.say(voice) for phrase in ruling.prohibitions),
        "What may follow": (_consequence(one, voice) for one in ruling.consequences),
        "Choices": (f"{ruling.book.entry(id).title} ({id})" for id in ruling.choices),
        "Notes": (phrase.say(voice) for phrase in ruling.notes),
        "May be designated, by handicap": _candidates(ruling),
        "Readings": (
            f"{one.letter}: {one.title}. {one.taken}"
            for one in map(ruling.book.reading, ruling.readings)
        ),
    }
    said = {heading: tuple(map(_item, items)) for heading, items in parts.items()}
    return {heading: items for heading, items in said.items() if items}


def conduct_parts(figure: str) -> dict[str, tuple[Item, ...]]:
    """What the conduct rule says on the subject of a figure, by part of the rule; then readings."""
    parts = {heading: tuple(map(_item, said)) for heading, said in by_clause(figure).items()}
    relied_on = [one for one in CONDUCT_READINGS if one.id in PARTS[figure].readings]
    return parts | {"Readings": tuple(Item(one.words) for one in relied_on)}


def _item(said: str | Item) -> Item:
    item = Item(said) if isinstance(said, str) else said
    return Item(item.text[:1].upper() + item.text[1:], item.further)


def _places(ruling: Ruling, voice: Voice) -> Iterator[str]:
    surface = ruling.surface
    if ruling.at is not None:
        yield happened_words(ruling, ruling.at).say(voice)
    if ruling.ball is not None:
        x, y = (round(value, 3) + 0.0 for value in ruling.ball)
        placed = place_words(surface, ruling.ball)
        yield say(w.BALL_AT, x=f"{x:g}", y=f"{y:g}", placed=placed).say(voice)
    if ruling.moved:
        yield say(w.MOVED, by=Distance(ruling.moved.by), why=ruling.moved.why).say(voice)
    if ruling.throw_in:
        left = ruling.throw_in.toward[1] > 0
        yield say(
            w.THROWS_LEFT if left else w.THROWS_RIGHT,
            place=place_words(surface, ruling.throw_in.at),
            edge=surface.side_name,
        ).say(voice)


def _zone(zone: Zone, ruling: Ruling, voice: Voice) -> str:
    """What a zone requires, with its clause if that differs from the ruling's."""
    said = zone_words(zone).say(voice)
    return said if zone.clause == ruling.clause else f"{said} ({zone.clause})"


def clock_words(clock: Clock) -> Phrase:
    """A time limit in words."""
    parts: dict[str, Phrase | float] = {
        "what": clock.what,
        "seconds": clock.seconds,
        "since": clock.since,
    }
    if clock.at_least is None:
        return say(w.CLOCK, **parts)
    return say(w.CLOCK_BETWEEN, **parts, least=f"{clock.at_least:g}")


def _consequence(one: Consequence, voice: Voice) -> Item:
    rule = f" ({one.rule})" if one.rule else ""
    further = tuple(_item(_consequence(later, voice)) for later in one.further)
    return Item(f"{one.when.say(voice)}: {one.then.say(voice)}{rule}", further)


def _candidates(ruling: Ruling) -> Iterator[str]:
    if ruling.candidates is not None:
        yield ", ".join(map(str, ruling.candidates)) or w.NOBODY
