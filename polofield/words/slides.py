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
        "direction": "The way of the attack",
        "key": "Key",
        "scale-bar": "Scale",
    }
)

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
BOARD_SAYS: Final = (
    "Players, umpires and the ball wait beyond the ends: drag them where you want them."
)

# Questions
CAUSE_AND_QUESTION: Final = "{cause} {question}"
WHERE_BALL: Final = "Where is the ball put, and who has it?"
WHERE_KEEP: Final = "Who has to keep where, and until when?"
WHERE_THROWN: Final = "Where is the ball thrown in, and which way?"
WHO_WRONG: Final = "Who stands wrongly, by which rule, and what is his shortest way out?"
WHAT_FOLLOWS: Final = "What follows in each of these cases?"
LINE_UP: Final = "How would you place both sides?"
IS_HE_LEGAL: Final = (
    "Drag a player: does he still stand rightly? If not, what is his shortest way out?"
)
WHAT_NEXT: Final = "What may happen next, and how does play go on then?"
WHOSE_BALL: Final = "Take one of these cases: whose ball is it, and from where?"
WHAT_HERE: Final = "Which of these marks and distances does a rule name, and for what?"
WHAT_CARD: Final = "Take one player: what would his next card bring, in this game and after it?"
NOT_SAID: Final = "?"

# Speaker notes
ASK: Final = "Ask the class: {question}"
ANSWER: Final = "Answer: {answer}"
CLAUSE: Final = "By {clause}."
NOTE: Final = "Note: {note}"
BOARD_NOTE: Final = "Everything on this slide is a shape: drag, copy or delete it, and draw on it."

# Handouts
PAGE: Final = "{page} of {pages}"
