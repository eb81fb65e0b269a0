"""A ruling as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from polofield.rules.readings import READINGS
from polofield.rulings import Clock, Consequence, Ruling, Zone
from polofield.scene.build import place_words
from polofield.words import Distance, LabelUnits, Voice, duration, say
from polofield.words import figures as w

WIDTH = 100
UNTIL = {"hit": w.UNTIL_HIT, "play-and-hit": w.UNTIL_PLAY_AND_HIT, "dropped": w.UNTIL_DROPPED}


def ruling_text(ruling: Ruling, units: LabelUnits = "yd") -> str:
    """The whole ruling: a heading, the sentence, then a part for each thing that it says."""
    voice = Voice(w.BLUE, w.YELLOW, units)
    lines = [ruling.title.say(voice), str(ruling.clause), ""]
    if ruling.because:
        turned = ", told in the frame of the side that now hits" if ruling.turned else ""
        lines += [f"What follows from {ruling.because}{turned}: {ruling.rule}.", ""]
    lines += _wrapped(ruling.say(voice), "")
    for heading, items in _parts(ruling, voice):
        said = list(items)
        if said:
            lines += ["", heading]
            for item in said:
                lines += _wrapped(item[:1].upper() + item[1:], "  ")
    return "\n".join(lines)


def _wrapped(text: str, indent: str) -> list[str]:
    from textwrap import wrap

    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  " * bool(indent))


def _parts(ruling: Ruling, voice: Voice) -> Iterator[tuple[str, Iterator[str]]]:
    yield "Places", _places(ruling, voice)
    yield "Zones", (_zone(zone, voice) for zone in ruling.zones)
    yield "Clock", (_clock(clock, voice) for clock in ruling.clock)
    yield "Not allowed", (phrase.say(voice) for phrase in ruling.prohibitions)
    yield "What may follow", _consequences(ruling.consequences, voice, "")
    yield "Choices", iter(ruling.choices)
    yield "Notes", (phrase.say(voice) for phrase in ruling.notes)
    yield "May be designated, by handicap", _candidates(ruling)
    yield "Readings", (f"{letter}: {READINGS[letter].taken}" for letter in ruling.readings)


def _places(ruling: Ruling, voice: Voice) -> Iterator[str]:
    surface = ruling.surface
    if ruling.at is not None:
        yield say(w.HAPPENED, place=place_words(surface, ruling.at)).say(voice)
    if ruling.ball is not None:
        x, y = (round(value, 3) + 0.0 for value in ruling.ball)
        placed = place_words(surface, ruling.ball).say(voice)
        yield f"The ball is at {x:g},{y:g} yd: {placed}."
    if ruling.moved:
        yield say(w.MOVED, by=Distance(ruling.moved.by), why=ruling.moved.why).say(voice)
    if ruling.throw_in:
        yield f"The umpire throws in {place_words(surface, ruling.throw_in.at).say(voice)}."


def _zone(zone: Zone, voice: Voice) -> str:
    said = say(w.ZONE, label=zone.label, until=say(UNTIL[zone.until])).say(voice)
    return f"{said} {w.EXEMPT}" if zone.exempt else said


def _clock(clock: Clock, voice: Voice) -> str:
    said = say(w.CLOCK, what=clock.what, seconds=clock.seconds, since=clock.since).say(voice)
    return said if clock.at_least is None else f"{said}, not before {duration(clock.at_least)}"


def _consequences(
    consequences: tuple[Consequence, ...], voice: Voice, indent: str
) -> Iterator[str]:
    for one in consequences:
        rule = f" ({one.rule})" if one.rule else ""
        yield f"{indent}{one.when.say(voice)}: {one.then.say(voice)}{rule}"
        yield from _consequences(one.further, voice, indent + "  ")


def _candidates(ruling: Ruling) -> Iterator[str]:
    if ruling.candidates is not None:
        yield ", ".join(map(str, ruling.candidates)) or w.NOBODY
