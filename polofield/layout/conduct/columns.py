"""The columns of a timeline: names, the clock, cards after the game, what the next games owe."""

from __future__ import annotations

from dataclasses import dataclass

from polofield.conduct.game import GameConduct
from polofield.conduct.player import PlayerConduct
from polofield.conduct.telling import owed_words
from polofield.layout.conduct.base import Style, fan_width
from polofield.layout.conduct.clock import ClockScale
from polofield.layout.conduct.spacing import Spacing
from polofield.layout.conduct.tags import with_room
from polofield.layout.metrics import text_width, wrap
from polofield.rulings.phrase import Duration, ordinal, say
from polofield.surface.units import TOLERANCE
from polofield.words import conduct_figures as w

MOST_FOR_NAMES = 0.17
"""The most that the column takes, in page widths; text wraps at that."""


MOST_FOR_A_NAME = 0.25
"""The most that a name takes, in page widths; a longer one stands on several lines."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Where each column begins, and the lines of text in it.

    `after` and `owed` are None where nothing stands in them.
    """

    names_right: float
    clock: ClockScale
    after: float | None
    owed: float | None
    room_for_owed: float


def columns_for(conduct: GameConduct, style: Style, spacing: Spacing) -> Columns:
    """Columns that hold what this game has to show; the clock takes what they leave.

    On a narrow page names stand over their bars, and what is owed under them.
    """
    profile = style.profile
    gap = profile.margin * 0.6
    names_right = style.left if style.narrow else style.left + _names_width(conduct, style)
    right = style.right
    owed = None
    room = 0.0
    if not style.narrow and any(one.next_games for one in conduct.players):
        most = spacing.owed * profile.width
        widths = [text_width(w.NEXT_GAME, profile.least)]
        for one in conduct.players:
            widths += [text_width(line, profile.least) for line in owed_lines(one, style, most)]
        room = max(widths) + 0.01
        owed = right - room
        right = owed - 1.6 * gap
    after = None
    if any(one.after_game for one in conduct.players):
        widths = [fan_width(style, one.after_game) for one in conduct.players]
        wide = max(*widths, text_width(w.AFTER, profile.least))
        after = right - wide
        right = after - gap
    left = style.left if style.narrow else names_right + gap
    clock = ClockScale(conduct.clock, left, right, 0.35 * profile.margin)
    return Columns(names_right, with_room(conduct.players, clock, style), after, owed, room)


def _names_width(conduct: GameConduct, style: Style) -> float:
    profile = style.profile
    most = MOST_FOR_NAMES * profile.width
    names = [text_width(one.player, profile.label, weight=700) for one in conduct.players]
    names += [text_width(one.team, profile.label, weight=700) for one in conduct.strength]
    names = [min(wide, MOST_FOR_A_NAME * profile.width) + TOLERANCE for wide in names]
    names += [text_width(word, profile.least) for word in (w.ON_THE_FIELD, w.PERIOD)]
    for one in conduct.players:
        names += [text_width(line, profile.least) for line in brought_lines(one, style, most)]
    return max(names)


def brought_lines(one: PlayerConduct, style: Style, room: float) -> list[str]:
    """What a player brings into the game, under the name."""
    carried = one.carried
    told: list[str] = []
    if carried.suspended:
        told.append(w.BRINGS_SUSPENSION)
    if carried.box_seconds:
        told.append(say(w.BRINGS_BOX, box=Duration(carried.box_seconds)).say(style.voice))
    if carried.yellows:
        told.append(w.BRINGS_YELLOW)
    return wrap(", ".join(told), style.profile.least, room)


def owed_lines(one: PlayerConduct, style: Style, room: float) -> list[str]:
    """What a player owes in the next games, line by line."""
    if not one.next_games:
        return [w.OWES_NOTHING]
    lines: list[str] = []
    for index, owed in enumerate(one.next_games):
        words = owed_words(owed)
        if len(one.next_games) > 1:
            words = say(w.NTH_OWED, nth=ordinal(index + 1), owed=words)
        lines += wrap(words.say(style.voice), style.profile.least, room)
    return lines
