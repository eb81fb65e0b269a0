"""A player's row on a timeline: cards, the bar, the scoreboard's times, what is owed next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from polofield.conduct.clock import PlayingClock, minutes
from polofield.conduct.player import PlayerConduct, State
from polofield.conduct.telling import next_games_words, offences_words, player_sentences
from polofield.layout import page
from polofield.layout.conduct.base import Style, centred, fan, named_after, rectangle, text_block
from polofield.layout.conduct.clock import ClockScale
from polofield.layout.conduct.columns import Columns, brought_lines, owed_lines
from polofield.layout.conduct.spacing import PIN, Spacing
from polofield.layout.conduct.tags import (
    Placed,
    Tag,
    lanes,
    marks_tags,
    over_their_moments,
    pinned,
    words_tag,
)
from polofield.layout.metrics import wrap
from polofield.layout.page import LEADING
from polofield.layout.sheet import Group, Line, Mark, Text
from polofield.rulings.phrase import say
from polofield.words import conduct_figures as w

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
    over = pinned(marks_tags(one, clock, style), clock, style)
    half = spacing.bar * profile.least / 2
    owed = owed_lines(one, style, columns.room_for_owed) if columns.owed is not None else []
    name_high = 0.0
    if not style.narrow and len(lines := _name_lines(one, columns, style)) > 1:
        name_high = len(lines) * LEADING * profile.label
    owed_high = len(owed) * LEADING * profile.least
    heights = _lane_heights(over, style)
    room_over = max(sum(heights), spacing.least_over * profile.least)
    marks: list[Mark] = []
    if style.narrow:
        marks, top = _names_over(one, style, top)
    beside = style.card_height / 2 if one.after_game else 0.0
    middle = top + max(room_over + half, beside, owed_high / 2, name_high / 2)
    below = middle + max(half, beside, owed_high / 2)
    marks += _bars(one, clock, middle - half, middle + half, style)
    marks += _over(over, heights, middle - half, style)
    times = over_their_moments(_time_tags(one, clock, style), clock, style)
    marks += _under(times, middle + half, style)
    if times:
        below = max(below, middle + half + (0.3 + 1.1 * lanes(times)) * profile.least)
    placed, below = _offences(one, clock, style, below)
    marks += placed
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
    return Group(named_after("player", one.player), tuple(marks), "player", title), below


def _name_lines(one: PlayerConduct, columns: Columns, style: Style) -> list[str]:
    return wrap(one.player, style.profile.label, columns.names_right - style.left, weight=700)


def _names(
    one: PlayerConduct, columns: Columns, style: Style, middle: float
) -> tuple[list[Mark], float]:
    """The name beside the bar, what the player brings under it, and the y below that."""
    profile = style.profile
    lines = _name_lines(one, columns, style)
    step = LEADING * profile.label
    first = middle - (len(lines) - 1) * step / 2
    name = [
        centred(line, style.left, first + index * step, profile.label, "ink", weight=700)
        for index, line in enumerate(lines)
    ]
    brought = brought_lines(one, style, columns.names_right - style.left)
    top = first + (len(lines) - 1) * step + 0.55 * profile.label
    under, below = page.lines("", brought, style.left, top, profile.least, "ink-soft")
    return [*name, *under], below


def _names_over(one: PlayerConduct, style: Style, top: float) -> tuple[list[Mark], float]:
    profile = style.profile
    lines = wrap(one.player, profile.label, style.right - style.left, weight=700)
    name, y = page.lines("", lines, style.left, top, profile.label, "ink", weight=700)
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


def _lane_heights(over: Sequence[Placed], style: Style) -> list[float]:
    """How high each line over the bar is, with the pin under it."""
    pin = PIN * style.profile.least
    return [
        pin + max(_height(one.tag, style) for one in over if one.lane == lane)
        for lane in range(lanes(over))
    ]


def _height(tag: Tag, style: Style) -> float:
    return style.card_height if tag.is_card else style.profile.least


def _over(
    over: Sequence[Placed], heights: Sequence[float], bar_top: float, style: Style
) -> list[Mark]:
    """Cards and events over the bar, each with a pin to its moment."""
    pins: list[Mark] = []
    flags: list[Mark] = []
    for one in over:
        tag, high = one.tag, _height(one.tag, style)
        foot = bar_top - PIN * style.profile.least - sum(heights[: one.lane])
        # a pole goes up along the words that fly from it, a card is its own end
        top = foot - high if one.flies and not tag.is_card else foot
        pins.append(Line(one.pin, top, tag.x, bar_top, "rule", width=style.profile.helper))
        flags.append(_drawn(tag, one.x, foot - high / 2, style))
    return [*pins, *flags]


def _drawn(tag: Tag, x: float, middle: float, style: Style) -> Mark:
    if tag.is_card:
        return Group("", page.card(style.profile, tag.role, tag.text, x, middle), tag.role)
    return centred(tag.text, x, middle, style.profile.least, tag.role, anchor="middle")


def _time_tags(one: PlayerConduct, clock: ClockScale, style: Style) -> list[Tag]:
    """From when to when the player is out, no substitute, and when any other card was given."""
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


def _offences(
    one: PlayerConduct, clock: ClockScale, style: Style, top: float
) -> tuple[list[Mark], float]:
    """The offences with their cards under the clock, where these are two counts; the y below."""
    if not (told := offences_words(one)):
        return [], top
    text = "; ".join(phrase.say(style.voice) for phrase in told)
    placed, below = text_block(
        text, clock.left, top, clock.right - clock.left, style.profile, "ink"
    )
    return [*placed], below


def _under(times: Sequence[Placed], bar_bottom: float, style: Style) -> list[Mark]:
    size = style.profile.least
    return [
        Text(one.x, bar_bottom + (1.05 + 1.1 * one.lane) * size,
             one.tag.text, size, one.tag.role, anchor="middle")
        for one in times
    ]  # fmt: skip
