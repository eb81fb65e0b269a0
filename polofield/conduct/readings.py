"""Readings of Rule 33: how polofield reads a text that is open, and the other possible reading."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from polofield.conduct import numbers as n
from polofield.rulings.clause import Clause
from polofield.words import conduct as w


@dataclass(frozen=True, slots=True)
class Reading:
    """A choice between two readings of the text.

    Attributes:
        id: its name.
        title: its subject.
        taken: the reading that polofield follows.
        other: the other reading.
        clause: the part of the text that is open.
    """

    id: str
    title: str
    taken: str
    other: str
    clause: Clause

    @property
    def words(self) -> str:
        """The reading that polofield follows, with its name and subject."""
        return f"{self.id} ({self.title[:1].lower()}{self.title[1:]}): {self.taken}"


READINGS = (
    Reading("X", *w.READING_X, n.RED),
    Reading("Y", *w.READING_Y, n.CARRYING_OVER),
    Reading("Z", *w.READING_Z, n.ACCUMULATED),
    Reading("AA", *w.READING_AA, n.ACCUMULATED),
    Reading("BB", *w.READING_BB, n.RED),
    Reading("red-in-box", *w.READING_RED_IN_BOX, n.RED),
    Reading("two-parts", *w.READING_TWO_PARTS, n.CARRYING_OVER),
    Reading("status-waits", *w.READING_STATUS_WAITS, n.CARRYING_OVER),
    Reading("entered", *w.READING_ENTERED, n.NOT_ENTERED),
    Reading("any-team", *w.READING_ANY_TEAM, n.NOT_ENTERED),
    Reading("several-counts", *w.READING_SEVERAL_COUNTS, n.ACCUMULATED),
    Reading("handicap-unknown", *w.READING_HANDICAP_UNKNOWN, n.GAMES_THAT_COUNT),
)


def in_order(relied_on: Iterable[str]) -> tuple[str, ...]:
    """The ids of readings, each once, in the order of `READINGS`."""
    ids = set(relied_on)
    return tuple(reading.id for reading in READINGS if reading.id in ids)
