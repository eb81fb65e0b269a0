"""How many of a team play, as a stepped band over the clock."""

from __future__ import annotations

from collections.abc import Sequence

from polofield.conduct.game import TeamStrength
from polofield.conduct.numbers import SIDE
from polofield.conduct.telling import strength_sentence
from polofield.layout import page
from polofield.layout.conduct.base import Style, centred, named_after, rectangle
from polofield.layout.conduct.columns import Columns
from polofield.layout.conduct.spacing import BAND
from polofield.layout.conduct.tags import Tag, in_reach, lanes, words_tag
from polofield.layout.metrics import text_width, wrap
from polofield.layout.page import LEADING
from polofield.layout.sheet import Group, Line, Mark, Path, Point, Text
from polofield.words import conduct_figures as w

TEAM_ROLES = ("team-a", "team-b")
"""In the order of a log's teams."""
ROOM = 1.1
"""The height and the room about a number that it takes to stand in a step, in its size."""


def strength_band(
    strength: TeamStrength, role: str, columns: Columns, style: Style, top: float
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
    marks += _stepped(strength, role, ends, columns, style, bottom)
    for (start, players), end in zip(strength.steps, ends, strict=True):
        step = bottom - BAND * size * players / SIDE
        inside = bottom - step >= ROOM * size
        pieces = [piece[1:] for piece in clock.pieces(start, end)]
        wide = [(x1, x2) for x1, x2 in pieces if x2 - x1 >= 0.9 * size]
        ink = f"{role}-number" if inside else "ink"
        middle = (step + bottom) / 2 if inside else (top + step) / 2
        numbers += [
            centred(str(players), (x1 + x2) / 2, middle, size, ink, weight=700, anchor="middle")
            for x1, x2 in wide
        ]
        if not wide:
            x1, x2 = max(pieces, key=lambda piece: piece[1] - piece[0])
            tag = words_tag((x1 + x2) / 2, str(players), "ink", style, weight=700)
            homeless.append(tag)
    below, lowest = _pointed(homeless, columns, style, bottom)
    if not style.narrow:
        room = columns.names_right - style.left
        names, under = _names(strength, style, top, bottom, room)
        lowest = max(lowest, under)
    title = strength_sentence(strength, clock.clock).say(style.voice)
    group = Group(
        named_after("strength", strength.team),
        (*marks, *numbers, *below, *names),
        "strength",
        title,
    )
    return group, lowest


def _names(
    strength: TeamStrength, style: Style, top: float, bottom: float, room: float
) -> tuple[list[Mark], float]:
    """The team beside the band, and the y below it."""
    size, label = style.profile.least, style.profile.label
    lines = wrap(strength.team, label, room, weight=700)
    first = (top + bottom) / 2 - 0.62 * size if len(lines) == 1 else top + 0.5 * label
    middles = [first + index * LEADING * label for index in range(len(lines))]
    under = middles[-1] + 1.34 * size
    marks = [
        centred(line, style.left, middle, label, "ink", weight=700)
        for line, middle in zip(lines, middles, strict=True)
    ]
    field = centred(w.ON_THE_FIELD, style.left, under, size, "ink-soft")
    return [*marks, field], under + 0.4 * size


def _names_over(strength: TeamStrength, style: Style, top: float) -> tuple[list[Mark], float]:
    """The team over the band, and the y below it."""
    size, label = style.profile.least, style.profile.label
    space = text_width(" ", label, weight=700)
    room = style.right - style.left - space - text_width(w.ON_THE_FIELD, size)
    lines = wrap(strength.team, label, room, weight=700)
    name, below = page.lines("", lines, style.left, top, label, "ink", weight=700)
    beside = style.left + text_width(lines[-1], label, weight=700) + space
    what = Text(beside, name[-1].y, w.ON_THE_FIELD, size, "ink-soft")
    return [*name, what], below + 0.2 * size


def _stepped(
    strength: TeamStrength,
    role: str,
    ends: list[int],
    columns: Columns,
    style: Style,
    bottom: float,
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
            role,
            named_after("strength", strength.team, "period", str(number)),
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
        marks.append(Text(one.x, baseline, tag.text, size, tag.role, weight=700, anchor="middle"))
    return marks, bottom + (0.3 + 1.1 * lanes(placed)) * size * bool(placed)
