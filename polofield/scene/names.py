"""What the named things of a figure are called: the ids of its SVG, without their prefix.

These are stable: a later version may add names, and changes none without saying so.
"""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from types import MappingProxyType

NAMES: Mapping[str, str] = MappingProxyType(
    {
        "title, clause, sentence": "the words above the picture",
        "key, note, note-*, scale-bar, scale-note": "below it, or beside it on a slide",
        "surround, run-off, stripes": "the ground and what lies round it",
        "playing-area, wall": "the field; the arena's wall",
        "left-side, right-side, end-*": "boards or side lines; back lines, at the end"
        " `attacked` or `defended`",
        "centre-line, centre-t, line-*, mark-*, number-*, safety-limits-*": "lines and marks of"
        " the surface, and their numbers",
        "goal-attacked, goal-defended, recess-*, post-*": "goals and posts",
        "goal-words, own-goal-words": "whose goal it is",
        "zone-*": "a zone, with whom it binds; `-edge` is its outline",
        "words-*": "the words in a zone",
        "measure-*, size-*": "a distance that the rule or the surface names",
        "at, at-*": "where it happened, where the ball was moved from there",
        "move, move-*, level": "the arrow from there to the ball, and with what it is level",
        "moves, stays": "of a sweep: the arrows of all its places, and those that have none",
        "ball, ball-*": "the ball",
        "hitting-*, opposing-*": "a player by his side and number",
        "remedy-*": "the shortest way to a legal place, of a player who stands wrong",
        "umpire-*, referee-*, goal-judge-*": "an official",
        "direction": "which way the hitting side attacks",
        "throw, toward, travel, way-in-*, onside-*, off-field-*": "ways of the ball and of players",
        "spot-*, name-*, place-*, defender-*": "spots of an overview, their names, and"
        " the places of a defender",
    }
)
"""Ids of the figures of a surface, and what has them. `*` stands for a number or more words."""

PATTERNS = tuple(pattern for names in NAMES for pattern in names.split(", "))


def pattern_of(name: str) -> str | None:
    """The pattern of `NAMES` that a name is spelled by; None where it is spelled by none."""
    return next((pattern for pattern in PATTERNS if fnmatchcase(name, pattern)), None)
