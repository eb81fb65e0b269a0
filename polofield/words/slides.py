"""The words of slides and handouts: what a slide asks, says and describes."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Text alternatives of what is grouped on a slide
LAYERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "zones": "Zones",
        "lines": "Boards, lines and marks",
        "measures": "Distances that the rule names",
        "moves": "Where it happened and where the ball goes from there",
        "direction": "Direction of attack",
        "key": "Key",
        "scale-bar": "Scale",
    }
)
GROUPS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "at": "Where it happened",
        "move": "The way to where the ball is put",
        "path": "The way of the ball or of a player",
        "remedy": "The shortest way to a legal place",
        "dimension-line": "A distance that the rule names",
        "limit": "How far players may come before the hit",
        "ball": "The ball",
        "ruler": "A ruler with the distances from the goal",
        "path-hitting": "The way that the side that hits takes",
        "path-opposing": "The way that the other side takes",
        "place-hitting": "Where the side that hits stands",
        "place-opposing": "Where the other side stands",
        "place-hitting-large": "Where the side that hits stands",
        "place-opposing-large": "Where the other side stands",
        "closed": "Closed ground",
        "card": "Card",
        "yellow-card": "Yellow card",
        "red-card": "Red card",
        "minutes": "A bar of minutes",
        "box": "In the box",
        "out": "Out of the game",
        "out-short": "Out of the game, and the side a player short",
        "count": "No cards counted",
    }
)
SOMETHING: Final = "A part of the figure"

# Where a page has no room for every case, or note
MORE: Final = "… and {count} more."

# Titles
STEPS: Final = (
    "where it happened",
    "the ball",
    "who keeps where",
    "the line-up",
    "what may follow",
)
STEP_TITLE: Final = "{title}: {step}"
PART_TITLE: Final = "{title} ({part} of {parts})"
QUESTION_TITLE: Final = "{title}: your call"
BOARD_FIELD: Final = "The field, to be set up"
BOARD_ARENA: Final = "The arena, to be set up"
TO_BE_SET_UP: Final = "to be set up"
YOUR_CALL: Final = "your call"
BOARD_SAYS: Final = (
    "Players, umpires and the ball wait beyond the ends: drag them where you want them."
)

# Questions
CAUSE_AND_QUESTION: Final = "{cause} {question}"
WHERE_BALL: Final = "Where is the ball put, and who has it?"
WHERE_KEEP: Final = "Where does every player have to be, and until when?"
WHERE_THROWN: Final = "Where is the ball thrown in, and which way?"
WHO_WRONG: Final = (
    "Who is incorrectly positioned, by which rule, and what is the shortest way to a legal place?"
)
WHAT_FOLLOWS: Final = "What follows in each of these cases?"
LINE_UP: Final = "How would you place both sides?"
STILL_LEGAL: Final = (
    "Drag a player: is that player still correctly positioned? If not, what is the shortest way"
    " to a legal place?"
)
WHAT_NEXT: Final = "What may happen next, and how does play go on then?"
WHOSE_BALL: Final = "Take one of these cases: whose ball is it, and from where?"
WHAT_HERE: Final = "Which of these marks and distances does a rule name, and for what?"
WHAT_CARD: Final = "Take one player: what would the next card bring, in this game and after it?"
NOT_SAID: Final = "?"

# What is known of a situation before the question, by the rule that is asked about
CAUSES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "outdoor/penalty-6": "{Opp} sent the ball over its own back line.",
        "outdoor/knock-in": "{Opp} sent the ball over the back line.",
        "outdoor/side-out": "{Opp} hit the ball out.",
        "outdoor/fair-play": "Play was stopped while {hit} had the ball.",
        "arena/free-hit": "{Opp}’s hit failed.",
    }
)
AT_FAULT: Final = "{Opp} is at fault."

# Verdicts
ALL_RIGHT: Final = "Everybody is correctly positioned."
IS_WRONG: Final = "{who} is {fault}"
BROKEN: Final = "{wrong}: {label} ({clause})."
IS_EXEMPT: Final = "{who} is exempt, {why}."

# Speaker notes
ASK: Final = "Ask the class: {question}"
ANSWER: Final = "Answer: {answer}"
CLAUSE: Final = "By {clause}."
NOTE: Final = "Note: {note}"
BOARD_NOTE: Final = "Everything on this slide is a shape: drag, copy or delete it, and draw on it."

# Handouts
PAGE: Final = "{page} of {pages}"
TO_SCALE: Final = (
    "Grounds, spots and zones are to scale; ball and players are enlarged where they would be too"
    " small."
)
