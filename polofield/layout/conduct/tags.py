"""Tags that point at moments of the clock, each within reach of its moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from polofield.conduct.player import PlayerConduct
from polofield.layout.conduct.base import Style, spread
from polofield.layout.conduct.clock import ClockScale
from polofield.layout.metrics import text_width
from polofield.layout.typeface import Weight
from polofield.surface.units import TOLERANCE
from polofield.words import conduct_figures as w

GAP = 0.55
"""What lies between two tags, in least text sizes."""
REACH = 1.7
"""How far from its moment the middle of a tag with a pin may be, in least text sizes."""
PAD = 0.25
"""What lies between a pole and the words that fly from it, in least text sizes."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A card, an event or a time, `width` wide, for the moment at `x`.

    `role` is that of the text, or of a card, if it `is_card`, with `text` on it.
    """

    x: float
    width: float
    role: str
    text: str
    is_card: bool = False

    def nearest(self, middle: float) -> float:
        """Where its moment is nearest to it, when its middle is there."""
        half = self.width / 2
        return max(middle - half, min(self.x, middle + half))


@dataclass(frozen=True, slots=True)
class Placed:
    """A tag where it stands.

    Attributes:
        tag: it.
        x: its middle.
        lane: 0 is the nearest to what it points at.
        pin: where its pin leaves it.
        flies: whether it flies from a pole that stands on its moment.
    """

    tag: Tag
    x: float
    lane: int
    pin: float
    flies: bool = False

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.x + self.tag.width / 2


def words_tag(x: float, text: str, role: str, style: Style, *, weight: Weight = 500) -> Tag:
    """A tag of words in the least size."""
    return Tag(x, text_width(text, style.profile.least, weight), role, text)


def marks_tags(one: PlayerConduct, clock: ClockScale, style: Style) -> list[Tag]:
    """A player's cards and other events, in order; a yellow says which of the player's it is."""
    tags = []
    for mark in one.marks:
        x = clock.x(mark.at)
        if mark.offence is not None:
            number = "" if mark.yellow is None else str(mark.yellow)
            tags.append(Tag(x, style.card_width, f"{mark.what}-card", number, is_card=True))
        else:
            text = w.LEFT_BOX if mark.what == "left-box" else w.INJURED
            tags.append(words_tag(x, text, "ink", style))
    return tags


def lanes(placed: Iterable[Placed]) -> int:
    """How many lines the tags take."""
    return max((one.lane + 1 for one in placed), default=0)


def over_their_moments(tags: Sequence[Tag], clock: ClockScale, style: Style) -> list[Placed]:
    """Side by side, in as many lines as it takes for each to reach over its own moment."""
    return _dealt(tags, clock, style, lambda tag: tag.width / 2)


def in_reach(tags: Sequence[Tag], clock: ClockScale, style: Style) -> list[Placed]:
    """Side by side, in as many lines as it takes for the pin of each to be short."""
    return _dealt(tags, clock, style, lambda tag: _reach(tag, style))


def pinned(tags: Sequence[Tag], clock: ClockScale, style: Style) -> list[Placed]:
    """Side by side in one line with short pins; where that cannot be, each flies from a pole.

    A pole stands on the moment itself.
    """
    row = _row(tags, clock, style, 0)
    if all(abs(one.x - one.tag.x) <= _reach(one.tag, style) for one in row):
        return row
    gap = GAP * style.profile.least
    placed: list[Placed] = []
    for cluster in _clusters(tags, style):
        free = max((one.right + gap for one in placed), default=clock.left)
        ways = [_flown(cluster, turned, style) for turned in range(len(cluster))]
        placed += min((way for way in ways if way is ways[0] or _left(way) >= free), key=lanes)
    return placed


def _clusters(tags: Sequence[Tag], style: Style) -> Iterator[list[Tag]]:
    """Tags that would meet if all flew to the right, together."""
    cluster: list[Tag] = []
    end = 0.0
    for tag in sorted(tags, key=_moment):
        if cluster and tag.x >= end:
            yield cluster
            cluster = []
        cluster.append(tag)
        end = max(end, tag.x + _flown_width(tag, style))
    if cluster:
        yield cluster


def _flown(cluster: Sequence[Tag], turned: int, style: Style) -> list[Placed]:
    """Tags in order of time, the first `turned` of them to the left of their poles.

    Each flies over those whose pole its own place would cross: to the right an earlier one over
    the later, to the left a later one over the earlier. So no pole crosses a tag.
    """
    placed: list[Placed] = []
    for side, members in ((-1, cluster[:turned]), (1, cluster[turned:][::-1])):
        flown: list[Placed] = []
        for tag in members:
            far = tag.x + side * _flown_width(tag, style)
            lane = lanes(one for one in flown if side * one.tag.x < side * far)
            pad = 0.0 if tag.is_card else PAD * style.profile.least
            middle = tag.x + side * (pad + tag.width / 2)
            flown.append(Placed(tag, middle, lane, tag.x, flies=True))
        placed += flown
    return placed


def _flown_width(tag: Tag, style: Style) -> float:
    """How much of a line a tag takes, from its pole on, with what must lie after it."""
    return tag.width + (GAP + (0.0 if tag.is_card else PAD)) * style.profile.least


def _left(placed: Iterable[Placed]) -> float:
    return min(one.x - one.tag.width / 2 for one in placed)


def with_room(players: Iterable[PlayerConduct], clock: ClockScale, style: Style) -> ClockScale:
    """The clock, shorter where tags that fly from its end need the room after it."""
    given = list(players)
    narrower = clock
    # what it is shortened by moves a moment near its end by nearly as much: a few rounds settle it
    for _ in range(8):
        rows = (pinned(marks_tags(one, narrower, style), narrower, style) for one in given)
        beyond = max((one.right - clock.right for row in rows for one in row), default=0.0)
        if beyond <= TOLERANCE:
            break
        narrower = replace(narrower, right=narrower.right - beyond)
    return narrower


def _moment(tag: Tag) -> float:
    return tag.x


def _reach(tag: Tag, style: Style) -> float:
    return max(tag.width / 2, REACH * style.profile.least)


def _dealt(
    tags: Sequence[Tag], clock: ClockScale, style: Style, reach: Callable[[Tag], float]
) -> list[Placed]:
    ordered = sorted(tags, key=_moment)
    for count in range(1, len(ordered) + 1):
        placed = [
            one for lane in range(count) for one in _row(ordered[lane::count], clock, style, lane)
        ]
        if all(abs(one.x - one.tag.x) <= reach(one.tag) + TOLERANCE for one in placed):
            return placed
    return placed if ordered else []


def _row(tags: Sequence[Tag], clock: ClockScale, style: Style, lane: int) -> list[Placed]:
    """One line of tags, as near to their moments as can be."""
    ordered = sorted(tags, key=_moment)
    wanted = [(tag.x, tag.width) for tag in ordered]
    middles = spread(wanted, GAP * style.profile.least, clock.left, clock.right)
    return [Placed(tag, x, lane, tag.nearest(x)) for tag, x in zip(ordered, middles, strict=True)]
