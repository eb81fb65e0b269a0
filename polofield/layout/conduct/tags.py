"""Tags that point at moments of the clock: side by side, as near to their moments as can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from polofield.layout.conduct.base import Style, lanes_needed, spread
from polofield.layout.conduct.clock import ClockScale
from polofield.layout.metrics import text_width

GAP = 0.55
"""What lies between two tags, in least text sizes."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A card, an event or a time, `width` wide, for the moment at `x`.

    `role` is that of the text, or of a card with `text` on it.
    """

    x: float
    width: float
    role: str
    text: str

    def nearest(self, middle: float) -> float:
        """Where its moment is nearest to it, when its middle is there."""
        half = self.width / 2
        return max(middle - half, min(self.x, middle + half))

    @property
    def is_card(self) -> bool:
        """Whether it is drawn as a card."""
        return self.role.endswith("-card")


def words_tag(x: float, text: str, role: str, style: Style, *, bold: bool = False) -> Tag:
    """A tag of words in the least size."""
    return Tag(x, text_width(text, style.profile.least, bold), role, text)


def lanes_of(tags: Sequence[Tag], clock: ClockScale, style: Style) -> int:
    """How many lines the tags take, over the clock's width."""
    if not tags:
        return 0
    gap = GAP * style.profile.least
    return lanes_needed((tag.width for tag in tags), gap, clock.right - clock.left)


def dealt(tags: Sequence[Tag], clock: ClockScale, style: Style) -> Iterator[tuple[Tag, float, int]]:
    """Each tag with the x of its middle and its lane, 0 the nearest to what it points at."""
    gap = GAP * style.profile.least
    lanes = lanes_of(tags, clock, style)
    ordered = sorted(tags, key=lambda tag: tag.x)
    for lane in range(lanes):
        there = ordered[lane::lanes]
        wanted = [(tag.x, tag.width) for tag in there]
        for tag, x in zip(there, spread(wanted, gap, clock.left, clock.right), strict=True):
            yield tag, x, lane
