"""What the named things of a figure are called: the ids of its SVG, without their prefix.

These are stable: a later version may add names, and changes none without saying so.
"""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from types import MappingProxyType

SURFACE_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "surround, run-off": "the ground and what lies round it",
        "playing-area, wall": "the field; the arena's wall",
        "left-side, right-side, end-*": "boards or side lines; back lines, at the end"
        " `attacked` or `defended`",
        "centre-line, centre-t, line-*, mark-*, number-*, safety-limits-*": "lines and marks of"
        " the surface, and their numbers",
        "mouth-*, recess-*, post-*": "goals: their mouths, recesses and posts",
        "goal-words, own-goal-words": "whose goal it is",
        "place-*": "where a side stands, or the defender",
        "closed": "ground that is closed to somebody",
        "limit-*": "a limit with its teeth, after the side that it binds",
        "rest-*": "the rest of a circle that is part of a limit",
        "words-*": "the words in a place, on closed ground, at the cross or along a path",
        "ruler": "the ruler along the ground",
        "measure-*, size-*": "a distance that the rule or the surface names",
        "at, at-*": "where it happened, where the ball was moved from there",
        "move, move-*, level": "the arrow from there to the ball, and with what it is level",
        "hit": "the way of the ball as it is hit",
        "bound, bound-end": "the line on which the ball is put, and the last place on it",
        "lens": "ball and place larger, where they would touch",
        "swept-*": "of a sweep: the parts from which the ball is put elsewhere, and their edges",
        "ball": "the ball",
        "hitting-*, opposing-*": "a player by side and number: the badge; `-horse` is the horse",
        "remedy-*": "the shortest way to a legal place, of a player who stands wrong",
        "umpire-*, referee-*, goal-judge-*": "an official, likewise",
        "throw, toward, pass, way-in-*, way-out-*, gate-*, onside-*, off-field-*": "ways of the"
        " ball and of players, and from where a player may play",
        "spine": "on a page of all cases: the line of time",
        "spot-*, name-*, line-*, bars-*": "spots of an overview, their names, and the bounds"
        " of the ball",
    }
)
"""Ids of the figures of a surface, and what has them. `*` stands for a number or more words."""

CONDUCT_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "player-*": "a player's row or board: after him, and after the year of a board",
        "box-*, out-short-*, out-*, injured-*": "a time in which he is in the box, out with his"
        " side short, out with a substitute in, hurt: after the second of play at which it begins",
        "count-*": "a cell of a board: after him, the year, the tier or `all`, and the window",
        "strength-*": "how many of a team are on the field; `-period-` and its number are one"
        " period of it",
        "next-game": "the line beyond which the next game's minutes stand",
        "rung-*": "a rung of the ladder, after its offence and card; `-this` and `-next` are its"
        " minutes in this game and the next",
        "part-*, case-*": "the parts of what follows after a game, and their cases; `-game-` and"
        " its number are the minutes of one of the next games",
    }
)
"""Ids of the figures of cards, likewise."""

PAGE_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "clause, title, qualifier, head-*, sentence": "the words above the picture",
        "inset, direction": "the whole ground, small, and which way the hitting side attacks",
        "strip, cell-*": "what follows: its title, and its cells from left to right",
        "key, note, note-*, scale-bar, scale-note": "below it, or beside it on a slide",
    }
)
"""Ids of what stands on the page of every figure, likewise."""

LAYER_NAMES: Mapping[str, str] = MappingProxyType(
    {
        "ground": "the ground and what lies round it",
        "zones": "where each side stands, and what is closed",
        "lines": "lines and marks of the surface",
        "limits": "the limits with their teeth",
        "goals": "the goals",
        "measures": "distances",
        "moves": "ways, and where it happened",
        "horses": "the horses of people, under the ball and all badges",
        "ball": "the ball",
        "players": "people; on figures of cards their rows or boards",
        "remedies": "the shortest ways to a legal place",
        "labels": "words on the ground",
        "cases": "the cases of a what-if, of a decision, of what follows after a game",
        "clock": "the periods over a timeline",
        "strength": "how many of each team are on the field",
        "head": "what stands over columns",
        "spine": "the way from rung to rung of the ladder",
        "rungs": "the rungs",
        "strip": "what follows, in small pictures",
        "text": "the words above and below",
    }
)
"""The layers of all figures: those of a surface from the ground up, then others, then `text`."""

PART_CLASSES: Mapping[str, str] = MappingProxyType(
    {
        "inset": "the whole ground, small",
        "head-line": "a line of the head with its symbol",
        "limit": "a limit with its teeth",
        "lens": "a part of the ground three times as large",
        "key": "the key",
        "key-entry": "a sample with its words",
        "scale-bar": "the scale bar",
        "dimension-line": "a distance: its line and its words",
        "halo": "the rim of words, which are there once more for it",
        "cell": "what follows in one case: a small picture and its words",
        "clock": "a stopwatch and its time",
        "case": "a case and what follows",
        "part": "a few cases under one heading",
        "rung": "a rung of the ladder",
        "minutes": "a bar of minutes in a game",
        "card": "one of the cards held like a hand",
        "player": "a player's row or board",
        "count": "a cell of a board",
        "strength": "how many of a team are on the field",
        "box": "a time in the box",
        "out-short": "a time out, with the side short",
        "out": "a time out, with a substitute in",
        "injured": "a time in which somebody hurt is out",
    }
)
"""Classes of what consists of several marks, each of which has its role as class."""


def patterns(names: Mapping[str, str]) -> tuple[str, ...]:
    """The patterns of some names, each for itself."""
    return tuple(pattern for several in names for pattern in several.split(", "))


PATTERNS = tuple(
    pattern for names in (SURFACE_NAMES, CONDUCT_NAMES, PAGE_NAMES) for pattern in patterns(names)
)


def pattern_of(name: str) -> str | None:
    """The pattern that a name is spelled by; None where it is spelled by none."""
    return next((pattern for pattern in PATTERNS if fnmatchcase(name, pattern)), None)
