"""One player's year on the board: a gauge for each tier and window, and the suspensions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from polofield.conduct.numbers import TIERS, Tier
from polofield.conduct.season import COUNT_RULES, Suspension, Tally, Window, window_of
from polofield.conduct.season_telling import (
    TIER_NAMES,
    has_schedule,
    reaches_words,
    served_words,
    tally_words,
)
from polofield.layout.conduct.base import Style, centred, named_after, rectangle, text_block
from polofield.layout.metrics import shorten, text_width
from polofield.layout.sheet import Group, Line, Mark, Path, Point
from polofield.rulings.phrase import say
from polofield.words import conduct as c
from polofield.words import conduct_figures as w

CELL = 2.2
"""The height of a cell, in least text sizes."""
GAUGE = 0.5
"""The height of the gauge at its foot."""
BETWEEN = 0.3
"""What lies between two rows."""
REACHED = 0.42
"""The share of the width in which a suspension says which count was reached."""


@dataclass(frozen=True, slots=True)
class BoardColumns:
    """Where the cells stand: six windows and the year."""

    left: float
    right: float
    gap: float

    def cell(self, index: int) -> tuple[float, float]:
        """From where to where a column goes."""
        count = len(c.WINDOWS) + 1
        wide = (self.right - self.left - self.gap * count) / count
        # the year stands a little apart
        begins = self.left + index * (wide + self.gap) + (self.gap if index == count - 1 else 0)
        return begins, begins + wide


def columns_of(style: Style) -> BoardColumns:
    """The columns, right of the names of the tiers; on a narrow page those stand over them."""
    if style.narrow:
        return BoardColumns(style.left, style.right, 0.15 * style.profile.margin)
    names = max(text_width(name, style.profile.least) for name in TIER_NAMES.values())
    left = style.left + names + 0.6 * style.profile.margin
    return BoardColumns(left, style.right, 0.3 * style.profile.margin)


def block(
    tally: Tally,
    suspensions: Sequence[Suspension],
    columns: BoardColumns,
    style: Style,
    top: float,
) -> tuple[Group, float]:
    """A player's year from `top` down, and the y below it."""
    profile = style.profile
    name, whose = _name(tally, style), (tally.player, str(tally.year))
    marks: list[Mark] = [
        centred(name, style.left, top + 0.66 * profile.label, profile.label, "ink", weight=700)
    ]
    y = top + 1.5 * profile.label
    for tier, counts in _rows(tally):
        middle = y + CELL * profile.least / 2
        if style.narrow:
            middle = y + 0.5 * profile.least
            y += 1.15 * profile.least
        marks.append(centred(TIER_NAMES[tier], style.left, middle, profile.least, "ink"))
        for index, count in enumerate(counts):
            window: Window = "calendar-year" if index == len(c.WINDOWS) else "two-month"
            reached = any(
                one.tier == tier
                and one.window == window
                and (window == "calendar-year" or window_of(one.card.date) == index)
                for one in suspensions
            )
            cell = tuple(
                _cell(count, thresholds(tier, window), reached, columns.cell(index), y, style)
            )
            named = named_after("count", *whose, tier or "all", str(index + 1))
            marks.append(Group(named, cell, "count"))
        y += (CELL + BETWEEN) * profile.least
    for one in suspensions:
        placed, y = _suspension(one, style, y + 0.2 * profile.least)
        marks.extend(placed)
    said = tally_words(tally).say()
    return Group(named_after("player", *whose), tuple(marks), "player", said), y


def _name(tally: Tally, style: Style) -> str:
    """Whose year it is; what has no room is cut from the name, never from the year."""

    def told(player: str) -> str:
        return say(w.TALLY, player=player, year=str(tally.year)).say(style.voice)

    size = style.profile.label
    room = style.right - style.left - text_width(told(""), size, weight=700)
    return told(shorten(tally.player, size, room, weight=700))


def _rows(tally: Tally) -> Iterator[tuple[Tier | None, tuple[int, ...]]]:
    for tier, counts in zip(TIERS, tally.by_tier, strict=True):
        if any(counts):
            yield tier, (*counts, sum(counts))
    yield None, (*tally.all_tiers, tally.total)


def thresholds(tier: Tier | None, window: Window) -> tuple[int, ...]:
    """The counts that suspend in a row and a window."""
    (rule,) = [
        rule for rule in COUNT_RULES if (rule.over_all_tiers, rule.window) == (tier is None, window)
    ]
    return rule.thresholds


def _cell(
    count: int,
    marked: Sequence[int],
    reached: bool,
    span: tuple[float, float],
    top: float,
    style: Style,
) -> Iterator[Mark]:
    """The number, and a gauge that is full at the last of the counts that suspend."""
    profile = style.profile
    x1, x2 = span
    bottom = top + CELL * profile.least
    full = max(marked)
    gauge = bottom - GAUGE * profile.least
    yield rectangle(x1, top, x2, bottom, "bar-empty")
    if count:
        end = x1 + (x2 - x1) * min(count, full) / full
        yield rectangle(x1, gauge, end, bottom, "yellow-card", width=0.8 * profile.helper)
    for mark in marked if count else ():
        x = x1 + (x2 - x1) * mark / full
        yield Line(x, gauge - 0.2 * profile.least, x, bottom, "accent", width=profile.helper)
    if reached:
        corners = (Point(x1, top), Point(x2, top), Point(x2, bottom), Point(x1, bottom))
        ring = (*corners, corners[0], corners[1])
        yield Path((ring,), "accent", "", closed=False, width=profile.dimension)
    if count:
        middle = (top + gauge) / 2
        x = (x1 + x2) / 2
        yield centred(
            str(count),
            x,
            middle,
            profile.least,
            "ink",
            weight=700 if reached else 500,
            anchor="middle",
        )


def _suspension(one: Suspension, style: Style, top: float) -> tuple[list[Mark], float]:
    """Which count, by which card, and where it is served."""
    profile = style.profile
    wide = style.right - style.left
    room = REACHED * wide - 0.5 * profile.margin if has_schedule(one) else wide
    reached, low = text_block(reaches_words(one).say(), style.left, top, room, profile, "accent")
    if not has_schedule(one):
        return [*reached], low
    begins = style.left + REACHED * wide
    served, lower = text_block(
        served_words(one).say(), begins, top, style.right - begins, profile, "ink"
    )
    return [*reached, *served], max(low, lower)
