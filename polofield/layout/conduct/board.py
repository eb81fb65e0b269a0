"""The board of a season: yellow cards by tier and window, and what their counts brought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from polofield.conduct import numbers as n
from polofield.conduct.season import COUNT_RULES, Suspension, Tally
from polofield.conduct.season_telling import counts_words, has_schedule, season_sentences
from polofield.conduct.telling import readings_words
from polofield.layout.conduct.base import Heading, Style, foot_of, head_of, sheet_of
from polofield.layout.conduct.board_block import BoardColumns, block, columns_of
from polofield.layout.metrics import text_width
from polofield.layout.page import LEADING
from polofield.layout.sheet import Group, Mark, Sheet, Text
from polofield.rulings.phrase import listed, say
from polofield.scene.bare import clause_words
from polofield.words import conduct as c
from polofield.words import conduct_figures as w

TALLEST = 84
"""How high a board grows before it leaves players out, in least text sizes."""
CLOSE = 1
"""How many cards short of a count a player is listed without having reached one."""
GAP = 1.1
"""What lies between two players, in least text sizes."""
FEW = 6
"""So many players' years are listed where there are no more, or where no count matters."""


def board_sheet(
    tallies: Sequence[Tally], suspensions: Sequence[Suspension], style: Style, slug: str
) -> Sheet:
    """The board: those whose counts matter, as many as there is room for."""
    found: dict[tuple[str, int], list[Suspension]] = {}
    for one in suspensions:
        found.setdefault((one.player, one.card.date.year), []).append(one)
    ranked = sorted(
        tallies,
        key=lambda t: (-len(found.get(_key(t), ())), -t.total, t.player, t.year),
    )
    few = len(ranked) <= FEW
    mattering = [t for t in ranked if few or _key(t) in found or is_close(t)] or ranked[:FEW]
    scheduled = all(map(has_schedule, suspensions))
    suspended = {_key(t): _key(t) in found for t in ranked}
    bare, room = _laid_out([], suspended, scheduled, style, slug)
    shown: list[tuple[Tally, list[Suspension]]] = []
    columns = columns_of(style)
    for tally in mattering:
        theirs = found.get(_key(tally), [])
        room -= block(tally, theirs, columns, style, 0.0)[1] + GAP * style.profile.least
        if shown and room < 0:
            break
        shown.append((tally, theirs))
    if not shown:
        return bare
    for tally, _ in shown:
        del suspended[_key(tally)]
    return _laid_out(shown, suspended, scheduled, style, slug)[0]


def _key(tally: Tally) -> tuple[str, int]:
    return tally.player, tally.year


def is_close(tally: Tally) -> bool:
    """Whether a count is so few cards short of one that suspends."""
    counted = {
        ("two-month", False): [count for row in tally.by_tier for count in row],
        ("two-month", True): list(tally.all_tiers),
        ("calendar-year", False): list(tally.years),
        ("calendar-year", True): [tally.total],
    }
    return any(
        0 <= threshold - count <= CLOSE
        for rule in COUNT_RULES
        for count in counted[rule.window, rule.over_all_tiers]
        for threshold in rule.thresholds
    )


def _laid_out(
    shown: Sequence[tuple[Tally, list[Suspension]]],
    left_out: Mapping[tuple[str, int], bool],
    scheduled: bool,
    style: Style,
    slug: str,
) -> tuple[Sheet, float]:
    """The sheet, and the room left on it; `left_out` says which of them brought a suspension."""
    suspensions = [one for _, theirs in shown for one in theirs]
    others = [*_others(shown, left_out), *([] if scheduled else [w.NO_SCHEDULE])]
    relied_on = {reading for one in suspensions for reading in one.readings}
    readings = [readings_words(tuple(relied_on)).say()] if relied_on else []
    notes = [listed(counts_words(), between=" ").say(), w.TICKS, *others, *readings]
    told = season_sentences((tally for tally, _ in shown), suspensions)
    heading = Heading(
        slug,
        say(w.BOARD),
        clause_words(n.ACCUMULATED),
        say(w.BOARD_SAYS),
        " ".join([*told, *others, *readings]),
    )
    text, y = head_of(heading, style)
    columns = columns_of(style)
    head, y = _head(columns, style, y)
    blocks: list[Group] = []
    for tally, theirs in shown:
        group, y = block(tally, theirs, columns, style, y)
        blocks.append(group)
        y += GAP * style.profile.least
    foot, bottom = foot_of((), notes, style, y)
    layers = [Group("layer-head", tuple(head)), Group("layer-players", tuple(blocks))]
    sheet, room = sheet_of(heading, style, (*text, *foot), layers, bottom)
    if style.profile.height is None:
        room = TALLEST * style.profile.least - sheet.height
    return sheet, room


def _others(
    shown: Sequence[tuple[Tally, list[Suspension]]], left_out: Mapping[tuple[str, int], bool]
) -> list[str]:
    """How many are not shown, and how many years of those who are."""
    if not left_out:
        return [] if shown else [w.NO_YELLOWS]
    there = {tally.player for tally, _ in shown}
    others: dict[str, bool] = {}
    years: list[bool] = []
    for (player, _), suspended in left_out.items():
        if player in there:
            years.append(suspended)
        else:
            others[player] = others.get(player, False) or suspended
    told = []
    if others:
        suspended_too = str(sum(others.values()) or w.NONE)
        told.append(say(w.OTHERS, others=len(others), suspended=suspended_too).say())
    if years:
        count = w.A_YEAR if len(years) == 1 else say(w.YEARS, years=len(years))
        suspended_in = str(sum(years) or w.NONE)
        told.append(say(w.OTHER_YEARS, years=count, suspended=suspended_in).say())
    return told


def _head(columns: BoardColumns, style: Style, top: float) -> tuple[list[Mark], float]:
    """The windows over their columns: on two lines where one has no room."""
    size = style.profile.least
    words = (*c.WINDOWS, w.YEAR_COLUMN)
    wide = columns.cell(0)[1] - columns.cell(0)[0]
    broken = any(text_width(word, size) > wide for word in words)
    marks: list[Mark] = []
    for index, word in enumerate(words):
        x = sum(columns.cell(index)) / 2
        lines = word.split(c.TO) if broken else [word]
        baseline = top + (1 + LEADING * (broken + 1 - len(lines))) * size
        marks += [
            Text(x, baseline + line * LEADING * size, part, size, "ink-soft", anchor="middle")
            for line, part in enumerate(lines)
        ]
    return marks, top + (1.7 + LEADING * broken) * size
