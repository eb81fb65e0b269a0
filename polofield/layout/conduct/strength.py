"""How many of a team play, as a stepped band over the clock."""

from __future__ import annotations

from collections.abc import Sequence

from polofield.conduct.game import TeamStrength
from polofield.conduct.numbers import SIDE
from polofield.conduct.telling import strength_sentence
from polofield.layout import page
from polofield.layout.conduct.base import Style, centred, rectangle
from polofield.layout.conduct.columns import Columns
from polofield.layout.conduct.spacing import BAND
from polofield.layout.conduct.tags import Tag, in_reach, lanes, words_tag
from polofield.layout.metrics import text_width
from polofield.layout.sheet import Group, Line, Mark, Path, Point, Text
from polofield.words import conduct_figures as w

ROLES = {"Blue": "team-a", "Yellow": "team-b"}
ROOM = 1.1
"""The height and the room about a number that it takes to stand in a step, in its size."""


def strength_band(
    strength: TeamStrength, columns: Columns, style: Style, top: float
) -> tuple[Group, float]:
    """The band from `top` down, and the y below it."""
    profile, clock = style.profile, columns.clock
    size = profile.least
    names: list[Mark] = []
    if style.narrow:
        names, top = _names_over(strength, style, top)
    bottom = top + BAND * size
    total = clock.clock.total
    ends = [start for start, _ in strength.steps[1:]] + [total]
    marks: list[Mark] = []
    numbers: list[Mark] = []
    homeless: list[Tag] = []
    for _, x1, x2 in clock.pieces(0, total):
        marks.append(rectangle(x1, top, x2, bottom, "bar-empty"))
    marks += _stepped(strength, ends, columns, style, bottom)
    for (start, players), end in zip(strength.steps, ends, strict=True):
        step = bottom - BAND * size * players / SIDE
        inside = bottom - step >= ROOM * size
        pieces = [piece[1:] for piece in clock.pieces(start, end)]
        wide = [(x1, x2) for x1, x2 in pieces if x2 - x1 >= 0.9 * size]
        role = f"{ROLES[strength.team]}-number" if inside else "ink"
        middle = (step + bottom) / 2 if inside else (top + step) / 2
        numbers += [
            centred(str(players), (x1 + x2) / 2, middle, size, role, bold=True, anchor="middle")
            for x1, x2 in wide
        ]
        if not wide:
            x1, x2 = max(pieces, key=lambda piece: piece[1] - piece[0])
            tag = words_tag((x1 + x2) / 2, str(players), "ink", style, bold=True)
            homeless.append(tag)
    below, lowest = _pointed(homeless, columns, style, bottom)
    if not style.narrow:
        names = _names(strength, style, (top + bottom) / 2)
    title = strength_sentence(strength, clock.clock).say(style.voice)
    group = Group(
        f"strength-{strength.team.lower()}",
        (*marks, *numbers, *below, *names),
        "strength",
        title,
    )
    return group, lowest


def _names(strength: TeamStrength, style: Style, middle: float) -> list[Mark]:
    """The team beside the band."""
    size, label = style.profile.least, style.profile.label
    return [
        centred(strength.team, style.left, middle - 0.62 * size, label, "ink", bold=True),
        centred(w.ON_THE_FIELD, style.left, middle + 0.72 * size, size, "ink-soft"),
    ]


def _names_over(strength: TeamStrength, style: Style, top: float) -> tuple[list[Mark], float]:
    """The team over the band, and the y below it."""
    size, label = style.profile.least, style.profile.label
    beside = style.left + text_width(f"{strength.team} ", label, bold=True)
    name, below = page.lines("", [strength.team], style.left, top, label, "ink", bold=True)
    what = Text(beside, name[0].y, w.ON_THE_FIELD, size, "ink-soft")
    return [*name, what], below + 0.2 * size


def _stepped(
    strength: TeamStrength, ends: list[int], columns: Columns, style: Style, bottom: float
) -> list[Mark]:
    """One outline for each period, as high as there are players."""
    unit = BAND * style.profile.least / SIDE
    outlines: dict[int, list[Point]] = {}
    for (start, players), end in zip(strength.steps, ends, strict=True):
        for number, x1, x2 in columns.clock.pieces(start, end):
            y = bottom - players * unit
            outlines.setdefault(number, []).extend((Point(x1, y), Point(x2, y)))
    return [
        Path(
            ((Point(line[0].x, bottom), *line, Point(line[-1].x, bottom)),),
            ROLES[strength.team],
            f"{strength.team.lower()}-period-{number}",
            width=style.profile.helper,
        )
        for number, line in outlines.items()
    ]


def _pointed(
    homeless: Sequence[Tag], columns: Columns, style: Style, bottom: float
) -> tuple[list[Mark], float]:
    """The numbers of steps too narrow to hold them, under the band, each with a pin to its step."""
    size = style.profile.least
    marks: list[Mark] = []
    placed = in_reach(homeless, columns.clock, style)
    for one in placed:
        tag = one.tag
        foot = bottom + (0.45 + 1.1 * one.lane) * size
        marks.append(Line(one.pin, foot, tag.x, bottom, "rule", width=style.profile.helper))
        baseline = foot + 0.8 * size
        marks.append(Text(one.x, baseline, tag.text, size, tag.role, bold=True, anchor="middle"))
    return marks, bottom + (0.3 + 1.1 * lanes(placed)) * size * bool(placed)
