"""The words of the readings of outdoor Rule 22, the restarts: see `readings`."""

from typing import Final

RESTART_READINGS: Final[dict[str, tuple[str, str, str]]] = {
    "F": (
        "Fair-play possession: behind the 30-yard line",
        "The line of the end that the opposing side defends, wherever the ball is: the text names no"
        " other. Far from that end it leaves the side in possession alone with the ball.",
        "The 30 yd are counted from the ball.",
    ),
    "Q": (
        "Foul shot passed or late: the goal that “that team” defends",
        "The goal of the side that failed to hit. In front of the other goal a Penalty 2 passed by, which"
        " brings a Penalty 5a, would bring a Penalty 4. On the 60 counts as inside it.",
        "The goal of the side that now hits.",
    ),
    "R": (
        "Knock-in: when an opponent who was off the field may play",
        "Once he has passed a properly placed team-mate, or once the ball has gone 30 yd and he has"
        " passed midfield. Level is not past.",
        "Past midfield in both cases.",
    ),
    "S": (
        "Fair-play possession from the 60: a hit to a team-mate",
        "As on a side-out from the 60: 30 yd or more, the hitter waits for another player, and a shorter"
        " hit brings the same. The text gives no meaning of its own.",
        "Any hit towards a team-mate, however short.",
    ),
}
