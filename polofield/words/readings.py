"""The words of the readings: what is open, what is taken and why, and the other side."""

from typing import Final

from polofield.words.readings_arena import ARENA_READINGS
from polofield.words.readings_restarts import RESTART_READINGS

READINGS: Final[dict[str, tuple[str, str, str]]] = {
    **RESTART_READINGS,
    "A": (
        "Penalty 2 from the spot: where the fouling side waits",
        "Behind the back line as well as 30 yd from the ball and clear of the goal: the text then bars"
        " it from entering the field, which only somebody off the field could do.",
        "Anywhere 30 yd from the ball.",
    ),
    "B": (
        "Between the ball and the defended goal",
        "Goal side of the ball: no farther from the defended back line than the ball is, anywhere across.",
        "Only inside the wedge from the ball to the two posts.",
    ),
    "C": (
        "Penalty 5a near the back line",
        "No least distance from the back line: the text gives one from boards and side lines only.",
        "The same 5 yd from every edge of the field.",
    ),
    "D": (
        "Behind the 30-yard line",
        "All of the ground beyond it, the goal mouth and the end zone included: only Penalties 2 and 3"
        " keep the goal itself clear.",
        "The goal mouth is barred as on a Penalty 2.",
    ),
    "E": (
        "In the vicinity of the goal",
        "No figure is given, so no zone is drawn: the umpire judges.",
        "Some fixed distance from the goal.",
    ),
    "G": (
        "A ball that crosses between the posts",
        "That is a goal, so a knock-in or a safety there is refused. Between a post and 5 yd beside it a"
        " knock-in is taken 5 yd from the post; within 5 yd of the side, boards or line, 5 yd from it.",
        "A knock-in 5 yd from the nearer post whatever brought the ball there.",
    ),
    "O": (
        "When the positions of a Penalty 5a or 5b lapse",
        "When the ball is hit or hit at, as with the other penalties: the text is silent.",
        "When the umpire calls “Play”.",
    ),
    "P": (
        "Penalty 7: a handicap equal to or higher than that of any player",
        "Of every player of the fouling side: only then is nobody above him.",
        "Of at least one of them.",
    ),
    **ARENA_READINGS,
}
