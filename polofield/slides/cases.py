"""Rulings without a ball on the ground, in parts that fit on a page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from polofield.drawing.look import Look
from polofield.layout.outcome import outcome_sheet
from polofield.layout.sheet import Sheet
from polofield.rulings.phrase import say
from polofield.rulings.ruling import Ruling
from polofield.slides.page_fit import fit_to_page
from polofield.words import slides as w


def case_sheet(ruling: Ruling, look: Look) -> Sheet:
    """A sheet with each case of a ruling and what follows."""
    return fit_to_page(lambda larger: _sheet(ruling, larger), look)


def _sheet(ruling: Ruling, look: Look) -> Sheet:
    return outcome_sheet(ruling, look.page, look.painted, look.voice, look.frame)


def page_parts(ruling: Ruling, look: Look) -> Sequence[Ruling]:
    """The ruling, in parts with some of its cases and notes if it does not fit on a page.

    The title of each part has its number.
    """
    parts = _parts(ruling, look)
    if len(parts) == 1:
        return parts
    return [
        replace(part, title=say(w.PART_TITLE, title=ruling.title, part=index, parts=len(parts)))
        for index, part in enumerate(parts, start=1)
    ]


def _parts(ruling: Ruling, look: Look) -> Sequence[Ruling]:
    height = look.page.height
    cases = ruling.consequences
    rest = bool(ruling.clock or ruling.prohibitions or ruling.notes or ruling.candidates)
    if height is None or _sheet(ruling, look).height <= height + 1e-6:
        return (ruling,)
    if cases and rest:
        alone = replace(ruling, clock=(), prohibitions=(), notes=(), candidates=None)
        return (
            *_parts(alone, look),
            *_parts(replace(ruling, consequences=()), look),
        )
    if len(cases) > 1:
        half = (len(cases) + 1) // 2
        return (
            *_parts(replace(ruling, consequences=cases[:half]), look),
            *_parts(replace(ruling, consequences=cases[half:]), look),
        )
    return (ruling,)
