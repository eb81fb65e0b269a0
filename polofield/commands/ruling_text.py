"""A ruling as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from polofield.ruling_parts import Item, ruling_parts
from polofield.rulings import Ruling
from polofield.words import LabelUnits, Voice
from polofield.words import figures as w

WIDTH = 100


def ruling_text(ruling: Ruling, units: LabelUnits = "yd") -> str:
    """The whole ruling: a heading, the sentence, then a part for each thing that it says."""
    voice = Voice(w.BLUE, w.YELLOW, units)
    lines = [ruling.title.say(voice), str(ruling.clause), ""]
    if ruling.because:
        turned = ", told in the frame of the side that now hits" if ruling.turned else ""
        lines += wrap(f"What follows from {ruling.because}{turned}: {ruling.rule}.", WIDTH)
        lines.append("")
    lines += wrap(ruling.say(voice), WIDTH)
    for heading, items in ruling_parts(ruling, voice).items():
        lines += ["", heading, *_said(items, "  ")]
    return "\n".join(lines)


def _said(items: Sequence[Item], indent: str) -> Iterator[str]:
    for item in items:
        yield from wrap(item.text, WIDTH, initial_indent=indent, subsequent_indent=indent + "  ")
        yield from _said(item.further, indent + "  ")
