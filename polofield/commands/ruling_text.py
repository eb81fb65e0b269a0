"""A ruling as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from polofield.conduct.rule import PARTS
from polofield.rulings.entries import Entry
from polofield.rulings.phrase import LabelUnits, Voice
from polofield.rulings.ruling import Ruling
from polofield.scene.parts import Item, conduct_parts, ruling_parts
from polofield.words import figures as w

WIDTH = 100


def ruling_text(ruling: Ruling, units: LabelUnits = "yd") -> str:
    """The whole ruling: a heading, the sentence, then every part under its heading."""
    voice = Voice(w.BLUE, w.YELLOW, units)
    lines = [ruling.title.say(voice), str(ruling.clause), ""]
    if ruling.because:
        lines += wrap(f"What follows from {ruling.because}: {ruling.rule}.", WIDTH)
        lines.append("")
    lines += wrap(ruling.say(voice), WIDTH)
    return "\n".join([*lines, *_parts(ruling_parts(ruling, voice))])


def conduct_text(entry: Entry) -> str:
    """What the conduct rule says on the subject of a figure, in the same form."""
    sentence = PARTS[entry.id].sentence
    lines = [entry.title, str(entry.clause), "", *wrap(sentence, WIDTH)]
    return "\n".join([*lines, *_parts(conduct_parts(entry.id))])


def _parts(parts: dict[str, tuple[Item, ...]]) -> Iterator[str]:
    for heading, items in parts.items():
        yield from ("", heading, *_said(items, "  "))


def _said(items: Sequence[Item], indent: str) -> Iterator[str]:
    for item in items:
        yield from wrap(item.text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
        yield from _said(item.further, indent + "  ")
