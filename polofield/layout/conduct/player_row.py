"""A player's row on a timeline: his cards, his bar, the scoreboard's times, what he owes next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polofield.conduct.clock import PlayingClock, minutes
from polofield.conduct.player import Mark as Event
from polofield.conduct.player import PlayerConduct, State
from polofield.conduct.telling import next_games_words, player_sentences
from polofield.layout import page
from polofield.layout.conduct.base import Style, centred, fan, rectangle
from polofield.layout.conduct.clock import ClockScale
from polofield.layout.conduct.columns import Columns, brought_lines, owed_lines
from polofield.layout.conduct.spacing import PIN, Spacing
from polofield.layout.conduct.tags import Tag, dealt, lanes_of, words_tag
from polofield.layout.metrics import wrap
from polofield.layout.page import LEADING
from polofield.layout.sheet import Group, Line, Mark, Text
from polofield.words import conduct_figures as w
from polofield.words import say

BARS: dict[State, str] = {
    "box": "bar",
    "injured": "bar",
    "out-short": "bar",
    "out": "bar-soft",
}


def player_row(
    one: PlayerConduct, columns: Columns, style: Style, spacing: Spacing, top: float
) -> tuple[Group, float]:
    """The row from `top` down, and the y below it."""
    profile, clock = style.profile, columns.clock
    flags = [_flag(mark, clock, style) for mark in one.marks]
    on_bar = [tag for tag in flags if spacing.cards_on_bar and tag.is_card]
    over = [tag for tag in flags if tag not in on_bar]
    half = spacing.bar * profile.least / 2
    owed = owed_lines(one, style, columns.room_for_owed) if columns.owed is not None else []
    owed_high = len(owed) * LEADING * profile.least
    lane = style.card_height + PIN * profile.least
    room_over = max(lanes_of(over, clock, style) * lane, spacing.least_over * profile.least)
    marks: list[Mark] = []
    if style.narrow:
        marks, top = _names_over(one, style, top)
    beside = style.card_height / 2 if on_bar or one.after_game else 0.0
    middle = top + max(room_over + half, beside, owed_high / 2)
    below = middle + max(half, beside, owed_high / 2)
    marks += _bars(one, clock, middle - half, middle + half, style)
    marks += _over(over, clock, middle - half, style)
    marks += _on(on_bar, clock, middle, style)
    if spacing.times:
        times = _time_tags(one, clock, style)
        marks += _under(times, clock, middle + half, style)
        lanes = lanes_of(times, clock, style)
        below = max(below, middle + half + (0.3 + 1.1 * lanes) * profile.least * bool(lanes))
    if one.after_game and columns.after is not None:
        marks += fan(style, one.after_game, columns.after, middle)
    if style.narrow:
        placed, below = _owed_under(one, style, below)
        marks += placed
    else:
        placed, lowest = _names(one, columns, style, middle)
        marks += placed
        below = max(below, lowest)
    if columns.owed is not None:
        role = "ink" if one.next_games else "ink-soft"
        top_of_owed = middle - owed_high / 2
        marks += page.lines("", owed, columns.owed, top_of_owed, profile.least, role)[0]
    said = " ".join(player_sentences(one, clock.clock))
    title = say(w.PLAYER_SAYS, player=one.player, says=said).say(style.voice)
    name = f"player-{one.player.lower().replace(' ', '-')}"
    return Group(name, tuple(marks), "player", title), below


def _names(
    one: PlayerConduct, columns: Columns, style: Style, middle: float
) -> tuple[list[Mark], float]:
    """The name beside the bar, what he brings under it, and the y below that."""
    profile = style.profile
    name = centred(one.player, style.left, middle, profile.label, "ink", bold=True)
    brought = brought_lines(one, style, columns.names_right - style.left)
    top = middle + 0.55 * profile.label
    under, below = page.lines("", brought, style.left, top, profile.least, "ink-soft")
    return [name, *under], below


def _names_over(one: PlayerConduct, style: Style, top: float) -> tuple[list[Mark], float]:
    profile = style.profile
    name, y = page.lines("", [one.player], style.left, top, profile.label, "ink", bold=True)
    brought = brought_lines(one, style, style.right - style.left)
    under, y = page.lines("", brought, style.left, y, profile.least, "ink-soft")
    return [*name, *under], y


def _owed_under(one: PlayerConduct, style: Style, top: float) -> tuple[list[Mark], float]:
    lines = [
        line
        for phrase in next_games_words(one)
        for line in wrap(phrase.say(style.voice), style.profile.least, style.right - style.left)
    ]
    role = "ink" if one.next_games else "ink-soft"
    placed, below = page.lines("", lines, style.left, top, style.profile.least, role)
    return [*placed], below


def _bars(
    one: PlayerConduct, clock: ClockScale, top: float, bottom: float, style: Style
) -> Iterator[Mark]:
    for _, x1, x2 in clock.pieces(0, clock.clock.total):
        yield rectangle(x1, top, x2, bottom, "bar-empty")
    for span in one.spans:
        if span.state != "playing":
            shapes = tuple(
                rectangle(x1, top, x2, bottom, BARS[span.state], width=style.profile.helper)
                for _, x1, x2 in clock.pieces(span.start, span.end)
            )
            yield Group(f"{span.state}-{span.start}", shapes, span.state)


def _flag(mark: Event, clock: ClockScale, style: Style) -> Tag:
    x = clock.x(mark.at)
    if mark.offence is not None:
        number = str(mark.offence) if mark.what == "yellow" else ""
        return Tag(x, style.card_width, f"{mark.what}-card", number)
    text = w.LEFT_BOX if mark.what == "left-box" else w.INJURED
    return words_tag(x, text, "ink", style)


def _over(tags: Sequence[Tag], clock: ClockScale, bar_top: float, style: Style) -> list[Mark]:
    """Cards and events over the bar, each with a pin to its moment."""
    least = style.profile.least
    pins: list[Mark] = []
    flags: list[Mark] = []
    for tag, x, lane in dealt(tags, clock, style):
        foot = bar_top - PIN * least - lane * (style.card_height + PIN * least)
        pins.append(Line(tag.nearest(x), foot, tag.x, bar_top, "rule", width=style.profile.helper))
        middle = foot - style.card_height / 2 if tag.is_card else foot - 0.5 * least
        flags.append(_drawn(tag, x, middle, style))
    return [*pins, *flags]


def _on(tags: Sequence[Tag], clock: ClockScale, middle: float, style: Style) -> list[Mark]:
    return [
        _drawn(tag, x, middle - lane * style.card_height, style)
        for tag, x, lane in dealt(tags, clock, style)
    ]


def _drawn(tag: Tag, x: float, middle: float, style: Style) -> Mark:
    if tag.is_card:
        return Group("", page.card(style.profile, tag.role, tag.text, x, middle), tag.role)
    return centred(tag.text, x, middle, style.profile.least, tag.role, anchor="middle")


def _time_tags(one: PlayerConduct, clock: ClockScale, style: Style) -> list[Tag]:
    """From when to when he is out without a substitute, and when any other card was given."""
    tags = []
    for interval in one.short_handed:
        pieces = list(clock.pieces(interval.start, interval.end))
        text = w.FROM_TO.format(
            start=scoreboard(interval.start, clock.clock, begins=True),
            end=scoreboard(interval.end, clock.clock),
        )
        tags.append(words_tag((pieces[0][1] + pieces[-1][2]) / 2, text, "ink-soft", style))
    tags += [
        words_tag(clock.x(at), scoreboard(at, clock.clock), "ink-soft", style)
        for at in dict.fromkeys(mark.at for mark in one.marks)
        if not any(interval.start <= at <= interval.end for interval in one.short_handed)
    ]
    return tags


def scoreboard(second: int, clock: PlayingClock, *, begins: bool = False) -> str:
    """What the scoreboard shows; what `begins` as a period ends begins with the next one."""
    period, left = clock.place(second)
    if begins and left == 0 and period < len(clock.lengths):
        left = clock.lengths[period]
    return minutes(left)


def _under(tags: Sequence[Tag], clock: ClockScale, bar_bottom: float, style: Style) -> list[Mark]:
    size = style.profile.least
    return [
        Text(x, bar_bottom + (1.05 + 1.1 * lane) * size, tag.text, size, tag.role, anchor="middle")
        for tag, x, lane in dealt(tags, clock, style)
    ]
